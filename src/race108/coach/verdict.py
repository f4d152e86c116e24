"""What the judges of all games share, compiled: moves are compared on the same deals until it is clear which is better.

The move played and the best few are played on in the same re-dealt tables, so that luck is the same for all of them
(*common random numbers*). After 16 deals, 32, 64 and so on the judge looks at the differences (a *sequential test*).
A difference is clear when it is more than ``SURE`` standard errors: a look errs in one of 160 cases, five looks
together in at most 3 of 100. What is not clear when the deals are used up is called too close.
"""

from __future__ import annotations

from typing import Any

from race108.bots.thought import LONGEST
from race108.kernel import Record, inner, record_dtype, tiny

AHEAD = 2  # how many turns of one's own a simulation goes
COMPARED = 5  # the move played, and the four best others
FIRST_LOOK = 16  # deals; then after twice as many, and so on
SURE = 2.5
#: Chances to win lost: from here on a move is inexact, a mistake, a blunder.
INEXACT, MISTAKE, BLUNDER = 0.02, 0.04, 0.08
#: When all moves are as near to each other as this, nothing was decided.
ALIKE = 0.01
#: Just below a limit: what a loss is called when only the milder class is sure.
BELOW = 1e-4

#: The grades, as they are called in ``GRADES``.
FORCED, BEST, CLOSE, IS_INEXACT, IS_MISTAKE, IS_BLUNDER = 0, 1, 2, 3, 4, 5
GRADES = ("forced", "best", "close", "inexact", "mistake", "blunder")

VERDICT = record_dtype(
    [
        ("moves", "i2", (COMPARED, LONGEST)),  # those still compared, each ending with -1; the move played is the first
        ("sums", "f8", COMPARED),  # what came of each, over all deals
        ("squares", "f8", (COMPARED, COMPARED)),  # of their differences, added up
        ("compared", "i8"),
        ("played", "i8"),  # 1 when a move is judged, 0 when the best one is looked for
        ("deals", "i8"),
        ("best", "i8"),  # which of the moves
        ("worth", "f8"),  # the chance to win with the best move
        ("loss", "f8"),  # how much less it is with the move played
        ("grade", "i8"),
        ("counts", "i8"),  # whether something was decided at all
    ]
)


@inner
def begin(v: Record, compared: int, played: int) -> None:
    """So many moves are compared, and nothing is known of them yet."""
    v.compared = compared
    v.played = played
    v.deals = 0
    v.best = 0
    for a in range(COMPARED):
        v.sums[a] = 0.0
        for b in range(COMPARED):
            v.squares[a, b] = 0.0


@inner
def settle_early(v: Record, legal: int, worth: float, spread: float, is_best: bool) -> bool:
    """Whether there was nothing to decide: one move only, or all of them alike; then the verdict is written."""
    v.counts = int(legal > 1 and spread > ALIKE)
    v.loss = 0.0
    v.worth = worth
    v.grade = FORCED if legal == 1 else BEST if is_best else CLOSE
    return bool(v.counts == 0)


@inner
def add_deal(v: Record, results: Any) -> None:
    """One more deal has been played on with every move."""
    v.deals += 1
    for a in range(v.compared):
        v.sums[a] += results[a]
        for b in range(a):
            difference = results[a] - results[b]
            v.squares[a, b] += difference * difference
            v.squares[b, a] = v.squares[a, b]


@inner
def root(square: float) -> float:
    """The square root of a number up to 1, by Newton's way: the same bits everywhere; 0 of what rounding made less."""
    if square < 1e-18:
        return 0.0
    guess = 1.0
    for _ in range(40):
        guess = 0.5 * (guess + square / guess)
    return guess


@inner
def gap(v: Record, a: int, b: int) -> float:
    """How much better one move has been than another."""
    return float((v.sums[a] - v.sums[b]) / v.deals)


@inner
def doubt(v: Record, a: int, b: int) -> float:
    """How far that may be from the truth."""
    n, mean = float(v.deals), gap(v, a, b)
    return SURE * root((v.squares[a, b] / n - mean * mean) / (n - 1.0))


@inner
def leader(v: Record) -> int:
    """The move that has done best; among equals the first, so the one played."""
    best = 0
    for move in range(1, v.compared):
        if v.sums[move] > v.sums[best]:
            best = move
    return best


@tiny
def grade_of(loss: float) -> int:
    """What a loss is called."""
    if loss >= BLUNDER:
        return IS_BLUNDER
    if loss >= MISTAKE:
        return IS_MISTAKE
    return IS_INEXACT if loss >= INEXACT else CLOSE


@inner
def is_clear(v: Record) -> bool:
    """One look: moves that are clearly worse are dropped, but the one played. Says whether more deals change nothing.

    The grade is clear when the whole interval of the loss has one name.
    """
    best = leader(v)
    move = int(v.compared) - 1
    while move >= v.played:
        if move != best and gap(v, best, move) > doubt(v, best, move):
            drop(v, move)
            best = leader(v)
        move -= 1
    if v.compared == 1:
        return True
    if v.played and best > 0:
        loss, error = gap(v, best, 0), doubt(v, best, 0)
        return grade_of(loss - error) == grade_of(loss + error)
    for other in range(v.compared):
        if other != best and doubt(v, best, other) - gap(v, best, other) >= INEXACT:
            return False
    return True


@inner
def drop(v: Record, move: int) -> None:
    """A move is not compared any more; the last one takes its place."""
    last = int(v.compared) - 1
    v.compared = last
    for i in range(LONGEST):
        v.moves[move, i] = v.moves[last, i]
    v.sums[move] = v.sums[last]
    for other in range(last):
        if other != move:
            v.squares[move, other] = v.squares[last, other]
            v.squares[other, move] = v.squares[last, other]


@inner
def conclude(v: Record) -> None:
    """The verdict. In doubt the milder class holds, and the loss is said to be just below its limit."""
    best = leader(v)
    v.best = best
    v.worth = v.sums[best] / v.deals
    v.loss = 0.0
    v.grade = BEST
    if best > 0 and v.played:
        loss = gap(v, best, 0)
        sure = loss - doubt(v, best, 0)
        v.grade = grade_of(sure)
        if sure > 0.0:
            v.loss = min(loss, limit_above(int(v.grade)))


@inner
def limit_above(grade: int) -> float:
    """The highest loss that still has this grade."""
    if grade == IS_BLUNDER:
        return 1.0
    return (MISTAKE if grade == IS_INEXACT else BLUNDER if grade == IS_MISTAKE else INEXACT) - BELOW


@inner
def make_whole(worths: Any, sides: int) -> None:
    """Chances that are 1 in all."""
    total = 0.0
    for side in range(sides):
        total += worths[side]
    for side in range(sides):
        worths[side] /= total
