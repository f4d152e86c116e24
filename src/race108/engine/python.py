"""The engine ``python``: compiled functions as they stand, for a debugger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from race108.engine import LANES

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """See ``kernel.jit``."""
    return function


jit_apart = inner = tiny = jit


def zeros(count: int) -> Any:
    """See ``kernel.zeros``."""
    return np.zeros(count, dtype=np.int64)


def zero_rows(rows: int, count: int) -> Any:
    """See ``kernel.zero_rows``."""
    return np.zeros((rows, count), dtype=np.int64)


def zero_floats(count: int) -> Any:
    """See ``kernel.zero_floats``."""
    return np.zeros(count, dtype=np.float64)


def zero_singles(count: int) -> Any:
    """See ``kernel.zero_singles``."""
    return np.zeros(count, dtype=np.float32)


def lowest_bit(mask: int) -> int:
    """The place of the lowest set bit of a mask that is not 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


def highest_bit(mask: int) -> int:
    """The place of the highest set bit of a mask that is not 0."""
    return int(mask).bit_length() - 1


def count_bits(mask: int) -> int:
    """How many bits of a mask are set."""
    return int(mask).bit_count()


def add_rows(rows: Any, column: int, some: Any, first: int, last: int, sums: Any, at: int) -> None:
    """See ``kernel.add_rows``."""
    for i in range(first, last):
        sums[at : at + LANES] += rows[some[i], column : column + LANES]


def add_weighted(rows: Any, column: int, some: Any, weights: Any, count: int, sums: Any, at: int) -> None:
    """See ``kernel.add_weighted``."""
    for i in range(count):
        sums[at : at + LANES] += weights[i] * rows[some[i], column : column + LANES]
