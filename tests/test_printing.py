"""What comes out of the printer: the PDF files are made and read back."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from paper import PAPERS, SIZES, STYLES, Paper, letters, own_layout, runs
from race108.errors import BadLayout, BadOption
from race108.games.registry import about, games_with, part_of
from race108.games.runtrip.layout import named_layout
from race108.games.runtrip.printing import road_words
from race108.printing import board, cards, rules, sheets, things
from race108.words import LANGUAGES, say

FACTORS = named_layout("factors")
ROOT = Path(__file__).parents[1]


# --- sheets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("pages", [1, 3])
def test_a_page_has_four_tables_and_there_are_as_many_pages_as_asked_for(paper: str, pages: int) -> None:
    printed = Paper(sheets(pages=pages, paper=paper))
    assert printed.sizes == [SIZES[paper]] * pages
    for page in range(pages):
        assert printed.text(page).count("Triggs") == 4
        numbers = Counter(re.findall(r"\b\d+\b", printed.text(page)))
        assert numbers == {str(value): 4 for value in range(1, 13)}


def boxes_in(printed: Paper) -> int:
    """How many square boxes a page has."""
    return sum(form.high > 4 and abs(form.wide - form.high) < 0.1 for _, form in printed.paths(0))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("rows", [None, [9] * 12, [1] * 12, [9, 1, 8, 2, 7, 3, 6, 4, 5, 5, 5, 1]])
def test_every_row_has_its_boxes(rows: list[int] | None, style: str) -> None:
    """T1."""
    printed = Paper(sheets(rows, style=style))
    assert boxes_in(printed) == 4 * sum(rows or [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5])
    for _, form in printed.paths(0):
        if form.wide < 200:  # all but the line to cut along
            assert form.x - form.wide / 2 > 8
            assert form.x + form.wide / 2 < 202


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_asks_for_a_name_in_every_language(language: str) -> None:
    printed = Paper(sheets(language=language))
    assert printed.text(0).count(say("triggs-print-name", language)) == 4
    assert printed.document.get_metadata_dict()["Title"] == say("triggs-print-title", language)


# --- the track ------------------------------------------------------------------------------------------------------


def squares_on(printed: Paper, page: int, scale: float) -> dict[int, str]:
    """The squares on a page with the symbols below their numbers."""
    found = {}
    for word in printed.words(page):
        if word.what.isdecimal():
            left, top = word.x - word.wide / 2 - 2 * scale, word.y - 3 * scale
            inside = [
                symbol.what
                for symbol in printed.symbols(page)
                if left < symbol.x < left + 25 * scale and top < symbol.y < top + 29 * scale
            ]
            assert int(word.what) not in found
            found[int(word.what)] = "".join(sorted(inside))
    return found


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("paper", SIZES)
def test_the_track_shows_every_square_once_with_its_symbols(paper: str, style: str) -> None:
    """R1."""
    printed = Paper(board(paper=paper, style=style))
    width, height = SIZES[paper]
    assert printed.sizes == ([(width, height)] if paper == "a3" else [(height, width)] * 2)
    on_pages = [squares_on(printed, page, 1.065 if paper == "a3" else 1) for page in range(len(printed))]
    assert sum(map(len, on_pages)) == 100
    found = {square: shown for page in on_pages for square, shown in page.items()}
    assert [found[square] for square in range(1, 101)] == list(FACTORS.squares[1:])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("paper", PAPERS)
def test_the_tiles_of_the_track_join(paper: str, style: str) -> None:
    """Where the marks are, the last line of the upper tile goes on in the first line of the lower one."""
    printed, per_mm = Paper(board(paper=paper, style=style)), 8
    upper, lower = (printed.picture(page, per_mm) for page in (0, 1))
    beside = int(((SIZES[paper][1] - 260) / 2 - 2.5) * per_mm)
    marks = []
    for tile in (upper, lower):
        (mark,) = runs(tile[:, beside].mean(axis=1) < 160)
        marks.append(sum(mark) // 2)
    last, first = upper[marks[0] - 4].astype(int), lower[marks[1] + 4].astype(int)
    middle = SIZES[paper][1] / 2
    for left, right in ((-128, 109), (116, 128)):  # from edge to edge, but for the slanted sides of the arrow
        part = slice(int((middle + left) * per_mm), int((middle + right) * per_mm))
        assert np.ptp(last[part], axis=0).max() > 20  # the sides of the road
        assert np.abs(last[part] - first[part]).max() < 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_and_goal_are_named_in_every_language(language: str) -> None:
    printed = Paper(board(language=language))
    words = road_words(language)
    assert words["goal"] in printed.text(0)
    assert words["start"] in printed.text(1)
    assert say("runtrip-print-glue", language) in printed.text(0)
    assert say("runtrip-print-cut", language) in printed.text(1)


def test_a_layout_of_ones_own_is_printed_with_its_own_symbols() -> None:
    """R1."""
    printed = Paper(board(own_layout(), paper="a3"))
    letters_shown = Counter(word for word in re.findall(r"\b[Az]+\b", printed.text(0)) for word in word)
    squares = "".join(FACTORS.squares)
    assert letters_shown == {"A": squares.count("5"), "z": squares.count("P")}


# --- the rules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_the_rules_of_a_game_stand_on_exactly_two_pages(game: str, language: str, paper: str) -> None:
    printed = Paper(rules(game, paper, language))
    assert printed.sizes == [SIZES[paper]] * 2
    title = say("print-rules-title", language, game=about(game).named())
    pages = (letters(printed.text(page)).replace(letters(f"{title} {page + 1} / 2"), "") for page in range(2))
    said = "".join(pages)
    text = part_of(game, "printing").LEAFLET.text(language)
    for chapter in text["chapters"]:
        for paragraph in (chapter["title"], *chapter["paragraphs"]):
            assert letters(paragraph) in said
    for question, answer in text["questions"]:
        assert letters(question + answer) in said


def test_the_leaflet_leaves_out_only_what_matters_on_a_screen() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("web/src/games/*/rules/rules.ts"))
    ours = {
        f"{name}-{paragraph}"
        for chapters in (part_of(game, "printing").LEAFLET.chapters for game in games_with("printing"))
        for name in chapters
        for paragraph in chapters[name]
    }
    theirs = {
        f"{name}-{paragraph}"
        for name, paragraphs in re.findall(r'name: "(\w+)", paragraphs: \[(.*?\])\]', pages)
        for paragraph in re.findall(r'\["(\w+)"', paragraphs)
    }
    assert theirs - ours == {"material-sizes", "aim-name", "team-quiet", "layouts-own"}
    assert ours <= theirs


# --- all of them ----------------------------------------------------------------------------------------------------


def everything(style: str) -> list[bytes]:
    made = [sheets(style=style), board(style=style)]
    return made + [make(game, style=style) for game in ("triggs", "runtrip") for make in (cards, rules)]


def test_the_plain_style_has_no_colour_and_the_other_has() -> None:
    for made in everything("plain"):
        printed = Paper(made)
        for page in range(min(len(printed), 4)):
            assert np.ptp(printed.picture(page, 2).astype(int), axis=2).max() == 0
    for made in everything("colour"):
        assert np.ptp(Paper(made).picture(1 if len(Paper(made)) > 1 else 0, 2).astype(int), axis=2).max() > 0


def test_the_same_wish_gives_the_same_bytes() -> None:
    for first, again in zip(everything("colour"), everything("colour"), strict=True):
        assert first == again
        assert b"CreationDate" not in first
        assert str(ROOT).encode() not in first


def test_the_program_for_programs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs/printing.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    exec(compile(program, "printing.md", "exec"), {})
    assert "letter" in capsys.readouterr().out


def test_things_says_what_can_be_asked_for() -> None:
    assert set(things()) == {"sheets", "cards", "board", "rules"}
    for paper in things()["board"]["paper"]:
        assert len(Paper(board(paper=paper))) == (1 if paper == "a3" else 2)
    assert things()["sheets"]["language"] == list(LANGUAGES)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: sheets([2, 2]), "12 numbers"),
        (lambda: sheets([0, *[2] * 11]), "from 1 to 9"),
        (lambda: sheets([10, *[2] * 11]), "from 1 to 9"),
        (lambda: sheets([True, *[2] * 11]), "from 1 to 9"),
        (lambda: sheets(pages=0), "from 1 to 500"),
        (lambda: sheets(pages=501), "from 1 to 500"),
        (lambda: sheets(pages=2.5), "from 1 to 500"),
        (lambda: sheets(paper="a3"), "a4, letter"),
        (lambda: board(paper="a5"), "a4, a3, letter"),
        (lambda: cards("triggs", style="pink"), "colour, plain"),
        (lambda: rules("chess"), "triggs, runtrip"),
        (lambda: rules("triggs", language="fr"), "en, de, es, it"),
        (lambda: cards("triggs", "factors"), "no option “layout”"),
    ],
)
def test_what_cannot_be_printed_is_refused(make: Any, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make()


def test_an_unknown_or_impossible_layout_is_refused() -> None:
    """R1."""
    with pytest.raises(BadLayout, match="no layout"):
        board("nothing")
    with pytest.raises(BadLayout, match="99 squares"):
        cards("runtrip", own_layout() | {"squares": []})
