"""The engine ``wasm``: compiled functions in the WebAssembly module that comes with race108, run by ``wasmtime``.

Every caller takes what the compiled function of its name takes, and does the same to it: what is handed over is copied
into the module's memory, and what was changed is copied back. Which functions there are, and what they take, is said by
``race108/edge.py``.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache, update_wrapper
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np
import wasmtime
from wasmtime import _ffi

from race108.engine import MODULE, cache_base, python
from race108.errors import NoEngine

if TYPE_CHECKING:
    from race108.edge import Array, Entry, Kind

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """See ``kernel.jit``. Other people's games are not in the module: theirs run as they stand."""
    if not function.__module__.startswith("race108."):
        return function
    name = exported_as(function)

    def call(*values: Any) -> Any:
        return kernel().functions[name](*values)

    exported: Any = update_wrapper(call, function)
    return exported  # type: ignore[no-any-return]


def exported_as(function: Callable[..., Any]) -> str:
    """What the module calls a function of ours."""
    parts = function.__module__.split(".")
    return f"{parts[2] if parts[1] == 'games' else 'ground'}_{function.__name__}"


jit_apart = jit
inner, tiny = python.inner, python.tiny
zeros, zero_rows = python.zeros, python.zero_rows
zero_floats, zero_singles = python.zero_floats, python.zero_singles
add_rows, add_weighted = python.add_rows, python.add_weighted
lowest_bit, highest_bit, count_bits = python.lowest_bit, python.highest_bit, python.count_bits

_CELL = 4  # numbers of 32 bits from one argument to the next
_MOST = 1 << 31


class Trapped(RuntimeError):
    """The module has stopped in the middle of a call: what it was handed breaks what the rules take for granted."""


@cache
def compiled() -> tuple[wasmtime.Engine, wasmtime.Module]:
    """The module as machine code. That is made in some tenths of a second, and kept for the next start."""
    engine = wasmtime.Engine()
    code = MODULE.read_bytes()
    name = f"{hashlib.sha256(code).hexdigest()[:16]}-{version('wasmtime')}.machine"
    kept = cache_base() / name
    with suppress(OSError, wasmtime.WasmtimeError):  # there is none yet, or it was made for another processor
        return engine, wasmtime.Module.deserialize(engine, kept.read_bytes())
    module = wasmtime.Module(engine, code)
    with suppress(OSError):  # where nothing may be kept it is made anew every time
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(module.serialize())
        unfinished.replace(kept)
    return engine, module


def _invoke(library: Any) -> Any:
    """The quick way into the module. wasmtime's own looks at the types of all arguments and takes ten times as long."""
    function = library.wasmtime_func_call_unchecked
    function.restype = ctypes.c_size_t
    return function


# A short call keeps the interpreter lock, as ``kernel.jit`` says; one that works for a while gives it up.
_call = _invoke(ctypes.PyDLL(None, handle=_ffi.dll._handle))
_call_apart = _invoke(ctypes.CDLL(None, handle=_ffi.dll._handle))


# --- arguments ------------------------------------------------------------------------------------------------------


class _Argument(Protocol):
    """How one argument is handed over."""

    def put(self, value: Any) -> None:
        """Before the call."""


class _Together:
    def __init__(self, parts: list[_Argument]) -> None:
        self._parts = parts

    def put(self, values: Any) -> None:
        for part, value in zip(self._parts, values, strict=True):
            part.put(value)


class _Place:
    """Where an argument lies in the module's memory: the same for all functions that have an argument like it."""

    def __init__(self) -> None:
        self.room = 0
        self.offset = 0
        self.held: Any = None
        #: The array that lies here: whoever works in that one has nothing to hand over.
        self.home: Any = None


