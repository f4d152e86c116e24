# race108 auf Deutsch. Dieselben Nachrichten stehen in en.ftl, es.ftl und it.ftl.

## Die Spiele und ihre Teile

game-name = { $game ->
    [triggs] Triggs
    [advanced] Run & Trip (Fortgeschrittene)
    [team] Run & Trip (Team)
   *[runtrip] Run & Trip
  }
player = Spieler { $number }
side = Team { $number }
# Steht immer nach „Stapel“: vom Stapel links, der Stapel in der Mitte.
pile-left = links
pile-centre = in der Mitte
pile-right = rechts
count = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[9] neun
  }

## Was bei Triggs geschieht

drawn-card = eine { $value } vom Stapel { $pile }
drawn-hidden = eine Karte vom Stapel { $pile }
tell-draw = { $player } zieht { $card }.
tell-draw-two = { $player } zieht { $card } und { $second }.
tell-discard = { $count ->
    [1] { $player } wirft eine einzelne { $value } ab.
   *[other] { $player } wirft { $many } { $value }en ab.
  }
tell-discard-box = { $count ->
    [1] { $player } legt eine { $value } zurück in die Schachtel.
   *[other] { $player } legt { $many } { $value }en zurück in die Schachtel.
  }
tell-cross = { $count ->
    [1] { $player } kreuzt eine { $value } an ({ $cards }).
   *[other] { $player } kreuzt { $many } { $value }en an ({ $cards }).
  }
tell-cross-fill = { $count ->
    [1] { $player } kreuzt eine { $value } an ({ $cards }) und füllt die Reihe.
   *[other] { $player } kreuzt { $many } { $value }en an ({ $cards }) und füllt die Reihe.
  }
tell-extra = { $player } macht das Extrakreuz in der { $row }er-Reihe.
tell-extra-fill = { $player } macht das Extrakreuz in der { $row }er-Reihe und füllt sie.
tell-emptied = { $player } hat keine Karten mehr und zieht neue vom Stapel in der Mitte.
tell-emptied-none = { $player } hat keine Karten mehr, und in der Mitte gibt es keine zu ziehen.
tell-emptied-seen = { $player } hat keine Karten mehr und zieht { $cards } vom Stapel in der Mitte.
tell-refill = { $count ->
    [1] Der Stapel { $pile } wird mit einer Karte aufgefüllt.
   *[other] Der Stapel { $pile } wird mit { $count } Karten aufgefüllt.
  }
tell-removed = Die { $value } auf dem Stapel { $pile } kommt zurück in die Schachtel.
tell-won = { $player } hat alles angekreuzt und gewinnt!

## Was bei Run & Trip geschieht

# [Start] in den Nachrichten darunter ist der Text von square-start.
square = { $square }
square-start = Start
token-of = Figur { $letter } von { $owner }
tell-rt-run = { $player } läuft mit { $card } { $start ->
    [Start] vom Start
   *[other] von { $start }
  } auf { $square }.
tell-rt-run-token = { $player } läuft mit { $card }: { $token } geht { $start ->
    [Start] vom Start
   *[other] von { $start }
  } auf { $square }.
tell-rt-stay = { $player } spielt { $card }, aber die Figur käme über 100 hinaus und bleibt stehen.
tell-rt-trip = { $player } stellt { $token } mit { $cards } ein Bein, zusammen { $total }.
tell-rt-back = { $token } geht von { $start } zurück { $square ->
    [Start] zum Start
   *[other] auf { $square }
  }.
tell-rt-forward = { $token } geht { $start ->
    [Start] vom Start
   *[other] von { $start }
  } vor auf { $square }.
tell-rt-draw = { $player } zieht { $cards }.

## Züge, die nicht gehen

game-over = Das Spiel ist zu Ende: Fang ein neues an, um weiterzuspielen.
ambiguous = „{ $text }“ kann mehrere Züge bedeuten; sag, welchen du meinst: { $moves }.
triggs-unreadable = „{ $text }“ ist kein Zug: Schreib draw L, discard 9x2, form 11=7+4, stop oder extra 9.
triggs-unknown-pile = Einen Stapel „{ $pile }“ gibt es nicht: Zieh von L (links), C (Mitte) oder R (rechts).
triggs-no-such-value = Eine { $value } gibt es in diesem Spiel nicht: Die Karten und Reihen gehen von 1 bis 12.
triggs-two-cards = Ein Wert wird aus einer Karte oder aus zweien gebildet, nie aus mehr: Nimm weniger Karten.
triggs-second-card = Du hast eine Karte gezogen und musst noch eine zweite ziehen: Wähle L, C oder R.
triggs-extra-owed = Du hast eine Reihe gefüllt und musst noch ein Extrakreuz machen: Mach es in einer Reihe mit freiem Feld, zum Beispiel „extra 9“.
triggs-still-forming = Du kreuzt gerade { $value }en an: Bilde noch eine { $value } oder hör auf (stop).
triggs-hand-full = Du hast zehn Karten auf der Hand und darfst keine mehr ziehen (das Limit ist zehn): Wirf ab oder kreuze an.
triggs-pile-empty = Stapel { $pile } ist leer: Zieh von einem anderen.
triggs-discard-none = Wirf mindestens eine Karte ab, alle mit derselben Zahl, zum Beispiel „discard 9x2“.
triggs-discard-one-value = Wirf nur Karten mit derselben Zahl ab, zum Beispiel „discard 9x2“.
triggs-discard-too-many = Du hast { $held ->
    [0] keine { $value }
    [1] nur eine { $value }
   *[other] nur { $held } Karten mit der Zahl { $value }
  } auf der Hand: Wirf Karten ab, die du hast, alle mit derselben Zahl.
triggs-one-value = In einem Zug kreuzt du nur einen Wert an, und du hast mit { $value }en angefangen: Bilde noch eine { $value } oder hör auf (stop).
triggs-row-full = Deine { $value }er-Reihe ist voll: Wähle eine Reihe mit freiem Feld.
triggs-wrong-sum = { $cards } ergibt { $sum }, nicht { $value }: Die Karten müssen zusammen den Wert ergeben, den du ankreuzt.
triggs-card-missing = Du hast { $needed ->
    [1] keine Karte
   *[other] keine { $needed } Karten
  } mit der Zahl { $value } auf der Hand: Bilde den Wert aus Karten, die du hast.
