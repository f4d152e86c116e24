"""Studies: the facts add up, however the work is divided, and the files are whole and say what they are."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from race108.errors import BadLayout, BadOption
from race108.game import Game
from race108.games.runtrip.layout import can_match, layout_from
from race108.games.runtrip.rules import DECK
from race108.games.runtrip.study import shuffled_layout
from race108.games.triggs import ROWS
from race108.lab import study as lab
from race108.lab import subject
from race108.lab.report import page as report
from race108.lab.report.plots import picture
from race108.lab.study import conditions_of, shares_of, study
from race108.lab.work import Place
from race108.words import LANGUAGES

pytest.importorskip("matplotlib")
parquet: Any = pytest.importorskip("pyarrow.parquet")

GAMES = 30
ONLY = {"triggs": ["usual-2", "refill-3"], "runtrip": ["usual-2", "mercy-4"]}
OWN: dict[str, dict[str, Any]] = {"triggs": {}, "runtrip": {"layout": "factors"}}


def run(game: str, folder: Path, place: Place | None = None, **options: Any) -> dict[str, Any]:
    given: dict[str, Any] = {"games": GAMES, "only": ONLY[game], "language": "en", "progress": quiet} | options
    return study(game, seed=1, place=place or Place(), folder=folder, **given)


def quiet(_done: float, _total: float) -> None:
    """No bar."""


def table(game: str, folder: Path) -> Any:
    return parquet.read_table(folder / f"study-{game}.parquet")


def columns(game: str, folder: Path, condition: str) -> dict[str, Any]:
    rows = [row for row in table(game, folder).to_pylist() if row["condition"] == condition]
    return {name: np.array([row[name] for row in rows]) for name in rows[0]}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small study of each game."""
    made = tmp_path_factory.mktemp("study")
    for game in ONLY:
        run(game, made)
    return made


def test_the_facts_of_triggs_add_up(folder: Path) -> None:
    facts = columns("triggs", folder, "usual-2")
    assert facts["finished"].all()
    assert (facts["draws"] + facts["discards"] + facts["crossings"] == facts["turns"]).all()
    winner = sum(ROWS)  # the winner's sheet is full, and the other's lacks the margin
    assert (facts["crosses"] == 2 * winner - facts["margin"]).all()
    assert (facts["extra_crosses"] <= 2 * len(ROWS) - 1).all()  # one for each full row, but the last
    assert (facts["longest_chain"] <= facts["extra_crosses"]).all()
    assert (facts["chain_turns"] <= facts["extra_turns"]).all()
    assert (facts["extra_turns"] <= facts["crossings"]).all()
    assert ((facts["longest_chain"] > 1) == (facts["chain_turns"] > 0)).all()
    assert (facts["last_turn_crosses"] >= 1).all()


def test_the_facts_of_run_and_trip_add_up(folder: Path) -> None:
    for condition in ONLY["runtrip"]:
        facts = columns("runtrip", folder, condition)
        assert facts["finished"].all()
        assert (facts["runs"] + facts["trip_turns"] == facts["turns"]).all()
        assert (facts["could_trip"] == facts["trip_turns"] + facts["declined"]).all()
        assert (facts["stopped"] <= facts["trip_turns"]).all()
        assert (facts["trips"] >= facts["trip_turns"]).all()
        assert (facts["winner_trips"] <= facts["trips"]).all()
        assert (facts["squares_gained"] <= 9 * 6 * facts["trips"]).all()
        assert (facts["margin"][facts["winners"] & (facts["winners"] - 1) == 0] > 0).all()


@pytest.mark.parametrize("game", ONLY)
def test_the_shares_of_a_game_are_one_win(game: str, folder: Path) -> None:
    for row in table(game, folder).to_pylist():
        assert sum(row["shares"]) == pytest.approx(1.0)
        seats = [(row["first"] + place) % row["players"] for place in range(row["players"])]
        assert [share > 0 for share in row["shares"]] == [bool(row["winners"] >> seat & 1) for seat in seats]


