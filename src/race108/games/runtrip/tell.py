"""A turn of Run & Trip in plain words, told from its events (R4: only what the listener has seen stands in them)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.kernel import Events
from race108.words import PLACES, for_names, say, with_names


def tell(events: Events, layout: Layout, variant: str, language: str, names: Sequence[str] | None) -> list[str]:
    """Sentences for the events of one turn."""
    rows = [tuple(row) for row in events.tolist()]
    played = tuple(row for row in rows if row[0] not in (r.DREW, r.TURNED_UP))
    drawn = tuple(row for row in rows if row[0] == r.DREW)
    told = [_told(part, layout, variant, language, named=bool(names)) for part in (played, drawn)]
    return with_names(chain(*told), names or ())


@lru_cache(maxsize=1 << 14)
def _told(
    rows: tuple[tuple[int, ...], ...], layout: Layout, variant: str, language: str, *, named: bool
) -> tuple[str, ...]:
    """Sentences without the names: what is played is the same for everybody, what is drawn for all others."""
    return for_names(_Teller(layout, variant, language, PLACES if named else None).tell(rows))


class _Teller:
    def __init__(self, layout: Layout, variant: str, language: str, names: Sequence[str] | None) -> None:
        self.layout = layout
        self.variant = variant
        self.language = language
        self.names = names

    def tell(self, rows: Sequence[tuple[int, ...]]) -> list[str]:
        sentences: list[str] = []
        laid: list[str] = []
        for i, (kind, who, what, how) in enumerate(rows):
            moved = {row[1]: row for row in _following(rows, i + 1, r.MOVED)}
            if kind == r.LAID:
                laid.append(self.layout.cards[what])
            elif kind == r.RAN:
                sentences += self._run(who, self.layout.cards[what], how, moved)
            elif kind == r.TRIPPED:
                sentences += self._trip(who, what, how, laid, moved)
                laid = []
        if drawn := [self._card(row[2]) for row in rows if row[0] == r.DREW]:
            seat = next(row[1] for row in rows if row[0] == r.DREW)
            sentences.append(self._say("tell-rt-draw", player=self._player(seat), cards=drawn))
        return sentences

    def _run(self, seat: int, card: str, token: int, moved: dict[int, tuple[int, ...]]) -> list[str]:
        who = self._player(seat)
        if token not in moved:
            return [self._say("tell-rt-stay", player=who, card=card)]
        start, square = moved.pop(token)[2:]
        message = "tell-rt-run" if self.variant == "basic" else "tell-rt-run-token"
        told = self._say(
            message,
            player=who,
            card=card,
            token=self._token(token),
            start=self._square(start),
            square=self._square(square),
        )
        return [told, *self._pushes(moved)]

    def _trip(
        self, seat: int, target: int, total: int, cards: list[str], moved: dict[int, tuple[int, ...]]
    ) -> list[str]:
        told = self._say("tell-rt-trip", player=self._player(seat), token=self._token(target), cards=cards, total=total)
        goes = []
        for token, (_, _, start, square) in sorted(moved.items(), key=_order_of(target, moved)):
            message = "tell-rt-back" if square < start else "tell-rt-forward"
            goes.append(
                self._say(message, token=self._token(token), start=self._square(start), square=self._square(square))
            )
        return [told, *goes]

    def _pushes(self, moved: dict[int, tuple[int, ...]]) -> list[str]:
        return [
            self._say("tell-rt-back", token=self._token(token), start=self._square(start), square=self._square(square))
            for token, (_, _, start, square) in moved.items()
        ]

    def _say(self, message: str, **arguments: Any) -> str:
        return say(message, self.language, **arguments)

    def _player(self, seat: int) -> Any:
        return self.names[seat] if self.names else ("player", {"number": seat + 1})

    def _token(self, token: int) -> Any:
        """Whose token it is: a player's only one, or one of two."""
        if self.variant == "basic":
            return self._player(token)
        side, which = divmod(token, 2)
        whose = ("side", {"number": side + 1}) if self.variant == "team" else self._player(side)
        return ("token-of", {"owner": whose, "letter": "ab"[which]})

    @staticmethod
    def _square(square: int) -> Any:
        return ("square-start", {}) if square == r.START else ("square", {"square": square})

    def _card(self, card: int) -> str:
        return f"{-card}[?]" if card < 0 else self.layout.cards[card]


def _order_of(target: int, moved: dict[int, tuple[int, ...]]) -> Callable[[tuple[int, tuple[int, ...]]], int]:
    """R11. The tripped token goes back and pushes whom it meets; then the tripping one goes forward and does the same.

    Which of them pushed somebody is told by where they stood: one below the other, from where the tripped one lands.
    """
    landing = moved[target][3] if target in moved else -1

    def order(item: tuple[int, tuple[int, ...]]) -> int:
        token, (_, _, start, square) = item
        if token == target:
            return 0
        if square > start:
            return 2
        return 1 if landing - len(moved) < start <= landing else 3

    return order


def _following(rows: Sequence[tuple[int, ...]], first: int, kind: int) -> list[tuple[int, ...]]:
    """The unbroken run of events of one kind."""
    found = []
    for row in rows[first:]:
        if row[0] != kind:
            break
        found.append(row)
    return found
