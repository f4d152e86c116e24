# Triggs in italiano.

triggs-name = Triggs
pile-left = sinistra
pile-centre = centrale
pile-right = destra

## Che cosa succede in Triggs

drawn-card = un { $value } dalla pila { $pile }
drawn-hidden = una carta dalla pila { $pile }
tell-draw = { $player } pesca { $card }.
tell-draw-two = { $player } pesca { $card } e { $second }.
tell-discard = { $count ->
    [1] { $player } scarta un solo { $value }.
   *[other] { $player } scarta { $many } { $value }.
  }
tell-discard-box = { $count ->
    [1] { $player } rimette un { $value } nella scatola.
   *[other] { $player } rimette { $many } { $value } nella scatola.
  }
tell-cross = { $count ->
    [1] { $player } cancella un { $value } ({ $cards }).
   *[other] { $player } cancella { $many } { $value } ({ $cards }).
  }
tell-cross-fill = { $count ->
    [1] { $player } cancella un { $value } ({ $cards }) e completa la fila.
   *[other] { $player } cancella { $many } { $value } ({ $cards }) e completa la fila.
  }
tell-extra = { $player } mette la croce extra nella fila { $row }.
tell-extra-fill = { $player } mette la croce extra nella fila { $row } e la completa.
tell-emptied = { $player } resta senza carte e ne pesca di nuove dalla pila centrale.
tell-emptied-none = { $player } non ha più carte e nella pila centrale non ce ne sono da pescare.
tell-emptied-seen = { $player } resta senza carte e pesca { $cards } dalla pila centrale.
tell-refill = { $count ->
    [1] La pila { $pile } viene riempita con una carta.
   *[other] La pila { $pile } viene riempita con { $count } carte.
  }
tell-removed = { $value ->
    [8] L’8
    [11] L’11
   *[other] Il { $value }
  } sulla pila { $pile } torna nella scatola.
tell-won = { $player } ha cancellato tutto e vince!

## Mosse che non si possono giocare

triggs-unreadable = «{ $text }» non è una mossa: scrivi draw L, discard 9x2, form 11=7+4, stop o extra 9.
triggs-unknown-pile = Non c’è nessuna pila «{ $pile }»: pesca da L (sinistra), C (centrale) o R (destra).
triggs-no-such-value = In questo gioco non c’è nessun { $value }: le carte e le file vanno da 1 a 12.
triggs-two-cards = Un valore si forma con una carta o con due, mai con più: usa meno carte.
triggs-second-card = Hai pescato una carta e devi pescarne una seconda: scegli L, C o R.
triggs-extra-owed = Hai completato una fila e ti spetta una croce extra: mettila in una fila con uno spazio libero, per esempio «extra 9».
triggs-still-forming = Stai cancellando { $value ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $value }
  }: forma un altro { $value } o fermati (stop).
triggs-hand-full = Hai dieci carte in mano, quindi non puoi pescare (il limite è dieci): scarta o cancella.
triggs-pile-empty = La pila { $pile } è vuota: pesca da un’altra.
triggs-discard-none = Scarta almeno una carta, tutte dello stesso valore, per esempio «discard 9x2».
triggs-discard-one-value = Scarta solo carte dello stesso valore, per esempio «discard 9x2».
triggs-discard-too-many = { $held ->
    [0] Non hai nessun { $value }
    [1] Hai un solo { $value }
   *[other] Hai solo { $held } carte di valore { $value }
  }: scarta carte che hai in mano, tutte dello stesso valore.
triggs-one-value = In un turno si cancella un solo valore, e hai iniziato con { $value ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $value }
  }: forma un altro { $value } o fermati (stop).
triggs-row-full = La tua fila { $value } è piena: scegli una fila con uno spazio libero.
triggs-wrong-sum = { $cards } fa { $sum }, non { $value }: la somma delle carte deve dare il valore che cancelli.
triggs-card-missing = Non hai { $needed ->
    [1] nessuna carta
   *[other] { $needed } carte
  } di valore { $value }: forma il valore con le carte che hai in mano.
triggs-cannot-form = Con una o due carte della tua mano non puoi formare un { $value }: scegli un altro valore, pesca o scarta.
triggs-nothing-to-stop = Non c’è niente da fermare: pesca, scarta o cancella.
triggs-no-extra-owed = Ora non ti spetta nessuna croce extra: la ricevi solo quando completi una fila.

# Perché una cosa ora non si può usare, in una riga
triggs-why-row-full = La riga { $row } è piena.
triggs-why-no-sum = { $value ->
    [1] Non hai nessun 1.
   *[other] Non hai nessun { $value }, né due carte che insieme facciano { $value }.
  }
triggs-why-pile-empty = La pila { $pile } è vuota.
triggs-why-hand-full = Hai già dieci carte, e nessuno può averne di più.
triggs-why-card = { $value ->
    [1] Stai barrando l’1, e questo { $card } non ti serve a formarlo.
    [8] Stai barrando l’8, e questo { $card } non ti serve a formarlo.
    [11] Stai barrando l’11, e questo { $card } non ti serve a formarlo.
   *[other] Stai barrando il { $value }, e questo { $card } non ti serve a formarlo.
  }
triggs-why-no-card = Non hai nessun { $value }.
triggs-why-second = Prima pesca la seconda carta.
triggs-why-extra = Prima fai la crocetta extra: scegli una riga.
triggs-why-forming = { $value ->
    [1] Stai barrando l’1: continua o fermati.
    [8] Stai barrando l’8: continua o fermati.
    [11] Stai barrando l’11: continua o fermati.
   *[other] Stai barrando il { $value }: continua o fermati.
  }

