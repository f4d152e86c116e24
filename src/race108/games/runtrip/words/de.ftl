# Run & Trip auf Deutsch.

runtrip-name = Run & Trip
runtrip-name-advanced = Run & Trip (Fortgeschrittene)
runtrip-name-team = Run & Trip (Team)
square = { $square }
square-start = Start
token-of = Figur { $letter } von { $owner }
tell-rt-run = { $who ->
    [you] Du läufst mit { $card } { $start ->
        [Start] vom Start
       *[other] von { $start }
      } auf { $square }.
   *[other] { $player } läuft mit { $card } { $start ->
        [Start] vom Start
       *[other] von { $start }
      } auf { $square }.
  }
tell-rt-run-token = { $who ->
    [you] Du läufst mit { $card }: Deine Figur { $letter } geht { $start ->
        [Start] vom Start
       *[other] von { $start }
      } auf { $square }.
   *[other] { $player } läuft mit { $card }: { $token } geht { $start ->
        [Start] vom Start
       *[other] von { $start }
      } auf { $square }.
  }
tell-rt-stay = { $who ->
    [you] Du spielst { $card }, aber deine Figur käme über 100 hinaus und bleibt stehen.
   *[other] { $player } spielt { $card }, aber die Figur käme über 100 hinaus und bleibt stehen.
  }
tell-rt-trip = { $who ->
    [you] Du stellst { $token } mit { $cards } ein Bein.
    [at-you] { $player } stellt dir mit { $cards } ein Bein.
    [at-yours] { $player } stellt deiner Figur { $letter } mit { $cards } ein Bein.
   *[other] { $player } stellt { $token } mit { $cards } ein Bein.
  }
tell-rt-back = { $whose ->
    [you] Du gehst von { $start } zurück { $square ->
        [Start] zum Start
       *[other] auf { $square }
      }.
    [yours] Deine Figur { $letter } geht von { $start } zurück { $square ->
        [Start] zum Start
       *[other] auf { $square }
      }.
   *[other] { $token } geht von { $start } zurück { $square ->
        [Start] zum Start
       *[other] auf { $square }
      }.
  }
tell-rt-push = { $whose ->
    [you] Du wirst von { $start } { $square ->
        [Start] zum Start
       *[other] auf { $square }
      } zurückgeschoben.
    [yours] Deine Figur { $letter } wird von { $start } { $square ->
        [Start] zum Start
       *[other] auf { $square }
      } zurückgeschoben.
   *[other] { $token } wird von { $start } { $square ->
        [Start] zum Start
       *[other] auf { $square }
      } zurückgeschoben.
  }
tell-rt-forward = { $whose ->
    [you] Du gehst { $start ->
        [Start] vom Start
       *[other] von { $start }
      } vor auf { $square }.
    [yours] Deine Figur { $letter } geht { $start ->
        [Start] vom Start
       *[other] von { $start }
      } vor auf { $square }.
   *[other] { $token } geht { $start ->
        [Start] vom Start
       *[other] von { $start }
      } vor auf { $square }.
  }
tell-rt-draw = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $player } zieht { $cards }.
  }

## Züge, die nicht gehen

runtrip-unreadable = „{ $text }“ ist kein Zug: Schreib run 8[5], trip 2 3[22] 4[3] oder end.
runtrip-unreadable-tokens = „{ $text }“ ist kein Zug: Schreib run 8[5] a, trip 2b 3[22] 4[3] a oder end.
runtrip-no-such-number = Eine Karte mit der Zahl { $number } gibt es nicht: Die Zahlen gehen von 1 bis 9.
runtrip-no-such-symbol = Symbole „{ $symbols }“ gibt es in diesem Layout nicht: Es hat { $known }.
runtrip-no-such-card = Eine Karte { $card } gibt es in diesem Layout nicht.
runtrip-no-such-side = Nummer { $side } gibt es hier nicht: Wähle 1 bis { $sides }, wem du ein Bein stellst.
runtrip-one-token = Hier haben alle nur eine Figur: Lass den Buchstaben a oder b weg.
runtrip-must-act = Du musst erst laufen oder ein Bein stellen: Passen geht nicht.
runtrip-no-run-after-trip = Wer ein Bein gestellt hat, darf das noch einmal tun, aber nicht laufen: Stell ein Bein oder beende deinen Zug (end).
runtrip-card-missing = { $card } hast du nicht auf der Hand: Spiel Karten aus deiner Hand, jede nur einmal.
runtrip-card-twice = Du hast { $card } zweimal genannt, aber jede Karte kannst du nur einmal spielen.
runtrip-run-one-card = Laufen kannst du nur mit einer einzigen Karte: Spiel eine, oder stell jemandem mit mehreren ein Bein.
runtrip-number-missing = Du hast keine Karte mit der Zahl { $number } auf der Hand: Lauf mit einer, die du hast.
runtrip-goal-not-winning = Eine Figur darf nur auf die 100, wenn du damit gewinnst, wenn also deine hintere Figur vor den hinteren Figuren aller anderen steht: Nimm eine andere Figur oder andere Karten.
runtrip-own-token = Deiner eigenen Seite kannst du kein Bein stellen: Wähle eine gegnerische Figur.
runtrip-safe-square = Die Figur steht auf { $square ->
    [0] dem Start
   *[other] Feld { $square }
  }, dort sind keine Symbole, also ist sie sicher: Wähle eine andere Figur.
