"""A bot for the tests: it takes the first move it is offered, so many times, and then misbehaves.

``python unruly.py WHAT TIMES FILE``: a file is a log, or the sign that it has misbehaved once and need not again.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Message = dict[str, Any]


def say(line: str) -> None:
    print(line, flush=True)


def write_bytes(line: bytes) -> None:
    os.write(1, line)


def crash() -> None:
    sys.exit(3)


def be_killed() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def hang() -> None:
    time.sleep(1000)


def leave_a_child() -> None:
    """Somebody else hangs, and holds the pipes."""
    subprocess.Popen(["sleep", "1000"])
    hang()


def speak_for_ever() -> None:
    while True:
        sys.stdout.write("x" * 10_000)


def close_the_output() -> None:
    os.close(1)
    hang()


def answer_and_stop_reading(message: Message) -> None:
    say(message["moves"][0])
    hang()


def answer_and_babble(message: Message) -> None:
    say(message["moves"][0])
    speak_for_ever()


MISDEEDS: dict[str, Callable[[Message], None]] = {
    "crash": lambda _: crash(),
    "be-killed": lambda _: be_killed(),
    "hang": lambda _: hang(),
    "leave-a-child": lambda _: leave_a_child(),
    "rubbish": lambda _: say("hello"),
    "blank": lambda _: say(""),
    "binary": lambda _: write_bytes(b"\xff\x1b[31m\x00\n"),
    "illegal": lambda _: say("stop"),
    "json": lambda message: say(json.dumps({"move": message["moves"][0]})),
    "megabyte": lambda _: say("x" * 1_000_000),
    "speak-for-ever": lambda _: speak_for_ever(),
    "close-the-output": lambda _: close_the_output(),
    "twice": lambda message: say(f"{message['moves'][0]}\n{message['moves'][0]}"),
    "babble": answer_and_babble,
    "deaf": answer_and_stop_reading,
}


def behave(what: str, message: Message, chance: random.Random) -> None:
    """What is odd about a bot but does no harm."""
    if what == "flood":
        sys.stderr.write("noise " * 500_000)
    say(chance.choice(message["moves"]) if what == "by-chance" else message["moves"][0])


def main(what: str, times: int, word: str) -> None:
    mark = Path(word)
    for line in sys.stdin:
        message = json.loads(line)
        if what == "record":
            with mark.open("a") as log:
                log.write(f"{os.getpid()} {line}")
        if message["type"] == "begin":
            chance = random.Random(message["seed"])
        elif message["type"] == "end" and what == "leave":
            return
        elif message["type"] == "end" and what == "babble-in-the-end":
            speak_for_ever()
        elif message["type"] == "move":
            times -= 1
            if times < 0 and what in MISDEEDS and not (word and mark.exists()):
                if word:
                    mark.touch()  # only this once
                MISDEEDS[what](message)
            else:
                behave(what, message, chance)


if __name__ == "__main__":
    try:
        main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
    except BrokenPipeError:
        os._exit(1)  # nobody listens any more: no reason for a traceback
