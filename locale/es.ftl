# race108 en español. Los mismos mensajes están en en.ftl, de.ftl e it.ftl.

## Los juegos y sus partes

game-name = { $game ->
    [triggs] Triggs
    [advanced] Run & Trip (Avanzado)
    [team] Run & Trip (Equipos)
   *[runtrip] Run & Trip
  }
player = Jugador { $number }
side = Equipo { $number }
# Siempre detrás de «mazo»: del mazo izquierdo, el mazo central.
pile-left = izquierdo
pile-centre = central
pile-right = derecho
count = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[9] nueve
  }

## Qué pasa en Triggs

drawn-card = un { $value } del mazo { $pile }
drawn-hidden = una carta del mazo { $pile }
tell-draw = { $player } roba { $card }.
tell-draw-two = { $player } roba { $card } y { $second }.
tell-discard = { $count ->
    [1] { $player } descarta un solo { $value }.
   *[other] { $player } descarta { $many } { $value }.
  }
tell-discard-box = { $count ->
    [1] { $player } devuelve un { $value } a la caja.
   *[other] { $player } devuelve { $many } { $value } a la caja.
  }
tell-cross = { $count ->
    [1] { $player } tacha un { $value } ({ $cards }).
   *[other] { $player } tacha { $many } { $value } ({ $cards }).
  }
tell-cross-fill = { $count ->
    [1] { $player } tacha un { $value } ({ $cards }) y completa la fila.
   *[other] { $player } tacha { $many } { $value } ({ $cards }) y completa la fila.
  }
tell-extra = { $player } hace la tachadura extra en la fila { $row }.
tell-extra-fill = { $player } hace la tachadura extra en la fila { $row } y la completa.
tell-emptied = { $player } se queda sin cartas y roba otras del mazo central.
tell-emptied-none = { $player } se queda sin cartas y en el mazo central no hay ninguna que robar.
tell-emptied-seen = { $player } se queda sin cartas y roba { $cards } del mazo central.
tell-refill = { $count ->
    [1] El mazo { $pile } se rellena con una carta.
   *[other] El mazo { $pile } se rellena con { $count } cartas.
  }
tell-removed = El { $value } del mazo { $pile } vuelve a la caja.
tell-won = ¡{ $player } lo ha tachado todo y gana!

## Qué pasa en Run & Trip

# Siempre detrás de «la»: de la salida a la 8.
square = { $square }
square-start = salida
token-of = la ficha «{ $letter }» de { $owner }
tell-rt-run = { $player } corre con { $card } de la { $start } a la { $square }.
tell-rt-run-token = { $player } corre con { $card }: { $token } va de la { $start } a la { $square }.
tell-rt-stay = { $player } juega { $card }, pero la ficha se pasaría de 100 y se queda donde está.
tell-rt-trip = { $player } le pone la zancadilla a { $token } con { $cards }: { $total } en total.
tell-rt-back = Retrocede { $token }: de la { $start } a la { $square }.
tell-rt-forward = Avanza { $token }: de la { $start } a la { $square }.
tell-rt-draw = { $player } roba { $cards }.

## Jugadas que no valen

game-over = La partida ha terminado: empieza otra para seguir jugando.
ambiguous = «{ $text }» puede ser varias jugadas; di cuál: { $moves }.
triggs-unreadable = «{ $text }» no es una jugada: escribe draw L, discard 9x2, form 11=7+4, stop o extra 9.
triggs-unknown-pile = No hay ningún mazo «{ $pile }»: roba de L (izquierdo), C (central) o R (derecho).
triggs-no-such-value = En este juego no hay ningún { $value }: las cartas y las filas van del 1 al 12.
triggs-two-cards = Un valor se forma con una carta o con dos, nunca con más: usa menos cartas.
triggs-second-card = Has robado una carta y te falta la segunda: elige L, C o R.
triggs-extra-owed = Has completado una fila y te falta la tachadura extra: hazla en una fila con un espacio libre, por ejemplo «extra 9».
triggs-still-forming = Estás tachando los { $value }: forma otro { $value } o para (stop).
triggs-hand-full = Tienes diez cartas en la mano, así que no puedes robar (el límite es diez): descarta o tacha.
triggs-pile-empty = El mazo { $pile } está vacío: roba de otro.
triggs-discard-none = Descarta al menos una carta, todas del mismo valor, por ejemplo «discard 9x2».
triggs-discard-one-value = Descarta solo cartas de un mismo valor, por ejemplo «discard 9x2».
triggs-discard-too-many = { $held ->
    [0] No tienes ningún { $value }
    [1] Solo tienes un { $value }
   *[other] Solo tienes { $held } cartas de valor { $value }
  }: descarta cartas que tengas, todas del mismo valor.
triggs-one-value = En un turno se tacha un solo valor, y has empezado con los { $value }: forma otro { $value } o para (stop).
triggs-row-full = Tu fila { $value } está completa: elige una fila con un espacio libre.
triggs-wrong-sum = { $cards } da { $sum }, no { $value }: las cartas deben sumar el valor que tachas.
triggs-card-missing = No tienes { $needed ->
    [1] ninguna carta
   *[other] { $needed } cartas
  } de valor { $value }: forma el valor con cartas de tu mano.
