# Cinco bots, de lento a rápido: animales de carreras con nombres de tempos. Los nombres son iguales en todos los idiomas.

character-name-1 = Lento
character-name-2 = Andante
character-name-3 = Allegro
character-name-4 = Vivace
character-name-5 = Presto
character-called = { $level ->
    [1] Lento, el caracol
    [2] Andante, la tortuga
    [3] Allegro, la liebre
    [4] Vivace, el zorro
   *[5] Presto, el halcón
  }
character-manner = { $level ->
    [1] Se toma las cosas como vienen y se le escapan muchas.
    [2] Nunca tiene prisa, rara vez mira lejos y aun así llega a la meta.
    [3] Ágil y audaz, y a veces demasiado impaciente.
    [4] Lo ve casi todo y espera tus errores.
   *[5] Lo ve todo desde arriba y no olvida nada.
  }
