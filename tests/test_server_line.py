"""However a text comes over the line, it is heard as it was sent, once and in its order."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from attackers import live
from race108.server.frames import SLICE, whole_frames
from server_people import PATIENCE, Json, Person
from server_world import Server

TABLE: Json = {"game": "triggs", "seats": ["me", "open"]}
PING = json.dumps({"type": "ping"}).encode()


def sent(kind: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(kind, data, fin).serialize(mask=True)


def test_whole_texts_pings_and_pongs_are_read_as_they_were_sent() -> None:
    chance = random.Random(108)
    for _ in range(300):
        frames: list[tuple[Opcode, bytes]] = []
        for _ in range(chance.randrange(4)):
            kind = chance.choice([Opcode.TEXT, Opcode.PING, Opcode.PONG])
            frames.append((kind, chance.randbytes(chance.choice([0, 1, 60, 125, 126 if kind is Opcode.TEXT else 9]))))
        data = b"".join(sent(*frame) for frame in frames)
        if len(data) <= SLICE:
            assert whole_frames(data) == frames
            assert all(
                whole_frames(data[:end]) in (None, frames[:part]) for part in range(4) for end in cuts(frames, part)
            )


def cuts(frames: list[tuple[Opcode, bytes]], part: int) -> range:
    """The lengths at which one of the frames is cut in two."""
    begin = len(b"".join(sent(*frame) for frame in frames[:part]))
    return range(begin + 1, begin + len(sent(*frames[part]))) if part < len(frames) else range(0)


@pytest.mark.parametrize(
    "data",
    [
        sent(Opcode.TEXT, b"half", fin=False),
        sent(Opcode.CONT, b"half"),
        sent(Opcode.BINARY, b"bytes"),
        sent(Opcode.CLOSE, b"\x03\xe8"),
        Frame(Opcode.TEXT, b"no mask").serialize(mask=False),
        sent(Opcode.TEXT, b"a text") + sent(Opcode.CLOSE, b""),
        sent(Opcode.TEXT, b"x" * SLICE),
        b"\xc1" + sent(Opcode.TEXT, b"packed")[1:],
        b"\x89\xfe\x00\x7e" + bytes(4 + 126),
        b"\x81\xff" + bytes(8 + 4),
    ],
    ids=lambda data: f"{data[0]:x} and {len(data)} bytes",  # masks are random
)
def test_whatever_else_comes_is_left_to_the_library(data: bytes) -> None:
    assert whole_frames(data) is None


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as service:
        yield service


def pongs(line: socket.socket, many: int) -> int:
    """How many times the server answers, until there are so many."""
    heard, until = b"", time.monotonic() + PATIENCE
    line.settimeout(1)
    while heard.count(b'{"type":"pong"}') < many and time.monotonic() < until:
        try:
            heard += line.recv(65536)
        except TimeoutError:
            continue
    return heard.count(b'{"type":"pong"}')


def test_texts_in_one_piece_in_many_and_in_fragments_are_all_heard(server: Server) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table(TABLE)
        with live(server.port, f"/api/tables/{table['id']}/live", f"Cookie: {ann.cookie}") as line:
            line.sendall(sent(Opcode.TEXT, PING))
            assert pongs(line, 1) == 1
            line.sendall(3 * sent(Opcode.TEXT, PING) + sent(Opcode.PONG, b"nobody asked"))
            assert pongs(line, 3) == 3
            for byte in sent(Opcode.TEXT, PING):
                line.sendall(bytes((byte,)))
                time.sleep(0.005)
            assert pongs(line, 1) == 1
            line.sendall(sent(Opcode.TEXT, PING[:5], fin=False))
            time.sleep(0.05)
            line.sendall(sent(Opcode.PING, b"still there?") + sent(Opcode.CONT, PING[5:]))
            assert pongs(line, 1) == 1
            long = json.dumps({"type": "ping", "more": "x" * 2000}).encode()
            line.sendall(3 * sent(Opcode.TEXT, long) + sent(Opcode.BINARY, PING))
            assert pongs(line, 4) == 4
