"""Both games in OpenSpiel: its own tests, and that the games are still ours."""

from __future__ import annotations

import importlib
import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from race108.bots import bot_named
from race108.envs import openspiel
from race108.errors import BadLayout, BadOption
from race108.game import rules_class
from race108.kernel import new_dealer
from variants import ALL, FEW_BOXES, Variant, each, without_cut

#: Every way to set up a table; a cut (R17) is left to chance here.
every_variant = each(map(without_cut, ALL))


def load(variant: Variant) -> Any:
    game, players, options = variant
    rows = {"rows": " ".join(map(str, options["rows"]))} if "rows" in options else {}
    return pyspiel.load_game(f"python_{game}", {**options, **rows, "players": players})


def decide(state: Any, chance: random.Random) -> int:
    if not state.is_chance_node():
        return int(chance.choice(state.legal_actions()))
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, odds)[0])


def play(state: Any, chance: random.Random, most: int = 10_000) -> Any:
    """Random play; yields the state before every decision."""
    while not state.is_terminal() and most > 0:
        yield state
        state.apply_action(decide(state, chance))
        most -= 1


def played(variant: Variant, seed: int, actions: int) -> Any:
    """A game after some random actions, when a player is on turn."""
    chance, state = random.Random(seed), load(variant).new_initial_state()
    for _ in play(state, chance):
        if state._episode.count >= actions and not state.is_chance_node():
            break
    return state


# --- OpenSpiel's own tests ------------------------------------------------------------------------------------------


@every_variant
def test_openspiel_plays_at_random_and_finds_nothing_wrong(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's states are all of the deal, so those of a whole game are added."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        state = cls.game.new_initial_state()
        whole = [state.clone() for _ in play(state, random.Random(3))]
        cls.some_states += [*whole[150::10], state]
        assert any(not state.is_chance_node() for state in cls.some_states[:-1])


class TestTriggsApi(Api):
    __test__ = True
    game = load(("triggs", 3, {"rows": FEW_BOXES}))
    game_name = "python_triggs"


class TestRunTripApi(Api):
    __test__ = True
    game = load(("runtrip", 3, {}))
    game_name = "python_runtrip"


def test_the_games_are_registered_and_load_with_what_they_are_when_nothing_is_said() -> None:
    triggs = {"players": 2, "rows": "2 2 2 3 3 3 4 4 4 4 5 5", "refill": "emptied"}
    runtrip = {"players": 2, "variant": "basic", "mercy": False, "even": False, "layout": "factors"}
    for game_name, parameters in (("python_triggs", triggs), ("python_runtrip", runtrip)):
        assert game_name in pyspiel.registered_names()
        assert pyspiel.load_game(game_name).get_parameters() == parameters
        assert pyspiel.load_game(game_name).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


# --- chance ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_every_card_that_is_left_is_equally_likely_to_be_dealt(game: str) -> None:
    state, chance = load((game, 3, {})).new_initial_state(), random.Random(5)
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]
    state.apply_action(1)
    cards = Counter(dict.fromkeys(range(12), 9) if game == "triggs" else dict.fromkeys(range(108), 1))
    while state.is_chance_node():
        assert state.chance_outcomes() == [(card, cards[card] / cards.total()) for card in sorted(cards)]
        dealt = decide(state, chance)
        cards -= Counter([dealt])
        state.apply_action(dealt)
    assert state.current_player() == 1
    assert len(cards) == 1  # cards that are all alike are not asked for


def position(state: Any) -> dict[str, Any]:
    """The whole truth about the table, also while an action waits for its refill."""
    table = state._episode
    found: dict[str, Any] = table.kit.rules.position(table.state)
    return found


@pytest.mark.parametrize("options", [{}, {"refill": "all"}], ids=["emptied", "all"])
def test_every_discard_is_equally_likely_to_be_on_top_of_a_refilled_pile(options: dict[str, Any]) -> None:
    refills = 0
    for seed in range(6):
        state, chance = played(("triggs", 2, options), seed, 1), random.Random(seed)
        before = position(state)
        for node in play(state, chance):
            if not node.is_chance_node():
                before, waiting = position(node), ""
                continue
            if waiting:
                continue
            waiting = node._episode.kit.action_text(node._episode._waiting)
            assert position(node) == before  # nothing has happened yet
            if waiting.startswith("draw"):
                discards = Counter(before["discard"])
                odds = {value - 1: discards[value] / discards.total() for value in sorted(discards)}
                assert dict(node.chance_outcomes()) == odds
                refills += 1
    assert refills > 3


