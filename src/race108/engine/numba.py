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

import llvmlite.ir
import numba
import numpy as np
from numba.np import arrayobj

from race108.engine import LANES, cache_base

F = TypeVar("F", bound=Callable[..., Any])

# Numba's own type hints do not know all of its options.
_njit: Any = numba.njit
_config: Any = numba.config
_intrinsic: Any = numba.extending.intrinsic
_tools: Any = numba.core.cgutils
_arrays: Any = arrayobj
_ir: Any = llvmlite.ir

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


# --- sums of rows, written as LLVM has it: Numba itself knows no numbers that stand side by side in registers --------

_LANES = _ir.VectorType(_ir.FloatType(), LANES)


class _Writer:
    """Writes what is done with arrays."""

    def __init__(self, context: Any, builder: Any) -> None:
        self._context, self.builder = context, builder

    def place(self, kind: Any, array: Any, *at: Any) -> Any:
        """Where a number of an array lies."""
        made = _arrays.make_array(kind)(self._context, self.builder, array)
        return _tools.get_item_pointer(self._context, self.builder, kind, made, at)

    def number(self, kind: Any, array: Any, i: Any) -> Any:
        """A number of an array."""
        return self.builder.load(self.place(kind, array, i))

    def lanes(self, kind: Any, array: Any, *at: Any) -> Any:
        """Where as many numbers as there are lanes begin."""
        return self.builder.bitcast(self.place(kind, array, *at), _LANES.as_pointer())

    def lanes_of_row(self, rows: Any, array: Any, some: Any, which: Any, i: Any, column: Any) -> Any:
        """The numbers of the i-th of some rows, from a column on."""
        row = self._context.cast(self.builder, self.number(some, which, i), some.dtype, numba.int64)
        return self.builder.load(self.lanes(rows, array, row, column), align=4)

    def in_all_lanes(self, number: Any) -> Any:
        """The same number in every lane."""
        once = self.builder.insert_element(_ir.Constant(_LANES, _ir.Undefined), number, _ir.IntType(32)(0))
        first = _ir.Constant(_ir.VectorType(_ir.IntType(32), LANES), [0] * LANES)
        return self.builder.shuffle_vector(once, once, first)

    def add_up(self, sums: Any, first: Any, last: Any, added: Callable[[Any], Any]) -> Any:
        """Add to the lanes of some sums what there is for every number from the first to the last."""
        held = _tools.alloca_once_value(self.builder, self.builder.load(sums, align=4))
        with _tools.for_range_slice(self.builder, first, last, first.type(1)) as (i, _):
            self.builder.store(self.builder.fadd(self.builder.load(held), added(i)), held)
        self.builder.store(self.builder.load(held), sums, align=4)
        return self._context.get_dummy_value()


@_intrinsic  # type: ignore[untyped-decorator]
def add_rows(_context: Any, rows: Any, column: Any, some: Any, first: Any, last: Any, sums: Any, at: Any) -> Any:
    """See ``kernel.add_rows``."""

    def generate(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        array, begin, which, lowest, highest, into, place = given
        write = _Writer(context, builder)
        total = write.lanes(sums, into, place)
        return write.add_up(total, lowest, highest, lambda i: write.lanes_of_row(rows, array, some, which, i, begin))

    whole = numba.int64
    return numba.void(rows, whole, some, whole, whole, sums, whole), generate


@_intrinsic  # type: ignore[untyped-decorator]
def add_weighted(_context: Any, rows: Any, column: Any, some: Any, weights: Any, count: Any, sums: Any, at: Any) -> Any:
    """See ``kernel.add_weighted``."""

    def generate(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        array, begin, which, weighing, many, into, place = given
        write = _Writer(context, builder)

        def added(i: Any) -> Any:
            weight = write.in_all_lanes(write.number(weights, weighing, i))
            return builder.fmul(weight, write.lanes_of_row(rows, array, some, which, i, begin))

        return write.add_up(write.lanes(sums, into, place), many.type(0), many, added)

    whole = numba.int64
    return numba.void(rows, whole, some, weights, whole, sums, whole), generate
