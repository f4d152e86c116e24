# How the coach calls a move of Run & Trip.

runtrip-move-run = run with { $card }
runtrip-move-run-token = run with { $card }, token { $token }
runtrip-move-trip = trip { $who } with { $cards }
runtrip-move-end = end the turn