def test_partners_win_together_and_a_game_called_off_is_shared() -> None:
    team = next(c for c in conditions_of("runtrip", {}) if c.kind == "team")
    facts = {"first": np.array([3, 2, 1]), "winners": np.array([0b01, 0b01, 0])}
    assert shares_of("runtrip", team, facts).tolist() == [[0.0, 1.0], [1.0, 0.0], [0.5, 0.5]]


def test_what_is_recorded_is_what_the_rules_say() -> None:
    """The deal of a recorded game, dealt again by the ordinary rules, has the same first player."""
    seed = lab._seed(1, "triggs usual-2", 0)
    [facts] = lab.play("triggs", "usual-2", 2, "{}", "", 1, (0, 1))
    assert facts[0] == Game.new("triggs", 2, seed.hex()).turn
    assert len(facts) == len(subject.study_of("triggs").facts())


def test_the_work_can_be_divided_in_any_way(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 13)
    calls: list[tuple[float, float]] = []
    run("triggs", tmp_path, Place(jobs=2), progress=lambda done, total: calls.append((done, total)))
    assert table("triggs", tmp_path).equals(table("triggs", folder))
    assert calls == [(done, 60) for done in (13, 26, 30, 43, 56, 60)]


def test_more_games_begin_with_the_same_games(folder: Path, tmp_path: Path) -> None:
    run("triggs", tmp_path, games=GAMES + 5, only=["usual-2"])
    assert table("triggs", tmp_path).slice(0, GAMES).equals(table("triggs", folder).slice(0, GAMES))


def test_other_rows_are_learned_first_and_kept_in_the_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "LESSONS", 500)
    book = tmp_path / "book.jsonl"
    first = run("triggs", tmp_path, games=5, only=["rows-short-2"], notebook=book)
    assert first["conditions"][0]["lessons"] == 500
    kept = book.read_text()
    monkeypatch.setattr(lab, "learn", None)  # not needed again
    monkeypatch.setattr(lab, "play", None)
    assert run("triggs", tmp_path, games=5, only=["rows-short-2"], notebook=book) == first
    assert book.read_text() == kept
    with pytest.raises(BadOption, match="something else"):
        run("triggs", tmp_path, games=6, only=["rows-short-2"], notebook=book)


@pytest.mark.parametrize("game", ONLY)
def test_the_table_says_what_it_is(game: str, folder: Path) -> None:
    schema = table(game, folder).schema
    about = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert about["format"] == "1"
    assert about["seed"] == "1"
    assert about["command"] == f"race108 study {game} --games 30 --seed 1"
    assert about["race108"]
    assert all(field.metadata[b"description"] for field in schema)
    assert str(schema.field("finished").type) == "bool"
    assert table(game, folder).num_rows == 2 * GAMES


