"""Typst sets the pages: our own templates, a font that comes in a package, no network, the same bytes each time."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from race108.errors import BadOption

TEMPLATES = Path(__file__).parent / "templates"
_WEIGHTS = ("Regular", "Semibold", "Bold")
#: Dots to the inch of a picture: enough for a screen.
_DOTS = 84


class Pages(NamedTuple):
    """What is to be set: a template, and what it is to show."""

    template: str
    data: dict[str, Any]

    def pdf(self) -> bytes:
        """All pages, for the printer."""
        with _ready(self.data) as (typst, settings):
            return bytes(typst.compile(TEMPLATES / f"{self.template}.typ", format="pdf", **settings))

    def pictures(self) -> list[bytes]:
        """Every page as a PNG picture, for a screen."""
        with _ready(self.data) as (typst, settings):
            made = typst.compile(TEMPLATES / f"{self.template}.typ", format="png", ppi=_DOTS, **settings)
        return list(made) if isinstance(made, list) else [made]


def is_ready() -> bool:
    """Whether the extra ``print`` is installed."""
    return find_spec("typst") is not None and find_spec("font_source_sans_pro") is not None


def pages_of(template: str, data: dict[str, Any]) -> int:
    """On which page a template's last word, labelled <end>, would stand."""
    with _ready(data) as (typst, settings):
        page = typst.query(TEMPLATES / f"{template}.typ", "<end>", field="value", one=True, **settings)
    return int(json.loads(page))


@contextmanager
def _ready(data: dict[str, Any]) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Typst and what it is to work with; both it and the font come with the extra ``print``."""
    try:
        import typst
    except ImportError:
        raise BadOption("print-no-extra") from None
    font = find_spec("font_source_sans_pro")
    if font is None or font.origin is None:
        raise BadOption("print-no-extra")
    with ExitStack() as stack:
        folder = _fonts(Path(font.origin).parent / "files", stack)
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
        yield typst, {"root": TEMPLATES, "font_paths": fonts, "sys_inputs": {"data": json.dumps(data)}}


def _fonts(source: Path, stack: ExitStack) -> str:
    """A folder with the weights we use, in one format: Typst takes whatever the disk lists first of two."""
    try:
        folder = stack.enter_context(TemporaryDirectory())
        for weight in _WEIGHTS:
            shutil.copy(source / f"SourceSansPro-{weight}.otf", folder)
    except OSError as fault:
        where = str(fault.filename2 or fault.filename or "tmp")
        raise BadOption("print-cannot-write", file=where, fault=str(fault.strerror)) from None
    return folder
