"""What others notice of an attack: the time their moves take, and the server's memory, while vandals do their worst.

``python bench/server/attacks.py NAME PORT SECONDS ADDRESS`` is one attack by itself, from an address of this machine.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.extend(str(Path(__file__).resolve().parents[2] / folder) for folder in (".", "tests"))

from bench.server.findings import MB, Finding, one_core_each
from bench.server.load import Load
from bench.server.ours import Ours

import attackers

#: Honest players, as many as may come from one address.
TABLES, RATE = 15, 50
WARM_UP, SECONDS = 1.0, 6.0
VANDALS = 5


async def attacks() -> list[Finding]:
    """Fifteen tables of people who play, while somebody at another address attacks in one way after another."""
    findings: list[Finding] = []
    load = Load()
    with (
        tempfile.TemporaryDirectory() as data,
        one_core_each() as core,
        Ours(core, data=data, rate_limits="on") as server,
    ):
        await load.open(server.port, TABLES, server.open_table)
        calm = await load.paced(RATE, WARM_UP, SECONDS)
        findings.append(Finding("nobody attacks: 99th percentile of moves", 1e3 * calm.percentile(99), "ms"))
        for number, name in enumerate(attackers.ATTACKS):
            before = server.memory()
            with attack(name, server.port, f"127.0.1.{number + 1}"):
                report = await load.paced(RATE, WARM_UP, SECONDS)
                grown = server.memory() - before
            findings.append(
                Finding(f"{name}: 99th percentile of moves", 1e3 * report.percentile(99), "ms", at_most=100)
            )
            findings.append(Finding(f"{name}: memory more", max(0, grown) / MB, "MB", at_most=150))
            await asyncio.sleep(0.5)
        load.close()
    return findings


@contextmanager
def attack(name: str, port: int, address: str) -> Iterator[None]:
    """In a process of its own: players here are not to wait for vandals."""
    command = [sys.executable, __file__, name, str(port), str(WARM_UP + SECONDS), address]
    with subprocess.Popen(command) as vandals:
        try:
            yield
        finally:
            vandals.terminate()


def main() -> None:
    name, port, seconds, attackers.VANDAL = sys.argv[1:]
    with attackers.Attack(int(port), attackers.ATTACKS[name], VANDALS):
        time.sleep(float(seconds))


if __name__ == "__main__":
    main()