runtrip-mercy = Bei „Gnade“ darfst du der hintersten Figur kein Bein stellen: Wähle eine andere Figur.
runtrip-cannot-match = Mit deinen Karten triffst du die Symbole von Feld { $square } ({ $symbols }) nicht genau: Lauf oder stell einer anderen Figur ein Bein.
runtrip-no-match = Diese Karten zeigen { $shown }, aber Feld { $square } zeigt { $symbols }: Die Symbole müssen genau übereinstimmen.

# Warum etwas jetzt nicht geht, in einer Zeile
runtrip-why-none = Du brauchst { $needs } und hast { $have }.
runtrip-why-few = Du brauchst { $needs }, hast aber nur { $have }.
runtrip-why-more = Du brauchst { $needs }; deine Karten für { $symbol } zeigen mehr als das.
runtrip-why-exactly = Du brauchst { $needs }; genau das zeigen deine Karten nicht.
runtrip-why-and = { $first } und { $last }
runtrip-why-own = Das ist deine eigene Figur: Stell jemand anderem ein Bein.
runtrip-why-safe = { $square ->
    [0] Auf dem Start ist jede Figur sicher: Dort gibt es keine Symbole.
   *[other] Auf Feld { $square } ist jede Figur sicher: Dort gibt es keine Symbole.
  }
runtrip-why-mercy = Gnade: Die hinterste Figur ist geschützt.
runtrip-why-after-trip = Laufen darfst du nach dem Beinstellen nicht mehr, und zum Beinstellen passt diese Karte nicht.
runtrip-why-no-card = { $card } hast du nicht.
runtrip-shape-2 = { $count ->
    [0] keine Linse
    [1] eine Linse
    [2] zwei Linsen
    [3] drei Linsen
   *[other] { $count } Linsen
  }
runtrip-shape-3 = { $count ->
    [0] kein Dreieck
    [1] ein Dreieck
    [2] zwei Dreiecke
    [3] drei Dreiecke
   *[other] { $count } Dreiecke
  }
runtrip-shape-5 = { $count ->
    [0] kein Fünfeck
    [1] ein Fünfeck
    [2] zwei Fünfecke
    [3] drei Fünfecke
   *[other] { $count } Fünfecke
  }
runtrip-shape-7 = { $count ->
    [0] keinen Stern
    [1] einen Stern
    [2] zwei Sterne
    [3] drei Sterne
   *[other] { $count } Sterne
  }
runtrip-shape-prime = { $count ->
    [0] keinen Ring
    [1] einen Ring
    [2] zwei Ringe
    [3] drei Ringe
   *[other] { $count } Ringe
  }
runtrip-shape-own = { $count ->
    [0] kein { $symbol }
    [1] ein { $symbol }
   *[other] { $count } × { $symbol }
  }

## Optionen und Startwerte

runtrip-bad-mercy = „Gnade“ (mercy) gibt es nur im Grundspiel mit 4 bis 6 Spielern: Lass sie weg oder ändere den Tisch.
runtrip-bad-cut = Die Option cut muss eine ganze Zahl von 0 bis { $most } sein: So viele Karten werden abgehoben.

## Stellungen

runtrip-position-tokens = „tokens“ muss { $sides } Listen mit je { $tokens ->
    [1] einer Zahl
   *[other] { $tokens } Zahlen
  } haben.
