"""Positions that play can bring about are accepted; others, and layouts that nobody could play with, are refused."""

from __future__ import annotations

import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from race108.errors import BadLayout, BadPosition
from race108.game import Game
from race108.games.runtrip import SET_ASIDE, layout_file
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import layout_from, layout_in, named_layout, read_layout
from race108.games.runtrip.position import most_in_hand

Json = dict[str, Any]

VARIANTS: list[tuple[int, Json]] = [
    *((players, {}) for players in (2, 3, 4, 5, 6)),
    *((players, {"even": True}) for players in (4, 5)),
    *((players, {"mercy": True}) for players in (4, 6)),
    *((players, {"variant": "advanced"}) for players in (2, 3)),
    (4, {"variant": "team"}),
]


def hoarded(game: Game, chance: random.Random) -> str:
    """A run that does not end the game: so a hand grows as fast as it can."""
    table = game.position()
    tokens = table["tokens"][game.turn % len(table["tokens"])]
    runs = [move for move in game.moves() if move.startswith("run")]

    def ends(run: str) -> bool:
        return bool(int(run[4]) + tokens[run.endswith(" b")] == r.GOAL)

    return chance.choice([run for run in runs if not ends(run)] or runs)


def anything(game: Game, chance: random.Random) -> str:
    return chance.choice(game.moves())


def goes_round(game: Game) -> None:
    assert Game.from_position(game.position(), 1).position() == game.position()


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
@pytest.mark.parametrize("choose", [hoarded, anything])
def test_every_position_of_a_game_can_be_set(players: int, options: Json, choose: Any) -> None:
    for seed in range(2):
        game, chance = Game.new("runtrip", players, seed, **options), random.Random(seed)
        while not game.over:
            goes_round(game)
            game.play(choose(game, chance))
        goes_round(game)


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_whoever_only_runs_gets_as_many_cards_as_a_hand_can_have_and_nobody_more(players: int, options: Json) -> None:
    most = most_in_hand(players, SET_ASIDE.get(players, 0) if "even" in options else 0)
    largest = 0
    for seed in range(20):
        game, chance = Game.new("runtrip", players, seed, **options), random.Random(seed)
        while not game.over:
            largest = max(largest, *map(len, game.position()["hands"]))
            game.play(hoarded(game, chance))
    assert largest == most


def test_a_hand_that_no_game_can_bring_about_is_refused() -> None:
    cards = list(named_layout("factors").cards)
    for players in range(2, 7):
        most = most_in_hand(players, 0)
        few: list[list[str]] = [[card] for card in cards[-players + 1 :]]
        Game.from_position({"game": "runtrip", "hands": [cards[:most], *few]})
        with pytest.raises(BadPosition, match=f"nobody can ever have more than {most}"):
            Game.from_position({"game": "runtrip", "hands": [cards[: most + 1], *few]})


@pytest.mark.parametrize("key", ["deck", "discard", "aside"])
def test_a_list_is_no_longer_than_the_deck(key: str) -> None:
    with pytest.raises(BadPosition, match="the game has only 108"):
        Game.from_position({"game": "runtrip", key: ["1[2]"] * 10_000})


# --- how many moves there can be ------------------------------------------------------------------------------------


def worst_hand(symbols: str, last: str) -> list[str]:
    return [f"{number}[{text}]" for text in symbols.split() for number in range(1, 10)] + [last]


def worst_layout() -> Json:
    """Every square can be matched in as many ways as there can be."""
    cards = ["A", "B", "C", "AA", "BB", "CC", "AB", "AC", "BC", "ABC", "AAB", "BBC"]
    return {
        "format": 1,
        "name": "worst",
        "symbols": ["A", "B", "C"],
        "squares": ["AABBCC"] * 99,
        "cards": {str(number): cards for number in range(1, 10)},
    }


WORST = [
    ("factors", worst_hand("2 22 3", "1[23]"), 35_426),
    (worst_layout(), worst_hand("A B C", "1[BC]"), 198_344),
]


def worst(layout: Any, hand: list[str]) -> Game:
    others = [card for card in layout_from(layout).cards if card not in hand][:2]
    tokens = [[0, 1], [96, 72]]
    wish = {"game": "runtrip", "variant": "advanced", "layout": layout, "tokens": tokens, "hands": [hand, others]}
    return Game.from_position(wish, 1)


@pytest.mark.parametrize(("layout", "hand", "count"), WORST)
def test_the_hands_with_the_most_moves_have_no_more_than_is_said(layout: Any, hand: list[str], count: int) -> None:
    game = worst(layout, hand)
    state, its = game._state.copy(), layout_from(layout)
    none = np.empty((0, 8), dtype=np.int16)

    def moves(*cards: int) -> int:
        state["hand"][0, 0] = 0
        for card in cards:
            r.take_card(state, 0, card)
        return int(r.legal_moves(state, its.lookup, none))

    held = [its.card_number[card] for card in hand]
    assert len(held) == most_in_hand(2, 0)
    assert moves(*held) == count
    for place, card in enumerate(held):  # no other card in place of one of these gives more
        others = [held[i] for i in range(len(held)) if i != place]
        step = 1 if count < 100_000 else 12
        assert all(moves(*others, other) <= count for other in range(0, r.DECK, step) if other not in held), card


