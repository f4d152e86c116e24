# The first page, and setting up a table.

home-title = Two racing games, one deck of 108 cards
home-about = Race five animals, invite friends with a link, or share one device. No account needed.
home-play-bot = Play against { $name }
home-dealing = Dealing…
home-strength = Who do you race against?
home-level = { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[5] very hard
  }
home-try-stronger = You keep beating { $name }. Try { $next }!
home-try-weaker = { $name } is tough. Try { $next } first!
home-lesson = Learn it step by step
home-rules = Rules
home-set-up = Set up a table
home-your-turn-at = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
  }
home-beside = Join a table, open a saved game
home-practise = Practise
home-puzzles = Solve puzzles
home-saved = Saved games
home-open-saved = Open and watch a saved game
home-verify = Check that a game was fair
home-real = At a real table
home-pad = Pad: keep score on a phone
home-print = Print cards, sheets or a track

## Joining

home-join = Join with a link
home-join-go = Go to the table
home-join-rubbish = This is not an invite link: paste the whole link you were sent. It contains “/t/”.
home-join-elsewhere = There is no such table here. The link leads to { $host }: open it there.
home-join-open-there = Open the link

## The tables

home-your-tables = Your tables
home-public-tables = Public tables
home-finished = Finished games
home-none = None at the moment.
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
home-go-there = Open
home-sit-down = Sit down
home-watch = Watch
home-replay = Watch again
home-dismiss = Hide
home-dismissed = Hidden. The table comes back when something happens there.
home-show-away = { $count ->
    [one] Show the hidden table
   *[other] Show the { $count } hidden tables
  }

## Setting up a table

home-game = Game
home-variant = Variant
home-players = Players
home-seats = Who sits where?
home-partners = Seats 1 and 3 play against seats 2 and 4.
home-seat = Seat { $number }
home-sitter-me = Me
home-sitter-here = Someone on this device
home-sitter-open = Someone with the link
home-bots = Bots
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
home-onlookers-why = They never see anybody’s hand.
home-cutting = Everyone cuts the deck
home-cutting-why = Everyone types whatever they like, and it is mixed into the deal. So nobody can know the cards beforehand.
home-coach = Hints for everyone
home-coach-why = Everyone may ask the coach for help, and it knows only what you know yourself. Whoever sits down agrees.
home-cutting-rule = By the rules of this variant everyone cuts the deck, so this is switched on under “{ $more }”.
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
