"""What the pages promise: the programs in them run, and every ruling has its tests."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from race108.bots import BOTS
from race108.referee import REQUESTS, Referee
from server_world import Server

PAGES = Path(__file__).parents[1] / "docs"


def programs_in(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)


PAGE = PAGES / "bots.md"
PROGRAMS = programs_in(PAGE)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_the_programs_for_bot_writers_run(number: int) -> None:
    known = set(BOTS)
    exec(compile(PROGRAMS[number], str(PAGE), "exec"), {})
    for name in set(BOTS) - known:
        del BOTS[name]


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 2


def test_the_program_for_servers_plays_a_whole_game() -> None:
    (program,) = programs_in(PAGES / "server.md")
    with Server() as server:
        known: dict[str, Any] = {}
        exec(compile(program.replace("http://127.0.0.1:8108", server.url), "server.md", "exec"), known)
    assert known["state"]["winners"] in ([0], [1])


# --- docs/protocol.md -----------------------------------------------------------------------------------------------

PROTOCOL = (PAGES / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PROTOCOL, flags=re.DOTALL)
SESSIONS = [block for block in BLOCKS if block.startswith('{"do"')]
OBJECTS = [json.loads(block) for block in BLOCKS if block not in SESSIONS]


def as_shown(shown: str) -> re.Pattern[str]:
    """An answer on the page, in which … stands for anything."""
    return re.compile(".*?".join(re.escape(part.strip()) for part in shown.split("…")))


@pytest.mark.parametrize("session", SESSIONS)
def test_the_referee_answers_as_the_page_says(session: str) -> None:
    referee, lines = Referee(), session.splitlines()
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        given = json.dumps(referee.answer(json.loads(request)), ensure_ascii=False)
        assert as_shown(answer).fullmatch(given), f"{request}\n{given}"


@pytest.mark.parametrize("position", [shown for shown in OBJECTS if "seed" not in shown])
def test_the_positions_on_the_page_can_be_set(position: dict[str, Any]) -> None:
    answer = Referee().answer({"do": "set", "position": position, "seed": 7})
    assert answer["ok"], answer
    assert position.items() <= answer["position"].items()
    left_out = set(answer["position"]) - set(position)
    assert left_out == {"centre" if position["game"] == "triggs" else "deck"}


def test_every_key_of_a_position_is_explained() -> None:
    from race108.games.runtrip.position import KEYS as RUNTRIP
    from race108.games.triggs.position import KEYS as TRIGGS

    for game, keys in (("Triggs", TRIGGS), ("Run & Trip", RUNTRIP)):
        chapter = PROTOCOL.split(f"\n### {game}\n")[1].split("\n###")[0]
        explained = re.findall(r"^\| (`.*?`) \|", chapter, flags=re.MULTILINE)
        assert set(re.findall(r"`(\w+)`", " ".join(explained))) == keys


def test_the_record_on_the_page_is_what_the_referee_gives() -> None:
    (record,) = [shown for shown in OBJECTS if "seed" in shown]
    referee = Referee()
    assert referee.answer({"do": "replay", "record": record})["ok"]
    assert referee.answer({"do": "record"})["record"] == record


def test_every_request_on_the_page_is_carried_out() -> None:
    referee, shown = Referee(), re.findall(r"^\| `(\{.*?\})` \| (.*?) \|", PROTOCOL, flags=re.MULTILINE)
    asked = [json.loads(request.replace("{…}", "{}"))["do"] for request, _ in shown]
    assert asked == [
        *("new", "set", "legal", "play", "position", "view", "bot", "judge", "judge", "time", "record", "replay")
    ]
    assert len(set(asked)) == len(REQUESTS)
    for request, answer in shown:
        always, _, sometimes = (set(re.findall(r"`(\w+)`", part)) for part in answer.partition("sometimes"))
        wish = json.loads(request.replace("{…}", "null"))
        if wish["do"] == "time":  # only this game has a time limit
            referee.answer({"do": "new", "game": "runtrip"})
        if wish["do"] == "replay":
            wish["record"] = referee.answer({"do": "record"})["record"]
        answered = set(referee.answer(wish))
        assert {"ok"} | always <= answered <= {"ok"} | always | sometimes, request


# --- docs/rulings.md ------------------------------------------------------------------------------------------------


def test_every_ruling_has_its_chapter_in_order() -> None:
    page = (PAGES / "rulings.md").read_text(encoding="utf-8")
    numbers = [*(f"T{n}" for n in range(1, 17)), *(f"R{n}" for n in range(1, 21))]
    assert re.findall(r"^### ([TR]\d+)\. \S", page, flags=re.MULTILINE) == numbers


def test_no_ruling_is_cited_that_does_not_exist() -> None:
    page = (PAGES / "rulings.md").read_text(encoding="utf-8")
    for name in sorted(PAGES.glob("*.md")):
        for cited in re.findall(r"\b([TR]\d{1,2})\b", name.read_text(encoding="utf-8")):
            assert f"### {cited}. " in page, f"{name.name} cites {cited}"


def test_every_ruling_has_a_test_that_names_it() -> None:
    page = (PAGES / "rulings.md").read_text(encoding="utf-8")
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*/test_rulings.py"))
    rulings = re.findall(r"^### ([TR]\d+)\. ", page, flags=re.MULTILINE)
    assert set(rulings) == set(re.findall(r'^    """([TR]\d+)\b', tests, flags=re.MULTILINE))
