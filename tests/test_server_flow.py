"""How people come to a table, stay, go and come back: seats, presence, bots that stand in, clocks, chat, rematches."""

from __future__ import annotations

import os
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from race108.game import Game
from race108.verify import verified
from race108.words import LANGUAGES, say
from server_people import PATIENCE, Json, Party, Person
from server_world import Server
from tables import runtrip_position, triggs_position

ABSENT = 2.0  # seconds after which a seat counts as abandoned: nobody here is away so long by accident
FORGET = 0.6  # seconds after which a table that waits is forgotten


class Brisk(Server):
    """A server with less patience than usual."""

    def environment(self) -> dict[str, str]:
        waiting = {"RACE108_ABSENT_SECONDS": str(ABSENT), "RACE108_FORGET_WAITING_HOURS": str(FORGET / 3600)}
        return super().environment() | waiting

    def stops(self) -> int:
        """As systemd stops it; the exit code."""
        process = self._process
        assert process
        self.stop()
        return int(process.returncode)

    @contextmanager
    def without_room_on_the_disk(self) -> Iterator[None]:
        """None of its files can grow."""
        assert self._process
        pid, (_, most) = self._process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@pytest.fixture(scope="module")
def server() -> Iterator[Brisk]:
    with Brisk() as service:
        yield service


def listed(person: Person, **query: str) -> dict[str, Json]:
    """The tables somebody is shown, by their ids."""
    tables = person.web.get("/api/tables", params=query).json()["tables"]
    return {table["id"]: table for table in tables}


def until(it_is_so: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.05)


def key_of(table: Json) -> str:
    return str(table["invite"]).partition("#")[2]


# --- the lobby ------------------------------------------------------------------------------------------------------


def test_the_lobby_lists_public_tables_until_they_are_over(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        public = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "public": True})
        private = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        lobby = listed(eve, public="1")
        assert (public["id"] in lobby, private["id"] in lobby) == (True, False)
        assert lobby[public["id"]]["phase"] == "waiting"
        assert lobby[public["id"]]["invite"] is None
        ben.asks(public, "seats")
        assert listed(eve, public="1")[public["id"]]["phase"] == "playing"
        ben.asks(public, "resign")
        assert public["id"] not in listed(eve, public="1")


def test_everyone_finds_their_own_tables_again(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        first = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        second = ann.makes_a_table({"game": "runtrip", "seats": ["me", "open", "me"], "public": True})
        ben.sits_down(first)
        assert list(listed(ann)) == [second["id"], first["id"]]  # the newest first
        assert list(listed(ben)) == [first["id"]]
        assert listed(ann)[second["id"]]["yours"] == [0, 2]
        assert listed(ben)[first["id"]]["invite"] == first["invite"]
        assert listed(eve) == {}


# --- sitting down ---------------------------------------------------------------------------------------------------


def test_a_private_table_is_entered_by_its_key_or_its_link(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "runtrip", "seats": ["me", "open", "open", "open"]})
        for wrong in ({}, {"key": ""}, {"key": "wrong"}, {"key": table["id"]}, {"key": f"{table['invite']}x"}):
            error = ben.asks(table, "seats", wrong, status=404)["error"]
            assert error == "There is no such table, or you need its invite link: ask the person who invited you."
        assert ben.asks(table, "seats", {"key": key_of(table)})["seat"] == 1
        assert eve.asks(table, "seats", {"key": table["invite"], "seat": 3})["seat"] == 3
        assert eve.asks(table, "seats", {"key": f"https://play.example.org{table['invite']}"})["seat"] == 2
        assert ann.looks_at(table)["phase"] == "playing"


def test_a_public_table_needs_no_key(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "triggs", "seats": ["open", "me"], "public": True})
        assert ben.asks(table, "seats", {"name": "Ben"})["seat"] == 0
        state = ben.connects_to(table)
        assert (state["phase"], state["names"]) == ("playing", ["Ben", "Player 2"])


def test_nobody_gets_a_seat_that_is_taken_or_that_is_not_there(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "bot:level1"], "public": True})
        for taken in (0, 2):
            assert ben.asks(table, "seats", {"seat": taken}, status=409)["error"].startswith("This seat is taken")
        error = ben.asks(table, "seats", {"seat": 3}, status=404)["error"]
        assert error == "There is no such seat: they are numbered from 0 to 2."
        ben.asks(table, "seats")
        assert eve.asks(table, "seats", status=409)["error"].startswith("All seats are taken")
        assert eve.asks(table, "seats", {"seat": 1}, status=409)["error"].startswith("This seat is taken")
        assert eve.asks({"id": "nowhere"}, "seats", status=404)["error"].startswith("There is no such table")


