# El final de una partida de Triggs.

triggs-ending-full = { $who ->
    [you] Has tachado toda tu hoja.
   *[other] { $names } ha tachado toda su hoja.
  }
triggs-feat-chain = Cadena más larga: ×{ $count }
triggs-feat-turn = { $count ->
    [1] Mejor turno: una cruz
   *[other] Mejor turno: { $count } cruces
  }
