"""Why one move of Run & Trip is better than another: patterns that are looked for, from what the player can see.

Each pattern is a fact about the two moves, which a sentence states; ``tests/runtrip/test_reasons.py`` checks every one
of them in another way. What a pattern is about is the *better* move or the *other* one.
"""

from __future__ import annotations

from typing import Any

from race108.coach.reason import add
from race108.games.runtrip.matching import matches
from race108.games.runtrip.rules import (
    AIMS,
    BASIC,
    DECK,
    END,
    GOAL,
    LAYS,
    NUMBERS,
    OVER,
    TRIP,
    is_last,
    number_of,
    side_of,
    unseen_cards,
)
from race108.games.runtrip.value import ALL_NUMBERS, blind, count_numbers, play_move, share_of_win
from race108.kernel import Record, inner, jit, zeros

#: By pattern: the end of its message's name (``runtrip-reason-…``), and what its figures are called there.
PATTERNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("wins", ()),
    ("trips", ("token", "count")),
    ("leader", ("token", "count")),
    ("further-back", ("token", "count", "other")),
    ("chain", ()),
    ("stops", ("token", "count")),
    ("wasted", ("token", "count")),
    ("goal", ("number",)),
    ("stays", ()),
    ("safe", ("square", "other")),
    ("exposed", ("square", "count", "other", "fewer")),
    ("mercy", ()),
    ("pushes", ("token",)),
    ("pushes-own", ()),
    ("spends", ("token",)),
    ("reach", ("count", "other")),
    ("rear", ()),
    ("further", ("count",)),
    ("keeps", ("number",)),
)
WINS, TRIPS, LEADER, FURTHER_BACK, CHAIN, STOPS, WASTED, GOAL_NEXT, STAYS, SAFE = range(10)
EXPOSED, MERCY, PUSHES, PUSHES_OWN, SPENDS, REACH, REAR, FURTHER, KEEPS = range(10, 19)


@inner
def total_of(move: Any) -> int:
    """What the cards of a run or a trip add up to."""
    if move[0] < LAYS:
        return number_of(int(move[0]) % DECK)
    total, i = 0, 1
    while move[0] < END and move[i] >= 0:
        total += number_of(int(move[i]) - LAYS)
        i += 1
    return total


@inner
def tripped(move: Any) -> int:
    """The token that is tripped, or -1."""
    return (int(move[0]) - AIMS) // 2 if AIMS <= move[0] < END else -1


@inner
def moved(s: Record, seat: int, move: Any) -> int:
    """The own token that goes forward, or -1."""
    if move[0] == END:
        return -1
    which = (int(move[0]) - AIMS) % 2 if move[0] >= AIMS else int(move[0]) // DECK
    return side_of(s, seat) * int(s.per_side) + which


