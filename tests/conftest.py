"""What tests of several files share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server_world import Server
from services import PostgreSQL, Redis
from tables import KERNEL, ORACLE, Rules


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes begins first, so that nothing waits for it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("minutes") is None)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests of a process that need nothing special of it: it takes seconds to start."""
    with Server() as service:
        yield service


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    """One for the tests of a file."""
    with PostgreSQL() as service:
        yield service


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    """One for the tests of a file."""
    with Redis() as service:
        yield service


@pytest.fixture(scope="module")
def pair(postgres: PostgreSQL, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two servers that share everything."""
    with Server(postgres.url, redis.url) as one, Server(postgres.url, redis.url) as other:
        yield one, other


@pytest.fixture(params=[KERNEL, ORACLE], ids=["kernel", "oracle"])
def rules(request: pytest.FixtureRequest) -> Rules:
    """Both implementations, one after the other: a ruling holds in each."""
    implementation: Rules = request.param
    return implementation
