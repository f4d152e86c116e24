# race108 en español. Los mismos mensajes están en en.ftl, de.ftl e it.ftl.

## Los juegos y sus partes

player = Jugador { $number }
side = Equipo { $number }
# Siempre detrás de «mazo»: del mazo izquierdo, el mazo central.

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

## Jugadas que no valen

game-over = La partida ha terminado: empieza otra para seguir jugando.
illegal-move = «{ $text }» no se puede jugar ahora; puedes jugar: { $moves }.
ambiguous = «{ $text }» puede ser varias jugadas; di cuál: { $moves }.
take-back-nothing = No hay nada que deshacer: solo se pueden deshacer pasos del turno en curso.
take-back-revealed = La última jugada ha descubierto una carta, así que no se puede deshacer.
take-back-often = En un turno se pueden deshacer como mucho { $most } pasos.

# Por qué algo no se puede usar ahora, en una línea
why-turn = Ahora le toca a { $player }.
why-over = La partida ha terminado.
why-unknown = En este juego no hay ningún «{ $thing }»: nombra las cosas como lo hacen las jugadas.

## Opciones y semillas

unknown-game = No hay ningún juego «{ $game }»: elige entre { $known }.
bad-players = { $game } es un juego { $least ->
    [4] para exactamente { $least }
   *[other] de { $least } a { $most }
  } jugadores.
bad-seat = Ese asiento no existe: elige uno de 0 a { $most }.
unknown-option = { $game } no tiene la opción «{ $option }»: tiene { $known }.
bad-choice = La opción { $option } debe ser una de estas: { $choices }.
bad-number = La opción { $option } debe ser un número entero de { $least } a { $most }.
option-elsewhere = La opción { $option } no vale para esta mesa de { $game }: quítala o cambia la mesa.
no-such-part = { $game } no tiene «{ $part }», así que aquí esto no se puede hacer.
broken-game = El juego «{ $game }» no se puede cargar: { $reason }. Repara o quita el paquete del que viene.
no-time-limit = { $game } no tiene límite de tiempo: quítalo.
no-tokens = { $game } no tiene recorrido, así que no hay fichas con las que anticiparse.
bad-seed = { $given } no es una semilla: da un número entero de 0 a 2^256 − 1 o 64 cifras hexadecimales.

## Posiciones

position-not-object = La posición debe ser un objeto JSON como los que escribe este programa.
position-unknown-key = Una posición no tiene la clave «{ $key }»: tiene { $known }.
position-number = Todos los números de «{ $key }» deben ser enteros de { $least } a { $most }.
position-choice = «{ $key }» debe ser uno de estos valores: { $choices }.
position-lists = «{ $key }» debe ser una lista de listas.
position-list = «{ $key }» debe ser una lista.
position-list-length = «{ $key }» debe ser una lista de { $length } números.
position-cards-many = «{ $key }» enumera { $count } cartas, pero en el juego solo hay { $most }.
position-per-player = «{ $key }» debe tener una lista para cada uno de los { $players } jugadores.
position-no-hands = No quedan cartas suficientes para repartir { $count } a cada jugador: indica «hands» o pon menos cartas en otro sitio.
position-winner-turn = Cuando la partida ha terminado, «turn» es del ganador, es decir, del jugador { $player }.
position-winners-early = «winners» debe ser null hasta que la fase sea «over».
position-winners-wrong = «winners» no nombra a quienes han ganado en esta posición.

## Registros y el árbitro

record-not-one = Esto no es un registro de este programa (formato { $version }).
record-rules = Esta partida se jugó con la versión { $given } de las reglas de { $game }, y aquí solo se conoce la versión { $version }.
record-unknown-key = Un registro no tiene la clave «{ $key }».
record-shape = En el registro falta «{ $key }», o no es lo que debería ser.
record-contributions = La semilla del registro no se hizo con sus contribuciones.
record-options-hash = Las opciones del registro no son las del comienzo de la partida.
record-contradiction = El juego, los jugadores o las opciones del registro no encajan con su posición.
record-move = La jugada { $ply } del registro no se puede jugar: { $fault }
record-gap = Falta la entrada { $number } del historial.
record-ply = La entrada { $number } del historial no se puede jugar.
record-too-long = El registro tiene { $count } jugadas; aquí se vuelven a jugar { $most } como máximo. En la línea de órdenes, race108 verify no tiene ese límite.
taken-not-over = Esta partida no ha terminado: al servidor solo van partidas terminadas.
taken-not-dealt = Al servidor solo va una partida repartida de un mazo barajado que haya terminado según las reglas o por abandono.
record-long-move = La jugada { $ply } del registro es más larga que cualquier jugada: se leen { $most } caracteres como máximo.
request-not-json = Esta línea no es un objeto JSON: envía una petición por línea, por ejemplo { "{" }"do": "legal"{ "}" }.
request-unknown = No hay ninguna petición «{ $do }»: elige entre { $known }.
request-no-game = Aún no hay partida: envía antes una petición «new», «set» o «replay».
request-unknown-key = La petición «{ $do }» no tiene la clave «{ $key }»: tiene { $known }.
request-moves = «moves» debe ser una lista de jugadas, cada una un texto.
request-options = «options» debe ser un objeto JSON.
request-budget = Un bot necesita «ms» de 1 a 600000 o «rollouts» de 1 a 1000000, como número entero y no los dos a la vez.
unknown-bot = No hay ningún bot «{ $bot }»: elige entre { $known }.
no-such-bot = { $game } no tiene el bot «{ $bot }»: elige entre { $known }.

