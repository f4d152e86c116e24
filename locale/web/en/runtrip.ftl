# The table of Run & Trip.

runtrip-start = Start
runtrip-goal = Finish

runtrip-symbol-2 = two
runtrip-symbol-3 = three
runtrip-symbol-5 = five
runtrip-symbol-7 = seven
runtrip-symbol-P = prime above 7
runtrip-card = Card { $number }, symbols: { $symbols }
runtrip-card-back = Card { $number }

## Who and where

runtrip-you = you
runtrip-your-token = your { $letter }
runtrip-their-token = { $owner } { $letter }
runtrip-side = Team { $number }
runtrip-stands = { $who } on { $square }, symbols: { $symbols }
runtrip-stands-safe = { $who } on { $square ->
    [0] the start
   *[other] { $square }
  }, no symbols

## What is going on

## What would happen

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = pushing { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] you stay on { $square }: no going beyond 100
   *[other] your { $letter } stays on { $square }: no going beyond 100
  }
runtrip-way-run = Run { $number }
runtrip-way-trip = Trip { $who } with { $cards }

## Buttons

runtrip-trip = Trip { $who } ({ $count ->
    [one] one way
   *[other] { $count } ways
  })
runtrip-do-run = Run { $number ->
    [one] one square
   *[other] { $number } squares
  } to { $square }
runtrip-do-run-token = Run { $number ->
    [one] one square
   *[other] { $number } squares
  } with { $letter } to { $square }
runtrip-do-stay = Play the { $number } and stay on { $square }
runtrip-do-trip = Trip { $who } back { $sum }
runtrip-end = End turn

## On other pages: its name, setting up a table, figures of a game

runtrip-name = Run & Trip
runtrip-about = Run for square 100, and trip whoever is in your way by matching the symbols under their feet.
runtrip-kind-basic = Run & Trip
runtrip-kind-mercy = Run & Trip, Mercy
runtrip-kind-advanced = Run & Trip, Advanced
runtrip-kind-team = Run & Trip, Team
runtrip-variant-basic = Basic
runtrip-variant-mercy = Mercy
runtrip-variant-advanced = Advanced
runtrip-variant-team = Team
runtrip-variant-basic-about = One token each. For 2 to 6 players.
runtrip-variant-mercy-about = The token in last place cannot be tripped. For 4 to 6 players.
runtrip-variant-advanced-about = Two tokens each, and the one further behind counts. For 2 or 3 players.
runtrip-variant-team-about = Two against two; partners share two tokens and may not discuss their plans. For 4 players.

## What stands in somebody’s record
