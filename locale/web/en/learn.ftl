# Learning to play: an interactive first game of each game.

learn-title = Learn to play
learn-about = One idea at a time. You play for real from the first step, and nothing can go wrong.
learn-game = Learn { $game }
learn-start = Start
learn-resume = Continue with step { $step }
learn-finished = Finished. Play it again
learn-length = { $count } steps
learn-step = Step { $step } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = Try again
learn-restart = Start this step over
learn-show = Show me
learn-well-done = Well done!
learn-not-yet = Not quite.
learn-rules = Read the rules
learn-other-game = Learn { $game } too
learn-end-title = That is all you need
learn-play = Now play a whole game against a bot
learn-first-step = Start over from step 1
learn-part = One more lesson: { $part }
