"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from race108.errors import BadOption
from race108.lab.pictures import plots, save_picture
from race108.ruleset import Ruleset
from race108.words import say


def draw_curve(weights: Path, rules: Ruleset, about: dict[str, Any], language: str) -> Path | None:
    """Write the curve beside the weights; without the extra ``lab`` there is no picture, and None."""
    try:
        plt = plots()
    except BadOption:
        return None
    path = weights.with_suffix(".svg")
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    games = [point[0] for point in about["curve"]]
    axes.plot(games, [100 * point[1] for point in about["curve"]], color="#14324f", marker="o", markersize=3)
    axes.axhline(100 / rules.sides, color="#b3552e", linestyle="--")
    axes.set_ylim(0, 100)
    axes.set_xlabel(say("curve-games", language))
    axes.set_ylabel(say("curve-share", language))
    axes.set_title(about["net"])
    axes.grid(alpha=0.3)
    save_picture(figure, path)
    return path
