"""What the client believes of each game's positions and events is what the rules tell."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from race108 import Game

SHAPES = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("triggs", 2, {}),
    ("triggs", 4, {"refill": "all", "rows": [1] * 12}),
    ("triggs", 2, {"rows": [9] * 10 + [1, 1]}),  # long enough for 12s to leave the game
    ("runtrip", 4, {"mercy": True, "even": True}),
    ("runtrip", 3, {"variant": "advanced"}),
    ("runtrip", 4, {"variant": "team"}),
]


def fields(game: str) -> dict[str, bool]:
    """The fields of a view, and whether each must be there."""
    text = (SHAPES / game / "shapes.ts").read_text(encoding="utf-8")
    (body,) = re.findall(r"export interface \w+View extends View \{\n(.*?)\n\}", text, flags=re.DOTALL)
    return {name: not mark for name, mark in re.findall(r"^  (\w+)(\??):", body, flags=re.MULTILINE)}


def events(game: str) -> dict[str, int]:
    """The kinds of events, and how long each is."""
    text = (SHAPES / game / "shapes.ts").read_text(encoding="utf-8")
    tuples = re.findall(r'[|=] \[(?:\w+: )?("\w+"(?: \| "\w+")*)((?:, [^,\n]+)*)\]', text)
    return {kind: rest.count(",") + 1 for kinds, rest in tuples for kind in re.findall(r"\w+", kinds)}


def states(game: str, players: int, options: dict[str, Any]) -> Iterator[Game]:
    chance = random.Random(1)
    played = Game.new(game, players=players, seed=1, **options)
    yield played
    while played.moves() and played.ply < 1000:
        played.play(chance.choice(played.moves()))
        yield played


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_view_has_the_fields_that_the_client_knows(game: str, players: int, options: dict[str, Any]) -> None:
    known = fields(game)
    for played in states(game, players, options):
        for view in (played.seen_by(0), played.seen_by(None), played.position()):
            assert view.keys() <= known.keys()
            assert {name for name, must in known.items() if must} <= view.keys()


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_an_event_is_as_long_as_the_client_knows_it(game: str) -> None:
    known, seen = events(game), set()
    for _, players, options in (one for one in GAMES if one[0] == game):
        *_, played = states(game, players, options)
        for event in played.rules.happened(played.truth(0, played.ply)):
            assert known[event[0]] == len(event), event
            seen.add(event[0])
    assert seen == known.keys()
