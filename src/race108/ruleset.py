"""What a set of rules provides, so that everything above it need not know which game is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from inspect import getfile
from pathlib import Path
from typing import Any, ClassVar, Self

from race108.errors import BadOption
from race108.kernel import Events, cache_folder, new_dealer, noted

#: An array of one record of the game's dtype: the whole truth about a table.
State = Any
#: An array of one kernel.DEALER.
Dealer = Any
Json = dict[str, Any]
#: Events as JSON shows them, each beginning with its name. Tuples, so that they can be kept and shared.
Happenings = tuple[tuple[Any, ...], ...]


class Ruleset(ABC):
    """One game with its options: everything needed to play it, and no table yet."""

    game: ClassVar[str]
    players_allowed: ClassVar[range]
    action_count: ClassVar[int]
    #: The phases of a turn that has just begun and of a game that is over.
    first_phase: ClassVar[int]
    last_phase: ClassVar[int]
    #: Events by which something hidden comes to light, or chance decides: a move with one cannot be taken back.
    revealing: ClassVar[frozenset[int]]

    players: int

    @classmethod
    @abstractmethod
    def from_options(cls, players: int, options: Mapping[str, Any]) -> Self:
        """The rules with these options; a wrong one is refused in one sentence."""

    @abstractmethod
    def options(self) -> Json:
        """The options as JSON, complete."""

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

    @abstractmethod
    def moves(self, state: State) -> list[tuple[int, ...]]:
        """Every legal move, as its actions."""

    @abstractmethod
    def write(self, state: State, actions: tuple[int, ...]) -> str:
        """A move as text."""

    @abstractmethod
    def read(self, state: State, text: str) -> tuple[int, ...]:
        """The actions of the legal move that a text means."""

    def turn(self, state: State) -> int:
        """The seat on turn."""
        return int(state["turn"][0])

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

    @abstractmethod
    def time_up(self, state: State) -> None:
        """R19. The time limit has passed."""

    @abstractmethod
    def blinded(self, state: State, seat: int) -> State:
        """A copy of a table without anything this seat (-1: an onlooker) cannot see."""

    @abstractmethod
    def hand(self, state: State, seat: int) -> list[Any]:
        """A hand, as its owner sees it."""

    @abstractmethod
    def seen(self, rows: bytes, seat: int) -> Events:
        """Events as this seat sees them."""

    @abstractmethod
    def backs(self, state: State, seat: int, events: Events, known: Any = None) -> Any:
        """What a seat can tell of the cards that the others hold face down: what it knew before, and these events."""

    @abstractmethod
    def knowledge(self, start: State, backs: Any, seat: int, events: Events) -> Any:
        """What else a seat knows from everything it has seen since the start."""

    @abstractmethod
    def view(self, blind: State, backs: Any, seat: int) -> Json:
        """What a seat may know, as JSON."""

    @abstractmethod
    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        """A whole table that could be the true one, for all the seat knows."""

    @abstractmethod
    def tell(self, events: Events, language: str, names: Sequence[str] | None = None) -> list[str]:
        """Events of one turn in plain words; only what stands in the events is told."""

    @abstractmethod
    def happened(self, events: Events) -> Happenings:
        """Events by their names, for programs that show them; only what stands in the events is shown."""

    @abstractmethod
    def tokens(self, state: State) -> list[list[int]]:
        """The squares of all tokens, for each player or side, in a game that has a track."""

    def seats_of(self, winners: list[int]) -> list[int]:
        """The seats of those who have won."""
        return winners

    def others(self, seat: int) -> list[int]:
        """Who wins when a seat gives the game up: everyone else (in team: the other side)."""
        sides = ((side, self.seats_of([side])) for side in range(self.players))
        return [side for side, seats in sides if seats and seat not in seats]

    # --- the compiler -----------------------------------------------------------------------------------------------

    @classmethod
    def is_compiled(cls) -> bool:
        """Whether the rules have been compiled on this computer before."""
        return cls.ready_mark().exists()

    @classmethod
    def ready_mark(cls, bot: str = "rules") -> Path:
        """The file that says: the rules, or a bot, have been compiled in their present state."""
        return cache_folder(getfile(cls)) / f"{cls.game}-{bot}.ready"

    @classmethod
    def compile(cls) -> None:
        """Compile what every game needs, so that no move has to wait for it."""
        rules = cls.from_options(cls.players_allowed[-1], {})
        dealer = new_dealer(bytes(32), noting=True)
        state = rules.deal(dealer)
        start = rules.blinded(state, 0)
        for _ in range(2):
            action = rules.legal(state)[0]
            rules.moves(state)
            rules.step(state, action, dealer)
        seen = rules.seen(noted(dealer), 0)
        backs = rules.backs(state, 0, seen)
        rules.knowledge(start, backs, 0, seen)
        rules.view(rules.blinded(state, 0), backs, 0)
        mark = cls.ready_mark()
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def check_players(players: object, allowed: range, game: str) -> int:
    """The number of players, if the game can be played by so many."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in allowed:
        raise BadOption("bad-players", game=("game-name", {"game": game}), least=allowed[0], most=allowed[-1])
    return players


def check_known(options: Mapping[str, Any], known: tuple[str, ...], game: str) -> None:
    """Refuse an option the game does not have."""
    for name in options:
        if name not in known:
            raise BadOption(
                "unknown-option", option=str(name)[:40], game=("game-name", {"game": game}), known=list(known)
            )
