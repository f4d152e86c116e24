"""The page of a study: what was found in words, with pictures and tables, in one file that asks nobody for anything."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from importlib import import_module
from typing import Any

from race108.games.registry import about
from race108.ruleset import Json
from race108.words import say

#: What is special about a condition, in words.
KINDS = {
    "usual": "study-usual",
    "refill": "study-refill",
    "relearned": "study-relearned",
    "rows-two": "study-rows-two",
    "rows-four": "study-rows-four",
    "rows-short": "study-rows-short",
    "rows-reversed": "study-rows-reversed",
    "mercy": "study-mercy",
    "even": "study-even",
    "advanced": "study-advanced",
    "team": "study-team",
    "shuffled": "study-shuffled",
    "own": "study-own",
}
#: Conditions whose seats are compared in one picture: all others have a side or a sheet of their own.
SEATED = ("usual", "refill", "mercy", "even")

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


# --- words and numbers ----------------------------------------------------------------------------------------------


class Teller:
    """Says messages and numbers in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **arguments: Any) -> str:
        """A message."""
        return say(message, self.language, **arguments)

    def number(self, value: float, places: int = 1) -> str:
        """A number with its decimal point or comma."""
        text = f"{value:.{places}f}".replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def signed(self, value: float, _: object = None) -> str:
        """A whole number with its sign."""
        return ("+" if value > 0 else "") + self.number(round(value), 0)

    def percent(self, share: float, places: int = 1) -> str:
        """A share as per cent."""
        return self("study-percent", number=self.number(100 * share, places))

    def even(self, condition: Json) -> str:
        """The share each side would have if all were equal."""
        sides = len(condition["shares"])
        return self.percent(1 / sides, 0 if 100 % sides == 0 else 1)

    def sure(self, found: Json) -> str:
        """A share with its interval."""
        low, high = (self.number(100 * found[end]) for end in ("low", "high"))
        return self("study-sure", share=self.percent(found["share"]), low=low, high=high)

    def kind(self, condition: Json) -> str:
        """What is special about a condition."""
        layout = condition["options"].get("layout")
        name = layout["name"] if isinstance(layout, dict) else str(layout)
        return self(KINDS[condition["kind"]], **({"name": name} if condition["kind"] == "own" else {}))

    def label(self, condition: Json) -> str:
        """A condition in a few words."""
        players = self("study-players", players=condition["players"])
        if condition["kind"] == "usual":
            return players
        return self("study-label", players=condition["players"], kind=self.kind(condition))


# --- drawing --------------------------------------------------------------------------------------------------------


@contextmanager
def _style(name: str) -> Iterator[None]:
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


def _figure(height: float) -> Any:
    figure = import_module("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")
    figure.patch.set_alpha(0.0)
    return figure


def _svg(figure: Any, alt: str) -> str:
    """A picture as SVG that follows the page's colours and is named for those who cannot see it."""
    out = io.StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(out, format="svg", metadata=nothing, transparent=True)
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


def picture(svg: str) -> str:
    """A picture as a file of its own, with its colours."""
    return svg.replace(">", f"><style>{_colours('svg')}</style>", 1) + "\n"


def _colours(where: str) -> str:
    light = "".join(f"--{name}:{colours[1]};" for name, colours in COLOURS.items())
    dark = "".join(f"--{name}:{colours[2]};" for name, colours in COLOURS.items())
    return f"{where}{{{light}}}@media(prefers-color-scheme:dark){{{where}{{{dark}}}}}"


