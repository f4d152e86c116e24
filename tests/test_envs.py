"""What machines that learn are told: everything a seat may know and has seen, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from race108 import Game
from race108.envs.batch import Batch
from race108.envs.episode import Episode, episode_for
from race108.envs.features import features_of
from race108.errors import BadOption, IllegalMove, Race108Error
from race108.games.runtrip import observing as runtrip_kit
from race108.games.runtrip import rules as runtrip
from race108.games.triggs import observing as triggs_kit
from race108.games.triggs import rules as triggs
from race108.kernel import jit, new_dealer
from race108.seed import seed_from
from variants import ALL, RUNTRIP, TRIGGS, Variant, each

every_variant = each()


def play(episode: Episode, seed: int, most: int = 2_000) -> Any:
    """Random play; yields before every action."""
    chance = random.Random(seed)
    episode.deal(seed_from(seed))
    while not episode.over and episode.count < most:
        yield
        episode.act(chance.choice(np.flatnonzero(episode.mask).tolist()))


# --- honesty --------------------------------------------------------------------------------------------------------


@every_variant
def test_an_observation_stays_the_same_when_hidden_cards_are_dealt_anew(variant: Variant) -> None:
    game, players, options = variant
    episode = episode_for(game, players, options, watched=True)
    dealer, different = new_dealer(bytes(32), 5), 0
    for i, _ in enumerate(play(episode, 11)):
        if i % 5 or i > 300:
            continue
        for seat in range(players):
            dealt = episode.view(seat).resample(dealer)
            different += episode.rules.position(dealt) != episode.rules.position(episode._state)
            assert look(episode, dealt, seat) == episode.observed_by(seat).tobytes()
    assert different > 10


def look(episode: Episode, state: Any, seat: int) -> bytes:
    """What a seat would observe at another table, having seen the same."""
    observation = np.zeros(len(episode.features), dtype=np.int8)
    if episode.rules.game == "triggs":
        triggs_kit.look(state, episode._seen, seat, observation)  # type: ignore[attr-defined]
    else:
        runtrip_kit.look(state, seat, observation)
    return observation.tobytes()


@jit
def follow_from_start(start: Any, seen: Any, events: Any, ends: Any, dealer: Any) -> None:
    """As the environment follows a game, but from events as one seat has seen them."""
    triggs_kit.begin(start[0], seen[0])
    first = 0
    for end in ends:
        dealer[0].noted = end - first
        for i in range(end - first):
            for k in range(4):
                dealer[0].log[i, k] = events[first + i, k]
        triggs_kit.follow(seen[0], dealer[0])
        first = end


@each(TRIGGS)
def test_what_is_remembered_follows_from_what_the_seat_has_seen(variant: Variant) -> None:
    game, players, options = variant
    episode = episode_for(game, players, options, watched=True)
    ends: list[int] = []
    for i, _ in enumerate(play(episode, 12)):
        ends.append(len(episode._events) // 8)
        if i % 40:
            continue
        for seat in range(players):
            view, seen = episode.view(seat), np.zeros(1, dtype=triggs_kit.SEEN)
            follow_from_start(view._start, seen, view.events, np.array(ends), new_dealer(bytes(32)))
            observation = np.zeros(len(episode.features), dtype=np.int8)
            triggs_kit.look(view.table, seen, seat, observation)
            assert observation.tobytes() == episode.observed_by(seat).tobytes()


# --- what stands in an observation ----------------------------------------------------------------------------------


@every_variant
def test_every_number_stays_within_its_bounds(variant: Variant) -> None:
    game, players, options = variant
    episode = episode_for(game, players, options)
    for seed in (1, 2):
        for _ in play(episode, seed):
            assert (episode.observation >= 0).all()
            assert (episode.observation <= episode.features.most).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_triggs_is_told_as_the_view_shows_it(players: int) -> None:
    episode = episode_for("triggs", players, {}, watched=True)
    part = episode.features.part
    for i, _ in enumerate(play(episode, 3)):
        if i % 7:
            continue
        seat = episode.turn
        seen, told = episode.view(seat).json, episode.observation
        others = [(seat + k) % players for k in range(1, players)]
        assert part(told, "phase").tolist().index(1) == ["act", "draw", "form", "extra"].index(seen["phase"])
        assert part(told, "crossed").tolist() == [seen["crossed"][one] for one in (seat, *others)]
        assert part(told, "cards").tolist() == [len(seen["hands"][one]) for one in (seat, *others)]
        assert part(told, "hand").tolist() == counted(seen["hands"][seat])
        assert part(told, "known").tolist() == [counted(seen["hands"][one]) for one in others]
        assert part(told, "height").tolist() == [len(seen[pile]) for pile in ("left", "centre", "right")]
        assert part(told, "top").tolist() == [counted(seen[pile][:1]) for pile in ("left", "right")]
        assert part(told, "discards").tolist() == counted(seen["discard"])
        assert part(told, "box").tolist() == counted(seen["box"])
        assert part(told, "forming").tolist() == counted([seen["value"]])
        hidden = [card for key in ("left", "centre", "right") for card in seen[key]]
        hidden += [card for hand in seen["hands"] for card in hand]
        assert part(told, "unseen").sum() == hidden.count(None)


def counted(cards: list[int | None]) -> list[int]:
    """How many cards there are of each value."""
    counts = Counter(cards)
    return [counts[value] for value in range(1, 13)]


def test_what_a_refill_has_put_into_a_pile_is_told() -> None:
    episode = episode_for("triggs", 2, {}, watched=True)
    checked = 0
    for _ in play(episode, 4):
        position = episode.rules.position(episode._state)
        refilled = episode.features.part(episode.observation, "refilled")
        for pile, key in ((0, "left"), (2, "right")):
            if refilled[pile].any():  # since a refill everybody knows what is hidden in an open pile
                assert refilled[pile].tolist() == counted(position[key][1:])
                checked += 1
    assert checked > 50


@each(RUNTRIP)
def test_run_and_trip_is_told_as_the_view_shows_it(variant: Variant) -> None:
    game, players, options = variant
    episode = episode_for(game, players, options, watched=True)
    part, laying = episode.features.part, 0
    for _ in play(episode, 5):
        seat = episode.turn
        seen, told = episode.view(seat).json, episode.observation
        others = [(seat + k) % players for k in range(1, players)]
        cards = episode.rules.layout.cards  # type: ignore[attr-defined]
        tokens = seen["tokens"][seat % len(seen["tokens"]) :] + seen["tokens"][: seat % len(seen["tokens"])]
        assert part(told, "square").argmax(axis=1).tolist() == [square for side in tokens for square in side]
        assert {cards[i] for i in np.flatnonzero(part(told, "hand"))} == set(seen["hands"][seat])
        numbers = [[hand.count(f"{number}[?]") for number in range(1, 10)] for hand in seen["hands"]]
        assert part(told, "numbers").tolist() == [numbers[one] for one in others]
        assert part(told, "cards").tolist() == [len(seen["hands"][one]) for one in (seat, *others)]
        assert part(told, "deck").tolist() == [len(seen["deck"])]
        assert {cards[i] for i in np.flatnonzero(part(told, "discards"))} == set(seen["discard"])
        laying += laid_cards_add_up(episode)
    assert laying or options.get("variant") == "team" or players > 2


def laid_cards_add_up(episode: Episode) -> bool:
    """R6. The cards of a trip in the making are told, and their numbers make up its sum."""
    part, told = episode.features.part, episode.observation
    if not part(told, "phase")[runtrip.LAY]:
        assert not part(told, "laid").any()
        return False
    laid = np.flatnonzero(part(told, "laid"))
    assert part(told, "total")[0] == sum(card // runtrip.PER_NUMBER + 1 for card in laid)
    assert part(told, "target").sum() == part(told, "own").sum() == 1
    return True


def test_every_index_has_a_name_of_its_own() -> None:
    for game, players, options in ALL:
        features = features_of(game, players, **options)
        names = [features.name(index) for index in range(len(features.most))]
        assert len(set(names)) == len(names) == sum(block.size for block in features.blocks.values())


# --- the same game --------------------------------------------------------------------------------------------------


@every_variant
def test_a_game_of_an_environment_is_a_game_like_any_other(variant: Variant) -> None:
    game, players, options = variant
    episode = episode_for(game, players, options)
    for _ in play(episode, 6):
        pass
    replayed = Game.replay(episode.record())
    assert replayed.position() == episode.rules.position(episode._state)
    assert replayed.seed == seed_from(6)


class Plain(Episode):
    """An episode as it is without compiled code, of a game that tells nothing."""

    def _observed(self, seat: int) -> Any:
        return np.zeros(len(self.features), dtype=np.int8)


@every_variant
def test_without_compiled_code_the_same_game_is_played(variant: Variant) -> None:
    game, players, options = variant
    compiled = episode_for(game, players, options, watched=True)
    plain = Plain(compiled.rules)
    compiled.deal(seed_from(8))
    plain.deal(seed_from(8))
    while not plain.over and plain.count < 150:
        assert (plain.turn, plain.moves) == (compiled.turn, compiled.moves)
        assert plain.mask.tobytes() == compiled.mask.tobytes()
        assert plain._events == compiled._events
        chosen = int(np.flatnonzero(plain.mask)[plain.count % plain.mask.sum()])
        compiled.act(chosen)
        plain.act(chosen)
    assert plain.record() == compiled.record()


def test_rewards_are_one_and_minus_one() -> None:
    episode = episode_for("triggs", 3, {})
    for _ in play(episode, 1):
        assert episode.rewards() == [0.0, 0.0, 0.0]
    winner = episode.rules.winners(episode._state)[0]
    assert episode.rewards() == [1.0 if seat == winner else -1.0 for seat in range(3)]


@pytest.mark.parametrize(("players", "each"), [(2, 0.0), (4, -0.5)])
def test_a_shared_win_is_split(players: int, each: float) -> None:
    episode = episode_for("runtrip", players, {})
    episode.rules.time_up(episode._state)  # R19: all tokens stand on the start
    episode.over = True
    assert episode.rewards() == [each] * players


def test_partners_win_and_lose_together() -> None:
    episode = episode_for("runtrip", 4, {"variant": "team"})
    for _ in play(episode, 7):
        pass
    assert episode.rewards() in ([1.0, -1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, 1.0])


@pytest.mark.parametrize("action", [-1, 172, 171, 10**9])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    episode = episode_for("triggs", 2, {})
    before = episode.rules.position(episode._state)
    with pytest.raises(IllegalMove, match=f"The action {action} is not legal now"):
        episode.act(action)
    assert (episode.rules.position(episode._state), episode.count, episode.moves) == (before, 0, [])


# --- many games at once ---------------------------------------------------------------------------------------------


@every_variant
def test_many_games_are_played_by_the_same_rules(variant: Variant) -> None:
    game, players, options = variant
    batch = Batch(game, players, 16, 7, **options)
    kit = triggs_kit if game == "triggs" else runtrip_kit
    ended = 0
    for _ in range(400):
        batch.step(batch.any_actions())
        assert not batch.illegal.any()
        ended += int(batch.over.sum())
        i = ended % 16
        state = batch._games.states[i : i + 1]
        legal = [] if batch.over[i] else batch.rules.legal(state)
        assert np.flatnonzero(batch.masks[i]).tolist() == legal
        observation = np.zeros(len(batch.features), dtype=np.int8)
        arguments = (state, batch._games.seen[i : i + 1]) if game == "triggs" else (state,)
        kit.look(*arguments, int(batch.turn[i]), observation)
        assert observation.tobytes() == batch.observations[i].tobytes()
        if batch.over[i]:
            winners = batch.rules.winners(state)
            seats = batch.rules.seats_of(winners)
            share = 2 / len(winners) - 1
            assert batch.rewards[i].tolist() == [share if seat in seats else -1.0 for seat in range(players)]
    assert ended


def test_a_game_does_not_hang_on_its_neighbours() -> None:
    few, many = Batch("triggs", 3, 4, 9), Batch("triggs", 3, 64, 9)
    for _ in range(600):
        actions = many.any_actions().copy()
        many.step(actions)
        few.step(actions[:4])
        assert few.observations.tobytes() == many.observations[:4].tobytes()
        assert few.rewards.tobytes() == many.rewards[:4].tobytes()


@pytest.mark.parametrize(("game", "options"), [("triggs", {}), ("runtrip", {"variant": "advanced"})])
def test_threads_change_nothing_but_the_speed(game: str, options: dict[str, Any]) -> None:
    one, many = Batch(game, 2, 50, 9, **options), Batch(game, 2, 50, 9, threads=3, **options)
    for _ in range(300):
        actions = one.any_actions()
        one.step(actions)
        many.step(actions)
        for part, other in zip(one._games, many._games, strict=True):
            assert part.tobytes() == other.tobytes()
    assert len(Batch(game, 2, 2, 9, threads=8, **options)) == 2  # more of them than there are games


def test_the_same_seed_gives_the_same_games() -> None:
    one, other, third = (Batch("runtrip", 2, 8, seed) for seed in (3, 3, 4))
    assert one.observations.tobytes() == other.observations.tobytes() != third.observations.tobytes()
    for batch in (one, other):
        for _ in range(100):
            batch.step(batch.any_actions())
    assert one.observations.tobytes() == other.observations.tobytes()


def test_a_game_that_has_ended_is_dealt_anew_with_the_next_step() -> None:
    batch = Batch("runtrip", 2, 1, 1)
    while not batch.over[0]:
        batch.step(batch.any_actions())
    assert sorted(batch.rewards[0].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
    assert not batch.masks.any()
    batch.step([336])
    assert not (batch.over | batch.illegal).any()
    assert not batch.rewards.any()
    assert batch.features.part(batch.observations[0], "square")[:, 0].all()


def test_an_illegal_action_costs_its_seat_and_changes_nothing() -> None:
    batch = Batch("triggs", 2, 3, 1)
    before, seat = batch.observations.copy(), int(batch.turn[1])
    actions = batch.any_actions().copy()
    actions[1] = triggs.ACTIONS
    batch.step(actions)
    assert batch.illegal.tolist() == [False, True, False]
    assert batch.rewards[1, seat] == -1.0
    assert not batch.rewards[1, 1 - seat]
    assert batch.observations[1].tobytes() == before[1].tobytes()


def test_a_game_that_goes_on_too_long_is_called_off() -> None:
    batch = Batch("triggs", 2, 2, 1, most_actions=5)
    for _ in range(5):
        assert not batch.called_off.any()
        batch.step(batch.any_actions())
    assert batch.called_off.all()
    assert not batch.over.any()
    assert not batch.rewards.any()
    batch.step([0, 0])
    assert not batch.called_off.any()


def test_a_learner_is_always_the_one_on_turn() -> None:
    batch = Batch("triggs", 4, 32, 1, learner=2)
    wins = 0
    for _ in range(3_000):
        assert ((batch.turn == 2) | batch.over).all()
        wins += int((batch.rewards[:, 2] == 1.0).sum())
        batch.step(batch.any_actions())
    assert wins > 5


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 5}, "Triggs is played by 2 to 4 players"),
        ({"games": 0}, "The option games must be a whole number from 1"),
        ({"games": 2.5}, "The option games must be a whole number from 1"),
        ({"most_actions": -1}, "The option most_actions must be a whole number from 1"),
        ({"threads": 0}, "The option threads must be a whole number from 1"),
        ({"learner": 2}, "seat"),
        ({"colour": "red"}, "no option “colour”"),
        ({"rows": [1, 2]}, "12 numbers"),
        ({"seed": "x"}, "is not a seed"),
    ],
)
def test_what_cannot_be_is_refused_when_the_batch_is_made(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Batch(**{"game": "triggs", **arguments})


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 1.0], "draw", [True, False, True], None])
def test_actions_of_a_wrong_shape_are_refused(actions: Any) -> None:
    batch = Batch("triggs", 2, 2, 1)
    before = batch.observations.copy()
    with pytest.raises(Race108Error, match="an array of 2"):
        batch.step(actions)
    assert batch.observations.tobytes() == before.tobytes()
