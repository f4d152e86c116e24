"""What the thinking bots of all games share, compiled: putting moves in order, dropping the worse half, and mistakes.

A *thought* is what a caller holds while a bot thinks, and what it reads the answer from: the first of its moves. A
game's own part ``thought`` fills it and plays the simulations.
"""

from __future__ import annotations

from typing import Any

from race108.bots.net import natural_log
from race108.kernel import Record, fraction, highest_bit, inner, jit, record_dtype, tiny, zero_floats, zero_rows, zeros

CANDIDATES, MANY = 8, 16  # moves that are simulated; and if there is time for many simulations
BATCH = 4  # deals that are played between two looks at the clock
AHEAD = 3  # how many turns of one's own ahead the last simulations go; those of each round before it one less
LONG = 1_000  # so many simulations are for more moves, and go one turn further; fewer would only see more chance
TURNS = 2  # so many turns of one's own are one simulation: a long one counts as more, and takes as much longer
LONGEST = 8  # actions of one move, and -1 behind the last

THOUGHT = record_dtype(
    [
        ("moves", "i2", (MANY, LONGEST)),  # those that are still looked at, the best one first
        ("totals", "f8", MANY),  # what came of each, added up
        ("long", "i8"),  # whether there is time for many simulations
        ("left", "i8"),  # how many moves are left; the last one is the answer
        ("rounds", "i8"),  # how many rounds there are, and how many have ended
        ("ended", "i8"),
        ("played", "i8"),  # turns of one's own that were looked ahead in this round
        ("ahead", "i8"),  # how many turns of one's own they go ahead
    ]
)


@inner
def best_first(worths: Any, count: int, order: Any) -> None:
    """Write the places of so many worths into ``order``, the highest first; equal ones stay in their order."""
    for place in range(count):
        at = place
        while at > 0 and worths[order[at - 1]] < worths[place]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = place


# --- search: rounds of simulations, after each of which the worse half is dropped (sequential halving) --------------
#
# What is clearly worse shows soon, and a short look is a cheap one. What is left then is looked at further ahead.


@tiny
def candidates(t: Record, count: int) -> int:
    """How many of so many moves are simulated."""
    return min(count, MANY if t.long else CANDIDATES)


@inner
def begin_rounds(t: Record, count: int) -> None:
    """So many moves are looked at, and nothing is known of them yet."""
    t.left = count
    t.rounds = highest_bit(count - 1) + 1 if count > 1 else 1
    t.ended = 0
    t.played = 0
    t.ahead = AHEAD + t.long + 1 - t.rounds
    for move in range(count):
        t.totals[move] = 0.0


@tiny
def round_is_paid(t: Record, rollouts: int) -> bool:
    """Whether a round has used its share of all simulations, as it would of a given time."""
    return bool(t.played * t.rounds >= TURNS * rollouts)


@inner
def add_batch(t: Record, sums: Any) -> None:
    """A batch of deals has been played with every move that is left."""
    for move in range(t.left):
        t.totals[move] += sums[move]
    t.played += BATCH * t.left * t.ahead


@inner
def drop_half(t: Record) -> None:
    """A round ends: the better half of the moves is kept, the best one first."""
    order, moves, totals = zeros(MANY), zero_rows(MANY, LONGEST), zero_floats(MANY)
    best_first(t.totals, int(t.left), order)
    t.left = (t.left + 1) // 2
    for move in range(t.left):
        totals[move] = t.totals[order[move]]
        for i in range(LONGEST):
            moves[move, i] = t.moves[order[move], i]
    for move in range(t.left):
        t.totals[move] = totals[move]
        for i in range(LONGEST):
            t.moves[move, i] = moves[move, i]
    t.ended += 1
    t.played = 0
    t.ahead += 1


@jit
def end_round(thought: Any) -> None:
    """Drop the worse half of the moves, for whoever looks at a clock."""
    drop_half(thought[0])


# --- levels: the mistakes people make -------------------------------------------------------------------------------

HIGHEST = 5  # the level that makes no mistakes on purpose


@inner
def seeming_worth(worth: float, cards: int, overlooked: float, misjudged: float, dealer: Record) -> float:
    """How good a move seems, in log odds. One is overlooked the more easily the more cards it takes.

    An overlooked move seems worse than any other: if all are overlooked, one is played all the same.
    """
    chance_to_see = 1.0
    for _ in range(cards):
        chance_to_see *= 1.0 - overlooked
    seen = fraction(dealer) < chance_to_see
    inside = min(max(worth, 1e-6), 1.0 - 1e-6)
    return natural_log(inside / (1.0 - inside)) + misjudged * error(dealer) - (0.0 if seen else 100.0)


@inner
def error(dealer: Record) -> float:
    """A bell-shaped error of size one: the sum of twelve even ones."""
    total = 0.0
    for _ in range(12):
        total += fraction(dealer)
    return total - 6.0