triggs-cannot-form = Con una o dos cartas de tu mano no puedes formar un { $value }: elige otro valor, roba o descarta.
triggs-nothing-to-stop = No hay nada que parar: roba, descarta o tacha.
triggs-no-extra-owed = Ahora no tienes tachadura extra: solo la ganas al completar una fila.
triggs-no-time-limit = Triggs no tiene límite de tiempo: termina cuando alguien completa su tabla.
triggs-no-tokens = Triggs no tiene recorrido ni fichas con las que mirar adelante: esto es solo para Run & Trip.
runtrip-unreadable = «{ $text }» no es una jugada: escribe run 8[5], trip 2 3[22] 4[3] o end.
runtrip-unreadable-tokens = «{ $text }» no es una jugada: escribe run 8[5] a, trip 2b 3[22] 4[3] a o end.
runtrip-no-such-number = No hay ninguna carta con el número { $number }: los números van del 1 al 9.
runtrip-no-such-symbol = «{ $symbols }» no son símbolos de este diseño: los que hay son { $known }.
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
runtrip-mercy = Con «Piedad» no se puede poner la zancadilla a la última ficha: elige otra.
runtrip-cannot-match = Con tus cartas no puedes igualar exactamente los símbolos de la casilla { $square } ({ $symbols }): corre o pon la zancadilla a otra ficha.
runtrip-no-match = Estas cartas muestran { $shown }, pero la casilla { $square } muestra { $symbols }: los símbolos deben coincidir exactamente.
take-back-nothing = No hay nada que deshacer: solo se pueden deshacer pasos del turno en curso.
take-back-revealed = La última jugada ha descubierto una carta, así que no se puede deshacer.

## Opciones y semillas

unknown-game = No hay ningún juego «{ $game }»: elige entre { $known }.
bad-players = { $game } es un juego { $least ->
    [4] para exactamente { $least }
   *[other] de { $least } a { $most }
  } jugadores.
bad-seat = Ese asiento no existe: elige uno de 0 a { $most }.
unknown-option = { $game } no tiene la opción «{ $option }»: tiene { $known }.
bad-choice = La opción { $option } debe ser una de estas: { $choices }.
bad-seed = { $given } no es una semilla: da un número entero de 0 a 2^256 − 1 o 64 cifras hexadecimales.
triggs-bad-rows = La opción rows debe ser una lista de 12 números (los espacios de cada fila), cada uno de 1 a 9.
runtrip-bad-mercy = «Piedad» (mercy) es para el juego básico de 4 a 6 jugadores: quítala o cambia la mesa.
runtrip-bad-cut = La opción cut debe ser un número entero de 0 a { $most }: cuántas cartas se levantan al cortar.

## Posiciones

position-not-object = La posición debe ser un objeto JSON como los que escribe este programa.
position-unknown-key = Una posición no tiene la clave «{ $key }»: tiene { $known }.
position-number = Todos los números de «{ $key }» deben ser enteros de { $least } a { $most }.
position-choice = «{ $key }» debe ser uno de estos valores: { $choices }.
position-lists = «{ $key }» debe ser una lista de listas.
position-list = «{ $key }» debe ser una lista.
position-list-length = «{ $key }» debe ser una lista de { $length } números.
position-per-player = «{ $key }» debe tener una lista para cada uno de los { $players } jugadores.
position-no-hands = No quedan cartas suficientes para repartir { $count } a cada jugador: indica «hands» o pon menos cartas en otro sitio.
position-winner-turn = Cuando la partida ha terminado, «turn» es del ganador, es decir, del jugador { $player }.
position-winners-early = «winners» debe ser null hasta que la fase sea «over».
position-winners-wrong = «winners» no nombra a quienes han ganado en esta posición.
triggs-position-crosses = La fila { $row } del jugador { $player } debe tener de 0 a { $boxes } tachaduras.
triggs-position-too-many = Hay { $count } cartas de valor { $value }, pero en el juego solo existen { $copies }.
triggs-position-missing = Cada carta debe estar en algún sitio; faltan estas: { $cards }.
triggs-position-box = A la caja solo van las cartas que ya nadie necesita (los 12 cuando todas las filas 12 están completas, después los 11), no un { $value }.
triggs-position-hand = El jugador { $player } tiene { $count } cartas, pero el límite es diez.
triggs-position-no-value = «value» debe ser null salvo en la fase «form».
triggs-position-value = En la fase «form», «value» debe decir qué número del 1 al 12 se está formando.
triggs-position-full = La tabla del jugador { $player } está completa, así que la fase debe ser «over».
triggs-position-not-over = La fase solo es «over» cuando hay exactamente una tabla completa.
triggs-position-draw = En la fase «draw», quien tiene el turno tiene de 1 a 9 cartas, no { $cards }.
triggs-position-form = La fase «form» exige una tachadura en la fila { $value }, un espacio libre en ella y cartas para formar otro { $value }.
triggs-position-extra = La fase «extra» exige una fila completa en la tabla de quien tiene el turno.
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
layout-too-many-symbols = La casilla { $square } muestra demasiados símbolos: una casilla puede mostrar { $most } como máximo.
layout-numbers = El diseño debe tener una tabla [cards] con los números del 1 al 9.
layout-twelve = El número { $number } debe tener doce cartas distintas; tiene { $count }.
layout-empty-card = Una carta con el número { $number } no muestra ningún símbolo: pon al menos uno en cada carta.
layout-unmatchable = Ningún grupo de cartas puede igualar los símbolos de la casilla { $square } ({ $symbols }): cambia la casilla o las cartas.

## Registros y el árbitro

