"""The client as one folder for any web host: ``python tools/web_site.py FOLDER`` (``make site``).

There is no server behind it: whoever opens it plays, learns, reads, looks on again and checks in the browser alone. The
folder may lie anywhere below an address, since its pages ask for nothing but what lies beside them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import sys
from itertools import product
from pathlib import Path

from race108.printing.make import lay_out
from race108.printing.thing import STYLES
from race108.printing.things import offers
from race108.printing.typesetting import is_ready
from race108.server import serving
from race108.server.guard import POLICY
from race108.words import LANGUAGES, say

#: What only a server needs.
LEFT_OUT = shutil.ignore_patterns(".vite", "*.br", "*.gz")


def main() -> None:
    """Write the folder anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-print", action="store_true", help="without the files to print, which take a minute")
    given = parser.parse_args()
    if not (serving.FOLDER / "index.html").is_file():
        sys.exit("There is no client yet: run “make client” first.")
    write(given.folder, printing=not given.no_print and is_ready())


def write(folder: Path, *, printing: bool = True) -> None:
    """The client's files, its pages as they are where no server sends them, and whatever can be printed."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(serving.FOLDER, folder, ignore=LEFT_OUT)
    for page in ("index.html", "pad.html"):
        path = folder / page
        path.write_text(page_of(path.read_text(encoding="utf-8")), encoding="utf-8")
    for name in ("app.webmanifest", "pad.webmanifest"):
        path = folder / name
        path.write_text(json.dumps(manifest_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
    renew_workers(folder)
    (folder / ".nojekyll").touch()  # some hosts would leave out what they do not know
    if printing:
        write_prints(folder / "print")


def page_of(page: str) -> str:
    """A page that says what it may load: no server adds a header. Of frames only a header may speak."""
    policy = POLICY.partition("; frame-ancestors")[0]
    told = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    page = page.replace('<html lang="en">', '<html lang="en" data-site>').replace("<!-- words -->", "")
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {told}')
    if 'name="plays"' in page:  # what is needed to play comes before the typeface (web/src/lib/dress.ts)
        page = re.sub(r'<link rel="preload"[^>]* as="font"[^>]*>\s*', "", page)
        page = page.replace("data-site>", "data-site data-plain>")
    page = page.replace("<title>", '<meta name="referrer" content="no-referrer" />\n    <title>')
    return page.replace("<!-- no script -->", say("request-no-script", "en"))


def manifest_of(text: str) -> dict[str, object]:
    """Addresses of pages, as they are in a folder: in the fragment, and the pad a file."""
    text = re.sub(r'"/pad"', '"./pad.html"', text).replace('"./pad"', '"./pad.html"')
    text = re.sub(r'"\./(?=[a-z]+#)', '"./#/', text).replace('"src": "/', '"src": "')
    told: dict[str, object] = json.loads(text)
    told.pop("id", None)
    return told


def renew_workers(folder: Path) -> None:
    """Pages are part of what a worker keeps: a change of them makes another version."""
    pages = b"".join(path.read_bytes() for path in sorted(folder.glob("*.html")))
    mark = hashlib.sha256(pages).hexdigest()[:6]
    for path in folder.glob("*worker.js"):
        path.write_text(path.read_text(encoding="utf-8").replace('VERSION="', f'VERSION="{mark}', 1), encoding="utf-8")


def write_prints(folder: Path) -> None:
    """Everything that can be printed as it usually is, on every paper, in every language and both styles."""
    folder.mkdir()
    known = ((thing, game, about.papers) for thing, offer in offers().items() for game, about in offer.items())
    for thing, game, papers in known:
        for paper, style, language in product(papers, STYLES, LANGUAGES):
            pages = lay_out(thing, game, paper=paper, language=language, style=style)
            (folder / f"{game}-{thing}-{paper}-{style}-{language}.pdf").write_bytes(pages.pdf())


if __name__ == "__main__":
    main()
