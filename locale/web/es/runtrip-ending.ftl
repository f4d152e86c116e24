# El final de una partida de Run & Trip.

runtrip-ending-goal = { $who ->
    [you] Has llegado a la 100.
   *[other] Llegada a la 100: { $names }.
  }
runtrip-ending-cards = { $tokens ->
    [two] Se han acabado las cartas y cuenta la última ficha: { $first } a { $second }.
   *[one] Se han acabado las cartas: { $first } a { $second }.
  }
runtrip-ending-time = { $tokens ->
    [two] Se ha acabado el tiempo y cuenta la última ficha: { $first } a { $second }.
   *[one] Se ha acabado el tiempo: { $first } a { $second }.
  }
runtrip-ending-shared = Empate en la casilla { $first }.
runtrip-feat-trip = { $count ->
    [1] Mejor zancadilla: { $count } casilla atrás
   *[other] Mejor zancadilla: { $count } casillas atrás
  }
runtrip-feat-pushes = { $count ->
    [1] Un empujón
   *[other] { $count } empujones
  }
