"""The page of a study: what was found in words, with pictures and tables, in one file that asks nobody for anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from race108.games.registry import about
from race108.lab.report import plots, words
from race108.lab.report.words import Teller
from race108.lab.subject import RELEARNED, Section, section, study_of
from race108.ruleset import Json


class Table(NamedTuple):
    """Names of columns, and rows of texts that begin with their own name."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def sections(t: Teller, summary: Json) -> list[Section]:
    """The parts of the page: first what can be asked of every game, then its own, then what changes."""
    study, all_of = study_of(summary["game"]), summary["conditions"]

    found = []
    if any(c["kind"] in study.seated for c in all_of):
        draw_order = partial(plots.draw_order, t, all_of, study.seated)
        found.append(section(t, "study-order", words.find_order(t, all_of), draw_order))
    found.append(section(t, "study-length", words.find_length(t, all_of), partial(plots.draw_length, t, all_of)))
    found += study.sections(t, all_of)
    if any(map(words.is_usual, all_of)):  # otherwise there are no lines to draw
        draw_leads = partial(plots.draw_counts, t, all_of, "lead_changes", t("study-leads-x"))
        found.append(section(t, "study-leads", words.find_leads(t, all_of), draw_leads))
    found.append(section(t, "study-rules", words.find_rules(t, all_of), partial(plots.draw_first, t, all_of)))
    return found


def pictures(summary: Json, language: str) -> dict[str, str]:
    """All pictures of a study, by name, as they stand in the page."""
    drawn = {}
    for one in sections(Teller(summary["game"], language), summary):
        with plots.style(f"{summary['game']} {one.name}"):
            drawn[one.name] = plots.svg(one.draw(), one.alt)
    return drawn


def page(summary: Json, language: str) -> str:
    """The whole page."""
    from jinja2 import Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup

    room = Environment(
        loader=PackageLoader(__package__, ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    t, conditions = Teller(summary["game"], language), summary["conditions"]
    total = sum(c["games"] for c in conditions)
    return room.get_template("page.html").render(
        t=t,
        language=language,
        summary=summary,
        title=t("study-title", game=about(summary["game"]).named(), games=total),
        opening=[t(f"{summary['game']}-study-about"), t("study-intervals")],
        sections=sections(t, summary),
        pictures={name: Markup(drawn) for name, drawn in pictures(summary, language).items()},
        colours=Markup(plots.colours(":root")),
        order=_order(t, conditions),
        changes=words.find_apart(t, conditions, study_of(summary["game"]).evening) + words.find_learned(t, conditions),
        means=_means(t, summary),
        made=_made(t, summary),
    )


def _order(t: Teller, conditions: Sequence[Json]) -> Table:
    """Every place's share under every condition."""
    most = max(len(c["shares"]) for c in conditions)
    head = [t("study-column-condition"), *(t("study-column-place", place=i) for i in range(1, most + 1))]
    rows = []
    for c in conditions:
        shares = [t.sure(found) for found in c["shares"]]
        rows.append([t.label(c), *shares, *[""] * (most - len(shares))])
    return Table(head, rows)


def _means(t: Teller, summary: Json) -> Table:
    """What matters of every condition, as numbers."""
    every = (("study-column-turns", "turns"), ("study-column-leads", "lead_changes"))
    columns = dict(every + study_of(summary["game"]).columns)
    head = [t("study-column-condition"), t("study-column-games"), *map(t, columns)]
    rows = []
    for c in summary["conditions"]:
        means = [t.number(c["mean"][fact]) for fact in columns.values()]
        rows.append([t.label(c), t("study-count", count=c["games"]), *means])
    return Table(head, rows)


def _made(t: Teller, summary: Json) -> list[str]:
    """How the page came about, so that anyone can do it again."""
    told = [t("study-made-bot")]
    lessons = max(c["lessons"] for c in summary["conditions"])
    if lessons > 0:
        told.append(t("study-made-lessons", games=lessons))
        told.append(t("study-made-control", label=t(f"study-{RELEARNED}")))
    called_off = sum(c["games"] - c["finished"] for c in summary["conditions"])
    if called_off > 0:
        told.append(t("study-made-called-off", count=called_off))
    return [*told, t("study-made-again", file=f"study-{summary['game']}.parquet")]