triggs-cannot-form = Aus einer oder zwei deiner Karten lässt sich keine { $value } bilden: Wähle einen anderen Wert, zieh oder wirf ab.
triggs-nothing-to-stop = Es gibt nichts zu beenden: Zieh, wirf ab oder kreuze an.
triggs-no-extra-owed = Du hast gerade kein Extrakreuz: Das bekommst du nur, wenn du eine Reihe füllst.
triggs-no-time-limit = Triggs hat kein Zeitlimit: Es endet, sobald eine Tabelle voll ist.
triggs-no-tokens = Triggs hat keine Laufstrecke, also auch keine Figuren, mit denen man vorausschauen könnte: Das gibt es nur bei Run & Trip.
runtrip-unreadable = „{ $text }“ ist kein Zug: Schreib run 8[5], trip 2 3[22] 4[3] oder end.
runtrip-unreadable-tokens = „{ $text }“ ist kein Zug: Schreib run 8[5] a, trip 2b 3[22] 4[3] a oder end.
runtrip-no-such-number = Eine Karte mit der Zahl { $number } gibt es nicht: Die Zahlen gehen von 1 bis 9.
runtrip-no-such-symbol = Symbole „{ $symbols }“ gibt es in diesem Layout nicht: Es hat { $known }.
runtrip-no-such-card = Eine Karte { $card } gibt es in diesem Layout nicht.
runtrip-no-such-side = Eine Nummer { $side }, der du ein Bein stellen könntest, gibt es nicht: Wähle 1 bis { $sides }.
runtrip-one-token = Hier haben alle nur eine Figur: Lass den Buchstaben a oder b weg.
runtrip-must-act = Du musst erst laufen oder ein Bein stellen: Passen geht nicht.
runtrip-no-run-after-trip = Wer ein Bein gestellt hat, darf das noch einmal tun, aber nicht laufen: Stell ein Bein oder beende deinen Zug (end).
runtrip-card-missing = { $card } hast du nicht auf der Hand: Spiel Karten aus deiner Hand, jede nur einmal.
runtrip-card-twice = Du hast { $card } zweimal genannt, aber jede Karte kannst du nur einmal spielen.
runtrip-run-one-card = Laufen kannst du nur mit einer einzigen Karte: Spiel eine, oder stell jemandem mit mehreren ein Bein.
runtrip-number-missing = Du hast keine Karte mit der Zahl { $number } auf der Hand: Lauf mit einer, die du hast.
runtrip-goal-not-winning = Eine Figur darf nur auf die 100, wenn du damit gewinnst, also deine letzte Figur vor den letzten aller anderen steht: Nimm eine andere Figur oder andere Karten.
runtrip-own-token = Deiner eigenen Seite kannst du kein Bein stellen: Wähle eine gegnerische Figur.
runtrip-safe-square = Die Figur steht auf { $square ->
    [0] dem Start
   *[other] Feld { $square }
  }, dort sind keine Symbole, also ist sie sicher: Wähle eine andere Figur.
runtrip-mercy = Bei „Gnade“ darfst du der hintersten Figur kein Bein stellen: Wähle eine andere Figur.
runtrip-cannot-match = Mit deinen Karten triffst du die Symbole von Feld { $square } ({ $symbols }) nicht genau: Lauf oder stell einer anderen Figur ein Bein.
runtrip-no-match = Diese Karten zeigen { $shown }, aber Feld { $square } zeigt { $symbols }: Die Symbole müssen genau übereinstimmen.
take-back-nothing = Es gibt nichts zurückzunehmen: Das geht nur mit Schritten des laufenden Zugs.
take-back-revealed = Beim letzten Zug wurde eine Karte sichtbar, darum lässt er sich nicht zurücknehmen.

## Optionen und Seeds

unknown-game = Ein Spiel „{ $game }“ gibt es nicht: Zur Wahl stehen { $known }.
bad-players = { $game } ist ein Spiel für { $least ->
    [4] genau { $least }
   *[other] { $least } bis { $most }
  } Spieler.
bad-seat = Diesen Platz gibt es nicht: Wähle einen von 0 bis { $most }.
unknown-option = { $game } hat keine Option „{ $option }“: Es gibt { $known }.
bad-choice = Die Option { $option } muss eins davon sein: { $choices }.
bad-seed = { $given } ist kein Seed: Gib eine ganze Zahl von 0 bis 2^256 − 1 an oder 64 Hexadezimalziffern.
triggs-bad-rows = Die Option rows muss eine Liste von 12 Zahlen sein (die Felder jeder Reihe), jede von 1 bis 9.
runtrip-bad-mercy = „Gnade“ (mercy) gibt es nur im Grundspiel mit 4 bis 6 Spielern: Lass sie weg oder ändere den Tisch.
runtrip-bad-cut = Die Option cut muss eine ganze Zahl von 0 bis { $most } sein: So viele Karten werden abgehoben.

## Stellungen

position-not-object = Die Stellung muss ein JSON-Objekt sein, wie dieses Programm sie schreibt.
position-unknown-key = Eine Stellung hat keinen Schlüssel „{ $key }“: Es gibt { $known }.
position-number = Jede Zahl in „{ $key }“ muss eine ganze Zahl von { $least } bis { $most } sein.
position-choice = „{ $key }“ muss eins davon sein: { $choices }.
position-lists = „{ $key }“ muss eine Liste von Listen sein.
position-list = „{ $key }“ muss eine Liste sein.
position-list-length = „{ $key }“ muss eine Liste von { $length } Zahlen sein.
position-per-player = „{ $key }“ muss für jeden der { $players } Spieler eine Liste haben.
position-no-hands = Es sind nicht genug Karten übrig, um jedem { $count } zu geben: Gib „hands“ an oder anderswo weniger Karten.
position-winner-turn = Wenn das Spiel aus ist, gehört „turn“ dem Sieger, hier Spieler { $player }.
position-winners-early = „winners“ muss null sein, bis die Phase „over“ ist.
position-winners-wrong = „winners“ nennt nicht die, die in dieser Stellung gewonnen haben.
triggs-position-crosses = Die { $row }er-Reihe von Spieler { $player } muss 0 bis { $boxes } Kreuze haben.
triggs-position-too-many = Hier sind { $count } Karten mit der Zahl { $value }, im Spiel gibt es aber nur { $copies }.
triggs-position-missing = Jede Karte muss irgendwo sein; diese fehlen: { $cards }.
triggs-position-box = In die Schachtel kommen nur Karten, die niemand mehr braucht (12en, sobald alle 12er-Reihen voll sind, danach 11en), keine { $value }.
triggs-position-hand = Spieler { $player } hat { $count } Karten auf der Hand, das Limit ist aber zehn.
triggs-position-no-value = „value“ muss null sein, außer in der Phase „form“.
triggs-position-value = In der Phase „form“ muss „value“ sagen, welche Zahl von 1 bis 12 gerade gebildet wird.
triggs-position-full = Die Tabelle von Spieler { $player } ist voll, also muss die Phase „over“ sein.
triggs-position-not-over = Die Phase ist nur dann „over“, wenn genau eine Tabelle voll ist.
triggs-position-draw = In der Phase „draw“ hat, wer am Zug ist, 1 bis 9 Karten, nicht { $cards }.
triggs-position-form = Zur Phase „form“ gehören ein Kreuz in der { $value }er-Reihe, ein freies Feld dort und Karten, mit denen sich noch eine { $value } bilden lässt.
triggs-position-extra = In der Phase „extra“ muss, wer am Zug ist, eine volle Reihe in der Tabelle haben.
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
layout-too-many-symbols = Feld { $square } zeigt zu viele Symbole: Ein Feld kann höchstens { $most } zeigen.
layout-numbers = Das Layout muss eine Tabelle [cards] mit den Zahlen 1 bis 9 haben.
layout-twelve = Zur Zahl { $number } gehören zwölf verschiedene Karten; angegeben sind { $count }.
layout-empty-card = Eine Karte mit der Zahl { $number } zeigt kein Symbol: Gib jeder Karte mindestens eins.
layout-unmatchable = Keine Karten können Feld { $square } ({ $symbols }) genau treffen: Ändere das Feld oder die Karten.