record-not-one = Esto no es un registro de este programa (formato { $version }).
record-rules = La partida del registro se jugó con reglas distintas de las de la versión { $version }.
record-unknown-key = Un registro no tiene la clave «{ $key }».
record-shape = En el registro falta «{ $key }» o es del tipo equivocado.
record-contributions = La semilla del registro no se hizo con sus contribuciones.
record-contradiction = El juego, los jugadores o las opciones del registro no encajan con su posición.
record-move = La jugada { $ply } del registro no se puede jugar: { $fault }
request-not-json = Esta línea no es un objeto JSON: envía una petición por línea, por ejemplo { "{" }"do": "new", "game": "triggs"{ "}" }.
request-unknown = No hay ninguna petición «{ $do }»: envía una de estas: { $known }.
request-no-game = Aún no hay partida: envía antes una petición «new», «set» o «replay».
request-unknown-key = La petición «{ $do }» no tiene la clave «{ $key }»: tiene { $known }.
request-moves = «moves» debe ser una lista de jugadas, cada una un texto.
request-options = «options» debe ser un objeto JSON.
request-budget = Un bot necesita «ms» de 1 a 600000 o «rollouts» de 1 a 1000000, como número entero y no los dos a la vez.
unknown-bot = No hay ningún bot «{ $bot }»: elige entre { $known }.

## La línea de órdenes

cli-about = Juega, estudia y enseña a las máquinas Triggs y Run & Trip, dos juegos de carreras con 108 cartas.
cli-language = el idioma de todos los textos
cli-play = Jugar en la terminal, contra bots o con gente en la misma pantalla.
cli-play-game = qué juego; si no lo dices, se te pregunta
cli-players = cuántos juegan (Triggs de 2 a 4, Run & Trip de 2 a 6)
cli-people = cuántos son personas en esta pantalla; los demás son bots
cli-bot = qué bot ocupa los otros asientos: de level1 (fácil) a level5 (difícil), greedy, value, search o random, o un programa tuyo como cmd:./mybot
cli-seed = un número entero: la misma semilla reparte la misma partida
cli-rows = Triggs: los espacios de las filas 1 a 12 de tu propia tabla, por ejemplo 2,2,2,3,3,3,4,4,4,4,5,5
cli-refill = Triggs: rellenar solo los mazos vacíos (emptied) o todos a la vez (all)
cli-variant = Run & Trip: el juego básico (basic), con dos fichas (advanced) o por equipos (team)
cli-mercy = Run & Trip: nadie puede poner la zancadilla a la última ficha (de 4 a 6 jugadores)
cli-even = Run & Trip: apartar cartas para que todos roben el mismo número de veces
cli-layout-option = Run & Trip: un diseño por su nombre, o el tuyo desde un archivo
cli-cut = Run & Trip: cortar el mazo por esta carta, de 0 a 107
cli-minutes = Run & Trip: el límite de tiempo de toda la partida
cli-referee = Responder peticiones JSON, una por línea: así juega otro programa con nuestras reglas.
cli-layout = Trabajar con diseños de Run & Trip.
cli-layout-check = revisar un archivo de diseño y decir qué casillas son difíciles de igualar
cli-bench = Medir lo rápidas que son las reglas.
cli-bench-playouts = partidas al azar, una tras otra
cli-json = mostrar un objeto JSON
cli-duel = Hacer jugar a los bots entre sí con las mismas cartas, rotando los asientos.
cli-deals = cuántos repartos; cada uno se juega una vez por cada rotación de los asientos
cli-train = Hacer que una red aprenda un juego jugando contra sí misma.
cli-train-minutes = cuánto tiempo aprende
cli-train-out = dónde se guardan los pesos; cada medio minuto se guarda un punto de control
cli-train-resume = seguir desde los pesos de ese archivo
cli-bad-deals = Indica --deals de 1 a 1000000 y un --seed de 0 o más.
cli-bad-train = Indica --minutes desde más de 0 hasta 10000 y un --seed de 0 o más.
cli-bad-folder = No existe la carpeta { $folder }: créala primero.
train-begins = Aprendiendo. Los pesos van a { $file }; puedes parar cuando quieras y seguir después con --resume.
train-done = Aprendió de { $games } partidas. Los pesos están en { $file }.
duel-result = { $bot } gana el { $share } % (con un 95 % de seguridad: de { $low } a { $high } %)
duel-elo = { $bot } va { $elo } puntos Elo por delante.
cli-bots = random, greedy, value, search, level1 a level5; también search:50ms, search:400, value:ARCHIVO; un programa tuyo: cmd:./mybot, cmd:500ms:./mybot
cli-until-sure = parar en cuanto esté decidido quién es mejor; se equivoca como mucho una vez de cada veinte
cli-ladder = Hace jugar a todos contra todos, de dos en dos, y les da una puntuación.
cli-ladder-picture = dónde se guarda la imagen (ladder-JUEGO.svg)
cli-study = Averigua con muchas partidas bien jugadas cómo se comporta un juego: un informe y los datos.
cli-study-games = cuántas partidas para cada pregunta
cli-study-out = dónde se guardan el informe y los datos
cli-study-layout = otro diseño de Run & Trip con el que comparar
cli-jobs = cuántos procesos trabajan (todos los núcleos)
cli-on = trabajar en un clúster de Ray; «ray» a secas inicia uno aquí
cli-save = guardar lo hecho en este archivo; la misma orden sigue desde ahí
cli-bad-jobs = Indica --jobs de 1 a 1024.
cli-bad-place = No existe el lugar de trabajo «{ $place }»: indica --on ray o --on ray://HOST:PUERTO.
lab-no-extra = Las imágenes y Parquet necesitan matplotlib y pyarrow: instálalos con pip install "race108[lab]".
lab-no-ray = Para trabajar en un clúster hace falta Ray: instálalo con pip install "race108[cluster]".
lab-no-cluster = No hay ningún clúster de Ray en { $address }: comprueba la dirección y que esté en marcha.
lab-worker-lost = Se perdió varias veces un proceso con la misma tarea: mira su memoria o indica menos --jobs.
lab-other-notebook = El archivo { $file } se guardó para otra cosa: da otro nombre o repite la orden con la que se hizo.
lab-broken-notebook = El archivo { $file } no se puede leer como resultados guardados: da otro nombre.
lab-cannot-write = No se puede escribir el archivo { $file }: { $fault }.
lab-stopped = Detenido. { $file ->
    [none] No se ha guardado nada; con --save ARCHIVO se podría seguir más tarde.
   *[other] Lo hecho está en { $file }: la misma orden sigue desde ahí.
}
duel-sure = Decidido tras { $deals } repartos.
duel-not-sure = Sin decidir tras { $deals } repartos.
ladder-bots = Una clasificación necesita dos o más bots distintos.
ladder-result = { $bot }: { $rating } ({ $low } a { $high }), gana el { $share } %
ladder-picture = La imagen está en { $file }.
ladder-rating = puntuación (intervalo del 95 %); greedy = 1000
ladder-title = { $game }: la clasificación
train-against-best = Gana el { $share } % contra la red que viene con race108.
train-curve = La curva de aprendizaje está en { $file }.
curve-games = partidas jugadas
curve-share = victorias contra la mejor red anterior (%)
bad-budget = Un bot piensa de 1 a { $most_ms } milisegundos, como en «search:50ms», o de 1 a { $most } simulaciones, como en «search:400».
bot-bad-command = Un programa juega como en «cmd:./mybot --fast» o, con su tiempo por jugada, «cmd:500ms:./mybot» (de 1 a { $most } ms): indica un programa y cierra las comillas.
bot-no-program = No hay ningún programa «{ $program }» que se pueda ejecutar: comprueba la ruta y que el archivo tenga permiso de ejecución.
bot-no-posix = Los programas solo pueden jugar en Linux y macOS.
bot-cannot-play = { $bot } no puede jugar: { $reason }
bot-forfeits = { $bot } pierde esta partida: { $reason }
bot-no-start = El programa no se puede iniciar ({ $fault }).
bot-late = El programa no respondió en { $ms } ms.
bot-ended = { $code ->
    [none] El programa cerró su salida sin responder.
   *[other] El programa terminó con el código { $code } sin responder.
  }
