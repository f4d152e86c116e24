# Run & Trip in English. The same messages stand in the other catalogues beside this one.

runtrip-name = Run & Trip
runtrip-name-advanced = Run & Trip (Advanced)
runtrip-name-team = Run & Trip (Team)

## What happens in Run & Trip

square = { $square }
square-start = the start
token-of = { $owner }’s token { $letter }
tell-rt-run = { $who ->
    [you] You run with { $card } from { $start } to { $square }.
   *[other] { $player } runs with { $card } from { $start } to { $square }.
  }
tell-rt-run-token = { $who ->
    [you] You run with { $card }: your token { $letter } goes from { $start } to { $square }.
   *[other] { $player } runs with { $card }: { $token } goes from { $start } to { $square }.
  }
tell-rt-stay = { $who ->
    [you] You play { $card }, but your token would pass 100 and stays.
   *[other] { $player } plays { $card }, but the token would pass 100 and stays.
  }
tell-rt-trip = { $who ->
    [you] You trip { $token } with { $cards }.
    [at-you] { $player } trips you with { $cards }.
    [at-yours] { $player } trips your token { $letter } with { $cards }.
   *[other] { $player } trips { $token } with { $cards }.
  }
tell-rt-back = { $whose ->
    [you] You go back from { $start } to { $square }.
    [yours] Your token { $letter } goes back from { $start } to { $square }.
   *[other] { $token } goes back from { $start } to { $square }.
  }
tell-rt-push = { $whose ->
    [you] You are pushed back from { $start } to { $square }.
    [yours] Your token { $letter } is pushed back from { $start } to { $square }.
   *[other] { $token } is pushed back from { $start } to { $square }.
  }
tell-rt-forward = { $whose ->
    [you] You go forward from { $start } to { $square }.
    [yours] Your token { $letter } goes forward from { $start } to { $square }.
   *[other] { $token } goes forward from { $start } to { $square }.
  }
tell-rt-draw = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
  }

## Moves that cannot be played

runtrip-unreadable = “{ $text }” is not a move: write run 8[5], trip 2 3[22] 4[3] or end.
runtrip-unreadable-tokens = “{ $text }” is not a move: write run 8[5] a, trip 2b 3[22] 4[3] a or end.
runtrip-no-such-number = There is no card with the number { $number }: the numbers go from 1 to 9.
runtrip-no-such-symbol = There are no symbols “{ $symbols }” in this layout: it has { $known }.
runtrip-no-such-card = There is no card { $card } in this layout.
runtrip-no-such-side = There is no number { $side } to trip: choose 1 to { $sides }.
runtrip-one-token = Everyone has a single token here: leave the letter a or b out.
runtrip-must-act = You have to run or trip first: a turn cannot be passed.
runtrip-no-run-after-trip = After a trip you may trip again, but not run: trip, or end your turn.
runtrip-card-missing = You do not hold { $card }: play cards from your hand, each only once.
runtrip-card-twice = You named { $card } twice, but each card can be played only once.
runtrip-run-one-card = A run is made with a single card: play one card, or trip someone with several.
runtrip-number-missing = You hold no card with the number { $number }: run with a card from your hand.
runtrip-goal-not-winning = A token may go to 100 only if that wins the game, with your last token ahead of everyone else’s: use another token or other cards.
runtrip-own-token = You cannot trip your own side: choose an opponent’s token.
runtrip-safe-square = The token stands on { $square ->
    [0] the start
   *[other] { $square }
  }, which shows no symbols, so it is safe: choose another token.
runtrip-mercy = With Mercy the token in last place cannot be tripped: choose another token.
runtrip-cannot-match = Your cards cannot match square { $square } ({ $symbols }) exactly: run, or trip another token.
runtrip-no-match = These cards show { $shown }, but square { $square } shows { $symbols }: the symbols must match exactly.

