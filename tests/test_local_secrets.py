"""Nobody learns what is hidden from them at a table in the browser either: neither the page nor a bot.

The same game with other hidden cards is, byte for byte, the same for whoever does not see them: such games are found as
in ``test_server_secrets.py``. The browser's table runs in Node, as in ``test_local_table.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server_people import Json
from test_local_table import in_node
from test_server_secrets import GAMES, Listener, Script, other_truth, written
from variants import Variant, name


def case(variant: Variant, script: Script, position: Json, listener: Listener) -> Json:
    game, players, options = variant
    things = (
        ["row 9", "pile L"] if game == "triggs" else ["card 8[5]", "token 2b" if "variant" in options else "token 2"]
    )
    deeds = [(deed, move) for deed, move in script.deeds if deed != "wrong"]
    return {
        "game": game,
        "players": players,
        "options": options,
        "practice": {"position": position, "seed": script.seed},
        "deeds": deeds,
        "listener": listener,
        "things": things,
    }


@pytest.mark.parametrize(("variant", "seed"), GAMES, ids=lambda one: name(one) if isinstance(one, tuple) else "")
def test_other_hidden_cards_are_the_same_game(variant: Variant, seed: int, tmp_path: Path) -> None:
    script = written(variant, seed)
    cases: list[Any] = []
    for listener in (0, 1, None):
        for position in (script.position, other_truth(script, listener)):
            cases.append(case(variant, script, position, listener))
    told = in_node("listen", cases, tmp_path)
    for one, other in zip(told[::2], told[1::2], strict=True):
        assert one["heard"] == other["heard"]
        assert one["played"] == other["played"]
        assert one["everything"] != other["everything"], "the cards do lie elsewhere"
    assert all(len(one["heard"]) > len(script.deeds) // 2 for one in told)
    assert told[0]["played"], "no bot was asked"
