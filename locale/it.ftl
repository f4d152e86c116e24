# race108 in italiano. Gli stessi messaggi stanno in en.ftl, de.ftl ed es.ftl.

## I giochi e le loro parti

player = Giocatore { $number }
side = Squadra { $number }
# Sempre dopo «pila»: dalla pila sinistra, la pila centrale.

count = { $count ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
   *[9] nove
  }

## Mosse che non si possono giocare

game-over = La partita è finita: iniziane un’altra per continuare a giocare.
illegal-move = «{ $text }» ora non si può giocare; puoi giocare: { $moves }.
ambiguous = «{ $text }» può indicare più mosse; di’ quale: { $moves }.
take-back-nothing = Non c’è niente da annullare: si possono annullare solo i passi del turno in corso.
take-back-revealed = L’ultima mossa ha scoperto una carta, quindi non si può annullare.
take-back-often = In un turno si possono annullare al massimo { $most } passi.

# Perché una cosa ora non si può usare, in una riga
why-turn = Ora tocca a { $player }.
why-over = La partita è finita.
why-unknown = In questo gioco non c’è nessun «{ $thing }»: nomina le cose come fanno le mosse.

## Opzioni e semi

unknown-game = Non c’è nessun gioco «{ $game }»: scegli tra { $known }.
bad-players = { $game } è un gioco { $least ->
    [4] per esattamente { $least }
   *[other] da { $least } a { $most }
  } giocatori.
bad-seat = Quel posto non esiste: scegline uno da 0 a { $most }.
unknown-option = { $game } non ha l’opzione «{ $option }»: ha { $known }.
bad-choice = L’opzione { $option } deve essere una di queste: { $choices }.
bad-number = L’opzione { $option } deve essere un numero intero da { $least } a { $most }.
option-elsewhere = L’opzione { $option } non vale per questo tavolo di { $game }: toglila o cambia il tavolo.
no-such-part = { $game } non ha «{ $part }», quindi qui non si può fare.
broken-game = Il gioco «{ $game }» non si può caricare: { $reason }. Ripara o rimuovi il pacchetto da cui proviene.
no-time-limit = { $game } non ha un limite di tempo: toglilo.
no-tokens = { $game } non ha un percorso, quindi non ci sono pedine con cui anticipare le mosse.
bad-seed = { $given } non è un seme: dai un numero intero da 0 a 2^256 − 1 oppure 64 cifre esadecimali.

## Posizioni

position-not-object = La posizione deve essere un oggetto JSON come quelli scritti da questo programma.
position-unknown-key = Una posizione non ha la chiave «{ $key }»: ha { $known }.
position-number = Tutti i numeri in «{ $key }» devono essere interi da { $least } a { $most }.
position-choice = «{ $key }» deve essere uno di questi valori: { $choices }.
position-lists = «{ $key }» deve essere una lista di liste.
position-list = «{ $key }» deve essere una lista.
position-list-length = «{ $key }» deve essere una lista di { $length } numeri.
position-cards-many = «{ $key }» elenca { $count } carte, ma nel gioco ce ne sono solo { $most }.
position-per-player = «{ $key }» deve avere una lista per ognuno dei { $players } giocatori.
position-no-hands = Non restano abbastanza carte per darne { $count } a ogni giocatore: indica «hands» o metti meno carte altrove.
position-winner-turn = Quando la partita è finita, «turn» è del vincitore, cioè del giocatore { $player }.
position-winners-early = «winners» deve essere null finché la fase non è «over».
position-winners-wrong = «winners» non indica chi ha vinto in questa posizione.

## Registrazioni e arbitro

record-not-one = Questa non è una registrazione di questo programma (formato { $version }).
record-rules = Questa partita è stata giocata con la versione { $given } delle regole di { $game }, e qui si conosce solo la versione { $version }.
record-unknown-key = Una registrazione non ha la chiave «{ $key }».
record-shape = Nella registrazione «{ $key }» manca o non è quello che dovrebbe essere.
record-contributions = Il seme della registrazione non è stato ricavato dai suoi contributi.
record-options-hash = Le opzioni della registrazione non sono quelle con cui è cominciata la partita.
record-contradiction = Il gioco, i giocatori o le opzioni della registrazione non corrispondono alla sua posizione.
record-move = La mossa { $ply } della registrazione non si può giocare: { $fault }
record-gap = Manca la voce { $number } della cronologia.
record-ply = La voce { $number } della cronologia non si può giocare.
record-too-long = La registrazione ha { $count } mosse; qui se ne rigiocano al massimo { $most }. Dalla riga di comando, race108 verify non ha questo limite.
taken-not-over = Questa partita non è finita: sul server vanno solo partite concluse.
taken-not-dealt = Sul server va solo una partita distribuita da un mazzo mescolato e finita secondo le regole o per abbandono.
record-long-move = La mossa { $ply } della registrazione è più lunga di qualsiasi mossa: si leggono al massimo { $most } caratteri.
request-not-json = Questa riga non è un oggetto JSON: invia una richiesta per riga, per esempio { "{" }"do": "legal"{ "}" }.
request-unknown = Non c’è nessuna richiesta «{ $do }»: scegli tra { $known }.
request-no-game = Non c’è ancora una partita: invia prima una richiesta «new», «set» o «replay».
request-unknown-key = La richiesta «{ $do }» non ha la chiave «{ $key }»: ha { $known }.
request-moves = «moves» deve essere una lista di mosse, ognuna un testo.
request-options = «options» deve essere un oggetto JSON.
request-budget = Un bot ha bisogno di «ms» da 1 a 600000 o di «rollouts» da 1 a 1000000, come numero intero e non tutti e due.
unknown-bot = Non c’è nessun bot «{ $bot }»: scegli tra { $known }.
no-such-bot = { $game } non ha il bot «{ $bot }»: scegli tra { $known }.

