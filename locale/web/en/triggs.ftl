# The Triggs table.

## The sheets

triggs-your-sheet = Your sheet
triggs-sheet-of = { $name }’s sheet
triggs-progress = { $done } of { $all }
triggs-left = { $count ->
    [0] all crossed off
    [1] 1 box left
   *[other] { $count } boxes left
  }
triggs-leads = in the lead
triggs-row = Row { $row }: { $crossed } of { $boxes } crossed off
triggs-row-full = Row { $row }: full
triggs-row-extra = Extra cross in row { $row }, { $crossed } of { $boxes } crossed off

## The piles

triggs-piles = Piles
triggs-pile-left = left
triggs-pile-centre = centre
triggs-pile-right = right
triggs-draw-up = Draw from the { $pile } pile: { $top } on top, { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
triggs-draw-down = Draw from the { $pile } pile: face down, { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
triggs-lies-up = The { $pile } pile: { $top } on top, { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
triggs-lies-down = The { $pile } pile: face down, { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
triggs-lies-empty = The { $pile } pile: empty
triggs-discards = Discards
triggs-box = Box

## The hand and the others

triggs-hand = Your hand
triggs-card = Card { $value }
triggs-no-cards = no cards
triggs-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
triggs-others = The others
triggs-players = Players
triggs-show-sheet = { $name }: { $count ->
    [1] 1 card
   *[other] { $count } cards
  }, { $done } of { $all } crossed off. Show the sheet
triggs-on-turn = their turn
triggs-hand-of = { $name }’s cards: { $cards }

## What to do

triggs-act = { $draw ->
    [two] Your turn: draw two cards, cross off a number or discard.
    [one] Your turn: draw one card, cross off a number or discard.
   *[none] Your turn: cross off a number or discard. You cannot draw now.
  }
triggs-second = Now draw your second card.
triggs-extra = Row full! Tap the row that gets your extra cross.
triggs-turn-of = It is { $name }’s turn.
triggs-won = { $name } wins!
triggs-over = The game is over.
triggs-forming = Row { $row }
triggs-ways = Ways to form { $row }
triggs-no-way = Choose at least one way to form { $row }.
triggs-fills = This fills the row!
triggs-incomplete = One more card is needed here.
triggs-cross = { $count ->
    [1] Cross off one { $row }
    [2] Cross off two { $row }s
    [3] Cross off three { $row }s
    [4] Cross off four { $row }s
    [5] Cross off five { $row }s
   *[other] Cross off { $count } { $row }s
  }
triggs-discard = { $count ->
    [1] Discard one { $value }
    [2] Discard two { $value }s
    [3] Discard three { $value }s
    [4] Discard four { $value }s
    [5] Discard five { $value }s
   *[other] Discard { $count } { $value }s
  }
triggs-stop = No more { $row }s
triggs-cancel = Cancel
triggs-take-back = Take back
triggs-choices = What you can do
triggs-chain = Chain reaction ×{ $count }

## On other pages: its name, setting up a table, figures of a game

triggs-name = Triggs
triggs-about = Form numbers from your cards, and be the first to cross off your whole sheet.
triggs-option-refill = When a pile is empty
triggs-option-refill-emptied = Refill that pile
triggs-option-refill-all = Refill all piles
triggs-rows = Boxes in each row
triggs-rows-why = Is your printed sheet different? Make this one the same: 1 to 9 boxes per row.
triggs-rows-less = Row { $row }: one box less
triggs-rows-more = Row { $row }: one box more
triggs-rows-boxes = Boxes in row { $row }
triggs-rows-reset = Back to the usual rows
triggs-figure-per-turn = Crosses per turn
triggs-figure-chain = Longest chain of extra crosses
triggs-figure-drawn = Cards drawn
triggs-figure-discarded = Cards discarded
triggs-setting-cards = Triggs cards
triggs-setting-cards-colour = Coloured
triggs-setting-cards-plain = Plain, with a coloured rim

## What stands in somebody’s record

triggs-deed = { $count ->
    [one] Longest chain: one extra cross
   *[other] Longest chain: { $count } extra crosses
  }
