# The table of Run & Trip.

runtrip-road = The track
runtrip-hand = Your hand
runtrip-hand-empty = You have no cards left.
runtrip-players = Players
runtrip-actions = What you can do
runtrip-targets = Whom you can trip
runtrip-ways = Ways to play
runtrip-strip = Where everyone is
runtrip-start = Start
runtrip-goal = Finish
runtrip-deck = Deck
runtrip-discard = Discards
runtrip-deck-told = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
  }, { $number ->
    [8] an 8
   *[other] a { $number }
  } on top
runtrip-deck-empty = The deck is empty
runtrip-discard-told = Discards: { $count ->
    [one] one card
   *[other] { $count } cards
  }

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
runtrip-this-is-you = you
runtrip-on-turn = to play
runtrip-wins = wins
runtrip-counts = counts
runtrip-leads = in the lead
runtrip-safe = cannot be tripped
runtrip-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
runtrip-open-players = Players and their cards. { $told }
runtrip-stands = { $who } on { $square }, symbols: { $symbols }
runtrip-stands-safe = { $who } on { $square ->
    [0] the start
   *[other] { $square }
  }, no symbols
runtrip-try-token = { $token }: trip
runtrip-trip-token = { $token }: trip, { $count ->
    [one] one way
   *[other] { $count } ways
  }

## What is going on

runtrip-turn-act = Your turn: tap a card to run, or trip somebody:
runtrip-turn-run = Your turn: tap a card to run.
runtrip-turn-trip = You may trip again, or end your turn.
runtrip-turn-other = It is { $name }’s turn.
runtrip-over = The game is over.
runtrip-choose = What would you like to do?
runtrip-find-target = Now tap the token you want to trip with these cards.
runtrip-find-cards = Tap the cards that show exactly the symbols under { $who }.
runtrip-find-no-match = These cards do not show exactly the symbols under { $who }.

## What would happen

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = pushing { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] you stay on { $square }: no going beyond 100
   *[other] your { $letter } stays on { $square }: no going beyond 100
  }
runtrip-way-run = Run { $number }
runtrip-way-trip = Trip { $who } with { $cards }
runtrip-more-ways = Show more ways ({ $count })

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
runtrip-try = Trip { $who }
runtrip-end = End turn
runtrip-cancel = Cancel
runtrip-take-back = Take back

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
runtrip-option-even = Everyone draws equally often
runtrip-option-even-why = House rule: a few cards are set aside unseen, so that no seat draws more often than another.
runtrip-layout = Symbols on track and cards
runtrip-layout-why = Do you have symbols of your own? Write them into a layout file (.toml) like the factors.toml that comes with race108.
runtrip-layout-usual = Now: prime factors, as usual.
runtrip-layout-own = Now: “{ $name }”, from your file.
runtrip-layout-choose = Choose a layout file
runtrip-layout-reset = Back to the usual symbols
runtrip-setting-finds = Tripping
runtrip-setting-finds-off = Show me whom I can trip
runtrip-setting-finds-on = I find the cards myself
runtrip-figure-run = Squares run
runtrip-figure-made = Others tripped
runtrip-figure-suffered = Times tripped
runtrip-figure-lost = Squares lost

## What stands in somebody’s record

runtrip-deed = { $count ->
    [one] Best turn: one trip
   *[other] Best turn: { $count } trips
  }