def _rows_of(axes: Any, labels: Sequence[str]) -> None:
    """One row per label, the first on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.spines["left"].set_visible(False)


def _points(share: float, even: float) -> float:
    """How many points a share is above an even one."""
    return 100 * (share - even)


def draw_order(t: Teller, conditions: Sequence[Json]) -> Any:
    """Per number of players: every place in the order of play, and how far it is from an equal share."""
    seated = [c for c in conditions if c["kind"] in SEATED]
    counts = sorted({c["players"] for c in seated})
    across = min(3, len(counts))
    down = -(-len(counts) // across)
    figure = _figure(1.1 + 1.75 * down)
    kinds = [kind for kind in SEATED if any(c["kind"] == kind for c in seated)]
    grid = figure.subplots(down, across, sharey=True, squeeze=False)
    shown: dict[str, Any] = {}
    for axes, players in zip(grid.flat, counts, strict=False):
        here = [c for c in seated if c["players"] == players]
        for i, condition in enumerate(here):
            number = kinds.index(condition["kind"])
            shift = 0.2 * (i - (len(here) - 1) / 2)
            drawn = _error_bars(axes, condition, shift, number)
            shown.setdefault(t.kind(condition), drawn)
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
    figure.supxlabel(t("study-order-x"), fontsize=8.5, color=MUTED)
    figure.supylabel(t("study-order-y"), fontsize=8.5, color=MUTED)
    if len(kinds) > 1:
        figure.legend(shown.values(), shown.keys(), loc="outside upper center", ncols=len(kinds))
    return figure


def _error_bars(axes: Any, condition: Json, shift: float, number: int) -> Any:
    """The shares of one condition in the order of play, with their intervals."""
    shares, even = condition["shares"], 1 / len(condition["shares"])
    middle = [_points(found["share"], even) for found in shares]
    low = [100 * (found["share"] - found["low"]) for found in shares]
    high = [100 * (found["high"] - found["share"]) for found in shares]
    places = [place + 1 + shift for place in range(len(shares))]
    return axes.errorbar(
        places, middle, [low, high], fmt=MARKS[number], color=SERIES[number], markersize=4, linewidth=1.4
    )


def draw_first(t: Teller, conditions: Sequence[Json]) -> Any:
    """What beginning is worth under every condition."""
    figure = _figure(0.7 + 0.24 * len(conditions))
    axes = figure.subplots()
    _rows_of(axes, [t.label(c) for c in conditions])
    axes.axvline(0, color=MUTED, linewidth=0.8)
    for row, condition in enumerate(conditions):
        found, even = condition["first"], 1 / len(condition["shares"])
        low, middle, high = (_points(found[name], even) for name in ("low", "share", "high"))
        axes.plot([low, high], [row, row], color=SERIES[0], linewidth=1.6, solid_capstyle="round")
        axes.plot([middle], [row], marker="o", color=SERIES[0], markersize=5)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.xaxis.set_major_formatter(t.signed)
    axes.set_xlabel(t("study-first-x"))
    return figure


def draw_length(t: Teller, conditions: Sequence[Json]) -> Any:
    """How many turns games take: the median, the middle half, and eight games of ten."""
    figure = _figure(0.7 + 0.24 * len(conditions))
    axes = figure.subplots()
    _rows_of(axes, [t.label(c) for c in conditions])
    for row, condition in enumerate(conditions):
        turns = condition["turns"]
        axes.plot([turns["p10"], turns["p90"]], [row, row], color=SERIES[0], linewidth=1.2)
        axes.plot([turns["p25"], turns["p75"]], [row, row], color=SERIES[0], linewidth=5, solid_capstyle="butt")
        axes.plot([turns["median"]], [row], marker="|", color=INK, markersize=9, markeredgewidth=2)
    axes.set_xlim(left=0)
    axes.set_xlabel(t("study-length-x"))
    return figure


def draw_counts(t: Teller, conditions: Sequence[Json], name: str, label: str) -> Any:
    """How often each count occurs, one line per number of players. Rare counts at the end are left out."""
    usual = [c for c in conditions if c["kind"] == "usual"]
    figure = _figure(2.7)
    axes = figure.subplots()
    last = 1
    for i, condition in enumerate(usual):
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
    return figure


def draw_trips(t: Teller, conditions: Sequence[Json]) -> Any:
    """Trips in a game, and how many of those that were possible were declined."""
    figure = _figure(0.8 + 0.24 * len(conditions))
    left, right = figure.subplots(1, 2, sharey=True)
    _rows_of(left, [t.label(c) for c in conditions])
    for axes, values, title, colour in (
        (left, [c["mean"]["trips"] for c in conditions], t("study-trips-made"), SERIES[0]),
        (right, [100 * c["declined_part"] for c in conditions], t("study-trips-declined"), SERIES[1]),
    ):
        axes.barh(range(len(conditions)), values, height=0.55, color=colour)
        axes.set_title(title)
        axes.grid(axis="y", visible=False)
        axes.spines["left"].set_visible(False)
        axes.tick_params(axis="y", length=0)
        axes.set_xlim(left=0)
    return figure


def draw_ends(t: Teller, conditions: Sequence[Json]) -> Any:
    """How many games end on 100."""
    figure = _figure(0.7 + 0.24 * len(conditions))
    axes = figure.subplots()
    _rows_of(axes, [t.label(c) for c in conditions])
    goal = [100 * c["goal"]["share"] for c in conditions]
    axes.barh(range(len(conditions)), goal, height=0.55, color=SERIES[0])
    axes.set_xlim(0, 100)
    axes.set_xlabel(t("study-ends-x"))
    return figure


# --- findings: sentences with numbers -------------------------------------------------------------------------------


def _usual(conditions: Sequence[Json]) -> list[Json]:
    """The plain games, fewest players first; without them, whatever there is."""
    return [c for c in conditions if c["kind"] == "usual"] or list(conditions)


def find_order(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """Who wins: the one who begins, and the best and the worst place of all."""
    plain = _usual(conditions)
    told = [_told_first(t, plain[0])]
    places = [(found, place + 1, c) for c in plain for place, found in enumerate(c["shares"])]

    def above(place: tuple[Json, int, Json]) -> float:
        return float(_points(place[0]["share"], 1 / len(place[2]["shares"])))

    if len(places) > 2:
        best, worst = max(places, key=above), min(places, key=above)
        told.append(t("study-order-best", **_told_place(t, best)))
        told.append(t("study-order-worst", **_told_place(t, worst)))
    return told


def _told_first(t: Teller, condition: Json) -> str:
    share, even = t.sure(condition["first"]), t.even(condition)
    return t("study-order-first", label=t.label(condition), share=share, even=even)


def _told_place(t: Teller, place: tuple[Json, int, Json]) -> Json:
    found, number, condition = place
    return {"place": number, "label": t.label(condition), "share": t.sure(found), "even": t.even(condition)}


def find_length(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How long games are with the fewest and with the most players."""
    plain = _usual(conditions)
    return [
        t(
            "study-length-finding",
            label=t.label(c),
            turns=c["turns"]["median"],
            each=t.number(c["turns"]["median"] / c["players"]),
            low=c["turns"]["p25"],
            high=c["turns"]["p75"],
        )
        for c in (plain[:1] if len(plain) == 1 else [plain[0], plain[-1]])
    ]


