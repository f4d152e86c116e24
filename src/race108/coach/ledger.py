"""The ledger: how much of a result was luck, and how much was whose decisions (``docs/coach.md`` says what is what).

One judge that sees all cards (``games/*/hindsight.py``) says what each table is worth to each side. A move's account
has four worths: before it, with what ``value`` would have played, with the move itself, and after chance has acted.
Their differences are what nobody can explain, the decision, and the luck; so everything adds up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from race108.bots.mind import mind_for, net_name
from race108.bots.net import Net
from race108.bots.thought import LONGEST
from race108.bots.weights import read_net
from race108.edge import WORTHS
from race108.errors import BadOption, BadRecord, BadWeights
from race108.game import Game, View
from race108.games.registry import part_of
from race108.kernel import new_dealer
from race108.ruleset import Json, Ruleset, State
from race108.verify import results_of

#: The first row of an account; then what ``value`` makes of it, and what the move did.
BEFORE = 0
#: In how many orders the hidden cards are laid to look back on a game, and in a duel, where there are many games.
ORDERS = 64
ORDERS_IN_DUELS = 16
#: Parts of a win, as points of winning chance.
POINTS = 100.0

#: Something for each side.
Sides = tuple[float, ...]
#: How much work is done at once: ``map`` itself, or that of a pool of threads, which gives the same in the same order.
InOrder = Callable[..., Iterator[Any]]


class Account(Protocol):
    """A game's own part of the ledger, compiled: ``LEDGER`` in its part ``ledger``."""

    def account(self, state: State, move: Any, orders: int, worths: Any, dealer: Any) -> None:
        """Write what the table is worth, what ``value`` makes of it, and what another move does if there is one.

        In each of so many orders in which the hidden cards may lie, ``value`` plays on for a while.
        """
        ...


@dataclass(frozen=True)
class Entry:
    """One move's account, by side, in parts of a win."""

    ply: int
    seat: int
    worth: Sides  # before it
    unexplained: Sides
    decision: Sides
    luck: Sides


@dataclass(frozen=True)
class Line:
    """A seat's line of the ledger, in points of winning chance: the five parts add up to the result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    unexplained: float
    result: float
    #: All decisions, seat by seat.
    by_seat: tuple[float, ...]

    def json(self) -> Json:
        """As a review has it."""
        return {name: value for name, value in vars(self).items() if name != "by_seat"}


@dataclass(frozen=True)
class Ledger:
    """A finished game, accounted for. The luck of the deal is apart from that of the moves."""

    judge: str
    start: Sides
    deal: Sides
    entries: tuple[Entry, ...]
    #: What ended the game that was no move: time that was up (seat None), or a player who gave up.
    ending: tuple[int | None, Sides]
    result: Sides
    lines: tuple[Line, ...]


# --- the judge ------------------------------------------------------------------------------------------------------


def judge_path(rules: Ruleset) -> Path:
    """Where the judge of these rules lies: apart from the networks that play."""
    return Path(getfile(type(rules))).parent / "nets" / "hindsight" / f"{net_name(rules)}.npz"


@cache
def _judge(path: Path, inputs: int) -> tuple[Net, str]:
    net, _ = read_net(path, (inputs, inputs))
    return net, hashlib.sha256(path.read_bytes()).hexdigest()[:12]


# --- accounts -------------------------------------------------------------------------------------------------------


class Accountant:
    """Accounts for games by the same rules."""

    def __init__(self, rules: Ruleset, orders: int = ORDERS) -> None:
        try:
            part = part_of(rules.game, "ledger").LEDGER
            net, self.judge = _judge(judge_path(rules), part.inputs(rules))
        except (ImportError, LookupError):
            raise BadOption("ledger-no-judge", game=rules.about.named()) from None
        except BadWeights as fault:
            if fault.message != "weights-missing":  # one that is there, and cannot be used, is named
                raise
            raise BadOption("ledger-no-judge", game=rules.about.named()) from None
        self.rules, self._orders = rules, orders
        self._mind = mind_for(rules)
        self._part: Account = part(rules, self._mind.net, net)

    def entries(
        self, seed: bytes, states: Sequence[State], moves: Sequence[tuple[int, ...]], in_order: InOrder = map
    ) -> Iterator[Entry]:
        """Each move's account: there is one state more than moves. The seed is that of the game.

        What chance may do is drawn, from the seed and yet independently of what the game has drawn from it. Every
        state is looked at for itself, so several threads may share the work.
        """
        chance = hashlib.sha256(b"race108 ledger" + seed).digest()
        last: tuple[Sides, ...] = ()
        accounts = in_order(self._account, states, [*moves, None], [chance] * len(states), range(len(states)))
        for ply, looked in enumerate(accounts):
            if last:
                before, expected, played = last
                parts = _less(expected, before), _less(played, expected), _less(looked[BEFORE], played)
                yield Entry(ply - 1, self.rules.turn(states[ply - 1]), before, *parts)
            last = looked

    def worth(self, state: State) -> Sides:
        """What a table is worth to each side."""
        return self._account(state, None, bytes(32), 0)[BEFORE]

    def _account(self, state: State, move: tuple[int, ...] | None, chance: bytes, ply: int) -> tuple[Sides, ...]:
        dealer, worths = new_dealer(chance, ply), np.zeros([length or 0 for length in WORTHS.shape])
        other = move is not None and move != self._value_plays(state, dealer)
        self._part.account(state, as_row(move if move and other else ()), self._orders, worths, dealer)
        before, expected, played = (tuple(row) for row in worths[:, : self.rules.sides].tolist())
        return before, expected, played if other else expected

    def _value_plays(self, state: State, dealer: Any) -> tuple[int, ...]:
        """What ``value`` would have played, from what the mover could see."""
        rules, seat = self.rules, self.rules.turn(state)
        view = View(
            rules, seat, seat, rules.blinded(state, seat), rules.backs(state, seat), rules.seen(b"", seat), state
        )
        return self._mind.ranked(view, dealer)[0][0]


def as_row(move: tuple[int, ...]) -> Any:
    """A move's actions, ended by -1, as compiled code takes it."""
    row = np.full(LONGEST, -1, dtype=np.int16)
    row[: len(move)] = move
    return row


