# Run & Trip in italiano.

runtrip-name = Run & Trip
runtrip-name-advanced = Run & Trip (Avanzato)
runtrip-name-team = Run & Trip (Squadre)
square = { $square }
square-start = partenza
token-of = la pedina «{ $letter }» di { $owner }
tell-rt-run = { $who ->
    [you] Corri con { $card } dalla { $start } alla { $square }.
   *[other] { $player } corre con { $card } dalla { $start } alla { $square }.
  }
tell-rt-run-token = { $who ->
    [you] Corri con { $card }: la tua pedina «{ $letter }» va dalla { $start } alla { $square }.
   *[other] { $player } corre con { $card }: { $token } va dalla { $start } alla { $square }.
  }
tell-rt-stay = { $who ->
    [you] Giochi { $card }, ma la tua pedina supererebbe la 100 e resta ferma.
   *[other] { $player } gioca { $card }, ma la pedina supererebbe la 100 e resta ferma.
  }
tell-rt-trip = { $who ->
    [you] Fai lo sgambetto con { $cards }: inciampa { $token }.
    [at-you] { $player } ti fa lo sgambetto con { $cards }.
    [at-yours] { $player } fa lo sgambetto alla tua pedina «{ $letter }» con { $cards }.
   *[other] { $player } fa lo sgambetto con { $cards }: inciampa { $token }.
  }
tell-rt-back = { $whose ->
    [you] Torni indietro: dalla { $start } alla { $square }.
    [yours] Torna indietro la tua pedina «{ $letter }»: dalla { $start } alla { $square }.
   *[other] Torna indietro { $token }: dalla { $start } alla { $square }.
  }
tell-rt-push = { $whose ->
    [you] Una spinta ti manda dalla { $start } alla { $square }.
    [yours] Una spinta manda la tua pedina «{ $letter }» dalla { $start } alla { $square }.
   *[other] Una spinta manda { $token } dalla { $start } alla { $square }.
  }
tell-rt-forward = { $whose ->
    [you] Vai avanti: dalla { $start } alla { $square }.
    [yours] Va avanti la tua pedina «{ $letter }»: dalla { $start } alla { $square }.
   *[other] Va avanti { $token }: dalla { $start } alla { $square }.
  }
tell-rt-draw = { $who ->
    [you] Peschi { $cards }.
   *[other] { $player } pesca { $cards }.
  }

## Mosse che non si possono giocare

runtrip-unreadable = «{ $text }» non è una mossa: scrivi run 8[5], trip 2 3[22] 4[3] o end.
runtrip-unreadable-tokens = «{ $text }» non è una mossa: scrivi run 8[5] a, trip 2b 3[22] 4[3] a oppure end.
runtrip-no-such-number = Non c’è nessuna carta con il numero { $number }: i numeri vanno da 1 a 9.
runtrip-no-such-symbol = In questo layout non ci sono simboli «{ $symbols }»: ci sono { $known }.
runtrip-no-such-card = In questo layout non c’è nessuna carta { $card }.
runtrip-no-such-side = Non c’è nessun numero { $side } a cui fare lo sgambetto: scegli da 1 a { $sides }.
runtrip-one-token = Qui ognuno ha una sola pedina: togli la lettera a o b.
runtrip-must-act = Prima devi correre o fare uno sgambetto: non si può passare.
runtrip-no-run-after-trip = Dopo uno sgambetto puoi farne un altro, ma non correre: fanne un altro o chiudi il turno (end).
runtrip-card-missing = Non hai { $card }: gioca carte della tua mano, ognuna una volta sola.
runtrip-card-twice = Hai nominato { $card } due volte, ma ogni carta si gioca una volta sola.
runtrip-run-one-card = Si corre con una sola carta: giocane una, oppure fai lo sgambetto a qualcuno con più carte.
runtrip-number-missing = Non hai nessuna carta con il numero { $number }: corri con una carta della tua mano.
runtrip-goal-not-winning = Una pedina può andare sulla 100 solo se così vinci la partita, con la tua ultima pedina davanti alle ultime di tutti gli altri: usa un’altra pedina o altre carte.
runtrip-own-token = Non puoi fare lo sgambetto alle pedine della tua parte: scegli una pedina avversaria.
runtrip-safe-square = La pedina è sulla { $square ->
    [0] partenza
   *[other] casella { $square }
  }, che non ha simboli, quindi è al sicuro: scegli un’altra pedina.
