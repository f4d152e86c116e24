"""Thinking, compiled as a whole: the same answers as ever, in one call or in pieces, in any thread."""

from __future__ import annotations

import json
import math
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import numpy as np
import pytest

import thoughts
import variants
from race108 import Game
from race108.bots import bot_named, choose_move
from race108.bots.mind import chosen, mind_for
from race108.bots.net import natural_log
from race108.bots.thought import (
    AHEAD,
    BATCH,
    CANDIDATES,
    CLEARLY,
    LEAST,
    LONG,
    MANY,
    SOONEST,
    THOUGHT,
    TURNS,
    drop_clear,
    end_round,
)
from race108.engine.wasm import kernel
from race108.kernel import new_dealer, scratch
from race108.seed import seed_from

KNOWN: dict[str, list[list[str]]] = json.loads(thoughts.FILE.read_text(encoding="utf-8"))
games = pytest.mark.parametrize("name", ["triggs", "runtrip"])


@pytest.mark.parametrize("variant", variants.FEW, ids=variants.name)
def test_the_thinking_bots_answer_as_ever(variant: variants.Variant) -> None:
    """The file was written when their loops were plain Python."""
    assert thoughts.answers(variant) == KNOWN[variants.name(variant)]


@games
def test_a_search_in_pieces_comes_to_the_same_move_with_the_same_chance(name: str) -> None:
    game, rollouts = Game.new(name, 3, 6), 50
    mind = mind_for(game.rules)
    while game.ply < 12:
        view, whole, parts = game.view(game.turn), new_dealer(bytes(32), game.ply), new_dealer(bytes(32), game.ply)
        known = mind.known(view)
        thought = mind.begin_search(known, parts)
        while thought["left"][0] > 1:
            while thought["left"][0] > 1 and thought["played"][0] * thought["rounds"][0] < TURNS * rollouts:
                mind.play_batch(known, thought, parts)
                drop_clear(thought)
            end_round(thought)
        assert mind.searched(view, whole, rollouts) == chosen(thought)
        assert whole.tobytes() == parts.tobytes()
        game.play(view.write(chosen(thought)))


