# La mesa de Run & Trip.

runtrip-start = Salida
runtrip-goal = Meta

runtrip-symbol-2 = dos
runtrip-symbol-3 = tres
runtrip-symbol-5 = cinco
runtrip-symbol-7 = siete
runtrip-symbol-P = primo mayor que 7
runtrip-card = Carta { $number }, símbolos: { $symbols }
runtrip-card-back = Carta { $number }

## Quién y dónde

runtrip-you = tú
runtrip-your-token = tu «{ $letter }»
runtrip-their-token = { $owner } «{ $letter }»
runtrip-side = Equipo { $number }
runtrip-stands = { $who } en la { $square }, símbolos: { $symbols }
runtrip-stands-safe = { $who } en la { $square ->
    [0] salida
   *[other] { $square }
  }, sin símbolos

## Qué está pasando

## Qué pasaría

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = empujón: { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] te quedas en la { $square }: no se puede pasar de 100
   *[other] tu «{ $letter }» se queda en la { $square }: no se puede pasar de 100
  }
runtrip-way-run = Correr con el { $number }
runtrip-way-trip = Zancadilla a { $who } con { $cards }

## Botones

runtrip-trip = Zancadilla a { $who } ({ $count ->
    [one] una manera
   *[other] { $count } maneras
  })
runtrip-do-run = Correr { $number ->
    [one] una casilla
   *[other] { $number } casillas
  } hasta la { $square }
runtrip-do-run-token = Correr { $number ->
    [one] una casilla
   *[other] { $number } casillas
  } con la «{ $letter }» hasta la { $square }
runtrip-do-stay = Jugar el { $number } y quedarse en la { $square }
runtrip-do-trip = Zancadilla a { $who }: { $sum } atrás
runtrip-end = Terminar el turno

## En otras páginas: su nombre, preparar una mesa, cifras de una partida

runtrip-name = Run & Trip
runtrip-about = Corre hasta la casilla 100 y pon la zancadilla a los demás con los símbolos exactos de su casilla.
runtrip-kind-basic = Run & Trip
runtrip-kind-mercy = Run & Trip, Piedad
runtrip-kind-advanced = Run & Trip, Avanzado
runtrip-kind-team = Run & Trip, Equipos
runtrip-variant-basic = Básico
runtrip-variant-mercy = Piedad
runtrip-variant-advanced = Avanzado
runtrip-variant-team = Equipos
runtrip-variant-basic-about = Una ficha por jugador. De 2 a 6 jugadores.
runtrip-variant-mercy-about = A la ficha que va última no se le puede poner la zancadilla. De 4 a 6 jugadores.
runtrip-variant-advanced-about = Dos fichas por jugador, y cuenta la más atrasada. Para 2 o 3 jugadores.
runtrip-variant-team-about = Dos contra dos; cada pareja comparte dos fichas y no puede hablar de sus planes. Para 4 jugadores.

## What stands in somebody’s record
