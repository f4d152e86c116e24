"""What is written of a table for everyone who may look at it: made once after a move, by compiled code or by ``plain``.

Nobody above needs to know a rule for it, or to write it a second time: what is sent is put together from its lines.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import orjson

from race108.desk import NO_CHANCE, Desk
from race108.errors import IllegalMove
from race108.kernel import LOG_ROWS, Events, events_in, new_dealer, note_again, noted
from race108.words import meant, told_in
from race108.writing import LONGEST_TEXT, NEXT, ROOM, SENTENCE, UNKNOWN

if TYPE_CHECKING:
    from race108.ruleset import Ruleset

_LINE, _SENTENCE, _NO_THING = bytes((NEXT,)), bytes((SENTENCE,)), bytes((UNKNOWN,))
#: So many legal moves are told. No position of a game has so many; one that somebody made up can have a hundred times
#: as many, and all of them can be played.
MOST_MOVES_TOLD = 2_000


class Turn(NamedTuple):
    """What has happened in a turn, as somebody saw it: its events as JSON, and its sentences, not yet in words."""

    events: bytes
    told: bytes


def sentences_in(told: bytes, language: str, you: int | None, *, named: bool) -> list[str]:
    """What is told, in a language and to somebody, ready for ``words.with_names``."""
    return [told_in(sentence, language, you, named=named) for sentence in sentences_of(told)]


def sentences_of(told: bytes) -> list[bytes]:
    """The sentences of a turn, each by itself."""
    return [sentence for sentence in told.split(_SENTENCE) if sentence]


class Shown:
    """A table after a move: the record itself, the log of the turn, and a line of JSON for everything that different
    people may or may not see.
    """

    __slots__ = ("_actor", "_lines", "_players", "log", "state")

    def __init__(self, state: bytes, log: bytes, lines: list[bytes], players: int, actor: int) -> None:
        """``actor``: whose turn is told, and who alone has seen all of it."""
        self.state, self.log = state, log
        self._lines, self._players, self._actor = lines, players, actor

    def head(self) -> tuple[int, bool, bool, bool, list[int] | None]:
        """Whose turn it is, whether the game is over, the turn not begun, something come to light, and who has won."""
        return orjson.loads(self._lines[0])  # type: ignore[no-any-return]

    @property
    def before_hands(self) -> bytes:
        """The view up to the first hand."""
        return self._lines[1]

    def from_hands(self, seat: int | None) -> tuple[bytes, bytes]:
        """The view of a seat, or of an onlooker, from the first hand on: the hands, and what is after them."""
        lines, players = self._lines, self._players
        after = 2 + players
        hands = lines[2:after]
        if seat is not None:
            hands[seat] = lines[after + 1 + seat]
        return b",".join(hands), lines[after]

    def view(self, seat: int | None) -> bytes:
        """The whole view."""
        return b"".join((self.before_hands, *self.from_hands(seat)))

    @property
    def moves(self) -> bytes:
        """The legal moves, for who is on turn: all, or MOST_MOVES_TOLD."""
        return self._lines[3 + 2 * self._players]

    def turn(self, seat: int | None) -> tuple[bytes, bytes]:
        """The turn under way, or the last one, as a seat or an onlooker saw it: what makes up a ``Turn``."""
        first = (4 if seat == self._actor else 6) + 2 * self._players
        return self._lines[first], self._lines[first + 1]


# --- calling what writes --------------------------------------------------------------------------------------------

_OWN = threading.local()


def written(write: Callable[..., int], *given: Any) -> bytes:
    """What a compiled function writes."""
    try:
        page = _OWN.page
    except AttributeError:
        page = _OWN.page = np.zeros(ROOM, dtype=np.uint8)
    length = write(*given, page)
    if length > ROOM:
        raise MemoryError(f"no room for {length} bytes")
    text: bytes = page[:length].tobytes()
    return text


def shown_on(desk: Desk, length: int, opening: bytes, players: int, actor: int) -> Shown | None:
    """What a game's ``play_and_show`` has written, with what every position of the game begins with; or nothing."""
    if not length:
        return None
    table, log, text = desk.take(length)
    lines = text.split(_LINE)
    if len(lines) > 1:
        lines[1] = opening + lines[1]
    return Shown(table, log, lines, players, actor)


