"""Why a move is better: every pattern holds where it is found, and is found where it holds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import reasons_runtrip
import reasons_triggs
from race108.bots import bot_named, choose_move
from race108.bots.mind import mind_for
from race108.game import Game, View
from race108.games.registry import games_with, part_of
from race108.games.runtrip.layout import named_layout
from race108.kernel import new_dealer
from race108.words import LANGUAGES, say
from variants import Variant, each

_LAYOUT = named_layout("factors")


def slowly(view: View, other: str, better: str) -> set[tuple[Any, ...]]:
    """The same reasons, found in another way."""
    if view.rules.game == "triggs":
        return reasons_triggs.slow_reasons(view.json, other, better)
    squares, cards = list(_LAYOUT.squares), list(_LAYOUT.cards)
    return reasons_runtrip.slow_reasons(view.json, squares, cards, other, better)


def found(view: View, other: tuple[int, ...], better: tuple[int, ...]) -> list[tuple[Any, ...]]:
    """What the compiled patterns say, by their names."""
    game = view.rules.game
    patterns = part_of(game, "reasons").PATTERNS
    rows = part_of(game, "coaching").reasons(view, mind_for(view.rules), other, better)
    return [(patterns[row[0]][0], *row[1 : 1 + len(patterns[row[0]][1])]) for row in rows]


def positions(variant: Variant, seed: int, bot: str = "level1") -> Callable[[], Any]:
    """The views of one game of a weak player, and two different moves of each."""
    game, players, options = variant

    def walk() -> Any:
        chance = random.Random(seed)
        playing = Game.new(game, players=players, seed=seed, **options)
        mover = bot_named(bot, playing.rules)
        while not playing.over and playing.ply < 400:
            view = playing.view(playing.turn)
            if len(view.actions) > 1:
                for _ in range(3):
                    yield view, *chance.sample(view.actions, 2)
            playing.play(choose_move(mover, view, bytes([seed % 256]) * 32))

    return walk


@each()
def test_a_reason_is_given_exactly_where_it_holds(variant: Variant) -> None:
    for view, other, better in positions(variant, 5)():
        said = found(view, other, better)
        assert len(said) == len(set(said))
        assert set(said) == slowly(view, view.write(other), view.write(better)), (
            view.json,
            view.write(other),
            view.write(better),
        )


@pytest.mark.parametrize("game", games_with("reasons"))
def test_there_are_at_least_twelve_patterns_and_nearly_all_come_up(game: str) -> None:
    patterns = [name for name, _ in part_of(game, "reasons").PATTERNS]
    assert len(set(patterns)) >= 12
    seen: Counter[str] = Counter()
    variants: list[Variant] = [(game, 2, {}), (game, 4, {})]
    if game == "runtrip":
        variants += [(game, 4, {"mercy": True}), (game, 2, {"variant": "advanced"})]
    for variant in variants:
        for seed in (1, 2, 3):
            for view, other, better in positions(variant, seed)():
                seen.update(name for name, *_ in found(view, other, better))
    assert len(seen) >= len(patterns) - 2, set(patterns) - set(seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with("reasons"))
def test_every_reason_can_be_said(game: str, language: str) -> None:
    coaching = part_of(game, "coaching")
    playing = Game.new(game, players=3, seed=1)
    view = playing.view(playing.turn)
    for pattern, (name, _) in enumerate(part_of(game, "reasons").PATTERNS):
        message, arguments = coaching.told(view, [pattern, 2, 1, 2, 1])
        assert message == f"{game}-reason-{name}"
        assert say(message, language, **arguments)[-1] == "."


@pytest.mark.parametrize("game", games_with("reasons"))
def test_hidden_cards_dealt_anew_change_no_reason(game: str) -> None:
    dealer = new_dealer(bytes(32))
    for view, other, better in positions((game, 3, {}), 9)():
        dealt = view.resample(dealer)
        backs = view.rules.backs(dealt, view.turn)
        blind = view.rules.blinded(dealt, view.turn)
        again = View(view.rules, view.seat, view.turn, blind, backs, view.events, view._start)
        assert found(again, other, better) == found(view, other, better)
