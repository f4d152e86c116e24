"""The lessons, played at the real table from the first step to the last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from browser import DESKTOP, PHONE, Chromium, Keyboard, Mouse
from client_words import said
from players import Player
from server_world import Server

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
Step = dict[str, Any]


def steps(game: str) -> list[Step]:
    """Of the first lesson, or of one of its further parts: ``runtrip/advanced``."""
    game, _, part = game.partition("/")
    found: list[Step] = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    return [step for step in found if step.get("part", "") == part]


@pytest.mark.parametrize(
    ("game", "hands"),
    [("triggs", Mouse), ("runtrip", Keyboard), ("runtrip/advanced", Mouse), ("runtrip/team", Keyboard)],
)
def test_a_lesson_can_be_played_and_leads_to_a_game(
    server: Server, chromium: Chromium, game: str, hands: type[Mouse | Keyboard]
) -> None:
    with chromium.visitor(server, size=PHONE if hands is Mouse else DESKTOP) as ann:
        page = ann.opens(f"/learn/{game}")
        learner = Player(page, hands(page))
        told = game.partition("/")[0]
        for step in steps(game):
            page.get_by_role("heading", name=said(f"learn-{told}-{step['name']}"), exact=True).wait_for()
            assert learner.waits_for_turn()
            for turn in step["turns"]:
                learner.plays(turn["play"])
                if reply := turn.get("reply"):
                    learner.sees(len(turn["play"]) + len(reply))
            done = said(f"learn-{told}-{step['name']}-done")
            page.locator(".outcome", has_text=done).wait_for()
            learner.hands.press(page.locator("[data-action=next]"))
        page.get_by_role("heading", name=said("learn-end-title")).wait_for()
        learner.hands.press(page.locator("[data-action=play]"))
        page.wait_for_url("**/t/*")
        assert learner.waits_for_turn()


def test_another_move_is_told_kindly_and_the_step_can_be_tried_again(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/learn/triggs")
        learner = Player(page, Mouse(page))
        assert learner.waits_for_turn()
        learner.plays(["draw L", "draw C"])
        told = page.locator(".outcome", has_text=said("learn-triggs-other-draw"))
        told.wait_for()
        assert said("learn-not-yet") in told.inner_text()
        assert page.locator("[data-action=again]").evaluate("(it) => it === document.activeElement")
        page.locator("[data-action=again]").click()
        told.wait_for(state="detached")
        learner.sees(0)
        assert learner.waits_for_turn()
        learner.plays(["form 7=7"])
        page.locator("[data-action=next]").wait_for()


def test_whoever_does_not_know_is_shown_and_may_go_on(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/learn/runtrip")
        page.locator("[data-action=skip]").click()
        second, third = (step["name"] for step in steps("runtrip")[1:3])
        page.get_by_role("heading", name=said(f"learn-runtrip-{second}"), exact=True).wait_for()
        page.locator("[data-action=show]").click()
        page.locator("p.hint").wait_for()
        page.locator("[data-action=skip]").click()
        page.get_by_role("heading", name=said(f"learn-runtrip-{third}"), exact=True).wait_for()
        # Who comes back later goes on there.
        page.reload()
        page.get_by_role("heading", name=said(f"learn-runtrip-{third}"), exact=True).wait_for()
        page.locator("[data-action=back]").click()
        page.get_by_role("heading", name=said(f"learn-runtrip-{second}"), exact=True).wait_for()
