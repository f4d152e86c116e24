# Come l’allenatore chiama una mossa di Run & Trip.

runtrip-move-run = correre con { $card }
runtrip-move-run-token = correre con { $card }, pedina «{ $token }»
runtrip-move-trip = sgambetto a { $who } con { $cards }
runtrip-move-end = chiudere il turno
