"""One browser for all tests of a process: it takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser import PHONE, Chromium, Visitor
from pad_table import PadTable
from server_world import Server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def offline(chromium: Chromium) -> Iterator[Visitor]:
    """Somebody who has opened the pad once; then the server was stopped."""
    with Server() as once, chromium.visitor(once, size=PHONE, keeps=True) as visitor:
        visitor.opens("/pad")
        visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        once.stop()
        yield visitor


@pytest.fixture
def pad(offline: Visitor) -> PadTable:
    """The pad in their hand."""
    return PadTable(offline.page)
