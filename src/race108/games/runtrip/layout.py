"""Layouts of Run & Trip: which symbols the squares and cards show. They are data (R1), kept in TOML files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from race108.checks import is_whole
from race108.errors import BadLayout
from race108.games.runtrip.layout_file import data_in, text_of
from race108.games.runtrip.rules import (
    DECK,
    GOAL,
    LAYOUT,
    MOST_ON_A_CARD,
    MOST_SYMBOLS,
    NUMBERS,
    PER_NUMBER,
    fill_layout,
)
from race108.words import shown

FORMAT = 1
#: The rules' tables have room for this much on one square.
MOST_PARTS = 62

_FOLDER = Path(__file__).parent / "layouts"


@dataclass(frozen=True)
class Layout:
    """The symbols of the squares 0 ... 100 and of the 108 cards.

    >>> factors = named_layout("factors")
    >>> factors.squares[12], factors.cards[0]
    ('223', '1[222]')
    """

    name: str
    symbols: tuple[str, ...]
    squares: tuple[str, ...]
    cards: tuple[str, ...]  # by number, then in the order of their text; the kernel's card numbers

    def __hash__(self) -> int:
        return hash(self.name)  # enough to find a layout again; hashing every symbol would take longer than a move

    @cached_property
    def card_number(self) -> dict[str, int]:
        """The kernel's number of every card."""
        return {text: card for card, text in enumerate(self.cards)}

    @cached_property
    def lookup(self) -> Any:
        """The layout as the rules look it up: an array of one record."""
        return self._filled[0]

    @cached_property
    def _filled(self) -> tuple[Any, int]:
        """The same, and the first square that no cards can match; 0 if there is none."""
        lookup = np.zeros(1, dtype=LAYOUT)
        for signs, symbols in zip(lookup[0]["shown"], self.squares, strict=True):
            signs[: len(symbols)] = list(symbols.encode())
        for face, card in zip(lookup[0]["face"], self.cards, strict=True):
            face[: len(card) + 1] = (len(card), *card.encode())
        return lookup, fill_layout(lookup)

    @property
    def unmatchable(self) -> int:
        """The first square that no cards can match, for which a layout is refused; 0 if there is none."""
        return self._filled[1]

    def as_json(self) -> str | dict[str, Any]:
        """Its name, if the name says it all, or the whole layout as an object."""
        return self.name if self._comes_with_the_game else self.written_out()

    def written_out(self) -> dict[str, Any]:
        """The whole layout as an object."""
        cards: dict[str, list[str]] = {str(n): [] for n in range(1, NUMBERS + 1)}
        for card in self.cards:
            cards[card[0]].append(symbols_of(card))
        return {
            "format": FORMAT,
            "name": self.name,
            "symbols": list(self.symbols),
            "squares": list(self.squares[1:GOAL]),
            "cards": cards,
        }

    @cached_property
    def _comes_with_the_game(self) -> bool:
        try:
            return named_layout(self.name) == self
        except BadLayout:
            return False


def symbols_of(card: str) -> str:
    """The symbols in a card's text.

    >>> symbols_of("4[2P]")
    '2P'
    """
    return card[2:-1]


# --- reading and checking -------------------------------------------------------------------------------------------


@cache
def named_layout(name: str) -> Layout:
    """A layout that comes with the game."""
    known = {path.stem: path for path in sorted(_FOLDER.glob("*.toml"))}
    if name not in known:
        raise BadLayout("layout-unknown", name=name[:60], known=list(known))
    return read_layout(known[name])


def read_layout(path: Path) -> Layout:
    """A layout from a TOML file."""
    return layout_in(text_of(path), str(path))


def layout_in(text: str, file: str) -> Layout:
    """A layout from the text of a TOML file."""
    return layout_from(data_in(text, file))


def layout_from(data: object) -> Layout:
    """A layout from an option: its name, a file's name ending in .toml, or the object itself."""
    if isinstance(data, Layout):
        return data
    if isinstance(data, str):
        return read_layout(Path(data)) if data.endswith(".toml") or _is_file(data) else named_layout(data)
    if not isinstance(data, dict):
        raise BadLayout("layout-not-object")
    if not is_whole(data.get("format")) or data["format"] != FORMAT:
        raise BadLayout("layout-format", format=FORMAT)
    name = data.get("name")
    if not isinstance(name, str) or not name or len(name) > 60:
        raise BadLayout("layout-no-name")
    symbols = _checked_symbols(data.get("symbols"))
    squares = _checked_squares(data.get("squares"), symbols)
    return _matchable(name, symbols, squares, _checked_cards(data.get("cards"), symbols))


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file can have such a name
        return False