# Why a thing cannot be used now, in one line
runtrip-why-none = Needs { $needs }; you have { $have }.
runtrip-why-few = Needs { $needs }; you have only { $have }.
runtrip-why-more = Needs { $needs }; your cards with { $symbol } show more than that.
runtrip-why-exactly = Needs { $needs }; your cards cannot show exactly that.
runtrip-why-and = { $first } and { $last }
runtrip-why-own = That is your own token: trip somebody else’s.
runtrip-why-safe = { $square ->
    [0] Nobody can be tripped on the start: it shows no symbols.
   *[other] Nobody can be tripped on { $square }: it shows no symbols.
  }
runtrip-why-mercy = Mercy protects the token in last place.
runtrip-why-after-trip = After a trip you can only trip again, and this card does not help with that.
runtrip-why-no-card = You do not have { $card }.
runtrip-shape-2 = { $count ->
    [0] no lens
    [1] a lens
    [2] two lenses
    [3] three lenses
   *[other] { $count } lenses
  }
runtrip-shape-3 = { $count ->
    [0] no triangle
    [1] a triangle
    [2] two triangles
    [3] three triangles
   *[other] { $count } triangles
  }
runtrip-shape-5 = { $count ->
    [0] no pentagon
    [1] a pentagon
    [2] two pentagons
    [3] three pentagons
   *[other] { $count } pentagons
  }
runtrip-shape-7 = { $count ->
    [0] no star
    [1] a star
    [2] two stars
    [3] three stars
   *[other] { $count } stars
  }
runtrip-shape-prime = { $count ->
    [0] no ring
    [1] a ring
    [2] two rings
    [3] three rings
   *[other] { $count } rings
  }
runtrip-shape-own = { $count ->
    [0] no { $symbol }
    [1] one { $symbol }
   *[other] { $count } × { $symbol }
  }

## Options and seeds

runtrip-bad-mercy = Mercy is for the basic game with 4 to 6 players: leave it out or change the table.
runtrip-bad-cut = The option cut must be a whole number from 0 to { $most }: how many cards are lifted off.

## Positions

runtrip-position-tokens = “tokens” must have { $sides } lists of { $tokens } each.
runtrip-position-square = There is no square { $square }: squares go from 0 (the start) to 100.
runtrip-position-shared = Two tokens stand on square { $square }, but only the start has room for more than one.
runtrip-position-twice = The card { $card } is in two places.
runtrip-position-missing = Every card must be somewhere; these are missing: { $cards }.
runtrip-position-aside = “aside” must hold { $count } cards with this number of players.
runtrip-position-card = “{ $card }” in “{ $key }” is not a card of this layout.
runtrip-position-hand = Player { $player } holds { $count } cards, but with { $players } players nobody can ever have more than { $most }: put some into another pile.
runtrip-position-goal = A token stands on 100, so the phase must be over.
runtrip-position-goal-lost = A token stands on 100 although that did not win the game.
runtrip-position-goal-turn = When a token has reached 100, “turn” belongs to the player who moved it there.
runtrip-position-no-cards = Nobody has any cards, so the phase must be over.
runtrip-position-turn = Player { $player } has no cards, so it cannot be their turn.
runtrip-position-trip = The phase trip needs a card in the discard pile, and another trip must be possible.

## Layouts

layout-unknown = There is no layout “{ $name }”: choose { $known }, or give a file that ends in .toml.
layout-no-file = The layout file { $file } cannot be read: { $fault }.
layout-not-toml = The layout file { $file } is not valid TOML: { $fault }.
layout-file-long = The layout file { $file } is too long: a layout has at most { $most } characters. Leave out what is not its squares or cards.
layout-file-tangled = The layout file { $file } has more values, or more lists within lists, than a layout: write it as factors.toml is written.
layout-not-object = A layout must be a name, a file that ends in .toml, or an object.
layout-format = The layout must say format = { $format }.
layout-no-name = The layout must have a name of 1 to 60 characters.
layout-symbols = The layout must list its symbols, for example symbols = ["2", "3", "5", "7", "P"].
layout-symbol = “{ $symbol }” cannot be a symbol: use a single letter from A to Z or a digit for each.
layout-symbol-twice = Two symbols are the same letter or digit: make them all different.
layout-at-square = Square { $square }
layout-at-card = A card with the number { $number }
layout-not-text = { $where } must be a text of symbols, like "22P".
layout-unknown-symbol = { $where } shows “{ $symbol }”, which is not among the symbols { $known }.
layout-squares = The layout must give the symbols of the 99 squares 1 to 99; it gives { $count }.
layout-too-many-symbols = { $where } shows too many symbols: at most { $most } are possible there.
layout-numbers = The layout must have a table [cards] with the numbers 1 to 9.
layout-twelve = The number { $number } must have twelve different cards; it has { $count }.
layout-empty-card = A card with the number { $number } shows no symbol: give each card at least one.
layout-unmatchable = No set of cards can match square { $square } ({ $symbols }): change the square or the cards.

