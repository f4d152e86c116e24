# Finished games, move by move.

replay-figures = How it was played
replay-figure-turns = Turns

replay-title = Watch a game again
replay-of = { $game }, played by { $names }
replay-loading = Loading the game…
replay-none = This game cannot be shown
replay-file = Open a saved game (a file)
replay-choose = Choose a file
replay-no-file = This is not a saved game. Choose the .json file you saved after a game.
replay-address = Or paste the address of a table or a replay
replay-show = Show the game
replay-no-address = There is no table in this address. It looks like …/t/… or …/replay/….
replay-start = The cards have been dealt.
replay-no-words = Nothing happens here.
replay-place = Place in the game
replay-place-of = Move { $place } of { $last }
replay-steps = Back and forward
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-turn-forward = One turn forward
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-viewpoint = Your place
replay-outside = beside the table
replay-share = Share this moment

review-open = Review this game
