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
runtrip-discard = Descartes
runtrip-deck-told = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
  }, encima un { $number }
runtrip-deck-empty = El mazo está vacío
runtrip-discard-told = Descartes: { $count ->
    [one] una carta
   *[other] { $count } cartas
  }

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
runtrip-this-is-you = tú
runtrip-on-turn = le toca
runtrip-wins = gana
runtrip-counts = cuenta
runtrip-leads = va en cabeza
runtrip-safe = a salvo de zancadillas
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
runtrip-try-token = { $token }: zancadilla
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
runtrip-choose = ¿Qué quieres hacer?
runtrip-find-target = Ahora pulsa la ficha a la que pones la zancadilla con estas cartas.
runtrip-find-cards = Pulsa las cartas que muestran exactamente los símbolos bajo { $who }.
runtrip-find-no-match = Estas cartas no muestran exactamente los símbolos bajo { $who }.

## Qué pasaría

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = empujón: { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] te quedas en la { $square }: no se puede pasar de 100
   *[other] tu «{ $letter }» se queda en la { $square }: no se puede pasar de 100
  }
runtrip-way-run = Correr con el { $number }
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
runtrip-do-trip = Zancadilla a { $who }: { $sum } atrás
runtrip-try = Zancadilla a { $who }
runtrip-end = Terminar el turno
runtrip-cancel = Cancelar
runtrip-take-back = Deshacer

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
runtrip-option-even = Todos roban el mismo número de veces
runtrip-option-even-why = Regla de la casa: se apartan unas cartas sin mirarlas para que ningún asiento robe más veces que otro.
runtrip-layout = Símbolos del recorrido y las cartas
runtrip-layout-why = ¿Tienes tus propios símbolos? Escríbelos en un archivo de diseño (.toml) como el factors.toml que trae race108.
runtrip-layout-usual = Ahora: factores primos, lo habitual.
runtrip-layout-own = Ahora: «{ $name }», de tu archivo.
runtrip-layout-choose = Elegir un archivo de diseño
runtrip-layout-reset = Volver a los símbolos habituales
runtrip-setting-finds = Zancadillas
runtrip-setting-finds-off = Muéstrame a quién puedo poner la zancadilla
runtrip-setting-finds-on = Busco yo las cartas
runtrip-figure-run = Casillas recorridas
runtrip-figure-made = Zancadillas puestas
runtrip-figure-suffered = Zancadillas recibidas
runtrip-figure-lost = Casillas perdidas

## What stands in somebody’s record

runtrip-deed = { $count ->
    [one] Mejor turno: una zancadilla
   *[other] Mejor turno: { $count } zancadillas
  }
