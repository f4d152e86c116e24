"""One game: options, seed, moves, position, views, take-back, record. No input or output, no clock, no globals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

import numpy as np

from race108.checks import is_whole
from race108.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    CannotTakeBack,
    IllegalMove,
    Race108Error,
    UnreadableMove,
)
from race108.kernel import Events, clone, events_of, new_dealer, set_dealer
from race108.ruleset import Json, Ruleset, State
from race108.seed import fresh_seed, seed_from, seed_of
from race108.words import shown

GAMES = ("triggs", "runtrip")
#: The version of the record format, and of the rules a record was played by.
RECORD_VERSION = 1
RULES_VERSION = 1

_RECORD_KEYS = frozenset("race108 rules game players options seed contributions position moves time_up".split())


def rules_class(game: object) -> type[Ruleset]:
    """The rules of a game by its name. They are imported only now: the compiler takes a moment to load."""
    if game == "triggs":
        from race108.triggs.table import Triggs

        return Triggs
    if game == "runtrip":
        from race108.runtrip.table import RunTrip

        return RunTrip
    raise BadOption("unknown-game", game=shown(game), known=list(GAMES))


@dataclass
class _Ply:
    """A move that was played, and what is needed to take it back."""

    text: str
    seat: int
    before: State
    events: Events


@dataclass(frozen=True)
class View:
    """What one seat (``None``: an onlooker) may know, and nothing else. Bots play from views."""

    rules: Ruleset
    seat: int | None
    turn: int
    _blind: State = field(repr=False)
    _knowledge: Any = field(repr=False)
    events: Events = field(repr=False)

    @cached_property
    def json(self) -> Json:
        """The position with everything hidden left out (see PROTOCOL.md)."""
        return self.rules.view(self._blind, self._knowledge, self._seat)

    @property
    def _seat(self) -> int:
        return -1 if self.seat is None else self.seat

    @property
    def table(self) -> State:
        """The table as the seat knows it, for compiled bots: what is hidden is 0. A copy; change it as you like."""
        return clone(self._blind)

    @property
    def knowledge(self) -> Any:
        """What else the seat knows, in the form its game keeps it: the memory of Triggs, the numbers of Run & Trip."""
        return self._knowledge.copy()

    @cached_property
    def moves(self) -> list[str]:
        """The legal moves, if this seat is on turn."""
        return [self.write(actions) for actions in self.actions]

    def write(self, actions: tuple[int, ...]) -> str:
        """A move as text."""
        return self.rules.write(self._blind, actions)

    @cached_property
    def actions(self) -> list[tuple[int, ...]]:
        """The legal moves as their actions, if this seat is on turn."""
        if self.seat != self.turn or self.rules.over(self._blind):
            return []
        return self.rules.moves(self._blind)

    def resample(self, dealer: Any) -> State:
        """A whole table that could be the true one, dealt at random among all that fit what the seat has seen."""
        return self.rules.resample(self._blind, self._knowledge, self._seat, dealer)

    def tried(self, actions: tuple[int, ...]) -> tuple[State, Events]:
        """The table after a move of one's own, as far as the seat can foresee it, and what would happen."""
        state = clone(self._blind)
        dealer = new_dealer(bytes(32), noting=True)
        for action in actions:
            self.rules.step(state, action, dealer)
        return state, events_of(dealer)

    def after(self, actions: tuple[int, ...]) -> View | None:
        """The view after a move of one's own; None when the turn is over, or something hidden would come to light."""
        state, events = self.tried(actions)
        revealed = self.rules.revealing & set(events[:, 0].tolist())
        if revealed or self.rules.over(state) or self.rules.between_turns(state):
            return None
        return View(self.rules, self.seat, self.turn, state, self._knowledge, np.concatenate([self.events, events]))


