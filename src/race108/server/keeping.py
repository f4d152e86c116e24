"""A table keeps the rules it began with: their version, its options in full, and a hash of these.

So neither a new version of a game nor an edited layout ever changes a game under way: what no longer fits is refused.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import orjson

from race108.errors import BadRecord, Race108Error
from race108.games.registry import about, games, rules_class
from race108.ruleset import Json, Ruleset
from race108.server.refusals import Conflict
from race108.words import Argument, shown

if TYPE_CHECKING:
    from race108.server.stored import Setup


def kept(rules: Ruleset, practice: Json | None = None) -> Json:
    """What a new table's row says of its rules."""
    return {
        "game": rules.game,
        "rules": rules.about.version,
        "options": rules.options_in_full(),
        "options_hash": rules.options_hash(),
        "practice": _in_full(rules, practice),
    }


def _in_full(rules: Ruleset, practice: Json | None) -> Json | None:
    """A position to start from has the same options; what they say in short is written out there too."""
    if practice is None or (practice.get("position") or {}).get("game") != rules.game:
        return practice
    short = rules.options()
    longer = {name: value for name, value in rules.options_in_full().items() if short.get(name) != value}
    return practice | {"position": practice["position"] | longer}


def rules_of(setup: Setup, players: int) -> Ruleset:
    """The rules a table began with, if they are still known."""
    declared = about(setup.game)
    if setup.rules != declared.version:
        raise BadRecord("table-other-version", version=declared.version)
    if not isinstance(setup.options, dict):
        raise TypeError(setup.options)
    rules, options_hash = _read(setup.game, players, orjson.dumps(setup.options, option=orjson.OPT_SORT_KEYS))
    if options_hash != setup.options_hash:
        raise BadRecord("record-options-hash")
    return rules


@lru_cache(maxsize=500)
def _read(game: str, players: int, options: bytes) -> tuple[Ruleset, str]:
    """Rules and the hash of their options. Tables with the same options share them: a layout takes a while to read."""
    rules = rules_class(game).from_options(players, orjson.loads(options))
    return rules, rules.options_hash()


def unplayable(setup: Setup, fault: Exception) -> Conflict:
    """Why a table cannot be put together again; the sentence names the version of its rules."""
    known = isinstance(setup.game, str) and setup.game in games()
    why: Argument = (fault.message, fault.arguments) if isinstance(fault, Race108Error) else ("table-rows-broken", {})
    game: Argument = about(setup.game).named() if known else shown(setup.game)
    return Conflict("table-unplayable", game=game, version=str(setup.rules), why=why)
