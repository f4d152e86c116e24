"""Chance, to the letter of docs/chance.md: seeds, one xoshiro256** generator per ply, below and shuffle."""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")

MASK = 2**64 - 1


def seed_bytes(seed: int | bytes) -> bytes:
    """The 32 bytes of a seed; a whole number stands for its bytes, most significant first."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError("a seed is 32 bytes")
        return seed
    if not 0 <= seed < 2**256:
        raise ValueError("a seed is a number from 0 to 2**256 - 1")
    return seed.to_bytes(32, "big")


def seed_from(contributions: list[str | bytes]) -> bytes:
    """The seed made from several contributions."""
    text = b"race108 seed 1\n"
    for contribution in contributions:
        part = contribution.encode("utf-8") if isinstance(contribution, str) else contribution
        text += len(part).to_bytes(4, "big") + part
    return sha256(text).digest()


def rotate_left(word: int, bits: int) -> int:
    """A 64-bit word rotated to the left."""
    return ((word << bits) | (word >> (64 - bits))) & MASK


class Chance:
    """A xoshiro256** generator with its four state words."""

    def __init__(self, state: list[int]) -> None:
        self.state = list(state)

    @classmethod
    def of_ply(cls, seed: int | bytes, ply: int) -> Chance:
        """The generator of one ply; ply 0 is the deal, the first move is ply 1."""
        digest = sha256(b"race108 chance 1\n" + seed_bytes(seed) + ply.to_bytes(8, "big")).digest()
        return cls([int.from_bytes(digest[start : start + 8], "little") for start in (0, 8, 16, 24)])

    def word(self) -> int:
        """The next 64-bit word."""
        s0, s1, s2, s3 = self.state
        result = (rotate_left((s1 * 5) & MASK, 7) * 9) & MASK
        t = (s1 << 17) & MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = rotate_left(s3, 45)
        self.state = [s0, s1, s2, s3]
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely."""
        while True:
            x = self.word() >> 32
            m = x * n
            if m % 2**32 >= 2**32 % n:
                return m // 2**32

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