@pytest.mark.parametrize(("layout", "hand", "count"), WORST)
def test_some_moves_are_told_without_all_the_others(layout: Any, hand: list[str], count: int) -> None:
    game = worst(layout, hand)
    some = game.moves(2_000)
    assert len(some) == 2_000
    assert len(game.view(0).outlook(50)) == 50
    every = game.moves()
    assert len(every) == count
    assert every[:2_000] == some
    game.moves(2_000)
    game.play(every[-1])  # one that was not told is as good as the others
    assert game.moves_played == [every[-1]]


@pytest.mark.parametrize(("layout", "hand", "count"), WORST)
def test_a_vague_trip_is_answered_at_once(layout: Any, hand: list[str], count: int) -> None:
    game = worst(layout, hand)
    began = time.perf_counter()
    for text in ("trip 2", "trip 2a", "trip 2b b"):
        with pytest.raises(Exception, match="…"):
            game.play(text)
    assert time.perf_counter() - began < 0.5  # all of them written out took as long for each text


# --- layouts --------------------------------------------------------------------------------------------------------

TANGLED = {
    "a key of very many parts": ".".join("a" * 9_000) + " = 1",
    "the same in quotes": ".".join(['"a"'] * 4_000) + " = 1",
    "the same with blanks": " . ".join("a" * 4_000) + " = 1",
    "a header of very many parts": "[" + ".".join("a" * 9_000) + "]",
    "lists in lists": "a = " + "[" * 9_000,
    "tables in tables": "a = " + "{a = " * 3_000,
    "very many tables": "\n".join(f"[a{i}]" for i in range(2_000)),
    "a list of tables": "[[a]]\n" * 2_000,
    "hidden behind a long string": 'x = {a = """\n \' """, ' + ".".join("a" * 5_000) + " = 1, b = ' '}",
    "hidden behind four quotes": 'x = {a = """a"""", ' + ".".join("a" * 5_000) + ' = 1, b = ""}',
    "hidden behind a sign of comment": 'x = {a = "#", ' + ".".join("a" * 5_000) + " = 1}",
    "hidden behind a backslash": "x = {a = '\\', " + ".".join("a" * 5_000) + " = 1, b = ''}",
}


@pytest.mark.parametrize("text", TANGLED.values(), ids=list(TANGLED))
def test_a_tangled_layout_file_is_refused_before_it_is_read(text: str) -> None:
    assert len(text) <= layout_file.LONGEST
    with pytest.raises(BadLayout) as refusal:
        layout_in(text, "mine.toml")
    assert refusal.value.message == "layout-file-tangled"


def test_a_long_layout_file_is_refused_and_not_read_to_its_end(tmp_path: Path) -> None:
    long = tmp_path / "long.toml"
    long.write_text("# nothing\n" * 200_000)
    for path in (long, Path("/dev/zero")):
        with pytest.raises(BadLayout, match="is too long"):
            read_layout(path)
    with pytest.raises(BadLayout, match="is too long"):
        layout_in("#" * (layout_file.LONGEST + 1), "mine.toml")


def test_a_layout_may_be_written_in_other_ways_than_ours() -> None:
    usual = named_layout("factors")
    data = usual.written_out() | {"name": "mine"}
    lines = [f"format = 1\nname = '''mine'''  # a ... comment. With. Many. Dots. [[[[[[\nsymbols = {data['symbols']}"]
    lines += ["squares = [", *(f'  "{text}",  # square {i}' for i, text in enumerate(data["squares"], 1)), "]"]
    lines += [f"cards.{number} = {texts}" for number, texts in data["cards"].items()]
    assert layout_in("\r\n".join(lines), "mine.toml") == layout_from(data)
    assert layout_in("\n".join(lines), "mine.toml").squares == usual.squares


FAULTS: list[tuple[Json, str]] = [
    ({"symbols": ["x" * 60_000]}, "layout-symbol"),
    ({"squares": ["2" * 60_000] * 99}, "layout-too-many-symbols"),
    ({"squares": [""] * 30_000}, "layout-squares"),
    ({"cards": {str(number): ["2"] * 3_000 for number in range(1, 10)}}, "layout-twelve"),
    ({"cards": {str(number): ["2" * 13] * 12 for number in range(1, 10)}}, "layout-too-many-symbols"),
    ({"name": "x" * 61}, "layout-no-name"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_a_layout_has_bounds_and_a_refusal_is_one_sentence(change: Json, message: str) -> None:
    with pytest.raises(BadLayout) as refusal:
        layout_from(named_layout("factors").written_out() | {"name": "mine"} | change)
    assert refusal.value.message == message
    assert all(len(refusal.value.text(language)) < 250 for language in ("en", "de", "es", "it"))


def test_squares_that_show_the_same_have_the_same_tables() -> None:
    layout = named_layout("factors")
    names = [name for name in r.LAYOUT.names or () if name != "face"]  # a card's, not a square's
    alike = sorted(range(1, 100), key=lambda square: layout.squares[square])
    for one, other in pairwise(alike):
        if layout.squares[one] == layout.squares[other]:
            assert all((layout.lookup[0][name][one] == layout.lookup[0][name][other]).all() for name in names)
