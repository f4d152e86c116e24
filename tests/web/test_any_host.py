"""The client as a folder at a web host, below an address with blanks: it plays and goes on, with nothing behind it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from any_host import Host, hosted
from browser import PHONE, Chromium, Mouse, Visitor, violations
from client_words import said
from players import Player
from race108.verify import verified
from race108.words import LANGUAGES

ROUTES = (
    *("", "#/learn", "#/learn/triggs", "#/learn/runtrip", "#/rules", "#/rules/triggs#T9", "#/rules/runtrip"),
    *("#/puzzles", "#/settings", "#/print", "#/replay", "#/verify", "#/new#triggs", "#/new#runtrip", "pad.html"),
)
PLAY = "[data-game={}] [data-action=play-bot]"
#: What the device keeps of all games, as it stands there.
KEPT = """() => new Promise((done) => {
  const open = indexedDB.open("race108", 1);
  open.onsuccess = () => {
    const all = open.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { open.result.close(); done(all.result); };
  };
})"""
#: Put something into the store that no table wrote.
SPOIL = """(found) => new Promise((done) => {
  const open = indexedDB.open("race108", 1);
  open.onsuccess = () => {
    const change = open.result.transaction("games", "readwrite");
    change.objectStore("games").put(found);
    change.oncomplete = () => { open.result.close(); done(); };
  };
})"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("any host")) as there:
        yield there


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """One that a test may stop or change."""
    with hosted(tmp_path) as there:
        yield there


def visitor(chromium: Chromium, host: Host, *, language: str = "en", keeps: bool = False) -> Visitor:
    return Visitor(chromium.browser, host.url, size=PHONE, language=language, keeps=keeps)


def begins(page: Page, host: Host, game: str = "triggs") -> Player:
    """From the first page to a game against a bot."""
    page.goto(host.url)
    page.locator(PLAY.format(game)).click()
    player = Player(page, Mouse(page))
    player.waits_for_turn()
    return player