## La riga di comando

cli-about = Gioca a giochi di corsa da 108 carte, studiali e insegnali alle macchine: { $games }.
cli-language = la lingua di tutti i testi
cli-play = Giocare nel terminale, contro i bot o con altri allo stesso schermo.
cli-play-game = quale gioco; se non lo dici, ti viene chiesto
cli-players = quanti giocano
cli-people = quanti di loro sono persone davanti a questo schermo; gli altri sono bot
cli-bot = quale bot gioca agli altri posti: da level1 (facile) a level5 (difficile), greedy, value, search o random, o un tuo programma come cmd:./mybot
cli-seed = un numero intero: lo stesso seme dà le stesse carte
cli-minutes = il limite di tempo di tutta la partita, nei giochi che lo prevedono
cli-referee = Rispondere a richieste JSON, una per riga: così un altro programma gioca con le nostre regole.
cli-bench = Misurare quanto sono veloci le regole.
cli-bench-playouts = partite a caso, una dopo l’altra
cli-json = mostrare un oggetto JSON
cli-duel = Far giocare i bot tra loro con le stesse carte, ruotando i posti.
cli-deals = quante distribuzioni di carte; ognuna si gioca una volta per ogni rotazione dei posti
cli-arena = Far giocare un bot contro un gruppo di avversari che non cambia mai.
cli-train = Far imparare un gioco a una rete che gioca contro sé stessa.
cli-train-games = da quante partite impara
cli-train-jobs = quanti imparano insieme, ognuno su un core proprio (altrimenti uno)
cli-train-out = dove vanno i pesi; accanto si salva ogni mezzo minuto un punto di ripristino
cli-train-resume = continuare dal punto di ripristino accanto a quel file
cli-train-grow = cominciare con la rete del gruppo di avversari più recente invece che da zero
cli-train-from = continuare con la rete di questo file, più lentamente e con più calma
cli-train-varied = imparare con righe diverse in ogni partita, per schede proprie
cli-train-hindsight = addestrare il giudice che guarda indietro a carte scoperte, con partite di value
cli-bad-deals = Indica --deals da 1 a 1000000 e un --seed da 0 in su.
cli-bad-learners = Indica --jobs da 1 a { $most }.
cli-bad-train = Indica --games da 1 a 100000000 e un --seed da 0 in su.
cli-bad-folder = La cartella { $folder } non esiste: creala prima.
train-not-varied = { $game } non si può imparare con opzioni che cambiano: ometti --varied.
train-begins = Apprendimento in corso. I pesi vanno in { $file }; puoi fermarti quando vuoi e continuare dopo con --resume.
train-done = Imparato da { $games } partite. I pesi sono in { $file }.
duel-result = { $bot } vince il { $share }% (sicuro al 95%: da { $low } a { $high }%)
duel-elo = { $bot } è avanti di { $elo } punti Elo.
cli-bots = random, greedy, value, search, da level1 a level5; anche search:50ms, search:400, value:FILE; un tuo programma: cmd:./mybot, cmd:500ms:./mybot; un nome a scelta: deep=search:5000
cli-until-sure = fermarsi appena è chiaro chi è migliore; sbaglia al massimo una volta su venti
cli-luck-adjusted = togliere da ogni risultato la fortuna delle carte: bastano meno partite
cli-ladder = Far giocare tutti contro tutti, due alla volta, e dare a ciascuno un punteggio.
cli-ladder-picture = dove va l’immagine (ladder-GIOCO.svg)
cli-study = Scoprire da molte partite giocate bene come si comporta un gioco: un rapporto e i dati grezzi.
cli-study-games = quante partite per ogni domanda
cli-study-out = dove vanno il rapporto e i dati
cli-jobs = quanti processi lavorano insieme (altrimenti uno per core)
cli-on = lavorare su un cluster Ray; «ray» da solo ne avvia uno qui
cli-save = conservare in questo file il lavoro fatto; lo stesso comando riprende da lì
cli-bad-jobs = Indica --jobs da 1 a 1024.
cli-bad-place = Non c’è nessun luogo di lavoro «{ $place }»: indica --on ray oppure --on ray://HOST:PORTA.
lab-no-extra = Immagini e Parquet hanno bisogno di matplotlib e pyarrow: installali con pip install "race108[lab]".
lab-no-ray = Per lavorare su un cluster serve Ray: installalo con pip install "race108[cluster]".
lab-no-cluster = Non c’è nessun cluster Ray a { $address }: controlla l’indirizzo e che sia in funzione.
lab-worker-lost = Un processo è andato perso più volte sullo stesso compito: controlla che abbia memoria a sufficienza o indica meno --jobs.
lab-other-notebook = Il file { $file } contiene i risultati di qualcos’altro: scegli un altro nome o ripeti il comando con cui è nato.
lab-broken-notebook = Il file { $file } non contiene risultati leggibili: scegli un altro nome.
lab-cannot-write = Il file { $file } non si può scrivere: { $fault }.
lab-stopped = Fermato. { $file ->
    [none] Non è stato conservato nulla; con --save FILE si potrebbe riprendere più tardi.
   *[other] Il lavoro fatto è in { $file }: lo stesso comando riprende da lì.
}
duel-sure = Deciso dopo { $deals } distribuzioni.
duel-not-sure = Non ancora deciso dopo { $deals } distribuzioni.
duel-luck = Senza la fortuna delle carte: bastano { $gain } volte meno distribuzioni per sapere lo stesso.
ledger-unfinished = Questa partita non è finita: quanto sia stato fortuna e quanto gioco si può dire solo dopo.
ledger-no-judge = Non c’è un giudice che possa guardare indietro a { $game } con queste opzioni: non si può dire quanto sia stato fortuna.
ladder-bots = Una classifica ha bisogno di due o più bot diversi.
ladder-result = { $bot }: { $rating } (da { $low } a { $high }), vince il { $share }%
ladder-picture = L’immagine è in { $file }.
ladder-rating = punteggio (intervallo del 95%); greedy = 1000
ladder-title = { $game }: la classifica
arena-title = { $bot } contro il gruppo { $panel }, { $deals } distribuzioni con ogni avversario:
arena-round = { $opponent }: vince il { $share }% (da { $low } a { $high }); in parti uguali sarebbe il { $even }%
train-against-panel = Vince il { $share }% (± { $error }) contro il gruppo { $panel }.
train-curve = La curva di apprendimento è in { $file }.
curve-games = partite giocate
curve-share = vittorie contro il gruppo (%)
bad-budget = Un bot pensa da 1 a { $most_ms } millisecondi, come in «search:50ms», o da 1 a { $most } simulazioni, come in «search:400».
bot-bad-name = Il nome che dai a un bot ha da 1 a { $most } caratteri e sta prima di un segno di uguale, come in «deep=search:5000»: dagli un nome così e indica un bot dopo il segno.
bot-name-twice = Due bot si chiamano «{ $name }»: dai a ciascuno un nome diverso.
bot-bad-command = Un programma gioca come «cmd:./mybot --fast» o, con un tempo per mossa, come «cmd:500ms:./mybot» (da 1 a { $most } ms): indica un programma e chiudi le virgolette.
bot-no-program = Non c’è nessun programma «{ $program }» che si possa eseguire: controlla il percorso e che il file sia eseguibile.
bot-no-posix = I programmi possono giocare solo su Linux e macOS.
bot-cannot-play = { $bot } non può giocare: { $reason }
bot-forfeits = { $bot } perde questa partita: { $reason }
bot-no-start = Il programma non si può avviare ({ $fault }).
bot-late = Il programma non ha risposto entro { $ms } ms.
bot-ended = { $code ->
    [none] Il programma ha chiuso l’output senza rispondere.
   *[other] Il programma è terminato con il codice { $code } senza rispondere.
  }