bot-long-line = El programa respondió con una línea de más de { $most } caracteres.
bot-unasked = El programa escribió «{ $answer }» sin que se le preguntara nada.
bot-bad-move = El programa respondió «{ $answer }»: { $fault }
lab-forfeits = { $bot } perdió { $count } de { $games } partidas por un fallo. La primera vez: { $reason }
weights-missing = No existe el archivo de pesos { $file }: créalo con race108 train.
weights-broken = El archivo de pesos { $file } está dañado: créalo de nuevo con race108 train.
weights-other = El archivo de pesos { $file } es de otra versión u otro número de jugadores: créalo de nuevo con race108 train.
cli-ask-game = ¿Qué juego? 1 Triggs, 2 Run & Trip
cli-compiling = Preparando las reglas para este ordenador. Solo pasa una vez y tarda unos diez segundos…
cli-compiling-bots = Preparando las reglas y los bots para este ordenador. Solo pasa una vez y tarda alrededor de medio minuto…
cli-bad-people = Entre { $players } jugadores tiene que haber de 1 a { $players } personas.
cli-bad-minutes = El límite de tiempo es solo para Run & Trip, desde más de 0 hasta 1440 minutos.
cli-bad-bench = Indica --seconds desde más de 0 hasta 3600 y --threads de 1 a 64.
layout-good = Se puede jugar con el diseño «{ $name }». Sus símbolos: { $symbols }.
layout-safe = Casillas seguras, sin símbolos: { $squares }.
layout-none-safe = Todas las casillas tienen símbolos; solo la salida y la 100 son seguras.
layout-hard = Difíciles de igualar (parte de las manos al azar de ocho cartas que pueden):
layout-none-hard = Ninguna casilla es difícil de igualar.
layout-hard-square = { "  " }{ $square }  { $symbols }  { $percent } %
bench-result = { $game }, { $players } jugadores, { $threads } hilos: { $actions_per_s } acciones y { $games_per_s } partidas por segundo.

## En el terminal

terminal-prompt = Número o jugada (? para ayuda) >
terminal-you-are = eres { $player }
terminal-your-side = { $side }, con { $player }
terminal-time-left = quedan { $minutes } min
terminal-you = { $player } (tú)
terminal-hand = Tu mano
terminal-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
terminal-no-cards = sin cartas
terminal-discards = descartadas: { $count }
terminal-box = en la caja: { $count }
terminal-free-boxes = Libres
terminal-start = salida
terminal-deck = Mazo: { $count } (encima, un { $number })
terminal-no-deck = Mazo: vacío
terminal-safe = (a salvo)
terminal-numbers = números { $numbers }
terminal-thinking = { $player } está pensando…
terminal-triggs-act = Te toca: roba, tacha un valor o descarta cartas de un mismo valor.
terminal-triggs-draw = Ahora roba tu segunda carta.
terminal-triggs-form = Estás tachando los { $value }: sigue o para.
terminal-triggs-extra = ¡Fila completa! Haz una tachadura extra en otra fila.
terminal-runtrip-act = Te toca: corre con una carta o pon la zancadilla a alguien.
terminal-runtrip-trip = Puedes poner otra zancadilla o terminar tu turno.
terminal-do-draw = Robar
terminal-do-form = Tachar
terminal-do-extra = Tachadura extra
terminal-do-stop = Parar
terminal-do-discard = Descartar
terminal-do-run = Correr
terminal-do-trip = Zancadilla { $token }
terminal-do-end = Terminar
terminal-row = fila { $row }
terminal-stop = no tachar más
terminal-end = ninguna zancadilla más
terminal-stays = no se mueve
terminal-more = { $count ->
    [one] Hay una jugada más: escribe moves para verlas todas.
   *[other] Hay { $count } jugadas más: escribe moves para verlas todas.
  }