## Aufzeichnungen und der Schiedsrichter

record-not-one = Das ist keine Aufzeichnung dieses Programms (Format { $version }).
record-rules = Die Partie der Aufzeichnung wurde nach anderen Regeln als denen der Version { $version } gespielt.
record-unknown-key = Eine Aufzeichnung hat keinen Schlüssel „{ $key }“.
record-shape = In der Aufzeichnung fehlt „{ $key }“ oder ist von der falschen Art.
record-contributions = Der Startwert der Aufzeichnung wurde nicht aus ihren Beiträgen gebildet.
record-contradiction = Spiel, Spielerzahl oder Optionen der Aufzeichnung passen nicht zu ihrer Stellung.
record-move = Zug { $ply } der Aufzeichnung lässt sich nicht spielen: { $fault }
request-not-json = Diese Zeile ist kein JSON-Objekt: Schick eine Anfrage pro Zeile, zum Beispiel { "{" }"do": "new", "game": "triggs"{ "}" }.
request-unknown = Eine Anfrage „{ $do }“ gibt es nicht: Schick eine von diesen: { $known }.
request-no-game = Es gibt noch kein Spiel: Schick zuerst eine Anfrage „new“, „set“ oder „replay“.
request-unknown-key = Die Anfrage „{ $do }“ hat keinen Schlüssel „{ $key }“: Es gibt { $known }.
request-moves = „moves“ muss eine Liste von Zügen sein, jeder davon ein Text.
request-options = „options“ muss ein JSON-Objekt sein.
request-budget = Ein Bot braucht „ms“ von 1 bis 600000 oder „rollouts“ von 1 bis 1000000, als ganze Zahl und nicht beides.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht: Zur Wahl stehen { $known }.

## Die Befehlszeile

cli-about = Triggs und Run & Trip spielen, erforschen und Maschinen beibringen: zwei Rennspiele mit 108 Karten.
cli-language = die Sprache aller Texte
cli-play = Im Terminal spielen, gegen Bots oder mit Leuten am selben Bildschirm.
cli-play-game = welches Spiel; lässt du es weg, wirst du gefragt
cli-players = wie viele mitspielen (Triggs 2 bis 4, Run & Trip 2 bis 6)
cli-people = wie viele davon Menschen an diesem Bildschirm sind; die anderen sind Bots
cli-bot = welcher Bot auf den anderen Plätzen spielt: level1 (leicht) bis level5 (schwer), greedy, value, search oder random, oder ein eigenes Programm als cmd:./mybot
cli-seed = eine ganze Zahl: Derselbe Seed gibt dieselben Karten
cli-rows = Triggs: die Felder der Reihen 1 bis 12 deiner eigenen Tabelle, zum Beispiel 2,2,2,3,3,3,4,4,4,4,5,5
cli-refill = Triggs: nur leere Stapel auffüllen (emptied) oder alle zugleich (all)
cli-variant = Run & Trip: das Grundspiel (basic), mit zwei Figuren (advanced) oder im Team (team)
cli-mercy = Run & Trip: Der letzten Figur darf niemand ein Bein stellen (4 bis 6 Spieler)
cli-even = Run & Trip: Karten beiseitelegen, damit alle gleich oft ziehen
cli-layout-option = Run & Trip: ein Layout mit Namen oder ein eigenes aus einer Datei
cli-cut = Run & Trip: den Stapel an dieser Karte abheben, 0 bis 107
cli-minutes = Run & Trip: die Zeit für das ganze Spiel
cli-referee = JSON-Anfragen beantworten, eine pro Zeile: So spielt ein anderes Programm nach unseren Regeln.
cli-layout = Mit Layouts für Run & Trip arbeiten.
cli-layout-check = eine Layout-Datei prüfen und sagen, welche Felder schwer zu treffen sind
cli-bench = Messen, wie schnell die Regeln sind.
cli-bench-playouts = zufällige Spiele, eins nach dem anderen
cli-json = ein JSON-Objekt ausgeben
cli-duel = Bots gegeneinander spielen lassen: dieselben Karten, reihum auf allen Plätzen.
cli-deals = wie viele Kartenverteilungen; jede wird für jede Sitzordnung einmal gespielt
cli-train = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt.
cli-train-minutes = wie lange gelernt wird
cli-train-out = wohin die Gewichte geschrieben werden; jede halbe Minute ein Zwischenstand
cli-train-resume = mit den Gewichten aus dieser Datei weitermachen
cli-bad-deals = Gib --deals von 1 bis 1000000 und einen --seed ab 0 an.
cli-bad-train = Gib --minutes von mehr als 0 bis 10000 und einen --seed ab 0 an.
cli-bad-folder = Den Ordner { $folder } gibt es nicht: Leg ihn zuerst an.
train-begins = Es wird gelernt. Die Gewichte kommen nach { $file }; du kannst jederzeit abbrechen und später mit --resume weitermachen.
train-done = Aus { $games } Spielen gelernt. Die Gewichte stehen in { $file }.
duel-result = { $bot } gewinnt { $share } % (zu 95 % sicher: { $low } bis { $high } %)
duel-elo = { $bot } liegt { $elo } Elo-Punkte vorn.
cli-bots = random, greedy, value, search, level1 bis level5; auch search:50ms, search:400, value:DATEI; ein eigenes Programm: cmd:./mybot, cmd:500ms:./mybot
cli-until-sure = aufhören, sobald entschieden ist, wer besser ist; höchstens einmal in zwanzig Fällen falsch
cli-ladder = Lässt alle gegen alle spielen, je zwei an einem Tisch, und bewertet sie.
cli-ladder-picture = wohin das Bild kommt (ladder-SPIEL.svg)
cli-study = Findet aus vielen starken Partien heraus, wie sich ein Spiel verhält: als Bericht und als Rohdaten.
cli-study-games = wie viele Partien je Frage
cli-study-out = wohin Bericht und Daten kommen
cli-study-layout = ein anderes Layout von Run & Trip zum Vergleich
cli-jobs = wie viele Prozesse arbeiten (alle Kerne)
cli-on = auf einem Ray-Cluster arbeiten; „ray“ allein startet einen hier
cli-save = Erledigtes in dieser Datei behalten; derselbe Befehl macht dort weiter
cli-bad-jobs = Gib --jobs von 1 bis 1024 an.
cli-bad-place = Einen Arbeitsort „{ $place }“ gibt es nicht: Gib --on ray an oder --on ray://HOST:PORT.
lab-no-extra = Bilder und Parquet brauchen matplotlib und pyarrow: Installiere sie mit pip install "race108[lab]".
lab-no-ray = Für einen Cluster wird Ray gebraucht: Installiere es mit pip install "race108[cluster]".
lab-no-cluster = Unter { $address } ist kein Ray-Cluster: Prüfe die Adresse und ob er läuft.
lab-worker-lost = Bei derselben Aufgabe ging mehrmals ein Arbeiter verloren: Prüfe seinen Speicher oder gib weniger --jobs an.
lab-other-notebook = Die Datei { $file } gehört zu etwas anderem: Nimm einen anderen Namen oder wiederhole den Befehl, mit dem sie entstand.
lab-broken-notebook = Die Datei { $file } lässt sich nicht als behaltene Ergebnisse lesen: Nimm einen anderen Namen.
lab-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $fault }.
lab-stopped = Angehalten. { $file ->
    [none] Behalten wurde nichts; mit --save DATEI ginge es später weiter.
   *[other] Das Erledigte steht in { $file }: Derselbe Befehl macht dort weiter.
}
duel-sure = Entschieden nach { $deals } Kartenverteilungen.
duel-not-sure = Nach { $deals } Kartenverteilungen nicht entschieden.
ladder-bots = Eine Rangliste braucht zwei oder mehr verschiedene Bots.
ladder-result = { $bot }: { $rating } ({ $low } bis { $high }), gewinnt { $share } %
ladder-picture = Das Bild ist in { $file }.
ladder-rating = Wertung (95-%-Bereich); greedy = 1000
ladder-title = { $game }: die Rangliste
train-against-best = Es gewinnt { $share } % gegen das mitgelieferte Netz.
train-curve = Die Lernkurve ist in { $file }.
curve-games = gespielte Partien
curve-share = Siege gegen das bisher beste Netz (%)
bad-budget = Ein Bot denkt 1 bis { $most_ms } Millisekunden, etwa „search:50ms“, oder 1 bis { $most } Simulationen, etwa „search:400“.
bot-bad-command = Ein Programm spielt etwa als „cmd:./mybot --fast“ oder, mit seiner Zeit je Zug, als „cmd:500ms:./mybot“ (1 bis { $most } ms): Nenne ein Programm und schließe Anführungszeichen.
bot-no-program = Ein ausführbares Programm „{ $program }“ gibt es nicht: Prüfe den Pfad und ob die Datei ausgeführt werden darf.
bot-no-posix = Programme können nur unter Linux und macOS mitspielen.
bot-cannot-play = { $bot } kann nicht spielen: { $reason }
bot-forfeits = { $bot } verliert dieses Spiel: { $reason }
bot-no-start = Das Programm lässt sich nicht starten ({ $fault }).
bot-late = Das Programm hat innerhalb von { $ms } ms nicht geantwortet.
bot-ended = { $code ->
    [none] Das Programm hat seine Ausgabe geschlossen, ohne zu antworten.
   *[other] Das Programm hat sich mit dem Code { $code } beendet, ohne zu antworten.
  }