bot-long-line = Il programma ha risposto con una riga di più di { $most } caratteri.
bot-unasked = Il programma ha scritto «{ $answer }» senza che gli fosse chiesto nulla.
bot-bad-move = Il programma ha risposto «{ $answer }»: { $fault }
lab-forfeits = { $bot } ha perso { $count } partite su { $games } per un errore. La prima volta: { $reason }
weights-missing = Il file di pesi { $file } non esiste: crealo con race108 train.
weights-broken = Il file di pesi { $file } è danneggiato: crealo di nuovo con race108 train.
weights-other = Il file di pesi { $file } è di un’altra versione o per un altro numero di giocatori: crealo di nuovo con race108 train.
cli-ask-game = Quale gioco? { $games }
engine-unknown = Non esiste un motore { $engine }: imposta RACE108_ENGINE su { $engines }.
engine-no-numba = Il motore numba non è installato: pip install "race108[lab]".
engine-no-wasmtime = Il motore wasm ha bisogno del pacchetto wasmtime, che non è installato: pip install wasmtime.
engine-module-other = { $file } e il modulo race108.wasm non si corrispondono: reinstalla race108 oppure, se hai cambiato una regola, esegui «make kernel».
engine-module-fault = Questo computer non può eseguire il modulo race108.wasm ({ $why }): installa "race108[lab]" per il motore numba.
engine-other = Al suo posto si usa il motore { $engine }.
engine-only-numba = Solo il motore numba ha { $function }: pip install "race108[lab]" e imposta RACE108_ENGINE=numba.
cli-compiling = Preparo { $game } per questo computer: il codice viene compilato. Succede una volta sola.
cli-compiled = { $done } di { $all }
cli-bad-people = Tra { $players } giocatori ci devono essere da 1 a { $players } persone.
cli-bad-minutes = Il limite di tempo deve essere superiore a 0 e di 1440 minuti al massimo.
cli-bad-bench = Indica --seconds da più di 0 a 3600 e --threads da 1 a 64.
bench-result = { $game }, { $players } giocatori, { $threads } thread: { $actions_per_s } azioni e { $games_per_s } partite al secondo.

## Nel terminale

terminal-prompt = Numero o mossa (? per aiuto) >
terminal-you-are = sei { $player }
terminal-your-side = { $side }, con { $player }
terminal-time-left = ancora { $minutes } min
terminal-you = { $player } (tu)
terminal-hand = Le tue carte
terminal-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
terminal-no-cards = senza carte
terminal-discards = scartate: { $count }
terminal-thinking = { $player } sta pensando…
terminal-more = { $count ->
    [one] C’è ancora una mossa: scrivi «moves» per vederle tutte.
   *[other] Ci sono ancora { $count } mosse: scrivi «moves» per vederle tutte.
  }
