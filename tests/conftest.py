"""One server for all tests of a process that need nothing special of it: it takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server_world import Server


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with Server() as service:
        yield service
