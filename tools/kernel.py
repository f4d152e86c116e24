"""Builds ``src/race108/race108.wasm``: the edge (``race108/edge.py``) of the compiled games as one WebAssembly module.

``make kernel`` runs it; whoever only plays or writes no rules never needs it. Numba turns the functions into LLVM's
language, as it does for this machine; LLVM turns that into WebAssembly, and a linker makes a module of it that imports
nothing. Equal sources give an equal module: ``python tools/kernel.py again`` builds it and compares, ``check`` says
whether it is made from the sources as they are now.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from race108.edge import Entry, Kind

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MODULE = SOURCE / "race108" / "race108.wasm"
MADE_FROM = MODULE.with_name("race108.wasm.sha256")
#: Where ``make kernel`` puts the linker.
LINKER = ROOT / "build" / "linker"

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
STACK = 1 << 18
MEMORY = 1 << 24

#: What is written for people need not be as fast as what is played through thousands of times: these are kept small.
SMALL = re.compile("race1087writing|7showing|7reasons|6reason|7verdict|5judge")

#: Python's own runtime, which Numba's code asks only after an exception was raised: a trap instead.
TRAPS = frozenset(
    {"numba_gil_ensure", "numba_gil_release", "numba_unpickle"}
    | {"PyErr_Clear", "PyErr_SetNone", "PyErr_SetObject", "PyErr_SetString", "PyErr_WriteUnraisable"}
    | {"PyUnicode_FromString", "PyObject_CallObject", "Py_DecRef"}
)


# --- what it is made from -------------------------------------------------------------------------------------------

_COMPILED = re.compile(rb"^@(jit|inner|tiny)", re.MULTILINE)


def sources() -> list[Path]:
    """The table and all compiled code that can be reached from it, and what builds the module."""
    found = [SOURCE / "race108" / "edge.py", *sorted((SOURCE / "race108" / "games").glob("*/edge.py"))]
    for path in found:
        found += [other for other in sorted(set(_imported(path))) if other not in found]
    declared = {path for path in found if path.name in ("edge.py", "__init__.py") and "games" in path.parts}
    compiled = {path for path in found if _COMPILED.search(path.read_bytes())}
    tools = {path for path in (ROOT / "tools").glob("kernel.*") if path.is_file()}
    ground = {SOURCE / "race108" / "edge.py", SOURCE / "race108" / "engine" / "numba.py"}
    return sorted({*declared, *compiled, *tools, *ground})


def _imported(path: Path) -> Iterator[Path]:
    """The files of ours that a file imports while it is loaded."""
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("race108"):
            place = SOURCE / (node.module or "").replace(".", "/")
            names = (place / one.name for one in node.names)
            for candidate in (place, *names):
                yield from filter(Path.is_file, (candidate.with_suffix(".py"), candidate / "__init__.py"))


def hashes() -> dict[str, str]:
    """The SHA-256 of the module and of everything it is made from, by their paths."""
    paths = [path for path in (MODULE, *sources()) if path.exists()]
    return {path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def check() -> str | None:
    """One sentence, if the module is not made from the sources as they are."""
    lines = MADE_FROM.read_text(encoding="utf-8").splitlines() if MADE_FROM.exists() else []
    written = {path: digest for digest, path in (line.split("  ") for line in lines if not line.startswith("#"))}
    now = hashes()
    other = sorted(path for path in {*written, *now} if written.get(path) != now.get(path))
    if not other:
        return None
    named = ", ".join(other[:3]) + (f" and {len(other) - 3} more" if len(other) > 3 else "")
    return f'{MODULE.name} is not made from these sources ({named} changed): run "make kernel".'


# --- Numba: functions to LLVM's language ----------------------------------------------------------------------------


def wrapper(name: str, entry: Entry) -> Any:
    """The function that is exported: it makes arrays of addresses, and calls the one that is meant."""
    import numba

    compiler: Any = numba
    types = compiler.types
    named: dict[str, Any] = {"carray": compiler.carray, "whole": types.int64, "small": types.int32}
    named["called"] = entry.function
    given: list[str] = []
    takes: list[Any] = []
    handed = [_handed(one, kind, given, takes, named) for one, kind in entry.kinds.items()]
    call = f"called({', '.join(handed)})"
    body = {"nothing": call, "whole": f"return small({call})"}[entry.gives]
    exec(f"def {name}({', '.join(given)}):\n    {body}\n", named)
    signature = (types.void if entry.gives == "nothing" else types.int32)(*takes)
    return compiler.cfunc(signature, nopython=True, error_model="numpy")(named[name])


def _handed(name: str, kind: Kind, given: list[str], takes: list[Any], named: dict[str, Any]) -> str:
    """An argument as the wrapper hands it on; adds what the wrapper itself is given, and of which type."""
    import numba
    from numba.np.numpy_support import from_dtype

    from race108.edge import Parts, Whole

    types: Any = numba.types
    if isinstance(kind, Whole):
        given.append(name)
        takes.append(types.int32)
        return f"whole({name})"
    if isinstance(kind, Parts):
        named[f"{name}_made"] = kind.made
        parts = [_handed(f"{name}_{i}", part, given, takes, named) for i, part in enumerate(kind.arrays)]
        return f"{name}_made({', '.join(parts)})"
    given.append(name)
    takes.append(types.CPointer(from_dtype(kind.dtype)))
    lengths = [str(length) for length in kind.shape]
    if kind.is_open:
        given.append(f"{name}_count")
        takes.append(types.int32)
        lengths[0] = f"whole({name}_count)"
    return f"carray({name}, ({', '.join(lengths)},))"


def lowered(table: dict[str, Entry]) -> str:
    """All exports in LLVM's language, in one text that names no machine."""
    import llvmlite.binding as llvm
    from numba.core.caching import NullCache

    whole = llvm.parse_assembly("")
    for entry in table.values():  # code from a cache has no text, and this is not for one
        function: Any = entry.function
        function._cache = NullCache()
    for name, entry in table.items():
        compiled = wrapper(name, entry)
        text = re.sub(r"^target (triple|datalayout) = .*$", "", compiled.inspect_llvm(), flags=re.MULTILINE)
        part = llvm.parse_assembly(text)
        part.get_function(compiled.native_name).name = name
        whole.link_in(part)
        print(f"  {name}", flush=True)
    return str(whole)


