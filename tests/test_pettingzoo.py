"""PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from race108 import Game
from race108.envs.pettingzoo import env, raw_env, runtrip_v1, triggs_v1
from race108.errors import BadOption, IllegalMove
from variants import Variant, each, name

every_variant = each()
#: It knows by name which environments may observe a dict, as its documentation asks for.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play(game: Any, seed: int) -> list[str]:
    """A random game; says who acted."""
    chance, acted = np.random.default_rng(seed), []
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, _, termination, truncation, _ = game.last()
        if termination or truncation:
            game.step(None)
            continue
        acted.append(agent)
        game.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return acted


@every_variant
def test_their_api_test(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, options = variant
    api_test(env(game, players, **options), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@every_variant
def test_their_seed_test(variant: Variant) -> None:
    game, players, options = variant
    seed_test(lambda: env(game, players, **options), num_cycles=20)


@pytest.mark.parametrize("make", [triggs_v1, runtrip_v1], ids=["triggs", "runtrip"])
def test_their_render_test(make: Any) -> None:
    pictures: list[Any] = []

    def kept(picture: Any) -> bool:
        pictures.append(picture.tobytes())
        return True

    render_test(make, custom_tests={"ansi": lambda text: "Player" in text, "rgb_array": kept})
    assert len(set(pictures)) > 1  # it shows what has changed


@pytest.mark.parametrize(
    "variant", [("triggs", 4, {}), ("runtrip", 6, {}), ("runtrip", 4, {"variant": "team"})], ids=name
)
def test_a_table_of_every_size_has_a_picture(variant: Variant) -> None:
    game, players, options = variant
    table = raw_env(game, players, render_mode="rgb_array", **options)
    table.reset(seed=1)
    picture = table.render()
    assert picture.std() > 10
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert table.render().tobytes() != picture.tobytes()


def test_the_names_carry_a_version() -> None:
    assert [str(triggs_v1().unwrapped), str(runtrip_v1(6).unwrapped)] == ["triggs_v1", "runtrip_v1"]


@every_variant
def test_a_whole_game_and_its_record(variant: Variant) -> None:
    game, players, options = variant
    table = raw_env(game, players, **options)
    acted = play(table, 5)
    record = json.loads(json.dumps(table.record()))
    assert Game.replay(record).over
    assert table.agents == []
    assert set(acted) <= set(table.possible_agents)


def test_an_agent_acts_again_within_its_turn() -> None:
    acted = play(raw_env("triggs"), 1)
    assert any(one == following for one, following in pairwise(acted))


def test_rewards_come_at_the_end_to_everybody() -> None:
    table = raw_env("triggs", 3)
    table.reset(seed=2)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        totals[agent] += reward
        done = termination or truncation
        table.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(totals.values()) in ([-1.0, -1.0, 1.0], [0.0, 0.0, 0.0])


def test_who_is_not_on_turn_may_do_nothing_and_sees_its_own_hand_only() -> None:
    table = raw_env("triggs", 2)
    table.reset(seed=3)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    seen = table.observe(waiting)
    assert not seen["action_mask"].any()
    part = table.episode.features.part
    hands = [part(table.observe(agent)["observation"], "hand").tolist() for agent in table.agents]
    game = Game.new("triggs", players=2, seed=3)
    assert hands == [[game.position()["hands"][seat].count(value) for value in range(1, 13)] for seat in range(2)]
    assert part(seen["observation"], "known").sum() == 0


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    table = env("triggs")
    table.reset(seed=1)
    before = table.last()[0]
    for action in (171, -5, 10_000):
        with pytest.raises(IllegalMove, match="is not legal now"):
            table.step(action)
        after = table.last()[0]
        assert after["observation"].tobytes() == before["observation"].tobytes()
        assert after["action_mask"].tobytes() == before["action_mask"].tobytes()


def test_a_game_that_goes_on_too_long_is_truncated() -> None:
    table = raw_env("triggs", most_actions=3)
    acted = play(table, 1)
    assert len(acted) == 3
    assert table.episode.rewards() == [0.0, 0.0]


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    first, second = raw_env("runtrip"), raw_env("runtrip")
    for table in (first, second):
        table.reset(seed=9)
        table.reset()
    assert first.record()["seed"] == second.record()["seed"] != f"{9:064x}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "go"}, "go"),
        ({"players": 7}, "Triggs is played by 2 to 4 players"),
        ({"game": "runtrip", "variant": "team"}, "exactly 4 players"),
        ({"render_mode": "film"}, "render_mode must be one of: human, ansi"),
        ({"mercy": True}, "no option “mercy”"),
    ],
)
def test_what_cannot_be_is_refused_when_the_environment_is_made(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        env(**arguments)
