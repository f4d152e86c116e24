"""What is studied in Run & Trip: every number of players and variant, the house rules, and other tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from race108.games.about import Option
from race108.games.runtrip import ABOUT, ADVANCED, SET_ASIDE, TEAM
from race108.lab.report.plots import SERIES, figure, rows_of
from race108.lab.report.words import Teller, ends_of
from race108.lab.subject import USUAL, Condition, Section, Study, condition, control, section

if TYPE_CHECKING:
    from race108.games.runtrip.layout import Layout
    from race108.games.runtrip.ruleset import RunTrip
    from race108.lab.counting import Column
    from race108.ruleset import Json, Ruleset
    from race108.words import Argument

#: The squares of ``factors`` in another order, always the same.
SHUFFLED = 108


class _Study(Study):
    options = (Option("layout", "layout", None),)
    yes_or_no = ("finished", "reached_goal")
    seated = (USUAL, "mercy", "even")
    evening = ("mercy", "even")
    columns = (
        ("runtrip-study-column-trips", "trips"),
        ("runtrip-study-column-series", "longest_series"),
        ("runtrip-study-column-winner", "winner_trips"),
        ("runtrip-study-column-margin", "margin"),
    )
    learns_on = True

    def conditions(self, given: Mapping[str, Any]) -> list[Condition]:
        from race108.games.runtrip.layout import layout_from

        found = [condition(USUAL, players, {}) for players in ABOUT.variants[0].players]
        found += [condition("mercy", players, {"mercy": True}) for players in range(4, 7)]
        found += [condition("even", players, {"even": True}) for players in SET_ASIDE]
        for variant in (ADVANCED, TEAM):
            found += [condition(variant.name, players, {"variant": variant.name}) for players in variant.players]
        found.append(control())
        found.append(condition("shuffled", 2, {"layout": shuffled_layout().as_json()}, learned=True))
        if (layout := given.get("layout")) is not None:
            found.append(condition("own", 2, {"layout": layout_from(layout).as_json()}, learned=True))
        return found

    def facts(self) -> Mapping[str, str]:
        from race108.games.runtrip.recording import FACTS

        return FACTS

    def record_games(self, rules: Ruleset, net: Any, seeds: Sequence[bytes]) -> list[list[int]]:
        from race108.games.runtrip.recording import record_games

        return record_games(cast("RunTrip", rules), net, seeds)

    def summary(self, facts: Mapping[str, Column]) -> Json:
        """How often somebody trips, or could and does not, and how games end."""
        from race108.lab.counting import counted, part, sure

        return {
            "longest_series": counted(facts["longest_series"]),
            "declined_part": part(facts["declined"], facts["could_trip"]),
            "goal": sure(facts["reached_goal"].astype(float)),
        }

    def kind(self, game: str, condition: Json) -> Argument:
        message, arguments = super().kind(game, condition)
        if condition["kind"] == "own":
            layout = condition["options"]["layout"]
            arguments = {"name": layout["name"] if isinstance(layout, dict) else str(layout)}
        return message, arguments

    def sections(self, t: Teller, conditions: Sequence[Json]) -> list[Section]:
        return [
            section(t, "runtrip-study-trips", _find_trips(t, conditions), partial(_draw_trips, t, conditions)),
            section(t, "runtrip-study-ends", _find_ends(t, conditions), partial(_draw_ends, t, conditions)),
        ]


def shuffled_layout() -> Layout:
    """The squares and cards of ``factors``, the squares in another order. What can be matched stays the same."""
    import numpy as np

    from race108.games.runtrip.layout import Layout, named_layout

    factors = named_layout("factors")
    order = np.random.default_rng(SHUFFLED).permutation(np.arange(1, len(factors.squares) - 1))
    squares = ("", *(factors.squares[square] for square in order), "")
    return Layout("factors, shuffled", factors.symbols, squares, factors.cards)


def _find_trips(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How often somebody trips, or could and runs."""
    told = []
    plain = ends_of(conditions)
    for c in plain:
        trips, declined = t.number(c["mean"]["trips"]), t.percent(c["declined_part"], 0)
        turns = t.number(c["mean"]["turns"] / max(c["mean"]["trip_turns"], 0.001))
        told.append(t("runtrip-study-trips-finding", label=t.label(c), trips=trips, turns=turns, declined=declined))
    mean = plain[0]["mean"]
    if mean["trips"] > 0:
        gained, lost = (t.number(mean[name] / mean["trips"]) for name in ("squares_gained", "squares_lost"))
        told.append(t("runtrip-study-trips-squares", gained=gained, lost=lost))
    return told


def _draw_trips(t: Teller, conditions: Sequence[Json]) -> Any:
    """Trips in a game, and how many of those that were possible were declined."""
    drawn = figure(0.8 + 0.24 * len(conditions))
    left, right = drawn.subplots(1, 2, sharey=True)
    rows_of(left, [t.label(c) for c in conditions])
    for axes, values, title, colour in (
        (left, [c["mean"]["trips"] for c in conditions], t("runtrip-study-trips-made"), SERIES[0]),
        (right, [100 * c["declined_part"] for c in conditions], t("runtrip-study-trips-declined"), SERIES[1]),
    ):
        axes.barh(range(len(conditions)), values, height=0.55, color=colour)
        axes.set_title(title)
        axes.grid(axis="y", visible=False)
        axes.spines["left"].set_visible(False)
        axes.tick_params(axis="y", length=0)
        axes.set_xlim(left=0)
    return drawn


def _find_ends(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How games end."""
    return [t("runtrip-study-ends-finding", label=t.label(c), share=t.sure(c["goal"])) for c in ends_of(conditions)]


def _draw_ends(t: Teller, conditions: Sequence[Json]) -> Any:
    """How many games end on 100."""
    drawn = figure(0.7 + 0.24 * len(conditions))
    axes = drawn.subplots()
    rows_of(axes, [t.label(c) for c in conditions])
    goal = [100 * c["goal"]["share"] for c in conditions]
    axes.barh(range(len(conditions)), goal, height=0.55, color=SERIES[0])
    axes.set_xlim(0, 100)
    axes.set_xlabel(t("runtrip-study-ends-x"))
    return drawn


STUDY = _Study()
