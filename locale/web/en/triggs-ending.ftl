# The end of a game of Triggs.

triggs-ending-full = { $who ->
    [you] You have crossed off your whole sheet.
   *[other] { $names } has crossed off the whole sheet.
  }
triggs-feat-chain = Longest chain: ×{ $count }
triggs-feat-turn = { $count ->
    [1] Best turn: one cross
   *[other] Best turn: { $count } crosses
  }