def test_a_refilled_pile_has_the_cards_that_chance_has_laid_from_the_top_down() -> None:
    found = 0
    for seed in range(6):
        state, chance = played(("triggs", 2, {}), seed, 1), random.Random(seed)
        told: list[int] = []
        while not state.is_terminal():
            if not state.is_chance_node():
                told = []
                drawn_from = decide(state, chance)
                state.apply_action(drawn_from)
                continue
            told.append(decide(state, chance))
            state.apply_action(told[-1])
            if not state.is_chance_node() and drawn_from < 3:
                pile = position(state)[("left", "centre", "right")[drawn_from]]
                assert pile[: len(told)] == [outcome + 1 for outcome in told]
                found += 1
    assert found > 3


@every_variant
def test_the_game_is_the_one_that_is_played_everywhere_else(variant: Variant) -> None:
    """From the same deal the same actions lead to the same tables, until a pile is refilled."""
    state, chance = played(variant, 8, 0), random.Random(9)
    rules = rules_class(variant[0]).from_options(variant[1], variant[2])
    table, dealer = state._episode.state.copy(), new_dealer(bytes(32))
    assert Counter(hand_sizes(rules.position(table))) == {5 if variant[0] == "triggs" else 2: variant[1]}
    steps = 0
    while not state.is_terminal() and not state.is_chance_node():
        assert rules.position(table) == position(state)
        assert rules.legal(table) == state.legal_actions()
        action = decide(state, chance)
        rules.step(table, action, dealer)
        state.apply_action(action)
        steps += 1
    assert steps > 10
    if state.is_terminal():
        winners = rules.seats_of(rules.winners(table))
        assert [seat for seat, gain in enumerate(state.returns()) if gain == max(state.returns())] == winners


def hand_sizes(position: dict[str, Any]) -> list[int]:
    return [len(hand) for hand in position["hands"]]


def test_a_game_without_end_is_called_off_and_shared() -> None:
    game = load(("triggs", 3, {}))
    state, chance = game.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        draws_and_discards = [action for action in state.legal_actions() if action < 111]
        state.apply_action(decide(state, chance) if state.is_chance_node() else chance.choice(draws_and_discards))
    assert state.returns() == pytest.approx([-1 / 3] * 3)
    assert len(state.full_history()) <= game.max_history_length()
    assert state._episode.count == game.max_game_length()


# --- what a seat knows ----------------------------------------------------------------------------------------------


def known(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    )


@every_variant
def test_what_a_seat_knows_stays_the_same_when_hidden_cards_are_dealt_anew(variant: Variant) -> None:
    sampler, different = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0), 0
    for state in [played(variant, seed, actions) for seed, actions in enumerate((0, 20, 60))]:
        for seat in range(variant[1]):
            anew = state.resample_from_infostate(seat, sampler)
            different += str(anew) != str(state)
            assert known(anew, seat) == known(state, seat)
            assert anew.current_player() == state.current_player()
            other = (seat + 1) % variant[1]
            again = anew.resample_from_infostate(other, sampler)  # and once more for another seat
            assert known(again, other) == known(anew, other)
            assert all_cards(again) == all_cards(state)
            assert all_cards(state).total() == 108
            for node in play(again, random.Random(seat), 8):
                if not node.is_chance_node():
                    assert known(node.resample_from_infostate(other, sampler), other) == known(node, other)
    assert different > 3


def all_cards(state: Any) -> Counter[Any]:
    """Every card of a table, wherever it lies."""
    found = position(state)
    heaps = [*found["hands"], *(found.get(key, []) for key in "left centre right deck aside discard box".split())]
    return Counter(card for heap in heaps for card in heap)


def test_the_search_tree_of_another_player_knows_that_players_new_hand() -> None:
    """Two deals in which the other player holds different cards are different to that player."""
    state, sampler = played(("triggs", 2, {}), 4, 12), pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    seat = state.current_player()
    deals = [state.resample_from_infostate(seat, sampler) for _ in range(20)]
    hands = {str(position(deal)["hands"][1 - seat]) for deal in deals}
    assert len({deal.information_state_string(1 - seat) for deal in deals}) == len(hands) > 5


