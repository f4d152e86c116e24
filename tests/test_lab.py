"""The lab: duels are fair and counted rightly, ratings are right, training teaches, weights are whole or refused."""

from __future__ import annotations

import errno
import hashlib
import math
import os
import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tables
from race108 import BadOption, Game
from race108.bots import bot_named, choose_move
from race108.bots.mind import mind_for, mind_with, net_file, net_inputs, net_name
from race108.bots.net import grown, new_net
from race108.bots.weights import read_net, save_net, shipped_net
from race108.errors import BadWeights
from race108.game import rules_class
from race108.games.runtrip import ABOUT
from race108.games.triggs import ROWS
from race108.games.triggs.value import inputs
from race108.kernel import new_dealer
from race108.lab import train as training
from race108.lab.duel import Duel, Played, capital, elo, is_sure, play_duel, play_game, seats_for, standing, standings
from race108.lab.ladder import Ladder, draw_ladder, ratings
from race108.lab.work import Place
from race108.ruleset import Ruleset

LEARNED: list[Ruleset] = [
    *(rules_class("triggs").from_options(players, {}) for players in (2, 3, 4)),
    *(
        rules_class("runtrip").from_options(players, {"variant": variant})
        for variant, allowed in ((one.name, one.players) for one in ABOUT.variants)
        for players in allowed
    ),
]
#: The usual rows of Triggs, turned upside down.
OWN_SHEETS: list[Ruleset] = [
    rules_class("triggs").from_options(players, {"rows": list(reversed(ROWS))}) for players in (2, 3, 4)
]

#: The SHA-256 of panel 1's files, in this order.
PANEL1 = "367995b5eec2d36ccbb53184058d9557e2a26eb388fb7716b5e67382f9838304"


def played(game: str, bots: tuple[str, ...], deals: int, **more: Any) -> list[list[Played]]:
    return play_duel(Duel(game, bots, deals, **more), Place(), None, lambda _done, _all: None)


# --- duels ----------------------------------------------------------------------------------------------------------


def test_elo_of_known_shares() -> None:
    assert elo(0.5) == 0
    assert round(elo(10 / 11)) == 400
    assert elo(1.0) == math.inf
    assert elo(0.0) == -math.inf


def test_the_interval_of_a_known_case_is_wilsons() -> None:
    """Eight of ten: with the nine degrees of freedom of the spread, Wilson's 95 % interval is 0.474 to 0.941."""
    found = standing([1.0] * 8 + [0.0] * 2)
    z2, worth = 1.959964**2, 9
    half = math.sqrt(0.16 / worth + z2 / (4 * worth**2)) * 1.959964
    assert found.share == 0.8
    assert found.low == pytest.approx((0.8 + z2 / (2 * worth) - half) / (1 + z2 / worth))
    assert found.high == pytest.approx((0.8 + z2 / (2 * worth) + half) / (1 + z2 / worth))


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """A bot that wins 70 % of its games: of 1,000 duels of 60 deals, 95 % should hold it; fewer than 93 % is bad luck
    of one in a hundred."""
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        found = standing([(rng.random() < 0.7) / 2 + (rng.random() < 0.7) / 2 for _ in range(60)])
        held += found.low <= 0.7 <= found.high
    assert held >= 930


def test_stopping_when_sure_is_wrong_at_most_once_in_twenty_times() -> None:
    """Equal bots, looked at after each of 200 deals: of 400 duels at most 20 should be called decided; 36 or more
    would happen once in two thousand times if it were exactly so many."""
    rng = random.Random(2)
    wrong = 0
    for _ in range(400):
        shares: list[float] = []
        for _ in range(200):
            shares.append((rng.random() < 0.5) / 2 + (rng.random() < 0.5) / 2)
            if len(shares) % 10 == 0 and is_sure(shares, 0.5):
                wrong += 1
                break
    assert wrong < 36


def test_stopping_when_sure_finds_the_better_bot_soon() -> None:
    assert is_sure([1.0] * 10, 0.5)
    assert not is_sure([1.0] * 3, 0.5)
    assert is_sure([0.0] * 10, 0.5)
    assert capital([], 0.5) == 1.0
    assert capital([0.5] * 50, 0.5) == 1.0


