# El bloc para una mesa de verdad. Los nombres de los juegos y las variantes son los de la primera página.

pad-title = Bloc para una mesa de verdad
pad-about = Se juega con cartas de verdad y este móvil es el papel. Una vez abierto, no necesita conexión.
pad-names = ¿Quién juega?
pad-player = Jugador { $number }
pad-name = Nombre del jugador { $number }
pad-first = ¿Quién empieza?
pad-first-lot = Echarlo a suertes
pad-begin = Empezar
pad-begins = Empieza { $name }.

## En todas las páginas del bloc

pad-more = Más
pad-more-title = Este bloc
pad-put-away = Borrar esta partida
pad-put-away-sure = ¿Borrarla del todo? No ha terminado y no se podrá recuperar.
pad-keep = Seguir jugando
pad-ready = Ya funciona sin conexión.
pad-install = Añadir el bloc a la pantalla de inicio
pad-renewed = Hay una versión más nueva del bloc.
pad-renew = Actualizar ahora
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
pad-again = Otra vez, los mismos jugadores
pad-new = Partida nueva

## El reloj

pad-time-left = Quedan { $time }
pad-clock-start = Iniciar el reloj
pad-clock-stop = Parar el reloj
pad-minute-left = Queda un minuto.

## Partidas terminadas

pad-history = Partidas terminadas
pad-history-none = Ninguna todavía.
pad-history-line = { $kind }, { $turns }
pad-forget = Borrar la partida del { $date }
pad-forget-short = Borrar
pad-forgotten = Partida borrada.
