"""Measures the coach: ``python tools/coach.py overturned triggs`` and so on; docs/coach.md has the figures.

overturned: how often sixteen times the deals change a verdict, by its grade. blunders: how often a reason is found for
blunders of the levels. own: how often the bot ``search`` is said to have made a mistake. planted: how often a move that
a deep search puts far behind the best is found.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from race108.bots import bot_named
from race108.bots.mind import Mind, mind_for
from race108.coach.judge import DEALS, Actions, judged
from race108.coach.review import network_of, reasons
from race108.game import Game, View
from race108.kernel import new_dealer

GRAVE = ("mistake", "blunder")
#: What a planted move loses at least, by a search of 16 times the deals.
PLANTED = 15.0


def decisions(options: argparse.Namespace, bot: str, first: int) -> Iterator[tuple[View, Actions, int, Mind]]:
    """Views and moves of so many games of a bot."""
    for number in range(first, first + options.games):
        game = Game.new(options.game, players=options.players, seed=number, **json.loads(options.options))
        mover, mind = bot_named(bot, game.rules), mind_for(game.rules)
        while not game.over:
            view = game.view(game.turn)
            actions = mover(view, new_dealer(number.to_bytes(32, "big"), game.ply))
            yield view, actions, game.ply, mind
            game.play(view.write(actions))


def overturned(options: argparse.Namespace) -> dict[str, Any]:
    """Verdicts by their grade, and how many of them 16 times the deals say otherwise."""
    seen, changed = Counter[str](), Counter[str]()
    for level in (1, 2, 3):
        for view, actions, ply, mind in decisions(options, f"level{level}", 1000 * level):
            verdict = judged(view, actions, mind, options.deals, ply)
            if not verdict.counts or ply % options.every:
                continue
            deep = judged(view, actions, mind, 16 * options.deals, 5000 + ply)
            seen[verdict.grade] += 1
            changed[verdict.grade] += _other_class(verdict.grade, deep.grade)
    return {grade: f"{changed[grade]} of {seen[grade]}" for grade in sorted(seen)}


def _other_class(grade: str, deep: str) -> bool:
    """Best and too close are one class: a deeper look may tell apart what was too close, and need not."""
    fine = ("best", "close")
    return grade != deep and not (grade in fine and deep in fine)


def blunders(options: argparse.Namespace) -> dict[str, Any]:
    """Blunders of levels 1 to 3, and for how many a reason was found."""
    found = Counter[bool]()
    for level in (1, 2, 3):
        for view, actions, ply, mind in decisions(options, f"level{level}", 2000 * level):
            verdict = judged(view, actions, mind, options.deals, ply)
            if verdict.grade == "blunder":
                found[bool(reasons(view, mind, actions, verdict.best))] += 1
    return {"blunders": found.total(), "with a reason": found[True]}


def own(options: argparse.Namespace) -> dict[str, Any]:
    """The grades of the bot ``search``."""
    grades: Counter[str] = Counter()
    for view, actions, ply, mind in decisions(options, "search", 7000):
        grades[judged(view, actions, mind, options.deals, ply).grade] += 1
    grave = sum(grades[grade] for grade in GRAVE)
    return {"share of mistakes": round(grave / grades.total(), 4), **grades}


def planted(options: argparse.Namespace) -> dict[str, Any]:
    """Moves that deep judging puts 15 points behind the best, in games of a strong bot: how many are found."""
    found: Counter[str] = Counter()
    for view, actions, ply, mind in decisions(options, "value", 9000):
        if len(view.actions) < 3 or ply % options.every:
            continue
        ranked = mind.ranked(view, new_dealer(bytes(32)))
        for other, worth in ranked[-2:]:
            if other == actions or ranked[0][1] - worth < PLANTED / 200:
                continue
            if judged(view, other, mind, 16 * options.deals, 5000 + ply).loss >= PLANTED:
                found[judged(view, other, mind, options.deals, ply).grade] += 1
    grave = sum(found[grade] for grade in GRAVE)
    return {"planted": found.total(), "found": grave}


WORK = {work.__name__: work for work in (overturned, blunders, own, planted)}


def main() -> None:
    """Measure one thing for one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", choices=WORK)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--every", type=int, default=1, help="of the moves only every so many")
    parser.add_argument("--deals", type=int, default=DEALS)
    options = parser.parse_args()
    began = time.process_time()
    result = WORK[options.work](options)
    rules = Game.new(options.game, players=options.players, **json.loads(options.options)).rules
    print(json.dumps(result | {"network": network_of(rules), "seconds": round(time.process_time() - began, 1)}))


if __name__ == "__main__":
    main()