terminal-no-number = Il numero { $number } non è nell’elenco: scegline uno da 1 a { $most }.
terminal-bad-seats = A ognuno dei { $players } posti deve sedere una persona o un bot.
terminal-log-empty = Non è ancora successo niente.
terminal-undone = Annullato: { $move }.
terminal-pass-on = Premi Invio per nascondere le tue carte, poi passa lo schermo a { $player }.
terminal-curtain = { $player }, tocca a te. Premi Invio quando solo tu puoi vedere lo schermo.
terminal-goodbye = Ciao, e grazie per aver giocato!
terminal-time-up = Il tempo è scaduto: la partita finisce qui.
terminal-forfeit = { $player } perde per un errore. { $reason }
terminal-and = { $first } e { $last }
terminal-you-won = Hai vinto!
terminal-won = Ha vinto { $player }.
terminal-side-won = Ha vinto { $side }: { $players }.
terminal-shared = { $players } si dividono la vittoria.
terminal-help-moves = tutte le mosse che puoi fare e come si scrivono
terminal-help-undo = annullare l’ultimo passo, se non ti ha mostrato una carta nuova
terminal-help-log = tutto quello che è successo finora
terminal-help-hint = un suggerimento: che tipo di mossa; ancora: quale; la terza volta: perché
terminal-help-rules = le regole in breve
terminal-help-help = questo aiuto
terminal-help-quit = smettere di giocare
terminal-help-enter = mostrare di nuovo il tavolo
terminal-hint-alone = Niente suggerimenti finché più persone giocano tra loro.
terminal-hint-thinking = Un momento…
terminal-hint-move = Per esempio: { $move }.
terminal-hint-no-reason = Nessun motivo semplice: è risultata la migliore ridistribuendo molte volte le carte nascoste.
terminal-rules-time = La partita finisce anche quando il tempo è scaduto.

## Studi

study-percent = { $number }%
study-sure = { $share } ({ $low }–{ $high })
study-count = { $count }
study-players = { $players } giocatori
study-label = { $players } giocatori, { $kind }
study-usual = regole normali
study-relearned = imparato da capo
study-title = { $game }: che cosa dicono { $games } partite
study-intervals = I numeri tra parentesi dicono quanto è sicura una percentuale: in 95 studi come questo su 100, quella vera sta lì in mezzo.
study-order-title = Conviene cominciare?
study-order-first = { $label }: chi comincia vince il { $share } delle partite; in parti uguali sarebbe il { $even }.
study-order-best = Il posto migliore in assoluto è il numero { $place } ({ $label }): { $share } invece di { $even }.
study-order-worst = Il peggiore è il numero { $place } ({ $label }): { $share } invece di { $even }.
study-order-caption = Di quanto ogni posto è sopra o sotto una parte uguale delle vittorie. Le linee sono intervalli al 95%.
study-order-alt = Grafico: la percentuale di vittorie di ogni posto nell’ordine di gioco, rispetto a una parte uguale, secondo il numero di giocatori. La tabella qui sotto ha gli stessi numeri.
study-order-x = posto nell’ordine di gioco
study-order-y = punti sopra una parte uguale
study-length-title = Quanto dura una partita?
study-length-finding = { $label }: una partita tipica dura { $turns } turni in tutto, circa { $each } a testa, e metà delle partite ne dura da { $low } a { $high }.
study-length-caption = Il segno è la mediana. La barra spessa contiene metà delle partite, quella sottile otto su dieci.
study-length-alt = Grafico: quanti turni durano le partite in ogni condizione.
study-length-x = turni di tutti i giocatori insieme
study-games-y = % delle partite
study-leads-title = Quante volte cambia chi è in testa?
study-leads-finding = { $label }: in media chi è in testa cambia { $mean } volte a partita; nel { $never } delle partite non cambia mai.
study-leads-caption = Quante volte in una partita un altro giocatore passa in testa, contando alla fine dei turni.
study-leads-alt = Grafico: quante partite hanno quanti cambi in testa, secondo il numero di giocatori.
study-leads-x = cambi in testa in una partita
study-rules-title = Che cosa cambiano le regole?
study-rules-most = Cominciare vale di più qui: { $label }, il { $share } delle vittorie invece del { $even }.
study-rules-least = Vale di meno qui: { $label }, il { $share } invece del { $even }.
study-rules-apart = { $label }: { $apart } punti percentuali tra il posto migliore e il peggiore; senza questa regola, { $without }.
study-rules-control = { $label }: chi comincia vince il { $share }; con le regole normali e un bot che ha imparato altrettanto a lungo, il { $control }.
study-rules-caption = Quanto vale cominciare in ogni condizione, con intervalli al 95%. A sinistra della linea è uno svantaggio.
study-rules-alt = Grafico: di quanto chi comincia è sopra o sotto una parte uguale delle vittorie, in ogni condizione.
study-first-x = punti sopra una parte uguale per chi comincia
study-numbers-title = I numeri
study-numbers-about = Medie di tutte le partite di una condizione giocate fino alla fine.
study-column-condition = Condizione
study-column-place = Posto { $place }
study-column-games = Partite
study-column-turns = Turni
study-column-leads = Cambi in testa
study-made-title = Com’è stato fatto
study-made-bot = A tutti i posti giocava il bot value, che vede solo quello che vede un giocatore. Altri possono giocare in modo diverso: sono numeri sulle partite di questo bot.
study-made-lessons = Le altre righe o caselle il bot le ha imparate prima in { $games } partite; le conosce un po’ meno bene di quelle normali.
study-made-control = Vanno quindi confrontate con «{ $label }»: il gioco normale con un bot che ha imparato altrettanto a lungo. Due bot che imparano separatamente sono già un po’ diversi, e di questo le parentesi non tengono conto.
study-made-called-off = { $count ->
    [one] Una partita non finiva ed è stata interrotta; conta come divisa fra tutti.
   *[other] { $count } partite non finivano e sono state interrotte; contano come divise fra tutti.
  }
