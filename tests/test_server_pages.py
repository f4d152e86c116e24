"""The pages for browsers: they speak four languages, miss no word, and ask nobody but their own server for anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from race108.server import pages
from race108.words import LANGUAGES
from server_world import Server

PAGES = ["/", "/t/anything", "/verify"]
FOLDER = Path(pages.__file__).parent
SCRIPT = (FOLDER / "race108.js").read_text(encoding="utf-8")
CATALOGUE = Path(__file__).parents[1] / "locale" / "en.ftl"


@pytest.fixture(scope="module")
def server() -> Iterator[httpx.Client]:
    with Server() as service, httpx.Client(base_url=service.url) as client:
        yield client


def loaded_by(page: str) -> set[str]:
    return set(re.findall(r'(?:src|href)="(/pages/[^"]+)"', page))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_comes_in_the_language_that_was_asked_for(server: httpx.Client, address: str, language: str) -> None:
    by_header = server.get(address, headers={"Accept-Language": f"{language}-XX,{language};q=0.9"})
    by_address = server.get(address, params={"language": language}, headers={"Accept-Language": "fr"})
    for answer in (by_header, by_address):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in answer.text
    assert by_header.text == by_address.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_text_of_a_page_is_filled_in(server: httpx.Client, address: str, language: str) -> None:
    page = server.get(address, params={"language": language}).text
    texts = re.findall(r'data-say="[^"]*">([^<]*)<', page)
    assert len(texts) == page.count("data-say=")
    assert all(texts)


@pytest.mark.parametrize("address", [*PAGES, "/pages/race108.js", "/words/en.json"])
def test_everything_carries_the_security_headers(server: httpx.Client, address: str) -> None:
    headers = server.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("address", PAGES)
def test_a_page_holds_nothing_the_policy_forbids(server: httpx.Client, address: str) -> None:
    page = server.get(address).text
    assert not re.search(r"<style|<script(?! type=\"module\" src=)|\s(style|on\w+)=", page)


@pytest.mark.parametrize("address", [*PAGES, "/pages/race108.js", "/pages/race108.css", "/words/en.json"])
def test_no_page_knows_another_site(server: httpx.Client, address: str) -> None:
    assert not re.search(r"\w+://|[\"'(]//", server.get(address).text)


@pytest.mark.parametrize("address", PAGES)
def test_what_a_page_loads_is_there_and_is_not_sent_twice(server: httpx.Client, address: str) -> None:
    page = server.get(address)
    files = loaded_by(page.text) | {"/pages/factors.json", "/words/de.json"}
    assert len(files) == 5
    for file in [address, *files]:
        answer = server.get(file)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        again = server.get(file, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("address", ["/pages/frame.html", "/pages/__init__.py", "/pages/..%2Fapi.py", "/words/fr.json"])
def test_nothing_else_is_given_away(server: httpx.Client, address: str) -> None:
    assert server.get(address).status_code == 404


def test_the_script_gets_the_same_words_in_every_language(server: httpx.Client) -> None:
    english, *others = (server.get(f"/words/{language}.json").json() for language in LANGUAGES)
    for words in others:
        assert words.keys() == english.keys()
        for name, text in words.items():
            assert text
            assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", english[name])), name


def test_no_word_is_missing_and_none_is_left_over(server: httpx.Client) -> None:
    words = set(server.get("/words/en.json").json())
    said = re.findall(r"\bsay\(([^,)]*)", SCRIPT)
    assert {wish for wish in said if not wish.startswith('"')} == {"message", "element.dataset.say"}
    assert {wish.strip('"') for wish in said if wish.startswith('"')} <= words
    written = set(re.findall(r"^(page-[a-z0-9-]+) =", CATALOGUE.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert written == {word for word in words if word.startswith("page-")}


def test_the_script_looks_for_nothing_the_pages_do_not_have(server: httpx.Client) -> None:
    there = {name for address in PAGES for name in re.findall(r'id="([\w-]+)"', server.get(address).text)}
    sought = set(re.findall(r'\$\("#([\w-]+)', SCRIPT))
    assert sought
    assert sought <= there
