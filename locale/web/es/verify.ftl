# Comprobar que una partida fue limpia.

verify-title = ¿Fue limpia la partida?
verify-what = Cada partida terminada tiene un registro. Con él, aquí se vuelve a repartir y a jugar: ¿eran las cartas que el servidor había prometido?, ¿fueron legales todas las jugadas?, ¿es correcto el resultado?
verify-choose = Elegir un registro guardado
verify-paste = … o pégalo aquí, o pega el enlace de una mesa
verify-promised = La huella (hash) que viste en la mesa, si la anotaste
verify-go = Comprobar esta partida
verify-busy = Comprobando…
verify-no-record = Esto no es un registro: elige el archivo que guardaste o pégalo entero.
verify-good = Todo está como debe estar
verify-bad = Algo no está bien
verify-how = Así se mantiene limpio el reparto
verify-promise = Una promesa.
verify-promise-about = Antes de la primera carta, el servidor elige un número secreto y muestra a todos su huella (hash), en la mesa bajo «Reparto limpio». A partir de ahí ya no puede cambiarlo.
verify-cut = Tu corte.
verify-cut-about = Lo que los jugadores escriben al cortar se mezcla con las cartas. Así el servidor no las conoce cuando hace su promesa, y ningún jugador puede influir en ellas.
verify-record = El registro.
verify-record-about = Después de la partida sale todo a la luz: el número secreto, cada corte, cada jugada y el resultado.
verify-check = La comprobación.
verify-check-about = Con eso cualquiera puede repartir otra vez las mismas cartas. La huella prometida tiene que ser la que viste en la mesa.
verify-home = No hace falta que te fíes de nosotros
verify-home-about = La misma comprobación funciona en tu propio ordenador, sin este servidor:
verify-file = ARCHIVO