study-made-again = Lo stesso comando dà le stesse partite. Sono tutte, una per riga, in { $file }.
study-made-command = Comando
study-made-seed = Seme
study-made-games = Partite per condizione
study-made-versions = Versioni
study-no-option = Lo studio di { $game } non ha l’opzione «{ $option }»: toglila.
study-done = Il rapporto è in { $file }.

## Il server dei tavoli

cli-serve = Offrire tavoli a browser e programmi; lo fa anche race108 da solo.
cli-serve-host = l’indirizzo su cui ascoltare; con 0.0.0.0 possono entrare altri della tua rete
cli-serve-port = la porta su cui ascoltare
cli-serve-workers = quanti processi si dividono il lavoro; più di uno richiede PostgreSQL e Redis
cli-serve-config = un file di impostazioni (TOML); le variabili d’ambiente (RACE108_PORT e così via) hanno la precedenza
cli-serve-no-browser = non aprire il browser
cli-verify = Controllare una partita finita: distribuita come promesso, giocata secondo le regole.
cli-verify-promised = l’impronta mostrata dal server prima della prima carta, se l’hai annotata
cli-verify-cut = un taglio di cui sei a conoscenza, con il suo posto, per esempio 2:ciao
serve-ready = race108 è pronto: { $address } (Ctrl+C per terminare)
serve-bad-folder = La cartella { $folder } non si può usare ({ $fault }): indicane un’altra con RACE108_DATA.
serve-bad-file = Il file di impostazioni { $file } non si può leggere: { $fault }.
serve-unknown-setting = Non c’è nessuna impostazione «{ $name }»: scegli tra { $known }.
serve-bad-switch = L’impostazione { $name } è «on» oppure «off», non «{ $given }».
serve-bad-number = L’impostazione { $name } è un numero, non «{ $given }».
serve-bad-text = L’impostazione { $name } è un testo, non { $given }: mettilo tra virgolette.
serve-bad-range = L’impostazione { $name } è un numero da { $least } a { $most }.
serve-bad-choice = L’impostazione { $name } non può essere «{ $given }»: scegli tra { $known }.
serve-bad-host = L’indirizzo del server è vuoto: indicane uno, come 127.0.0.1, oppure 0.0.0.0 per tutte le reti.
serve-bad-secret = Il segreto è troppo corto: indica almeno { $least } caratteri oppure non indicarlo.
serve-newer-store = L’archivio è stato creato da una versione più recente di race108: installa quella o una successiva.
serve-needs-packages = PostgreSQL e Redis richiedono altri due pacchetti: installali con «pip install race108[postgres]».
serve-workers-need = Più di un processo richiede PostgreSQL e Redis: imposta RACE108_DATABASE e RACE108_REDIS.
serve-bad-database = Il database si indica come sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME.
serve-bad-public-url = L’indirizzo pubblico deve cominciare con http:// o https://, non «{ $given }».
serve-no-store = L’archivio non si può aprire: { $fault }
serve-no-redis = Redis non risponde: controlla RACE108_REDIS o avvia Redis.
serve-no-port = La porta { $port } di { $host } non si può usare ({ $fault }): scegline un’altra con --port.
cli-admin = Gestire un server: quanto costa ogni indirizzo e chi è bloccato.
cli-admin-data = la cartella del file SQLite del server (RACE108_DATA)
cli-admin-database = il database del server (RACE108_DATABASE)
cli-admin-block = bloccare un indirizzo o una rete su tutti i server di questo archivio
cli-admin-unblock = sbloccare un indirizzo o una rete
cli-admin-blocks = elencare che cosa è bloccato
cli-admin-costs = elencare quali indirizzi costano di più a un server in funzione
cli-admin-table = l’identificativo del tavolo
cli-admin-restore = recuperare un tavolo messo da parte
cli-admin-forgotten = elencare i tavoli messi da parte; per 30 giorni si possono recuperare
cli-admin-network = un indirizzo come 203.0.113.7 o una rete come 2001:db8:1::/48; in IPv6 un indirizzo vale per la sua /64
cli-admin-days = per questo numero di giorni (altrimenti per sempre)
cli-admin-why = una nota per te
cli-admin-server = l’indirizzo del server, se non è quello delle impostazioni
admin-bad-network = «{ $given }» non è né un indirizzo né una rete: scrivi 203.0.113.7, 203.0.113.0/24 o 2001:db8:1::/48.
admin-whole-world = { $network } significa tutti: indica una rete più piccola.
admin-bad-days = --days deve essere maggiore di 0 e al massimo 36.500.
admin-bad-why = --why può avere al massimo { $most } caratteri.
admin-blocked = { $network }: accesso bloccato fino al { $until }; i server lo sapranno entro { $seconds } secondi.
admin-blocked-for-good = { $network }: accesso bloccato per sempre; i server lo sapranno entro { $seconds } secondi.
admin-unblocked = { $network }: accesso di nuovo aperto; i server lo sapranno entro { $seconds } secondi.
admin-not-blocked = { $network } non è bloccato: «race108 admin blocks» mostra che cosa lo è.
admin-no-blocks = Nessuno è bloccato.
admin-for-good = per sempre
admin-no-server = Il server all’indirizzo { $server } non risponde ({ $fault }): indicane un altro con --server, o avvialo.
admin-not-told = Il server all’indirizzo { $server } non dice a questo indirizzo quanto costano gli altri: aggiungilo a RACE108_METRICS_FOR.
admin-no-costs = Nessuno ha ancora chiesto niente.
admin-restored = Il tavolo { $table } è tornato.
admin-not-forgotten = Nessun tavolo «{ $table }» è stato messo da parte: «race108 admin forgotten» elenca quelli che lo sono.
admin-none-forgotten = Nessun tavolo è stato messo da parte.
admin-one-worker = Sono le cifre di uno dei { $workers } processi: chiedi di nuovo per vedere quelle di un altro.
admin-columns = secondi, richieste, messaggi, byte, rifiutate, tagliate, indirizzo
cli-doctor = Dire che cosa funziona su questo computer, che cosa manca e che cosa fare.
cli-backup = Copiare in un file l’archivio di un server, che può restare in funzione.
cli-backup-file = dove va la copia; se ce n’è già una, viene sostituita
cli-restore = Riempire da una copia l’archivio di un server, che non deve essere in funzione.
cli-restore-file = la copia
cli-restore-replace = sostituire quello che c’è ora nell’archivio
cli-export = Scrivere le registrazioni di tutte le partite finite, un oggetto JSON per riga.
cli-export-file = dove vanno: un file, una cartella (games.jsonl al suo interno) oppure - per lo standard output
doctor-python = Python { $version }; race108 richiede la 3.11 o una successiva.
doctor-wasm = Le regole sono pronte: il motore wasm non deve compilare nulla.
doctor-numba = C’è anche il motore numba, per gli studi e gli ambienti di apprendimento.
doctor-client = Le pagine per il browser sono pronte.
doctor-no-client = Le pagine per il browser non sono pronte: esegui «make client» o installa race108 da una wheel.
doctor-printing = Si possono stampare schede, carte e regole.
doctor-packages = I pacchetti per PostgreSQL e Redis sono installati.
doctor-port = La porta { $port } di { $host } è libera.
doctor-running = Un server è in funzione su { $address }.
doctor-new-store = Non c’è ancora un archivio; lo crea il primo avvio: { $store }
doctor-store = L’archivio si può leggere ed è aggiornato (versione { $version }): { $store }
doctor-old-store = L’archivio si può leggere; il prossimo avvio lo porta dalla versione { $version } alla { $newest }: { $store }
doctor-redis = Redis risponde.
doctor-room = C’è abbastanza spazio sul disco: { $free } GB per { $folder }.
doctor-no-room = Sul disco non c’è quasi più spazio: { $free } MB per { $folder }. Libera almeno { $least } MB.
doctor-well = Qui può funzionare un server: «race108» da solo ne avvia uno e apre il browser.
doctor-ill = Qui non può funzionare un server finché non è sistemato ciò che è segnato con { $sign }.
backup-done = { $file } contiene tutto l’archivio: { $count ->
    [one] un tavolo.
   *[other] { $count } tavoli.
  }
