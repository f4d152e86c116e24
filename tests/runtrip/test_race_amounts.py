"""What networks are told of the race: how far the best rival is behind, now and if all ran with all their cards."""

from __future__ import annotations

import math
from typing import Any

import pytest

from race108 import Game
from race108.bots.mind import Mind, mind_with, net_inputs
from race108.bots.net import HIDDEN
from race108.bots.weights import empty_net
from race108.game import View
from race108.games.runtrip.value import LARGE, MANY_CARDS, RACE, SOON, SUMS
from race108.kernel import new_dealer

LEAD, FAR_LEAD, SOON_LEAD, SOON_FAR_LEAD, NEAR, CARDS, SUM = range(7)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"mercy": True}),
    (5, {"even": True}),
    (6, {}),
    (2, {"variant": "advanced"}),
    (3, {"variant": "advanced"}),
    (4, {"variant": "team"}),
]


def mind_that_sees_only(game: Game, amount: int) -> Mind:
    """A network that answers with one amount of the race, as log odds."""
    net = empty_net(net_inputs(game.rules)[-1], HIDDEN + 1)
    place = len(net.first) - RACE + amount
    net.first[place, :2] = net.second[:2] = 1, -1
    return mind_with(game.rules, net)


def race(view: View, move: str, tokens: list[list[int]]) -> tuple[float, ...]:
    """The same amounts counted by hand, for a run after which the tokens stand so."""
    now, seat, sides = view.json, view.turn, len(tokens)
    numbers = [[int(card[0]) for card in hand] for hand in now["hands"]]
    numbers[seat].remove(int(move.split()[1][0]))
    cards = [[number for hand in numbers[side::sides] for number in hand] for side in range(sides)]
    ends = [sum(tokens[side]) + sum(cards[side]) for side in range(sides)]
    mine, others = seat % sides, [side for side in range(sides) if side != seat % sides]
    lead, far_lead = (
        min(max(squares / LARGE, -2), 2)
        for squares in (
            min(tokens[mine]) - max(min(tokens[side]) for side in others),
            ends[mine] - max(ends[side] for side in others),
        )
    )
    left = len(now["deck"]) + sum(map(len, cards))
    soon = SOON * len(numbers) / (SOON * len(numbers) + left)
    return (
        lead,
        far_lead,
        soon * lead,
        soon * far_lead,
        soon,
        len(cards[mine]) / MANY_CARDS,
        sum(cards[mine]) / (2 * SUMS),
    )


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_how_far_the_best_rival_is_behind_and_how_soon_the_end_is(players: int, options: dict[str, Any]) -> None:
    game = Game.new("runtrip", players, 5, **options)
    minds = [mind_that_sees_only(game, amount) for amount in range(SUM + 1)]
    looked_at = 0
    while not game.over:
        view = game.view(game.turn)
        ranked = [dict(mind.ranked(view, new_dealer(bytes(32)))) for mind in minds]
        for move in view.moves if game.ply % 5 == 0 else []:
            actions = view.read(move)
            after, _ = view.tried(actions)
            if move.startswith("run") and not view.rules.over(after):
                told = tuple(math.log(worths[actions] / (1 - worths[actions])) for worths in ranked)
                sides, per_side = len(view.json["tokens"]), len(view.json["tokens"][0])
                tokens = after["token"][0, : sides * per_side].reshape(sides, per_side).tolist()
                assert told == pytest.approx(race(view, move, tokens), abs=1e-5), (view.json, move)
                looked_at += 1
        game.play(view.moves[game.ply % len(view.moves)])
    assert looked_at > 20
