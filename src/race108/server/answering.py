"""How requests are read and answered: strictly JSON, in and out, and the ways in which one can be refused."""

from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import Request, Response
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from race108.server import models

_REFUSED = (
    (400, "The request cannot be carried out; the sentence says why."),
    (403, "Not yours to do."),
    (404, "No such table, or not for you."),
    (409, "The table is not, or no longer, as the request takes it to be."),
    (413, "Too long."),
    (422, "A field is missing or of the wrong kind."),
    (429, "Too many requests."),
    (503, "The store does not answer; try again."),
)
#: All of one shape. It is named as the document names it: as a model FastAPI would make one of each for every request
#: there is, three hundred in all, a twentieth of a start. The first is one, so that the document has it.
_SHAPE = {"application/json": {"schema": {"$ref": f"#/components/schemas/{models.Error.__name__}"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": text} | ({"content": _SHAPE} if number else {"model": models.Error})
    for number, (status, text) in enumerate(_REFUSED)
}


class JsonAnswer(JSONResponse):
    """JSON by orjson, or JSON that is written already. (Only of a JSONResponse OpenAPI tells the shape.)"""

    def render(self, content: Any) -> bytes:
        """The body."""
        return content if isinstance(content, bytes) else orjson.dumps(content)


class _StrictRequest(Request):
    """Its body is read by orjson, which takes only what the standard calls JSON: no NaN, no halves of characters."""

    async def json(self) -> Any:
        """The body."""
        return orjson.loads(await self.body())


class Strictly(APIRoute):
    """A route that reads its requests so."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The usual one, with another request."""
        usual = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await usual(_StrictRequest(request.scope, request.receive))

        return handler
