# Imparare a giocare: una prima partita guidata per ogni gioco.

learn-title = Impara a giocare
learn-about = Pochi minuti per gioco, un’idea alla volta. Giochi al tavolo vero e niente può andare storto.
learn-game = { $game ->
    [triggs] Impara Triggs
   *[runtrip] Impara Run & Trip
  }
learn-pitch-triggs = Cancella tutta la tua tabella prima degli altri: con le carte, con le somme e con le reazioni a catena.
learn-pitch-runtrip = Corri fino alla casella 100 e fai lo sgambetto a chi sta su una casella che le tue carte sanno riprodurre.
learn-start = Inizia
learn-resume = Riprendi dal passo { $step }
learn-finished = Fatto. Rigiocalo
learn-length = { $count } passi
learn-step = Passo { $step } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-again = Riprova
learn-restart = Ricomincia questo passo
learn-show = Mostrami come
learn-well-done = Ben fatto!
learn-not-yet = Non proprio.
learn-rules = Leggi le regole
learn-other-game = { $game ->
    [triggs] Impara anche Triggs
   *[runtrip] Impara anche Run & Trip
  }
learn-end-title = Non serve altro
learn-end-triggs = Ora conosci tutto ciò che conta in Triggs. Il resto è tempismo: raccogliere carte o svuotare in fretta la mano?
learn-end-runtrip = Ora conosci tutto ciò che conta in Run & Trip. Il resto è colpo d’occhio: a chi puoi fare lo sgambetto, e chi può farlo a te?
learn-play = Ora gioca una partita intera contro un bot
learn-first-step = Ricomincia dal passo 1

## Che cosa è stato giocato invece

learn-other-draw = Hai pescato. Si può fare, ma non è proprio quello che chiede questo passo.
learn-other-discard = Hai scartato. Si può fare, ma non è proprio quello che chiede questo passo.
learn-other-form = Hai cancellato bene, ma non è proprio quello che chiede questo passo.
learn-other-run = Hai corso. Si può fare, ma non è proprio quello che chiede questo passo.
learn-other-trip = Era uno sgambetto valido, ma non è proprio quello che chiede questo passo.

## Suggerimenti: che cosa fare adesso

learn-hint-draw = Prendi la prima carta della pila { $pile ->
    [left] sinistra
    [right] destra
   *[centre] centrale
  }.
learn-hint-discard = Scegli le tue { $count } carte di valore { $value } e scartale.
learn-hint-form = Scegli la fila { $value } e forma il valore con { $cards }.
learn-hint-stop = Fermati qui.
learn-hint-extra = Metti la croce extra nella fila { $row }.
learn-hint-run = Corri con la carta { $card }.
learn-hint-run-token = Corri con la carta { $card } e muovi la pedina «{ $token }».
learn-hint-trip = Scegli { $name } e fai lo sgambetto con { $cards }.
learn-hint-end = Chiudi il turno.

## Triggs

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

## Run & Trip

learn-runtrip-run = Correre
learn-runtrip-run-text = Tutti vogliono arrivare alla casella 100. Gioca una carta e corri: la tua pedina avanza di tante caselle quante ne indica il numero.
learn-runtrip-run-done = Alla fine del turno peschi due carte. Gli altri vedono i numeri delle tue carte, ma non i simboli.
learn-runtrip-symbols = Simboli e sgambetti
learn-runtrip-symbols-text = Ogni casella mostra i fattori primi del suo numero come forme: la 5 mostra un pentagono, con cinque punte. Lì c’è il Giocatore 2, e tu hai una carta con proprio quel simbolo: fagli lo sgambetto!
learn-runtrip-symbols-done = Il Giocatore 2 torna alla partenza e tu avanzi di 6. La partenza, la 1 e la 100 non hanno simboli: lì si è al sicuro.
learn-runtrip-two-cards = Sgambetto con più carte
learn-runtrip-two-cards-text = La casella 12 è 2 × 2 × 3, quindi mostra due lenti e un triangolo. Metti insieme carte che mostrano esattamente questo, né più né meno.
learn-runtrip-two-cards-done = 3 e 4 fanno 7: il Giocatore 2 torna indietro di 7, tu avanzi di 7.
learn-runtrip-sum = Conta la somma
learn-runtrip-sum-text = Il Giocatore 2 è sulla 15, cioè 3 × 5. Puoi riprodurla in due modi: scegli quello che ti porta più lontano.
learn-runtrip-sum-done = 13 invece di 3: più carte, più passi. In cambio la tua mano è più piccola.
learn-runtrip-push = Spingere indietro
learn-runtrip-push-text = Su una casella sta una sola pedina. Corri proprio sulla casella del Giocatore 2 e guarda che cosa succede.
learn-runtrip-push-done = Il Giocatore 2 è finito sulla 39. Se lì ci fosse stato qualcuno, quella pedina sarebbe passata alla 38.
learn-runtrip-again = Un altro sgambetto
learn-runtrip-again-text = Dopo uno sgambetto puoi farne altri, quanti puoi e vuoi, ma non più correre. Fai lo sgambetto al Giocatore 2 sulla 12 e poi di nuovo dove finisce.
learn-runtrip-again-done = Due in un turno, e intanto il Giocatore 3 è stato spinto indietro. Così si scioglie un vantaggio.
learn-runtrip-hundred = Esattamente 100
learn-runtrip-hundred-text = Nessuno supera la 100: se il numero è troppo grande, la tua pedina resta ferma. Arriva esattamente sulla 100.
learn-runtrip-hundred-done = La prima pedina sulla 100 chiude la partita, e nessuno è più avanti di te: vinci.
learn-runtrip-two-tokens = Due pedine
learn-runtrip-two-tokens-text = Nel gioco avanzato ognuno ha due pedine e conta solo l’ultima. Sulla 100 puoi andare solo se così vinci. Porta prima la pedina «b» oltre l’ultima del Giocatore 2, poi arriva con la pedina «a».
learn-runtrip-two-tokens-done = La tua ultima pedina, sulla 71, era davanti alla sua, sulla 65. Perciò la pedina «a» poteva andare sulla 100, e vinci.
