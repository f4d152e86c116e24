"""The lab's commands: duel, ladder, arena, study, train."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from race108.compiling import compile_first
from race108.errors import BadOption
from race108.progress import progress_bar
from race108.ruleset import Ruleset
from race108.words import say

MOST_GAMES = 1_000_000
MOST_LESSONS = 100_000_000
MOST_LEARNERS = 64


def rules_for(options: argparse.Namespace, players: int, given: dict[str, Any]) -> Ruleset:
    """The rules a command is about, checked before anything long begins."""
    from race108.game import rules_class

    return rules_class(options.game).from_options(players, given)


def check_amount(amount: int, seed: int) -> None:
    """How much is to be played, and from which seed."""
    if not 1 <= amount <= MOST_GAMES or not 0 <= seed < 1 << 63:
        raise BadOption("cli-bad-deals")


def check_folder(path: Path) -> None:
    """A file can only be written to a folder that is there."""
    if not path.parent.is_dir():
        raise BadOption("cli-bad-folder", folder=str(path.parent))


def stoppable(command: Callable[[], int], save: Path | None, language: str) -> int:
    """Run a command that may be stopped at any time, and say how to go on."""
    try:
        return command()
    except KeyboardInterrupt:
        print(say("lab-stopped", language, file=str(save) if save else "none"), file=sys.stderr)
        return 130


# --- duel -----------------------------------------------------------------------------------------------------------


def duel(options: argparse.Namespace, given: dict[str, Any], language: str) -> int:
    """Bots against each other."""
    from race108.bots import check_bots
    from race108.bots.names import players_of
    from race108.coach.ledger import Accountant
    from race108.lab.duel import Duel, adjusted_standings, gain, play_duel, seats_for, standings
    from race108.lab.forfeits import forfeits_in, forfeits_told
    from race108.lab.work import Notebook, place_named

    check_amount(options.deals, options.seed)
    rules = rules_for(options, seats_for(options.game, options.bots, given), given)
    check_bots(options.bots, rules)
    place = place_named(options.on, options.jobs)
    how = options.until_sure, options.luck_adjusted
    played = Duel(options.game, tuple(options.bots), options.deals, options.seed, given, *how)
    if options.luck_adjusted:
        Accountant(rules)  # refused before, not after, the first game
    notebook = Notebook(options.save, played.header())
    compile_first(rules, language, options.bots)
    with progress_bar(options.json) as progress:
        deals = play_duel(played, place, notebook, progress)
    results = adjusted_standings(deals) if options.luck_adjusted else standings(deals)
    players = players_of(options.bots)
    played_by = [(players, games) for games in deals]
    if options.json:
        rows = [
            {**vars(player), "share": result.share, "low": result.low, "high": result.high}
            for player, result in zip(players, results, strict=True)
        ]
        about = {"game": options.game, "options": given, "deals": len(deals), "seed": options.seed, "bots": rows}
        if options.luck_adjusted:
            about |= {"luck_adjusted": True, "gain": gain(deals), "unadjusted": [vars(one) for one in standings(deals)]}
        unfinished = sum(not game.finished for games in deals for game in games)
        print(json.dumps(about | {"unfinished": unfinished, "forfeits": forfeits_in(played_by, language)}))
        return 0
    for player, result in zip(players, results, strict=True):
        numbers = {name: f"{100 * getattr(result, name):.1f}" for name in ("share", "low", "high")}
        print(say("duel-result", language, bot=player.name, **numbers))
    if len(results) == 2:
        print(say("duel-elo", language, bot=players[0].name, elo=f"{results[0].elo:+.0f}"))
    if options.luck_adjusted:
        print(say("duel-luck", language, gain=f"{gain(deals):.1f}"))
    if options.until_sure:
        print(say("duel-sure" if len(deals) < options.deals else "duel-not-sure", language, deals=len(deals)))
    for sentence in forfeits_told(played_by, language):
        print(sentence)
    return 0


# --- ladder ---------------------------------------------------------------------------------------------------------


def ladder(options: argparse.Namespace, given: dict[str, Any], language: str) -> int:
    """Everyone against everyone."""
    from race108.bots import check_bots
    from race108.bots.names import players_of
    from race108.lab.duel import seats_for
    from race108.lab.forfeits import forfeits_in, forfeits_told
    from race108.lab.ladder import EVERYONE, Ladder, draw_ladder, play_ladder, ratings, shares_of
    from race108.lab.pictures import plots
    from race108.lab.work import Notebook, place_named

    check_amount(options.deals, options.seed)
    bots = tuple(options.bots or EVERYONE)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("ladder-bots")
    rules = rules_for(options, seats_for(options.game, bots[:2], given), given)
    check_bots(bots, rules)
    check_folder(options.picture)
    plots()  # refused before, not after, an hour of games
    place = place_named(options.on, options.jobs)
    played = Ladder(options.game, bots, options.deals, options.seed, given)
    notebook = Notebook(options.save, played.header())
    compile_first(rules, language, bots)
    with progress_bar(options.json) as progress:
        deals = play_ladder(played, place, notebook, progress)
    rungs = ratings(bots, shares_of(bots, deals))
    draw_ladder(options.picture, played, rungs, language)
    known = {player.bot: player for player in players_of(bots)}
    played_by = [([known[bot] for bot in pair], games) for pair, games in deals]
    if options.json:
        rows = [vars(rung) for rung in rungs]
        about = {"game": options.game, "options": given, "deals": options.deals, "seed": options.seed}
        about |= {"picture": str(options.picture), "ladder": rows, "forfeits": forfeits_in(played_by, language)}
        print(json.dumps(about))
        return 0
    for rung in rungs:
        numbers = {name: f"{getattr(rung, name):.0f}" for name in ("rating", "low", "high")}
        print(say("ladder-result", language, bot=rung.name, share=f"{100 * rung.share:.1f}", **numbers))
    for sentence in forfeits_told(played_by, language):
        print(sentence)
    print(say("ladder-picture", language, file=str(options.picture)))
    return 0


# --- arena ----------------------------------------------------------------------------------------------------------


def arena(options: argparse.Namespace, given: dict[str, Any], language: str) -> int:
    """A bot against the panel."""
    from race108.bots import check_bots
    from race108.bots.names import short_name
    from race108.lab.arena import NEWEST, PANELS, play_arena
    from race108.lab.work import place_named

    check_amount(options.deals, options.seed)
    rules = rules_for(options, options.players, given)
    check_bots([options.bot], rules)
    place = place_named(options.on, options.jobs)
    compile_first(rules, language, PANELS[NEWEST])
    with progress_bar(options.json) as progress:
        given_to = options.game, options.bot, rules.sides, options.deals, options.seed, given, place
        rounds = play_arena(*given_to, progress)
    if options.json:
        rows = [
            {"opponent": one.opponent, "games": one.games, "even": one.even, **vars(one.standing)} for one in rounds
        ]
        print(json.dumps({"game": options.game, "options": given, "panel": NEWEST, "bot": options.bot, "rounds": rows}))
        return 0
    print(say("arena-title", language, bot=short_name(options.bot), panel=str(NEWEST), deals=options.deals))
    for one in rounds:
        numbers = {name: f"{100 * getattr(one.standing, name):.1f}" for name in ("share", "low", "high")}
        print(say("arena-round", language, opponent=one.opponent, even=f"{100 * one.even:.0f}", **numbers))
    return 0


# --- study ----------------------------------------------------------------------------------------------------------


def study(options: argparse.Namespace, given: dict[str, Any], language: str) -> int:
    """What strong play says about a game."""
    from race108.game import rules_class
    from race108.lab.study import study as run_study
    from race108.lab.work import place_named

    check_amount(options.games, options.seed)
    place = place_named(options.on, options.jobs)
    compile_first(rules_class(options.game).from_options(2, {}), language)
    with progress_bar(options.json) as progress:
        summary = run_study(
            options.game,
            options.games,
            options.seed,
            place,
            options.out,
            language,
            progress,
            given,
            options.save,
        )
    if options.json:
        print(json.dumps(summary))
    else:
        print(say("study-done", language, file=str(options.out / f"study-{options.game}.html")))
    return 0


# --- train ----------------------------------------------------------------------------------------------------------


def train(options: argparse.Namespace, language: str) -> int:
    """Let a network learn."""
    from race108.bots.mind import net_inputs
    from race108.bots.weights import read_net
    from race108.lab.curve import draw_curve
    from race108.lab.train import Lesson, checkpoint
    from race108.lab.train import train as run_training

    given = {"variant": options.variant} if options.variant else {}
    rules = rules_for(options, options.players, given)
    if not 1 <= options.games <= MOST_LESSONS or not 0 <= options.seed < 1 << 63:
        raise BadOption("cli-bad-train")
    if not 1 <= options.jobs <= MOST_LEARNERS:
        raise BadOption("cli-bad-learners", most=MOST_LEARNERS)
    check_folder(options.out)
    if options.resume and not options.hindsight:
        read_net(checkpoint(options.out), net_inputs(rules))
    print(say("train-begins", language, file=str(options.out)), file=sys.stderr, flush=True)
    if options.hindsight:
        return train_judge(options, rules, language)
    given_by = options.grow, options.start, options.varied, options.jobs
    lesson = Lesson(rules, options.games, options.seed, *given_by)
    with progress_bar(options.json) as progress:
        about = run_training(
            lesson, options.out, options.resume, lambda now: progress(min(now["games"], lesson.games), lesson.games)
        )
    picture = draw_curve(options.out, rules, about, language)
    if options.json:
        print(json.dumps(about | {"picture": str(picture) if picture else None}))
        return 0
    share, error = (f"{100 * number:.1f}" for number in about["against_panel"])
    print(_learned(about, options.out, language))
    print(say("train-against-panel", language, share=share, error=error, panel=str(about["panel"])))
    print(say("train-curve", language, file=str(picture)) if picture else say("lab-no-extra", language))
    return 0


def train_judge(options: argparse.Namespace, rules: Ruleset, language: str) -> int:
    """Let a judge that looks back learn from games of ``value``."""
    from race108.lab.hindsight import Hindsight, train_hindsight

    lesson = Hindsight(rules, options.games, options.seed, options.jobs)
    with progress_bar(options.json) as progress:
        about = train_hindsight(
            lesson, options.out, options.resume, lambda now: progress(min(now["games"], lesson.games), lesson.games)
        )
    print(json.dumps(about) if options.json else _learned(about, options.out, language))
    return 0


def _learned(about: dict[str, Any], out: Path, language: str) -> str:
    return say("train-done", language, games=str(about["games"]), file=str(out))
