# Partidas terminadas, jugada a jugada.

replay-figures = Cómo se jugó
replay-figure-turns = Turnos

replay-title = Volver a ver una partida
replay-of = { $game }, jugada por { $names }
replay-loading = Cargando la partida…
replay-none = Esta partida no se puede mostrar
replay-file = Abre una partida guardada (un archivo)
replay-choose = Elegir un archivo
replay-no-file = Esto no es una partida guardada. Elige el archivo .json que guardaste después de una partida.
replay-address = O pega la dirección de una mesa o de una repetición
replay-show = Mostrar la partida
replay-no-address = En esta dirección no hay ninguna mesa. Tiene la forma …/t/… o …/replay/….
replay-start = Las cartas se han repartido.
replay-no-words = Aquí no pasa nada.
replay-place = Momento de la partida
replay-place-of = Jugada { $place } de { $last }
replay-steps = Adelante y atrás
replay-first = Al principio
replay-turn-back = Un turno atrás
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-turn-forward = Un turno adelante
replay-last = Al final
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-normal = normal
replay-speed-fast = rápida
replay-viewpoint = Tu sitio
replay-outside = junto a la mesa
replay-share = Compartir este momento

review-open = Repasar la partida
