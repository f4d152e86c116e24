# La pagina iniziale e la preparazione di un tavolo.

home-title = Due giochi di corsa da 108 carte ciascuno
home-about = Contro cinque animali, con gli amici tramite link o insieme su un solo dispositivo. Senza account.
home-play-bot = Gioca contro { $name }
home-dealing = Distribuzione delle carte…
home-strength = Contro chi corri?
home-level = { $level ->
    [1] molto facile
    [2] facile
    [3] medio
    [4] difficile
   *[5] molto difficile
  }
home-try-stronger = Batti { $name } una volta dopo l’altra. Prova con { $next }!
home-try-weaker = { $name } è un osso duro. Prova prima con { $next }!
home-lesson = Impara passo dopo passo
home-rules = Regole
home-set-up = Prepara un tavolo
home-your-turn-at = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
  }
home-beside = Entra a un tavolo o apri una partita salvata
home-practise = Allenarsi
home-puzzles = Risolvi problemi
home-saved = Partite salvate
home-open-saved = Apri e rivedi una partita salvata
home-verify = Controlla se una partita è stata regolare
home-real = A un tavolo vero
home-pad = Blocco: segna i punti sul telefono
home-print = Stampa carte, schede o un percorso

## Partecipare

home-join = Entra con un link
home-join-go = Vai al tavolo
home-join-rubbish = Questo non è un link d’invito: incolla per intero il link che hai ricevuto. Contiene «/t/».
home-join-elsewhere = Qui questo tavolo non c’è. Il link porta a { $host }: aprilo lì.
home-join-open-there = Apri il link

## I tavoli

home-your-tables = I tuoi tavoli
home-public-tables = Tavoli pubblici
home-finished = Partite finite
home-none = Per ora niente.
home-show-all = Mostra tutto ({ $count })
home-practice = (prova)
home-with = con { $players }
home-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
home-cutting-now = si taglia il mazzo
home-your-turn = tocca a te
home-turn-of = tocca a { $player }
home-you-won = hai vinto
home-won = { $count ->
    [one] ha vinto { $players }
   *[other] hanno vinto { $players }
  }
home-play-on = Continua a giocare
home-go-there = Apri
home-sit-down = Siediti
home-watch = Guarda
home-replay = Rivedi
home-dismiss = Nascondi
home-dismissed = Nascosto. Il tavolo torna quando succede qualcosa.
home-show-away = { $count ->
    [one] Mostra il tavolo nascosto
   *[other] Mostra i { $count } tavoli nascosti
  }

## Preparare un tavolo

home-game = Gioco
home-variant = Variante
home-players = Giocatori
home-seats = Chi siede dove?
home-partners = I posti 1 e 3 giocano contro i posti 2 e 4.
home-seat = Posto { $number }
home-sitter-me = Io
home-sitter-here = Qualcuno su questo dispositivo
home-sitter-open = Qualcuno con il link
home-bots = Bot
home-your-name = Il tuo nome
home-their-name = Il suo nome
home-who-joins = Chi può trovare il tavolo?
home-private = Solo chi ha il link
home-public = Tutti: compare nella pagina iniziale
home-more = Altre opzioni
home-turn-limit = Tempo per turno
home-game-limit = Tempo per tutta la partita
home-no-limit = senza limite
home-seconds = { $count } secondi
home-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  }
home-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
  }
home-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
  }
home-onlookers = Altri possono guardare
home-onlookers-why = Non vedono mai le carte di nessuno.
home-cutting = Tutti tagliano il mazzo
home-cutting-why = Ognuno scrive quello che vuole, e quel testo si mescola alle carte. Così nessuno può conoscerle in anticipo.
home-coach = Suggerimenti per tutti
home-coach-why = Tutti possono chiedere aiuto all’allenatore, che sa soltanto ciò che sa chi chiede. Chi si siede è d’accordo.
home-cutting-rule = Secondo le regole di questa variante tutti tagliano il mazzo: per questo è selezionato in «{ $more }».
home-do-bots = { $count ->
    [1] Comincia contro un bot
    [2] Comincia contro due bot
    [3] Comincia contro tre bot
    [4] Comincia contro quattro bot
   *[5] Comincia contro cinque bot
  }
home-do-start = Comincia la partita
home-do-invite = Apri il tavolo e invita
home-do-public = Apri il tavolo a tutti
home-do-cut = Siediti e taglia il mazzo
home-do-watch = Guarda giocare i bot