def test_of_several_people_who_want_a_seat_at_once_one_gets_it(server: Server) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server)) for _ in range(6)]
        table = people[0].makes_a_table({"game": "runtrip", "seats": ["me", "open", "open"], "public": True})
        address = f"/api/tables/{table['id']}/seats"
        hands = stack.enter_context(ThreadPoolExecutor(6))
        answers = list(hands.map(lambda person: person.web.post(address, json={"seat": 2}), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


def test_one_person_may_take_several_seats(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table(
            {"game": "runtrip", "seats": ["me", "open", "me", "open"], "name": "Ann", "names": [None, None, "Amy"]}
        )
        assert [ben.sits_down(table, name=name)["seat"] for name in ("Ben", "Bea")] == [1, 3]
        assert ben.looks_at(table)["yours"] == [1, 3]
        assert ben.connects_to(table)["names"] == ["Ann", "Ben", "Amy", "Bea"]


def test_whoever_has_a_seat_comes_back_to_it_without_a_key(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
        ben.sits_down(table, name="Ben")
        assert ben.asks(table, "seats")["seat"] == 1
        assert ben.asks(table, "seats", {"seat": 1, "name": "Benedict"})["seat"] == 1
        assert ben.looks_at(table, "state")["names"] == ["Ann", "Ben"], "while a game runs names stay"


# --- going and coming -----------------------------------------------------------------------------------------------


def test_a_seat_that_is_left_before_the_game_is_free_again(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "public": True})
        ann.connects_to(table)
        ben.sits_down(table, name="Ben", cut="his cut")
        ben.asks(table, "leave")
        about = ann.hears_that(lambda frame: frame["type"] == "table" and frame["seats"][1]["kind"] == "person")
        assert (about["seats"][1]["name"], about["seats"][1]["cut"]) == ("Ben", True)
        about = ann.hears_that(lambda frame: frame["type"] == "table" and frame["seats"][1]["kind"] == "open")
        assert (about["seats"][1]["name"], about["seats"][1]["cut"]) == ("Player 2", False)
        assert ben.looks_at(table)["yours"] == []
        ben.asks(table, "leave", status=403)  # nobody leaves twice
        assert [eve.asks(table, "seats")["seat"], eve.asks(table, "seats")["seat"]] == [1, 2]
        assert ann.hears("state")["phase"] == "playing"


START = triggs_position()
SEED = 108


def triggs_for_two(ann: Person, ben: Person, **more: Any) -> Json:
    """A game that Ann begins."""
    practice = {"position": START, "seed": SEED}
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "practice": practice, **more})
    ben.sits_down(table)
    return table


def seat_is(number: int, **facts: Any) -> Callable[[Json], bool]:
    """News of the table in which this holds for a seat."""
    return lambda frame: frame["type"] == "table" and facts.items() <= frame["seats"][number].items()


def state_with(**facts: Any) -> Callable[[Json], bool]:
    """A state in which this holds."""
    return lambda frame: frame["type"] == "state" and facts.items() <= frame.items()


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben)
        ben.connects_to(table)
        ann.asks(table, "leave")
        ben.hears_that(seat_is(0, kind="person", away=True, bot="level3"))
        state = ben.hears_that(state_with(turn=1))
        ann.connects_to(table)
        ben.hears_that(seat_is(0, away=False, here=True))
        while state["turn"] == 1:
            state = ben.plays(state, state["moves"][0])
        time.sleep(0.2)  # by now a bot would have played
        assert ann.looks_at(table)["ply"] == state["ply"]
        state = ann.hears_that(state_with(ply=state["ply"]))
        assert ann.plays(state, state["moves"][0])["type"] == "state"


def test_a_game_that_everybody_has_left_waits_until_somebody_is_back(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben)
        ben.asks(table, "leave")
        ann.asks(table, "leave")  # whose turn it is
        time.sleep(0.3)  # by now a bot would have played
        assert ben.looks_at(table)["ply"] == 0
        ben.connects_to(table)
        assert ben.hears_that(state_with(turn=1))["ply"] > 0