@games
def test_threads_think_with_one_bot_without_disturbing_each_other(name: str) -> None:
    game = Game.new(name, 2, 7)
    bot, view = bot_named("search:100", game.rules), game.view(game.turn)

    def answer(seed: int) -> list[str]:
        return [choose_move(bot, view, seed_from(seed + again)) for again in range(5)]

    alone = [answer(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(answer, range(8))) == alone


@games
def test_what_the_room_held_before_means_nothing_and_the_module_has_its_own(name: str) -> None:
    game = Game.new(name, 2, 8)
    mind: Any = mind_for(game.rules)
    rubbish = np.random.default_rng(1).integers(0, 256, mind.room.itemsize, dtype=np.uint8).tobytes()
    rooms = [scratch(mind.room), np.frombuffer(bytearray(rubbish), dtype=mind.room)]
    functions = mind.compiled.search, kernel().functions[f"{name}_search"]
    found = set()
    for function, room in product(functions, rooms):
        room, thought = room.copy(), np.zeros(1, dtype=THOUGHT)
        before = room.tobytes()
        function(*mind.known(game.view(game.turn)), 40, room, thought, new_dealer(bytes(32)))
        assert (room.tobytes() == before) == (function is functions[1])
        found.add(thought.tobytes())
    assert len(found) == 1


def with_many_moves(name: str) -> tuple[Any, tuple[Any, ...]]:
    """A mind, and a table with more moves than a search looks at."""
    for seed in range(50):
        game = Game.new(name, 2, seed)
        mind = mind_for(game.rules)
        while not game.over:
            view = game.view(game.turn)
            moves = mind.ranked(view, new_dealer(bytes(32)))
            if len(moves) > MANY:
                return mind, mind.known(view)
            game.play(view.write(moves[0][0]))
    raise AssertionError(f"no table of {name} has more than {MANY} moves")


@games
def test_with_more_time_a_search_looks_at_more_moves_and_further_ahead(name: str) -> None:
    mind, known = with_many_moves(name)
    for long, moves, last in ((False, CANDIDATES, AHEAD), (True, MANY, AHEAD + 1)):
        thought = mind.begin_search(known, new_dealer(bytes(32)), long=long)
        assert thought["left"][0] == moves
        seen = []
        while thought["left"][0] > 1:
            seen.append(int(thought["ahead"][0]))
            end_round(thought)
        assert seen == list(range(1, last + 1))


@games
def test_a_move_looked_at_twice_has_the_same_luck_both_times(name: str) -> None:
    """All moves are played on the same deals, and meet the same shuffles later on."""
    game = Game.new(name, 2, 6)
    mind: Any = mind_for(game.rules)
    while not game.over:
        view, dealer = game.view(game.turn), new_dealer(bytes(32), game.ply)
        known = mind.known(view)
        thought = mind.begin_search(known, dealer)
        best = chosen(thought)
        if game.ply % 3 == 0 and thought["left"][0] > 1:
            thought["moves"][0, 1], thought["ahead"] = thought["moves"][0, 0], AHEAD
            mind.play_batch(known, thought, dealer)
            assert thought["totals"][0, 0] == thought["totals"][0, 1]
        game.play(view.write(best))


@games
def test_a_simulation_that_goes_further_ahead_counts_for_more(name: str) -> None:
    """So many simulations take as long with few moves, which are looked at far ahead, as with many."""
    mind, known = with_many_moves(name)
    thought = mind.begin_search(known, new_dealer(bytes(32)))
    for ahead in (1, 3):
        thought["ahead"], thought["played"] = ahead, 0
        mind.play_batch(known, thought, new_dealer(bytes(32)))
        assert thought["played"][0] == BATCH * CANDIDATES * ahead


@games
@pytest.mark.parametrize("rollouts", [300, LONG])
def test_a_search_in_steps_comes_to_the_same_as_in_one_call(name: str, rollouts: int) -> None:
    game = Game.new(name, 2, 9)
    mind: Any = mind_for(game.rules)
    known = mind.known(game.view(game.turn))
    at_once, in_steps = (np.zeros(1, dtype=THOUGHT) for _ in range(2))
    dealers = [new_dealer(bytes(32)) for _ in range(2)]
    mind.compiled.search(*known, rollouts, scratch(mind.room), at_once, dealers[0])
    mind.search_in_steps(known, rollouts, in_steps, dealers[1])
    assert at_once.tobytes() == in_steps.tobytes()
    assert dealers[0].tobytes() == dealers[1].tobytes()


@games
def test_a_long_search_can_be_interrupted(name: str) -> None:
    """Ctrl-C does not wait for the end of a million simulations."""
    game = Game.new(name, 2, 9)
    bot, view = bot_named("search:1000000", game.rules), game.view(game.turn)
    alarm = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        began = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            choose_move(bot, view, seed_from(1))
        assert time.monotonic() - began < 10
    finally:
        signal.signal(signal.SIGALRM, alarm)


# --- what all games share ---------------------------------------------------------------------------------------------


def thought_of(*results: list[float]) -> Any:
    """A thought of some moves, counted by their first action, each of which has come to these results."""
    thought, by_move = np.zeros(1, dtype=THOUGHT), np.array(results)
    count, deals = by_move.shape
    thought["left"] = thought["most"] = count
    thought["deals"], thought["rounds"] = deals, 3
    thought["moves"][0, :, 0] = range(MANY)
    thought["totals"][0, :count] = by_move.sum(axis=1)
    thought["products"][0, :count, :count] = np.tril(by_move @ by_move.T)
    return thought


def left_of(thought: Any) -> list[int]:
    """The numbers of the moves that are left."""
    numbers: list[int] = thought["moves"][0, : thought["left"][0], 0].tolist()
    return numbers


def test_a_round_keeps_the_better_half_and_of_equal_moves_the_first() -> None:
    thought = thought_of([1.0], [3.0], [2.0], [3.0], [1.0])
    thought["played"] = 5 * BATCH
    end_round(thought)
    assert left_of(thought) == [1, 2, 3]
    assert thought["totals"][0, :3].tolist() == [3.0, 2.0, 3.0]
    assert [int(thought[name][0]) for name in ("left", "played", "ended")] == [3, 0, 1]
    end_round(thought)
    assert left_of(thought) == [1, 3]
    end_round(thought)
    assert left_of(thought) == [1]


def test_moves_that_were_dropped_early_count_as_dropped_when_the_round_ends() -> None:
    """Of eight moves four go into the next round: if only three are left by then, all three of them."""
    thought = thought_of([1.0], [3.0], [2.0])
    thought["most"] = 8
    end_round(thought)
    assert left_of(thought) == [0, 1, 2]
    end_round(thought)
    assert left_of(thought) == [1, 2]


def deals_apart(mean: float, spread: float, deals: int) -> list[float]:
    """As many results, with this mean and standard deviation."""
    return [mean + spread * (1 if deal % 2 else -1) for deal in range(deals)]


def test_a_move_is_dropped_once_it_is_clearly_worse() -> None:
    """What counts is how much lies between two moves on the same deals, and how much that varies."""
    error = 0.1 / math.sqrt(SOONEST)
    clearly, nearly = (share * CLEARLY * error for share in (1.1, 0.9))
    sure = deals_apart(0.5, 0.0, SOONEST)
    thought = thought_of(deals_apart(0.5 - nearly, 0.1, SOONEST), sure, deals_apart(0.5 - clearly, 0.1, SOONEST))
    drop_clear(thought)
    assert left_of(thought) == [0, 1]


def test_luck_that_all_moves_share_does_not_hide_which_is_better() -> None:
    luck = deals_apart(0.5, 0.4, SOONEST)
    thought = thought_of([result - 2 * LEAST for result in luck], luck)
    drop_clear(thought)
    assert left_of(thought) == [1]


def test_a_little_is_never_clear_however_sure_it_is() -> None:
    luck = deals_apart(0.5, 0.4, SOONEST)
    thought = thought_of([result - LEAST / 2 for result in luck], luck)
    drop_clear(thought)
    assert left_of(thought) == [0, 1]


def test_after_few_deals_nothing_is_clear() -> None:
    thought = thought_of(deals_apart(0.1, 0.0, SOONEST - 1), deals_apart(0.9, 0.0, SOONEST - 1))
    drop_clear(thought)
    assert left_of(thought) == [0, 1]


def test_of_moves_that_always_come_to_the_same_the_first_is_kept() -> None:
    same = deals_apart(0.5, 0.25, SOONEST)
    thought = thought_of(same, same, same)
    drop_clear(thought)
    assert left_of(thought) == [0]


def test_what_is_known_of_the_moves_that_are_left_stays_with_them() -> None:
    """The same moves, seen without the one that was dropped, are known as well."""
    worse, one, other = deals_apart(0.1, 0.0, SOONEST), deals_apart(0.5, 0.25, SOONEST), [0.5] * SOONEST
    thought, without = thought_of(worse, one, other), thought_of(one, other)
    drop_clear(thought)
    assert left_of(thought) == [1, 2]
    assert thought["totals"][0, :2].tolist() == without["totals"][0, :2].tolist()
    assert np.tril(thought["products"][0, :2, :2]).tolist() == without["products"][0, :2, :2].tolist()


def test_the_natural_logarithm_is_right_to_the_last_bit_but_one() -> None:
    log: Any = natural_log
    points = np.geomspace(1e-4 / (1 - 1e-4), (1 - 1e-4) / 1e-4, 20_001)
    for x in [*points.tolist(), *np.linspace(0.5, 2.0, 5_001).tolist(), 1e-300, 1e300, math.sqrt(2), math.sqrt(0.5)]:
        assert math.isclose(log.py_func(x), math.log(x), rel_tol=2**-51, abs_tol=2**-70), x
    assert log.py_func(1.0) == 0.0


@pytest.mark.parametrize("bot", ["value", "search:9", "level3", "level4", "level5"])
def test_whoever_can_win_at_once_does_however_far_ahead(bot: str) -> None:
    almost = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5]
    hands, crossed = [[3, 3, 4], [11, 11]], [[1] + [0] * 11, almost]
    position = {"game": "triggs", "players": 2, "hands": hands, "crossed": crossed, "turn": 1}
    game = Game.from_position(position, 3)
    assert choose_move(bot_named(bot, game.rules), game.view(1), seed_from(7)) == "form 11=11"
