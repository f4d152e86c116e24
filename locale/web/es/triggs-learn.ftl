# La lección de Triggs.

learn-triggs-pitch = Tacha toda tu hoja antes que los demás: con cartas, con sumas y con reacciones en cadena.
learn-triggs-end = Ya conoces todo lo que importa en Triggs. Lo demás es elegir el momento: ¿juntar cartas o vaciar pronto la mano?
learn-triggs-other-draw = Has robado cartas. Está permitido, pero no es exactamente lo que pide este paso.
learn-triggs-other-discard = Has descartado. Está permitido, pero no es exactamente lo que pide este paso.
learn-triggs-other-form = Has tachado correctamente, pero no es exactamente lo que pide este paso.
learn-triggs-hint-draw = Toma la carta de arriba del mazo { $pile ->
    [left] izquierdo
    [right] derecho
   *[centre] central
  }.
learn-triggs-hint-discard = Elige tus { $count } cartas de valor { $value } y descártalas.
learn-triggs-hint-form = Elige la fila { $value } y forma ese valor con { $cards }.
learn-triggs-hint-stop = Para aquí.
learn-triggs-hint-extra = Haz la cruz extra en la fila { $row }.
learn-triggs-one-card = Una carta, una cruz
learn-triggs-one-card-text = Esta es tu hoja: doce filas de casillas. Gana quien tache primero todas las suyas. Tienes un 7, así que tacha un 7.
learn-triggs-one-card-done = El 7 está ahora en el mazo de descartes y tu fila 7 tiene su primera cruz.
learn-triggs-two-cards = Dos cartas que suman
learn-triggs-two-cards-text = No tienes ningún 11, pero 7 y 4 suman 11. Tacha un 11 con dos cartas.
learn-triggs-two-cards-done = Una carta, o dos que sumen el valor; nunca tres.
learn-triggs-several = Varias cruces en un turno
learn-triggs-several-text = En un turno puedes formar el mismo valor todas las veces que puedas. Con tu mano salen cuatro 11: encuéntralos todos.
learn-triggs-several-done = Cuatro cruces en un turno. Por eso puede valer la pena juntar cartas.
learn-triggs-draw = Robar cartas
learn-triggs-draw-text = En vez de tachar puedes robar dos cartas, una tras otra. Toma primero el 4 de la izquierda y mira qué hay debajo antes de volver a elegir.
learn-triggs-draw-done = La segunda carta se elige siempre conociendo la primera. En la mano caben diez cartas como máximo.
learn-triggs-discard = Descartar
learn-triggs-discard-text = Tu fila 12 está completa, así que los 12 ya no te sirven. Descarta los dos a la vez: las cartas que quieras, siempre que sean todas del mismo valor.
learn-triggs-discard-done = Robar, descartar o tachar: un turno es exactamente una de las tres cosas.
learn-triggs-extra = La cruz extra
learn-triggs-extra-text = En la fila 7 queda una sola casilla libre. Táchala: una fila completa te da una cruz extra en cualquier otra fila, sin gastar cartas.
learn-triggs-extra-done = ¡Una cruz de regalo! La extra es obligatoria y se hace enseguida, pero la fila la eliges tú.
learn-triggs-chain = Reacción en cadena
learn-triggs-chain-text = Si una cruz extra completa una fila, te da otra. Completa la fila 10 y deja que la cadena pase por las filas 8 y 5.
learn-triggs-chain-done = ¡Una carta, cuatro cruces! La cadena no tiene límite: una fila con una sola casilla libre vale oro.
learn-triggs-save = Guardar cartas para una cadena
learn-triggs-save-text = En la fila 8 queda una casilla libre, y tienes un 8. ¡Guárdalo! Tacha primero un 5: así a la fila 5 también le faltará una sola cruz. Después, tu 8 pondrá en marcha una cadena.
learn-triggs-save-done = Un turno de paciencia, y un solo 8 ha hecho tres cruces. Quien guarda la carta adecuada hasta que varias filas estén casi completas consigue las cadenas más largas.
learn-triggs-empty = La mano vacía
learn-triggs-empty-text = Tacha dos 6 con tus tres cartas. Quedarse sin cartas es una buena noticia: recibes cinco nuevas enseguida.
learn-triggs-empty-done = Cinco cartas de regalo. Robarlas tú te habría costado tres turnos.
learn-triggs-win = Ganar
learn-triggs-win-text = Quedan dos casillas libres: una en la fila 4 y otra en la fila 9. Tienes un 3 y un 1. ¡Gana!
learn-triggs-win-done = Tu hoja está completa y ganas en ese mismo momento.
