"""Shows the examples in docstrings as code; to Markdown, ``>>>`` would be a quotation in a quotation in a quotation."""

from __future__ import annotations

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", flags=re.MULTILINE | re.DOTALL)


class Doctests(griffe.Extension):
    """Puts a fence round every example."""

    def on_object(self, *, obj: griffe.Object, **_kwargs: Any) -> None:
        """One module, class, function or attribute."""
        _fence(obj)

    def on_package(self, *, pkg: griffe.Module, **_kwargs: Any) -> None:
        """The package itself."""
        _fence(pkg)


def _fence(thing: griffe.Object) -> None:
    if thing.docstring and "```" not in thing.docstring.value:
        thing.docstring.value = _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", thing.docstring.value)
