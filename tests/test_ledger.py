"""The ledger: it adds up, luck is zero on average, and nobody who plays can reach the judge that sees all cards."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import race108
import variants
from race108 import BadOption, BadRecord, Game
from race108.bots import bot_named
from race108.coach.ledger import BOUND, Accountant, Ledger, as_row, judge_path, ledger_of, luck_in
from race108.errors import Race108Error
from race108.game import rules_class
from race108.games.triggs import rules as triggs
from race108.kernel import clone, new_dealer
from race108.lab.duel import Duel, Played, adjusted_standings, capital, gain, play_duel, play_game, standings
from race108.lab.work import Place
from race108.seed import seed_from
from race108.words import LANGUAGES

SOURCE = Path(race108.__file__).parent
games = pytest.mark.parametrize("name", ["triggs", "runtrip"])


def finished(name: str, players: int, bots: tuple[str, ...], seed: int, **options: Any) -> Game:
    """A game of some bots, to its end."""
    return to_its_end(Game.with_options(name, players, seed, options), bots, seed)


def to_its_end(game: Game, bots: tuple[str, ...], seed: int) -> Game:
    """The game, played on by some bots."""
    at_seat = [bot_named(bots[seat % len(bots)], game.rules) for seat in range(game.rules.players)]
    dealer = new_dealer(seed_from(seed))
    while not game.over and game.ply < 600:
        view = game.view(game.turn)
        game.play(view.write(at_seat[game.turn](view, dealer)))
    return game


def check_sums(ledger: Ledger, game: Game) -> None:
    """Every line adds up, and so do the seats' lines with one another."""
    rules = game.rules
    for line in ledger.lines:
        whole = line.start + line.luck + line.own + line.others + line.unexplained
        assert whole == pytest.approx(line.result, abs=1e-9)
        assert sum(line.by_seat) == pytest.approx(line.own + line.others, abs=1e-9)
    each = [ledger.lines[rules.seats_of([side])[0]] for side in range(rules.sides)]
    for part, all_of_it in {"start": 100, "luck": 0, "unexplained": 0, "result": 100}.items():
        assert sum(getattr(line, part) for line in each) == pytest.approx(all_of_it, abs=1e-9)
    for entry in ledger.entries:
        assert sum(entry.worth) == pytest.approx(1.0, abs=1e-12)


#: Orders of the hidden cards: sums are sums with few of them, too.
FEW = 8
#: The tables whose judges have learned something by now.
JUDGED = [one for one in variants.ALL if one[0] == "triggs" or one[1] in (2, 3, 4)]
JUDGED = [one for one in JUDGED if one[2].get("variant") != "advanced"]


@variants.each(JUDGED)
def test_the_five_parts_add_up_to_the_result(variant: variants.Variant) -> None:
    """With two to six seats and with partners; ``greedy`` decides otherwise than ``value``, so all parts are there."""
    name, players, options = variant
    game = finished(name, players, ("greedy", "level2"), 3, **options)
    assert game.over
    ledger = ledger_of(game.record(), FEW)
    assert len(ledger.entries) == game.ply
    check_sums(ledger, game)
    assert [line.start for line in ledger.lines] == [pytest.approx(100 / game.rules.sides)] * players
    assert any(entry.luck[0] for entry in ledger.entries)
    assert any(entry.decision[0] for entry in ledger.entries)
    assert ledger_of(game.record(), FEW) == ledger


@games
def test_who_plays_as_value_does_decides_nothing_that_luck_would_have_to_answer_for(name: str) -> None:
    """What ``value`` plays is what a decision is measured by; a refill that it foresees may be dealt otherwise here."""
    ledger = ledger_of(finished(name, 2, ("value",), 4).record())
    decided = [entry for entry in ledger.entries if entry.decision[0] != 0.0]
    assert len(decided) <= len(ledger.entries) // 20


def test_over_all_cards_that_might_have_been_drawn_luck_is_zero() -> None:
    """In Triggs: whichever hidden card of a pile is drawn, or comes to light."""
    game = finished("triggs", 2, ("value",), 5)
    before, looked = Game.with_options("triggs", 2, 5, {}), 0
    for text in game.moves_played[:60]:
        (action,) = before.rules.read(before.state, text)
        known = 1 if action == triggs.CENTRE else 2
        hidden = int(before.state["height"][0][action]) - known + 1 if action < triggs.DISCARDS else 0
        if hidden > 3 and looked < 2:
            looked += 1
            check_mean_of_draw(before, action, hidden)
        before.play(text)
    assert looked == 2


def check_mean_of_draw(game: Game, action: int, hidden: int) -> None:
    """With so many orders the mean errs by less than a point."""
    accountant, luck = Accountant(game.rules, orders=256), {}
    pile = game.state["pile"][0, action, :hidden].tolist()
    for place, card in enumerate(pile):
        if card not in luck:
            state = clone(game.state)
            state["pile"][0, action, [place, hidden - 1]] = pile[hidden - 1], card
            after = clone(state)
            game.rules.step(after, action, new_dealer(bytes(32)))
            (entry,) = accountant.entries(bytes(32), [state, after], [(action,)])
            luck[card] = entry.luck[0]
    assert max(luck.values()) - min(luck.values()) > 0.01
    assert sum(luck[card] for card in pile) / hidden == pytest.approx(0.0, abs=0.035)


