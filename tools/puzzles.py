"""Finds puzzles: ``python tools/puzzles.py triggs`` writes ``puzzles.json`` in the game's folder.

Bots play, in every variant one game a round, and each of their decisions is looked at, the cheap questions first:

- *Real options*: at least three moves that the network puts within 20 points of the best, which is 3 points ahead; a
  short look of the judge agrees.
- *Tempting*: levels 1 to 4 are asked 16 times each; the wrong answer given most often is a real option.
- *New*: not the same two moves again, not too many of one theme or variant, nor near another in the same game.
- *Clear*: the judge, as it will judge the player, finds the best move best, and the tempting one and the next two at
  least mistakes (4 points), before its deals are used up; with sixteen times the deals and other chance the best of
  these is a mistake, too. A reason is found.

Its size is how often these levels go wrong: a quarter of all puzzles has each size. After networks have changed, the
puzzles that there were come first: those that still hold stay. The same command gives the same file; what was found is
kept in the folder build while the networks stay, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from race108.bots import LEVELS, Bot, bot_named
from race108.bots.mind import Mind, Ranked, mind_for
from race108.coach.judge import DEALS, Actions, judged
from race108.coach.review import network_of, reasons
from race108.game import Game, View
from race108.games.registry import part_of
from race108.kernel import new_dealer

VERSION = 1
SIZES = ("easy", "medium", "hard", "very-hard")
VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "triggs": [(2, {}), (3, {}), (4, {})],
    "runtrip": [
        *((players, {}) for players in range(2, 7)),
        *((players, {"mercy": True}) for players in range(4, 7)),
        (2, {"variant": "advanced"}),
        (3, {"variant": "advanced"}),
        (4, {"variant": "team"}),
    ],
}
PLAYERS = ("level2", "level3", "level4", "value")
#: Points (of 1): a move further behind is absurd, and the best must be so far ahead.
REACH, AHEAD = 0.20, 0.03
#: Level 5 thinks as the judge does: asking it would take longest and say least.
ASKED, TRIES = LEVELS[:-1], 16
#: How many options are compared as the player will be judged, and the deals of a first look.
OPTIONS, QUICK = 3, 16
#: The deals of a deep look, and what makes its chance another.
DEEP, OTHER_CHANCE = 16 * DEALS, 10_000
GRAVE = ("mistake", "blunder")
#: Puzzles of one game, and the moves between two of them.
IN_A_GAME, APART = 5, 6
#: One theme may have this part of all.
THEMES = 12


@dataclass
class Puzzle:
    """A game up to a decision; its last move is the tempting one."""

    table: int
    seed: int
    seat: int
    moves: list[str]
    best: str
    theme: str
    #: The share of all levels' tries that go wrong.
    wrong: float

    @property
    def pair(self) -> tuple[int, str, str]:
        """What no other puzzle may have: the two moves at such a table."""
        return self.table, self.best, self.moves[-1]


@dataclass
class Candidate:
    """A decision that looks like a puzzle, as cheap questions say."""

    puzzle: Puzzle
    view: View
    mind: Mind
    real: Ranked
    tempting: Actions

    @classmethod
    def of(cls, game: Game, view: View, table: int, seed: int) -> Candidate | None:
        """What this decision looks like: real options, one of them tempting, and a reason why another is better."""
        mind = mind_for(game.rules)
        ranked = mind.ranked(view, new_dealer(bytes(32)))
        real = [(move, worth) for move, worth in ranked if worth > ranked[0][1] - REACH]
        if len(real) < 3 or real[0][1] - real[1][1] < AHEAD:
            return None
        best, second = real[0][0], real[1][0]
        if judged(view, second, mind, QUICK, game.ply).loss <= 0:
            return None
        asked = [answers(view, level, TRIES) for level in ASKED]
        tempting = most_tempting(asked, real)
        why = tempting and reasons(view, mind, tempting, best)
        if not tempting or not why:
            return None
        kind = part_of(game.rules.game, "coaching").kind
        theme = f"{kind(view, best)} {kind(view, tempting)} {why[0][0]}"
        wrong = sum(1 - given[best] / TRIES for given in asked) / len(ASKED)
        moves = [*game.moves_since(0), view.write(tempting)]
        puzzle = Puzzle(table, seed, game.turn, moves, view.write(best), theme, wrong)
        return cls(puzzle, view, mind, real, tempting)

    def proves(self) -> bool:
        """Whether it is one."""
        return is_clear(self.view, self.mind, self.real, self.tempting, len(self.puzzle.moves) - 1)


class Finder:
    """What was found so far, and whether more of a kind is wanted."""

    def __init__(self, game: str, count: int) -> None:
        self.game, self.count = game, count
        self.tables = VARIANTS[game]
        rules = [Game.new(game, players=players, **options).rules for players, options in self.tables]
        self.networks = [network_of(one) for one in rules]
        self.found: list[Puzzle] = []

    def wanted(self, puzzle: Puzzle) -> bool:
        """Not a repetition, and room for its theme and variant."""
        tables = Counter(one.table for one in self.found)
        themes = Counter(one.theme for one in self.found)
        return (
            puzzle.pair not in {one.pair for one in self.found}
            and tables[puzzle.table] < self.count // len(self.tables) * 2
            and themes[puzzle.theme] < self.count // THEMES
        )

    def keep(self, file: dict[str, Any]) -> None:
        """Of the puzzles that there were, those that still hold."""
        for table, _, seed, seat, moves, _ in file["puzzles"]:
            players, options = self.tables[table]
            game = Game.new(self.game, players=players, seed=seed, **options)
            for move in moves.split(",")[:-1]:
                game.play(move)
            one = Candidate.of(game, game.view(seat), table, seed)
            if one and self.wanted(one.puzzle) and one.proves():
                self.found.append(one.puzzle)

    def next_round(self) -> int:
        """The first round none of whose games has been looked at."""
        return max((one.seed // len(self.tables) + 1 for one in self.found), default=0)

    def play(self, number: int) -> None:
        """One game of every variant. What seems hardest is looked at first."""
        for table, (players, options) in enumerate(self.tables):
            seed = len(self.tables) * number + table
            game = Game.new(self.game, players=players, seed=seed, **options)
            seen = [Candidate.of(game, view, table, seed) for view in decisions(game, seed)]
            plies: list[int] = []
            for one in sorted(filter(None, seen), key=lambda one: -one.puzzle.wrong):
                ply = len(one.puzzle.moves) - 1
                near = any(abs(ply - other) < APART for other in plies)
                if len(plies) < IN_A_GAME and not near and self.wanted(one.puzzle) and one.proves():
                    self.found.append(one.puzzle)
                    plies.append(ply)

    def written(self) -> str:
        """The file: one line a puzzle."""
        head = {
            "version": VERSION,
            "game": self.game,
            "networks": self.networks,
            "tables": [{"players": players, "options": options} for players, options in self.tables],
            "sizes": SIZES,
        }
        mixed = sorted(self.found, key=lambda one: (one.seed, len(one.moves)))
        random.Random(VERSION).shuffle(mixed)
        places = {id(one): place for place, one in enumerate(sorted(mixed, key=lambda one: one.wrong))}
        lines = [
            json.dumps([one.table, len(SIZES) * places[id(one)] // len(mixed), *told])
            for one in mixed
            for told in [(one.seed, one.seat, ",".join(one.moves), one.best)]
        ]
        return json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def decisions(game: Game, seed: int) -> Iterator[View]:
    """A game of bots of mixed levels, as each of them sees it at its turn."""
    chosen = random.Random(seed)
    bots: list[Bot] = [bot_named(chosen.choice(PLAYERS), game.rules) for _ in range(game.players)]
    while not game.over:
        view = game.view(game.turn)
        yield view
        game.play(view.write(bots[game.turn](view, new_dealer(seed.to_bytes(32, "big"), game.ply))))


def answers(view: View, level: str, tries: int) -> Counter[Actions]:
    """What a level would play, asked so many times."""
    bot = bot_named(level, view.rules)
    return Counter(bot(view, new_dealer(level.encode().ljust(32), number)) for number in range(tries))


def most_tempting(asked: list[Counter[Actions]], real: Ranked) -> Actions | None:
    """The wrong answer given most often; among equals the better one. It must be a real option."""
    given: Counter[Actions] = sum(asked, Counter())
    moves = [move for move, _ in real[1:] if given[move]]
    return max(moves, key=lambda move: given[move], default=None)


def is_clear(view: View, mind: Mind, real: Ranked, tempting: Actions, ply: int) -> bool:
    """Whether the best move is best as the player will be judged, and far ahead in a deep look with other chance."""
    best, *others = [move for move, _ in real]
    losses: dict[Actions, float] = {}
    for other in dict.fromkeys((tempting, *others[: OPTIONS - 1])):
        look = judged(view, other, mind, DEALS, ply)
        if look.best != best or look.grade not in GRAVE or look.deals == DEALS:
            return False
        losses[other] = look.loss
    if any(judged(view, best, mind, *look).grade != "best" for look in ((DEALS, ply), (DEEP, OTHER_CHANCE + ply))):
        return False
    deep = judged(view, min(losses, key=lambda other: losses[other]), mind, DEEP, OTHER_CHANCE + ply)
    return deep.grade in GRAVE and deep.best == best


def main() -> None:
    """Find puzzles for one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--count", type=int, default=306, help="so many puzzles are looked for")
    options = parser.parse_args()
    finder = Finder(options.game, options.count)
    place = Path("src", "race108", "games", options.game, "puzzles.json")
    kept = Path("build", f"puzzles-{options.game}-{options.count}.json")
    begun, seconds = 0, 0.0
    state = json.loads(kept.read_text()) if kept.exists() else {}
    if state.get("networks") == finder.networks:
        begun, seconds, finder.found = state["rounds"], state["seconds"], [Puzzle(**one) for one in state["found"]]
    elif place.exists():
        finder.keep(json.loads(place.read_text(encoding="utf-8")))
        begun = finder.next_round()
        print(f"{len(finder.found)} puzzles still hold; on with round {begun}", flush=True)
    for number in itertools.count(begun):
        place.write_text(finder.written(), encoding="utf-8")
        if len(finder.found) >= options.count:
            break
        began = time.process_time()
        finder.play(number)
        seconds += time.process_time() - began
        found = [asdict(one) for one in finder.found]
        state = {"networks": finder.networks, "rounds": number + 1, "seconds": seconds, "found": found}
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps(state))
        print(f"round {number + 1}, {seconds:.0f} s: {len(finder.found)} puzzles", flush=True)


if __name__ == "__main__":
    main()
