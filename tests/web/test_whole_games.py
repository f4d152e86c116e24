"""Whole games of both games and every variant, by clicking and by keyboard alone; nobody is lost on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser import DESKTOP, NOTES, PHONE, Chromium, Keyboard, Mouse, Visitor
from client_words import said
from players import Player, Typist
from screens import BOT, table
from server_world import Server
from variants import SHORT_ROWS

Json = dict[str, Any]
#: Each variant once; of both games one by clicking at least, and one by keyboard.
CLICKED: dict[str, Json] = {
    "triggs": {"game": "triggs", "seats": ["me", BOT]},
    "basic": {"game": "runtrip", "seats": ["me", BOT, BOT]},
    "advanced": {"game": "runtrip", "options": {"variant": "advanced"}, "seats": ["me", BOT]},
}
TYPED: dict[str, Json] = {
    "refill": {"game": "triggs", "options": {"refill": "all", "rows": SHORT_ROWS}, "seats": ["me", BOT, BOT]},
    "mercy": {"game": "runtrip", "options": {"mercy": True}, "seats": ["me", BOT, BOT, BOT]},
    "team": {"game": "runtrip", "options": {"variant": "team"}, "seats": ["me", BOT, BOT, BOT]},
}
#: The longest ones; the same is done in the others.
LONG = {"advanced", "mercy"}
#: What a player does, by the move it makes.
DEEDS = {"form": "cross"}


def at_a_table(visitor: Visitor, wish: Json) -> str:
    """Make a table as the client would, and go there; its number."""
    made = table(visitor, wish)
    visitor.opens(made["invite"])
    return str(made["id"])


def asked(visitor: Visitor, number: str, what: str) -> Json:
    answer: Json = visitor.context.request.get(f"/api/tables/{number}/{what}").json()
    return answer


def plays_to_the_end(visitor: Visitor, player: Player, number: str) -> None:
    """And what was pressed is what was played."""
    player.plays_to_the_end()
    visitor.page.locator("[data-outcome=rules]").wait_for()
    frames = asked(visitor, number, "replay")["frames"][1:]
    kinds = {frame["move"].split()[0] for frame in frames if frame["seat"] == 0}
    assert set(player.done) == {DEEDS.get(kind, kind) for kind in kinds}


def each(wishes: dict[str, Json]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "variant", [pytest.param(name, marks=pytest.mark.slow if name in LONG else ()) for name in wishes]
    )


@each(CLICKED)
def test_a_whole_game_is_clicked_and_everything_is_told_and_nothing_flies_for_those_who_want_calm(
    server: Server, chromium: Chromium, variant: str
) -> None:
    with chromium.visitor(server, size=PHONE, motion=False) as ann:
        ann.page.add_init_script(NOTES)
        number = at_a_table(ann, CLICKED[variant])
        player = Player(ann.page, Mouse(ann.page), seed=7)
        assert player.waits_for_turn()
        happened_before = len(asked(ann, number, "state")["log"])
        plays_to_the_end(ann, player, number)
        told = " ".join(ann.page.evaluate("window.told"))
        log = asked(ann, number, "state")["log"]
        sentences = [sentence for turn in log[happened_before:] for sentence in turn["text"]]
        assert [sentence for sentence in sentences if aloud(sentence) not in told] == []
        assert said("table-your-turn") in told
        assert ann.page.locator("[data-outcome] b").inner_text() in told
        assert ann.page.evaluate("window.flown") == 0


def aloud(sentence: str) -> str:
    """The cards of Run & Trip in words: "8[5]" is "8 (five)", and of "8[?]" only the number is known.

    In Triggs an 8 that is an 8, "(8)", is not said twice.
    """

    def read(card: re.Match[str]) -> str:
        number, symbols = card.groups()
        names = " ".join(said(f"runtrip-symbol-{symbol}") for symbol in symbols if symbol != "?")
        return f"{number} ({names})" if names else number

    return re.sub(r"(\d)\[([^\]]*)\]", read, re.sub(r" \(\d+\)", "", sentence))


@each(TYPED)
def test_a_whole_game_is_typed_and_the_focus_is_never_lost(server: Server, chromium: Chromium, variant: str) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        number = at_a_table(ann, TYPED[variant])
        typist = Typist(ann.page, Keyboard(ann.page), seed=7)
        plays_to_the_end(ann, typist, number)
        typist.is_somewhere()
