"""Reading JSON that may be anything: each fault is named, with what was expected instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from race108.errors import BadPosition


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Reader:
    """The keys of a position, read one by one."""

    def __init__(self, data: dict[str, Any], known: frozenset[str], where: str = "") -> None:
        self.data = data
        self.where = where
        for key in data:
            if key not in known:
                raise BadPosition("position-unknown-key", key=str(key)[:40], known=sorted(known))

    def _named(self, key: str) -> str:
        return self.where or key

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value = self.data.get(key, default)
        if not is_whole(value) or not least <= value <= most:
            raise BadPosition("position-number", key=self._named(key), least=least, most=most)
        return int(value)

    def choice(self, key: str, default: str, choices: Sequence[str]) -> str:
        """One of several words."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise BadPosition("position-choice", key=self._named(key), choices=list(choices))
        return value

    def flag(self, key: str, default: bool) -> bool:
        """true or false."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise BadPosition("position-choice", key=self._named(key), choices=["true", "false"])
        return value

    def lists(self, key: str, default: list[Any] | None) -> list[Any] | None:
        """A list of lists; what is in them is checked later."""
        value = self.data.get(key, default)
        if value is None and default is None and key not in self.data:
            return None
        if not isinstance(value, list) or not all(isinstance(item, list) for item in value):
            raise BadPosition("position-lists", key=self._named(key))
        return value

    def cards(self, key: str, value: object, most: int) -> list[Any]:
        """A list of cards, no longer than the deck; what they are is checked later."""
        if not isinstance(value, list):
            raise BadPosition("position-list", key=self._named(key), length=0)
        if len(value) > most:
            raise BadPosition("position-cards-many", key=self._named(key), count=len(value), most=most)
        return value

    def whole_list(self, key: str, default: list[int], length: int | None, least: int, most: int) -> list[int]:
        """A list of whole numbers between two bounds."""
        value = self.data.get(key, default)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise BadPosition(
                "position-list-length" if length else "position-list", key=self._named(key), length=length or 0
            )
        for item in value:
            if not is_whole(item) or not least <= item <= most:
                raise BadPosition("position-number", key=self._named(key), least=least, most=most)
        return list(value)
