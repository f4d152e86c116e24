"""Odd requests, made from the server's own description: huge, deep, of the wrong kind, or of letters nobody writes.

Nothing is said here about any endpoint: what the OpenAPI document describes is asked for, a new endpoint too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import quote

from hypothesis import strategies as st

Json = dict[str, Any]
T = TypeVar("T")

#: Texts that are odd in themselves: marks of direction, nothing, halves of characters, heaps of accents, and what some
#: program would take for its own language.
WORDS = (
    *("", " ", "\x00", "a\x00b", "\x1b[2J", "\r\n", "\ufeff", "\u2028", "\u200b", "\u202e\u2066draw L\u2069"),
    *("\ud800", "\udfff\ud800", "a" + "\u0300" * 500, "\U0001f3f3\ufe0f\u200d\U0001f308", "\uffff", "ﷺ" * 40, "İıſK"),
    *("../../etc/passwd", "%s%n%x", "{$x}", "' or 1=1 --", "<script>", "NaN", "-0", "1e9999", "٣", "²", "x" * 300),
)
#: JSON as it is written, and much that is none: what no JSON library would write for us.
WRITTEN = (
    *("null", "true", "false", "0", "-0", "-1", "1.5", "1e400", "-1e400", "1e-400", "NaN", "-Infinity", "[]", "{}"),
    *(str(2**31), str(2**63), str(-(2**63) - 1), str(2**64), "1" + "0" * 400, "-1" + "0" * 400, "0." + "3" * 5000),
    *("[" * 300 + "]" * 300, "[" * 30_000 + "]" * 30_000, '{"a":' * 900 + "1" + "}" * 900, '{"a":1,"a":[]}'),
    *(f"[{'0,' * 20_000}0]", json.dumps({str(n): n for n in range(3000)}), json.dumps(["draw L"] * 3000)),
    *(f'"{"x" * 60_000}"', f'"{"x" * 70_000}"', f'"{chr(92)}ud83d"', '{"__proto__": {}}', '{"": ""}', "[[null]]"),
    *("", "{", "]", '"', "'a'", "{a: 1}", "[1,]", "01", "+1", ".5", '"\t"', "\ufeff{}", "nul", "# TOML", "<xml/>"),
)
#: Headers a server reads, beside those the document names.
HEADERS = ("Accept-Language", "Cookie", "Content-Type", "Origin", "Accept-Encoding", "If-None-Match", "Idempotency-Key")
HEADER_VALUES = (
    *(b"", b"\xff\xfe", b"x" * 8000, b"race108=", b"race108=x.y", b"de;q=1e400, en;q=-1", b"*;q=NaN", b"null"),
    *(b"http://[", b"//", b"application/json; charset=utf-16", b"gzip;q=" + b"9" * 500, b"\xe2\x80\xae", b'"' * 99),
)


@dataclass
class Sent:
    """A request, as it goes over the wire."""

    method: str
    path: str
    body: bytes | None = None
    headers: dict[str, bytes] = field(default_factory=dict)

    @property
    def raw_headers(self) -> list[tuple[bytes, bytes]]:
        """As bytes: no text could hold them."""
        return [(name.encode(), value) for name, value in self.headers.items()]

    def __repr__(self) -> str:
        body = b"" if self.body is None else self.body
        more = f"… ({len(body)} bytes)" if len(body) > 300 else ""
        return f"{self.method} {self.path[:300]} {self.headers or ''} {body[:300]!r}{more}"


@dataclass
class Document:
    """The OpenAPI document, and things that are really there, so that a request comes as far as it can."""

    described: Json
    #: What an address may name: for each name in braces, what exists.
    known: dict[str, Sequence[str]]
    #: What a field may hold, by its name; and any objects, for bodies whose shape is not described.
    usual: dict[str, Sequence[Any]]
    objects: Sequence[Json]

    def operations(self) -> list[tuple[str, str]]:
        """Every method and path."""
        paths = self.described["paths"]
        return [(method.upper(), path) for path, methods in paths.items() for method in methods]

    def fields(self) -> list[str]:
        """The name of every field of any request."""
        bodies = [self._body(*operation) for operation in self.operations()]
        return sorted({name for body in bodies if body for name in body.get("properties", {})})

    def requests(self, method: str, path: str) -> st.SearchStrategy[Sent]:
        """Odd requests of one kind."""
        return _requests(self, method, path)

    def _operation(self, method: str, path: str) -> Json:
        found: Json = self.described["paths"][path][method.lower()]
        return found

    def _body(self, method: str, path: str) -> Json | None:
        content = self._operation(method, path).get("requestBody", {}).get("content", {})
        return self.shape(next(iter(content.values()))["schema"]) if content else None

    def shape(self, schema: Json) -> Json:
        """What a reference stands for."""
        while "$ref" in schema:
            schema = self.described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        return schema

    def example(self, draw: Any, name: str, schema: Json) -> Any:
        """Something that may well be accepted."""
        schema = self.shape(schema)
        if name in self.usual:
            return draw(st.sampled_from(self.usual[name]))
        if "anyOf" in schema:
            return self.example(draw, name, draw(st.sampled_from(schema["anyOf"])))
        if "enum" in schema:
            return draw(st.sampled_from(schema["enum"]))
        kind = schema.get("type", "object")
        if kind == "object" and "properties" not in schema:
            return draw(st.sampled_from(self.objects))
        if kind == "object":
            required = schema.get("required", [])
            chosen = [one for one in schema["properties"] if one in required or draw(st.booleans())]
            return {one: self.example(draw, one, schema["properties"][one]) for one in chosen}
        if kind == "array":
            items = schema.get("items", {})
            return [self.example(draw, "", items) for _ in range(max(1, schema.get("minItems", 1)))]
        return {"string": "abc", "integer": 1, "number": 1.5, "boolean": True, "null": None}[kind]


@st.composite
def _requests(draw: Any, document: Document, method: str, path: str) -> Sent:
    operation = document._operation(method, path)
    query: list[str] = []
    headers: dict[str, bytes] = {}
    for parameter in operation.get("parameters", []):
        name, where = parameter["name"], parameter["in"]
        if where == "path":
            usual = [str(value) for value in document.known.get(name, [])]
            usual += document.shape(parameter["schema"]).get("enum", [])
            value = draw(st.sampled_from(usual) if usual and draw(_often()) else odd_words())
            path = path.replace(f"{{{name}}}", _quoted(value) or "%00")
        elif where == "query" and draw(st.booleans()):
            query += [f"{name}={_quoted(draw(odd_words()))}"] * draw(st.sampled_from([1, 1, 2]))
        elif where == "header":
            headers[name] = draw(st.sampled_from(HEADER_VALUES))
    if draw(_seldom()):
        query.append(f"{_quoted(draw(odd_words()))}={_quoted(draw(odd_words()))}")
    if draw(_seldom()):
        headers[draw(st.sampled_from(HEADERS))] = draw(st.sampled_from(HEADER_VALUES))
    body = document._body(method, path_in(document, operation, method)) if "requestBody" in operation else None
    text = None if body is None else draw(_bodies(document, body)).encode("utf-8", "surrogatepass")
    if text is not None:
        headers.setdefault("Content-Type", b"application/json")
    return Sent(method, path + ("?" + "&".join(query) if query else ""), text, headers)


def path_in(document: Document, operation: Json, method: str) -> str:
    """Where the document has an operation."""
    paths: Json = document.described["paths"]
    return next(path for path, methods in paths.items() if methods.get(method.lower()) is operation)


@st.composite
def _bodies(draw: Any, document: Document, schema: Json) -> str:
    """A body that would do, but for one thing; or one that has nothing to do with it."""
    if draw(_seldom()):
        return str(draw(odd_texts()))
    body = document.example(draw, "", schema)
    if draw(_seldom()):
        body = {**body, draw(odd_words()): 1} if isinstance(body, dict) else body
    return _with_one_thing_odd(draw, body)


def _with_one_thing_odd(draw: Any, body: Any) -> str:
    """JSON with an odd thing somewhere, at whatever depth."""
    places = list(_places(body))
    place = draw(st.sampled_from(places))
    return _written(body, place, draw(odd_texts()))


def _places(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a value; of long lists only to the first few."""
    yield here
    items = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    for key, inner in items:
        yield from _places(inner, (*here, key))


