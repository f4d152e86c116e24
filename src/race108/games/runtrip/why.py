"""Why a card or a token of Run & Trip cannot be used now, for the player on turn, from what that player sees.

Compiled, so that a browser without a server can tell it too; what is written is a message with its arguments.
"""

from __future__ import annotations

from typing import Any

from race108.games.runtrip import rules as r
from race108.games.runtrip.showing import LETTERS, LONGEST_MOVE, put_face
from race108.kernel import Record, inner, jit, tiny, zeros
from race108.writing import (
    BEGIN,
    UNKNOWN,
    Phrases,
    comma,
    is_written,
    put_byte,
    put_number,
    put_phrase,
    whole,
)

_ACTIONS, _LONGEST = r.ACTIONS, LONGEST_MOVE
_phrase = Phrases()

_CARD, _TOKEN = _phrase("card "), _phrase("token ")
_NO_CARD, _SAFE = _phrase('{"say":"runtrip-why-no-card","card":"'), _phrase('{"say":"runtrip-why-safe","square":')
_AFTER_TRIP, _OWN, _MERCY = (_phrase(f'{{"say":"runtrip-why-{name}"}}') for name in ("after-trip", "own", "mercy"))
_NONE, _FEW, _MORE, _EXACTLY = (
    _phrase(f'{{"say":"runtrip-why-{name}","needs":') for name in ("none", "few", "more", "exactly")
)
_HAVE, _SYMBOL = _phrase(',"have":'), _phrase(',"symbol":')
_AND, _LAST = _phrase('{"say":"runtrip-why-and","first":['), _phrase('],"last":')
#: What the symbols of ``factors`` look like; those of other layouts are called what they are.
_SIGNS = tuple(ord(sign) for sign in "2357P")
_SHAPES = tuple(_phrase(f'{{"say":"runtrip-shape-{name}","count":') for name in ("2", "3", "5", "7", "prime", "own"))
_CALLED, _END_OF_CALLED = _phrase(',"symbol":"'), _phrase('"}')
_END, _FIRST_LETTER = ord("}"), ord(LETTERS[0])

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
def is_held(s: Record, card: int) -> bool:
    """Whether the player on turn has a card."""
    return (int(s.hand[s.turn, card // r.HALF]) >> (card % r.HALF)) & 1 == 1


@inner
def put_counted(out: Any, at: int, sign: int, count: int) -> int:
    """So many of a symbol, in words."""
    shape = int(_SHAPES[5])
    for i in range(5):
        if _SIGNS[i] == sign:
            shape = int(_SHAPES[i])
    at = put_number(out, put(out, at, shape), count)
    return put(out, put_byte(out, put(out, at, _CALLED), sign), _END_OF_CALLED)


@inner
def counted(layout: Record, square: int, i: int) -> int:
    """How often the i-th symbol of a square stands there; 0 if it stood before, or there is none."""
    sign = layout.shown[square, i]
    if sign == 0 or (i > 0 and layout.shown[square, i - 1] == sign):
        return 0
    count = 0
    for k in range(r.MOST_SYMBOLS):
        count += int(layout.shown[square, k] == sign)
    return count


@inner
def put_needs(out: Any, at: int, layout: Record, square: int) -> int:
    """Which symbols a square needs."""
    kinds, done = 0, 0
    for i in range(r.MOST_SYMBOLS):
        kinds += int(counted(layout, square, i) > 0)
    if kinds > 1:
        at = put(out, at, _AND)
    first = at
    for i in range(r.MOST_SYMBOLS):
        count = counted(layout, square, i)
        if count:
            done += 1
            at = put(out, at, _LAST) if kinds > 1 and done == kinds else comma(out, at, first)
            at = put_counted(out, at, int(layout.shown[square, i]), count)
    return put_byte(out, at, _END) if kinds > 1 else at


@inner
def held_signs(s: Record, layout: Record, square: int, sign: int, fitting: bool) -> int:
    """How often a symbol stands on the cards in the hand, or on those of them that show nothing the square does not."""
    many = 0
    for card in range(r.DECK):
        fits = (int(layout.fit[square, card // r.HALF]) >> (card % r.HALF)) & 1 == 1
        if is_held(s, card) and (fits or not fitting):
            for i in range(3, int(layout.face[card, 0])):  # after the number and a bracket, before the other
                many += int(layout.face[card, i] == sign)
    return many


@inner
def put_unmatched(out: Any, s: Record, layout: Record, square: int) -> int:
    """Which symbols a square needs, and which of them the hand has too few of."""
    for i in range(r.MOST_SYMBOLS):
        count, sign = counted(layout, square, i), int(layout.shown[square, i])
        if count:
            have = held_signs(s, layout, square, sign, False)
            if have < count:
                at = put_needs(out, put(out, int(BEGIN), _FEW if have else _NONE), layout, square)
                return put_byte(out, put_counted(out, put(out, at, _HAVE), sign, have), _END)
    for i in range(r.MOST_SYMBOLS):
        count, sign = counted(layout, square, i), int(layout.shown[square, i])
        if count and held_signs(s, layout, square, sign, True) < count:
            at = put_needs(out, put(out, int(BEGIN), _MORE), layout, square)
            return put_byte(out, put_counted(out, put(out, at, _SYMBOL), sign, 1), _END)
    return put_byte(out, put_needs(out, put(out, int(BEGIN), _EXACTLY), layout, square), _END)


@inner
def why_card(s: Record, layout: Record, card: int, listed: Any, out: Any) -> int:
    """Why a card can neither be run nor help with a trip."""
    if not is_held(s, card):
        at = put_face(out, put(out, int(BEGIN), _NO_CARD), layout, card)
        return put(out, at, _END_OF_CALLED)
    for n in range(min(listed.shape[0], r.list_moves(s, layout, listed))):
        if listed[n, 0] < r.LAYS and listed[n, 0] % r.DECK == card:
            return int(BEGIN)
        for i in range(1, _LONGEST):
            if listed[n, i] < 0:
                break
            if listed[n, i] == r.LAYS + card:
                return int(BEGIN)
    return put(out, int(BEGIN), _AFTER_TRIP)  # before a trip every card can run, with one token or the other (R16)


@inner
def why_token(s: Record, layout: Record, token: int, out: Any) -> int:
    """Why a token cannot be tripped."""
    actions = zeros(_ACTIONS)
    for i in range(r.legal(s, layout, actions)):
        if r.AIMS <= actions[i] < r.END and (actions[i] - r.AIMS) // 2 == token:
            return int(BEGIN)
    if token // int(s.per_side) == r.side_of(s, int(s.turn)):
        return put(out, int(BEGIN), _OWN)
    square = int(s.token[token])
    if layout.full[square] == 0:
        return put_byte(out, put_number(out, put(out, int(BEGIN), _SAFE), square), _END)
    if s.mercy and r.is_last(s, square):  # R14: one token each
        return put(out, int(BEGIN), _MERCY)
    return put_unmatched(out, s, layout, square)


@jit
def why_not(state: Any, layout: Any, text: Any, listed: Any, out: Any) -> int:
    """Why a thing (``card 8[5]``, ``token 2b``) cannot be used: a message; nothing, if it can; or UNKNOWN."""
    s, t = state[0], layout[0]
    per_side = int(s.per_side)
    for card in range(r.DECK):
        if is_written(out, int(BEGIN), put_face(out, put(out, int(BEGIN), _CARD), t, card), text):
            return why_card(s, t, card, listed, out)
    for token in range(int(s.sides) * per_side):
        at = put_number(out, put(out, int(BEGIN), _TOKEN), token // per_side + 1)
        if per_side > 1:
            at = put_byte(out, at, _FIRST_LETTER + token % per_side)
        if is_written(out, int(BEGIN), at, text):
            return why_token(s, t, token, out)
    return put_byte(out, int(BEGIN), UNKNOWN)
