"""What MkDocs is told about this repository (see mkdocs.yml).

The site's addresses are the repository's own: a page that links to another page, to a picture or to a source file
does so in the same way here and there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
REFERENCE = "reference/"

_LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|\bsrc=\"([^\"]+)\"")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """All pages, whatever they show or link to, and a page for each module of the reference."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    linked = {path for page in pages for path in linked_from(page) if path.suffix != ".md"}
    own = {path.relative_to(ROOT).as_posix() for path in {*pages, *linked}}
    ours = [_file(name, config) for name in sorted(own)]
    modules = [name for name in _named(config.nav) if name.startswith(REFERENCE)]
    theirs = [file for file in files if file.src_dir != config.docs_dir]  # what the theme brings
    return Files([*theirs, *ours, *(_reference(name, config) for name in modules)])


def linked_from(page: Path) -> Iterator[Path]:
    """The files of this repository that a page shows or links to."""
    for found in _LINK.finditer(page.read_text(encoding="utf-8")):
        path = ROOT / normpath(PurePosixPath(page.relative_to(ROOT).parent) / (found[1] or found[2]))
        if path.is_file():
            yield path


def _named(nav: Any) -> Iterator[str]:
    """Every page that the navigation names."""
    if isinstance(nav, str):
        yield nav
    elif nav:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from _named(part)


def _file(name: str, config: MkDocsConfig) -> File:
    return File(name, str(ROOT), config.site_dir, config.use_directory_urls)


def _reference(name: str, config: MkDocsConfig) -> File:
    module = name.removeprefix(REFERENCE).removesuffix(".md")
    return File.generated(config, name, content=f"# {module}\n\n::: {module}\n")
