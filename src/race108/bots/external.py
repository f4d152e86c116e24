"""Bots in any language: a program gets its seat's view and answers with a move (see docs/external-bots.md)."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from dataclasses import dataclass
from typing import Any

from race108.bots import MOST_MS
from race108.bots.program import Command, Fault, Program, give_back, hire, readable
from race108.errors import BadMove, BadOption, BotFailed
from race108.game import View
from race108.kernel import events_in, pick
from race108.ruleset import Json, Ruleset
from race108.words import shown

PROTOCOL = 1
#: Milliseconds for a move, unless something else is said.
USUAL_MS = 5_000
#: So much longer the first answer of a program that has just been started may take.
STARTING_MS = 10_000
#: So many seconds it is watched whether a program ends as soon as it is started.
TRIAL = 0.3


@dataclass
class _Sitting:
    """A program at a seat, and the events it has been told: they say which game it is in."""

    program: Program
    known: bytes


class External:
    """A bot that is a program. Every seat it is asked for has a process of its own, which knows nothing of the others.

    A program that fails is killed, and ``BotFailed`` says whose seat has lost and why.
    """

    def __init__(self, rules: Ruleset, detail: str, name: str, ms: int | None = None) -> None:
        self.name = name
        self._rules = rules
        said, self._command = _read_command(detail)
        self._ms = ms or said
        self._sittings: dict[int, _Sitting] = {}

    def __call__(self, view: View, dealer: Any) -> tuple[int, ...]:
        """The move that the program of this seat names."""
        try:
            return _actions(view, self._answer(view, dealer))
        except Fault as fault:
            self._kill(view.turn)
            reason = (fault.message, fault.arguments)
            raise BotFailed("bot-forfeits", bot=self.name, seat=view.turn, reason=reason) from None
        except BaseException:  # Ctrl-C: its answer would be taken for that to another question
            self._kill(view.turn)
            raise

    def try_out(self) -> None:
        """Refuse a program that cannot be started, or that ends before it is asked anything."""
        try:
            program = Program(self._command)
            ended = program.has_ended(TRIAL)
            code = program.exit_code() if ended else ""
            program.kill()
            if ended:
                raise Fault("bot-ended", code=code)
        except Fault as fault:
            reason = (fault.message, fault.arguments)
            raise BadOption("bot-cannot-play", bot=self.name, reason=reason) from None

    def end(self, winners: list[int] | None) -> None:
        """The game is over; None: nobody knows who has won. The programs can play another."""
        for seat in list(self._sittings):
            self._end(seat, winners)

    def __del__(self) -> None:
        for seat in list(getattr(self, "_sittings", ())):
            self._kill(seat)

    def _end(self, seat: int, winners: list[int] | None) -> None:
        if sitting := self._sittings.pop(seat, None):
            if sitting.program.tell(_line({"type": "end", "winners": winners})):
                give_back(sitting.program)
            else:
                sitting.program.kill()

    def _kill(self, seat: int) -> None:
        if sitting := self._sittings.pop(seat, None):
            sitting.program.kill()

    # --- asking -----------------------------------------------------------------------------------------------------

    def _answer(self, view: View, dealer: Any) -> str:
        """What the program of this seat says."""
        sitting = self._sittings.get(view.turn)
        if sitting is None or not view.events.tobytes().startswith(sitting.known):
            self._end(view.turn, None)
            return self._first_answer(view, dealer)
        return self._ask(sitting, view, b"")

    def _first_answer(self, view: View, dealer: Any) -> str:
        """Begin a game and ask. A program may end after a game: if it does so only now, another is started."""
        begin = self._begin(view.turn, dealer)
        sitting = self._sittings[view.turn] = _Sitting(hire(self._command), b"")
        old = sitting.program.has_answered
        try:
            return self._ask(sitting, view, begin)
        except Fault as fault:
            if not old or fault.message != "bot-ended":
                raise
        self._kill(view.turn)
        sitting = self._sittings[view.turn] = _Sitting(Program(self._command), b"")
        return self._ask(sitting, view, begin)

    def _ask(self, sitting: _Sitting, view: View, begin: bytes) -> str:
        events = view.events.tobytes()
        news = self._rules.happened(events_in(events[len(sitting.known) :]))
        sitting.known = events
        question = {"type": "move", "view": view.json, "events": news, "moves": view.moves, "ms": self._ms}
        extra = 0 if sitting.program.has_answered else STARTING_MS
        return sitting.program.ask(begin + _line(question), (self._ms + extra) / 1000)

    def _begin(self, seat: int, dealer: Any) -> bytes:
        rules = self._rules
        about = {"game": rules.game, "players": rules.players, "seat": seat, "options": rules.options()}
        # All chance comes from the dealer, so that a game can be played again.
        return _line({"type": "begin", "protocol": PROTOCOL, **about, "seed": pick(dealer, 1 << 30)})


def _line(message: Json) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _actions(view: View, answer: str) -> tuple[int, ...]:
    try:
        return view.read(answer)
    except BadMove as fault:
        raise Fault("bot-bad-move", answer=readable(answer), fault=(fault.message, fault.arguments)) from None


def _read_command(detail: str) -> tuple[int, Command]:
    """How long it may think, and what is started: ``./mybot --fast``, ``500ms:./mybot``."""
    if os.name != "posix":
        raise BadOption("bot-no-posix")
    found = re.fullmatch(r"(?:([0-9]{1,9})ms:)?(.*)", detail, re.DOTALL)
    assert found is not None
    ms = int(found[1] or USUAL_MS)
    try:
        command = tuple(shlex.split(found[2]))
    except ValueError:  # a quotation mark is left open
        command = ()
    if not command or not 1 <= ms <= MOST_MS:
        raise BadOption("bot-bad-command", most=MOST_MS)
    if not _can_be_run(command[0]):
        raise BadOption("bot-no-program", program=shown(command[0]))
    return ms, command


def _can_be_run(program: str) -> bool:
    try:
        return shutil.which(program) is not None
    except ValueError:  # a name that no file can have
        return False
