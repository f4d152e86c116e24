# Rätsel: Stellungen, in denen ein Zug klar der beste ist.

puzzles-title = Rätsel
puzzles-about = Du bist am Zug, und ein Zug ist klar besser als alle anderen. Finde ihn.
puzzles-mistakes = Was in durchgesehenen Partien danebenging, kommt hier wieder, nach 1, 3, 7 und 21 Tagen, bis es sitzt. Alles bleibt auf deinem Gerät.
puzzle-size-easy = Leicht
puzzle-size-medium = Mittel
puzzle-size-hard = Schwer
puzzle-size-very-hard = Sehr schwer
puzzle-solved = { $count } gelöst
puzzle-row = { $row } hintereinander auf Anhieb gelöst.
puzzle-longest = Dein Bestes: { $row }.
puzzle-day = Rätsel des Tages
puzzle-day-again = Rätsel des Tages noch einmal
puzzle-mistakes = Einer deiner Fehler
puzzle-mistakes-due = { $count ->
    [one] Deine Fehler: einer für heute
   *[other] Deine Fehler: { $count } für heute
  }
puzzle-mistakes-later = { $days ->
    [one] Dein nächster Fehler kommt morgen wieder.
   *[other] Dein nächster Fehler kommt in { $days } Tagen wieder.
  }
puzzle-of = { $game }: { $size }
puzzle-ask = Du bist am Zug. Welcher Zug ist der beste? Spiel ihn.
puzzle-best = Am besten: { $move }.
puzzle-than = Im Vergleich mit: { $move }.
