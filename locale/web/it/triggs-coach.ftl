# Come l’allenatore chiama una mossa di Triggs.

triggs-move-draw = pescare dalla pila { $pile ->
    [left] sinistra
    [right] destra
   *[centre] centrale
  }
triggs-move-discard = scartare { $count } × { $value }
triggs-move-form = barrare { $value } ({ $cards })
triggs-move-stop = fermarsi qui
triggs-move-extra = crocetta extra nella riga { $row }