runtrip-mercy = Con «Pietà» non si può fare lo sgambetto alla pedina in ultima posizione: scegline un’altra.
runtrip-cannot-match = Con le tue carte non puoi ottenere esattamente i simboli della casella { $square } ({ $symbols }): corri o fai lo sgambetto a un’altra pedina.
runtrip-no-match = Queste carte mostrano { $shown }, ma la casella { $square } mostra { $symbols }: i simboli devono corrispondere esattamente.

# Perché una cosa ora non si può usare, in una riga
runtrip-why-none = Hai bisogno di { $needs }, ma non hai { $have }.
runtrip-why-few = Hai bisogno di { $needs }, ma hai solo { $have }.
runtrip-why-more = Hai bisogno di { $needs }; le tue carte con { $symbol } mostrano di più.
runtrip-why-exactly = Hai bisogno di { $needs }; con le tue carte non puoi mostrare esattamente questo.
runtrip-why-and = { $first } e { $last }
runtrip-why-own = È la tua pedina: fai lo sgambetto a un’altra.
runtrip-why-safe = { $square ->
    [0] Alla partenza ogni pedina è al sicuro: non ci sono simboli.
   *[other] Sulla casella { $square } ogni pedina è al sicuro: non ci sono simboli.
  }
runtrip-why-mercy = Pietà: la pedina in ultima posizione è protetta.
runtrip-why-after-trip = Dopo uno sgambetto non si corre più, e per un altro sgambetto questa carta non serve.
runtrip-why-no-card = Non hai { $card }.
runtrip-shape-2 = { $count ->
    [0] nessuna lente
    [1] una lente
    [2] due lenti
    [3] tre lenti
   *[other] { $count } lenti
  }
runtrip-shape-3 = { $count ->
    [0] nessun triangolo
    [1] un triangolo
    [2] due triangoli
    [3] tre triangoli
   *[other] { $count } triangoli
  }
runtrip-shape-5 = { $count ->
    [0] nessun pentagono
    [1] un pentagono
    [2] due pentagoni
    [3] tre pentagoni
   *[other] { $count } pentagoni
  }
runtrip-shape-7 = { $count ->
    [0] nessuna stella
    [1] una stella
    [2] due stelle
    [3] tre stelle
   *[other] { $count } stelle
  }
runtrip-shape-prime = { $count ->
    [0] nessun anello
    [1] un anello
    [2] due anelli
    [3] tre anelli
   *[other] { $count } anelli
  }
runtrip-shape-own = { $count ->
    [0] nessun { $symbol }
    [1] un { $symbol }
   *[other] { $count } × { $symbol }
  }

## Opzioni e semi

runtrip-bad-mercy = «Pietà» (mercy) vale per il gioco base da 4 a 6 giocatori: toglila o cambia il tavolo.
runtrip-bad-cut = L’opzione cut deve essere un numero intero da 0 a { $most }: quante carte si sollevano tagliando.

## Posizioni

runtrip-position-tokens = «tokens» deve avere { $sides } liste di { $tokens ->
    [1] un numero
   *[other] { $tokens } numeri
  } ciascuna.
