# The digital pad for a real table. Names of games and variants are those of the first page.

pad-title = Pad for a real table
pad-about = You play with real cards; this phone is the paper. Once opened, it needs no connection.
pad-names = Who plays?
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-first = Who begins?
pad-first-lot = Draw lots
pad-own-rows = Your sheet has other rows?
pad-symbols = Our track has the usual symbols
pad-symbols-why = Prime factors, as on the tracks printed here. Otherwise no symbols are shown, and you watch over safe squares yourselves.
pad-begin = Begin
pad-begins = { $name } begins.

## On every page of the pad

pad-more = More
pad-more-title = This pad
pad-put-away = Put this game away
pad-put-away-sure = Put it away for good? It is not finished and will not be kept.
pad-keep = Keep on playing
pad-end-cards = Nobody has cards left: end the game
pad-ready = Ready to use without a connection.
pad-install = Put the pad on the home screen
pad-renewed = A newer pad is here.
pad-renew = Use it now
pad-spoilt-game = The game kept on this device could not be read. It is put aside, and you can begin a new one.
pad-spoilt-history = The list of finished games could not be read. It is put aside, and a new list begins.
pad-cannot-keep = This browser keeps nothing on this device: your game is lost when you close the page.

## Whose turn

pad-turn = { $name }’s turn
pad-turns = { $count ->
    [one] after one turn
   *[other] after { $count } turns
  }
pad-undo = Undo
pad-undone = Taken back. { $name }’s turn.
pad-again = Same players again
pad-new = New game

## The sheets of Triggs

pad-sheets = Sheets
pad-show = { $name }: { $done } of { $all } crossed off. Show the sheet
pad-tap = { $name }: tap the boxes you cross off.
pad-goes-on = { $name }: row { $row } may get more crosses.
pad-owed = Row full! One more cross, in any row.
pad-no-more = { $name } is done.
pad-cross = { $count ->
    [one] Row { $row }: cross off one box
   *[other] Row { $row }: cross off { $count } boxes
  }
pad-cross-extra = Row { $row }: extra cross
pad-crossed = { $count ->
    [one] { $name } crosses off one { $row }.
   *[other] { $name } crosses off { $count } boxes of row { $row }.
  }
pad-filled = Row { $row } is full.
pad-pass = No cross: on to { $name }
pad-done = Done: on to { $name }
pad-out-12 = 12s are out of the game: put any 12 that lies face up, or is discarded, into the box.
pad-out-11 = 11s are out of the game too: into the box with them, like the 12s.
pad-out = Out of the game: { $values }

## The track of Run & Trip

pad-tokens = Players and their tokens
pad-numbers = Number on the card
pad-clear = Clear the numbers
pad-run-how = { $name }: tap a number to run, or somebody to trip.
pad-run-which = { $name }: choose a or b, then a number to run, or somebody to trip.
pad-trip-how = { $name } trips { $whom }: tap the numbers of the cards.
pad-trip-again = { $name } may trip somebody again.
pad-sum = { $cards } = { $sum }
pad-stays = { $who } stays on { $square }: that would pass 100
pad-on = { $who } on { $square }
pad-on-start = { $who } on the start
pad-symbols-here = symbols: { $symbols }
pad-choose-token = Move { $token }
pad-choose-target = Trip { $token }
pad-why-safe = { $who } stands on a square without symbols and cannot be tripped.
pad-why-last = { $who } is in last place and cannot be tripped (Mercy).
pad-why-goal = A token may only go to 100 if that wins the game: the other one is not far enough yet.
pad-skip = No cards left: on to { $name }
pad-time-left = Time left: { $time }
pad-clock-start = Start the clock
pad-clock-stop = Stop the clock
pad-minute-left = One minute left.

## Finished games

pad-history = Finished games
pad-history-none = None yet.
pad-history-line = { $kind }, { $turns }
pad-forget = Delete the game of { $date }
pad-forget-short = Delete
pad-forgotten = The game is deleted.
