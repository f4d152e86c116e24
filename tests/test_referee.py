"""The referee as another program meets it: a real process, JSON lines in and out (docs/protocol.md)."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from race108.referee import Referee


class Process:
    """A running ``race108 referee``."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "race108", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def send(self, line: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def ask(self, **request: Any) -> dict[str, Any]:
        return self.send(json.dumps(request))

    def close(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(timeout=60)


@pytest.fixture
def referee() -> Iterator[Process]:
    process = Process()
    yield process
    assert process.close() == 0  # it ends when its input ends


def test_a_whole_game_is_played_by_another_program(referee: Process) -> None:
    chooser = random.Random(1)
    assert referee.ask(do="new", game="runtrip", players=3, seed=7)["ok"]
    while moves := referee.ask(do="legal")["moves"]:
        position = referee.ask(do="play", moves=[chooser.choice(moves)])["position"]
    assert position["phase"] == "over"
    assert position["winners"]
    record = referee.ask(do="record")["record"]
    assert referee.ask(do="replay", record=record)["position"] == position


def test_the_same_seed_deals_the_same_game(referee: Process) -> None:
    first = referee.ask(do="new", game="triggs", players=4, seed=12, options={"refill": "all"})
    assert referee.ask(do="new", game="triggs", players=4, seed=12, options={"refill": "all"}) == first
    assert referee.ask(do="new", game="triggs", players=4, seed=13, options={"refill": "all"}) != first


def test_the_position_of_the_protocol_can_be_set_and_played_from(referee: Process) -> None:
    position = {
        "game": "triggs",
        "players": 2,
        "hands": [[1, 4, 7, 7, 11], [2, 2, 9, 10, 12]],
        "left": [5],
        "right": [12],
        "turn": 0,
    }
    answer = referee.ask(do="set", position=position, seed=7)
    assert answer["ok"]
    assert len(answer["position"]["centre"]) == 96
    after = referee.ask(do="play", moves=["form 11=11", "stop"])["position"]
    assert after["crossed"][0][10] == 1
    assert after["turn"] == 1


def test_several_moves_are_all_played_or_none(referee: Process) -> None:
    before = referee.ask(do="new", game="triggs", seed=7)["position"]
    answer = referee.ask(do="play", moves=["draw L", "draw R", "stop"])
    assert answer == {"ok": False, "error": "There is nothing to stop: draw, discard or cross off."}
    assert referee.ask(do="position")["position"] == before


def test_a_view_hides_what_its_seat_may_not_know(referee: Process) -> None:
    referee.ask(do="new", game="runtrip", players=2, seed=7)
    truth = referee.ask(do="position")["position"]
    view = referee.ask(do="view", seat=1)["view"]
    assert view["hands"][1] == truth["hands"][1]
    assert view["hands"][0] == [f"{card[0]}[?]" for card in truth["hands"][0]]
    assert view["deck"][0] == f"{truth['deck'][0][0]}[?]"
    assert set(view["deck"][1:]) == {"?"}
    onlooker = referee.ask(do="view")["view"]
    assert all(card.endswith("[?]") for hand in onlooker["hands"] for card in hand)


def test_the_time_limit_ends_the_game(referee: Process) -> None:
    """R19."""
    referee.ask(do="new", game="runtrip", players=2, seed=7)
    assert referee.ask(do="time")["position"]["winners"] == [0, 1]
    assert not referee.ask(do="time")["ok"]


def test_a_bot_answers_from_its_view_and_nothing_is_played(referee: Process) -> None:
    before = referee.ask(do="new", game="triggs", players=2, seed=7)["position"]
    answer = referee.ask(do="bot", bot="greedy", rollouts=500, seed=1)
    assert answer["ok"]
    assert referee.ask(do="bot", bot="greedy", rollouts=500, seed=1) == answer
    assert referee.ask(do="position")["position"] == before
    assert referee.ask(do="play", moves=answer["moves"])["ok"]


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_search_answers_the_same_for_the_same_view_seed_and_rollouts(referee: Process, game: str) -> None:
    referee.ask(do="new", game=game, players=2, seed=7)
    answer = referee.ask(do="bot", bot="search", rollouts=50, seed=1)
    assert answer["ok"]
    assert referee.ask(do="bot", bot="search", rollouts=50, seed=1) == answer
    assert referee.ask(do="bot", bot="search", ms=20, seed=1)["ok"]
    assert referee.ask(do="play", moves=answer["moves"])["ok"]


def test_rubbish_is_answered_and_the_referee_goes_on(referee: Process) -> None:
    rubbish = [
        *("rubbish", "[]", "1", "null", '"new"', "{", "{}", '{"do":1}', '{"do":"dance"}', '{"do":"new"}', "\x00"),
        *('{"do":"play","moves":["stop"]}', '{"do":"new","game":"chess"}', '{"do":"new","game":"triggs","players":9}'),
        *('{"do":"new","game":"triggs","seed":-1}', '{"do":"new","game":"triggs","options":[]}', "[" * 5000),
        *('{"do":"new","game":"triggs","colour":"red"}', '{"do":"set","position":[]}', '{"do":"replay","record":{}}'),
        *('{"do":"new","game":["triggs"]}', '{"do":"new","game":"triggs","options":{"rows":"2"}}', "1" * 5000),
    ]
    for line in rubbish:
        answer = referee.send(line)
        assert answer["ok"] is False, line
        assert answer["error"].endswith("."), line
    assert referee.ask(do="new", game="triggs", seed=1)["ok"]
    for request in (
        {"do": "play", "moves": "draw L"},
        {"do": "play", "moves": [1]},
        {"do": "view", "seat": 2},
        {"do": "view", "seat": True},
        {"do": "view", "seat": "0"},
        {"do": "view", "seat": [0]},
        {"do": "time"},
        {"do": "bot", "bot": "nobody"},
        {"do": "bot", "bot": "greedy", "ms": 0},
        {"do": "bot", "bot": "greedy", "ms": 5, "rollouts": 5},
    ):
        assert referee.ask(**request)["ok"] is False
    assert referee.ask(do="position")["ok"]


def test_every_line_gets_one_answer_blank_ones_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "race108", "referee"],
        input=b'\n   \n\r\n{"do":"\xff"}\n{"do":"new","game":"triggs","seed":1}\r\n',
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, False, False, False, True]
    assert b"\\ud" not in done.stdout


