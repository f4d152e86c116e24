# The table of Run & Trip, and whatever the pad does not say.

runtrip-road = The track
runtrip-hand = Your hand
runtrip-hand-empty = You have no cards left.
runtrip-players = Players
runtrip-actions = What you can do
runtrip-targets = Whom you can trip
runtrip-ways = Ways to play
runtrip-strip = Where everyone is
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
runtrip-try-token = { $token }: trip
runtrip-trip-token = { $token }: trip, { $count ->
    [one] one way
   *[other] { $count } ways
  }
runtrip-turn-act = Your turn: tap a card to run, or trip somebody:
runtrip-turn-run = Your turn: tap a card to run.
runtrip-turn-trip = You may trip again, or end your turn.
runtrip-turn-other = It is { $name }’s turn.
runtrip-over = The game is over.
runtrip-choose = What would you like to do?
runtrip-find-target = Now tap the token you want to trip with these cards.
runtrip-find-cards = Tap the cards that show exactly the symbols under { $who }.
runtrip-find-no-match = These cards do not show exactly the symbols under { $who }.
runtrip-more-ways = Show more ways ({ $count })
runtrip-try = Trip { $who }
runtrip-cancel = Cancel
runtrip-take-back = Take back
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
runtrip-deed = { $count ->
    [one] Best turn: one trip
   *[other] Best turn: { $count } trips
  }
