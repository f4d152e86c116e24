"""Why a thing on the table of Triggs cannot be used now, for the player on turn, from what that player sees.

Compiled, so that a browser without a server can tell it too; what is written is a message with its arguments.
"""

from __future__ import annotations

from typing import Any

from race108.games.triggs import rules as r
from race108.games.triggs.showing import PILES
from race108.kernel import Record, inner, jit, tiny, zeros
from race108.writing import BEGIN, UNKNOWN, Phrases, is_written, put_byte, put_number, put_phrase, whole

_ACTIONS = r.ACTIONS
_phrase = Phrases()

_ROW, _CARD = _phrase("row "), _phrase("card ")
_PILE = tuple(_phrase(f"pile {pile}") for pile in "LCR")
_FULL, _EMPTY, _NO_SUM, _NO_CARD, _FORMING, _NOT_THIS = (
    _phrase(f'{{"say":"triggs-why-{name}","{key}":')
    for name, key in (
        ("row-full", "row"),
        ("pile-empty", "pile"),
        ("no-sum", "value"),
        ("no-card", "value"),
        ("forming", "value"),
        ("card", "card"),
    )
)
_HAND_FULL, _SECOND, _EXTRA = (_phrase(f'{{"say":"triggs-why-{name}"') for name in ("hand-full", "second", "extra"))
_NAMES = tuple(_phrase(f'{{"say":"pile-{pile}"}}') for pile in PILES)
_VALUE, _END = _phrase(',"value":'), ord("}")

_TABLE = _phrase.table()


@tiny
def put(out: Any, at: int, phrase: int) -> int:
    """Write a phrase."""
    return put_any(out, at, whole(phrase))


@inner
def put_any(out: Any, at: int, phrase: int) -> int:
    """The same."""
    return put_phrase(out, at, _TABLE, phrase)


@inner
def put_about(out: Any, phrase: int, number: int) -> int:
    """A message about a number."""
    return put_byte(out, put_number(out, put(out, int(BEGIN), phrase), number), _END)


@inner
def put_busy(out: Any, s: Record) -> int:
    """What has to be done first, in the middle of a turn."""
    if s.phase == r.DRAW:
        return put_byte(out, put(out, int(BEGIN), _SECOND), _END)
    if s.phase == r.EXTRA:
        return put_byte(out, put(out, int(BEGIN), _EXTRA), _END)
    return put_about(out, int(_FORMING), int(s.value)) if s.phase == r.FORM else int(BEGIN)


@inner
def why_row(s: Record, value: int, actions: Any, count: int, out: Any) -> int:
    """Why no cross can be made in a row."""
    for i in range(count):
        action = int(actions[i])
        forms = r.FORMS <= action < r.STOP and r.way_part(action - r.FORMS, 0) == value
        if forms or action == r.EXTRAS + value - 1:
            return int(BEGIN)
    if s.crossed[s.turn, value] == s.rows[value]:
        return put_about(out, int(_FULL), value)
    at = put_busy(out, s)
    return at if at > BEGIN else put_about(out, int(_NO_SUM), value)


@inner
def why_card(s: Record, value: int, actions: Any, count: int, out: Any) -> int:
    """Why a card can neither be discarded nor help to form anything."""
    first = r.DISCARDS + r.COPIES * (value - 1)
    for i in range(count):
        action = int(actions[i])
        if first <= action < first + r.COPIES:
            return int(BEGIN)
        if r.FORMS <= action < r.STOP:
            way = action - r.FORMS
            if r.way_part(way, 1) == value or r.way_part(way, 2) == value:
                return int(BEGIN)
    if s.phase == r.FORM and s.hand[s.turn, value]:
        at = put_number(out, put(out, int(BEGIN), _NOT_THIS), value)
        return put_byte(out, put_number(out, put(out, at, _VALUE), int(s.value)), _END)
    at = put_busy(out, s)
    return at if at > BEGIN else put_about(out, int(_NO_CARD), value)


@inner
def why_pile(s: Record, pile: int, actions: Any, count: int, out: Any) -> int:
    """Why no card can be drawn from a pile."""
    for i in range(count):
        if actions[i] == pile:
            return int(BEGIN)
    if s.height[pile] == 0 and s.phase in (r.ACT, r.DRAW):
        return put_byte(out, put(out, put(out, int(BEGIN), _EMPTY), _NAMES[pile]), _END)
    at = put_busy(out, s)
    return at if at > BEGIN else put_byte(out, put(out, int(BEGIN), _HAND_FULL), _END)


@jit
def why_not(state: Any, text: Any, out: Any) -> int:
    """Why a thing (``row 9``, ``pile L``, ``card 7``) cannot be used: a message; nothing, if it can; or UNKNOWN."""
    s, actions = state[0], zeros(_ACTIONS)
    count = r.legal(s, actions)
    for value in range(1, r.VALUES + 1):
        if is_written(out, int(BEGIN), put_number(out, put(out, int(BEGIN), _ROW), value), text):
            return why_row(s, value, actions, count, out)
        if is_written(out, int(BEGIN), put_number(out, put(out, int(BEGIN), _CARD), value), text):
            return why_card(s, value, actions, count, out)
    for pile in range(3):
        if is_written(out, int(BEGIN), put(out, int(BEGIN), _PILE[pile]), text):
            return why_pile(s, pile, actions, count, out)
    return put_byte(out, int(BEGIN), UNKNOWN)
