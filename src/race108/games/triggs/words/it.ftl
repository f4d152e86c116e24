# Triggs in italiano.

triggs-name = Triggs
pile-left = sinistra
pile-centre = centrale
pile-right = destra

## Che cosa succede in Triggs

a-value = un { $value }
many-values = { $many } { $value }
drawn-card = un { $value } dalla pila { $pile }
drawn-hidden = una carta dalla pila { $pile }
tell-draw = { $who ->
    [you] Peschi { $card }.
   *[other] { $player } pesca { $card }.
  }
tell-draw-two = { $who ->
    [you] Peschi { $card } e { $second }.
   *[other] { $player } pesca { $card } e { $second }.
  }
tell-discard = { $who ->
    [you] { $count ->
        [1] Scarti { $one }.
       *[other] Scarti { $many }.
      }
   *[other] { $count ->
        [1] { $player } scarta { $one }.
       *[other] { $player } scarta { $many }.
      }
  }
tell-discard-box = { $who ->
    [you] { $count ->
        [1] Rimetti { $one } nella scatola.
       *[other] Rimetti { $many } nella scatola.
      }
   *[other] { $count ->
        [1] { $player } rimette { $one } nella scatola.
       *[other] { $player } rimette { $many } nella scatola.
      }
  }
tell-cross = { $who ->
    [you] { $count ->
        [1] Barri { $one } ({ $cards }).
       *[other] Barri { $many } ({ $cards }).
      }
   *[other] { $count ->
        [1] { $player } barra { $one } ({ $cards }).
       *[other] { $player } barra { $many } ({ $cards }).
      }
  }
tell-cross-fill = { $who ->
    [you] { $count ->
        [1] Barri { $one } ({ $cards }) e completi la riga.
       *[other] Barri { $many } ({ $cards }) e completi la riga.
      }
   *[other] { $count ->
        [1] { $player } barra { $one } ({ $cards }) e completa la riga.
       *[other] { $player } barra { $many } ({ $cards }) e completa la riga.
      }
  }
tell-extra = { $who ->
    [you] Metti la crocetta extra nella riga { $row }.
   *[other] { $player } mette la crocetta extra nella riga { $row }.
  }
tell-extra-fill = { $who ->
    [you] Metti la crocetta extra nella riga { $row } e la completi.
   *[other] { $player } mette la crocetta extra nella riga { $row } e la completa.
  }
tell-emptied = { $who ->
    [you] Resti senza carte e ne peschi di nuove dalla pila centrale.
   *[other] { $player } resta senza carte e ne pesca di nuove dalla pila centrale.
  }
tell-emptied-none = { $who ->
    [you] Non hai più carte e nella pila centrale non ce ne sono da pescare.
   *[other] { $player } non ha più carte e nella pila centrale non ce ne sono da pescare.
  }
tell-emptied-seen = { $who ->
    [you] Resti senza carte e peschi { $cards } dalla pila centrale.
   *[other] { $player } resta senza carte e pesca { $cards } dalla pila centrale.
  }
tell-refill = { $count ->
    [1] La pila { $pile } viene riempita con una carta.
   *[other] La pila { $pile } viene riempita con { $count } carte.
  }
tell-removed = { $value ->
    [8] L’8
    [11] L’11
   *[other] Il { $value }
  } sulla pila { $pile } torna nella scatola.
tell-won = { $who ->
    [you] Hai barrato tutto e vinci!
   *[other] { $player } ha barrato tutto e vince!
  }

## Mosse che non si possono giocare

triggs-unreadable = «{ $text }» non è una mossa: scrivi draw L, discard 9x2, form 11=7+4, stop o extra 9.
triggs-unknown-pile = Non c’è nessuna pila «{ $pile }»: pesca da L (sinistra), C (centrale) o R (destra).
triggs-no-such-value = In questo gioco non c’è nessun { $value }: le carte e le righe vanno da 1 a 12.
triggs-two-cards = Un valore si forma con una carta o con due, mai con più: usa meno carte.
triggs-second-card = Hai pescato una carta e devi pescarne una seconda: scegli L, C o R.
triggs-extra-owed = Hai completato una riga e devi mettere una crocetta extra: scegli una riga con una casella libera, per esempio «extra 9».
triggs-still-forming = Stai barrando { $value ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $value }
  }: forma un altro { $value } o fermati (stop).
triggs-hand-full = Hai dieci carte in mano, il massimo, quindi non puoi pescare: scarta o barra.
triggs-pile-empty = La pila { $pile } è vuota: pesca da un’altra.
triggs-discard-none = Scarta almeno una carta, tutte dello stesso valore, per esempio «discard 9x2».
triggs-discard-one-value = Scarta solo carte dello stesso valore, per esempio «discard 9x2».
triggs-discard-too-many = { $held ->
    [0] Non hai nessun { $value }
    [1] Hai un solo { $value }
   *[other] Hai solo { $held } carte di valore { $value }
  }: scarta carte che hai in mano, tutte dello stesso valore.
