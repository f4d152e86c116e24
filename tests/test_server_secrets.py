"""Nobody learns what is hidden from them: the same game with other hidden cards is, byte for byte, the same to them.

A game is played from a chosen position with a chosen seed. Then cards that one listener never got to know are exchanged
with each other, and the same moves are played at a second table. Whatever the listener was sent there must be the same.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from race108.errors import Race108Error
from race108.game import Game
from race108.seed import seed_of
from race108.verify import verified
from server_people import Json, Party, Person
from server_world import Server
from variants import SHORT_ROWS, Variant, name

#: A listener: a seat, or ``None`` for an onlooker.
Listener = int | None
#: Where a card lies: a key of the position, and the numbers that lead on to the card.
Place = tuple[str, int] | tuple[str, int, int]

#: So many cards at least change places, …
EXCHANGES = 6
#: … found with so many tries at most.
TRIES = 300

#: Variants, each with a seed that gives a game in which something stays hidden from everyone.
GAMES: list[tuple[Variant, int]] = [
    (("triggs", 2, {"rows": SHORT_ROWS}), 2),
    (("triggs", 3, {"rows": SHORT_ROWS, "refill": "all"}), 4),
    (("triggs", 4, {"rows": SHORT_ROWS}), 3),
    (("runtrip", 2, {}), 0),
    (("runtrip", 3, {}), 3),
    (("runtrip", 6, {"mercy": True}), 2),
    (("runtrip", 2, {"variant": "advanced"}), 5),
    (("runtrip", 4, {"variant": "team", "even": True}), 1),
]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as service:
        yield service


# --- what a listener gets to know -----------------------------------------------------------------------------------


def seen_by(listener: Listener, position: Json) -> Json:
    """T16 and R4 once more, from the rules alone: the truth without what this listener cannot see."""
    seen = dict(position)
    if position["game"] == "triggs":
        seen["hands"] = [cards if seat == listener else len(cards) for seat, cards in enumerate(position["hands"])]
        seen["centre"] = len(position["centre"])
        seen |= {pile: [position[pile][:1], len(position[pile])] for pile in ("left", "right")}
    else:
        numbers = [sorted(card[0] for card in cards) for cards in position["hands"]]
        seen["hands"] = [position["hands"][seat] if seat == listener else cards for seat, cards in enumerate(numbers)]
        seen["deck"] = [[card[0] for card in position["deck"][:1]], len(position["deck"])]
        seen |= {"aside": len(position["aside"])} if "aside" in position else {}
    return seen


@dataclass(frozen=True)
class Script:
    """A whole game from a position: its seed, and everything that is done in it."""

    seed: int
    position: Json
    #: ``play``, ``post`` (a play by request), ``back``, or ``wrong`` (a play that is refused), with the move.
    deeds: list[tuple[str, str]]

    def truths(self, position: Json) -> Iterator[Json]:
        """The whole truth after every deed, from another position too as long as the same can be done."""
        game = Game.from_position(position, self.seed)
        yield game.position()
        for deed, move in self.deeds:
            if deed == "back":
                game.take_back()
            elif deed != "wrong":
                game.play(move)
            elif possible(game, move):
                return
            yield game.position()

    def is_same_for(self, listener: Listener, position: Json, truths: list[Json]) -> bool:
        """Whether the same can be done from another position, without any difference that the listener may see."""
        pairs = zip(truths, self.truths(position), strict=True)
        try:
            return all(seen_by(listener, one) == seen_by(listener, other) for one, other in pairs)
        except (Race108Error, ValueError):
            return False


def possible(game: Game, move: str) -> bool:
    try:
        Game.from_position(game.position(), 1).play(move)
    except Race108Error:
        return False
    return True


# --- the same game with other hidden cards --------------------------------------------------------------------------

WRONG = ("draw C", "discard 12x3", "form 12=6+6", "extra 4", "stop", "run 9[2]", "trip 2 5[3]", "run 3[?]", "end")


def written(variant: Variant, seed: int) -> Script:
    """The second half of a game, with whatever people do at tables."""
    kind, players, options = variant
    chance = random.Random(seed)
    game = Game.new(kind, players, seed, **options)
    while game.ply < 6 * players or game.turn_began < game.ply:
        game.play(chance.choice(game.moves()))
    start = game.position()
    for side, pair in enumerate(start.get("tokens", ())):  # near the goal, so that cards are left when somebody wins
        pair[:] = [70 + 5 * side + 9 * token for token, _ in enumerate(pair)]
    game, deeds = Game.from_position(start, seed), []
    while not game.over:
        wrong = chance.choice(WRONG)
        if game.can_take_back() and chance.random() < 0.3:
            game.take_back()
            deeds.append(("back", ""))
        elif chance.random() < 0.1 and not possible(game, wrong):
            deeds.append(("wrong", wrong))
        else:
            move = chance.choice(game.moves())
            game.play(move)
            deeds.append((chance.choice(["play"] * 5 + ["post"]), move))
    return Script(seed, start, deeds)


def hidden_from(listener: Listener, position: Json) -> list[Place]:
    """Where cards lie that the listener does not know."""
    hands: list[Place] = [
        ("hands", seat, card)
        for seat, cards in enumerate(position["hands"])
        if seat != listener
        for card in range(len(cards))
    ]
    piles: list[Place] = [
        (pile, card)
        for pile in ("left", "centre", "right", "deck", "aside")
        for card in range(pile in ("left", "right"), len(position.get(pile, ())))
    ]
    return hands + piles


def exchanged(position: Json, one: Place, other: Place) -> Json:
    """The position with two cards exchanged."""
    new = copy.deepcopy(position)
    (here, card), (there, another) = ((_at(new, place[:-1]), place[-1]) for place in (one, other))
    here[card], there[another] = there[another], here[card]
    return new


def _at(position: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        position = position[step]
    return position


def other_truth(script: Script, listener: Listener) -> Json:
    """Another position from which the listener, but not everyone, sees the very same game."""
    chance, exchanges = random.Random(script.seed), 0
    truths = list(script.truths(script.position))
    found = upside_down(script, listener, truths)
    kept = {_at(truths[-1], place) for place in hidden_from(listener, truths[-1]) if place[0] == "hands"}
    places = hidden_from(listener, found)
    for _ in range(TRIES):
        one = chance.choice([place for place in places if _at(found, place) in kept])
        other = chance.choice([place for place in places if may_change_places(_at(found, one), _at(found, place))])
        new = exchanged(found, one, other)
        if script.is_same_for(listener, new, truths):
            found, exchanges = new, exchanges + 1
            if exchanges >= EXCHANGES and not all(
                script.is_same_for(seat, found, truths) for seat in range(found["players"])
            ):
                return found
    raise AssertionError("too little stays hidden: choose another seed")


def upside_down(script: Script, listener: Listener, truths: list[Json]) -> Json:
    """The position with as much of every pile turned upside down as the listener does not notice."""
    found = script.position
    for pile in ("left", "centre", "right", "deck", "aside"):
        cards = found.get(pile, [])
        for share in (1, 2, 3, 5, 8):
            first = len(cards) - len(cards) // share
            new = found | {pile: cards[:first] + cards[first:][::-1]}
            if script.is_same_for(listener, new, truths):
                found = new
                break
    return found


def may_change_places(one: int | str, other: int | str) -> bool:
    """Everyone sees the numbers of Run & Trip, so only cards of the same number can be exchanged."""
    return one != other and (isinstance(one, int) or one[0] == str(other)[0])


def performed(server: Server, variant: Variant, script: Script, position: Json) -> dict[Listener, list[str]]:
    """Everything everyone is sent while the script is played from a position, by listener."""
    game, players, options = variant
    wish = {
        "game": game,
        "options": options,
        "seats": ["me", *["open"] * (players - 1)],
        "practice": {"position": position, "seed": script.seed},
    }
    with Party(server, wish, watched=True) as party:
        for number, (deed, move) in enumerate(script.deeds):
            if deed == "back":
                assert party.takes_back()
            elif deed == "post":
                party.posts(move)
            else:
                assert party.plays(move) == (deed == "play")
            if number == len(script.deeds) // 2:
                everyone_looks(party)
        assert party.over
        everyone_looks(party)
        for person in party.everyone:
            person.hears_all()
        listeners: list[Listener] = [*party.people, None]
        people = [*party.people.values(), party.everyone[-1]]
        return {
            listener: constant(party, person.heard + person.read)
            for listener, person in zip(listeners, people, strict=True)
        }


def everyone_looks(party: Party) -> None:
    for person in party.everyone:
        for what in ("", "state"):
            person.looks_at(party.table, what, key=party.key)
    if party.over:
        return
    game = party.state["view"]["game"]
    for person in party.people.values():
        for thing in ("row 9", "pile L") if game == "triggs" else ("card 8[5]",):
            person.looks_at(party.table, "why", thing=thing)
    if game == "runtrip":
        party.people[party.state["turn"]].looks_at(party.table, "outlook")


def constant(party: Party, texts: list[str]) -> list[str]:
    """Without what is different at every table, whatever is played there."""
    state = party.told[0]
    for secret in (party.table["id"], party.key, state["commit"]):
        texts = [text.replace(secret, "#") for text in texts]
    return [re.sub(r'"made_at":[0-9.]+', '"made_at":0', text) for text in texts]


@pytest.mark.parametrize(("variant", "seed"), GAMES, ids=[name(variant) for variant, _ in GAMES])
def test_nothing_that_is_sent_depends_on_what_is_hidden(server: Server, variant: Variant, seed: int) -> None:
    script = written(variant, seed)
    sent = performed(server, variant, script, script.position)
    seats = range(variant[1])
    for listener in (*seats, None):
        sent_too = performed(server, variant, script, other_truth(script, listener))
        assert sent_too[listener] == sent[listener]
        assert sent_too[None] == sent[None]  # an onlooker knows no more than anybody
        assert any(sent_too[seat] != sent[seat] for seat in seats)  # other hands were different indeed


# --- keys, cookies and seeds ----------------------------------------------------------------------------------------


def kept_by(server: Server) -> dict[str, list[str]]:
    """Everything secret that the store has, by its kind."""
    return {
        "key": [key for (key,) in server.rows("select key from tables")],
        "server seed": [seed for (seed,) in server.rows("select server_seed from tables")],
        "game seed": [
            seed_of(json.loads(parts)["contributions"]).hex()
            for (parts,) in server.rows("select text from changes where kind = 'deal'")
        ],
        "identity": [who for (who,) in server.rows("select identity from seats where identity is not null")],
        "cookie secret": [value for (value,) in server.rows("select value from kept")],
    }


def test_nobody_is_sent_a_seed_an_identity_or_the_key_of_anothers_table(server: Server) -> None:
    wish = {"game": "triggs", "seats": ["me", "open"], "name": "Ann", "cut": "a cut by Ann", "cutting": True}
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table(wish)
        key = table["invite"].partition("#")[2]
        ann.connects_to(table)
        eve.connects_to(table, f"?key={key}")
        ben.sits_down(table, cut="a cut by Ben")
        state = ben.connects_to(table)
        everyone = (ann, ben, eve)
        for person in everyone:
            person.says({"type": "chat", "text": "good luck"})
            person.says({"type": "play", "ply": 0, "moves": ["nonsense"]})
            person.says({"type": "play", "ply": 7, "moves": ["draw L"]})
            person.says({"type": "take_back", "ply": 0})
            person.says({"type": "resign", "seat": 5})
            person.says({"type": "seed"})
            person.says("{")
        player = everyone[state["turn"]]
        player.says({"type": "play", "ply": 0, "moves": ["draw C", "draw C"]})
        for person in everyone:
            person.hears_that(lambda frame: frame["type"] == "state" and frame["ply"] == 2)
            person.looks_at(table, key=key)
            person.looks_at(table, "state", key=key)
            person.looks_at(table, "record", status=409, key=key)
            person.asks(table, "cut", {"cut": "late"}, status=404 if person is eve else 409)
            deal = person.web.post("/api/daily", json={"game": "triggs"}).json()
            person.looks_at(deal)
            person.looks_at(deal, "state")
            person.read += [person.web.get("/api/tables", params=query).text for query in ({}, {"public": "1"})]
            person.read.append(person.web.get("/api/daily").text)
            person.read += [person.web.get(path).text for path in ("/api/me", "/healthz", "/metrics", "/nowhere")]
            person.hears_all()
        secrets = kept_by(server)
        for person in everyone:
            sent = "\n".join(person.heard + person.read)
            assert "a cut by" not in sent  # it is known that somebody has cut, not how
            for kind in ("server seed", "game seed", "identity", "cookie secret"):
                assert not [secret for secret in secrets[kind] if secret in sent], kind
            assert [known for known in secrets["key"] if known in sent] == ([] if person is eve else [key])


def test_the_log_names_no_key_cookie_or_seed(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "cut": "a cut by Ann"})
        key = table["invite"].partition("#")[2]
        ben.sits_down(table, cut="a cut by Ben")
        for person, query in ((ann, ""), (ben, f"?key={key}"), (eve, f"?key={key}"), (eve, f"?key={key}x")):
            person.connects_to(table, query)
        eve.looks_at(table, "state", key=key)
        eve.looks_at(table, "state", status=404, key=f"{key}x")
        eve.asks(table, "seats", {"key": key, "seat": 0}, status=409)
        eve.asks(table, "seats", {"key": [key]}, status=422)
        eve.web.get(f"/t/{table['id']}%23{key}")  # a link that went through a clumsy program
        eve.web.post("/api/tables", content=f'{{"key": "{key}"')
        eve.web.get("/api/tables", headers={"Cookie": "race108=forged"})
        ann.says({"type": "chat", "text": "a secret of Ann"})
        ann.says(f'{{"key": "{key}"')
        ann.hears("refused")
        ann.asks(table, "resign")
        ann.looks_at(table, "record")
        cookies = [value for person in (ann, ben, eve) for value in person.web.cookies.values()]
    log = (server.folder / "log").read_text()
    assert f"/api/tables/{table['id']}/record" in log
    said = ["a cut by", "a secret of", "forged", "draw"]
    for kind, secrets in (kept_by(server) | {"cookie": cookies, "text": said}).items():
        assert not [secret for secret in secrets if secret in log], kind


def test_the_log_is_made_of_a_few_facts(server: Server) -> None:
    with Person(server) as ann:
        ann.makes_a_table({"game": "triggs", "seats": ["me", "bot:level1"]})
    lines = [json.loads(line) for line in (server.folder / "log").read_text().splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert requests
    for line in requests:
        assert line.keys() == {"time", "level", "from", "message", "method", "path", "status", "ms"}
        assert "?" not in line["path"]
    assert {line["level"] for line in lines} == {"info"}


# --- the deal -------------------------------------------------------------------------------------------------------


def test_the_seed_is_promised_before_the_deal_and_shown_after_the_game(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        promised = ann.looks_at(table)["commit"]
        assert ann.looks_at(table, "record", status=409)["error"].startswith("The game is still going on")
        ben.sits_down(table)
        state = ann.connects_to(table)
        assert state["commit"] == promised
        ann.looks_at(table, "record", status=409)
        ben.asks(table, "resign")
        record = ann.looks_at(table, "record")
        assert record["table"]["commit"] == promised
        assert hashlib.sha256(record["contributions"][0].encode()).hexdigest() == promised
        assert record["seed"] == seed_of(record["contributions"]).hex()
        assert Game.replay(record).view(0).json == state["view"]
        assert any(promised in line for line in verified(record))


def test_another_promise_or_another_seed_is_found_out(server: Server) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
        ann.asks(table, "resign")
        record = ann.looks_at(table, "record")
        checks = [
            record,
            record | {"contributions": ["00" * 32]},
            record | {"contributions": ["00" * 32], "seed": seed_of(["00" * 32]).hex()},
            record | {"results": {"winners": [0], "how": "rules"}},
        ]
        verdicts = [ann.web.post("/api/verify", json=changed).json() for changed in checks]
    assert [verdict["fair"] for verdict in verdicts] == [True, False, False, False]
    assert "not the one it promised" in verdicts[2]["lines"][0]


def test_every_cut_is_part_of_the_deal(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "cut": "at seventeen"})
        ben.sits_down(table, cut="Ben 🂡")
        ben.asks(table, "cut", {"cut": "no, here"})  # until the deal anybody may think again
        eve.sits_down(table)
        state = ann.connects_to(table)
        assert [seat["cut"] for seat in ann.looks_at(table)["seats"]] == [True, True, False]
        ann.asks(table, "cut", {"cut": "once more"}, status=409)
        for person in (ann, ben, eve):
            person.asks(table, "resign")  # bots play it to the end
        while state["phase"] != "over":
            state = ann.hears("state")
        record = ann.looks_at(table, "record")
    assert record["contributions"][1:] == ["1:at seventeen", "2:no, here"]
    verified(record)
    without = {**record, "contributions": record["contributions"][:1]}
    assert deal(without["contributions"]) != deal(record["contributions"])
    assert deal(record["contributions"]) == Game.replay(record | {"moves": []}).position()


def deal(contributions: list[str]) -> Json:
    return Game.new("triggs", 3, contributions=contributions).position()


def test_a_table_that_cuts_waits_for_everyone_to_cut(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "runtrip", "seats": ["me", "bot:level1", "open"], "cutting": True})
        ann.connects_to(table)
        ben.sits_down(table)
        assert ann.looks_at(table)["phase"] == "waiting"
        ben.asks(table, "cut", {"cut": "52"})
        about = ann.looks_at(table)
        assert (about["phase"], [seat["cut"] for seat in about["seats"]]) == ("waiting", [False, False, True])
        ann.asks(table, "cut", {"cut": "3"})
        state = ann.hears_that(lambda frame: frame["type"] == "state")
        assert state["phase"] == "playing"


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1])
def test_a_practice_game_is_dealt_from_the_chosen_seed(server: Server, seed: int) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"], "practice": {"seed": seed}})
        assert ann.looks_at(table)["practice"]
        ann.asks(table, "resign")
        record = ann.looks_at(table, "record")
    assert record["seed"] == f"{seed:064x}"
    assert record["table"]["practice"]
    assert verified(record)


def test_a_practice_game_is_never_public_and_fits_its_position(server: Server) -> None:
    position = Game.new("triggs", 3, 1).position()
    wishes: list[Json] = [
        {"game": "triggs", "seats": ["me", "me"], "practice": {"seed": 1}, "public": True},
        {"game": "triggs", "seats": ["me", "me"], "practice": {"position": position}},
        {"game": "runtrip", "seats": ["me", "me", "me"], "practice": {"position": position}},
        {
            "game": "triggs",
            "seats": ["me", "me", "me"],
            "options": {"refill": "all"},
            "practice": {"position": position},
        },
    ]
    with Person(server) as ann:
        answers = [ann.web.post("/api/tables", json=wish) for wish in wishes]
    assert [answer.status_code for answer in answers] == [400] * 4
    assert "cannot be public" in answers[0].json()["error"]
    assert all("make them agree" in answer.json()["error"] for answer in answers[1:])
