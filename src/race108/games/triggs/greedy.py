"""Rules of thumb for Triggs: cross off many at once, finish rows, keep the cards that go together."""

from __future__ import annotations

from race108.game import View
from race108.games.triggs import rules as r
from race108.games.triggs.showing import PHASES


def score(view: View, actions: tuple[int, ...]) -> float:
    """How much a move is liked."""
    table = Table(view)
    action = actions[0]
    if action < r.DISCARDS:
        return table.draw(action)
    if action < r.FORMS:
        value, count = divmod(action - r.DISCARDS, r.COPIES)
        return table.discard(value + 1, count + 1)
    if action < r.STOP:
        return table.form(*r.WAYS[action - r.FORMS])
    if action == r.STOP:
        return 0.0
    return table.extra(action - r.EXTRAS + 1)


class Table:
    """What a seat sees, counted the way one thinks about it."""

    def __init__(self, view: View) -> None:
        json = view.json
        seat = view.turn
        self.hand: list[int] = json["hands"][seat]
        self.free: list[int] = [
            boxes - crosses for boxes, crosses in zip(json["rows"], json["crossed"][seat], strict=True)
        ]
        self.tops = {i: json[key][0] for i, key in enumerate(("left", "centre", "right")) if json[key]}
        self.drawing = json["phase"] == PHASES[r.DRAW]

    def open(self, value: int) -> int:
        """Free boxes in a row."""
        return self.free[value - 1]

    def crosses(self, value: int, hand: list[int]) -> int:
        """How often a hand can form a value, single cards first, up to the free boxes."""
        singles = hand.count(value)
        pairs = 0
        for small in range(1, (value + 1) // 2):
            pairs += min(hand.count(small), hand.count(value - small))
        if value % 2 == 0:
            pairs += hand.count(value // 2) // 2
        return min(self.open(value), singles + pairs)

    def promise(self, hand: list[int]) -> float:
        """The best crossing-off a hand holds: its crosses, and more for a full row (it gives an extra cross)."""
        best = 0.0
        for value in range(1, r.VALUES + 1):
            crosses = self.crosses(value, hand)
            if crosses:
                best = max(best, crosses + (1.5 if crosses == self.open(value) else 0.0))
        return best

    def draw(self, pile: int) -> float:
        """A card that makes the hand promise more; else one that is still wanted; else the unknown."""
        if not self.drawing and len(self.hand) >= 8:
            return 0.2
        top = self.tops[pile]
        if top is None:
            return 1.5
        gain = self.promise([*self.hand, top]) - self.promise(self.hand)
        wanted = 0.3 if self.open(top) else -0.5
        return 1.3 + gain + wanted

    def discard(self, value: int, count: int) -> float:
        """Only cards that are of little use, when the hand is full, or to empty it."""
        rest = [card for card in self.hand if card != value] + [value] * (self.hand.count(value) - count)
        if not rest:
            return 1.6
        lost = self.promise(self.hand) - self.promise(rest)
        return (0.9 if len(self.hand) >= 9 else 0.1) + 0.1 * count - lost

    def form(self, value: int, large: int, small: int) -> float:
        """More crosses at once are better, a full row best; single cards before pairs, which cost two."""
        crosses = self.crosses(value, self.hand)
        fills = crosses == self.open(value)
        spare = 0.2 * sum(1 for card in (large, small) if card and not self.open(card))
        alone = 0.3 if small == 0 else 0.0
        return 0.8 * crosses + (2.0 if fills else 0.0) + alone + spare + 0.02 * value

    def extra(self, value: int) -> float:
        """Finish a row (another extra cross); else where it is hard to get."""
        if self.open(value) == 1:
            return 100.0 + value
        return 1.0 + value / 12 - 0.5 * self.crosses(value, self.hand)
