"""The whole server put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Router, WebSocketRoute

from race108 import __version__
from race108.errors import Race108Error
from race108.game import Game
from race108.games.registry import games
from race108.server import limits, logs, metrics, models, serving
from race108.server.answering import JsonAnswer
from race108.server.api import api
from race108.server.aside import Aside
from race108.server.asking import address_of, language_of
from race108.server.days import Days
from race108.server.declaring import described
from race108.server.doorkeeper import Doorkeeper
from race108.server.fanout import Alone, Fanout, RedisFanout
from race108.server.guard import LONGEST_BODY, Guard
from race108.server.identity import COOKIE, GREETED, YEAR, Identities, Newcomer
from race108.server.live import Live
from race108.server.press import router as printing
from race108.server.refusals import status_of
from race108.server.settings import Settings, read_settings
from race108.server.store import Store
from race108.server.tables import Tables
from race108.server.thinkers import Thinkers
from race108.words import LANGUAGES, say, shown

log = logging.getLogger("race108.server")

#: Seconds from the start until what nobody needs for the first page is loaded.
WARM_UP_AFTER = 0.5

ABOUT = """\
Play with people and bots; `GET /api/games` says what, and what can be chosen. Moves, positions and views are written as
`docs/protocol.md` of the source says.

You are known by a cookie that the server sets when you make a table or sit down. Errors are one sentence in the
language of `Accept-Language` (en, de, es, it), or of `?language=`.

**Live**: a websocket at `/api/tables/{id}/live` (`?key=` for onlookers at private tables, `?seat=` for one of several
own seats) sends `{"type":"state",…}` (see State) when it opens and after every move, with the log of the turn under
way; `{"type":"table",…}` (see About) when somebody comes or goes; `{"type":"chat","lines":[…]}`. It takes
`{"type":"play","ply":n,"moves":[…]}`, `{"type":"take_back","ply":n}`, `{"type":"resign"}`, `{"type":"chat","text":…}`
and `{"type":"ping"}`. Whoever reads too slowly hears `{"type":"behind"}`, then the newest state. What cannot be done is
answered `{"type":"refused","ply":n,"error":…}` and changes nothing.

**Events** tell programs what the log says in words, in order, as far as the listener may know it. Seats are numbered
from 0.

"""


def create() -> FastAPI:
    """The application of one worker, set up from the environment."""
    gc.disable()  # until everything is there
    settings = read_settings({})
    logs.set_up(settings.log_level)
    return build(settings)


def build(settings: Settings) -> FastAPI:
    """The application of one worker."""
    store = Store(settings.database_url)
    fanout: Fanout = RedisFanout(settings.redis) if settings.redis else Alone()
    thinkers = Thinkers(settings.bot_threads)
    tables = Tables(store, fanout, thinkers, settings)
    rates = limits.Limits(settings.rate_limits)
    aside, press = Aside(fair=settings.rate_limits), Aside("print-busy", fair=settings.rate_limits)
    door = Doorkeeper(rates)
    store.open()
    identities = Identities(settings.secret or store.kept("cookie secret"))

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await door.read_blocked(store)
        await fanout.open(tables.listener.hear, tables.listener.missed)
        looking_after = asyncio.create_task(tables.caretaker.look_after())
        tidying = asyncio.create_task(tables.caretaker.keep_tidy())
        blocking = asyncio.create_task(door.look_after(store))
        warming = asyncio.create_task(_warm_up_soon(app))
        gc.enable()  # see create() and cli.py
        log.info("ready", extra={"version": __version__})
        yield {"door": door}  # for the connections (door.py)
        for task in (looking_after, tidying, blocking, warming):
            task.cancel()
        await asyncio.gather(looking_after, tidying, blocking, warming, return_exceptions=True)
        await tables.close()
        await fanout.close()
        thinkers.close()
        aside.close()
        press.close()
        await asyncio.get_running_loop().run_in_executor(None, store.close)
        log.info("stopped")

    app = FastAPI(
        title="race108",
        version=__version__,
        description=ABOUT + described(),
        openapi_url="/api/openapi.json",
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.tables, app.state.limits, app.state.identities, app.state.settings = tables, rates, identities, settings
    app.state.aside, app.state.press = aside, press
    app.state.days = Days(store, identities, store.kept("day secret"))
    add_interface(app)
    app.state.client = serving.Client()
    app.include_router(app.state.client.router())
    _add_operation(app, store, settings, door)
    app.add_exception_handler(Race108Error, _on_refusal)
    app.add_exception_handler(Newcomer, _on_newcomer)
    app.add_exception_handler(RequestValidationError, _on_bad_shape)
    app.add_exception_handler(HTTPException, _on_http)
    live = Router([WebSocketRoute("/api/tables/{table_id}/live", Live(tables, rates, identities))])
    app.add_middleware(Guard, live=live, settings=settings, door=door)
    return app


async def _warm_up_soon(app: FastAPI) -> None:
    """Whoever has just started the server waits for its first page."""
    await asyncio.sleep(WARM_UP_AFTER)
    await asyncio.to_thread(_warm_up, app)


def _warm_up(app: FastAPI) -> None:
    """Load the words and the compiled rules, so that nobody's first move waits for them, and write the document."""
    app.openapi()
    for language in LANGUAGES:
        app.state.client.pages(language)
        for name in games():
            game = Game.new(name, seed=1)
            game.play(game.moves()[0])
            game.shown()
            game.turn_told(0, language, ["", ""])
    _settle_memory()


