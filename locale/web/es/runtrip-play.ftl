# The table of Run & Trip, and whatever the pad does not say.

runtrip-road = El recorrido
runtrip-hand = Tu mano
runtrip-hand-empty = Ya no te quedan cartas.
runtrip-players = Jugadores
runtrip-actions = Lo que puedes hacer
runtrip-targets = A quién puedes poner la zancadilla
runtrip-ways = Jugadas posibles
runtrip-strip = Dónde está cada uno
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
runtrip-try-token = { $token }: zancadilla
runtrip-trip-token = { $token }: poner la zancadilla, { $count ->
    [one] una manera
   *[other] { $count } maneras
  }
runtrip-turn-act = Te toca: pulsa una carta para correr o pon la zancadilla a alguien:
runtrip-turn-run = Te toca: pulsa una carta para correr.
runtrip-turn-trip = Puedes poner otra zancadilla o terminar tu turno.
runtrip-turn-other = Le toca a { $name }.
runtrip-over = La partida ha terminado.
runtrip-choose = ¿Qué quieres hacer?
runtrip-find-target = Ahora pulsa la ficha a la que pones la zancadilla con estas cartas.
runtrip-find-cards = Pulsa las cartas que muestran exactamente los símbolos bajo { $who }.
runtrip-find-no-match = Estas cartas no muestran exactamente los símbolos bajo { $who }.
runtrip-more-ways = Ver más maneras ({ $count })
runtrip-try = Zancadilla a { $who }
runtrip-cancel = Cancelar
runtrip-take-back = Deshacer
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
runtrip-deed = { $count ->
    [one] Mejor turno: una zancadilla
   *[other] Mejor turno: { $count } zancadillas
  }
