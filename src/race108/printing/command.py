"""``race108 print``: makes the PDF and writes it, whole or not at all."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path

from race108.errors import BadOption
from race108.printing import board, cards, rules, sheets
from race108.printing.things import file_name
from race108.words import number, say


def print_thing(options: argparse.Namespace, rows: list[int] | None, language: str) -> int:
    """Make what was asked for, write it to its file and say what to mind at the printer."""
    content = _made(options, rows, language)
    if options.out == "-":
        sys.stdout.buffer.write(content)
        return 0
    file = Path(options.out or file_name(options.thing, getattr(options, "game", None)))
    write_whole(file, content)
    print(say("print-done-cards" if options.thing == "cards" else "print-done", language, file=str(file)))
    return 0


def _made(options: argparse.Namespace, rows: list[int] | None, language: str) -> bytes:
    """What goes into the file."""
    on = {"paper": options.paper, "style": options.style, "language": language}
    if options.thing == "sheets":
        return sheets(rows, number(options.pages) if options.pages.isdecimal() else 0, **on)
    if options.thing == "board":
        return board(options.layout, **on)
    if options.thing == "cards":
        return cards(options.game, options.layout, **on)
    return rules(options.game, **on)


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
