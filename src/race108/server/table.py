"""One table: who sits where, the game, its clocks, and what each seat is told. No input or output.

The game is rebuilt from the store's rows at any time, so nothing here is the only copy of anything.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import orjson

from race108.game import Game, rules_class
from race108.ruleset import Json
from race108.seed import seed_from, seed_of
from race108.server.refusals import Conflict
from race108.server.store import Ply
from race108.words import say

if TYPE_CHECKING:
    from race108.server.live import Connection

Phase = Literal["waiting", "playing", "over"]
NO_CLOCKS: Mapping[str, float | None] = {"game": None, "turn": None}


@dataclass
class Seat:
    """A place at the table."""

    kind: str = "open"  # open, person or bot
    identity: str | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False
    resigned: bool = False
    cut: str | None = None

    @property
    def has_bot(self) -> bool:
        """Whether a bot makes the moves, for good or until somebody returns."""
        return self.kind == "bot" or self.away or self.resigned


@dataclass
class Setup:
    """What was agreed when the table was made."""

    id: str
    made_by: str
    made_at: float
    game: str
    options: Json
    public: bool
    onlookers: bool
    cutting: bool
    key: str
    game_minutes: float | None
    turn_seconds: float | None
    server_seed: str
    practice: Json | None
    contributions: list[str] | None
    dealt_at: float | None
    over_at: float | None
    rematch: str | None

    @cached_property
    def commit(self) -> str:
        """The hash that binds the server to its seed before the first card (docs/fair.md)."""
        return commit_of(self.server_seed)

    @property
    def invite(self) -> str:
        """The link to send to others. Browsers keep what follows the # to themselves."""
        return f"/t/{self.id}#{self.key}"

    def fits(self, key: str | None) -> bool:
        """Whether this is the table's key, alone or at the end of a pasted link."""
        return key is not None and hmac.compare_digest(key.rpartition("#")[2].encode(), self.key.encode())


def commit_of(server_seed: str) -> str:
    """The hash of the server's seed as it is written: ``printf %s SEED | sha256sum``."""
    return hashlib.sha256(server_seed.encode()).hexdigest()


