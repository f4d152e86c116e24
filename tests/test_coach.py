"""The coach: it judges from what the mover could know, finds what is bad and leaves good play alone."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

import pytest

from race108.bots import bot_named, choose_move
from race108.bots.mind import mind_for
from race108.cli import main
from race108.coach.judge import chances, judged
from race108.coach.ledger import judge_path
from race108.coach.report import page, text
from race108.coach.review import decided, hint, reviewed
from race108.coach.verdict import BLUNDER, GRADES, INEXACT, MISTAKE
from race108.errors import BadOption, BadRecord
from race108.game import Game, View
from race108.kernel import new_dealer
from race108.referee import Referee
from race108.words import LANGUAGES, say
from variants import Variant, each

FEW_DEALS = 16


def played(variant: Variant, seed: int = 3, bot: str = "level2", most: int = 400) -> Game:
    """A game of bots."""
    game, players, options = variant
    playing = Game.new(game, players=players, seed=seed, **options)
    mover = bot_named(bot, playing.rules)
    while not playing.over and playing.ply < most:
        playing.play(choose_move(mover, playing.view(playing.turn), bytes([seed]) * 32))
    return playing


def dealt_anew(view: View, chance: int) -> View:
    """What the same seat would see had the hidden cards been others."""
    dealt = view.resample(new_dealer(bytes(32), chance))
    rules = view.rules
    blind, backs = rules.blinded(dealt, view.turn), rules.backs(dealt, view.turn)
    return View(rules, view.seat, view.turn, blind, backs, view.events, view._start)


@each()
def test_hidden_cards_dealt_anew_change_no_verdict_no_hint_and_no_chances(variant: Variant) -> None:
    game = played(variant)
    moves = game.moves_played
    again = Game.new(variant[0], players=variant[1], seed=3, **variant[2])
    mind = mind_for(game.rules)
    for ply, move in enumerate(moves):
        if ply % max(1, len(moves) // 12) == 0:
            view = again.view(again.turn)
            other = dealt_anew(view, ply)
            assert decided(other, move, ply, mind, FEW_DEALS) == decided(view, move, ply, mind, FEW_DEALS)
            assert hint(other, mind) == hint(view, mind)
            assert chances(other, mind) == chances(view, mind)
        again.play(move)


@each()
def test_the_chances_of_all_sides_are_a_hundred_points_and_whoever_wins_at_once_knows_it(variant: Variant) -> None:
    game = played(variant, bot="value")
    before = Game.replay(game.record() | {"moves": game.moves_played[:-1]})
    mind = mind_for(game.rules)
    for seat in range(game.players):
        told = chances(before.view(seat), mind)
        assert len(told) == game.rules.sides
        assert sum(told) == pytest.approx(100)
        assert min(told) >= 0
    winner = before.turn % game.rules.sides
    if game.winners == [winner]:  # else nobody came to the end before the cards did
        told = chances(before.view(before.turn), mind)
        assert told[winner] == max(told)


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_the_grade_is_the_name_of_the_loss(game: str) -> None:
    limits = {"inexact": (INEXACT, MISTAKE), "mistake": (MISTAKE, BLUNDER), "blunder": (BLUNDER, 1.01)}
    games = [played((game, 2, {}), seed, "level1") for seed in (3, 4)]
    decisions = [one for each_game in games for one in reviewed(each_game.record(), 32).decisions]
    assert {one.grade for one in decisions} <= set(GRADES)
    for one in decisions:
        least, limit = limits.get(one.grade, (0.0, INEXACT))
        assert 100 * least <= one.loss < 100 * limit
        assert 0 <= one.worth <= 100
        assert (one.best == one.played) == (one.grade in ("best", "forced"))
        assert not one.reasons or one.loss > 0
    assert any(one.grade == "blunder" and one.reasons for one in decisions)


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_planted_blunders_are_found(game: str) -> None:
    """In a strong game, moves that deep judging puts 15 points behind the best are mistakes at least."""
    playing = Game.new(game, players=2, seed=8)
    mover, mind = bot_named("value", playing.rules), mind_for(playing.rules)
    found: list[bool] = []
    while not playing.over and playing.ply < 60:
        view = playing.view(playing.turn)
        ranked = mind.ranked(view, new_dealer(bytes(32)))
        worst, worth = ranked[-1]
        if ranked[0][1] - worth > 0.12 and len(found) < 12:
            deep = judged(view, worst, mind, 512, 7)
            if deep.loss >= 15:
                found.append(judged(view, worst, mind, chance=playing.ply).grade in ("mistake", "blunder"))
        playing.play(choose_move(mover, view, bytes(32)))
    assert len(found) >= 5
    assert sum(found) >= 0.95 * len(found)


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_strong_play_is_not_slandered(game: str) -> None:
    """Of the moves of ``search`` itself hardly any is called a mistake (the figure over many games: docs/coach.md)."""
    record = played((game, 2, {}), seed=5, bot="search:200").record()
    grades = [one.grade for one in reviewed(record).decisions]
    assert sum(grade in ("mistake", "blunder") for grade in grades) <= max(1, 0.02 * len(grades))


def test_a_forced_move_and_moves_that_are_all_alike_do_not_count() -> None:
    review = reviewed(played(("triggs", 2, {}), bot="random", most=150).record(), FEW_DEALS)
    forced = [one for one in review.decisions if one.grade == "forced"]
    assert all(not one.counts and one.loss == 0 for one in forced)


# --- the review -----------------------------------------------------------------------------------------------------


def test_a_review_says_everything_under_the_names_that_programs_know() -> None:
    game = played(("runtrip", 2, {}))
    told = reviewed(game.record(), FEW_DEALS).json()
    assert list(told)[:5] == ["game", "players", "network", "decisions", "ledger"]
    assert (told["game"], told["players"]) == ("runtrip", 2)
    assert told["network"].startswith("runtrip-basic-2@")
    assert [one["played"] for one in told["decisions"]] == game.moves_played
    keys = ["ply", "seat", "played", "best", "worth", "loss", "grade", "reasons"]
    assert all(list(one) == keys for one in told["decisions"])


def test_an_unfinished_game_is_reviewed_as_far_as_it_went() -> None:
    told = reviewed(played(("triggs", 2, {}), most=6).record(), FEW_DEALS).json()
    assert len(told["decisions"]) == 6
    assert told["ledger"] == []
    assert told["note"] == say("review-unfinished")


def test_a_record_that_breaks_off_is_reviewed_up_to_there() -> None:
    record = played(("triggs", 2, {}), most=6).record()
    record["moves"][4:] = ["extra 9"]
    told = reviewed(record, FEW_DEALS).json()
    assert len(told["decisions"]) == 4
    assert told["note"].startswith("Reviewed up to move 4; what follows cannot be played: ")


def test_moves_after_the_end_are_said_not_to_be_playable() -> None:
    record = played(("runtrip", 2, {})).record()
    count = len(record["moves"])
    record["moves"].append("end")
    told = reviewed(record, FEW_DEALS).json()
    assert len(told["decisions"]) == count
    assert told["note"].startswith(f"Reviewed up to move {count}; ")


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_a_review_is_the_same_on_any_number_of_threads(game: str) -> None:
    record = played((game, 2, {}), bot="level1").record()
    alone, *together = (json.dumps(reviewed(record, FEW_DEALS, threads=count).json()) for count in (1, 2, 5))
    assert '"ledger": [{' in alone
    assert together == [alone, alone]


@pytest.mark.parametrize("fault", ["weights-missing", "weights-broken", "weights-other"])
def test_a_ledger_whose_network_cannot_be_used_is_said_to_be_missing(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As text, as a page and as JSON; everything else is there."""
    game = played(("triggs", 2, {}), bot="level1")
    net = tmp_path / "judge.npz"
    if fault == "weights-broken":
        net.write_bytes(judge_path(game.rules).read_bytes()[:1000])
    elif fault == "weights-other":  # another number of players
        net.write_bytes(judge_path(Game.new("triggs", 3).rules).read_bytes())
    monkeypatch.setattr("race108.coach.ledger.judge_path", lambda _rules: net)
    review = reviewed(game.record(), FEW_DEALS)
    assert len(review.decisions) == game.ply
    for language in LANGUAGES:
        why = say(fault, language, file=net.name)
        if fault == "weights-missing":
            why = say("ledger-no-judge", language, game=game.rules.about.named())
        note = say("review-no-ledger", language, fault=why)
        told = review.json(language)
        assert (told["ledger"], told["note"]) == ([], note)
        assert note in text(review, language).splitlines()
        assert escape(note) in page(review, language)


