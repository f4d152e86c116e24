"""Plays as ``trajectory.py`` does with the learned bots, and writes a few calls of every compiled function to a file.

What a call is handed is written down before it is made, so that others can make the same call, in any language. It is
run by the engine ``wasm``, all of whose calls go through one place.
"""

from __future__ import annotations

import hashlib
import json
import sys
from base64 import b64encode
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import trajectory
import variants
from kernel_callers import fields_of, type_of
from race108 import Game
from race108.edge import Array, Entry, Kind, Parts, edge
from race108.engine import wasm

#: Of every function, in every variant.
CALLS = 3


class Taping(wasm.Kernel):
    """A kernel that writes down what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[dict[str, Any]] = []
        self.arrays: dict[str, str] = {}  # base64, by hash: much is handed over again and again
        self.left: dict[str, int] = {}

    def caller(self, name: str, entry: Entry, at_home: Collection[str] = ()) -> Callable[..., Any]:
        """What writes a call down, and makes it."""
        call = super().caller(name, entry, at_home)

        def taped(*values: Any) -> Any:
            if self.left.setdefault(name, CALLS):
                self.left[name] -= 1
                handed = [self._written(kind, value) for kind, value in zip(entry.kinds.values(), values, strict=True)]
                self.calls.append({"function": name, "handed": handed})
            return call(*values)

        return taped

    def _written(self, kind: Kind, value: Any) -> Any:
        """A number as it is; an array as its type in JavaScript, its use and its hash; if it is open, how many.

        What lies in a place to work in means nothing.
        """
        if isinstance(kind, Parts):
            arrays = zip(fields_of(kind), kind.arrays, value, strict=True)
            return {field: self._written(array, one) for field, array, one in arrays}
        if not isinstance(kind, Array):
            return int(value)
        use: str = kind.use
        data = bytes(value.nbytes) if use == "scratch" else value.tobytes()
        digest = hashlib.sha256(data).hexdigest()
        self.arrays[digest] = b64encode(data).decode()
        count = len(value) if kind.is_open else None
        return {"type": type_of(kind.dtype), "use": use, "array": digest, "count": count}


if __name__ == "__main__":
    kernel = wasm._OWN.kernel = Taping()
    for variant in variants.FEW:
        name, players, options = variant
        kernel.left, happened = {}, hashlib.sha256()
        trajectory.random_game(Game.new(name, players, 0, **options), variants.name(variant), happened)
        trajectory.learned_game(Game.new(name, players, 1, **options), happened)
        trajectory.everything_else(Game.new(name, players, 2, **options), happened)
    assert {call["function"] for call in kernel.calls} == set(edge()), set(edge()) - set(kernel.functions)
    Path(sys.argv[1]).write_text(json.dumps({"calls": kernel.calls, "arrays": kernel.arrays}))