@inner
def is_mine(s: Record, seat: int, token: int) -> bool:
    """Whether a token belongs to the seat's side."""
    return bool(token // int(s.per_side) == side_of(s, seat))


@inner
def leading(s: Record, seat: int) -> int:
    """The square of the opponents' token that is furthest ahead."""
    best = 0
    for token in range(int(s.sides) * int(s.per_side)):
        if not is_mine(s, seat, token):
            best = max(best, int(s.token[token]))
    return best


@inner
def can_trip(s: Record, layout: Record, seat: int, token: int) -> bool:
    """Whether a hand matches the square of a token that may be tripped."""
    square = int(s.token[token])
    if s.mercy and is_last(s, square):
        return False
    return matches(layout, square, int(s.hand[seat, 0]), int(s.hand[seat, 1]))


@inner
def could_match(s: Record, layout: Record, seat: int, token: int, after: Record) -> bool:
    """Whether what is left of a hand after a move matches the square where a token stands now."""
    return matches(layout, int(s.token[token]), int(after.hand[seat, 0]), int(after.hand[seat, 1]))


@inner
def alone(s: Record, layout: Record, seat: int, square: int) -> int:
    """How many of the cards still out match a square by themselves."""
    unseen, count = zeros(DECK), 0
    for i in range(unseen_cards(s, seat, unseen)):
        card = int(unseen[i])
        fits = int(layout.room[square, card]) & 1 == 1 and layout.weight[square, card] == layout.full[square]
        count += int(fits and layout.full[square] > 0)
    return count


@inner
def reached(s: Record, layout: Record, numbers: Any, seat: int, after: Record) -> int:
    """How many of the squares that opponents' tokens can run to the hand matches after a move."""
    count = 0
    for who in range(s.players):
        if side_of(s, who) == side_of(s, seat):
            continue
        for which in range(s.per_side):
            square = int(after.token[side_of(s, who) * int(s.per_side) + which])
            for number in range(1, NUMBERS + 1):
                if numbers[who, number] > 0 and square + number < GOAL:
                    hit = matches(layout, square + number, int(after.hand[seat, 0]), int(after.hand[seat, 1]))
                    count += int(hit)
    return count


@inner
def about_trips(s: Record, seat: int, other: Any, better: Any, after: Any, out: Any, n: int) -> int:
    """Who is sent back, and how far."""
    target, other_target = tripped(better), tripped(other)
    if after[1].phase == OVER and after[0].phase != OVER and share_of_win(after[1], seat) == 1.0:
        n = add(out, n, True, WINS, 0, 0, 0, 0)
    if target >= 0:
        square = int(s.token[target])
        back = min(square, total_of(better))
        ahead = other_target >= 0 and square == leading(s, seat) and s.token[other_target] < square
        n = add(out, n, other_target < 0 and other[0] != END, TRIPS, target, back, 0, 0)
        n = add(out, n, ahead, LEADER, target, back, 0, 0)
        n = add(out, n, other[0] == END, STOPS, target, back, 0, 0)
        if other_target == target:
            other_back = min(square, total_of(other))
            n = add(out, n, back > other_back, FURTHER_BACK, target, back, other_back, 0)
    n = add(out, n, after[1].phase == TRIP and after[0].phase != TRIP, CHAIN, 0, 0, 0, 0)
    if other_target >= 0:
        wasted = total_of(other) - int(s.token[other_target])
        n = add(out, n, wasted > 0 and other_target != target, WASTED, other_target, wasted, 0, 0)
    return n


@inner
def about_squares(s: Record, layout: Record, seat: int, other: Any, better: Any, after: Any, out: Any, n: int) -> int:
    """Where the own tokens stand afterwards."""
    own, other_own = moved(s, seat, better), moved(s, seat, other)
    if own < 0 or other_own < 0:
        return n
    here, there = int(after[1].token[own]), int(after[0].token[other_own])
    if s.variant == BASIC and here < GOAL and there < GOAL:
        held, other_held = zeros(ALL_NUMBERS), zeros(ALL_NUMBERS)
        count_numbers(after[1], seat, held)
        count_numbers(after[0], seat, other_held)
        near = GOAL - here <= NUMBERS and held[min(GOAL - here, NUMBERS)] > 0
        other_near = GOAL - there <= NUMBERS and other_held[min(GOAL - there, NUMBERS)] > 0
        n = add(out, n, near and not other_near, GOAL_NEXT, GOAL - here, 0, 0, 0)
    stays = s.token[other_own] + total_of(other) > GOAL and s.token[own] + total_of(better) <= GOAL
    n = add(out, n, stays and tripped(other) < 0, STAYS, 0, 0, 0, 0)
    spared = s.mercy and (is_last(after[0], there) or is_last(after[1], here))
    if here < GOAL and there < GOAL and not spared:
        safe, other_safe = layout.full[here] == 0, layout.full[there] == 0
        n = add(out, n, safe and not other_safe, SAFE, here, there, 0, 0)
        hits, fewer = alone(s, layout, seat, there), alone(s, layout, seat, here)
        n = add(out, n, hits > fewer and not safe, EXPOSED, there, hits, here, fewer)
    if s.mercy:
        stays_last = is_last(after[1], here) and not is_last(after[0], there)
        n = add(out, n, stays_last, MERCY, 0, 0, 0, 0)
    rear = s.per_side > 1 and s.token[own] < s.token[other_own]
    return add(out, n, rear, REAR, 0, 0, 0, 0)


@inner
def about_pushes(s: Record, seat: int, other: Any, better: Any, after: Any, out: Any, n: int) -> int:
    """Which tokens are pushed back one square."""
    for token in range(int(s.sides) * int(s.per_side)):
        pushed = token != tripped(better) and after[1].token[token] < s.token[token]
        other_pushed = token != tripped(other) and after[0].token[token] < s.token[token]
        if is_mine(s, seat, token):
            n = add(out, n, other_pushed and token != moved(s, seat, other) and not pushed, PUSHES_OWN, 0, 0, 0, 0)
        else:
            n = add(out, n, pushed and after[0].token[token] == s.token[token], PUSHES, token, 0, 0, 0)
    return n


@inner
def about_hand(
    s: Record, layout: Record, numbers: Any, seat: int, other: Any, better: Any, after: Any, out: Any, n: int
) -> int:
    """What the two moves leave in the hand, and how far they go."""
    found = after[1].phase == OVER or after[0].phase == OVER
    if not found:
        hits, fewer = reached(s, layout, numbers, seat, after[1]), reached(s, layout, numbers, seat, after[0])
        for token in range(int(s.sides) * int(s.per_side)):
            given_up = not is_mine(s, seat, token) and other[0] < LAYS and can_trip(s, layout, seat, token)
            given_up = given_up and not could_match(s, layout, seat, token, after[0])
            if given_up and could_match(s, layout, seat, token, after[1]) and not found:
                found = True
                n = add(out, n, True, SPENDS, token, 0, 0, 0)
        n = add(out, n, hits > fewer, REACH, hits, fewer, 0, 0)
    if other[0] < LAYS and better[0] < LAYS and moved(s, seat, other) == moved(s, seat, better):
        more = total_of(better) - total_of(other)
        runs = s.token[moved(s, seat, better)] + max(total_of(better), total_of(other)) <= GOAL
        n = add(out, n, more > 0 and runs, FURTHER, more, 0, 0, 0)
        n = add(out, n, more < 0, KEEPS, total_of(other), 0, 0, 0)
    return n


@jit
def find_reasons(
    state: Any, layout: Any, numbers: Any, other: Any, better: Any, after: Any, out: Any, dealer: Any
) -> int:
    """The patterns that make the better move better than the other one; says how many. ``after`` is room for two."""
    s, t = state[0], layout[0]
    seat = int(s.turn)
    for i in range(2):
        after[i] = s
        blind(after[i], numbers, seat)
    play_move(after[0], t, other, dealer[0])
    play_move(after[1], t, better, dealer[0])
    n = about_trips(s, seat, other, better, after, out, 0)
    n = about_squares(s, t, seat, other, better, after, out, n)
    n = about_pushes(s, seat, other, better, after, out, n)
    return about_hand(s, t, numbers, seat, other, better, after, out, n)