def kept_by_worker(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


# --- its first visit --------------------------------------------------------------------------------------------------


def test_the_typeface_comes_after_what_is_needed_to_play(chromium: Chromium, host: Host) -> None:
    asked: list[str] = []
    with visitor(chromium, host) as ann:
        ann.page.on("request", lambda request: asked.append(request.url.rpartition(".")[2]))
        ann.page.goto(host.url)
        ann.page.wait_for_function("() => localStorage.dressed && document.fonts.check('1em Fraunces')")
        assert "plain" not in ann.page.evaluate("() => ({ ...document.documentElement.dataset })")
        assert asked.index("wasm") < asked.index("woff2")
        # Whoever was here before has it on the device, and sees it at once.
        ann.page.reload()
        ann.page.locator(PLAY.format("triggs")).wait_for()
        assert "plain" not in ann.page.evaluate("() => ({ ...document.documentElement.dataset })")


# --- its pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_and_for_everyone(chromium: Chromium, host: Host, language: str) -> None:
    routes = ROUTES if language == "en" else ROUTES[:1]
    with visitor(chromium, host, language=language) as somebody:
        for route in routes:
            somebody.page.goto("about:blank")
            page = somebody.opens(host.url + route)
            assert page.locator("html").get_attribute("lang") == language
            assert page.get_by_text(said("nothing-here", language=language)).count() == 0
            assert not violations(page), route
    # Nothing was asked of anybody else: what leaves the folder is a fault (browser.py).


def test_a_place_in_the_rules_has_an_address(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.opens(host.url + "#/rules/triggs")
        page.locator("a.ruling").last.click()
        ruling = page.url.rpartition("#")[2]
        assert page.url.startswith(host.url + "#/rules/triggs#")
        assert page.locator(f"#{ruling}.sought").count() == 1
        page.reload()
        page.locator(f"#{ruling}.sought").wait_for()
        page.go_back()
        page.get_by_role("heading", level=1).first.wait_for()


def test_what_needs_a_server_asks_for_its_address(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.opens(host.url)
        page.locator("[data-game=triggs] [data-action=play-friend]").click()
        field = page.get_by_role("dialog").get_by_label(said("server-address"))
        field.fill("no server")
        field.press("Enter")
        page.get_by_text(said("server-rubbish")).wait_for()


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_with_the_network_gone_the_client_opens_plays_and_goes_on(
    chromium: Chromium, own_host: Host, game: str
) -> None:
    with visitor(chromium, own_host, keeps=True) as somebody:
        page = somebody.opens(own_host.url)
        kept_by_worker(page)
        own_host.stop()
        player = begins(page, own_host, game)
        player.acts()
        player.waits_for_turn()
        before = (player.ply(), player.hand())
        page.reload()
        player.sees(before[0])
        assert (player.ply(), player.hand()) == before
        player.acts()


def test_a_killed_tab_loses_nothing(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        player = begins(somebody.page, host)
        player.acts()
        player.waits_for_turn()
        address, before = somebody.page.url, (player.ply(), player.hand())
        other = somebody.new_page()
        somebody.page.close(run_before_unload=False)
        other.goto(address)
        again = Player(other, Mouse(other))
        again.sees(before[0])
        assert (again.ply(), again.hand()) == before


def test_a_second_tab_says_that_the_game_is_open_and_can_take_it(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        player = begins(somebody.page, host)
        other = somebody.new_page()
        other.goto(somebody.page.url)
        other.get_by_text(said("kept-elsewhere")).wait_for()
        player.acts()  # the first one is not disturbed
        player.waits_for_turn()
        before = (player.ply(), player.hand())
        other.locator("[data-action=take]").click()
        again = Player(other, Mouse(other))
        again.sees(before[0])
        assert (again.ply(), again.hand()) == before
        somebody.page.get_by_text(said("kept-elsewhere")).wait_for()
        again.acts()


def test_a_page_that_is_looked_at_while_it_loads_is_no_second_tab(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        player = begins(somebody.page, host)
        player.acts()
        player.waits_for_turn()
        before = (player.ply(), player.hand())
        # As browsers tell a page that it is shown, and Firefox at that moment.
        somebody.page.add_init_script("setInterval(() => dispatchEvent(new Event('focus')), 1)")
        somebody.page.reload()
        player.sees(before[0])
        assert (player.ply(), player.hand()) == before
        assert somebody.page.get_by_text(said("kept-elsewhere")).count() == 0


def test_a_device_without_room_says_so_once_and_the_game_goes_on(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.page
        page.goto(host.url)
        origin = host.url.partition("/my")[0]
        somebody.context.new_cdp_session(page).send(
            "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1}
        )
        player = begins(page, host)
        page.locator(".notice", has_text=said("kept-trouble")).wait_for()
        page.locator(".notice button").click()
        player.acts()
        player.waits_for_turn()
        assert page.locator(".notice").count() == 0


@pytest.mark.parametrize("missing", ["indexedDB", "Worker", "navigator.locks", "navigator.serviceWorker"])
def test_an_odd_browser_plays_too(chromium: Chromium, host: Host, missing: str) -> None:
    owner, _, name = missing.rpartition(".")
    prototype = "Object.getPrototypeOf(navigator)" if owner else "globalThis"
    with visitor(chromium, host) as somebody:
        somebody.page.add_init_script(f"delete {prototype}.{name}; delete globalThis.{name}")
        player = begins(somebody.page, host)
        player.acts()
        player.waits_for_turn()


def test_a_module_that_cannot_be_loaded_is_told_in_a_sentence(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.page
        page.route("**/*.wasm", lambda route: route.fulfill(body=b"\0asm\1\0\0\0", content_type="application/wasm"))
        page.goto(host.url)
        page.locator(PLAY.format("triggs")).click()
        page.get_by_text(said("site-not-loaded")).first.wait_for()
        somebody.faults.clear()  # what the module itself complains of


def test_a_module_that_failed_before_anybody_asked_is_asked_for_again(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.page
        page.route("**/*.wasm", lambda route: route.abort())
        with page.expect_event("requestfailed", lambda request: request.url.endswith(".wasm")):
            page.goto(host.url)
        page.unroute("**/*.wasm")
        page.locator(PLAY.format("triggs")).click()
        page.locator("main [data-turn]").wait_for()
        somebody.faults.clear()  # what was told of the first time


# --- going elsewhere --------------------------------------------------------------------------------------------------


def test_a_game_goes_to_another_device_in_a_link_and_as_a_file(chromium: Chromium, host: Host, tmp_path: Path) -> None:
    with visitor(chromium, host) as ann:
        player = begins(ann.page, host)
        player.acts()
        player.waits_for_turn()
        before = (player.ply(), player.hand())
        if not (link_game := ann.page.locator("[data-action=link-game]")).is_visible():
            ann.page.locator("details", has=link_game).last.locator("summary").first.click()
        link_game.click()
        link = ann.page.get_by_label(said("kept-link")).last.input_value()
        with ann.page.expect_download() as download:
            ann.page.locator("[data-action=save-game]").click()
        file = tmp_path / "game.json"
        download.value.save_as(file)
    assert link.startswith(host.url + "#/replay#r=")
    assert verified(json.loads(file.read_text()))  # the rest of race108 reads it
    for way in ("link", "file"):
        with visitor(chromium, host) as ben:
            page = ben.opens(link if way == "link" else host.url + "#/replay")
            if way == "file":
                page.locator("input[type=file]").set_input_files(file)
            again = Player(page, Mouse(page))
            again.sees(before[0])
            assert (again.ply(), again.hand()) == before
            again.acts()


@pytest.mark.parametrize("fragment", ["r=", "r=broken", "p=W10", "r=S0ktSlSyMjTUUSpILC5WsjIEAA"])
def test_a_damaged_link_is_told_in_a_sentence(chromium: Chromium, host: Host, fragment: str) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.opens(f"{host.url}#/replay#{fragment}")
        page.get_by_role("alert").filter(has_text=".").first.wait_for()


def test_a_broken_game_hides_no_other(chromium: Chromium, host: Host) -> None:
    with visitor(chromium, host) as somebody:
        page = somebody.page
        begins(page, host)
        (game,) = page.evaluate(KEPT)
        broken = game | {"id": "local-0000000000000000", "table": {"seats": 7}}
        for found in (broken, {"id": "local-0000000000000001"}):
            page.evaluate(SPOIL, found)
        page.goto("about:blank")
        page.goto(host.url)
        page.locator(f"[data-table={game['id']}]").wait_for()
        page.get_by_text(said("kept-broken", count=2)).wait_for()
        page.goto("about:blank")
        page.goto(f"{host.url}#/t/{broken['id']}")
        page.get_by_role("heading", name=said("table-turned-away")).wait_for()
        assert len(page.evaluate(KEPT)) == 3  # nothing is thrown away


# --- a newer version --------------------------------------------------------------------------------------------------


def test_a_new_version_is_offered_and_never_forced(chromium: Chromium, own_host: Host) -> None:
    with visitor(chromium, own_host, keeps=True) as somebody:
        page = somebody.opens(own_host.url)
        kept_by_worker(page)
        player = begins(page, own_host)
        for name, old, new in (
            ("worker.js", 'VERSION="', 'VERSION="newer'),
            ("index.html", "<body>", '<body class="newer">'),
        ):
            path = own_host.folder / name
            path.write_text(path.read_text().replace(old, new, 1))
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
        player.acts()  # the game goes on
        player.waits_for_turn()
        assert page.locator("[data-action=renew]").count() == 0
        ply, address = player.ply(), page.url
        page.locator("a.home").click()
        page.locator("[data-action=renew]").click()
        page.locator("body.newer h1").first.wait_for()
        page.goto(address)
        player.sees(ply)
        own_host.stop()
        page.reload()
        player.sees(ply)


def test_nothing_stays_on_the_device_of_those_who_do_not_want_it(chromium: Chromium, own_host: Host) -> None:
    with visitor(chromium, own_host, keeps=True) as somebody:
        page = somebody.opens(own_host.url + "#/settings")
        kept_by_worker(page)
        page.get_by_label(said("offline-off")).check(force=True)
        page.wait_for_function("() => caches.keys().then((names) => names.length === 0)")
        page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((one) => !one)")
        page.reload()
        page.wait_for_timeout(4000)  # longer than the client waits before it keeps itself
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((one) => !one)")