def _settle_memory() -> None:
    """What is loaded now stays: the collector need not walk through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def add_interface(app: FastAPI) -> None:
    """Everything that the OpenAPI document describes."""
    app.include_router(api)
    app.include_router(printing)
    app.webhooks.add_api_route("live", _told, methods=["POST"])


async def _told(message: models.Told) -> None:
    """What the websocket at a table sends. (The document knows no websockets, only what somebody is told.)"""


def _add_operation(app: FastAPI, store: Store, settings: Settings, door: Doorkeeper) -> None:
    allowed = set(settings.metrics_for.split())

    @app.get("/livez", include_in_schema=False)
    async def livez() -> Response:
        return JsonAnswer({"alive": True, "version": __version__})

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """Ready, or only alive: the store answers in time, and took what was written last."""
        ready = await store.answers() and store.health.ready
        told = {"ok": ready, "alive": True, "ready": ready, "version": __version__}
        return JsonAnswer(told, status_code=200 if ready else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics_page(request: Request) -> Response:
        if address_of(request) not in allowed:
            return JsonAnswer({"error": say("request-not-found", language_of(request))}, status_code=404)
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    @app.get("/metrics/addresses", include_in_schema=False)
    async def addresses_page(request: Request) -> Response:
        if address_of(request) not in allowed:
            return JsonAnswer({"error": say("request-not-found", language_of(request))}, status_code=404)
        return JsonAnswer({"worker": os.getpid(), "workers": settings.workers, **door.costs.shown()})


async def _on_refusal(request: Request, error: Any) -> Response:
    metrics.REFUSED.labels(error.message).inc()
    headers = {"Retry-After": "5"} if status_of(error) in (429, 503) else None
    return JsonAnswer({"error": error.text(language_of(request))}, status_code=status_of(error), headers=headers)


async def _on_newcomer(request: Request, newcomer: Any) -> Response:
    """Send them back to where they are, with a cookie: nothing is stored before they have it."""
    language = language_of(request)
    if GREETED in request.query_params:
        return JsonAnswer({"error": say("request-no-cookies", language)}, status_code=403)
    there = request.url.include_query_params(**{GREETED: "1"})
    answer = JsonAnswer({"error": say("request-hello", language)}, status_code=307)
    answer.headers["location"] = f"{there.path}?{there.query}"
    secure = request.app.state.settings.secure
    answer.set_cookie(COOKIE, newcomer.cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return answer


async def _on_bad_shape(request: Request, error: Any) -> Response:
    """One sentence for the first thing that is wrong."""
    metrics.REFUSED.labels("shape").inc()
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    kind = str(first["type"])
    language = language_of(request)
    if kind == "json_invalid" or isinstance(first.get("input"), bytes):
        text = say("request-no-json", language)
    elif kind == "missing":
        text = say("request-missing", language, field=shown(where))
    elif kind == "extra_forbidden":
        text = say("request-extra", language, field=shown(where))
    else:
        text = say("request-wrong", language, field=shown(where), given=shown(first.get("input")))
    return JsonAnswer({"error": text}, status_code=422)


async def _on_http(request: Request, error: Any) -> Response:
    """What the framework itself refuses: unknown addresses and methods, bodies that cannot be read."""
    client: serving.Client = request.app.state.client
    if error.status_code == 404 and (page := await client.lost(request)) is not None:
        return page
    messages = {404: "request-not-found", 405: "request-not-allowed", 413: "request-too-long"}
    text = say(messages.get(error.status_code, "request-no-json"), language_of(request), most=LONGEST_BODY)
    answer = JsonAnswer({"error": text}, status_code=error.status_code)
    answer.headers.update(error.headers or {})
    return answer
