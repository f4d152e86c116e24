"""The reasons of Run & Trip a second time, slow and obvious, from a view's JSON and the texts of two moves."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

Found = set[tuple[Any, ...]]


def number(card: str) -> int:
    """The number of a card."""
    return int(card.partition("[")[0])


def symbols(card: str) -> str:
    """The symbols of a card."""
    return card.partition("[")[2].rstrip("]")


def matching(hand: list[str], wanted: str) -> bool:
    """Whether some of these cards show exactly these symbols."""
    fitting = [symbols(card) for card in hand if not Counter(symbols(card)) - Counter(wanted)]
    sets = (some for size in range(1, len(wanted) + 1) for some in combinations(fitting, size))
    return bool(wanted) and any(sorted("".join(some)) == sorted(wanted) for some in sets)


class Side:
    """One of the two moves, and the table after it."""

    def __init__(self, view: dict[str, Any], text: str) -> None:
        words = text.split()
        self.kind = words.pop(0)
        self.per_side = len(view["tokens"][0])
        self.seat: int = view["turn"]
        self.side: int = self.seat % len(view["tokens"])
        self.start: list[int] = [square for tokens in view["tokens"] for square in tokens]
        self.tokens = list(self.start)
        self.hand = list(view["hands"][self.seat])
        self.target = self.own = -1
        self.total = 0
        if self.kind == "end":
            return
        which = "ab".index(words.pop()) if self.per_side > 1 else 0
        self.own = self.side * self.per_side + which
        if self.kind == "trip":
            name = words.pop(0)
            self.target = (int(name[0]) - 1) * self.per_side + ("ab".index(name[1]) if self.per_side > 1 else 0)
        for card in words:
            self.hand.remove(card)
            self.total += number(card)
        if self.target >= 0:
            self.put(self.target, max(0, self.tokens[self.target] - self.total))
        if self.tokens[self.own] + self.total <= 100:
            self.put(self.own, self.tokens[self.own] + self.total)

    def put(self, token: int, square: int) -> None:
        """A token arrives, and pushes who stands there."""
        self.tokens[token] = square
        others = [one for one, at in enumerate(self.tokens) if one != token and at == square and square > 0]
        for one in others:
            self.put(one, square - 1)

    def last(self, side: int) -> int:
        """Where the last token of a side stands."""
        return min(self.tokens[side * self.per_side : (side + 1) * self.per_side])

    def mine(self, token: int) -> bool:
        """Whether a token is of the own side."""
        return token // self.per_side == self.side


class Pair:
    """Two moves beside each other, on a layout."""

    def __init__(
        self, view: dict[str, Any], squares: list[str], cards: list[str], other_text: str, better_text: str
    ) -> None:
        self.view, self.squares, self.cards = view, squares, cards
        self.other, self.better, self.now = (Side(view, text) for text in (other_text, better_text, "end"))
        self.tokens, self.sides = range(len(self.now.start)), range(len(view["tokens"]))

    def spared(self, side: Side, token: int) -> bool:
        """Whether Mercy protects a token."""
        return bool(self.view["mercy"] and side.tokens[token] == min(side.tokens))

    def over(self, side: Side) -> bool:
        """Whether the game is over after a move: somebody is at 100, or nobody has cards."""
        others = [hand for seat, hand in enumerate(self.view["hands"]) if seat != side.seat]
        return max(side.tokens) == 100 or not (side.hand or any(others))

    def goes_on(self, side: Side) -> bool:
        """Whether another trip is possible after a trip."""
        return (
            side.kind == "trip"
            and not self.over(side)
            and any(
                not side.mine(token)
                and not self.spared(side, token)
                and matching(side.hand, self.squares[side.tokens[token]])
                for token in self.tokens
            )
        )

    def winning(self) -> Found:
        """Whether the better move wins."""
        last = [self.better.last(side) for side in self.sides]
        alone = [side for side in self.sides if last[side] == max(last)] == [self.better.side]
        return {("wins",)} if self.over(self.better) and not self.over(self.other) and alone else set()

    def trips(self) -> Found:
        """Who is sent back, and how far."""
        other, better, start = self.other, self.better, self.now.start
        found: Found = set()
        if better.target >= 0:
            square = start[better.target]
            back = min(square, better.total)
            front = max(start[token] for token in self.tokens if not better.mine(token))
            if other.kind in ("run", "end"):
                found.add(("trips" if other.kind == "run" else "stops", better.target, back))
            if other.target >= 0 and square == front and start[other.target] < square:
                found.add(("leader", better.target, back))
            if other.target == better.target and back > min(square, other.total):
                found.add(("further-back", better.target, back, min(square, other.total)))
        if self.goes_on(better) and not self.goes_on(other):
            found.add(("chain",))
        if other.target >= 0 and other.target != better.target and other.total > start[other.target]:
            found.add(("wasted", other.target, other.total - start[other.target]))
        return found

    def places(self) -> Found:
        """Where the own tokens stand."""
        other, better, squares = self.other, self.better, self.squares
        found: Found = set()
        if other.own < 0 or better.own < 0:
            return found
        here, there = better.tokens[better.own], other.tokens[other.own]
        if self.view["variant"] == "basic" and here < 100 and there < 100:
            near, far = (100 - at in map(number, side.hand) for side, at in ((better, here), (other, there)))
            if near and not far:
                found.add(("goal", 100 - here))
        if other.kind == "run" and other.start[other.own] + other.total > 100:
            if better.start[better.own] + better.total <= 100:
                found.add(("stays",))
        spared, other_spared = self.spared(better, better.own), self.spared(other, other.own)
        if here < 100 and there < 100 and not spared and not other_spared:
            if not squares[here] and squares[there]:
                found.add(("safe", here, there))
            hits, fewer = self.hits(there), self.hits(here)
            if squares[here] and hits > fewer:
                found.add(("exposed", there, hits, here, fewer))
        if spared and not other_spared:
            found.add(("mercy",))
        if better.per_side > 1 and better.start[better.own] < better.start[other.own]:
            found.add(("rear",))
        return found

    def hits(self, square: int) -> int:
        """How many of the cards that were not seen match a square alone."""
        seen = Counter(self.view["discard"]) + Counter(self.view["hands"][self.view["turn"]])
        wanted = sorted(self.squares[square])
        return sum(sorted(symbols(card)) == wanted != [] for card in (Counter(self.cards) - seen).elements())

    def pushes(self) -> Found:
        """Who is pushed."""
        other, better = self.other, self.better
        found: Found = set()
        for token in self.tokens:
            fell = token != better.target and better.tokens[token] < better.start[token]
            other_fell = token != other.target and other.tokens[token] < other.start[token]
            if better.mine(token) and other_fell and not fell and token != other.own:
                found.add(("pushes-own",))
            if not better.mine(token) and fell and other.tokens[token] == other.start[token]:
                found.add(("pushes", token))
        return found

    def hands(self) -> Found:
        """What is left in hand."""
        found: Found = set()
        if self.over(self.better) or self.over(self.other):
            return found
        for token in self.tokens:
            wanted = self.squares[self.now.start[token]]
            open_to_it = not self.now.mine(token) and not self.spared(self.now, token) and self.other.kind == "run"
            before, after, instead = (matching(side.hand, wanted) for side in (self.now, self.better, self.other))
            if open_to_it and before and after and not instead:
                found.add(("spends", token))
                break
        answers, other_answers = self.answers(self.better), self.answers(self.other)
        if answers > other_answers:
            found.add(("reach", answers, other_answers))
        return found

    def answers(self, side: Side) -> int:
        """How many of the others' next runs end on a square that the hand matches."""
        runs = [
            self.squares[side.tokens[token] + step]
            for seat, hand in enumerate(self.view["hands"])
            for token in self.tokens
            for step in {number(card) for card in hand}
            if token // side.per_side == seat % len(self.sides) != side.side and side.tokens[token] + step < 100
        ]
        return sum(matching(side.hand, wanted) for wanted in runs)

    def runs(self) -> Found:
        """How far two runs go."""
        other, better = self.other, self.better
        found: Found = set()
        if better.kind == other.kind == "run" and better.own == other.own:
            if better.total > other.total and better.start[better.own] + better.total <= 100:
                found.add(("further", better.total - other.total))
            if better.total < other.total:
                found.add(("keeps", other.total))
        return found


def slow_reasons(
    view: dict[str, Any], squares: list[str], cards: list[str], other_text: str, better_text: str
) -> Found:
    """Every pattern that holds, with its figures."""
    pair = Pair(view, squares, cards, other_text, better_text)
    return pair.winning() | pair.trips() | pair.places() | pair.pushes() | pair.hands() | pair.runs()
