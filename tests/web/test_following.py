"""Following the others: one sees who does what, as fast as one likes, and again if one looked away."""

from __future__ import annotations

import pytest

from browser import DESKTOP, NOTES, PHONE, Chromium, Mouse, Visitor, violations
from client_words import said
from players import Player
from screens import against_ben, table
from server_world import Server

GAMES = {
    "triggs": {"game": "triggs", "seats": ["me", "bot:level3"]},
    "runtrip": {"game": "runtrip", "seats": ["me", "bot:level1", "bot:level4"]},
}
THINKING = "[data-story] [data-mood=thinking]"


def plays(visitor: Visitor, game: str) -> Player:
    """At a new table, on turn, for the first time."""
    visitor.page.add_init_script(NOTES)
    visitor.opens(table(visitor, GAMES[game])["invite"])
    player = Player(visitor.page, Mouse(visitor.page), seed=3)
    assert player.waits_for_turn()
    return player


def takes_a_turn(player: Player) -> None:
    """To its end. Where bots play at once, the next one may have begun by then."""
    while True:
        before = player.ply()
        player.acts()
        player.sees(before + 1)
        if player.turn() != "mine" or player.phase() == "act":
            return


@pytest.mark.parametrize("game", GAMES)
def test_bots_think_for_a_moment_or_play_at_once_as_one_likes(server: Server, chromium: Chromium, game: str) -> None:
    with chromium.visitor(server, size=DESKTOP, motion=True) as ann:
        player = plays(ann, game)
        speed = ann.page.locator("[data-action=speed]")
        speed.select_option("slow")
        takes_a_turn(player)
        ann.page.locator(THINKING).wait_for()
        assert player.waits_for_turn()
        assert ann.page.evaluate("window.flown") > 0
        speed.select_option("once")
        ann.page.evaluate("window.flown = 0")
        for _ in range(3):
            takes_a_turn(player)
            assert player.waits_for_turn()
        assert ann.page.evaluate("window.flown") == 0
        ann.page.reload()
        assert speed.input_value() == "once"


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_since_ones_last_turn_is_shown_again(server: Server, chromium: Chromium, game: str) -> None:
    with chromium.visitor(server, size=PHONE, motion=True) as ann:
        player = plays(ann, game)
        takes_a_turn(player)
        mine = player.ply()
        assert player.waits_for_turn()
        newest, told = player.ply(), ann.page.locator("[data-story]").inner_text()
        assert newest > mine
        again = ann.page.locator("[data-action=look-again]")
        again.click()
        # For a moment: all of it is looked for at once.
        ann.page.wait_for_function(
            """([at, newest]) => {
              const { turn, ply } = document.querySelector(at).dataset;
              const quiet = document.querySelector("[data-looking]") && !document.querySelector("main .possible");
              return quiet && turn === "other" && Number(ply) < newest;
            }""",
            arg=[player.TABLE, newest],
        )
        assert player.waits_for_turn()
        assert player.ply() == newest
        assert ann.page.locator("[data-story]").inner_text() == told
        # Whoever plays on need not look to the end.
        again.click()
        ann.page.locator("[data-looking]").wait_for()
        ann.page.keyboard.press("Shift")
        ann.page.locator("[data-looking]").wait_for(state="detached")
        assert player.ply() == newest
        assert violations(ann.page) == []


@pytest.mark.parametrize("size", [(320, 640), PHONE])
def test_on_a_phone_a_turn_is_told_whole(server: Server, chromium: Chromium, size: tuple[int, int]) -> None:
    """Nothing is cut with dots; what there is no room for can be unfolded."""
    with chromium.visitor(server, size=size) as ann:
        player = plays(ann, "runtrip")
        for _ in range(6):
            takes_a_turn(player)
            assert player.waits_for_turn()
            story = ann.page.locator("[data-story] p")
            assert "…" not in story.inner_text()
            assert story.evaluate("p => p.scrollHeight <= p.clientHeight + 1 && p.scrollWidth <= p.clientWidth + 1")


def test_whoever_looks_is_you_in_the_log_and_bots_have_names(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        player = plays(ann, "triggs")
        takes_a_turn(player)
        assert player.waits_for_turn()
        # The newest turn stands in the line of story, and the log beside it goes on from there.
        assert "Allegro " in ann.page.locator("[data-story] p").inner_text()
        mine = ann.page.locator("details li").first.inner_text()
        assert "You " in mine
        assert "Allegro" not in mine


def test_a_turn_that_was_played_because_time_was_up_is_told_to_be_so(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        against_ben(ann, server, clock={"turn_seconds": 5})
        ann.page.locator("[data-turn=other]").wait_for()
        ann.page.get_by_text(said("table-late-you")).first.wait_for()
        ann.page.locator("details li", has_text=said("table-late-turn")).first.wait_for()
        ann.page.reload()  # it is still known, as everything is that has happened
        ann.page.locator("details li", has_text=said("table-late-turn")).first.wait_for()


def test_a_bot_is_not_offered_for_somebody_who_has_just_left(server: Server, chromium: Chromium) -> None:
    """The server would refuse it for another minute."""
    with chromium.visitor(server, size=DESKTOP) as ann:
        against_ben(ann, server)
        ann.page.get_by_text(said("table-not-there", name="Ben")).wait_for()
        assert ann.page.locator("[data-action=stand-in]").count() == 0


def test_sound_is_switched_at_the_table_and_remembered(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        plays(ann, "triggs")
        switch = ann.page.locator("[data-action=sound]")
        assert switch.get_attribute("aria-pressed") == "false"
        switch.click()
        assert switch.get_attribute("aria-pressed") == "true"
        ann.page.reload()
        ann.page.locator("[data-action=sound][aria-pressed=true]").wait_for()
