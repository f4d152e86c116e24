"""The track of Run & Trip on the digital pad, its server stopped."""

from __future__ import annotations

from typing import Any

from client_words import said
from pad_table import PadTable, runs, runtrip


def test_a_run_pushes_whoever_stands_there_and_they_push_on(pad: PadTable) -> None:
    """R5, R8."""
    pad.opens(runtrip(*runs(2, 9, 8))).does("number='7'")
    assert pad.message() == "Ann (2 → 9), pushing Ben (9 → 8), pushing Cleo (8 → 7)".replace(" → ", "\u00a0→\u00a0")
    assert pad.page.locator("[data-ghost]").count() == 3
    assert pad.squares() == [2, 9, 8]
    pad.does("move")
    assert pad.squares() == [9, 8, 7]
    assert pad.told().endswith(said("pad-turn", name="Ben"))


def test_a_tap_on_a_square_runs_there(pad: PadTable) -> None:
    pad.opens(runtrip(*runs(20, 9, 8)))
    assert pad.page.locator("[data-near]").count() == 9
    pad.does("near='26'", "move")
    assert pad.squares() == [26, 9, 8]


def test_the_rulebooks_own_example(pad: PadTable) -> None:
    """R6, R7, R9, R11: Ann, Ben and Cleo are Yellow, Red and Blue."""
    pad.opens(runtrip(*runs(1, 5, 12))).does("token='2'", "number='3'", "number='4'")
    assert pad.see("move").inner_text() == said("runtrip-do-trip", who="Cleo", sum=7)
    pad.does("move")
    assert pad.squares() == [8, 4, 5]
    assert all(pad.page.locator("[data-number]").nth(at).is_disabled() for at in range(9))  # no run after a trip
    pad.does("aim='2'", "number='6'", "move")  # the token itself can be tapped as well
    assert pad.squares() == [14, 4, 0]
    pad.does("next", "number='8'", "move")
    assert pad.squares() == [14, 12, 0]
    assert pad.told().endswith(said("pad-turn", name="Cleo"))


def test_nobody_passes_100_and_the_other_goes_back_all_the_same(pad: PadTable) -> None:
    """R10."""
    pad.opens(runtrip(*runs(97, 50, 40), ["next"], ["next"], ["next"])).does("number='4'")
    assert pad.message() == said("pad-runtrip-stays", who="Ann", square=97)
    pad.does("clear", "token='1'", "number='9'", "move")
    assert pad.squares() == [97, 41, 40]


def test_a_token_on_100_ends_the_game(pad: PadTable) -> None:
    """R13."""
    pad.opens(runtrip(*runs(97, 50, 40))).does("number='3'", "move")
    assert said("table-won-one", names="Ann") in pad.page.locator("[data-phase=over]").inner_text()
    assert pad.history()[0]["winners"] == [0]
    assert pad.page.locator("[data-number]").count() == 0


def test_safe_squares_and_in_mercy_the_last_token_cannot_be_tripped(pad: PadTable) -> None:
    """R6, R14."""
    notice = pad.page.locator(".notice")
    pad.opens(runtrip(*runs(20, 1, 0))).see("token='1'").click(force=True)
    assert notice.inner_text().startswith(said("pad-runtrip-why-safe", who="Ben"))
    pad.opens(runtrip(*runs(20, 12, 9, 30), players=4, variant="mercy")).see("token='2'").click(force=True)
    assert notice.inner_text().startswith(said("pad-runtrip-why-last", who="Cleo"))
    pad.does("token='1'", "number='3'", "move")
    assert pad.squares() == [23, 9, 8, 30]
    pad.opens(runtrip(*runs(20, 1, 0), symbols=False)).does("token='1'", "number='3'", "move")
    assert pad.squares() == [23, 0, 0]  # nobody knows the symbols of this track


def test_with_two_tokens_100_is_only_for_whoever_wins_by_it(pad: PadTable) -> None:
    """R15, R16, R18: partners share their tokens."""
    both: list[list[Any]] = [["run", 0, 9], ["run", 2, 5]]
    on: list[list[Any]] = [["run", 0, 9], ["next"]]
    steps: list[list[Any]] = [*both, *on * 9, ["run", 0, 7], ["next"], ["run", 0, 1], ["next"]]
    pad.opens(runtrip(*steps, players=2, variant="advanced"))
    assert pad.squares() == [98, 0, 5, 0]
    pad.does("number='2'")
    assert pad.message() == said("pad-runtrip-why-goal")
    assert pad.see("move").is_disabled()
    pad.does("token='1'")
    pad.does("number='1'", "move", "skip", "number='2'", "move")
    assert said("table-won-one", names="Ann") in pad.page.locator("[data-phase=over]").inner_text()
    pad.opens(runtrip(["run", 0, 9], ["run", 2, 5], players=4, variant="team"))
    assert pad.squares() == [9, 0, 5, 0]
    pad.does("token='1'", "number='4'", "move")  # Cleo moves her side's other token
    assert pad.squares() == [9, 4, 5, 0]


def test_whoever_has_no_cards_is_skipped_and_when_nobody_has_any_the_game_is_over(pad: PadTable) -> None:
    """R13."""
    pad.opens(runtrip(*runs(12, 20, 8))).does("skip")
    assert pad.told() == said("pad-turn", name="Ben")
    pad.does("more", "end-game")
    assert said("table-won-one", names="Ben") in pad.page.locator("[data-phase=over]").inner_text()


def test_the_clock_runs_through_a_reload_can_be_stopped_and_ends_the_game(pad: PadTable) -> None:
    """R13, R19: level players share the win."""
    page, clock = pad.page, pad.page.locator("[data-clock]")
    pad.opens(runtrip(clock={"left": 90_000, "since": None}, minutes=2))
    assert clock.inner_text() == said("pad-time-left", time="1:30")
    pad.does("clock")
    page.wait_for_function("() => document.querySelector('[data-clock]').textContent.includes('1:29')")
    pad.again()
    assert "1:30" not in clock.inner_text()
    pad.does("clock")
    left = pad.kept()["clock"]["left"]
    assert pad.kept()["clock"]["since"] is None
    assert 60_000 < left < 89_500
    pad.opens(runtrip(clock={"left": 300, "since": None}, minutes=2)).does("clock")
    over = page.locator("[data-phase=over]")
    over.wait_for()
    assert said("table-by-time") in over.inner_text()
    assert said("table-won-share", names="Ann, Ben, and Cleo") in over.inner_text()
    pad.does("undo")  # they agree on one minute more
    assert clock.inner_text() == said("pad-time-left", time="1:00")
