"""The examples run, in a short form; the baselines learn, can be made again, and are what is said of them."""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from race108.envs.episode import episode_for
from race108.lab.duel import Duel, play_duel, standings
from race108.lab.work import Place

EXAMPLES = Path(__file__).parents[1] / "examples"
BASELINES = EXAMPLES / "baselines"
each_baseline = pytest.mark.parametrize("name", ["dmc", "ppo", "td"])


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # more would wait for each other beside other tests
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=one_thread)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def module(name: str) -> Any:
    """The code of a baseline's file."""
    spec = importlib.util.spec_from_file_location(name, BASELINES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def learned(name: str, out: Path, *arguments: str) -> Any:
    """What a baseline says of a network that it has learned."""
    assert "M steps: beats greedy in" in run(f"baselines/{name}.py", "--looks", "1", "--out", str(out), *arguments)
    return json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "steps"), [("dmc", 0.3), ("ppo", 1.2), ("td", 0.5)])
def test_a_moment_of_learning_from_nothing_beats_random(name: str, steps: float, tmp_path: Path) -> None:
    about = learned(name, tmp_path / "mine.npz", "--steps", str(steps), "--games", "20")
    assert about["curve"][-1]["random"] >= 0.8


@each_baseline
def test_the_same_seed_makes_the_same_network(name: str, tmp_path: Path) -> None:
    one, two = tmp_path / "one.npz", tmp_path / "two.npz"
    for file in (one, two):
        learned(name, file, "--steps", "0.05", "--games", "1", "--seed", "7")
    assert one.read_bytes() == two.read_bytes()


@each_baseline
def test_the_baselines_learn_the_other_game_too(name: str, tmp_path: Path) -> None:
    about = learned(name, tmp_path / "mine.npz", "--game", "runtrip", "--steps", "0.02", "--games", "1")
    assert about["game"] == "runtrip"


@each_baseline
def test_a_baselines_network_is_as_strong_as_it_says(name: str) -> None:
    file = BASELINES / f"{name}.npz"
    assert file.stat().st_size <= 100_000
    told = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))["curve"][-1]
    program = "cmd:" + shlex.join([sys.executable, str(BASELINES / "player.py"), str(file)])
    for opponent, deals in (("random", 5), ("greedy", 15)):
        played = play_duel(Duel("triggs", (program, opponent), deals, 3), Place(), None, lambda _done, _all: None)
        assert not any(game.forfeit for games in played for game in games)
        assert standings(played)[0].share == pytest.approx(told[opponent], abs=0.2)


def test_the_player_of_networks_sees_what_the_environments_observe() -> None:
    player, dmc = module("player"), module("dmc")
    episode, rng = episode_for("triggs", 2, {}, watched=True), np.random.default_rng(1)
    inputs = dmc.Net(episode.features, episode.rules.action_count, rng).inputs
    for seed in range(3):
        episode.deal(bytes([seed]) * 32)
        while not episode.over:
            view = episode.view(episode.turn)
            assert player.observed(view.json).tolist() == episode.observation[inputs].tolist()
            assert [(player.action(move),) for move in view.moves] == view.actions
            episode.act(int(rng.choice(np.flatnonzero(episode.mask))))


@each_baseline
def test_a_baseline_is_one_short_file(name: str) -> None:
    assert len((BASELINES / f"{name}.py").read_text(encoding="utf-8").splitlines()) < 165


def test_the_curves_can_be_drawn(tmp_path: Path) -> None:
    run("baselines/curves.py", str(tmp_path / "curves.svg"))
    assert (tmp_path / "curves.svg").read_text(encoding="utf-8").count("<svg") == 1


def test_openspiels_search_at_our_table() -> None:
    assert run("ismcts.py", "--simulations", "10", "--turns", "6")
