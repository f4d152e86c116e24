# Triggs in English. The same messages stand in the other catalogues beside this one.

triggs-name = Triggs

## The games and their parts

pile-left = left
pile-centre = centre
pile-right = right

## What happens in Triggs

a-value = { $value ->
    [8] an { $value }
    [11] an { $value }
   *[other] a { $value }
  }
many-values = { $many } { $value }s
drawn-card = { $value ->
    [8] an { $value } from the { $pile }
    [11] an { $value } from the { $pile }
   *[other] a { $value } from the { $pile }
  }
drawn-hidden = a card from the { $pile }
tell-draw = { $who ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
  }
tell-draw-two = { $who ->
    [you] You draw { $card } and { $second }.
   *[other] { $player } draws { $card } and { $second }.
  }
tell-discard = { $who ->
    [you] { $count ->
        [1] You discard { $one }.
       *[other] You discard { $many }.
      }
   *[other] { $count ->
        [1] { $player } discards { $one }.
       *[other] { $player } discards { $many }.
      }
  }
tell-discard-box = { $who ->
    [you] { $count ->
        [1] You put { $one } back in the box.
       *[other] You put { $many } back in the box.
      }
   *[other] { $count ->
        [1] { $player } puts { $one } back in the box.
       *[other] { $player } puts { $many } back in the box.
      }
  }
tell-cross = { $who ->
    [you] { $count ->
        [1] You cross off { $one } ({ $cards }).
       *[other] You cross off { $many } ({ $cards }).
      }
   *[other] { $count ->
        [1] { $player } crosses off { $one } ({ $cards }).
       *[other] { $player } crosses off { $many } ({ $cards }).
      }
  }
tell-cross-fill = { $who ->
    [you] { $count ->
        [1] You cross off { $one } ({ $cards }) and fill the row.
       *[other] You cross off { $many } ({ $cards }) and fill the row.
      }
   *[other] { $count ->
        [1] { $player } crosses off { $one } ({ $cards }) and fills the row.
       *[other] { $player } crosses off { $many } ({ $cards }) and fills the row.
      }
  }
tell-extra = { $who ->
    [you] You make the extra cross in row { $row }.
   *[other] { $player } makes the extra cross in row { $row }.
  }
tell-extra-fill = { $who ->
    [you] You make the extra cross in row { $row } and fill it.
   *[other] { $player } makes the extra cross in row { $row } and fills it.
  }
tell-emptied = { $who ->
    [you] You have no cards left and draw new ones from the centre.
   *[other] { $player } has no cards left and draws new ones from the centre.
  }
tell-emptied-none = { $who ->
    [you] You have no cards left, and the centre has none to draw.
   *[other] { $player } has no cards left, and the centre has none to draw.
  }
tell-emptied-seen = { $who ->
    [you] You have no cards left and draw { $cards } from the centre.
   *[other] { $player } has no cards left and draws { $cards } from the centre.
  }
tell-refill = { $count ->
    [1] The { $pile } pile is refilled with one card.
   *[other] The { $pile } pile is refilled with { $count } cards.
  }
tell-removed = The { $value } on the { $pile } pile goes back in the box.
tell-won = { $who ->
    [you] You have crossed off everything and win!
   *[other] { $player } has crossed off everything and wins!
  }

## Moves that cannot be played

triggs-unreadable = “{ $text }” is not a move: write draw L, discard 9x2, form 11=7+4, stop or extra 9.
triggs-unknown-pile = There is no pile “{ $pile }”: draw from L (left), C (centre) or R (right).
triggs-no-such-value = There is no { $value } in this game: the cards and rows go from 1 to 12.
triggs-two-cards = A value is formed from one card or from two, never from more: form it with fewer cards.
triggs-second-card = You have drawn one card and must draw a second: choose L, C or R.
triggs-extra-owed = You have filled a row and must make an extra cross: choose a row with a free box, for example “extra 9”.
triggs-still-forming = You are crossing off { $value }s: form another { $value }, or stop.
triggs-hand-full = You hold ten cards, the most allowed, so you cannot draw: discard or cross off.
triggs-pile-empty = The pile { $pile } is empty: draw from another one.
triggs-discard-none = Discard at least one card, all of one value, for example “discard 9x2”.
triggs-discard-one-value = Discard cards of one value only, for example “discard 9x2”.
triggs-discard-too-many = You hold { $held ->
    [0] no { $value }
    [1] only one { $value }
   *[other] only { $held } cards of value { $value }
  }: discard cards you have, all of one value.
