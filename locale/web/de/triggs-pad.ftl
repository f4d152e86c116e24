# Der Block für Triggs.

pad-triggs-own-rows = Hat euer Zettel andere Reihen?
pad-triggs-sheets = Zettel
pad-triggs-show = { $name }: { $done } von { $all } angekreuzt. Zettel zeigen
pad-triggs-tap = { $name }: Tipp die Kästchen an, die du ankreuzt.
pad-triggs-goes-on = { $name }: noch mehr in der { $row }er-Reihe?
pad-triggs-owed = Reihe voll! Noch ein Kreuz, in irgendeiner Reihe.
pad-triggs-no-more = { $name } ist fertig.
pad-triggs-cross = { $count ->
    [one] { $row }er-Reihe: ein Kästchen ankreuzen
   *[other] { $row }er-Reihe: { $count } Kästchen ankreuzen
  }
pad-triggs-cross-extra = { $row }er-Reihe: Extrakreuz
pad-triggs-crossed = { $count ->
    [one] { $name } kreuzt eine { $row } an.
   *[other] { $name } kreuzt { $count } Kästchen der { $row }er-Reihe an.
  }
pad-triggs-filled = Die { $row }er-Reihe ist voll.
pad-triggs-pass = Kein Kreuz: weiter zu { $name }
pad-triggs-done = Fertig: weiter zu { $name }
pad-triggs-out-12 = Die Zwölfer sind aus dem Spiel: Jede 12, die offen liegt oder abgeworfen wird, kommt in die Schachtel.
pad-triggs-out-11 = Auch die Elfer sind aus dem Spiel: ab in die Schachtel damit, wie die Zwölfer.
pad-triggs-out = Aus dem Spiel: { $values }
