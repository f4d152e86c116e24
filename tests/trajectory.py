"""Plays games of a few variants, or of ``all``, and prints a hash of all that happened in each, a line for each.

It is run by every engine, and bounds-checked. With ``bots`` the learned ones play, and whatever the compiled functions
can be asked is asked.
"""

from __future__ import annotations

import hashlib
import random
import sys
from typing import Any

import numpy as np

import variants
from race108 import Game
from race108.bots import bot_named, choose_move
from race108.bots.mind import Mind, mind_for
from race108.bots.thought import BATCH, SOONEST, drop_clear, end_round
from race108.coach.judge import chances, judged
from race108.coach.ledger import Accountant, judge_path
from race108.coach.review import reasons
from race108.edge import edge
from race108.game import View
from race108.kernel import ENGINE, new_dealer, pick
from race108.playouts import CAP
from race108.seed import seed_from
from things import things


def random_game(game: Game, seed: str, digest: Any) -> None:
    """Every state, event, view and re-deal of a random game."""
    chooser = random.Random(seed)
    while not game.over and game.ply < 400:
        game.play(chooser.choice(game.moves()))
        digest.update(game._state.tobytes())
    for seat in range(game.players):
        view = game.view(seat)
        digest.update(view.events.tobytes() + view.resample(new_dealer(game.seed, seat)).tobytes())


def learned_game(game: Game, digest: Any) -> None:
    """Every judgement and every move of the learned bots, and what the coach says of a few."""
    mind = mind_for(game.rules)
    accountant = Accountant(game.rules, 2) if judge_path(game.rules).exists() else None
    bots = [bot_named(name, game.rules, rollouts=16 if name == "search" else None) for name in ("level3", "search")]
    while not game.over and game.ply < 30:
        view = game.view(game.turn)
        digest.update(repr(mind.ranked(view, new_dealer(game.seed, game.ply))).encode())
        digest.update(first_round(mind, view, new_dealer(game.seed, game.ply)))
        digest.update(repr([view.why(thing) for thing in things(game)]).encode())
        if game.ply % 5 == 0:
            digest.update(repr(chances(game.view(game.ply % game.players), mind)).encode())
            verdict = judged(view, view.actions[-1], mind, 16, game.ply)
            digest.update(repr((verdict, reasons(view, mind, view.actions[-1], verdict.best))).encode())
        before = game.state
        game.play(choose_move(bots[game.ply % 3 == 0], view, seed_from(game.ply)))
        digest.update(game._state.tobytes())
        if accountant and game.ply % 5 == 0:
            moves = [game.rules.read(before, game.moves_since(game.ply - 1)[0])]
            digest.update(repr(list(accountant.entries(game.seed, [before, game.state], moves))).encode())


def first_round(mind: Mind, view: View, dealer: Any) -> bytes:
    """A round of a search by the clock, to the last bit."""
    known = mind.known(view)
    thought = mind.begin_search(known, dealer)
    for _ in range(SOONEST // BATCH):
        mind.play_batch(known, thought, dealer)
        drop_clear(thought)
    end_round(thought)
    return bytes(thought.tobytes() + dealer.tobytes())


def everything_else(game: Game, digest: Any) -> None:
    """Whatever no game above has asked for: positions, very many games, what environments call."""
    game.play(game.moves()[0])
    digest.update(repr(game.turns_told(0)).encode())
    position = game.position()
    digest.update(repr(Game.from_position(position, 1).position()).encode())
    del position["hands"], position["turn"]
    digest.update(repr(Game.from_position({"game": game.rules.game, "players": game.players}, 1).position()).encode())
    dealer = new_dealer(bytes(32))
    digest.update(str(game.rules.playouts(2000, CAP, dealer)).encode() + dealer.tobytes())
    digest.update(bytes([pick(dealer, 108)]))
    state = game.rules.deal(dealer)
    table, name = edge(), game.rules.game
    layout = [game.rules.layout.lookup] if hasattr(game.rules, "layout") else []
    listed = np.zeros(game.rules.action_count, dtype=np.int16)
    count = table[f"{name}_step_and_list"].function(state, *layout, game.rules.legal(state)[0], dealer, listed)
    digest.update(state.tobytes() + listed[:count].tobytes())
    table[f"{name}_step"].function(state, *layout, int(listed[0]), dealer)
    digest.update(state.tobytes())
    if f"{name}_any_action" in table:
        digest.update(bytes([table[f"{name}_any_action"].function(state, dealer)]))
    if game.rules.about.clock:
        game.time_up()
        digest.update(game._state.tobytes())


if __name__ == "__main__":
    what = sys.argv[1]
    print(ENGINE)
    for variant in variants.FEW if what == "few" else variants.ALL:
        name, players, options = variant
        found = hashlib.sha256()
        random_game(Game.new(name, players, 0, **options), variants.name(variant), found)
        if what == "bots":
            learned_game(Game.new(name, players, 1, **options), found)
            everything_else(Game.new(name, players, 2, **options), found)
        print(variants.name(variant), found.hexdigest())
    if what == "bots" and ENGINE == "wasm":
        from race108.engine.wasm import kernel

        assert set(kernel().functions) == set(edge()), set(edge()) - set(kernel().functions)
