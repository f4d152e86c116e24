# El bloc para Triggs.

pad-triggs-own-rows = ¿Tu hoja tiene otras filas?
pad-triggs-sheets = Hojas
pad-triggs-show = { $name }: { $done } de { $all } tachadas. Ver la hoja
pad-triggs-tap = { $name }: pulsa las casillas que taches.
pad-triggs-goes-on = { $name }: ¿algo más en la fila { $row }?
pad-triggs-owed = ¡Fila completa! Otra cruz, en cualquier fila.
pad-triggs-no-more = { $name } ha terminado.
pad-triggs-cross = { $count ->
    [one] Fila { $row }: tachar una casilla
   *[other] Fila { $row }: tachar { $count } casillas
  }
pad-triggs-cross-extra = Fila { $row }: cruz extra
pad-triggs-crossed = { $count ->
    [one] { $name } tacha un { $row }.
   *[other] { $name } tacha { $count } casillas de la fila { $row }.
  }
pad-triggs-filled = La fila { $row } está completa.
pad-triggs-pass = Ninguna cruz: le toca a { $name }
pad-triggs-done = Hecho: le toca a { $name }
pad-triggs-out-12 = Los 12 salen del juego: todo 12 que esté boca arriba o se descarte va a la caja.
pad-triggs-out-11 = También los 11 salen del juego: a la caja, como los 12.
pad-triggs-out = Fuera del juego: { $values }
