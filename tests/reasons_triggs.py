"""The reasons of Triggs a second time, slow and obvious, from a view's JSON and the texts of two moves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

Found = set[tuple[Any, ...]]


@cache
def most(hand: tuple[int, ...], value: int) -> int:
    """The most often a value can be formed from these cards: the first is left out, or used in every way there is."""
    if not hand:
        return 0
    first, rest = hand[0], hand[1:]
    ways = [most(rest, value)]
    if first == value:
        ways.append(1 + most(rest, value))
    ways += [1 + most(rest[:i] + rest[i + 1 :], value) for i, second in enumerate(rest) if first + second == value]
    return max(ways)


class Side:
    """One of the two moves, and what is in hand and on the sheet after it."""

    def __init__(self, view: dict[str, Any], text: str) -> None:
        self.kind, _, rest = text.partition(" ")
        seat = view["turn"]
        self.hand: list[int] = sorted(view["hands"][seat])
        self.free: dict[int, int] = {v: view["rows"][v - 1] - view["crossed"][seat][v - 1] for v in range(1, 13)}
        self.before = dict(self.free)
        self.row, self.card, self.thrown = 0, 0, 0
        if self.kind == "draw" and rest != "C":
            self.card = view["left" if rest == "L" else "right"][0]
            self.hand.append(self.card)
        elif self.kind == "discard":
            self.thrown, count = map(int, rest.split("x"))
            for _ in range(count):
                self.hand.remove(self.thrown)
        elif self.kind == "form":
            self.row, *cards = map(int, re.split("[=+]", rest))
            for card in cards:
                self.hand.remove(card)
        elif self.kind == "extra":
            self.row = int(rest)
        if self.row:
            self.free[self.row] -= 1

    def can(self, row: int) -> int:
        """Crosses the hand can make in a row."""
        return min(self.free[row], most(tuple(sorted(self.hand)), row))

    @property
    def crosses(self) -> int:
        """Crosses in the row of the move within this turn."""
        return 0 if not self.row else 1 if self.kind == "extra" else 1 + self.can(self.row)

    @property
    def fills(self) -> bool:
        """Whether they fill the row."""
        return self.row > 0 and self.crosses == self.before[self.row]

    def fillable(self, row: int) -> bool:
        """Whether the hand can fill an open row."""
        return self.free[row] > 0 and self.can(row) == self.free[row]


def crosses(view: dict[str, Any], other: Side, better: Side, now: Side) -> Found:
    """What the better move crosses off."""
    found: Found = set()
    elsewhere = sorted(free for v, free in now.free.items() if free and v != better.row)
    if better.fills and not other.fills:
        extras, rows = 0, list(elsewhere)
        while rows:  # one extra cross after the other, always where a row is nearest to full
            extras += 1
            rows[0] -= 1
            if rows[0]:
                break
            rows.pop(0)
        if not rows:
            found.add(("wins",))
        elif extras == 1:
            found.add(("fills", better.row))
        else:
            found.add(("chain", extras))
    if better.kind == "form" and other.kind in ("draw", "discard"):
        found.add(("crosses", better.crosses, better.row))
    if better.kind == other.kind == "form" and better.crosses > other.crosses:
        found.add(("more", better.crosses, better.row, other.crosses))
    if better.kind == "form" and other.kind == "stop":
        found.add(("stops", better.row))
    if better.kind == other.kind == "extra" and now.can(other.row) and not now.can(better.row):
        found.add(("by-hand", other.row, better.row))
    for seat, crossed in enumerate(view["crossed"]):
        lacks = sum(view["rows"]) - sum(crossed)
        if seat != view["turn"] and lacks <= 5 and better.row and other.kind in ("draw", "discard"):
            found.add(("race", seat, lacks))
    return found


def hands(view: dict[str, Any], other: Side, better: Side, now: Side) -> Found:
    """What the two moves leave in hand."""
    found: Found = set()
    more = [v for v in range(1, 13) if better.can(v) > now.can(v)]
    if better.card and better.card != other.card and more:
        found.add(("takes", better.card, max(more)))
    apart = [
        v for v in range(1, 13) if better.fillable(v) and not other.fillable(v) and v not in (better.row, other.row)
    ]
    if apart:
        found.add(("spends" if now.fillable(max(apart)) else "prepares", max(apart)))
    if other.card and other.card != better.card and all(other.can(v) <= now.can(v) for v in range(1, 13)):
        found.add(("nothing-new", other.card))
    following = (view["turn"] + 1) % view["players"]
    if better.card and better.card != other.card:
        if view["rows"][better.card - 1] - view["crossed"][following][better.card - 1] == 1:
            found.add(("denies", better.card, following))
    if other.thrown and other.thrown != better.thrown and now.free[other.thrown]:
        found.add(("throws", other.thrown))
    if not better.hand and other.hand:
        found.add(("empties",))
    piles = sum(len(view[pile]) for pile in ("left", "centre", "right"))
    if view["phase"] == "act" and other.kind == "draw" and better.kind != "draw" and len(now.hand) >= 8 and piles > 1:
        found.add(("full-hand",))
    if better.thrown and better.thrown != other.thrown and not any(now.free[v] for v in range(better.thrown, 13)):
        found.add(("rid", better.thrown))
    ready, other_ready = (sum(side.can(v) > 0 for v in range(1, 13)) for side in (better, other))
    if ready > other_ready:
        found.add(("ready", ready, other_ready))
    return found


def slow_reasons(view: dict[str, Any], other_text: str, better_text: str) -> Found:
    """Every pattern that holds, with its figures."""
    other, better, now = Side(view, other_text), Side(view, better_text), Side(view, "stop")
    return crosses(view, other, better, now) | hands(view, other, better, now)
