"""The printed cards: read back from the PDF files, and both sides compared."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from paper import HIGH, PAPERS, SIZES, STYLES, WIDE, Paper, cell_of, letters, own_layout, runs
from race108.games import runtrip
from race108.games.registry import about
from race108.games.runtrip.layout import named_layout, symbols_of
from race108.printing import cards
from race108.printing.thing import Wish
from race108.printing.typesetting import Pages
from race108.words import LANGUAGES, say

FACTORS = named_layout("factors")


@cache
def printed_cards(game: str, paper: str = "a4", style: str = "colour") -> Paper:
    return Paper(cards(game, paper=paper, style=style))


# --- Triggs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("style", STYLES)
def test_all_108_cards_of_triggs_are_printed_nine_to_a_page(paper: str, style: str) -> None:
    printed = printed_cards("triggs", paper, style)
    assert printed.sizes == [SIZES[paper]] * 24
    found: Counter[str] = Counter()
    for page in range(0, 24, 2):
        shown: dict[int, list[str]] = {cell: [] for cell in range(9)}
        for word in printed.words(page):
            if (cell := cell_of(word, SIZES[paper])) >= 0:
                shown[cell].append(word.what)
        for texts in shown.values():
            assert len(texts) == 3  # in the middle and in two corners
            assert len(set(texts)) == 1
            found[texts[0]] += 1
        assert not re.search(r"\d", printed.text(page + 1).rpartition(say("triggs-name"))[0])
    assert found == {str(value): 9 for value in range(1, 13)}


# --- Run & Trip -----------------------------------------------------------------------------------------------------


def fronts_of(printed: Paper, page: int, size: tuple[float, float]) -> list[str]:
    """The cards on a page of white sides, read off their large symbols."""
    symbols: dict[int, str] = dict.fromkeys(range(9), "")
    for symbol in printed.symbols(page):
        if max(symbol.wide, symbol.high) > 5:
            symbols[cell_of(symbol, size)] += symbol.what
    numbers = numbers_of(printed, page, size)
    return [f"{numbers[cell]}[{''.join(sorted(shown))}]" for cell, shown in symbols.items()]


def numbers_of(printed: Paper, page: int, size: tuple[float, float]) -> dict[int, str]:
    """The number of each card, which stands on it three times."""
    found: dict[int, list[str]] = {cell: [] for cell in range(9)}
    for word in printed.words(page):
        if (cell := cell_of(word, size)) >= 0:
            found[cell].append(word.what)
    for texts in found.values():
        assert len(texts) == 3
        assert len(set(texts)) == 1
    return {cell: texts[0] for cell, texts in found.items()}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("style", STYLES)
def test_every_card_of_run_and_trip_is_printed_exactly_once(paper: str, style: str) -> None:
    """R2."""
    printed = printed_cards("runtrip", paper, style)
    assert printed.sizes == [SIZES[paper]] * 25  # the last page has the tokens
    found = [card for page in range(0, 24, 2) for card in fronts_of(printed, page, SIZES[paper])]
    assert len(found) == 108
    assert set(found) == set(FACTORS.cards)


def lists_of(printed: Paper, page: int, size: tuple[float, float]) -> dict[int, list[str]]:
    """What each black side lists: symbols in three columns and four rows."""
    left, top = (size[0] - 3 * WIDE) / 2, (size[1] - 3 * HIGH) / 2
    found: dict[int, dict[tuple[int, int], str]] = {cell: {} for cell in range(9)}
    for symbol in printed.symbols(page):
        cell = cell_of(symbol, size)
        x, y = symbol.x - left - cell % 3 * WIDE, symbol.y - top - cell // 3 * HIGH
        place = (int((y - 40.5) // 10), int((x - 5.2) // 15.2))
        found[cell][place] = found[cell].get(place, "") + symbol.what
    return {cell: [shown[place] for place in sorted(shown)] for cell, shown in found.items()}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("style", STYLES)
def test_behind_every_white_side_is_the_black_side_of_its_number(paper: str, style: str) -> None:
    """The paper is turned over its long edge, so the back of a card is in the mirrored column."""
    printed, size = printed_cards("runtrip", paper, style), SIZES[paper]
    for page in range(0, 24, 2):
        fronts, backs = numbers_of(printed, page, size), numbers_of(printed, page + 1, size)
        lists = lists_of(printed, page + 1, size)
        for cell, number in fronts.items():
            behind = cell // 3 * 3 + 2 - cell % 3
            assert backs[behind] == number
            twelve = [symbols_of(card) for card in FACTORS.cards if card[0] == number]
            assert sorted("".join(sorted(shown)) for shown in lists[behind]) == sorted(twelve)
            assert [len(shown) for shown in lists[behind]] == sorted(len(shown) for shown in twelve)


def test_the_columns_of_the_backs_are_mirrored() -> None:
    """In a deck three neighbours always have the same number: nine different ones show what is behind what."""
    nine = [{"number": number, "symbols": "2"} for number in range(1, 10)]
    words = dict.fromkeys(("title", "tokens", "tokens-how"), "")
    wish = Wish("runtrip", "a4", "en", "colour", {}).data(words, game="runtrip")
    template = Path(runtrip.__file__).parent / "templates/cards.typ"
    printed = Paper(Pages(template, wish | {"cards": nine, "lists": [["2"] * 12] * 9, "labels": [["", ""]]}).pdf())
    assert list(numbers_of(printed, 0, SIZES["a4"]).values()) == list("123456789")
    assert list(numbers_of(printed, 1, SIZES["a4"]).values()) == list("321654987")


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
@pytest.mark.parametrize("paper", PAPERS)
def test_fronts_and_backs_meet_when_the_paper_is_turned_over(game: str, paper: str) -> None:
    """Pictures of both sides: the frames of the cards and the cut marks are in the same places, mirrored."""
    printed, per_mm = printed_cards(game, paper, "plain"), 12
    left, top = ((side - 3 * card) / 2 for side, card in zip(SIZES[paper], (WIDE, HIGH), strict=True))
    front, back = (printed.picture(page, per_mm).mean(axis=2) for page in (4, 5))
    back = back[:, ::-1]
    for row in range(3):
        below = int((top + row * HIGH + HIGH - 5.8) * per_mm)  # where a card has nothing but its frame
        middles = [[(first + last) / 2 / per_mm for first, last in runs(side[below] < 128)] for side in (front, back)]
        assert len(middles[0]) == len(middles[1]) == 6
        assert np.allclose(middles[0], middles[1], atol=0.1)
        assert np.allclose(middles[0], [left + x * WIDE + edge for x in range(3) for edge in (2.6, 53.4)], atol=0.1)
    above, beside = int((top - 3.5) * per_mm), int((left - 3.5) * per_mm)
    for side in (front, back):
        marks = [sum(run) / 2 / per_mm for run in runs(side[above] < 200)]
        assert np.allclose(marks, [left + x * WIDE for x in range(4)], atol=0.1)
        marks = [sum(run) / 2 / per_mm for run in runs(side[:, beside] < 200)]
        assert np.allclose(marks, [top + y * HIGH for y in range(4)], atol=0.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_tokens_are_explained_in_every_language(language: str) -> None:
    printed = Paper(cards("runtrip", language=language))
    named = about("runtrip").named()
    assert letters(say("print-front", language, game=named, number=3, pages=12)) in letters(printed.text(4))
    assert letters(say("print-back", language, game=named, number=3, pages=12)) in letters(printed.text(5))
    assert letters(say("runtrip-print-tokens-how", language)) in letters(printed.text(24))


def test_there_are_two_tokens_for_each_of_six_players_seen_from_both_sides() -> None:
    printed = printed_cards("runtrip")
    words = Counter(word.what for word in printed.words(24))
    assert (words["a"], words["b"]) == (12, 12)


def test_a_deck_of_ones_own_is_printed_with_its_own_symbols() -> None:
    """R1."""
    deck = Paper(cards("runtrip", own_layout()))
    shown = Counter(
        letter
        for page in range(0, 24, 2)
        for word in deck.words(page)
        if cell_of(word, SIZES["a4"]) >= 0 and word.high > 3.2
        for letter in word.what
        if letter in "Az"
    )
    pips = "".join(symbols_of(card) for card in FACTORS.cards)
    assert shown == {"A": pips.count("5"), "z": pips.count("P")}
