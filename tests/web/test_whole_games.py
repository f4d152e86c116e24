"""Whole games of both games and every variant, by clicking and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from browser import DESKTOP, PHONE, Chromium, Keyboard, Mouse, Visitor
from players import Player
from server_world import Server

BOT = "bot:level1"
VARIANTS: dict[str, dict[str, Any]] = {
    "triggs": {"game": "triggs", "seats": ["me", BOT]},
    "refill": {"game": "triggs", "options": {"refill": "all"}, "seats": ["me", BOT, BOT]},
    "basic": {"game": "runtrip", "seats": ["me", BOT, BOT]},
    "mercy": {"game": "runtrip", "options": {"mercy": True}, "seats": ["me", BOT, BOT, BOT]},
    "advanced": {"game": "runtrip", "options": {"variant": "advanced"}, "seats": ["me", BOT]},
    "team": {"game": "runtrip", "options": {"variant": "team"}, "seats": ["me", BOT, BOT, BOT]},
}


def at_a_table(visitor: Visitor, wish: dict[str, Any]) -> str:
    """Make a table as the client would, and go there."""
    made = visitor.context.request.post("/api/tables", data=wish).json()
    visitor.opens(made["invite"])
    return str(made["id"])


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_can_be_played(
    server: Server, chromium: Chromium, variant: str, hands: type[Mouse | Keyboard]
) -> None:
    size = PHONE if hands is Mouse else DESKTOP
    with chromium.visitor(server, size=size) as ann:
        table = at_a_table(ann, VARIANTS[variant])
        player = Player(ann.page, hands(ann.page), seed=7)
        player.plays_to_the_end()
        ann.page.locator("[data-outcome]").wait_for()
        record = ann.context.request.get(f"/api/tables/{table}/record").json()
    assert record["results"]["how"] == "rules"
    kinds = {"cross", "extra", "draw"} if record["game"] == "triggs" else {"run", "trip"}
    assert kinds <= set(player.done)
