"""The lab: duels are fair and counted rightly, training teaches, weights are whole or refused."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from race108.bots.net import new_net
from race108.bots.triggs_value import inputs
from race108.bots.weights import FOLDER, read_net, save_net
from race108.errors import BadWeights
from race108.lab.duel import elo, play_deals, play_game, standing, standings
from race108.lab.train import train_triggs


def test_elo_of_known_shares() -> None:
    assert elo(0.5) == 0
    assert round(elo(10 / 11)) == 400
    assert elo(1.0) == math.inf
    assert elo(0.0) == -math.inf


def test_the_interval_of_a_known_case_is_wilsons() -> None:
    """Eight of ten: with the nine degrees of freedom of the spread, Wilson's 95 % interval is 0.474 to 0.941."""
    found = standing([1.0] * 8 + [0.0] * 2)
    z2, worth = 1.959964**2, 9
    half = math.sqrt(0.16 / worth + z2 / (4 * worth**2)) * 1.959964
    assert found.share == 0.8
    assert found.low == pytest.approx((0.8 + z2 / (2 * worth) - half) / (1 + z2 / worth))
    assert found.high == pytest.approx((0.8 + z2 / (2 * worth) + half) / (1 + z2 / worth))


def test_equal_bots_are_found_equal() -> None:
    """The same bot on both seats: the shares of every game add up, and the interval holds one half."""
    played = list(play_deals("runtrip", ["random", "random"], range(60), 1, {}))
    for games in played:
        for game in games:
            assert sum(game.shares) == pytest.approx(1.0)
    first, second = standings(played)
    assert first.share + second.share == pytest.approx(1.0)
    assert first.low < 0.5 < first.high


def test_a_duel_is_the_same_every_time() -> None:
    once = play_game("triggs", ["greedy", "random"], 3, 1, 7, {})
    assert play_game("triggs", ["greedy", "random"], 3, 1, 7, {}) == once
    assert once.finished


def test_rotating_the_seats_changes_who_sits_where() -> None:
    shares = [play_game("triggs", ["greedy", "random"], 3, rotation, 7, {}).shares for rotation in (0, 1)]
    assert shares == [(1.0, 0.0), (1.0, 0.0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shipped_weights_say_how_they_were_made(players: int) -> None:
    _, about = read_net(FOLDER / f"triggs-{players}.npz", inputs(players))
    assert about["game"] == "triggs"
    assert about["players"] == players
    assert about["command"].startswith("race108 train triggs")


def test_value_beats_greedy() -> None:
    """Twenty deals on both seats: equal bots would give value three quarters once in a thousand times."""
    value, _ = standings(list(play_deals("triggs", ["value", "greedy"], range(20), 1, {})))
    assert value.share >= 0.75


def test_training_teaches_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A few seconds are enough for games to become much shorter than random ones (about 62 turns a seat)."""
    reports: list[dict[str, Any]] = []
    path = tmp_path / "net.npz"
    train_triggs(2, 0.15, 1, path, False, reports.append)
    assert reports[-1]["turns"] < 40
    first = json.loads(json.dumps(read_net(path, inputs(2))[1]))
    again = train_triggs(2, 0.02, 1, path, True, reports.append)
    assert again["games"] > first["games"]


@pytest.mark.parametrize("content", [b"", b"rubbish", b"PK\x03\x04 rubbish"])
def test_a_broken_file_of_weights_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(BadWeights, match="broken"):
        read_net(path, inputs(2))


def test_weights_for_another_number_of_players_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_net(path, new_net(inputs(2), 1), {"game": "triggs"})
    with pytest.raises(BadWeights, match="another version"):
        read_net(path, inputs(3))


def test_saved_weights_come_back(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    net = new_net(inputs(2), 1)
    save_net(path, net, {"game": "triggs"})
    again, _ = read_net(path, inputs(2))
    assert np.allclose(again["first"], net["first"], atol=1e-3)
    assert not list(tmp_path.glob("*.unfinished"))
