"""What one request can cost is bounded before it is spent: it is refused in a sentence, while others play on."""

from __future__ import annotations

import asyncio
import json
import statistics
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from race108.game import Game
from race108.games.runtrip.layout import named_layout
from race108.server.aside import AT_ONCE, EACH, MOST_WAITING, Aside
from race108.server.keeping import kept
from race108.server.making import new_setup
from race108.server.refusals import Unavailable
from race108.server.replaying import MOST_MOVES
from race108.server.showing import MOST_TURNS_TOLD, state
from race108.server.stored import Seat
from race108.server.table import Table
from race108.shown import MOST_MOVES_TOLD
from race108.words import LANGUAGES, say
from server_people import Person
from server_world import Server, carried_out
from services import children

Json = dict[str, Any]

#: A quiet answer takes some milliseconds, and the attacks took ten seconds; between is room for a busy machine.
LONGEST = 2.0
#: One of the attacks took three gigabytes.
MOST_MEMORY = 150 * 2**20


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as its:
        with Person(its) as somebody:  # whatever is loaded at the first use of something is loaded
            somebody.web.post("/api/practice", json={"position": huge_hand(28), "seat": 0}).raise_for_status()
            somebody.web.post("/api/layouts", json={"file": "f.toml", "toml": "format = 2"})
        yield its


def memory(server: Server) -> int:
    """What the server has in memory, with all its processes."""
    assert server._process is not None
    found = 0
    for process in (server._process.pid, *children(server._process.pid)):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                found += int(line.split()[1]) * 1024
    return found


@contextmanager
def others_play_on(server: Server) -> Iterator[None]:
    """Meanwhile somebody plays and asks how the server is: nobody waits long, and the server does not grow much."""
    took: list[float] = []
    enough = threading.Event()

    def plays() -> None:
        with Person(server) as ann:
            table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
            now = ann.looks_at(table, "state")
            while not enough.is_set() and now["moves"]:
                began = time.monotonic()
                ann.web.get("/healthz").raise_for_status()
                took.append(time.monotonic() - began)
                began = time.monotonic()
                now = ann.asks(table, "moves", {"ply": now["ply"], "moves": now["moves"][:1]})
                took.append(time.monotonic() - began)

    before = memory(server)
    with ThreadPoolExecutor(1) as apart:
        playing = apart.submit(plays)
        while len(took) < 20 and not playing.done():
            time.sleep(0.01)
        quiet = statistics.median(took)
        try:
            yield
            grown = memory(server) - before
            time.sleep(0.1)
        finally:
            enough.set()
        playing.result()
    assert max(took) < max(LONGEST, 20 * quiet), f"somebody waited {max(took):.1f} s, and usually {quiet:.3f} s"
    assert grown < MOST_MEMORY, f"the server has grown by {grown / 2**20:.0f} MB"


def at_once(server: Server, count: int, path: str, wish: Json | str, **more: Any) -> list[httpx.Response]:
    """The answers to the same request, sent so many times at once."""
    body = wish if isinstance(wish, str) else json.dumps(wish)
    headers = {"Content-Type": "application/json", **more}
    with ThreadPoolExecutor(count) as many:
        return list(many.map(lambda _: server.answer("POST", path, content=body, headers=headers), range(count)))


def huge_hand(cards: int = 106) -> Json:
    """A position in which one hand has nearly everything, and stands before the square with the most symbols."""
    every = sorted(named_layout("factors").cards, key=lambda card: ("2" not in card[2:], len(card)))
    hands = [every[:cards], every[-2:]]
    tokens = [[0, 1], [96, 72]]
    return {"game": "runtrip", "players": 2, "variant": "advanced", "tokens": tokens, "hands": hands}


def recorded(position: Json | None = None, moves: list[str] | None = None, game: str = "runtrip") -> Json:
    options = {"variant": "advanced"} if game == "runtrip" else {}
    start = Game.new(game, 2, seed=1, **options).record()
    return start | ({} if position is None else {"position": position}) | {"moves": moves or []}


