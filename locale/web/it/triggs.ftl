# Il tavolo di Triggs.

## Le schede

triggs-your-sheet = La tua scheda
triggs-sheet-of = Scheda di { $name }
triggs-progress = { $done } su { $all }
triggs-left = { $count ->
    [0] tutto barrato
    [1] manca 1 casella
   *[other] mancano { $count } caselle
  }
triggs-leads = in testa
triggs-row = Riga { $row }: { $crossed } su { $boxes } barrate
triggs-row-full = Riga { $row }: completa
triggs-row-extra = Crocetta extra nella riga { $row }, { $crossed } su { $boxes } barrate

## Le pile

triggs-piles = Pile
triggs-pile-left = sinistra
triggs-pile-centre = centrale
triggs-pile-right = destra
triggs-draw-up = Pesca dalla pila { $pile }: { $top } in cima, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-draw-down = Pesca dalla pila { $pile }: a faccia in giù, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-lies-up = Pila { $pile }: { $top } in cima, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-lies-down = Pila { $pile }: a faccia in giù, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-lies-empty = Pila { $pile }: vuota
triggs-discards = Scarti
triggs-box = Scatola

## La mano e gli altri

triggs-hand = Le tue carte
triggs-card = Carta { $value }
triggs-no-cards = nessuna carta
triggs-cards = { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-others = Gli altri
triggs-players = Giocatori
triggs-show-sheet = { $name }: { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }, { $done } su { $all } barrate. Mostra la scheda
triggs-on-turn = di turno
triggs-hand-of = Carte di { $name }: { $cards }

## Che cosa fare

triggs-act = { $draw ->
    [two] Tocca a te: pesca due carte, barra un valore o scarta.
    [one] Tocca a te: pesca una carta, barra un valore o scarta.
   *[none] Tocca a te: barra un valore o scarta. Ora non puoi pescare.
  }
triggs-second = Ora pesca la seconda carta.
triggs-extra = Riga completa! Premi la riga per la tua crocetta extra.
triggs-turn-of = Tocca a { $name }.
triggs-won = Vince { $name }!
triggs-over = La partita è finita.
triggs-forming = Riga { $row }
triggs-ways = Modi per formare { $row }
triggs-no-way = Scegli almeno un modo per formare { $row }.
triggs-fills = Così completi la riga!
triggs-incomplete = Qui manca ancora una carta.
triggs-cross = { $count ->
    [1] Barra un { $row }
    [2] Barra due { $row }
    [3] Barra tre { $row }
    [4] Barra quattro { $row }
    [5] Barra cinque { $row }
   *[other] Barra { $count } { $row }
  }
triggs-discard = { $count ->
    [1] Scarta un { $value }
    [2] Scarta due { $value }
    [3] Scarta tre { $value }
    [4] Scarta quattro { $value }
    [5] Scarta cinque { $value }
   *[other] Scarta { $count } { $value }
  }
triggs-stop = Basta con { $row ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $row }
  }
triggs-cancel = Annulla
triggs-take-back = Ritira la mossa
triggs-choices = Che cosa puoi fare
triggs-chain = Reazione a catena ×{ $count }

## Su altre pagine: il nome, preparare un tavolo, cifre di una partita

triggs-name = Triggs
triggs-about = Forma numeri con le tue carte e barra tutta la tua scheda prima degli altri.
triggs-option-refill = Quando una pila è vuota
triggs-option-refill-emptied = Riempi quella pila
triggs-option-refill-all = Riempi tutte le pile
triggs-rows = Caselle in ogni riga
triggs-rows-why = La tua scheda stampata è diversa? Fai questa uguale: da 1 a 9 caselle per riga.
triggs-rows-less = Riga { $row }: una casella in meno
triggs-rows-more = Riga { $row }: una casella in più
triggs-rows-boxes = Caselle nella riga { $row }
triggs-rows-reset = Torna alle righe normali
triggs-figure-per-turn = Crocette per turno
triggs-figure-chain = Catena più lunga di crocette extra
triggs-figure-drawn = Carte pescate
triggs-figure-discarded = Carte scartate
triggs-setting-cards = Carte di Triggs
triggs-setting-cards-colour = Colorate
triggs-setting-cards-plain = Semplici, con il bordo colorato

## What stands in somebody’s record

triggs-deed = { $count ->
    [one] Catena più lunga: una crocetta extra
   *[other] Catena più lunga: { $count } crocette extra
  }
