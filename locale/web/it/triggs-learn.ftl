# La lezione di Triggs.

learn-triggs-pitch = Barra tutta la tua scheda prima degli altri: con le carte, con le somme e con le reazioni a catena.
learn-triggs-end = Ora conosci tutto ciò che conta in Triggs. Il resto è tempismo: raccogliere carte o svuotare in fretta la mano?
learn-triggs-other-draw = Hai pescato. Si può fare, ma non è proprio quello che chiede questo passo.
learn-triggs-other-discard = Hai scartato. Si può fare, ma non è proprio quello che chiede questo passo.
learn-triggs-other-form = Hai barrato correttamente, ma non è proprio quello che chiede questo passo.
learn-triggs-hint-draw = Prendi la carta in cima alla pila { $pile ->
    [left] sinistra
    [right] destra
   *[centre] centrale
  }.
learn-triggs-hint-discard = Scegli le tue { $count } carte di valore { $value } e scartale.
learn-triggs-hint-form = Scegli la riga { $value } e forma il valore con { $cards }.
learn-triggs-hint-stop = Fermati qui.
learn-triggs-hint-extra = Metti la crocetta extra nella riga { $row }.
learn-triggs-one-card = Una carta, una crocetta
learn-triggs-one-card-text = Questa è la tua scheda: dodici righe di caselle. Vince chi barra per primo tutte le sue. Hai un 7, quindi barra un 7.
learn-triggs-one-card-done = Il 7 è ora nella pila degli scarti e la tua riga 7 ha la sua prima crocetta.
learn-triggs-two-cards = Due carte sommate
learn-triggs-two-cards-text = Non hai nessun 11, ma 7 e 4 fanno 11. Barra un 11 con due carte.
learn-triggs-two-cards-done = Una carta, oppure due che sommate danno il valore; mai tre.
learn-triggs-several = Più crocette in un turno
learn-triggs-several-text = In un turno puoi formare lo stesso valore tutte le volte che riesci. Con la tua mano puoi fare quattro 11: trovali tutti.
learn-triggs-several-done = Quattro crocette in un turno. Ecco perché può convenire raccogliere carte.
learn-triggs-draw = Pescare carte
learn-triggs-draw-text = Invece di barrare puoi pescare due carte, una dopo l’altra. Prendi prima il 4 a sinistra e guarda che cosa c’è sotto prima di scegliere ancora.
learn-triggs-draw-done = La seconda carta la scegli sempre conoscendo la prima. In mano puoi tenere al massimo dieci carte.
learn-triggs-discard = Scartare
learn-triggs-discard-text = La tua riga 12 è piena, quindi i 12 non ti servono più. Scartali tutti e due insieme: quante carte vuoi, purché dello stesso valore.
learn-triggs-discard-done = Pescare, scartare o barrare: un turno è esattamente una delle tre cose.
learn-triggs-extra = La crocetta extra
learn-triggs-extra-text = Nella riga 7 resta una sola casella libera. Barrala: una riga piena ti dà una crocetta extra in un’altra riga qualsiasi, senza usare carte.
learn-triggs-extra-done = Una crocetta in regalo! La crocetta extra va messa per forza e subito, ma la riga la scegli tu.
learn-triggs-chain = Reazione a catena
learn-triggs-chain-text = Se una crocetta extra riempie una riga, te ne dà un’altra. Riempi la riga 10 e fai correre la catena per le righe 8 e 5.
learn-triggs-chain-done = Una carta, quattro crocette! La catena non ha limiti: le righe con una sola casella libera valgono oro.
learn-triggs-save = Conservare carte per una catena
learn-triggs-save-text = Nella riga 8 c’è una sola casella libera, e tu hai un 8. Tienilo! Barra prima un 5: così anche alla riga 5 mancherà una sola crocetta. Poi il tuo 8 darà il via a una catena.
learn-triggs-save-done = Un turno di pazienza, e un solo 8 ha fatto tre crocette. Chi conserva la carta giusta finché più righe sono quasi piene ottiene le catene più lunghe.
learn-triggs-empty = La mano vuota
learn-triggs-empty-text = Barra due 6 con tutte e tre le tue carte. Restare senza carte è una buona notizia: ne ricevi subito cinque nuove.
learn-triggs-empty-done = Cinque carte in regalo. Pescarle da te ti sarebbe costato tre turni.
learn-triggs-win = Vincere
learn-triggs-win-text = Restano due caselle libere: una nella riga 4 e una nella riga 9. Hai un 3 e un 1. Vinci!
learn-triggs-win-done = La tua scheda è piena e vinci in quel preciso momento.
