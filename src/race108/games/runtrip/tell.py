"""A turn of Run & Trip in plain words, told from its events (R4: only what the listener has seen stands in them)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.kernel import Events
from race108.words import PLACES, for_names, say, with_names


def tell(
    events: Events, layout: Layout, variant: str, language: str, names: Sequence[str] | None, you: int | None = None
) -> list[str]:
    """Sentences for the events of one turn; ``you``: the seat of the listener."""
    rows = [tuple(row) for row in events.tolist()]
    played = tuple(row for row in rows if row[0] not in (r.DREW, r.TURNED_UP))
    drawn = tuple(row for row in rows if row[0] == r.DREW)
    told = [_told(part, layout, variant, language, bool(names), you) for part in (played, drawn)]
    return with_names(chain(*told), names or ())


@lru_cache(maxsize=1 << 14)
def _told(
    rows: tuple[tuple[int, ...], ...], layout: Layout, variant: str, language: str, named: bool, you: int | None
) -> tuple[str, ...]:
    """Sentences without the names: they come again and again, at this table or another."""
    return for_names(_Teller(layout, variant, language, named, you).tell(rows))


class _Teller:
    def __init__(self, layout: Layout, variant: str, language: str, named: bool, you: int | None) -> None:
        self.layout = layout
        self.variant = variant
        self.language = language
        self.named = named
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
        return PLACES[seat] if self.named else ("player", {"number": seat + 1})

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
