# El final de una partida.

ending-race = Así fue la carrera
ending-story = Toda la historia
ending-decided = Decidida en el turno { $turn } de { $turns }
ending-picture = Compartir una imagen
ending-other-side = Jugar desde el otro lado
ending-ask = Pedir la revancha
ending-asked = Te espera una revancha.
ending-not-now = Ahora no
ending-watch-next = Ver la siguiente partida
ending-lost-led = { $turns ->
    [one] Fuiste por delante durante un turno. La próxima vez serán más.
   *[other] Fuiste por delante en { $turns } de { $all } turnos. Podía ganar cualquiera.
  }
ending-lost-close = Por muy poco: solo { $count } por detrás.
ending-lost = Has luchado hasta el final. Con otras cartas será otra carrera.
