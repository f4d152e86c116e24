# Aprender a jugar: una primera partida guiada de cada juego.

learn-title = Aprende a jugar
learn-about = Unos minutos por juego, una idea cada vez. Juegas en la mesa de verdad y nada puede salir mal.
learn-game = { $game ->
    [triggs] Aprende Triggs
   *[runtrip] Aprende Run & Trip
  }
learn-pitch-triggs = Tacha toda tu tabla antes que los demás: con cartas, con sumas y con reacciones en cadena.
learn-pitch-runtrip = Corre hasta la casilla 100 y pon la zancadilla a quien esté en una casilla que tus cartas igualen.
learn-start = Empezar
learn-resume = Seguir en el paso { $step }
learn-finished = Completado. Jugar otra vez
learn-length = { $count } pasos
learn-step = Paso { $step } de { $count }
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar
learn-again = Probar otra vez
learn-restart = Repetir este paso
learn-show = Muéstramelo
learn-well-done = ¡Muy bien!
learn-not-yet = No del todo.
learn-rules = Leer las reglas
learn-other-game = { $game ->
    [triggs] Aprende también Triggs
   *[runtrip] Aprende también Run & Trip
  }
learn-end-title = Ya sabes todo lo necesario
learn-end-triggs = Ya conoces todo lo que importa en Triggs. Lo demás es elegir el momento: ¿juntar cartas o vaciar pronto la mano?
learn-end-runtrip = Ya conoces todo lo que importa en Run & Trip. Lo demás es tener buen ojo: ¿a quién puedes poner la zancadilla, y quién a ti?
learn-play = Ahora, una partida entera contra un bot
learn-first-step = Empezar de nuevo por el paso 1

## Lo que se ha jugado en su lugar

learn-other-draw = Has robado cartas. Está permitido, pero no es exactamente lo que pide este paso.
learn-other-discard = Has descartado. Está permitido, pero no es exactamente lo que pide este paso.
learn-other-form = Has tachado correctamente, pero no es exactamente lo que pide este paso.
learn-other-run = Has corrido. Está permitido, pero no es exactamente lo que pide este paso.
learn-other-trip = Era una buena zancadilla, pero no es exactamente lo que pide este paso.

## Pistas: qué hacer ahora

learn-hint-draw = Toma la carta de arriba del mazo { $pile ->
    [left] izquierdo
    [right] derecho
   *[centre] central
  }.
learn-hint-discard = Elige tus { $count } cartas de valor { $value } y descártalas.
learn-hint-form = Elige la fila { $value } y forma ese valor con { $cards }.
learn-hint-stop = Para aquí.
learn-hint-extra = Haz la tachadura extra en la fila { $row }.
learn-hint-run = Corre con tu { $card }.
learn-hint-run-token = Corre con tu { $card } y mueve la ficha «{ $token }».
learn-hint-trip = Elige a { $name } y pon la zancadilla con { $cards }.
learn-hint-end = Termina tu turno.

## Triggs

learn-triggs-one-card = Una carta, una tachadura
learn-triggs-one-card-text = Esta es tu tabla: doce filas de espacios. Gana quien tache primero todos los suyos. Tienes un 7, así que tacha un 7.
learn-triggs-one-card-done = El 7 está ahora en el mazo de descartes y tu fila 7 tiene su primera tachadura.
learn-triggs-two-cards = Dos cartas que suman
learn-triggs-two-cards-text = No tienes ningún 11, pero 7 y 4 suman 11. Tacha un 11 con dos cartas.
learn-triggs-two-cards-done = Una carta, o dos que sumen el valor; nunca tres.
learn-triggs-several = Varias tachaduras en un turno
learn-triggs-several-text = En un turno puedes formar el mismo valor todas las veces que puedas. En tu mano hay cuatro 11: encuéntralos todos.
learn-triggs-several-done = Cuatro tachaduras en un turno. Por eso puede valer la pena juntar cartas.
learn-triggs-draw = Robar cartas
learn-triggs-draw-text = En vez de tachar puedes robar dos cartas, una tras otra. Toma primero el 4 de la izquierda y mira qué hay debajo antes de volver a elegir.
learn-triggs-draw-done = La segunda carta se elige siempre conociendo la primera. En la mano caben diez cartas como máximo.
learn-triggs-discard = Descartar
learn-triggs-discard-text = Tu fila 12 está completa, así que los 12 ya no te sirven. Descarta los dos a la vez: las cartas que quieras, siempre que sean todas del mismo valor.
learn-triggs-discard-done = Robar, descartar o tachar: un turno es exactamente una de las tres cosas.
learn-triggs-extra = La tachadura extra
learn-triggs-extra-text = En la fila 7 queda un solo espacio libre. Táchalo: una fila completa te da una tachadura extra en cualquier otra fila, sin gastar cartas.
learn-triggs-extra-done = ¡Una tachadura de regalo! La extra es obligatoria y se hace enseguida, pero la fila la eliges tú.
learn-triggs-chain = Reacción en cadena
learn-triggs-chain-text = Si una tachadura extra completa una fila, te da otra. Completa la fila 10 y deja que la cadena pase por las filas 8 y 5.
learn-triggs-chain-done = ¡Una carta, cuatro tachaduras! La cadena no tiene límite: una fila con un solo espacio libre vale oro.
learn-triggs-empty = La mano vacía
learn-triggs-empty-text = Tacha dos 6 con tus tres cartas. Quedarse sin cartas es buena noticia: recibes cinco nuevas enseguida.
learn-triggs-empty-done = Cinco cartas de regalo. Robarlas tú te habría costado tres turnos.
learn-triggs-win = Ganar
learn-triggs-win-text = Quedan dos espacios libres: uno en la fila 4 y otro en la fila 9. Tienes un 3 y un 1. ¡Gana!
learn-triggs-win-done = Tu tabla está completa y ganas en ese mismo momento.

