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

#: What all templates share; those that draw something of a game lie in its own folder.
_SHARED = Path(__file__).parent / "templates"
_WEIGHTS = ("Regular", "Semibold", "Bold")
#: Dots to the inch of a picture: enough for a screen.
_DOTS = 84


class Pages(NamedTuple):
    """What is to be set: a template, and what it is to show."""

    template: Path
    data: dict[str, Any]

    def pdf(self) -> bytes:
        """All pages, for the printer."""
        with _ready(self) as (typst, template, settings):
            return bytes(typst.compile(template, format="pdf", **settings))

    def pictures(self) -> list[bytes]:
        """Every page as a PNG picture, for a screen."""
        with _ready(self) as (typst, template, settings):
            made = typst.compile(template, format="png", ppi=_DOTS, **settings)
        return list(made) if isinstance(made, list) else [made]


def is_ready() -> bool:
    """Whether the extra ``print`` is installed."""
    return find_spec("typst") is not None and find_spec("font_source_sans_pro") is not None


def pages_of(template: Path, data: dict[str, Any]) -> int:
    """On which page a template's last word, labelled <end>, would stand."""
    with _ready(Pages(template, data)) as (typst, copy, settings):
        page = typst.query(copy, "<end>", field="value", one=True, **settings)
    return int(json.loads(page))


@contextmanager
def _ready(pages: Pages) -> Iterator[tuple[Any, Path, dict[str, Any]]]:
    """Typst, the template and what it is to work with; both it and the font come with the extra ``print``."""
    try:
        import typst
    except ImportError:
        raise BadOption("print-no-extra") from None
    font = find_spec("font_source_sans_pro")
    if font is None or font.origin is None:
        raise BadOption("print-no-extra")
    with ExitStack() as stack:
        folder = _copied(pages.template, Path(font.origin).parent / "files", stack)
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
        data = {"data": json.dumps(pages.data)}
        yield typst, folder / pages.template.name, {"root": folder, "font_paths": fonts, "sys_inputs": data}


def _copied(template: Path, fonts: Path, stack: ExitStack) -> Path:
    """A folder with all templates, wherever a game lies: Typst reads from one folder only.

    And with the weights of the font we use, in one format: Typst takes whatever the disk lists first of two.
    """
    try:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        weights = [fonts / f"SourceSansPro-{weight}.otf" for weight in _WEIGHTS]
        for file in (*weights, *_SHARED.glob("*.typ"), *template.parent.glob("*.typ")):
            shutil.copy(file, folder)
    except OSError as fault:
        where = str(fault.filename2 or fault.filename or "tmp")
        raise BadOption("print-cannot-write", file=where, fault=str(fault.strerror)) from None
    return folder
