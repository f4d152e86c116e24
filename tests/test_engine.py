"""The engines: which one is taken, and how Python calls the WebAssembly module."""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import variants
from race108.bots.net import power_of_e
from race108.engine.wasm import Trapped, kernel
from race108.games.registry import rules_class
from race108.kernel import new_dealer
from race108.playouts import CAP
from race108.ruleset import Ruleset
from race108.seed import seed_from


def rules_of(variant: variants.Variant) -> Ruleset:
    game, players, options = variant
    return rules_class(game).from_options(players, options)


def test_the_power_of_e_is_right_to_the_last_bit_but_one() -> None:
    power: Any = power_of_e
    for x in np.linspace(-700, 700, 20_001).tolist():
        assert math.isclose(power.py_func(x), math.exp(x), rel_tol=2**-51), x
    assert [power.py_func(x) for x in (0.0, 1e300, -1e300)] == [1.0, power.py_func(700.0), power.py_func(-700.0)]


# --- the caller ------------------------------------------------------------------------------------------------------


def played_out(seed: int) -> bytes:
    rules = rules_of(("triggs", 2, {}))
    state, dealer = rules.deal(new_dealer(bytes(32))), new_dealer(seed_from(seed))
    rows = np.array((0, *rules.options()["rows"]), dtype=np.int8)
    kernel().functions["triggs_playouts"](state, 2, rows, 0, 300, CAP, dealer)
    return bytes(state.tobytes() + dealer.tobytes())


def test_threads_have_a_memory_of_their_own() -> None:
    alone = [played_out(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(played_out, range(4))) == alone


def state_of(name: str) -> Any:
    return rules_of((name, 2, {})).deal(new_dealer(bytes(32)))


def test_what_does_not_fit_is_refused_before_the_call() -> None:
    functions, dealer = kernel().functions, new_dealer(bytes(32))
    with pytest.raises(TypeError, match="state must be of"):
        functions["triggs_step"](dealer, 0, dealer)
    with pytest.raises(TypeError, match=r"out must have the shape \(172,\), not \(3,\)"):
        functions["triggs_legal_actions"](state_of("triggs"), np.zeros(3, dtype=np.int16))
    with pytest.raises(OverflowError, match="action must be a number of 32 bits"):
        functions["triggs_step"](state_of("triggs"), 1 << 40, dealer)
    with pytest.raises(TypeError, match="takes 3 arguments, not 2"):
        functions["triggs_step"](state_of("triggs"), 1)
    rules: Any = rules_of(("runtrip", 2, {}))
    moves = np.zeros((10_000_000, 8), dtype=np.int16)
    with pytest.raises(MemoryError, match="no room for 160000000 bytes"):
        functions["runtrip_legal_moves"](state_of("runtrip"), rules.layout.lookup, moves)


def test_after_a_trap_a_thread_begins_anew() -> None:
    before = kernel()
    with pytest.raises(Trapped, match="triggs_take_card has trapped"):
        before.functions["triggs_take_card"](state_of("triggs"), 1 << 30, 1)
    assert kernel() is not before
    assert played_out(1) == played_out(1)


# --- which engine is taken --------------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[1]
PLAY = "from race108 import Game; from race108.kernel import ENGINE; Game.new('triggs', 2, 1); print(ENGINE)"


@dataclass
class Computer:
    """One on which some packages are missing."""

    folder: Path
    package: Path = ROOT / "src" / "race108"

    def without(self, *missing: str) -> None:
        """All packages but these."""
        (self.folder / "packages").mkdir()
        for one in Path(np.__file__).parents[1].iterdir():
            if not one.name.startswith((*missing, "__editable__", "_editable", "_race108")):
                (self.folder / "packages" / one.name).symlink_to(one)

    def own_copy(self) -> Path:
        """Of race108, to be changed."""
        ignored = shutil.ignore_patterns("server", "__pycache__")
        self.package = shutil.copytree(self.package, self.folder / "src" / "race108", ignore=ignored)
        shutil.copytree(ROOT / "locale", self.folder / "locale")
        return self.package

    def plays(self, **settings: str) -> tuple[str, str]:
        """The engine, and what is said; nothing is known but what was said here."""
        packages = self.folder / "packages" if (self.folder / "packages").exists() else Path(np.__file__).parents[1]
        world = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "en"} | settings
        world["PYTHONPATH"] = f"{self.package.parent}{os.pathsep}{packages}"
        done = subprocess.run(
            [sys.executable, "-S", "-c", PLAY], env=world, capture_output=True, text=True, check=False
        )
        return done.stdout.strip(), done.stderr.strip().splitlines()[-1] if done.stderr else ""


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


def test_without_numba_the_module_is_taken_and_nothing_is_said(computer: Computer) -> None:
    computer.without("numba", "llvmlite")
    assert computer.plays() == ("wasm", "")
    assert computer.plays(RACE108_ENGINE="numba") == (
        "wasm",
        'The engine numba is not installed: pip install "race108[lab]". The engine wasm is used instead.',
    )


def test_without_wasmtime_the_source_itself_can_be_run(computer: Computer) -> None:
    computer.without("numba", "llvmlite", "wasmtime")
    engine, said = computer.plays()
    assert engine == ""
    assert said.endswith("The engine wasm needs the package wasmtime, which is not installed: pip install wasmtime.")
    assert computer.plays(RACE108_ENGINE="python") == ("python", "")


def test_an_unknown_engine_is_refused_with_those_there_are(computer: Computer) -> None:
    engine, said = computer.plays(RACE108_ENGINE="steam")
    assert engine == ""
    assert "There is no engine steam: set RACE108_ENGINE to wasm, numba" in said


@pytest.mark.parametrize("file", ["race108.wasm", "kernel.py", "games/runtrip/value.py"])
def test_a_module_that_does_not_fit_its_sources_is_not_run(file: str, computer: Computer) -> None:
    computer.without("numba", "llvmlite")
    broken = computer.own_copy() / file
    assert computer.plays() == ("wasm", "")
    broken.write_bytes(broken.read_bytes()[:-1])
    engine, said = computer.plays()
    assert engine == ""
    assert f"{broken.name} and the module race108.wasm do not belong together" in said
    assert "make kernel" in said


def test_where_nothing_can_be_kept_the_module_is_made_ready_every_time(computer: Computer) -> None:
    (computer.folder / "cache").touch()
    assert computer.plays(RACE108_ENGINE="wasm", XDG_CACHE_HOME=str(computer.folder / "cache")) == ("wasm", "")


def test_what_is_kept_and_broken_is_made_anew(computer: Computer) -> None:
    caches = {"RACE108_ENGINE": "wasm", "XDG_CACHE_HOME": str(computer.folder)}
    assert computer.plays(**caches) == ("wasm", "")
    (kept,) = (computer.folder / "race108").glob("*.machine")
    kept.write_bytes(kept.read_bytes()[:1000])
    assert computer.plays(**caches) == ("wasm", "")
    assert kept.stat().st_size > 100_000
