"""Whole games over the network, in every variant: everyone is told what the rules say, and nothing else happens."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from typing import Any

import pytest

from race108.game import Game
from race108.verify import verified
from race108.words import say
from server_people import Json, Party, Person
from server_world import Server
from tables import ONE_SHORT, factors, runtrip_position, triggs_position
from variants import SHORT_ROWS, Variant, each


def own_layout() -> Json:
    """The layout ``factors`` with another name and 5 on the first square."""
    layout = factors()
    return layout | {"name": "mine", "squares": ["5", *layout["squares"][1:]]}


#: Of every turn, by the move it began with, its words and its events.
Log = dict[int, tuple[list[str], list[Any]]]


def compare(told: list[Json], record: Json, done: list[str] | None = None) -> Game:
    """Play the record again: every state anybody was told is what the rules say. Returns the finished game."""
    by_ply: dict[int, list[Json]] = defaultdict(list)
    for state in told:
        by_ply[state["ply"]].append(state)
    game = Game.replay(record | {"moves": []})
    everyone, steps = {state["seat"] for state in told}, record["moves"] if done is None else done
    for ply in range(len(steps) + 1):
        assert {state["seat"] for state in by_ply[ply]} in (everyone, set())  # nobody missed anything
        for state in by_ply[ply]:
            compare_state(state, game)
        if ply < len(steps):
            game.take_back() if steps[ply] == "back" else game.play(steps[ply])
    assert game.moves_played == record["moves"]
    assert (game.over, record["results"]) == (True, {"winners": game.winners, "how": "rules"})
    compare_logs(told, game)
    return game


def compare_state(state: Json, game: Game) -> None:
    view, over = game.view(state["seat"]), game.over
    assert state["view"] == view.json
    assert state["moves"] == view.moves
    assert state["turn"] == (None if over else game.turn)
    assert state["phase"] == ("over" if over else "playing")
    assert state["winners"] == game.winners
    assert state["results"] == ({"winners": game.winners, "how": "rules"} if over else None)
    assert state["take_back"] == (state["seat"] == state["turn"] and game.can_take_back())


def compare_logs(told: list[Json], game: Game) -> None:
    """Whoever keeps the log of every state has the whole story in the end."""
    logs: dict[int | None, Log] = {}
    for state in told:
        logs[state["seat"]] = kept_log(logs.get(state["seat"], {}), state)
    for seat, log in logs.items():
        assert {move: text for move, (text, _) in log.items()} == dict(game.turns_told(seat, "en", told[0]["names"]))
        named = {first: as_sent(game.rules.happened(events)) for first, events in game.turns_seen(seat)}
        assert {move: events for move, (_, events) in log.items()} == named


def as_sent(events: Any) -> Any:
    """With lists, where Python has tuples."""
    return json.loads(json.dumps(events))


def kept_log(log: Log, state: Json) -> Log:
    """What is told again takes the place of what was told; what comes after it has been taken back."""
    news = {turn["move"]: (turn["text"], turn["events"]) for turn in state["log"]}
    last = max(news, default=-1)
    return {move: told for move, told in log.items() if move <= last} | news


# --- whole games ----------------------------------------------------------------------------------------------------


@each()
def test_a_game_of_every_variant_is_played_to_its_end(server: Server, variant: Variant) -> None:
    played_to_its_end(server, variant)


def test_a_game_with_a_layout_of_ones_own_is_played_to_its_end(server: Server) -> None:
    played_to_its_end(server, ("runtrip", 3, {"layout": own_layout()}))


def played_to_its_end(server: Server, variant: Variant) -> None:
    game, players, options = variant
    wish = {"game": game, "options": options, "seats": ["me", *["open"] * (players - 1)]}
    with Party(server, wish, watched=True) as party:
        party.plays_to_the_end(random.Random(108))
        record = party.record()
    compare(party.told, record, party.done)
    assert any(record["table"]["commit"] in line for line in verified(record))


def nearly_won(game: str) -> Json:
    """A position for three that soon ends, for bots that take their time."""
    if game == "triggs":
        return triggs_position(players=3, crossed=ONE_SHORT, others_crossed=ONE_SHORT)
    return runtrip_position([85, 88, 91])


BOTS: list[tuple[str, Json, list[str]]] = [
    ("triggs", {"options": {"rows": SHORT_ROWS}}, ["me", "bot:random", "bot:greedy", "bot:value"]),
    ("triggs", {"options": {"rows": SHORT_ROWS}}, ["bot:level1", "bot:level2", "me", "bot:level3"]),
    ("triggs", {"practice": {"position": nearly_won("triggs"), "seed": 1}}, ["bot:search", "bot:level5", "me"]),
    ("runtrip", {}, ["bot:random", "me", "bot:greedy", "bot:level1", "bot:level2", "bot:level3"]),
    ("runtrip", {"options": {"variant": "team"}}, ["bot:level4", "bot:value", "me", "bot:random"]),
    ("runtrip", {"practice": {"position": nearly_won("runtrip"), "seed": 1}}, ["me", "bot:level5", "bot:search"]),
]


@pytest.mark.parametrize(("game", "more", "seats"), BOTS, ids=[" ".join([game, *seats]) for game, _, seats in BOTS])
def test_bots_of_every_name_play_with_people(server: Server, game: str, more: Json, seats: list[str]) -> None:
    chance = random.Random(108)
    with Person(server) as ann:
        table = ann.makes_a_table({"game": game, "seats": seats, "name": "Ann", **more})
        told = [ann.connects_to(table)]
        while told[-1]["phase"] != "over":
            if told[-1]["turn"] == told[-1]["seat"]:
                ann.says({"type": "play", "ply": told[-1]["ply"], "moves": [chance.choice(told[-1]["moves"])]})
            told.append(ann.hears("state"))
        record = ann.looks_at(table, "record")
    compare(told, record)
    verified(record)
    assert record["table"]["bots"] == [None if kind == "me" else kind.removeprefix("bot:") for kind in seats]
    for seat, kind in enumerate(seats):
        bot = kind.removeprefix("bot:")
        assert told[0]["names"][seat] == ("Ann" if kind == "me" else say("bot-name", bot=bot))


def test_bots_play_among_themselves_and_whoever_made_the_table_looks_on(server: Server) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "runtrip", "seats": ["bot:greedy", "bot:value"]})
        state = ann.connects_to(table)
        assert (table["seat"], state["seat"]) == (None, None)
        while state["phase"] != "over":
            state = ann.hears("state")
        compare_state(state, Game.replay(ann.looks_at(table, "record")))


def test_a_whole_game_is_played_by_requests_alone(server: Server) -> None:
    chance = random.Random(108)
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "triggs", "options": {"rows": SHORT_ROWS}, "seats": ["me", "open"]})
        ben.sits_down(table)
        told = [ann.looks_at(table, "state"), ben.looks_at(table, "state")]
        while told[-1]["phase"] != "over":
            player, other = (ann, ben) if told[-1]["turn"] == 0 else (ben, ann)
            state = player.looks_at(table, "state")
            assert state["seat"] == state["turn"]
            wish = {"ply": state["ply"], "moves": [chance.choice(state["moves"])]}
            told += [player.asks(table, "moves", wish), other.looks_at(table, "state")]
        compare(told, ann.looks_at(table, "record"))


# --- a turn ---------------------------------------------------------------------------------------------------------


def triggs_table(position: Json) -> Json:
    return {"game": "triggs", "seats": ["me", "open"], "practice": {"position": position, "seed": 108}}


def test_several_moves_in_one_frame_are_played_together(server: Server) -> None:
    with Party(server, triggs_table(triggs_position())) as party:
        assert party.plays("draw L", "draw R")
        assert [state["ply"] for state in party.told] == [0, 0, 2, 2]
        assert party.state["turn"] == 1


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        (["draw L", "extra 1"], "must draw a second"),
        (["draw L", "draw R", "draw L"], "Your turn ends before the last of these moves"),
        (["draw L", "nonsense"], "nonsense"),
    ],
)
def test_of_several_moves_none_is_played_if_one_cannot_be(server: Server, moves: list[str], why: str) -> None:
    with Party(server, triggs_table(triggs_position())) as party:
        ann = party.people[0]
        before = ann.looks_at(party.table, "state")
        refused = ann.plays(party.state, *moves)
        assert (refused["type"], refused["ply"]) == ("refused", 0)
        assert why in refused["error"]
        assert ann.looks_at(party.table, "state") == before


def test_a_move_for_an_older_state_is_refused(server: Server) -> None:
    with Party(server, triggs_table(triggs_position())) as party:
        old = party.state
        assert party.plays("draw L")
        refused = party.people[0].plays(old, "draw L")
        assert refused == {
            "type": "refused",
            "ply": 1,
            "error": "Something has happened at the table in the meantime: look again, then play.",
        }
        wish = {"ply": 0, "moves": ["draw L"]}
        assert party.people[0].asks(party.table, "moves", wish, status=409) == {"error": refused["error"]}


def test_nobody_plays_out_of_turn_or_without_a_seat(server: Server) -> None:
    with Party(server, triggs_table(triggs_position()), watched=True) as party:
        ben, onlooker = party.people[1], party.onlooker
        assert onlooker
        assert "not your turn" in ben.plays(party.state, "draw L")["error"]
        assert "no seat" in onlooker.plays(party.state, "draw L")["error"]
        onlooker.asks(party.table, "moves", {"ply": 0, "moves": ["draw L"]}, status=404)  # not even by the table's id
        assert party.plays("draw L")


def test_a_step_is_taken_back_and_another_one_played(server: Server) -> None:
    with Party(server, triggs_table(triggs_position([11, 11, 7, 4, 4]))) as party:
        before = party.state
        assert party.plays("form 11=11")
        assert [state["take_back"] for state in party.states.values()] == [False, True]  # Ben, Ann
        assert party.takes_back()
        assert (party.state["ply"], party.state["view"]) == (2, before["view"])
        assert not party.state["take_back"]
        assert party.plays("form 11=7+4", "stop")
        resigned = party.people[0].asks(party.table, "resign")
        assert resigned["ok"]
        assert party.record()["moves"] == ["form 11=7+4", "stop"]


def test_a_step_that_is_taken_back_leaves_the_log(server: Server) -> None:
    with Party(server, triggs_table(triggs_position([1, 2], [11, 11, 7, 4, 4]))) as party:
        log: Log = {}
        for step in ("draw L", "draw L", "form 11=11", "back", "form 11=7+4"):
            assert party.takes_back() if step == "back" else party.plays(step)
            log = kept_log(log, party.state)
            told = party.people[party.state["turn"]].looks_at(party.table, "state")["log"]
            assert log == {turn["move"]: (turn["text"], turn["events"]) for turn in told}


def test_what_has_come_to_light_is_not_taken_back(server: Server) -> None:
    with Party(server, triggs_table(triggs_position([11, 11, 7, 4, 4], [11, 11, 7, 4, 4]))) as party:
        assert party.plays("draw C")
        assert not party.state["take_back"]
        assert not party.takes_back()
        error = party.people[0].asks(party.table, "take_back", {"ply": 1}, status=400)["error"]
        assert "card" in error or "seen" in error
        assert party.plays("draw C")
        assert not party.takes_back()  # nor a turn that is over


def test_only_the_player_on_turn_takes_back(server: Server) -> None:
    with Party(server, triggs_table(triggs_position([11, 11, 7, 4, 4]))) as party:
        assert party.plays("form 11=11")
        error = party.people[1].asks(party.table, "take_back", {"ply": 1}, status=403)["error"]
        assert "not your turn" in error
        answer = party.people[0].asks(party.table, "take_back", {"ply": 1})
        assert (answer["ply"], answer["turn"]) == (2, 0)


# --- several seats of one person ------------------------------------------------------------------------------------


def test_whoever_has_several_seats_sees_the_one_that_plays_now_or_next(server: Server) -> None:
    chance = random.Random(108)
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "runtrip", "seats": ["me", "open", "me", "open"]})
        ben.sits_down(table, seat=1)
        ben.sits_down(table, seat=3)
        states = {ann: ann.connects_to(table), ben: ben.connects_to(table)}
        told = list(states.values())
        while states[ann]["phase"] != "over":
            turn = states[ann]["turn"]
            player = ben if turn % 2 else ann
            assert states[player]["seat"] == turn
            assert states[ann if turn % 2 else ben]["seat"] == (turn + 1) % 4
            player.says(
                {"type": "play", "ply": states[player]["ply"], "moves": [chance.choice(states[player]["moves"])]}
            )
            states = {person: person.hears("state") for person in states}
            told += states.values()
        record = ann.looks_at(table, "record")
    game = Game.replay(record | {"moves": []})
    for pair, move in zip(zip(told[::2], told[1::2], strict=True), [*record["moves"], None], strict=True):
        for state in pair:
            compare_state(state, game)
        if move is not None:
            game.play(move)


def test_a_connection_may_stay_with_one_of_several_seats(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "runtrip", "seats": ["me", "me", "open"]})
        ben.sits_down(table)
        assert [ann.connects_to(table, f"?seat={seat}")["seat"] for seat in (0, 1)] == [0, 1]
        assert [ann.looks_at(table, "state", seat=seat)["seat"] for seat in (0, 1)] == [0, 1]
        refused = ann.connects_to(table, "?seat=2")
        assert "not your seat" in refused["error"]
        assert ann.is_shown_out() == 4403
        assert "not your seat" in ann.looks_at(table, "state", status=403, seat=2)["error"]
        for nonsense in ("9", "-1", "x", "٣"):
            assert ann.connects_to(table, f"?seat={nonsense}")["type"] == "refused"


def test_a_connection_acts_for_the_seat_it_looks_at(server: Server) -> None:
    wish = {"game": "triggs", "seats": ["me", "me"], "practice": {"position": triggs_position(turn=0), "seed": 1}}
    with Person(server) as ann:
        table = ann.makes_a_table(wish)
        state = ann.connects_to(table, "?seat=1")
        assert (state["seat"], state["turn"], state["moves"]) == (1, 0, [])
        assert "not your turn" in ann.plays(state, "draw L")["error"]
        ann.says({"type": "chat", "text": "I am the second"})
        assert ann.hears("chat")["lines"][0]["seat"] == 1
        ann.says({"type": "resign"})
        assert ann.hears("state")["winners"] == [0]


def test_one_of_several_seats_is_named_in_a_move(server: Server) -> None:
    wish = {"game": "triggs", "seats": ["me", "me"], "practice": {"position": triggs_position(turn=0), "seed": 1}}
    with Person(server) as ann:
        table = ann.makes_a_table(wish)
        move: Json = {"ply": 0, "moves": ["draw L"]}
        assert "not your turn" in ann.asks(table, "moves", {**move, "seat": 1}, status=403)["error"]
        assert ann.asks(table, "moves", {**move, "seat": 0})["seat"] == 0
        ann.connects_to(table)
        ann.says({"type": "play", "ply": 1, "moves": ["draw L"], "seat": 1})
        assert "not your turn" in ann.hears("refused")["error"]
        ann.says({"type": "play", "ply": 1, "moves": ["draw L"], "seat": 0})
        assert ann.hears("state")["seat"] == 1  # who plays next


# --- onlookers ------------------------------------------------------------------------------------------------------


def test_an_onlooker_sees_what_the_table_shows_to_all(server: Server) -> None:
    # Nobody plays: what a bot takes from an open pile would be seen by all (T16).
    with Person(server) as ann, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"], "public": True})
        state = eve.connects_to(table)
        assert (state["seat"], state["moves"]) == (None, [])
        assert [set(hand) for hand in state["view"]["hands"]] == [{None}, {None}]
        assert eve.looks_at(table, "state")["seat"] is None
        about = eve.looks_at(table)
        assert (about["yours"], about["invite"]) == ([], None)


def test_a_private_table_is_seen_with_its_key_only(server: Server) -> None:
    with Person(server) as ann, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "bot:level1"]})
        key = table["invite"].partition("#")[2]
        for query in ("", "?key=", "?key=wrong", f"?key={key[:-1]}", f"?key={key}x"):
            refused = eve.connects_to(table, query)
            assert refused == {
                "type": "refused",
                "ply": None,
                "error": "There is no such table, or you need its invite link: ask the person who invited you.",
            }
            assert eve.is_shown_out() == 4403
        for what in ("", "state"):
            assert eve.looks_at(table, what, status=404)["error"] == refused["error"]
            eve.looks_at(table, what, key=key)
        assert eve.connects_to(table, f"?key={key}")["type"] == "state"


@pytest.mark.parametrize("public", [True, False])
def test_a_table_without_onlookers_shows_its_game_to_players_only(server: Server, public: bool) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "public": public, "onlookers": False})
        key = f"?key={table['invite'].partition('#')[2]}"
        early = eve.connects_to(table, key)  # until the game begins, anybody who may sit down may look
        assert (early["phase"], early["view"]) == ("waiting", None)
        ben.sits_down(table)
        assert eve.is_shown_out() == 4403
        assert not any(json.loads(text).get("view") for text in eve.heard)
        assert eve.connects_to(table, key)["type"] == "refused"
        eve.looks_at(table, "state", status=404, key=key)
        ann.asks(table, "resign")
        assert eve.connects_to(table)["phase"] == "over"  # a finished game may be seen by anybody who knows where
        eve.looks_at(table, "record")


def test_whoever_stands_up_before_the_game_is_no_onlooker_where_there_are_none(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "onlookers": False})
        eve.sits_down(table)
        eve.connects_to(table)
        eve.asks(table, "leave")
        ben.sits_down(table)
        ben.sits_down(table)
        assert eve.is_shown_out() == 4403
        assert not any(json.loads(text).get("view") for text in eve.heard)
