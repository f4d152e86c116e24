# Il tavolo di Run & Trip.

runtrip-road = Il percorso
runtrip-hand = Le tue carte
runtrip-hand-empty = Non hai più carte.
runtrip-players = Giocatori
runtrip-actions = Che cosa puoi fare
runtrip-targets = A chi puoi fare lo sgambetto
runtrip-ways = Mosse possibili
runtrip-strip = Dove sono tutti
runtrip-start = Partenza
runtrip-goal = Arrivo
runtrip-deck = Mazzo
runtrip-discard = Giocate
runtrip-deck-told = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
  }, in cima un { $number }
runtrip-deck-empty = Il mazzo è vuoto
runtrip-discard-told = Giocate: { $count ->
    [one] una carta
   *[other] { $count } carte
  }

runtrip-symbol-2 = due
runtrip-symbol-3 = tre
runtrip-symbol-5 = cinque
runtrip-symbol-7 = sette
runtrip-symbol-P = primo grande
runtrip-card = Carta { $number }, simboli: { $symbols }
runtrip-card-back = Carta { $number }

## Chi e dove

runtrip-you = tu
runtrip-your-token = la tua «{ $letter }»
runtrip-their-token = { $owner } «{ $letter }»
runtrip-side = Squadra { $number }
runtrip-this-is-you = tu
runtrip-on-turn = di turno
runtrip-wins = vince
runtrip-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  }
runtrip-open-players = I giocatori e le loro carte. { $told }
runtrip-stands = { $who } sulla { $square }, simboli: { $symbols }
runtrip-stands-safe = { $who } { $square ->
    [0] alla partenza
   *[other] sulla { $square }
  }, nessun simbolo
runtrip-trip-token = { $token }: sgambetto, { $count ->
    [one] un modo
   *[other] { $count } modi
  }

## Che cosa succede

runtrip-turn-act = Tocca a te: premi una carta per correre o fai lo sgambetto a qualcuno:
runtrip-turn-run = Tocca a te: premi una carta per correre.
runtrip-turn-trip = Puoi fare un altro sgambetto o chiudere il turno.
runtrip-turn-other = Tocca a { $name }.
runtrip-over = La partita è finita.

## Che cosa succederebbe

runtrip-goes = { $who } { $from } → { $to }
runtrip-pushes = spingendo { $who } { $from } → { $to }
runtrip-stays = { $letter ->
    [none] resti sulla { $square }, supereresti la 100
   *[other] la tua «{ $letter }» resta sulla { $square }, supererebbe la 100
  }
runtrip-way-run = Corri di { $number }
runtrip-way-trip = Sgambetto a { $who } con { $cards }
runtrip-more-ways = Mostra altri modi ({ $count })

## Pulsanti

runtrip-trip = Sgambetto a { $who } ({ $count ->
    [one] un modo
   *[other] { $count } modi
  })
runtrip-do-run = Corri di { $number ->
    [one] una casella
   *[other] { $number } caselle
  } fino alla { $square }
runtrip-do-run-token = Corri di { $number ->
    [one] una casella
   *[other] { $number } caselle
  } con la «{ $letter }» fino alla { $square }
runtrip-do-stay = Gioca { $number ->
    [1] l’1
    [8] l’8
   *[other] il { $number }
  } e resta sulla { $square }
runtrip-do-trip = Sgambetto a { $who } con { $cards }: indietro di { $sum }
runtrip-end = Chiudi il turno
runtrip-cancel = Annulla
runtrip-take-back = Ritira la mossa