def test_the_judge_does_not_know_in_which_order_hidden_cards_lie() -> None:
    accountant = Accountant(rules_class("triggs").from_options(2, {}))
    state = Game.new("triggs", 2, 8).state
    other = clone(state)
    for pile in range(3):
        hidden = int(state["height"][0, pile]) - (pile != triggs.CENTRE)
        other["pile"][0, pile, :hidden] = state["pile"][0, pile, :hidden][::-1]
    assert accountant.worth(state) == accountant.worth(other)
    accountant = Accountant(rules_class("runtrip").from_options(3, {}))
    state = Game.new("runtrip", 3, 8).state
    other = clone(state)
    other["deck"][0, :90] = state["deck"][0, :90][::-1]
    assert accountant.worth(state) == accountant.worth(other)


# --- luck is zero on average ----------------------------------------------------------------------------------------


def played(name: str, bots: tuple[str, ...], deals: int, **more: Any) -> list[list[Played]]:
    duel = Duel(name, bots, deals, luck_adjusted=True, **more)
    return play_duel(duel, Place(), None, lambda _done, _all: None)


def check_luck(deals: list[list[Played]]) -> None:
    """The mean luck of every bot is within five standard errors of zero, as it is 2,499 times of 2,500."""
    for bot in range(len(deals[0][0].shares)):
        luck = np.array([np.mean([game.luck[bot] for game in games]) for games in deals])
        assert abs(luck.mean()) < 5 * luck.std(ddof=1) / len(luck) ** 0.5
        assert np.abs(luck).max() <= BOUND


DUELS = [
    ("triggs", ("value", "value"), {}),
    ("triggs", ("value", "greedy"), {}),
    ("runtrip", ("value", "value"), {}),
    ("runtrip", ("value", "random"), {}),
    ("runtrip", ("level2", "greedy", "value"), {}),
    ("runtrip", ("level2", "value"), {"variant": "team"}),
]


@pytest.mark.parametrize(("name", "bots", "options"), DUELS[:1] + DUELS[3:4])
def test_luck_is_zero_on_average(name: str, bots: tuple[str, ...], options: dict[str, Any]) -> None:
    """Bots of equal and of unequal strength: so what is left of their results is not biased."""
    check_luck(played(name, bots, 12, options=options))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bots", "options"), DUELS)
def test_luck_is_zero_on_average_over_many_games(name: str, bots: tuple[str, ...], options: dict[str, Any]) -> None:
    check_luck(played(name, bots, 300, options=options))


# --- duels ----------------------------------------------------------------------------------------------------------


def test_what_luck_explains_is_taken_off_and_the_gain_is_that_of_the_variance() -> None:
    """Two deals, won and lost, of which luck explains half: a quarter of the variance is left."""
    deals = [
        [Played(0, 0, (1.0, 0.0), 9, True, None, (0.25, -0.25))],
        [Played(1, 0, (0.0, 1.0), 9, True, None, (-0.25, 0.25))],
    ]
    assert gain(deals) == pytest.approx(4.0)
    first, second = adjusted_standings(deals)
    assert (first.share, second.share) == (0.5, 0.5)
    assert first.high - first.low == pytest.approx(2 * 1.959964 * (0.125 / 2) ** 0.5)
    assert standings(deals)[0].share == 0.5


def test_a_duel_without_luck_is_the_same_every_time_and_the_games_are_the_same() -> None:
    def one_game(*, luck: bool) -> Played:
        return play_game("runtrip", ["greedy", "random"], 3, 1, 7, {}, luck)

    once, plain = one_game(luck=True), one_game(luck=False)
    assert one_game(luck=True) == once
    assert once.shares == plain.shares
    assert once.plies == plain.plies
    assert plain.luck == ()
    assert plain.adjusted == plain.shares
    assert Played.from_list([3, 1, list(once.shares), once.plies, True, None, list(once.luck)]) == once


def test_partners_share_their_luck() -> None:
    two = play_game("runtrip", ["greedy", "random"], 2, 0, 7, {"variant": "team"}, luck=True)
    assert sum(two.luck) == pytest.approx(0.0, abs=1e-9)
    assert two.luck[0] != 0.0


def test_who_bets_on_what_is_left_can_never_lose_more_than_there_is() -> None:
    """The bound of luck is part of the stakes, so results far out are allowed and stopping early is still honest."""
    assert capital([-BOUND] * 5, 0.5, BOUND) > 1.0
    assert capital([1 + BOUND] * 5, 0.5, BOUND) > 1.0
    assert capital([0.5] * 50, 0.5, BOUND) == 1.0
    deals = played("runtrip", ("greedy", "random"), 60, until_sure=True)
    assert 3 < len(deals) < 60


