"""The client for browsers is served as it was built: in four languages, packed, asking nobody but its own server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

import sizes
from race108.server import serving
from race108.words import LANGUAGES, say
from server_world import Server, carried_out

PAGES = [re.sub(r"{\w+}", "anything", address) for address in serving.PAGES]


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    assert (serving.FOLDER / "index.html").is_file(), "run “make client” first"
    with server.client() as somebody:
        yield somebody


def loaded_by(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="(/[^"]+)"', page)


# --- as it was built ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_comes_in_the_language_that_was_asked_for(client: httpx.Client, address: str, language: str) -> None:
    by_header = client.get(address, headers={"Accept-Language": f"{language}-XX,{language};q=0.9"})
    by_address = client.get(address, params={"language": language}, headers={"Accept-Language": "fr"})
    for answer in (by_header, by_address):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in answer.text
        assert f"<noscript><p>{say('request-no-script', language)}</p></noscript>" in answer.text
    assert by_header.text == by_address.text


def test_every_language_has_words_of_its_own_that_are_loaded_at_once(client: httpx.Client) -> None:
    preloaded = [
        set(re.findall(r'<link rel="modulepreload" href="(/assets/[^"]+\.js)">', page.text))
        for page in (client.get("/", params={"language": language}) for language in LANGUAGES)
    ]
    words = [own - set.intersection(*preloaded) for own in preloaded]
    # What is said everywhere, and what only the pad does not say.
    assert [len(own) for own in words] == [2] * len(LANGUAGES)
    assert len(set.union(*words)) == 2 * len(LANGUAGES)


def test_a_wrong_address_leads_people_to_the_client_and_tells_programs_in_a_sentence(client: httpx.Client) -> None:
    for_people = client.get("/no/such/page", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (for_people.status_code, for_people.text) == (404, client.get("/").text)
    for address in ("/no/such/page", "/api/no/such/thing"):
        for_programs = client.get(address, headers={"Accept": "*/*"})
        assert (for_programs.status_code, list(for_programs.json())) == (404, ["error"])
    assert "error" in client.get("/api/no/such/thing", headers={"Accept": "text/html"}).json()


def test_the_client_is_light() -> None:
    for language in LANGUAGES:
        assert sizes.sent(sizes.first_page(language)) < 130_000
    assert sizes.sent(sizes.whole_client()) < 330_000
    assert 10_000 < sizes.sent(sizes.coach()) < 35_000
    assert 2_000 < sizes.sent(sizes.puzzle_pages()) < 12_000
    assert sizes.puzzles().keys() == {"triggs", "runtrip"}
    for file in sizes.puzzles().values():
        assert 1_000 < sizes.sent([file]) < 120_000
    for game in ("triggs", "runtrip"):
        assert sizes.sent(sizes.one_game(game, "de")) < 350_000


def test_the_typeface_is_small_and_asked_for_with_the_page(client: httpx.Client) -> None:
    fonts = [path for path in serving.FOLDER.glob("assets/*") if path.suffix == ".woff2"]
    assert 0 < sum(path.stat().st_size for path in fonts) <= 40_000
    for address in ("/", "/pad"):
        asked = re.findall(r'<link rel="preload" href="([^"]+)" as="font"', client.get(address).text)
        assert asked == [f"/assets/{path.name}" for path in fonts]


def test_the_pad_is_lighter_still() -> None:
    for language in LANGUAGES:
        assert sizes.sent(file for file in sizes.pad_page(language) if file.endswith(".js")) < 60_000


def test_the_pads_worker_keeps_all_that_the_pad_loads_and_its_words_in_every_language(client: httpx.Client) -> None:
    worker = client.get("/pad-worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    kept = {f"/{file}" for file in re.findall(r'"([^"]+)"', worker.text.partition("]")[0])}
    for language in LANGUAGES:
        assert set(loaded_by(client.get("/pad", params={"language": language}).text)) <= kept
        assert {f"/{file}" for file in sizes.pad_page(language)} <= kept
    for file in kept:
        assert client.get(file).status_code == 200
    assert not any(file.startswith("/api") for file in kept)
    assert not any(file.endswith(".wasm") for file in kept), "the pad opens no table"


def test_the_pad_can_be_put_on_a_home_screen(client: httpx.Client) -> None:
    assert '<link rel="manifest" href="/pad.webmanifest" />' in client.get("/pad").text
    manifest = client.get("/pad.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    assert (told["start_url"], told["scope"], told["display"]) == ("/pad", "/pad", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    for icon in told["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == icon["type"]


@pytest.mark.parametrize("address", PAGES)
def test_everything_a_page_loads_is_there(client: httpx.Client, address: str) -> None:
    files = loaded_by(client.get(address).text)
    assert any(file.endswith(".js") for file in files)
    assert any(file.endswith(".css") for file in files)
    for file in files:
        answer = client.get(file)
        assert answer.status_code == 200
        kind = {"js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml"}
        assert answer.headers["content-type"] == kind.get(file.rpartition(".")[2], answer.headers["content-type"])


def test_every_built_file_is_served_as_it_is(client: httpx.Client) -> None:
    files = [path for path in serving.FOLDER.glob("assets/*") if path.suffix not in (".br", ".gz")]
    assert files
    for path in files:
        answer = client.get(f"/assets/{path.name}")
        assert answer.content == path.read_bytes()
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        is_unknown = "application/octet-stream" in answer.headers["content-type"]
        assert is_unknown == (path.suffix == ".net"), "only networks are numbers that nobody else reads"


def test_a_page_is_asked_for_again_and_not_sent_twice(client: httpx.Client) -> None:
    for address in (*PAGES, *loaded_by(client.get("/").text)):
        answer = client.get(address)
        if not address.startswith("/assets/"):
            assert answer.headers["cache-control"] == "no-cache"
        again = client.get(address, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    tags = {client.get("/", params={"language": language}).headers["etag"] for language in LANGUAGES}
    assert len(tags) == len(LANGUAGES)


@pytest.mark.parametrize("address", ["/", "/t/anything", "/icon.svg"])
def test_everything_carries_the_security_headers(client: httpx.Client, address: str) -> None:
    headers = client.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'" in policy
    assert policy.count("unsafe") == 1
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_page_holds_nothing_the_policy_forbids(client: httpx.Client) -> None:
    page = client.get("/").text
    assert not re.search(r"<style|<script(?! type=\"module\" crossorigin src=\"/)|\s(style|on\w+)=", page)
    assert not re.search(r"\w+://|[\"'(]//", page)


@pytest.mark.parametrize(
    "address",
    [
        "/index.html",
        "/.vite/manifest.json",
        "/assets/",
        "/assets/nothing.js",
        "/assets/..%2Findex.html",
        "/assets/%2E%2E/%2E%2E/serving.py",
        "/icon.svg.br",
        "/serving.py",
        "/t/",
        "/t/a/b",
        "/elsewhere",
    ],
)
def test_nothing_else_is_given_away(client: httpx.Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_a_page_can_only_be_looked_at(client: httpx.Client) -> None:
    assert client.head("/").status_code == 200
    assert client.post("/", json={}).status_code == 405


# --- a small client of our own --------------------------------------------------------------------------------------

INDEX = '<!doctype html>\n<html lang="en">\n<head>\n<!-- words -->\n</head>\n<body></body>\n</html>\n'
MANIFEST = """{
    "index.html": {"file": "assets/index-1.js"},
    "\\u0000virtual:words/en": {"file": "assets/en-1.js"},
    "\\u0000virtual:words/de": {"file": "assets/de-1.js"},
    "\\u0000virtual:words/de/rules": {"file": "assets/rules-1.js"}
}"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    files = {
        "index.html": INDEX,
        ".vite/manifest.json": MANIFEST,
        "manifest.webmanifest": "{}",
        "icon.png": "a picture",
        "notes.txt": "not for everybody",
        "assets/index-1.js": "plain",
        "assets/index-1.js.br": "packed by Brotli",
        "assets/index-1.js.gz": "packed by gzip",
        "assets/print-1.woff2": "a font",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def served_from(folder: Path, address: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer of a server with this client, and its body as it came."""
    app = FastAPI()
    app.include_router(serving.Client(folder).router())

    async def asked() -> tuple[httpx.Response, bytes]:
        async with (
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://race108") as browser,
            browser.stream(
                "GET",
                address,
                headers={"accept-encoding": ""} | {name.replace("_", "-"): text for name, text in headers.items()},
            ) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return carried_out(asked())


@pytest.mark.parametrize(
    ("accepted", "packed", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"packed by Brotli"),
        ("gzip", "gzip", b"packed by gzip"),
        ("GZIP;q=0.5,br;q=0", "gzip", b"packed by gzip"),
        ("br; q=0.0, gzip;q=0", "", b"plain"),
        ("", "", b"plain"),
        ("brotli", "", b"plain"),
    ],
)
def test_the_best_packing_the_browser_knows_is_taken(built: Path, accepted: str, packed: str, body: bytes) -> None:
    answer, sent = served_from(built, "/assets/index-1.js", accept_encoding=accepted)
    assert (answer.headers.get("content-encoding", ""), sent) == (packed, body)
    assert answer.headers["vary"] == "accept-encoding"


def test_a_file_that_is_not_packed_is_sent_plain(built: Path) -> None:
    answer, sent = served_from(built, "/assets/print-1.woff2", accept_encoding="br, gzip")
    assert ("content-encoding" in answer.headers, sent) == (False, b"a font")


@pytest.mark.parametrize(
    ("address", "kind", "caching"),
    [
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.png", "image/png", "no-cache"),
        ("/assets/print-1.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_every_kind_of_file_is_called_by_its_name(built: Path, address: str, kind: str, caching: str) -> None:
    headers = served_from(built, address)[0].headers
    assert (headers["content-type"], headers["cache-control"]) == (kind, caching)


def test_files_of_no_known_kind_are_kept_back(built: Path) -> None:
    assert served_from(built, "/notes.txt")[0].status_code == 404


def test_a_page_preloads_the_words_of_its_language(built: Path) -> None:
    german = served_from(built, "/t/x?language=de")[1].decode()
    assert '<html lang="de">' in german
    assert '<link rel="modulepreload" href="/assets/de-1.js">' in german
    assert "rules" not in german
    assert b"modulepreload" not in served_from(built, "/?language=it")[1]  # these words are not there
    (built / ".vite" / "manifest.json").unlink()
    page = INDEX.replace('"en"', '"de"').replace("<!-- words -->", "")
    assert served_from(built, "/?language=de")[1].decode() == page


def test_a_page_loads_at_once_what_its_room_needs(built: Path) -> None:
    chunks = {
        "src/table/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_more.js"], "css": ["assets/Table-1.css"]},
        "_more.js": {"file": "assets/more-1.js", "css": ["assets/more-1.css"]},
    }
    (built / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    table, home = (served_from(built, address)[1].decode() for address in ("/t/x", "/"))
    for name in ("Table", "more"):
        script = f'<link rel="modulepreload" href="/assets/{name}-1.js">'
        style = f'<link rel="stylesheet" crossorigin href="/assets/{name}-1.css">'
        assert script in table
        assert style in table
        assert script not in home
        assert style not in home


def test_a_page_loads_at_once_what_it_shows_of_a_game(built: Path) -> None:
    parts = ("ludo/Picture.svelte", "ludo/rules/rules.ts", "chess/rules/rules.ts")
    chunks = {f"src/games/{part}": {"file": f"assets/{part.replace('/', '-')}.js"} for part in parts}
    (built / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    loaded = {
        address: re.findall(r'href="/assets/([^"]+)"', served_from(built, address)[1].decode())
        for address in ("/", "/rules/ludo", "/rules/chess", "/rules/halma", "/rules", "/t/ludo")
    }
    assert loaded == {
        "/": ["ludo-Picture.svelte.js"],
        "/rules/ludo": ["ludo-rules-rules.ts.js"],
        "/rules/chess": ["chess-rules-rules.ts.js"],
        "/rules/halma": [],
        "/rules": [],
        "/t/ludo": [],
    }


def test_a_style_of_a_room_comes_after_those_of_every_page(built: Path) -> None:
    link = '<link rel="stylesheet" href="/assets/theme.css">'
    (built / "index.html").write_text(INDEX.replace("</head>", f"{link}</head>"))
    chunks = {"src/table/Table.svelte": {"file": "assets/Table-1.js", "css": ["assets/Table-1.css"]}}
    (built / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    page = served_from(built, "/t/x")[1].decode()
    assert page.index("theme.css") < page.index("Table-1.css") < page.index("</head>")


def test_a_room_that_says_much_has_its_words_at_once(built: Path) -> None:
    link = '<link rel="modulepreload" href="/assets/rules-1.js">'
    assert link in served_from(built, "/rules/triggs?language=de")[1].decode()
    assert link not in served_from(built, "/rules/triggs?language=it")[1].decode()
    assert link not in served_from(built, "/learn?language=de")[1].decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_if_the_client_is_not_built_the_page_says_what_to_do(tmp_path: Path, language: str) -> None:
    answer, said = served_from(tmp_path / "nowhere", "/", accept_language=language)
    assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
    assert said.decode() == say("request-no-client", language)
    assert b"make client" in said
