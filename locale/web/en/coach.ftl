# The coach: a game gone through again.

coach-of = { $game } with { $names }, reviewed
coach-not-here = Games cannot be judged on this device. In a terminal “race108 review” does the same.
coach-note-broken = Only the first { $ply } moves are reviewed: what follows in this record cannot be played.
coach-note-unfinished = This game is not over. The moves so far are reviewed.
coach-note-nothing = Nothing was played, so there is nothing to review.
coach-progress = { $done } of { $all } moves judged
coach-stopped = Judging has stopped. Reload the page to try again.
coach-by = Judged by the network { $network }, every move only with what the player could know then.
coach-chance = Chance to win
coach-curve-line = { $name }: from { $first } to { $last }.
coach-curve-begin = Start
coach-curve-end = End
coach-turning = Turning points
coach-turn-own = Move { $ply }: { $name } went wrong, { $points } points down
coach-turn-other = Move { $ply }: a mistake by { $name }, { $points } points up
coach-turn-nobody = After move { $ply }: { $way ->
    [up] { $points } points up
   *[down] { $points } points down
  } without a mistake
coach-decisions = Decisions
coach-many-best = Best, or as good
coach-many-inexact = Inexact
coach-many-mistake = Mistakes
coach-many-blunder = Blunders
coach-lost = { $lost } points lost in { $count ->
    [one] { $count } real decision
   *[other] { $count } real decisions
  }
coach-each = { $each } per decision
coach-point = A point is one chance in a hundred to win. Moves without a choice do not count.
coach-whose = Whose decisions?
coach-begin = { $count ->
    [one] Look at the dearest decision
   *[other] Look at the { $count } dearest decisions
  }
coach-begin-others = Look at what the others gave away
coach-flawless = No decision cost two points or more. Well played!
coach-replay = Watch again
coach-own = Your decision { $place } of { $all }
coach-others = Given away { $place } of { $all }
coach-move = Move { $ply }
coach-played = { $who ->
    [you] You played: { $move }.
   *[other] { $name } played: { $move }.
  }
coach-cost = { $grade ->
    [blunder] A blunder:
    [mistake] A mistake:
   *[inexact] Inexact:
  } with what { $who ->
    [you] you
   *[other] they
  } knew, it cost about { $loss } points.
coach-ask = What would have been better? Play it.
coach-show = Show me
coach-same = That is what you played. Try something else.
coach-wrong = Not that: it costs about { $loss } points. Try again.
coach-right = Yes! That is as good as the best.
coach-right-best = Yes! That is the best move.
coach-better = Better: { $move }.
coach-chances = Chance to win: { $best } instead of { $played }.
coach-no-reason = No simple reason was found: it did best when the hidden cards were dealt anew many times.
coach-was-best = Nothing would have been clearly better.
coach-back = Back
coach-next = Next
coach-overview = To the overview

coach-ledger = Where the result came from
coach-ledger-wait = What was luck is being worked out…
coach-ledger-none = What was luck cannot be told here: no network has learned yet to look back on games like this one.
coach-ledger-failed = What was luck cannot be told now: the network that looks back could not be loaded.
coach-ledger-sum = { $how ->
    [won] You won
    [shared] You shared the win
   *[lost] You lost
  }: luck { $luck }, your decisions { $own }, { $count ->
    [one] { $name }’s
   *[other] the others’
  } { $rest }.
coach-ledger-start = Where you began
coach-ledger-luck = Luck
coach-ledger-own = Your decisions
coach-ledger-others = { $count ->
    [one] { $name }’s decisions
   *[other] The others’ decisions
  }
coach-ledger-unexplained = Unexplained
coach-ledger-result = Result
coach-ledger-about = In points, with all cards open. Luck is the deal and every draw; decisions are measured by what the network would have played.

coach-lately = Your last { $count } games
coach-lately-all = All decisions
coach-lately-begin = Beginning
coach-lately-middle = Middle
coach-lately-end = End
coach-lately-about = Points lost per real decision; 95 times in 100 the true figure is within the range. Kept on this device alone.

coach-ask-which = Which one?
coach-ask-why = Why?
coach-for-example = For example: { $move }.
coach-bar-of = Chance to win: { $list }
coach-sure = Sure?
coach-sure-cost = This costs about { $loss } points of your chance to win.
coach-think = Think again
coach-anyway = Play anyway
