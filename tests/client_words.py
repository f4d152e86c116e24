"""What the client says, from its own catalogues: tests that look for a sentence go on when it is worded better."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

CATALOGUES = Path(__file__).parents[1] / "locale" / "web"


@cache
def _catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(message: str, /, language: str = "en", **args: str | int) -> str:
    """A message of the client."""
    bundle = _catalogue(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, args)
    assert not faults, faults
    return str(text)
