# Il blocco per un tavolo vero. I nomi dei giochi e delle varianti sono quelli della prima pagina.

pad-title = Blocco per un tavolo vero
pad-about = Si gioca con carte vere e questo telefono è il foglio. Una volta aperto il blocco, non serve più la connessione.
pad-names = Chi gioca?
pad-player = Giocatore { $number }
pad-name = Nome del giocatore { $number }
pad-first = Chi comincia?
pad-first-lot = Tira a sorte
pad-begin = Comincia
pad-begins = Comincia { $name }.

## Su ogni pagina del blocco

pad-more = Altro
pad-more-title = Questo blocco
pad-put-away = Elimina questa partita
pad-put-away-sure = Eliminarla per sempre? Non è finita e non si potrà recuperare.
pad-keep = Continua a giocare
pad-ready = Ora funziona anche senza connessione.
pad-install = Aggiungi il blocco alla schermata Home
pad-renewed = C’è una versione più recente del blocco.
pad-renew = Aggiorna adesso
pad-spoilt-game = La partita salvata su questo dispositivo non è leggibile. È stata messa da parte e puoi cominciarne un’altra.
pad-spoilt-history = L’elenco delle partite finite non è leggibile. È stato messo da parte e ne comincia uno nuovo.
pad-cannot-keep = Questo browser non salva nulla su questo dispositivo: se chiudi la pagina, la partita è persa.

## A chi tocca

pad-turn = Tocca a { $name }
pad-turns = { $count ->
    [one] dopo un turno
   *[other] dopo { $count } turni
  }
pad-undo = Annulla
pad-undone = Annullato. Tocca a { $name }.
pad-again = Ancora, con gli stessi giocatori
pad-new = Nuova partita

## L’orologio

pad-time-left = Restano { $time }
pad-clock-start = Avvia l’orologio
pad-clock-stop = Ferma l’orologio
pad-minute-left = Resta un minuto.

## Partite finite

pad-history = Partite finite
pad-history-none = Ancora nessuna.
pad-history-line = { $kind }, { $turns }
pad-forget = Elimina la partita del { $date }
pad-forget-short = Elimina
pad-forgotten = Partita eliminata.