bot-long-line = Das Programm hat mit einer Zeile von mehr als { $most } Zeichen geantwortet.
bot-unasked = Das Programm hat ungefragt „{ $answer }“ geschrieben.
bot-bad-move = Das Programm hat „{ $answer }“ geantwortet: { $fault }
lab-forfeits = { $bot } hat { $count } von { $games } Partien wegen eines Fehlers verloren. Beim ersten Mal: { $reason }
weights-missing = Die Gewichte-Datei { $file } gibt es nicht: Erzeuge sie mit race108 train.
weights-broken = Die Gewichte-Datei { $file } ist kaputt: Erzeuge sie neu mit race108 train.
weights-other = Die Gewichte-Datei { $file } gehört zu einer anderen Version oder Spielerzahl: Erzeuge sie neu mit race108 train.
cli-ask-game = Welches Spiel? 1 Triggs, 2 Run & Trip
cli-compiling = Die Regeln werden für diesen Rechner vorbereitet. Das passiert nur einmal und dauert etwa zehn Sekunden …
cli-compiling-bots = Die Regeln und die Bots werden für diesen Rechner vorbereitet. Das passiert nur einmal und dauert etwa eine halbe Minute …
cli-bad-people = Unter { $players } Spielern müssen 1 bis { $players } Menschen sein.
cli-bad-minutes = Ein Zeitlimit gibt es nur bei Run & Trip, von mehr als 0 bis 1440 Minuten.
cli-bad-bench = Gib --seconds von mehr als 0 bis 3600 und --threads von 1 bis 64 an.
layout-good = Das Layout „{ $name }“ kann gespielt werden. Seine Symbole: { $symbols }.
layout-safe = Sichere Felder ohne Symbole: { $squares }.
layout-none-safe = Jedes Feld hat Symbole; nur der Start und die 100 sind sicher.
layout-hard = Schwer zu treffen (Anteil zufälliger Hände mit acht Karten, die es können):
layout-none-hard = Kein Feld ist schwer zu treffen.
layout-hard-square = { "  " }{ $square }  { $symbols }  { $percent } %
bench-result = { $game }, { $players } Spieler, { $threads } Threads: { $actions_per_s } Aktionen und { $games_per_s } Spiele pro Sekunde.

## Im Terminal

