"""The server's speed, against boardgame.io's and against the limits we set ourselves.

``python bench/server/run.py [--only peer] [--json]``; README.md, next to this file, says what each figure means.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
import traceback
from dataclasses import asdict
from pathlib import Path

import uvloop

sys.path.extend(str(Path(__file__).resolve().parents[2] / folder) for folder in (".", "tests"))

from bench.server.figures import FIGURES
from bench.server.findings import Finding


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The table server's speed; see bench/server/README.md.")
    parser.add_argument("--only", choices=FIGURES, help="one figure (default: all)")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each number")
    return parser.parse_args()


def processor_time() -> tuple[float, float]:
    """Seconds all cores have worked so far, and those of them they worked for this process and its children."""
    user, nice, system, _idle, _waiting, *rest = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9])
    times = os.times()
    return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK"), sum(times[:4])


def measured(name: str) -> list[Finding]:
    """One figure, and how busy others kept the machine."""
    began, (all_before, own_before) = time.perf_counter(), processor_time()
    findings = uvloop.run(FIGURES[name]())
    all_after, own_after = processor_time()
    others = (all_after - all_before - own_after + own_before) / (time.perf_counter() - began)
    return [*findings, Finding("cores that other programs used meanwhile", others)]


def main() -> int:
    given = arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is a file, for the servers too
    failed = 0
    for name in [given.only] if given.only else FIGURES:
        if not given.json:
            print(f"{name}: {FIGURES[name].__doc__}", flush=True)
        try:
            for finding in measured(name):
                print(json.dumps({"figure": name, **asdict(finding)}) if given.json else finding.line(), flush=True)
        except Exception:  # the other figures are still of interest
            traceback.print_exc()
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
