# Run & Trip en español.

runtrip-name = Run & Trip
runtrip-name-advanced = Run & Trip (Avanzado)
runtrip-name-team = Run & Trip (Equipos)
square = { $square }
square-start = salida
token-of = la ficha «{ $letter }» de { $owner }
tell-rt-run = { $who ->
    [you] Corres con { $card } de la { $start } a la { $square }.
   *[other] { $player } corre con { $card } de la { $start } a la { $square }.
  }
tell-rt-run-token = { $who ->
    [you] Corres con { $card }: tu ficha «{ $letter }» va de la { $start } a la { $square }.
   *[other] { $player } corre con { $card }: { $token } va de la { $start } a la { $square }.
  }
tell-rt-stay = { $who ->
    [you] Juegas { $card }, pero tu ficha se pasaría de 100 y se queda donde está.
   *[other] { $player } juega { $card }, pero la ficha se pasaría de 100 y se queda donde está.
  }
tell-rt-trip = { $who ->
    [you] Le pones la zancadilla a { $token } con { $cards }.
    [at-you] { $player } te pone la zancadilla con { $cards }.
    [at-yours] { $player } le pone la zancadilla a tu ficha «{ $letter }» con { $cards }.
   *[other] { $player } le pone la zancadilla a { $token } con { $cards }.
  }
tell-rt-back = { $whose ->
    [you] Retrocedes: de la { $start } a la { $square }.
    [yours] Retrocede tu ficha «{ $letter }»: de la { $start } a la { $square }.
   *[other] Retrocede { $token }: de la { $start } a la { $square }.
  }
tell-rt-push = { $whose ->
    [you] Un empujón te manda de la { $start } a la { $square }.
    [yours] Un empujón manda tu ficha «{ $letter }» de la { $start } a la { $square }.
   *[other] Un empujón manda a { $token } de la { $start } a la { $square }.
  }
tell-rt-forward = { $whose ->
    [you] Avanzas: de la { $start } a la { $square }.
    [yours] Avanza tu ficha «{ $letter }»: de la { $start } a la { $square }.
   *[other] Avanza { $token }: de la { $start } a la { $square }.
  }
tell-rt-draw = { $who ->
    [you] Robas { $cards }.
   *[other] { $player } roba { $cards }.
  }

## Jugadas que no valen

runtrip-unreadable = «{ $text }» no es una jugada: escribe run 8[5], trip 2 3[22] 4[3] o end.
runtrip-unreadable-tokens = «{ $text }» no es una jugada: escribe run 8[5] a, trip 2b 3[22] 4[3] a o end.
runtrip-no-such-number = No hay ninguna carta con el número { $number }: los números van del 1 al 9.
runtrip-no-such-symbol = En este diseño no hay símbolos «{ $symbols }»: los que hay son { $known }.
runtrip-no-such-card = En este diseño no hay ninguna carta { $card }.
runtrip-no-such-side = No hay ningún número { $side } al que poner la zancadilla: elige de 1 a { $sides }.
runtrip-one-token = Aquí cada uno tiene una sola ficha: quita la letra a o b.
runtrip-must-act = Primero tienes que correr o poner una zancadilla: no se puede pasar.
runtrip-no-run-after-trip = Tras una zancadilla puedes poner otra, pero no correr: pon otra o termina tu turno (end).
runtrip-card-missing = No tienes { $card }: juega cartas de tu mano, cada una solo una vez.
runtrip-card-twice = Has nombrado { $card } dos veces, pero cada carta se juega una sola vez.
runtrip-run-one-card = Se corre con una sola carta: juega una, o pon la zancadilla a alguien con varias.
runtrip-number-missing = No tienes ninguna carta con el número { $number }: corre con una carta de tu mano.
runtrip-goal-not-winning = Una ficha solo puede ir a la 100 si así ganas la partida, con tu última ficha por delante de las últimas de los demás: usa otra ficha u otras cartas.
runtrip-own-token = No puedes poner la zancadilla a tu propio bando: elige una ficha rival.
runtrip-safe-square = La ficha está en la { $square ->
    [0] salida
   *[other] casilla { $square }
  }, que no tiene símbolos, así que está a salvo: elige otra ficha.
