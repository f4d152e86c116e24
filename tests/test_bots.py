"""Bots play by the rules, from their view alone, and the same way every time."""

from __future__ import annotations

import hashlib
import random
import time
from pathlib import Path

import pytest

import variants
from race108 import BadOption, Game
from race108.bots import MANNERS, bot_named, choose_move, choose_turn
from race108.errors import BadWeights
from race108.games.registry import part_of
from race108.games.triggs import rules as triggs
from race108.games.triggs.ruleset import Triggs
from race108.kernel import new_dealer

#: Games of each variant; with 26 variants that makes more than two thousand in all.
GAMES = {"random": 20, "greedy": 6, "value": 30, "search:8": 1, "level1": 6, "level2": 6, "level3": 6, "level4": 6}
GAMES |= dict.fromkeys(MANNERS, 1)
#: The slow ones answer only once in so many moves. Level 5 is ``search`` with its full budget.
EVERY = {"search:8": 4, "level5": 60}


def seed_for(game: Game) -> bytes:
    return hashlib.sha256(game.seed + game.ply.to_bytes(4, "big")).digest()


@variants.each()
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_only_legal_moves(name: str, variant: variants.Variant) -> None:
    """``play`` refuses everything else."""
    game_name, players, options = variant
    for number in range(GAMES[name]):
        game = Game.new(game_name, players, number, **options)
        bot = bot_named(name, game.rules)
        while not game.over and game.ply < 800:
            game.play(choose_move(bot, game.view(game.turn), seed_for(game)))


@variants.each()
def test_no_answer_changes_when_what_the_seat_cannot_see_is_dealt_anew(variant: variants.Variant) -> None:
    """All bots answer all along a game, 61 moves at most, from the true table and from another that fits."""
    game_name, players, options = variant
    game = Game.new(game_name, players, 5, **options)
    bots = {name: bot_named(name, game.rules) for name in [*GAMES, "level5"]}
    chooser = random.Random(5)
    while not game.over and game.ply < 61:
        seed = seed_for(game)
        dealt = game.rules.position(game.view(game.turn).resample(new_dealer(seed)))
        as_it_is, otherwise = (Game.from_position(truth, 1).view(game.turn) for truth in (game.position(), dealt))
        for name, bot in bots.items():
            if game.ply % EVERY.get(name, 1) == 0:
                assert choose_turn(bot, as_it_is, seed) == choose_turn(bot, otherwise, seed), name
        game.play(chooser.choice(game.moves()))


@pytest.mark.parametrize("game_name", ["triggs", "runtrip"])
def test_search_gives_the_same_answer_for_the_same_view_seed_and_rollouts(game_name: str) -> None:
    game = Game.new(game_name, 3, 4)
    bot = bot_named("search", game.rules, rollouts=40)
    for _ in range(12):
        answer = choose_move(bot, game.view(game.turn), seed_for(game))
        assert choose_move(bot, game.view(game.turn), seed_for(game)) == answer
        game.play(answer)


def test_search_keeps_to_its_time() -> None:
    """Two hundred milliseconds are more than ten, and neither is two seconds; a busy computer has three tries."""
    assert 0.009 < thinking_time("search:10ms", seed=3) < 0.19 < thinking_time("search:200ms", seed=3) < 2.0


def test_search_does_not_use_its_time_up_when_it_is_clear_what_is_best() -> None:
    assert thinking_time("search:1000ms", seed=4) < 0.9


def thinking_time(bot: str, seed: int) -> float:
    """How long a first move takes at least; with the seed 3 several are about as good, with 4 one is clearly best."""
    game = Game.new("triggs", 2, seed)
    view = game.view(game.turn)
    choose_move(bot_named("search:1", game.rules), view, bytes(32))

    def once() -> float:
        began = time.monotonic()
        choose_move(bot_named(bot, game.rules), view, bytes(32))
        return time.monotonic() - began

    return min(once() for _ in range(3))


