# El bloc para una mesa de verdad. Los nombres de los juegos y las variantes son los de la primera página.

pad-title = Bloc para la mesa
pad-about = Jugáis con cartas de verdad y este móvil es el papel. Una vez abierto, no necesita conexión.
pad-names = ¿Quién juega?
pad-player = Jugador { $number }
pad-name = Nombre del jugador { $number }
pad-first = ¿Quién empieza?
pad-first-lot = Que decida la suerte
pad-begin = Empezar
pad-begins = Empieza { $name }.

## En todas las páginas del bloc

pad-more = Más
pad-more-title = Este bloc
pad-put-away = Recoger esta partida
pad-put-away-sure = ¿Recogerla del todo? La partida no ha terminado y no se conservará.
pad-keep = Seguir jugando
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

## El reloj

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
