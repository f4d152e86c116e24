# La página de inicio y la preparación de una mesa.

home-title = Dos juegos de carreras de 108 cartas cada uno
home-about = Contra cinco animales, con amigos mediante un enlace o juntos en un mismo dispositivo. Sin cuenta.
home-play-bot = Jugar contra { $name }
home-dealing = Repartiendo…
home-strength = ¿Contra quién corres?
home-level = { $level ->
    [1] muy fácil
    [2] fácil
    [3] medio
    [4] difícil
   *[5] muy difícil
  }
home-try-stronger = Ganas a { $name } una y otra vez. ¡Prueba con { $next }!
home-try-weaker = { $name } es mucho rival. ¡Prueba antes con { $next }!
home-lesson = Aprender paso a paso
home-rules = Reglas
home-set-up = Preparar una mesa
home-your-turn-at = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
  }
home-beside = Entrar en una mesa o abrir una partida guardada
home-practise = Practicar
home-puzzles = Resolver problemas
home-saved = Partidas guardadas
home-open-saved = Abrir y ver una partida guardada
home-verify = Comprobar que una partida fue limpia
home-real = En una mesa de verdad
home-pad = Bloc: anotar en el móvil
home-print = Imprimir cartas, hojas o un recorrido

## Entrar en una mesa

home-join = Entrar con un enlace
home-join-go = Ir a la mesa
home-join-rubbish = Esto no es un enlace de invitación: pega entero el enlace que te han enviado. Contiene «/t/».
home-join-elsewhere = Aquí no existe esa mesa. El enlace lleva a { $host }: ábrelo allí.
home-join-open-there = Abrir el enlace

## Las mesas

home-your-tables = Tus mesas
home-public-tables = Mesas públicas
home-finished = Partidas terminadas
home-none = Ninguna por ahora.
home-show-all = Mostrar las { $count }
home-practice = (práctica)
home-with = con { $players }
home-free-seats = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
  }
home-cutting-now = se está cortando el mazo
home-your-turn = te toca
home-turn-of = le toca a { $player }
home-you-won = has ganado
home-won = { $count ->
    [one] ha ganado { $players }
   *[other] han ganado { $players }
  }
home-play-on = Seguir jugando
home-go-there = Abrir
home-sit-down = Sentarse
home-watch = Mirar
home-replay = Ver otra vez
home-dismiss = Ocultar
home-dismissed = Oculta. La mesa vuelve cuando ocurra algo en ella.
home-show-away = { $count ->
    [one] Mostrar la mesa oculta
   *[other] Mostrar las { $count } mesas ocultas
  }

## Preparar una mesa

home-game = Juego
home-variant = Variante
home-players = Jugadores
home-seats = ¿Quién se sienta dónde?
home-partners = Los asientos 1 y 3 juegan contra los asientos 2 y 4.
home-seat = Asiento { $number }
home-sitter-me = Yo
home-sitter-here = Alguien en este dispositivo
home-sitter-open = Alguien con el enlace
home-bots = Bots
home-your-name = Tu nombre
home-their-name = Su nombre
home-who-joins = ¿Quién puede encontrar la mesa?
home-private = Solo quien tenga el enlace
home-public = Todos: aparece en la página de inicio
home-more = Más opciones
home-turn-limit = Tiempo por turno
home-game-limit = Tiempo para toda la partida
home-no-limit = sin límite
home-seconds = { $count } segundos
home-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
home-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
home-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
home-onlookers = Otros pueden mirar
home-onlookers-why = Nunca ven las cartas de nadie.
home-cutting = Todos cortan el mazo
home-cutting-why = Cada uno escribe lo que quiera, y eso se mezcla con las cartas. Así nadie puede conocerlas de antemano.
home-coach = Consejos para todos
home-coach-why = Todos pueden pedir ayuda al entrenador, que solo sabe lo que sabe quien pregunta. Quien se sienta está de acuerdo.
home-cutting-rule = Según las reglas de esta variante todos cortan el mazo; por eso está marcado en «{ $more }».
home-do-bots = { $count ->
    [1] Empezar contra un bot
    [2] Empezar contra dos bots
    [3] Empezar contra tres bots
    [4] Empezar contra cuatro bots
   *[5] Empezar contra cinco bots
  }
home-do-start = Empezar la partida
home-do-invite = Abrir la mesa e invitar
home-do-public = Abrir la mesa a todos
home-do-cut = Sentarse y cortar el mazo
home-do-watch = Ver jugar a los bots
