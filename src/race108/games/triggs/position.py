"""Positions of Triggs as JSON: what is read is checked, and a fault is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from race108.checks import Reader
from race108.errors import BadPosition
from race108.games.triggs import ROWS
from race108.games.triggs import rules as r
from race108.games.triggs.showing import PHASES
from race108.kernel import Record

PILE_KEYS = ("left", "centre", "right")
REFILLS = ("emptied", "all")
KEYS = frozenset(
    "game players rows refill hands crossed left centre right discard box turn phase value winners".split()
)


def read(position: dict[str, Any], dealer: Any) -> Any:
    """A table from a position; cards that appear nowhere are shuffled into the centre if it is left out."""
    reader = Reader(position, KEYS)
    hands = reader.lists("hands", None)
    players = reader.whole("players", len(hands) if hands is not None else 2, 2, 4)
    rows = reader.whole_list("rows", list(ROWS), r.VALUES, 1, r.COPIES)
    crossed = reader.lists("crossed", [[0] * r.VALUES for _ in range(players)])
    piles = {key: _pile(reader, key) for key in (*PILE_KEYS, "discard", "box")}
    state = np.zeros(1, dtype=r.STATE)
    s = state[0]
    s["players"] = players
    s["rows"][1:] = rows
    s["refill_all"] = reader.choice("refill", "emptied", REFILLS) == "all"
    s["turn"] = reader.whole("turn", 0, 0, players - 1)
    s["phase"] = PHASES.index(reader.choice("phase", "act", PHASES))
    s["winner"] = -1
    r.prepare_table(state)
    _read_sheets(s, crossed or [], rows)
    _deal_cards(state, position, hands, piles, dealer)
    _read_value(s, position)
    _read_winners(s, position)
    r.count_sheets(state)
    for value in piles["box"]:  # T13
        if value <= s["highest"]:
            raise BadPosition("triggs-position-box", value=value)
    if s["phase"] != r.OVER:
        r.settle_table(state, dealer)
        _check_phase(state)
    return state


def _pile(reader: Reader, key: str) -> list[int]:
    reader.cards(key, reader.data.get(key, []), r.DECK)
    return reader.whole_list(key, [], None, 1, r.VALUES)


def _read_sheets(s: Record, crossed: list[Any], rows: list[int]) -> None:
    players = int(s["players"])
    if len(crossed) != players:
        raise BadPosition("position-per-player", key="crossed", players=players)
    for seat, sheet in enumerate(crossed):
        if not isinstance(sheet, list) or len(sheet) != r.VALUES:
            raise BadPosition("position-list-length", key=f"crossed[{seat}]", length=r.VALUES)
        for row, (crosses, boxes) in enumerate(zip(sheet, rows, strict=True), 1):
            if not isinstance(crosses, int) or isinstance(crosses, bool) or not 0 <= crosses <= boxes:
                raise BadPosition("triggs-position-crosses", player=seat + 1, row=row, boxes=boxes)
            s["crossed"][seat, row] = crosses


def _deal_cards(state: Any, position: dict[str, Any], hands: Any, piles: dict[str, list[int]], dealer: Any) -> None:
    """Put every card in its place, each of the 108 exactly once."""
    s = state[0]
    players = int(s["players"])
    missing = Counter(dict.fromkeys(range(1, r.VALUES + 1), r.COPIES))
    for cards in (*piles.values(), *_checked_hands(hands, players)):
        missing.subtract(cards)
    for value, count in missing.items():
        if count < 0:
            raise BadPosition("triggs-position-too-many", value=value, count=r.COPIES - count, copies=r.COPIES)
    rest = np.array(sorted(missing.elements()), dtype=np.int8)
    r.shuffle_cards(rest, len(rest), dealer)
    spare: list[int] = rest.tolist()
    if hands is None:  # as in a new game
        if len(spare) < players * r.DEALT:
            raise BadPosition("position-no-hands", count=r.DEALT)
        hands = [[spare.pop(0) for _ in range(r.DEALT)] for _ in range(players)]
    if "centre" not in position:
        piles["centre"] = spare[::-1]
    elif spare:
        raise BadPosition("triggs-position-missing", cards=sorted(spare))
    for seat, hand in enumerate(hands):
        for value in hand:
            r.take_card(state, seat, value)
    for i, key in enumerate(PILE_KEYS):
        _put(s["pile"][i], piles[key])
        s["height"][i] = len(piles[key])
    _put(s["discard"], piles["discard"])
    _put(s["box"], piles["box"])
    s["discards"], s["boxed"] = len(piles["discard"]), len(piles["box"])


def _checked_hands(hands: Any, players: int) -> list[list[int]]:
    if hands is None:
        return []
    if len(hands) != players:
        raise BadPosition("position-per-player", key="hands", players=players)
    for seat, hand in enumerate(hands):
        if len(hand) > r.HAND_LIMIT:
            raise BadPosition("triggs-position-hand", player=seat + 1, count=len(hand))
        Reader({"hand": hand}, frozenset({"hand"}), f"hands[{seat}]").whole_list("hand", [], None, 1, r.VALUES)
    checked: list[list[int]] = hands
    return checked


def _put(pile: Any, cards: list[int]) -> None:
    pile[: len(cards)] = cards[::-1]


def _read_value(s: Record, position: dict[str, Any]) -> None:
    value = position.get("value")
    if s["phase"] != r.FORM:
        if value is not None:
            raise BadPosition("triggs-position-no-value")
        return
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= r.VALUES:
        raise BadPosition("triggs-position-value")
    s["value"] = value


def _read_winners(s: Record, position: dict[str, Any]) -> None:
    """T8. The game is over exactly when somebody's sheet is full."""
    players, winners = int(s["players"]), position.get("winners")
    full = [seat for seat in range(players) if (s["crossed"][seat, 1:] == s["rows"][1:]).all()]
    if s["phase"] != r.OVER:
        if full:
            raise BadPosition("triggs-position-full", player=full[0] + 1)
        if winners is not None:
            raise BadPosition("position-winners-early")
        return
    if len(full) != 1:
        raise BadPosition("triggs-position-not-over")
    if winners is not None and winners != full:
        raise BadPosition("position-winners-wrong")
    if position.get("turn", full[0]) != full[0]:
        raise BadPosition("position-winner-turn", player=full[0] + 1)
    s["winner"] = s["turn"] = full[0]


def _check_phase(state: Any) -> None:
    """A turn cannot stand at a point from which it would have gone on by itself."""
    s = state[0]
    seat, phase = int(s["turn"]), int(s["phase"])
    cards = int(s["cards"][seat])
    if phase == r.DRAW and not 1 <= cards < r.HAND_LIMIT:
        raise BadPosition("triggs-position-draw", cards=cards)
    if phase == r.FORM:
        value = int(s["value"])
        out = np.zeros(r.ACTIONS, dtype=np.int16)
        if s["crossed"][seat, value] == 0 or r.legal_actions(state, out) < 2:
            raise BadPosition("triggs-position-form", value=value)
    if phase == r.EXTRA and not (s["crossed"][seat, 1:] == s["rows"][1:]).any():
        raise BadPosition("triggs-position-extra")
