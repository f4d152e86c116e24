"""How fast race108 plays at random, next to a C program of the same game and to other engines, in one run.

``python bench/playouts.py [--seconds S] [--rounds R] [--players N] [--json] [--peer-python PYTHON]``

One thing after another, on one thread unless a line says so, in several rounds with the order turned each time; the
best round of each counts. What cannot be measured is listed with the reason, and with the command that would get it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
C_FLAGS = ("-O3", "-march=native", "-fno-tree-vectorize")  # gcc's vectorizing costs a fifth here
NO_COMPILER = "no C compiler: apt install gcc (Debian, Ubuntu), dnf install gcc (Fedora), xcode-select --install (Mac)"
TRIGGS = "race108 Triggs"
RUNTRIP = "race108 Run & Trip"
OWN = {
    TRIGGS: ("triggs", 1),
    f"{TRIGGS}, two threads": ("triggs", 2),
    RUNTRIP: ("runtrip", 1),
    f"{RUNTRIP}, two threads": ("runtrip", 2),
}
FROM_PYTHON = {f"{TRIGGS}, steps from Python": "triggs", f"{RUNTRIP}, steps from Python": "runtrip"}
C_TWIN = "Triggs in C"
#: What peers.py calls them, and what the table does.
PEERS = {
    "crazy_eights-rollouts": "OpenSpiel crazy_eights, rollouts",
    "crazy_eights-games": "OpenSpiel crazy_eights, whole games",
    "hearts-rollouts": "OpenSpiel hearts (4), rollouts",
    "hearts-games": "OpenSpiel hearts (4), whole games",
    "catanatron": "catanatron, whole games",
}
NOT_INSTALLED = 3  # the exit status of peers.py


class Unavailable(Exception):
    """Something cannot be measured; the message says why and what to do."""


@dataclass
class Result:
    name: str
    actions_per_s: float = 0.0
    games_per_s: float = 0.0
    why_not: str = ""


Measure = Callable[[], dict[str, Any]]


def run_json(command: list[str]) -> dict[str, Any]:
    """Run a command that prints one line of JSON."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == NOT_INSTALLED:
        raise Unavailable(done.stderr.strip())
    if done.returncode != 0:
        raise Unavailable(f"failed with {done.returncode}: {last_line(done.stderr)}")
    answer: dict[str, Any] = json.loads(last_line(done.stdout))
    return answer


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it said nothing"])[-1]


def race108(game: str, threads: int, players: int, seconds: float) -> Measure:
    options = ["--players", str(players), "--seconds", str(seconds), "--threads", str(threads), "--json"]
    return lambda: run_json([sys.executable, "-m", "race108", "bench", "playouts", game, *options])


def from_python(game: str, seconds: float) -> Measure:
    return lambda: run_json([sys.executable, str(HERE / "from_python.py"), game, str(seconds)])


def compile_twin(folder: str) -> str:
    """Compile triggs.c; says where the program is."""
    names = (os.environ.get("CC") or "cc", "gcc", "clang")
    compiler = next(filter(None, map(shutil.which, names)), None)
    if compiler is None:
        raise Unavailable(NO_COMPILER)
    program = str(Path(folder) / "triggs")
    command = [compiler, *C_FLAGS, "-o", program, str(HERE / "triggs.c")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unavailable(f"{compiler} failed: {last_line(done.stderr)}")
    return program


def c_twin(folder: str, players: int, seconds: float) -> Measure:
    """Compile the C program once; every measurement runs it."""
    try:
        program = compile_twin(folder)
    except Unavailable as error:
        reason = str(error)

        def unavailable() -> dict[str, Any]:
            raise Unavailable(reason)

        return unavailable
    return lambda: run_json([program, str(players), str(seconds)])


def peer(python: str, name: str, players: int, seconds: float) -> Measure:
    return lambda: run_json([python, str(HERE / "peers.py"), name, str(seconds), str(players)])


def measure_all(measures: dict[str, Measure], rounds: int) -> list[Result]:
    """The best round of everything; the order is turned round after each round."""
    results = {name: Result(name) for name in measures}
    order = list(measures)
    for _ in range(rounds):
        for name in order:
            if not results[name].why_not:
                measure_one(results[name], measures[name])
        order.reverse()
    return list(results.values())


def measure_one(result: Result, measure: Measure) -> None:
    try:
        answer = measure()
    except Unavailable as error:
        result.why_not = str(error)
        return
    if answer["actions_per_s"] > result.actions_per_s:
        result.actions_per_s = answer["actions_per_s"]
        result.games_per_s = answer["games_per_s"]


def ratio(result: Result, triggs: Result) -> float | None:
    """How many times as fast as this race108 plays Triggs on one thread."""
    if result.why_not or triggs.why_not or result is triggs:
        return None
    return triggs.actions_per_s / result.actions_per_s


def table(results: list[Result]) -> str:
    lines = [f"{'random play, one thread unless said':<42}{'actions/s':>13}{'games/s':>11}{'race108 Triggs is':>21}"]
    for result in results:
        if result.why_not:
            lines.append(f"{result.name:<42}  {result.why_not}")
            continue
        times = ratio(result, results[0])
        against = f"{times:.2f} x as fast" if times is not None else ""
        lines.append(f"{result.name:<42}{result.actions_per_s:>13,.0f}{result.games_per_s:>11,.0f}{against:>21}")
    return "\n".join(lines)


def as_json(results: list[Result], players: int) -> str:
    rows: list[dict[str, Any]] = []
    for result in results:
        if result.why_not:
            rows.append({"name": result.name, "why_not": result.why_not})
            continue
        rates = {"actions_per_s": round(result.actions_per_s), "games_per_s": round(result.games_per_s, 1)}
        rows.append({"name": result.name, **rates, "race108_ratio": ratio(result, results[0])})
    return json.dumps({"players": players, "results": rows})


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random play: race108, a C program of the same game, other engines.")
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each (default 5)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--peer-python", default=sys.executable, help="a Python that has open_spiel and catanatron")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    players, seconds = given.players, given.seconds
    with tempfile.TemporaryDirectory() as folder:
        measures: dict[str, Measure] = {
            **{name: race108(game, threads, players, seconds) for name, (game, threads) in OWN.items()},
            **{name: from_python(game, seconds) for name, game in FROM_PYTHON.items()},
            C_TWIN: c_twin(folder, players, seconds),
            **{title: peer(given.peer_python, name, players, seconds) for name, title in PEERS.items()},
        }
        results = measure_all(measures, given.rounds)
    print(as_json(results, players) if given.json else table(results))
    return 1 if results[0].why_not else 0


if __name__ == "__main__":
    sys.exit(main())
