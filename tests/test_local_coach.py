"""The coach in the browser says what ``race108 review`` says: the same verdicts and reasons, in every language.

It runs in Node (``local_in_node.mjs``), from the client's own sources and with the committed module.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from race108 import Game
from race108.bots.mind import mind_for
from race108.coach.judge import chances
from race108.coach.ledger import ledger_of
from race108.coach.review import hint, reviewed
from race108.server.helping import told
from race108.words import LANGUAGES, say
from test_coach import played
from test_local_table import in_node
from variants import ALL, FEW, FEW_BOXES, Variant

SHORT: list[Variant] = [("triggs", 2, {"rows": FEW_BOXES}), ("runtrip", 2, {})]


def names(players: int) -> list[str]:
    return [f"P{seat + 1}" for seat in range(players)]


def record_of(game: Game) -> dict[str, Any]:
    return dict(game.record())


def compares(variants: list[Variant], folder: Path) -> None:
    """All in one go: starting Node takes longer than a review."""
    records = [record_of(played(one, bot="level1", most=30 if one[1] == 2 else 12)) for one in variants]
    spoken = [LANGUAGES[place % 4] for place in range(len(records))]
    cases = [{"record": record, "language": language} for record, language in zip(records, spoken, strict=True)]
    for record, language, answer in zip(records, spoken, in_node("review", cases, folder), strict=True):
        ours = reviewed(record, names=[say("player", language, number=seat + 1) for seat in range(record["players"])])
        assert answer["opened"]["network"] == ours.network
        assert answer["opened"]["moves"] == len(ours.decisions)
        for theirs, one in zip(answer["decisions"], ours.decisions, strict=True):
            told = one.json(language)
            told["why"] = told.pop("reasons")
            assert {key: theirs[key] for key in told} == told | {
                "worth": pytest.approx(one.worth, abs=1e-9),
                "loss": pytest.approx(one.loss, abs=1e-9),
            }
            assert theirs["counts"] == one.counts


def test_a_review_is_the_same_in_the_browser(tmp_path: Path) -> None:
    compares(FEW, tmp_path)


@pytest.mark.slow
def test_reviews_of_all_variants_are_the_same_in_the_browser(tmp_path: Path) -> None:
    compares(ALL, tmp_path)


@pytest.mark.parametrize("variant", SHORT, ids=lambda one: one[0])
def test_a_position_is_shown_as_the_mover_saw_it_and_tries_are_judged(variant: Variant, tmp_path: Path) -> None:
    game = played(variant, bot="level1", most=30)
    record = record_of(game)
    at = [0, 7, 12]
    again = [Game.replay({**record, "moves": record["moves"][:ply]}) for ply in at]
    tries = [{"ply": 7, "move": move} for move in again[1].view(again[1].turn).moves[:3]]
    (answer,) = in_node("review", [{"record": record, "language": "en", "at": at, "tries": tries}], tmp_path)
    for position, then in zip(answer["positions"], again, strict=True):
        assert position["seat"] == position["turn"] == then.turn
        assert position["view"] == then.view(then.turn).json
        assert position["moves"] == then.view(then.turn).moves
    for tried, wish in zip(answer["tried"], tries, strict=True):
        assert tried["played"] == wish["move"]
        assert 0 <= tried["loss"] <= 100
    ours = {one["played"]: one for one in answer["tried"]} | {answer["decisions"][7]["played"]: answer["decisions"][7]}
    for one in answer["tried"]:
        assert one == ours[one["played"]]


@pytest.mark.parametrize("variant", SHORT, ids=lambda one: one[0])
def test_a_hint_is_the_same_in_the_browser(variant: Variant, tmp_path: Path) -> None:
    game = played(variant, bot="level1", most=40)
    record = record_of(game)
    plies = range(0, len(record["moves"]) - 1, 6)
    cases = [{"record": record, "moves": record["moves"][:ply], "language": LANGUAGES[ply % 4]} for ply in plies]
    for place, case in enumerate(cases):
        then = Game.replay({**record, "moves": case["moves"]})
        if place % 2:  # at a server's table, which says what the seat knows
            case["known"] = told(then.view(then.turn), then.turn, then.ply)
    for case, answer in zip(cases, in_node("hint", cases, tmp_path), strict=True):
        then = Game.replay({**record, "moves": case["moves"]})
        ours = hint(then.view(then.turn), mind_for(then.rules), names(variant[1]))
        assert answer["move"] == ours.move
        assert answer["kind"] == say(ours.kind, case["language"])
        assert answer["why"] == [say(message, case["language"], **given) for message, given in ours.why]


@pytest.mark.parametrize("variant", [*SHORT, ("runtrip", 4, {"variant": "team"})], ids=str)
def test_the_chances_are_the_same_in_the_browser(variant: Variant, tmp_path: Path) -> None:
    record = record_of(played(variant, bot="level1", most=30))
    cases = [{"record": record, "moves": record["moves"][:ply]} for ply in (0, 7, 15, 26)]
    for case, answer in zip(cases, in_node("chances", cases, tmp_path), strict=True):
        then = Game.replay({**record, "moves": case["moves"]})
        for seat, theirs in enumerate(answer):
            assert theirs == pytest.approx(chances(then.view(seat), mind_for(then.rules)), abs=1e-9)


#: Two seats and more, and partners.
ENDED: list[Variant] = [*SHORT, ("runtrip", 4, {"mercy": True}), ("runtrip", 4, {"variant": "team"})]


def test_the_ledger_is_the_same_in_the_browser(tmp_path: Path) -> None:
    """All five parts of every seat's line, whoever won; also if somebody gave up, or time was up."""
    records = [record_of(played(one, bot="level1")) for one in ENDED]
    begun = {**records[0], "moves": records[0]["moves"][:6]}
    records.append({**begun, "results": {"winners": [0], "how": "resigned"}, "table": {"resigned": [1]}})
    records.append({**records[1], "moves": records[1]["moves"][:6], "time_up": True})
    answers = in_node("ledger", [{"record": record} for record in records], tmp_path)
    for record, answer in zip(records, answers, strict=True):
        ours = [line.json() for line in ledger_of(record).lines]
        assert len(ours) == record["players"]
        assert answer["lines"] == [
            {part: pytest.approx(amount, abs=1e-9) for part, amount in line.items()} for line in ours
        ]
        for line in answer["lines"]:
            parts = (line[part] for part in ("start", "luck", "own", "others", "unexplained"))
            assert sum(parts) == pytest.approx(line["result"], abs=1e-9)
    assert answers[0]["portions"] > 1


