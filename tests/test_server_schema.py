"""The interface is as its description says: schemathesis asks whatever the OpenAPI document allows, and what not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from schemathesis.engine import events, from_schema
from schemathesis.hooks import unregister

from server_people import Person
from server_world import Server

#: How often each request is varied at random, after all the limits the description sets have been tried out.
EXAMPLES = 6
#: All of schemathesis's checks are made, except these.
LEFT_OUT = {
    "positive_data_acceptance": "the description does not know the rules: whose turn it is, and which moves are legal",
    "allow_header_conformance": "of an address that takes GET and POST, the framework names only one",
}


@pytest.fixture(scope="module")
def ann() -> Iterator[Person]:
    with Server() as server, Person(server) as person:
        yield person


@pytest.fixture
def tables(ann: Person) -> Iterator[list[str]]:
    """Of both games: a table that waits, one with a bot, one at which Ann plays for both, and one that is over.

    All requests go to these: a table that nobody has made could only be answered 404. Bots that think are left out,
    for the time it takes.
    """
    seats = (["me", "open"], ["me", "bot:random"], ["me", "me"], ["me", "me"])
    made = [ann.makes_a_table({"game": game, "seats": taken}) for game in ("triggs", "runtrip") for taken in seats]
    for over in (made[3], made[7]):
        ann.asks(over, "resign")
    ids = [table["id"] for table in made]
    turns = cycle(ids)

    @schemathesis.hook
    def before_call(_context: schemathesis.HookContext, case: schemathesis.Case[Any], _kwargs: dict[str, Any]) -> None:
        given = case.path_parameters.get("table_id")
        if isinstance(given, str) and re.fullmatch(r"[A-Za-z0-9_-]{1,32}", given):
            case.path_parameters["table_id"] = next(turns)
        if isinstance(case.body, dict) and isinstance(seats := case.body.get("seats"), list):
            case.body["seats"] = ["bot:random" if seat in ("bot:search", "bot:level3") else seat for seat in seats]

    yield ids
    unregister(before_call)


def faults_in(event: events.ScenarioFinished) -> Iterator[str]:
    """What was not as described, with the request that shows it."""
    for checks in event.recorder.checks.values():
        for check in checks:
            if check.failure_info is not None:
                failure = check.failure_info.failure
                yield f"{check.name}: {failure.title}\n{failure.message}\n{check.failure_info.code_sample}"


def test_everything_is_answered_as_described(ann: Person, tables: list[str]) -> None:
    config = schemathesis.Config.from_dict(
        {
            "headers": {"Cookie": ann.cookie},
            "seed": 108,  # a lonely half of a character counts as one here and as none there, once in many runs
            "request-timeout": 60,
            "generation": {"max-examples": EXAMPLES},
            "checks": {name: {"enabled": False} for name in LEFT_OUT},
        }
    )
    described = schemathesis.openapi.from_url(f"{ann.server.url}/api/openapi.json", config=config)
    faults: list[str] = []
    asked: dict[str, int] = {}
    for event in from_schema(described).execute():
        assert not isinstance(event, (events.NonFatalError, events.FatalError)), event
        if isinstance(event, events.ScenarioFinished) and event.label is not None:
            faults += faults_in(event)
            asked[event.label] = asked.get(event.label, 0) + len(event.recorder.cases)
    assert not faults, "\n\n".join([f"{len(faults)} faults with seed {described.config.seed}", *faults[:5]])
    operations = {
        f"{method.upper()} {path}" for path, methods in described.raw_schema["paths"].items() for method in methods
    }
    assert operations <= asked.keys()
    assert sum(asked.values()) > 20 * len(operations)


def test_after_all_that_a_game_goes_on(ann: Person) -> None:
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
    state = ann.connects_to(table)
    assert ann.plays(state, state["moves"][0])["ply"] == 1
    assert ann.web.get("/healthz").json()["ok"] is True


def test_the_description_shows_the_shape_of_every_answer(ann: Person) -> None:
    described = ann.web.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            status, answer = next(iter(operation["responses"].items()))
            assert status in ("200", "201"), path
            kind = "application/pdf" if path == "/api/print/{thing}" else "application/json"
            shape = answer["content"][kind]["schema"]
            expected = {"application/pdf": "string", "application/json": "object"}[kind]
            assert shape.get("type", "object") == expected, f"{method} {path} answers {shape}"
            assert operation["responses"].keys() >= {"400", "403", "404", "409", "413", "422", "429", "503"}