terminal-prompt = Nummer oder Zug (? für Hilfe) >
terminal-you-are = du bist { $player }
terminal-your-side = { $side }, zusammen mit { $player }
terminal-time-left = noch { $minutes } min
terminal-you = { $player } (du)
terminal-hand = Deine Hand
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
terminal-no-cards = keine Karten
terminal-discards = abgelegt: { $count }
terminal-box = in der Schachtel: { $count }
terminal-free-boxes = Freie Felder
terminal-start = Start
terminal-deck = Stapel: { $count } (oben eine { $number })
terminal-no-deck = Stapel: leer
terminal-safe = (sicher)
terminal-numbers = Zahlen { $numbers }
terminal-thinking = { $player } überlegt …
terminal-triggs-act = Du bist dran: Zieh, kreuze einen Wert an oder wirf Karten eines Werts ab.
terminal-triggs-draw = Zieh jetzt deine zweite Karte.
terminal-triggs-form = Du kreuzt { $value }en an: Mach weiter oder hör auf.
terminal-triggs-extra = Die Reihe ist voll! Mach ein Extrakreuz in einer anderen Reihe.
terminal-runtrip-act = Du bist dran: Lauf mit einer Karte oder stell jemandem ein Bein.
terminal-runtrip-trip = Du darfst noch einmal ein Bein stellen oder deinen Zug beenden.
terminal-do-draw = Ziehen
terminal-do-form = Ankreuzen
terminal-do-extra = Extrakreuz
terminal-do-stop = Aufhören
terminal-do-discard = Abwerfen
terminal-do-run = Laufen
terminal-do-trip = Bein stellen { $token }
terminal-do-end = Beenden
terminal-row = { $row }er-Reihe
terminal-stop = keine weiteren Kreuze
terminal-end = niemandem mehr ein Bein stellen
terminal-stays = bleibt stehen
terminal-more = { $count ->
    [one] Es gibt noch einen Zug: Mit moves siehst du alle.
   *[other] Es gibt noch { $count } Züge: Mit moves siehst du alle.
  }
terminal-no-number = Die Nummer { $number } steht nicht in der Liste: Wähle eine von 1 bis { $most }.
terminal-bad-seats = Auf jedem der { $players } Plätze muss ein Mensch oder ein Bot sitzen.
terminal-log-empty = Noch ist nichts geschehen.
terminal-undone = Zurückgenommen: { $move }.
terminal-pass-on = Drück Enter, um deine Karten zu verdecken. Dann ist { $player } dran.
terminal-curtain = { $player }, du bist dran. Drück Enter, wenn nur du den Bildschirm siehst.
terminal-goodbye = Tschüss, und danke fürs Spielen.
terminal-time-up = Die Zeit ist um: Das Spiel endet hier.
terminal-forfeit = { $player } verliert wegen eines Fehlers. { $reason }
terminal-and = { $first } und { $last }
terminal-you-won = Du hast gewonnen!
terminal-won = { $player } hat gewonnen.
terminal-side-won = { $side } hat gewonnen: { $players }.
terminal-shared = { $players } teilen sich den Sieg.
terminal-help-triggs = Tipp die Nummer ein, die vor einem Zug steht, oder den Zug selbst: draw L (ziehen), form 11=7+4 (ankreuzen), discard 9x2 (abwerfen), stop (aufhören), extra 9 (Extrakreuz).
terminal-help-runtrip =
    Tipp die Nummer ein, die vor einem Zug steht, oder den Zug selbst: run 8[5] (laufen), trip 2 3[22] 4[3] (Bein stellen), end (beenden).
    Eine Karte schreibst du mit ihrer Zahl und ihren Symbolen: 4[2P] ist eine 4 mit den Symbolen 2 und P.
    Hinter jedem Zug siehst du, wohin er die Figuren bringt: { "→20" } ist deine, { "■2→19" } die von Nummer 2.
terminal-help-moves = alle Züge, die du machen kannst, und wie man sie schreibt
terminal-help-undo = den letzten Schritt zurücknehmen, solange er keine neue Karte gezeigt hat
terminal-help-log = alles, was bisher geschehen ist
terminal-help-rules = die Regeln in Kürze
terminal-help-help = diese Hilfe
terminal-help-quit = aufhören zu spielen
terminal-help-enter = den Tisch noch einmal zeigen
terminal-rules-triggs =
    Es gewinnt, wer zuerst alle Felder der eigenen Tabelle angekreuzt hat.
    Wenn du dran bist, tust du genau eins von dreien:
    – Ziehen: zwei Karten, eine nach der anderen, von beliebigen Stapeln. Mehr als zehn Karten darfst du nicht haben; mit neun ziehst du nur eine.
    – Ankreuzen: Sag einen Wert an und bilde ihn, so oft du kannst und willst, jedes Mal aus einer Karte oder aus zwei Karten, die ihn zusammen ergeben. Jedes Mal gibt ein Kreuz in dieser Reihe.
    – Abwerfen: beliebig viele Karten eines Werts.
    Wer eine Reihe füllt, macht sofort und ohne Karte ein Extrakreuz in einer anderen Reihe. Füllt das wieder eine Reihe, gibt es noch eins und so weiter.
    Hast du nach dem Ankreuzen oder Abwerfen keine Karten mehr, ziehst du fünf vom Stapel in der Mitte.
    Ein leerer Stapel wird aus den abgelegten Karten aufgefüllt.
    Haben alle ihre 12er-Reihe gefüllt, kommen die 12en aus dem Spiel, danach ebenso die 11en.
terminal-rules-refill-all = An diesem Tisch werden die anderen Stapel mit aufgefüllt, sobald einer leer ist.
terminal-rules-runtrip =
    Es gewinnt, wer am weitesten vorn ist, wenn das Spiel endet: wenn eine Figur die 100 erreicht oder niemand mehr Karten hat.
    Wenn du dran bist, läufst du oder stellst jemandem ein Bein.
    – Laufen: Spiel eine Karte. Deine Figur geht um ihre Zahl vor.
    – Bein stellen: Spiel Karten, die zusammen genau die Symbole des Felds zeigen, auf dem eine gegnerische Figur steht. Sie geht um die Summe der Zahlen zurück, dann deine um dieselbe Summe vor. Du darfst noch einmal ein Bein stellen, aber nicht mehr laufen.
    Auf einem Feld hat nur eine Figur Platz, außer auf dem Start: Wer dazukommt, schiebt die andere ein Feld zurück und so weiter.
    Niemand geht hinter den Start zurück. Eine Figur, die über 100 hinauskäme, bleibt stehen; die Karte ist trotzdem weg.
    Am Ende deines Zugs ziehst du zwei Karten. Gespielte Karten kommen nicht wieder.
    Die Zahlen deiner Karten sehen alle, die Symbole nur du. Auf einem Feld ohne Symbole bist du sicher.
terminal-rules-factors = Die Symbole eines Felds sind die Primfaktoren seiner Zahl; P ist jede Primzahl über 7.
terminal-rules-mercy = Gnade: Der hintersten Figur darf niemand ein Bein stellen.
terminal-rules-advanced =
    Alle haben zwei Figuren, a und b: Du wählst, welche läuft oder vorgeht. Es gewinnt, wessen letzte Figur am weitesten vorn ist.
    Auf die 100 darf eine Figur nur, wenn das den Sieg bringt.
