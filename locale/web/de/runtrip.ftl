# Der Tisch von Run & Trip.

runtrip-start = Start
runtrip-goal = Ziel

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
runtrip-stands = { $who } auf { $square }, Symbole: { $symbols }
runtrip-stands-safe = { $who } auf { $square ->
    [0] dem Start
   *[other] { $square }
  }, keine Symbole

## Was gerade geschieht

## Was geschehen würde

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = geschoben: { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] du bleibst auf { $square }: Über 100 hinaus geht es nicht
   *[other] deine { $letter } bleibt auf { $square }: Über 100 hinaus geht es nicht
  }
runtrip-way-run = Mit der { $number } laufen
runtrip-way-trip = { $who } mit { $cards } ein Bein stellen

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
runtrip-end = Zug beenden

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

## What stands in somebody’s record
