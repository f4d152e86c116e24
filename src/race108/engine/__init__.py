"""Which engine runs the compiled functions (see ``kernel.jit``): there are three, and all do the same, bit by bit.

``wasm``    the WebAssembly module that comes with race108: needs no compiler and is ready at once;
``numba``   machine code, made on the first use: the fastest, for the lab, for training and for environments;
``python``  the source as it stands, for a debugger.

``RACE108_ENGINE`` says which. Without it a program gets ``numba`` where that is installed, and ``wasm`` elsewhere; the
command ``race108`` takes ``wasm`` for whatever should be ready at once.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import platformdirs

from race108.errors import NoEngine
from race108.words import preferred_language, say

ENGINES = ("wasm", "numba", "python")
VARIABLE = "RACE108_ENGINE"
#: So many numbers are added at once: they stay in registers, whatever one holds.
LANES = 32

_PACKAGE = Path(__file__).parents[1]
MODULE = _PACKAGE / "race108.wasm"
MADE_FROM = MODULE.with_name("race108.wasm.sha256")
_SOURCES = "src/race108/"


@cache
def chosen() -> str:
    """The engine of this process. One that cannot be had is replaced by another that can, and that is said."""
    wanted = os.environ.get(VARIABLE) or ("numba" if find_spec("numba") else "wasm")
    if wanted not in ENGINES:
        raise NoEngine("engine-unknown", engine=wanted, engines=list(ENGINES))
    if (fault := missing(wanted)) is None:
        return wanted
    other = "numba" if wanted == "wasm" else "wasm"
    if wanted == "python" or missing(other):
        raise fault
    language = preferred_language(None)
    instead = say("engine-other", language, engine=other)
    print(fault.text(language), instead, file=sys.stderr, flush=True)
    return other


def cache_base() -> Path:
    """Where compiled code is kept for the next start, on a system of this kind. Nobody promises that it is there."""
    return platformdirs.user_cache_path("race108", appauthor=False)


def missing(engine: str) -> NoEngine | None:
    """What keeps an engine from being used here, if anything does."""
    if engine == "numba":
        return None if find_spec("numba") else NoEngine("engine-no-numba")
    if engine == "wasm":
        return _fault_of_module()
    return None


def _fault_of_module() -> NoEngine | None:
    if not find_spec("wasmtime"):
        return NoEngine("engine-no-wasmtime")
    if other := not_fitting():
        return NoEngine("engine-module-other", file=other)
    try:
        import wasmtime
    except (ImportError, OSError, RuntimeError) as fault:  # it is not made for this system
        return NoEngine("engine-module-fault", why=str(fault).splitlines()[0])
    try:
        from race108.engine.wasm import compiled

        compiled()
    except wasmtime.WasmtimeError as fault:  # nor for this processor
        return NoEngine("engine-module-fault", why=str(fault).splitlines()[0])
    return None


def not_fitting() -> str | None:
    """The first file that is not as it was when the module was made: the module itself, or a source of it."""
    if not MADE_FROM.exists():
        return MADE_FROM.name
    for line in MADE_FROM.read_text(encoding="utf-8").splitlines():
        digest, _, path = line.partition("  ")
        if path.startswith(_SOURCES):
            file = _PACKAGE / path.removeprefix(_SOURCES)
            if not file.exists() or hashlib.sha256(file.read_bytes()).hexdigest() != digest:
                return file.name
    return None