class _Read:
    """An array that is only read."""

    def __init__(self, name: str, kind: Array, kernel: Kernel, cells: Any, cell: int) -> None:
        self._name, self._kind, self._kernel, self._cells, self._cell = name, kind, kernel, cells, cell
        self._dtype, self._shape, self._open = kind.dtype, kind.shape, kind.is_open
        self._memory: Any = kernel.memory.data
        self._place = kernel.place(name, kind)
        if not self._open:  # then it stays where it is
            self._size = kind.row * (kind.shape[0] or 0)
            kernel.make_room(self._place, self._size)
            cells[cell] = self._place.offset
            if self._place.home is None:
                self._place.home = self._seen(kind.shape, kind.dtype)
        self._home = self._place.home

    def _seen(self, shape: tuple[int | None, ...], dtype: Any) -> Any:
        """The array in the module's memory."""
        lengths: Any = shape
        return np.ndarray(lengths, dtype, self._kernel.memory, self._place.offset)

    def put(self, array: Any) -> None:
        if array is self._home:
            return
        self._check(array)
        size = self._point_at(len(array)) if self._open else self._size
        offset = self._place.offset
        self._memory[offset : offset + size] = array.tobytes()

    def _check(self, array: Any) -> None:
        if array.dtype is not self._dtype and array.dtype != self._dtype:
            raise TypeError(f"{self._name} must be of {self._dtype}, not of {array.dtype}")
        if array.shape != self._shape and not (self._open and array.shape[1:] == self._shape[1:]):
            raise TypeError(f"{self._name} must have the shape {self._shape}, not {array.shape}")

    def _point_at(self, length: int) -> int:
        """Make room for so many, and say where that is; gives their size."""
        size = self._kind.row * length
        self._kernel.make_room(self._place, size)
        self._cells[self._cell] = self._place.offset
        self._cells[self._cell + _CELL] = length
        return size


class _Kept(_Read):
    """An array that is copied only when it is another one than the last time."""

    def put(self, array: Any) -> None:
        if self._place.held is not array:
            super().put(array)
            self._place.held = array
        elif self._open:  # another function may have moved it
            self._point_at(len(array))


class _Scratch(_Read):
    """An array that compiled code works in: nobody else looks at it, so the module has its own, and none is put."""


class _Changed(_Read):
    """An array that is copied back after the call."""

    def __init__(self, name: str, kind: Array, kernel: Kernel, cells: Any, cell: int) -> None:
        super().__init__(name, kind, kernel, cells, cell)
        # A record is copied as a lump of bytes: field by field would leave out what lies between them.
        self._lump = np.dtype((np.void, kind.dtype.itemsize)) if kind.dtype.fields else None
        self._theirs: Any = None
        self._ours: Any = None if self._open else self._seen(kind.shape, self._lump or self._dtype)

    def _pair(self, array: Any) -> None:
        self._check(array)
        if self._open:
            self._point_at(len(array))
            self._ours = self._seen(array.shape, self._lump or self._dtype)
        self._theirs = array.view(self._lump) if self._lump else array

    def put(self, array: Any) -> None:
        if array is not self._home:
            self._pair(array)
            self._ours[...] = self._theirs

    def take(self, _result: int) -> None:
        """After the call."""
        if self._theirs is not None:
            self._theirs[...] = self._ours
            self._theirs = None


class _Listed(_Changed):
    """Room for a list: as much is copied back as the result says, and nothing before."""

    def put(self, array: Any) -> None:
        if array is not self._home:
            self._pair(array)

    def take(self, result: int) -> None:
        """After the call."""
        if self._theirs is not None:
            self._theirs[:result] = self._ours[:result]
            self._theirs = None


_ARRAYS: dict[str, type[_Read]] = {
    "read": _Read,
    "kept": _Kept,
    "changed": _Changed,
    "listed": _Listed,
    "scratch": _Scratch,
}


# --- the module -----------------------------------------------------------------------------------------------------


