"""The page for researchers tells the truth about the environments."""

from __future__ import annotations

import re
from pathlib import Path

from race108.envs.features import features_of
from race108.games.runtrip import rules as runtrip
from race108.games.triggs import rules as triggs

PAGE = (Path(__file__).parents[1] / "docs" / "environments.md").read_text(encoding="utf-8")


def rows(game: str) -> list[tuple[str, str, str]]:
    """The page's table of a game: block, indices, shape."""
    table = PAGE.split(f"### {game}")[1].split("###")[0].split("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \| ([\d–]+) \| ([\d × ]+) \|", table, re.MULTILINE)


def test_every_block_stands_where_the_page_says() -> None:
    for title, game in (("Triggs", "triggs"), ("Run & Trip", "runtrip")):
        features = features_of(game, 2)
        told = []
        for name, block in features.blocks.items():
            last = block.first + block.size - 1
            where = f"{block.first}–{last}" if block.size > 1 else str(block.first)
            told.append((name, where, " × ".join(map(str, block.shape))))
        assert rows(title) == told


def test_the_actions_are_counted_as_the_page_says() -> None:
    assert f"Triggs, {triggs.ACTIONS} actions" in PAGE
    assert f"Run & Trip, {runtrip.ACTIONS} actions" in PAGE
    assert f"| {triggs.FORMS} + i |" in PAGE
    assert f"| {triggs.STOP} |" in PAGE
    assert f"| {triggs.EXTRAS - 1} + v |" in PAGE
    assert f"| {runtrip.LAYS} + c |" in PAGE
    assert f"| {runtrip.AIMS} + 2 · t + w |" in PAGE
    assert f"| {runtrip.END} |" in PAGE
