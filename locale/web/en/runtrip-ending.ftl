# The end of a game of Run & Trip.

runtrip-ending-goal = { $who ->
    [you] You have reached 100.
   *[other] { $names } reached 100.
  }
runtrip-ending-cards = { $tokens ->
    [two] The cards have run out, and the last token counts: { $first } to { $second }.
   *[one] The cards have run out: { $first } to { $second }.
  }
runtrip-ending-time = { $tokens ->
    [two] Time is up, and the last token counts: { $first } to { $second }.
   *[one] Time is up: { $first } to { $second }.
  }
runtrip-ending-shared = Level on square { $first }.
runtrip-feat-trip = { $count ->
    [1] Best trip: { $count } square back
   *[other] Best trip: { $count } squares back
  }
runtrip-feat-pushes = { $count ->
    [1] One push
   *[other] { $count } pushes
  }