class Functions(dict[str, Callable[..., Any]]):
    """The callers by the names of the edge, each made when it is first wanted."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__()
        self._kernel = kernel

    def __missing__(self, name: str) -> Callable[..., Any]:
        caller = self[name] = self._kernel.caller(name, entry_of(name))
        return caller


def entry_of(name: str) -> Entry:
    """What the edge says of a function."""
    from race108.edge import edge

    if name not in edge():
        raise NoEngine("engine-only-numba", function=name)
    return edge()[name]


class Kernel:
    """The module with a memory of its own, for one thread: ``kernel()`` gives each thread its own."""

    def __init__(self) -> None:
        engine, module = compiled()
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        memory: Any = self._exports["memory"]
        #: It has a fixed size, so it never moves.
        self.memory = np.frombuffer(memory.get_buffer_ptr(self._store), dtype=np.uint8)
        self._places: dict[Any, _Place] = {}
        self.functions = Functions(self)
        #: What is laid out here for calls (``desk.py``).
        self.desks: dict[Any, Any] = {}

    def place(self, name: str, kind: Array) -> _Place:
        """The place of all arguments of one name and shape."""
        return self._places.setdefault((name, kind.dtype, kind.shape, kind.use == "kept"), _Place())

    def home(self, name: str, argument: str) -> Any:
        """The array of the module's own that an argument of a function is copied into; handed over, it is not."""
        kind: Any = entry_of(name).kinds[argument]
        self.functions[name]  # whatever calls it makes the room
        return self.place(argument, kind).home

    def make_room(self, place: _Place, size: int) -> None:
        """Make a place large enough; what it held before is lost."""
        if size > place.room:
            reserve: Any = self._exports["reserve"]
            room = 1 << (size - 1).bit_length()  # so that it need not grow often: no place is given back
            try:
                place.offset = reserve(self._store, room)
            except wasmtime.Trap:
                raise MemoryError(f"the kernel has no room for {size} bytes") from None
            place.room, place.held = room, None

    def caller(self, name: str, entry: Entry, at_home: Collection[str] = ()) -> Callable[..., Any]:
        """What calls a function of the module as if it were one of Python's.

        ``at_home``: arguments that are always this module's own arrays, so that nothing is to be done about them.
        """
        kinds = list(entry.kinds.items())
        count = sum(_cells_of(kind) for _, kind in kinds)
        cells = (ctypes.c_int32 * (_CELL * count))()
        cell = 0
        puts: list[tuple[int, Callable[[Any], None]]] = []
        numbers: list[tuple[int, int]] = []
        arrays: list[_Read] = []
        for place, (one, kind) in enumerate(kinds):
            argument = self._argument(one, kind, cells, cell, [] if one in at_home else arrays)
            if argument is None:
                numbers.append((place, cell))
            elif one not in at_home and not isinstance(argument, _Scratch):
                puts.append((place, argument.put))
            cell += _CELL * _cells_of(kind)
        takes = [array.take for array in arrays if isinstance(array, _Changed)]
        function: Any = self._exports[name]
        trap = ctypes.c_void_p()
        given = (
            ctypes.cast(self._store._context(), ctypes.c_void_p),
            ctypes.byref(function._func),
            ctypes.byref(cells),
            ctypes.c_size_t(count),
            ctypes.byref(trap),
        )
        invoke = _call_apart if entry.apart else _call
        gives, first, wanted = entry.gives != "nothing", cells[0], len(kinds)

        def call(*values: Any) -> int | None:
            if len(values) != wanted:
                raise TypeError(f"{name} takes {wanted} arguments, not {len(values)}")
            for place, put in puts:
                put(values[place])
            for place, cell in numbers:
                value = values[place]
                if not -_MOST <= value < _MOST:
                    raise OverflowError(f"{kinds[place][0]} must be a number of 32 bits, not {value}")
                cells[cell] = int(value)
            if invoke(*given) or trap.value:
                self._forget()
                raise Trapped(f"{name} has trapped")
            result: int = cells[0]
            cells[0] = first  # the result lay where the first argument was, also that of a function that gives nothing
            for take in takes:
                take(result)
            return result if gives else None

        return call

    def _argument(self, name: str, kind: Kind, cells: Any, cell: int, arrays: list[_Read]) -> _Argument | None:
        """How an argument of a kind is handed over (a number as it is); its arrays are added to the others."""
        from race108.edge import Array, Parts

        if isinstance(kind, Array):
            arrays.append(_ARRAYS[kind.use](name, kind, self, cells, cell))
            return arrays[-1]
        if isinstance(kind, Parts):
            parts: list[_Argument] = []
            for i, part in enumerate(kind.arrays):
                arrays.append(_ARRAYS[part.use](f"{name}.{i}", part, self, cells, cell))
                parts.append(arrays[-1])
                cell += _CELL * _cells_of(part)
            return _Together(parts)
        return None

    def _forget(self) -> None:
        """After a trap nobody knows what the memory holds: the thread begins with a new one."""
        if getattr(_OWN, "kernel", None) is self:
            del _OWN.kernel


def _cells_of(kind: Kind) -> int:
    """How many numbers say where an argument is, and how long."""
    from race108.edge import Array, Parts

    if isinstance(kind, Parts):
        return sum(_cells_of(part) for part in kind.arrays)
    return 2 if isinstance(kind, Array) and kind.is_open else 1


_OWN = threading.local()


def kernel() -> Kernel:
    """This thread's kernel."""
    try:
        return _OWN.kernel  # type: ignore[no-any-return]
    except AttributeError:
        found = _OWN.kernel = Kernel()
        return found
