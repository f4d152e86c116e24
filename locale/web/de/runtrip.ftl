# Der Tisch von Run & Trip.

runtrip-road = Die Strecke
runtrip-hand = Deine Karten
runtrip-hand-empty = Du hast keine Karten mehr.
runtrip-players = Spieler
runtrip-actions = Was du tun kannst
runtrip-ways = Was du spielen kannst
runtrip-strip = Wer wo steht
runtrip-start = Start
runtrip-goal = Ziel
runtrip-deck = Stapel
runtrip-discard = Gespielt
runtrip-deck-told = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, obenauf eine { $number }
runtrip-deck-empty = Der Stapel ist leer
runtrip-discard-told = Gespielt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

runtrip-symbol-2 = zwei
runtrip-symbol-3 = drei
runtrip-symbol-5 = fünf
runtrip-symbol-7 = sieben
runtrip-symbol-P = große Primzahl
runtrip-card = Karte { $number }, Symbole: { $symbols }
runtrip-card-back = Karte { $number }

## Wer und wo

runtrip-you = du
runtrip-your-token = deine { $letter }
runtrip-their-token = { $owner } { $letter }
runtrip-side = Team { $number }
runtrip-this-is-you = du
runtrip-on-turn = ist dran
runtrip-wins = gewinnt
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
runtrip-trip-token = { $token }: Bein stellen, { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }

## Was gerade geschieht

runtrip-turn-act = Du bist dran: Tipp auf eine Karte und lauf, oder stell jemandem ein Bein:
runtrip-turn-run = Du bist dran: Tipp auf eine Karte und lauf.
runtrip-turn-trip = Du darfst noch einmal ein Bein stellen oder deinen Zug beenden.
runtrip-turn-other = { $name } ist dran.
runtrip-over = Das Spiel ist zu Ende.

## Was geschehen würde

runtrip-goes = { $who } { $from } → { $to }
runtrip-pushes = geschoben: { $who } { $from } → { $to }
runtrip-stays = { $letter ->
    [none] du bleibst auf { $square }, sonst ginge es über 100 hinaus
   *[other] deine { $letter } bleibt auf { $square }, sonst ginge es über 100 hinaus
  }
runtrip-way-run = Lauf { $number }
runtrip-way-trip = { $who } mit { $cards } ein Bein stellen
runtrip-all-ways = Alle { $count } Möglichkeiten zeigen

## Knöpfe

runtrip-trip = { $who } ein Bein stellen ({ $count }×)
runtrip-do-run = Lauf { $number ->
    [one] ein Feld
   *[other] { $number } Felder
  } auf { $square }
runtrip-do-run-token = Lauf { $number ->
    [one] ein Feld
   *[other] { $number } Felder
  } mit { $letter } auf { $square }
runtrip-do-stay = Spiel die { $number } und bleib auf { $square }
runtrip-do-trip = { $who } mit { $cards } ein Bein stellen: { $sum } zurück
runtrip-end = Zug beenden
runtrip-cancel = Abbrechen
runtrip-take-back = Zurücknehmen
