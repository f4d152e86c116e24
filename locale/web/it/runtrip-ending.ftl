# La fine di una partita a Run & Trip.

runtrip-ending-goal = { $who ->
    [you] Hai raggiunto la 100.
   *[other] Arrivo sulla 100: { $names }.
  }
runtrip-ending-cards = { $tokens ->
    [two] Le carte sono finite e conta l’ultima pedina: { $first } a { $second }.
   *[one] Le carte sono finite: { $first } a { $second }.
  }
runtrip-ending-time = { $tokens ->
    [two] Il tempo è scaduto e conta l’ultima pedina: { $first } a { $second }.
   *[one] Il tempo è scaduto: { $first } a { $second }.
  }
runtrip-ending-shared = Parità sulla casella { $first }.
runtrip-feat-trip = { $count ->
    [1] Sgambetto migliore: indietro di { $count } casella
   *[other] Sgambetto migliore: indietro di { $count } caselle
  }
runtrip-feat-pushes = { $count ->
    [1] Una spinta
   *[other] { $count } spinte
  }
