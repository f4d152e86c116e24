# Learning to play: an interactive first game of each game.

learn-title = Learn to play
learn-about = A few minutes per game, one idea at a time. You play at the real table; nothing can go wrong.
learn-game = { $game ->
    [triggs] Learn Triggs
   *[runtrip] Learn Run & Trip
  }
learn-pitch-triggs = Cross off your whole sheet before the others do: with cards, with sums and with chain reactions.
learn-pitch-runtrip = Run to square 100, and trip whoever stands on a square your cards can match.
learn-start = Start
learn-resume = Continue with step { $step }
learn-finished = Finished. Play it again
learn-length = { $count } steps
learn-step = Step { $step } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = Try again
learn-restart = Start this step again
learn-show = Show me
learn-well-done = Well done!
learn-not-yet = Not quite.
learn-rules = Read the rules
learn-other-game = { $game ->
    [triggs] Learn Triggs as well
   *[runtrip] Learn Run & Trip as well
  }
learn-end-title = That is all you need
learn-end-triggs = You now know everything that matters in Triggs. The rest is timing: collect cards, or play your hand empty fast?
learn-end-runtrip = You now know everything that matters in Run & Trip. The rest is a good eye: whom can you trip, and who can trip you?
learn-play = Now play a whole game against a bot
learn-first-step = Start again from step 1

## What the learner did instead

learn-other-draw = You drew cards. That is allowed, but not quite what this step asks for.
learn-other-discard = You discarded. That is allowed, but not quite what this step asks for.
learn-other-form = That was a proper cross, but not quite what this step asks for.
learn-other-run = You ran. That is allowed, but not quite what this step asks for.
learn-other-trip = That was a proper trip, but not quite what this step asks for.

## Hints: what to do next

learn-hint-draw = Take the top card of the { $pile ->
    [left] left
    [right] right
   *[centre] centre
  } pile.
learn-hint-discard = Choose your { $value }s, { $count } of them, and discard them.
learn-hint-form = Choose row { $value } and form it with { $cards }.
learn-hint-stop = Stop here.
learn-hint-extra = Put the extra cross in row { $row }.
learn-hint-run = Run with your { $card }.
learn-hint-run-token = Run with your { $card } and move token { $token }.
learn-hint-trip = Choose { $name } and trip with { $cards }.
learn-hint-end = End your turn.

## Triggs

learn-triggs-one-card = One card, one cross
learn-triggs-one-card-text = This is your sheet: twelve rows of boxes. Whoever crosses off all of theirs first wins. You hold a 7, so cross off a 7.
learn-triggs-one-card-done = The 7 is on the discard pile now, and your row 7 has its first cross.
learn-triggs-two-cards = Two cards that add up
learn-triggs-two-cards-text = You have no 11, but 7 and 4 make 11. Cross off an 11 with two cards.
learn-triggs-two-cards-done = One card or two that add up to the number; three is never allowed.
learn-triggs-several = Several crosses in one turn
learn-triggs-several-text = In one turn you may form the same number as often as you can. Your hand holds four 11s: find them all.
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
learn-triggs-chain-done = One card, four crosses! A chain has no limit: rows with one free box are worth gold.
learn-triggs-empty = An empty hand
learn-triggs-empty-text = Cross off two 6s with all three of your cards. An empty hand is good news: you get five new cards at once.
learn-triggs-empty-done = Five cards for nothing. Drawing them yourself would have taken three turns.
learn-triggs-win = Winning
learn-triggs-win-text = Two boxes are free: one in row 4 and one in row 9. You hold a 3 and a 1. Win!
learn-triggs-win-done = Your sheet is full, and you win at that very moment.

## Run & Trip

learn-runtrip-run = Run
learn-runtrip-run-text = Everybody wants to reach square 100. Play a card to run: your token goes forward by its number.
learn-runtrip-run-done = At the end of your turn you draw two cards. The others see the numbers of your cards, but not their symbols.
learn-runtrip-symbols = Symbols and tripping
learn-runtrip-symbols-text = A square shows the prime factors of its number as shapes: square 5 shows a pentagon, with five corners. Player 2 stands there, and you have a card with exactly that symbol: trip them!
learn-runtrip-symbols-done = Player 2 had to go back to the start, and you went forward by 6. The start, 1 and 100 have no symbols: nobody can be tripped there.
learn-runtrip-two-cards = Tripping with several cards
learn-runtrip-two-cards-text = Square 12 is 2 × 2 × 3, so it shows two lenses and a triangle. Put cards together that show exactly this, no more and no less.
learn-runtrip-two-cards-done = 3 and 4 make 7: Player 2 goes back by 7, you go forward by 7.
learn-runtrip-sum = The sum counts
learn-runtrip-sum-text = Player 2 stands on 15, which is 3 × 5. You can match it in two ways: choose the one that moves you furthest.
learn-runtrip-sum-done = 13 instead of 3: more cards, more steps. But then your hand is smaller.
learn-runtrip-push = Pushing back
learn-runtrip-push-text = Only one token fits on a square. Run exactly onto Player 2’s square and see what happens.
learn-runtrip-push-done = Player 2 was pushed back to 39. If somebody had stood there, they would have been pushed on to 38.
learn-runtrip-again = Trip again
learn-runtrip-again-text = After a trip you may trip again, as often as you can and like, but no longer run. Trip Player 2 on 12, and then once more where they land.
learn-runtrip-again-done = Twice in one turn, and Player 3 was pushed along the way. That is how a lead melts away.
learn-runtrip-hundred = Exactly 100
learn-runtrip-hundred-text = Nobody goes beyond 100: a card that is too large leaves your token where it is. Reach 100 exactly.
learn-runtrip-hundred-done = The first token on 100 ends the game, and you are furthest ahead: you win.
learn-runtrip-two-tokens = Two tokens
learn-runtrip-two-tokens-text = In the advanced game everyone has two tokens, and only your last one counts. You may go to 100 only if that wins. Bring token b past Player 2’s last token first, then finish with token a.
learn-runtrip-two-tokens-done = Your last token on 71 was ahead of theirs on 65. So token a was allowed onto 100, and you win.
