"""What other workers do at a table at which nobody here looks on is kept, and carried out when somebody does."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from race108.game import Game
from race108.server.hall import MOST_HEARD, HeldTable
from race108.server.keeping import kept
from race108.server.making import new_setup
from race108.server.stored import Change, Seat


def held(seed: int = 1) -> HeldTable:
    """A table with a game that has just been dealt."""
    game = Game.new("triggs", 2, seed=seed)
    table = HeldTable(new_setup("", kept(game.rules)), [Seat("person"), Seat("person")])
    table.begin(game)
    return table


def moves(count: int, seed: int = 1) -> list[Change]:
    """What is played at such a table elsewhere."""
    game, changes = Game.new("triggs", 2, seed=seed), []
    for number in range(count):
        seat, move = game.turn, game.moves()[0]
        game.play(move)
        changes.append(Change("", number, "move", seat, move, time.time()))
    return changes


def test_what_is_left_for_later_is_carried_out_then() -> None:
    table, changes = held(), moves(20)
    for change in changes:
        assert table.leaves_for_later([change])
    assert (table.number, table.ply) == (-1, 0)
    table.catch_up()
    assert (table.number, table.ply, table.confirmed, table.heard) == (19, 20, 20, [])
    assert table.game is not None
    assert table.game.moves_played == [change.text for change in changes]


def test_where_somebody_looks_on_or_changes_something_nothing_waits() -> None:
    table, (change,) = held(), moves(1)
    someone: Any = object()
    table.connections.add(someone)
    assert not table.leaves_for_later([change])
    table.connections.clear()

    async def while_it_is_held() -> bool:
        async with table.lock:
            return table.leaves_for_later([change])

    assert not asyncio.run(while_it_is_held())
    table.spoilt = True
    assert not table.leaves_for_later([change])
    table.spoilt = False
    assert table.leaves_for_later([change])


@pytest.mark.parametrize("missing", [0, 3])
def test_a_gap_does_not_wait(missing: int) -> None:
    table, changes = held(), moves(6)
    left = [table.leaves_for_later([change]) for change in changes if change.number != missing]
    assert left == [number < missing for number in range(6) if number != missing]


def test_only_so_much_is_kept() -> None:
    table, changes = held(), moves(MOST_HEARD + 1)
    assert [table.leaves_for_later([change]) for change in changes] == [True] * MOST_HEARD + [False]


def test_what_cannot_be_carried_out_is_read_again() -> None:
    table, (change,) = held(), moves(1)
    assert table.leaves_for_later([change._replace(text="draw Z")])
    table.catch_up()
    assert table.spoilt