class Game:
    """A game of Triggs or Run & Trip in progress.

    >>> game = Game.new("triggs", players=2, seed=7)
    >>> game.play("draw L", "draw R")
    >>> game.position()["phase"]
    'act'
    """

    def __init__(self, rules: Ruleset, seed: bytes, state: State) -> None:
        self.rules = rules
        self.seed = seed
        self.contributions: list[str] | None = None
        self._state = state
        self._start = clone(state)
        self._start_position: Json | None = None
        self._plies: list[_Ply] = []
        self._time_up = False
        self._dealer = new_dealer(seed, noting=True)

    @classmethod
    def new(
        cls,
        game: str,
        players: int = 2,
        seed: object = None,
        *,
        contributions: Sequence[str] | None = None,
        **options: Any,
    ) -> Self:
        """Deal a new game. The seed may be made from several contributions, so that nobody alone decides it."""
        new = cls.with_options(game, players, seed if contributions is None else seed_of(contributions), options)
        new.contributions = list(contributions) if contributions is not None else None
        return new

    @classmethod
    def with_options(cls, game: object, players: Any, seed: object, options: Mapping[str, Any]) -> Self:
        """Deal a new game; as ``new``, for options that come from elsewhere."""
        rules = rules_class(game).from_options(players, options)
        used = seed_from(seed)
        return cls(rules, used, rules.deal(new_dealer(used)))

    @classmethod
    def from_position(cls, position: object, seed: object = None) -> Self:
        """Go on from a position; one that cannot be is refused, and its fault is named."""
        if not isinstance(position, dict):
            raise BadPosition("position-not-object")
        rules = rules_class(position.get("game")).from_position(position)
        used = seed_from(seed)
        game = cls(rules, used, rules.read_position(position, new_dealer(used)))
        game._start_position = game.position()
        return game

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
        return self.rules.players

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._plies)

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.rules.turn(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.rules.over(self._state)

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won (in team: sides), once the game is over."""
        return self.rules.winners(self._state) if self.over else None

    @property
    def moves_played(self) -> list[str]:
        """Every move so far, canonical."""
        return [ply.text for ply in self._plies]

    def moves(self) -> list[str]:
        """Every legal move, canonical."""
        return [self.rules.write(self._state, actions) for actions in self.rules.moves(self._state)]

    def position(self) -> Json:
        """The whole truth, as JSON."""
        return self.rules.position(self._state)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or an onlooker, may know."""
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.players):
            raise BadOption("bad-seat", most=self.players - 1)
        number = -1 if seat is None else seat
        events = self.rules.seen(self._events(), number)
        start = self.rules.blinded(self._start, number)
        knowledge = self.rules.knowledge(start, self._state, number, events)
        return View(self.rules, seat, self.turn, self.rules.blinded(self._state, number), knowledge, events)

    def _events(self) -> Events:
        parts = [ply.events for ply in self._plies]
        return np.concatenate(parts) if parts else np.zeros((0, 4), dtype=np.int16)

    def tell(
        self, seat: int | None = None, language: str = "en", *, since: int = 0, names: Sequence[str] | None = None
    ) -> list[str]:
        """What has happened since a ply, in plain words, as a seat or an onlooker saw it; a sentence or more per turn.

        >>> game = Game.new("triggs", players=2, seed=7)
        >>> game.play("draw L", "draw C")
        >>> game.tell()
        ['Player 2 draws a 7 from the left and a card from the centre.']
        """
        sentences: list[str] = []
        first = since
        for ply in range(since, self.ply):
            last = ply + 1 == self.ply or self.rules.between_turns(self._plies[ply + 1].before)
            if last:
                parts = np.concatenate([one.events for one in self._plies[first : ply + 1]])
                events = self.rules.seen(parts, -1 if seat is None else seat)
                sentences += self.rules.tell(events, language, names)
                first = ply + 1
        return sentences

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> None:
        """Play moves: all of them, or, if one cannot be played, none."""
        ply, before = self.ply, clone(self._state)
        try:
            for text in texts:
                self._play(text)
        except BaseException:
            del self._plies[ply:]
            self._state = before
            raise

    def _play(self, text: str) -> None:
        if not isinstance(text, str):
            raise UnreadableMove(f"{self.rules.game}-unreadable", text=shown(text))
        if self.over:
            raise IllegalMove("game-over")
        actions = self.rules.read(self._state, text)
        canonical = self.rules.write(self._state, actions)
        seat, before = self.turn, clone(self._state)
        set_dealer(self._dealer, self.seed, self.ply + 1)
        for action in actions:
            self.rules.step(self._state, action, self._dealer)
        self._plies.append(_Ply(canonical, seat, before, events_of(self._dealer)))

    def can_take_back(self) -> bool:
        """Whether the last move can be taken back."""
        return self._why_not_take_back() is None

    def take_back(self) -> str:
        """Take back the last step of the turn that is going on; says which it was.

        Never past something drawn or revealed, and never a turn that has ended.
        """
        if reason := self._why_not_take_back():
            raise CannotTakeBack(reason)
        ply = self._plies.pop()
        self._state = ply.before
        return ply.text

    def _why_not_take_back(self) -> str | None:
        if self.over or not self._plies or self.rules.between_turns(self._state):
            return "take-back-nothing"
        if self.rules.revealing & set(self._plies[-1].events[:, 0].tolist()):
            return "take-back-revealed"
        return None

    def time_up(self) -> None:
        """R19. The time limit has passed: the game ends at this moment."""
        if self.over:
            raise IllegalMove("game-over")
        self.rules.time_up(self._state)
        self._time_up = True

    # --- records ----------------------------------------------------------------------------------------------------

    def record(self) -> Json:
        """Everything needed to play the game again: the save, the replay, the bug report and the test fixture."""
        record: Json = {
            "race108": RECORD_VERSION,
            "rules": RULES_VERSION,
            "game": self.rules.game,
            "players": self.players,
            "options": self.rules.options(),
            "seed": self.seed.hex(),
        }
        if self.contributions is not None:
            record["contributions"] = self.contributions
        if self._start_position is not None:
            record["position"] = self._start_position
        record["moves"] = self.moves_played
        if self._time_up:
            record["time_up"] = True
        return record

    @classmethod
    def replay(cls, record: object) -> Self:
        """The game a record tells of. A record that does not fit the rules is refused, and the ply is named."""
        data = _checked_record(record)
        if "position" in data:
            game = cls.from_position(data["position"], data["seed"])
            rules = rules_class(data["game"]).from_options(data["players"], data["options"])
            given, found = ((one.game, one.players, one.options()) for one in (rules, game.rules))
            if given != found:
                raise BadRecord("record-contradiction")
        else:
            game = cls.with_options(data["game"], data["players"], data["seed"], data["options"])
        if "contributions" in data:
            if seed_of(data["contributions"]) != game.seed:
                raise BadRecord("record-contributions")
            game.contributions = list(data["contributions"])
        for ply, text in enumerate(data["moves"], 1):
            try:
                game.play(text)
            except Race108Error as fault:
                raise BadRecord("record-move", ply=ply, fault=(fault.message, fault.arguments)) from None
        if data.get("time_up"):
            try:
                game.time_up()
            except Race108Error as fault:
                raise BadRecord(fault.message, **fault.arguments) from None
        return game


def _checked_record(record: object) -> Mapping[str, Any]:
    if not isinstance(record, dict) or not is_whole(record.get("race108")) or record["race108"] != RECORD_VERSION:
        raise BadRecord("record-not-one", version=RECORD_VERSION)
    if not is_whole(record.get("rules")) or record["rules"] != RULES_VERSION:
        raise BadRecord("record-rules", version=RULES_VERSION)
    for key in record:
        if key not in _RECORD_KEYS:
            raise BadRecord("record-unknown-key", key=str(key)[:40])
    shapes = {"moves": list, "options": dict, "contributions": list, "position": dict, "time_up": bool}
    for key, shape in shapes.items():
        if key in record and not isinstance(record[key], shape):
            raise BadRecord("record-shape", key=key)
    for key in ("game", "players", "options", "seed", "moves"):
        if record.get(key) is None:
            raise BadRecord("record-shape", key=key)
    if not all(isinstance(text, str) for text in (*record["moves"], *record.get("contributions", []))):
        raise BadRecord("record-shape", key="moves")
    return record


__all__ = ["GAMES", "Game", "View", "fresh_seed", "rules_class"]
