"""The interface over HTTP. What happens at a table is done in the rooms of ``tables.py``; here it is only asked for."""

import time
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Path, Query, Response
from pydantic import Field

from race108.errors import Race108Error
from race108.ruleset import Json
from race108.server import limits, models, wishes
from race108.server.answering import REFUSALS, JsonAnswer, Strictly
from race108.server.asker import AnyTable, KnownTable, Who
from race108.server.changing import Done
from race108.server.declaring import Games, declared
from race108.server.helping import known_by
from race108.server.layouts import found_layout, layout_in, names_no_file, names_no_files
from race108.server.making import new_table
from race108.server.practising import practised, why_in_practice
from race108.server.refusals import Conflict, NotFound, Refusal
from race108.server.replaying import check_length
from race108.server.seating import own_seat, seat_on_turn
from race108.server.showing import record_of, why_told
from race108.server.taking import taken_in
from race108.shown import MOST_MOVES_TOLD
from race108.verify import verified

Promised = Annotated[str | None, Query(max_length=200, description="The hash that was shown before the first card.")]
Cuts = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=80)]] | None,
    Query(max_length=wishes.MOST_SEATS, description="A cut that you know was made, as SEAT:TEXT; seats from 1."),
]
Again = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=64,
        pattern=r"^[ -~]+$",
        description="Anything you like: sent again with the same key, a request is carried out once.",
    ),
]
LayoutName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,60}$", description="The layout's name: factors.")]


api = APIRouter(prefix="/api", responses=REFUSALS, default_response_class=JsonAnswer, route_class=Strictly)


@api.get("/games", response_model=Games)
async def what_can_be_played() -> Any:
    """Every game with its variants and options, and what it can do."""
    return JsonAnswer(declared().model_dump())


@api.post("/tables", status_code=201, response_model=models.Made)
async def make_a_table(wish: wishes.NewTable, asker: Who, key: Again = None) -> Any:
    """Make a table. When all its seats are taken, the game is dealt at once."""
    identity = asker.identity  # first: a newcomer comes twice, and is to count once
    asker.hurries(limits.TABLES, asker.address)
    asker.hurries(limits.TABLES)
    read_first = wish.practice is not None or any(isinstance(given, dict) for given in wish.options.values())
    wished = (wish, identity, asker.id_for(key))
    new = await asker.aside(new_table, *wished) if read_first else new_table(*wished)
    return asker.made(await asker.tables.make(new))


@api.get("/tables", response_model=models.Listed)
async def list_tables(asker: Who, public: Annotated[bool, Query()] = False) -> Any:
    """The public tables (``public=1``), or your own."""
    listed = await asker.tables.hall.listed(public=public, identity=asker.known)
    return JsonAnswer({"tables": [await asker.about(table) for table in listed]})


@api.get("/daily", response_model=models.Today)
async def see_the_deals_of_the_day(asker: Who) -> Any:
    """The deals of this day, the same for everybody, and how you have fared with them."""
    return JsonAnswer(await asker.days.today(asker.known, time.time()))


@api.post("/daily", status_code=201, response_model=models.Made)
async def try_the_deal_of_the_day(wish: wishes.TryOfTheDay, asker: Who) -> Any:
    """Play the deal of the day. There is one try: asked for again, it is the same table."""
    identity = asker.identity
    asker.hurries(limits.TABLES, asker.address)
    asker.hurries(limits.TABLES)
    return asker.made(await asker.tables.make(asker.days.table(identity, wish.game, wish.name, time.time())))


@api.get("/tables/{table_id}", response_model=models.About)
async def look_at_a_table(table: KnownTable, asker: Who) -> Any:
    """Who sits where, and how far things are."""
    return await asker.about(table)


@api.get("/tables/{table_id}/state", response_model=models.State)
async def see_the_game(table: KnownTable, asker: Who, seat: wishes.SeatNumber | None = None) -> Response:
    """What one of your seats, or an onlooker, may know: the same as the live connection sends."""
    if not table.seats_of(asker.known) and not (table.setup.onlookers or table.over):
        raise NotFound("table-unknown")
    return await asker.state(table, seat)


@api.get("/tables/{table_id}/outlook", response_model=models.Outlook)
async def look_ahead(table: KnownTable, asker: Who, seat: wishes.SeatNumber | None = None) -> Any:
    """In a game with an outlook, on your turn: how the tokens would move, step by step, with each legal move."""
    asker.hurries(limits.FRAMES, asker.known or asker.address)
    async with asker.tables.hall.looking(table):
        game, ply = table.running(), table.ply
        view = game.view(seat_on_turn(table, asker.known or "", seat))
    return JsonAnswer({"ply": ply, "steps": await asker.aside(view.outlook, MOST_MOVES_TOLD)})