runtrip-position-square = Ein Feld { $square } gibt es nicht: Die Felder gehen von 0 (Start) bis 100.
runtrip-position-shared = Auf Feld { $square } stehen zwei Figuren, aber nur auf dem Start ist Platz für mehr als eine.
runtrip-position-twice = Die Karte { $card } ist an zwei Stellen.
runtrip-position-missing = Jede Karte muss irgendwo sein; diese fehlen: { $cards }.
runtrip-position-aside = In „aside“ müssen bei dieser Spielerzahl { $count } Karten sein.
runtrip-position-card = „{ $card }“ in „{ $key }“ ist keine Karte des Layouts.
runtrip-position-hand = Spieler { $player } hat { $count } Karten auf der Hand, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
  } kann aber niemand je mehr als { $most } haben: Leg einige auf einen anderen Stapel.
runtrip-position-goal = Eine Figur steht auf 100, also muss die Phase „over“ sein.
runtrip-position-goal-lost = Eine Figur steht auf der 100, obwohl das nicht den Sieg gebracht hat.
runtrip-position-goal-turn = Wenn eine Figur die 100 erreicht hat, gehört „turn“ dem, der sie dorthin gezogen hat.
runtrip-position-no-cards = Niemand hat mehr Karten, also muss die Phase „over“ sein.
runtrip-position-turn = Spieler { $player } hat keine Karten und kann deshalb nicht am Zug sein.
runtrip-position-trip = Zur Phase „trip“ gehören eine Karte auf dem Ablagestapel und die Möglichkeit, noch einmal ein Bein zu stellen.

## Layouts

layout-unknown = Ein Layout „{ $name }“ gibt es nicht: Zur Wahl stehen { $known } oder eine Datei, die auf .toml endet.
layout-no-file = Die Layout-Datei { $file } lässt sich nicht lesen: { $fault }.
layout-not-toml = Die Layout-Datei { $file } ist kein gültiges TOML: { $fault }.
layout-file-long = Die Layout-Datei { $file } ist zu lang: Ein Layout hat höchstens { $most } Zeichen. Lass weg, was nicht zu den Feldern und Karten gehört.
layout-file-tangled = In der Layout-Datei { $file } stehen mehr Werte oder mehr Listen ineinander als in einem Layout: Schreib sie so, wie factors.toml geschrieben ist.
layout-not-object = Ein Layout muss ein Name sein, eine Datei, die auf .toml endet, oder ein Objekt.
layout-format = Im Layout muss format = { $format } stehen.
layout-no-name = Das Layout muss einen Namen mit 1 bis 60 Zeichen haben.
layout-symbols = Das Layout muss seine Symbole aufzählen, zum Beispiel symbols = ["2", "3", "5", "7", "P"].
layout-symbol = „{ $symbol }“ kann kein Symbol sein: Nimm jeweils einen einzelnen Buchstaben von A bis Z oder eine Ziffer.
layout-symbol-twice = Zwei Symbole sind derselbe Buchstabe oder dieselbe Ziffer: Nimm lauter verschiedene.
layout-at-square = Feld { $square }
layout-at-card = Eine Karte mit der Zahl { $number }
layout-not-text = { $where } muss ein Text aus Symbolen sein, etwa "22P".
layout-unknown-symbol = { $where } zeigt „{ $symbol }“, das gehört nicht zu den Symbolen { $known }.
layout-squares = Das Layout muss die Symbole der 99 Felder von 1 bis 99 angeben; angegeben sind { $count }.
layout-too-many-symbols = { $where } zeigt zu viele Symbole: Dort sind höchstens { $most } möglich.
layout-numbers = Das Layout muss eine Tabelle [cards] mit den Zahlen 1 bis 9 haben.
layout-twelve = Zur Zahl { $number } gehören zwölf verschiedene Karten; angegeben sind { $count }.
layout-empty-card = Eine Karte mit der Zahl { $number } zeigt kein Symbol: Gib jeder Karte mindestens eins.
layout-unmatchable = Mit keinen Karten lässt sich Feld { $square } ({ $symbols }) genau treffen: Ändere das Feld oder die Karten.

## Die Befehlszeile

runtrip-option-variant = Run & Trip: das Grundspiel (basic), mit zwei Figuren (advanced) oder im Team (team)
runtrip-option-mercy = Run & Trip: Der hintersten Figur darf niemand ein Bein stellen (4 bis 6 Spieler)
runtrip-option-even = Run & Trip: Karten beiseitelegen, damit alle gleich oft ziehen
runtrip-option-layout = Run & Trip: ein Layout mit Namen oder ein eigenes aus einer Datei
runtrip-option-cut = Run & Trip: den Stapel an dieser Karte abheben, 0 bis 107
cli-layout = Mit Layouts für Run & Trip arbeiten.
cli-layout-check = eine Layout-Datei prüfen und sagen, welche Felder schwer zu treffen sind
layout-good = Das Layout „{ $name }“ kann gespielt werden. Seine Symbole: { $symbols }.
layout-safe = Sichere Felder ohne Symbole: { $squares }.
layout-none-safe = Jedes Feld hat Symbole; nur der Start und die 100 sind sicher.
layout-hard = Schwer zu treffen (Anteil zufälliger Hände mit acht Karten, die es können):
layout-none-hard = Kein Feld ist schwer zu treffen.
layout-hard-square = { "  " }{ $square }  { $symbols }  { $percent } %

