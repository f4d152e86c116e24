# Cómo llama el entrenador a una jugada de Run & Trip.

runtrip-move-run = correr con { $card }
runtrip-move-run-token = correr con { $card }, ficha «{ $token }»
runtrip-move-trip = zancadilla a { $who } con { $cards }
runtrip-move-end = terminar el turno