@api.get("/tables/{table_id}/why", response_model=models.Why)
async def why_not(table: KnownTable, asker: Who, thing: wishes.Thing, seat: wishes.SeatNumber | None = None) -> Any:
    """Why one of your seats cannot use a thing on the table now: a row, a pile, a card, a rival's token."""
    asker.hurries(limits.FRAMES, asker.known or asker.address)
    async with asker.tables.hall.looking(table):
        game, ply, names = table.running(), table.ply, table.names(asker.language)
        view = game.view(own_seat(table, asker.known or "", seat))
    return why_told(view, thing, names, ply, asker.language)


@api.get("/tables/{table_id}/known", response_model=models.Known)
async def what_a_seat_knows(table: KnownTable, asker: Who, seat: wishes.SeatNumber | None = None) -> Any:
    """Where ``helped`` is true: what one of your seats knows, as the compiled judge takes it on your own device."""
    asker.hurries(limits.FRAMES, asker.known or asker.address)
    async with asker.tables.hall.looking(table):
        return JsonAnswer(known_by(table, asker.known, seat))


@api.post("/tables/{table_id}/seats", response_model=models.Seated)
async def sit_down(table: AnyTable, wish: wishes.SitDown, asker: Who, key: Again = None) -> Any:
    """Take a seat by invite or at a public table; or come back to your own. While a game runs your name stays."""
    identity = asker.identity
    asker.hurries(limits.SEATS, asker.address)
    if wish.name is not None:
        asker.hurries(limits.NAMES)
    seating, once = asker.tables.seating, asker.key(key)
    done = await seating.sit_down(table, identity, wish.seat, wish.name, wish.key, wish.cut, once)
    asker.sees(table)
    return {"id": table.id, "seat": done.seat, "number": done.number}


@api.post("/tables/{table_id}/cut", response_model=models.Done)
async def cut_the_deck(table: KnownTable, wish: wishes.CutDeck, asker: Who, key: Again = None) -> Any:
    """Cut the deck (R17), before it is dealt."""
    asker.hurries(limits.FRAMES)
    return _done(await asker.tables.seating.cut(table, asker.known or "", wish.seat, wish.cut, asker.key(key)))


@api.post("/tables/{table_id}/leave", response_model=models.Done)
async def leave(table: KnownTable, wish: wishes.WhichSeat, asker: Who, key: Again = None) -> Any:
    """Stand up. In a game a bot plays for you until you are back."""
    asker.hurries(limits.FRAMES)
    return _done(await asker.tables.seating.leave(table, asker.known or "", wish.seat, asker.key(key)))


@api.post("/tables/{table_id}/resign", response_model=models.Done)
async def resign(table: KnownTable, wish: wishes.WhichSeat, asker: Who, key: Again = None) -> Any:
    """Give up."""
    asker.hurries(limits.FRAMES)
    return _done(await asker.tables.playing.resign(table, asker.known or "", wish.seat, asker.key(key)))


@api.post("/tables/{table_id}/bots", response_model=models.Done)
async def seat_a_bot(table: KnownTable, wish: wishes.SeatBot, asker: Who, key: Again = None) -> Any:
    """Give an empty seat to a bot; or an abandoned one, until its owner returns, to the server's own stand-in."""
    asker.hurries(limits.FRAMES)
    once = asker.key(key)
    return _done(await asker.tables.seating.seat_a_bot(table, asker.known or "", wish.seat, wish.bot, once))


@api.post("/tables/{table_id}/moves", response_model=models.State)
async def play(table: KnownTable, wish: wishes.Play, asker: Who, key: Again = None) -> Response:
    """Play moves; the answer is the new state."""
    asker.hurries(limits.FRAMES)
    once = asker.key(key)
    await asker.tables.playing.play(table, asker.known or "", wish.ply, wish.moves, wish.seat, once)
    return await asker.state(table, wish.seat)


@api.post("/tables/{table_id}/take_back", response_model=models.State)
async def take_back(table: KnownTable, wish: wishes.TakeBack, asker: Who, key: Again = None) -> Response:
    """Take back the last step of your turn, unless something came to light."""
    asker.hurries(limits.FRAMES)
    await asker.tables.playing.take_back(table, asker.known or "", wish.ply, wish.seat, asker.key(key))
    return await asker.state(table, wish.seat)


@api.post("/tables/{table_id}/chat", response_model=models.Done)
async def chat(table: KnownTable, wish: wishes.Say, asker: Who, key: Again = None) -> Any:
    """Say something to the table; not at a team table (R18). The number is that of the line."""
    asker.hurries(limits.CHAT)
    number = await asker.tables.chatting.say(table, asker.known or "", wish.text, key=asker.key(key))
    return {"ok": True, "number": number}


@api.post("/tables/{table_id}/rematch", response_model=models.Made, status_code=201)
async def rematch(table: KnownTable, asker: Who) -> Any:
    """Another game with the same people. Asked for twice, it is the same table."""
    asker.hurries(limits.TABLES, asker.address)
    asker.hurries(limits.TABLES)
    return asker.made(await asker.tables.rematch(table, asker.known or ""))