runtrip-position-square = Non c’è nessuna casella { $square }: le caselle vanno dalla 0 (la partenza) alla 100.
runtrip-position-shared = Ci sono due pedine sulla casella { $square }, ma solo sulla partenza c’è posto per più di una.
runtrip-position-twice = La carta { $card } è in due posti.
runtrip-position-missing = Ogni carta deve stare da qualche parte; mancano queste: { $cards }.
runtrip-position-aside = «aside» deve contenere { $count } carte con questo numero di giocatori.
runtrip-position-card = «{ $card }» in «{ $key }» non è una carta del layout.
runtrip-position-hand = Il giocatore { $player } ha { $count } carte in mano, ma in { $players } nessuno può mai averne più di { $most }: metti le altre in un’altra pila.
runtrip-position-goal = C’è una pedina sulla 100, quindi la fase deve essere «over».
runtrip-position-goal-lost = Una pedina è sulla casella 100 anche se così non si è vinta la partita.
runtrip-position-goal-turn = Quando una pedina ha raggiunto la 100, «turn» è di chi ce l’ha portata.
runtrip-position-no-cards = Nessuno ha più carte, quindi la fase deve essere «over».
runtrip-position-turn = Il giocatore { $player } non ha carte, quindi non può essere di turno.
runtrip-position-trip = La fase «trip» richiede una carta nella pila degli scarti e un altro sgambetto possibile.

## Layout

layout-unknown = Non c’è nessun layout «{ $name }»: scegli tra { $known } o indica un file che finisce in .toml.
layout-no-file = Il file di layout { $file } non si può leggere: { $fault }.
layout-not-toml = Il file di layout { $file } non è TOML valido: { $fault }.
layout-file-long = Il file di layout { $file } è troppo lungo: un layout ha al massimo { $most } caratteri. Togli ciò che non riguarda le sue caselle e carte.
layout-file-tangled = Il file di layout { $file } ha più valori, o più liste dentro liste, di un layout: scrivilo come è scritto factors.toml.
layout-not-object = Un layout deve essere un nome, un file che finisce in .toml o un oggetto.
layout-format = Nel layout deve esserci format = { $format }.
layout-no-name = Il layout deve avere un nome da 1 a 60 caratteri.
layout-symbols = Il layout deve elencare i suoi simboli, per esempio symbols = ["2", "3", "5", "7", "P"].
layout-symbol = «{ $symbol }» non può essere un simbolo: usa una sola lettera dalla A alla Z o una cifra per ognuno.
layout-symbol-twice = Due simboli sono la stessa lettera o cifra: usali tutti diversi.
layout-at-square = La casella { $square }
layout-at-card = Una carta con il numero { $number }
layout-not-text = { $where } deve essere un testo di simboli, come "22P".
layout-unknown-symbol = { $where } mostra «{ $symbol }», che non è tra i simboli { $known }.
layout-squares = Il layout deve dare i simboli delle 99 caselle, dalla 1 alla 99; ne dà { $count }.
layout-too-many-symbols = { $where } mostra troppi simboli: lì ne sono possibili al massimo { $most }.
layout-numbers = Il layout deve avere una tabella [cards] con i numeri da 1 a 9.
layout-twelve = Il numero { $number } deve avere dodici carte diverse; ne ha { $count }.
layout-empty-card = Una carta con il numero { $number } non mostra nessun simbolo: mettine almeno uno su ogni carta.
layout-unmatchable = Nessun gruppo di carte può dare i simboli della casella { $square } ({ $symbols }): cambia la casella o le carte.

## La riga di comando

runtrip-option-variant = Run & Trip: il gioco base (basic), con due pedine (advanced) o a squadre (team)
runtrip-option-mercy = Run & Trip: nessuno può fare lo sgambetto alla pedina in ultima posizione (da 4 a 6 giocatori)
runtrip-option-even = Run & Trip: mettere da parte delle carte perché tutti peschino lo stesso numero di volte
runtrip-option-layout = Run & Trip: un layout per nome, o il tuo da un file
runtrip-option-cut = Run & Trip: tagliare il mazzo a questa carta, da 0 a 107
cli-layout = Lavorare con i layout di Run & Trip.
cli-layout-check = controllare un file di layout e dire quali caselle sono difficili da uguagliare
layout-good = Con il layout «{ $name }» si può giocare. I suoi simboli: { $symbols }.
layout-safe = Caselle sicure, senza simboli: { $squares }.
layout-none-safe = Tutte le caselle hanno simboli; solo la partenza e la 100 sono sicure.
layout-hard = Difficili da uguagliare (quota delle mani a caso di otto carte che ci riescono):
layout-none-hard = Nessuna casella è difficile da uguagliare.
layout-hard-square = { "  " }{ $square }  { $symbols }  { $percent }%

