# La partita del giorno, e ciò che qualcuno ha ottenuto su questo dispositivo.

daily-title = Partita del giorno
daily-about = Le stesse carte per tutti, un tentativo per browser, contro { $name }. A chi bastano meno giri?
daily-play = Gioca la partita di oggi
daily-play-on = Continua
daily-won = { $rounds ->
    [one] Vinta in un giro
   *[other] Vinta in { $rounds } giri
  }
daily-lost = Persa, completata al { $progress }%
daily-place = { $place }º posto su { $players }
daily-finished = { $players ->
    [0] Nessuno l’ha ancora finita: inaugurala tu!
    [one] Una persona l’ha finita.
   *[other] { $players } persone l’hanno finita.
  }
daily-next = { $hours ->
    [0] Carte nuove tra meno di un’ora
    [one] Carte nuove tra un’ora
   *[other] Carte nuove tra { $hours } ore
  }
daily-share = Condividi il risultato
daily-copied = Copiato: incollalo dove vuoi.
daily-sealed-until = Altri non hanno ancora giocato queste carte. Da mezzanotte (UTC) tutti potranno vedere tutte le mani e controllare la distribuzione.
daily-leave = La partita ti aspetta fino a mezzanotte (UTC). Nessuno gioca al posto tuo.

record-title = I tuoi risultati finora
record-where = Restano solo su questo dispositivo.
record-played = Partite vinte: { $won } su { $played }
record-row = { $row ->
    [one] Hai vinto l’ultima partita
   *[other] { $row } vittorie di fila
  }
record-longest = Serie di vittorie più lunga: { $row }
record-against = Contro { $name }: { $won } su { $played } vinte
record-people = persone
record-forget = Elimina tutto
record-forgotten = Eliminato.