def _done(done: Done) -> Json:
    return {"ok": True, "number": done.number}


@api.get("/tables/{table_id}/record", response_model=dict[str, Any])
async def record(table: KnownTable, asker: Who) -> Any:
    """The finished game with its seed, contributions, moves and results: a permanent address.

    Of a table that cannot be played at on this server, what is stored; while the game is not over, without the deal.
    """
    if table.sealed(time.time()):
        raise Conflict("daily-sealed")
    async with asker.tables.hall.looking(table):
        return JsonAnswer(record_of(table))


@api.get("/tables/{table_id}/replay", response_model=models.Replay)
async def replay(table: KnownTable, asker: Who) -> Response:
    """The finished game move by move, all hands open; a deal of the day, until it is over, as you have seen it."""
    async with asker.tables.hall.looking(table):
        table.playable()
        record = record_of(table)
        seat = table.seat_shown(table.seats_of(asker.known)) if table.sealed(time.time()) else None
    return await asker.replay(record, seat)


@api.post("/replay", response_model=models.Replay)
async def replay_a_record(record: Annotated[dict[str, Any], Body()], asker: Who) -> Response:
    """Any recorded game move by move, all hands open."""
    names_no_files(record)
    return await asker.replay(record)


@api.post("/records", status_code=201, response_model=models.Made)
async def take_in_a_record(record: Annotated[dict[str, Any], Body()], asker: Who) -> Any:
    """Take in a finished game that was played elsewhere, for a permanent address; sent again, it is the same one.

    It is dealt and played again first, and refused if anything does not fit.
    """
    identity = asker.identity
    asker.hurries(limits.READINGS, f"verify {asker.address}")
    asker.hurries(limits.TABLES, asker.address)
    asker.hurries(limits.TABLES)
    names_no_files(record)
    table, changes = await asker.aside(taken_in, record, identity, time.time(), asker.tables.stand_in)
    return asker.made(await asker.tables.take_in(table, changes))


@api.post("/practice", response_model=models.PracticeState)
async def practise(wish: wishes.PracticeMoves, asker: Who) -> Any:
    """Play moves from a position, away from any table: the state that one seat, or an onlooker, would be sent."""
    _may_practise(wish, asker)
    return JsonAnswer(await asker.aside(practised, wish, asker.language))


@api.post("/practice/why", response_model=models.Why)
async def why_not_in_practice(wish: wishes.PracticeWhy, asker: Who) -> Any:
    """The same in a lesson: why a seat could not use a thing on the table after these moves."""
    _may_practise(wish, asker)
    return JsonAnswer(await asker.aside(why_in_practice, wish, asker.language))


def _may_practise(wish: wishes.PracticeMoves, asker: Who) -> None:
    asker.hurries(limits.PRACTICE, asker.address)
    if isinstance(wish.position.get("layout"), dict):  # reading one takes as long as a lesson
        asker.hurries(limits.READINGS, f"layout {asker.address}")
    names_no_file(wish.position.get("game"), wish.position)


@api.get("/layouts/{name}", response_model=models.LayoutShown)
async def see_a_layout(name: LayoutName, game: wishes.GameName | None = None) -> Any:
    """The symbols on the squares of a layout that comes with a game."""
    layout = found_layout(game, name)
    shown = {"name": layout.name, "symbols": layout.symbols, "squares": layout.squares}
    return JsonAnswer(shown, headers={"cache-control": "public, max-age=86400"})


@api.post("/layouts", response_model=models.LayoutRead)
async def read_a_layout(wish: wishes.LayoutFile, asker: Who) -> Any:
    """Read and check a layout of one's own."""
    asker.hurries(limits.READINGS, f"layout {asker.address}")
    layout = await asker.aside(layout_in, wish.game, wish.toml, wish.file)
    return JsonAnswer({"layout": layout.as_json()})


@api.post("/verify", response_model=models.Verdict)
async def verify(
    record: Annotated[dict[str, Any], Body()], asker: Who, promised: Promised = None, cut: Cuts = None
) -> Any:
    """Deal a recorded game again from its seed and cuts, and play it again."""
    asker.hurries(limits.READINGS, f"verify {asker.address}")
    try:
        names_no_files(record)
        check_length(record)
        return {"fair": True, "lines": await asker.aside(verified, record, asker.language, promised, cut or [])}
    except Refusal:  # it was not judged
        raise
    except Race108Error as fault:
        return {"fair": False, "lines": [fault.text(asker.language)]}


@api.get("/me", response_model=dict[str, Any])
async def me(asker: Who) -> Any:
    """Whether the server knows you, and the language it speaks to you."""
    return {"known": asker.known is not None, "language": asker.language}
