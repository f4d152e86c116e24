# Der Tisch von Run & Trip.

runtrip-road = Die Strecke
runtrip-hand = Deine Karten
runtrip-hand-empty = Du hast keine Karten mehr.
runtrip-players = Spieler
runtrip-actions = Was du tun kannst
runtrip-targets = Wem du ein Bein stellen kannst
runtrip-ways = Was du spielen kannst
runtrip-strip = Wer wo steht
runtrip-start = Start
runtrip-goal = Ziel
runtrip-deck = Stapel
runtrip-discard = Ablage
runtrip-deck-told = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, oben eine { $number }
runtrip-deck-empty = Der Stapel ist leer
runtrip-discard-told = Ablage: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

runtrip-symbol-2 = zwei
runtrip-symbol-3 = drei
runtrip-symbol-5 = fünf
runtrip-symbol-7 = sieben
runtrip-symbol-P = Primzahl über 7
runtrip-card = Karte { $number }, Symbole: { $symbols }
runtrip-card-back = Karte { $number }

## Wer und wo

runtrip-you = du
runtrip-your-token = deine { $letter }
runtrip-their-token = { $owner } { $letter }
runtrip-side = Team { $number }
runtrip-this-is-you = du
runtrip-on-turn = am Zug
runtrip-wins = gewinnt
runtrip-counts = zählt
runtrip-leads = in Führung
runtrip-safe = vor dem Beinstellen geschützt
runtrip-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
runtrip-open-players = Spieler und ihre Karten. { $told }
runtrip-stands = { $who } auf { $square }, Symbole: { $symbols }
runtrip-stands-safe = { $who } auf { $square ->
    [0] dem Start
   *[other] { $square }
  }, keine Symbole
runtrip-try-token = { $token }: ein Bein stellen
runtrip-trip-token = { $token }: Bein stellen, { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }

## Was gerade geschieht

runtrip-turn-act = Du bist dran: Tipp auf eine Karte, um zu laufen, oder stell jemandem ein Bein:
runtrip-turn-run = Du bist dran: Tipp auf eine Karte, um zu laufen.
runtrip-turn-trip = Du darfst noch einmal ein Bein stellen oder deinen Zug beenden.
runtrip-turn-other = { $name } ist am Zug.
runtrip-over = Das Spiel ist zu Ende.
runtrip-choose = Was möchtest du tun?
runtrip-find-target = Tipp jetzt die Figur an, der du mit diesen Karten ein Bein stellst.
runtrip-find-cards = Tipp die Karten an, die genau die Symbole unter { $who } zeigen.
runtrip-find-no-match = Diese Karten zeigen nicht genau die Symbole unter { $who }.

## Was geschehen würde

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = geschoben: { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] du bleibst auf { $square }: Über 100 hinaus geht es nicht
   *[other] deine { $letter } bleibt auf { $square }: Über 100 hinaus geht es nicht
  }
runtrip-way-run = Mit der { $number } laufen
runtrip-way-trip = { $who } mit { $cards } ein Bein stellen
runtrip-more-ways = Weitere Möglichkeiten zeigen ({ $count })

## Knöpfe

runtrip-trip = { $who } ein Bein stellen ({ $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  })
runtrip-do-run = { $number ->
    [one] Ein Feld
   *[other] { $number } Felder
  } bis zur { $square } laufen
runtrip-do-run-token = Mit { $letter } { $number ->
    [one] ein Feld
   *[other] { $number } Felder
  } bis zur { $square } laufen
runtrip-do-stay = Die { $number } spielen und auf { $square } bleiben
runtrip-do-trip = { $who } ein Bein stellen: { $sum } zurück
runtrip-try = { $who } ein Bein stellen
runtrip-end = Zug beenden
runtrip-cancel = Abbrechen
runtrip-take-back = Zurücknehmen

## Auf anderen Seiten: der Name, einen Tisch einrichten, Zahlen zu einer Partie

runtrip-name = Run & Trip
runtrip-about = Lauf bis Feld 100 und stell den anderen ein Bein: mit genau den Symbolen, auf denen sie stehen.
runtrip-kind-basic = Run & Trip
runtrip-kind-mercy = Run & Trip, Gnade
runtrip-kind-advanced = Run & Trip, Fortgeschrittene
runtrip-kind-team = Run & Trip, Team
runtrip-variant-basic = Grundspiel
runtrip-variant-mercy = Gnade
runtrip-variant-advanced = Fortgeschrittene
runtrip-variant-team = Team
runtrip-variant-basic-about = Alle haben eine Figur. Für 2 bis 6 Spieler.
runtrip-variant-mercy-about = Der hintersten Figur darf niemand ein Bein stellen. Für 4 bis 6 Spieler.
runtrip-variant-advanced-about = Alle haben zwei Figuren, und es zählt die hintere. Für 2 oder 3 Spieler.
runtrip-variant-team-about = Zwei gegen zwei; Partner teilen sich zwei Figuren und dürfen sich nicht absprechen. Für 4 Spieler.
runtrip-option-even = Alle ziehen gleich oft
runtrip-option-even-why = Hausregel: Ein paar Karten werden ungesehen beiseitegelegt, damit kein Platz öfter zieht als ein anderer.
runtrip-layout = Symbole auf Strecke und Karten
runtrip-layout-why = Hast du eigene Symbole? Schreib sie in eine Layout-Datei (.toml), so wie die factors.toml, die zu race108 gehört.
runtrip-layout-usual = Jetzt: Primfaktoren, wie üblich.
runtrip-layout-own = Jetzt: „{ $name }“ aus deiner Datei.
runtrip-layout-choose = Layout-Datei wählen
runtrip-layout-reset = Zurück zu den üblichen Symbolen
runtrip-setting-finds = Beinstellen
runtrip-setting-finds-off = Zeig mir, wem ich ein Bein stellen kann
runtrip-setting-finds-on = Ich finde die Karten selbst
runtrip-figure-run = Gelaufene Felder
runtrip-figure-made = Anderen ein Bein gestellt
runtrip-figure-suffered = Selbst gestolpert
runtrip-figure-lost = Verlorene Felder

## What stands in somebody’s record

runtrip-deed = { $count ->
    [one] Bester Zug: einmal ein Bein gestellt
   *[other] Bester Zug: { $count }-mal ein Bein gestellt
  }