def test_where_nobody_can_look_back_there_is_no_ledger(tmp_path: Path) -> None:
    whole = record_of(played(SHORT[0], bot="level1"))
    cut = {**whole, "moves": whole["moves"][:9]}
    broken = {**whole, "moves": [*whole["moves"][:5], "nonsense"]}
    wrong = {**cut, "results": {"winners": [0], "how": "rules"}}
    answers = in_node("ledger", [{"record": one} for one in (cut, broken, wrong)], tmp_path)
    assert answers == [{"lines": [], "portions": 1}] * 3


def test_what_can_be_reviewed_is(tmp_path: Path) -> None:
    record = record_of(played(SHORT[0], bot="level1"))
    cut = {**record, "moves": record["moves"][:9]}
    broken = {**record, "moves": [*record["moves"][:5], "nonsense", *record["moves"][6:]]}
    longer = {**record, "moves": [*record["moves"], "stop"]}
    nothing = {**record, "moves": []}
    resigned = {**cut, "results": {"winners": [0], "how": "resigned"}}
    cases = [{"record": one, "language": "en"} for one in (record, cut, broken, longer, nothing, resigned)]
    answers = in_node("review", cases, tmp_path)
    assert [answer["opened"]["note"] for answer in answers] == [
        None,
        "unfinished",
        "broken",
        "broken",
        "nothing",
        None,
    ]
    assert [len(answer["decisions"]) for answer in answers] == [
        len(record["moves"]),
        9,
        5,
        len(record["moves"]),
        0,
        9,
    ]
    assert answers[2]["decisions"] == answers[0]["decisions"][:5]