def lines_of(text: bytes) -> list[bytes]:
    """The lines of a text."""
    return text.split(_LINE)


def turn_of(write: Callable[..., int], events: Events) -> Turn:
    """Events as a compiled function writes them: those of a turn, or of several that are not to be put into words."""
    cut = min(len(events), LOG_ROWS)
    if cut < len(events):  # what is told as one stays together
        while cut > 1 and events[cut, 0] == events[cut - 1, 0]:
            cut -= 1
    try:
        log = _OWN.log
    except AttributeError:
        log = _OWN.log = new_dealer(bytes(32))
    note_again(log, events[:cut])
    turn = Turn(*lines_of(written(write, log)))
    if cut == len(events):
        return turn
    rest = turn_of(write, events[cut:])
    return Turn(turn.events[:-1] + b"," + rest.events[1:], turn.told + _SENTENCE + rest.told)


def why_in(thing: str, write: Callable[[Any, Any], int]) -> IllegalMove | None:
    """Why a thing cannot be used, as compiled code writes it; None if it can be. LookupError for what is no thing."""
    if not 0 < len(thing) < LONGEST_TEXT or not thing.isascii():
        raise LookupError(thing)
    text = np.frombuffer(thing.encode().ljust(LONGEST_TEXT, b"\0"), dtype=np.uint8)
    reason = written(write, text)
    if reason == _NO_THING:
        raise LookupError(thing)
    if not reason:
        return None
    message, arguments = meant(orjson.loads(reason))
    return IllegalMove(message, **arguments)


def frozen(value: Any) -> Any:
    """JSON in which lists are tuples, so that it can be kept and shared."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


@lru_cache(maxsize=1 << 12)
def happened_in(events: bytes) -> Any:
    """Events that were written as JSON."""
    return frozen(orjson.loads(events))


# --- a game whose rules are plain Python -----------------------------------------------------------------------------


def plain(
    rules: Ruleset, table: bytes, log: bytes, chance: bytes, text: str | None, actor: int, most: int
) -> Shown | None:
    """The same lines as compiled code writes (see ``showing.py`` of a game of ours), from what such a game has."""
    state, dealer = np.frombuffer(bytearray(table), dtype=rules.dtype), new_dealer(NO_CHANCE, noting=True)
    dealer["rng"][0] = np.frombuffer(chance, dtype="<u8")
    note_again(dealer, events_in(log))
    if text is not None:
        moves = {rules.write(state, actions): actions for actions in rules.moves(state)}
        if text not in moves:
            return None
        for action in moves[text]:
            rules.step(state, action, dealer)
    rows, over = noted(dealer), rules.over(state)
    head = [rules.turn(state), over, rules.between_turns(state), rules.reveals(events_in(rows[len(log) :]))]
    lines = [orjson.dumps([*head, rules.winners(state) if over else None])]
    if most >= 0:
        view = rules.view(rules.blinded(state, -1), rules.backs(state, -1), -1)
        opened, _, rest = orjson.dumps(view | {"hands": orjson.Fragment(_LINE)}).partition(_LINE)
        lines += [opened + b"[", *map(orjson.dumps, view["hands"]), b"]" + rest]
        lines += [orjson.dumps(rules.hand(state, seat)) for seat in range(rules.players)]
        lines.append(orjson.dumps([rules.write(state, actions) for actions in rules.first_moves(state, most)]))
        for seat in (actor, -1):
            lines += rules.turn_text(rules.seen(rows, seat))
    return Shown(state.tobytes(), rows, lines, rules.players, actor)


def plain_turn(happened: Any, told: list[tuple[str, dict[str, Any]]]) -> Turn:
    """A turn as compiled code writes it, from its events by their names and its messages with their arguments."""
    return Turn(orjson.dumps(happened), _SENTENCE.join(orjson.dumps({"say": say} | args) for say, args in told))
