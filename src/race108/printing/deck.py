"""The cards of a game, nine to a page: fronts and backs in turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from race108.games.registry import about
from race108.printing.thing import Wish
from race108.printing.typesetting import Pages
from race108.words import say

PER_PAGE = 9


def lay_out_cards(wish: Wish, template: Path, cards: list[dict[str, Any]], **more: Any) -> Pages:
    """The cards, drawn by a game's own template; it says what each of them shows, and what else belongs to them."""
    named = about(wish.game).named()
    sheets = -(-len(cards) // PER_PAGE)
    labels = [
        [say(f"print-{side}", wish.language, game=named, number=number, pages=sheets) for side in ("front", "back")]
        for number in range(1, sheets + 1)
    ]
    words = {"title": say("print-cards-title", wish.language, game=named), **more.pop("words", {})}
    return Pages(template, wish.data(words, cards=cards, labels=labels, **more))
