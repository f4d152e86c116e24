# Cómo llama el entrenador a una jugada de Triggs.

triggs-move-draw = robar del mazo { $pile ->
    [left] izquierdo
    [right] derecho
   *[centre] central
  }
triggs-move-discard = descartar { $count } × { $value }
triggs-move-form = tachar { $value } ({ $cards })
triggs-move-stop = parar aquí
triggs-move-extra = cruz extra en la fila { $row }
