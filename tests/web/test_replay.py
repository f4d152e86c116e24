"""A finished game: how it was played, move by move, and whether it was fair."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import Chromium, Visitor
from client_words import said
from screens import RACE, SHORT, finished
from server_world import Server

Json = dict[str, Any]
TABLE = "main [data-phase][data-turn]"


@pytest.fixture(scope="module")
def ann(server: Server, chromium: Chromium) -> Iterator[Visitor]:
    with chromium.visitor(server) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def number(ann: Visitor) -> str:
    """The table of a finished game of Ann's."""
    return finished(ann, SHORT)


def replay_of(visitor: Visitor, number: str) -> Json:
    replay: Json = visitor.context.request.get(f"/api/tables/{number}/replay").json()
    return replay


def record_of(visitor: Visitor, number: str) -> Json:
    record: Json = visitor.context.request.get(f"/api/tables/{number}/record").json()
    return record


# --- statistics -------------------------------------------------------------------------------------------------------


def turns_of(replay: Json) -> list[tuple[int, list[list[Any]]]]:
    """Who played, and what happened: the moves of one seat in a row are a turn."""
    turns: list[tuple[int, list[list[Any]]]] = []
    for frame in replay["frames"][1:]:
        if not turns or turns[-1][0] != frame["seat"]:
            turns.append((frame["seat"], []))
        turns[-1][1].extend(frame["events"])
    return turns


def triggs_figures(replay: Json, seat: int) -> dict[str, float]:
    own = [events for who, events in turns_of(replay) if who == seat]
    kinds = [event[0] for events in own for event in events]
    extras = [sum(event[0] == "crossed" and event[3] for event in events) for events in own]
    return {
        "per-turn": kinds.count("crossed") / len(own) if own else 0,
        "chain": max(extras, default=0),
        "drawn": kinds.count("drew"),
        "discarded": kinds.count("discarded"),
        "turns": len(own),
    }


def runtrip_figures(replay: Json, seat: int) -> dict[str, float]:
    turns = turns_of(replay)
    events = [event for _, happened in turns for event in happened]
    moved = [event for event in events if event[0] in ("moved", "pushed")]
    steps = [to - start for _, token, start, to in moved if token == seat]
    trips = [event for event in events if event[0] == "tripped"]
    return {
        "run": sum(step for step in steps if step > 0),
        "lost": -sum(step for step in steps if step < 0),
        "made": sum(who == seat for _, who, *_ in trips),
        "suffered": sum(target == seat for _, _, target, _ in trips),
        "turns": sum(who == seat for who, _ in turns),
    }


def shown_figures(page: Page, seat: int) -> dict[str, float]:
    page.locator("[data-figure]").first.wait_for()
    shown: dict[str, str] = page.evaluate(
        """(seat) => Object.fromEntries([...document.querySelectorAll("[data-figure]")]
          .map((kind) => [kind.dataset.figure, kind.querySelectorAll("dd")[seat].textContent]))""",
        seat,
    )
    return {kind: float(text.replace(",", "")) for kind, text in shown.items()}


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_the_result_shows_how_everyone_played(ann: Visitor, number: str, game: str) -> None:
    figures = triggs_figures if game == "triggs" else runtrip_figures
    number = number if game == "triggs" else finished(ann, RACE)
    page = ann.opens(f"/t/{number}")
    page.locator("[data-outcome=rules]").wait_for()
    replay = replay_of(ann, number)
    for seat in range(replay["players"]):
        assert shown_figures(page, seat) == pytest.approx(figures(replay, seat), abs=0.0051)


# --- move by move -----------------------------------------------------------------------------------------------------


