"""A third game, written for the tests in one folder (``plugins/sprint``), plays everywhere without a line elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from race108 import Game, words
from race108.bots import bot_named, choose_move
from race108.envs import pettingzoo
from race108.envs.episode import episode_for
from race108.envs.gymnasium import RaceEnv, RaceVectorEnv
from race108.errors import BadOption, BadRecord, BadRequest, IllegalMove
from race108.games import registry
from race108.kernel import new_dealer
from race108.seed import seed_from

PLUGINS = Path(__file__).parent / "plugins"
FOLDER = PLUGINS / "sprint"


@pytest.fixture(autouse=True)
def sprint(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the package had been installed."""
    monkeypatch.syspath_prepend(str(PLUGINS))
    monkeypatch.setattr(words, "_ADDED", [])
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()
    words._written.cache_clear()


def race108(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return python("-m", "race108", "--language", "en", *arguments, said=said)


def python(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    paths = [str(PLUGINS), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *arguments], input=said, env=environment, capture_output=True, text=True, check=False
    )


def played(seed: int, players: int = 2) -> Game:
    game = Game.new("sprint", players, seed)
    bot = bot_named("greedy", game.rules)
    while not game.over:
        game.play(choose_move(bot, game.view(game.turn), bytes(32)))
    return game


def test_it_is_one_folder_of_less_than_250_lines() -> None:
    written = [*FOLDER.glob("**/*.py"), *FOLDER.glob("**/*.ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in written) < 250


def test_it_is_listed_behind_our_own_games() -> None:
    assert list(registry.games())[-1] == "sprint"


def test_it_is_played_recorded_and_replayed() -> None:
    for seed in range(20):
        game = played(seed, players=2 + seed % 3)
        assert Game.replay(json.loads(json.dumps(game.record()))).position() == game.position()


def test_its_record_is_tied_to_its_rules() -> None:
    with pytest.raises(BadRecord, match="version 9 of the rules of Sprint, and only version 1 is known"):
        Game.replay(played(1).record() | {"rules": 9})
    with pytest.raises(BadRecord, match="not the ones the game began with"):
        Game.replay(played(1).record() | {"options": {"goal": 21}})


def test_its_moves_are_read_forgivingly_and_refused_with_what_can_be_played() -> None:
    game = Game.from_position({"game": "sprint", "hands": [[1, 5, 5], [2, 2, 2]]}, seed=1)
    game.play(" GO   5 ")
    with pytest.raises(IllegalMove, match="“go 5” cannot be played now; you can play: go 2"):
        game.play("go 5")


def test_a_drawn_card_cannot_be_taken_back_by_anyone() -> None:
    game = Game.new("sprint", 2, 1)
    game.play(game.moves()[0])
    assert not game.can_take_back()


def test_what_it_has_not_got_is_refused_in_one_sentence() -> None:
    game = Game.new("sprint", 2, 1)
    with pytest.raises(BadRequest, match="Sprint has no time limit"):
        game.time_up()
    with pytest.raises(BadOption, match="Sprint has no bot “value”: choose random, greedy"):
        bot_named("value", game.rules)
    with pytest.raises(BadOption, match="Sprint has no option “rows”: it has goal"):
        Game.new("sprint", 2, 1, rows=[1])
    with pytest.raises(BadOption, match="goal must be a whole number from 5 to 60"):
        Game.new("sprint", 2, 1, goal=4)


def test_hidden_cards_dealt_anew_leave_a_view_unchanged() -> None:
    game = Game.new("sprint", 3, 5)
    for _ in range(7):
        game.play(game.moves()[0])
    view = game.view(0)
    deals = [view.resample(new_dealer(bytes([n]) * 32)) for n in range(5)]
    assert len({deal.tobytes() for deal in deals}) == 5
    for deal in deals:
        assert game.rules.view(game.rules.blinded(deal, 0), None, 0) == view.json


def test_the_referee_plays_it() -> None:
    asked = [{"do": "new", "game": "sprint", "players": 2, "seed": 7}, {"do": "legal"}, {"do": "view", "seat": 1}]
    asked += [{"do": "bot", "bot": "greedy", "seed": 1}, {"do": "record"}]
    answers = [
        json.loads(line)
        for line in race108("referee", said="\n".join(map(json.dumps, asked))).stdout.split("\n")
        if line
    ]
    assert all(answer["ok"] for answer in answers)
    assert answers[2]["view"]["hands"][0] == [None] * 3
    assert answers[3]["moves"][0] in answers[1]["moves"]


def test_it_is_played_in_the_terminal_to_its_end() -> None:
    shown = race108("play", "sprint", "--goal", "12", "--seed", "3", said="1\n" * 30)
    assert shown.returncode == 0, shown.stderr
    assert "won" in shown.stdout


def test_bots_duel_in_it_and_climb_its_ladder(tmp_path: Path) -> None:
    duel = race108("duel", "sprint", "greedy", "random", "--deals", "4", "--jobs", "1", "--json")
    assert duel.returncode == 0, duel.stderr
    assert json.loads(duel.stdout)["bots"][0]["share"] >= 0
    picture = tmp_path / "ladder.svg"
    ladder = race108("ladder", "sprint", "greedy", "random", "--deals", "2", "--jobs", "1", "--picture", str(picture))
    assert ladder.returncode == 0, ladder.stderr
    assert "Sprint" in picture.read_text()


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize("players", [2, 4])
def test_it_is_a_pettingzoo_environment(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(pettingzoo.sprint_v1, players)
    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_a_game_of_its_environment_is_a_game_like_any_other() -> None:
    episode = episode_for("sprint", 3, {})
    episode.deal(seed_from(7))
    while not episode.over:
        assert episode.features.told(episode.observation)["turn[0]"] == 1
        assert np.flatnonzero(episode.mask).tolist() == episode.rules.legal(episode._state)
        episode.act(int(episode.mask.argmax()))
    assert Game.replay(episode.record()).position() == episode.rules.position(episode._state)
    assert sorted(episode.rewards())[:2] == [-1.0, -1.0]


def test_its_observation_stays_the_same_when_hidden_cards_are_dealt_anew() -> None:
    episode = episode_for("sprint", 3, {})
    for count in range(6):
        seen = [episode.observed_by(seat).tobytes() for seat in range(3)]
        for seat in range(3):
            true, episode._state = episode._state, episode.view(seat).resample(new_dealer(bytes([count]) * 32))
            assert episode._observed(seat).tobytes() == seen[seat]
            episode._state = true
        episode.act(int(episode.mask.argmax()))


def test_gymnasium_makes_it_by_its_name_and_many_at_once_are_refused() -> None:
    check_env(RaceEnv("sprint", 3, opponents="greedy"), skip_render_check=True)
    with pytest.raises(BadOption, match="Sprint has no compiled code for many games at once"):
        RaceVectorEnv(2, "sprint")
    with pytest.raises(BadOption, match="Sprint has no “picture”"):
        RaceEnv("sprint", render_mode="rgb_array")
    source = (
        "import gymnasium, race108.envs.gymnasium; print(gymnasium.make('race108/Sprint-v1').reset(seed=1)[0].sum())"
    )
    assert int(python("-c", source).stdout) > 0


def broken(folder: Path, name: str, source: str) -> None:
    (folder / f"{name}.py").write_text(source)
    (folder / f"{name}-1.0.dist-info").mkdir()
    (folder / f"{name}-1.0.dist-info" / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (folder / f"{name}-1.0.dist-info" / "entry_points.txt").write_text(f"[race108.games]\n{name} = {name}\n")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("import not_there", "not_there"),
        ("ABOUT = 'a game'", "must be an About"),
        ("from race108.games.triggs import ABOUT", "whose name is 'faulty'"),
    ],
)
def test_a_broken_plug_in_is_named_and_harms_nothing_else(
    source: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(tmp_path, "faulty", source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "faulty", raising=False)
    registry._found.cache_clear()
    with pytest.raises(BadOption, match=f"“faulty” cannot be loaded: .*{reason}"):
        Game.new("faulty")
    assert list(registry.games()) == ["triggs", "runtrip", "sprint"]
