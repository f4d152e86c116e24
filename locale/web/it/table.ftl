# La pagina di un tavolo.

table-connecting = Connessione…
table-turned-away = Non puoi entrare a questo tavolo
table-no-onlookers = La partita è cominciata e a questo tavolo non si può assistere.
table-no-game = Questa pagina non ha un tavolo per il gioco «{ $game }».
table-try-again = Riprova
table-practice = partita di prova

table-waiting = In attesa dei giocatori
table-waiting-cuts = In attesa che tutti taglino
table-begins-when = La partita comincia appena tutti sono pronti.
table-seats = Posti
table-your-name = Il tuo nome
table-sit = Siediti qui
table-bot-strength = Forza del bot
table-bot-level = { $name } (livello { $level })
table-seat-a-bot = Fai giocare qui un bot
table-stand-up = Lascia il tavolo
table-invite = Invita qualcuno
table-invite-link = Invia questo link
table-copy = Copia il link
table-share = Condividi
table-copied = Link copiato.
table-copy-by-hand = Il browser non ci lascia copiare. Seleziona il link e copialo tu.
table-local = Questo link funziona solo su questo computer. Per giocare con altri nella tua rete, avvia il server con --host 0.0.0.0 e aprilo all’indirizzo di questo computer.

table-cut = Taglia il mazzo
table-cut-of = { $name }, taglia il mazzo
table-cut-why = Il tuo taglio si mescola alle carte, così nessuno le conosce in anticipo, nemmeno il server.
table-cut-where = Dove tagli?
table-cut-place = { $place ->
    [one] dopo la prima carta
   *[other] dopo { $place } carte
}
table-cut-word = Oppure con una parola tua
table-cut-here = Taglia qui
table-cut-with-word = Taglia con questa parola

table-people = Al tavolo
table-seat-number = Posto { $number }
table-seat-free = libero
table-seat-yours = (tu)
table-seat-side = squadra { $side }
table-seat-turn = di turno
table-seat-bot = bot
table-seat-here = presente
table-seat-gone = assente
table-seat-away = assente, gioca un bot
table-seat-resigned = ha abbandonato, gioca un bot
table-seat-cut = ha tagliato
table-seat-cuts = non ha ancora tagliato

table-your-turn = Tocca a te
table-turn-left = Turno: { $time }
table-game-left = Partita: { $time }
table-turn-ends = Ancora { $seconds } secondi per il tuo turno.
table-game-ends = Ancora { $seconds } secondi di partita.
table-not-there = { $name } non c’è.
table-stand-in = Fai giocare un bot finché non torna { $name }
table-log = Che cosa è successo
table-log-empty = Ancora niente.
table-chat = Chat
table-chat-new = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
table-chat-empty = Ancora nessun messaggio.
table-chat-text = Il tuo messaggio
table-chat-send = Invia
table-chat-line = { $name } dice: { $text }
table-fair = Distribuzione regolare
table-fair-why = Il server ha scelto il suo seme prima della prima carta. Questa è l’impronta (hash) del seme; dopo la partita puoi controllare che i due corrispondano.

table-leave = Lascia il tavolo
table-leave-sure = Lasciare il tavolo?
table-leave-what = Un bot gioca per te finché non torni. Puoi tornare quando vuoi.
table-resign = Abbandona
table-resign-sure = Vuoi abbandonare?
table-resign-ends = La partita finisce e vince l’avversario.
table-resign-bot = Al tuo posto un bot gioca fino alla fine. Puoi restare a guardare.
table-stay = Continua a giocare

table-turn-over = Il tuo turno è finito.
table-hand-over = Fatto: passa il dispositivo a { $name }
table-curtain-title = Tocca a { $name }
table-curtain = { $name }, ci sei?
table-curtain-others = Adesso nessun altro dovrebbe guardare.
table-curtain-show = Sono { $name }: mostrami le mie carte

table-won-you = Hai vinto!
table-won-you-share = Vi dividete la vittoria: { $names }.
table-won-one = Vince { $names }.
table-won-share = { $names } si dividono la vittoria.
table-won-side = Vincono { $names }.
table-by-time = Il tempo è scaduto.
table-by-resigning = Abbandono: { $names }.
table-rematch = Gioca ancora
table-rematch-made = Vai alla prossima partita
table-replay = Rivedi la partita
table-share-game = Condividi questa partita
table-check = È stata regolare? Controlla
table-record = Salva la partita in un file
