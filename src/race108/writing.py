"""Writing in compiled code: JSON as bytes, one after the other, into an array that is handed in.

Every function is told where to write and says where it ended. What does not fit is counted, not written, so that the
caller sees how much room it takes. Compiled code has no texts of its own: a game collects its phrases in a table.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from race108.kernel import inner, tiny

#: Room for what one seat after the other is sent, with as many moves as are told: more than any game fills.
ROOM = 1 << 17
#: No move that is written is longer; a text that is handed in ends with a 0.
LONGEST_TEXT = 128
#: Whose eyes see what everybody sees, and everything; seats are counted from 0.
ONLOOKER, ALL = -1, -2
#: Where a page begins.
BEGIN = 0
#: Between what is written for different readers, and between sentences: signs that JSON has only in disguise.
NEXT, SENTENCE = 10, 9

_SIZE = 256
_ZERO, _MINUS, _COMMA, _OPEN, _CLOSE, _QUOTE = b'0-,[]"'
COMMA, OPEN, CLOSE, QUOTE = _COMMA, _OPEN, _CLOSE, _QUOTE
#: Written instead of an answer about something that there is not.
UNKNOWN = ord("?")


class Phrases:
    """The phrases of a game in one table of bytes; each is known by a number that says where it is, and how long."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def __call__(self, text: str) -> int:
        """A phrase; what stands there already is not written twice."""
        written = text.encode()
        assert len(written) < _SIZE
        at = self._bytes.find(written)
        if at < 0:
            at = len(self._bytes)
            self._bytes += written
        return at * _SIZE + len(written)

    def table(self) -> npt.NDArray[np.uint8]:
        """All of them."""
        return np.frombuffer(bytes(self._bytes), dtype=np.uint8)


# Numba compiles a function anew for every constant and every size of number it is given: here one will do.


@tiny
def whole(number: int) -> int:
    """A number of the usual size."""
    return 0 + int(number)


@tiny
def put_byte(out: Any, at: int, byte: int) -> int:
    """Write one sign."""
    return put_any_byte(out, at, whole(byte))


@inner
def put_any_byte(out: Any, at: int, byte: int) -> int:
    """The same."""
    if at < out.shape[0]:
        out[at] = byte
    return at + 1


@inner
def put_phrase(out: Any, at: int, table: Any, phrase: int) -> int:
    """Write a phrase of a table."""
    first, length = phrase // _SIZE, phrase % _SIZE
    if at + length <= out.shape[0]:
        for i in range(length):
            out[at + i] = table[first + i]
    return at + length


@tiny
def put_number(out: Any, at: int, number: int) -> int:
    """Write a whole number of at most three digits."""
    return put_any_number(out, at, whole(number))


@inner
def put_any_number(out: Any, at: int, number: int) -> int:
    """The same."""
    if number < 0:
        at = put_byte(out, at, _MINUS)
        number = -number
    if number >= 100:
        at = put_byte(out, at, _ZERO + number // 100)
    if number >= 10:
        at = put_byte(out, at, _ZERO + number // 10 % 10)
    return put_byte(out, at, _ZERO + number % 10)


@inner
def comma(out: Any, at: int, first: int) -> int:
    """What stands between the items of a list; nothing if the list begins here."""
    return at if at == first else put_byte(out, at, COMMA)


@inner
def is_written(out: Any, first: int, end: int, text: Any) -> bool:
    """Whether a text is what was written here."""
    if end > out.shape[0] or end - first >= text.shape[0] or text[end - first] != 0:
        return False
    for i in range(end - first):
        if out[first + i] != text[i]:
            return False
    return True