# --- layouts --------------------------------------------------------------------------------------------------------

BOMBS = {
    "a key of 29 900 parts": (".".join("a" * 29_900) + "=1", "layout-file-long"),
    "a key of 9 900 parts": (".".join("a" * 9_900) + "=1", "layout-file-tangled"),
    "lists in lists": ("a=" + "[" * 15_000, "layout-file-tangled"),
    "a header of 9 900 parts": ("[" + ".".join("a" * 9_900) + "]", "layout-file-tangled"),
}


@pytest.mark.parametrize(("toml", "message"), BOMBS.values(), ids=list(BOMBS))
def test_six_layout_bombs_at_once_are_refused_and_others_play_on(server: Server, toml: str, message: str) -> None:
    with others_play_on(server):
        answers = at_once(server, 6, "/api/layouts", {"file": "mine.toml", "toml": toml})
    sentence = say(message, "en", file="mine.toml", most=20_000)
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(400, sentence)] * 6


# --- positions ------------------------------------------------------------------------------------------------------

HUGE = {
    "a practice table": (
        "/api/tables",
        {
            "game": "runtrip",
            "options": {"variant": "advanced"},
            "seats": ["me", "me"],
            "practice": {"position": huge_hand()},
        },
    ),
    "a lesson": ("/api/practice", {"position": huge_hand(), "seat": 0}),
    "a replay": ("/api/replay", recorded(huge_hand())),
}


@pytest.mark.parametrize(("path", "wish"), HUGE.values(), ids=list(HUGE))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_that_no_game_can_bring_about_is_refused(server: Server, path: str, wish: Json, language: str) -> None:
    with others_play_on(server):
        answers = at_once(server, 3, path, wish, **{"Accept-Language": language})
    sentence = say("runtrip-position-hand", language, player=1, count=106, players=2, most=28)
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(400, sentence)] * 3


def test_a_record_with_such_a_hand_is_not_verified(server: Server) -> None:
    with others_play_on(server):
        answers = at_once(server, 3, "/api/verify", recorded(huge_hand()))
    sentence = say("runtrip-position-hand", "en", player=1, count=106, players=2, most=28)
    assert [answer.json() for answer in answers] == [{"fair": False, "lines": [sentence]}] * 3


def test_the_largest_hand_is_played_with_and_a_state_tells_some_of_its_moves(server: Server) -> None:
    position = huge_hand(28)
    with others_play_on(server), Person(server) as ann:
        wish = {"game": "runtrip", "options": {"variant": "advanced"}, "seats": ["me", "me"]}
        table = ann.makes_a_table(wish | {"practice": {"position": position, "seed": 1}})
        begun = ann.looks_at(table, "state", seat=0)
        assert len(begun["moves"]) == MOST_MOVES_TOLD
        assert len(ann.looks_at(table, "outlook", seat=0)["steps"]) == MOST_MOVES_TOLD
        lesson = ann.web.post("/api/practice", json={"position": position, "seat": 0}).json()
        assert len(lesson["moves"]) == len(lesson["outlook"]) == MOST_MOVES_TOLD
        game = Game.from_position(position, 1)
        untold = game.moves()[-1]
        assert untold not in begun["moves"]
        for vague in ("trip 2", "trip 2b"):
            ann.asks(table, "moves", {"ply": 0, "moves": [vague], "seat": 0}, status=400)
        after = ann.asks(table, "moves", {"ply": 0, "moves": [untold], "seat": 0})
        assert after["ply"] == 1


def test_bots_play_on_with_the_largest_hand(server: Server) -> None:
    with others_play_on(server), Person(server) as ann:
        position = huge_hand(28) | {"turn": 1}
        wish = {"game": "runtrip", "options": {"variant": "advanced"}, "seats": ["bot:level1", "me"]}
        table = ann.makes_a_table(wish | {"practice": {"position": position, "seed": 1}})
        begun = ann.connects_to(table)
        ann.plays(begun, begun["moves"][0])
        ann.hears_that(lambda frame: frame["type"] == "state" and frame["ply"] > 1)


