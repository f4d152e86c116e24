"""Finished games as fixtures: one for every way a game can end, replayed move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from endings import CORPUS, ENDINGS, FOLDER, runtrip_endings, triggs_endings
from oracle.runtrip import RunTrip
from oracle.triggs import Triggs
from race108 import Game
from race108.game import RECORD_VERSION

FIXTURES = sorted(FOLDER.glob("*.json"))
ALL = sorted(CORPUS.glob("*/*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("version", range(1, RECORD_VERSION + 1))
def test_there_is_a_finished_game_for_every_ending_in_every_version(version: int) -> None:
    fixtures = (CORPUS / f"record-{version}").glob("*.json")
    assert {json.loads(path.read_text())["ending"] for path in fixtures} == ENDINGS


@pytest.mark.parametrize("path", ALL, ids=name)
def test_a_finished_game_still_ends_as_it_did(path: Path) -> None:
    fixture = json.loads(path.read_text())
    record = fixture["record"]
    game = Game.replay(record)
    assert game.over
    assert game.position() == fixture["position"]
    assert Game.replay(game.record()).position() == fixture["position"]
    assert game.record() == record or record["race108"] < RECORD_VERSION
    timed = record.get("time_up", False)
    variant = fixture["ending"].split()[0]
    endings = triggs_endings(game) if variant == "triggs" else runtrip_endings(game, variant, timed)
    assert fixture["ending"] in endings


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_second_implementation_comes_to_the_same_end(path: Path) -> None:
    fixture = json.loads(path.read_text())
    record = fixture["record"]
    options = {name: value for name, value in record["options"].items() if name != "layout"}
    oracle: Any = Triggs if record["game"] == "triggs" else RunTrip
    table = oracle.new(record["players"], bytes.fromhex(record["seed"]), **options)
    for move in record["moves"]:
        table.play(move)
    if record.get("time_up"):
        table.time()
    assert table.position() == fixture["position"]