## Im Terminal

terminal-start = Start
terminal-deck = Stapel: { $count } (oben eine { $number })
terminal-no-deck = Stapel: leer
terminal-safe = (sicher)
terminal-numbers = Zahlen { $numbers }
terminal-runtrip-act = Du bist dran: Lauf mit einer Karte oder stell jemandem ein Bein.
terminal-runtrip-trip = Du darfst noch einmal ein Bein stellen oder deinen Zug beenden.
terminal-do-run = Laufen
terminal-do-trip = Bein stellen: { $token }
terminal-do-end = Beenden
terminal-end = niemandem mehr ein Bein stellen
terminal-stays = bleibt stehen
runtrip-terminal-help =
    Tipp die Nummer ein, die vor einem Zug steht, oder den Zug selbst: run 8[5] (laufen), trip 2 3[22] 4[3] (Bein stellen), end (beenden).
    Eine Karte schreibst du mit ihrer Zahl und ihren Symbolen: 4[2P] ist eine 4 mit den Symbolen 2 und P.
    Hinter jedem Zug siehst du, wohin er die Figuren bringt: { "→20" } ist deine, { "■2→19" } die von Nummer 2.
runtrip-terminal-rules =
    Es gewinnt, wer am weitesten vorn ist, wenn die Partie endet: wenn eine Figur die 100 erreicht oder niemand mehr Karten hat.
    Wenn du dran bist, läufst du oder stellst jemandem ein Bein.
    – Laufen: Spiel eine Karte. Deine Figur geht um ihre Zahl vor.
    – Bein stellen: Spiel Karten, die zusammen genau die Symbole des Feldes zeigen, auf dem eine gegnerische Figur steht. Sie geht um die Summe der Zahlen zurück, dann geht deine um dieselbe Summe vor. Du darfst noch einmal ein Bein stellen, aber nicht mehr laufen.
    Auf einem Feld hat nur eine Figur Platz, außer auf dem Start: Wer dazukommt, schiebt die andere ein Feld zurück und so weiter.
    Niemand geht hinter den Start zurück. Eine Figur, die über 100 hinauskäme, bleibt stehen; die Karte ist trotzdem weg.
    Am Ende deines Zugs ziehst du zwei Karten. Gespielte Karten kommen nicht wieder.
    Die Zahlen deiner Karten sehen alle, die Symbole nur du. Auf einem Feld ohne Symbole bist du sicher.
runtrip-terminal-factors = Die Symbole eines Feldes sind die Primfaktoren seiner Zahl; P ist jede Primzahl über 7.
runtrip-terminal-mercy = Gnade: Der hintersten Figur darf niemand ein Bein stellen.
runtrip-terminal-advanced =
    Alle haben zwei Figuren, a und b: Du wählst, welche läuft oder vorgeht. Es gewinnt, wessen hintere Figur am weitesten vorn ist.
    Auf die 100 darf eine Figur nur, wenn das den Sieg bringt.
runtrip-terminal-team = Partner sitzen einander gegenüber und haben zusammen zwei Figuren. Sie dürfen sich nicht absprechen.

## Studien

