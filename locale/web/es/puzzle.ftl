# Problemas: posiciones en las que una jugada es claramente la mejor.

puzzles-title = Problemas
puzzles-about = Es tu turno y hay una jugada claramente mejor que las demás. Encuéntrala.
puzzles-mistakes = Lo que salió mal en las partidas que repasas vuelve aquí al cabo de 1, 3, 7 y 21 días, hasta que lo domines. Todo se queda en tu dispositivo.
puzzle-size-easy = Fácil
puzzle-size-medium = Medio
puzzle-size-hard = Difícil
puzzle-size-very-hard = Muy difícil
puzzle-solved = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
  }
puzzle-row = { $row } seguidos resueltos a la primera.
puzzle-longest = Tu mejor racha: { $row }.
puzzle-day = Problema del día
puzzle-day-again = El problema del día otra vez
puzzle-mistakes = Uno de tus errores
puzzle-mistakes-due = { $count ->
    [one] Tus errores: uno para hoy
   *[other] Tus errores: { $count } para hoy
  }
puzzle-mistakes-later = { $days ->
    [one] Tu próximo error vuelve mañana.
   *[other] Tu próximo error vuelve dentro de { $days } días.
  }
puzzle-of = { $game }: { $size }
puzzle-ask = Es tu turno. ¿Cuál es la mejor jugada? Juégala.
puzzle-best = Lo mejor: { $move }.
puzzle-than = En comparación con: { $move }.
