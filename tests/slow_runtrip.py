"""What is written of Run & Trip, a second time: slow and obvious Python, for comparison with ``showing.py``."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from struct import unpack_from
from typing import Any

from race108.games.runtrip import ABOUT
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.games.runtrip.showing import LETTERS, PHASES
from race108.kernel import Events
from race108.words import say
from slow_record import reader

record_of = reader(r.STATE)


def position(state: Any, layout: Layout, even: bool) -> dict[str, Any]:
    """The whole truth about a table."""
    table = record_of(state)
    hands = [hand_of(table, layout, seat) for seat in range(table.players)]
    deck = _listed(table.deck[: table.decked][::-1], layout)
    aside = _listed(table.aside[: table.asided], layout) if even else None
    return laid_out(table, layout, hands, deck, aside)


def laid_out(
    table: Any, layout: Layout, hands: list[list[str]], deck: list[str], aside: list[str] | None
) -> dict[str, Any]:
    """A table as JSON, with the hands, the deck and the cards set aside as they are known."""
    position: dict[str, Any] = {
        "game": "runtrip",
        "players": table.players,
        "variant": ABOUT.variants[table.variant].name,
        "mercy": bool(table.mercy),
        "layout": layout.as_json(),
        "tokens": tokens_of(table),
        "hands": hands,
        "deck": deck,
        "discard": _listed(table.discard[: table.discards][::-1], layout),
    }
    if aside is not None:
        position["aside"] = aside
    return position | {
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "winners": winners_of(table.sides, table.winners) if table.phase == r.OVER else None,
    }


def tokens_of(table: Any) -> list[list[int]]:
    """The squares of all tokens, for each player or side."""
    return [list(table.token[side * table.per_side : (side + 1) * table.per_side]) for side in range(table.sides)]


def _listed(cards: Iterable[int], layout: Layout) -> list[str]:
    return list(map(layout.cards.__getitem__, cards))


def hand_of(table: Any, layout: Layout, seat: int) -> list[str]:
    """The cards of a hand, in ascending order of their text."""
    low, high = unpack_from("<2q", table.hand, 16 * seat)
    both = low | high << r.HALF
    cards = []
    while both:
        cards.append((both & -both).bit_length() - 1)
        both &= both - 1
    return _listed(cards, layout)


def winners_of(sides: int, bits: int) -> list[int]:
    """The winning players (in team: sides)."""
    return [side for side in range(sides) if bits >> side & 1]


_BACKS = tuple(f"{number}[?]" for number in range(r.NUMBERS + 1))


def view(blind: Any, numbers: Any, seat: int, layout: Layout, even: bool) -> dict[str, Any]:
    """The position with ``8[?]`` for a card whose number alone is known, and ``?`` for any other."""
    table, counts = record_of(blind), numbers.tolist()
    hands = [
        hand_of(table, layout, other) if other == seat else _backs(counts[other]) for other in range(table.players)
    ]
    deck = ["?"] * table.decked
    if deck:
        deck[0] = _BACKS[counts[0][0]]
    return laid_out(table, layout, hands, deck, ["?"] * table.asided if even else None)


def _backs(counts: list[int]) -> list[str]:
    """A hand of which only the numbers are known."""
    backs: list[str] = []
    for number in range(1, r.NUMBERS + 1):
        if counts[number]:
            backs += [_BACKS[number]] * counts[number]
    return backs


# --- moves ----------------------------------------------------------------------------------------------------------


def write(actions: tuple[int, ...], layout: Layout, per_side: int) -> str:
    """The text of a move's actions."""
    first = actions[0]
    if first == r.END:
        return "end"
    if first < r.LAYS:
        which, card = divmod(first - r.RUNS, r.DECK)
        return f"run {layout.cards[card]}" + (f" {LETTERS[which]}" if per_side > 1 else "")
    target, own = divmod(first - r.AIMS, 2)
    cards = " ".join([layout.cards[action - r.LAYS] for action in actions[1:]])
    if per_side == 1:
        return f"trip {target + 1} {cards}"
    return f"trip {target // 2 + 1}{LETTERS[target % 2]} {cards} {LETTERS[own]}"


# --- what has happened ----------------------------------------------------------------------------------------------


def happened(events: Events, layout: Layout) -> tuple[tuple[Any, ...], ...]:
    """The events by their names."""
    return tuple(_named(kind, who, what, how, layout) for kind, who, what, how in events.tolist())


