"""A study in words: numbers as a language writes them, and sentences with what was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from race108.lab.subject import RELEARNED, USUAL, study_of
from race108.words import say

if TYPE_CHECKING:
    from race108.ruleset import Json


class Teller:
    """Says messages and numbers about one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self._study = study_of(game)

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
        if condition["kind"] in (USUAL, RELEARNED):
            return self(f"study-{condition['kind']}")
        message, arguments = self._study.kind(self.game, condition)
        return self(message, **arguments)

    def label(self, condition: Json) -> str:
        """A condition in a few words."""
        players = self("study-players", players=condition["players"])
        if is_usual(condition):
            return players
        return self("study-label", players=condition["players"], kind=self.kind(condition))


# --- findings: sentences with numbers -------------------------------------------------------------------------------


def is_usual(condition: Json) -> bool:
    """Whether it is the plain game."""
    return bool(condition["kind"] == USUAL)


def usual(conditions: Sequence[Json]) -> list[Json]:
    """The plain games, fewest players first; without them, whatever there is."""
    return [c for c in conditions if is_usual(c)] or list(conditions)


def ends_of(conditions: Sequence[Json]) -> list[Json]:
    """The plain games with the fewest and with the most players."""
    plain = usual(conditions)
    return plain if len(plain) == 1 else [plain[0], plain[-1]]


def points(share: float, even: float) -> float:
    """How many points a share is above an even one."""
    return 100 * (share - even)


def find_order(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """Who wins: the one who begins, and the best and the worst place of all."""
    plain = usual(conditions)
    told = [_told_first(t, plain[0])]
    places = [(found, place + 1, c) for c in plain for place, found in enumerate(c["shares"])]

    def above(place: tuple[Json, int, Json]) -> float:
        return float(points(place[0]["share"], 1 / len(place[2]["shares"])))

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
    return [
        t(
            "study-length-finding",
            label=t.label(c),
            turns=c["turns"]["median"],
            each=t.number(c["turns"]["median"] / c["players"]),
            low=c["turns"]["p25"],
            high=c["turns"]["p75"],
        )
        for c in ends_of(conditions)
    ]


def find_leads(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How often the lead changes hands."""
    condition = usual(conditions)[0]
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
        return float(points(condition["first"]["share"], 1 / len(condition["shares"])))

    equal = [c for c in conditions if c["lessons"] == 0] or list(conditions)
    most, least = max(equal, key=above), min(equal, key=above)
    return [
        t(message, label=t.label(c), share=t.sure(c["first"]), even=t.even(c))
        for message, c in (("study-rules-most", most), ("study-rules-least", least))
    ]


def find_learned(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """What was learned first, beside the usual game played by a network that learned just as long."""
    controls = [c for c in conditions if c["kind"] == RELEARNED]
    return [
        t("study-rules-control", label=t.label(c), share=t.sure(c["first"]), control=t.sure(control["first"]))
        for control in controls
        for c in conditions
        if c["lessons"] > 0 and c is not control
    ]


def find_apart(t: Teller, conditions: Sequence[Json], evening: Sequence[str]) -> list[str]:
    """How far the best and the worst place are apart, with and without a rule."""
    by_id = {c["id"]: c for c in conditions}
    told = []
    for c in conditions:
        plain = by_id.get(f"{USUAL}-{c['players']}")
        if c["kind"] in evening and plain is not None:
            apart, without = (t.number(_apart(found)) for found in (c, plain))
            told.append(t("study-rules-apart", label=t.label(c), apart=apart, without=without))
    return told


def _apart(condition: Json) -> float:
    shares = [found["share"] for found in condition["shares"]]
    return float(100 * (max(shares) - min(shares)))