runtrip-study-about = Wie sieht Run & Trip aus, wenn es gut gespielt wird? Hier saß auf jedem Platz ein Bot, der das Spiel in vielen Tausend Partien gegen sich selbst gelernt hat: zu zweit bis zu sechst, in jeder Variante, mit den Hausregeln und auf einer anderen Strecke.
runtrip-study-layout = ein anderes Layout von Run & Trip zum Vergleich
runtrip-study-mercy = Gnade
runtrip-study-even = alle ziehen gleich oft
runtrip-study-advanced = zwei Figuren
runtrip-study-team = Team
runtrip-study-shuffled = Felder vermischt
runtrip-study-own = Layout „{ $name }“
runtrip-study-trips-title = Bein gestellt oder lieber gelaufen
runtrip-study-trips-finding = { $label }: In einer Partie wird { $trips }-mal ein Bein gestellt, in einem von { $turns } Zügen mindestens einmal. Wer es zu Beginn des Zugs könnte, läuft in { $declined } der Fälle lieber.
runtrip-study-trips-squares = Bei der kleinsten Spielerzahl bringt es im Schnitt { $gained } Felder nach vorn und wirft die andere Figur { $lost } Felder zurück.
runtrip-study-trips-caption = Links: wie oft in einer Partie ein Bein gestellt wird. Rechts: wie oft jemand läuft, der ein Bein stellen könnte.
runtrip-study-trips-alt = Diagramm: wie oft in einer Partie ein Bein gestellt wird und wie oft darauf verzichtet wird, unter jeder Bedingung.
runtrip-study-trips-made = Bein gestellt, pro Partie
runtrip-study-trips-declined = verzichtet, in %
runtrip-study-ends-title = Wie endet es?
runtrip-study-ends-finding = { $label }: { $share } der Partien enden mit einer Figur auf der 100, bei den anderen gehen die Karten aus.
runtrip-study-ends-caption = Partien, die mit einer Figur auf der 100 enden. Alle anderen enden, weil niemand mehr Karten hat.
runtrip-study-ends-alt = Diagramm: der Anteil der Partien, die mit einer Figur auf der 100 enden, unter jeder Bedingung.
runtrip-study-ends-x = % der Partien, die auf der 100 enden
runtrip-study-column-trips = Bein gestellt
runtrip-study-column-series = Die meisten in einem Zug
runtrip-study-column-winner = Davon vom Sieger
runtrip-study-column-margin = Vorsprung (Felder)

## Drucken

runtrip-print-board = die Strecke von Run & Trip
runtrip-print-title = Run & Trip: Strecke
runtrip-print-tokens = Figuren
runtrip-print-tokens-how = Schneidet die Streifen an den durchgezogenen Linien aus und faltet sie an den gestrichelten. Klebt die beiden Enden übereinander: Sie sind der Fuß. Die Buchstaben zählen nur, wenn alle zwei Figuren haben.
runtrip-print-glue = Hier die untere Hälfte der Strecke aufkleben, bis an die Marken
runtrip-print-cut = An den Marken abschneiden, was über der Strecke liegt
runtrip-print-team-quiet = Partner dürfen sich nicht absprechen.

## Der Trainer: welche Art Zug jetzt gut ist und warum einer besser ist als der andere

runtrip-hint-run = Lauf.
runtrip-hint-trip = Stell jemandem ein Bein.
runtrip-hint-end = Beende hier den Zug.
runtrip-reason-wins = Er gewinnt die Partie sofort.
runtrip-reason-trips = Er schickt { $token } { $count ->
    [1] ein Feld
   *[other] { $count } Felder
  } zurück.
runtrip-reason-leader = Er stellt { $token }, ganz vorn, ein Bein: { $count } zurück.
runtrip-reason-further-back = Er schickt { $token } { $count } Felder zurück statt { $other }.
runtrip-reason-chain = Danach kann man noch einmal ein Bein stellen.
runtrip-reason-stops = Wer aufhört, verschenkt ein Bein, das { $token } um { $count } zurückschickt.
runtrip-reason-wasted = Der andere Zug stellt { $token } nahe am Start ein Bein: { $count } von der Summe { $count ->
    [1] verpufft
   *[other] verpuffen
  } dort.
runtrip-reason-goal = Er endet { $number } vor der 100, mit einer { $number } auf der Hand.
runtrip-reason-stays = Der andere Zug ginge über die 100 hinaus, also bleibt die Figur stehen.
runtrip-reason-safe = Er endet auf { $square }, wo einem niemand ein Bein stellen kann; { $other } ist nicht sicher.
runtrip-reason-exposed = Auf { $square } können einem { $count } der Karten, die noch im Spiel sind, allein ein Bein stellen, auf { $other } nur { $fewer }.
runtrip-reason-mercy = Er bleibt auf dem letzten Platz, wo „Gnade“ schützt.
runtrip-reason-pushes = Er schiebt { $token } zurück.
runtrip-reason-pushes-own = Der andere Zug schiebt eine Figur der eigenen Seite zurück.
runtrip-reason-spends = Der andere Zug gibt die Karten her, mit denen man { $token } ein Bein stellen kann.
runtrip-reason-reach = Mit dem Rest der Hand könnte man auf { $count } der nächsten Läufe der anderen mit einem Bein antworten, nach dem anderen Zug auf { $other }.
runtrip-reason-rear = Er zieht mit der hinteren Figur, und die zählt am Ende.
runtrip-reason-further = Er kommt { $count ->
    [1] ein Feld
   *[other] { $count } Felder
  } weiter.
runtrip-reason-keeps = Er behält die { $number } für später.
