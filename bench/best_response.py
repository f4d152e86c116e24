"""How far from perfect: how much a player gains who knows how the other one plays, in games that are short.

``python bench/best_response.py [value] [search:100] [--game runtrip] [--deals N] [--playouts N]``

Triggs is played on a very small sheet (``--rows``), Run & Trip on the end of the road (``--start``: where the tokens
begin). At each decision the *responder* deals what it cannot see anew, over and over, plays every move that is worth it
on every deal to the end of the game, and takes the one that wins most; unless one is clearly better, it does as
``value`` does. In these games both seats go on as ``value`` does: against ``value``, that is the opponent itself.

A perfect player would gain at least as much: what is printed is a lower bound. There are two figures. The share of the
wins is exact but trembles. What the decisions gained is the sum, over a game, of how much better than ``value``'s own
move each was on deals that had no part in choosing it; if the opponent is ``value``, the share is 50 % plus that.
"""

from __future__ import annotations

import argparse
import hashlib
from typing import Any

import numpy as np

from race108 import Game
from race108.bots import Bot, bot_named
from race108.bots.mind import Mind, mind_for, new_thought
from race108.bots.thought import BATCH
from race108.game import View
from race108.kernel import new_dealer
from race108.lab.duel import Z, standing

TO_THE_END = 1_000  # turns of one's own, more than there ever are


class Responder:
    """The player that plays moves out to the end."""

    def __init__(self, mind: Mind, playouts: int) -> None:
        self.mind, self.gained = mind, 0.0
        self.batches = max(1, playouts // (BATCH * (8 + 4 * 3)))

    def __call__(self, view: View, dealer: Any) -> tuple[int, ...]:
        """All of a few moves on some deals, then ``value``'s own and the two best others on four times as many."""
        thought = self.mind.begin_search(self.mind.known(view), dealer)
        moves = thought["moves"][0, : thought["left"][0]].copy()
        if len(moves) == 1:
            return _actions(moves[0])
        won = self._won(view, moves, self.batches, dealer)
        best = np.array([0, *(1 + np.argsort(-won[1:], kind="stable")[:2])])
        won = won[best] + self._won(view, moves[best], 4 * self.batches, dealer)
        other = 1 + int(np.argmax(won[1:]))
        if won[other] - won[0] < 0.5 * np.sqrt(5 * BATCH * self.batches):
            return _actions(moves[0])
        pair = moves[best[[0, other]]]
        again = self._won(view, pair, 4 * self.batches, dealer)
        self.gained += (again[1] - again[0]) / (4 * BATCH * self.batches)
        return _actions(pair[1])

    def _won(self, view: View, moves: Any, batches: int, dealer: Any) -> Any:
        """How often each of these moves wins."""
        thought = new_thought()
        thought["moves"][0, : len(moves)], thought["left"], thought["ahead"] = moves, len(moves), TO_THE_END
        known = self.mind.known(view)
        for _ in range(batches):
            self.mind.play_batch(known, thought, dealer)
        return thought["totals"][0, : len(moves)].copy()


def _actions(move: Any) -> tuple[int, ...]:
    return tuple(int(action) for action in move if action >= 0)


def short_game(given: argparse.Namespace, dealt: bytes) -> Game:
    """A game that is soon over."""
    if given.game == "triggs":
        return Game.new("triggs", 2, dealt, rows=[int(boxes) for boxes in given.rows.split(",")])
    position = Game.new("runtrip", 2, dealt).position()
    return Game.from_position(position | {"tokens": [[given.start], [given.start - 1]]}, dealt)


def play_deal(own: Responder, other: Bot, given: argparse.Namespace, deal: int) -> tuple[float, float, float]:
    """A deal from either seat: the share of the wins, what the decisions of a game gained, and its turns."""
    won = turns = 0.0
    own.gained = 0.0
    for seat in range(2):
        dealt, chance = (hashlib.sha256(f"{given.seed} {deal} {what}".encode()).digest() for what in ("deal", seat))
        game, dealer = short_game(given, dealt), new_dealer(chance)
        while not game.over:
            view = game.view(game.turn)
            game.play(view.write((own if game.turn == seat else other)(view, dealer)))
        winners = game.winners or []
        won += (seat in winners) / len(winners)
        turns += game.turns
    return won / 2, own.gained / 2, turns / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("opponents", nargs="*", default=["value", "search:100"])
    parser.add_argument("--game", choices=("triggs", "runtrip"), default="triggs")
    parser.add_argument("--rows", default="1,1,1,1,1,1,2,2,2,2,2,2")
    parser.add_argument("--start", type=int, default=70, help="the other token begins one square behind")
    parser.add_argument("--deals", type=int, default=50, help="each is played twice, once from either seat")
    parser.add_argument("--playouts", type=int, default=1000, help="of one decision, over all moves")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = short_game(given, bytes(32)).rules
    own = Responder(mind_for(rules), given.playouts)
    for name in given.opponents:
        other = bot_named(name, rules)
        rows = [play_deal(own, other, given, deal) for deal in range(given.deals)]
        shares, gains, turns = (np.array(part) for part in zip(*rows, strict=True))
        found, half = standing(shares.tolist()), Z * gains.std(ddof=1) / np.sqrt(len(gains))
        print(f"against {name}, {2 * given.deals} games of {turns.mean():.0f} turns:", flush=True)
        print(f"  wins {100 * found.share:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})")
        print(f"  decisions gained {100 * gains.mean():.1f} ± {100 * half:.1f} points of winning chance a game")


if __name__ == "__main__":
    main()
