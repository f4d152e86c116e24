# El bloc para una mesa de verdad. Los nombres de los juegos y las variantes son los de la primera página.

pad-title = Bloc para la mesa
pad-about = Jugáis con cartas de verdad y este móvil es el papel. Una vez abierto, no necesita conexión.
pad-names = ¿Quién juega?
pad-player = Jugador { $number }
pad-name = Nombre del jugador { $number }
pad-first = ¿Quién empieza?
pad-first-lot = Que decida la suerte
pad-own-rows = ¿Vuestra tabla tiene otras filas?
pad-symbols = Nuestro recorrido tiene los símbolos habituales
pad-symbols-why = Factores primos, como en los recorridos que se imprimen aquí. Si no, no se muestran símbolos y vosotros vigiláis las casillas seguras.
pad-begin = Empezar
pad-begins = Empieza { $name }.

## En todas las páginas del bloc

pad-more = Más
pad-more-title = Este bloc
pad-put-away = Recoger esta partida
pad-put-away-sure = ¿Recogerla del todo? La partida no ha terminado y no se conservará.
pad-keep = Seguir jugando
pad-end-cards = A nadie le quedan cartas: terminar la partida
pad-ready = Listo para usarse sin conexión.
pad-install = Poner el bloc en la pantalla de inicio
pad-renewed = Hay un bloc más nuevo.
pad-renew = Usarlo ahora
pad-spoilt-game = No se ha podido leer la partida guardada en este dispositivo. Queda apartada y puedes empezar otra.
pad-spoilt-history = No se ha podido leer la lista de partidas terminadas. Queda apartada y empieza una lista nueva.
pad-cannot-keep = Este navegador no guarda nada en este dispositivo: si cierras la página, la partida se pierde.

## A quién le toca

pad-turn = Le toca a { $name }
pad-turns = { $count ->
    [one] tras un turno
   *[other] tras { $count } turnos
  }
pad-undo = Deshacer
pad-undone = Deshecho. Le toca a { $name }.
pad-again = Otra vez los mismos
pad-new = Partida nueva

## Las tablas de Triggs

pad-sheets = Tablas
pad-show = { $name }: { $done } de { $all } tachados. Mostrar la tabla
pad-tap = { $name }: toca lo que taches.
pad-goes-on = { $name }: ¿algo más en la fila { $row }?
pad-owed = ¡Fila completa! Otra tachadura, en cualquier fila.
pad-no-more = { $name } ha terminado.
pad-cross = { $count ->
    [one] Fila { $row }: tachar un espacio
   *[other] Fila { $row }: tachar { $count } espacios
  }
pad-cross-extra = Fila { $row }: tachadura extra
pad-crossed = { $count ->
    [one] { $name } tacha un { $row }.
   *[other] { $name } tacha { $count } espacios de la fila { $row }.
  }
pad-filled = La fila { $row } está completa.
pad-pass = Sin tachar: le toca a { $name }
pad-done = Hecho: le toca a { $name }
pad-out-12 = Los 12 salen del juego: todo 12 que esté boca arriba, o que se descarte, va a la caja.
pad-out-11 = También los 11 salen del juego: a la caja, como los 12.
pad-out = Fuera del juego: { $values }

## El recorrido de Run & Trip

pad-tokens = Jugadores y sus fichas
pad-numbers = Número de la carta
pad-clear = Borrar los números
pad-run-how = { $name }: toca un número para correr, o a alguien para la zancadilla.
pad-run-which = { $name }: elige a o b y luego un número para correr, o a alguien para la zancadilla.
pad-trip-how = { $name } pone la zancadilla a { $whom }: toca los números de las cartas.
pad-trip-again = { $name } puede poner otra zancadilla.
pad-sum = { $cards } = { $sum }
pad-stays = { $who } se queda en la { $square }, se pasaría de 100
pad-on = { $who } en la { $square }
pad-on-start = { $who } en la salida
pad-symbols-here = símbolos: { $symbols }
pad-choose-token = Mover a { $token }
pad-choose-target = Zancadilla a { $token }
pad-why-safe = { $who } está en una casilla sin símbolos: no se le puede poner la zancadilla.
pad-why-last = { $who } va en último lugar: no se le puede poner la zancadilla (Piedad).
pad-why-goal = Una ficha solo puede llegar a la 100 si con eso gana la partida: la otra aún no está bastante lejos.
pad-skip = Sin cartas: le toca a { $name }
pad-time-left = Quedan { $time }
pad-clock-start = Poner en marcha
pad-clock-stop = Parar el reloj
pad-minute-left = Queda un minuto.

## Partidas terminadas

pad-history = Partidas terminadas
pad-history-none = Ninguna todavía.
pad-history-line = { $kind }, { $turns }
pad-forget = Borrar la partida del { $date }
pad-forget-short = Borrar
pad-forgotten = La partida se ha borrado.