## Nel terminale

terminal-start = partenza
terminal-deck = Mazzo: { $count } (in cima un { $number })
terminal-no-deck = Mazzo: vuoto
terminal-safe = (al sicuro)
terminal-numbers = numeri { $numbers }
terminal-runtrip-act = Tocca a te: corri con una carta o fai lo sgambetto a qualcuno.
terminal-runtrip-trip = Puoi fare un altro sgambetto o chiudere il turno.
terminal-do-run = Correre
terminal-do-trip = Sgambetto a { $token }
terminal-do-end = Chiudere
terminal-end = nessun altro sgambetto
terminal-stays = resta ferma
runtrip-terminal-help =
    Scrivi il numero che sta davanti a una mossa, o la mossa stessa: run 8[5] (correre), trip 2 3[22] 4[3] (sgambetto), end (chiudere).
    Una carta si scrive con il numero e i simboli: 4[2P] è un 4 con i simboli 2 e P.
    Dopo ogni mossa vedi dove porterebbe le pedine: { "→20" } è la tua, { "■2→19" } quella del numero 2.
runtrip-terminal-rules =
    Vince chi è più avanti quando finisce la partita: quando una pedina arriva alla 100 o nessuno ha più carte.
    Nel tuo turno corri o fai uno sgambetto.
    – Correre: gioca una carta. La tua pedina avanza del suo numero.
    – Sgambetto: gioca carte che tutte insieme hanno esattamente i simboli della casella in cui sta una pedina avversaria. Quella pedina torna indietro della somma dei numeri, poi la tua avanza della stessa somma. Puoi fare un altro sgambetto, ma non più correre.
    In ogni casella c’è posto per una sola pedina, tranne che alla partenza: chi arriva spinge l’altra indietro di una casella, e così via.
    Nessuno torna più indietro della partenza. Una pedina che supererebbe la 100 resta ferma, e la carta è spesa lo stesso.
    Alla fine del turno peschi due carte. Le carte giocate non tornano più.
    Tutti vedono i numeri delle tue carte; i simboli li vedi solo tu. In una casella senza simboli sei al sicuro.
runtrip-terminal-factors = I simboli di una casella sono i fattori primi del suo numero; P è qualsiasi primo maggiore di 7.
runtrip-terminal-mercy = Pietà: alla pedina in ultima posizione non si può fare lo sgambetto.
runtrip-terminal-advanced =
    Ognuno ha due pedine, a e b: scegli tu quale corre o avanza. Vince chi ha l’ultima pedina più avanti di tutti.
    Una pedina può andare alla 100 solo se così si vince la partita.
runtrip-terminal-team = I compagni siedono uno di fronte all’altro e hanno due pedine in comune. Non possono parlare di strategia.

## Studi

runtrip-study-about = Com’è Run & Trip quando si gioca bene? Qui a tutti i posti sedeva un bot che ha imparato il gioco in molte migliaia di partite contro sé stesso: da due a sei giocatori, in tutte le varianti, con le regole della casa e su un altro percorso.
runtrip-study-layout = un altro layout di Run & Trip con cui confrontare
runtrip-study-mercy = Pietà
runtrip-study-even = tutti pescano uguale
runtrip-study-advanced = due pedine
runtrip-study-team = squadre
runtrip-study-shuffled = caselle mescolate
runtrip-study-own = layout «{ $name }»
runtrip-study-trips-title = Sgambetti fatti e rifiutati
runtrip-study-trips-finding = { $label }: in una partita ci sono { $trips } sgambetti, e un turno su { $turns } ne ha almeno uno. Quando all’inizio del turno sarebbe possibile, il giocatore preferisce correre nel { $declined } dei casi.
runtrip-study-trips-squares = Con il minor numero di giocatori, uno sgambetto fa avanzare in media di { $gained } caselle chi lo fa e ne fa perdere { $lost } all’altra pedina.
runtrip-study-trips-caption = A sinistra: gli sgambetti di tutti in una partita. A destra: quante volte chi poteva farlo ha preferito correre.
runtrip-study-trips-alt = Grafico: gli sgambetti in una partita e la percentuale di quelli possibili che sono stati rifiutati, in ogni condizione.
runtrip-study-trips-made = sgambetti in una partita
runtrip-study-trips-declined = rifiutati, in %
runtrip-study-ends-title = Come finisce?
runtrip-study-ends-finding = { $label }: il { $share } delle partite finisce con una pedina sulla 100; nelle altre finiscono le carte.
runtrip-study-ends-caption = Le partite che finiscono con una pedina sulla 100. Tutte le altre finiscono perché nessuno ha più carte.
runtrip-study-ends-alt = Grafico: la percentuale delle partite che finiscono con una pedina sulla 100, in ogni condizione.
runtrip-study-ends-x = % delle partite che finiscono sulla 100
runtrip-study-column-trips = Sgambetti
runtrip-study-column-series = Massimo in un turno
runtrip-study-column-winner = Del vincitore
runtrip-study-column-margin = Vantaggio (caselle)

