# La página de una mesa.

table-connecting = Conectando…
table-turned-away = No puedes entrar en esta mesa
table-no-onlookers = La partida ha empezado y en esta mesa no se admiten espectadores.
table-no-game = Esta página no tiene mesa para el juego «{ $game }».
table-try-again = Intentar de nuevo
table-practice = partida de práctica

table-waiting = Esperando a los jugadores
table-waiting-cuts = Esperando a que todos corten
table-begins-when = La partida empieza en cuanto todos estén listos.
table-seats = Asientos
table-your-name = Tu nombre
table-sit = Sentarse aquí
table-bot-strength = Fuerza del bot
table-bot-level = { $name } (nivel { $level })
table-seat-a-bot = Que juegue aquí un bot
table-stand-up = Dejar la mesa
table-invite = Invita a alguien
table-invite-link = Envía este enlace
table-copy = Copiar el enlace
table-share = Compartir
table-copied = Enlace copiado.
table-copy-by-hand = El navegador no nos deja copiar. Selecciona el enlace y cópialo tú.
table-local = Este enlace solo funciona en este ordenador. Para jugar con otros de tu red, inicia el servidor con --host 0.0.0.0 y ábrelo en la dirección de este ordenador.

table-cut = Corta el mazo
table-cut-of = { $name }, corta el mazo
table-cut-why = Tu corte se mezcla con las cartas, así que nadie las conoce de antemano, ni siquiera el servidor.
table-cut-where = ¿Por dónde cortas?
table-cut-place = { $place ->
    [one] después de la primera carta
   *[other] después de { $place } cartas
}
table-cut-word = O con una palabra tuya
table-cut-here = Cortar aquí
table-cut-with-word = Cortar con esta palabra

table-people = En la mesa
table-seat-number = Asiento { $number }
table-seat-free = libre
table-seat-yours = (tú)
table-seat-side = equipo { $side }
table-seat-turn = le toca
table-seat-bot = bot
table-seat-here = presente
table-seat-gone = ausente
table-seat-away = fuera, juega un bot
table-seat-resigned = abandonó, juega un bot
table-seat-cut = ha cortado
table-seat-cuts = aún no ha cortado

table-your-turn = Te toca
table-turn-left = Turno: { $time }
table-game-left = Partida: { $time }
table-turn-ends = Quedan { $seconds } segundos de tu turno.
table-game-ends = Quedan { $seconds } segundos de partida.
table-not-there = { $name } no está.
table-stand-in = Que juegue un bot hasta que vuelva { $name }
table-log = Lo que ha pasado
table-log-empty = Todavía nada.
table-chat = Chat
table-chat-new = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
table-chat-empty = Todavía no hay mensajes.
table-chat-text = Tu mensaje
table-chat-send = Enviar
table-chat-line = { $name } dice: { $text }
table-fair = Reparto limpio
table-fair-why = El servidor eligió su semilla antes de la primera carta. Esta es su huella (hash); después de la partida puedes comprobar que una encaja con la otra.

table-leave = Dejar la mesa
table-leave-sure = ¿Dejar la mesa?
table-leave-what = Un bot juega por ti hasta que vuelvas. Puedes volver cuando quieras.
table-resign = Abandonar
table-resign-sure = ¿Abandonar?
table-resign-ends = La partida termina y gana el rival.
table-resign-bot = Un bot sigue jugando en tu asiento hasta el final. Puedes mirar.
table-stay = Seguir jugando

table-turn-over = Tu turno ha terminado.
table-hand-over = Listo: pásale el dispositivo a { $name }
table-curtain-title = Le toca a { $name }
table-curtain = { $name }, ¿estás ahí?
table-curtain-others = Ahora no debería mirar nadie más.
table-curtain-show = Soy { $name }: enséñame mis cartas

table-won-you = ¡Has ganado!
table-won-you-share = Victoria compartida: { $names }.
table-won-one = Gana { $names }.
table-won-share = { $names } comparten la victoria.
table-won-side = Ganan { $names }.
table-by-time = Se acabó el tiempo.
table-by-resigning = Abandono: { $names }.
table-rematch = Jugar otra vez
table-rematch-made = Ir a la siguiente partida
table-replay = Volver a ver la partida
table-share-game = Compartir esta partida
table-check = ¿Fue limpia? Compruébalo
table-record = Guardar la partida en un archivo
