# Puzzles: positions in which one move is clearly the best.

puzzles-title = Puzzles
puzzles-about = It is your turn, and one move is clearly better than all others. Find it.
puzzles-mistakes = What went wrong in games you review comes back here, after 1, 3, 7 and 21 days, until you have got it. All of this stays on your device.
puzzle-size-easy = Easy
puzzle-size-medium = Medium
puzzle-size-hard = Hard
puzzle-size-very-hard = Very hard
puzzle-solved = { $count } solved
puzzle-row = { $row } in a row solved at the first try.
puzzle-longest = Your best: { $row }.
puzzle-day = Puzzle of the day
puzzle-day-again = Puzzle of the day, once more
puzzle-mistakes = One of your mistakes
puzzle-mistakes-due = { $count ->
    [one] Your mistakes: one for today
   *[other] Your mistakes: { $count } for today
  }
puzzle-mistakes-later = { $days ->
    [one] Your next mistake comes back tomorrow.
   *[other] Your next mistake comes back in { $days } days.
  }
puzzle-of = { $game }: { $size }
puzzle-ask = Your turn. Which move is best? Play it.
puzzle-best = Best: { $move }.
puzzle-than = Compared with: { $move }.
