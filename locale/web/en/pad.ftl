# The digital pad for a real table. Names of games and variants are those of the first page.

pad-title = Pad for a real table
pad-about = You play with real cards; this phone is the paper. Once opened, it needs no connection.
pad-names = Who plays?
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-first = Who begins?
pad-first-lot = Draw lots
pad-begin = Begin
pad-begins = { $name } begins.

## On every page of the pad

pad-more = More
pad-more-title = This pad
pad-put-away = Delete this game
pad-put-away-sure = Delete it for good? It is not finished, and you cannot get it back.
pad-keep = Keep on playing
pad-ready = Works without a connection now.
pad-install = Add the pad to the home screen
pad-renewed = There is a newer version of the pad.
pad-renew = Update now
pad-spoilt-game = The game saved on this device could not be read. It has been set aside, and you can begin a new one.
pad-spoilt-history = The list of finished games could not be read. It has been set aside, and a new list begins.
pad-cannot-keep = This browser saves nothing on this device: your game is lost when you close the page.

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

## The clock

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
pad-forgotten = Game deleted.
