# Il blocco per Triggs.

pad-triggs-own-rows = La vostra tabella ha altre file?
pad-triggs-sheets = Tabelle
pad-triggs-show = { $name }: { $done } su { $all } cancellati. Mostra la tabella
pad-triggs-tap = { $name }: tocca ciò che cancelli.
pad-triggs-goes-on = { $name }: ancora qualcosa nella fila { $row }?
pad-triggs-owed = Fila completa! Ancora una croce, in una fila qualsiasi.
pad-triggs-no-more = { $name } ha finito.
pad-triggs-cross = { $count ->
    [one] Fila { $row }: cancella uno spazio
   *[other] Fila { $row }: cancella { $count } spazi
  }
pad-triggs-cross-extra = Fila { $row }: croce extra
pad-triggs-crossed = { $count ->
    [one] { $name } cancella un { $row }.
   *[other] { $name } cancella { $count } spazi della fila { $row }.
  }
pad-triggs-filled = La fila { $row } è completa.
pad-triggs-pass = Nessuna croce: tocca a { $name }
pad-triggs-done = Fatto: tocca a { $name }
pad-triggs-out-12 = I 12 escono dal gioco: ogni 12 scoperto in cima a un mazzo, o scartato, va nella scatola.
pad-triggs-out-11 = Escono dal gioco anche gli 11: nella scatola, come i 12.
pad-triggs-out = Fuori dal gioco: { $values }
