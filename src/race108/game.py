"""One game: options, seed, moves, position, views, take-back, record. No input or output, no clock, no globals."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from sys import intern
from typing import Any, Self

import numpy as np
import orjson

from race108.checks import is_whole
from race108.desk import NO_CHANCE
from race108.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadRequest,
    CannotTakeBack,
    IllegalMove,
    Race108Error,
    UnreadableMove,
)
from race108.games.registry import about, rules_class
from race108.kernel import Events, clone, events_in, new_dealer, noted
from race108.ruleset import Happenings, Json, Ruleset, State
from race108.seed import chance, fresh_seed, seed_from, seed_of
from race108.shown import MOST_MOVES_TOLD, Shown
from race108.words import shown

#: The version of the record format. Version 1 had options by name only, and no hash of them; it is read for ever.
RECORD_VERSION = 2
RECORD_VERSIONS = range(1, RECORD_VERSION + 1)

#: ``results`` and ``table`` are what a server adds; ``verify.py`` looks at them, replaying does not.
_RECORD_KEYS = frozenset(
    "race108 rules game players options options_hash seed contributions position moves time_up results table".split()
)

#: Half a character: JSON can hold one, but it cannot be written down, and nothing can be made from it.
_HALF = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True)
class View:
    """What one seat (``None``: an onlooker) may know, and nothing else. Bots play from views."""

    rules: Ruleset
    seat: int | None
    turn: int
    _blind: State = field(repr=False)
    _backs: Any = field(repr=False)
    events: Events = field(repr=False)
    _start: State = field(repr=False)

    @cached_property
    def json(self) -> Json:
        """The position with everything hidden left out (see docs/protocol.md)."""
        return self.rules.view(self._blind, self._backs, self._seat)

    @property
    def _seat(self) -> int:
        return -1 if self.seat is None else self.seat

    @property
    def table(self) -> State:
        """The table as the seat knows it, for compiled bots: what is hidden is 0. A copy; change it as you like."""
        return clone(self._blind)

    @property
    def knowledge(self) -> Any:
        """What else the seat knows, in the form its game keeps it."""
        return clone(self._knowledge).reshape(self._knowledge.shape)

    @cached_property
    def _knowledge(self) -> Any:
        return self.rules.knowledge(self._start, self._backs, self._seat, self.events)

    @cached_property
    def moves(self) -> list[str]:
        """The legal moves, if this seat is on turn."""
        return self.rules.texts(self._blind, self.actions)

    def write(self, actions: tuple[int, ...]) -> str:
        """A move as text."""
        return self.rules.write(self._blind, actions)

    def read(self, text: str) -> tuple[int, ...]:
        """The actions of the legal move that a text means."""
        return self.rules.read(self._blind, text)

    @cached_property
    def actions(self) -> list[tuple[int, ...]]:
        """The legal moves as their actions, if this seat is on turn."""
        return self.rules.moves(self._blind) if self._may_play else []

    def _first_actions(self, most: int) -> list[tuple[int, ...]]:
        return self.rules.first_moves(self._blind, most) if self._may_play else []

    @property
    def _may_play(self) -> bool:
        return self.seat == self.turn and not self.rules.over(self._blind)

    def why(self, thing: str, names: Sequence[str] | None = None) -> IllegalMove | None:
        """Why this seat cannot use a thing on the table now, as an error nobody raises; None if it can be used."""
        if self.rules.over(self._blind):
            return IllegalMove("why-over")
        if self.seat != self.turn:
            player = names[self.turn] if names else ("player", {"number": self.turn + 1})
            return IllegalMove("why-turn", player=player)
        try:
            return self.rules.why(self._blind, thing)
        except LookupError:
            raise BadRequest("why-unknown", thing=shown(thing)) from None

    def resample(self, dealer: Any) -> State:
        """A whole table that could be the true one, dealt at random among all that fit what the seat has seen."""
        return self.rules.resample(self._blind, self._knowledge, self._seat, dealer)

    def packed(self) -> dict[str, bytes | None]:
        """All that the seat knows, as compiled code takes it: for a judge on the device of whoever sits there."""
        backs = None if self._backs is None else self._backs.tobytes()
        start, events = self._start.tobytes(), self.events.tobytes()
        return {"blind": self._blind.tobytes(), "start": start, "backs": backs, "events": events}

    def tried(self, actions: tuple[int, ...]) -> tuple[State, Events]:
        """The table after a move of one's own, as far as the seat can foresee it, and what would happen."""
        state = clone(self._blind)
        dealer = new_dealer(bytes(32), noting=True)
        for action in actions:
            self.rules.step(state, action, dealer)
        return state, events_in(noted(dealer))

    def outlook(self, most: int | None = None) -> list[Happenings]:
        """How the tokens would move, step by step, with each of the legal moves (or the first so many), in order."""
        actions = self.actions if most is None else self._first_actions(most)
        return [self.rules.steps(self.tried(move)[1]) for move in actions]

    def after(self, actions: tuple[int, ...]) -> View | None:
        """The view after a move of one's own; None when the turn is over, or something hidden would come to light."""
        state, events = self.tried(actions)
        if self.rules.reveals(events) or self.rules.over(state) or self.rules.between_turns(state):
            return None
        events = np.concatenate([self.events, events])
        return View(self.rules, self.seat, self.turn, state, self._backs, events, self._start)


class Game:
    """A game in progress.

    >>> game = Game.new("triggs", players=2, seed=7)
    >>> game.play("draw L", "draw R")
    >>> game.position()["phase"]
    'act'
    """

    def __init__(self, rules: Ruleset, seed: bytes, state: State) -> None:
        self.rules = rules
        self.seed = seed
        self.contributions: list[str] | None = None
        self._start = state
        self._starts: dict[int, State] = {}  # as each seat that looks has seen it
        self._start_position: Json | None = None
        self._time_up = False
        #: What has happened in the turn under way, or the last one.
        self._log = b""
        # Nothing that is here is ever changed: a move replaces it.
        #: What everyone sees, once somebody has asked, until something changes.
        self._shown: Shown | None = None
        self._table: bytes
        self._turn: int
        self._over: bool
        self._between: bool
        self._winners: list[int] | None
        self._stand(state.tobytes())
        self._moves: list[str] = []
        #: Everything that has happened, and per ply how many events there were when it had been played.
        self._events = bytearray()
        self._ends = array("L")
        #: The plies with which turns began, and whose turns they were.
        self._turns = array("L")
        self._actors = bytearray()
        #: The states before the moves that can still be taken back.
        self._before: list[bytes] = []

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
        return cls.by(rules_class(game).from_options(players, options), seed)

    @classmethod
    def by(cls, rules: Ruleset, seed: object) -> Self:
        """Deal a new game by rules that are there already."""
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
        return len(self._moves)

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._turn

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return len(self._turns)

    @property
    def turn_began(self) -> int:
        """How many moves had been played when the turn that is going on began; all of them, if it is just beginning."""
        return len(self._moves) if self._between or not self._turns else self._turns[-1]

    @property
    def between_turns(self) -> bool:
        """Whether a turn is just beginning."""
        return self._between

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._over

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won (in team: sides), once the game is over."""
        return self._winners

    @property
    def moves_played(self) -> list[str]:
        """Every move so far, canonical."""
        return list(self._moves)

    def moves_since(self, ply: int) -> list[str]:
        """The moves that were played after so many, canonical."""
        return self._moves[ply:]

    def moves(self, most: int | None = None) -> list[str]:
        """Every legal move, canonical; or the first so many, for whoever cannot wait for all of a made-up position."""
        rules, state = self.rules, self._state
        return rules.texts(state, rules.moves(state) if most is None else rules.first_moves(state, most))

    @property
    def state(self) -> State:
        """The whole truth, as compiled code has it. It is never changed, and nobody else may change it."""
        return self._state

    def position(self) -> Json:
        """The whole truth, as JSON."""
        return self.rules.position(self._state)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or an onlooker, may know."""
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.players):
            raise BadOption("bad-seat", most=self.players - 1)
        number = -1 if seat is None else seat
        events = self.rules.seen(bytes(self._events), number)
        state = self._state
        backs = self.rules.backs(state, number)
        if number not in self._starts:
            self._starts[number] = self.rules.blinded(self._start, number)
        blind = self.rules.blinded(state, number)
        return View(self.rules, seat, self.turn, blind, backs, events, self._starts[number])

    def shown(self) -> Shown:
        """What everyone who may look at the table sees now, as it is written; made once."""
        if self._shown is None:
            actor = self._actors[-1] if self._actors else -1
            self._shown = self.rules.show(self._table, self._log, NO_CHANCE, None, actor, MOST_MOVES_TOLD)
            assert self._shown is not None
        return self._shown

    def seen_by(self, seat: int | None = None) -> Json:
        """The JSON of a seat's view."""
        view: Json = orjson.loads(self.shown().view(seat))
        return view

    def tell(
        self, seat: int | None = None, language: str = "en", *, since: int = 0, names: Sequence[str] | None = None
    ) -> list[str]:
        """What has happened since a ply, in plain words, as a seat or an onlooker saw it; a sentence or more per turn.

        The seat that listens is "you".

        >>> game = Game.new("triggs", players=2, seed=7)
        >>> game.play("draw L", "draw C")
        >>> game.tell()
        ['Player 2 draws a 7 from the left and a card from the centre.']
        """
        turns = self.turns_told(seat, language, names, since=since)
        return [sentence for _, sentences in turns for sentence in sentences]

    def turns_told(
        self, seat: int | None = None, language: str = "en", names: Sequence[str] | None = None, *, since: int = 0
    ) -> list[tuple[int, list[str]]]:
        """As ``tell``, turn by turn: the ply with which the turn began (or ``since``), and its sentences.

        >>> game = Game.new("triggs", players=2, seed=7)
        >>> game.play("draw L", "draw C", "draw L")
        >>> game.turns_told(names=["Ann", "Bob"], since=2)
        [(2, ['Ann draws a 6 from the left.'])]
        """
        seen = self.turns_seen(seat, since=since)
        return [(first, self.rules.tell(events, language, names, seat)) for first, events in seen]

    def turn_told(
        self, seat: int | None = None, language: str = "en", names: Sequence[str] | None = None
    ) -> tuple[int, list[str]]:
        """The turn of the last move alone: the ply with which it began, and what has happened in it."""
        first, events = self.turn_seen(seat)
        return first, self.rules.tell(events, language, names, seat)

    def turns_seen(self, seat: int | None = None, *, since: int = 0) -> list[tuple[int, Events]]:
        """What has happened since a ply, turn by turn, as a seat or an onlooker saw it; ``rules`` can tell and name it.

        >>> game = Game.new("triggs", players=2, seed=7)
        >>> game.play("draw L", "draw C")
        >>> [(first, game.rules.happened(events)) for first, events in game.turns_seen(since=1)]
        [(1, (('drew', 1, None, 'centre'),))]
        """
        firsts = [since, *self._turns[bisect_right(self._turns, since) :], self.ply]
        return [(first, self.seen(first, end, seat)) for first, end in pairwise(firsts) if first < end]

    def last_turns(self, most: int) -> int:
        """The ply with which the last so many turns began."""
        return self._turns[-most] if len(self._turns) > most else 0

    @property
    def turn_told_began(self) -> int:
        """The ply with which the turn of the last move began."""
        return self._turns[-1] if self._turns else 0

    def turn_seen(self, seat: int | None = None) -> tuple[int, Events]:
        """The turn of the last move alone."""
        first = self.turn_told_began
        return first, self.seen(first, self.ply, seat)

    def seen(self, first: int, end: int, seat: int | None) -> Events:
        """What has happened from one ply to another, as a seat or an onlooker saw it."""
        return self.rules.seen(self._rows(first, end), -1 if seat is None else seat)

    def truth(self, first: int, end: int) -> Events:
        """What has happened from one ply to another, with all that was hidden."""
        return events_in(self._rows(first, end))

    def _rows(self, first: int, end: int) -> bytes:
        return bytes(self._events[self._end(first) : self._end(end)])

    def _end(self, ply: int) -> int:
        """How many bytes tell the events of so many moves."""
        return self._ends[ply - 1] if ply else 0

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Play moves, of one seat if it is named: all of them, or, if one cannot be played, none."""
        ply, table, before = len(self._moves), self._table, self._before
        try:
            for text in texts:
                if seat is not None and seat != self._turn and not self._over:
                    raise IllegalMove("not-your-turn")
                self._play(text)
        except BaseException:
            self._forget(ply)
            self._stand(table)
            self._before = before
            raise

    def _play(self, text: str) -> None:
        if not isinstance(text, str):
            raise UnreadableMove(f"{self.rules.game}-unreadable", text=shown(text))
        if self._over:
            raise IllegalMove("game-over")
        rules, ply, before = self.rules, len(self._moves), self._table
        begins = self._between or not ply
        log = b"" if begins else self._log
        # Whoever has looked at the table before will look again; nobody looks on while a game is played again.
        most = -1 if self._shown is None else MOST_MOVES_TOLD
        turn, drawn = self._turn, chance(self.seed, ply + 1)
        played = rules.show(before, log, drawn, text, turn, most)
        if played is None:
            state = self._state
            text = rules.write(state, rules.read(state, text))
            played = rules.show(before, log, drawn, text, turn, most)
            assert played is not None
        if begins:
            self._turns.append(ply)
            self._actors.append(turn)
        self._moves.append(intern(str(text)))  # the same few come again and again
        self._shown = None if most < 0 else played
        self._table, self._log = played.state, played.log
        self._turn, self._over, self._between, revealed, self._winners = played.head()
        self._events += played.log[len(log) :]
        self._ends.append(len(self._events))
        # The table before is kept only as long as the move can be taken back.
        if not (self._between or self._over or revealed):
            self._before = [*self._before, before]
        elif self._before:
            self._before = []

    @property
    def _state(self) -> State:
        """The table as rules look at it; a copy, to be changed at will."""
        return np.frombuffer(bytearray(self._table), dtype=self._start.dtype)

    def _stand(self, table: bytes) -> None:
        """The table is like this now."""
        self._table = table
        rules, state = self.rules, self._state
        self._turn, self._over, self._between = rules.turn(state), rules.over(state), rules.between_turns(state)
        self._winners = rules.winners(state) if self._over else None
        self._shown = None

    def can_take_back(self) -> bool:
        """Whether the last move can be taken back."""
        return self._why_not_take_back() is None

    def take_back(self) -> str:
        """Take back the last step of the turn that is going on; says which it was.

        Never past something drawn or revealed, and never a turn that has ended.
        """
        if reason := self._why_not_take_back():
            raise CannotTakeBack(reason)
        text = self._moves[-1]
        self._forget(self.ply - 1)
        self._stand(self._before.pop())
        return text

    def _forget(self, ply: int) -> None:
        """Forget the moves from a ply on, and what was known by them."""
        del self._moves[ply:], self._ends[ply:], self._events[self._end(ply) :]
        while self._turns and self._turns[-1] >= ply:
            self._turns.pop()
        del self._actors[len(self._turns) :]
        self._log = self._rows(self.turn_told_began, ply)

    def _why_not_take_back(self) -> str | None:
        if self._over or not self._moves or self._between:
            return "take-back-nothing"
        return None if self._before else "take-back-revealed"

    def time_up(self) -> None:
        """The time limit has passed: the game ends at this moment."""
        if self.over:
            raise IllegalMove("game-over")
        ended = self._state
        self.rules.time_up(ended)
        self._stand(ended.tobytes())
        self._time_up = True

    # --- records ----------------------------------------------------------------------------------------------------

    def record(self) -> Json:
        """Everything needed to play the game again: the save, the replay, the bug report and the test fixture."""
        record: Json = {
            "race108": RECORD_VERSION,
            "rules": self.rules.about.version,
            "game": self.rules.game,
            "players": self.players,
            "options": self.rules.options_in_full(),
            "options_hash": self.rules.options_hash(),
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
        *_, game = cls.replaying(record)
        return game

    @classmethod
    def replaying(cls, record: object) -> Iterator[Self]:
        """As ``replay``: the game as it begins, after every move and, if its time was up, then; always the same one."""
        data = _checked_record(record)
        if "position" in data:
            game = cls.from_position(data["position"], data["seed"])
            rules = rules_class(data["game"]).from_options(data["players"], data["options"])
            given, found = ((one.game, one.players, one.options()) for one in (rules, game.rules))
            if given != found:
                raise BadRecord("record-contradiction")
        else:
            game = cls.with_options(data["game"], data["players"], data["seed"], data["options"])
        if "options_hash" in data and data["options_hash"] != game.rules.options_hash():
            raise BadRecord("record-options-hash")
        if "contributions" in data:
            if seed_of(data["contributions"]) != game.seed:
                raise BadRecord("record-contributions")
            game.contributions = list(data["contributions"])
        yield game
        for ply, text in enumerate(data["moves"], 1):
            try:
                game.play(text)
            except Race108Error as fault:
                raise BadRecord("record-move", ply=ply, fault=(fault.message, fault.arguments)) from None
            yield game
        if data.get("time_up"):
            try:
                game.time_up()
            except Race108Error as fault:
                raise BadRecord(fault.message, **fault.arguments) from None
            yield game


def _checked_record(record: object) -> Mapping[str, Any]:
    if not isinstance(record, dict) or not is_whole(record.get("race108")) or record["race108"] not in RECORD_VERSIONS:
        raise BadRecord("record-not-one", version=RECORD_VERSION)
    declared = about(record.get("game"))
    if not is_whole(record.get("rules")) or record["rules"] != declared.version:
        given = shown(record.get("rules"))
        raise BadRecord("record-rules", game=declared.named(), given=given, version=declared.version)
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
    for key in ("moves", "contributions"):
        if not all(isinstance(text, str) and not _HALF.search(text) for text in record.get(key, [])):
            raise BadRecord("record-shape", key=key)
    return record


__all__ = ["Game", "View", "fresh_seed", "rules_class"]