@pytest.mark.parametrize("game_name", ["triggs", "runtrip"])
def test_manners_show_in_what_is_liked_about_the_moves_that_are_played(game_name: str) -> None:
    """Asked all along a game, each plays never less to its own liking than ``value`` does, and more often more."""
    manners = part_of(game_name, "manner").MANNERS
    assert set(manners) == set(MANNERS)
    more = dict.fromkeys(MANNERS, 0)
    game = Game.new(game_name, 2, 1)
    bots = {name: bot_named(name, game.rules) for name in ["value", *MANNERS]}
    while not game.over and game.ply < 80:
        view = game.view(game.turn)
        played = {name: bot(view, new_dealer(seed_for(game))) for name, bot in bots.items()}
        for name in MANNERS:
            own, usual = (manners[name].likes(view, played[who]) for who in (name, "value"))
            assert own >= usual
            more[name] += own > usual
        game.play(view.write(played["value"]))
    assert min(more.values()) > 0, more


@pytest.mark.parametrize("game_name", ["triggs", "runtrip"])
def test_greedy_beats_random(game_name: str) -> None:
    """Forty games: if both were equal, greedy would win thirty or more once in a thousand times."""
    won = 0
    for number in range(40):
        game = Game.new(game_name, 2, number)
        greedy = number % 2
        while not game.over:
            bot = bot_named("greedy" if game.turn == greedy else "random", game.rules)
            game.play(choose_move(bot, game.view(game.turn), seed_for(game)))
        won += game.winners == [greedy]
    assert won >= 30


def test_a_turn_ends_where_something_unforeseen_begins() -> None:
    """A draw shows a new card: what comes after it depends on that card."""
    for seed in range(20):
        game = Game.new("triggs", 2, seed)
        turn = choose_turn(bot_named("greedy", game.rules), game.view(game.turn), bytes(32))
        assert sum(move.startswith("draw") for move in turn) <= 1
        game.play(*turn)


def test_greedy_takes_a_good_trip() -> None:
    """Blue leads on 12 and can be sent back to the start: better than a run of 6 squares."""
    position = {
        "game": "runtrip",
        "players": 2,
        "tokens": [[10], [12]],
        "hands": [["3[22]", "9[3]", "2[7]"], ["4[2]"]],
        "turn": 0,
    }
    game = Game.from_position(position, 1)
    assert choose_move(bot_named("greedy", game.rules), game.view(0), bytes(32)) == "trip 2 3[22] 9[3]"


def test_greedy_prefers_a_safe_square() -> None:
    """From the start a run of 1 or 2: square 1 shows nothing and cannot be matched."""
    position = {"game": "runtrip", "players": 2, "tokens": [[0], [0]], "hands": [["1[7]", "2[7]"], ["4[2]"]], "turn": 0}
    game = Game.from_position(position, 1)
    assert choose_move(bot_named("greedy", game.rules), game.view(0), bytes(32)) == "run 1[7]"


@pytest.mark.parametrize("name", ["nobody", "greedy:3", 7, None, ""])
def test_an_unknown_bot_is_refused(name: object) -> None:
    with pytest.raises(BadOption, match="greedy"):
        bot_named(name, Triggs(2))


@pytest.mark.parametrize("name", ["search:0ms", "search:-1", "search:soon", "search:99999999", "search:600001ms"])
def test_an_impossible_budget_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="search:50ms"):
        bot_named(name, Triggs(2))


def test_weights_that_are_not_there_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="no weights file"):
        bot_named(f"value:{tmp_path / 'none.npz'}", Triggs(2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_picking_a_random_action_is_picking_from_the_list(players: int) -> None:
    """The benchmark's quick way to a random action gives the r-th legal action, as the list does."""
    rules = Triggs(players)
    quick, listed = new_dealer(bytes(32), 1), new_dealer(bytes(32), 1)
    from race108.kernel import pick

    state = rules.deal(new_dealer(bytes(32)))
    other = rules.deal(new_dealer(bytes(32)))
    while not rules.over(state):
        action = triggs.any_action(state, quick)
        actions = rules.legal(other)
        assert action == actions[pick(listed, len(actions))]
        rules.step(state, action, quick)
        rules.step(other, action, listed)
        assert state.tobytes() == other.tobytes()
