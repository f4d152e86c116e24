"""What the learned bots of Run & Trip think with: a move is a run, a whole trip, or the end of the turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, ClassVar, Self

import numpy as np

from race108.bots.mind import Mind, Ranked, best_first
from race108.bots.net import Net
from race108.bots.thought import LONGEST
from race108.game import View
from race108.games.runtrip import thought
from race108.games.runtrip.layout import Layout, named_layout, symbols_of
from race108.games.runtrip.ruleset import RunTrip
from race108.games.runtrip.value import LORE, MOVES, ROOM, SORTS, inputs, learn_layout, rank_moves
from race108.kernel import new_dealer, scratch

#: So many hands are dealt to learn how often each square can be matched.
HANDS = 2000


class RunTripMind(Mind):
    """Finds chains of trips with a beam, and knows the layout."""

    compiled: ClassVar[Any] = thought
    room = ROOM
    levels = (1.6, 2.2, 3.0, 3.75)

    def __init__(self, net: Net, layout: Layout) -> None:
        super().__init__(net)
        self.layout = layout.lookup
        self.lore = lore_of(layout)

    @classmethod
    def inputs(cls, rules: RunTrip) -> tuple[int, ...]:
        return inputs(rules.players, rules.sides, rules.played.tokens)

    @classmethod
    def with_net(cls, rules: RunTrip, net: Net) -> Self:
        return cls(net, rules.layout)

    def ranked(self, view: View, dealer: Any) -> Ranked:
        moves, worths = np.zeros((MOVES, LONGEST), dtype=np.int16), np.zeros(MOVES)
        given = (*self.seen(view), moves, worths, scratch(ROOM), dealer)
        count = rank_moves(*given)
        lengths = np.argmin(moves[:count], axis=1).tolist()  # a row ends with -1
        rows = [tuple(row[:length]) for row, length in zip(moves[:count].tolist(), lengths, strict=True)]
        return best_first(rows, worths[:count])

    def seen(self, view: View) -> tuple[Any, ...]:
        return view.table, self.layout, self.lore, view.knowledge, self.net

    known = seen  # of the others everybody sees the numbers, and that is all there is to know


@cache
def lore_of(layout: Layout) -> Any:
    """What one knows about a layout before the game: an array of one record."""
    lore = np.zeros(1, dtype=LORE)
    squares = Counter(symbols for symbols in layout.squares if symbols)
    lore["kinds"] = len(squares)
    for kind, (symbols, many) in enumerate(squares.items()):
        lore["kind"][0, kind] = layout.squares.index(symbols)
        lore["many"][0, kind] = many
    sorts = sorted({symbols_of(card) for card in named_layout("factors").cards})
    lore["sort"] = [sorts.index(symbols) if (symbols := symbols_of(card)) in sorts else SORTS for card in layout.cards]
    learn_layout(layout.lookup, lore, HANDS, new_dealer(bytes(32)))
    return lore


MIND = RunTripMind