## La línea de órdenes

cli-about = Juega a juegos de carreras de 108 cartas, estúdialos y enséñaselos a las máquinas: { $games }.
cli-language = el idioma de todos los textos
cli-play = Jugar en la terminal, contra bots o con otros en la misma pantalla.
cli-play-game = qué juego; si no lo dices, se te pregunta
cli-players = cuántos juegan
cli-people = cuántos son personas en esta pantalla; los demás son bots
cli-bot = qué bot ocupa los otros asientos: de level1 (fácil) a level5 (difícil), greedy, value, search o random, o un programa tuyo como cmd:./mybot
cli-seed = un número entero: la misma semilla reparte la misma partida
cli-minutes = el límite de tiempo de toda la partida, en los juegos que lo admiten
cli-referee = Responder peticiones JSON, una por línea: así juega otro programa con nuestras reglas.
cli-bench = Medir lo rápidas que son las reglas.
cli-bench-playouts = partidas al azar, una tras otra
cli-json = mostrar un objeto JSON
cli-duel = Hacer jugar a los bots entre sí con las mismas cartas, rotando los asientos.
cli-deals = cuántos repartos; cada uno se juega una vez por cada rotación de los asientos
cli-arena = Hacer que un bot juegue contra un grupo de rivales que nunca cambia.
cli-train = Hacer que una red aprenda un juego jugando contra sí misma.
cli-train-games = de cuántas partidas aprende
cli-train-jobs = cuántos aprenden juntos, cada uno en un núcleo propio (si no se indica, uno)
cli-train-out = dónde se guardan los pesos; al lado se guarda cada medio minuto un punto de control
cli-train-resume = seguir desde el punto de control que está junto a ese archivo
cli-train-grow = empezar con la red del grupo de rivales más reciente en vez de desde cero
cli-train-from = seguir aprendiendo con la red de este archivo, más despacio y con más calma
cli-train-varied = aprender con filas distintas en cada partida, para hojas propias
cli-train-hindsight = enseñar al juez que mira atrás con todas las cartas a la vista, con partidas de value
cli-bad-deals = Indica --deals de 1 a 1000000 y un --seed de 0 o más.
cli-bad-learners = Indica --jobs de 1 a { $most }.
cli-bad-train = Indica --games de 1 a 100000000 y un --seed de 0 o más.
cli-bad-folder = No existe la carpeta { $folder }: créala primero.
train-not-varied = { $game } no se puede aprender con opciones cambiantes: omite --varied.
train-begins = Aprendiendo. Los pesos van a { $file }; puedes parar cuando quieras y seguir después con --resume.
train-done = Aprendió de { $games } partidas. Los pesos están en { $file }.
duel-result = { $bot } gana el { $share } % (con un 95 % de seguridad: de { $low } a { $high } %)
duel-elo = { $bot } va { $elo } puntos Elo por delante.
cli-bots = random, greedy, value, search, level1 a level5; también search:50ms, search:400, value:ARCHIVO; un programa tuyo: cmd:./mybot, cmd:500ms:./mybot; un nombre propio: deep=search:5000
cli-until-sure = parar en cuanto esté claro quién es mejor; se equivoca como mucho una vez de cada veinte
cli-luck-adjusted = quitar de cada resultado la suerte de las cartas: menos partidas dicen lo mismo
cli-ladder = Hacer jugar a todos contra todos, de dos en dos, y darles una puntuación.
cli-ladder-picture = dónde se guarda la imagen (ladder-JUEGO.svg)
cli-study = Averiguar con muchas partidas bien jugadas cómo se comporta un juego: un informe y los datos.
cli-study-games = cuántas partidas para cada pregunta
cli-study-out = dónde se guardan el informe y los datos
cli-jobs = cuántos procesos trabajan a la vez (si no se indica, uno por núcleo)
cli-on = trabajar en un clúster de Ray; «ray» a secas inicia uno aquí
cli-save = guardar lo hecho en este archivo; la misma orden sigue desde ahí
cli-bad-jobs = Indica --jobs de 1 a 1024.
cli-bad-place = No existe el lugar de trabajo «{ $place }»: indica --on ray o --on ray://HOST:PUERTO.
lab-no-extra = Las imágenes y Parquet necesitan matplotlib y pyarrow: instálalos con pip install "race108[lab]".
lab-no-ray = Para trabajar en un clúster hace falta Ray: instálalo con pip install "race108[cluster]".
lab-no-cluster = No hay ningún clúster de Ray en { $address }: comprueba la dirección y que esté en marcha.
lab-worker-lost = Se perdió varias veces un proceso con la misma tarea: comprueba que tenga memoria suficiente o indica menos --jobs.
lab-other-notebook = El archivo { $file } contiene los resultados de otra cosa: da otro nombre o repite la orden con la que se hizo.
lab-broken-notebook = El archivo { $file } no contiene resultados que se puedan leer: da otro nombre.
lab-cannot-write = No se puede escribir el archivo { $file }: { $fault }.
lab-stopped = Detenido. { $file ->
    [none] No se ha guardado nada; con --save ARCHIVO se podría seguir más tarde.
   *[other] Lo hecho está en { $file }: la misma orden sigue desde ahí.
}
duel-sure = Decidido tras { $deals } repartos.
duel-not-sure = Sin decidir tras { $deals } repartos.
duel-luck = Sin la suerte de las cartas: bastan { $gain } veces menos repartos para saber lo mismo.
ledger-unfinished = Esta partida no ha terminado: qué fue suerte y qué fue juego solo se puede decir después.
ledger-no-judge = No hay juez que pueda mirar atrás en { $game } con estas opciones: no se puede decir qué fue suerte.
ladder-bots = Una clasificación necesita dos o más bots distintos.
ladder-result = { $bot }: { $rating } ({ $low } a { $high }), gana el { $share } %
ladder-picture = La imagen está en { $file }.
ladder-rating = puntuación (intervalo del 95 %); greedy = 1000
ladder-title = { $game }: la clasificación
arena-title = { $bot } contra el grupo { $panel }, { $deals } repartos con cada rival:
arena-round = { $opponent }: gana el { $share } % (de { $low } a { $high }); un reparto igual sería el { $even } %
train-against-panel = Gana el { $share } % (± { $error }) contra el grupo { $panel }.
train-curve = La curva de aprendizaje está en { $file }.
curve-games = partidas jugadas
curve-share = victorias contra el grupo (%)
bad-budget = Un bot piensa de 1 a { $most_ms } milisegundos, como en «search:50ms», o de 1 a { $most } simulaciones, como en «search:400».
bot-bad-name = El nombre propio de un bot tiene de 1 a { $most } caracteres y va delante de un signo igual, como en «deep=search:5000»: dale un nombre así e indica un bot detrás del signo.
bot-name-twice = Dos bots se llaman «{ $name }»: dale a cada uno su propio nombre.
bot-bad-command = Un programa juega como «cmd:./mybot --fast» o, con un tiempo por jugada, como «cmd:500ms:./mybot» (de 1 a { $most } ms): indica un programa y cierra las comillas.
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
cli-ask-game = ¿Qué juego? { $games }
engine-unknown = No existe el motor { $engine }: en RACE108_ENGINE puedes poner { $engines }.
engine-no-numba = El motor numba no está instalado: pip install "race108[lab]".
engine-no-wasmtime = El motor wasm necesita el paquete wasmtime, que no está instalado: pip install wasmtime.
engine-module-other = { $file } y el módulo race108.wasm no se corresponden: vuelve a instalar race108 o, si has cambiado una regla, ejecuta «make kernel».
engine-module-fault = Este ordenador no puede ejecutar el módulo race108.wasm ({ $why }): instala "race108[lab]" para usar el motor numba.
engine-other = En su lugar se usa el motor { $engine }.
engine-only-numba = Solo el motor numba tiene { $function }: pip install "race108[lab]" y pon RACE108_ENGINE=numba.
cli-compiling = Preparando { $game } para este ordenador: se está compilando su código. Solo pasa una vez.
cli-compiled = { $done } de { $all }
cli-bad-people = Entre { $players } jugadores tiene que haber de 1 a { $players } personas.
cli-bad-minutes = El límite de tiempo debe ser de más de 0 y de 1440 minutos como máximo.
cli-bad-bench = Indica --seconds desde más de 0 hasta 3600 y --threads de 1 a 64.
bench-result = { $game }, { $players } jugadores, { $threads } hilos: { $actions_per_s } acciones y { $games_per_s } partidas por segundo.