triggs-one-value = A turn crosses off one value only, and you have begun with { $value }s: form another { $value }, or stop.
triggs-row-full = Your row { $value } is full: choose a row with a free box.
triggs-wrong-sum = { $cards } makes { $sum }, not { $value }: the cards must add up to the value you cross off.
triggs-card-missing = You do not hold { $needed ->
    [1] a card of value { $value }
   *[other] { $needed } cards of value { $value }
  }: form the value from cards in your hand.
triggs-cannot-form = Your hand cannot form { $value } from one card or two: choose another value, draw or discard.
triggs-nothing-to-stop = There is nothing to stop: draw, discard or cross off.
triggs-no-extra-owed = You have no extra cross to make: only filling a row gives you one.

# Why a thing cannot be used now, in one line
triggs-why-row-full = Row { $row } is full.
triggs-why-no-sum = { $value ->
    [1] You have no 1.
   *[other] You have no { $value }, and no two of your cards add up to { $value }.
  }
triggs-why-pile-empty = The { $pile } pile is empty.
triggs-why-hand-full = You hold ten cards, and nobody may hold more.
triggs-why-card = You are crossing off { $value }s, and this { $card } does not help to make one.
triggs-why-no-card = You have no { $value }.
triggs-why-second = Draw your second card first.
triggs-why-extra = Make your extra cross first: choose a row.
triggs-why-forming = You are crossing off { $value }s: go on with them, or stop.

## Options and seeds

triggs-bad-rows = The option rows must be a list of 12 numbers of boxes, each from 1 to 9.

## Positions

triggs-position-crosses = Row { $row } of player { $player } must have 0 to { $boxes } crosses.
triggs-position-too-many = There are { $count } cards of value { $value }, but the game has only { $copies }.
triggs-position-missing = Every card must be somewhere; these are missing: { $cards }.
triggs-position-box = Only cards nobody needs any more go to the box (12s once every row 12 is full, then 11s), not a card of value { $value }.
triggs-position-hand = Player { $player } holds { $count } cards, but the limit is ten.
triggs-position-no-value = “value” must be null unless the phase is form.
triggs-position-value = In the phase form, “value” must say which number from 1 to 12 is being formed.
triggs-position-full = Player { $player }’s sheet is full, so the phase must be over.
triggs-position-not-over = The phase is over only when exactly one sheet is full.
triggs-position-draw = In the phase draw, the player whose turn it is has 1 to 9 cards, not { $cards }.
triggs-position-form = The phase form needs a cross in row { $value }, a free box there and cards to form { $value } again.
triggs-position-extra = In the phase extra, the player whose turn it is must have a full row.

## The command line

triggs-option-rows = Triggs: the boxes of the rows 1 to 12 of your own sheet, for example 2,2,2,3,3,3,4,4,4,4,5,5
triggs-option-refill = Triggs: refill only emptied piles, or all piles at once

## At the terminal

terminal-box = in the box: { $count }
terminal-free-boxes = Free boxes
terminal-triggs-act = Your turn: draw, cross off one value, or discard cards of one value.
terminal-triggs-draw = Now draw your second card.
terminal-triggs-form = You are crossing off { $value }s: once more, or stop.
terminal-triggs-extra = That fills a row! Make an extra cross in another row.
terminal-do-draw = Draw
terminal-do-form = Cross off
terminal-do-extra = Extra cross
terminal-do-stop = Stop
terminal-do-discard = Discard
terminal-row = row { $row }
terminal-stop = no more crosses
triggs-terminal-help = Type the number in front of a move, or the move itself: draw L, form 11=7+4 (cross off), discard 9x2, stop, extra 9.
triggs-terminal-rules =
    Be the first to cross off every box on your sheet.
    On your turn you do one of three things:
    – Draw two cards, one after the other, from any piles. You can hold ten cards at most; with nine you draw just one.
    – Cross off: choose one value and form it as often as you can and like, each time from one card or from two that add up to it. Each time gives you a cross in that row.
    – Discard as many cards of one value as you like.
    Whoever fills a row makes an extra cross in another row, at once and without a card. If that fills a row too, there is another one, and so on.
    No cards left after crossing off or discarding? Then you draw five from the centre.
    An empty pile is refilled from the discards.
    Once everyone has filled row 12, the 12s leave the game, and after them the 11s in the same way.