triggs-one-value = In un turno si barra un solo valore, e hai iniziato con { $value ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $value }
  }: forma un altro { $value } o fermati (stop).
triggs-row-full = La tua riga { $value } è piena: scegli una riga con una casella libera.
triggs-wrong-sum = { $cards } fa { $sum }, non { $value }: la somma delle carte deve dare il valore che barri.
triggs-card-missing = Non hai { $needed ->
    [1] nessuna carta
   *[other] { $needed } carte
  } di valore { $value }: forma il valore con le carte che hai in mano.
triggs-cannot-form = Con una o due carte della tua mano non puoi formare un { $value }: scegli un altro valore, pesca o scarta.
triggs-nothing-to-stop = Non c’è niente da fermare: pesca, scarta o barra.
triggs-no-extra-owed = Ora non hai nessuna crocetta extra da mettere: la ricevi solo quando completi una riga.

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
triggs-why-extra = Prima metti la crocetta extra: scegli una riga.
triggs-why-forming = { $value ->
    [1] Stai barrando l’1: continua o fermati.
    [8] Stai barrando l’8: continua o fermati.
    [11] Stai barrando l’11: continua o fermati.
   *[other] Stai barrando il { $value }: continua o fermati.
  }

## Opzioni e semi

triggs-bad-rows = L’opzione rows deve essere una lista di 12 numeri (le caselle di ogni riga), ognuno da 1 a 9.

## Posizioni

triggs-position-crosses = La riga { $row } del giocatore { $player } deve avere da 0 a { $boxes } crocette.
triggs-position-too-many = Ci sono { $count } carte di valore { $value }, ma nel gioco ne esistono solo { $copies }.
triggs-position-missing = Ogni carta deve stare da qualche parte; mancano queste: { $cards }.
triggs-position-box = Nella scatola vanno solo le carte che non servono più a nessuno (i 12 quando tutte le righe 12 sono piene, poi gli 11), non un { $value }.
triggs-position-hand = Il giocatore { $player } ha { $count } carte in mano, ma il limite è dieci.
triggs-position-no-value = «value» deve essere null, tranne nella fase «form».
triggs-position-value = Nella fase «form», «value» deve dire quale numero da 1 a 12 si sta formando.
triggs-position-full = La scheda del giocatore { $player } è piena, quindi la fase deve essere «over».
triggs-position-not-over = La fase è «over» solo quando c’è esattamente una scheda piena.
triggs-position-draw = Nella fase «draw» chi è di turno ha da 1 a 9 carte, non { $cards }.
triggs-position-form = La fase «form» richiede una crocetta nella riga { $value }, una casella libera lì e carte per formare un altro { $value }.
triggs-position-extra = La fase «extra» richiede una riga piena nella scheda di chi è di turno.

## La riga di comando

triggs-option-rows = Triggs: le caselle delle righe da 1 a 12 della tua scheda, per esempio 2,2,2,3,3,3,4,4,4,4,5,5
triggs-option-refill = Triggs: riempire solo le pile vuote (emptied) o tutte insieme (all)

## Nel terminale

terminal-box = nella scatola: { $count }
terminal-free-boxes = Libere
terminal-triggs-act = Tocca a te: pesca, barra un valore o scarta carte di un solo valore.
terminal-triggs-draw = Ora pesca la seconda carta.
terminal-triggs-form = Stai barrando { $value ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $value }
  }: continua o fermati.
terminal-triggs-extra = Riga completa! Metti una crocetta extra in un’altra riga.
terminal-do-draw = Pescare
terminal-do-form = Barrare
terminal-do-extra = Crocetta extra
terminal-do-stop = Fermarsi
terminal-do-discard = Scartare
terminal-row = riga { $row }
terminal-stop = nessun’altra crocetta
triggs-terminal-help = Scrivi il numero che sta davanti a una mossa, o la mossa stessa: draw L (pescare), form 11=7+4 (barrare), discard 9x2 (scartare), stop (fermarsi), extra 9 (crocetta extra).
triggs-terminal-rules =
    Vince chi barra per primo tutte le caselle della sua scheda.
    Nel tuo turno fai una di queste tre cose:
    – Pescare due carte, una dopo l’altra, dalle pile che vuoi. Puoi avere al massimo dieci carte; con nove ne peschi una sola.
    – Barrare: scegli un valore e formalo tutte le volte che puoi e vuoi, ogni volta con una carta o con due che danno quella somma. Ogni volta metti una crocetta in quella riga.
    – Scartare quante carte vuoi di un solo valore.
    Chi completa una riga mette subito e senza carte una crocetta extra in un’altra riga. Se completa anche quella, ne mette un’altra, e così via.
    Se dopo aver barrato o scartato resti senza carte, ne peschi cinque dalla pila centrale.
    Una pila vuota viene riempita con gli scarti.
    Quando tutti hanno completato la riga 12, i 12 escono dal gioco, e dopo di loro gli 11 allo stesso modo.