@dataclass(eq=False)
class Table:
    """A table in the memory of one worker."""

    setup: Setup
    seats: list[Seat]
    game: Game | None = None
    #: How many rows the game has in the store. It only ever grows, take-backs too are rows.
    ply: int = 0
    #: Of these, how many are known to be durable.
    confirmed: int = 0
    #: The seat on turn, while a game is going on.
    turn: int | None = None
    #: Who has won, once the game is over: seats, in team sides.
    winners: list[int] | None = None
    turn_began_at: float = 0.0
    resigned: bool = False
    connections: set[Connection] = field(default_factory=set)
    #: Whoever changes the table holds it, from reading the ply to the commit.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: A write failed half-way: what is in memory may be ahead of the store.
    spoilt: bool = False
    _names: dict[str, list[str]] = field(default_factory=dict)

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's address."""
        return self.setup.id

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because somebody resigned."""
        return self.winners is not None

    @property
    def phase(self) -> Phase:
        """Where the table is in its life."""
        if self.game is None:
            return "waiting"
        return "over" if self.over else "playing"

    def running(self) -> Game:
        """The game, if it can go on."""
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
            self._names[language] = [name_of(number, seat, language) for number, seat in enumerate(self.seats)]
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

    # --- what is told -----------------------------------------------------------------------------------------------

    def whole_state(self, seat: int | None, language: str) -> str:
        """The state with the whole log, for somebody who has just come."""
        return self.state(seat, language, time.time(), whole_log=True).decode()

    def state(self, seat: int | None, language: str, now: float, *, whole_log: bool) -> bytes:
        """The state, as it is sent."""
        return orjson.dumps(self.told(seat, language, now, whole_log=whole_log))

    def told(self, seat: int | None, language: str, now: float, *, whole_log: bool) -> Json:
        """The state as one seat (``None``: an onlooker) may know it; the log of this turn, or of all of them."""
        game, playing = self.game, seat is not None and seat == self.turn
        return {
            "type": "state",
            "table": self.setup.id,
            "ply": self.ply,
            "seat": seat,
            "phase": self.phase,
            "turn": self.turn,
            "view": game.seen_by(seat) if game is not None else None,
            "moves": game.moves() if game is not None and playing else [],
            "take_back": game is not None and playing and game.can_take_back(),
            "names": self.names(language),
            "clocks": self.clocks(now),
            "log": self._log(game, seat, language, whole_log) if game is not None else [],
            "commit": self.setup.commit,
            "winners": self.winners,
            "results": self.results() if self.over else None,
        }

    def _log(self, game: Game, seat: int | None, language: str, whole: bool) -> list[Json]:
        names, rules = self.names(language), game.rules
        turns = game.turns_seen(seat) if whole else [game.turn_seen(seat)]
        return [
            {"move": first, "text": rules.tell(events, language, names), "events": rules.happened(events)}
            for first, events in turns
        ]

    def about(self, identity: str | None, here: Sequence[int], language: str) -> Json:
        """Everything about the table that is not the game."""
        setup, mine = self.setup, self.seats_of(identity)
        names = self.names(language)
        return {
            "id": setup.id,
            "game": setup.game,
            "players": len(self.seats),
            "options": setup.options,
            "phase": self.phase,
            "public": setup.public,
            "onlookers": setup.onlookers,
            "cutting": setup.cutting,
            "practice": setup.practice is not None,
            "clock": {"game_minutes": setup.game_minutes, "turn_seconds": setup.turn_seconds},
            "made_at": setup.made_at,
            "ply": self.ply,
            "turn": self.turn,
            "commit": setup.commit,
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": names[number],
                    "bot": seat.bot,
                    "here": seat.kind == "bot" or number in here,
                    "away": seat.away,
                    "resigned": seat.resigned,
                    "cut": seat.cut is not None,
                }
                for number, seat in enumerate(self.seats)
            ],
            "yours": mine,
            "invite": setup.invite if mine or identity == setup.made_by else None,
            "winners": self.winners,
            "rematch": setup.rematch,
        }

    def results(self) -> Json:
        """How it ended."""
        assert self.game is not None
        if self.resigned:
            how = "resigned"
        else:
            how = "time" if self.game.record().get("time_up") else "rules"
        return {"winners": self.winners, "how": how}

    def record(self) -> Json:
        """The finished game, with all that was secret."""
        if self.game is None or not self.over:
            raise Conflict("table-not-over")
        return self.game.record() | {
            "results": self.results(),
            "table": {
                "id": self.setup.id,
                "commit": self.setup.commit,
                "practice": self.setup.practice is not None,
                "names": [seat.name for seat in self.seats],
                "bots": [seat.bot if seat.kind == "bot" else None for seat in self.seats],
                "resigned": [number for number, seat in enumerate(self.seats) if seat.resigned],
                "dealt_at": self.setup.dealt_at,
                "over_at": self.setup.over_at,
            },
        }

    # --- changing ---------------------------------------------------------------------------------------------------

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

    def rebuild(self, setup: Setup, seats: list[Seat], plies: Sequence[Ply]) -> None:
        """Everything as the store tells it."""
        self.setup, self.seats = setup, seats
        self._names.clear()
        self.game, self.ply, self.turn, self.winners, self.resigned = None, 0, None, None, False
        if setup.dealt_at is not None:
            self.deal()
            for ply in plies:
                self.carry_out(ply)
        self.confirmed, self.spoilt = self.ply, False

    def deal(self) -> None:
        """Begin the game the setup tells of."""
        self.begin(dealt(self.setup, len(self.seats)))

    def begin(self, game: Game) -> None:
        """Begin a game."""
        self.game = game
        self._note_turn(self.setup.dealt_at or 0.0)

    def carry_out(self, row: Ply) -> None:
        """Do what a row of the store says."""
        game = self.running()
        if row.kind == "move":
            game.play(row.move or "")
        elif row.kind == "back":
            game.take_back()
        elif row.kind == "time":
            game.time_up()
        elif row.kind == "resign":
            self.resigned = True
            self.winners = [1 - (row.seat or 0) % 2]  # two players, or two sides that sit crosswise
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

    def can_end_by_resigning(self) -> bool:
        """Whether only one side is left when one gives up."""
        return len(self.seats) == 2 or self.setup.options.get("variant") == "team"


def name_of(number: int, seat: Seat, language: str) -> str:
    """What whoever sits there is called."""
    if seat.kind == "bot":
        return say("table-bot-name", language, number=number + 1, bot=("bot-name", {"bot": seat.bot or ""}))
    return seat.name or say("player", language, number=number + 1)


def dealt(setup: Setup, players: int) -> Game:
    """The game as it was dealt."""
    if setup.practice is not None:
        chosen = setup.practice.get("seed")
        seed = seed_from(setup.server_seed if chosen is None else chosen)
        if setup.practice.get("position") is not None:
            return Game.from_position(setup.practice["position"], seed)
        return Game.with_options(setup.game, players, seed, setup.options)
    contributions = setup.contributions or []
    game = Game.with_options(setup.game, players, seed_of(contributions), setup.options)
    game.contributions = contributions
    return game


def check_options(game: str, players: int, options: Json) -> Json:
    """The options, complete; a wrong one is refused."""
    return rules_class(game).from_options(players, options).options()