terminal-no-number = El número { $number } no está en la lista: elige uno de 1 a { $most }.
terminal-bad-seats = En cada uno de los { $players } asientos tiene que haber una persona o un bot.
terminal-log-empty = Todavía no ha pasado nada.
terminal-undone = Deshecho: { $move }.
terminal-pass-on = Pulsa Intro para ocultar tus cartas y pásale la pantalla a { $player }.
terminal-curtain = { $player }, te toca. Pulsa Intro cuando solo tú veas la pantalla.
terminal-goodbye = ¡Hasta luego, y gracias por jugar!
terminal-time-up = Se acabó el tiempo: la partida termina aquí.
terminal-forfeit = { $player } pierde por un fallo. { $reason }
terminal-and = { $first } y { $last }
terminal-you-won = ¡Has ganado!
terminal-won = Ha ganado { $player }.
terminal-side-won = Ha ganado { $side }: { $players }.
terminal-shared = { $players } comparten la victoria.
terminal-help-triggs = Escribe el número que está delante de una jugada, o la jugada misma: draw L (robar), form 11=7+4 (tachar), discard 9x2 (descartar), stop (parar), extra 9 (tachadura extra).
terminal-help-runtrip =
    Escribe el número que está delante de una jugada, o la jugada misma: run 8[5] (correr), trip 2 3[22] 4[3] (zancadilla), end (terminar).
    Una carta se escribe con su número y sus símbolos: 4[2P] es un 4 con los símbolos 2 y P.
    Detrás de cada jugada ves adónde llevaría las fichas: { "→20" } es la tuya, { "■2→19" } la del número 2.
terminal-help-moves = todas las jugadas que puedes hacer y cómo se escriben
terminal-help-undo = deshacer el último paso, si no te ha mostrado ninguna carta nueva
terminal-help-log = todo lo que ha pasado hasta ahora
terminal-help-rules = las reglas en pocas palabras
terminal-help-help = esta ayuda
terminal-help-quit = dejar de jugar
terminal-help-enter = mostrar otra vez la mesa
terminal-rules-triggs =
    Gana quien tacha primero todos los espacios de su tabla.
    En tu turno haces una de estas tres cosas:
    – Robar dos cartas, una tras otra, de los mazos que quieras. Puedes tener diez cartas como máximo; con nueve robas solo una.
    – Tachar: elige un valor y fórmalo tantas veces como puedas y quieras, cada vez con una carta o con dos que lo sumen. Cada vez tachas un espacio de esa fila.
    – Descartar tantas cartas de un mismo valor como quieras.
    Quien completa una fila hace al momento y sin carta una tachadura extra en otra fila. Si con ella completa otra, hace una más, y así sucesivamente.
    Si después de tachar o descartar no te quedan cartas, robas cinco del mazo central.
    Un mazo vacío se rellena con los descartes.
    Cuando todos han completado la fila 12, los 12 salen del juego, y después los 11 del mismo modo.
terminal-rules-refill-all = En esta mesa, al rellenar un mazo también se completan los demás.
terminal-rules-runtrip =
    Gana quien va más adelante cuando acaba la partida: cuando una ficha llega a la 100 o nadie tiene cartas.
    En tu turno corres o pones una zancadilla.
    – Correr: juega una carta. Tu ficha avanza lo que diga su número.
    – Zancadilla: juega cartas que entre todas tengan exactamente los símbolos de la casilla en que está una ficha rival. Esa ficha retrocede la suma de los números y luego la tuya avanza lo mismo. Puedes poner otra zancadilla, pero ya no correr.
    En cada casilla cabe una sola ficha, menos en la salida: quien llega empuja a la otra una casilla atrás, y así sucesivamente.
    Nadie retrocede más allá de la salida. Una ficha que se pasaría de 100 se queda donde está, y la carta se gasta igual.
    Al final de tu turno robas dos cartas. Las cartas jugadas no vuelven.
    Todos ven los números de tus cartas; los símbolos, solo tú. En una casilla sin símbolos estás a salvo.
terminal-rules-factors = Los símbolos de una casilla son los factores primos de su número; P es cualquier primo mayor que 7.
terminal-rules-mercy = Piedad: a la última ficha no se le puede poner la zancadilla.
terminal-rules-advanced =
    Cada uno tiene dos fichas, a y b: tú eliges cuál corre o avanza. Gana quien tenga más adelantada su última ficha.
    Una ficha solo puede ir a la 100 si con eso gana la partida.
terminal-rules-team = Los compañeros se sientan uno frente a otro y comparten dos fichas. No pueden hablar de estrategia.
terminal-rules-time = La partida también termina cuando se acaba el tiempo.

## Estudios