runtrip-mercy = Con «Piedad» no se puede poner la zancadilla a la ficha que va última: elige otra.
runtrip-cannot-match = Con tus cartas no puedes igualar exactamente los símbolos de la casilla { $square } ({ $symbols }): corre o pon la zancadilla a otra ficha.
runtrip-no-match = Estas cartas muestran { $shown }, pero la casilla { $square } muestra { $symbols }: los símbolos deben coincidir exactamente.

# Por qué algo no se puede usar ahora, en una línea
runtrip-why-none = Necesitas { $needs } y no tienes { $have }.
runtrip-why-few = Necesitas { $needs } y solo tienes { $have }.
runtrip-why-more = Necesitas { $needs }; tus cartas con { $symbol } muestran más que eso.
runtrip-why-exactly = Necesitas { $needs }; con tus cartas no puedes mostrar exactamente eso.
runtrip-why-and = { $first } y { $last }
runtrip-why-own = Es tu propia ficha: ponle la zancadilla a otra.
runtrip-why-safe = { $square ->
    [0] En la salida toda ficha está a salvo: no tiene símbolos.
   *[other] En la casilla { $square } toda ficha está a salvo: no tiene símbolos.
  }
runtrip-why-mercy = Piedad: la ficha que va última está protegida.
runtrip-why-after-trip = Tras una zancadilla solo puedes poner otra, y esta carta no te sirve para eso.
runtrip-why-no-card = No tienes { $card }.
runtrip-shape-2 = { $count ->
    [0] ninguna lente
    [1] una lente
    [2] dos lentes
    [3] tres lentes
   *[other] { $count } lentes
  }
runtrip-shape-3 = { $count ->
    [0] ningún triángulo
    [1] un triángulo
    [2] dos triángulos
    [3] tres triángulos
   *[other] { $count } triángulos
  }
runtrip-shape-5 = { $count ->
    [0] ningún pentágono
    [1] un pentágono
    [2] dos pentágonos
    [3] tres pentágonos
   *[other] { $count } pentágonos
  }
runtrip-shape-7 = { $count ->
    [0] ninguna estrella
    [1] una estrella
    [2] dos estrellas
    [3] tres estrellas
   *[other] { $count } estrellas
  }
runtrip-shape-prime = { $count ->
    [0] ningún anillo
    [1] un anillo
    [2] dos anillos
    [3] tres anillos
   *[other] { $count } anillos
  }
runtrip-shape-own = { $count ->
    [0] ningún { $symbol }
    [1] un { $symbol }
   *[other] { $count } × { $symbol }
  }

## Opciones y semillas

runtrip-bad-mercy = «Piedad» (mercy) es para el juego básico de 4 a 6 jugadores: quítala o cambia la mesa.
runtrip-bad-cut = La opción cut debe ser un número entero de 0 a { $most }: cuántas cartas se levantan al cortar.

## Posiciones

runtrip-position-tokens = «tokens» debe tener { $sides } listas de { $tokens ->
    [1] un número
   *[other] { $tokens } números
  } cada una.
runtrip-position-square = No hay ninguna casilla { $square }: las casillas van de la 0 (la salida) a la 100.
runtrip-position-shared = Hay dos fichas en la casilla { $square }, pero solo en la salida cabe más de una.
runtrip-position-twice = La carta { $card } está en dos sitios.
runtrip-position-missing = Cada carta debe estar en algún sitio; faltan estas: { $cards }.
runtrip-position-aside = «aside» debe tener { $count } cartas con este número de jugadores.
runtrip-position-card = «{ $card }» en «{ $key }» no es una carta del diseño.
runtrip-position-hand = El jugador { $player } tiene { $count } cartas, pero con { $players } jugadores nadie puede llegar a tener más de { $most }: pon algunas en otro mazo.
runtrip-position-goal = Hay una ficha en la 100, así que la fase debe ser «over».
runtrip-position-goal-lost = Hay una ficha en la casilla 100 aunque con eso no se ganó la partida.
runtrip-position-goal-turn = Cuando una ficha ha llegado a la 100, «turn» es de quien la movió hasta allí.
runtrip-position-no-cards = Nadie tiene cartas, así que la fase debe ser «over».
runtrip-position-turn = El jugador { $player } no tiene cartas, así que no puede tener el turno.
runtrip-position-trip = La fase «trip» exige una carta en el mazo de descartes y otra zancadilla posible.

## Diseños

layout-unknown = No hay ningún diseño «{ $name }»: elige entre { $known } o da un archivo que termine en .toml.
layout-no-file = No se puede leer el archivo de diseño { $file }: { $fault }.
layout-not-toml = El archivo de diseño { $file } no es TOML válido: { $fault }.
layout-file-long = El archivo de diseño { $file } es demasiado largo: un diseño tiene { $most } caracteres como máximo. Quita lo que no sean sus casillas y cartas.
layout-file-tangled = El archivo de diseño { $file } tiene más valores, o más listas dentro de listas, que un diseño: escríbelo como está escrito factors.toml.
layout-not-object = Un diseño debe ser un nombre, un archivo que termine en .toml o un objeto.
layout-format = En el diseño debe poner format = { $format }.
layout-no-name = El diseño debe tener un nombre de 1 a 60 caracteres.
layout-symbols = El diseño debe enumerar sus símbolos, por ejemplo symbols = ["2", "3", "5", "7", "P"].
layout-symbol = «{ $symbol }» no puede ser un símbolo: usa una sola letra de la A a la Z o una cifra para cada uno.
layout-symbol-twice = Dos símbolos son la misma letra o cifra: haz que todos sean distintos.
layout-at-square = La casilla { $square }
layout-at-card = Una carta con el número { $number }
layout-not-text = { $where } debe ser un texto de símbolos, como "22P".
layout-unknown-symbol = { $where } muestra «{ $symbol }», que no está entre los símbolos { $known }.
layout-squares = El diseño debe dar los símbolos de las 99 casillas, de la 1 a la 99; da { $count }.
layout-too-many-symbols = { $where } muestra demasiados símbolos: ahí caben { $most } como máximo.
layout-numbers = El diseño debe tener una tabla [cards] con los números del 1 al 9.
layout-twelve = El número { $number } debe tener doce cartas distintas; tiene { $count }.
layout-empty-card = Una carta con el número { $number } no muestra ningún símbolo: pon al menos uno en cada carta.
layout-unmatchable = Ningún grupo de cartas puede igualar los símbolos de la casilla { $square } ({ $symbols }): cambia la casilla o las cartas.

## La línea de órdenes

runtrip-option-variant = Run & Trip: el juego básico (basic), con dos fichas (advanced) o por equipos (team)
runtrip-option-mercy = Run & Trip: nadie puede poner la zancadilla a la ficha que va última (de 4 a 6 jugadores)
runtrip-option-even = Run & Trip: apartar cartas para que todos roben el mismo número de veces
runtrip-option-layout = Run & Trip: un diseño por su nombre, o el tuyo desde un archivo
runtrip-option-cut = Run & Trip: cortar el mazo por esta carta, de 0 a 107
cli-layout = Trabajar con diseños de Run & Trip.
cli-layout-check = revisar un archivo de diseño y decir qué casillas son difíciles de igualar
layout-good = Se puede jugar con el diseño «{ $name }». Sus símbolos: { $symbols }.
layout-safe = Casillas seguras, sin símbolos: { $squares }.
layout-none-safe = Todas las casillas tienen símbolos; solo la salida y la 100 son seguras.
layout-hard = Difíciles de igualar (parte de las manos al azar de ocho cartas que pueden):
layout-none-hard = Ninguna casilla es difícil de igualar.
layout-hard-square = { "  " }{ $square }  { $symbols }  { $percent } %

## En la terminal

terminal-start = salida
terminal-deck = Mazo: { $count } (encima, un { $number })
terminal-no-deck = Mazo: vacío
terminal-safe = (a salvo)
terminal-numbers = números { $numbers }
terminal-runtrip-act = Te toca: corre con una carta o pon la zancadilla a alguien.
terminal-runtrip-trip = Puedes poner otra zancadilla o terminar tu turno.
terminal-do-run = Correr
terminal-do-trip = Zancadilla a { $token }
terminal-do-end = Terminar
terminal-end = ninguna zancadilla más
terminal-stays = no se mueve
runtrip-terminal-help =
    Escribe el número que está delante de una jugada, o la jugada misma: run 8[5] (correr), trip 2 3[22] 4[3] (zancadilla), end (terminar).
    Una carta se escribe con su número y sus símbolos: 4[2P] es un 4 con los símbolos 2 y P.
    Detrás de cada jugada ves adónde llevaría las fichas: { "→20" } es la tuya, { "■2→19" } la del número 2.
runtrip-terminal-rules =
    Gana quien va más adelante cuando acaba la partida: cuando una ficha llega a la 100 o nadie tiene cartas.
    En tu turno corres o pones una zancadilla.
    – Correr: juega una carta. Tu ficha avanza lo que diga su número.
    – Zancadilla: juega cartas que entre todas tengan exactamente los símbolos de la casilla en que está una ficha rival. Esa ficha retrocede la suma de los números y luego la tuya avanza lo mismo. Puedes poner otra zancadilla, pero ya no correr.
    En cada casilla cabe una sola ficha, menos en la salida: quien llega empuja a la otra una casilla atrás, y así sucesivamente.
    Nadie retrocede más allá de la salida. Una ficha que se pasaría de 100 se queda donde está, y la carta se gasta igual.
    Al final de tu turno robas dos cartas. Las cartas jugadas no vuelven.
    Todos ven los números de tus cartas; los símbolos, solo tú. En una casilla sin símbolos estás a salvo.
runtrip-terminal-factors = Los símbolos de una casilla son los factores primos de su número; P es cualquier primo mayor que 7.
runtrip-terminal-mercy = Piedad: a la ficha que va última no se le puede poner la zancadilla.
runtrip-terminal-advanced =
    Cada uno tiene dos fichas, a y b: tú eliges cuál corre o avanza. Gana quien tenga más adelantada su última ficha.
    Una ficha solo puede ir a la 100 si con eso gana la partida.
runtrip-terminal-team = Los compañeros se sientan uno frente a otro y comparten dos fichas. No pueden hablar de estrategia.

## Estudios

runtrip-study-about = ¿Cómo es Run & Trip cuando se juega bien? Aquí todos los puestos los ocupó un bot que ha aprendido el juego con muchos miles de partidas contra sí mismo: con dos a seis jugadores, en todas las variantes, con las reglas de la casa y en otro recorrido.
runtrip-study-layout = otro diseño de Run & Trip con el que comparar
runtrip-study-mercy = Piedad
runtrip-study-even = todos roban igual
runtrip-study-advanced = dos fichas
runtrip-study-team = equipos
runtrip-study-shuffled = casillas barajadas
runtrip-study-own = diseño «{ $name }»
runtrip-study-trips-title = Zancadillas puestas y rechazadas
runtrip-study-trips-finding = { $label }: hay { $trips } zancadillas por partida, y uno de cada { $turns } turnos tiene al menos una. Cuando al empezar el turno es posible ponerla, el jugador prefiere correr en el { $declined } de los casos.
runtrip-study-trips-squares = Con el menor número de jugadores, una zancadilla hace avanzar { $gained } casillas a quien la pone y retroceder { $lost } a la otra ficha, de media.
runtrip-study-trips-caption = A la izquierda, las zancadillas de todos en una partida. A la derecha, cuántas veces corrió quien podía ponerla.
runtrip-study-trips-alt = Gráfico: zancadillas por partida y porcentaje de las posibles que se rechazaron, en cada condición.
runtrip-study-trips-made = zancadillas por partida
runtrip-study-trips-declined = rechazadas, en %
runtrip-study-ends-title = ¿Cómo termina?
runtrip-study-ends-finding = { $label }: el { $share } de las partidas termina con una ficha en la 100; en las demás se acaban las cartas.
runtrip-study-ends-caption = Partidas que terminan con una ficha en la 100. Las demás terminan porque a nadie le quedan cartas.
runtrip-study-ends-alt = Gráfico: el porcentaje de partidas que terminan con una ficha en la 100, en cada condición.
runtrip-study-ends-x = % de las partidas que terminan en la 100
runtrip-study-column-trips = Zancadillas
runtrip-study-column-series = Máximo en un turno
runtrip-study-column-winner = Del ganador
runtrip-study-column-margin = Ventaja (casillas)

## Imprimir

runtrip-print-board = el recorrido de Run & Trip
runtrip-print-title = Run & Trip: recorrido
runtrip-print-tokens = Fichas
runtrip-print-tokens-how = Recorta las tiras por las líneas continuas y dóblalas por las discontinuas. Pega los dos extremos, uno sobre otro: son el pie. Las letras solo importan cuando cada uno tiene dos fichas.
runtrip-print-glue = Pega aquí la mitad inferior del recorrido, hasta las marcas
runtrip-print-cut = Corta por las marcas lo que queda por encima del recorrido
runtrip-print-team-quiet = Los compañeros no pueden hablar de estrategia.

## El entrenador: qué tipo de jugada conviene ahora y por qué una es mejor que la otra

runtrip-hint-run = Corre.
runtrip-hint-trip = Ponle la zancadilla a alguien.
runtrip-hint-end = Termina aquí el turno.
runtrip-reason-wins = Gana la partida al momento.
runtrip-reason-trips = Hace retroceder { $count ->
    [1] una casilla
   *[other] { $count } casillas
  } a { $token }.
runtrip-reason-leader = Le pone la zancadilla a { $token }, en cabeza, y le hace retroceder { $count }.
runtrip-reason-further-back = Hace retroceder a { $token } { $count } casillas en vez de { $other }.
runtrip-reason-chain = Después se puede poner otra zancadilla.
runtrip-reason-stops = Terminar el turno regala una zancadilla que hace retroceder { $count } a { $token }.
runtrip-reason-wasted = La otra jugada le pone la zancadilla a { $token } cerca de la salida: allí { $count ->
    [1] se pierde
   *[other] se pierden
  } { $count } de la suma.
runtrip-reason-goal = Termina a { $number } de la casilla 100, con un { $number } en la mano.
runtrip-reason-stays = La otra jugada pasaría de 100, así que la ficha se queda donde está.
runtrip-reason-safe = Termina en la { $square }, donde nadie puede ponerte la zancadilla; la { $other } no es segura.
runtrip-reason-exposed = En la { $square } bastan { $count } de las cartas que quedan, cada una sola, para una zancadilla; en la { $other }, { $fewer }.
runtrip-reason-mercy = Se queda en último lugar, donde «Piedad» protege.
runtrip-reason-pushes = Empuja hacia atrás a { $token }.
runtrip-reason-pushes-own = La otra jugada empuja hacia atrás una ficha del propio bando.
runtrip-reason-spends = La otra jugada gasta las cartas con las que se le puede poner la zancadilla a { $token }.
runtrip-reason-reach = Con lo que queda en la mano se podría responder con una zancadilla a { $count } de las próximas carreras de los demás; tras la otra jugada, a { $other }.
runtrip-reason-rear = Mueve la ficha de atrás, que es la que cuenta al final.
runtrip-reason-further = Avanza { $count ->
    [1] una casilla
   *[other] { $count } casillas
  } más.
runtrip-reason-keeps = Guarda el { $number } para más tarde.