backup-no-store = Non c’è nessun archivio { $store }: indica quello giusto con --data o --database.
backup-other-file = { $file } non è una copia di backup e resta com’è: indica un altro file.
backup-other-version = L’archivio non è di questa versione di race108: avvia una volta il suo server, poi riprova.
restore-done = L’archivio contiene ora ciò che era in { $file }: { $count ->
    [one] un tavolo.
   *[other] { $count } tavoli.
  }
restore-no-file = Non c’è nessun file { $file }.
restore-no-backup = { $file } non è una copia completa di race108: indica un altro file.
restore-not-empty = { $count ->
    [one] Nell’archivio c’è un tavolo.
   *[other] Nell’archivio ci sono { $count } tavoli.
  } Fanne prima una copia, poi sostituiscilo con --replace.
restore-in-use = Un server sta usando questo archivio: fermalo, poi riprova.
export-other-file = { $file } non contiene partite esportate e resta com’è: indica un altro file.
export-done = { $count ->
    [one] Una partita finita è in { $file }.
   *[other] { $count } partite finite sono in { $file }.
  }
# The characters are called the same in all languages.
bot-name = { $bot ->
    [level1] Lento
    [level2] Andante
    [level3] Allegro
    [level4] Vivace
    [level5] Presto
   *[other] Bot ({ $bot })
  }
