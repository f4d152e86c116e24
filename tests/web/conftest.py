"""One browser for all tests of a process: it takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser import Chromium


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser
