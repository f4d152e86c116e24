"""What a set of rules provides, so that everything above it need not know which game is played."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from inspect import getfile
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np

from race108.desk import NO_CHANCE
from race108.errors import BadRequest, IllegalMove
from race108.games.about import About, Variant
from race108.kernel import Events, new_dealer, noted
from race108.shown import MOST_MOVES_TOLD, Shown, Turn, happened_in, plain, plain_turn, sentences_in
from race108.words import shown, some, with_names

#: An array of one record of the game's dtype: the whole truth about a table.
State = Any
#: An array of one kernel.DEALER.
Dealer = Any
Json = dict[str, Any]
#: Events as JSON shows them, each beginning with its name. Tuples, so that they can be kept and shared.
Happenings = tuple[tuple[Any, ...], ...]
#: In how many steps the rules of a game are compiled.
COMPILING_STEPS = 6


class Ruleset(ABC):
    """One game with its options: everything needed to play it, and no table yet."""

    #: What the game declares: its name, versions, variants, options and what it can do.
    about: ClassVar[About]
    action_count: ClassVar[int]
    #: The phases of a turn that has just begun and of a game that is over.
    first_phase: ClassVar[int]
    last_phase: ClassVar[int]
    #: Events by which something hidden comes to light, or chance decides: a move with one cannot be taken back.
    revealing: ClassVar[frozenset[int]]

    players: int

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.about.name

    @property
    def played(self) -> Variant:
        """The variant that is played."""
        return self.about.variants[0]

    @property
    def sides(self) -> int:
        """How many can win: everyone, or the sides of partners."""
        return self.played.sides or self.players

    def __init__(self, players: int) -> None:
        self.players = players

    @classmethod
    def from_options(cls, players: int, options: Mapping[str, Any]) -> Self:
        """The rules with these options; a wrong one is refused in one sentence."""
        return cls(players, **cls.about.checked(players, options))

    def options(self) -> Json:
        """The options as JSON, complete."""
        return {option.name: getattr(self, option.name) for option in self.about.choices}

    def options_in_full(self) -> Json:
        """As ``options``, with everything written out that could mean something else one day."""
        return self.options()

    def options_hash(self) -> str:
        """What tells whether the options of a stored game are still the same: SHA-256 of their JSON, in full."""
        text = json.dumps(self.options_in_full(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @classmethod
    @abstractmethod
    def from_position(cls, position: Json) -> Self:
        """The rules a position is played by."""

    @abstractmethod
    def deal(self, dealer: Dealer) -> State:
        """A new table."""

    @abstractmethod
    def read_position(self, position: Json, dealer: Dealer) -> State:
        """A table from a checked position."""

    @abstractmethod
    def position(self, state: State) -> Json:
        """The whole truth about a table, as JSON."""

    @abstractmethod
    def legal(self, state: State) -> list[int]:
        """The legal actions, in ascending order."""

    @abstractmethod
    def step(self, state: State, action: int, dealer: Dealer) -> None:
        """Carry out a legal action."""

    def moves(self, state: State) -> list[tuple[int, ...]]:
        """Every legal move, as its actions; usually a move is one action."""
        return [(action,) for action in self.legal(state)]

    def first_moves(self, state: State, most: int) -> list[tuple[int, ...]]:
        """The first so many of them; a game that can have very many finds these without all the others."""
        return self.moves(state)[:most]

    @abstractmethod
    def write(self, state: State, actions: tuple[int, ...]) -> str:
        """A move as text."""

    def texts(self, state: State, moves: list[tuple[int, ...]]) -> list[str]:
        """Moves as texts."""
        return [self.write(state, actions) for actions in moves]

    def read(self, state: State, text: str) -> tuple[int, ...]:
        """The actions of the legal move that a text means; case and spaces do not matter.

        A game that can say more than "not now" about a move does so itself.
        """
        said = " ".join(text.lower().split())
        moves = {self.write(state, actions): actions for actions in self.moves(state)}
        for move, actions in moves.items():
            if move.lower() == said:
                return actions
        raise IllegalMove("illegal-move", text=shown(text), moves=some(list(moves)))

    def why(self, state: State, thing: str) -> IllegalMove | None:
        """Why the player on turn cannot use a thing on the table now, in one line; None if it can be used.

        The state is what that player sees. Things are named as in moves (``row 9``); LookupError for what is none.
        """
        raise LookupError(thing)

    def turn(self, state: State) -> int:
        """The seat on turn."""
        return int(state["turn"][0])

    @property
    def usual(self) -> bool:
        """Whether the game is played as it comes, which is what most networks have learned."""
        return True

    def over(self, state: State) -> bool:
        """Whether the game is over."""
        return bool(state["phase"][0] == self.last_phase)

    def reveals(self, events: Events) -> bool:
        """Whether something hidden has come to light, or chance has decided, so that a move must stand."""
        return not self.revealing.isdisjoint(events[:, 0].tolist())

    def between_turns(self, state: State) -> bool:
        """Whether the player on turn has not done anything yet."""
        return bool(state["phase"][0] == self.first_phase)

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """Who has won, once the game is over."""

    def time_up(self, state: State) -> None:
        """The time limit of the whole game has passed, in a game that has one (``about.clock``)."""
        raise BadRequest("no-time-limit", game=self.about.named())

    @abstractmethod
    def blinded(self, state: State, seat: int) -> State:
        """A copy of a table without anything this seat (-1: an onlooker) cannot see."""

    @abstractmethod
    def hand(self, state: State, seat: int) -> list[Any]:
        """A hand, as its owner sees it."""

    @abstractmethod
    def seen(self, rows: bytes, seat: int) -> Events:
        """Events as this seat sees them."""

    def backs(self, state: State, seat: int) -> Any:
        """What a seat can tell of the cards that the others hold face down, if the blinded table does not say it."""
        return None

    def knowledge(self, start: State, backs: Any, seat: int, events: Events) -> Any:
        """What else a seat knows from everything it has seen since the start; what re-dealing must respect."""
        return backs

    @abstractmethod
    def view(self, blind: State, backs: Any, seat: int) -> Json:
        """What a seat may know, as JSON."""

    @abstractmethod
    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        """A whole table that could be the true one, for all the seat knows."""

    # --- for those who look on --------------------------------------------------------------------------------------
    # A game of ours writes all this in compiled code; one in plain Python says what happened, and the rest follows.

    def happened(self, events: Events) -> Happenings:
        """Events by their names, for programs that show them; only what stands in the events is shown."""
        found: Happenings = happened_in(self.turn_text(events).events)
        return found

    def told(self, events: Events) -> list[tuple[str, Json]]:
        """Events of one turn as messages with their arguments; a player among these is ``{"seat": number}``."""
        raise NotImplementedError

    def turn_text(self, events: Events) -> Turn:
        """Events of one turn, by their names and as messages; only what stands in the events is told."""
        return plain_turn(self.happened(events), self.told(events))

    def tell(
        self, events: Events, language: str, names: Sequence[str] | None = None, you: int | None = None
    ) -> list[str]:
        """Events of one turn in plain words; ``you``: the listener's seat."""
        told = self.turn_text(events).told
        return with_names(sentences_in(told, language, you, named=bool(names)), names or ())

    @cached_property
    def dtype(self) -> Any:
        """The dtype of a table."""
        return self.deal(new_dealer(NO_CHANCE)).dtype

    def show(self, table: bytes, log: bytes, chance: bytes, text: str | None, actor: int, most: int) -> Shown | None:
        """Carry out the legal move that is written exactly so (none: nothing), and write how the table stands then.

        None if there is no such move. The log has the turn so far, which is that of ``actor``; the generator begins
        with ``chance``. What the lines are is said by ``showing.py`` of a game of ours; with ``most`` below 0, the
        first one is enough.
        """
        return plain(self, table, log, chance, text, actor, most)

    def steps(self, events: Events) -> Happenings:
        """Those of the events that move a token, by their names, in a game that has a track (``about.outlook``)."""
        raise BadRequest("no-tokens", game=self.about.named())

    def playouts(self, games: int, cap: int, dealer: Dealer) -> int:
        """Play so many random games, none longer than ``cap``; says how many actions they had.

        A game that is to be fast does this in one compiled call.
        """
        chance = np.random.default_rng(dealer["rng"][0])
        count = 0
        for _ in range(games):
            state = self.deal(dealer)
            for _ in range(cap):
                if self.over(state):
                    break
                self.step(state, int(chance.choice(self.legal(state))), dealer)
                count += 1
        return count

    def seats_of(self, winners: list[int]) -> list[int]:
        """The seats of those who have won."""
        return winners

    def others(self, seat: int) -> list[int]:
        """Who wins when a seat gives the game up: everyone else, or the other sides."""
        return [side for side in range(self.sides) if seat not in self.seats_of([side])]

    # --- the compiler -----------------------------------------------------------------------------------------------

    @classmethod
    def is_compiled(cls) -> bool:
        """Whether the rules have been compiled on this computer before."""
        return cls.ready_mark().exists()

    @classmethod
    def ready_mark(cls, bot: str = "rules") -> Path:
        """The file that says: the rules, or a bot, have been compiled in their present state."""
        from race108.engine.numba import cache_folder

        return cache_folder(getfile(cls)) / f"{cls.about.name}-{bot}.ready"

    @classmethod
    def compile(cls) -> None:
        """Compile what every game needs, so that no move has to wait for it."""
        for _ in cls.compiling():
            pass

    @classmethod
    def compiling(cls) -> Iterator[None]:
        """The same in COMPILING_STEPS steps, for whoever shows how far it is."""
        rules = cls.from_options(cls.about.variants[0].players[-1], {})
        dealer = new_dealer(bytes(32), noting=True)
        state = rules.deal(dealer)
        start = rules.blinded(state, 0)
        yield
        action = rules.legal(state)[0]
        yield
        rules.moves(state)
        yield
        rules.step(state, action, dealer)
        action = rules.legal(state)[0]
        rules.moves(state)
        rules.step(state, action, dealer)
        yield
        seen = rules.seen(noted(dealer), 0)
        backs = rules.backs(state, 0)
        rules.knowledge(start, backs, 0, seen)
        yield
        rules.view(rules.blinded(state, 0), backs, 0)
        rules.show(state.tobytes(), noted(dealer), NO_CHANCE, None, 0, MOST_MOVES_TOLD)
        mark = cls.ready_mark()
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        yield
