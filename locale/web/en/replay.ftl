# Finished games, move by move.

replay-figures = How it was played
replay-figure-turns = Turns

replay-title = Watch a game again
replay-of = { $game }, played by { $names }
replay-loading = The game is being laid out …
replay-none = This game cannot be shown
replay-file = Open a saved game (a file)
replay-choose = Choose a file
replay-no-file = This is not a saved game. Choose the .json file you saved after a game.
replay-address = Or paste the address of a table or a replay
replay-show = Show the game
replay-no-address = There is no table in this address. It looks like …/t/… or …/replay/….
replay-start = The cards are dealt.
replay-no-words = Nothing to tell here.
replay-place = Place in the game
replay-place-of = Move { $place } of { $last }
replay-steps = Back and forth
replay-first = To the start
replay-turn-back = A turn back
replay-back = A move back
replay-play = Play
replay-pause = Pause
replay-forward = A move forward
replay-turn-forward = A turn forward
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-viewpoint = Seen by
replay-outside = an onlooker
replay-share = Show others this moment
