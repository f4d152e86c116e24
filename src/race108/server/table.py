"""One table: who sits where, the game, and when its clocks end. No input or output, and no clock of its own.

The game is rebuilt from the store's rows at any time, so nothing here is the only copy of anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from race108.errors import BadRecord, Race108Error
from race108.game import Game
from race108.resigning import winners_without
from race108.ruleset import Json, Ruleset
from race108.seed import seed_from, seed_of
from race108.server.keeping import rules_of, unplayable
from race108.server.refusals import Conflict, Refusal
from race108.server.stored import Ply, Seat, Setup, Stored

Phase = Literal["waiting", "playing", "over"]
NO_CLOCKS: Mapping[str, float | None] = {"game": None, "turn": None}


@dataclass(eq=False)
class Table:
    """A table."""

    setup: Setup
    seats: list[Seat]
    #: The rules the table was made with; none if they are not known here.
    rules: Ruleset | None = None
    game: Game | None = None
    #: How many rows the game has in the store. It only ever grows, take-backs too are rows.
    ply: int = 0
    #: The seat on turn, while a game is going on.
    turn: int | None = None
    #: Who has won, once the game is over: seats, in team sides.
    winners: list[int] | None = None
    turn_began_at: float = 0.0
    resigned: bool = False
    #: Why the table cannot be put together again, if so; then also what was done at it, as it is stored.
    fault: Conflict | None = None
    unplayed: Sequence[Ply] = ()
    _names: dict[str, list[str]] = field(default_factory=dict)

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
        if self.over:
            raise Conflict("game-over")
        return self.game

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats somebody has; several people may share one device."""
        return [number for number, seat in enumerate(self.seats) if identity and seat.identity == identity]

    def seat_shown(self, mine: Sequence[int]) -> int | None:
        """Of several seats of one's own, the one that plays now or next."""
        if len(mine) < 2:
            return mine[0] if mine else None
        turn = self.turn or 0
        return min(mine, key=lambda seat: (seat - turn) % len(self.seats))

    def may_watch(self, identity: str | None, key: str | None) -> bool:
        """Whether somebody without a seat may look on. Of a finished game the address is enough."""
        knows = self.setup.public or self.setup.fits(key) or (identity is not None and identity == self.setup.made_by)
        return self.over or (knows and (self.setup.onlookers or self.game is None))

    def names(self, language: str) -> list[str]:
        """What everyone is called, in the listener's language."""
        if language not in self._names:
            self._names[language] = [seat.called(number, language) for number, seat in enumerate(self.seats)]
        return self._names[language]

    def clocks(self, now: float) -> Mapping[str, float | None]:
        """The seconds left of the game and of the turn; null where there is no limit."""
        if self.setup.game_minutes is None and self.setup.turn_seconds is None:
            return NO_CLOCKS
        ends = self.deadlines()
        return {name: None if at is None else round(max(0.0, at - now), 1) for name, at in ends.items()}

    def deadlines(self) -> Mapping[str, float | None]:
        """When the game and the turn end by the clock."""
        game, turn = self.setup.game_minutes, self.setup.turn_seconds
        if self.turn is None or self.setup.dealt_at is None:
            return NO_CLOCKS
        return {
            "game": self.setup.dealt_at + 60 * game if game else None,
            "turn": self.turn_began_at + turn if turn else None,
        }

    def needs_looking_after(self) -> bool:
        """Whether the server itself has something to do here: bots, or clocks."""
        clocks = self.setup.game_minutes or self.setup.turn_seconds
        return bool(clocks) or any(seat.has_bot for seat in self.seats)

    def bot_on_turn(self) -> bool:
        """Whether a bot is to play now. Where everybody has gone, the game waits until somebody is back."""
        if self.turn is None or not self.seats[self.turn].has_bot:
            return False
        people = [seat for seat in self.seats if seat.kind == "person" and not seat.resigned]
        return not people or not all(seat.away for seat in people)

    # --- before the game --------------------------------------------------------------------------------------------

    def ready_to_deal(self) -> bool:
        """Whether everyone is there, and has cut where everyone must."""
        taken = all(seat.kind != "open" for seat in self.seats)
        cut = not self.setup.cutting or all(seat.cut is not None for seat in self.seats if seat.kind == "person")
        return self.game is None and taken and cut

    def contributions(self) -> list[str]:
        """What the deal is made from: the server's seed, then every cut with its seat."""
        cuts = [f"{number + 1}:{seat.cut}" for number, seat in enumerate(self.seats) if seat.cut is not None]
        return [self.setup.server_seed, *cuts]

    def change_seat(self, number: int, changes: Json) -> None:
        """Somebody came, left, or is called otherwise."""
        for name, value in changes.items():
            setattr(self.seats[number], name, value)
        self._names.clear()

    # --- the game ---------------------------------------------------------------------------------------------------

    def rebuild(self, stored: Stored) -> None:
        """Everything as the store tells it. Where that cannot be, the table says why, and nothing else is harmed."""
        self.setup, self.seats, plies = stored
        self._clear()
        try:
            self.rules = rules_of(self.setup, len(self.seats))
            if self.setup.dealt_at is not None:
                self.deal()
                for ply in plies:
                    self._replay(ply)
        except Exception as fault:
            self._clear()
            self.fault, self.unplayed = unplayable(self.setup, fault), plies
            self.fault.__cause__ = fault

    def _replay(self, row: Ply) -> None:
        try:
            self.carry_out(row)
        except Race108Error as fault:
            raise BadRecord("record-move", ply=row.ply, fault=(fault.message, fault.arguments)) from None

    def _clear(self) -> None:
        self.rules = self.game = self.turn = self.winners = self.fault = None
        self.ply, self.resigned, self.unplayed = 0, False, ()
        self._names.clear()

    def deal(self) -> None:
        """Begin the game the setup tells of."""
        self.begin(dealt(self.setup, self.playable()))

    def begin(self, game: Game) -> None:
        """Begin a game."""
        self.game, self.rules = game, game.rules
        self._note_turn(self.setup.dealt_at or 0.0)

    def carry_out(self, row: Ply) -> None:
        """Do what a row of the store says."""
        game = self.running()
        if row.ply != self.ply + 1:
            raise Conflict("table-stale")
        if row.kind == "move":
            game.play(row.move or "")
        elif row.kind == "back":
            game.take_back()
        elif row.kind == "time":
            game.time_up()
        elif row.kind == "resign":
            self.resigned = True
            self.winners = winners_without(game.rules, row.seat or 0)
        self.ply = row.ply
        self._note_turn(row.at)

    def try_moves(self, seat: int, moves: Sequence[str], now: float) -> list[Ply]:
        """Play moves of one seat: all of them, or none."""
        game = self.running()
        before = game.ply
        game.play(*moves, seat=seat)
        played = game.moves_since(before)
        rows = [Ply(self.id, self.ply + number, "move", seat, move, now) for number, move in enumerate(played, 1)]
        self.ply += len(rows)
        self._note_turn(now)
        return rows

    def _note_turn(self, at: float) -> None:
        """Whose turn it is now, and since when."""
        game = self.game
        assert game is not None
        if not self.resigned:
            self.winners = game.winners
        self.turn = None if self.over else game.turn
        if game.turn_began == game.ply:
            self.turn_began_at = at


def dealt(setup: Setup, rules: Ruleset) -> Game:
    """The game as it was dealt."""
    if setup.practice is None:
        contributions = setup.contributions
        if not isinstance(contributions, list) or contributions[:1] != [setup.server_seed]:
            raise BadRecord("record-contributions")
        game = Game.by(rules, seed_of(contributions))
        game.contributions = contributions
        return game
    chosen = setup.practice.get("seed")
    seed = seed_from(setup.server_seed if chosen is None else chosen)
    if setup.practice.get("position") is None:
        return Game.by(rules, seed)
    game = Game.from_position(setup.practice["position"], seed)
    if (game.rules.game, game.players, game.rules.options()) != (rules.game, rules.players, rules.options()):
        raise Refusal("table-practice-other")
    return game
