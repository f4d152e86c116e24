"""Bots: they choose a move from a view, never from the truth."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from race108.bots.names import PROGRAM, players_of, short_name, split_name
from race108.errors import BadOption
from race108.game import View
from race108.games.registry import has_part
from race108.kernel import new_dealer
from race108.ruleset import Ruleset

if TYPE_CHECKING:
    from race108.bots.external import External

MOST_MS = 600_000
MOST_ROLLOUTS = 1_000_000


class Bot(Protocol):
    """Chooses one of ``view.actions``; all chance comes from the dealer."""

    def __call__(self, view: View, dealer: Any) -> tuple[int, ...]:
        """The actions of the move to play."""
        ...


#: Makes a bot for some rules from what is said after its name.
Make = Callable[[Ruleset, str], Bot]
#: The same for a bot with a mind, whose network may be an older one: the number of its panel.
MakeMinded = Callable[[Ruleset, str, int | None], Bot]


def _random(_rules: Ruleset, _detail: str) -> Bot:
    from race108.bots.random import choose

    return choose


def _greedy(_rules: Ruleset, _detail: str) -> Bot:
    from race108.bots.greedy import choose

    return choose


def _value(rules: Ruleset, detail: str, panel: int | None = None) -> Bot:
    from race108.bots.mind import mind_for
    from race108.bots.value import choose

    mind = mind_for(rules, Path(detail) if detail else None, panel)
    return lambda view, dealer: choose(view, dealer, mind)


def _search(rules: Ruleset, detail: str, panel: int | None = None) -> Bot:
    from race108.bots.mind import mind_for
    from race108.bots.search import DEFAULT, Budget, choose

    found = re.fullmatch(r"([0-9]{1,9})(ms)?", detail)
    if detail and not found:
        raise BadOption("bad-budget", most_ms=MOST_MS, most=MOST_ROLLOUTS)
    budget = DEFAULT
    if found:
        amount, timed = int(found[1]), bool(found[2])
        if not 1 <= amount <= (MOST_MS if timed else MOST_ROLLOUTS):
            raise BadOption("bad-budget", most_ms=MOST_MS, most=MOST_ROLLOUTS)
        budget = Budget(ms=amount) if timed else Budget(rollouts=amount)
    mind = mind_for(rules, panel=panel)
    return lambda view, dealer: choose(view, dealer, mind, budget)


def _level(number: int) -> Make:
    def make(rules: Ruleset, _detail: str) -> Bot:
        from race108.bots.level import choose
        from race108.bots.mind import mind_for

        mind = mind_for(rules)
        return lambda view, dealer: choose(view, dealer, mind, number)

    return make


def _mannered(name: str) -> Make:
    def make(rules: Ruleset, _detail: str) -> Bot:
        from race108.bots.manner import choose
        from race108.bots.mind import mind_for

        mind = mind_for(rules)
        return lambda view, dealer: choose(view, dealer, mind, name)

    return make


#: Five ways to play, about equally strong (see ``bots/manner.py``).
MANNERS = ("careful", "eager", "daring", "spiteful", "patient")
LEVELS = tuple(f"level{number}" for number in range(1, 6))
#: Every bot by its name.
BOTS: dict[str, Make] = {
    "random": _random,
    "greedy": _greedy,
    "value": _value,
    "search": _search,
    **{name: _mannered(name) for name in MANNERS},
    **{name: _level(number) for number, name in enumerate(LEVELS, 1)},
}
#: Bots that take more than a name: ``value:my.npz``, ``search:50ms``, ``search:400``.
DETAILED = ("value", "search")
#: Bots that there are with the networks of a panel too: ``panel1:value``, ``panel1:search:50ms``.
PANELLED: dict[str, MakeMinded] = {"value": _value, "search": _search}


def bots_of(game: str) -> list[str]:
    """The bots a game has: those with rules of thumb or a mind need a part of it."""
    needed = {"random": "ruleset", "greedy": "greedy"} | dict.fromkeys(MANNERS, "manner")
    return [name for name in BOTS if has_part(game, needed.get(name, "mind"))]


def bot_named(name: object, rules: Ruleset, *, ms: int | None = None, rollouts: int | None = None) -> Bot:
    """A bot by its name, for some rules. A budget is for bots that think as long as they may; others need none.

    A program (``cmd:./mybot``) is none of BOTS: those can be named by anybody, over the web too.
    """
    bot = split_name(name)[1] if isinstance(name, str) else str(name)
    given, _, detail = bot.partition(":")
    if given == PROGRAM and detail:
        from race108.bots.external import External

        return External(rules, detail, short_name(str(name)), ms)
    if (panel := _panel(given)) is not None:
        older, _, detail = detail.partition(":")
        if older in PANELLED and not (older == "value" and detail):
            return PANELLED[older](rules, f"{ms}ms" if ms else detail or str(rollouts or ""), panel)
    if given not in BOTS or (detail and given not in DETAILED):
        raise BadOption("unknown-bot", bot=bot[:40], known=[*BOTS, f"{PROGRAM}:…"])
    if given not in (known := bots_of(rules.game)):
        raise BadOption("no-such-bot", game=rules.about.named(), bot=given, known=known)
    if given == "search" and (ms or rollouts):
        detail = f"{ms}ms" if ms else str(rollouts)
    return BOTS[given](rules, detail)


def _panel(given: str) -> int | None:
    """The number of a panel that there is."""
    from race108.bots.weights import PANEL

    found = re.fullmatch(r"panel([1-9])", given)
    return int(found[1]) if found and int(found[1]) <= PANEL else None


def check_bots(names: Iterable[str], rules: Ruleset) -> None:
    """Refuse bots that cannot play, before anything long begins; programs are tried out."""
    given = list(names)
    players_of(given)
    for program in _programs([bot_named(name, rules) for name in dict.fromkeys(given)]):
        program.try_out()


def end_game(bots: Iterable[Bot], winners: list[int] | None) -> None:
    """Tell programs that their game is over, so that they can play another; None: it has no winners."""
    for program in _programs(bots):
        program.end(winners)


def _programs(bots: Iterable[Bot]) -> list[External]:
    from race108.bots.external import External

    return [bot for bot in bots if isinstance(bot, External)]


def choose_move(bot: Bot, view: View, seed: bytes) -> str:
    """The move a bot plays, as text. The same view and seed give the same move, unless it thinks by the clock."""
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