@every_variant
def test_an_information_state_string_goes_on_where_the_one_before_ended(variant: Variant) -> None:
    """Perfect recall: nothing that a seat has once been told is forgotten, and its own actions are among it."""
    state, texts = load(variant).new_initial_state(), [""] * variant[1]
    for node in play(state, random.Random(12), 200):
        if node.is_chance_node():
            continue
        for seat in range(variant[1]):
            text = node.information_state_string(seat)
            assert text.startswith(texts[seat])
            assert (text != texts[seat]) or node._episode.count == 0
            texts[seat] = text.rstrip()
    assert len(set(texts)) == variant[1]


def test_an_observation_begins_with_the_seat_and_goes_on_as_the_features_say() -> None:
    state = played(("triggs", 3, {}), 1, 8)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 2)
    assert observer.dict["seat"].tolist() == [0, 0, 1]
    hand = [position(state)["hands"][2].count(value) for value in range(1, 13)]
    assert observer.dict["hand"].tolist() == hand
    assert observer.tensor.tolist() == state.observation_tensor(2)


# --- playing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_an_illegal_action_is_refused_and_nothing_changes(game: str) -> None:
    state = played((game, 2, {}), 3, 5)
    before = str(state), state.history()
    illegal = next(action for action in range(172) if action not in state.legal_actions())
    for action in (illegal, -7, 900):
        with pytest.raises(pyspiel.SpielError, match=f"The action {action} is not legal now"):
            state.apply_action(action)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(illegal)
    assert (str(state), state.history()) == before
    dealing = load((game, 2, {})).new_initial_state()
    for outcome in (2, -100):
        with pytest.raises(pyspiel.SpielError, match=f"The action {outcome} is not legal now"):
            dealing.apply_action(outcome)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("python_triggs(players=5)", "Triggs is played by 2 to 4"),
        ("python_triggs(rows=1 2 3)", "The option rows must be a list of 12 numbers"),
        ("python_triggs(rows=2 2 2 3 3 3 4 4 4 4 5 x)", "The option rows must be a list of 12 numbers"),
        ("python_triggs(refill=never)", "The option refill must be one of"),
        ("python_runtrip(players=7)", "Run & Trip is played by 2 to 6"),
        ("python_runtrip(variant=team)", "is played by exactly 4"),
        ("python_runtrip(variant=solo)", "The option variant must be one of"),
        ("python_runtrip(mercy=True)", "Mercy"),
        ("python_runtrip(layout=no such one)", "no such one"),
    ],
)
def test_wrong_parameters_are_refused_in_one_sentence(given: str, said: str) -> None:
    with pytest.raises((BadOption, BadLayout), match=said):
        pyspiel.load_game(given)


@every_variant
def test_a_pickled_game_goes_on_as_if_nothing_had_happened(variant: Variant) -> None:
    state, chance = played(variant, 6, 25), random.Random(1)
    anew = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(3, 0.0, 1.0))
    for game in (state, anew):
        pickled = pickle.dumps(game)
        again = pickle.loads(pickled)
        for _ in play(game, chance, 40):
            pass
        for action in game.history()[len(again.history()) :]:
            again.apply_action(action)
        assert str(again) == str(game)
        assert again.history() == game.history()
        for seat in range(variant[1]):
            assert again.information_state_string(seat) == game.information_state_string(seat)
        assert len(pickled) < 20_000


@pytest.mark.parametrize("variant", [("triggs", 2, {}), ("runtrip", 3, {}), ("runtrip", 4, {"variant": "team"})])
def test_openspiels_own_search_plays_both_games(variant: Variant) -> None:
    state, numbers = played(variant, 2, 30), np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.0, max_simulations=25, random_state=numbers)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("variant", [("triggs", 3, {}), ("runtrip", 2, {"variant": "advanced"})])
def test_our_own_bots_play_from_an_openspiel_state(variant: Variant) -> None:
    state = played(variant, 2, 12)
    view = state.view(state.current_player())
    bot = bot_named("greedy", view.rules)
    for action in bot(view, new_dealer(bytes(32))):
        state.apply_action_with_legality_check(action)


def test_importing_the_module_once_more_is_harmless() -> None:
    names = pyspiel.registered_names()
    importlib.reload(openspiel)
    assert pyspiel.registered_names() == names