# --- records --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/replay", "/api/verify"])
def test_a_record_of_more_moves_than_any_game_has_is_not_played(server: Server, path: str) -> None:
    moves = ["draw L"] * 6_000
    with others_play_on(server):
        answers = at_once(server, 3, path, recorded(moves=moves, game="triggs"))
    sentence = say("record-too-long", "en", count=6_000, most=MOST_MOVES)
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(413, sentence)] * 3


def test_a_record_with_a_move_longer_than_any_is_not_played(server: Server) -> None:
    record = recorded(moves=["trip 2 " + "1[2] " * 12_000])
    with others_play_on(server):
        (replay,) = at_once(server, 1, "/api/replay", record)
        (verdict,) = at_once(server, 1, "/api/verify", record)
    sentence = say("record-long-move", "en", ply=1, most=120)
    assert (replay.status_code, replay.json()["error"]) == (400, sentence)
    assert verdict.json() == {"fair": False, "lines": [sentence]}


def endless(plies: int) -> Game:
    """Somebody draws and puts back, for ever."""
    game = Game.new("triggs", 2, seed=1)
    while game.ply < plies:
        game.play(next(move for move in game.moves() if move.startswith(("draw", "discard"))))
    return game


def test_the_longest_record_is_played_and_others_play_on(server: Server) -> None:
    record = endless(MOST_MOVES).record()
    with others_play_on(server):
        replays = at_once(server, 4, "/api/replay", record)
        verdicts = at_once(server, 4, "/api/verify", record)
    assert [len(answer.json()["frames"]) for answer in replays] == [MOST_MOVES + 1] * 4
    assert [answer.json()["fair"] for answer in verdicts] == [True] * 4


def test_a_state_tells_the_last_turns_of_a_game_without_end() -> None:
    for plies in (100, MOST_TURNS_TOLD * 2 + 100):
        game = endless(plies)
        table = Table(new_setup("", kept(game.rules)), [Seat("person"), Seat("person")])
        table.begin(game)
        told, turns = state(table, 0, "en", 0.0)["log"], game.turns_seen(0)
        assert [turn["move"] for turn in told] == [first for first, _ in turns][-MOST_TURNS_TOLD:]
        assert (len(told) < len(turns)) == (plies > MOST_TURNS_TOLD)


# --- JSON -----------------------------------------------------------------------------------------------------------

DEEP = {"deep lists": "[" * 900 + "]" * 900, "deep objects": '{"a":' * 900 + "1" + "}" * 900}
DEEPER = {"too deep to be read": "[" * 30_000 + "]" * 30_000, "never closed": "[" * 60_000}
WIDE = {"a long string": json.dumps("x" * 60_000), "many": json.dumps(["1[2]"] * 8_000), "huge": "1" * 4_000}
ANYTHING = DEEP | DEEPER | WIDE

WISHES = {
    "a lesson": ("/api/practice", '{"position": {"game": "runtrip", "KEY": GIVEN}}'),
    "a lesson of Triggs": ("/api/practice", '{"position": {"game": "triggs", "KEY": GIVEN}}'),
    "a table": ("/api/tables", '{"game": "runtrip", "seats": ["me", "open"], "options": {"KEY": GIVEN}}'),
    "a replay": ("/api/replay", '{"race108": 2, "game": "triggs", "rules": 1, "players": 2, "seed": 1, "KEY": GIVEN}'),
    "a check": ("/api/verify", '{"race108": 2, "game": "runtrip", "rules": 1, "players": 2, "seed": 1, "KEY": GIVEN}'),
    "a print": ("/api/print/board/preview", '{"KEY": GIVEN}'),
}
KEYS = (
    *("hands", "deck", "tokens", "layout", "crossed", "left", "rows", "turn", "winners", "variant", "players", "game"),
    *("moves", "options", "position", "contributions", "table", "results", "seed", "paper", "x"),
)