triggs-terminal-refill-all = A questo tavolo, quando si riempie una pila si completano anche le altre.

## Studi

triggs-study-about = Com’è Triggs quando si gioca bene? Qui a tutti i posti sedeva un bot che ha imparato il gioco in molte migliaia di partite contro sé stesso: in due, in tre e in quattro, con l’altro modo di riempire le pile e con altre schede.
triggs-study-refill = si riempiono tutte le pile
triggs-study-rows-two = ogni riga da 2
triggs-study-rows-four = ogni riga da 4
triggs-study-rows-short = righe da 1 e da 2
triggs-study-rows-reversed = righe al contrario
triggs-study-chains-title = Reazioni a catena
triggs-study-chains-finding = { $label }: il { $part } delle crocette sono crocette extra. La catena più lunga di una partita ha in media { $mean } crocette extra, e nel { $often } delle partite qualcuno ne mette cinque o più in un turno.
triggs-study-chains-last = Chi vince mette in media { $last } crocette nell’ultimo turno. La catena più lunga in assoluto aveva { $most } crocette extra.
triggs-study-chains-caption = La catena più lunga di ogni partita: il maggior numero di crocette extra messe in un solo turno.
triggs-study-chains-alt = Grafico: quanto spesso la catena più lunga di una partita ha quante crocette extra, secondo il numero di giocatori.
triggs-study-chains-x = crocette extra nella catena più lunga della partita
triggs-study-column-extra = Crocette extra
triggs-study-column-chain = Catena più lunga
triggs-study-column-last = Crocette nell’ultimo turno
triggs-study-column-boxes = Vantaggio (crocette)

## Stampare

triggs-print-sheets = schede di Triggs, quattro per pagina
triggs-print-title = Triggs: schede
triggs-print-name = Nome

## L’allenatore: che tipo di mossa conviene ora e perché una è migliore dell’altra

triggs-hint-draw = Prendi una carta che puoi vedere.
triggs-hint-draw-centre = Prendi una carta sconosciuta dal centro.
triggs-hint-discard = Scarta qualcosa.
triggs-hint-form = Barra qualcosa.
triggs-hint-stop = Fermati qui e tieni le carte.
triggs-hint-extra = Pensa bene in quale riga mettere la crocetta extra.
triggs-reason-wins = Completa la scheda in questo turno e vince.
triggs-reason-fills = Può completare la riga { $row } in questo turno, e una riga completa dà una crocetta extra.
triggs-reason-chain = Può completare una riga e avviare una catena di { $count } crocette extra.
triggs-reason-crosses = { $count ->
    [1] Mette subito una crocetta nella riga { $row }.
   *[other] Può mettere subito { $count } crocette nella riga { $row }.
  }
triggs-reason-more = Può mettere { $count } crocette in questo turno (riga { $row }), l’altra mossa { $other }.
triggs-reason-stops = Fermarsi regala un’altra crocetta nella riga { $row }.
triggs-reason-takes = Il { $card } in cima alla pila rende possibile una nuova crocetta nella riga { $row }.
triggs-reason-prepares = Con questa carta la mano può completare la riga { $row } in un turno.
triggs-reason-spends = L’altra mossa consuma carte con cui la mano può completare la riga { $row }.
triggs-reason-nothing-new = La carta presa dall’altra mossa ({ $card }) non rende possibile nessuna nuova crocetta.
triggs-reason-denies = Toglie a { $player } una carta ({ $card }) con cui potrebbe completare una riga.
triggs-reason-throws = L’altra mossa scarta un { $card } anche se la riga { $card } è ancora aperta.
triggs-reason-empties = Gioca le ultime carte della mano, e in cambio se ne pescano di nuove.
triggs-reason-full-hand = Pescare porta la mano a dieci carte, e poi non si può più pescare.
triggs-reason-by-hand = Nella riga { $row } la mano può mettere da sola una crocetta, nella riga { $other } no.
triggs-reason-race = A { $player } { $count ->
    [1] manca solo una casella
   *[other] mancano solo { $count } caselle
  }: ora contano le crocette.
triggs-reason-rid = Si libera di una carta ({ $card }) che non serve più in nessuna riga aperta.
triggs-reason-ready = Dopo, la mano può mettere una crocetta in { $count ->
    [1] una riga
   *[other] { $count } righe
  }, dopo l’altra mossa in { $other }.