terminal-rules-team = Partner sitzen einander gegenüber und haben zusammen zwei Figuren. Sie dürfen sich nicht absprechen.
terminal-rules-time = Das Spiel endet auch, wenn die Zeit um ist.

## Studien

study-percent = { $number } %
study-sure = { $share } ({ $low }–{ $high })
study-count = { $count }
study-players = { $players } Spieler
study-label = { $players } Spieler, { $kind }
study-usual = übliche Regeln
study-refill = alle Stapel aufgefüllt
study-relearned = neu gelernt
study-rows-two = jede Reihe 2 Felder
study-rows-four = jede Reihe 4 Felder
study-rows-short = Reihen mit 1 und 2 Feldern
study-rows-reversed = Reihen umgekehrt
study-mercy = Gnade
study-even = alle ziehen gleich oft
study-advanced = zwei Figuren
study-team = Team
study-shuffled = Felder vermischt
study-own = Layout „{ $name }“
study-title = { $game }: was { $games } Spiele verraten
study-about-triggs = Wie sieht Triggs aus, wenn es gut gespielt wird? Hier saß auf jedem Platz ein Bot, der das Spiel in vielen Tausend Partien gegen sich selbst gelernt hat: zu zweit, zu dritt und zu viert, mit der anderen Art, die Stapel aufzufüllen, und mit anderen Tabellen.
study-about-runtrip = Wie sieht Run & Trip aus, wenn es gut gespielt wird? Hier saß auf jedem Platz ein Bot, der das Spiel in vielen Tausend Partien gegen sich selbst gelernt hat: zu zweit bis zu sechst, in jeder Variante, mit den Hausregeln und auf einer anderen Strecke.
study-intervals = Die Zahlen in Klammern sagen, wie sicher ein Anteil ist: In 95 von 100 solchen Studien liegt der wahre Anteil dazwischen.
study-order-title = Hilft es, anzufangen?
study-order-first = { $label }: Wer anfängt, gewinnt { $share } der Spiele; ein gleicher Anteil wären { $even }.
study-order-best = Der beste Platz überhaupt ist Nummer { $place } ({ $label }): { $share } statt { $even }.
study-order-worst = Der schlechteste ist Nummer { $place } ({ $label }): { $share } statt { $even }.
study-order-caption = Wie weit jeder Platz über oder unter einem gleichen Anteil an den Siegen liegt. Die Striche sind 95-%-Intervalle.
study-order-alt = Diagramm: der Anteil der Siege für jeden Platz in der Zugreihenfolge, verglichen mit einem gleichen Anteil, nach Zahl der Spieler. Die Tabelle darunter enthält dieselben Zahlen.
study-order-x = Platz in der Zugreihenfolge
study-order-y = Prozentpunkte über gleichem Anteil
study-length-title = Wie lange dauert ein Spiel?
study-length-finding = { $label }: Ein typisches Spiel dauert insgesamt { $turns } Züge, etwa { $each } für jeden, und die Hälfte der Spiele dauert { $low } bis { $high }.
study-length-caption = Der Querstrich ist der Median. Im dicken Balken liegt die Hälfte der Spiele, im dünnen liegen acht von zehn.
study-length-alt = Diagramm: wie viele Züge die Spiele unter jeder Bedingung dauern.
study-length-x = Züge aller Spieler zusammen
study-chains-title = Kettenreaktionen
study-chains-finding = { $label }: { $part } aller Kreuze sind Extrakreuze. Die längste Kette eines Spiels hat im Schnitt { $mean } Extrakreuze, und in { $often } der Spiele macht jemand fünf oder mehr in einem Zug.
study-chains-last = Wer gewinnt, macht im letzten Zug im Schnitt { $last } Kreuze. Die längste Kette überhaupt hatte { $most } Extrakreuze.
study-chains-caption = Die längste Kette jedes Spiels: die meisten Extrakreuze, die jemand in einem Zug gemacht hat.
study-chains-alt = Diagramm: wie oft die längste Kette eines Spiels wie viele Extrakreuze hat, nach Zahl der Spieler.
study-chains-x = Extrakreuze in der längsten Kette eines Spiels
study-games-y = % der Spiele
study-trips-title = Bein gestellt oder lieber gelaufen
study-trips-finding = { $label }: In einem Spiel wird { $trips }-mal ein Bein gestellt, in einem von { $turns } Zügen mindestens einmal. Wer es zu Beginn des Zugs könnte, läuft in { $declined } der Fälle lieber.
study-trips-squares = Bei der kleinsten Spielerzahl bringt es im Schnitt { $gained } Felder nach vorn und wirft die andere Figur { $lost } Felder zurück.
study-trips-caption = Links: wie oft in einem Spiel ein Bein gestellt wird. Rechts: wie oft jemand läuft, der ein Bein stellen könnte.
study-trips-alt = Diagramm: wie oft in einem Spiel ein Bein gestellt wird und wie oft darauf verzichtet wird, unter jeder Bedingung.
study-trips-made = Bein gestellt, pro Spiel
study-trips-declined = verzichtet, in %
study-ends-title = Wie endet es?
study-ends-finding = { $label }: { $share } der Spiele enden mit einer Figur auf der 100, bei den anderen gehen die Karten aus.
study-ends-caption = Spiele, die mit einer Figur auf der 100 enden. Alle anderen enden, weil niemand mehr Karten hat.
study-ends-alt = Diagramm: der Anteil der Spiele, die mit einer Figur auf der 100 enden, unter jeder Bedingung.
study-ends-x = % der Spiele, die auf der 100 enden
study-leads-title = Wie oft wechselt die Führung?
study-leads-finding = { $label }: Die Führung wechselt im Schnitt { $mean }-mal in einem Spiel, in { $never } der Spiele nie.
study-leads-caption = Wie oft in einem Spiel jemand anders die Führung übernimmt, gezählt am Ende der Züge.
study-leads-alt = Diagramm: wie viele Spiele wie viele Führungswechsel haben, nach Zahl der Spieler.
study-leads-x = Führungswechsel in einem Spiel
study-rules-title = Was ändern die Regeln?
study-rules-most = Am meisten bringt das Anfangen hier: { $label }, { $share } der Siege statt { $even }.
study-rules-least = Am wenigsten bringt es hier: { $label }, { $share } statt { $even }.
study-rules-apart = { $label }: { $apart } Prozentpunkte zwischen dem besten und dem schlechtesten Platz, ohne diese Regel { $without }.
study-rules-control = { $label }: Wer anfängt, gewinnt { $share }; mit den üblichen Regeln und einem Bot, der genauso lange gelernt hat, { $control }.
study-rules-caption = Was das Anfangen unter jeder Bedingung bringt, mit 95-%-Intervallen. Links der Linie ist es ein Nachteil.
study-rules-alt = Diagramm: wie weit, wer anfängt, unter jeder Bedingung über oder unter einem gleichen Anteil an den Siegen liegt.
study-first-x = Prozentpunkte über gleichem Anteil für den, der anfängt
study-numbers-title = Die Zahlen
study-numbers-about = Mittelwerte über alle Spiele einer Bedingung, die zu Ende gespielt wurden.
study-column-condition = Bedingung
study-column-place = Platz { $place }
study-column-games = Spiele
study-column-turns = Züge
study-column-leads = Führungs­wechsel
study-column-extra = Extra­kreuze
study-column-chain = Längste Kette
study-column-last = Kreuze im letzten Zug
study-column-boxes = Vorsprung (Kreuze)
study-column-trips = Bein gestellt
study-column-series = Höchstens in einem Zug
study-column-winner = Davon vom Sieger
study-column-margin = Vorsprung (Felder)
study-made-title = So ist das entstanden
study-made-bot = Auf jedem Platz spielte der Bot value, der nur sieht, was ein Spieler sieht. Andere spielen vielleicht anders: Das sind Zahlen über die Spiele dieses Bots.
study-made-lessons = Andere Reihen oder Felder hat der Bot zuerst in { $games } Spielen gelernt; er kennt sie etwas weniger gut als die üblichen.
study-made-control = Vergleich sie deshalb mit „{ $label }“: dem üblichen Spiel mit einem Bot, der genauso lange gelernt hat. Zwei Bots, die getrennt gelernt haben, unterscheiden sich schon von selbst ein wenig, und das zählen die Klammern nicht mit.
study-made-called-off = { $count ->
    [one] Ein Spiel nahm kein Ende und wurde abgebrochen; es zählt als von allen geteilt.
   *[other] { $count } Spiele nahmen kein Ende und wurden abgebrochen; sie zählen als von allen geteilt.
  }
