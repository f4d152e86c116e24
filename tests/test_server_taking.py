"""A finished game that was played elsewhere is taken in by the server, if it is what it says."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

from race108 import Game
from race108.server.stored import commit_of
from server_world import Server
from variants import FEW_BOXES

SAME = ("seed", "contributions", "options_hash", "moves", "results")


def finished(seed: int = 1, *, resigned: bool = False) -> dict[str, Any]:
    """The record of a game on somebody's device."""
    contributions = [f"{seed:064x}"]
    game = Game.new("triggs", 2, contributions=contributions, rows=FEW_BOXES)
    chance = random.Random(seed)
    while not game.over and not (resigned and game.ply > 10):
        game.play(chance.choice(game.moves()))
    results = {"winners": [1], "how": "resigned"} if resigned else {"winners": game.winners, "how": "rules"}
    table = {
        "id": "local-0000000000000001",
        "commit": commit_of(contributions[0]),
        "practice": False,
        "names": ["Ann", None],
        "bots": [None, "level2"],
        "resigned": [0] if resigned else [],
        "cuts": [],
        "dealt_at": 1.0,
        "over_at": 2.0,
    }
    return game.record() | {"results": results, "table": table}


@pytest.mark.parametrize("resigned", [False, True])
def test_a_game_from_a_device_gets_a_permanent_address(server: Server, resigned: bool) -> None:
    record = finished(resigned=resigned)
    with (
        httpx.Client(base_url=server.url, follow_redirects=True) as ann,
        httpx.Client(base_url=server.url, follow_redirects=True) as ben,
    ):
        made = ann.post("/api/records", json=record)
        assert made.status_code == 201, made.text
        number = made.json()["id"]
        assert ann.post("/api/records", json=record).json()["id"] == number
        kept = ben.get(f"/api/tables/{number}/record").json()
        assert [kept[key] for key in ("seed", "moves", "results")] == [
            record[key] for key in ("seed", "moves", "results")
        ]
        assert ben.post("/api/verify", json=kept).json()["fair"]
        assert ben.get(f"/api/tables/{number}/replay").json()["names"][0] == "Ann"


def _unfinished(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != "results"} | {"moves": record["moves"][:-3]}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (_unfinished, "not over"),
        (lambda record: record | {"seed": "0" * 64}, "seed"),
        (lambda record: record | {"moves": [*record["moves"], "draw L"]}, "over"),
        (lambda record: record | {"results": {"winners": [0, 1], "how": "rules"}}, "result"),
        (lambda record: record | {"table": record["table"] | {"bots": [None, "cmd:ls"]}}, "bot"),
        (lambda record: record | {"table": record["table"] | {"commit": "0" * 64}}, "promise"),
        (lambda _: {}, "record"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(server: Server, change: Any, why: str) -> None:
    with httpx.Client(base_url=server.url, follow_redirects=True) as ann:
        refused = ann.post("/api/records", json=change(finished(2)))
        assert refused.status_code == 400, refused.text
        assert why in refused.json()["error"]
