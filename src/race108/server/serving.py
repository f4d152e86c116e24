"""The client for browsers: one page for all its addresses, and the files Vite has built (``make client``)."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath

import orjson
from fastapi import APIRouter, HTTPException, Request, Response

from race108.ruleset import Json
from race108.server.asking import accepted_encodings, language_of
from race108.words import say

FOLDER = Path(__file__).parent / "client"

#: Every address of the client. Whether there is such a table, game or replay is for the client to find out.
PAGES = (
    *("/", "/new", "/settings", "/verify", "/rules", "/learn", "/replay", "/review", "/puzzles", "/pad", "/print"),
    *("/t/{table}", "/rules/{game}", "/learn/{game}", "/replay/{table}", "/review/{table}", "/puzzles/{game}/{which}"),
)

#: What the pages of a room are made from, by the first part of their address. The home page is in every page.
_ROOMS = {
    "": "",
    "t": "src/table/Table.svelte",
    "new": "src/home/NewTable.svelte",
    "learn": "src/learn/Learn.svelte",
    "rules": "src/rules/Rules.svelte",
    "replay": "src/replay/Replay.svelte",
    "review": "src/review/Review.svelte",
    "puzzles": "src/puzzles/Puzzles.svelte",
    "verify": "src/verify/Verify.svelte",
    "settings": "src/settings/Settings.svelte",
    "print": "src/print/Print.svelte",
    "pad": "pad.html",
}
#: What a room shows at once of every game, and what of the game in its address (web/src/games/GAME/index.ts).
_PARTS = {"": ("Picture.svelte",), "pad": ("pad/pad.ts",)}
_PARTS_OF_ONE = {"learn": ("lesson.ts", "table.ts"), "rules": ("rules/rules.ts",)}
#: The one page of the client, and that of the room that has its own: the pad works without the rest.
_INDEX = "index.html"
_OWN_PAGES = {"pad": "pad.html"}

_KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".net": "application/octet-stream",  # a network, for bots in the browser
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
#: Ways of packing a file, the best one first, and how the packed file beside it is called.
_PACKED = {"br": ".br", "gzip": ".gz"}
#: The words of a language, and those of a room that says much.
_WORDS = re.compile(r"words/([a-z]{2})(?:/([a-z]+))?$")
_GAMES = re.compile(r"src/games/(\w+)/")
#: The names of these files change with what is in them.
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class Client:
    """Every page and every file of the client that is there now; a request can name no other."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.html"))}
        manifest = folder / ".vite" / "manifest.json"
        self._chunks = orjson.loads(manifest.read_bytes()) if manifest.is_file() else {}
        self._pages: dict[str, dict[tuple[str, str], _Sent]] = {}
        self._files = _files(folder)

    def pages(self, language: str) -> dict[tuple[str, str], _Sent]:
        """The pages in a language, by room and game; made when somebody first asks."""
        if language not in self._pages:
            self._pages[language] = _pages(self._texts, self._chunks, language)
        return self._pages[language]

    def router(self) -> APIRouter:
        """The addresses."""
        router = APIRouter(include_in_schema=False)
        for address in PAGES:
            router.add_route(address, self.page)
        for address in ("/assets/{name}", *(name for name in self._files if not name.startswith("/assets/"))):
            router.add_route(address, self._file)
        return router

    async def page(self, request: Request) -> Response:
        """The client's one page in the language that was asked for."""
        language, (room, game) = language_of(request), (*request.url.path.split("/")[1:3], "")[:2]
        if not (pages := self.pages(language)):
            return Response(say("request-no-client", language), status_code=503, media_type="text/plain")
        return _answer(request, pages.get((room, game)) or pages[room if room in _ROOMS else "", ""])

    async def lost(self, request: Request) -> Response | None:
        """For somebody whose browser asks for a page that is none: the client, which says so and knows the way home."""
        people = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not people or request.url.path.startswith("/api/"):
            return None
        page = await self.page(request)
        if page.status_code == 200:
            page.status_code = 404
        return page

    async def _file(self, request: Request) -> Response:
        found = self._files.get(request.url.path)
        if found is None:
            raise HTTPException(404)
        return _answer(request, found)


@dataclass(frozen=True)
class _Sent:
    """Something to send, plain and packed."""

    kind: str
    caching: str
    vary: str
    #: By the way it is packed; the plain one is always there.
    bodies: dict[str, bytes] = field(repr=False)

    @cached_property
    def tags(self) -> dict[str, str]:
        """What tells one version from another."""
        return {packed: f'"{hashlib.sha256(body).hexdigest()[:16]}"' for packed, body in self.bodies.items()}


