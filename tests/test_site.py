"""The pages lead somewhere: links, anchors and the files they name are there, and the site is built."""

from __future__ import annotations

import re
import subprocess
import sys
from os import environ
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("bench/*/README.md"))]
#: What a command writes, and an attribute that looks like a file.
NOT_OURS = {".cache/", "src/race108/server/client/", "summary.json", "view.json"}
_FENCED = re.compile(r"^```.*?^```", flags=re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)|\bsrc=\"([^\"]+)\"")
_FILE = re.compile(
    r"`([\w.][\w./-]*(?:\.(?:c|conf|css|ftl|js|json|lock|md|mjs|npz|py|service|svelte|toml|ts|typ|yml)|/))`"
)


def prose(page: Path) -> str:
    return _FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """What can be linked to: the headings, as code hosts name them."""
    headings = re.findall(r"^#+ +(.*)$", prose(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def files() -> set[str]:
    """Every file and folder of the repository, as /path/from/its/root; a folder ends with another /."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=False
    )
    names = listed.stdout.decode().splitlines() or [
        path.relative_to(ROOT).as_posix() for path in ROOT.glob("**/*") if path.is_file()
    ]
    folders = {f"{folder.as_posix()}/" for name in names for folder in Path(name).parents}
    return {f"/{name}" for name in {*names, *folders}}


FILES = files()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in (found[1] or found[2] for found in _LINK.finditer(prose(page))):
        if link.startswith(("http:", "https:")):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.is_file(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = set(_FILE.findall(prose(page))) - NOT_OURS
    assert not [name for name in named if not any(file.endswith(f"/{name}") for file in FILES)]


def test_the_site_is_built_without_a_warning_and_asks_nobody_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(tmp_path)]
    built = subprocess.run(
        command, cwd=ROOT, env={**environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    told = [line for line in (built.stdout + built.stderr).splitlines() if not line.startswith("INFO")]
    assert (built.returncode, told) == (0, [])
    pages = list(tmp_path.glob("**/*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        foreign = re.findall(
            r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"(?:https?:)?//[^>]*>", page.read_text()
        )
        assert not foreign, page.name
        assert "<blockquote>" not in page.read_text(), page.name  # an example in a docstring is code
    reference = (tmp_path / "reference" / "race108.game.html").read_text()
    assert "take_back" in reference
