# Seguir a los demás: qué ha pasado, a qué ritmo y qué se ha jugado por alguien.

table-story-more = + { $count } más
table-again = Otra vez
table-again-what = Volver a ver qué ha pasado desde tu último turno
table-late-you = Se te acabó el tiempo: se ha jugado por ti.
table-late = A { $name } se le acabó el tiempo: ha jugado un bot en su lugar.
table-late-turn = Se acabó el tiempo.
table-sound = Sonido
table-speed = Velocidad
table-speed-slow = lenta
table-speed-normal = normal
table-speed-fast = rápida
table-speed-once = al instante
table-seat-gave-up = ha abandonado
