"""How far from perfect: how much a player gains who knows how the other one plays, on a very small sheet of Triggs.

``python bench/best_response.py [value] [search:100] [--rows 1,1,1,1,1,1,2,2,2,2,2,2] [--deals N] [--playouts N]``

At each decision the *responder* deals what it cannot see anew, over and over, plays every move that is worth it on
every deal to the end of the game, and takes the one that wins most; unless one is clearly better, it does as ``value``
does. In these games both seats go on as ``value`` does: against ``value``, that is the opponent itself.

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
from race108.bots.mind import Mind, mind_for
from race108.game import View, rules_class
from race108.games.triggs.memory import resample
from race108.games.triggs.rules import OVER, apply
from race108.games.triggs.value import ROOM, play_plan, rank
from race108.kernel import Record, inner, jit_apart, new_dealer, scratch
from race108.lab.duel import Z, standing

CANDIDATES = 8


@inner
def wins(s: Record, seat: int, net: Any, room: Record, dealer: Record) -> int:
    """Play to the end, all seats as ``value`` plays."""
    while s.phase != OVER:
        rank(s, net, room, dealer)
        play_plan(s, room, dealer)
    return int(s.winner == seat)


@jit_apart
def play_out(state: Any, memory: Any, net: Any, moves: Any, deals: int, won: Any, room: Any, dealer: Any) -> None:
    """Every move on every one of so many deals; counts the wins of each."""
    s, r, d = state[0], room[0], dealer[0]
    for _ in range(deals):
        r.deals[0] = s
        resample(memory[0], r.deals[0], int(s.turn), d)
        for i in range(len(moves)):
            r.table[0] = r.deals[0]
            apply(r.table[0], int(moves[i]), d)
            won[i] += wins(r.table[0], int(s.turn), net, r, d)


class Responder:
    """The player that plays moves out to the end."""

    def __init__(self, mind: Mind, playouts: int) -> None:
        self.mind, self.gained = mind, 0.0
        self.deals = max(1, playouts // (CANDIDATES + 4 * 3))

    def __call__(self, view: View, dealer: Any) -> tuple[int, ...]:
        """All of a few moves on some deals, then ``value``'s own and the two best others on four times as many."""
        moves = np.array([move[0] for move, _ in self.mind.ranked(view, dealer)[:CANDIDATES]])
        if len(moves) == 1:
            return (int(moves[0]),)
        won = self._won(view, moves, self.deals, dealer)
        best = np.array([0, *(1 + np.argsort(-won[1:], kind="stable")[:2])])
        won = won[best] + self._won(view, moves[best], 4 * self.deals, dealer)
        other = 1 + int(np.argmax(won[1:]))
        if won[other] - won[0] < 0.5 * np.sqrt(5 * self.deals):
            return (int(moves[0]),)
        pair = moves[best[[0, other]]]
        again = self._won(view, pair, 4 * self.deals, dealer)
        self.gained += (again[1] - again[0]) / (4 * self.deals)
        return (int(pair[1]),)

    def _won(self, view: View, moves: Any, deals: int, dealer: Any) -> Any:
        state, memory, net = self.mind.known(view)
        won = np.zeros(len(moves), dtype=np.int64)
        play_out(state, memory, net, moves, deals, won, scratch(ROOM), dealer)
        return won


def play_deal(own: Responder, other: Bot, options: dict[str, Any], seed: int, deal: int) -> tuple[float, float, float]:
    """A deal from either seat: the share of the wins, what the decisions of a game gained, and its turns."""
    won = turns = 0
    own.gained = 0.0
    for seat in range(2):
        dealt, chance = (hashlib.sha256(f"{seed} {deal} {what}".encode()).digest() for what in ("deal", seat))
        game, dealer = Game.new("triggs", 2, dealt, **options), new_dealer(chance)
        while not game.over:
            view = game.view(game.turn)
            game.play(view.write((own if game.turn == seat else other)(view, dealer)))
        won += game.winners == [seat]
        turns += game.turns
    return won / 2, own.gained / 2, turns / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("opponents", nargs="*", default=["value", "search:100"])
    parser.add_argument("--rows", default="1,1,1,1,1,1,2,2,2,2,2,2")
    parser.add_argument("--deals", type=int, default=50, help="each is played twice, once from either seat")
    parser.add_argument("--playouts", type=int, default=1000, help="of one decision, over all moves")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = {"rows": [int(boxes) for boxes in given.rows.split(",")]}
    rules = rules_class("triggs").from_options(2, options)
    own = Responder(mind_for(rules), given.playouts)
    for name in given.opponents:
        other = bot_named(name, rules)
        rows = [play_deal(own, other, options, given.seed, deal) for deal in range(given.deals)]
        shares, gains, turns = (np.array(part) for part in zip(*rows, strict=True))
        found, half = standing(shares.tolist()), Z * gains.std(ddof=1) / np.sqrt(len(gains))
        print(f"against {name}, {2 * given.deals} games of {turns.mean():.0f} turns:", flush=True)
        print(f"  wins {100 * found.share:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})")
        print(f"  decisions gained {100 * gains.mean():.1f} ± {100 * half:.1f} points of winning chance a game")


if __name__ == "__main__":
    main()