## Run & Trip

learn-runtrip-run = Correr
learn-runtrip-run-text = Todos quieren llegar a la casilla 100. Juega una carta y corre: tu ficha avanza tantas casillas como indica su número.
learn-runtrip-run-done = Al final de tu turno robas dos cartas. Los demás ven los números de tus cartas, pero no los símbolos.
learn-runtrip-symbols = Símbolos y zancadillas
learn-runtrip-symbols-text = Cada casilla muestra los factores primos de su número como formas: la 5 muestra un pentágono, con cinco puntas. Allí está el Jugador 2, y tú tienes una carta con justo ese símbolo: ¡ponle la zancadilla!
learn-runtrip-symbols-done = El Jugador 2 ha vuelto a la salida y tú has avanzado 6. La salida, la 1 y la 100 no tienen símbolos: allí no hay zancadillas.
learn-runtrip-two-cards = Zancadilla con varias cartas
learn-runtrip-two-cards-text = La casilla 12 es 2 × 2 × 3, así que muestra dos lentes y un triángulo. Junta cartas que muestren exactamente eso, ni más ni menos.
learn-runtrip-two-cards-done = 3 y 4 son 7: el Jugador 2 retrocede 7 y tú avanzas 7.
learn-runtrip-sum = Cuenta la suma
learn-runtrip-sum-text = El Jugador 2 está en la 15, que es 3 × 5. Puedes igualarla de dos maneras: elige la que te lleve más lejos.
learn-runtrip-sum-done = 13 en vez de 3: más cartas, más pasos. A cambio, te queda una mano más pequeña.
learn-runtrip-push = Empujar
learn-runtrip-push-text = En cada casilla cabe una sola ficha. Corre justo hasta la casilla del Jugador 2 y mira qué pasa.
learn-runtrip-push-done = El Jugador 2 ha acabado en la 39. Si allí hubiera habido alguien, esa ficha habría pasado a la 38.
learn-runtrip-again = Otra zancadilla
learn-runtrip-again-text = Tras una zancadilla puedes poner otra, tantas veces como puedas y quieras, pero ya no correr. Pon la zancadilla al Jugador 2 en la 12 y otra vez donde caiga.
learn-runtrip-again-done = Dos en un turno, y de paso el Jugador 3 ha sido empujado. Así se esfuma una ventaja.
learn-runtrip-hundred = Justo 100
learn-runtrip-hundred-text = Nadie pasa de 100: si el número es demasiado grande, tu ficha se queda donde está. Llega justo a la 100.
learn-runtrip-hundred-done = La primera ficha en la 100 termina la partida, y nadie está más adelante que tú: ganas.
learn-runtrip-two-tokens = Dos fichas
learn-runtrip-two-tokens-text = En el juego avanzado cada uno tiene dos fichas y solo cuenta la última. Solo puedes ir a la 100 si así ganas. Adelanta primero con la ficha «b» a la última del Jugador 2 y luego llega con la ficha «a».
learn-runtrip-two-tokens-done = Tu última ficha, en la 71, iba por delante de la suya, en la 65. Por eso la ficha «a» podía ir a la 100, y ganas.
