"""Two servers, a store and a Redis, and all of them fail: is every history one that could be? (As Jepsen asks.)

python tests/histories.py --seconds 600 --seed 108
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field

from history import History
from history_checks import violations
from history_end import Ending, Evidence
from history_people import Someone, table_after_table
from server_world import Server
from services import PostgreSQL, Redis, Service

#: How many people there are, and how many tables they play at at the same time.
PEOPLE = 32
TABLES = 12
#: Seconds from one fault to the next, when all is up again.
PEACE = (0.1, 1.6)
PAUSE = (0.2, 3.0)


class QuickServer(Server):
    """Whoever leaves is stood in for by a bot that hardly thinks."""

    def environment(self) -> dict[str, str]:
        """As others, but for that."""
        return super().environment() | {"RACE108_STAND_IN": "greedy", "RACE108_LOG_LEVEL": "warning"}


class World:
    """Everything that can fail, and how. Started and stopped by the main thread, as ``Service`` needs it."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.faults: Counter[str] = Counter()
        #: What the servers' logs tell of: the last lines of tracebacks.
        self.complaints: Counter[str] = Counter()

    @contextmanager
    def up(self) -> Iterator[None]:
        """All of it, for a while."""
        with ExitStack() as stack:
            self.postgres = stack.enter_context(PostgreSQL())
            self.redis = stack.enter_context(Redis())
            self.servers = [stack.enter_context(QuickServer(self.postgres.url, self.redis.url)) for _ in range(2)]
            yield
            for server in self.servers:
                self.complaints += _complaints((server.folder / "log").read_text())

    def fails(self) -> None:
        """One fault; when it is over, all is up again."""
        chance = self._chance
        one, other = chance.sample(self.servers, 2)
        service = chance.choice([one, one, self.postgres, self.redis])
        how = chance.choice(["killed", "killed", "paused", "paused", "stopped", "killed while a server is paused"])
        if how == "stopped" and service is not one:
            how = "paused"  # in good order only servers stop: they have something to put in order
        name = type(service).__name__.removeprefix("Quick")
        if how == "paused":
            with service.held():
                time.sleep(chance.uniform(*PAUSE))
        elif how == "stopped":
            service.restart()
        elif how == "killed":
            _killed(service)
        else:
            with other.held():
                time.sleep(chance.uniform(0, 0.5))
                _killed(service)
        self.faults[f"{name} {how}"] += 1


def _complaints(log: str) -> Counter[str]:
    """How often which traceback is in a log."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{") and line.endswith("}")]
    return Counter(f"{line['message'].strip()}: {line['trace'].splitlines()[-1]}" for line in lines if "trace" in line)


def _killed(service: Service) -> None:
    service.kill()
    service.start()


@dataclass
class Report:
    """What came of it."""

    seed: int
    seconds: float
    counts: Counter[str]
    faults: Counter[str]
    complaints: Counter[str]
    evidence: Evidence
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        rate = self.counts["changes"] / self.seconds
        lines = [
            f"seed {self.seed}: {self.counts['changes']} changes acknowledged ({rate:.0f} a second) and"
            f" {self.counts['lines']} lines of chat, {sum(self.faults.values())} faults,"
            f" {len(self.evidence.tables)} tables, {len(self.evidence.records)} finished,"
            f" {self.complaints.total()} tracebacks in logs, {len(self.violations)} violations",
            "  faults: " + ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items())),
            "  in the logs: " + ", ".join(f"{line} ({count})" for line, count in sorted(self.complaints.items())),
            "  told: " + ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items())),
        ]
        return "\n".join([*lines, *self.violations])


class Crowd:
    """The people, in a thread of their own: the main thread does the harm."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.history = History()
        self._stop = threading.Event()
        self._world, self._chance = world, chance
        urls = [server.url for server in world.servers]
        self._people = [
            Someone(number, urls, self.history, random.Random(chance.random()), self._stop.is_set)
            for number in range(PEOPLE)
        ]
        self.ending: Ending | None = None
        self._fault: BaseException | None = None
        self._ready, self._up, self._done = threading.Event(), threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def plays_while(self, harm: Callable[[], None], patience: float) -> Evidence:
        """Play until the harm is done; then see what is left."""
        self._thread.start()
        try:
            while not self._ready.wait(0.1) and self._thread.is_alive():
                pass
            harm()
        finally:
            self._stop.set()
            self._up.set()
        if not self._done.wait(patience):
            raise TimeoutError("the people do not come to an end")
        if self._fault is not None:
            raise self._fault
        assert self.ending is not None
        self.ending.reads(self._world.postgres.url)
        return self.ending.evidence

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as fault:
            self._fault = fault
        finally:
            self._done.set()

    async def _play(self) -> None:
        for person in self._people:
            await person.is_known()
        self._ready.set()
        tables = (
            table_after_table(self._people, random.Random(self._chance.random()), self._stop.is_set)
            for _ in range(TABLES)
        )
        await asyncio.gather(*tables)
        await asyncio.to_thread(self._up.wait)
        self.ending = Ending(self._people, self._world.servers, self.history)
        await self.ending.gathers()
        for person in self._people:
            await person.web.aclose()


def run(seconds: float, seed: int, *, faults: bool = True) -> Report:
    """A world that fails for a while, and what came of it."""
    chance = random.Random(seed)
    world = World(random.Random(chance.random()))
    with world.up():
        crowd = Crowd(world, chance)

        def harm() -> None:
            until = time.monotonic() + seconds
            while (left := until - time.monotonic()) > 0:
                time.sleep(min(left, chance.uniform(*PEACE)))
                if faults and time.monotonic() < until:
                    world.fails()

        evidence = crowd.plays_while(harm, patience=240 + seconds / 2)
        report = Report(seed, seconds, crowd.history.counts, world.faults, world.complaints, evidence)
    report.violations = violations(evidence)
    return report


def main() -> int:
    """Counts and violations, on the terminal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--no-faults", action="store_true", help="nothing fails: only people race with each other")
    args = parser.parse_args()
    report = run(args.seconds, args.seed, faults=not args.no_faults)
    print(report)
    return bool(report.violations)


if __name__ == "__main__":
    sys.exit(main())