study-percent = { $number } %
study-sure = { $share } ({ $low }–{ $high })
study-count = { $count }
study-players = { $players } jugadores
study-label = { $players } jugadores, { $kind }
study-usual = reglas habituales
study-refill = se rellenan todos los mazos
study-relearned = aprendido de nuevo
study-rows-two = todas las filas de 2
study-rows-four = todas las filas de 4
study-rows-short = filas de 1 y de 2
study-rows-reversed = filas al revés
study-mercy = piedad
study-even = todos roban igual
study-advanced = dos fichas
study-team = equipos
study-shuffled = casillas barajadas
study-own = diseño «{ $name }»
study-title = { $game }: lo que cuentan { $games } partidas
study-about-triggs = ¿Cómo es Triggs cuando se juega bien? Aquí todos los puestos los ocupó un bot que ha aprendido el juego con muchos miles de partidas contra sí mismo: con dos, tres y cuatro jugadores, con la otra forma de rellenar los mazos y con otras tablas.
study-about-runtrip = ¿Cómo es Run & Trip cuando se juega bien? Aquí todos los puestos los ocupó un bot que ha aprendido el juego con muchos miles de partidas contra sí mismo: con dos a seis jugadores, en todas las variantes, con las reglas de la casa y en otro recorrido.
study-intervals = Los números entre paréntesis dicen lo seguro que es un porcentaje: en 95 de cada 100 estudios como este, el verdadero está entre ellos.
study-order-title = ¿Ayuda empezar?
study-order-first = { $label }: quien empieza gana el { $share } de las partidas; un reparto igual sería el { $even }.
study-order-best = El mejor puesto de todos es el número { $place } ({ $label }): el { $share } en vez del { $even }.
study-order-worst = El peor es el número { $place } ({ $label }): el { $share } en vez del { $even }.
study-order-caption = Cuánto está cada puesto por encima o por debajo de un reparto igual de las victorias. Las líneas son intervalos del 95 %.
study-order-alt = Gráfico: el porcentaje de victorias de cada puesto en el orden de juego, comparado con un reparto igual, según el número de jugadores. La tabla de abajo tiene los mismos números.
study-order-x = puesto en el orden de juego
study-order-y = puntos sobre un reparto igual
study-length-title = ¿Cuánto dura una partida?
study-length-finding = { $label }: una partida típica dura { $turns } turnos en total, unos { $each } por jugador, y la mitad de las partidas dura de { $low } a { $high }.
study-length-caption = La marca es la mediana. La barra gruesa contiene la mitad de las partidas; la fina, ocho de cada diez.
study-length-alt = Gráfico: cuántos turnos duran las partidas en cada condición.
study-length-x = turnos de todos los jugadores juntos
study-chains-title = Reacciones en cadena
study-chains-finding = { $label }: el { $part } de las tachaduras son extra. La cadena más larga de una partida tiene { $mean } tachaduras extra de media, y en el { $often } de las partidas alguien hace cinco o más en un turno.
study-chains-last = Quien gana hace { $last } tachaduras de media en su último turno. La cadena más larga de todas tuvo { $most } tachaduras extra.
study-chains-caption = La cadena más larga de cada partida: el mayor número de tachaduras extra hechas en un solo turno.
study-chains-alt = Gráfico: con qué frecuencia la cadena más larga de una partida tiene cuántas tachaduras extra, según el número de jugadores.
study-chains-x = tachaduras extra en la cadena más larga de la partida
study-games-y = % de las partidas
study-trips-title = Zancadillas puestas y rechazadas
study-trips-finding = { $label }: hay { $trips } zancadillas por partida, y uno de cada { $turns } turnos tiene al menos una. Cuando al empezar el turno es posible ponerla, el jugador prefiere correr en el { $declined } de los casos.
study-trips-squares = Con el menor número de jugadores, una zancadilla hace avanzar { $gained } casillas a quien la pone y retroceder { $lost } a la otra ficha, de media.
study-trips-caption = A la izquierda, las zancadillas de todos en una partida. A la derecha, cuántas veces corrió quien podía ponerla.
study-trips-alt = Gráfico: zancadillas por partida y porcentaje de las posibles que se rechazaron, en cada condición.
study-trips-made = zancadillas por partida
study-trips-declined = rechazadas, en %
study-ends-title = ¿Cómo termina?
study-ends-finding = { $label }: el { $share } de las partidas termina con una ficha en la 100; en las demás se acaban las cartas.
study-ends-caption = Partidas que terminan con una ficha en la 100. Las demás terminan porque a nadie le quedan cartas.
study-ends-alt = Gráfico: el porcentaje de partidas que terminan con una ficha en la 100, en cada condición.
study-ends-x = % de las partidas que terminan en la 100
study-leads-title = ¿Cuántas veces cambia quien va primero?
study-leads-finding = { $label }: quien va en cabeza cambia { $mean } veces por partida de media; en el { $never } de las partidas no cambia nunca.
study-leads-caption = Cuántas veces en una partida otro jugador se pone en cabeza, contado al final de los turnos.
study-leads-alt = Gráfico: cuántas partidas tienen cuántos cambios en cabeza, según el número de jugadores.
study-leads-x = cambios en cabeza por partida
study-rules-title = ¿Qué cambian las reglas?
study-rules-most = Donde más vale empezar: { $label }, el { $share } de las victorias en vez del { $even }.
study-rules-least = Donde menos vale: { $label }, el { $share } en vez del { $even }.
study-rules-apart = { $label }: { $apart } puntos porcentuales entre el mejor y el peor puesto; sin esta regla, { $without }.
study-rules-control = { $label }: quien empieza gana el { $share }; con las reglas habituales y un bot que aprendió el mismo tiempo, el { $control }.
study-rules-caption = Lo que vale empezar en cada condición, con intervalos del 95 %. A la izquierda de la línea es una desventaja.
study-rules-alt = Gráfico: cuánto está quien empieza por encima o por debajo de un reparto igual de las victorias, en cada condición.
study-first-x = puntos sobre un reparto igual para quien empieza
study-numbers-title = Los números
study-numbers-about = Medias de todas las partidas de cada condición que llegaron al final.
study-column-condition = Condición
study-column-place = Puesto { $place }
study-column-games = Partidas
study-column-turns = Turnos
study-column-leads = Cambios en cabeza
study-column-extra = Tachaduras extra
study-column-chain = Cadena más larga
study-column-last = Tachaduras en el último turno
study-column-boxes = Ventaja (tachaduras)
study-column-trips = Zancadillas
study-column-series = Máximo en un turno
study-column-winner = Del ganador
study-column-margin = Ventaja (casillas)
study-made-title = Cómo se hizo
study-made-bot = En todos los puestos jugó el bot value, que solo ve lo que ve un jugador. Otros pueden jugar de otra manera: son números sobre las partidas de este bot.
study-made-lessons = Las otras filas o casillas el bot las aprendió primero en { $games } partidas; las conoce un poco peor que las habituales.
study-made-control = Por eso conviene compararlas con «{ $label }»: el juego habitual con un bot que aprendió el mismo tiempo. Dos bots que aprenden por separado ya se diferencian un poco entre sí, y eso no lo cuentan los paréntesis.
study-made-called-off = { $count ->
    [one] Una partida no acababa y se interrumpió; cuenta como compartida por todos.
   *[other] { $count } partidas no acababan y se interrumpieron; cuentan como compartidas por todos.
  }
