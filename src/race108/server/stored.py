"""What a table is made from, as the store keeps it: what was agreed, who sits where, and everything that was done."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from race108.bots.names import names_at_table
from race108.ruleset import Json


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


def names_of(seats: Sequence[Seat], language: str) -> list[str]:
    """What everyone is called, in the listener's language."""
    bots = [seat.bot if seat.kind == "bot" else None for seat in seats]
    return names_at_table([seat.name for seat in seats], bots, language)


@dataclass
class Setup:
    """What was agreed when the table was made."""

    id: str
    made_by: str
    made_at: float
    game: str
    #: The version of the game's rules, the options in full, and the hash of these (``keeping.py``).
    rules: int
    options: Json
    options_hash: str
    public: bool
    onlookers: bool
    cutting: bool
    #: A coach may help everybody here: whoever sat down has agreed to it.
    coach: bool
    key: str
    game_minutes: float | None
    turn_seconds: float | None
    server_seed: str
    practice: Json | None
    #: The day whose deal of the day is played here.
    daily: str | None
    dealt_at: float | None
    over_at: float | None

    @cached_property
    def commit(self) -> str:
        """The hash that binds the server to its seed before the first card (docs/fair.md)."""
        return commit_of(self.server_seed)

    @cached_property
    def commit_sent(self) -> bytes:
        """The same as it is sent, again and again."""
        return self.commit.encode()

    @cached_property
    def id_sent(self) -> bytes:
        """The table's address as it is sent."""
        return self.id.encode()

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


#: What is done in a game: these rows are its plies. All other changes are made beside it.
PLIES = frozenset({"move", "back", "time", "resign"})


class Change(NamedTuple):
    """Something that was done at a table: one row of its history.

    | kind | what | text |
    |---|---|---|
    | made | the table itself, number 0 | the seats as they were; of tables older than this, also the deal |
    | seat | somebody came, left, cut, … | what is different at the seat now |
    | deal | the cards were dealt | what the deal was made from |
    | move | | the move |
    | back, time, resign | a step taken back, the end of the time, a resignation that ends the game | |
    | late | somebody's time was up, and a bot finishes the turn | the move with which the turn began |
    | rematch | | the id of the new table |
    """

    table_id: str
    number: int
    kind: str
    seat: int | None
    text: str | None
    at: float
    #: Of a request that may come twice: who sent it and its key, hashed.
    key: str | None = None

    @property
    def is_ply(self) -> bool:
        """Whether this was done in the game."""
        return self.kind in PLIES


def only_plies(changes: Sequence[Change]) -> bool:
    """Whether all of it was done in the game."""
    for change in changes:  # nearly always one: no list is made for it
        if change.kind not in PLIES:
            return False
    return True


class Stored(NamedTuple):
    """All that the store has of a table."""

    setup: Setup
    changes: list[Change]
