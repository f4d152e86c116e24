"""A real Chromium at a real server, and the people in front of it.

with Chromium() as chromium, chromium.visitor(server, language="de") as ann:
    ann.opens("/")
    ann.page.get_by_role("button", name="Gegen einen Bot spielen").first.click()
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal, Self

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    TimeoutError,
    sync_playwright,
)

from server_world import Server
from system import chromium_program

PHONE, DESKTOP = (360, 640), (1280, 800)
#: Nothing but our own server can be reached, whatever a page might ask for.
FLAGS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
#: Milliseconds for anything to happen, on a busy machine.
PATIENCE = 40_000
#: A script for a page: notes everything that is told, and everything that ever flies.
NOTES = """
  window.told = [];
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (added.parentElement?.closest("[role=log]")) window.told.push(added.textContent);
      if (added.classList?.contains("flying")) window.flown += 1;
    }
  }).observe(document, { childList: true, subtree: true });
"""


class Chromium:
    """The browser itself."""

    def __init__(self) -> None:
        self._playwright: Playwright = sync_playwright().start()
        self.browser: Browser = self._playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()
        self._playwright.stop()

    def visitor(self, server: Server, **wishes: Any) -> Visitor:
        """Somebody who has never been here."""
        return Visitor(self.browser, server.url, **wishes)


class Visitor:
    """Somebody with a browser of their own: their own cookies, language, size of screen and taste."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        keeps: bool = False,
    ) -> None:
        """`keeps`: the browser may keep the client on the device; most tests would only wait for that."""
        self.url = url
        self.language = language
        self.faults: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self._watched(self.context.new_page())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.context.close()
        if kind is None:
            assert not self.faults, self.faults

    def _watched(self, page: Page) -> Page:
        """Whatever goes wrong in the page, or leaves our server, is noted."""
        page.on("pageerror", lambda error: self.faults.append(f"error in the page: {error}"))
        page.on("console", self._note_complaint)
        page.on("request", self._note_foreign)
        return page

    def _note_complaint(self, message: ConsoleMessage) -> None:
        network = "Failed to load resource" in message.text or "WebSocket connection" in message.text
        ours = "blocked by Playwright" in message.text  # said above
        if message.type in ("error", "warning") and not network and not ours:  # servers are stopped on purpose
            self.faults.append(f"console: {message.text}")

    def _note_foreign(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.faults.append(f"a request left the server: {request.url}")

    def opens(self, address: str) -> Page:
        """Go to a page and wait until it is there."""
        self.page.goto(address)
        self.page.locator("main h1, main [data-phase]").first.wait_for()
        complete(self.page)
        return self.page

    def looks_from(self, size: tuple[int, int], theme: Literal["light", "dark"]) -> None:
        """Another screen, with another taste, from the next page on."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme)

    def new_page(self) -> Page:
        """Another tab."""
        return self._watched(self.context.new_page())


# --- what a page must never be ----------------------------------------------------------------------------------------


def complete(page: Page) -> None:
    """Wait for what comes a moment after the rest, so that the page answers earlier."""
    page.wait_for_function("() => !document.querySelector('[data-later], .laying')")


def violations(page: Page) -> list[str]:
    """What axe finds."""
    complete(page)
    found: list[dict[str, Any]] = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {one['help']} at {one['nodes'][0]['target']}" for one in found]


def overflow(page: Page) -> list[str]:
    """What reaches beyond the right edge of the screen, and stays there: a pawn on its way may pass it."""
    complete(page)
    with suppress(TimeoutError):
        page.wait_for_function(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth", timeout=2_000
        )
    found: list[str] = page.evaluate(
        """() => {
          const width = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= width) return [];
          const named = (e) => `${e.tagName.toLowerCase()}.${e.className?.baseVal ?? e.className}`;
          return [...document.querySelectorAll("body *")]
            .filter((e) => e.getBoundingClientRect().right > width + 1).map(named).slice(0, 5);
        }"""
    )
    return found


def missing_words(page: Page) -> list[str]:
    """Messages that no catalogue has: they are shown as ⟨id⟩, also in names that are only read aloud."""
    complete(page)
    html = page.content()
    return sorted({part.partition("⟩")[0] for part in html.split("⟨")[1:]})


# --- hands ------------------------------------------------------------------------------------------------------------


class Mouse:
    """Somebody who clicks, or taps."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, thing: Locator) -> None:
        """Click it."""
        thing.click()


class Keyboard:
    """Somebody who has only a keyboard: Tab from thing to thing, arrows inside a group, Enter to press."""

    #: Looks at where the focus is, before somebody is lost.
    MOST = 40
    #: Which key leads on, and how often it has to be pressed as far as can be seen.
    ON = """(thing) => {
      const now = document.activeElement;
      if (now === thing) return ["", 0];
      const group = thing.closest("[data-roving]");
      const before = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      const back = before(thing, now);
      if (group?.contains(now) && now !== group) {
        const all = [...group.querySelectorAll("button")];
        return [back ? "ArrowLeft" : "ArrowRight", Math.abs(all.indexOf(thing) - all.indexOf(now))];
      }
      const [first, last] = back ? [thing, now] : [now, thing];
      const stops = [...document.querySelectorAll("button, a[href], input, select, summary, [tabindex]")].filter(
        (e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility() && !group?.contains(e),
      );
      return [back ? "Shift+Tab" : "Tab", 1 + stops.filter((e) => before(first, e) && before(e, last)).length];
    }"""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, thing: Locator) -> None:
        """Go there and press Enter."""
        thing.wait_for()
        self._reach(thing)
        self._page.keyboard.press("Enter")

    def _reach(self, thing: Locator) -> None:
        """Tab, there or back, until the focus is on it or in its group; there the arrows go on."""
        for _ in range(self.MOST):
            key, times = thing.evaluate(self.ON)
            if not key:
                return
            for _ in range(times):
                self._page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {thing}")
