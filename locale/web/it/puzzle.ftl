# Problemi: posizioni in cui una mossa è chiaramente la migliore.

puzzles-title = Problemi
puzzles-about = Tocca a te, e c’è una mossa chiaramente migliore delle altre. Trovala.
puzzles-mistakes = Ciò che è andato storto nelle partite che rivedi torna qui dopo 1, 3, 7 e 21 giorni, finché non ti riesce. Tutto resta sul tuo dispositivo.
puzzle-size-easy = Facile
puzzle-size-medium = Medio
puzzle-size-hard = Difficile
puzzle-size-very-hard = Molto difficile
puzzle-solved = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
  }
puzzle-row = { $row } di fila risolti al primo colpo.
puzzle-longest = La tua serie migliore: { $row }.
puzzle-day = Problema del giorno
puzzle-day-again = Ancora il problema del giorno
puzzle-mistakes = Uno dei tuoi errori
puzzle-mistakes-due = { $count ->
    [one] I tuoi errori: uno per oggi
   *[other] I tuoi errori: { $count } per oggi
  }
puzzle-mistakes-later = { $days ->
    [one] Il tuo prossimo errore torna domani.
   *[other] Il tuo prossimo errore torna tra { $days } giorni.
  }
puzzle-of = { $game }: { $size }
puzzle-ask = Tocca a te. Qual è la mossa migliore? Giocala.
puzzle-best = La migliore: { $move }.
puzzle-than = Rispetto a: { $move }.