study-made-again = La misma orden da las mismas partidas. Todas, una por línea, están en { $file }.
study-made-command = Orden
study-made-seed = Semilla
study-made-games = Partidas por condición
study-made-versions = Versiones
study-done = El informe está en { $file }.

## El servidor de mesas

cli-serve = ofrecer mesas a navegadores y programas
cli-serve-host = la dirección en la que escuchar; con 0.0.0.0 pueden entrar otros de tu red
cli-serve-port = el puerto en el que escuchar
cli-serve-workers = cuántos procesos se reparten el trabajo; más de uno necesita PostgreSQL y Redis
cli-serve-config = un archivo de ajustes (TOML); el entorno (RACE108_PORT, etc.) tiene preferencia
cli-serve-no-browser = no abrir el navegador
cli-verify = comprobar una partida terminada: repartida como se prometió y jugada según las reglas
cli-verify-promised = la huella que mostró el servidor antes de la primera carta, si la anotaste
serve-ready = race108 está listo: { $address } (para terminar, Ctrl+C)
serve-bad-folder = La carpeta { $folder } no se puede usar ({ $fault }): indica otra con RACE108_DATA.
serve-bad-file = El archivo de ajustes { $file } no se puede leer: { $fault }.
serve-unknown-setting = No hay ningún ajuste «{ $name }»: elige entre { $known }.
serve-bad-switch = El ajuste { $name } es «on» u «off», no «{ $given }».
serve-bad-number = El ajuste { $name } es un número, no «{ $given }».
serve-bad-text = El ajuste { $name } es un texto, no { $given }: ponlo entre comillas.
serve-bad-range = El ajuste { $name } es un número de 0 a { $most }.
serve-bad-choice = El ajuste { $name } no puede ser «{ $given }»: elige entre { $known }.
serve-bad-host = La dirección del servidor está vacía: indica una, como 127.0.0.1, o 0.0.0.0 para todas las redes.
serve-bad-secret = El secreto es demasiado corto para serlo: indica al menos { $least } caracteres o no lo indiques.
serve-newer-store = El almacén lo creó una versión más nueva de race108: instala esa versión o una posterior.
serve-needs-packages = PostgreSQL y Redis necesitan dos paquetes más: instálalos con «pip install race108[postgres]».
serve-bad-port = Un puerto es un número del 0 al 65535.
serve-bad-workers = Puede haber de 1 a 64 procesos.
serve-workers-need = Más de un proceso necesita PostgreSQL y Redis: define RACE108_DATABASE y RACE108_REDIS.
serve-bad-database = La base de datos se indica como sqlite:///ARCHIVO o postgresql+psycopg://USUARIO@SERVIDOR/NOMBRE.
serve-bad-public-url = La dirección pública empieza por http:// o https://, no como «{ $given }».
serve-no-store = No se puede abrir el almacén: { $fault }
serve-no-redis = Redis no responde: comprueba RACE108_REDIS o inicia Redis.
serve-no-port = El puerto { $port } de { $host } no se puede usar ({ $fault }): elige otro con --port.
bot-name = { $bot ->
    [level1] nivel 1
    [level2] nivel 2
    [level3] nivel 3
    [level4] nivel 4
    [level5] nivel 5
   *[other] { $bot }
  }