## Stampare

runtrip-print-board = il percorso di Run & Trip
runtrip-print-title = Run & Trip: percorso
runtrip-print-tokens = Pedine
runtrip-print-tokens-how = Ritaglia le strisce lungo le linee continue e piegale lungo quelle tratteggiate. Incolla le due estremità una sull’altra: sono il piede. Le lettere contano solo quando ognuno ha due pedine.
runtrip-print-glue = Incolla qui la metà inferiore del percorso, fino ai segni
runtrip-print-cut = Taglia lungo i segni ciò che sta sopra il percorso
runtrip-print-team-quiet = I compagni non possono parlare di strategia.

## L’allenatore: che tipo di mossa conviene ora e perché una è migliore dell’altra

runtrip-hint-run = Corri.
runtrip-hint-trip = Fai lo sgambetto a qualcuno.
runtrip-hint-end = Chiudi qui il turno.
runtrip-reason-wins = Vince subito la partita.
runtrip-reason-trips = Manda indietro { $token } di { $count ->
    [1] una casella
   *[other] { $count } caselle
  }.
runtrip-reason-leader = Fa lo sgambetto a chi è in testa, { $token }: { $count } indietro.
runtrip-reason-further-back = Manda indietro { $token } di { $count } caselle invece di { $other }.
runtrip-reason-chain = Dopo si può fare un altro sgambetto.
runtrip-reason-stops = Chiudere il turno regala uno sgambetto che manda indietro { $token } di { $count }.
runtrip-reason-wasted = L’altra mossa fa lo sgambetto vicino alla partenza ({ $token }): lì { $count } della somma { $count ->
    [1] va perso
   *[other] vanno persi
  }.
runtrip-reason-goal = Finisce a { $number } dalla 100, con un { $number } in mano.
runtrip-reason-stays = L’altra mossa supererebbe la 100, quindi la pedina resta dov’è.
runtrip-reason-safe = Finisce sulla { $square }, dove nessuno può fare lo sgambetto; la { $other } non è sicura.
runtrip-reason-exposed = Sulla { $square } bastano { $count } delle carte ancora in gioco, ciascuna da sola, per uno sgambetto; sulla { $other } { $fewer }.
runtrip-reason-mercy = Resta all’ultimo posto, dove «Pietà» protegge.
runtrip-reason-pushes = Spinge indietro { $token }.
runtrip-reason-pushes-own = L’altra mossa spinge indietro una pedina della propria parte.
runtrip-reason-spends = L’altra mossa rinuncia alle carte con cui si può fare lo sgambetto ({ $token }).
runtrip-reason-reach = Con ciò che resta in mano si potrebbe rispondere con uno sgambetto a { $count } delle prossime corse degli altri, dopo l’altra mossa a { $other }.
runtrip-reason-rear = Muove la pedina più indietro, ed è quella che conta alla fine.
runtrip-reason-further = Va avanti di { $count ->
    [1] una casella
   *[other] { $count } caselle
  } in più.
runtrip-reason-keeps = Tiene il { $number } per dopo.
