"""Rules of thumb for Run & Trip: trip whoever leads when it pays, run to squares that are hard to match."""

from __future__ import annotations

from race108.game import View
from race108.games.runtrip import rules as r
from race108.games.runtrip.ruleset import RunTrip


def score(view: View, actions: tuple[int, ...]) -> float:
    """How much a move is liked: where the tokens stand after it, and which cards are still in hand."""
    rules = view.rules
    if not isinstance(rules, RunTrip):
        raise TypeError("these rules of thumb are for Run & Trip")
    if actions[0] == r.END:
        return standing(rules, view.json["tokens"], view.turn)
    after = rules.position(view.tried(actions)[0])["tokens"]
    cards = 0.25 * (len(actions) - 1)
    number = sum((a - r.LAYS) // r.PER_NUMBER + 1 for a in actions[1:]) if len(actions) > 1 else 0
    return standing(rules, after, view.turn) - cards - 0.05 * number


def standing(rules: RunTrip, tokens: list[list[int]], seat: int) -> float:
    """The own side's place on the track, less the best opponent's; squares with many symbols are safer."""
    mine = seat % len(tokens)
    if max(tokens[mine]) == r.GOAL:
        return 1000.0
    own = place(tokens[mine]) + sum(safety(rules, square) for square in tokens[mine])
    others = [place(squares) for side, squares in enumerate(tokens) if side != mine]
    return own - 0.8 * max(others) - 0.2 * sum(others) / len(others)


def place(squares: list[int]) -> float:
    """What counts at the end is the last token; the first one counts a little."""
    return 0.7 * min(squares) + 0.3 * max(squares)


def safety(rules: RunTrip, square: int) -> float:
    """Squares without symbols cannot be matched, those with many only rarely."""
    symbols = len(rules.layout.squares[square])
    return 3.0 if symbols == 0 else 0.5 * (symbols - 1)
