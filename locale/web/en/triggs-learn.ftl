# The lesson of Triggs.

learn-triggs-pitch = Cross off your whole sheet before the others do: with cards, with sums and with chain reactions.
learn-triggs-end = You now know everything that matters in Triggs. The rest is timing: collect cards, or empty your hand fast?
learn-triggs-other-draw = You drew cards. That is allowed, but not quite what this step asks for.
learn-triggs-other-discard = You discarded. That is allowed, but not quite what this step asks for.
learn-triggs-other-form = That was a good cross, but not quite what this step asks for.
learn-triggs-hint-draw = Take the top card of the { $pile ->
    [left] left
    [right] right
   *[centre] centre
  } pile.
learn-triggs-hint-discard = Choose your { $count } cards of value { $value } and discard them.
learn-triggs-hint-form = Choose row { $value } and form it with { $cards }.
learn-triggs-hint-stop = Stop here.
learn-triggs-hint-extra = Put the extra cross in row { $row }.
learn-triggs-one-card = One card, one cross
learn-triggs-one-card-text = This is your sheet: twelve rows of boxes. Whoever crosses off all of theirs first wins. You hold a 7, so cross off a 7.
learn-triggs-one-card-done = The 7 is on the discard pile now, and your row 7 has its first cross.
learn-triggs-two-cards = Two cards that add up
learn-triggs-two-cards-text = You have no 11, but 7 and 4 make 11. Cross off an 11 with two cards.
learn-triggs-two-cards-done = One card or two that add up to the number; three is never allowed.
learn-triggs-several = Several crosses in one turn
learn-triggs-several-text = In one turn you may form the same number as often as you can. Your hand can make four 11s: find them all.
learn-triggs-several-done = Four crosses in one turn. That is why collecting cards can pay off.
learn-triggs-draw = Drawing cards
learn-triggs-draw-text = Instead of crossing off you may draw two cards, one after the other. Take the 4 on the left first, and see what lies under it before you choose again.
learn-triggs-draw-done = You always choose the second card knowing the first. Your hand may hold ten cards at most.
learn-triggs-discard = Discarding
learn-triggs-discard-text = Your row 12 is full, so 12s are of no use to you. Discard both at once: any number of cards, as long as they are all the same.
learn-triggs-discard-done = Draw, discard or cross off: a turn is exactly one of the three.
learn-triggs-extra = The extra cross
learn-triggs-extra-text = Only one box is free in row 7. Cross it off: a full row gives you an extra cross in any other row, without a card.
learn-triggs-extra-done = A cross for free! You have to make an extra cross at once, but you choose the row.
learn-triggs-chain = Chain reaction
learn-triggs-chain-text = If an extra cross fills a row, it gives you another one. Fill row 10 and let the chain run through rows 8 and 5.
learn-triggs-chain-done = One card, four crosses! A chain has no limit: a row with just one free box is worth its weight in gold.
learn-triggs-save = Saving cards for a chain
learn-triggs-save-text = Row 8 has one free box, and you hold an 8. Keep it! Cross off a 5 first: then row 5 has only one box left too. After that, your 8 starts a chain.
learn-triggs-save-done = One turn of patience, and a single 8 made three crosses. Whoever saves the right card until several rows are nearly full gets the longest chains.
learn-triggs-empty = An empty hand
learn-triggs-empty-text = Cross off two 6s with all three of your cards. An empty hand is good news: you get five new cards at once.
learn-triggs-empty-done = Five cards for free. Drawing them yourself would have taken three turns.
learn-triggs-win = Winning
learn-triggs-win-text = Two boxes are free: one in row 4 and one in row 9. You hold a 3 and a 1. Win!
learn-triggs-win-done = Your sheet is full, and you win at that very moment.
