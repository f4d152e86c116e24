"""What bots are called: a name of one's own, as in ``mine=cmd:./mybot --deep``, or a short one that is made for it."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from race108.errors import BadOption
from race108.words import say, shown

MOST_NAME = 24
#: ``cmd:./mybot`` is a program.
PROGRAM = "cmd"
#: They run other programs, so they say nothing about which bot it is.
_RUNNERS = re.compile(r"(python|pypy|perl|ruby|node|java|php|lua|julia|bash|sh|env)[0-9.]*")


@dataclass(frozen=True)
class Player:
    """A bot that plays: as it was given, and what it is called."""

    bot: str
    name: str


def split_name(given: str) -> tuple[str, str]:
    """A bot's own name, which may be missing, and the bot itself; a name that cannot be is refused.

    >>> split_name("deep=search:5000"), split_name("value:my=own.npz")
    (('deep', 'search:5000'), ('', 'value:my=own.npz'))
    """
    found = re.fullmatch(r"([^:=]*)=(.*)", given, re.DOTALL)
    if found is None:
        return "", given
    name, bot = found[1].strip(), found[2]
    if not 1 <= len(name) <= MOST_NAME or not name.isprintable() or not bot:
        raise BadOption("bot-bad-name", most=MOST_NAME)
    return name, bot


def bot_in(given: str) -> str:
    """The bot itself, without a name of its own."""
    return split_name(given)[1]


def short_name(given: str) -> str:
    """What people call a bot.

    >>> short_name("cmd:500ms:python3 ./bots/mybot.py --deep"), short_name("search:5000")
    ('mybot.py', 'search:5000')
    """
    name, bot = split_name(given)
    return name or _cut(_made_name(bot), MOST_NAME)


def players_of(bots: Sequence[str]) -> list[Player]:
    """The bots that play together, each with a name that no other has; two with the same own name are refused.

    >>> [player.name for player in players_of(["greedy", "cmd:./a/mybot", "cmd:./b/mybot"])]
    ['greedy', 'mybot', 'mybot 2']
    """
    own = [name for name, _ in map(split_name, bots) if name]
    for name in own:
        if own.count(name) > 1:
            raise BadOption("bot-name-twice", name=name)
    taken = set(own)
    return [Player(bot, split_name(bot)[0] or _free_name(short_name(bot), taken)) for bot in bots]


def names_at_table(names: Sequence[str | None], bots: Sequence[str | None], language: str) -> list[str]:
    """What everyone at a table is called, by their own names or as bots; bots called like others have a number too.

    >>> names_at_table(["Ann", None, None, None], [None, "level1", "level3", "level1"], "en")
    ['Ann', 'Lento 2', 'Allegro', 'Lento 4']
    """
    called = [
        say("bot-name", language, bot=short_name(bot)) if bot else name or say("player", language, number=seat)
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True), 1)
    ]
    alike = Counter(name.casefold() for name in called)
    return [
        f"{name} {seat}" if bot and alike[name.casefold()] > 1 else name
        for seat, (name, bot) in enumerate(zip(called, bots, strict=True), 1)
    ]


def _free_name(name: str, taken: set[str]) -> str:
    """The name, or with the first number that makes it another one."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{_cut(name, MOST_NAME - len(f' {number}'))} {number}"
    taken.add(free)
    return free


def _made_name(bot: str) -> str:
    """A name from what the bot is: the file of a program or of weights, without the folders it lies in."""
    kind, _, detail = bot.partition(":")
    if kind == PROGRAM:
        return _program_name(detail)
    return f"{kind}:{PurePath(detail).name}" if detail else kind


def _program_name(detail: str) -> str:
    """The first word of a command that says which program it is."""
    command = re.sub(r"^[0-9]+ms:", "", detail)
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark is left open
        words = command.split()
    names = [PurePath(word).name for word in words]
    return next(iter([name for name in names if _tells(name)] or names), "") or shown(detail)


def _tells(word: str) -> bool:
    """Whether a word could be a bot's file: it is no option, no setting, no script and nothing that runs others."""
    return re.match(r"[^-]", word) is not None and not re.search(r"[=\s]", word) and not _RUNNERS.fullmatch(word)


def _cut(name: str, most: int) -> str:
    """A long name without its middle: the end of a file's name tells as much as the beginning."""
    name = "".join(sign for sign in name if sign.isprintable())
    if len(name) <= most:
        return name
    end = most * 2 // 5
    return f"{name[: most - end - 1]}…{name[-end:]}"