def _named(kind: int, who: int, what: int, how: int, layout: Layout) -> tuple[Any, ...]:
    if kind == r.DREW:
        return ("drew", who, f"{-what}[?]" if what < 0 else layout.cards[what])
    if kind == r.RAN:
        return ("ran", who, layout.cards[what], how)
    if kind == r.LAID:
        return ("laid", who, layout.cards[what])
    if kind == r.TRIPPED:
        return ("tripped", who, what, how)
    if kind == r.MOVED:
        return ("moved", who, what, how)
    if kind == r.PUSHED:
        return ("pushed", who, what, how)
    return ("turned_up", what)


def tell(
    events: Events, layout: Layout, variant: str, language: str, names: Sequence[str] | None, you: int | None = None
) -> list[str]:
    """Sentences for the events of one turn; ``you``: the seat of the listener."""
    rows = [tuple(row) for row in events.tolist()]
    played = [row for row in rows if row[0] not in (r.DREW, r.TURNED_UP)]
    drawn = [row for row in rows if row[0] == r.DREW]
    teller = _Teller(layout, variant, language, names, you)
    return [sentence for part in (played, drawn) for sentence in teller.tell(part)]


class _Teller:
    def __init__(
        self, layout: Layout, variant: str, language: str, names: Sequence[str] | None, you: int | None
    ) -> None:
        self.layout = layout
        self.variant = variant
        self.language = language
        self.names = names
        self.you = you
        #: Whose tokens are the listener's: in Team they belong to two.
        self.side = you % 2 if you is not None and variant == "team" else you

    def tell(self, rows: Sequence[tuple[int, ...]]) -> list[str]:
        sentences: list[str] = []
        laid: list[str] = []
        left = deque(rows)
        while left:
            kind, who, what, how = left.popleft()
            if kind == r.LAID:
                laid.append(self.layout.cards[what])
            elif kind == r.RAN:
                went = left.popleft() if left and left[0][0] == r.MOVED else None
                sentences.append(self._run(who, self.layout.cards[what], went))
            elif kind == r.TRIPPED:
                sentences.append(self._trip(who, what, how, laid))
                laid = []
            elif kind in r.STEPS:
                sentences.append(self._step(kind, who, what, how))
        if drawn := [self._card(row[2]) for row in rows if row[0] == r.DREW]:
            seat = next(row[1] for row in rows if row[0] == r.DREW)
            sentences.append(self._say("tell-rt-draw", seat, cards=drawn))
        return sentences

    def _run(self, seat: int, card: str, went: tuple[int, ...] | None) -> str:
        if went is None:  # R10
            return self._say("tell-rt-stay", seat, card=card)
        message = "tell-rt-run" if self.variant == "basic" else "tell-rt-run-token"
        return self._say(message, seat, card=card, **self._way(*went[1:]))

    def _trip(self, seat: int, target: int, total: int, cards: list[str]) -> str:
        token = self._token(target)
        who = "you" if seat == self.you else "other" if token["whose"] == "other" else f"at-{token['whose']}"
        return self._say("tell-rt-trip", seat, who=who, **token, cards=cards, total=total)

    def _step(self, kind: int, token: int, start: int, square: int) -> str:
        if kind == r.PUSHED:
            message = "tell-rt-push"
        else:
            message = "tell-rt-back" if square < start else "tell-rt-forward"
        return say(message, self.language, **self._way(token, start, square))

    def _way(self, token: int, start: int, square: int) -> dict[str, Any]:
        return self._token(token) | {"start": self._square(start), "square": self._square(square)}

    def _say(self, message: str, seat: int, **arguments: Any) -> str:
        """A sentence about what a player does."""
        given = {"who": "you" if seat == self.you else "other", "player": self._player(seat)} | arguments
        return say(message, self.language, **given)

    def _player(self, seat: int) -> Any:
        return self.names[seat] if self.names else ("player", {"number": seat + 1})

    def _token(self, token: int) -> dict[str, Any]:
        """Whose token it is: a player's only one, or one of two; the listener's, or another's."""
        if self.variant == "basic":
            return {"token": self._player(token), "whose": "you" if token == self.side else "other", "letter": ""}
        side, which = divmod(token, 2)
        letter = "ab"[which]
        owner = ("side", {"number": side + 1}) if self.variant == "team" else self._player(side)
        named = ("token-of", {"owner": owner, "letter": letter})
        return {"token": named, "whose": "yours" if side == self.side else "other", "letter": letter}

    @staticmethod
    def _square(square: int) -> Any:
        return ("square-start", {}) if square == r.START else ("square", {"square": square})

    def _card(self, card: int) -> str:
        return f"{-card}[?]" if card < 0 else self.layout.cards[card]
