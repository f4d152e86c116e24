"""Printing for browsers: previews, and PDF files. The work is done aside, so that nobody's game waits."""

import base64
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, create_model

from race108.errors import BadOption
from race108.games.about import Option
from race108.printing.make import lay_out, sample
from race108.printing.thing import PAGES, PAPERS, STYLES
from race108.printing.things import file_name, offers, options_of, papers_of, things
from race108.printing.typesetting import Pages, is_ready
from race108.server import limits
from race108.server.answering import REFUSALS, JsonAnswer, Strictly
from race108.server.aside import Aside
from race108.server.asker import Asker, Who
from race108.server.refusals import Unavailable
from race108.words import LANGUAGES

Made = TypeVar("Made")

_FILE = {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}
_PDF: dict[int | str, dict[str, Any]] = {200: {"description": "The file.", "content": _FILE}}


#: On the command line there may be more; here somebody else waits.
MOST_PAGES = 50
LayoutName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,60}$", description="A layout that comes with the game.")]


class OnPaper(BaseModel):
    """How something is to be printed; what is left out is as usual."""

    model_config = ConfigDict(extra="forbid")

    game: str | None = None
    paper: str = PAPERS[0]
    style: str = STYLES[0]
    language: str | None = None


def _fields(layout: Any) -> dict[str, Any]:
    """What can be wished for, whatever the thing is: as the games declare it."""
    known = offers()
    papers = dict.fromkeys(paper for offer in known.values() for paper in papers_of(offer))
    shared = [name for name, offer in known.items() if len(offer) > 1]
    games = dict.fromkeys(game for name in shared for game in known[name])
    fields: dict[str, Any] = {
        "game": (Annotated[_one_of(games) | None, Field(description=_for(shared))], None),
        "paper": (Annotated[_one_of(papers), Field(description="Not every thing fits every paper.")], PAPERS[0]),
        "style": (_one_of(STYLES), STYLES[0]),
        "language": (_one_of(LANGUAGES) | None, None),
    }
    options = {name: option for offer in known.values() for name, option in options_of(offer).items()}
    for name, option in options.items():
        told = _for([thing for thing, offer in known.items() if name in options_of(offer)])
        fields[name] = (Annotated[_typed(option, layout) | None, Field(description=told)], None)
    return fields


def _one_of(words: Iterable[str]) -> Any:
    return Literal[tuple(words)]


def _for(things: Iterable[str]) -> str:
    return f"For {' and '.join(things)}."


def _typed(option: Option, layout: Any) -> Any:
    """How an option is wished for."""
    match option.kind:
        case "wholes":
            one, more = f"[{option.least}-{option.most}]", option.length - 1
            example = ",".join(map(str, option.default))
            return Annotated[str, Field(pattern=rf"^{one}(,{one}){{{more}}}$", examples=[example])]
        case "whole":
            most = MOST_PAGES if option == PAGES else option.most
            return Annotated[int, Field(ge=option.least, le=most)]
        case "choice":
            return _one_of(option.choices)
        case "flag":
            return bool
        case "layout":
            return layout


class _Strict(OnPaper):
    model_config = ConfigDict(strict=True)


if TYPE_CHECKING:  # the games say what can be wished for, so these are made when the server starts
    Known = str
    PrintWish = OnPaper
    PrintOwn = OnPaper
else:
    Known = _one_of(offers())
    PrintWish = create_model("PrintWish", __base__=OnPaper, __doc__="The same in an address.", **_fields(LayoutName))
    PrintOwn = create_model(
        "PrintOwn",
        __base__=_Strict,
        __doc__="The same, perhaps with a layout of one's own, as POST /api/layouts returns it.",
        **_fields(LayoutName | dict[str, Any]),
    )

Thing = Annotated[Known, Path(description="What is to be printed.")]


class Printable(BaseModel):
    """What this server can print."""

    ready: Annotated[bool, Field(description="Whether it can print at all: that needs the extra “print”.")]
    things: dict[str, dict[str, Any]]


class Preview(BaseModel):
    """What something looks like on paper."""

    pictures: Annotated[list[str], Field(description="Pages as PNG pictures, written as data: addresses.")]


router = APIRouter(prefix="/api/print", responses=REFUSALS, default_response_class=JsonAnswer, route_class=Strictly)


@router.get("", response_model=Printable)
async def what_can_be_printed() -> Any:
    """Every thing that can be printed, with its options; the first value of each is the usual one."""
    known = things()
    for options in known.values():
        if PAGES.name in options:
            options[PAGES.name]["most"] = MOST_PAGES
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
    pictures = await _made(asker, request, lambda: sample(_laid_out(thing, wish, asker.language)).pictures())
    return JsonAnswer({"pictures": [f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in pictures]})


async def _printed(thing: str, wish: OnPaper, asker: Asker, request: Request, headers: dict[str, str]) -> Response:
    asker.hurries(limits.PRINTS, asker.address)
    content = await _made(asker, request, lambda: _laid_out(thing, wish, asker.language).pdf())
    named = {"content-disposition": f'attachment; filename="{file_name(thing, wish.game)}"'}
    return Response(content, media_type="application/pdf", headers=headers | named)


async def _made(asker: Asker, request: Request, work: Callable[[], Made]) -> Made:
    """What the press makes: it stands beside what else is done aside, since it takes seconds."""
    press: Aside = request.app.state.press
    if not is_ready():
        raise Unavailable("print-no-extra")
    return await press.do(asker.address, work)


def _laid_out(thing: str, wish: OnPaper, language: str) -> Pages:
    """The pages that were wished for. A wish the thing cannot have is refused, not passed over."""
    known = things()[thing]
    for option in sorted(wish.model_fields_set):
        if option not in known and getattr(wish, option) is not None:
            raise BadOption("unknown-option", option=option, game=thing, known=list(known))
    wished = {name: getattr(wish, name) for name in wish.model_fields_set & options_of(offers()[thing]).keys()}
    read = {name: options_of(offers()[thing])[name].read(value) for name, value in wished.items()}
    on = {"paper": wish.paper, "language": wish.language or language, "style": wish.style}
    return lay_out(thing, wish.game, **on, files=False, **read)
