# Das Ende einer Partie Run & Trip.

runtrip-ending-goal = { $who ->
    [you] Du hast die 100 erreicht.
   *[other] Die 100 ist erreicht: { $names }.
  }
runtrip-ending-cards = { $tokens ->
    [two] Die Karten sind aufgebraucht, und die hintere Figur zählt: { $first } zu { $second }.
   *[one] Die Karten sind aufgebraucht: { $first } zu { $second }.
  }
runtrip-ending-time = { $tokens ->
    [two] Die Zeit ist um, und die hintere Figur zählt: { $first } zu { $second }.
   *[one] Die Zeit ist um: { $first } zu { $second }.
  }
runtrip-ending-shared = Gleichauf auf Feld { $first }.
runtrip-feat-trip = { $count ->
    [1] Bestes Beinstellen: { $count } Feld zurück
   *[other] Bestes Beinstellen: { $count } Felder zurück
  }
runtrip-feat-pushes = { $count }-mal geschoben
