"""The command line as a person meets it: real processes, or the command alone where a process proves nothing more."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from race108.cli import main
from race108.words import LANGUAGES

FACTORS = Path(__file__).parents[1] / "src/race108/games/runtrip/layouts/factors.toml"


def race108(*arguments: str, answer: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "race108", *arguments],
        input=answer,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """A command in this process: its exit code, what it says, and what it complains of."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_the_help_is_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    helps = set()
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as end:
            main(["--language", language, "--help"])
        assert end.value.code == 0
        helps.add(capsys.readouterr().out)
    assert len(helps) == len(LANGUAGES)
    assert all("108" in text for text in helps)


def test_playing_without_naming_a_game_asks_which() -> None:
    done = race108("--language", "de", "play", "--seed", "1", answer="3\n1\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("Welches Spiel?") == 2
    assert "Traceback" not in done.stderr


def test_a_game_of_people_and_bots_can_be_left_at_any_time() -> None:
    done = race108("play", "runtrip", "--players", "4", "--mercy", "--minutes", "5", "--bot", "random", answer="1\n")
    assert done.returncode == 0
    assert done.stderr == "" or "Preparing" in done.stderr


@pytest.mark.slow
def test_numbas_first_start_on_a_computer_says_how_far_it_is_and_the_second_nothing(tmp_path: Path) -> None:
    """At a terminal; in a log it is one line."""
    first = {"XDG_CACHE_HOME": str(tmp_path), "RACE108_ENGINE": "numba", "NUMBA_OPT": "1"}
    command = [sys.executable, "-m", "race108", "--language", "en", "play", "triggs", "--people", "2"]

    def seen() -> str:
        terminal, end = os.openpty()
        with os.fdopen(terminal, "rb", buffering=0) as screen:
            subprocess.run(
                command, input=b"q\n", stdout=subprocess.DEVNULL, stderr=end, env=os.environ | first, check=True
            )
            os.set_blocking(terminal, False)
            said = screen.read() or b""
            os.close(end)
        return said.decode()

    preparing = seen()
    assert preparing.startswith("Preparing Triggs for this computer")
    steps = [f"{done} of 6" for done in range(7)]
    assert [part.strip() for part in preparing.split("\r") if " of " in part] == steps
    assert seen() == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "triggs", "--players", "7"), "2 to 4 players"),
        (("play", "triggs", "--people", "3", "--players", "2"), "1 to 2 people"),
        (("play", "triggs", "--minutes", "5"), "no time limit"),
        (("play", "triggs", "--bot", "nobody"), "no bot"),
        (("play", "triggs", "--bot", "search:0ms"), "search:50ms"),
        (("play", "triggs", "--bot", "value:missing.npz"), "no weights file"),
        (("duel", "triggs", "greedy", "nobody"), "no bot"),
        (("duel", "triggs", "greedy"), "2 to 4 players"),
        (("duel", "triggs", "greedy", "random", "--deals", "0"), "--deals"),
        (("duel", "triggs", "greedy", "random", "--jobs", "0"), "--jobs"),
        (("duel", "triggs", "greedy", "random", "--on", "moon"), "--on ray"),
        (("duel", "triggs", "greedy", "random", "--save", "no/such/folder/x"), "no folder"),
        (("duel", "triggs", "greedy", "random", "--mercy"), "no option"),
        (("ladder", "triggs", "greedy"), "two or more"),
        (("ladder", "triggs", "greedy", "greedy"), "two or more"),
        (("ladder", "triggs", "greedy", "random", "--picture", "no/such/folder/x.svg"), "no folder"),
        (("study", "triggs", "--games", "0"), "--deals"),
        (("study", "triggs", "--out", "no/such/folder"), "no folder"),
        (("study", "triggs", "--layout", "factors"), "has no option “layout”"),
        (("study", "runtrip", "--layout", "nothing"), "no layout"),
        (("train", "runtrip", "--variant", "team", "--players", "3", "--out", "x.npz"), "exactly 4"),
        (("train", "triggs", "--players", "5", "--out", "x.npz"), "2 to 4 players"),
        (("train", "triggs", "--games", "0", "--out", "x.npz"), "--games"),
        (("train", "triggs", "--jobs", "0", "--out", "x.npz"), "--jobs from 1 to 64"),
        (("train", "triggs", "--out", "no/such/folder/x.npz"), "no folder"),
        (("train", "triggs", "--resume", "--out", "missing.npz"), "no weights file"),
        (("play", "triggs", "--rows", "2,2"), "12 numbers"),
        (("play", "triggs", "--mercy"), "no option"),
        (("play", "triggs", "--seed", "many"), "not a seed"),
        (("play", "runtrip", "--variant", "team", "--players", "3"), "exactly 4"),
        (("play", "runtrip", "--layout", "nothing"), "no layout"),
        (("layout", "check", "missing.toml"), "cannot be read"),
        (("bench", "playouts", "triggs", "--seconds", "0"), "--seconds"),
        (("bench", "playouts", "triggs", "--players", "5"), "2 to 4 players"),
    ],
)
def test_a_wrong_call_is_refused_in_one_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    code, _, complaint = run("--language", "en", *arguments)
    assert code == 2
    assert sentence in complaint
    assert complaint.strip().count("\n") == 0


