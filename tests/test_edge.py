"""The edge: one table of what the outside may call, and the module that is made from it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from race108.edge import WHOLE, edge, entry
from race108.engine import MODULE
from race108.kernel import pick

ROOT = Path(__file__).parents[1]


def tool() -> Any:
    """What builds the module."""
    spec = importlib.util.spec_from_file_location("kernel_tool", ROOT / "tools" / "kernel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def checked(root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools" / "kernel.py"), "check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_module_is_made_from_the_sources_as_they_are() -> None:
    done = checked(ROOT)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A copy of all that matters."""
    for folder in ("src/race108", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("server", "__pycache__"))
    assert checked(tmp_path).returncode == 0
    return tmp_path


@pytest.mark.parametrize("name", ["src/race108/kernel.py", "src/race108/games/triggs/rules.py", "tools/kernel.ll"])
def test_a_changed_source_is_named_in_one_sentence_with_the_remedy(name: str, elsewhere: Path) -> None:
    with (elsewhere / name).open("a") as file:
        file.write("\n")
    said = f'race108.wasm is not made from these sources ({name} changed): run "make kernel".\n'
    assert (checked(elsewhere).stderr, checked(elsewhere).returncode) == (said, 1)


def test_another_module_is_noticed_and_a_changed_text_is_not(elsewhere: Path) -> None:
    (elsewhere / "src/race108/games/triggs/tell.py").write_text("")
    assert checked(elsewhere).returncode == 0
    (elsewhere / "src/race108/race108.wasm").write_bytes(b"")
    assert "race108/race108.wasm changed" in checked(elsewhere).stderr


@pytest.mark.slow
@pytest.mark.minutes
def test_built_again_elsewhere_it_is_the_same_module_byte_for_byte(elsewhere: Path) -> None:
    (elsewhere / "build").mkdir()
    (elsewhere / "build" / "linker").symlink_to(ROOT / "build" / "linker")
    command = [sys.executable, str(elsewhere / "tools" / "kernel.py"), "again"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(elsewhere / "src")}, check=False)
    assert done.returncode == 0


def test_the_module_imports_nothing_and_exports_the_table() -> None:
    module = wasmtime.Module(wasmtime.Engine(), MODULE.read_bytes())
    assert module.imports == []
    assert {one.name for one in module.exports} == {*edge(), "memory", "reserve"}


def test_what_works_for_a_while_is_said_in_the_table_as_in_the_source() -> None:
    for name, one in edge().items():
        function: Any = one.function
        assert one.apart == function.targetoptions["nogil"], name


def test_an_entry_names_every_argument() -> None:
    with pytest.raises(TypeError, match="pick takes dealer, count, and its entry says count"):
        entry(pick, count=WHOLE)


ASKING = """
declare void @{asked}()
define i32 @answer(i1 %badly) {{
  br i1 %badly, label %bad, label %good
bad:
  call void @{asked}()
  ret i32 0
good:
  ret i32 108
}}
"""


def test_what_only_python_could_answer_becomes_a_trap() -> None:
    assert tool().assembled(ASKING.format(asked="PyErr_Clear"), ["answer"]).startswith(b"\0asm")


@pytest.mark.parametrize("asked", ["floor", "NRT_MemInfo_alloc_aligned", "NRT_MemInfo_call_dtor"])
def test_an_unknown_symbol_stops_the_build_and_so_does_whatever_allocates(asked: str) -> None:
    with pytest.raises(SystemExit, match=f"The compiled code asks for {asked}, which the module has not got"):
        tool().assembled(ASKING.format(asked=asked), ["answer"])
