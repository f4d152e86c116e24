"""The frames of a websocket that come and go most: small whole ones in, texts out. The others are the library's."""

from __future__ import annotations

from struct import Struct

from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]

#: Bytes that are read before anything is checked again: less than a hundred of the smallest frames.
SLICE = 512
#: The first byte of a frame that is all there is of its text, ping or pong, and what the second has besides a length.
_WHOLE = {0x80 | kind: kind.value for kind in (Opcode.TEXT, Opcode.PING, Opcode.PONG)}
_MASKED = 0x80
_TEXT = 0x80 | Opcode.TEXT
#: How a frame of ours begins: small, middle and large.
_SMALL, _MIDDLE, _LARGE = Struct(">BB").pack, Struct(">HH").pack, Struct(">BBQ").pack
_TEXT_OF_MIDDLE = _TEXT << 8 | 126


def text_frame(text: bytes) -> bytes:
    """A text as it is sent."""
    size = len(text)
    if 126 <= size < 65536:
        return _MIDDLE(_TEXT_OF_MIDDLE, size) + text
    return (_SMALL(_TEXT, size) if size < 126 else _LARGE(_TEXT, 127, size)) + text


def whole_frames(data: bytes) -> list[tuple[int, bytes]] | None:
    """The texts, pings and pongs in it, if there is nothing but whole ones, and no more than a little."""
    end = len(data)
    if 6 <= end < 6 + 126 and data[0] == _TEXT and data[1] == _MASKED + end - 6:  # a short text alone, as most are
        return [(Opcode.TEXT, apply_mask(data[6:], data[2:6]))]
    frames: list[tuple[int, bytes]] = []
    at = 0
    if end > SLICE:
        return None
    while at + 6 <= end:
        kind, length, mask = _WHOLE.get(data[at]), data[at + 1] - _MASKED, at + 2
        if length == 126 and kind == Opcode.TEXT:
            length, mask = int.from_bytes(data[mask : mask + 2]), mask + 2
        elif kind is None or not 0 <= length < 126:
            return None
        begin = mask + 4
        at = begin + length
        if at > end:
            return None
        frames.append((kind, apply_mask(data[begin:at], data[mask:begin])))
    return frames if at == end else None
