# Il blocco per Triggs.

pad-triggs-own-rows = La tua scheda ha altre righe?
pad-triggs-sheets = Schede
pad-triggs-show = { $name }: { $done } su { $all } barrate. Mostra la scheda
pad-triggs-tap = { $name }: premi le caselle che barri.
pad-triggs-goes-on = { $name }: ancora qualcosa nella riga { $row }?
pad-triggs-owed = Riga completa! Ancora una crocetta, in una riga qualsiasi.
pad-triggs-no-more = { $name } ha finito.
pad-triggs-cross = { $count ->
    [one] Riga { $row }: barra una casella
   *[other] Riga { $row }: barra { $count } caselle
  }
pad-triggs-cross-extra = Riga { $row }: crocetta extra
pad-triggs-crossed = { $count ->
    [one] { $name } barra un { $row }.
   *[other] { $name } barra { $count } caselle della riga { $row }.
  }
pad-triggs-filled = La riga { $row } è completa.
pad-triggs-pass = Nessuna crocetta: tocca a { $name }
pad-triggs-done = Fatto: tocca a { $name }
pad-triggs-out-12 = I 12 escono dal gioco: ogni 12 scoperto in cima a una pila, o scartato, va nella scatola.
pad-triggs-out-11 = Escono dal gioco anche gli 11: nella scatola, come i 12.
pad-triggs-out = Fuori dal gioco: { $values }