## The command line

runtrip-option-variant = Run & Trip: the basic game, advanced (two tokens) or team
runtrip-option-mercy = Run & Trip: the token in last place cannot be tripped (4 to 6 players)
runtrip-option-even = Run & Trip: set cards aside so that all draw equally often
runtrip-option-layout = Run & Trip: a layout by name, or your own from a file
runtrip-option-cut = Run & Trip: cut the deck at this card, 0 to 107
cli-layout = Work with layouts of Run & Trip.
cli-layout-check = check a layout file, and say which squares are hard to match
layout-good = The layout “{ $name }” can be played. Its symbols: { $symbols }.
layout-safe = Safe squares, without symbols: { $squares }.
layout-none-safe = Every square has symbols; only the start and 100 are safe.
layout-hard = Hard to match (share of random hands of eight cards that can):
layout-none-hard = No square is hard to match.
layout-hard-square = { "  " }{ $square }  { $symbols }  { $percent }%

## At the terminal

terminal-start = start
terminal-deck = Deck: { $count } (on top { $number ->
    [8] an 8
   *[other] a { $number }
  })
terminal-no-deck = Deck: empty
terminal-safe = (safe)
terminal-numbers = holds { $numbers }
terminal-runtrip-act = Your turn: run with one card, or trip a token whose symbols you can match.
terminal-runtrip-trip = You may trip again, or end your turn.
terminal-do-run = Run
terminal-do-trip = Trip { $token }
terminal-do-end = End
terminal-end = no more trips
terminal-stays = stays
runtrip-terminal-help =
    Type the number in front of a move, or the move itself: run 8[5], trip 2 3[22] 4[3], end.
    A card is written with its number and its symbols: 4[2P] is a 4 with the symbols 2 and P.
    Behind each move you see where it would take the tokens: { "→20" } is yours, { "■2→19" } is that of number 2.
runtrip-terminal-rules =
    Be the furthest ahead when the game ends: when a token reaches 100, or when nobody has any cards left.
    On your turn you run or trip.
    – Run: play one card. Your token goes forward by its number.
    – Trip: play cards whose symbols, all together, are exactly those of a square an opponent stands on. That token goes back by the sum of the numbers, then yours goes forward by the same sum. You may trip again, but no longer run.
    There is room for one token on a square, except on the start: whoever arrives pushes the other one back a square, and so on.
    Nobody goes back beyond the start. A token that would pass 100 stays where it is, and the card is spent.
    At the end of your turn you draw two cards. Cards that were played never come back.
    Everyone sees the numbers of your cards; only you see their symbols. On a square without symbols you are safe.
runtrip-terminal-factors = The symbols of a square are the prime factors of its number; P is any prime above 7.
runtrip-terminal-mercy = Mercy: the token in last place cannot be tripped.
runtrip-terminal-advanced =
    Two tokens each, a and b: you choose which one runs or goes forward. Whoever’s last token is furthest ahead wins.
    A token may go to 100 only if that wins the game.
runtrip-terminal-team = Partners sit opposite each other and share two tokens. They must not discuss what to play.

## Studies

