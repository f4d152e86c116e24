# Il tavolo di Run & Trip.

runtrip-start = Partenza
runtrip-goal = Arrivo

runtrip-symbol-2 = due
runtrip-symbol-3 = tre
runtrip-symbol-5 = cinque
runtrip-symbol-7 = sette
runtrip-symbol-P = primo maggiore di 7
runtrip-card = Carta { $number }, simboli: { $symbols }
runtrip-card-back = Carta { $number }

## Chi e dove

runtrip-you = tu
runtrip-your-token = la tua «{ $letter }»
runtrip-their-token = { $owner } «{ $letter }»
runtrip-side = Squadra { $number }
runtrip-stands = { $who } sulla { $square }, simboli: { $symbols }
runtrip-stands-safe = { $who } { $square ->
    [0] alla partenza
   *[other] sulla { $square }
  }, nessun simbolo

## Che cosa succede

## Che cosa succederebbe

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = spinta: { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] resti sulla { $square }: non si può superare la 100
   *[other] la tua «{ $letter }» resta sulla { $square }: non si può superare la 100
  }
runtrip-way-run = Corri con { $number ->
    [1] l’1
    [8] l’8
   *[other] il { $number }
  }
runtrip-way-trip = Sgambetto a { $who } con { $cards }

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
runtrip-do-trip = Sgambetto a { $who }: indietro di { $sum }
runtrip-end = Chiudi il turno

## Su altre pagine: il nome, preparare un tavolo, cifre di una partita

runtrip-name = Run & Trip
runtrip-about = Corri fino alla casella 100 e fai lo sgambetto agli altri con i simboli esatti della loro casella.
runtrip-kind-basic = Run & Trip
runtrip-kind-mercy = Run & Trip, Pietà
runtrip-kind-advanced = Run & Trip, Avanzato
runtrip-kind-team = Run & Trip, Squadre
runtrip-variant-basic = Base
runtrip-variant-mercy = Pietà
runtrip-variant-advanced = Avanzato
runtrip-variant-team = Squadre
runtrip-variant-basic-about = Una pedina a testa. Da 2 a 6 giocatori.
runtrip-variant-mercy-about = Alla pedina in ultima posizione non si può fare lo sgambetto. Da 4 a 6 giocatori.
runtrip-variant-advanced-about = Due pedine a testa, e conta quella più indietro. Per 2 o 3 giocatori.
runtrip-variant-team-about = Due contro due; i compagni hanno due pedine in comune e non possono accordarsi. Per 4 giocatori.

## What stands in somebody’s record
