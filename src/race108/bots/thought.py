"""What the thinking bots of all games share, compiled: putting moves in order, dropping the worse ones, and mistakes.

A *thought* is what a caller holds while a bot thinks, and what it reads the answer from: the first of its moves. A
game's own part ``thought`` fills it and plays the simulations.
"""

from __future__ import annotations

from typing import Any

from race108.bots.net import natural_log
from race108.kernel import Record, fraction, highest_bit, inner, jit, record_dtype, tiny, zeros

CANDIDATES, MANY = 8, 16  # moves that are simulated; and if there is time for many simulations
BATCH = 4  # deals that are played between two looks at the clock
AHEAD = 3  # how many turns of one's own ahead the last simulations go; those of each round before it one less
LONG = 1_000  # so many simulations are for more moves, and go one turn further; fewer would only see more chance
TURNS = 2  # so many turns of one's own are one simulation: a long one counts as more, and takes as much longer
LONGEST = 8  # actions of one move, and -1 behind the last
SOONEST = 16  # deals after which a move can be clearly worse than another
CLEARLY, LEAST = 2.5, 0.03  # by so many standard errors of what lies between them, and by no less of a win

THOUGHT = record_dtype(
    [
        ("moves", "i2", (MANY, LONGEST)),  # those that are still looked at
        ("totals", "f8", MANY),  # what came of each, added up over all deals so far
        ("products", "f8", (MANY, MANY)),  # and of each two of them on the same deal, multiplied; a lower triangle
        ("deals", "i8"),
        ("long", "i8"),  # whether there is time for many simulations
        ("left", "i8"),  # how many moves are left; the last one is the answer
        ("most", "i8"),  # and how many may be in this round
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
# What is clearly worse shows soon, and a short look is a cheap one. What is left then is looked at further ahead. A
# move that is clearly worse is dropped at once: its simulations are for the others, and the last one needs none.


@tiny
def candidates(t: Record, count: int) -> int:
    """How many of so many moves are simulated."""
    return min(count, MANY if t.long else CANDIDATES)


@inner
def begin_rounds(t: Record, count: int) -> None:
    """So many moves are looked at, and nothing is known of them yet."""
    t.left = count
    t.most = count
    t.rounds = highest_bit(count - 1) + 1 if count > 1 else 1
    t.ended = 0
    t.played = 0
    t.ahead = AHEAD + t.long + 1 - t.rounds
    t.deals = 0
    for move in range(count):
        t.totals[move] = 0.0
        for other in range(count):
            t.products[move, other] = 0.0


@tiny
def round_is_paid(t: Record, rollouts: int) -> bool:
    """Whether a round has used its share of all simulations, as it would of a given time; or nothing is left to do."""
    return bool(t.left == 1 or t.played * t.rounds >= TURNS * rollouts)


@inner
def add_deal(t: Record, results: Any) -> None:
    """A deal has been played with every move that is left."""
    for move in range(t.left):
        t.totals[move] += results[move]
        for other in range(move + 1):
            t.products[move, other] += results[move] * results[other]
    t.deals += 1
    t.played += t.left * t.ahead


@inner
def drop_worse(t: Record) -> None:
    """Keep the moves that are not clearly worse than the best one; of moves that always came to the same, the first."""
    kept, count, best = zeros(MANY), 0, 0
    for move in range(1, t.left):
        if t.totals[move] > t.totals[best]:
            best = move
    for move in range(t.left):
        if move == best or t.deals < SOONEST or not clearly_worse(t, move, best):
            kept[count] = move
            count += 1
    keep(t, kept, count)


@tiny
def clearly_worse(t: Record, move: int, best: int) -> bool:
    """Whether far more lies between two moves than chance would bring, by how much that varies from deal to deal.

    A little more does not count, however sure it is: further ahead it may be the other way round.
    """
    lead = t.totals[best] - t.totals[move]
    both = t.products[max(move, best), min(move, best)]
    squares = t.products[best, best] + t.products[move, move] - 2.0 * both
    if squares == 0.0:
        return True  # they always came to the same
    return bool(lead >= LEAST * t.deals and lead * lead >= CLEARLY * CLEARLY * (squares - lead * lead / t.deals))


@inner
def drop_half(t: Record) -> None:
    """A round ends: the better half of the moves it began with is kept, in their order; of equal ones the first."""
    order, kept, count, better = zeros(MANY), zeros(MANY), 0, 0
    best_first(t.totals, int(t.left), order)
    t.most = (t.most + 1) // 2
    for place in range(min(t.left, t.most)):
        better |= 1 << order[place]
    for move in range(t.left):
        if better >> move & 1:
            kept[count] = move
            count += 1
    keep(t, kept, count)
    t.ended += 1
    t.played = 0
    t.ahead += 1


@inner
def keep(t: Record, kept: Any, count: int) -> None:
    """Keep these moves, with what is known of them. Each goes to its own place or to one before."""
    for move in range(count):
        was = kept[move]
        t.totals[move] = t.totals[was]
        for i in range(LONGEST):
            t.moves[move, i] = t.moves[was, i]
        for other in range(move + 1):
            t.products[move, other] = t.products[was, kept[other]]
    t.left = count


@jit
def drop_clear(thought: Any) -> None:
    """Drop the moves that are clearly worse, for whoever looks at a clock."""
    drop_worse(thought[0])


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
