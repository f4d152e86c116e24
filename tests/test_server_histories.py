"""Whatever fails while people race with each other: nothing acknowledged is lost, and everyone is told the same."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from histories import Report, run
from history import Op, digest
from history_checks import violations
from history_end import Evidence, Line, Row

#: How long people play while things fail; ``make test-all`` takes the long one.
SECONDS = float(os.environ.get("RACE108_HISTORY_SECONDS", "9"))
LONG_SECONDS = float(os.environ.get("RACE108_LONG_HISTORY_SECONDS", "600"))


@pytest.fixture(scope="module")
def report() -> Report:
    found = run(SECONDS, seed=108)
    print(found)
    return found


def test_no_history_is_impossible(report: Report) -> None:
    assert report.violations == []
    assert report.faults.total() >= 2
    assert report.counts["changes"] > 10 * SECONDS
    assert report.evidence.records, "no game was finished"


@pytest.mark.slow
@pytest.mark.minutes
def test_no_long_history_is_impossible() -> None:
    report = run(LONG_SECONDS, seed=109)
    print(report)
    assert report.violations == []
    assert report.faults.total() >= LONG_SECONDS / 10
    assert report.counts["changes"] > 20 * LONG_SECONDS


# --- the checker would have found it --------------------------------------------------------------------------------
#
# What was really seen is changed in one place: then somebody must object.


def a_game(evidence: Evidence) -> str:
    """A table whose game is over, after some moves that were acknowledged."""
    moves = {op.table: op for op in acknowledged(evidence, "move")}
    return next(table for table in evidence.records if table in moves and len(evidence.rows[table]) > 9)


def acknowledged(evidence: Evidence, kind: str) -> list[Op]:
    return [op for op in evidence.history.ops if op.ok and op.kind == kind]


def with_rows(evidence: Evidence, change: Callable[[list[Row]], list[Row]]) -> Evidence:
    table = a_game(evidence)
    return replace(evidence, rows=evidence.rows | {table: change(evidence.rows[table])})


def a_change_is_lost(evidence: Evidence) -> Evidence:
    return with_rows(evidence, lambda rows: rows[:5] + rows[6:])


def the_last_change_is_lost(evidence: Evidence) -> Evidence:
    return with_rows(evidence, lambda rows: rows[:-1])


def a_change_is_there_twice(evidence: Evidence) -> Evidence:
    return with_rows(evidence, lambda rows: [*rows, rows[-1]._replace(number=rows[-1].number + 1)])


def two_changes_have_one_number(evidence: Evidence) -> Evidence:
    return with_rows(evidence, lambda rows: [*rows[:-1], rows[-1]._replace(number=rows[-2].number)])


def somebody_else_has_moved(evidence: Evidence) -> Evidence:
    def change(rows: list[Row]) -> list[Row]:
        place = next(place for place, row in enumerate(rows) if row.kind == "move")
        return [*rows[:place], rows[place]._replace(seat=3), *rows[place + 1 :]]

    return with_rows(evidence, change)


def a_cut_is_not_in_the_deal(evidence: Evidence) -> Evidence:
    cut = {op.table for op in acknowledged(evidence, "cut")}
    table, record = next((t, r) for t, r in evidence.records.items() if t in cut and len(r["contributions"]) > 1)
    changed = record | {"contributions": record["contributions"][:1]}
    return replace(evidence, records=evidence.records | {table: changed})


def a_seat_is_lost(evidence: Evidence) -> Evidence:
    left = {(op.table, op.person) for op in evidence.history.ops if op.kind == "leave"}
    sat = next(op for op in acknowledged(evidence, "sit") if (op.table, op.person) not in left)
    return replace(evidence, owners=evidence.owners | {sat.table: {}})


def a_seat_has_two_owners(evidence: Evidence) -> Evidence:
    return replace(evidence, owners=evidence.owners | {a_game(evidence): {0: {"ann", "ben"}}})


def it_is_dealt_with_an_open_seat(evidence: Evidence) -> Evidence:
    table = a_game(evidence)
    about = evidence.abouts[table]
    seats = [about["seats"][0] | {"kind": "open"}, *about["seats"][1:]]
    return replace(evidence, abouts=evidence.abouts | {table: about | {"seats": seats}})


def somebody_was_told_another_story(evidence: Evidence) -> Evidence:
    history, table = evidence.history, a_game(evidence)
    where = next(where for where in history.told if where[0] == table)
    other = replace(history.told[where], view=digest("another"))
    return replace(evidence, history=replace(history, told=history.told | {where: other}))


def a_line_is_lost(evidence: Evidence) -> Evidence:
    table = acknowledged(evidence, "chat")[0].table
    return replace(evidence, chat=evidence.chat | {table: evidence.chat[table][1:]})


def a_line_is_said_twice(evidence: Evidence) -> Evidence:
    table, lines = next(iter(evidence.chat.items()))
    again = Line(lines[-1].number + 1, lines[-1].seat, lines[-1].text)
    return replace(evidence, chat=evidence.chat | {table: [*lines, again]})


def there_are_two_rematches(evidence: Evidence) -> Evidence:
    table = acknowledged(evidence, "rematch")[0].table
    return replace(evidence, abouts=evidence.abouts | {table: evidence.abouts[table] | {"rematch": "another"}})


def a_table_is_lost(evidence: Evidence) -> Evidence:
    table = a_game(evidence)
    return replace(evidence, stored={one: by for one, by in evidence.stored.items() if one != table})


def a_table_is_made_twice(evidence: Evidence) -> Evidence:
    by = evidence.stored[a_game(evidence)]
    return replace(evidence, stored=evidence.stored | {f"another {number}": by for number in range(99)})


def a_record_is_not_fair(evidence: Evidence) -> Evidence:
    return replace(evidence, verdicts=evidence.verdicts | {a_game(evidence): {"fair": False, "lines": ["No."]}})


def a_name_is_lost(evidence: Evidence) -> Evidence:
    left = {(op.table, op.person) for op in evidence.history.ops if op.kind == "leave"}
    named = [op for op in acknowledged(evidence, "name") if (op.table, op.person) not in left]
    op = next(op for op in named if op.person in evidence.owners[op.table].get(op.seat or 0, ()))
    about = evidence.abouts[op.table]
    seats = [seat | {"name": "Nobody"} for seat in about["seats"]]
    return replace(evidence, abouts=evidence.abouts | {op.table: about | {"seats": seats}})


def the_order_is_not_that_of_time(evidence: Evidence) -> Evidence:
    """Somebody was acknowledged a change that stands before one that was acknowledged earlier."""
    if not evidence.numbered:
        pytest.skip("only what is done in a game has a number")
    history, table = evidence.history, a_game(evidence)
    made = [op for op in history.ops if op.table == table and op.place is not None and op.kind != "make"]
    late = replace(made[-1], answer=made[-1].answer | {"number": 0})
    return replace(evidence, history=replace(history, ops=[late if op is made[-1] else op for op in history.ops]))


@pytest.mark.parametrize(
    "tampered",
    [
        a_change_is_lost, the_last_change_is_lost, a_change_is_there_twice, two_changes_have_one_number,
        somebody_else_has_moved, a_cut_is_not_in_the_deal, a_name_is_lost, a_seat_is_lost, a_seat_has_two_owners,
        it_is_dealt_with_an_open_seat, somebody_was_told_another_story, a_line_is_lost, a_line_is_said_twice,
        there_are_two_rematches, a_table_is_lost, a_table_is_made_twice, a_record_is_not_fair,
        the_order_is_not_that_of_time,
    ],
)  # fmt: skip
def test_the_checker_objects_if(tampered: Callable[[Evidence], Evidence], report: Report) -> None:
    changed = tampered(report.evidence)
    assert set(violations(changed)) - set(report.violations)
