"""A slow reader holds up nobody: what waits for it is bounded, and it hears the newest later."""

from __future__ import annotations

from race108.server.outbox import BEHIND, MOST_WAITING, Outbox


class Reader:
    """The far end of a connection, which reads only when it wants to."""

    def __init__(self) -> None:
        self.reads = True
        self.heard: list[bytes | int] = []
        self.outbox = Outbox(self, lambda: self.outbox.put(b"the newest state"))

    def takes(self) -> bool:
        return self.reads

    def say(self, text: bytes) -> bool:
        if self.reads:
            self.heard.append(text)
        return self.reads

    def end(self, code: int) -> None:
        self.heard.append(code)

    def reads_on(self) -> None:
        self.reads = True
        self.outbox.go_on()


def test_who_reads_hears_everything_in_order() -> None:
    reader = Reader()
    sent = [b"%d" % number for number in range(10 * MOST_WAITING)]
    for text in sent:
        reader.outbox.put(text)
    assert reader.heard == sent


def test_what_waits_comes_before_what_is_new() -> None:
    reader = Reader()
    reader.reads = False
    for number in range(3):
        reader.outbox.put(b"%d" % number)
    assert not reader.heard
    reader.reads = True  # and has not been told so yet
    reader.outbox.put(b"3")
    reader.outbox.go_on()
    reader.outbox.put(b"new")
    assert reader.heard == [b"0", b"1", b"2", b"3", b"new"]


def test_for_who_does_not_read_only_so_much_waits_and_then_the_newest_state() -> None:
    reader = Reader()
    reader.outbox.put(b"on its way")
    reader.reads = False
    for number in range(100_000):
        reader.outbox.put(b"old news %d" % number)
    assert len(reader.outbox._waiting) <= MOST_WAITING
    reader.reads_on()
    assert reader.heard == [b"on its way", BEHIND, b"the newest state"]
    reader.outbox.put(b"news")
    assert reader.heard[3:] == [b"news"]


def test_a_connection_is_ended_after_what_waits_and_then_hears_nothing() -> None:
    reader = Reader()
    reader.reads = False
    reader.outbox.put(b"refused")
    reader.outbox.close(4403)
    reader.outbox.put(b"too late")
    reader.reads_on()
    reader.outbox.put(b"too late")
    assert reader.heard == [b"refused", 4403]


def test_who_does_not_read_can_be_shown_out_too() -> None:
    reader = Reader()
    reader.reads = False
    for number in range(10 * MOST_WAITING):
        reader.outbox.put(b"old news %d" % number)
    reader.outbox.close(1008)
    reader.reads_on()
    assert reader.heard == [BEHIND, 1008]
