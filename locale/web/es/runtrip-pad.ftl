# El bloc para Run & Trip.

pad-runtrip-symbols = Nuestro recorrido tiene los símbolos habituales
pad-runtrip-symbols-why = Factores primos, como en los recorridos que se imprimen aquí. Si no, no se muestran símbolos y hay que vigilar las casillas seguras sin ayuda.
pad-runtrip-end-cards = A nadie le quedan cartas: terminar la partida
pad-runtrip-tokens = Jugadores y sus fichas
pad-runtrip-numbers = Número de la carta
pad-runtrip-clear = Borrar los números
pad-runtrip-run-how = { $name }: pulsa un número para correr, o a alguien para ponerle la zancadilla.
pad-runtrip-run-which = { $name }: elige a o b y luego un número para correr, o a alguien para ponerle la zancadilla.
pad-runtrip-trip-how = { $name } le pone la zancadilla a { $whom }: pulsa los números de las cartas.
pad-runtrip-trip-again = { $name } puede poner otra zancadilla.
pad-runtrip-sum = { $cards } = { $sum }
pad-runtrip-stays = { $who } se queda en la { $square }: no se puede pasar de 100
pad-runtrip-on = { $who } en la { $square }
pad-runtrip-on-start = { $who } en la salida
pad-runtrip-symbols-here = símbolos: { $symbols }
pad-runtrip-choose-token = Mover a { $token }
pad-runtrip-choose-target = Zancadilla a { $token }
pad-runtrip-why-safe = { $who } está en una casilla sin símbolos: no se le puede poner la zancadilla.
pad-runtrip-why-last = { $who } va en último lugar: no se le puede poner la zancadilla (Piedad).
pad-runtrip-why-goal = Una ficha solo puede llegar a la 100 si así se gana la partida: la otra aún no ha avanzado lo suficiente.
pad-runtrip-skip = Sin cartas: le toca a { $name }
