"""A new table: what was wished for, checked, and what nobody can guess."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from race108.errors import BadOption
from race108.games.registry import about, rules_class
from race108.ruleset import Json
from race108.seed import fresh_seed
from race108.server import daily, wishes
from race108.server.changing import Draft
from race108.server.dealing import dealt, seats_in_full
from race108.server.identity import plain_id
from race108.server.keeping import kept
from race108.server.layouts import names_no_files
from race108.server.names import checked_name
from race108.server.refusals import Refusal
from race108.server.stored import Change, Seat, Setup
from race108.server.table import Table
from race108.server.thinkers import bot_allowed
from race108.words import shown


def new_table(wish: wishes.NewTable, identity: str, table_id: str | None = None) -> Table:
    """A table as somebody wishes it; a wish that cannot be is refused before anything is made."""
    players = len(wish.seats)
    practice = wish.practice.model_dump() if wish.practice is not None else None
    if practice is not None and wish.public:
        raise Refusal("table-practice-public")
    declared = about(wish.game)
    if wish.clock.game_minutes is not None and not declared.clock:
        raise BadOption("no-time-limit", game=declared.named())
    names_no_files({"game": wish.game, "options": wish.options, "position": (practice or {}).get("position")})
    rules = rules_class(wish.game).from_options(players, wish.options)
    setup = new_setup(
        identity,
        kept(rules, practice),
        public=wish.public,
        onlookers=wish.onlookers,
        cutting=wish.cutting,
        coach=wish.coach,
        game_minutes=wish.clock.game_minutes,
        turn_seconds=wish.clock.turn_seconds,
    )
    if table_id is not None:
        setup.id = table_id
    if practice is not None:
        dealt(setup, rules, None)  # says what is wrong with it
    table = Table(setup, _seats(wish, identity, wish.names or []), rules=rules)
    for number, seat in enumerate(table.seats):
        seat.name = checked_name(table, number, seat.name)
    return table


def table_of_the_day(game: str, name: str | None, identity: str, *, day: str, server_seed: str, table_id: str) -> Table:
    """Somebody's try at the deal of a day. Nobody looks on: they may still have to play it themselves."""
    rules = rules_class(game).from_options(2, {})
    setup = new_setup(identity, kept(rules), onlookers=False, daily=day, server_seed=server_seed)
    setup.id = table_id
    table = Table(setup, [Seat("person", identity), Seat("bot", bot=daily.BOT)], rules=rules)
    table.seats[daily.SEAT].name = checked_name(table, daily.SEAT, name)
    return table


def _seats(wish: wishes.NewTable, identity: str, names: Sequence[str | None]) -> list[Seat]:
    seats: list[Seat] = []
    for number, kind in enumerate(wish.seats):
        name = names[number] if number < len(names) else None
        if kind == "me":
            first = not any(seat.kind == "person" for seat in seats)
            seats.append(
                Seat("person", identity, name or (wish.name if first else None), cut=wish.cut if first else None)
            )
        elif kind == "open":
            seats.append(Seat())
        elif kind.startswith("bot:"):
            seats.append(Seat("bot", bot=bot_allowed(kind.removeprefix("bot:"), wish.game)))
        else:
            raise Refusal("table-bad-seat", given=shown(kind))
    return seats


def new_setup(made_by: str, rules: Json, **more: Any) -> Setup:
    """A table nobody knows of yet: its id and its key cannot be guessed."""
    agreed: Json = {
        "public": False,
        "onlookers": True,
        "cutting": False,
        "coach": False,
        "game_minutes": None,
        "turn_seconds": None,
        "daily": None,
        "server_seed": fresh_seed().hex(),
        "key": secrets.token_urlsafe(12),
    }
    return Setup(
        id=plain_id(secrets.token_urlsafe(12)),
        made_by=made_by,
        made_at=time.time(),
        dealt_at=None,
        over_at=None,
        **(agreed | rules | more),
    )


def again(table: Table) -> Table:
    """The same agreement and the same people, with a new seed; whoever was invited to one is invited to the other."""
    old = table.setup
    names = ("public", "onlookers", "cutting", "coach", "game_minutes", "turn_seconds")
    rules = kept(table.playable(), old.practice)
    setup = new_setup(old.made_by, rules, key=old.key, **{name: getattr(old, name) for name in names})
    seats = [
        Seat(seat.kind, seat.identity, seat.name, seat.bot if seat.kind == "bot" else None) for seat in table.seats
    ]
    return Table(setup, seats, rules=table.rules)


def first_changes(table: Table) -> list[Change]:
    """How the history of a new table begins: as it was made and, if everyone is there, with the deal."""
    now = table.setup.made_at
    made = Change(table.id, 0, "made", None, seats_in_full(table.seats), now)
    table.carry_out(made)
    draft = Draft(table, now, None)
    draft.deal_if_ready()
    return [made, *draft.rows]