@pytest.mark.parametrize("given", ANYTHING.values(), ids=list(ANYTHING))
def test_whatever_stands_in_a_request_it_is_refused_in_a_sentence(server: Server, given: str) -> None:
    with others_play_on(server), server.client() as somebody:
        for path, wish in WISHES.values():
            for key in KEYS:
                body = wish.replace("KEY", key).replace("GIVEN", given)
                answer = somebody.post(path, content=body, headers={"Content-Type": "application/json"})
                told = answer.json()
                assert answer.status_code < 500, (path, key, answer.text)
                sentence = told["lines"][0] if path == "/api/verify" and "lines" in told else told["error"]
                assert len(sentence) < 500, (path, key, sentence)


@pytest.mark.parametrize("given", ANYTHING.values(), ids=list(ANYTHING))
def test_whatever_stands_in_a_frame_it_is_refused_in_a_sentence(server: Server, given: str) -> None:
    short = given if len(given) < 16_000 else given[:8_000]
    with others_play_on(server), Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
        ann.connects_to(table)
        for frame in ('{"type": GIVEN}', '{"type": "play", "ply": GIVEN, "moves": ["stop"]}', "GIVEN"):
            ann.says(frame.replace("GIVEN", short))
            assert len(ann.hears("refused")["error"]) < 500
        ann.says('{"type": "play", "ply": 0, "moves": [GIVEN]}'.replace("GIVEN", short))
        assert len(ann.hears("refused")["error"]) < 500


# --- aside ----------------------------------------------------------------------------------------------------------


def test_nobody_alone_fills_the_line() -> None:
    async def crowd() -> list[Any]:
        its, release = Aside(), threading.Event()
        mine = [asyncio.ensure_future(its.do("10.0.0.1", release.wait)) for _ in range(EACH + 3)]
        others = [asyncio.ensure_future(its.do("10.0.0.2", release.wait)) for _ in range(EACH)]
        await asyncio.sleep(0.1)
        release.set()
        answers = await asyncio.gather(*mine, *others, return_exceptions=True)
        assert await its.do("10.0.0.1", lambda: "again") == "again"
        its.close()
        return answers

    answers = carried_out(crowd())
    assert [isinstance(answer, Unavailable) for answer in answers] == [False] * EACH + [True] * 3 + [False] * EACH
    assert answers[EACH].text("en") == say("aside-busy", "en")


def test_who_has_gone_still_counts_while_a_thread_works_for_them() -> None:
    async def impatient() -> tuple[int, object]:
        its, release = Aside(), threading.Event()
        for _ in range(AT_ONCE):
            gone = asyncio.ensure_future(its.do("10.0.0.1", release.wait))
            await asyncio.sleep(0.02)
            gone.cancel()
        more = [asyncio.ensure_future(its.do("10.0.0.1", release.wait)) for _ in range(EACH - AT_ONCE + 3)]
        await asyncio.sleep(0.1)
        refused = sum(asked.done() and isinstance(asked.exception(), Unavailable) for asked in more)
        release.set()
        while its._asked:
            await asyncio.sleep(0.01)
        return refused, await its.do("10.0.0.1", lambda: "again")

    assert carried_out(impatient()) == (3, "again")


def test_the_line_has_an_end_and_fairness_goes_with_the_other_limits() -> None:
    async def crowd() -> int:
        its, release = Aside(fair=False), threading.Event()
        asked = [asyncio.ensure_future(its.do("10.0.0.1", release.wait)) for _ in range(AT_ONCE + MOST_WAITING + 3)]
        await asyncio.sleep(0.1)
        release.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return sum(isinstance(answer, Unavailable) for answer in answers)

    assert carried_out(crowd()) == 3
