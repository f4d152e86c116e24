"""Triggs in text: what somebody means who does not write a move exactly as it is written, or why it cannot be."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import orjson

from race108.errors import AmbiguousMove, IllegalMove, UnreadableMove
from race108.games.triggs import rules as r
from race108.games.triggs.showing import write_moves
from race108.shown import written
from race108.words import number, shown, some

PILES = "LCR"

_WORDS = {"left": "L", "centre": "C", "center": "C", "right": "R", "l": "L", "c": "C", "r": "R"}
_SHAPE = re.compile(
    r"draw(?: (?P<pile>[a-z]+))?"
    r"|discard (?P<discard>[0-9]+)(?: ?[x*×] ?(?P<count>[0-9]+))?"
    r"|form (?P<form>[0-9]+)(?: ?= ?(?P<first>[0-9]+)(?: ?\+ ?(?P<second>[0-9]+))?)?"
    r"|extra(?: (?P<extra>[0-9]+))?"
    r"|(?P<stop>stop)"
)

_THREE_CARDS = re.compile(r"form [0-9]+ ?= ?[0-9]+(?: ?\+ ?[0-9]+){2,}")
_TWO_VALUES = re.compile(r"discard [0-9]+(?: ?[x*×] ?[0-9]+)?(?:[ ,]+[0-9]+(?: ?[x*×] ?[0-9]+)?)+")


def texts(actions: list[int]) -> list[str]:
    """Actions as texts.

    >>> texts([0, r.STOP, r.EXTRAS + 8])
    ['draw L', 'stop', 'extra 9']
    """
    found: list[str] = orjson.loads(written(write_moves, np.array(actions, dtype=np.int64)))
    return found


def read(text: str, state: Any, legal: list[int]) -> int:
    """The legal action that a text means; an error that says why there is none, or that there are several."""
    tidy = " ".join(text.lower().split())
    shape = _SHAPE.fullmatch(tidy)
    if _THREE_CARDS.fullmatch(tidy):  # T5
        raise IllegalMove("triggs-two-cards")
    if _TWO_VALUES.fullmatch(tidy):  # T4
        raise UnreadableMove("triggs-discard-one-value")
    if shape is None:
        raise UnreadableMove("triggs-unreadable", text=shown(text))
    meant = _meant(shape, text)
    fitting = {move: action for move, action in zip(texts(legal), legal, strict=True) if move in meant}
    if len(fitting) == 1:
        return next(iter(fitting.values()))
    if fitting:
        raise AmbiguousMove("ambiguous", text=tidy, moves=some(list(fitting)))
    raise _reason(state[0], shape, tidy)


def _meant(shape: re.Match[str], text: str) -> set[str]:
    """Every complete move that a text can stand for."""
    if shape["stop"]:
        return {"stop"}
    if shape[0].startswith("draw"):
        if shape["pile"] is None:
            return {f"draw {pile}" for pile in PILES}
        if shape["pile"] not in _WORDS:
            raise UnreadableMove("triggs-unknown-pile", pile=shape["pile"])
        return {f"draw {_WORDS[shape['pile']]}"}
    for value in (shape["discard"], shape["form"], shape["first"], shape["second"], shape["extra"]):
        if value is not None and not 1 <= number(value) <= r.VALUES:
            raise UnreadableMove("triggs-no-such-value", value=value[:9])
    if value := shape["discard"]:
        if shape["count"] and number(shape["count"]) == 0:
            raise UnreadableMove("triggs-discard-none")
        counts = [number(shape["count"])] if shape["count"] else list(range(1, r.COPIES + 1))
        return {f"discard {int(value)}x{count}" for count in counts}
    if value := shape["form"]:
        cards = sorted((int(shape[name]) for name in ("first", "second") if shape[name]), reverse=True)
        if cards:
            return {f"form {int(value)}=" + "+".join(map(str, cards))}
        return set(texts([r.FORMS + i for i, way in enumerate(r.WAYS) if way[0] == int(value)]))
    values = [int(shape["extra"])] if shape["extra"] else list(range(1, r.VALUES + 1))
    return {f"extra {value}" for value in values}


# --- why not --------------------------------------------------------------------------------------------------------


def _reason(s: Any, shape: re.Match[str], text: str) -> IllegalMove:
    """Which rule a move breaks, in one sentence that says what to do."""
    phase = int(s["phase"])
    kind = text.split(maxsplit=1)[0]
    if phase == r.DRAW and kind != "draw":
        return IllegalMove("triggs-second-card")
    if phase == r.EXTRA and kind != "extra":
        return IllegalMove("triggs-extra-owed")
    if phase == r.FORM and kind not in ("form", "stop"):
        return IllegalMove("triggs-still-forming", value=int(s["value"]))
    if kind == "draw":
        return _no_draw(s, shape)
    if kind == "discard":
        value, held = int(shape["discard"]), int(s["hand"][s["turn"], int(shape["discard"])])
        return IllegalMove("triggs-discard-too-many", value=value, held=held)
    if kind == "form":
        return _no_forming(s, shape)
    if kind == "stop":
        return IllegalMove("triggs-nothing-to-stop")
    if phase != r.EXTRA:
        return IllegalMove("triggs-no-extra-owed")
    return IllegalMove("triggs-row-full", value=int(shape["extra"]))


def _no_draw(s: Any, shape: re.Match[str]) -> IllegalMove:
    if s["cards"][s["turn"]] >= r.HAND_LIMIT:
        return IllegalMove("triggs-hand-full")
    return IllegalMove("triggs-pile-empty", pile=_WORDS[shape["pile"]])


def _no_forming(s: Any, shape: re.Match[str]) -> IllegalMove:
    seat, value = int(s["turn"]), int(shape["form"])
    cards = [int(shape[name]) for name in ("first", "second") if shape[name]]
    if s["phase"] == r.FORM and value != s["value"]:
        return IllegalMove("triggs-one-value", value=int(s["value"]))
    if s["crossed"][seat, value] == s["rows"][value]:
        return IllegalMove("triggs-row-full", value=value)
    if cards and sum(cards) != value:
        return IllegalMove("triggs-wrong-sum", cards=" + ".join(map(str, cards)), sum=sum(cards), value=value)
    for card in cards:
        if s["hand"][seat, card] < cards.count(card):
            return IllegalMove("triggs-card-missing", value=card, needed=cards.count(card))
    return IllegalMove("triggs-cannot-form", value=value)