study-made-again = Derselbe Befehl ergibt dieselben Spiele. Sie stehen alle, eins pro Zeile, in { $file }.
study-made-command = Befehl
study-made-seed = Seed
study-made-games = Spiele je Bedingung
study-made-versions = Versionen
study-done = Der Bericht ist in { $file }.

## Der Tischserver

cli-serve = Tische für Browser und Programme anbieten
cli-serve-host = die Adresse, auf der gelauscht wird; mit 0.0.0.0 können andere im Netz mitspielen
cli-serve-port = der Port, auf dem gelauscht wird
cli-serve-workers = wie viele Prozesse sich die Arbeit teilen; mehr als einer braucht PostgreSQL und Redis
cli-serve-config = eine Datei mit Einstellungen (TOML); die Umgebung (RACE108_PORT und so weiter) geht vor
cli-serve-no-browser = keinen Browser öffnen
cli-verify = ein beendetes Spiel prüfen: gegeben wie versprochen, gespielt nach den Regeln
cli-verify-promised = die Prüfsumme, die der Server vor der ersten Karte gezeigt hat, falls du sie notiert hast
serve-ready = race108 ist bereit: { $address } (Ende mit Strg+C)
serve-bad-folder = Der Ordner { $folder } ist nicht brauchbar ({ $fault }): Nenne mit RACE108_DATA einen anderen.
serve-bad-file = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $fault }.
serve-unknown-setting = Eine Einstellung „{ $name }“ gibt es nicht: Zur Wahl stehen { $known }.
serve-bad-switch = Die Einstellung { $name } ist „on“ oder „off“, nicht „{ $given }“.
serve-bad-number = Die Einstellung { $name } ist eine Zahl, nicht „{ $given }“.
serve-bad-text = Die Einstellung { $name } ist ein Text, nicht { $given }: Setze ihn in Anführungszeichen.
serve-bad-range = Die Einstellung { $name } ist eine Zahl von 0 bis { $most }.
serve-bad-choice = Die Einstellung { $name } kann nicht „{ $given }“ sein: Zur Wahl stehen { $known }.
serve-bad-host = Die Adresse des Servers ist leer: Nenne eine, etwa 127.0.0.1, oder 0.0.0.0 für alle Netze.
serve-bad-secret = Das Geheimnis ist zu kurz, um eines zu sein: Gib mindestens { $least } Zeichen an oder lass es weg.
serve-newer-store = Der Speicher stammt von einer neueren Version von race108: Installiere diese oder eine spätere.
serve-needs-packages = PostgreSQL und Redis brauchen zwei weitere Pakete: Installiere sie mit „pip install race108[postgres]“.
serve-bad-port = Ein Port ist eine Zahl von 0 bis 65535.
serve-bad-workers = Es kann 1 bis 64 Prozesse geben.
serve-workers-need = Mehr als ein Prozess braucht PostgreSQL und Redis: Setze RACE108_DATABASE und RACE108_REDIS.
serve-bad-database = Die Datenbank wird als sqlite:///DATEI oder postgresql+psycopg://NUTZER@RECHNER/NAME angegeben.
serve-bad-public-url = Die öffentliche Adresse beginnt mit http:// oder https://, anders als „{ $given }“.
serve-no-store = Der Speicher lässt sich nicht öffnen: { $fault }
serve-no-redis = Redis antwortet nicht: Prüfe RACE108_REDIS oder starte Redis.
serve-no-port = Port { $port } von { $host } ist nicht zu haben ({ $fault }): Wähle mit --port einen anderen.
bot-name = { $bot ->
    [level1] Stufe 1
    [level2] Stufe 2
    [level3] Stufe 3
    [level4] Stufe 4
    [level5] Stufe 5
   *[other] { $bot }
  }
