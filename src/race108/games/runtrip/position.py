"""Positions of Run & Trip as JSON: what is read is checked, and a fault is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from race108.checks import Reader, is_whole
from race108.errors import BadPosition
from race108.games.runtrip import ABOUT
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.games.runtrip.showing import PHASES
from race108.kernel import Record
from race108.words import shown, some

KEYS = frozenset("game players variant mercy layout tokens hands deck discard aside turn phase winners".split())


def winners_of(sides: int, bits: int) -> list[int]:
    """The winning players (in team: sides)."""
    return [side for side in range(sides) if bits >> side & 1]


def players_of(position: dict[str, Any]) -> int:
    """How many players a position is for."""
    hands = position.get("hands")
    variant = position.get("variant", "basic")
    default = len(hands) if isinstance(hands, list) else ABOUT.variant(variant).players[0]
    return Reader(position, KEYS).whole("players", default, 2, 6)


def read(position: dict[str, Any], players: int, variant: int, layout: Layout, aside: int, dealer: Any) -> Any:
    """A table from a position; cards that appear nowhere are shuffled into the deck if it is left out."""
    reader = Reader(position, KEYS)
    state = np.zeros(1, dtype=r.STATE)
    s = state[0]
    r.empty_table(state, players, variant, int(reader.flag("mercy", False)))
    s["turn"] = reader.whole("turn", 0, 0, players - 1)
    s["phase"] = PHASES.index(reader.choice("phase", "act", [phase for phase in PHASES if phase != "lay"]))
    _read_tokens(s, reader)
    _deal_cards(state, reader, layout, aside, dealer)
    _check_phase(state, position, layout)
    return state


def _read_tokens(s: Record, reader: Reader) -> None:
    sides, per_side = int(s["sides"]), int(s["per_side"])
    tokens = reader.lists("tokens", [[0] * per_side for _ in range(sides)]) or []
    if len(tokens) != sides or any(len(pair) != per_side for pair in tokens):
        raise BadPosition("runtrip-position-tokens", sides=sides, tokens=per_side)
    squares = [square for pair in tokens for square in pair]
    for square in squares:
        if not is_whole(square) or not 0 <= square <= r.GOAL:
            raise BadPosition("runtrip-position-square", square=shown(square, 20))
        if square > 0 and squares.count(square) > 1:
            raise BadPosition("runtrip-position-shared", square=square)
    s["token"][: len(squares)] = squares


def _deal_cards(state: Any, reader: Reader, layout: Layout, aside: int, dealer: Any) -> None:
    """Put every card in its place, each of the 108 exactly once."""
    s = state[0]
    players = int(s["players"])
    given: dict[str, list[int]] = {
        key: _cards(reader.cards(key, reader.data.get(key, []), r.DECK), key, layout)
        for key in ("deck", "discard", "aside")
    }
    listed = reader.lists("hands", None)
    if listed is not None and len(listed) != players:
        raise BadPosition("position-per-player", key="hands", players=players)
    hands = [_hand(hand, seat, players, aside, layout) for seat, hand in enumerate(listed or [])]
    used = [card for cards in (*given.values(), *hands) for card in cards]
    for card, times in Counter(used).items():
        if times > 1:
            raise BadPosition("runtrip-position-twice", card=layout.cards[card])
    rest = np.array([card for card in range(r.DECK) if card not in used], dtype=np.int8)
    r.shuffle_cards(rest, len(rest), dealer)
    spare: list[int] = rest.tolist()
    if listed is None:  # as in a new game
        if len(spare) < players * r.DEALT:
            raise BadPosition("position-no-hands", count=r.DEALT)
        hands = [[spare.pop(0) for _ in range(r.DEALT)] for _ in range(players)]
    if "deck" not in reader.data:
        given["deck"] = spare
    elif spare:
        raise BadPosition("runtrip-position-missing", cards=some([layout.cards[card] for card in sorted(spare)]))
    if len(given["aside"]) != aside:
        raise BadPosition("runtrip-position-aside", count=aside)
    for seat, hand in enumerate(hands):
        for card in hand:
            r.take_card(state, seat, card)
    for key, count in (("deck", "decked"), ("discard", "discards")):
        s[key][: len(given[key])] = given[key][::-1]
        s[count] = len(given[key])
    s["aside"][:aside] = given["aside"]
    s["asided"] = aside


def most_in_hand(players: int, aside: int) -> int:
    """How many cards a hand can ever have: two are dealt, and with each turn it grows by one, until the deck is empty.

    R3, R5, R12. A turn costs at least one card and gives two, so whoever only runs has one more after each. While the
    deck lasts nobody is skipped, so nobody has more turns than the one who began.

    >>> [most_in_hand(players, 0) for players in (2, 3, 4, 5, 6)]
    [28, 19, 15, 12, 10]
    """
    turns = -(-(r.DECK - players * r.DEALT - aside) // r.DEALT)
    return r.DEALT + -(-turns // players)


def _hand(texts: list[Any], seat: int, players: int, aside: int, layout: Layout) -> list[int]:
    most = most_in_hand(players, aside)
    if len(texts) > most:
        raise BadPosition("runtrip-position-hand", player=seat + 1, count=len(texts), players=players, most=most)
    return _cards(texts, f"hands[{seat}]", layout)


def _cards(texts: list[Any], key: str, layout: Layout) -> list[int]:
    for text in texts:
        if not isinstance(text, str) or text not in layout.card_number:
            raise BadPosition("runtrip-position-card", key=key, card=shown(text, 20))
    return [layout.card_number[text] for text in texts]


def _check_phase(state: Any, position: dict[str, Any], layout: Layout) -> None:
    """R13, R7. A game that would have ended, or a turn that would have gone on by itself, cannot be."""
    s = state[0]
    players, phase = int(s["players"]), int(s["phase"])
    cards = [bool(s["hand"][seat].any()) for seat in range(players)]
    winners = position.get("winners")
    if phase == r.OVER:
        r.time_up(state)
        won = winners_of(int(s["sides"]), int(s["winners"]))
        if winners is not None and winners != won:
            raise BadPosition("position-winners-wrong")
        arrived = [i // int(s["per_side"]) for i, square in enumerate(s["token"]) if square == r.GOAL]
        if arrived and arrived != won:  # R16
            raise BadPosition("runtrip-position-goal-lost")
        if arrived and int(s["turn"]) % int(s["sides"]) != arrived[0]:
            raise BadPosition("runtrip-position-goal-turn")
        return
    if winners is not None:
        raise BadPosition("position-winners-early")
    if r.GOAL in s["token"]:
        raise BadPosition("runtrip-position-goal")
    if not any(cards):
        raise BadPosition("runtrip-position-no-cards")
    if not cards[int(s["turn"])]:
        raise BadPosition("runtrip-position-turn", player=int(s["turn"]) + 1)
    if phase == r.TRIP:
        out = np.zeros(r.ACTIONS, dtype=np.int16)
        if s["discards"] == 0 or r.legal_actions(state, layout.lookup, out) < 2:
            raise BadPosition("runtrip-position-trip")
