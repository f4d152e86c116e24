"""Printing for browsers: previews, and PDF files. Threads do the work, a few at a time, so that nobody's game waits."""

import asyncio
import base64
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from race108.errors import BadOption
from race108.games.runtrip.layout import named_layout
from race108.printing import make, things
from race108.printing.things import file_name
from race108.printing.typesetting import Pages, is_ready
from race108.server import limits
from race108.server.api import REFUSALS, Asker, JsonAnswer, Strictly, Who
from race108.server.refusals import Unavailable

Made = TypeVar("Made")
Thing = Annotated[Literal["sheets", "cards", "board", "rules"], Path(description="What is to be printed.")]

AT_ONCE = 2
MOST_WAITING = 20
_FILE = {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}
_PDF: dict[int | str, dict[str, Any]] = {200: {"description": "The file.", "content": _FILE}}


#: On the command line there may be more; here somebody else waits.
MOST_PAGES = 50
LayoutName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,60}$", description="A layout that comes with the game.")]


class OnPaper(BaseModel):
    """How something is to be printed; what is left out is as usual."""

    model_config = ConfigDict(extra="forbid")

    game: Annotated[Literal["triggs", "runtrip"] | None, Field(description="For cards and rules.")] = None
    rows: Annotated[
        str | None,
        Field(pattern=r"^[1-9](,[1-9]){11}$", examples=["2,2,2,3,3,3,4,4,4,4,5,5"], description="For sheets (T1)."),
    ] = None
    pages: Annotated[int | None, Field(ge=1, le=MOST_PAGES, description="For sheets.")] = None
    paper: Annotated[Literal["a4", "a3", "letter"], Field(description="a3 only for the track.")] = "a4"
    style: Literal["colour", "plain"] = "colour"
    language: Literal["en", "de", "es", "it"] | None = None


class PrintWish(OnPaper):
    """The same in an address."""

    layout: Annotated[LayoutName | None, Field(description="For the track and the cards of Run & Trip.")] = None


class PrintOwn(OnPaper):
    """The same, perhaps with a layout of one's own."""

    model_config = ConfigDict(strict=True)

    layout: Annotated[
        LayoutName | dict[str, Any] | None, Field(description="A name, or a layout as POST /api/layouts returns it.")
    ] = None


Wished = PrintWish | PrintOwn


class Printable(BaseModel):
    """What this server can print."""

    ready: Annotated[bool, Field(description="Whether it can print at all: that needs the extra “print”.")]
    things: dict[str, dict[str, Any]]


class Preview(BaseModel):
    """What something looks like on paper."""

    pictures: Annotated[list[str], Field(description="Pages as PNG pictures, written as data: addresses.")]


class Press:
    """Does a few things at once, and keeps a few waiting."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def make(self, work: Callable[[], Made]) -> Made:
        """Have something done in a thread, in one's turn."""
        if not is_ready():
            raise Unavailable("print-no-extra")
        if self._asked >= AT_ONCE + MOST_WAITING:
            raise Unavailable("print-busy")
        self._asked += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._asked -= 1


router = APIRouter(prefix="/api/print", responses=REFUSALS, default_response_class=JsonAnswer, route_class=Strictly)


@router.get("", response_model=Printable)
async def what_can_be_printed() -> Any:
    """Every thing that can be printed, with its options; the first value of each is the usual one."""
    known = things()
    known["sheets"]["pages"]["most"] = MOST_PAGES
    return JsonAnswer({"ready": is_ready(), "things": known})


@router.get("/{thing}", response_class=Response, responses=_PDF)
async def print_a_thing(thing: Thing, wish: Annotated[PrintWish, Query()], asker: Who, request: Request) -> Response:
    """A PDF file. The same wish always gives the same file."""
    headers = {"cache-control": "public, max-age=3600", "vary": "accept-language"}
    return await _printed(thing, wish, asker, request, headers)


@router.post("/{thing}", response_class=Response, responses=_PDF)
async def print_ones_own(thing: Thing, wish: PrintOwn, asker: Who, request: Request) -> Response:
    """A PDF file, with a layout of one's own."""
    return await _printed(thing, wish, asker, request, {})


@router.post("/{thing}/preview", response_model=Preview)
async def preview(thing: Thing, wish: PrintOwn, asker: Who, request: Request) -> Any:
    """What it will look like: of pages that are alike only the first, and of the cards only some."""
    asker.hurries(limits.PRINTS, asker.address)
    pictures = await _press(request).make(lambda: make.sample(_laid_out(thing, wish, asker.language)).pictures())
    return JsonAnswer({"pictures": [f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in pictures]})


async def _printed(thing: str, wish: Wished, asker: Asker, request: Request, headers: dict[str, str]) -> Response:
    asker.hurries(limits.PRINTS, asker.address)
    content = await _press(request).make(lambda: _laid_out(thing, wish, asker.language).pdf())
    named = {"content-disposition": f'attachment; filename="{file_name(thing, wish.game)}"'}
    return Response(content, media_type="application/pdf", headers=headers | named)


def _press(request: Request) -> Press:
    press: Press = request.app.state.press
    return press


def _laid_out(thing: str, wish: Wished, language: str) -> Pages:
    """The pages that were wished for. A wish the thing cannot have is refused, not passed over."""
    known = things()[thing]
    for option in sorted(wish.model_fields_set):
        if option not in known and getattr(wish, option) is not None:
            raise BadOption("unknown-option", option=option, game=thing, known=list(known))
    on = (wish.paper, wish.language or language, wish.style)
    layout = named_layout(wish.layout) if isinstance(wish.layout, str) else wish.layout
    if thing == "sheets":
        rows = [int(boxes) for boxes in wish.rows.split(",")] if wish.rows else None
        return make.lay_out_sheets(rows, wish.pages or 1, *on)
    if thing == "board":
        return make.lay_out_board(layout, *on)
    if thing == "cards":
        return make.lay_out_cards(str(wish.game), layout, *on)
    return make.lay_out_rules(str(wish.game), *on)
