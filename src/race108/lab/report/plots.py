"""A study in pictures: drawn as SVG that follows the colours of the page it stands in."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any

from race108.lab.report.words import Teller, is_usual, points

if TYPE_CHECKING:
    from race108.ruleset import Json

#: Colours by name, in light and in dark. The pictures are drawn with the stand-ins and shown with the reader's.
COLOURS = {
    "ink": ("#000001", "#1d2733", "#e6e9ee"),
    "muted": ("#000002", "#5d6875", "#9aa5b3"),
    "grid": ("#000003", "#e3e6ea", "#2c3540"),
    "c1": ("#000011", "#1f6f9f", "#62b5e5"),
    "c2": ("#000012", "#c8690d", "#f0a44b"),
    "c3": ("#000013", "#3c8a4e", "#7ecb8d"),
    "c4": ("#000014", "#94508f", "#d394ce"),
    "c5": ("#000015", "#77685a", "#c2b19c"),
}
INK, MUTED, GRID = (COLOURS[name][0] for name in ("ink", "muted", "grid"))
SERIES = tuple(COLOURS[f"c{i}"][0] for i in range(1, 6))
MARKS = ("o", "s", "^", "D", "v")
#: Inches; so narrow that a picture can be read on a phone.
WIDTH = 5.6


@contextmanager
def style(name: str) -> Iterator[None]:
    """How all pictures look. Text stays text, and the same numbers make the same file."""
    settings = {
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "text.parse_math": False,
        "font.family": "DejaVu Sans",
        "font.size": 8.5,
        "text.color": INK,
        "axes.labelcolor": MUTED,
        "axes.titlesize": 8.5,
        "axes.titlecolor": INK,
        "axes.edgecolor": GRID,
        "axes.linewidth": 0.8,
        "axes.grid": True,
        "axes.axisbelow": True,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "grid.color": GRID,
        "grid.linewidth": 0.8,
        "xtick.color": GRID,
        "ytick.color": GRID,
        "xtick.labelcolor": MUTED,
        "ytick.labelcolor": INK,
        "legend.frameon": False,
        "legend.fontsize": 8.5,
    }
    matplotlib = import_module("matplotlib")
    with matplotlib.rc_context(settings):
        yield


def figure(height: float) -> Any:
    """An empty picture of the usual width."""
    drawn = import_module("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")
    drawn.patch.set_alpha(0.0)
    return drawn


def svg(drawn: Any, alt: str) -> str:
    """A picture as SVG that follows the page's colours and is named for those who cannot see it."""
    out = io.StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    drawn.savefig(out, format="svg", metadata=nothing, transparent=True)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = text.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', "").replace("xlink:href", "href")
    text = re.sub(r' id="[\w.]+_\d+"', "", text).replace("*{stroke", "svg *{stroke")
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r"'DejaVu Sans'(, [^;\"]*)?", "system-ui, sans-serif", text)
    for name, (stand_in, _, _) in COLOURS.items():
        text = text.replace(stand_in, f"var(--{name})")
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(alt)}" ', 1).strip()


def picture(drawn: str) -> str:
    """A picture as a file of its own, with its colours."""
    return drawn.replace(">", f"><style>{colours('svg')}</style>", 1) + "\n"


def colours(where: str) -> str:
    """The colours as a style for some part of a page."""
    light = "".join(f"--{name}:{three[1]};" for name, three in COLOURS.items())
    dark = "".join(f"--{name}:{three[2]};" for name, three in COLOURS.items())
    return f"{where}{{{light}}}@media(prefers-color-scheme:dark){{{where}{{{dark}}}}}"