## Opzioni e seed

triggs-bad-rows = L’opzione rows deve essere una lista di 12 numeri (gli spazi di ogni fila), ognuno da 1 a 9.

## Posizioni

triggs-position-crosses = La fila { $row } del giocatore { $player } deve avere da 0 a { $boxes } croci.
triggs-position-too-many = Ci sono { $count } carte di valore { $value }, ma nel gioco ne esistono solo { $copies }.
triggs-position-missing = Ogni carta deve stare da qualche parte; mancano queste: { $cards }.
triggs-position-box = Nella scatola vanno solo le carte che non servono più a nessuno (i 12 quando tutte le file del 12 sono piene, poi gli 11), non un { $value }.
triggs-position-hand = Il giocatore { $player } ha { $count } carte in mano, ma il limite è dieci.
triggs-position-no-value = «value» deve essere null, tranne nella fase «form».
triggs-position-value = Nella fase «form», «value» deve dire quale numero da 1 a 12 si sta formando.
triggs-position-full = La tabella del giocatore { $player } è piena, quindi la fase deve essere «over».
triggs-position-not-over = La fase è «over» solo quando c’è esattamente una tabella piena.
triggs-position-draw = Nella fase «draw» chi è di turno ha da 1 a 9 carte, non { $cards }.
triggs-position-form = La fase «form» richiede una croce nella fila { $value }, uno spazio libero lì e carte per formare un altro { $value }.
triggs-position-extra = La fase «extra» richiede una fila piena nella tabella di chi è di turno.

## La riga di comando

triggs-option-rows = Triggs: gli spazi delle file da 1 a 12 della tua tabella, per esempio 2,2,2,3,3,3,4,4,4,4,5,5
triggs-option-refill = Triggs: riempire solo le pile vuote (emptied) o tutte insieme (all)

## Nel terminale

terminal-box = nella scatola: { $count }
terminal-free-boxes = Liberi
terminal-triggs-act = Tocca a te: pesca, cancella un valore o scarta carte di un solo valore.
terminal-triggs-draw = Ora pesca la seconda carta.
terminal-triggs-form = Stai cancellando { $value ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $value }
  }: continua o fermati.
terminal-triggs-extra = Fila completa! Metti una croce extra in un’altra fila.
terminal-do-draw = Pescare
terminal-do-form = Cancellare
terminal-do-extra = Croce extra
terminal-do-stop = Fermarsi
terminal-do-discard = Scartare
terminal-row = fila { $row }
terminal-stop = nessun’altra croce
triggs-terminal-help = Scrivi il numero che sta davanti a una mossa, o la mossa stessa: draw L (pescare), form 11=7+4 (cancellare), discard 9x2 (scartare), stop (fermarsi), extra 9 (croce extra).
triggs-terminal-rules =
    Vince chi cancella per primo tutti gli spazi della sua tabella.
    Nel tuo turno fai una di queste tre cose:
    – Pescare due carte, una dopo l’altra, dalle pile che vuoi. Puoi avere al massimo dieci carte; con nove ne peschi una sola.
    – Cancellare: scegli un valore e formalo tutte le volte che puoi e vuoi, ogni volta con una carta o con due che danno quella somma. Ogni volta metti una croce in quella fila.
    – Scartare quante carte vuoi di un solo valore.
    Chi completa una fila mette subito e senza carte una croce extra in un’altra fila. Se completa anche quella, ne mette un’altra, e così via.
    Se dopo aver cancellato o scartato resti senza carte, ne peschi cinque dalla pila centrale.
    Una pila vuota viene riempita con gli scarti.
    Quando tutti hanno completato la fila 12, i 12 escono dal gioco, e dopo di loro gli 11 allo stesso modo.
triggs-terminal-refill-all = A questo tavolo, quando si riempie una pila si completano anche le altre.

## Studi

triggs-study-about = Com’è Triggs quando si gioca bene? Qui a tutti i posti sedeva un bot che ha imparato il gioco in molte migliaia di partite contro sé stesso: in due, in tre e in quattro, con l’altro modo di riempire le pile e con altre tabelle.
triggs-study-refill = si riempiono tutte le pile
triggs-study-rows-two = ogni fila da 2
triggs-study-rows-four = ogni fila da 4
triggs-study-rows-short = file da 1 e da 2
triggs-study-rows-reversed = file al contrario
triggs-study-chains-title = Reazioni a catena
triggs-study-chains-finding = { $label }: il { $part } delle croci sono croci extra. La catena più lunga di una partita ha in media { $mean } croci extra, e nel { $often } delle partite qualcuno ne mette cinque o più in un turno.
triggs-study-chains-last = Chi vince mette in media { $last } croci nell’ultimo turno. La catena più lunga in assoluto aveva { $most } croci extra.
triggs-study-chains-caption = La catena più lunga di ogni partita: il maggior numero di croci extra messe in un solo turno.
triggs-study-chains-alt = Grafico: quanto spesso la catena più lunga di una partita ha quante croci extra, secondo il numero di giocatori.
triggs-study-chains-x = croci extra nella catena più lunga della partita
triggs-study-column-extra = Croci extra
triggs-study-column-chain = Catena più lunga
triggs-study-column-last = Croci nell’ultimo turno
triggs-study-column-boxes = Vantaggio (croci)

## Stampare

triggs-print-sheets = tabelle di Triggs, quattro per pagina
triggs-print-title = Triggs: tabelle
triggs-print-name = Nome
