# Il blocco per un tavolo vero. I nomi dei giochi e delle varianti sono quelli della prima pagina.

pad-title = Blocco per il tavolo
pad-about = Giocate con carte vere e questo telefono è il foglio segnapunti. Una volta aperto il blocco, non serve più la connessione.
pad-names = Chi gioca?
pad-player = Giocatore { $number }
pad-name = Nome del giocatore { $number }
pad-first = Chi comincia?
pad-first-lot = Tirate a sorte
pad-begin = Comincia
pad-begins = Comincia { $name }.

## Su ogni pagina del blocco

pad-more = Altro
pad-more-title = Questo blocco
pad-put-away = Metti via questa partita
pad-put-away-sure = Metterla via per sempre? Non è finita e non sarà conservata.
pad-keep = Continua a giocare
pad-ready = Pronto anche senza connessione.
pad-install = Metti il blocco nella schermata Home
pad-renewed = C’è un blocco più nuovo.
pad-renew = Usalo adesso
pad-spoilt-game = La partita conservata su questo dispositivo non si lascia leggere. È messa da parte e puoi cominciarne un’altra.
pad-spoilt-history = L’elenco delle partite finite non si lascia leggere. È messo da parte e ne comincia uno nuovo.
pad-cannot-keep = Questo browser non conserva nulla su questo dispositivo: se chiudi la pagina, la partita è persa.

## A chi tocca

pad-turn = Tocca a { $name }
pad-turns = { $count ->
    [one] dopo un turno
   *[other] dopo { $count } turni
  }
pad-undo = Annulla
pad-undone = Annullato. Tocca a { $name }.
pad-again = Ancora gli stessi
pad-new = Nuova partita

## L’orologio

pad-time-left = Restano { $time }
pad-clock-start = Avvia il tempo
pad-clock-stop = Ferma il tempo
pad-minute-left = Resta un minuto.

## Partite finite

pad-history = Partite finite
pad-history-none = Ancora nessuna.
pad-history-line = { $kind }, { $turns }
pad-forget = Elimina la partita del { $date }
pad-forget-short = Elimina
pad-forgotten = La partita è eliminata.