def _written(value: Any, place: tuple[Any, ...], odd: str) -> str:
    if not place:
        return odd
    if isinstance(value, dict):
        items = [
            f"{json.dumps(key)}: {_written(inner, place[1:], odd) if key == place[0] else json.dumps(inner)}"
            for key, inner in value.items()
        ]
        return "{" + ", ".join(items) + "}"
    items = [
        _written(inner, place[1:], odd) if number == place[0] else json.dumps(inner)
        for number, inner in enumerate(value)
    ]
    return "[" + ", ".join(items) + "]"


@st.composite
def frames(draw: Any, kinds: Sequence[str], fields: Sequence[str], usual: dict[str, Sequence[Any]]) -> str | bytes:
    """What may come over a line: any kind of frame, with fields that are odd."""
    if draw(_seldom()):
        text = str(draw(odd_texts()))
        return text.encode("utf-8", "surrogatepass") if draw(st.booleans()) else _sendable(text)
    frame: Json = {"type": draw(st.sampled_from(kinds))}
    for name in draw(st.lists(st.sampled_from(fields), max_size=4, unique=True)):
        frame[name] = draw(st.sampled_from(usual[name])) if name in usual and draw(_often()) else None
    name = draw(st.sampled_from([*fields, "type"]))
    return _sendable(_written(frame | {name: None}, (name,), draw(odd_texts())))


def odd_words() -> st.SearchStrategy[str]:
    """Odd text."""
    return st.one_of(st.sampled_from(WORDS), st.text(max_size=20))


def odd_texts() -> st.SearchStrategy[str]:
    """Odd JSON, or what is none."""
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | odd_words(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(odd_words(), inner, max_size=3),
        max_leaves=6,
    )
    return st.one_of(st.sampled_from(WRITTEN), st.sampled_from(WORDS).map(json.dumps), values.map(json.dumps))


def _often() -> st.SearchStrategy[bool]:
    return st.integers(0, 7).map(bool)


def _seldom() -> st.SearchStrategy[bool]:
    return st.integers(0, 7).map(lambda number: number == 7)


def _quoted(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def _sendable(text: str) -> str:
    """A text frame is UTF-8."""
    return text.encode("utf-8", "replace").decode()
