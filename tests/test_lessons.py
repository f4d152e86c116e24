"""The browser's lessons can be played as they say, by the rules, and everything they say stands in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from race108 import Game
from race108.server import wishes
from race108.server.practising import practised
from race108.words import LANGUAGES

ROOT = Path(__file__).parents[1]
#: Where the learner sits.
SEAT = 0
Step = dict[str, Any]


def lessons(game: str) -> list[Step]:
    steps: list[Step] = json.loads((ROOT / "web/src/games" / game / "lesson.json").read_text(encoding="utf-8"))
    return steps


STEPS = [(game, step) for game in ("triggs", "runtrip") for step in lessons(game)]
every_step = pytest.mark.parametrize(("game", "step"), STEPS, ids=[f"{game}-{step['name']}" for game, step in STEPS])


def played(step: Step, moves: list[str]) -> dict[str, Any]:
    wish = wishes.PracticeMoves(position=step["position"], seed=step["seed"], moves=moves, seat=SEAT)
    return practised(wish, "en")


def events(state: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [event for turn in state["log"] for event in turn["events"]]


def met(goals: list[list[Any]], happened: list[tuple[Any, ...]]) -> bool:
    """As judging.ts has it: each goal takes an event of its own; None stands for anything."""
    left = list(happened)
    for goal in goals:
        found = next((e for e in left if all(g is None or g == p for g, p in zip(goal, e, strict=False))), None)
        if found is None:
            return False
        left.remove(found)
    return True


def ways(step: Step, before: list[str], moves: list[str]) -> Iterator[list[str]]:
    """Every way to play the learner's turn to its end."""
    game = Game.from_position(step["position"], seed=step["seed"])
    game.play(*before, *moves)
    if moves and (game.position()["phase"] == "over" or game.position()["turn"] != SEAT):
        yield moves
        return
    for move in game.moves():
        yield from ways(step, before, [*moves, move])


@every_step
def test_a_step_begins_with_the_learner_and_is_not_done_yet(game: str, step: Step) -> None:
    state = played(step, [])
    assert state["view"]["game"] == game
    assert state["turn"] == SEAT
    assert events(state) == []


@every_step
def test_the_way_a_step_knows_does_what_it_claims(game: str, step: Step) -> None:
    moves: list[str] = []
    seen = 0
    for turn in step["turns"]:
        moves += turn["play"]
        state = played(step, moves)
        assert state["turn"] != SEAT, "the turn is judged when it is over"
        assert met(turn["goal"], events(state)[seen:])
        assert ("reply" in turn) == (turn is not step["turns"][-1])
        moves += turn.get("reply", [])
        seen = len(events(played(step, moves)))


@every_step
def test_something_else_can_be_played_too_and_is_told_apart(game: str, step: Step) -> None:
    outcomes = {met(step["turns"][0]["goal"], events(played(step, way))) for way in ways(step, [], [])}
    # Only the first run has no wrong way: whatever is played there is a run.
    assert outcomes == ({True} if (game, step["name"]) == ("runtrip", "run") else {True, False})


@every_step
def test_whatever_the_learner_did_right_the_others_can_reply(game: str, step: Step) -> None:
    before: list[str] = []
    for turn in step["turns"][:-1]:
        for way in ways(step, before, []):
            if met(turn["goal"], events(played(step, before + way))):
                assert played(step, before + way + turn["reply"])["turn"] == SEAT
        before += turn["play"] + turn["reply"]


def messages(language: str, room: str) -> set[str]:
    resource: Any = FluentParser().parse((ROOT / "locale/web" / language / f"{room}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    wanted = {f"learn-{game}-{step['name']}{part}" for game, step in STEPS for part in ("", "-text", "-done")}
    wanted |= {f"learn-{game}-part-{step['part']}" for game, step in STEPS if "part" in step}
    wanted |= {f"learn-triggs-other-{kind}" for kind in ("draw", "discard", "form")}
    wanted |= {f"learn-runtrip-other-{kind}" for kind in ("run", "trip")}
    assert wanted <= messages(language, "triggs-learn") | messages(language, "runtrip-learn")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ["triggs-learn", "runtrip-learn", "triggs-rules", "runtrip-rules"])
def test_what_is_said_in_one_language_is_said_in_all(language: str, room: str) -> None:
    assert messages(language, room) == messages("en", room)
