"""``race108 print``: makes the PDF and writes it, whole or not at all."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path

from race108.errors import BadOption
from race108.printing.make import lay_out
from race108.printing.things import chosen, file_name, offers, options_of
from race108.words import say


def print_thing(options: argparse.Namespace, language: str) -> int:
    """Make what was asked for, write it to its file and say what to mind at the printer."""
    given = {name: option.read(getattr(options, name)) for name, option in options_of(offers()[options.thing]).items()}
    game = getattr(options, "game", None)
    wish = {"paper": options.paper, "style": options.style, "language": language}
    content = lay_out(options.thing, game, **wish, **given).pdf()
    if options.out == "-":
        sys.stdout.buffer.write(content)
        return 0
    file = Path(options.out or file_name(options.thing, game))
    write_whole(file, content)
    both_sides = chosen(options.thing, game)[1].both_sides
    print(say("print-done-both-sides" if both_sides else "print-done", language, file=str(file)))
    return 0


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; if that fails, the one that was there before is still there."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.unfinished") if file.name else file
    try:
        if file.exists() and not file.is_file():
            file.write_bytes(content)  # a device or a pipe cannot be exchanged for a new file
            return
        if file.exists() and not os.access(file, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        try:
            unfinished.write_bytes(content)
            unfinished.replace(file.resolve())
        finally:
            unfinished.unlink(missing_ok=True)
    except (OSError, ValueError) as fault:
        raise BadOption(
            "print-cannot-write", file=ascii(str(file))[1:-1], fault=str(getattr(fault, "strerror", None) or fault)
        ) from None
