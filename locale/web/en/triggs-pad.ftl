# The pad for Triggs.

pad-triggs-own-rows = Does your sheet have other rows?
pad-triggs-sheets = Sheets
pad-triggs-show = { $name }: { $done } of { $all } crossed off. Show the sheet
pad-triggs-tap = { $name }: tap the boxes you cross off.
pad-triggs-goes-on = { $name }: more crosses in row { $row }?
pad-triggs-owed = Row full! One more cross, in any row.
pad-triggs-no-more = { $name } is done.
pad-triggs-cross = { $count ->
    [one] Row { $row }: cross off one box
   *[other] Row { $row }: cross off { $count } boxes
  }
pad-triggs-cross-extra = Row { $row }: extra cross
pad-triggs-crossed = { $count ->
    [one] { $name } crosses off one { $row }.
   *[other] { $name } crosses off { $count } boxes of row { $row }.
  }
pad-triggs-filled = Row { $row } is full.
pad-triggs-pass = No cross: on to { $name }
pad-triggs-done = Done: on to { $name }
pad-triggs-out-12 = The 12s are out of the game: put any 12 that lies face up or is discarded into the box.
pad-triggs-out-11 = The 11s are out of the game too: put them into the box like the 12s.
pad-triggs-out = Out of the game: { $values }
