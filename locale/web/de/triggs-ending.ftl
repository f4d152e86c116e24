# Das Ende einer Partie Triggs.

triggs-ending-full = { $who ->
    [you] Dein Zettel ist komplett angekreuzt.
   *[other] Der Zettel von { $names } ist komplett angekreuzt.
  }
triggs-feat-chain = Längste Kette: ×{ $count }
triggs-feat-turn = Bester Zug: { $count } Kreuze