def _less(one: Sides, other: Sides) -> Sides:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _sum(many: Sequence[Sides]) -> Sides:
    return tuple(map(sum, zip(*many, strict=True)))


#: In a duel, what is added up of luck stops when it has gone so far; so it never goes beyond that and one step more.
ENOUGH = 0.6
BOUND = ENOUGH + 1.0


def luck_in(accountant: Accountant, seed: bytes, states: Sequence[State], moves: Sequence[tuple[int, ...]]) -> Sides:
    """Each side's luck in a game that was dealt, as a duel takes it off the result: zero on average, whatever happens.

    Stopping at a point that what comes later cannot change leaves the mean at zero; and it gives luck a bound, which
    betting needs (``lab/duel.py``).
    """
    sides = accountant.rules.sides
    luck: Sides = (0.0,) * sides
    for ply, entry in enumerate(accountant.entries(seed, states, moves)):
        if ply == 0:
            luck = _less(entry.worth, (1.0 / sides,) * sides)
        if max(map(abs, luck)) > ENOUGH:
            break
        luck = _sum((luck, entry.luck))
    return luck


# --- a whole game ---------------------------------------------------------------------------------------------------


def ledger_of(record: object, orders: int = ORDERS, in_order: InOrder = map) -> Ledger:
    """Account for a finished game. A record that is broken, or a game that has not ended, is refused in a sentence."""
    states: list[State] = []
    moves: list[tuple[int, ...]] = []
    for game in Game.replaying(record):
        if game.ply > len(moves):
            moves.append(game.rules.read(states[-1], game.moves_since(len(moves))[0]))
        if game.ply == len(states):  # time that was up is no move
            states.append(game.state)
    assert isinstance(record, dict)  # replaying has seen to that
    rules = game.rules
    ended = results_of(game, record)
    if ended is None:
        raise BadRecord("ledger-unfinished")
    accountant = Accountant(rules, orders)
    entries = tuple(accountant.entries(game.seed, states, moves, in_order))
    first = entries[0].worth if entries else accountant.worth(states[0])
    dealt = "position" not in record
    start = (
        (1.0 / rules.sides,) * rules.sides if dealt else first
    )  # who begins is dealt, too: all are equal before that
    result = shares_of(ended["winners"], rules.sides)
    ending = (
        None if game.over else _gave_up(rules, record, ended["winners"]),
        _less(result, _last_worth(first, entries)),
    )
    parts = start, _less(first, start), entries, ending, result
    return Ledger(accountant.judge, *parts, tuple(_line(rules, seat, *parts) for seat in range(rules.players)))


def shares_of(winners: Sequence[int], sides: int) -> Sides:
    """Each side's part of the win."""
    return tuple((side in winners) / len(winners) for side in range(sides))


def _last_worth(first: Sides, entries: Sequence[Entry]) -> Sides:
    """What the table was worth after the last move."""
    if not entries:
        return first
    last = entries[-1]
    return _sum((last.worth, last.unexplained, last.decision, last.luck))


def _gave_up(rules: Ruleset, record: Json, winners: Sequence[int]) -> int:
    """Who gave the game up: the one whom the record names, or the first of those who have not won."""
    table = record.get("table")
    named = table.get("resigned") if isinstance(table, dict) else None
    lost = [seat for seat in range(rules.players) if seat not in rules.seats_of(list(winners))]
    return next((seat for seat in lost if isinstance(named, list) and seat in named), lost[0])


def _line(
    rules: Ruleset,
    seat: int,
    start: Sides,
    deal: Sides,
    entries: Sequence[Entry],
    ending: tuple[int | None, Sides],
    result: Sides,
) -> Line:
    side = side_of(rules, seat)
    decided = [0.0] * rules.players
    for entry in entries:
        decided[entry.seat] += entry.decision[side]
    who, rest = ending
    unexplained = sum(entry.unexplained[side] for entry in entries)
    if who is None:
        unexplained += rest[side]
    else:
        decided[who] += rest[side]
    luck = deal[side] + sum(entry.luck[side] for entry in entries)
    return Line(
        seat,
        POINTS * start[side],
        POINTS * luck,
        POINTS * decided[seat],
        POINTS * (sum(decided) - decided[seat]),
        POINTS * unexplained,
        POINTS * result[side],
        tuple(POINTS * part for part in decided),
    )


def side_of(rules: Ruleset, seat: int) -> int:
    """Which side a seat belongs to."""
    return next(side for side in range(rules.sides) if seat in rules.seats_of([side]))
