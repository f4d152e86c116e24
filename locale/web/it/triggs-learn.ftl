# La lezione di Triggs.

learn-triggs-pitch = Cancella tutta la tua tabella prima degli altri: con le carte, con le somme e con le reazioni a catena.
learn-triggs-end = Ora conosci tutto ciò che conta in Triggs. Il resto è tempismo: raccogliere carte o svuotare in fretta la mano?
learn-triggs-other-draw = Hai pescato. Si può fare, ma non è proprio quello che chiede questo passo.
learn-triggs-other-discard = Hai scartato. Si può fare, ma non è proprio quello che chiede questo passo.
learn-triggs-other-form = Hai cancellato bene, ma non è proprio quello che chiede questo passo.
learn-triggs-hint-draw = Prendi la prima carta della pila { $pile ->
    [left] sinistra
    [right] destra
   *[centre] centrale
  }.
learn-triggs-hint-discard = Scegli le tue { $count } carte di valore { $value } e scartale.
learn-triggs-hint-form = Scegli la fila { $value } e forma il valore con { $cards }.
learn-triggs-hint-stop = Fermati qui.
learn-triggs-hint-extra = Metti la croce extra nella fila { $row }.
learn-triggs-one-card = Una carta, una croce
learn-triggs-one-card-text = Questa è la tua tabella: dodici file di spazi. Vince chi cancella per primo tutti i suoi. Hai un 7, quindi cancella un 7.
learn-triggs-one-card-done = Il 7 è ora nella pila degli scarti e la tua fila 7 ha la sua prima croce.
learn-triggs-two-cards = Due carte sommate
learn-triggs-two-cards-text = Non hai nessun 11, ma 7 e 4 fanno 11. Cancella un 11 con due carte.
learn-triggs-two-cards-done = Una carta, oppure due che sommate danno il valore; mai tre.
learn-triggs-several = Più croci in un turno
learn-triggs-several-text = In un turno puoi formare lo stesso valore tutte le volte che riesci. Nella tua mano ci sono quattro 11: trovali tutti.
learn-triggs-several-done = Quattro croci in un turno. Ecco perché può convenire raccogliere carte.
learn-triggs-draw = Pescare carte
learn-triggs-draw-text = Invece di cancellare puoi pescare due carte, una dopo l’altra. Prendi prima il 4 a sinistra e guarda che cosa c’è sotto prima di scegliere ancora.
learn-triggs-draw-done = La seconda carta la scegli sempre conoscendo la prima. In mano puoi tenere al massimo dieci carte.
learn-triggs-discard = Scartare
learn-triggs-discard-text = La tua fila 12 è piena, quindi i 12 non ti servono più. Scartali tutti e due insieme: quante carte vuoi, purché dello stesso valore.
learn-triggs-discard-done = Pescare, scartare o cancellare: un turno è esattamente una delle tre cose.
learn-triggs-extra = La croce extra
learn-triggs-extra-text = Nella fila 7 resta un solo spazio libero. Cancellalo: una fila piena ti dà una croce extra in un’altra fila qualsiasi, senza usare carte.
learn-triggs-extra-done = Una croce in regalo! La croce extra va messa subito e per forza, ma la fila la scegli tu.
learn-triggs-chain = Reazione a catena
learn-triggs-chain-text = Se una croce extra riempie una fila, te ne dà un’altra. Riempi la fila 10 e fai correre la catena per le file 8 e 5.
learn-triggs-chain-done = Una carta, quattro croci! La catena non ha limiti: le file con un solo spazio libero valgono oro.
learn-triggs-empty = La mano vuota
learn-triggs-empty-text = Cancella due 6 con tutte e tre le tue carte. Restare senza carte è una buona notizia: ne ricevi subito cinque nuove.
learn-triggs-empty-done = Cinque carte in regalo. Pescarle da te ti sarebbe costato tre turni.
learn-triggs-win = Vincere
learn-triggs-win-text = Restano due spazi liberi: uno nella fila 4 e uno nella fila 9. Hai un 3 e un 1. Vinci!
learn-triggs-win-done = La tua tabella è piena e vinci in quel preciso momento.
