"""The engine ``numba``: compiled functions as machine code, made on this computer and kept for the next start."""

from __future__ import annotations

import hashlib
import math
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.np import arrayobj

from race108.engine import cache_base

F = TypeVar("F", bound=Callable[..., Any])

# Numba's own type hints do not know all of its options.
_njit: Any = numba.njit
_config: Any = numba.config
_intrinsic: Any = numba.extending.intrinsic
_tools: Any = numba.core.cgutils
_arrays: Any = arrayobj

# One instruction for several numbers, also outside of loops: a network is judged in half the time (bots/net.py).
_config.SLP_VECTORIZE = 1

_HERE = Path(__file__).parents[1]
_COMPILED = re.compile(rb"^@(jit|inner|tiny)", re.MULTILINE)


def cache_folder(source: str | Path) -> Path:
    """Where the compiled code of a source file is kept: one folder per state of all sources it can call.

    So no caller is ever stale, and equal sources share their code wherever they lie. A game calls its own folder and
    the ground all games stand on, never another game.
    """
    folder = Path(source).parent
    base = Path(os.environ.get("NUMBA_CACHE_DIR") or cache_base())
    return base / _digest(folder if folder.parent == _HERE / "games" or _HERE not in folder.parents else None)


@cache
def _digest(game: Path | None) -> str:
    """The state of the ground and of one game; None: of everything."""
    games = _HERE / "games"
    sources = [
        (path, path.relative_to(_HERE)) for path in _HERE.glob("**/*.py") if game is None or games not in path.parents
    ]
    if game is not None:
        sources += [(path, path.relative_to(game)) for path in game.glob("*.py")]
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for path, name in sorted(sources, key=lambda pair: pair[1]):
        declares = path == Path(__file__) or (game is not None and path == game / "__init__.py")
        if _COMPILED.search(text := path.read_bytes()) or declares:
            digest.update(f"{name.as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:16]


class Kept:
    """Numba asks it where the compiled code of a function belongs, and whether that is still fresh: always."""

    def __init__(self, function: Any, source: str) -> None:
        self._function = function
        self._folder = cache_folder(source)

    @classmethod
    def from_function(cls, function: Any, source: str) -> Kept:
        """As Numba makes one."""
        return cls(function, source)

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def ensure_cache_path(self) -> None:
        """Make the folder, if it is not there."""
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        """The folder's name says everything about the sources."""
        return self._folder.name

    def get_disambiguator(self) -> str:
        """What tells a function from others of its name."""
        return f"{self._function.__module__}-{self._function.__code__.co_firstlineno}"


def jit(function: F) -> F:
    """See ``kernel.jit``."""
    return _kept(function, nogil=False)


def jit_apart(function: F) -> F:
    """See ``kernel.jit_apart``."""
    return _kept(function, nogil=True)


def _kept(function: F, *, nogil: bool) -> F:
    before = _config.CACHE_LOCATOR_CLASSES
    _config.CACHE_LOCATOR_CLASSES = f"{__name__}.{Kept.__name__}"
    try:
        compiled: F = _njit(cache=True, nogil=nogil, error_model="numpy")(function)
    finally:
        _config.CACHE_LOCATOR_CLASSES = before
    return compiled


def inner(function: F) -> F:
    """See ``kernel.inner``."""
    compiled: F = _njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return compiled


def tiny(function: F) -> F:
    """See ``kernel.tiny``."""
    compiled: F = _njit(nogil=True, error_model="numpy", inline="always")(function)
    return compiled


# --- bits: one instruction each --------------------------------------------------------------------------------------


def _bit_intrinsic(emit: Callable[[Any, Any], Any]) -> Any:
    @_intrinsic  # type: ignore[untyped-decorator]
    def one_instruction(_context: Any, _mask: Any) -> Any:
        def generate(_codegen: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return emit(builder, args[0])

        return numba.int64(numba.int64), generate

    return one_instruction


lowest_bit = _bit_intrinsic(lambda builder, mask: builder.cttz(mask, _tools.true_bit))
highest_bit = _bit_intrinsic(lambda builder, mask: builder.sub(mask.type(63), builder.ctlz(mask, _tools.true_bit)))
count_bits = _bit_intrinsic(lambda builder, mask: builder.ctpop(mask))


# --- small arrays of zeros on the stack: they need nobody who gives out memory and takes it back --------------------


def _stack_array(number: Any, lengths: Any) -> Any:
    """The type of an array with these lengths, and what makes one in the frame of the function that asks."""
    shape = [length.literal_value for length in lengths]
    size = number.bitwidth // 8
    steps = [size * math.prod(shape[i + 1 :]) for i in range(len(shape))]
    kind: Any = numba.types.Array(number, len(shape), "C")

    def generate(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        def constants(numbers: list[int]) -> list[Any]:
            return [context.get_constant(numba.intp, number) for number in numbers]

        each, whole = constants([size, size * math.prod(shape)])
        place = _tools.alloca_once(builder, context.get_data_type(number), size=math.prod(shape))
        _tools.memset(builder, place, whole, 0)
        made = _arrays.make_array(kind)(context, builder)
        _arrays.populate_array(made, place, constants(shape), constants(steps), each, meminfo=None)
        return made._getvalue()

    return kind(*lengths), generate


def _row_intrinsic(number: Any) -> Any:
    @_intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def row(_context: Any, count: Any) -> Any:
        return _stack_array(number, [count])

    return row


def _rows_intrinsic(number: Any) -> Any:
    @_intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def rows_of(_context: Any, rows: Any, count: Any) -> Any:
        return _stack_array(number, [rows, count])

    return rows_of


zeros, zero_floats = _row_intrinsic(numba.int64), _row_intrinsic(numba.float64)
zero_singles = _row_intrinsic(numba.float32)
zero_rows = _rows_intrinsic(numba.int64)
