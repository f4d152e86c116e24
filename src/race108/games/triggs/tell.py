"""A turn of Triggs in plain words, told from its events (T16: only what the listener has seen stands in them)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from race108.games.triggs import rules as r
from race108.kernel import Events, events_in
from race108.words import PLACES, for_names, say, with_names

PILE_NAMES = ("pile-left", "pile-centre", "pile-right")

Group = Sequence[tuple[int, ...]]


def player(seat: int, names: Sequence[str] | None) -> Any:
    """A player's name, or Player 1, Player 2 ... in the listener's language."""
    return names[seat] if names else ("player", {"number": seat + 1})


def counted(count: int) -> Any:
    """A small number as a word."""
    return ("count", {"count": count})


def tell(events: Events, language: str, names: Sequence[str] | None) -> list[str]:
    """Sentences for the events of one turn."""
    return with_names(_told(events.tobytes(), language, named=bool(names)), names or ())


@lru_cache(maxsize=1 << 14)
def _told(events: bytes, language: str, *, named: bool) -> tuple[str, ...]:
    """The sentences without the names: turns come again and again, at this table or another."""
    rows = [tuple(row) for row in events_in(events).tolist()]
    sentences: list[str] = []
    while rows:
        kind = rows[0][0]
        same = 1
        while same < len(rows) and _goes_with(rows[0], rows[same]):
            same += 1
        group, rows = rows[:same], rows[same:]
        if kind == r.EMPTIED:  # a refill may come between the five cards
            group += [row for row in rows if row[0] == r.DREW]
            rows = [row for row in rows if row[0] != r.DREW]
        if kind == r.DREW:
            group = [row for row in group if row[0] == r.DREW]
        if kind in _TELLERS:
            sentences += _sentence(tuple(group), language, named=named)
    return tuple(sentences)


@lru_cache(maxsize=1 << 13)
def _sentence(group: Group, language: str, *, named: bool) -> tuple[str, ...]:
    """The sentence for events that belong together: a new turn is mostly made of old sentences."""
    return for_names([_TELLERS[group[0][0]](group, language, PLACES if named else None)])


def _goes_with(first: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether an event belongs into the same sentence."""
    if first[0] == r.FORMED:  # all formings of one value, with their crosses
        return other[0] in (r.FORMED, r.CROSSED, r.FILLED) and not (other[0] == r.CROSSED and other[3] == 1)
    if first[0] == r.CROSSED:
        return other[0] == r.FILLED
    if first[0] == r.DREW:
        return other[0] in (r.DREW, r.TURNED_UP)
    if first[0] == r.REFILLED:
        return other[0] == r.REFILLED and other[1] == first[1]
    return first[0] == other[0] == r.DISCARDED


def _drew(group: Group, language: str, names: Sequence[str] | None) -> str:
    draws = [
        ("drawn-card" if value else "drawn-hidden", {"value": value, "pile": (PILE_NAMES[pile], {})})
        for _, _, value, pile in group
    ]
    who = player(group[0][1], names)
    if len(draws) == 1:
        return say("tell-draw", language, player=who, card=draws[0])
    return say("tell-draw-two", language, player=who, card=draws[0], second=draws[1])


def _discarded(group: Group, language: str, names: Sequence[str] | None) -> str:
    _, seat, value, to_box = group[0]
    message = "tell-discard-box" if to_box else "tell-discard"
    return say(message, language, player=player(seat, names), value=value, count=len(group), many=counted(len(group)))


def _formed(group: Group, language: str, names: Sequence[str] | None) -> str:
    formings = [event for event in group if event[0] == r.FORMED]
    cards = [f"{large}+{small}" if small else str(large) for _, _, large, small in formings]
    value = formings[0][2] + formings[0][3]
    filled = any(event[0] == r.FILLED for event in group)
    return say(
        "tell-cross-fill" if filled else "tell-cross",
        language,
        player=player(group[0][1], names),
        value=value,
        count=len(cards),
        many=counted(len(cards)),
        cards=cards,
    )


def _crossed(group: Group, language: str, names: Sequence[str] | None) -> str:
    message = "tell-extra-fill" if len(group) > 1 else "tell-extra"
    return say(message, language, player=player(group[0][1], names), row=group[0][2])


def _emptied(group: Group, language: str, names: Sequence[str] | None) -> str:
    cards = [value for kind, _, value, _ in group if kind == r.DREW and value]
    if cards:
        return say("tell-emptied-seen", language, player=player(group[0][1], names), cards=sorted(cards))
    message = "tell-emptied" if len(group) > 1 else "tell-emptied-none"
    return say(message, language, player=player(group[0][1], names))


def _refilled(group: Group, language: str, _names: Sequence[str] | None) -> str:
    return say("tell-refill", language, pile=(PILE_NAMES[group[0][1]], {}), count=sum(event[3] for event in group))


def _removed(group: Group, language: str, _names: Sequence[str] | None) -> str:
    return say("tell-removed", language, pile=(PILE_NAMES[group[0][1]], {}), value=group[0][2])


def _won(group: Group, language: str, names: Sequence[str] | None) -> str:
    return say("tell-won", language, player=player(group[0][1], names))


_TELLERS = {
    r.DREW: _drew,
    r.DISCARDED: _discarded,
    r.FORMED: _formed,
    r.CROSSED: _crossed,
    r.EMPTIED: _emptied,
    r.REFILLED: _refilled,
    r.REMOVED: _removed,
    r.WON: _won,
}