def test_a_game_can_be_gone_through(server: Server, chromium: Chromium, ann: Visitor, number: str) -> None:
    frames = replay_of(ann, number)["frames"]
    last = len(frames) - 1

    def shows(page: Page, place: int) -> None:
        page.locator(f"{TABLE}[data-ply='{place}']").wait_for()
        for seat, hand in enumerate(frames[place]["position"]["hands"]):
            cards = " ".join(str(card) for card in sorted(hand))
            name = said("triggs-hand-of", name=SHORT["names"][seat], cards=cards)
            assert page.get_by_role("img", name=name, exact=True).is_visible()

    first_turn = next(ply for ply in range(1, last) if frames[ply + 1]["seat"] != frames[1]["seat"])
    page = ann.opens(f"/replay/{number}")
    shows(page, 0)
    buttons = {"forward": 1, "back": 0, "turn-forward": first_turn, "turn-back": 0, "last": last, "first": 0}
    for action, place in buttons.items():
        page.locator(f"[data-action={action}]").click()
        shows(page, place)
    for key, place in {"ArrowRight": 1, "End": last, "ArrowLeft": last - 1, "PageDown": last, "Home": 0}.items():
        page.keyboard.press(key)
        shows(page, place)
    middle = last // 2
    page.locator("input[type=range]").fill(str(middle))
    shows(page, middle)

    # The address keeps the place, for others too.
    page.wait_for_url(f"**/replay/{number}#{middle}")
    assert page.get_by_label(said("replay-share")).input_value() == page.url
    with chromium.visitor(server) as ben:
        shows(ben.opens(page.url), middle)
        assert ben.page.locator("input[type=range]").input_value() == str(middle)


def test_a_game_plays_by_itself(ann: Visitor, number: str) -> None:
    page = ann.opens(f"/replay/{number}")
    page.get_by_label(said("replay-speed")).select_option("fast")
    page.locator("[data-action=play]").click()
    page.wait_for_function("(at) => Number(document.querySelector(at)?.dataset.ply) >= 3", arg=TABLE)
    page.locator("[data-action=pause]").click()
    page.locator("[data-action=play]").wait_for()


def test_a_game_saved_as_a_file_can_be_opened_again(ann: Visitor, number: str, tmp_path: Path) -> None:
    page = ann.opens(f"/t/{number}")
    with page.expect_download() as download:
        page.get_by_role("link", name=said("table-record")).click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert json.loads(saved.read_text()) == record_of(ann, number)
    page = ann.opens("/replay")
    page.locator("input[type=file]").set_input_files(saved)
    page.locator(f"{TABLE}[data-ply='0']").wait_for()
    page.keyboard.press("End")
    page.locator(f"{TABLE}[data-turn=over]").wait_for()


# --- fairness ---------------------------------------------------------------------------------------------------------


def test_a_game_is_found_fair_and_a_forged_one_is_not(ann: Visitor, number: str) -> None:
    page = ann.opens(f"/t/{number}")
    page.get_by_role("link", name=said("table-check")).click()
    page.locator("[data-fair=true]").wait_for()

    record = record_of(ann, number)
    winners = [1 - winner for winner in record["results"]["winners"]]
    forged = [
        record | {"results": record["results"] | {"winners": winners}},
        record | {"moves": record["moves"][1:]},
        record | {"contributions": ["0" * 64, *record["contributions"][1:]]},
    ]
    for one in forged:
        page = ann.opens("/verify")
        page.get_by_label(said("verify-paste")).fill(json.dumps(one))
        page.locator("[data-action=verify]").click()
        page.locator("[data-fair=false]", has_text=said("verify-bad")).wait_for()


def test_who_noted_the_promised_hash_has_the_game_checked_against_it(ann: Visitor, number: str) -> None:
    record = record_of(ann, number)
    promised = record["table"]["commit"]
    page = ann.opens("/verify")
    for noted, fair in ((f" {promised.upper()} ", "true"), ("0" * 64, "false"), ("", "true")):
        page.get_by_label(said("verify-promised")).fill(noted)
        page.get_by_label(said("verify-paste")).fill(json.dumps(record))
        page.locator("[data-action=verify]").click()
        page.locator(f"[data-fair={fair}]").wait_for()
