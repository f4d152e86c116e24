# El bloc para Triggs.

pad-triggs-own-rows = ¿Vuestra tabla tiene otras filas?
pad-triggs-sheets = Tablas
pad-triggs-show = { $name }: { $done } de { $all } tachados. Mostrar la tabla
pad-triggs-tap = { $name }: toca lo que taches.
pad-triggs-goes-on = { $name }: ¿algo más en la fila { $row }?
pad-triggs-owed = ¡Fila completa! Otra tachadura, en cualquier fila.
pad-triggs-no-more = { $name } ha terminado.
pad-triggs-cross = { $count ->
    [one] Fila { $row }: tachar un espacio
   *[other] Fila { $row }: tachar { $count } espacios
  }
pad-triggs-cross-extra = Fila { $row }: tachadura extra
pad-triggs-crossed = { $count ->
    [one] { $name } tacha un { $row }.
   *[other] { $name } tacha { $count } espacios de la fila { $row }.
  }
pad-triggs-filled = La fila { $row } está completa.
pad-triggs-pass = Sin tachar: le toca a { $name }
pad-triggs-done = Hecho: le toca a { $name }
pad-triggs-out-12 = Los 12 salen del juego: todo 12 que esté boca arriba, o que se descarte, va a la caja.
pad-triggs-out-11 = También los 11 salen del juego: a la caja, como los 12.
pad-triggs-out = Fuera del juego: { $values }
