# The pad for Run & Trip.

pad-runtrip-symbols = Our track has the usual symbols
pad-runtrip-symbols-why = Prime factors, as on the tracks you can print here. Otherwise no symbols are shown, and you keep an eye on safe squares yourselves.
pad-runtrip-end-cards = Nobody has cards left: end the game
pad-runtrip-tokens = Players and their tokens
pad-runtrip-numbers = Number on the card
pad-runtrip-clear = Clear the numbers
pad-runtrip-run-how = { $name }: tap a number to run, or a player to trip.
pad-runtrip-run-which = { $name }: choose a or b, then a number to run, or a player to trip.
pad-runtrip-trip-how = { $name } trips { $whom }: tap the numbers of the cards.
pad-runtrip-trip-again = { $name } may trip somebody again.
pad-runtrip-sum = { $cards } = { $sum }
pad-runtrip-stays = { $who } stays on { $square }: no going beyond 100
pad-runtrip-on = { $who } on { $square }
pad-runtrip-on-start = { $who } on the start
pad-runtrip-symbols-here = symbols: { $symbols }
pad-runtrip-choose-token = Move { $token }
pad-runtrip-choose-target = Trip { $token }
pad-runtrip-why-safe = { $who } stands on a square without symbols and cannot be tripped.
pad-runtrip-why-last = { $who } is in last place and cannot be tripped (Mercy).
pad-runtrip-why-goal = A token may only go to 100 if that wins the game: the other one is not far enough yet.
pad-runtrip-skip = No cards left: on to { $name }
