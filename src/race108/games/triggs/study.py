"""What is studied in Triggs: every number of players, both ways to refill, and sheets with other rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from race108.games.triggs import ABOUT, ROWS
from race108.lab.report.plots import draw_counts
from race108.lab.report.words import Teller, is_usual, usual
from race108.lab.subject import USUAL, Condition, Section, Study, condition, control, section

if TYPE_CHECKING:
    from race108.games.triggs.ruleset import Triggs
    from race108.lab.counting import Column
    from race108.ruleset import Json, Ruleset

#: Other sheets.
SHEETS = {
    "rows-two": (2,) * len(ROWS),
    "rows-four": (4,) * len(ROWS),
    "rows-short": (1, 2) * (len(ROWS) // 2),
    "rows-reversed": ROWS[::-1],
}


class _Study(Study):
    seated = (USUAL, "refill")
    columns = (
        ("triggs-study-column-extra", "extra_crosses"),
        ("triggs-study-column-chain", "longest_chain"),
        ("triggs-study-column-last", "last_turn_crosses"),
        ("triggs-study-column-boxes", "margin"),
    )

    def conditions(self, given: Mapping[str, Any]) -> list[Condition]:
        found = [condition(USUAL, players, {}) for players in ABOUT.players]
        found += [condition("refill", players, {"refill": "all"}) for players in ABOUT.players]
        found.append(control())
        return found + [condition(kind, 2, {"rows": rows}, learned=True) for kind, rows in SHEETS.items()]

    def facts(self) -> Mapping[str, str]:
        from race108.games.triggs.recording import FACTS

        return FACTS

    def record_games(self, rules: Ruleset, net: Any, seeds: Sequence[bytes]) -> list[list[int]]:
        from race108.games.triggs.recording import record_games

        return record_games(cast("Triggs", rules), net, seeds)

    def summary(self, facts: Mapping[str, Column]) -> Json:
        """How long the chains are, and what extra crosses matter."""
        from race108.lab.counting import counted, part

        return {
            "longest_chain": counted(facts["longest_chain"]),
            "extra_part": part(facts["extra_crosses"], facts["crosses"]),
        }

    def sections(self, t: Teller, conditions: Sequence[Json]) -> list[Section]:
        if not any(map(is_usual, conditions)):
            return []
        draw = partial(draw_counts, t, conditions, "longest_chain", t("triggs-study-chains-x"))
        return [section(t, "triggs-study-chains", _find_chains(t, conditions), draw)]


def _find_chains(t: Teller, conditions: Sequence[Json]) -> list[str]:
    """How far chain reactions go in the plain game for two."""
    found = usual(conditions)[0]
    chains = found["longest_chain"]
    return [
        t(
            "triggs-study-chains-finding",
            label=t.label(found),
            part=t.percent(found["extra_part"], 0),
            mean=t.number(chains["mean"]),
            often=t.percent(sum(chains["shares"][5:])),
        ),
        t(
            "triggs-study-chains-last",
            last=t.number(found["mean"]["last_turn_crosses"]),
            most=len(chains["shares"]) - 1,
        ),
    ]


STUDY = _Study()