table-bot-name = Bot { $number } ({ $bot })
not-your-turn = Dein Zug endet vor dem letzten dieser Schritte: Schicke nur die Schritte eines Zuges.
table-unknown = Diesen Tisch gibt es nicht, oder du brauchst den Einladungslink: Frag, wer dich eingeladen hat.
table-unknown-seat = Diesen Platz gibt es nicht: Die Plätze sind von 0 bis { $most } nummeriert.
table-seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
table-full = Alle Plätze sind besetzt: Schau zu oder mach einen eigenen Tisch auf.
table-no-seat = Du hast keinen Platz an diesem Tisch: Setz dich zuerst.
table-not-your-seat = Das ist nicht dein Platz: Du kannst nur für deinen eigenen handeln.
table-not-your-turn = Du bist nicht am Zug: Warte, bis die anderen gespielt haben.
table-resigned = Du hast aufgegeben: Auf deinem Platz spielt ein Bot weiter.
table-stale = Am Tisch ist inzwischen etwas geschehen: Sieh noch einmal hin, dann spiele.
table-not-begun = Das Spiel hat noch nicht begonnen: Es wird gegeben, sobald alle Plätze besetzt sind.
table-not-over = Das Spiel läuft noch: Warte, bis es zu Ende ist.
table-dealt = Die Karten sind schon gegeben: Abgehoben wird vor dem Spiel.
table-seat-in-use = Da sitzt jemand: Ein Bot kann einspringen, sobald die Person { $seconds } Sekunden weg ist.
table-bad-seat = Ein Platz ist „me“, „open“ oder „bot:“ mit dem Namen eines Bots, nicht „{ $given }“.
table-practice-public = Ein Spiel aus einer gewählten Stellung oder mit gewähltem Startwert kann nicht öffentlich sein: Mach den Tisch privat.
table-practice-other = Die Stellung gehört zu einem anderen Spiel, anderen Optionen oder einer anderen Spielerzahl: Bring beides in Einklang.
table-no-chat = Partner dürfen sich nicht absprechen, darum hat ein Teamtisch keinen Chat.
table-empty-chat = In dieser Nachricht steht nichts: Schreib etwas.
table-store-down = Der Server kann gerade nichts speichern. Was bestätigt wurde, ist sicher: Warte kurz, sieh auf den Tisch und versuch es noch einmal.
table-too-fast = Das war zu viel auf einmal: Warte ein paar Sekunden und versuch es noch einmal.
frame-not-json = Das ist kein JSON-Objekt: Schicke eines mit einem „type“.
frame-too-long = Das ist zu lang: Es werden höchstens { $most } Zeichen gelesen.
frame-unknown = „{ $kind }“ ist hier nicht bekannt: Zur Wahl stehen { $known }.
frame-whole = „{ $key }“ muss eine ganze Zahl sein.
frame-text = „{ $key }“ muss ein Text sein.
frame-moves = „moves“ muss eine Liste von 1 bis 200 Zügen sein, jeder ein Text.
request-too-long = Das ist zu lang: Es werden höchstens { $most } Bytes gelesen.
request-foreign = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt: Benutze die Seite dieses Servers.
request-unknown-host = Unter diesem Namen gibt es den Server nicht: Benutze seine öffentliche Adresse.
request-no-json = Eine Anfrage ist ein JSON-Objekt in UTF-8: Schicke sie mit „Content-Type: application/json“.
request-missing = „{ $field }“ fehlt: Ergänze es.
request-extra = „{ $field }“ ist hier nicht bekannt: Lass es weg.
request-wrong = „{ $field }“ kann nicht „{ $given }“ sein: Was möglich ist, steht in der Beschreibung der Schnittstelle.
request-not-found = Unter dieser Adresse gibt es nichts: Prüfe sie.
request-not-allowed = So lässt sich diese Adresse nicht benutzen: Sieh in der Beschreibung der Schnittstelle nach.
request-no-client = Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut: Führ „make client“ aus und starte den Server dann neu.
request-no-script = Diese Seiten brauchen JavaScript: Bitte erlaube es für diese Adresse.
request-failed = Im Server ist etwas schiefgegangen. Nichts, was du getan hast, ist verloren: Lade die Seite neu.
verify-moves = Von Anfang an nachgespielt: Jeder Zug ist erlaubt ({ $count }).
verify-seed = Der Startwert ist aus dem des Servers und { $count ->
    [0] keinem Abheben
    [one] einem Abheben
   *[other] { $count }-mal Abheben
  } gemacht, wie es in der Aufzeichnung steht.
verify-commit = Der Startwert des Servers ist der, den er vor der ersten Karte versprochen hat ({ $commit }).
verify-no-commit = Die Aufzeichnung enthält kein Versprechen eines Servers, darum wurde nur das Spiel geprüft.
verify-results = Das Ergebnis ist das, was die Regeln ergeben.
verify-resigned = Das Spiel endete, weil jemand aufgegeben hat.
verify-bad-commit = Der Startwert des Servers ist nicht der, den er vor der ersten Karte versprochen hat: Dieses Spiel wurde nicht ehrlich gegeben.
verify-bad-results = Das Ergebnis ist nicht das, was die Regeln ergeben: Die Aufzeichnung wurde verändert.
verify-no-file = Die Datei { $file } lässt sich nicht lesen: { $fault }.

## Drucken

cli-print = Ein Spiel als PDF-Datei drucken: Tabellen, Karten, Laufstrecke, Regeln.
cli-print-sheets = Tabellen für Triggs, vier auf jeder Seite
cli-print-cards = die 108 Karten eines Spiels mit ihren Rückseiten; für Run & Trip auch die Figuren
cli-print-board = die Laufstrecke von Run & Trip
cli-print-rules = die Regeln eines Spiels auf zwei Seiten
cli-print-game = welches Spiel: triggs oder runtrip
cli-print-pages = wie viele Seiten
cli-print-paper = a4 oder letter; die Laufstrecke auch auf a3
cli-print-style = colour (farbig) oder plain für Schwarz-Weiß
cli-print-out = wohin das PDF kommt; - schreibt es auf die Standardausgabe
print-done = { $file } ist fertig: Drucke es in Originalgröße (100 %).
print-done-cards = { $file } ist fertig: Drucke es in Originalgröße (100 %), beidseitig, über die lange Kante gewendet.
print-no-extra = Drucken braucht Typst und eine Schrift: Installiere beides mit pip install "race108[print]".
print-busy = Hier wird gerade viel gedruckt. Versuch es gleich noch einmal.
print-bad-pages = Die Zahl der Seiten muss eine ganze Zahl von 1 bis { $most } sein.
print-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $fault }.
print-sheets-title = Triggs: Tabellen
print-cards-title = { $game }: Karten
print-board-title = Run & Trip: Laufstrecke
print-rules-title = { $game }: Regeln
print-name = Name
print-front = { $game } · Karten · Bogen { $number } von { $pages }, Vorderseite
print-back = { $game } · Karten · Bogen { $number } von { $pages }, Rückseite
print-tokens = Figuren
print-tokens-how = Schneidet die Streifen an den durchgezogenen Linien aus und faltet sie an den gestrichelten. Klebt die beiden Enden übereinander: Sie sind der Fuß. Die Buchstaben zählen nur, wenn alle zwei Figuren haben.
print-glue = Hier die untere Hälfte der Laufstrecke aufkleben, bis an die Marken
print-cut = An den Marken abschneiden, was über der Laufstrecke liegt
print-team-quiet = Partner dürfen sich nicht absprechen.

## Umgebungen

illegal-action = Die Aktion { $action } ist jetzt nicht erlaubt: Wähle eine, die die Maske zulässt.
bad-count = Die Option { $option } muss eine ganze Zahl von 1 bis { $most } sein.
bad-actions = Ein Schritt braucht eine ganze Zahl für jede Partie: ein Feld mit { $count } Zahlen.
bad-opponents = Nenne einen Bot für alle anderen Plätze oder einen für jeden von ihnen: { $seats }.