def test_it_answers_in_the_language_it_is_asked_to() -> None:
    command = [sys.executable, "-m", "race108", "--language", "de", "referee"]
    done = subprocess.run(command, input="rubbish\n", capture_output=True, text=True, check=True)
    assert "Zeile" in json.loads(done.stdout)["error"]


@pytest.mark.parametrize("seed", [" " * 64, "ab " * 20 + "abcd", "g" * 64, "ab" * 31, 1.0, True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    assert not Referee().answer({"do": "new", "game": "triggs", "seed": seed})["ok"]


def test_a_record_that_contradicts_its_position_is_refused() -> None:
    referee = Referee()
    position = referee.answer({"do": "new", "game": "triggs", "players": 2, "seed": 5})["position"]
    referee.answer({"do": "set", "position": position, "seed": 5})
    record = referee.answer({"do": "record"})["record"]
    assert referee.answer({"do": "replay", "record": record})["ok"]
    for change in ({"players": 3}, {"game": "runtrip", "options": {}}, {"options": {"refill": "all"}}, {"seed": None}):
        assert not referee.answer({"do": "replay", "record": record | change})["ok"], change


def test_hands_that_cannot_be_dealt_are_missed() -> None:
    rest = [value for value in range(1, 13) for _ in range(9)][4:]
    answer = Referee().answer({"do": "set", "position": {"game": "triggs", "centre": rest}, "seed": 1})
    assert "hands" in answer["error"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = ["game", "players", "seed", "options", "position", "moves", "seat", "record", "bot", "ms", "rollouts"]
DOES = ["new", "set", "legal", "play", "view", "position", "time", "record", "replay", "bot"]


@given(st.sampled_from(DOES), st.dictionaries(st.sampled_from(KEYS), json_values, max_size=3))
@settings(max_examples=400, deadline=None, derandomize=True)
def test_any_request_gets_an_answer(do: str, given_keys: dict[str, Any]) -> None:
    referee = Referee()
    referee.answer({"do": "new", "game": "runtrip", "seed": 1})
    answer = referee.answer({"do": do, **given_keys})
    assert answer["ok"] or answer["error"].endswith(".")


@given(st.sampled_from(["triggs", "runtrip"]), st.data())
@settings(max_examples=400, deadline=None, derandomize=True)
def test_a_spoiled_position_is_refused_or_played_but_never_breaks_the_referee(game: str, data: st.DataObject) -> None:
    referee = Referee()
    position = referee.answer({"do": "new", "game": game, "players": 3, "seed": 5})["position"]
    key = data.draw(st.sampled_from(sorted(position)))
    spoiled = position | {key: data.draw(json_values)}
    answer = referee.answer({"do": "set", "position": spoiled, "seed": 1})
    if answer["ok"]:
        assert referee.answer({"do": "legal"})["ok"]
    else:
        assert answer["error"].endswith(".")
        assert referee.answer({"do": "position"})["position"] == position


@given(st.data())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_a_spoiled_record_is_refused_in_one_sentence(data: st.DataObject) -> None:
    referee = Referee()
    referee.answer({"do": "new", "game": "triggs", "seed": 5})
    referee.answer({"do": "play", "moves": ["draw L", "draw R"]})
    record = referee.answer({"do": "record"})["record"]
    key = data.draw(st.sampled_from(sorted(record)))
    answer = referee.answer({"do": "replay", "record": record | {key: data.draw(json_values)}})
    assert answer["ok"] or answer["error"].endswith(".")
