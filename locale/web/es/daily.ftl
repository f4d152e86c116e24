# La partida del día, y lo que alguien ha logrado en este dispositivo.

daily-title = Partida del día
daily-about = Las mismas cartas para todos, un intento por navegador, contra { $name }. ¿Quién necesita menos rondas?
daily-play = Jugar la partida de hoy
daily-play-on = Seguir jugando
daily-won = { $rounds ->
    [one] Ganada en una ronda
   *[other] Ganada en { $rounds } rondas
  }
daily-lost = Perdida, con un { $progress } % completado
daily-place = Puesto { $place } de { $players }
daily-finished = { $players ->
    [0] Nadie la ha terminado aún: ¡estrénala!
    [one] Una persona la ha terminado.
   *[other] { $players } personas la han terminado.
  }
daily-next = { $hours ->
    [0] Cartas nuevas en menos de una hora
    [one] Cartas nuevas en una hora
   *[other] Cartas nuevas en { $hours } horas
  }
daily-share = Compartir el resultado
daily-copied = Copiado: pégalo donde quieras.
daily-sealed-until = Otras personas aún no han jugado estas cartas. Desde medianoche (UTC) todos podrán ver todas las manos y comprobar el reparto.
daily-leave = La partida te espera hasta medianoche (UTC). Nadie juega en tu lugar.

record-title = Tus resultados hasta ahora
record-where = Se guarda solo en este dispositivo.
record-played = { $played ->
    [one] { $won } de 1 partida ganada
   *[other] { $won } de { $played } partidas ganadas
  }
record-row = { $row ->
    [one] Ganaste la última partida
   *[other] { $row } victorias seguidas
  }
record-longest = Mejor racha de victorias: { $row }
record-against = Contra { $name }: { $won } de { $played } ganadas
record-people = personas
record-forget = Borrarlo todo
record-forgotten = Borrado.
