"""The command ``race108 review``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import orjson

from race108.coach.judge import checked_deals
from race108.coach.report import page, text
from race108.coach.review import reviewed
from race108.errors import BadOption


def review(options: argparse.Namespace, language: str) -> int:
    """Review a recorded game, as text, as a page or as JSON."""
    deals = checked_deals(options.deals)
    try:
        record = orjson.loads(options.file.read_bytes())
    except OSError as fault:
        raise BadOption("review-no-file", file=str(options.file), fault=str(fault.strerror)) from None
    except ValueError:
        record = None  # what is no record is refused as such
    found = reviewed(record, deals)
    if options.html:
        _write(options.html, page(found, language))
    if options.json:
        print(json.dumps(found.json(language)))
    elif not options.html:
        print(text(found, language))
    return 0


def _write(path: Path, written: str) -> None:
    try:
        path.write_text(written, encoding="utf-8")
    except OSError as fault:
        raise BadOption("review-cannot-write", file=str(path), fault=str(fault.strerror)) from None
