# Las reglas: lo que rodea a las de un juego, que tienen su propio archivo. T1 … y R1 … son los números de las aclaraciones.

rules-title = Reglas
rules-about = Los dos juegos completos, con un número para cada aclaración, para zanjar cualquier discusión en la mesa.
rules-read = Reglas de { $game }
rules-contents = En esta página
rules-link = Enlace a «{ $title }»
rules-ruling = Aclaración { $ruling }
rules-learn = Aprender jugando
rules-print = Imprimir las reglas
rules-other = Ir a las reglas de { $game }
