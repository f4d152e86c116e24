"""Long work: the same results wherever it is done, nothing lost when it stops, a lost worker's task done again."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chores import always_die, die_once, refuse, square
from race108 import BadOption
from race108.cli import main
from race108.lab.duel import Duel, Played, play_duel
from race108.lab.work import Notebook, Place, carry_out, place_named

RACE108 = [sys.executable, "-m", "race108", "--language", "en"]


SQUARES = [(number, number * number) for number in range(8)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(carry_out(square, [(number,) for number in range(8)], Place(jobs))) == SQUARES


def test_a_killed_processs_task_is_done_again(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / "mark")) for number in range(8)]
    assert list(carry_out(die_once, tasks, Place(2))) == SQUARES
    assert (tmp_path / "mark").exists()


def test_a_task_that_always_kills_is_given_up() -> None:
    with pytest.raises(BadOption, match="lost several times"):
        list(carry_out(always_die, [(1,), (2,)], Place(2)))


def test_an_error_in_a_process_is_told_where_the_work_was_asked_for() -> None:
    with pytest.raises(BadOption, match="number"):
        list(carry_out(refuse, [(1,), (2,)], Place(2)))


# --- the notebook ---------------------------------------------------------------------------------------------------


def test_work_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, header = tmp_path / "notes", {"what": "squares"}
    stopped = carry_out(square, [(number,) for number in range(8)], Place(), Notebook(path, header))
    assert [next(stopped) for _ in range(3)] == SQUARES[:3]
    stopped.close()  # type: ignore[attr-defined]
    with path.open("a") as file:
        file.write("[3, 99")  # it was being written
    again = Notebook(path, header)
    assert sorted(again.done) == [0, 1, 2]
    assert list(carry_out(square, [(number,) for number in range(8)], Place(), again)) == SQUARES
    assert Notebook(path, header).done == dict(SQUARES)


def test_a_notebook_of_something_else_is_refused_and_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    Notebook(path, {"what": "squares"}).write(0, 0)
    before = path.read_bytes()
    with pytest.raises(BadOption, match="something else"):
        Notebook(path, {"what": "cubes"})
    assert path.read_bytes() == before
    path.write_text("rubbish\n")
    with pytest.raises(BadOption, match="no results that can be read"):
        Notebook(path, {"what": "cubes"})
    with pytest.raises(BadOption, match="no folder"):
        Notebook(tmp_path / "none" / "notes", {})


def test_a_stopped_duel_goes_on_and_ends_as_if_it_had_not_been_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Interrupted as with Ctrl-C, in the middle; then the same command again."""
    notes = tmp_path / "duel.notes"
    duel = ["--language", "en", "duel", "triggs", "greedy", "random", "--deals", "32", "--json", "--jobs"]
    command = [sys.executable, "-m", "race108", *duel, "2"]
    # A shell's background jobs ignore Ctrl-C, and what they start does too: not this one.
    listening = ["env", "--default-signal=INT", *command, "--save", str(notes)]
    running = subprocess.Popen(listening, stderr=subprocess.PIPE, text=True)
    while not notes.exists() or notes.read_text().count("\n") < 3:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert str(notes) in told
    assert "Traceback" not in told
    assert notes.read_text().count("\n") < 9  # four deals at a time, and the first line
    assert main([*duel, "1", "--save", str(notes)]) == 0
    again = json.loads(capsys.readouterr().out)
    assert main([*duel, "1"]) == 0
    assert json.loads(capsys.readouterr().out) == again


def test_a_duel_can_be_made_longer(tmp_path: Path) -> None:
    """Two deals, then seven: the first two are not played again, and the rest are as if all had been asked for."""
    notes = tmp_path / "duel.notes"

    def played(deals: int, book: Notebook | None) -> list[list[Played]]:
        return play_duel(duel(deals), Place(), book, lambda _done, _all: None)

    def duel(deals: int) -> Duel:
        return Duel("runtrip", ("random", "random"), deals)

    short = played(2, Notebook(notes, duel(2).header()))
    longer = played(7, Notebook(notes, duel(7).header()))
    assert [len(short), len(longer)] == [2, 7]
    assert longer == played(7, None)


# --- Ray ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def ray_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ray's workers find the tasks, and nothing is left running."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    yield
    import ray

    ray.shutdown()


@pytest.mark.slow
@pytest.mark.usefixtures("ray_here")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_run_with_a_killed_worker_gives_the_same_result(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / "mark")) for number in range(8)]
    assert list(carry_out(die_once, tasks, Place(2, "local"))) == SQUARES
    assert (tmp_path / "mark").exists()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_duel_on_ray_is_the_same_as_here(capsys: pytest.CaptureFixture[str]) -> None:
    duel = ["--language", "en", "duel", "runtrip", "greedy", "random", "--deals", "8", "--json", "--jobs"]
    command = [sys.executable, "-m", "race108", *duel, "2", "--on", "ray"]
    there = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert main([*duel, "1"]) == 0
    assert json.loads(there) == json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("on", ["moon", "http://cluster"])
def test_an_unknown_place_is_refused(on: str) -> None:
    with pytest.raises(BadOption, match="--on ray"):
        place_named(on, None)
    with pytest.raises(BadOption, match="--jobs"):
        place_named(None, 0)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_an_unreachable_cluster_is_told_in_one_sentence(tmp_path: Path) -> None:
    notes = tmp_path / "duel.notes"
    command = [*RACE108, "duel", "triggs", "greedy", "random", "--deals", "2", "--on", "ray://127.0.0.1:9"]
    told = subprocess.run([*command, "--save", str(notes)], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr.strip().splitlines()[-1].startswith("There is no Ray cluster at ray://127.0.0.1:9")
    assert told.stdout == ""
    assert not notes.exists()
