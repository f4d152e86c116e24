"""How much stronger than an older race108: a bot of today against the same of an older version, search and network.

``python bench/versions.py triggs ../older/.venv/bin/race108 --ms 50 [--bot NAME] [--players N] [--variant NAME]``

A panel keeps networks only; here the other side is a whole older race108, asked through its referee (docs/protocol.md),
and so plays from the view of its seat as it did then. Every deal is played once from each seat, the older version on
all others. Both sides run on the same engine, and only one of them thinks at a time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
from contextlib import suppress
from typing import Any

from race108 import Game
from race108.bots import bot_named
from race108.engine import VARIABLE, chosen
from race108.errors import Race108Error
from race108.kernel import new_dealer
from race108.lab.duel import standing


class Older:
    """The older version."""

    def __init__(self, program: str, question: dict[str, Any]) -> None:
        engine = os.environ | {VARIABLE: chosen()}
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen([program, "referee"], stdin=pipe, stdout=pipe, text=True, env=engine)
        except OSError as fault:
            raise SystemExit(f"{program} cannot be started ({fault.strerror}): name an older race108") from None
        self.question = {"do": "bot"} | question

    def moves(self, position: dict[str, Any], seed: str) -> list[str]:
        """What it would play on this position, as the seat on turn sees it."""
        self._ask({"do": "set", "position": position, "seed": seed})
        found: list[str] = self._ask(self.question | {"seed": seed})["moves"]
        return found

    def _ask(self, request: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # then it gives no answer either
            print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline() or '{"error": "it has ended"}')
        if not answer.get("ok"):
            raise SystemExit(f"the older version could not answer: {answer['error']}")
        return answer


def share_of(given: argparse.Namespace, older: Older, deal: int) -> float:
    """The share of the wins of one deal, played from every seat."""
    won = 0.0
    options = {"variant": given.variant} if given.variant else {}
    for seat in range(given.players):
        dealt, chance = (hashlib.sha256(f"{given.seed} {deal} {what}".encode()).digest() for what in ("deal", seat))
        game, dealer = Game.new(given.game, given.players, dealt, **options), new_dealer(chance)
        own = bot_named(f"{given.bot}:{given.ms}ms" if given.ms else given.bot, game.rules)
        while not game.over:
            if game.turn == seat:
                view = game.view(seat)
                game.play(view.write(own(view, dealer)))
            else:
                seed = hashlib.sha256(chance + game.ply.to_bytes(4)).hexdigest()
                for move in older.moves(game.position(), seed):
                    game.play(move)
        winners = game.winners or range(given.players)
        won += (seat in winners) / len(winners)
    share: float = won / given.players
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("triggs", "runtrip"))
    parser.add_argument("older", help="the program race108 of the older version")
    parser.add_argument("--bot", default="search")
    parser.add_argument("--ms", type=int, default=0, help="the time for a move, of a bot that has one")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant")
    parser.add_argument("--deals", type=int, default=50, help="each is played once from every seat")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    older = Older(given.older, {"bot": given.bot} | ({"ms": given.ms} if given.ms else {}))
    shares = []
    for deal in range(given.deals):
        shares.append(share_of(given, older, deal))
        found = standing(shares)
        games = given.players * len(shares)
        print(f"{games} games: {100 * found.share:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})", flush=True)


if __name__ == "__main__":
    try:
        main()
    except Race108Error as fault:
        raise SystemExit(str(fault)) from None
