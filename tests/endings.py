"""Every way a game can end, and how to tell it from a finished game."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from race108 import Game
from race108.game import RECORD_VERSION

#: Every version's fixtures are kept for ever, and replayed; new ones are written in the present version.
CORPUS = Path(__file__).parent / "games"
FOLDER = CORPUS / f"record-{RECORD_VERSION}"
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "basic": (3, {}),
    "mercy": (5, {"mercy": True, "even": True}),
    "advanced": (2, {"variant": "advanced", "cut": 30}),
    "team": (4, {"variant": "team"}),
}


def last_turn(game: Game) -> list[str]:
    """The moves of the turn in which the game ended."""
    return game.moves_played[game.turn_began :]


def triggs_endings(game: Game) -> set[str]:
    """Which of the endings of Triggs this is."""
    position, moves = game.position(), last_turn(game)
    extras = sum(move.startswith("extra") for move in moves)
    found = {"triggs won by forming" if extras == 0 else "triggs won by an extra cross"}
    if extras >= 3:
        found.add("triggs won by a chain reaction")
    if 12 in position["box"]:
        found.add("triggs won after 12s have left the game")
    if 11 in position["box"]:
        found.add("triggs won after 11s have left the game")
    if position["refill"] == "all":
        found.add("triggs won with all piles refilled")
    if position["players"] == 4:
        found.add("triggs won among four")
    return found


def runtrip_endings(game: Game, variant: str, timed: bool) -> set[str]:
    """Which of the endings of Run & Trip this is."""
    position = game.position()
    if timed:
        found = {f"{variant} ended by the time limit"}
        if any(move.startswith("trip") for move in last_turn(game)):
            found.add(f"{variant} ended by the time limit in the middle of a turn")
        if len(position["winners"]) > 1:
            found.add(f"{variant} shared on the start")
        return found
    if max(square for side in position["tokens"] for square in side) == 100:
        return {f"{variant} won by a {last_turn(game)[-1].split()[0]} to 100"}
    return {f"{variant} ended because nobody had cards"}


ENDINGS = {
    *("triggs won by forming", "triggs won by an extra cross", "triggs won by a chain reaction"),
    *("triggs won after 12s have left the game", "triggs won after 11s have left the game"),
    *("triggs won with all piles refilled", "triggs won among four"),
    *(
        f"{variant} {ending}"
        for variant in VARIANTS
        for ending in (
            *("won by a run to 100", "won by a trip to 100", "ended because nobody had cards"),
            *("ended by the time limit", "ended by the time limit in the middle of a turn", "shared on the start"),
        )
    ),
}


def play_out(game: Game, chooser: random.Random, stop: Callable[[Game], bool]) -> bool:
    """Random moves until the end, or until ``stop`` says that the time is up."""
    while not game.over:
        if stop(game):
            game.time_up()
            return True
        game.play(chooser.choice(game.moves()))
    return False


def at_ply(limit: int, middle: bool) -> Callable[[Game], bool]:
    """The time is up after so many moves; perhaps only in the middle of a turn."""
    return lambda game: game.ply >= limit and not (middle and game.rules.between_turns(game._state))


def make() -> None:
    """Search random games until there is a fixture for every ending. Run by hand: ``python tests/endings.py``."""
    missing = set(ENDINGS)
    seed = 0
    while missing:
        seed += 1
        chooser = random.Random(seed)
        if any(ending.startswith("triggs") for ending in missing):
            options = {"refill": "all"} if seed % 5 == 0 else {}
            game = Game.new("triggs", 2 + seed % 3, seed, **options)
            play_out(game, chooser, lambda _: False)
            keep(game, triggs_endings(game), missing)
        for variant, (players, options) in VARIANTS.items():
            if any(ending.startswith(variant) for ending in missing):
                game = Game.new("runtrip", players, seed, **options)
                limit = chooser.choice([0, 30, 10_000, 10_000])
                timed = play_out(game, chooser, at_ply(limit, middle=seed % 2 == 0))
                keep(game, runtrip_endings(game, variant, timed), missing)


def keep(game: Game, endings: set[str], missing: set[str]) -> None:
    """Write a fixture if it shows an ending that is still missing."""
    for ending in sorted(endings & missing):
        fixture = {"ending": ending, "record": game.record(), "position": game.position()}
        (FOLDER / f"{ending.replace(' ', '-')}.json").write_text(json.dumps(fixture, indent=None) + "\n")
        missing.discard(ending)
        print(f"{ending}: {game.ply} moves, {len(missing)} endings to go", file=sys.stderr)


if __name__ == "__main__":
    make()
