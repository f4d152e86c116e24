"""Whatever is killed, and whenever: nothing a player was told is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import ClientConnection

from server_world import SAME_FOR_ALL_TIME, Crowd, Json, Server, Table, carried_out
from services import PostgreSQL, Redis, Service

Pair = tuple[Server, Server]


def kill(service: Service) -> None:
    service.kill()
    service.start()


@pytest.mark.parametrize("setting", ["SQLite", pytest.param("PostgreSQL", marks=pytest.mark.slow), "two workers"])
def test_a_killed_server_has_forgotten_nothing_it_told(setting: str, postgres: PostgreSQL, redis: Redis) -> None:
    servers: dict[str, Callable[[], Server]] = {
        "SQLite": Server,
        "PostgreSQL": lambda: Server(postgres.url),
        "two workers": lambda: Server(postgres.url, redis.url, workers=2),
    }
    with servers[setting]() as server:
        with Crowd([server]) as crowd:
            crowd.play()
            kill(server)
            if setting == "SQLite":  # once is enough: how it stops has nothing to do with its store
                crowd.play()
                server.restart()
            crowd.finish()
        assert crowd.lines_cut >= len(crowd.players)
        crowd.compare_with(server)


@pytest.mark.parametrize(
    "again", [pytest.param(kill, id="killed"), pytest.param(Service.restart, id="restarted", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("which", ["PostgreSQL", "Redis"])
def test_players_stay_at_their_tables_while_a_service_is_away(
    which: str, again: Callable[[Service], None], pair: Pair, postgres: PostgreSQL, redis: Redis
) -> None:
    with Crowd(pair) as crowd:
        for _ in range(2):
            crowd.play()
            again(postgres if which == "PostgreSQL" else redis)
        crowd.finish()
    assert crowd.lines_cut == 0
    for server in pair:
        crowd.compare_with(server)


@pytest.mark.parametrize("again", [kill, Service.restart])
def test_the_first_move_after_the_database_was_away_is_taken_once_and_refused_to_nobody(
    again: Callable[[Service], None], postgres: PostgreSQL
) -> None:
    async def play(table: Table) -> list[str]:
        played: list[str] = []
        async with AsyncExitStack() as stack:
            lines = [Line(await stack.enter_async_context(table.live(seat, table.servers[0]))) for seat in (0, 1)]
            for ply in range(6):
                states = [await line.listen(ply) for line in lines]
                if ply % 2:
                    again(postgres)  # the server's connections have ended, and nobody has told it
                played.append(lines[states[0]["turn"]].state["moves"][0])
                await lines[states[0]["turn"]].play(ply, played[-1])
            assert [(await line.listen(6))["ply"] for line in lines] == [6, 6]
            assert [line.refused for line in lines] == [0, 0]
        return played

    with Server(postgres.url) as server:
        table = Table([server])
        played = asyncio.run(play(table))
        stored = server.rows(
            f"select text from changes where kind = 'move' and table_id = '{table.id}' order by number"
        )
        assert [move for (move,) in stored] == played


def test_players_go_on_at_the_other_server_when_theirs_is_killed(pair: Pair) -> None:
    one, other = pair
    with Crowd(pair, tables=8) as crowd:
        crowd.play()
        one.kill()
        crowd.play()
        one.start()
        other.kill()
        crowd.finish()
        other.start()
    for server in pair:
        crowd.compare_with(server)


def test_of_two_servers_that_are_given_the_same_ply_one_accepts(pair: Pair) -> None:
    table = Table(pair)
    accepted = carried_out(fight(table, rounds=60))
    stored = pair[0].rows(f"select text from changes where kind = 'move' and table_id = '{table.id}' order by number")
    assert [move for (move,) in stored] == [move for _, move in accepted]
    assert {server for server, _ in accepted} == {0, 1}  # each was the faster one now and then


class Line:
    """A player's line to one of the servers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.state: Json = {"ply": -1}
        self.refused = 0

    async def play(self, ply: int, move: str) -> None:
        await self._socket.send(json.dumps({"type": "play", "ply": ply, "moves": [move]}))

    async def listen(self, ply: int) -> Json:
        """Until everything sent so far has been answered and the ply has been told; what was told of it."""
        await self._socket.send('{"type": "ping"}')
        answered = False
        while not answered or self.state["ply"] < ply:
            frame = json.loads(await asyncio.wait_for(self._socket.recv(), 40))
            answered |= frame["type"] == "pong"
            self.refused += frame["type"] == "refused"
            self.state = frame if frame["type"] == "state" else self.state
        return {name: self.state[name] for name in ("ply", *SAME_FOR_ALL_TIME)}


async def fight(table: Table, rounds: int) -> list[tuple[int, str]]:
    """Both players have a line to both servers, and send a move over each at once. Say which server took which."""
    accepted = []
    async with AsyncExitStack() as stack:
        players = [
            [Line(await stack.enter_async_context(table.live(seat, server))) for server in table.servers]
            for seat in (0, 1)
        ]
        for ply in range(rounds):
            states = [[await line.listen(ply) for line in lines] for lines in players]
            assert all(here == there for here, there in states), "the servers tell different stories"
            turn = states[0][0]["turn"]
            lines, (state, _) = players[turn], states[turn]
            moves, refused = [state["moves"][0], state["moves"][-1]], [line.refused for line in lines]
            faster = ply % 2
            await asyncio.gather(*(lines[server].play(ply, moves[server]) for server in (faster, 1 - faster)))
            told = [await line.listen(ply + 1) for line in lines]
            assert [state["ply"] for state in told] == [ply + 1, ply + 1]
            losers = [server for server in (0, 1) if lines[server].refused > refused[server]]
            assert len(losers) == 1, f"servers {losers} have refused ply {ply}, one must"
            accepted.append((1 - losers[0], moves[1 - losers[0]]))
    return accepted
