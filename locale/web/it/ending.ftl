# La fine di una partita.

ending-race = Com’è andata la corsa
ending-story = Tutta la storia
ending-decided = Decisa al turno { $turn } di { $turns }
ending-picture = Condividi un’immagine
ending-other-side = Gioca dall’altra parte
ending-ask = Chiedi la rivincita
ending-asked = Ti aspetta una rivincita.
ending-not-now = Non ora
ending-watch-next = Guarda la prossima partita