def _answer(request: Request, sent: _Sent) -> Response:
    """What the browser can unpack; if it has that already, only the news that it is still the same."""
    accepted = accepted_encodings(request)
    packed = next((way for way in sent.bodies if way in accepted), "")
    tag = sent.tags[packed]
    headers = {"etag": tag, "cache-control": sent.caching, "vary": sent.vary}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = packed
    return Response(sent.bodies[packed], media_type=sent.kind, headers=headers)


def _files(folder: Path) -> dict[str, _Sent]:
    """Every file by its address."""
    there = {
        f"/{path.relative_to(folder).as_posix()}": path
        for place in (folder, folder / "assets")
        for path in sorted(place.glob("*.*"))
        if path.suffix in _KINDS
    }
    return {
        address: _Sent(
            _KINDS[PurePosixPath(address).suffix],
            _FOR_EVER if address.startswith("/assets/") else _ASK_AGAIN,
            "accept-encoding",
            _bodies(path),
        )
        for address, path in there.items()
    }


def _bodies(path: Path) -> dict[str, bytes]:
    packed = {way: path.with_name(path.name + end) for way, end in _PACKED.items()}
    return {way: file.read_bytes() for way, file in packed.items() if file.is_file()} | {"": path.read_bytes()}


def _pages(texts: Mapping[str, str], chunks: Json, language: str) -> dict[tuple[str, str], _Sent]:
    """The page for every room, and for a game there: what it will need is loaded at once.

    None if nothing is built.
    """
    if _INDEX not in texts:
        return {}
    games = sorted({found[1] for key in chunks if (found := _GAMES.match(key))})
    needed = {(room, ""): [_ROOMS[room], *_parts(games, _PARTS.get(room, ()))] for room in _ROOMS}
    needed |= {
        (room, game): [_ROOMS[room], *_parts([game], parts)] for room, parts in _PARTS_OF_ONE.items() for game in games
    }
    return {
        (room, game): _page(texts.get(_OWN_PAGES.get(room, _INDEX), texts[_INDEX]), chunks, (language, room), sources)
        for (room, game), sources in needed.items()
    }


def _parts(games: Sequence[str], parts: Sequence[str]) -> list[str]:
    return [f"src/games/{game}/{part}" for game in games for part in parts]


def _page(page: str, chunks: Json, said: tuple[str, str], sources: Sequence[str]) -> _Sent:
    language, _ = said
    text = page.replace('<html lang="en">', f'<html lang="{language}">').replace('="./', '="/')
    text = text.replace("<!-- no script -->", say("request-no-script", language))
    scripts, styles = _links(chunks, said, sources, page)
    # Styles come after those of every page, as they do for whoever goes to the room from another one.
    body = text.replace("<!-- words -->", scripts).replace("</head>", f"{styles}</head>").encode()
    bodies = {"gzip": gzip.compress(body, mtime=0), "": body}
    return _Sent("text/html", _ASK_AGAIN, "accept-language, accept-encoding", bodies)


def _links(chunks: Json, said: tuple[str, str], sources: Sequence[str], page: str) -> tuple[str, str]:
    """What a room needs beside what is in every page: the words of a language, the scripts and the styles."""
    language, room = said
    words = {found.group(1, 2): chunk["file"] for key, chunk in chunks.items() if (found := _WORDS.search(key))}
    needed = _needed(chunks, sources)
    rooms = (None, room) if room == "pad" else (None, "play", room)  # the pad is told apart by saying less
    scripts = [words[of] for of in ((language, one) for one in rooms) if of in words]
    scripts += [chunk["file"] for chunk in needed]
    styles = [style for chunk in needed for style in chunk.get("css", [])]
    return (
        "".join(f'<link rel="modulepreload" href="/{file}">' for file in dict.fromkeys(scripts) if file not in page),
        "".join(f'<link rel="stylesheet" crossorigin href="/{file}">' for file in styles if file not in page),
    )


def _needed(chunks: Json, sources: Sequence[str]) -> list[Json]:
    """What is built from source files, and all they cannot begin without."""
    needed: list[Json] = []
    todo = list(sources)
    while todo:
        chunk = chunks.get(todo.pop())
        if chunk and chunk not in needed:
            needed.append(chunk)
            todo += chunk.get("imports", [])
    return needed
