# La mesa de Run & Trip.

runtrip-road = El recorrido
runtrip-hand = Tu mano
runtrip-hand-empty = Ya no te quedan cartas.
runtrip-players = Jugadores
runtrip-actions = Lo que puedes hacer
runtrip-targets = A quién puedes poner la zancadilla
runtrip-ways = Jugadas posibles
runtrip-strip = Dónde está cada uno
runtrip-start = Salida
runtrip-goal = Meta
runtrip-deck = Mazo
runtrip-discard = Jugadas
runtrip-deck-told = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
  }, encima un { $number }
runtrip-deck-empty = El mazo está vacío
runtrip-discard-told = Jugadas: { $count ->
    [one] una carta
   *[other] { $count } cartas
  }

runtrip-symbol-2 = dos
runtrip-symbol-3 = tres
runtrip-symbol-5 = cinco
runtrip-symbol-7 = siete
runtrip-symbol-P = primo grande
runtrip-card = Carta { $number }, símbolos: { $symbols }
runtrip-card-back = Carta { $number }

## Quién y dónde

runtrip-you = tú
runtrip-your-token = tu «{ $letter }»
runtrip-their-token = { $owner } «{ $letter }»
runtrip-side = Equipo { $number }
runtrip-this-is-you = tú
runtrip-on-turn = le toca
runtrip-wins = gana
runtrip-cards = { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
  }
runtrip-open-players = Los jugadores y sus cartas. { $told }
runtrip-stands = { $who } en la { $square }, símbolos: { $symbols }
runtrip-stands-safe = { $who } en la { $square ->
    [0] salida
   *[other] { $square }
  }, sin símbolos
runtrip-trip-token = { $token }: poner la zancadilla, { $count ->
    [one] una manera
   *[other] { $count } maneras
  }

## Qué está pasando

runtrip-turn-act = Te toca: pulsa una carta para correr o pon la zancadilla a alguien:
runtrip-turn-run = Te toca: pulsa una carta para correr.
runtrip-turn-trip = Puedes poner otra zancadilla o terminar tu turno.
runtrip-turn-other = Le toca a { $name }.
runtrip-over = La partida ha terminado.

## Qué pasaría

runtrip-goes = { $who } { $from } → { $to }
runtrip-pushes = empujando a { $who } { $from } → { $to }
runtrip-stays = { $letter ->
    [none] te quedas en la { $square }, te pasarías de 100
   *[other] tu «{ $letter }» se queda en la { $square }, se pasaría de 100
  }
runtrip-way-run = Correr { $number }
runtrip-way-trip = Zancadilla a { $who } con { $cards }
runtrip-more-ways = Ver más maneras ({ $count })

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
runtrip-do-trip = Zancadilla a { $who } con { $cards }: { $sum } atrás
runtrip-end = Terminar el turno
runtrip-cancel = Cancelar
runtrip-take-back = Deshacer