not-your-turn = Il tuo turno finisce prima dell’ultima di queste mosse: invia solo quelle di un turno.
table-unknown = Questo tavolo non esiste, oppure ti serve il link d’invito: chiedilo alla persona che ti ha invitato.
table-unknown-seat = Questo posto non esiste: i posti vanno da 0 a { $most }.
table-seat-taken = Questo posto è occupato: scegline un altro.
name-taken = A questo tavolo c’è già qualcuno che si chiama «{ $name }», o quasi. Scegli un altro nome.
name-odd = «{ $name }» non va bene come nome. Usa lettere di un solo alfabeto, numeri, segni comuni e spazi.
table-full = Tutti i posti sono occupati: guarda la partita o prepara un tavolo tuo.
table-no-seat = Non hai un posto a questo tavolo: prima siediti.
table-not-your-seat = Questo non è il tuo posto: puoi giocare solo per il tuo.
table-not-your-turn = Non è il tuo turno: aspetta che giochino gli altri.
table-no-help = I suggerimenti ci sono solo dove tutti gli altri sono bot o dove lo si è deciso insieme creando il tavolo, e mai nella partita del giorno.
table-resigned = Hai abbandonato: al tuo posto continua un bot.
table-stale = Nel frattempo al tavolo è successo qualcosa: guarda di nuovo, poi gioca.
table-onlookers-full = Ci sono già { $most } persone che guardano questo tavolo. Torna più tardi.
table-busy = A questo tavolo succedono troppe cose insieme. Riprova tra un attimo.
table-too-long = Questa partita è più lunga di quanto una partita dovrebbe essere: qui non si può più giocare. Puoi abbandonare e preparare un nuovo tavolo.
table-not-begun = La partita non è ancora cominciata: le carte si distribuiscono appena tutti i posti sono occupati.
table-not-over = La partita è ancora in corso: aspetta che finisca.
table-dealt = Le carte sono già distribuite: si taglia prima della partita.
table-seat-in-use = Lì c’è qualcuno: un bot può giocare al suo posto dopo { $seconds } secondi di assenza.
table-bad-seat = Un posto è «me», «open» oppure «bot:» e il nome di un bot, non «{ $given }».
table-practice-public = Una partita da una posizione o da un seme scelti non può essere pubblica: rendi privato il tavolo.
table-practice-other = La posizione è di un altro gioco, con altre opzioni o un altro numero di giocatori: falli corrispondere.
daily-alone = La partita del giorno la giochi tu: nessun bot può sostituirti.
daily-sealed = Altri non hanno ancora giocato questa partita: la registrazione si apre quando finisce il giorno (mezzanotte UTC).
table-no-chat = I compagni non possono parlare di strategia, perciò un tavolo a squadre non ha chat.
table-empty-chat = Questo messaggio è vuoto: scrivi qualcosa.
table-store-down = In questo momento il server non può salvare nulla. Ciò che è stato confermato è al sicuro: aspetta un attimo, guarda il tavolo e riprova.
table-unplayable = Questo tavolo è stato preparato con la versione { $version } delle regole di { $game } e qui non ci si può giocare. { $why } Ciò che ne è stato salvato si può ancora scaricare.
table-other-version = Qui si conosce solo la versione { $version }.
table-rows-broken = Ciò che ne è stato salvato è incoerente.
table-too-fast = Troppe cose in una volta: aspetta qualche secondo e riprova.
aside-busy = In questo momento il server ha molto da fare. Riprova tra un attimo.
frame-not-json = Questo non è un oggetto JSON: inviane uno con un «type».
frame-too-long = È troppo lungo: si leggono al massimo { $most } caratteri.
frame-unknown = «{ $kind }» qui non esiste: scegli tra { $known }.
frame-whole = «{ $key }» deve essere un numero intero.
frame-text = «{ $key }» deve essere un testo.
frame-moves = «moves» deve essere una lista da 1 a 200 mosse, ciascuna un testo.
request-too-long = È troppo lungo: si leggono al massimo { $most } byte.
request-foreign = Questa richiesta viene da un altro sito e non è stata eseguita: usa la pagina di questo server.
request-no-cookies = Questo server ti riconosce solo da un cookie. Consenti i cookie di questo sito e riprova.
request-hello = Ti diamo il benvenuto. Conserva il cookie e invia di nuovo la richiesta.
request-unknown-host = Il server non ha questo nome: usa il suo indirizzo pubblico.
request-blocked = Questo indirizzo è bloccato qui. Se è un errore, scrivi a chi gestisce il server.
request-headers-too-long = Le intestazioni di questa richiesta sono troppo lunghe: se ne leggono al massimo { $most } byte. Cancella i cookie di questo sito e riprova.
request-no-http = Questa non è una richiesta HTTP.
request-no-json = Una richiesta deve essere un oggetto JSON in UTF-8: inviala con «Content-Type: application/json».
request-missing = Manca «{ $field }»: aggiungilo.
request-extra = «{ $field }» qui non esiste: toglilo.
request-wrong = «{ $field }» non può essere «{ $given }»: la descrizione dell’interfaccia dice che cosa può essere.
request-not-found = A questo indirizzo non c’è nulla: controlla che sia giusto.
request-not-allowed = Questo indirizzo non si può usare così: consulta la descrizione dell’interfaccia.
request-no-client = Il server è in funzione, ma le pagine per il browser non sono ancora pronte: esegui «make client» e poi riavvia il server.
request-no-script = Queste pagine hanno bisogno di JavaScript: abilitalo per questo sito.
request-failed = Qualcosa è andato storto nel server. Nulla di ciò che hai fatto è andato perso: ricarica la pagina.
verify-moves = Rigiocata dall’inizio: ogni mossa è valida ({ $count }).
verify-seed = Il seme è composto da quello del server { $count ->
    [0] senza nessun taglio
    [one] e da un taglio
   *[other] e da { $count } tagli
  }, come dice la registrazione.