triggs-terminal-refill-all = At this table the other piles are topped up too whenever a pile is refilled.

## Studies

triggs-study-about = What does Triggs look like when it is played well? A bot that has learned the game from many thousands of games against itself played every seat here: with two, three and four players, with the other way to refill the piles, and with other sheets.
triggs-study-refill = all piles refilled
triggs-study-rows-two = every row 2 boxes
triggs-study-rows-four = every row 4 boxes
triggs-study-rows-short = rows of 1 and 2 boxes
triggs-study-rows-reversed = rows reversed
triggs-study-chains-title = Chain reactions
triggs-study-chains-finding = { $label }: { $part } of all crosses are extra crosses. The longest chain of a game has { $mean } extra crosses on average, and in { $often } of the games somebody makes five or more in one turn.
triggs-study-chains-last = The winner makes { $last } crosses in the last turn on average. The longest chain seen had { $most } extra crosses.
triggs-study-chains-caption = The longest chain of each game: the most extra crosses that one player made in one turn.
triggs-study-chains-alt = Chart: how often the longest chain of a game has how many extra crosses, by number of players.
triggs-study-chains-x = extra crosses in the longest chain of a game
triggs-study-column-extra = Extra crosses
triggs-study-column-chain = Longest chain
triggs-study-column-last = Crosses in the last turn
triggs-study-column-boxes = Ahead by (crosses)

## Printing

triggs-print-sheets = score sheets for Triggs, four to a page
triggs-print-title = Triggs: score sheets
triggs-print-name = Name

## The coach: what kind of move is good now, and why one is better than the other

triggs-hint-draw = Take a card you can see.
triggs-hint-draw-centre = Take an unknown card from the centre.
triggs-hint-discard = Discard something.
triggs-hint-form = Cross something off.
triggs-hint-stop = Stop here and keep the cards.
triggs-hint-extra = Choose the row of the extra cross with care.
triggs-reason-wins = It fills the sheet in this turn and wins.
triggs-reason-fills = It can fill row { $row } in this turn, and a full row gives an extra cross.
triggs-reason-chain = It can fill a row and start a chain of { $count } extra crosses.
triggs-reason-crosses = { $count ->
    [1] It makes a cross in row { $row } right now.
   *[other] It can make { $count } crosses in row { $row } right now.
  }
triggs-reason-more = It can make { $count } crosses in this turn (row { $row }), the other move { $other }.
triggs-reason-stops = Stopping gives away another cross in row { $row }.
triggs-reason-takes = The { $card } on top of the pile makes a new cross possible in row { $row }.
triggs-reason-prepares = With this card the hand can fill row { $row } in one turn.
triggs-reason-spends = The other move uses up cards with which the hand can fill row { $row }.
triggs-reason-nothing-new = The { $card } that the other move takes makes no new cross possible.
triggs-reason-denies = It takes the { $card }, with which { $player } could fill a row.
triggs-reason-throws = The other move throws away a { $card } although row { $card } is still open.
triggs-reason-empties = It plays the last cards of the hand, so new ones are drawn for free.
triggs-reason-full-hand = Drawing fills the hand to ten cards, so that no more can be drawn.
triggs-reason-by-hand = The cards in hand can make a cross in row { $row } anyway, but not in row { $other }.
triggs-reason-race = { $player } lacks only { $count ->
    [1] one box
   *[other] { $count } boxes
  }: crosses count now.
triggs-reason-rid = It gets rid of a card ({ $card }) that no open row can use.
triggs-reason-ready = Afterwards the hand can make a cross in { $count ->
    [1] one row
   *[other] { $count } rows
  }, after the other move in { $other }.