def test_luck_that_has_gone_far_enough_is_not_counted_on() -> None:
    game = finished("triggs", 2, ("value", "greedy"), 6)
    states, moves, again = [], [], Game.replaying(game.record())
    for one in again:
        states.append(one.state)
    for state, text in zip(states, game.moves_played, strict=False):
        moves.append(game.rules.read(state, text))
    luck = luck_in(Accountant(game.rules), game.seed, states, moves)
    assert max(map(abs, luck)) <= BOUND
    assert sum(luck) == pytest.approx(0.0, abs=1e-9)


# --- who may look ---------------------------------------------------------------------------------------------------


def importing(*names: str) -> set[str]:
    """The files of race108 that import something whose name ends so."""
    found = set()
    for path in SOURCE.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            told: list[str] = []
            if isinstance(node, ast.ImportFrom):
                told = [node.module or "", *(f"{node.module}.{one.name}" for one in node.names)]
            elif isinstance(node, ast.Import):
                told = [one.name for one in node.names]
            if any(one.endswith(name) for one in told for name in names):
                found.add(path.relative_to(SOURCE).as_posix())
    return found


def test_nobody_who_plays_can_reach_the_judge_that_sees_all_cards() -> None:
    """Its compiled code is for the ledger and its school alone, and the ledger for those who look back."""
    names = [path.parent.name for path in SOURCE.glob("games/*/hindsight.py")]
    assert sorted(names) == ["runtrip", "triggs"]
    own = {f"games/{name}/{part}.py" for name in names for part in ("ledger", "hindschool", "edge")}
    assert importing(".hindsight") <= {*own, "lab/commands.py"}
    assert importing(".hindschool") == set()
    assert {path.split("/")[0] for path in importing(".ledger")} <= {"games", "coach", "lab", "cli.py", "referee.py"}
    assert not [path for path in importing(".ledger") if "hint" in path or "judge" in path]
    assert {path for path in importing(".ledger") if path.startswith("games/")} <= own
    asks = {path.name for path in SOURCE.glob("**/*.py") if '"hindsight"' in path.read_text(encoding="utf-8")}
    assert asks == {"ledger.py"}


@pytest.mark.parametrize(("name", "players", "options"), JUDGED)
def test_a_judge_is_small_and_has_a_version(name: str, players: int, options: dict[str, Any]) -> None:
    rules = rules_class(name).from_options(players, options)
    assert judge_path(rules).stat().st_size <= 200_000
    assert len(Accountant(rules).judge) == 12


# --- what cannot be accounted for -----------------------------------------------------------------------------------


def refusal(record: object) -> Race108Error:
    with pytest.raises(Race108Error) as caught:
        ledger_of(record)
    for language in LANGUAGES:
        assert len(caught.value.text(language).splitlines()) == 1
    return caught.value


def test_a_game_that_has_not_ended_is_refused_in_one_sentence() -> None:
    game = Game.new("triggs", 2, 7)
    assert refusal(game.record()).message == "ledger-unfinished"
    game.play(game.moves()[0])
    assert refusal(game.record()).message == "ledger-unfinished"


def test_a_broken_record_is_refused_in_one_sentence() -> None:
    record = finished("triggs", 2, ("greedy",), 3).record()
    assert isinstance(refusal(record | {"moves": ["fly"]}), BadRecord)
    assert isinstance(refusal({"race108": 2}), Race108Error)
    assert isinstance(refusal(None), BadRecord)


def test_time_that_was_up_is_nobodys_decision() -> None:
    game = Game.new("runtrip", 2, 7)
    for _ in range(6):
        game.play(game.moves()[0])
    game.time_up()
    ledger = ledger_of(game.record())
    check_sums(ledger, game)
    assert ledger.ending[0] is None
    assert ledger.ending[1][0] != 0.0
    assert len(ledger.entries) == 6


def test_giving_up_is_a_decision() -> None:
    game = Game.new("triggs", 2, 7)
    for _ in range(4):
        game.play(game.moves()[0])
    record = game.record() | {"results": {"winners": [1], "how": "resigned"}, "table": {"resigned": [0]}}
    ledger = ledger_of(record)
    check_sums(ledger, game)
    assert ledger.ending[0] == 0
    assert ledger.ending[1][0] < 0.0


def test_from_a_position_on_nothing_was_dealt() -> None:
    begun = finished("triggs", 2, ("value",), 5)
    middle = Game.replay(begun.record() | {"moves": begun.moves_played[:-4]})
    game = to_its_end(Game.from_position(middle.position(), 3), ("value",), 5)
    ledger = ledger_of(game.record())
    check_sums(ledger, game)
    assert ledger.deal == (0.0, 0.0)


def test_a_game_without_a_judge_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished("triggs", 2, ("greedy",), 3).record()
    monkeypatch.setattr("race108.coach.ledger.judge_path", lambda _rules: Path("nowhere.npz"))
    assert isinstance(refusal(record), BadOption)


def test_a_move_is_told_with_its_end() -> None:
    assert as_row((3, 5)).tolist()[:3] == [3, 5, -1]
