"""A turn of Triggs in plain words, told from its events (T16: only what the listener has seen stands in them)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from race108.games.triggs import rules as r
from race108.kernel import Events, events_in
from race108.words import PLACES, for_names, say, with_names

PILE_NAMES = ("pile-left", "pile-centre", "pile-right")

Group = Sequence[tuple[int, ...]]


@dataclass(frozen=True)
class Telling:
    """To whom something is told: in which language, with names or numbers, and who of the players is "you"."""

    language: str
    named: bool
    you: int | None

    def say(self, message: str, seat: int, **arguments: Any) -> str:
        """A sentence about what a player does."""
        player = PLACES[seat] if self.named else ("player", {"number": seat + 1})
        who = "you" if seat == self.you else "other"
        return say(message, self.language, who=who, player=player, **arguments)


def tell(events: Events, language: str, names: Sequence[str] | None, you: int | None = None) -> list[str]:
    """Sentences for the events of one turn; ``you``: the seat of the listener."""
    # What somebody else has done is told to all in the same words.
    to = you if you is not None and (events[:, 1] == you).any() else None
    return with_names(_told(events.tobytes(), Telling(language, bool(names), to)), names or ())


@lru_cache(maxsize=1 << 14)
def _told(events: bytes, to: Telling) -> tuple[str, ...]:
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
            sentences += _sentence(tuple(group), to)
    return tuple(sentences)


@lru_cache(maxsize=1 << 13)
def _sentence(group: Group, to: Telling) -> tuple[str, ...]:
    """The sentence for events that belong together: a new turn is mostly made of old sentences."""
    return for_names([_TELLERS[group[0][0]](group, to)])


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


def _many(value: int, count: int) -> dict[str, Any]:
    """So many cards or crosses of one value, as every language says it."""
    many = ("many-values", {"many": ("count", {"count": count}), "value": value})
    return {"count": count, "one": ("a-value", {"value": value}), "many": many}


def _drew(group: Group, to: Telling) -> str:
    draws = [
        ("drawn-card" if value else "drawn-hidden", {"value": value, "pile": (PILE_NAMES[pile], {})})
        for _, _, value, pile in group
    ]
    seat = group[0][1]
    if len(draws) == 1:
        return to.say("tell-draw", seat, card=draws[0])
    return to.say("tell-draw-two", seat, card=draws[0], second=draws[1])


def _discarded(group: Group, to: Telling) -> str:
    _, seat, value, to_box = group[0]
    return to.say("tell-discard-box" if to_box else "tell-discard", seat, **_many(value, len(group)))


def _formed(group: Group, to: Telling) -> str:
    formings = [event for event in group if event[0] == r.FORMED]
    cards = [f"{large}+{small}" if small else str(large) for _, _, large, small in formings]
    value = formings[0][2] + formings[0][3]
    filled = any(event[0] == r.FILLED for event in group)
    message = "tell-cross-fill" if filled else "tell-cross"
    return to.say(message, group[0][1], cards=cards, **_many(value, len(cards)))


def _crossed(group: Group, to: Telling) -> str:
    return to.say("tell-extra-fill" if len(group) > 1 else "tell-extra", group[0][1], row=group[0][2])


def _emptied(group: Group, to: Telling) -> str:
    cards = [value for kind, _, value, _ in group if kind == r.DREW and value]
    if cards:
        return to.say("tell-emptied-seen", group[0][1], cards=sorted(cards))
    return to.say("tell-emptied" if len(group) > 1 else "tell-emptied-none", group[0][1])


def _refilled(group: Group, to: Telling) -> str:
    return say("tell-refill", to.language, pile=(PILE_NAMES[group[0][1]], {}), count=sum(event[3] for event in group))


def _removed(group: Group, to: Telling) -> str:
    return say("tell-removed", to.language, pile=(PILE_NAMES[group[0][1]], {}), value=group[0][2])


def _won(group: Group, to: Telling) -> str:
    return to.say("tell-won", group[0][1])


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
