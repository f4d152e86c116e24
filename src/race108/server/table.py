"""One table: who sits where, the game, and when its clocks end. No input or output, and no clock of its own.

A table is its history: every change is a row, and carrying out the rows gives the table, here or in another worker. So
nothing in memory is the only copy of anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import orjson

from race108.errors import BadRecord, Race108Error
from race108.game import Game
from race108.resigning import winners_without
from race108.ruleset import Json, Ruleset
from race108.server.daily import end_of
from race108.server.dealing import dealt
from race108.server.keeping import rules_of, unplayable
from race108.server.refusals import Conflict
from race108.server.stored import Change, Seat, Setup, Stored, names_of

Phase = Literal["waiting", "playing", "over"]
NO_CLOCKS: Mapping[str, float | None] = {"game": None, "turn": None}
#: No honest game is longer; what is behind it would only make loading slow.
MOST_CHANGES = 10_000
#: So often steps of one turn can be taken back.
MOST_BACK = 30


@dataclass(eq=False)
class Table:
    """A table."""

    setup: Setup
    seats: list[Seat] = field(default_factory=list)
    #: The number of the last change.
    number: int = -1
    #: The rules the table was made with; none if they are not known here.
    rules: Ruleset | None = None
    game: Game | None = None
    #: What the deal was made from, and every cut before it: seat and cut, null where somebody left.
    dealt_from: list[str] | None = None
    cuts: list[tuple[int, str | None]] = field(default_factory=list)
    #: How many changes belong to the game. It only ever grows, take-backs too are changes.
    ply: int = 0
    #: The seat on turn, while a game is going on.
    turn: int | None = None
    #: Who has won, once the game is over: seats, in team sides.
    winners: list[int] | None = None
    turn_began_at: float = 0.0
    taken_back: int = 0
    resigned: bool = False
    rematch: str | None = None
    #: The turns that a bot finished because time was up, by the move with which they began.
    late: list[int] = field(default_factory=list)
    #: The requests that may come twice, with the seat and the number of what they have changed.
    done: dict[str, tuple[int | None, int]] = field(default_factory=dict)
    #: Why the table cannot be put together again, if so; then also what was done in its game, as it is stored.
    fault: Conflict | None = None
    unplayed: Sequence[Change] = ()
    #: What follows is found out again when a seat has changed.
    _names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _seats_of: dict[str | None, list[int]] = field(default_factory=dict)
    _looked_after: bool | None = None

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's address."""
        return self.setup.id

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because somebody resigned."""
        return self.winners is not None or (self.fault is not None and self.setup.over_at is not None)

    @property
    def phase(self) -> Phase:
        """Where the table is in its life."""
        if self.game is None and (self.fault is None or self.setup.dealt_at is None):
            return "waiting"
        return "over" if self.over else "playing"

    def playable(self) -> Ruleset:
        """The rules, if they are known."""
        if self.fault is not None:
            raise self.fault
        assert self.rules is not None  # one or the other
        return self.rules

    def running(self) -> Game:
        """The game, if it can go on."""
        self.playable()
        if self.game is None:
            raise Conflict("table-not-begun")
        if self.winners is not None:
            raise Conflict("game-over")
        return self.game

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats somebody has; several people may share one device."""
        if (own := self._seats_of.get(identity)) is None:
            own = [number for number, seat in enumerate(self.seats) if identity and seat.identity == identity]
            if own:  # there may be any number of strangers
                self._seats_of[identity] = own
        return own

    def seat_shown(self, mine: Sequence[int]) -> int | None:
        """Of several seats of one's own, the one that plays now or next."""
        if len(mine) < 2:
            return mine[0] if mine else None
        turn = self.turn or 0
        return min(mine, key=lambda seat: (seat - turn) % len(self.seats))

    def sealed(self, now: float) -> bool:
        """Whether what was dealt here is still to be played by others: the deal of a day that is not over."""
        return self.setup.daily is not None and now < end_of(self.setup.daily)

    def knows_of(self, identity: str | None, key: str | None) -> bool:
        """Whether somebody was invited: by the key, because the table is public, or having made it."""
        if self.setup.daily is not None:
            return identity is not None and identity == self.setup.made_by
        return self.setup.public or self.setup.fits(key) or (identity is not None and identity == self.setup.made_by)

    def may_watch(self, identity: str | None, key: str | None, now: float) -> bool:
        """Whether somebody without a seat may look on. Of a finished game the address is enough."""
        if self.over and self.fault is None and not self.sealed(now):
            return True
        return self.knows_of(identity, key) and (self.setup.onlookers or self.game is None)

    def names(self, language: str) -> tuple[str, ...]:
        """What everyone is called, in the listener's language."""
        if (names := self._names.get(language)) is None:
            names = self._names[language] = tuple(names_of(self.seats, language))
        return names

    def clocks(self, now: float) -> Mapping[str, float | None]:
        """The seconds left of the game and of the turn; null where there is no limit."""
        if self.setup.game_minutes is None and self.setup.turn_seconds is None:
            return NO_CLOCKS
        ends = self.deadlines()
        return {name: None if at is None else round(max(0.0, at - now), 1) for name, at in ends.items()}

    def deadlines(self) -> Mapping[str, float | None]:
        """When the game and the turn end by the clock."""
        game, turn = self.setup.game_minutes, self.setup.turn_seconds
        if not (game or turn) or self.turn is None or self.setup.dealt_at is None or self.full:
            return NO_CLOCKS
        return {
            "game": self.setup.dealt_at + 60 * game if game else None,
            "turn": self.turn_began_at + turn if turn else None,
        }

    @property
    def full(self) -> bool:
        """Whether nothing more can be played here, for all that was."""
        return self.number >= MOST_CHANGES

    def needs_looking_after(self) -> bool:
        """Whether the server itself has something to do here: bots, or clocks."""
        if self._looked_after is None:
            clocks = self.setup.game_minutes or self.setup.turn_seconds
            self._looked_after = bool(clocks) or any(seat.has_bot for seat in self.seats)
        return self._looked_after

    def bot_on_turn(self) -> bool:
        """Whether a bot is to play now. Where everybody has gone, the game waits until somebody is back."""
        if self.turn is None or self.full or not self.seats[self.turn].has_bot:
            return False
        people = [seat for seat in self.seats if seat.kind == "person" and not seat.resigned]
        return not people or not all(seat.away for seat in people)

    def ready_to_deal(self) -> bool:
        """Whether everyone is there, and has cut where everyone must."""
        taken = all(seat.kind != "open" for seat in self.seats)
        cut = not self.setup.cutting or all(seat.cut is not None for seat in self.seats if seat.kind == "person")
        return self.game is None and self.fault is None and taken and cut

    # --- changing ---------------------------------------------------------------------------------------------------

    def carry_out(self, change: Change) -> None:
        """Do what a row of the history says."""
        if change.number != self.number + 1:
            raise Conflict("table-stale")
        if change.is_ply:
            self._play(change)
        else:
            self._change(change)
            if change.kind == "deal":
                self.begin(dealt(self.setup, self.playable(), self.dealt_from))
        self.note(change)

    def note(self, change: Change) -> None:
        """A change has been carried out."""
        self.number = change.number
        if change.key is not None:
            seat, _ = self.done.get(change.key, (change.seat, 0))  # the deal that follows has none
            self.done[change.key] = (seat, change.number)

    def _change(self, change: Change) -> None:
        """Everything that is not done in the game, but for the deal itself."""
        if change.kind == "rematch":
            self.rematch = change.text
            return
        if change.kind == "late":
            self.late.append(int(change.text or 0))
            return
        told: Any = orjson.loads(change.text or "null")
        if change.kind == "seat":
            self._change_seat(change.seat or 0, told)
        elif change.kind == "deal":
            self.dealt_from, self.setup.dealt_at = told["contributions"], change.at
        else:
            self.seats = [Seat(**seat) for seat in told["seats"]]
            self._seats_changed()
            self.cuts = [(number, seat.cut) for number, seat in enumerate(self.seats) if seat.cut is not None]
            self.rematch = told.get("rematch")
            if deal := told.get("deal"):
                self.dealt_from, self.setup.dealt_at = deal["contributions"], deal["at"]

    def _change_seat(self, number: int, changes: Json) -> None:
        if "cut" in changes and changes["cut"] != self.seats[number].cut:
            self.cuts.append((number, changes["cut"]))
        for name, value in changes.items():
            setattr(self.seats[number], name, value)
        self._seats_changed()

    def _seats_changed(self) -> None:
        self._names.clear()
        self._seats_of.clear()
        self._looked_after = None

    def _play(self, change: Change) -> None:
        """What is done in the game."""
        game = self.running()
        if change.kind == "move":
            game.play(change.text or "")
        elif change.kind == "back":
            game.take_back()
        elif change.kind == "time":
            game.time_up()
        else:
            self.resigned = True
            self.winners = winners_without(game.rules, change.seat or 0)
        self.note_ply(change)

    def note_ply(self, change: Change) -> None:
        """Something was done in the game: whose turn it is now, and since when. A take-back stops no clock."""
        game = self.game
        assert game is not None
        self.ply += 1
        if not self.resigned:
            self.winners = game.winners
        self.turn = game.turn
        if self.winners is not None:
            self.turn, self.setup.over_at = None, change.at
        if change.kind == "back":
            self.taken_back += 1
        elif game.between_turns:
            self.turn_began_at, self.taken_back = change.at, 0

    def begin(self, game: Game) -> None:
        """Begin a game."""
        self.game, self.rules = game, game.rules
        self.winners = game.winners
        self.turn = None if self.over else game.turn
        self.turn_began_at = self.setup.dealt_at or 0.0

    # --- putting together again -------------------------------------------------------------------------------------

    @classmethod
    def of(cls, stored: Stored) -> Table:
        """A table as the store tells it. Where that cannot be, the table says why, and nothing else is harmed."""
        table = cls(stored.setup)
        plies = [change for change in stored.changes if change.is_ply]
        over_at = stored.setup.over_at
        try:
            for number, change in enumerate(stored.changes):
                if change.number != number:
                    raise BadRecord("record-gap", number=number)
                if not change.is_ply:
                    table._change(change)
                table.note(change)
            table.rules = rules_of(table.setup, len(table.seats))
            if table.dealt_from is not None:
                table._begin_again()
                table._replay(plies)
        except Exception as fault:
            table.rules = table.game = table.turn = table.winners = None
            table.setup.over_at, table.number = over_at, stored.changes[-1].number if stored.changes else -1
            table.fault, table.unplayed = unplayable(table.setup, fault), plies
            table.fault.__cause__ = fault
        return table

    def _begin_again(self) -> None:
        try:
            self.begin(dealt(self.setup, self.playable(), self.dealt_from))
        except Race108Error as fault:  # what is wrong with a position may name cards
            known = fault.message == "record-contributions"
            raise BadRecord(fault.message if known else "table-rows-broken") from None

    def _replay(self, plies: Sequence[Change]) -> None:
        """Play what was not taken back; the rest leaves no trace but its count."""
        self.setup.over_at = None
        left: list[Change] = []
        for change in plies:
            if change.kind == "back":
                left.pop()
            else:
                left.append(change)
        for change in left:
            try:
                self._play(change)
            except Race108Error:  # what was wrong with it may name cards
                raise BadRecord("record-ply", number=change.number) from None
        self.ply = len(plies)
