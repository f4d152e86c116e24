# Il tavolo di Triggs.

## Le tabelle

triggs-your-sheet = La tua tabella
triggs-sheet-of = Tabella di { $name }
triggs-progress = { $done } su { $all }
triggs-row = Fila { $row }: { $crossed } su { $boxes } cancellati
triggs-row-full = Fila { $row }: completa
triggs-row-extra = Croce extra nella fila { $row }, { $crossed } su { $boxes } cancellati

## Le pile

triggs-piles = Pile
triggs-pile-left = sinistra
triggs-pile-centre = centrale
triggs-pile-right = destra
triggs-draw-up = Pesca dalla pila { $pile }: { $top } in cima, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-draw-down = Pesca dalla pila { $pile }: coperta, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-lies-up = Pila { $pile }: { $top } in cima, { $count ->
    [1] 1 carta
   *[other] { $count } carte
  }
triggs-lies-down = Pila { $pile }: coperta, { $count ->
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
  }, { $done } su { $all } cancellati. Mostra la tabella
triggs-on-turn = di turno
triggs-hand-of = Carte di { $name }: { $cards }

## Che cosa fare

triggs-act = { $draw ->
    [two] Tocca a te: pesca due carte, cancella un valore o scarta.
    [one] Tocca a te: pesca una carta, cancella un valore o scarta.
   *[none] Tocca a te: cancella un valore o scarta. Ora non puoi pescare.
  }
triggs-second = Ora pesca la seconda carta.
triggs-extra = Fila completa! Scegli la fila per la tua croce extra.
triggs-turn-of = Tocca a { $name }.
triggs-won = Vince { $name }!
triggs-over = La partita è finita.
triggs-forming = Fila { $row }
triggs-ways = Modi per formare { $row }
triggs-no-way = Scegli almeno un modo per formare { $row }.
triggs-fills = Così completi la fila!
triggs-incomplete = Qui manca ancora una carta.
triggs-cross = { $count ->
    [1] Cancella un { $row }
    [2] Cancella due { $row }
    [3] Cancella tre { $row }
    [4] Cancella quattro { $row }
    [5] Cancella cinque { $row }
   *[other] Cancella { $count } { $row }
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
triggs-about = Forma numeri con le tue carte e cancella tutta la tua tabella prima degli altri.
triggs-option-refill = Quando una pila è vuota
triggs-option-refill-emptied = Riempi quella pila
triggs-option-refill-all = Riempi tutte le pile
triggs-rows = Spazi in ogni fila
triggs-rows-why = La tua tabella stampata è diversa? Fai questa uguale: da 1 a 9 spazi per fila.
triggs-rows-less = Fila { $row }: uno spazio in meno
triggs-rows-more = Fila { $row }: uno spazio in più
triggs-rows-boxes = Spazi nella fila { $row }
triggs-rows-reset = Torna alle file normali
triggs-figure-per-turn = Croci per turno
triggs-figure-chain = Catena più lunga di croci extra
triggs-figure-drawn = Carte pescate
triggs-figure-discarded = Carte scartate
triggs-setting-cards = Carte di Triggs
triggs-setting-cards-colour = Colorate
triggs-setting-cards-plain = Semplici, con il bordo colorato
