"""Gymnasium: its own checks, one agent against bots, and many games at once."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import race108.envs.gymnasium  # noqa: F401 (makes the environments known)
from race108 import Game
from race108.errors import BadOption

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("Triggs", {}),
    ("Triggs", {"players": 4, "opponents": ["random", "greedy", "value"], "seat": 2}),
    ("RunTrip", {}),
    ("RunTrip", {"players": 6, "mercy": True}),
    ("RunTrip", {"players": 3, "variant": "advanced", "opponents": "greedy", "seat": 1}),
    ("RunTrip", {"players": 4, "variant": "team", "opponents": "level1"}),
]
every_table = pytest.mark.parametrize(("name", "arguments"), TABLES, ids=[f"{n}-{len(a)}" for n, a in TABLES])


def make(name: str, **arguments: Any) -> Any:
    """An environment as its users make it: by its name."""
    return gymnasium.make(f"race108/{name}-v1", **arguments)


def play(env: Any, seed: int) -> tuple[float, list[bytes]]:
    """A random game of the agent; says its reward and all it has observed."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append(observation.tobytes())
        if terminated or truncated:
            return reward, seen
        assert reward == 0.0


@every_table
def test_their_check(name: str, arguments: dict[str, Any]) -> None:
    check_env(make(name, **arguments).unwrapped)


@every_table
def test_a_whole_game_against_bots_and_its_record(name: str, arguments: dict[str, Any]) -> None:
    env = make(name, **arguments)
    rewards = {play(env, seed)[0] for seed in range(3)}
    assert rewards <= {-1.0, 1.0}
    assert Game.replay(env.unwrapped.record()).over


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    one, other = (make("Triggs", opponents="greedy") for _ in range(2))
    assert play(one, 4) == play(other, 4) != play(one, 5)


def test_a_better_bot_wins_more() -> None:
    weak, strong = make("Triggs", opponents="random"), make("Triggs", opponents="value")
    assert sum(play(weak, seed)[0] for seed in range(8)) > sum(play(strong, seed)[0] for seed in range(8)) == -8.0


def test_an_illegal_action_costs_one_and_changes_nothing() -> None:
    env = make("Triggs").unwrapped
    before, info = env.reset(seed=1)
    legal = int(info["action_mask"].argmax())
    observation, reward, terminated, truncated, info = env.step(171)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, False, False, True)
    assert observation.tobytes() == before.tobytes()
    assert "illegal" not in env.step(legal)[4]


def test_an_illegal_action_leaves_the_cards_as_they_would_have_been() -> None:
    env, chance = make("Triggs").unwrapped, np.random.default_rng(1)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        env.step(171 if not info["action_mask"][171] else -1)
        *_, ended, _, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
    assert Game.replay(env.record()).over


def test_an_agent_that_never_acts_legally_is_called_off() -> None:
    env = make("Triggs", most_actions=20).unwrapped
    env.reset(seed=1)
    ended = [env.step(171)[3] for _ in range(20)]
    assert ended.index(True) <= 19


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 5}, "Triggs is played by 2 to 4 players"),
        ({"players": 4, "opponents": ["random", "greedy"]}, "one for each of them: 3"),
        ({"opponents": "nobody"}, "no bot “nobody”"),
        ({"seat": 2}, "seat"),
        ({"render_mode": "film"}, "render_mode must be one of"),
        ({"rows": "many"}, "12 numbers"),
    ],
)
def test_what_cannot_be_is_refused_when_the_environment_is_made(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make("Triggs", **arguments)


# --- many games at once ---------------------------------------------------------------------------------------------


def vector(name: str, count: int, **arguments: Any) -> Any:
    """Many games, as their users make them."""
    return gymnasium.make_vec(f"race108/{name}-v1", count, "vector_entry_point", **arguments)


@pytest.mark.parametrize("name", ["Triggs", "RunTrip"])
@pytest.mark.parametrize("opponents", ["random", "self"])
def test_a_vector_keeps_to_gymnasiums_promises(name: str, opponents: str) -> None:
    envs = vector(name, 32, opponents=opponents)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = envs.reset(seed=3)
    ended = np.zeros(32, dtype=bool)
    endings = 0
    chance = np.random.default_rng(1)
    for _ in range(600):
        masks = infos["action_mask"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert envs.observation_space.contains(observations)
        assert not infos["illegal"].any()
        assert not rewards[ended].any()  # the step after an end deals anew, whatever the action
        assert not (terminated | truncated)[ended].any()
        assert (np.isin(rewards, (-1.0, 0.0, 1.0))).all()
        ended = terminated | truncated
        endings += int(ended.sum())
    assert endings > 10


def test_the_arrays_are_shared_unless_copies_are_wanted() -> None:
    shared, copied = vector("Triggs", 4), vector("Triggs", 4, copy=True)
    for envs in (shared, copied):
        envs.reset(seed=1)
    first = shared.step(np.zeros(4, dtype=int))[0]
    assert shared.step(np.zeros(4, dtype=int))[0] is first
    kept = copied.step(np.zeros(4, dtype=int))[0]
    before = kept.tobytes()
    assert copied.step(np.zeros(4, dtype=int))[0] is not kept
    assert kept.tobytes() == before


def test_in_self_play_the_reward_is_that_of_who_has_acted() -> None:
    envs = vector("RunTrip", 16, opponents="self")
    _, infos = envs.reset(seed=1)
    for _ in range(200):
        actions = infos["action_mask"].argmax(axis=1)
        _, rewards, terminated, _, infos = envs.step(actions)
        for i in np.flatnonzero(terminated):
            assert rewards[i] == infos["rewards"][i, infos["acted"][i]]
            assert infos["rewards"][i].sum() == 0.0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 9}, "Triggs is played by 2 to 4 players"),
        ({"opponents": "search"}, "opponents must be one of: random, self"),
        ({"seat": 7}, "seat"),
    ],
)
def test_a_vector_that_cannot_be_is_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        vector("Triggs", 2, **arguments)


# --- bots that are programs -----------------------------------------------------------------------------------------

MYBOT = shlex.join([sys.executable, str(Path(__file__).parents[1] / "examples" / "bots" / "mybot.py")])


def test_a_program_can_be_the_opponent() -> None:
    env = make("Triggs", opponents=f"cmd:{MYBOT}")
    assert {play(env, seed)[0] for seed in range(2)} <= {-1.0, 1.0}


def test_a_program_that_fails_has_lost_the_game() -> None:
    env = make("Triggs", opponents="cmd:sh -c 'read begin; read move; echo rubbish; cat'").unwrapped
    for seed in range(20):
        _, info = env.reset(seed=seed)
        if "failed" not in info:  # the agent began: draw twice
            for _ in range(2):
                assert "failed" not in info
                _, reward, terminated, _, info = env.step(int(info["action_mask"].argmax()))
            assert (reward, terminated) == (1.0, True)
            assert "rubbish" in info["failed"]
            return
    pytest.fail("the agent never began")