def _checked_symbols(symbols: object) -> tuple[str, ...]:
    if not isinstance(symbols, list) or not symbols or not all(isinstance(s, str) for s in symbols):
        raise BadLayout("layout-symbols")
    for symbol in symbols:
        if len(symbol) != 1 or not (symbol.isascii() and symbol.isalnum()):
            raise BadLayout("layout-symbol", symbol=shown(symbol))
    if len({symbol.lower() for symbol in symbols}) < len(symbols):
        raise BadLayout("layout-symbol-twice")
    return tuple(symbols)


def _in_order(text: object, symbols: tuple[str, ...], most: int, where: tuple[str, dict[str, Any]]) -> str:
    """The symbols of a square or card, in the layout's order."""
    if not isinstance(text, str):
        raise BadLayout("layout-not-text", where=where)
    if len(text) > most:
        raise BadLayout("layout-too-many-symbols", where=where, most=most)
    for character in text:
        if character not in symbols:
            raise BadLayout("layout-unknown-symbol", where=where, symbol=character, known=list(symbols))
    return "".join(sorted(text, key=symbols.index))


def _checked_squares(squares: object, symbols: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(squares, list) or len(squares) != GOAL - 1:
        raise BadLayout("layout-squares", count=len(squares) if isinstance(squares, list) else 0)
    texts: list[str] = []
    for square, given in enumerate(squares, 1):
        where = ("layout-at-square", {"square": square})
        texts.append(_in_order(given, symbols, MOST_SYMBOLS, where))
        if prod(count + 1 for count in Counter(texts[-1]).values()) > MOST_PARTS:
            raise BadLayout("layout-too-many-symbols", where=where, most=MOST_SYMBOLS - 1)
    return ("", *texts, "")


def _checked_cards(cards: object, symbols: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(cards, dict) or set(cards) != {str(n) for n in range(1, NUMBERS + 1)}:
        raise BadLayout("layout-numbers")
    texts: list[str] = []
    for number in range(1, NUMBERS + 1):
        given = cards[str(number)]
        if not isinstance(given, list) or len(given) > PER_NUMBER:
            raise BadLayout("layout-twelve", number=number, count=len(given) if isinstance(given, list) else 0)
        where = ("layout-at-card", {"number": number})
        faces = [_in_order(text, symbols, MOST_ON_A_CARD, where) for text in given]
        if "" in faces:
            raise BadLayout("layout-empty-card", number=number)
        if len(set(faces)) != PER_NUMBER:
            raise BadLayout("layout-twelve", number=number, count=len(set(faces)))
        texts += sorted(f"{number}[{text}]" for text in faces)
    return tuple(texts)


@lru_cache(maxsize=64)  # a table reads its layout several times, and looking at every square takes a while
def _matchable(name: str, symbols: tuple[str, ...], squares: tuple[str, ...], cards: tuple[str, ...]) -> Layout:
    """A layout of which every square can be matched."""
    layout = Layout(name, symbols, squares, cards)
    if square := layout.unmatchable:
        raise BadLayout("layout-unmatchable", square=square, symbols=squares[square])
    return layout


def can_match(layout: Layout, square: int, hand: Any) -> bool:
    """Whether some of these cards show exactly the symbols of the square."""
    tables = layout.lookup[0]
    rooms, weights = tables["room"][square].tolist(), tables["weight"][square].tolist()
    reach = 1
    for card in hand:
        reach |= (reach & rooms[card]) << weights[card]
    return bool(reach >> int(tables["full"][square]) & 1)


def hard_squares(layout: Layout, cards: int = 8, hands: int = 400, limit: float = 0.25) -> list[tuple[int, float]]:
    """The squares that fewer than ``limit`` of random hands of so many cards can match, the hardest first."""
    rng = np.random.default_rng(108)
    dealt = [rng.permutation(DECK)[:cards] for _ in range(hands)]
    found: list[tuple[int, float]] = []
    for square, symbols in enumerate(layout.squares):
        if symbols:
            share = sum(can_match(layout, square, hand) for hand in dealt) / hands
            if share < limit:
                found.append((square, share))
    return sorted(found, key=lambda item: (item[1], item[0]))
