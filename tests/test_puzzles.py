"""The puzzles that come with race108: enough of them, no two alike, and in each one move that the judge finds best."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from puzzles import GAMES, SIZES, Puzzle, file_of, puzzles_of, some
from race108.bots.mind import mind_for
from race108.coach.judge import DEALS, judged
from race108.coach.review import decided, network_of
from race108.game import Game
from race108.kernel import new_dealer
from race108.words import LANGUAGES, say
from test_coach import dealt_anew
from test_local_table import in_node

GRAVE = ("mistake", "blunder")
LEAST = 300
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "triggs": [(2, {}), (3, {}), (4, {})],
    "runtrip": [
        *((players, {}) for players in range(2, 7)),
        *((players, {"mercy": True}) for players in range(4, 7)),
        (2, {"variant": "advanced"}),
        (3, {"variant": "advanced"}),
        (4, {"variant": "team"}),
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_size_and_variant(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= LEAST
    sizes = Counter(one.size for one in puzzles)
    assert all(sizes[size] >= len(puzzles) // 5 for size in SIZES)
    tables = Counter((one.players, one.options) for one in puzzles)
    for players, options in TABLES[game]:
        assert tables[players, tuple(options.items())] >= 2


@pytest.mark.parametrize("game", GAMES)
def test_the_file_says_by_which_networks_they_were_judged(game: str) -> None:
    """Other networks judge otherwise: then tools/puzzles.py has to look for puzzles again."""
    file = file_of(game)
    assert (file["version"], file["game"], tuple(file["sizes"])) == (1, game, SIZES)
    rules = [Game.new(game, players=one["players"], **one["options"]).rules for one in file["tables"]]
    assert file["networks"] == [network_of(one) for one in rules]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_alike(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({(one.players, one.options, one.best, one.tempting) for one in puzzles}) == len(puzzles)
    assert len({(one.seed, one.ply) for one in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_laid_and_offers_a_choice(game: str) -> None:
    for one in puzzles_of(game):
        view = one.view()
        assert view.turn == one.seat
        moves = view.moves
        assert len(moves) >= 3
        assert {one.best, one.tempting} <= set(moves)
        assert one.best != one.tempting


def is_sound(one: Puzzle, deals: int, chance: int) -> None:
    """Three real options, the best one best, and the tempting one a mistake at least."""
    view = one.view()
    mind = mind_for(view.rules)
    ranked = mind.ranked(view, new_dealer(bytes(32)))
    assert sum(worth > ranked[0][1] - 0.2 for _, worth in ranked) >= 3
    assert view.write(ranked[0][0]) == one.best
    assert judged(view, view.read(one.best), mind, deals, chance).grade == "best", one
    found = judged(view, view.read(one.tempting), mind, deals, chance)
    assert (view.write(found.best), found.grade in GRAVE) == (one.best, True), one


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_what_the_judge_says(game: str) -> None:
    for one in some(game, 20):
        is_sound(one, DEALS, one.ply)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_sixteen_times_the_deals_say_the_same_of_all(game: str) -> None:
    for one in puzzles_of(game):
        is_sound(one, 16 * DEALS, 10_000 + one.ply)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_dealt_anew_change_nothing_and_a_reason_is_given(game: str) -> None:
    for one in some(game, 6):
        view = one.view()
        mind = mind_for(view.rules)
        verdict = decided(view, one.tempting, one.ply, mind)
        assert verdict.reasons
        assert decided(dealt_anew(view, one.ply), one.tempting, one.ply, mind) == verdict


def test_the_browser_judges_them_alike(tmp_path: Path) -> None:
    chosen = [one for game in GAMES for one in some(game, 4)]
    cases = [
        {
            "record": one.record(),
            "language": LANGUAGES[place % 4],
            "whole": False,
            "tries": [{"ply": one.ply, "move": move} for move in (one.best, one.tempting)],
        }
        for place, one in enumerate(chosen)
    ]
    for one, case, answer in zip(chosen, cases, in_node("review", cases, tmp_path), strict=True):
        best, tempting = answer["tried"]
        assert (best["grade"], best["best"], tempting["best"]) == ("best", one.best, one.best)
        view, language = one.view(), str(case["language"])
        names = [say("player", language, number=seat + 1) for seat in range(one.players)]
        ours = decided(view, one.tempting, one.ply, mind_for(view.rules), names=names).json(language)
        assert (tempting["grade"], tempting["why"]) == (ours["grade"], ours["reasons"])
        assert tempting["loss"] == pytest.approx(ours["loss"], abs=1e-9)