table-bot-name = Bot { $number } ({ $bot })
not-your-turn = Tu turno termina antes de la última de estas jugadas: envía solo las de un turno.
table-unknown = Esa mesa no existe o necesitas su enlace de invitación: pídeselo a quien te invitó.
table-unknown-seat = Ese asiento no existe: van del 0 al { $most }.
table-seat-taken = Este asiento está ocupado: elige otro.
table-full = Todos los asientos están ocupados: mira la partida o crea tu propia mesa.
table-no-seat = No tienes asiento en esta mesa: siéntate primero.
table-not-your-seat = Este no es tu asiento: solo puedes actuar por el tuyo.
table-not-your-turn = No es tu turno: espera a que jueguen los demás.
table-resigned = Has abandonado: un bot sigue jugando en tu asiento.
table-stale = Mientras tanto ha pasado algo en la mesa: vuelve a mirarla y juega después.
table-not-begun = La partida no ha empezado: se reparte en cuanto todos los asientos estén ocupados.
table-not-over = La partida sigue en marcha: espera a que termine.
table-dealt = Las cartas ya están repartidas: se corta antes de empezar.
table-seat-in-use = Ahí hay alguien sentado: un bot puede jugar en su lugar cuando lleve { $seconds } segundos fuera.
table-bad-seat = Un asiento es «me», «open» o «bot:» y el nombre de un bot, no «{ $given }».
table-practice-public = Una partida desde una posición o semilla elegida no puede ser pública: haz la mesa privada.
table-practice-other = La posición es de otro juego, otras opciones u otro número de jugadores: haz que coincidan.
table-no-chat = Los compañeros no pueden hablar de estrategia, por eso una mesa por equipos no tiene chat.
table-empty-chat = Este mensaje está vacío: escribe algo.
table-store-down = El servidor no puede guardar nada en este momento. Lo confirmado está a salvo: espera un poco, mira la mesa e inténtalo de nuevo.
table-too-fast = Ha sido demasiado de golpe: espera unos segundos e inténtalo de nuevo.
frame-not-json = Esto no es un objeto JSON: envía uno con un «type».
frame-too-long = Es demasiado largo: se leen como máximo { $most } caracteres.
frame-unknown = «{ $kind }» no se conoce aquí: elige entre { $known }.
frame-whole = «{ $key }» debe ser un número entero.
frame-text = «{ $key }» debe ser un texto.
frame-moves = «moves» debe ser una lista de 1 a 200 jugadas, cada una un texto.
request-too-long = Es demasiado largo: se leen como máximo { $most } bytes.
request-foreign = Esta petición viene de otro sitio y no se ha llevado a cabo: usa la página de este servidor.
request-unknown-host = El servidor no responde a ese nombre: usa su dirección pública.
request-no-json = Una petición es un objeto JSON en UTF-8: envíala con «Content-Type: application/json».
request-missing = Falta «{ $field }»: añádelo.
request-extra = «{ $field }» no se conoce aquí: quítalo.
request-wrong = «{ $field }» no puede ser «{ $given }»: la descripción de la interfaz dice qué puede ser.
request-not-found = En esta dirección no hay nada: compruébala.
request-not-allowed = Esta dirección no se puede usar así: consulta la descripción de la interfaz.
request-no-client = El servidor funciona, pero las páginas para el navegador aún no están hechas: ejecuta «make client» y vuelve a arrancar el servidor.
request-no-script = Estas páginas necesitan JavaScript: actívalo para este sitio.
request-failed = Algo ha fallado en el servidor. Nada de lo que hiciste se ha perdido: vuelve a cargar la página.
verify-moves = Jugada de nuevo desde el principio: todas las jugadas son legales ({ $count }).
verify-seed = La semilla está hecha con la del servidor y { $count ->
    [0] ningún corte
    [one] un corte
   *[other] { $count } cortes
  }, como dice el registro.
verify-commit = La semilla del servidor es la que prometió antes de la primera carta ({ $commit }).
verify-no-commit = El registro no contiene la promesa de un servidor, así que solo se ha comprobado el juego.
verify-results = El resultado es el que dan las reglas.
verify-resigned = La partida terminó porque alguien abandonó.
verify-bad-commit = La semilla del servidor no es la que prometió antes de la primera carta: esta partida no se repartió limpiamente.
verify-bad-results = El resultado no es el que dan las reglas: el registro ha sido modificado.
verify-no-file = El archivo { $file } no se puede leer: { $fault }.

## Imprimir

cli-print = Imprimir un juego como archivo PDF: tablas, cartas, recorrido, reglas.
cli-print-sheets = tablas de Triggs, cuatro por página
cli-print-cards = las 108 cartas de un juego con sus reversos; para Run & Trip también las fichas
cli-print-board = el recorrido de Run & Trip
cli-print-rules = las reglas de un juego, en dos páginas
cli-print-game = qué juego: triggs o runtrip
cli-print-pages = cuántas páginas
cli-print-paper = a4 o letter; el recorrido también en a3
cli-print-style = colour (en color) o plain para blanco y negro
cli-print-out = dónde se guarda el PDF; - lo escribe en la salida estándar
print-done = { $file } está listo: imprímelo a tamaño real (100 %).
print-done-cards = { $file } está listo: imprímelo a tamaño real (100 %), por las dos caras, volteando por el borde largo.
print-no-extra = Para imprimir hacen falta Typst y un tipo de letra: instala ambos con pip install "race108[print]".
print-busy = Ahora mismo se están imprimiendo muchas cosas aquí. Inténtalo de nuevo dentro de un momento.
print-bad-pages = El número de páginas debe ser un número entero de 1 a { $most }.
print-cannot-write = El archivo { $file } no se puede escribir: { $fault }.
print-sheets-title = Triggs: tablas
print-cards-title = { $game }: cartas
print-board-title = Run & Trip: recorrido
print-rules-title = { $game }: reglas
print-name = Nombre
print-front = { $game } · cartas · hoja { $number } de { $pages }, anverso
print-back = { $game } · cartas · hoja { $number } de { $pages }, reverso
print-tokens = Fichas
print-tokens-how = Recorta las tiras por las líneas continuas y dóblalas por las discontinuas. Pega los dos extremos, uno sobre otro: son el pie. Las letras solo importan cuando cada uno tiene dos fichas.
print-glue = Pega aquí la mitad inferior del recorrido, hasta las marcas
print-cut = Corta por las marcas lo que queda por encima del recorrido
print-team-quiet = Los compañeros no pueden hablar de estrategia.

## Entornos

illegal-action = La acción { $action } no está permitida ahora: elige una que la máscara permita.
bad-count = La opción { $option } debe ser un número entero de 1 a { $most }.
bad-actions = Un paso necesita un número entero por cada partida: un vector de { $count }.
bad-opponents = Nombra un bot para todos los demás asientos, o uno para cada uno de ellos: { $seats }.
