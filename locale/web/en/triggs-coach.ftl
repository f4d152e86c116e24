# How the coach calls a move of Triggs.

triggs-move-draw = draw from the { $pile ->
    [left] left
    [right] right
   *[centre] centre
  } pile
triggs-move-discard = discard { $count } × { $value }
triggs-move-form = cross off { $value } ({ $cards })
triggs-move-stop = stop here
triggs-move-extra = extra cross in row { $row }
