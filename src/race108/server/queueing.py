"""The line of bots that wait to think: whoever waits for one gets a turn, however many others somebody has lined up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

#: Who waits for a bot, by address, and whether that is somebody with a seat who is there; asked again and again.
Waiting = Callable[[], tuple[str, bool]]

#: So many bots wait in line, and so many of them for one address; others try again after a while.
LONGEST_LINE = 100
LONGEST_FOR_ONE = 20
#: At tables where nobody is, so many bots think at once, and only while nobody who is there waits for one.
UNATTENDED_AT_ONCE = 1
LONGEST_UNATTENDED = 20


class _Place:
    """A place in the line."""

    def __init__(self, waiting: Waiting) -> None:
        self.waiting = waiting
        self.called: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class _Lane:
    """Those who wait, by whom they wait for; these take turns (round robin)."""

    def __init__(self, longest: int, longest_for_one: int) -> None:
        self._longest, self._longest_for_one = longest, longest_for_one
        self._lines: OrderedDict[str, deque[_Place]] = OrderedDict()
        self.length = 0

    def full(self, who: str) -> bool:
        """Whether the line is so long that others had better come back later."""
        return self.length >= self._longest or len(self._lines.get(who, ())) >= self._longest_for_one

    def join(self, who: str, place: _Place) -> None:
        """Stand in line."""
        self._lines.setdefault(who, deque()).append(place)
        self.length += 1

    def next(self) -> _Place | None:
        """Whose turn it is."""
        while self._lines:
            who, line = self._lines.popitem(last=False)
            place = line.popleft()
            self.length -= 1
            if line:
                self._lines[who] = line  # behind all others
            if not place.called.done():  # who has given up is done
                return place
        return None

    def part_with_attended(self) -> list[tuple[str, _Place]]:
        """Those for whom somebody has come meanwhile."""
        all_of_them = [(who, place) for who, line in self._lines.items() for place in line]
        came = [(now[0], place) for _, place in all_of_them if (now := place.waiting())[1]]
        if came:
            self._lines.clear()
            self.length = 0
            gone = {place for _, place in came}
            for who, place in all_of_them:
                if place not in gone:
                    self.join(who, place)
        return came


class Queue:
    """Turns at so many threads."""

    def __init__(self, threads: int) -> None:
        self._free, self._unattended = threads, 0
        self._attended_lane = _Lane(LONGEST_LINE, LONGEST_FOR_ONE)
        self._other_lane = _Lane(LONGEST_UNATTENDED, LONGEST_FOR_ONE)

    @property
    def length(self) -> int:
        """How many stand in line."""
        return self._attended_lane.length + self._other_lane.length

    def full(self, who: str, people: bool) -> bool:
        """Whether one more had better come back later."""
        return self._lane(people).full(who)

    async def turn(self, waiting: Waiting) -> bool:
        """Wait for a turn; what is answered has to be given to ``done`` when it is over."""
        place = _Place(waiting)
        who, people = waiting()
        self._lane(people).join(who, place)
        self._call()
        try:
            return await place.called
        except asyncio.CancelledError:
            if place.called.done() and not place.called.cancelled():  # called and gone in the same moment
                self.done(place.called.result())
            raise

    def done(self, people: bool) -> None:
        """A turn is over."""
        self._free += 1
        self._unattended -= not people
        self._call()

    def _lane(self, people: bool) -> _Lane:
        return self._attended_lane if people else self._other_lane

    def _call(self) -> None:
        for who, attended in self._other_lane.part_with_attended():
            self._attended_lane.join(who, attended)
        while self._free and (place := self._attended_lane.next()) is not None:
            self._free -= 1
            place.called.set_result(True)
        while self._free and self._unattended < UNATTENDED_AT_ONCE and (place := self._other_lane.next()) is not None:
            self._free -= 1
            self._unattended += 1
            place.called.set_result(False)
