# The first page, and setting up a table.

home-title = Two race games of 108 cards
home-about = Against bots, with friends by link, or together on one device. No account needed.
home-triggs = Triggs
home-runtrip = Run & Trip
home-triggs-about = Form numbers from your cards, and be the first to cross off your whole sheet.
home-runtrip-about = Run for square 100, and trip whoever is in your way by matching the symbols under their feet.
home-play-bot = Play against a bot
home-dealing = Dealing …
home-strength = How strong is the bot?
home-level = { $level ->
    [1] Level 1: very easy
    [2] Level 2: easy
    [3] Level 3: medium
    [4] Level 4: hard
   *[5] Level 5: very hard
  }
home-lesson = First game, step by step
home-rules = Rules
home-set-up = Set up a table
home-your-turn-at = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
  }
home-beside = Joining and saved games
home-saved = Saved games
home-open-saved = Open a saved game and watch it again
home-verify = Check that a game was fair
home-real = At a real table
home-pad = Pad: keep score on a phone
home-print = Print cards, sheets or a track

## Joining

home-join = Join by link
home-join-go = Go to the table
home-join-rubbish = This is not an invite: paste the whole link you were sent. It contains “/t/”.
home-join-elsewhere = There is no such table here. The link leads to { $host }: open it there.
home-join-open-there = Open the link

## The tables

home-your-tables = Your tables
home-public-tables = Public tables
home-finished = Finished games
home-none = None just now.
home-show-all = Show all { $count }
home-practice = (practice)
home-with = with { $players }
home-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
home-cutting-now = the deck is being cut
home-your-turn = your turn
home-turn-of = { $player } to play
home-you-won = you won
home-won = { $count ->
    [one] { $players } won
   *[other] { $players } won
  }
home-play-on = Play on
home-go-there = Go there
home-sit-down = Sit down
home-watch = Watch
home-replay = Watch again
home-kind-triggs = Triggs
home-kind-basic = Run & Trip
home-kind-mercy = Run & Trip, Mercy
home-kind-advanced = Run & Trip, Advanced
home-kind-team = Run & Trip, Team

## Setting up a table

home-game = Game
home-variant = Variant
home-variant-basic = Basic
home-variant-mercy = Mercy
home-variant-advanced = Advanced
home-variant-team = Team
home-variant-basic-about = One token each. For 2 to 6 players.
home-variant-mercy-about = The token in last place cannot be tripped. For 4 to 6 players.
home-variant-advanced-about = Two tokens each, and the one further behind counts. For 2 or 3 players.
home-variant-team-about = Two against two; partners share two tokens and may not discuss their plans. For 4 players.
home-players = Players
home-seats = Who sits where?
home-partners = Seats 1 and 3 play against seats 2 and 4.
home-seat = Seat { $number }
home-sitter-me = Me
home-sitter-here = Someone on this device
home-sitter-open = Someone with the link
home-bots = Bots
home-bot = { $level ->
    [1] Bot, level 1: very easy
    [2] Bot, level 2: easy
    [3] Bot, level 3: medium
    [4] Bot, level 4: hard
   *[5] Bot, level 5: very hard
  }
home-your-name = Your name
home-their-name = Their name
home-who-joins = Who can find the table?
home-private = Only those with the link
home-public = Everyone: it is listed on the start page
home-more = More options
home-turn-limit = Time per turn
home-game-limit = Time for the whole game
home-no-limit = no limit
home-seconds = { $count } seconds
home-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
home-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
home-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
home-onlookers = Others may watch
home-onlookers-why = Onlookers never see anybody’s hand.
home-cutting = Everyone cuts the deck
home-cutting-why = Each player types anything they like, which is mixed into the deal. So nobody can know the cards beforehand.
home-even = Everyone draws equally often
home-even-why = House rule: a few cards are set aside unseen, so that no seat draws more often than another.
home-refill = When a pile is empty
home-refill-emptied = Refill that pile
home-refill-all = Refill all piles
home-rows = Boxes in each row
home-rows-why = If your printed sheet differs, make this one the same: 1 to 9 boxes a row.
home-row-less = Row { $row }: one box less
home-row-more = Row { $row }: one box more
home-row-boxes = Boxes in row { $row }
home-rows-reset = Back to the usual rows
home-layout = Symbols on track and cards
home-layout-why = Have you got symbols of your own? Write them into a layout file (.toml) like the factors.toml that comes with race108.
home-layout-usual = Now: prime factors, as usual.
home-layout-own = Now: “{ $name }”, from your file.
home-layout-choose = Choose a layout file
home-layout-reset = Back to the usual symbols
home-do-bots = { $count ->
    [1] Start against a bot
    [2] Start against two bots
    [3] Start against three bots
    [4] Start against four bots
   *[5] Start against five bots
  }
home-do-start = Start the game
home-do-invite = Open the table and invite
home-do-public = Open the table for everyone
home-do-cut = Sit down and cut the deck
home-do-watch = Watch the bots play