def find_chains(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How far chain reactions go in the plain game for two."""
    condition = _usual(conditions)[0]
    chains = condition["longest_chain"]
    return [
        t(
            "study-chains-finding",
            label=t.label(condition),
            part=t.percent(condition["extra_part"], 0),
            mean=t.number(chains["mean"]),
            often=t.percent(sum(chains["shares"][5:])),
        ),
        t("study-chains-last", last=t.number(condition["mean"]["last_turn_crosses"]), most=len(chains["shares"]) - 1),
    ]


def find_trips(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How often somebody trips, or could and runs."""
    told = []
    plain = _usual(conditions)
    for c in plain[:1] if len(plain) == 1 else [plain[0], plain[-1]]:
        trips, declined = t.number(c["mean"]["trips"]), t.percent(c["declined_part"], 0)
        turns = t.number(c["mean"]["turns"] / max(c["mean"]["trip_turns"], 0.001))
        told.append(t("study-trips-finding", label=t.label(c), trips=trips, turns=turns, declined=declined))
    mean = plain[0]["mean"]
    if mean["trips"] > 0:
        gained, lost = (t.number(mean[name] / mean["trips"]) for name in ("squares_gained", "squares_lost"))
        told.append(t("study-trips-squares", gained=gained, lost=lost))
    return told


def find_leads(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How often the lead changes hands."""
    condition = _usual(conditions)[0]
    leads = condition["lead_changes"]
    return [
        t(
            "study-leads-finding",
            label=t.label(condition),
            mean=t.number(leads["mean"]),
            never=t.percent(leads["shares"][0]),
        )
    ]


def find_rules(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """Where beginning is worth most, and least, among the conditions that the networks of race108 itself play."""

    def above(condition: Json) -> float:
        return float(_points(condition["first"]["share"], 1 / len(condition["shares"])))

    equal = [c for c in conditions if c["lessons"] == 0] or list(conditions)
    most, least = max(equal, key=above), min(equal, key=above)
    return [
        t(message, label=t.label(c), share=t.sure(c["first"]), even=t.even(c))
        for message, c in (("study-rules-most", most), ("study-rules-least", least))
    ]


def find_learned(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """Other rows and layouts, beside the usual game played by a network that learned just as long."""
    controls = [c for c in conditions if c["kind"] == "relearned"]
    return [
        t("study-rules-control", label=t.label(c), share=t.sure(c["first"]), control=t.sure(control["first"]))
        for control in controls
        for c in conditions
        if c["lessons"] > 0 and c is not control
    ]


def find_apart(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How far the best and the worst place are apart, with and without a rule."""
    by_id = {c["id"]: c for c in conditions}
    told = []
    for c in conditions:
        plain = by_id.get(f"usual-{c['players']}")
        if c["kind"] in ("mercy", "even") and plain is not None:
            apart, without = (t.number(_apart(found)) for found in (c, plain))
            told.append(t("study-rules-apart", label=t.label(c), apart=apart, without=without))
    return told


def _apart(condition: Json) -> float:
    shares = [found["share"] for found in condition["shares"]]
    return float(100 * (max(shares) - min(shares)))


def find_ends(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How games end."""
    plain = _usual(conditions)
    return [
        t("study-ends-finding", label=t.label(c), share=t.sure(c["goal"]))
        for c in (plain[:1] if len(plain) == 1 else [plain[0], plain[-1]])
    ]


# --- the page -------------------------------------------------------------------------------------------------------

Section = tuple[str, str, list[str], str, str, Callable[[], Any]]


def sections(t: Teller, summary: Json) -> list[Section]:
    """The parts of the page: a name, a heading, what was found, the picture's caption and description, the picture."""
    game, all_of = summary["game"], summary["conditions"]

    def counted(name: str, label: str) -> Callable[[], Any]:
        return lambda: draw_counts(t, all_of, name, label)

    found: list[Section] = [
        ("order", t("study-order-title"), find_order(t, all_of), t("study-order-caption"), t("study-order-alt"),
         lambda: draw_order(t, all_of)),
        ("length", t("study-length-title"), find_length(t, all_of), t("study-length-caption"), t("study-length-alt"),
         lambda: draw_length(t, all_of)),
    ]  # fmt: skip
    if game == "triggs":
        found.append(
            ("chains", t("study-chains-title"), find_chains(t, all_of), t("study-chains-caption"),
             t("study-chains-alt"), counted("longest_chain", t("study-chains-x")))
        )  # fmt: skip
    else:
        found += [
            ("trips", t("study-trips-title"), find_trips(t, all_of), t("study-trips-caption"), t("study-trips-alt"),
             lambda: draw_trips(t, all_of)),
            ("ends", t("study-ends-title"), find_ends(t, all_of), t("study-ends-caption"), t("study-ends-alt"),
             lambda: draw_ends(t, all_of)),
        ]  # fmt: skip
    found += [
        ("leads", t("study-leads-title"), find_leads(t, all_of), t("study-leads-caption"), t("study-leads-alt"),
         counted("lead_changes", t("study-leads-x"))),
        ("rules", t("study-rules-title"), find_rules(t, all_of), t("study-rules-caption"),
         t("study-rules-alt"), lambda: draw_first(t, all_of)),
    ]  # fmt: skip
    # Without a plain game there are no lines to draw, and without seats to compare no order.
    if not any(c["kind"] == "usual" for c in all_of):
        found = [section for section in found if section[0] not in ("chains", "leads")]
    if not any(c["kind"] in SEATED for c in all_of):
        found = [section for section in found if section[0] != "order"]
    return found


def pictures(summary: Json, language: str) -> dict[str, str]:
    """All pictures of a study, by name, as they stand in the page."""
    t = Teller(language)
    drawn = {}
    for name, _, _, _, alt, draw in sections(t, summary):
        with _style(f"{summary['game']} {name}"):
            drawn[name] = _svg(draw(), alt)
    return drawn


def page(summary: Json, language: str) -> str:
    """The whole page."""
    t = Teller(language)
    drawn = pictures(summary, language)
    total = sum(c["games"] for c in summary["conditions"])
    title = t("study-title", game=about(summary["game"]).named(), games=total)
    opening = t(f"{summary['game']}-study-about")
    parts = [f"<h1>{escape(title)}</h1>", _paragraph([opening, t("study-intervals")])]
    more = {
        "order": _order_table(t, summary),
        "rules": _list(find_apart(t, summary["conditions"]) + find_learned(t, summary["conditions"])),
    }
    for name, heading, told, caption, _, _ in sections(t, summary):
        parts.append(f'<section id="{name}"><h2>{escape(heading)}</h2>{_paragraph(told)}')
        parts.append(f"<figure>{drawn[name]}<figcaption>{escape(caption)}</figcaption></figure>")
        parts.append(more.get(name, "") + "</section>")
    parts.append(f'<section id="numbers"><h2>{escape(t("study-numbers-title"))}</h2>{_numbers(t, summary)}</section>')
    parts.append(f'<section id="made"><h2>{escape(t("study-made-title"))}</h2>{_made(t, summary)}</section>')
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{_colours(':root')}{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _paragraph(sentences: Sequence[str]) -> str:
    return f"<p>{escape(' '.join(sentences))}</p>"


def _list(sentences: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>" if sentences else ""


def _cells(tag: str, texts: Sequence[str]) -> str:
    first, *others = (escape(text) for text in texts)
    scope = ' scope="col"' if tag == "th" else ""
    head = f"<th{scope}>{first}</th>" if tag == "th" else f'<th scope="row">{first}</th>'
    # What stands in brackets goes on a line of its own: six places then fit beside each other.
    cells = (text.replace(" (", "<br><small>(") + "</small>" if " (" in text else text for text in others)
    return "<tr>" + head + "".join(f"<{tag}{scope}>{text}</{tag}>" for text in cells) + "</tr>"


def _html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    body = "".join(_cells("td", row) for row in rows)
    return (
        f'<div class="wide" tabindex="0"><table><thead>{_cells("th", head)}</thead><tbody>{body}</tbody></table></div>'
    )


def _order_table(t: Teller, summary: Json) -> str:
    """Every place's share under every condition."""
    most = max(len(c["shares"]) for c in summary["conditions"])
    head = [t("study-column-condition"), *(t("study-column-place", place=i) for i in range(1, most + 1))]
    rows = []
    for c in summary["conditions"]:
        shares = [t.sure(found) for found in c["shares"]]
        rows.append([t.label(c), *shares, *[""] * (most - len(shares))])
    return _html_table(head, rows)


def _numbers(t: Teller, summary: Json) -> str:
    """What matters of every condition, as numbers."""
    triggs = summary["game"] == "triggs"
    head = [t("study-column-condition"), t("study-column-games"), t("study-column-turns"), t("study-column-leads")]
    if triggs:
        head += [t("study-column-extra"), t("study-column-chain"), t("study-column-last"), t("study-column-boxes")]
        shown = ("extra_crosses", "longest_chain", "last_turn_crosses", "margin")
    else:
        head += [t("study-column-trips"), t("study-column-series"), t("study-column-winner"), t("study-column-margin")]
        shown = ("trips", "longest_series", "winner_trips", "margin")
    rows = []
    for c in summary["conditions"]:
        means = [t.number(c["mean"][name]) for name in ("turns", "lead_changes", *shown)]
        rows.append([t.label(c), t("study-count", count=c["games"]), *means])
    return _paragraph([t("study-numbers-about")]) + _html_table(head, rows)


def _made(t: Teller, summary: Json) -> str:
    """How the page came about, so that anyone can do it again."""
    told = [t("study-made-bot")]
    lessons = max(c["lessons"] for c in summary["conditions"])
    if lessons > 0:
        told.append(t("study-made-lessons", games=lessons))
        told.append(t("study-made-control", label=t.kind({"kind": "relearned", "options": {}})))
    called_off = sum(c["games"] - c["finished"] for c in summary["conditions"])
    if called_off > 0:
        told.append(t("study-made-called-off", count=called_off))
    told.append(t("study-made-again", file=f"study-{summary['game']}.parquet"))
    versions = ", ".join(f"{name} {version}" for name, version in summary["versions"].items())
    facts = {
        t("study-made-command"): f"<code>{escape(summary['command'])}</code>",
        t("study-made-seed"): str(summary["seed"]),
        t("study-made-games"): escape(t("study-count", count=summary["games"])),
        t("study-made-versions"): escape(versions),
    }
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in facts.items())
    return _paragraph(told) + f"<dl>{listed}</dl>"


STYLE = """
:root{color-scheme:light dark;--paper:#fdfdfc}
@media(prefers-color-scheme:dark){:root{--paper:#14191f}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2rem 1.1rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.3rem;line-height:1.3;margin:3rem 0 .6rem}
p,ul{margin:.6rem 0}
ul{padding-left:1.2rem}
figure{margin:1.2rem 0}
svg{display:block;width:100%;height:auto}
figcaption{color:var(--muted);font-size:.9rem;margin-top:.4rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem;line-height:1.35;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:.4rem .6rem;text-align:right;border-bottom:1px solid var(--grid);vertical-align:bottom}
td{white-space:nowrap;vertical-align:top}
tbody th{vertical-align:top}
small{color:var(--muted)}
th:first-child{text-align:left;padding-left:0;font-weight:500;min-width:8.5rem}
thead th{color:var(--muted);font-weight:500}
dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem 1rem;font-size:.95rem}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
code{font-size:.9em}
"""
