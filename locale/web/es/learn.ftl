# Aprender a jugar: una primera partida guiada de cada juego.

learn-title = Aprende a jugar
learn-about = Una idea cada vez. Juegas de verdad desde el primer paso y nada puede salir mal.
learn-game = Aprende { $game }
learn-start = Empezar
learn-resume = Seguir en el paso { $step }
learn-finished = Completado. Jugar otra vez
learn-length = { $count } pasos
learn-step = Paso { $step } de { $count }
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar
learn-again = Intentarlo otra vez
learn-restart = Repetir este paso
learn-show = Muéstramelo
learn-well-done = ¡Muy bien!
learn-not-yet = Todavía no.
learn-rules = Leer las reglas
learn-other-game = Aprender también { $game }
learn-end-title = Ya sabes todo lo necesario
learn-play = Jugar ahora una partida entera contra un bot
learn-first-step = Empezar de nuevo por el paso 1
learn-part = Otra lección: { $part }
