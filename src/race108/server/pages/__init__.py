"""The pages for browsers: plain HTML, one style sheet and one script, without a build.

A page names a text as ``data-say="page-start"``, the script as ``say("page-start")``. What they name is looked up in
the catalogues before the first answer, so that a missing word is found at once.
"""

from __future__ import annotations

import hashlib
import html
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import orjson
from fastapi import APIRouter, HTTPException, Request, Response

from race108.runtrip.layout import named_layout
from race108.server.asking import language_of
from race108.words import LANGUAGES, say

#: Every page and its address. Whether a table exists is for the script to find out.
PAGES = {"home": "/", "table": "/t/{table_id}", "verify": "/verify"}

_HERE = Path(__file__).parent
_KINDS = {"css": "text/css", "js": "text/javascript", "json": "application/json", "svg": "image/svg+xml"}
_NAMED = re.compile(r'(?:\bsay\(|data-say=)"([a-z0-9-]+)"')
#: What the script fills in: ``{player}`` stands in its words where ``{ $player }`` stands in the catalogue.
_GAPS = {
    name: f"{{{name}}}"
    for name in "boxes count crosses level name number player players row side time token value".split()
}


def router() -> APIRouter:
    """Every page, the files they load, and their words."""
    _words(LANGUAGES[0])
    pages = APIRouter(include_in_schema=False)
    for name, address in PAGES.items():
        pages.add_route(address, _page(name))
    pages.add_route("/pages/{name}", _file)
    pages.add_route("/words/{language}.json", _language)
    return pages


# None of these is a coroutine: reading a catalogue for the first time takes a moment, and the games go on meanwhile.


def _page(name: str) -> Callable[[Request], Response]:
    def page(request: Request) -> Response:
        return _answer(request, _written(name, language_of(request)), "text/html")

    return page


def _file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _files():
        raise HTTPException(404)
    return _answer(request, _files()[name], _KINDS[name.rpartition(".")[2]])


def _language(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return _answer(request, _words(language), _KINDS["json"])


def _answer(request: Request, body: bytes, kind: str) -> Response:
    """Something that seldom changes: a browser that has it only asks whether it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@cache
def _files() -> dict[str, bytes]:
    """What pages load: the files beside this one, and the symbols on the squares of the layout everybody has."""
    own = {path.name: path.read_bytes() for path in _HERE.iterdir() if path.suffix in (".css", ".js", ".svg")}
    return own | {"factors.json": orjson.dumps(named_layout("factors").squares)}


@cache
def _written(name: str, language: str) -> bytes:
    """A page in one language."""
    frame, main = (_read(f"{part}.html") for part in ("frame", name))
    text = frame.replace("LANGUAGE", language).replace("MAIN", main)
    return re.sub(
        r'data-say="([a-z0-9-]+)">', lambda found: found[0] + html.escape(say(found[1], language)), text
    ).encode()


@cache
def _words(language: str) -> bytes:
    """All words the pages and the script name, in one language."""
    texts = [_read(path.name) for path in _HERE.iterdir() if path.suffix in (".html", ".js")]
    named = sorted({message for text in texts for message in _NAMED.findall(text)})
    return orjson.dumps({message: say(message, language, **_GAPS) for message in named})


def _read(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