@pytest.mark.parametrize("way", ["connects", "sits down"])
def test_there_are_two_ways_back_to_the_table(server: Server, way: str) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben)
        ben.asks(table, "leave")  # it is not Ben's turn, so nobody plays for him yet
        assert ann.looks_at(table)["seats"][1]["away"]
        ben.connects_to(table) if way == "connects" else ben.asks(table, "seats")
        ann.connects_to(table)
        assert not ann.hears("table")["seats"][1]["away"]


def test_everyone_sees_who_is_there(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "bot:level1"], "public": True})
        ann.connects_to(table)
        assert [seat["here"] for seat in ann.hears("table")["seats"]] == [True, False, True]
        eve.connects_to(table)  # who only looks on is nobody's seat
        ben.sits_down(table)
        ann.hears_that(seat_is(1, kind="person", here=True))  # who asks is there
        ben.connects_to(table)
        ben.hangs_up()
        ann.hears_that(seat_is(1, here=False))
        assert [seat["here"] for seat in eve.looks_at(table)["seats"]] == [True, False, True]


def test_whoever_comes_back_has_missed_nothing(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben)
        state = ann.connects_to(table)
        game = Game.from_position(START, SEED)
        for round_ in range(2):
            ben.hangs_up()
            state = ann.plays(state, "draw L", "draw C")
            back = ben.connects_to(table)
            game.play("draw L", "draw C")
            assert back["ply"] == game.ply == 4 * round_ + 2
            assert back["view"] == game.view(1).json
            told = game.turns_told(1, "en", ["Player 1", "Player 2"])
            assert [(turn["move"], turn["text"]) for turn in back["log"]] == told
            assert [turn["events"][0][:2] for turn in back["log"]] == [["drew", first // 2 % 2] for first, _ in told]
            ben.plays(back, "draw R", "draw C")
            game.play("draw R", "draw C")
            state = ann.hears_that(state_with(ply=game.ply))


# --- bots in other people's seats -----------------------------------------------------------------------------------


def test_an_open_seat_is_given_to_a_bot(server: Server) -> None:
    with Person(server) as ann, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "public": True})
        ann.connects_to(table)
        assert "no seat" in eve.asks(table, "bots", {"seat": 1, "bot": "level1"}, status=403)["error"]
        assert "There is no bot “chess”" in ann.asks(table, "bots", {"seat": 1, "bot": "chess"}, status=400)["error"]
        assert "There is no bot" in ann.asks(table, "bots", {"seat": 1, "bot": "search:10ms"}, status=400)["error"]
        ann.asks(table, "bots", {"seat": 2, "bot": "level1"}, status=404)
        ann.asks(table, "bots", {"seat": 1, "bot": "greedy"})
        assert ann.hears("state")["phase"] == "playing"
        ann.hears_that(seat_is(1, kind="bot", bot="greedy", here=True))
        assert ann.asks(table, "bots", {"seat": 1, "bot": "greedy"}, status=409)["error"].startswith("Somebody sits")