def test_a_duel_stops_when_sure_and_says_no_more() -> None:
    """greedy against random is decided long before 60 deals."""
    deals = played("runtrip", ("greedy", "random"), 60, until_sure=True)
    assert 3 < len(deals) < 40


def test_equal_bots_are_found_equal() -> None:
    """The same bot on both seats: the shares of every game add up, and the interval holds one half."""
    deals = played("runtrip", ("random", "random"), 60)
    for games in deals:
        for game in games:
            assert sum(game.shares) == pytest.approx(1.0)
    first, second = standings(deals)
    assert first.share + second.share == pytest.approx(1.0)
    assert first.low < 0.5 < first.high


def test_a_duel_is_the_same_every_time() -> None:
    once = play_game("triggs", ["greedy", "random"], 3, 1, 7, {})
    assert play_game("triggs", ["greedy", "random"], 3, 1, 7, {}) == once
    assert once.finished


def test_rotating_the_seats_changes_who_sits_where() -> None:
    shares = [play_game("triggs", ["greedy", "random"], 3, rotation, 7, {}).shares for rotation in (0, 1)]
    assert shares == [(1.0, 0.0), (1.0, 0.0)]


def test_in_team_two_bots_play_a_side_each() -> None:
    assert seats_for("runtrip", ["greedy", "random"], {"variant": "team"}) == 4
    greedy, chance = standings(played("runtrip", ("greedy", "random"), 12, options={"variant": "team"}))
    assert greedy.share + chance.share == pytest.approx(1.0)
    assert greedy.share > 0.75


# --- strength -------------------------------------------------------------------------------------------------------

# A pair is told apart by 2 n games over n deals; if the two were equal, so large a share would come once in a
# thousand times (a binomial's upper tail).
LADDER = {
    "triggs": [
        ("level1", "random", 15),
        ("level2", "level1", 100),
        ("level3", "level2", 100),
        ("level4", "level3", 100),
    ],
    "runtrip": [
        ("level1", "random", 60),
        ("level2", "level1", 100),
        ("level3", "level2", 120),
        ("level4", "level3", 180),
    ],
}


def unlikely(games: int, error: float = 1e-3) -> int:
    """The fewest wins that equal players reach with at most this chance."""
    tail, wins = 0.0, games + 1
    while wins > 0 and tail + math.comb(games, wins - 1) / 2**games <= error:
        wins -= 1
        tail += math.comb(games, wins) / 2**games
    return wins


def test_how_many_wins_are_unlikely() -> None:
    """Of ten tosses ten heads come once in 1,024 times, nine or more eleven times."""
    assert unlikely(10, 1 / 1024) == 10
    assert unlikely(10, 11 / 1024) == 9


@pytest.mark.parametrize(
    ("game", "better", "worse", "deals"),
    [
        pytest.param(game, *pair, marks=pytest.mark.slow if pair[2] > 100 else ())
        for game, pairs in LADDER.items()
        for pair in pairs
    ],
)
def test_levels_are_ordered_in_strength(game: str, better: str, worse: str, deals: int) -> None:
    first, _ = standings(played(game, (better, worse), deals))
    assert first.share * 2 * deals >= unlikely(2 * deals)


@pytest.mark.parametrize(
    ("game", "other", "deals"),
    [
        ("triggs", "greedy", 8),
        ("runtrip", "greedy", 10),
        pytest.param("triggs", "level4", 25, marks=pytest.mark.slow),
        pytest.param("runtrip", "level4", 40, marks=pytest.mark.slow),
    ],
)
def test_search_beats_the_others(game: str, other: str, deals: int) -> None:
    """Level 5 is ``search`` with more simulations still. An equal would win so many games once in a hundred times."""
    first, _ = standings(played(game, ("search:30", other), deals))
    assert first.share * 2 * deals >= unlikely(2 * deals, 0.01)


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(one, marks=pytest.mark.slow if one.players in (3, 5, 6) else (), id=net_name(one))
        for one in LEARNED
    ],
)
def test_value_beats_greedy(rules: Ruleset) -> None:
    """One ``value`` among ``greedy`` bots: an equal would reach its even share, not so much more in so many games."""
    team = rules.options().get("variant") == "team"
    bots = ("value", "greedy") if team else ("value",) + ("greedy",) * (rules.players - 1)
    options = {"variant": rules.options()["variant"]} if rules.game == "runtrip" else {}
    first, *_ = standings(played(rules.game, bots, 24 if rules.players == 2 or team else 16, options=options))
    even = 1 / len(bots)
    assert first.low > even


