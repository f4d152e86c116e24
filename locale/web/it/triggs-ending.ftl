# La fine di una partita a Triggs.

triggs-ending-full = { $who ->
    [you] Hai barrato tutta la tua scheda.
   *[other] { $names } ha barrato tutta la sua scheda.
  }
triggs-feat-chain = Catena più lunga: ×{ $count }
triggs-feat-turn = { $count ->
    [1] Turno migliore: una crocetta
   *[other] Turno migliore: { $count } crocette
  }