@pytest.mark.parametrize("record", [None, [], {"race108": 2}, {"race108": 99}])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises((BadRecord, BadOption)):
        reviewed(record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_said_in_every_language(language: str) -> None:
    review = reviewed(played(("triggs", 2, {}), bot="level1").record(), FEW_DEALS)
    said, html = text(review, language), page(review, language)
    assert say("review-dearest", language) in said
    assert review.network in said
    assert html.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in html
    assert "http" not in html  # nothing is loaded from elsewhere
    assert "<script" not in html


# --- the command line and the referee -------------------------------------------------------------------------------


def test_the_command_line_reviews_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, html = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(json.dumps(played(("runtrip", 2, {})).record()))
    assert main(["--language", "de", "review", str(file), "--deals", "16"]) == 0
    assert "Beurteilt vom Netz" in capsys.readouterr().out
    assert main(["review", str(file), "--deals", "16", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"]
    assert main(["review", str(file), "--deals", "16", "--html", str(html)]) == 0
    assert html.read_text(encoding="utf-8").endswith("</html>\n")


@pytest.mark.parametrize("extra", [["--deals", "3"], ["--html", "/nowhere/at/all.html"]])
def test_what_cannot_be_carried_out_is_one_sentence(
    extra: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(("runtrip", 2, {}), most=4).record()))
    assert main(["--language", "en", "review", str(file), *extra]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["--language", "en", "review", str(tmp_path / "missing.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_the_referee_judges_the_game_and_a_move_that_was_not_played() -> None:
    referee = Referee()
    assert referee.answer({"do": "judge"})["ok"] is False
    referee.answer({"do": "new", "game": "triggs", "players": 2, "seed": 7})
    referee.answer({"do": "play", "moves": ["draw L", "draw C"]})
    told = referee.answer({"do": "judge", "deals": 16})
    assert [one["played"] for one in told["decisions"]] == ["draw L", "draw C"]
    before = referee.answer({"do": "position"})
    asked = referee.answer({"do": "judge", "move": "Draw centre", "deals": 16})
    assert asked["decision"]["played"] == "draw C"
    assert referee.answer({"do": "position"}) == before
    for wrong in ({"move": 3}, {"move": "dance"}, {"deals": 0}, {"deals": "many"}, {"seat": 1}):
        assert referee.answer({"do": "judge", **wrong})["ok"] is False


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_a_hint_names_a_kind_a_move_and_reasons_that_hold(game: str) -> None:
    playing = played((game, 2, {}), most=30)
    view = playing.view(playing.turn)
    found = hint(view)
    assert found.move in view.moves
    assert found.kind.startswith(f"{game}-hint-")
    assert say(found.kind)
    assert found == hint(view)