def rows_of(axes: Any, labels: Sequence[str]) -> None:
    """One row per label, the first on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.spines["left"].set_visible(False)


def draw_order(t: Teller, conditions: Sequence[Json], seated: Sequence[str]) -> Any:
    """Per number of players: every place in the order of play, and how far it is from an equal share."""
    compared = [c for c in conditions if c["kind"] in seated]
    counts = sorted({c["players"] for c in compared})
    across = min(3, len(counts))
    down = -(-len(counts) // across)
    drawn = figure(1.1 + 1.75 * down)
    kinds = [kind for kind in seated if any(c["kind"] == kind for c in compared)]
    grid = drawn.subplots(down, across, sharey=True, squeeze=False)
    shown: dict[str, Any] = {}
    for axes, players in zip(grid.flat, counts, strict=False):
        here = [c for c in compared if c["players"] == players]
        for i, condition in enumerate(here):
            number = kinds.index(condition["kind"])
            shift = 0.2 * (i - (len(here) - 1) / 2)
            bars = _error_bars(axes, condition, shift, number)
            shown.setdefault(t.kind(condition), bars)
        axes.axhline(0, color=MUTED, linewidth=0.8)
        axes.set_title(t("study-players", players=players))
        axes.set_xticks(range(1, players + 1))
        axes.set_xlim(0.5, players + 0.5)
        axes.grid(axis="x", visible=False)
        axes.tick_params(labelcolor=MUTED, length=0)
        axes.yaxis.get_major_locator().set_params(integer=True)
        axes.yaxis.set_major_formatter(t.signed)
    for axes in grid.flat[len(counts) :]:
        axes.set_visible(False)
    drawn.supxlabel(t("study-order-x"), fontsize=8.5, color=MUTED)
    drawn.supylabel(t("study-order-y"), fontsize=8.5, color=MUTED)
    if len(kinds) > 1:
        drawn.legend(shown.values(), shown.keys(), loc="outside upper center", ncols=len(kinds))
    return drawn


def _error_bars(axes: Any, condition: Json, shift: float, number: int) -> Any:
    """The shares of one condition in the order of play, with their intervals."""
    shares, even = condition["shares"], 1 / len(condition["shares"])
    middle = [points(found["share"], even) for found in shares]
    low = [100 * (found["share"] - found["low"]) for found in shares]
    high = [100 * (found["high"] - found["share"]) for found in shares]
    places = [place + 1 + shift for place in range(len(shares))]
    return axes.errorbar(
        places, middle, [low, high], fmt=MARKS[number], color=SERIES[number], markersize=4, linewidth=1.4
    )


def draw_first(t: Teller, conditions: Sequence[Json]) -> Any:
    """What beginning is worth under every condition."""
    drawn = figure(0.7 + 0.24 * len(conditions))
    axes = drawn.subplots()
    rows_of(axes, [t.label(c) for c in conditions])
    axes.axvline(0, color=MUTED, linewidth=0.8)
    for row, condition in enumerate(conditions):
        found, even = condition["first"], 1 / len(condition["shares"])
        low, middle, high = (points(found[name], even) for name in ("low", "share", "high"))
        axes.plot([low, high], [row, row], color=SERIES[0], linewidth=1.6, solid_capstyle="round")
        axes.plot([middle], [row], marker="o", color=SERIES[0], markersize=5)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.xaxis.set_major_formatter(t.signed)
    axes.set_xlabel(t("study-first-x"))
    return drawn


def draw_length(t: Teller, conditions: Sequence[Json]) -> Any:
    """How many turns games take: the median, the middle half, and eight games of ten."""
    drawn = figure(0.7 + 0.24 * len(conditions))
    axes = drawn.subplots()
    rows_of(axes, [t.label(c) for c in conditions])
    for row, condition in enumerate(conditions):
        turns = condition["turns"]
        axes.plot([turns["p10"], turns["p90"]], [row, row], color=SERIES[0], linewidth=1.2)
        axes.plot([turns["p25"], turns["p75"]], [row, row], color=SERIES[0], linewidth=5, solid_capstyle="butt")
        axes.plot([turns["median"]], [row], marker="|", color=INK, markersize=9, markeredgewidth=2)
    axes.set_xlim(left=0)
    axes.set_xlabel(t("study-length-x"))
    return drawn


def draw_counts(t: Teller, conditions: Sequence[Json], name: str, label: str) -> Any:
    """How often each count occurs, one line per number of players. Rare counts at the end are left out."""
    drawn = figure(2.7)
    axes = drawn.subplots()
    last = 1
    for i, condition in enumerate(filter(is_usual, conditions)):
        shares = [100 * share for share in condition[name]["shares"]]
        last = max(last, *(count for count, share in enumerate(shares) if share >= 0.5))
        axes.plot(
            shares,
            color=SERIES[i],
            marker=MARKS[i],
            markersize=4,
            linewidth=1.6,
            label=t("study-players", players=condition["players"]),
        )
    axes.set_xlim(-0.3, last + 0.3)
    axes.set_ylim(bottom=0)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.tick_params(labelcolor=MUTED, length=0)
    axes.set_xlabel(label)
    axes.set_ylabel(t("study-games-y"))
    axes.legend()
    return drawn
