"""A game with what has happened in it, as each seat has seen it; and hidden cards dealt anew for one of them."""

from __future__ import annotations

import json
import struct
from typing import Any, NamedTuple, Self

from race108.envs.features import Row
from race108.envs.openspiel_chance import CHANCE, NOBODY, Told
from race108.envs.openspiel_kit import ACTED, HELD, NOTHING, Kit, kit_for
from race108.game import View
from race108.kernel import EVENT, clone, events_in, noted
from race108.ruleset import State

#: How often cards are dealt anew until a player in the middle of a turn has what it takes to be there.
TRIES = 400
_ROW = struct.Struct(f"{EVENT}h")


class Anew(NamedTuple):
    """What was known when the hidden cards were dealt anew for a seat: by it, by everyone; and the state then."""

    seat: int
    own: bytes
    public: bytes
    state: State


class SpielEpisode(Told):
    """One game. What has happened is found out only when somebody wants to know, by doing it once more."""

    __slots__ = ("_anew", "_base", "_log", "_texts", "start")

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.start: State = None
        self._base: State = None
        self._log = b""
        self._anew: Anew | None = None
        #: What has been told to a seat, and of how many bytes of its rows.
        self._texts: dict[int, tuple[int, str]] = {}

    def _deal(self, told: list[int]) -> None:
        super()._deal(told)
        self.start = self._base = clone(self.state)

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """A copy that can be played on."""
        new = super().copy()
        new.start = self.start
        new._base = self._base
        new._log = self._log
        new._anew = self._anew
        new._texts = self._texts
        return new

    def __deepcopy__(self, _memo: object) -> SpielEpisode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the kit is named, states are their bytes, and what can be found out again is left out."""
        names = {*Told.__slots__, *SpielEpisode.__slots__} - {"kit", "_texts"}
        rest = {name: getattr(self, name) for name in names}
        for name in ("_base", "start", "state"):
            rest[name] = _packed(rest[name])
        if self._anew is not None:
            rest["_anew"] = self._anew._replace(state=_packed(self._anew.state))
        return _restored, (self.kit.key, rest)

    # --- what has been seen -----------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Find out what has happened, with everything that was hidden."""
        if not self._acts:
            return
        kit, state, log = self.kit, clone(self._base), [self._log]
        dealer = kit.paper.noting
        for act in self._acts:
            action, told = (act, ()) if isinstance(act, int) else act
            log.append(_row(ACTED, kit.rules.turn(state), action))
            dealer["noted"], dealer["used"], dealer["left"], dealer["told"] = 0, 0, 0, len(told)
            dealer["order"][0, : len(told)] = [outcome + kit.first_card for outcome in told]
            kit.rules.step(state, action, dealer)
            log.append(noted(dealer))
        self._base, self._log, self._acts = state, b"".join(log), []

    def rows(self, seat: int) -> bytes:
        """All that a seat (-1: an onlooker) has seen since the start, in its order."""
        self._catch_up()
        seen = self.kit.rules.seen(self._log, seat).tobytes()
        anew = self._anew
        if anew is None:
            return seen
        if seat == anew.seat:
            return anew.own + seen
        if seat < 0:
            return anew.public + seen
        held = [_row(HELD, seat, card) for card in (NOTHING, *self.kit.held(anew.state, seat))]
        return anew.public + b"".join(held) + seen

    def dealt_anew(self, seat: int, dealer: Any) -> Self:
        """The same game with everything a seat does not know dealt at random among all that fits what it has seen.

        What others have drawn unseen before is then not known any more, not even by them: only the hands they have now.
        """
        assert self.player != CHANCE, (
            "hidden cards are dealt anew when a player decides, not in the middle of a shuffle"
        )
        new = self.copy()
        own, public = self.rows(seat), self.rows(-1)
        for _ in range(TRIES):
            new.state = self.kit.resample(self.start, events_in(own), self.state, seat, dealer)
            new.legal = [] if self.player == NOBODY else self.kit.rules.legal(new.state)
            if self.player in (seat, NOBODY) or self.kit.can_go_on(new.state, new.legal):
                break
        else:  # the true table could be the true one, too
            new.state, new.legal = clone(self.state), self.legal
        new._base = clone(new.state)
        new._acts, new._log = [], b""
        new._anew = Anew(seat, own, public, new._base)
        new._texts = {seat: self._texts[seat]} if seat in self._texts else {}
        return new

    def view(self, seat: int) -> View:
        """What a seat may know, for race108's own bots."""
        rules, events = self.kit.rules, events_in(self.rows(seat))
        events = events[events[:, 0] > ACTED]
        backs, start = rules.backs(self.state, seat), self.start
        if self._anew is not None and seat != self._anew.seat:
            start, events = self._anew.state, rules.seen(self._log, seat)
        return View(
            rules, seat, self.player, rules.blinded(self.state, seat), backs, events, rules.blinded(start, seat)
        )

    def observe(self, seat: int, observation: Row) -> None:
        """Write what a seat observes, as its game names it."""
        self.kit.observe(self.start, events_in(self.rows(seat)), self.state, seat, observation)

    # --- texts ------------------------------------------------------------------------------------------------------

    def text(self, player: int, action: int) -> str:
        """What a player does, or chance decides, as text."""
        if player != CHANCE:
            return self.kit.action_text(action)
        return f"{action} begins" if self._cards is None else self._cards_text([action])

    def _cards_text(self, outcomes: list[int]) -> str:
        return " ".join(self.kit.card_text(outcome + self.kit.first_card) for outcome in outcomes)

    def _told(self) -> list[int]:
        return [] if self._cards is None else self._cards.told

    def truth(self) -> str:
        """Everything."""
        if self.state is None:
            return f"{self._first} begins; {self._cards_text(self._told())}"
        position = json.dumps(self.kit.rules.position(self.state))
        return position if self._cards is None else f"{position} {self._waits()}; {self._cards_text(self._told())}"

    def _waits(self) -> str:
        return "" if self._waiting < 0 else self.kit.action_text(self._waiting)

    def hand(self, seat: int) -> str:
        """A hand, also while it is being dealt."""
        kit = self.kit
        if self.state is None:
            return self._cards_text(self._told()[kit.dealt * seat : kit.dealt * (seat + 1)])
        return " ".join(map(kit.card_text, kit.held(self.state, seat)))

    def _dealing(self, seat: int) -> str:
        """What a seat sees of the deal."""
        return f"{self._first} begins; {self.hand(seat) if seat >= 0 else ''}"

    def seen(self, seat: int) -> str:
        """What a seat (-1: an onlooker) sees on the table."""
        if self.state is None:
            return self._dealing(seat)
        return self._seen(self.state, seat) + self._waits()

    def _seen(self, state: State, seat: int) -> str:
        rules = self.kit.rules
        return json.dumps(rules.view(rules.blinded(state, seat), rules.backs(state, seat), seat))

    def remembered(self, seat: int) -> str:
        """All that a seat (-1: an onlooker) has seen, in its order."""
        if self.state is None:
            return self._dealing(seat)
        rows = self.rows(seat)
        done, text = self._texts.get(seat, (0, ""))
        new = events_in(rows[done:])
        if not text:
            text = self._seen(self.start, -1 if HELD in new[:, 0] else seat)
        text = "\n".join([text, *filter(None, map(self.kit.row_text, new.tolist()))])
        self._texts = self._texts | {seat: (len(rows), text)}  # a new one: copies share it
        return f"{text}\n{self._waits()}"


def _row(kind: int, seat: int, what: int) -> bytes:
    """A row like those of a dealer's log."""
    return _ROW.pack(kind, seat, what, 0)


def _packed(state: State) -> bytes:
    return b"" if state is None else state.tobytes()


def _restored(key: tuple[Any, ...], rest: dict[str, Any]) -> SpielEpisode:
    """A game as it was pickled."""
    episode = SpielEpisode(kit_for(*key))
    for name, value in rest.items():
        setattr(episode, name, value)
    for name in ("_base", "start", "state"):
        setattr(episode, name, episode.kit.state_from(rest[name]))
    if episode._anew is not None:
        episode._anew = episode._anew._replace(state=episode.kit.state_from(episode._anew.state))
    return episode