verify-commit = Il seme del server è quello promesso prima della prima carta ({ $commit }).
verify-no-commit = La registrazione non contiene la promessa di un server, perciò è stato controllato solo lo svolgimento della partita.
verify-results = Il risultato è quello previsto dalle regole.
verify-resigned = La partita è finita perché qualcuno ha abbandonato.
verify-bad-commit = Il seme del server non è quello promesso prima della prima carta: questa partita non è stata distribuita in modo regolare.
verify-cut-missing = Le carte non sono state distribuite secondo il taglio «{ $cut }»: questa partita non è stata distribuita in modo regolare.
verify-bad-cuts = Le carte non sono state distribuite secondo i tagli che il tavolo mostra: questa partita non è stata distribuita in modo regolare.
verify-cuts = Il mazzo è stato tagliato, per posto: { $cuts }.
verify-bad-results = Il risultato non è quello previsto dalle regole: la registrazione è stata modificata.
verify-no-file = Il file { $file } non si può leggere: { $fault }.

## Stampare

cli-print = Stampare un gioco come file PDF: schede, carte, percorso, regole.
cli-print-cards = le carte di un gioco con i loro dorsi, e le pedine se ne ha
cli-print-rules = le regole di un gioco, in due pagine
cli-print-game = quale gioco: { $games }
cli-print-pages = quante pagine
cli-print-paper = la carta: { $papers }
cli-print-style = colour (a colori) o plain per il bianco e nero
cli-print-out = dove va il PDF; - lo scrive sullo standard output
print-done = { $file } è pronto: stampalo a grandezza naturale (100%).
print-done-both-sides = { $file } è pronto: stampalo a grandezza naturale (100%), fronte e retro, girando sul lato lungo.
print-no-extra = Per stampare servono Typst e un tipo di carattere: installali con pip install "race108[print]".
print-busy = In questo momento molte persone stanno stampando. Riprova tra un attimo.
print-bad-pages = Il numero di pagine deve essere un numero intero da 1 a { $most }.
print-cannot-write = Il file { $file } non si può scrivere: { $fault }.
print-cards-title = { $game }: carte
print-rules-title = { $game }: regole
print-front = { $game } · carte · foglio { $number } di { $pages }, fronte
print-back = { $game } · carte · foglio { $number } di { $pages }, retro

## Ambienti

illegal-action = L’azione { $action } ora non è permessa: scegline una che la maschera consente.
bad-count = L’opzione { $option } deve essere un numero intero da 1 a { $most }.
bad-actions = Un passo richiede un numero intero per ogni partita: un vettore di { $count }.
no-batch = { $game } non ha codice compilato per molte partite insieme: crea un ambiente per ogni partita.
bad-opponents = Indica un bot per tutti gli altri posti, oppure uno per ciascuno di essi: { $seats }.

## L’allenatore

cli-review = Rivedere una partita: quanto valeva ogni mossa, in base a ciò che si poteva sapere, e che cosa sarebbe stato meglio.
cli-review-file = la registrazione di una partita, come la salva race108
cli-review-html = scrivere in questo file una pagina che non ha bisogno di altro
cli-review-deals = con quante distribuzioni, al massimo, si giudica una mossa
review-no-file = Il file { $file } non si può leggere: { $fault }.
review-cannot-write = Il file { $file } non si può scrivere: { $fault }.
review-bad-deals = Il numero di distribuzioni deve essere un numero intero da { $least } a { $most }.
review-no-judge = Nessuno sa ancora giudicare { $game }: manca un giudizio imparato.
review-unfinished = La partita non è finita, quindi si rivedono solo le mosse fatte e non c’è bilancio.
review-broken = Rivista fino alla mossa { $ply }; quello che segue non si può giocare: { $fault }
review-no-ledger = Questa partita non ha un bilancio della fortuna: { $fault }
review-nothing = Non è stato giocato niente, quindi non c’è niente da rivedere.
review-title = { $game }, { $count } giocatori
review-by = Giudicata dalla rete { $network }.
review-player = { $player }: { $lost } punti persi in { $count ->
    [1] una vera decisione
   *[other] { $count } vere decisioni
  } ({ $each } ciascuna).
review-counts = { $blunders ->
    [1] 1 errore grave
   *[other] { $blunders } errori gravi
  }, { $mistakes ->
    [1] 1 errore
   *[other] { $mistakes } errori
  }, { $inexact ->
    [1] 1 imprecisione
   *[other] { $inexact } imprecisioni
  }.
review-dearest = Le decisioni più care
review-line = { $ply }. { $player }: { $played } ({ $grade }, { $loss } punti). Meglio: { $best }.
review-all = Tutte le decisioni
review-column-move = Mossa
review-column-player = Giocatore
review-column-played = Giocata
review-column-best = Migliore
review-column-worth = Probabilità di vincere
review-column-loss = Persi
review-column-grade = Giudizio
review-ledger = Da dove viene il risultato, in punti di probabilità di vincere
review-ledger-line = { $player }: inizio { $start }, fortuna { $luck }, decisioni proprie { $own }, decisioni degli altri { $others }, non spiegato { $unexplained }; risultato { $result }.
grade-forced = obbligata
grade-best = la migliore
grade-close = troppo vicine
grade-inexact = imprecisa
grade-mistake = errore
grade-blunder = errore grave
