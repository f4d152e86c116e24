"""Bots: they choose a move from a view, never from the truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from race108.errors import BadOption
from race108.game import View
from race108.kernel import new_dealer


class Bot(Protocol):
    """Chooses one of ``view.actions``; all chance comes from the dealer."""

    def __call__(self, view: View, dealer: Any) -> tuple[int, ...]:
        """The actions of the move to play."""
        ...


def _random() -> Bot:
    from race108.bots.random import choose

    return choose


def _greedy() -> Bot:
    from race108.bots.greedy import choose

    return choose


def _value() -> Bot:
    from race108.bots.value import choose

    return choose


BOTS: dict[str, Callable[[], Bot]] = {"random": _random, "greedy": _greedy, "value": _value}
#: Bots that have learned one game only so far.
ONLY = {"value": "triggs"}


def bot_named(name: object, game: str) -> Bot:
    """A bot by its name, for a game it plays."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadOption("unknown-bot", bot=str(name)[:40], known=list(BOTS))
    if ONLY.get(name, game) != game:
        raise BadOption("bot-other-game", bot=name, game=("game-name", {"game": game}))
    return BOTS[name]()


def choose_move(bot: Bot, view: View, seed: bytes) -> str:
    """The move a bot plays, as text. The same view and seed give the same move."""
    return view.write(bot(view, new_dealer(seed)))


def choose_turn(bot: Bot, view: View, seed: bytes) -> list[str]:
    """What a bot plays for the rest of its turn, or up to the next thing it cannot foresee."""
    moves: list[str] = []
    dealer = new_dealer(seed)
    seen: View | None = view
    while seen is not None:
        actions = bot(seen, dealer)
        moves.append(seen.write(actions))
        seen = seen.after(actions)
    return moves
