"""Seeds: 256 bits from which a whole game follows, and how each ply's random numbers come from them.

``docs/chance.md`` says the same in words; both belong to record format 1.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
from collections.abc import Sequence

from race108.errors import BadOption
from race108.words import shown

SEED_BYTES = 32
_HEX = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(value: object) -> bytes:
    """A seed from a whole number or from 64 hexadecimal digits; a fresh one from ``None``.

    >>> seed_from(7).hex()[-4:]
    '0007'
    """
    if value is None:
        return fresh_seed()
    if isinstance(value, bytes) and len(value) == SEED_BYTES:
        return value
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 256:
        return value.to_bytes(SEED_BYTES, "big")
    if isinstance(value, str) and _HEX.fullmatch(value):
        return bytes.fromhex(value)
    raise BadOption("bad-seed", given=shown(value))


def seed_of(contributions: Sequence[bytes | str]) -> bytes:
    """One seed from several contributions (the server's, and each player's cut): nobody alone decides it.

    >>> seed_of(["server", "cut at 17"]) == seed_of(["server", "cut at 18"])
    False
    """
    digest = hashlib.sha256(b"race108 seed 1\n")
    for part in contributions:
        data = part.encode() if isinstance(part, str) else part
        digest.update(struct.pack(">I", len(data)) + data)
    return digest.digest()


def chance(seed: bytes, ply: int) -> bytes:
    """What decides everything random at one ply: the state of the generator, four words of 64 bits."""
    return hashlib.sha256(b"race108 chance 1\n" + seed + ply.to_bytes(8, "big")).digest()


def chance_words(seed: bytes, ply: int) -> tuple[int, int, int, int]:
    """The same as numbers."""
    a, b, c, d = struct.unpack("<4Q", chance(seed, ply))
    return a, b, c, d