@pytest.mark.parametrize("game", ONLY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    summary = run(game, tmp_path, games=6, language=language)
    page = (tmp_path / f"study-{game}.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert set(re.findall(r"https?://[^\"' <]*", page)) == {"http://www.w3.org/2000/svg"}
    assert "<script" not in page
    assert page.count("<svg ") == page.count('role="img" aria-label="') == page.count("<figcaption>") >= 5
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert not set(re.findall(r"href=\"#([^\"]+)\"", page)) - set(ids)
    assert "#0000" not in page  # every colour is the page's own
    assert json.loads(json.dumps(summary)) == summary
    assert sorted(os.listdir(tmp_path)) == [f"study-{game}.html", f"study-{game}.parquet"]


def test_nothing_a_user_has_named_becomes_a_part_of_the_page(tmp_path: Path) -> None:
    summary = run("runtrip", tmp_path, games=2, only=["usual-2"])
    named = {"kind": "own", "id": "own-2", "options": {"layout": {"name": "<script>alert(1)</script>"}}}
    conditions = [*summary["conditions"], summary["conditions"][0] | named]
    page = report.page(summary | {"conditions": conditions, "command": "race108 --layout <script>"}, "en")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page


@pytest.mark.parametrize("game", ONLY)
def test_a_study_is_the_same_every_time(game: str, tmp_path: Path) -> None:
    page = tmp_path / f"study-{game}.html"
    (first, told), (again, told_again) = ((run(game, tmp_path, games=6), page.read_bytes()) for _ in range(2))
    assert first == again
    assert told == told_again


def test_a_picture_can_stand_alone(tmp_path: Path) -> None:
    for drawn in report.pictures(run("triggs", tmp_path, games=6), "en").values():
        root = ElementTree.fromstring(picture(drawn))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert "--ink:" in picture(drawn)


def test_the_summary_has_what_a_reader_asks_for(tmp_path: Path) -> None:
    [found] = run("triggs", tmp_path, only=["usual-2"])["conditions"]
    assert found["games"] == GAMES
    assert found["first"] == found["shares"][0]
    assert sum(share["share"] for share in found["shares"]) == pytest.approx(1.0)
    assert found["first"]["low"] < found["first"]["share"] < found["first"]["high"]
    assert found["turns"]["p10"] <= found["turns"]["median"] <= found["turns"]["p90"] <= found["turns"]["most"]
    assert sum(found["longest_chain"]["shares"]) == pytest.approx(1.0, abs=1e-3)


def test_the_shuffled_layout_shows_the_same_squares_in_another_order() -> None:
    shuffled, factors = shuffled_layout(), layout_from("factors")
    assert shuffled.squares != factors.squares
    assert sorted(shuffled.squares) == sorted(factors.squares)
    assert shuffled.cards == factors.cards
    assert all(can_match(shuffled, square, range(DECK)) for square in range(1, 100) if shuffled.squares[square])


def test_a_layout_of_ones_own_is_studied_too() -> None:
    assert "own-2" not in [condition.id for condition in conditions_of("runtrip", {})]
    own = conditions_of("runtrip", {"layout": "factors"})[-1]
    assert (own.id, json.loads(own.options)) == ("own-2", {"layout": "factors"})
    with pytest.raises(BadLayout):
        conditions_of("runtrip", {"layout": "no such layout"})


def test_what_is_learned_anew_is_compared_with_the_usual_game_learned_anew() -> None:
    """Another network alone changes the numbers, so it must not be taken for the rows' or the layout's doing."""
    for game in ONLY:
        learned = [condition for condition in conditions_of(game, OWN[game]) if condition.lessons > 0]
        assert learned[0].id == "relearned-2"
        assert json.loads(learned[0].options) == {}
        assert len({condition.lessons for condition in learned}) == 1
        assert len(learned) > 1


def test_a_game_called_off_does_not_count_in_the_means() -> None:
    facts = {name: np.array([1, 1, 1]) for name in subject.study_of("triggs").facts()}
    facts |= {"finished": np.array([1, 1, 0]), "winners": np.array([1, 2, 0]), "turns": np.array([40, 50, 2000])}
    found = lab._summary_of("triggs", conditions_of("triggs", {})[0], facts)
    assert (found["games"], found["finished"]) == (3, 2)
    assert found["mean"]["turns"] == found["turns"]["mean"] == 45
    assert sum(share["share"] for share in found["shares"]) == pytest.approx(1.0, abs=1e-4)


def test_every_condition_has_its_own_name() -> None:
    for game in ONLY:
        names = [condition.id for condition in conditions_of(game, OWN[game])]
        assert len(names) == len(set(names))


def test_without_a_folder_nothing_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as told:
        run("triggs", tmp_path / "none")
    assert told.value.message == "cli-bad-folder"
    assert not list(tmp_path.iterdir())


def test_nothing_is_left_behind_when_a_file_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> int:
        path.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadOption, match="No space left"):
        run("triggs", tmp_path, games=2, only=["usual-2"])
    assert not list(tmp_path.iterdir())


def test_a_folder_where_the_file_should_go_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "study-triggs.html").mkdir()
    with pytest.raises(BadOption) as told:
        run("triggs", tmp_path)
    assert told.value.message == "lab-cannot-write"
    assert os.listdir(tmp_path) == ["study-triggs.html"]


def test_a_missing_extra_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    with pytest.raises(BadOption) as told:
        run("triggs", tmp_path)
    assert told.value.message == "lab-no-extra"
    assert not list(tmp_path.iterdir())