## En la terminal

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
terminal-thinking = { $player } está pensando…
terminal-more = { $count ->
    [one] Hay una jugada más: escribe «moves» para verlas todas.
   *[other] Hay { $count } jugadas más: escribe «moves» para verlas todas.
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
terminal-help-moves = todas las jugadas que puedes hacer y cómo se escriben
terminal-help-undo = deshacer el último paso, si no te ha mostrado ninguna carta nueva
terminal-help-log = todo lo que ha pasado hasta ahora
terminal-help-hint = una ayuda: qué tipo de jugada; otra vez: cuál; a la tercera: por qué
terminal-help-rules = las reglas en pocas palabras
terminal-help-help = esta ayuda
terminal-help-quit = dejar de jugar
terminal-help-enter = mostrar otra vez la mesa
terminal-hint-alone = No hay ayudas mientras varias personas juegan entre sí.
terminal-hint-thinking = Un momento…
terminal-hint-move = Por ejemplo: { $move }.
terminal-hint-no-reason = No se encontró una razón sencilla: fue la mejor al repartir muchas veces de nuevo las cartas ocultas.
terminal-rules-time = La partida también termina cuando se acaba el tiempo.

## Estudios

study-percent = { $number } %
study-sure = { $share } ({ $low }–{ $high })
study-count = { $count }
study-players = { $players } jugadores
study-label = { $players } jugadores, { $kind }
study-usual = reglas habituales
study-relearned = aprendido de nuevo
study-title = { $game }: lo que cuentan { $games } partidas
study-intervals = Los números entre paréntesis dicen lo seguro que es un porcentaje: en 95 de cada 100 estudios como este, el verdadero está entre ellos.
study-order-title = ¿Es mejor empezar?
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
study-games-y = % de las partidas
study-leads-title = ¿Cuántas veces cambia quién va en cabeza?
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
study-no-option = El estudio de { $game } no tiene la opción «{ $option }»: quítala.
study-done = El informe está en { $file }.

## El servidor de mesas

cli-serve = Ofrecer mesas a navegadores y programas; también lo hace race108 a secas.
cli-serve-host = la dirección en la que escuchar; con 0.0.0.0 pueden entrar otros de tu red
cli-serve-port = el puerto en el que escuchar
cli-serve-workers = cuántos procesos se reparten el trabajo; más de uno necesita PostgreSQL y Redis
cli-serve-config = un archivo de ajustes (TOML); las variables de entorno (RACE108_PORT, etc.) tienen prioridad
cli-serve-no-browser = no abrir el navegador
cli-verify = Comprobar una partida terminada: repartida como se prometió y jugada según las reglas.
cli-verify-promised = la huella que mostró el servidor antes de la primera carta, si la anotaste
cli-verify-cut = un corte que sabes que se hizo, con su asiento, por ejemplo 2:hola
serve-ready = race108 está listo: { $address } (Ctrl+C para terminar)
serve-bad-folder = La carpeta { $folder } no se puede usar ({ $fault }): indica otra con RACE108_DATA.
serve-bad-file = El archivo de ajustes { $file } no se puede leer: { $fault }.
serve-unknown-setting = No hay ningún ajuste «{ $name }»: elige entre { $known }.
serve-bad-switch = El ajuste { $name } es «on» u «off», no «{ $given }».
serve-bad-number = El ajuste { $name } es un número, no «{ $given }».
serve-bad-text = El ajuste { $name } es un texto, no { $given }: ponlo entre comillas.
serve-bad-range = El ajuste { $name } es un número de { $least } a { $most }.
serve-bad-choice = El ajuste { $name } no puede ser «{ $given }»: elige entre { $known }.
serve-bad-host = La dirección del servidor está vacía: indica una, como 127.0.0.1, o 0.0.0.0 para todas las redes.
serve-bad-secret = El secreto es demasiado corto: indica al menos { $least } caracteres o no lo indiques.
serve-newer-store = El almacén lo creó una versión más nueva de race108: instala esa versión o una posterior.
serve-needs-packages = PostgreSQL y Redis necesitan dos paquetes más: instálalos con «pip install race108[postgres]».
serve-workers-need = Más de un proceso necesita PostgreSQL y Redis: define RACE108_DATABASE y RACE108_REDIS.
serve-bad-database = La base de datos se indica como sqlite:///ARCHIVO o postgresql+psycopg://USUARIO@SERVIDOR/NOMBRE.
serve-bad-public-url = La dirección pública debe empezar por http:// o https://, no «{ $given }».
serve-no-store = No se puede abrir el almacén: { $fault }
serve-no-redis = Redis no responde: comprueba RACE108_REDIS o inicia Redis.
serve-no-port = El puerto { $port } de { $host } no se puede usar ({ $fault }): elige otro con --port.
cli-admin = Cuidar de un servidor: cuánto cuesta cada dirección y quién está bloqueado.
cli-admin-data = la carpeta del archivo SQLite del servidor (RACE108_DATA)
cli-admin-database = la base de datos del servidor (RACE108_DATABASE)
cli-admin-block = bloquear una dirección o una red en todos los servidores de este almacén
cli-admin-unblock = desbloquear una dirección o una red
cli-admin-blocks = listar lo que está bloqueado
cli-admin-costs = listar qué direcciones cuestan más a un servidor en marcha
cli-admin-table = el identificador de la mesa
cli-admin-restore = recuperar una mesa retirada
cli-admin-forgotten = listar las mesas retiradas; durante 30 días se pueden recuperar
cli-admin-network = una dirección como 203.0.113.7 o una red como 2001:db8:1::/48; en IPv6, una dirección vale por su /64
cli-admin-days = durante este número de días (si no, para siempre)
cli-admin-why = una nota para ti
cli-admin-server = la dirección del servidor, si no es la de los ajustes
admin-bad-network = «{ $given }» no es ni una dirección ni una red: escribe 203.0.113.7, 203.0.113.0/24 o 2001:db8:1::/48.
admin-whole-world = { $network } es todo el mundo: indica una red más pequeña.
admin-bad-days = --days debe ser mayor que 0 y como mucho 36 500.
admin-bad-why = --why puede tener { $most } caracteres como mucho.
admin-blocked = { $network } está bloqueada hasta { $until }; los servidores lo sabrán en { $seconds } segundos.
admin-blocked-for-good = { $network } está bloqueada para siempre; los servidores lo sabrán en { $seconds } segundos.
admin-unblocked = { $network } ya no está bloqueada; los servidores lo sabrán en { $seconds } segundos.
admin-not-blocked = { $network } no está bloqueada: «race108 admin blocks» muestra lo que lo está.
admin-no-blocks = Nadie está bloqueado.
admin-for-good = para siempre
admin-no-server = El servidor de { $server } no responde ({ $fault }): indica otro con --server, o arráncalo.
admin-not-told = El servidor de { $server } no dice a esta dirección lo que cuestan las demás: añádela a RACE108_METRICS_FOR.
admin-no-costs = Nadie ha pedido nada todavía.
admin-restored = La mesa { $table } está de vuelta.
admin-not-forgotten = No se ha retirado ninguna mesa «{ $table }»: «race108 admin forgotten» lista las retiradas.
admin-none-forgotten = No se ha retirado ninguna mesa.
admin-one-worker = Son las cifras de uno de los { $workers } procesos: pregunta otra vez para ver las de otro.
admin-columns = segundos, peticiones, mensajes, bytes, rechazadas, cortadas, dirección
cli-doctor = Decir qué funciona en este ordenador, qué falta y qué hacer.
cli-backup = Copiar el almacén de un servidor, que puede seguir en marcha, en un archivo.
cli-backup-file = adónde va la copia; si ya hay una copia anterior, se sustituye
cli-restore = Llenar el almacén de un servidor, que no debe estar en marcha, con una copia.
cli-restore-file = la copia
cli-restore-replace = descartar lo que hay ahora en el almacén
cli-export = Escribir los registros de todas las partidas terminadas, un objeto JSON por línea.
cli-export-file = adónde van: un archivo, una carpeta (games.jsonl dentro de ella) o - para la salida estándar
doctor-python = Python { $version }; race108 necesita 3.11 o posterior.
doctor-wasm = Las reglas están listas: el motor wasm no necesita compilar nada.
doctor-numba = También está el motor numba, para los estudios y los entornos de aprendizaje.
doctor-client = Las páginas para el navegador están hechas.
doctor-no-client = Las páginas para el navegador no están hechas: ejecuta «make client» o instala race108 desde un wheel.
doctor-printing = Se pueden imprimir hojas, cartas y reglas.
doctor-packages = Los paquetes para PostgreSQL y Redis están instalados.
doctor-port = El puerto { $port } de { $host } está libre.
doctor-running = Hay un servidor en marcha en { $address }.
doctor-new-store = Aún no hay almacén; el primer arranque lo crea: { $store }
doctor-store = El almacén se puede leer y está al día (versión { $version }): { $store }
doctor-old-store = El almacén se puede leer; el próximo arranque lo lleva de la versión { $version } a la { $newest }: { $store }
doctor-redis = Redis responde.
doctor-room = Hay sitio suficiente en el disco: { $free } GB para { $folder }.
doctor-no-room = Apenas queda sitio en el disco: { $free } MB para { $folder }. Libera al menos { $least } MB.
doctor-well = Aquí puede funcionar un servidor: «race108» a secas arranca uno y abre el navegador.
doctor-ill = Aquí no puede funcionar un servidor hasta que se arregle lo marcado con { $sign }.
backup-done = { $file } contiene todo el almacén: { $count ->
    [one] una mesa.
   *[other] { $count } mesas.
  }
backup-no-store = No hay ningún almacén { $store }: indica el correcto con --data o --database.
backup-other-file = { $file } no es una copia de seguridad y se queda como está: indica otro archivo.
backup-other-version = El almacén no es de esta versión de race108: arranca una vez su servidor y vuelve a intentarlo.
restore-done = El almacén contiene ahora lo que había en { $file }: { $count ->
    [one] una mesa.
   *[other] { $count } mesas.
  }
restore-no-file = No hay ningún archivo { $file }.
restore-no-backup = { $file } no es una copia íntegra de race108: indica otro archivo.
restore-not-empty = { $count ->
    [one] Hay una mesa en el almacén.
   *[other] Hay { $count } mesas en el almacén.
  } Haz antes una copia y sustitúyelo luego con --replace.
restore-in-use = Un servidor está usando este almacén: detenlo y vuelve a intentarlo.
export-other-file = { $file } no contiene partidas exportadas y se queda como está: indica otro archivo.
export-done = { $count ->
    [one] Hay una partida terminada en { $file }.
   *[other] Hay { $count } partidas terminadas en { $file }.
  }
# The characters are called the same in all languages.
bot-name = { $bot ->
    [level1] Lento
    [level2] Andante
    [level3] Allegro
    [level4] Vivace
    [level5] Presto
   *[other] Bot ({ $bot })
  }
not-your-turn = Tu turno termina antes de la última de estas jugadas: envía solo las de un turno.
table-unknown = Esa mesa no existe o necesitas su enlace de invitación: pídeselo a la persona que te invitó.
table-unknown-seat = Ese asiento no existe: van del 0 al { $most }.
table-seat-taken = Este asiento está ocupado: elige otro.
name-taken = En esta mesa ya hay alguien que se llama «{ $name }», o casi. Elige otro nombre.
name-odd = «{ $name }» no sirve como nombre. Usa letras de un solo alfabeto, números, signos corrientes y espacios.
table-full = Todos los asientos están ocupados: mira la partida o prepara tu propia mesa.
table-no-seat = No tienes asiento en esta mesa: siéntate primero.
table-not-your-seat = Este no es tu asiento: solo puedes jugar en el tuyo.
table-not-your-turn = No es tu turno: espera a que jueguen los demás.
table-no-help = Solo hay consejos donde todos los demás son bots o donde se acordó así al crear la mesa, y nunca en la partida del día.
table-resigned = Has abandonado: un bot sigue jugando en tu asiento.
table-stale = Mientras tanto ha pasado algo en la mesa: mírala otra vez y juega después.
table-onlookers-full = Ya hay { $most } personas mirando esta mesa. Vuelve más tarde.
table-busy = En esta mesa ocurren demasiadas cosas a la vez. Inténtalo de nuevo en un momento.
table-too-long = Esta partida es más larga de lo que debería ser una partida: aquí ya no se puede jugar más. Puedes abandonar y preparar una mesa nueva.
table-not-begun = La partida no ha empezado: las cartas se reparten en cuanto todos los asientos estén ocupados.
table-not-over = La partida sigue en marcha: espera a que termine.
table-dealt = Las cartas ya están repartidas: se corta antes de empezar.
table-seat-in-use = Ahí hay alguien sentado: un bot puede jugar en su lugar cuando lleve { $seconds } segundos fuera.
table-bad-seat = Un asiento es «me», «open» o «bot:» y el nombre de un bot, no «{ $given }».
table-practice-public = Una partida desde una posición o semilla elegida no puede ser pública: haz la mesa privada.
table-practice-other = La posición es de otro juego, otras opciones u otro número de jugadores: haz que coincidan.
daily-alone = La partida del día la juegas tú: ningún bot puede sustituirte.
daily-sealed = Otras personas aún no han jugado esta partida: su registro se abre cuando acabe el día (medianoche UTC).
table-no-chat = Los compañeros no pueden hablar de estrategia, por eso una mesa por equipos no tiene chat.
table-empty-chat = Este mensaje está vacío: escribe algo.
table-store-down = El servidor no puede guardar nada en este momento. Lo confirmado está a salvo: espera un poco, mira la mesa e inténtalo de nuevo.
table-unplayable = Esta mesa se preparó con la versión { $version } de las reglas de { $game } y aquí no se puede jugar en ella. { $why } Lo que hay guardado de ella aún se puede descargar.
table-other-version = Aquí solo se conoce la versión { $version }.
table-rows-broken = Lo que hay guardado de ella es incoherente.
table-too-fast = Demasiadas cosas de golpe: espera unos segundos e inténtalo de nuevo.
aside-busy = El servidor tiene mucho trabajo ahora mismo. Inténtalo de nuevo en un momento.
frame-not-json = Esto no es un objeto JSON: envía uno con un «type».
frame-too-long = Es demasiado largo: se leen como máximo { $most } caracteres.
frame-unknown = «{ $kind }» no se conoce aquí: elige entre { $known }.
frame-whole = «{ $key }» debe ser un número entero.
frame-text = «{ $key }» debe ser un texto.
frame-moves = «moves» debe ser una lista de 1 a 200 jugadas, cada una un texto.
request-too-long = Es demasiado largo: se leen como máximo { $most } bytes.
request-foreign = Esta petición viene de otro sitio y no se ha llevado a cabo: usa la página de este servidor.
request-no-cookies = Este servidor solo te reconoce por una cookie. Permite las cookies de este sitio e inténtalo de nuevo.
request-hello = Te damos la bienvenida. Guarda la cookie y envía la petición otra vez.
request-unknown-host = El servidor no tiene ese nombre: usa su dirección pública.
request-blocked = Esta dirección está bloqueada aquí. Si es un error, escribe a quien lleva el servidor.
request-headers-too-long = Las cabeceras de esta petición son demasiado largas: se leen { $most } bytes como mucho. Borra las cookies de este sitio e inténtalo de nuevo.
request-no-http = Esto no es una petición HTTP.
request-no-json = Una petición debe ser un objeto JSON en UTF-8: envíala con «Content-Type: application/json».
request-missing = Falta «{ $field }»: añádelo.
request-extra = «{ $field }» no se conoce aquí: quítalo.
request-wrong = «{ $field }» no puede ser «{ $given }»: la descripción de la interfaz dice qué puede ser.
request-not-found = En esta dirección no hay nada: comprueba que sea correcta.
request-not-allowed = Esta dirección no se puede usar así: consulta la descripción de la interfaz.
request-no-client = El servidor está en marcha, pero las páginas para el navegador aún no están hechas: ejecuta «make client» y vuelve a arrancar el servidor.
request-no-script = Estas páginas necesitan JavaScript: actívalo para este sitio.
request-failed = Algo ha fallado en el servidor. Nada de lo que hiciste se ha perdido: vuelve a cargar la página.
verify-moves = Jugada de nuevo desde el principio: todas las jugadas son legales ({ $count }).
verify-seed = La semilla está hecha con la del servidor y { $count ->
    [0] ningún corte
    [one] un corte
   *[other] { $count } cortes
  }, como dice el registro.
verify-commit = La semilla del servidor es la que prometió antes de la primera carta ({ $commit }).
verify-no-commit = El registro no contiene la promesa de un servidor, así que solo se ha comprobado el desarrollo de la partida.
verify-results = El resultado es el que corresponde según las reglas.
verify-resigned = La partida terminó porque alguien abandonó.
verify-bad-commit = La semilla del servidor no es la que prometió antes de la primera carta: esta partida no se repartió limpiamente.
verify-cut-missing = El reparto no se hizo con el corte «{ $cut }»: esta partida no se repartió limpiamente.
verify-bad-cuts = El reparto no se hizo con los cortes que muestra la mesa: esta partida no se repartió limpiamente.
verify-cuts = Se cortó el mazo, por asiento: { $cuts }.
verify-bad-results = El resultado no es el que corresponde según las reglas: el registro ha sido modificado.
verify-no-file = El archivo { $file } no se puede leer: { $fault }.

## Imprimir

cli-print = Imprimir un juego como archivo PDF: hojas, cartas, recorrido, reglas.
cli-print-cards = las cartas de un juego con sus reversos, y sus fichas si las tiene
cli-print-rules = las reglas de un juego, en dos páginas
cli-print-game = qué juego: { $games }
cli-print-pages = cuántas páginas
cli-print-paper = el papel: { $papers }
cli-print-style = colour (en color) o plain para blanco y negro
cli-print-out = dónde se guarda el PDF; - lo escribe en la salida estándar
print-done = { $file } está listo: imprímelo a tamaño real (100 %).
print-done-both-sides = { $file } está listo: imprímelo a tamaño real (100 %), por las dos caras, girando por el lado largo.
print-no-extra = Para imprimir hacen falta Typst y un tipo de letra: instala ambos con pip install "race108[print]".
print-busy = Ahora mismo mucha gente está imprimiendo. Inténtalo de nuevo en un momento.
print-bad-pages = El número de páginas debe ser un número entero de 1 a { $most }.
print-cannot-write = El archivo { $file } no se puede escribir: { $fault }.
print-cards-title = { $game }: cartas
print-rules-title = { $game }: reglas
print-front = { $game } · cartas · hoja { $number } de { $pages }, anverso
print-back = { $game } · cartas · hoja { $number } de { $pages }, reverso

## Entornos

illegal-action = La acción { $action } no está permitida ahora: elige una que la máscara permita.
bad-count = La opción { $option } debe ser un número entero de 1 a { $most }.
bad-actions = Un paso necesita un número entero por cada partida: una lista de { $count }.
no-batch = { $game } no tiene código compilado para muchas partidas a la vez: crea un entorno para cada partida.
bad-opponents = Nombra un bot para todos los demás asientos, o uno para cada uno de ellos: { $seats }.

## El entrenador

cli-review = Repasar una partida: cuánto valía cada jugada, según lo que se podía saber, y qué habría sido mejor.
cli-review-file = el registro de una partida, tal como lo guarda race108
cli-review-html = escribir en este archivo una página que no necesita nada más
cli-review-deals = cuántos repartos, como mucho, se usan para juzgar una jugada
review-no-file = No se puede leer el archivo { $file }: { $fault }.
review-cannot-write = No se puede escribir el archivo { $file }: { $fault }.
review-bad-deals = El número de repartos debe ser un número entero de { $least } a { $most }.
review-no-judge = Todavía nadie puede juzgar { $game }: le falta un juicio aprendido.
review-unfinished = La partida no ha terminado, así que solo se repasan las jugadas hechas y no hay balance.
review-broken = Repasado hasta la jugada { $ply }; lo que sigue no se puede jugar: { $fault }
review-no-ledger = Esta partida no tiene balance de la suerte: { $fault }
review-nothing = No se ha jugado nada, así que no hay nada que repasar.
review-title = { $game }, { $count } jugadores
review-by = Juzgado por la red { $network }.
review-player = { $player }: { $lost } puntos perdidos en { $count ->
    [1] una decisión de verdad
   *[other] { $count } decisiones de verdad
  } ({ $each } en cada una).
review-counts = { $blunders ->
    [1] 1 error grave
   *[other] { $blunders } errores graves
  }, { $mistakes ->
    [1] 1 error
   *[other] { $mistakes } errores
  }, { $inexact ->
    [1] 1 imprecisión
   *[other] { $inexact } imprecisiones
  }.
review-dearest = Las decisiones más caras
review-line = { $ply }. { $player }: { $played } ({ $grade }, { $loss } puntos). Mejor: { $best }.
review-all = Todas las decisiones
review-column-move = Jugada
review-column-player = Jugador
review-column-played = Jugado
review-column-best = Mejor
review-column-worth = Probabilidad de ganar
review-column-loss = Perdido
review-column-grade = Juicio
review-ledger = De dónde viene el resultado, en puntos de probabilidad de ganar
review-ledger-line = { $player }: inicio { $start }, suerte { $luck }, decisiones propias { $own }, decisiones de los demás { $others }, sin explicar { $unexplained }; resultado { $result }.
grade-forced = obligada
grade-best = la mejor
grade-close = demasiado igualada
grade-inexact = imprecisa
grade-mistake = error
grade-blunder = error grave
