"""How a table's game begins: the seats as they were made, and the cards as they were dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import orjson

from race108.errors import BadRecord
from race108.game import Game
from race108.ruleset import Ruleset
from race108.seed import seed_from, seed_of
from race108.server.refusals import Refusal
from race108.server.stored import Seat, Setup


def seats_in_full(seats: Sequence[Seat]) -> str:
    """Seats, as the first row of a history tells them."""
    return orjson.dumps({"seats": [asdict(seat) for seat in seats]}).decode()


def contributions(setup: Setup, seats: Sequence[Seat]) -> list[str]:
    """What a deal is made from: the server's seed, then every cut with its seat."""
    cuts = [f"{number + 1}:{seat.cut}" for number, seat in enumerate(seats) if seat.cut is not None]
    return [setup.server_seed, *cuts]


def dealt(setup: Setup, rules: Ruleset, made_from: Sequence[str] | None) -> Game:
    """The game as it was dealt."""
    if setup.practice is None:
        if not isinstance(made_from, list) or made_from[:1] != [setup.server_seed]:
            raise BadRecord("record-contributions")
        game = Game.by(rules, seed_of(made_from))
        game.contributions = made_from
        return game
    chosen = setup.practice.get("seed")
    seed = seed_from(setup.server_seed if chosen is None else chosen)
    if setup.practice.get("position") is None:
        return Game.by(rules, seed)
    game = Game.from_position(setup.practice["position"], seed)
    if (game.rules.game, game.players, game.rules.options()) != (rules.game, rules.players, rules.options()):
        raise Refusal("table-practice-other")
    return game
