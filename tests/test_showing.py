"""What compiled code writes for everyone who looks on, compared with a slow twin in Python, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

import slow_runtrip
import slow_triggs
from race108 import UnreadableMove
from race108.game import Game, View
from race108.games.runtrip.ruleset import RunTrip
from race108.words import LANGUAGES
from race108.writing import LONGEST_TEXT
from variants import ALL, Variant, each, name

NAMES = ("Ann", "Bob", "Cleo", "Dörte", "Eve", "Finn")


class Twin:
    """How the slow twin of a game writes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules: Any = game.rules
        self.triggs = game.rules.game == "triggs"

    def position(self) -> Any:
        state = self.game._state
        return (
            slow_triggs.position(state)
            if self.triggs
            else slow_runtrip.position(state, self.rules.layout, self.rules.even)
        )

    def view(self, view: View) -> Any:
        if self.triggs:
            return slow_triggs.view(view._blind, slow_triggs.open_cards(view.events), view._seat)
        return slow_runtrip.view(view._blind, view._backs, view._seat, self.rules.layout, self.rules.even)

    def moves(self) -> list[str]:
        moves = self.rules.moves(self.game._state)
        if self.triggs:
            return [slow_triggs.write(action) for (action,) in moves]
        return [slow_runtrip.write(actions, self.rules.layout, self.rules.played.tokens) for actions in moves]

    def happened(self, events: Any) -> Any:
        return slow_triggs.happened(events) if self.triggs else slow_runtrip.happened(events, self.rules.layout)

    def tell(self, events: Any, language: str, names: Any, you: int | None) -> list[str]:
        if self.triggs:
            return slow_triggs.tell(events, language, names, you)
        return slow_runtrip.tell(events, self.rules.layout, self.rules.variant, language, names, you)


def compare(game: Game, chooser: random.Random) -> None:
    """Everything that is shown of a position, and of the turn that led to it."""
    twin, shown = Twin(game), game.shown()
    assert orjson.dumps(game.position()) == orjson.dumps(twin.position())
    assert shown.moves == orjson.dumps([] if game.over else twin.moves())
    for seat in (None, *range(game.players)):
        assert shown.view(seat) == orjson.dumps(twin.view(game.view(seat)))
        assert game.seen_by(seat) == game.view(seat).json
        if game.ply:
            _, events = game.turn_seen(seat)
            turn, language = shown.turn(seat), chooser.choice(LANGUAGES)
            assert turn[0] == orjson.dumps(twin.happened(events))
            for names in (None, NAMES[: game.players]):
                assert game.rules.tell(events, language, names, seat) == twin.tell(events, language, names, seat)
            assert game.rules.turn_text(events) == turn


def played(variant: Variant, seed: int, plies: int, take_back: float = 0.0) -> int:
    """Compare after every move of a random game; says how many there were."""
    kind, players, options = variant
    game, chooser = Game.new(kind, players, seed, **options), random.Random(f"{name(variant)} {seed}")
    compare(game, chooser)
    for _ in range(plies):
        if game.over:
            break
        if game.can_take_back() and chooser.random() < take_back:
            game.take_back()
        else:
            move = chooser.choice(orjson.loads(game.shown().moves))
            game.play(move)
            assert game.moves_since(game.ply - 1) == [move]
        compare(game, chooser)
    return game.ply


@each()
def test_everything_is_written_as_the_twin_writes_it(variant: Variant) -> None:
    assert played(variant, 1, 60, take_back=0.2) > 10


@pytest.mark.slow
@pytest.mark.parametrize("variant", ALL, ids=map(name, ALL))
def test_whole_games_are_written_as_the_twin_writes_them(variant: Variant) -> None:
    assert sum(played(variant, seed, 400) for seed in range(2, 12)) > 300


@each()
def test_a_game_is_the_same_whether_anybody_looks_on_or_not(variant: Variant) -> None:
    kind, players, options = variant
    watched, alone = (Game.new(kind, players, 3, **options) for _ in range(2))
    chooser = random.Random(3)
    while not watched.over and watched.ply < 60:
        move = chooser.choice(orjson.loads(watched.shown().moves))
        watched.play(move)
        alone.play(move)
        assert alone._shown is None
        assert (alone.turn, alone.over, alone.winners) == (watched.turn, watched.over, watched.winners)
    assert watched._state.tobytes() == alone._state.tobytes()
    assert watched._events == alone._events


@each()
def test_a_move_that_is_not_written_exactly_is_kept_as_it_is_written(variant: Variant) -> None:
    kind, players, options = variant
    game = Game.new(kind, players, 5, **options)
    move = game.moves()[0]
    game.play(f"  {move.upper()} ")
    assert game.moves_played == [move]


def test_no_move_that_can_be_written_is_too_long_to_be_read() -> None:
    longest = max(len(f"trip 3b {' '.join(['9[x]'] * 6)} a"), len(f"run 9[{'x' * 12}] a"))
    assert longest < LONGEST_TEXT
    rules = RunTrip(2)
    assert max(len(card) for card in rules.layout.cards) <= 15


@each()
def test_what_is_no_move_is_refused_whatever_it_is_made_of(variant: Variant) -> None:
    game_name, players, options = variant
    game = Game.new(game_name, players, 7, **options)
    before, first = game.position(), game.moves()[0]
    for text in ("", "\0", f"\0{first}", f"{first}\0", f"{first}\n\0"):
        with pytest.raises(UnreadableMove):
            game.play(text)
        assert (game.ply, game.position()) == (0, before)
