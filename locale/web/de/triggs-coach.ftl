# Wie der Trainer einen Zug von Triggs nennt.

triggs-move-draw = { $pile ->
    [left] vom linken
    [right] vom rechten
   *[centre] vom mittleren
  } Stapel ziehen
triggs-move-discard = { $count } × { $value } abwerfen
triggs-move-form = { $value } ({ $cards }) ankreuzen
triggs-move-stop = hier aufhören
triggs-move-extra = Extrakreuz in der { $row }er-Reihe
