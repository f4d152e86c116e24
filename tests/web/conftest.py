"""One server and one browser for all tests of a process: both take seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser import Chromium
from server_world import Server


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with Server() as service:
        yield service


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser
