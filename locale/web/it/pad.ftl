# Il blocco per un tavolo vero. I nomi dei giochi e delle varianti sono quelli della prima pagina.

pad-title = Blocco per il tavolo
pad-about = Giocate con carte vere e questo telefono è il foglio segnapunti. Una volta aperto il blocco, non serve più la connessione.
pad-names = Chi gioca?
pad-player = Giocatore { $number }
pad-name = Nome del giocatore { $number }
pad-first = Chi comincia?
pad-first-lot = Tirate a sorte
pad-own-rows = La vostra tabella ha altre file?
pad-symbols = Il nostro percorso ha i simboli soliti
pad-symbols-why = Fattori primi, come sui percorsi che si stampano qui. Altrimenti non si vedono simboli e alle caselle sicure badate voi.
pad-begin = Comincia
pad-begins = Comincia { $name }.

## Su ogni pagina del blocco

pad-more = Altro
pad-more-title = Questo blocco
pad-put-away = Metti via questa partita
pad-put-away-sure = Metterla via per sempre? Non è finita e non sarà conservata.
pad-keep = Continua a giocare
pad-end-cards = Nessuno ha più carte: finisci la partita
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

## Le tabelle di Triggs

pad-sheets = Tabelle
pad-show = { $name }: { $done } su { $all } cancellati. Mostra la tabella
pad-tap = { $name }: tocca ciò che cancelli.
pad-goes-on = { $name }: ancora qualcosa nella fila { $row }?
pad-owed = Fila completa! Ancora una croce, in una fila qualsiasi.
pad-no-more = { $name } ha finito.
pad-cross = { $count ->
    [one] Fila { $row }: cancella uno spazio
   *[other] Fila { $row }: cancella { $count } spazi
  }
pad-cross-extra = Fila { $row }: croce extra
pad-crossed = { $count ->
    [one] { $name } cancella un { $row }.
   *[other] { $name } cancella { $count } spazi della fila { $row }.
  }
pad-filled = La fila { $row } è completa.
pad-pass = Nessuna croce: tocca a { $name }
pad-done = Fatto: tocca a { $name }
pad-out-12 = I 12 escono dal gioco: ogni 12 scoperto in cima a un mazzo, o scartato, va nella scatola.
pad-out-11 = Escono dal gioco anche gli 11: nella scatola, come i 12.
pad-out = Fuori dal gioco: { $values }

## Il percorso di Run & Trip

pad-tokens = Giocatori e pedine
pad-numbers = Numero sulla carta
pad-clear = Cancella i numeri
pad-run-how = { $name }: tocca un numero per correre, o qualcuno per lo sgambetto.
pad-run-which = { $name }: scegli a o b, poi un numero per correre o qualcuno per lo sgambetto.
pad-trip-how = { $name } fa lo sgambetto a { $whom }: tocca i numeri delle carte.
pad-trip-again = { $name } può fare un altro sgambetto.
pad-sum = { $cards } = { $sum }
pad-stays = { $who } resta sulla { $square }: supererebbe 100
pad-on = { $who } sulla { $square }
pad-on-start = { $who } alla partenza
pad-symbols-here = simboli: { $symbols }
pad-choose-token = Muovi { $token }
pad-choose-target = Sgambetto a { $token }
pad-why-safe = { $who } è su una casella senza simboli: non gli si può fare lo sgambetto.
pad-why-last = { $who } è in ultima posizione: non gli si può fare lo sgambetto (Pietà).
pad-why-goal = Una pedina può arrivare a 100 solo se così vince la partita: l’altra non è ancora abbastanza avanti.
pad-skip = Niente più carte: tocca a { $name }
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