def test_an_abandoned_seat_is_given_to_a_bot_until_its_owner_returns(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = triggs_for_two(ann, ben)
        ann.connects_to(table)
        ben.connects_to(table)
        wish = {"seat": 0, "bot": "greedy"}
        ben.asks(table, "bots", wish, status=409)  # Ann is there
        ann.hangs_up()
        ben.hears_that(seat_is(0, here=False))
        ben.asks(table, "bots", wish, status=409)  # she may come back in a moment
        time.sleep(ABSENT)
        eve.asks(table, "bots", wish, status=404)
        ben.asks(table, "bots", wish)
        ben.hears_that(seat_is(0, kind="person", away=True, bot="level3"))  # a rival does not choose who stands in
        ben.hears_that(state_with(turn=1))
        assert ann.connects_to(table)["seat"] == 0
        ben.hears_that(seat_is(0, kind="person", away=False, here=True))


# --- clocks ---------------------------------------------------------------------------------------------------------


def test_when_a_turn_takes_too_long_a_bot_finishes_it(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben, clock={"turn_seconds": 5})
        state = ann.connects_to(table)
        assert 0 < state["clocks"]["turn"] <= 5
        began = time.monotonic()
        state = ann.plays(state, "draw L")
        assert state["clocks"]["turn"] <= 5  # the clock goes on within a turn
        state = ann.hears("state")
        assert 1 < time.monotonic() - began < PATIENCE
        assert (state["ply"], state["turn"]) == (2, 1)
        assert 4 < state["clocks"]["turn"] <= 5
        assert not ann.looks_at(table)["seats"][0]["away"]  # the next turn is Ann's own again


def test_a_game_ends_when_its_time_is_up(server: Server) -> None:
    practice = {"position": runtrip_position([12, 5]), "seed": 1}
    wish = {"game": "runtrip", "seats": ["me", "me"], "practice": practice, "clock": {"game_minutes": 0.08}}
    with Person(server) as ann:
        alone, table = ann.makes_a_table(wish), ann.makes_a_table(wish)
        state = ann.connects_to(table)
        assert 0 < state["clocks"]["game"] <= 4.8
        state = ann.plays(state, next(move for move in state["moves"] if move.startswith("run")))
        over = ann.hears("state")
        assert (over["phase"], over["turn"], over["moves"]) == ("over", None, [])
        assert over["results"] == {"winners": over["winners"], "how": "time"}
        record = ann.looks_at(table, "record")
        assert record["time_up"]
        assert Game.replay(record).winners == over["winners"] == [0]
        verified(record)
        assert "over" in ann.asks(table, "moves", {"ply": over["ply"], "moves": ["end"]}, status=409)["error"]
        until(lambda: ann.looks_at(alone)["phase"] == "over")  # though nobody was there


def test_only_run_and_trip_has_a_time_limit(server: Server) -> None:
    with Person(server) as ann:
        wish = {"game": "triggs", "seats": ["me", "me"], "clock": {"game_minutes": 5}}
        assert ann.web.post("/api/tables", json=wish).status_code == 400


# --- resigning ------------------------------------------------------------------------------------------------------


def test_of_two_the_one_who_does_not_resign_wins(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = triggs_for_two(ann, ben)
        state = ann.connects_to(table)
        eve.asks(table, "resign", status=404)
        ben.asks(table, "resign", {"seat": 0}, status=403)
        ben.asks(table, "resign")  # also when it is not one's turn
        state = ann.hears_that(state_with(phase="over"))
        assert (state["winners"], state["turn"], state["moves"]) == ([0], None, [])
        assert state["results"] == {"winners": [0], "how": "resigned"}
        ann.hears_that(seat_is(1, resigned=True))
        assert ann.plays(state, "draw L")["type"] == "refused"
        ann.asks(table, "resign", status=409)
        record = ben.looks_at(table, "record")
        assert (record["results"], record["table"]["resigned"]) == (state["results"], [1])
        assert "The game ended because somebody gave up." in verified(record)


def test_among_three_a_bot_plays_on_for_whoever_resigns(server: Server) -> None:
    practice = {"position": triggs_position(players=3), "seed": 1}
    with Party(server, {"game": "triggs", "seats": ["me", "open", "open"], "practice": practice}) as party:
        ben, eve = party.people[1], party.people[2]
        ben.says({"type": "resign"})
        eve.hears_that(seat_is(1, resigned=True, bot="level3"))
        ben.says({"type": "resign"})  # twice is once
        assert party.plays("draw L", "draw R")
        state = eve.hears_that(state_with(turn=2))
        assert state["winners"] is None
        assert ben.connects_to(party.table)["seat"] == 1  # looking on is allowed, playing is not
        while state["turn"] != 1:
            player = party.people[state["turn"]]
            move = player.looks_at(party.table, "state")["moves"][0]
            state = player.asks(party.table, "moves", {"ply": state["ply"], "moves": [move]})
        eve.hears_that(lambda frame: frame["type"] == "state" and frame["ply"] > state["ply"] and frame["turn"] != 1)


def test_a_team_resigns_as_one(server: Server) -> None:
    wish = {"game": "runtrip", "options": {"variant": "team"}, "seats": ["me", "open", "me", "open"]}
    with Person(server) as ann, Person(server) as ben:
        for seat, winners in ((0, [1]), (1, [0]), (2, [1]), (3, [0])):
            table = ann.makes_a_table(wish)
            for other in (1, 3):
                ben.sits_down(table, seat=other)
            (ben if seat % 2 else ann).asks(table, "resign", {"seat": seat})
            assert ann.looks_at(table)["winners"] == winners
            verified(ann.looks_at(table, "record"))


def test_nobody_resigns_before_the_game_begins(server: Server) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        assert ann.asks(table, "resign", status=409)["error"].startswith("The game has not begun")


# --- a rematch ------------------------------------------------------------------------------------------------------


def test_a_rematch_is_one_table_whoever_asks_for_it(server: Server) -> None:
    wish = {"game": "triggs", "options": {"refill": "all"}, "seats": ["me", "open"], "name": "Ann"}
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table(wish)
        ben.sits_down(table, name="Ben")
        ann.connects_to(table)
        assert ann.asks(table, "rematch", status=409)["error"].startswith("The game is still going on")
        ben.asks(table, "resign")
        eve.asks(table, "rematch", status=403)
        with ThreadPoolExecutor() as hands:
            asking = [hands.submit(person.asks, table, "rematch", status=201) for person in (ann, ben, ann, ben)]
            again = [answer.result() for answer in asking]
        assert {(made["id"], made["invite"]) for made in again} == {(again[0]["id"], again[0]["invite"])}
        assert [made["seat"] for made in again] == [0, 1, 0, 1]
        assert again[0]["id"] != table["id"]
        assert key_of(again[0]) == key_of(table), "whoever was invited to look on is invited again"
        ann.hears_that(lambda frame: frame["type"] == "table" and frame["rematch"] == again[0]["id"])
        old, new = ann.looks_at(table), ann.looks_at(again[0])
        assert new["commit"] != old["commit"]
        assert (new["phase"], new["options"], new["winners"]) == ("playing", old["options"], None)
        assert [(seat["name"], seat["resigned"]) for seat in new["seats"]] == [("Ann", False), ("Ben", False)]
        assert ben.asks(again[0], "resign")["ok"]


def test_a_rematch_has_the_same_bots(server: Server) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["bot:level2", "me"]})
        ann.asks(table, "resign")
        again = ann.asks(table, "rematch", status=201)
        seats = ann.looks_at(again)["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("bot", "level2"), ("person", None)]


# --- chat -----------------------------------------------------------------------------------------------------------


def test_chat_is_heard_by_everyone_in_the_same_order(server: Server) -> None:
    with Party(server, {"game": "triggs", "seats": ["me", "open"]}, watched=True) as party:
        ann, ben, eve = party.people[0], party.people[1], party.onlooker
        assert eve
        for number in range(1, 6):
            speaker = ann if number % 2 else ben
            speaker.says({"type": "chat", "text": f"line\u0000 {number}\n  of   five "})
            for person in (ann, ben, eve):
                (line,) = person.hears("chat")["lines"]
                assert (line["number"], line["seat"]) == (number, (number + 1) % 2)
                assert line["text"] == f"line {number} of five"
        ben.asks(party.table, "chat", {"text": "by request"})
        told = [line["text"] for line in ann.hears("chat")["lines"]]
        eve.connects_to(party.table, f"?key={party.key}")
        whole = eve.hears("chat")["lines"]
        assert [line["number"] for line in whole] == list(range(1, 7))
        assert [whole[-1]["text"]] == told == ["by request"]


def test_chat_is_short_and_not_empty_and_of_players_only(server: Server) -> None:
    with Party(server, {"game": "triggs", "seats": ["me", "open"], "public": True}, watched=True) as party:
        ann, eve = party.people[0], party.onlooker
        assert eve
        for empty in ("", " \t\n", "\u0000"):
            ann.says({"type": "chat", "text": empty})
            assert ann.hears("refused", "chat")["error"].startswith("This message is empty")
        ann.says({"type": "chat", "text": "x" * 300})
        assert ann.hears("chat")["lines"][0]["text"] == "x" * 200
        ann.asks(party.table, "chat", {"text": "x" * 201}, status=422)
        ann.asks(party.table, "chat", {"text": ""}, status=422)
        eve.says({"type": "chat", "text": "hello"})
        assert "no seat" in eve.hears("refused")["error"]
        assert "no seat" in eve.asks(party.table, "chat", {"text": "hello"}, status=403)["error"]


def test_a_team_table_has_no_chat(server: Server) -> None:  # R18
    wish = {"game": "runtrip", "options": {"variant": "team"}, "seats": ["me", "open", "open", "open"]}
    with Person(server) as ann:
        table = ann.makes_a_table(wish)
        ann.connects_to(table)
        ann.says({"type": "chat", "text": "let us trip them"})
        told = ann.hears("refused", "chat")["error"]
        assert told == "Partners may not discuss strategy, so a team table has no chat."
        assert ann.asks(table, "chat", {"text": "let us trip them"}, status=403)["error"] == told


# --- languages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_is_spoken_to_in_their_own_language(server: Server, language: str) -> None:
    with Person(server, language) as ann, Person(server, f"fr-FR, {language}-XX;q=0.8, en;q=0.1") as ben:
        table = triggs_for_two(ann, ben)
        for person, seat in ((ann, 0), (ben, 1)):
            error = person.asks(table, "bots", {"seat": 5}, status=404)["error"]
            assert error == say("table-unknown-seat", language, most=1)
            assert person.asks(table, "leave", {"seat": 1 - seat}, status=403)["error"] == say(
                "table-not-your-seat", language
            )
            state = person.connects_to(table)
            assert state["names"] == [say("player", language, number=number) for number in (1, 2)]
            refused = person.plays(state | {"ply": 3}, "draw L")
            assert refused["error"] == say("table-stale", language)
        told = ann.plays(ann.looks_at(table, "state"), "draw L", "draw L")["log"]
        game = Game.from_position(START, SEED)
        game.play("draw L", "draw L")
        assert [(turn["move"], turn["text"]) for turn in told] == [(0, game.tell(0, language))]
        for other in LANGUAGES:
            assert ben.looks_at(table, "state", language=other)["log"][0]["text"] == game.tell(1, other)
            assert ben.connects_to(table, f"?language={other}")["names"][0] == say("player", other, number=1)


def test_languages_differ(server: Server) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        answers = {
            ann.web.post(f"/api/tables/{table['id']}/resign", json={}, params={"language": language}).json()["error"]
            for language in LANGUAGES
        }
        unknown = ann.web.post(f"/api/tables/{table['id']}/resign", json={}, headers={"Accept-Language": "fr, tlh"})
    assert len(answers) == len(LANGUAGES) == 4
    assert unknown.json()["error"] == say("table-not-begun", "en")


# --- stopping and starting ------------------------------------------------------------------------------------------


def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben)
        state = ann.connects_to(table)
        ben.connects_to(table)
        ann.plays(state, "draw L", "draw C")
        ann.says({"type": "chat", "text": "see you"})
        before = ben.hears_that(state_with(ply=2))
        ben.hears("chat")
        began = time.monotonic()
        assert server.stops() == 0
        assert time.monotonic() - began < PATIENCE
        assert (ann.is_shown_out(), ben.is_shown_out()) == (1012, 1012)
        server.start()
        after = ben.connects_to(table)
        assert after == before
        assert ben.hears("chat")["lines"][0]["text"] == "see you"
        assert ben.plays(after, "draw L")["ply"] == 3