def test_value_plays_well_on_a_road_it_has_never_seen() -> None:
    """The same squares, the other way round."""
    layout = tomllib.loads(tables.factors_text())
    layout |= {"name": "back", "squares": layout["squares"][::-1]}
    games = played("runtrip", ("value", "greedy"), 16, options={"layout": layout})
    assert all(game.finished for deal in games for game in deal)
    assert standings(games)[0].low > 0.5


# --- the ladder -----------------------------------------------------------------------------------------------------


def test_ratings_of_a_known_case() -> None:
    """Ten to one is 400 points; with a thousand deals the one drawn game everybody is credited hardly matters."""
    shares = {(0, 1): [1.0] * 1000 + [0.0] * 100}
    best, other = ratings(("a", "greedy"), shares)
    assert (best.bot, other.bot) == ("a", "greedy")
    assert best.rating == pytest.approx(1400, abs=2)
    assert best.low < 1400 < best.high
    assert (other.rating, other.low, other.high) == pytest.approx((1000, 1000, 1000))


def test_ratings_add_up_over_three() -> None:
    """Bradley and Terry: if a beats b two to one and b beats c two to one, a beats c four to one."""
    third = [1.0] * 200 + [0.0] * 100
    best, middle, last = ratings(("a", "b", "c"), {(0, 1): third, (1, 2): third, (0, 2): [1.0] * 240 + [0.0] * 60})
    assert best.rating - middle.rating == pytest.approx(400 * math.log10(2), abs=3)
    assert middle.rating - last.rating == pytest.approx(400 * math.log10(2), abs=3)


def test_the_ladders_picture_is_the_same_every_time(tmp_path: Path) -> None:
    rungs = ratings(("random", "greedy"), {(0, 1): [0.0, 0.5, 0.0, 0.0]})
    for name in ("one.svg", "two.svg"):
        draw_ladder(tmp_path / name, Ladder("triggs", ("random", "greedy"), 4), rungs, "de")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.svg", "two.svg"]
    with pytest.raises(BadOption, match="cannot be written"):
        draw_ladder(tmp_path / "none" / "x.svg", Ladder("triggs", ("random", "greedy"), 4), rungs, "en")


# --- training -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", LEARNED, ids=net_name)
def test_the_shipped_weights_say_how_they_were_made(rules: Ruleset) -> None:
    _, about = read_net(shipped_net(rules, net_name(rules)), net_inputs(rules))
    assert about["net"] == net_name(rules)
    assert about["command"].startswith(f"race108 train {rules.game} --players {rules.players}")


@pytest.mark.parametrize("rules", OWN_SHEETS, ids=net_name)
def test_sheets_of_ones_own_have_a_network_that_has_seen_many_kinds(rules: Ruleset) -> None:
    _, about = read_net(net_file(rules), net_inputs(rules))
    assert about["net"] == f"{net_name(rules)}-varied" == net_file(rules).stem
    assert about["command"].endswith("--varied")
    assert net_file(LEARNED[rules.players - 2]) == shipped_net(rules, net_name(rules))  # the usual sheet has its own
    assert net_file(rules, panel=1).parent.name == "panel1"


@pytest.mark.parametrize("rules", OWN_SHEETS, ids=net_name)
def test_on_a_sheet_turned_upside_down_value_still_beats_greedy(rules: Ruleset) -> None:
    """The network of the usual sheet lost there every game."""
    bots = ("value",) + ("greedy",) * (rules.players - 1)
    first, *_ = standings(played("triggs", bots, 8, options={"rows": rules.options()["rows"]}))
    assert first.low > 1 / rules.players


def test_rules_that_cannot_be_varied_are_not_learned_so() -> None:
    with pytest.raises(BadOption, match="leave out --varied"):
        training.school_for(rules_class("runtrip").from_options(2, {}), varied=True)