# --- LLVM: to an object for the linker ------------------------------------------------------------------------------


def assembled(text: str, exports: list[str]) -> bytes:
    """The object: optimised for WebAssembly, with a trap wherever Python would be asked."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(head + text)
    module.link_in(llvm.parse_assembly(head + _traps(module)))
    module.link_in(llvm.parse_assembly(head + Path(__file__).with_suffix(".ll").read_text(encoding="utf-8")))
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in exports:
            one.linkage = "internal"
    for one in module.functions:
        if not one.is_declaration and SMALL.search(one.name):
            for attribute in ("noinline", "optsize", "minsize"):
                one.add_function_attribute(attribute)
    module.verify()
    # Numba's own pass drops what counts references, once inlining has brought that together.
    for speed in (1, 3):
        tuning = llvm.create_pipeline_tuning_options(speed_level=speed)
        tuning.loop_vectorization = tuning.slp_vectorization = True
        # A browser loads the module: without these it is a quarter larger, and an eighth faster.
        tuning.loop_unrolling, tuning.inlining_threshold = False, 60
        builder = llvm.create_pass_builder(machine, tuning)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        if speed == 3:
            passes.add_merge_functions_pass()
            passes.add_constant_merge_pass()
            passes.add_global_dead_code_eliminate_pass()
            passes.add_strip_dead_prototype_pass()
        passes.run(module, builder)
    module.verify()
    refuse_unknown(one.name for one in (*module.functions, *module.global_variables) if one.is_declaration)
    return bytes(machine.emit_object(module))


def _traps(module: Any) -> str:
    """Bodies for the functions of Python's runtime."""
    bodies = ["declare void @llvm.trap()"]
    for function in module.functions:
        if function.is_declaration and function.name in TRAPS:
            found = re.search(r"^declare (.*)$", str(function), flags=re.MULTILINE)
            said = re.sub(r"#\d+", "", found[1]) if found else ""
            bodies.append(f"define {said} {{\n  call void @llvm.trap()\n  unreachable\n}}")
    return "\n".join(bodies)


def refuse_unknown(names: Iterator[str]) -> None:
    """Nothing may be left that only a runtime outside the module could bring."""
    unknown = sorted(name for name in names if not name.startswith("llvm.") and name != "__heap_base")
    if unknown:
        sys.exit(f"The compiled code asks for {', '.join(unknown)}, which the module has not got.")


# --- the linker -----------------------------------------------------------------------------------------------------


def linked(compiled: bytes, exports: list[str]) -> bytes:
    """The module. Its stack comes first, so that too deep a call traps and overwrites nothing."""
    zig = LINKER / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "kernel.o", Path(folder) / "kernel.wasm"
        given.write_bytes(compiled)
        command = [
            str(zig),
            "wasm-ld",
            "--no-entry",
            "--strip-all",
            "--gc-sections",
            "--fatal-warnings",
            "--stack-first",
        ]
        command += ["-z", f"stack-size={STACK}", f"--initial-memory={MEMORY}", f"--max-memory={MEMORY}"]
        command += [*(f"--export={name}" for name in exports), str(given), "-o", str(made)]
        subprocess.run(command, check=True)
        return made.read_bytes()


def built() -> bytes:
    """The module."""
    with tempfile.TemporaryDirectory() as cache:
        # Optimised code would be this machine's.
        os.environ |= {"RACE108_ENGINE": "numba", "NUMBA_CACHE_DIR": cache}
        os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic"}
        from race108.edge import edge

        table = edge()
        exports = [*table, "reserve"]
        return linked(assembled(lowered(table), exports), exports)


def build() -> None:
    """Write the module, and beside it what it was made from."""
    MODULE.write_bytes(module := built())
    made = ", ".join(f"{name} {version(name)}" for name in ("numba", "llvmlite"))
    lines = [f"# {made}, {_linker_version()}", *(f"{digest}  {path}" for path, digest in hashes().items())]
    MADE_FROM.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{MODULE.relative_to(ROOT)}: {len(module)} bytes")


def _linker_version() -> str:
    found = re.search(r"ziglang==\S+", (ROOT / "tools" / "kernel.lock").read_text(encoding="utf-8"))
    return found[0].replace("==", " ") if found else ""


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["check"]:
            sys.exit(check())
        case ["again"]:
            sys.exit(None if built() == MODULE.read_bytes() else f"Built again, {MODULE.name} is another module.")
        case _:
            sys.exit("python tools/kernel.py [check|again]")