def test_while_the_disk_is_full_nothing_is_accepted_and_nothing_is_lost(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = triggs_for_two(ann, ben)
        state = ann.connects_to(table)
        with server.without_room_on_the_disk():
            refused = ann.plays(state, "draw L")
            assert (refused["type"], refused["ply"]) == ("refused", 0)
            assert refused["error"].startswith("The server cannot save anything just now")
            ben.asks(table, "resign", status=503)
            assert ben.web.post("/api/tables", json={"game": "triggs", "seats": ["me", "me"]}).status_code == 503
            assert ben.looks_at(table, "state")["ply"] == 0
        ann.says({"type": "play", "ply": 0, "moves": ["draw L"]})
        assert ann.hears_that(state_with(ply=1))["winners"] is None


def test_tables_at_which_no_game_begins_are_forgotten(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben:
        waiting = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "public": True})
        begun = triggs_for_two(ann, ben)
        finished = triggs_for_two(ann, ben)
        ben.asks(finished, "resign")
        time.sleep(FORGET)
        server.restart()
        until(lambda: waiting["id"] not in listed(ann))  # also if somebody has looked at it meanwhile
        until(lambda: ann.web.get(f"/api/tables/{waiting['id']}").status_code == 404)
        assert ann.connects_to(waiting)["type"] == "refused"
        assert [ann.looks_at(table)["phase"] for table in (begun, finished)] == ["playing", "over"]
        assert (waiting["id"],) in server.rows("select id from tables where forgotten_at is not null")


def test_a_second_server_at_the_same_port_says_what_to_do(server: Server) -> None:
    environment = os.environ | server.environment()
    second = subprocess.run(server.command(), env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert second.returncode not in (0, None)
    assert "choose another one with --port" in second.stderr
    assert "Traceback" not in second.stderr
    assert server.answers()
