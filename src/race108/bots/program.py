"""Programs that are asked and answer, line by line: started, hired again for the next game, and never left behind.

A program holds nobody up: it is written to and read from only while it has time, and then it is killed with everything
it has started. Should this process itself be killed, a watchman does that in its place.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress

from race108.words import Argument, shown

Command = tuple[str, ...]

#: The longest line that can be an answer; moves are much shorter.
LONGEST = 4096
#: So long a program that is not needed any more has to end by itself, in seconds.
FAREWELL = 1.0
#: Waits for the word that all is well; if nobody is left to say it, it kills the program and what it has started.
_WATCHMAN = 'read -r _ || { sleep 1; kill -s KILL -- "-$1"; }'


class Fault(Exception):
    """What a program has done wrong: the name of a message, and its arguments."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Program:
    """A program that runs, in a session of its own: Ctrl-C is meant for us, and not for it."""

    def __init__(self, command: Command) -> None:
        self.command = command
        #: Whether it has ever answered; if not, it may still be starting.
        self.has_answered = False
        self._heard = b""
        try:
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as fault:
            raise Fault("bot-no-start", fault=getattr(fault, "strerror", None) or str(fault)) from None
        self._watchman = _watchman(self._process.pid)
        _running.add(self)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._pipes = (self._process.stdin, self._process.stdout)
        self._in, self._out = (pipe.fileno() for pipe in self._pipes)
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)

    # --- talking ----------------------------------------------------------------------------------------------------

    def ask(self, question: bytes, seconds: float) -> str:
        """Its answer to some lines: one line, without its end."""
        self._expect_silence()
        until = time.monotonic() + seconds
        unsent = memoryview(question)
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._in, selectors.EVENT_WRITE)
            while (left := until - time.monotonic()) > 0:
                for key, _ in ready.select(left):
                    if key.fd == self._in:
                        unsent = unsent[self._sent(unsent) :]
                        if not unsent:
                            ready.unregister(self._in)
                    elif self._hears_line():
                        if unsent:
                            raise Fault("bot-unasked", answer=readable(self._heard))
                        return self._line()
        raise Fault("bot-late", ms=round(1000 * seconds))

    def tell(self, line: bytes) -> bool:
        """Say something that wants no answer; False if it is not listening."""
        return self._sent(memoryview(line)) == len(line)

    def has_ended(self, seconds: float = 0.0) -> bool:
        """Whether it has closed its output, as a program does that ends, or does so soon."""
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            while ready.select(max(0.0, until - time.monotonic())):
                heard = os.read(self._out, LONGEST)
                if not heard:
                    return True
                self._heard = (self._heard + heard)[: LONGEST + 1]
                if len(self._heard) > LONGEST and time.monotonic() >= until:  # it may go on speaking for ever
                    break
        return False

    def exit_code(self) -> str:
        """With which code it has ended; "none" if it goes on without an output."""
        with suppress(subprocess.TimeoutExpired):
            return str(self._process.wait(FAREWELL))
        return "none"

    def _sent(self, text: memoryview) -> int:
        try:
            return os.write(self._in, text)
        except BlockingIOError:
            return 0
        except BrokenPipeError:  # it does not listen any more: this is seen when it should answer
            return len(text)

    def _hears_line(self) -> bool:
        """Read what is there; whether it is a whole line."""
        heard = os.read(self._out, LONGEST)
        if not heard:
            raise Fault("bot-ended", code=self.exit_code())
        self._heard += heard
        end = self._heard.find(b"\n")
        if end > LONGEST or (end < 0 and len(self._heard) > LONGEST):
            raise Fault("bot-long-line", most=LONGEST)
        return end >= 0

    def _line(self) -> str:
        line, _, self._heard = self._heard.partition(b"\n")
        self.has_answered = True
        return line.decode("utf-8", "replace").strip()

    def _expect_silence(self) -> None:
        """What it says before it is asked would be taken for the answer."""
        if self.has_ended():
            raise Fault("bot-ended", code=self.exit_code())
        if self._heard:
            raise Fault("bot-unasked", answer=readable(self._heard))

    # --- ending -----------------------------------------------------------------------------------------------------

    def dismiss(self) -> None:
        """Nothing more will be asked: it has a moment to end by itself."""
        if self in _running:
            self._pipes[0].close()
            self.has_ended(FAREWELL)
            self.kill()

    def kill(self) -> None:
        """End it, and everything it has started."""
        if self not in _running:
            return
        _running.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._watchman.communicate(b"\n", timeout=FAREWELL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        for pipe in self._pipes:
            pipe.close()


def _watchman(group: int) -> subprocess.Popen[bytes]:
    """Somebody who outlives us."""
    return subprocess.Popen(
        ["/bin/sh", "-c", _WATCHMAN, "watchman", str(group)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        start_new_session=True,
    )


def readable(answer: bytes | str) -> str:
    """What a program said, fit to be shown to people."""
    text = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
    return shown("".join(sign if sign.isprintable() else "\ufffd" for sign in text.strip()))


# --- hiring ---------------------------------------------------------------------------------------------------------

#: Every program that runs, and those among them that wait for another game.
_running: set[Program] = set()
_waiting: dict[Command, list[Program]] = {}


def hire(command: Command) -> Program:
    """A program that plays no game now: one from a game before, or a new one."""
    waiting = _waiting.get(command, [])
    while waiting:
        program = waiting.pop()
        if not program.has_ended():
            return program
        program.kill()
    return Program(command)


def give_back(program: Program) -> None:
    """It has played its game to the end, and can play another."""
    _waiting.setdefault(program.command, []).append(program)


@atexit.register
def dismiss_all() -> None:
    """No game will be played any more."""
    _waiting.clear()
    for program in list(_running):
        program.dismiss()


def _forget_all() -> None:
    """In a copy of this process: the programs are the original's."""
    _running.clear()
    _waiting.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
