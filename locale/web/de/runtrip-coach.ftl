# Wie der Trainer einen Zug von Run & Trip nennt.

runtrip-move-run = mit { $card } laufen
runtrip-move-run-token = mit { $card } laufen, Figur { $token }
runtrip-move-trip = Bein stellen ({ $who }) mit { $cards }
runtrip-move-end = den Zug beenden