def test_a_wrong_call_is_refused_by_the_command_itself() -> None:
    done = race108("--language", "en", "play", "triggs", "--players", "7")
    assert (done.returncode, done.stdout) == (2, "")
    assert "2 to 4 players" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_good_layout_is_praised_and_its_hard_squares_are_named(run: Run) -> None:
    code, told, _ = run("--language", "en", "layout", "check", str(FACTORS))
    assert code == 0
    assert "can be played" in told
    assert "64  2 2 2 2 2 2" in told


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("format = 1", "format = 2", "format = 1"),
        ('name = "factors"', 'name = ""', "name"),
        ('"2", "3", "5", "7", "P"]', '"2", "3", "5", "7", "2"]', "all different"),
        ('"", "2", "3", "22"', '"", "2", "3", "2X"', "Square 4 shows “X”"),
        ('"", "2", "3", "22"', '"2", "3", "22"', "it gives 98"),
        ('"2222"', '"2222222"', "at most 6"),
        ('"33", "25", "3P", "222"]', '"33", "25", "3P", "22"]', "twelve different cards"),
        ('"33", "25", "3P", "222"]', '"33", "25", "3P", ""]', "no symbol"),
        ("9 = [", "10 = [", "numbers 1 to 9"),
        ("[cards]", "[cards", "not valid TOML"),
    ],
)
def test_a_bad_layout_gets_a_clear_error(run: Run, before: str, after: str, sentence: str, tmp_path: Path) -> None:
    """R1."""
    text = FACTORS.read_text()
    assert before in text
    spoiled = tmp_path / "mine.toml"
    spoiled.write_text(text.replace(before, after, 1))
    code, _, complaint = run("--language", "en", "layout", "check", str(spoiled))
    assert code == 2
    assert sentence in complaint


def test_a_square_that_no_cards_can_match_is_named(run: Run, tmp_path: Path) -> None:
    """R1."""
    text = FACTORS.read_text().replace('"7", "P"]', '"7", "P", "Z"]', 1).replace('"", "2", "3"', '"Z", "2", "3"', 1)
    spoiled = tmp_path / "mine.toml"
    spoiled.write_text(text)
    code, _, complaint = run("--language", "en", "layout", "check", str(spoiled))
    assert code == 2
    assert "match square 1 (Z)" in complaint


def test_ones_own_layout_can_be_played_and_recorded(tmp_path: Path) -> None:
    """R1. The record carries the layout, so it can be replayed without the file."""
    from race108 import Game

    mine = tmp_path / "mine.toml"
    mine.write_text(
        FACTORS.read_text().replace('name = "factors"', 'name = "mine"').replace('"", "2",', '"P", "2",', 1)
    )
    game = Game.new("runtrip", 2, 1, layout=str(mine))
    game.play(game.moves()[0])
    mine.unlink()
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()
    assert again.position()["layout"]["name"] == "mine"


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_the_benchmark_says_what_it_measured(game: str) -> None:
    done = race108("bench", "playouts", game, "--players", "3", "--seconds", "0.2", "--threads", "2", "--json")
    result = json.loads(done.stdout)
    assert set(result) == {"game", "players", "actions_per_s", "games_per_s", "threads"}
    assert result["game"] == game
    assert result["actions_per_s"] > result["games_per_s"] > 0


def test_a_ladder_is_rated_and_drawn(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    command = ("ladder", "runtrip", "random", "greedy", "--deals", "6", "--jobs", "1", "--picture", str(picture))
    result = json.loads(race108(*command, "--json").stdout)
    assert [rung["bot"] for rung in result["ladder"]] == ["greedy", "random"]
    assert picture.read_text().startswith("<?xml")
    _, told, _ = run("--language", "de", *command)
    assert told.startswith("greedy: 1000 (1000 bis 1000), gewinnt ")


def test_training_from_the_command_line_writes_weights_and_a_curve(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("race108.lab.train.CONTEST", 20)  # a rough curve is one too
    monkeypatch.setattr("race108.lab.train.LAST_CONTEST", 20)
    weights = tmp_path / "mine.npz"
    code, told, _ = run("--language", "it", "train", "runtrip", "--games", "500", "--out", str(weights))
    assert code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.npz", "mine.svg"]
    assert "mine.svg" in told
    _, duel, _ = run("duel", "runtrip", f"value:{weights}", "random", "--deals", "4", "--json")
    assert json.loads(duel)["deals"] == 4


def test_the_arena_plays_a_bot_against_everyone_of_the_panel(run: Run) -> None:
    command = ("arena", "runtrip", "greedy", "--players", "2", "--deals", "1", "--jobs", "1")
    _, told, _ = run(*command, "--json")
    result = json.loads(told)
    assert (result["panel"], result["bot"]) == (1, "greedy")
    opponents = ["random", "greedy", "panel1:value", "panel1:search:100"]
    assert [one["opponent"] for one in result["rounds"]] == opponents
    assert all(one["games"] == 2 and one["low"] <= one["share"] <= one["high"] for one in result["rounds"])
    assert all(one["even"] == 0.5 for one in result["rounds"])
    _, told, _ = run("--language", "de", *command)
    first, *rows = told.splitlines()
    assert first == "greedy gegen Gegnergruppe 1, je 1 Kartenverteilungen:"
    assert [row.split(":")[0] for row in rows] == ["random", "greedy", "panel1", "panel1"]
    assert all(row.endswith("50\N{NO-BREAK SPACE}%") for row in rows)


def test_importing_race108_does_not_load_the_compiler() -> None:
    code = "import race108, sys; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
