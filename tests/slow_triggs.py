"""What is written of Triggs, a second time: slow and obvious Python, for comparison with ``showing.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from race108.games.triggs import rules as r
from race108.games.triggs.showing import PHASES
from race108.kernel import Events
from race108.words import say
from slow_record import reader

record_of = reader(r.STATE)
#: Where in a table each seat's sheet and hand stand, with a place at 0 that is never used, and the piles.
SEATS = [slice(seat * (r.VALUES + 1), (seat + 1) * (r.VALUES + 1)) for seat in range(4)]
_PLACES_OF_PILES = [slice(pile * r.DECK, (pile + 1) * r.DECK) for pile in range(3)]


def position(state: Any) -> dict[str, Any]:
    """The whole truth about a table."""
    table = record_of(state)
    hands = [listed(table.hand[seat]) for seat in SEATS[: table.players]]
    piles = [top_first(table.pile[pile], height) for pile, height in zip(_PLACES_OF_PILES, table.height, strict=True)]
    return laid_out(table, hands, piles)


def laid_out(table: Any, hands: list[Any], piles: list[Any]) -> dict[str, Any]:
    """A table as JSON, with the hands and piles as they are known."""
    left, centre, right = piles
    return {
        "game": "triggs",
        "players": table.players,
        "rows": list(table.rows[1:]),
        "refill": ("emptied", "all")[table.refill_all],
        "hands": hands,
        "crossed": [list(table.crossed[seat][1:]) for seat in SEATS[: table.players]],
        "left": left,
        "centre": centre,
        "right": right,
        "discard": top_first(table.discard, table.discards),
        "box": top_first(table.box, table.boxed),
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "value": table.value or None,
        "winners": [table.winner] if table.phase == r.OVER else None,
    }


def listed(counts: bytes) -> list[int]:
    """Cards of which there are so many of each value, in ascending order."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def top_first(cards: bytes, count: int) -> list[int]:
    """A pile as it is written: from the top down."""
    return list(cards[:count][::-1])


def view(blind: Any, known: bytes, seat: int) -> dict[str, Any]:
    """The position with ``None`` for every card the seat does not know."""
    table = record_of(blind)
    hands: list[list[Any]] = []
    for other, place in enumerate(SEATS[: table.players]):
        cards = listed(table.hand[place] if other == seat else known[place])
        hands.append(cards + [None] * (table.cards[other] - len(cards)))
    return laid_out(table, hands, [_pile(table, pile) for pile in range(3)])


def _pile(table: Any, pile: int) -> list[int | None]:
    """T2. The centre is face down; of the other piles the top can be seen."""
    height = table.height[pile]
    cards: list[int | None] = [None] * height
    if pile != r.CENTRE and height > 0:
        cards[0] = table.pile[pile * r.DECK + height - 1]
    return cards


def open_cards(events: Events) -> bytes:
    """Of each hand, how many cards of each value everybody has seen being taken and not yet shown."""
    known = bytearray(4 * (r.VALUES + 1))
    for kind, who, what, how in events.tolist():
        place = who * (r.VALUES + 1)
        if kind == r.DREW and how != r.CENTRE:
            known[place + what] += 1
        for card in {r.DISCARDED: (what,), r.FORMED: (what, how)}.get(kind, ()):
            known[place + card] -= known[place + card] > 0
    return bytes(known)


# --- moves ----------------------------------------------------------------------------------------------------------


def write(action: int) -> str:
    if action < r.DISCARDS:
        return f"draw {'LCR'[action]}"
    if action < r.FORMS:
        return f"discard {(action - r.DISCARDS) // r.COPIES + 1}x{(action - r.DISCARDS) % r.COPIES + 1}"
    if action < r.STOP:
        value, large, small = r.WAYS[action - r.FORMS]
        return f"form {value}={large}" + (f"+{small}" if small else "")
    return "stop" if action == r.STOP else f"extra {action - r.EXTRAS + 1}"


# --- what has happened ----------------------------------------------------------------------------------------------

PILES = ("left", "centre", "right")

#: An event by its kind, from whose or which it is, and two numbers.
_NAMED: dict[int, Callable[[int, int, int], tuple[Any, ...]]] = {
    r.DREW: lambda seat, card, pile: ("drew", seat, card or None, PILES[pile]),
    r.DISCARDED: lambda seat, card, to_box: ("discarded", seat, card, "box" if to_box else "discard"),
    r.FORMED: lambda seat, large, small: ("formed", seat, (large, small) if small else (large,)),
    r.CROSSED: lambda seat, row, extra: ("crossed", seat, row, bool(extra)),
    r.FILLED: lambda seat, row, _: ("filled", seat, row),
    r.REFILLED: lambda pile, _, count: ("refilled", PILES[pile], count),
    r.TURNED_UP: lambda pile, card, _: ("turned_up", PILES[pile], card),
    r.REMOVED: lambda pile, card, _: ("removed", PILES[pile], card),
    r.EMPTIED: lambda seat, *_: ("emptied", seat),
    r.WON: lambda seat, *_: ("won", seat),
}


def happened(events: Events) -> tuple[tuple[Any, ...], ...]:
    """The events by their names."""
    named: list[tuple[Any, ...]] = []
    for kind, who, what, how in events.tolist():
        event = _NAMED[kind](who, what, how)
        if kind == r.REFILLED and named and named[-1][:2] == event[:2]:  # noted value by value
            event = (*event[:2], named.pop()[2] + how)
        named.append(event)
    return tuple(named)


PILE_NAMES = ("pile-left", "pile-centre", "pile-right")

Group = Sequence[tuple[int, ...]]


@dataclass(frozen=True)
class Telling:
    """To whom something is told: in which language, with names or numbers, and who of the players is "you"."""

    language: str
    names: Sequence[str] | None
    you: int | None

    def say(self, message: str, seat: int, **arguments: Any) -> str:
        """A sentence about what a player does."""
        player = self.names[seat] if self.names else ("player", {"number": seat + 1})
        who = "you" if seat == self.you else "other"
        return say(message, self.language, who=who, player=player, **arguments)


def tell(events: Events, language: str, names: Sequence[str] | None, you: int | None = None) -> list[str]:
    """Sentences for the events of one turn; ``you``: the seat of the listener."""
    rows = [tuple(row) for row in events.tolist()]
    to = Telling(language, names, you)
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
            sentences.append(_TELLERS[kind](group, to))
    return sentences


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
