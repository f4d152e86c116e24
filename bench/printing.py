"""How long printing takes as a command, starting Python and loading the rules included, against our own limits.

``python bench/printing.py``
"""

from __future__ import annotations

import subprocess
import sys
import time
from tempfile import TemporaryDirectory

ROUNDS = 5

#: What is printed, and in how many seconds; None where we set no limit.
WISHES: dict[str, float | None] = {
    "sheets --pages 20": 2.0,
    "cards --game triggs": 5.0,
    "cards --game runtrip": 5.0,
    "board": None,
    "rules --game triggs": None,
    "rules --game runtrip": None,
}


def seconds(wish: str) -> float:
    """How long it takes at best: what is above that is another program's."""
    took = []
    with TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            began = time.perf_counter()
            call = [sys.executable, "-m", "race108", "print", *wish.split()]
            subprocess.run(call, check=True, capture_output=True, cwd=folder)
            took.append(time.perf_counter() - began)
    return min(took)


def main() -> None:
    slow = False
    for wish, limit in WISHES.items():
        took = seconds(wish)
        print(f"race108 print {wish}: {took:.2f} s" + (f" (asked: under {limit:.0f} s)" if limit else ""))
        slow = slow or (limit is not None and took >= limit)
    if slow:
        sys.exit("slower than asked")


if __name__ == "__main__":
    main()