runtrip-study-about = What does Run & Trip look like when it is played well? A bot that has learned the game from many thousands of games against itself played every seat here: with two to six players, in every variant, with the house rules, and on another track.
runtrip-study-layout = another layout of Run & Trip to compare with
runtrip-study-mercy = Mercy
runtrip-study-even = equal draws
runtrip-study-advanced = Advanced
runtrip-study-team = Team
runtrip-study-shuffled = squares shuffled
runtrip-study-own = layout “{ $name }”
runtrip-study-trips-title = Trips, made and declined
runtrip-study-trips-finding = { $label }: there are { $trips } trips in a game, and one turn in { $turns } has at least one. When a turn begins with a trip possible, the player runs instead in { $declined } of cases.
runtrip-study-trips-squares = With the fewest players, a trip takes the player who trips { $gained } squares forward and the other { $lost } squares back on average.
runtrip-study-trips-caption = Left: trips of all players in one game. Right: how often a player who could trip ran instead.
runtrip-study-trips-alt = Chart: trips in a game and the share of possible trips that were declined, under each condition.
runtrip-study-trips-made = trips in a game
runtrip-study-trips-declined = declined, in %
runtrip-study-ends-title = How does it end?
runtrip-study-ends-finding = { $label }: { $share } of the games end with a token on 100; in the others the cards run out.
runtrip-study-ends-caption = Games that end with a token on 100. All others end because nobody has any cards left.
runtrip-study-ends-alt = Chart: the share of games that end with a token on 100, under each condition.
runtrip-study-ends-x = % of games that end on 100
runtrip-study-column-trips = Trips
runtrip-study-column-series = Most trips in one turn
runtrip-study-column-winner = Trips by the winner
runtrip-study-column-margin = Ahead by (squares)

## Printing

runtrip-print-board = the track of Run & Trip
runtrip-print-title = Run & Trip: track
runtrip-print-tokens = Tokens
runtrip-print-tokens-how = Cut out the strips along the solid lines and fold them along the dashed ones. Glue the two ends together, one over the other: they are the foot. The letters matter only if everyone has two tokens.
runtrip-print-glue = Glue the lower half of the track on here, up to the marks
runtrip-print-cut = Cut off what is above the track, along the marks
runtrip-print-team-quiet = Partners may not discuss strategy.

## The coach: what kind of move is good now, and why one is better than the other

runtrip-hint-run = Run.
runtrip-hint-trip = Trip somebody.
runtrip-hint-end = End the turn here.
runtrip-reason-wins = It wins the game at once.
runtrip-reason-trips = It sends { $token } back { $count ->
    [1] one square
   *[other] { $count } squares
  }.
runtrip-reason-leader = It trips { $token }, who is furthest ahead, and sends them back { $count }.
runtrip-reason-further-back = It sends { $token } back { $count } squares instead of { $other }.
runtrip-reason-chain = After it another trip is possible.
runtrip-reason-stops = Ending the turn gives away a trip that sends { $token } back { $count }.
runtrip-reason-wasted = The other move trips { $token } near the start: { $count } of its total { $count ->
    [1] is
   *[other] are
  } wasted there.
runtrip-reason-goal = It ends { $number } before 100, with a { $number } in hand.
runtrip-reason-stays = The other move would pass 100, so the token stays where it is.
runtrip-reason-safe = It ends on { $square }, where nobody can be tripped; { $other } is not safe.
runtrip-reason-exposed = On { $square } the token can be tripped by { $count } of the cards still out, each by itself; on { $other } by { $fewer }.
runtrip-reason-mercy = It stays in last place, where Mercy protects.
runtrip-reason-pushes = It pushes { $token } back.
runtrip-reason-pushes-own = The other move pushes a token of the own side back.
runtrip-reason-spends = The other move gives up the cards with which { $token } can be tripped.
runtrip-reason-reach = With what is left in hand { $count } of the others’ next runs could be answered with a trip, after the other move { $other }.
runtrip-reason-rear = It moves the rear token, and the rear one counts at the end.
runtrip-reason-further = It goes { $count ->
    [1] one square
   *[other] { $count } squares
  } further.
runtrip-reason-keeps = It keeps the { $number } for later.
