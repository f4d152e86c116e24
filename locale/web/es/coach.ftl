# El entrenador: una partida repasada.

coach-of = { $game } con { $names }: repaso
coach-not-here = En este dispositivo no se pueden juzgar partidas. En un terminal, «race108 review» hace lo mismo.
coach-note-broken = Solo se repasan las primeras { $ply } jugadas: lo que sigue en este registro no se puede jugar.
coach-note-unfinished = Esta partida no ha terminado. Se repasan las jugadas hechas hasta ahora.
coach-note-nothing = No se ha jugado nada, así que no hay nada que repasar.
coach-progress = { $done } de { $all } jugadas juzgadas
coach-stopped = El repaso se ha detenido. Vuelve a cargar la página para intentarlo de nuevo.
coach-by = Juzgado por la red { $network }, cada jugada solo con lo que se podía saber en ese momento.
coach-chance = Posibilidades de ganar
coach-curve-line = { $name }: de { $first } a { $last }.
coach-curve-begin = Comienzo
coach-curve-end = Final
coach-turning = Momentos decisivos
coach-turn-own = Jugada { $ply }: un desliz de { $name }, { $points } puntos menos
coach-turn-other = Jugada { $ply }: un error de { $name }, { $points } puntos más
coach-turn-nobody = Tras la jugada { $ply }: { $way ->
    [up] { $points } puntos más
   *[down] { $points } puntos menos
  } sin ningún error
coach-decisions = Decisiones
coach-many-best = La mejor, o igual de buena
coach-many-inexact = Imprecisas
coach-many-mistake = Errores
coach-many-blunder = Errores graves
coach-lost = { $lost } puntos perdidos en { $count ->
    [one] { $count } decisión real
   *[other] { $count } decisiones reales
  }
coach-each = { $each } por decisión
coach-point = Un punto es una posibilidad de ganar entre cien. Las jugadas sin elección no cuentan.
coach-whose = ¿Las decisiones de quién?
coach-begin = { $count ->
    [one] Ver la decisión más cara
   *[other] Ver las { $count } decisiones más caras
  }
coach-begin-others = Ver lo que regalaron los demás
coach-flawless = Ninguna decisión costó dos puntos o más. ¡Bien jugado!
coach-replay = Ver de nuevo
coach-own = Tu decisión { $place } de { $all }
coach-others = Regalos: { $place } de { $all }
coach-move = Jugada { $ply }
coach-played = { $who ->
    [you] Jugaste: { $move }.
   *[other] { $name } jugó: { $move }.
  }
coach-cost = { $grade ->
    [blunder] Un error grave:
    [mistake] Un error:
   *[inexact] Una imprecisión:
  } con lo que { $who ->
    [you] sabías
   *[other] sabía
  }, costó unos { $loss } puntos.
coach-ask = ¿Qué habría sido mejor? Juégalo.
coach-show = Enséñamelo
coach-same = Eso es lo que jugaste. Prueba otra cosa.
coach-wrong = Eso no: cuesta unos { $loss } puntos. Prueba otra vez.
coach-right = ¡Sí! Es tan bueno como lo mejor.
coach-right-best = ¡Sí! Es la mejor jugada.
coach-better = Mejor: { $move }.
coach-chances = Posibilidades de ganar: { $best } en vez de { $played }.
coach-no-reason = No se encontró una razón sencilla: fue lo mejor al volver a repartir muchas veces las cartas ocultas.
coach-was-best = Nada habría sido claramente mejor.
coach-back = Atrás
coach-next = Siguiente
coach-overview = Al resumen

coach-ledger = De dónde viene el resultado
coach-ledger-wait = Calculando qué fue suerte…
coach-ledger-none = Aquí no se puede decir qué fue suerte: ninguna red ha aprendido todavía a mirar atrás en partidas como esta.
coach-ledger-failed = Ahora no se puede decir qué fue suerte: no se pudo cargar la red que mira atrás.
coach-ledger-sum = { $how ->
    [won] Has ganado
    [shared] Has compartido la victoria
   *[lost] Has perdido
  }: suerte { $luck }, tus decisiones { $own }, { $count ->
    [one] las de { $name }
   *[other] las de los demás
  } { $rest }.
coach-ledger-start = Punto de partida
coach-ledger-luck = Suerte
coach-ledger-own = Tus decisiones
coach-ledger-others = { $count ->
    [one] Decisiones de { $name }
   *[other] Decisiones de los demás
  }
coach-ledger-unexplained = Sin explicar
coach-ledger-result = Resultado
coach-ledger-about = En puntos, con todas las cartas a la vista. La suerte es el reparto y cada carta robada; las decisiones se comparan con lo que habría jugado la red.

coach-lately = Tus últimas { $count } partidas
coach-lately-all = Todas las decisiones
coach-lately-begin = Comienzo
coach-lately-middle = Mitad
coach-lately-end = Final
coach-lately-about = Puntos perdidos por decisión real; 95 de cada 100 veces el valor verdadero está dentro del margen. Solo se guarda en este dispositivo.

coach-ask-which = ¿Cuál?
coach-ask-why = ¿Por qué?
coach-for-example = Por ejemplo: { $move }.
coach-bar-of = Posibilidades de ganar: { $list }
coach-sure = ¿Seguro?
coach-sure-cost = Esto cuesta unos { $loss } puntos de tus posibilidades de ganar.
coach-think = Pensarlo otra vez
coach-anyway = Jugar de todos modos
