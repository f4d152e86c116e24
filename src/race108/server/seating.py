"""Whose seat is whose: nobody acts for another."""

from __future__ import annotations

from collections.abc import Sequence

from race108.server.refusals import Conflict, NotAllowed, NotFound
from race108.server.table import Table


def seat_number(table: Table, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-unknown-seat", most=len(table.seats) - 1)
    return seat


def own_seat(table: Table, identity: str, seat: int | None) -> int:
    """A seat of one's own; nobody acts for another."""
    mine = table.seats_of(identity)
    if seat is None:
        if not mine:
            raise NotAllowed("table-no-seat")
        return table.seat_shown(mine) or 0
    if seat_number(table, seat) not in mine:
        raise NotAllowed("table-not-your-seat")
    return seat


def seat_on_turn(table: Table, identity: str, seat: int | None) -> int:
    """A seat of one's own that plays now."""
    number = own_seat(table, identity, seat)
    if number != table.turn:
        raise NotAllowed("table-not-your-turn")
    if table.seats[number].resigned:
        raise NotAllowed("table-resigned")
    return number


def free_seat(table: Table, seat: int | None, mine: Sequence[int]) -> int:
    """The seat that was asked for, or the first that is free; where none is, one's own."""
    if seat is not None:
        return seat_number(table, seat)
    free = [number for number, there in enumerate(table.seats) if there.kind == "open"]
    if not free and not mine:
        raise Conflict("table-full")
    return (free or list(mine))[0]
