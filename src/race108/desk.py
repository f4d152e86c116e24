"""A desk: where one move after the other is played and written down. Every thread has one for each game.

What compiled code reads and writes there stays where it is from call to call. With the engine ``wasm`` that is in the
module's own memory, so nothing is copied to it and back.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from race108.kernel import DEALER, ENGINE, EVENT
from race108.writing import LONGEST_TEXT, ROOM

#: A dealer from its beginning: the generator, whether and how much is noted; then comes its log.
_HEAD, _NUMBER = struct.Struct("<32sqq"), struct.Struct("<q")
#: Lay something where it belongs; what is left of a text's place is filled with zeros.
_put_text, _put_head, _put_told = struct.Struct(f"{LONGEST_TEXT}s").pack_into, _HEAD.pack_into, _NUMBER.pack_into
_noted = _NUMBER.unpack_from
_FIELDS: Any = DEALER.fields
_NOTED_AT, _LOG_AT, _TOLD_AT = (int(_FIELDS[name][1]) for name in ("noted", "log", "told"))
_ROW = 2 * EVENT
NO_CHANCE = bytes(32)

assert [int(_FIELDS[name][1]) for name in ("rng", "noting", "noted", "log")] == [0, 32, 40, _HEAD.size]


class Desk:
    """The arrays that a game's ``play_and_show`` is handed, and what lies in them as bytes."""

    __slots__ = ("_dealer", "_page", "_state", "_text", "call", "dealer", "out", "state", "text")

    def __init__(self, call: Callable[..., int], state: Any, text: Any, dealer: Any, out: Any) -> None:
        #: To be called with these arrays among its arguments.
        self.call = call
        self.state, self.text, self.dealer, self.out = state, text, dealer, out
        self._state, self._text, self._dealer, self._page = (
            array.view(np.uint8).data for array in (state, text, dealer, out)
        )

    def lay(self, state: bytes, log: bytes, chance: bytes, text: str | None) -> bool:
        """Lay out a table, the log of its turn, the chance of this ply and a move; none that could be one is refused.

        For compiled code a zero is the end of a text.
        """
        if text is None:
            text = ""
        elif not (0 < len(text) < LONGEST_TEXT and text.isascii() and text.isprintable()):
            return False
        dealer = self._dealer
        self._state[:] = state
        _put_text(self._text, 0, text.encode())
        _put_head(dealer, 0, chance, 1, len(log) // _ROW)
        _put_told(dealer, _TOLD_AT, -1)
        if log:
            dealer[_LOG_AT : _LOG_AT + len(log)] = log
        return True

    def take(self, length: int) -> tuple[bytes, bytes, bytes]:
        """The table as it is now, what is noted of its turn, and so much of what was written."""
        if length > ROOM:
            raise MemoryError(f"no room for {length} bytes")
        dealer = self._dealer
        (noted,) = _noted(dealer, _NOTED_AT)
        return bytes(self._state), bytes(dealer[_LOG_AT : _LOG_AT + _ROW * noted]), bytes(self._page[:length])


if ENGINE == "wasm":
    from race108.engine.wasm import entry_of, exported_as, kernel

    _HERE = ("state", "text", "dealer", "out")

    def desk_for(function: Callable[..., int], dtype: Any) -> Desk:
        """This thread's desk for a compiled function."""
        own = kernel()
        try:
            return own.desks[function]  # type: ignore[no-any-return]
        except KeyError:
            name = exported_as(function)
            homes = [own.home(name, argument) for argument in _HERE]
            desk = own.desks[function] = Desk(own.caller(name, entry_of(name), at_home=_HERE), *homes)
            return desk

else:
    _OWN = threading.local()

    def desk_for(function: Callable[..., int], dtype: Any) -> Desk:
        """This thread's desk for a compiled function, with room for one record of a dtype."""
        desks: dict[Any, Desk] = _OWN.__dict__
        if function.__module__ not in desks:
            shapes = ((1, dtype), (LONGEST_TEXT, np.uint8), (1, DEALER), (ROOM, np.uint8))
            desks[function.__module__] = Desk(function, *(np.zeros(*shape) for shape in shapes))
        return desks[function.__module__]