@pytest.fixture
def short_contests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The learning curve is rough, but soon drawn."""
    monkeypatch.setattr(training, "CONTEST", 20)
    monkeypatch.setattr(training, "LAST_CONTEST", 20)


@pytest.mark.usefixtures("short_contests")
@pytest.mark.parametrize(
    ("rules", "deals"),
    [
        pytest.param(LEARNED[0], 20, id="triggs"),
        pytest.param(LEARNED[3], 60, id="runtrip", marks=pytest.mark.slow),
    ],
)
def test_a_little_training_beats_greedy(rules: Ruleset, deals: int, tmp_path: Path) -> None:
    """From scratch, 7,500 games: an equal of ``greedy`` would win so many once in a thousand times."""
    path = tmp_path / "net.npz"
    reports: list[dict[str, Any]] = []
    about = training.train(training.Lesson(rules, 7500, 7), path, False, reports.append)
    assert about["games"] == 7500
    assert [point[0] for point in reports[-1]["curve"]] == sorted({point[0] for point in reports[-1]["curve"]})
    assert about["best"] in [point[0] for point in about["curve"]]
    first, _ = standings(played(rules.game, (f"value:{path}", "greedy"), deals))
    assert first.share * 2 * deals >= unlikely(2 * deals)


@pytest.mark.usefixtures("short_contests")
@pytest.mark.parametrize(
    ("grow", "varied", "learners"), [(False, False, 1), (True, False, 1), (True, True, 1), (True, False, 3)]
)
def test_training_that_was_stopped_ends_with_the_same_bytes(
    grow: bool, varied: bool, learners: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "CHECKPOINT_SECONDS", 0.0)
    monkeypatch.setattr(training, "BATCH", 50)
    lesson = training.Lesson(LEARNED[0], 200, 1, grow, varied=varied, learners=learners)

    def stop(now: dict[str, Any]) -> None:
        if now["games"] == 150:
            raise KeyboardInterrupt

    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    training.train(lesson, one, False, lambda _report: None)
    with pytest.raises(KeyboardInterrupt):
        training.train(lesson, other, False, stop)
    _, before = read_net(training.checkpoint(other), inputs(2))
    assert before["games"] == 100
    training.train(lesson, other, True, lambda _report: None)
    whole, resumed = read_net(one, inputs(2)), read_net(other, inputs(2))
    assert [part.tobytes() for part in whole[0]] == [part.tobytes() for part in resumed[0]]
    timeless = [{key: value for key, value in about.items() if key != "seconds"} for about in (whole[1], resumed[1])]
    assert timeless[0] == timeless[1]
    assert not list(tmp_path.glob("*checkpoint*"))


@pytest.mark.usefixtures("short_contests")
def test_a_network_that_goes_on_says_what_came_before(tmp_path: Path) -> None:
    """With both commands it can be made again."""
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    training.train(training.Lesson(LEARNED[0], 250, 1, grow=True), first, False, lambda _report: None)
    about = training.train(training.Lesson(LEARNED[0], 250, 2, start=first), second, False, lambda _report: None)
    assert about["before"] == ["race108 train triggs --players 2 --games 250 --seed 1 --grow"]
    assert about["command"] == "race108 train triggs --players 2 --games 250 --seed 2 --from first.npz"
    (old, _), (new, _) = (read_net(path, inputs(2)) for path in (first, second))
    assert 0 < np.abs(new.middle - old.middle).max() < 0.1


@pytest.mark.usefixtures("short_contests")
def test_another_lesson_does_not_go_on_from_a_checkpoint(tmp_path: Path) -> None:
    lesson = training.Lesson(LEARNED[0], 200, 1)
    path = tmp_path / "net.npz"
    save_net(training.checkpoint(path), new_net(inputs(2)[-1], 1), {"lesson": "another"}, new_net(inputs(2)[-1], 1))
    with pytest.raises(BadWeights, match="another version"):
        training.train(lesson, path, True, lambda _report: None)


@pytest.mark.parametrize("rules", LEARNED, ids=net_name)
def test_a_grown_network_judges_as_before(rules: Ruleset) -> None:
    """It has more inputs and a second layer, and has yet to learn to use them."""
    game = Game.with_options(rules.game, rules.players, bytes(32), rules.options())
    old = mind_for(rules, panel=1)
    new = mind_with(rules, grown(old.net, net_inputs(rules)[-1], 3))
    assert (len(old.net.first), len(new.net.first)) == net_inputs(rules)[:: len(net_inputs(rules)) - 1]
    for _ in range(12):
        view = game.view(game.turn)
        before, after = old.ranked(view, new_dealer(bytes(32))), new.ranked(view, new_dealer(bytes(32)))
        assert before == after
        game.play(view.write(before[0][0]))


def test_a_panel_plays_by_its_name_and_never_changes() -> None:
    """The networks of panel 1 as they were frozen: the sum of all its files."""
    digest = hashlib.sha256()
    for rules in LEARNED:
        digest.update(shipped_net(rules, net_name(rules), 1).read_bytes())
    assert digest.hexdigest() == PANEL1
    game = Game.new("triggs", 2, 3)
    view = game.view(game.turn)
    assert bot_named("panel1:value", game.rules)(view, new_dealer(bytes(32))) in view.actions
    again = [choose_move(bot_named("panel1:search:20", game.rules), view, bytes(32)) for _ in range(2)]
    assert again[0] == again[1]
    for name in ("panel2:value", "panel1:greedy", "panel1", "panel1:value:x.npz"):
        with pytest.raises(BadOption, match="no bot"):
            bot_named(name, game.rules)


@pytest.mark.parametrize("content", [b"", b"rubbish", b"PK\x03\x04 rubbish"])
def test_a_broken_file_of_weights_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(BadWeights, match="broken"):
        read_net(path, inputs(2))


def test_weights_for_another_number_of_players_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_net(path, new_net(inputs(2)[-1], 1), {"net": "triggs-2"})
    with pytest.raises(BadWeights, match="another version"):
        read_net(path, inputs(3))


def test_weights_that_cannot_be_written_leave_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.npz"
    save_net(path, new_net(inputs(2)[-1], 1), {"net": "triggs-2"})
    before = path.read_bytes()

    def full(file: Any, **_parts: Any) -> None:
        file.write(b"half of it")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(BadOption, match="No space left"):
        save_net(path, new_net(inputs(2)[-1], 2), {"net": "triggs-2"})
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["net.npz"]


def test_a_cut_off_checkpoint_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    kept = training.checkpoint(path)
    save_net(kept, new_net(inputs(2)[-1], 1), {"lesson": "x"}, new_net(inputs(2)[-1], 2))
    kept.write_bytes(kept.read_bytes()[:-4000])
    with pytest.raises(BadWeights, match="broken"):
        training.train(training.Lesson(LEARNED[0], 250, 1), path, True, lambda _report: None)


def test_the_networks_stay_small() -> None:
    """A browser or a server loads one of them; all of them are in the package."""
    sizes = [net_file(rules).stat().st_size for rules in (*LEARNED, *OWN_SHEETS)]
    assert max(sizes) <= 200_000
    assert sum(sizes) <= 2_500_000


@pytest.mark.parametrize("rules", LEARNED, ids=net_name)
def test_what_a_new_network_says_about_the_panel_is_true(rules: Ruleset) -> None:
    """It is better than its panel's network; as many games as one has patience for must not contradict its figure."""
    net, about = read_net(shipped_net(rules, net_name(rules)), net_inputs(rules))
    if "against_panel" not in about:
        return  # the panel's own
    share, error = about["against_panel"]
    assert share - error > 1 / rules.sides
    panel = read_net(shipped_net(rules, net_name(rules), about["panel"]), net_inputs(rules))[0]
    games = 120
    again = training.school_for(rules).contest(net, panel, games, new_dealer(bytes(32), 9))
    assert abs(again - share) < 4 * math.sqrt(0.25 / games) + error


def test_saved_weights_come_back(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    net = new_net(inputs(2)[-1], 1)
    save_net(path, net, {"net": "triggs-2"})
    again, _ = read_net(path, inputs(2))
    assert np.allclose(again.first, net.first, atol=1e-3)
    assert not list(tmp_path.glob("*.unfinished"))
