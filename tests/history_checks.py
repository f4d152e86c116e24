"""Is a history one that could be? Every violation is a sentence that names the table and the operations.

What is judged: nothing acknowledged is lost, done twice or done in another order than people saw it happen; nothing is
there that nobody asked for; and everyone was told the same.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from history import History, Json, Op, Told, digest
from history_end import Evidence, Row
from race108 import Game
from race108.errors import Race108Error

#: Whoever is acknowledged one of these has changed something, and it is in the history.
_ALWAYS_CHANGES = ("sit", "cut", "name", "bot", "move", "back")


def violations(evidence: Evidence) -> list[str]:
    """All that is wrong."""
    found = [*evidence.history.faults, *evidence.faults, *_made(evidence)]
    by_table, keys = evidence.history.by_table(), _keys(evidence.history)
    for table in evidence.tables:
        found += Judge(evidence, table, by_table[table], keys).violations()
    return found


def _keys(history: History) -> dict[str, str]:
    """Every key that was sent, by what the store keeps of it: nobody can use another's."""
    return {hashlib.sha256(f"{op.person}\n{op.key}".encode()).hexdigest()[:32]: op.key for op in history.ops if op.key}


class Judge:
    """Looks at one table."""

    def __init__(self, evidence: Evidence, table: str, ops: Sequence[Op], keys: dict[str, str]) -> None:
        self._table, self._ops, self._numbered, self._keys = table, ops, evidence.numbered, keys
        self._history: History = evidence.history
        self._rows = evidence.rows.get(table, [])
        self._by_number = {row.number: row for row in self._rows}
        self._lines = evidence.chat.get(table, [])
        self._about = evidence.abouts.get(table)
        self._owners = evidence.owners.get(table, {})
        self._record, self._verdict = evidence.records.get(table), evidence.verdicts.get(table)
        self._is_rematch = bool(evidence.history.tables[table])
        self._plies = _plies(self._rows, self._about, numbered=self._numbered)
        self._by_key: dict[str, list[Row]] = defaultdict(list)
        for row in self._rows:
            if row.key is not None:
                self._by_key[keys.get(row.key, "")].append(row)

    def violations(self) -> list[str]:
        """What is wrong at this table."""
        checks = (
            *(self._numbers, self._acknowledged, self._refused, self._real_time, self._sent, self._seats),
            *(self._cuts_and_names, self._chat, self._rematch, self._fair, self._replayed),
        )
        return [f"Table {self._table}: {fault}" for check in checks for fault in check()]

    def _of(self, *kinds: str) -> list[Op]:
        return [op for op in self._ops if op.kind in kinds]

    # --- the history ------------------------------------------------------------------------------------------------

    def _numbers(self) -> Iterator[str]:
        """One number after the other."""
        numbers = [row.number for row in self._rows]
        if numbers and (numbers[0] > 1 or numbers != list(range(numbers[0], numbers[0] + len(numbers)))):
            yield f"the changes are numbered {_short(numbers)}."
        if self._about is None:
            yield "nobody is told anything of it any more."
        elif self._about["ply"] != len(self._plies):
            yield f"it is told to be at ply {self._about['ply']}, and {len(self._plies)} plies are stored."
        if self._numbered:
            yield from self._numbered_well(numbers)

    def _numbered_well(self, numbers: Sequence[int]) -> Iterator[str]:
        last = numbers[-1] if numbers else None
        if self._about is not None and self._about.get("number", last) != last:
            yield f"it is told to be at number {self._about['number']}, and the last change has {last}."
        kinds = Counter(row.kind for row in self._rows)
        if kinds["made"] != 1 or self._rows[0].kind != "made":
            yield f"it was made {kinds['made']} times, and its first change is {self._rows[:1]}."
        if kinds["deal"] > 1:
            yield "it was dealt more than once."

    def _acknowledged(self) -> Iterator[str]:
        """Every acknowledged change is there, once."""
        for op in self._ops:
            if op.ok and op.kind in ("move", "back"):
                yield from self._played(op)
            if op.ok and self._numbered and not op.live and op.kind != "chat" and op.key:
                yield from self._once(op)
        resigned = {op.seat for op in self._of("resign") if op.ok and op.seat is not None}
        for seat in resigned:
            if self._about is not None and not self._about["seats"][seat]["resigned"]:
                yield f"seat {seat} was acknowledged as resigned and plays on."

    def _played(self, op: Op) -> Iterator[str]:
        there = self._own_plies(op)
        wanted = [("move", move) for move in op.wish["moves"]] if op.kind == "move" else [("back", None)]
        if [(row.kind, row.text or None) for row in there] != wanted or {row.seat for row in there} != {op.seat}:
            found = [(row.kind, row.seat, row.text) for row in there]
            yield f"{op} was acknowledged for ply {op.wish['ply']}, and there is {found}."

    def _own_plies(self, op: Op) -> list[Row]:
        first = op.wish["ply"]
        return self._plies[first : first + len(op.wish.get("moves", "1"))]

    def _once(self, op: Op) -> Iterator[str]:
        own = self._by_key.get(op.key, [])
        numbers = [row.number for row in own]
        if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            yield f"{op} was done more than once, in the changes {numbers}."
        if op.kind in ("make", "rematch"):
            return  # what it made stands at another table, or first of all
        if op.place is None:
            yield f"{op} was acknowledged without a number."
        elif op.place not in self._by_number:
            yield f"{op} was acknowledged as change {op.place}, which is not there."
        elif own and op.place < numbers[-1]:
            yield f"{op} was acknowledged as change {op.place}, and is {numbers}."
        elif op.kind in _ALWAYS_CHANGES and not own and not self._came_back(op):
            yield f"{op} was acknowledged as change {op.place}, and no change is its own."
        elif op.kind in _ALWAYS_CHANGES and own and not any(_fits(op, row) for row in own):
            yield f"{op} was acknowledged, and what was done is {own}."

    def _came_back(self, op: Op) -> bool:
        """Whoever sits down at their own seat is back, and changes nothing while a game runs, not even a name."""
        dealt = [row.number for row in self._rows if row.kind == "deal"]
        return op.kind in ("sit", "name") and bool(dealt) and op.place is not None and dealt[0] <= op.place

    def _refused(self) -> Iterator[str]:
        """What was refused was not done."""
        for op in self._ops:
            if not op.possible and not op.live and op.key in self._by_key:
                yield f"{op} was refused and is there, as {self._by_key[op.key]}."

    def _real_time(self) -> Iterator[str]:
        """Whoever is acknowledged before somebody else asks comes first."""
        placed = [(op, *span) for op in self._ops if op.ok and (span := self._span(op)) is not None]
        ends = sorted(placed, key=lambda one: one[0].ended)
        latest: tuple[int, Op] | None = None
        done = 0
        for op, first, _ in sorted(placed, key=lambda one: one[0].began):
            while done < len(ends) and ends[done][0].ended < op.began:
                if latest is None or ends[done][2] > latest[0]:
                    latest = (ends[done][2], ends[done][0])
                done += 1
            if latest is not None and latest[0] > first:
                yield f"{latest[1]} was over before {op} began, and comes after it: {latest[0]} and {first}."

    def _span(self, op: Op) -> tuple[int, int] | None:
        """The first and the last of the changes that an operation made."""
        if op.kind == "chat":
            return None
        rows = self._own_plies(op) if op.kind in ("move", "back") else self._by_key.get(op.key, []) if op.key else []
        numbers = [row.number for row in rows]
        if numbers:
            return numbers[0], max(numbers[-1], op.place or 0)
        return None if op.place is None else (op.place, op.place)

    # --- nothing that nobody sent -----------------------------------------------------------------------------------

    def _sent(self) -> Iterator[str]:
        for row in self._rows if self._numbered else ():
            if row.key is not None and row.key not in self._keys:
                yield f"nobody has sent change {row}."
            elif row.kind == "time" or (row.kind == "seat" and row.key is None and not self._may_come_by_itself(row)):
                yield f"nobody has asked for change {row}."
        yield from self._whole_messages()

    def _may_come_by_itself(self, row: Row) -> bool:
        """A bot stands in for whoever has left or resigned; a line that is opened brings them back."""
        return any(op.possible and op.seat == row.seat for op in self._of("leave", "resign"))

    def _whole_messages(self) -> Iterator[str]:
        """A game is made of whole messages, bots' moves and resignations: none was played twice, or by half."""
        ends = {0}
        stood_in = {op.seat for op in self._of("leave", "resign") if op.possible}
        sent: dict[int, list[Op]] = defaultdict(list)
        for op in self._of("move", "back"):
            if op.possible:
                sent[op.wish["ply"]].append(op)
        seats = [] if self._about is None else self._about["seats"]
        bots = {seat["seat"] for seat in seats if seat["kind"] == "bot"} | stood_in
        for ply, row in enumerate(self._plies):
            if ply not in ends:
                continue
            if (row.kind == "move" and row.seat in bots) or (row.kind == "resign" and row.seat in stood_in):
                ends.add(ply + 1)
            for op in sent[ply]:
                moves = op.wish.get("moves")
                there = self._plies[ply : ply + len(moves or "1")]
                wanted = [("move", op.seat, move) for move in moves] if moves else [("back", op.seat, None)]
                if [(one.kind, one.seat, one.text or None) for one in there] == wanted:
                    ends.add(ply + len(there))
        if len(self._plies) not in ends:
            ply = max(ends)
            yield f"nobody has sent what was done after ply {ply}: {self._plies[ply : ply + 2]}."

    # --- seats ------------------------------------------------------------------------------------------------------

    def _seats(self) -> Iterator[str]:
        """A seat has one owner; nobody loses it without leaving; and there is no deal with an open seat."""
        for seat, owners in self._owners.items():
            if len(owners) > 1:
                yield f"seat {seat} belongs to {len(owners)} people: {sorted(owners)}."
        taken = [op for op in self._of("make", "sit") if op.ok and op.seat is not None]
        left = [op for op in self._of("leave") if op.possible]
        for op in taken:
            leaving = [other for other in left if _same_seat(other, op) and other.ended > op.began]
            if not leaving and op.person not in self._owners.get(op.seat or 0, ()):
                yield f"{op} was acknowledged, and seat {op.seat} is not theirs, though they never left."
            until = min((other.began for other in leaving), default=float("inf"))
            for other in taken:
                if other.seat == op.seat and other.person != op.person:
                    if op.ended < other.began and other.ended < until:
                        yield f"seat {op.seat} was given by {op} and again by {other}."
        about = self._about
        if about is None or about["phase"] == "waiting":
            yield from self._left(left)
        elif any(seat["kind"] == "open" for seat in about["seats"]):
            yield f"it was dealt while a seat was open: {[seat['kind'] for seat in about['seats']]}."

    def _left(self, left: Sequence[Op]) -> Iterator[str]:
        """At a table that waits, whoever was acknowledged as having left is not there."""
        for op in left:
            later = [
                other
                for other in self._of("sit")
                if other.person == op.person and other.possible and other.ended > op.began
            ]
            if op.ok and not later and op.person in self._owners.get(op.seat or 0, ()):
                yield f"{op} was acknowledged, and the seat is still theirs."

    def _cuts_and_names(self) -> Iterator[str]:
        """The last cut of a seat is in the deal, and the last name is told."""
        if self._about is None:
            return
        contributions = None if self._record is None else self._record.get("contributions", [])
        for seat, owners in self._owners.items():
            if len(owners) != 1:
                continue
            own = [op for op in self._ops if op.person in owners and op.seat in (seat, None)]
            cuts, names = self._values(own, "cut"), self._values(own, "name")
            if cuts is not None and contributions is not None:
                found = [text.partition(":")[2] for text in contributions[1:] if text.startswith(f"{seat + 1}:")]
                if (found or [None]) not in ([cut] for cut in cuts):
                    yield f"of seat {seat} was acknowledged: {_last(own, 'cut')}; and the deal has the cut {found}."
            elif cuts is not None and self._about["seats"][seat]["cut"] not in {cut is not None for cut in cuts}:
                yield f"of seat {seat} was acknowledged: {_last(own, 'cut')}; and its cut is told otherwise."
            if names is not None and (told := self._about["seats"][seat]["name"]) not in names:
                yield f"of seat {seat} was acknowledged: {_last(own, 'name')}; and it is called {told!r}."

    def _values(self, own: Sequence[Op], what: str) -> set[str | None] | None:
        """What a seat's cut or name may be in the end; nothing, if that cannot be said."""
        values: set[str | None] | None = {None} if self._is_rematch and what == "cut" else None
        unknown: set[str | None] = set()
        sits = self._is_rematch
        for op in own:
            if op.kind in ("make", "sit") or (op.kind in ("cut", "name") and op.kind == what):
                value = op.wish.get(what)
                if not op.ok:
                    unknown |= {value} if op.possible else set()
                elif self._numbered and op.key and op.kind != "make" and op.key not in self._by_key:
                    pass  # they came back, and changed nothing
                elif op.kind == "sit" and sits and what == "cut":  # who sits there already comes back, and cuts nothing
                    values = (values or set()) | {value}
                else:
                    values = {value}
            elif op.kind == "leave" and op.outcome == "unknown":
                return None
            sits = op.kind != "leave" if op.ok else sits
        return None if values is None else values | unknown

    # --- chat, rematch, record --------------------------------------------------------------------------------------

    def _chat(self) -> Iterator[str]:
        """What was acknowledged was said once, and in one order for all."""
        numbers = [line.number for line in self._lines]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"the lines of chat are numbered {_short(numbers)}."
        count, where = Counter(line.text for line in self._lines), {line.text: line.number for line in self._lines}
        said = {op.wish["text"]: op for op in self._of("chat")}
        for text, op in said.items():
            if count[text] > 1 or (op.ok and not count[text]) or (not op.possible and count[text]):
                yield f"{op} is there {count[text]} times."
        for text in count.keys() - said.keys():
            yield f"nobody has said {text!r}."
        for (table, number), (seat, text) in self._history.heard.items():
            if table == self._table and (number, seat, text) not in self._lines:
                yield f"line {number} was told as {text!r}, and is not there."
        ok = [op for op in said.values() if op.ok and op.wish["text"] in where]
        for op in ok:
            for other in ok:
                if op.ended < other.began and where[op.wish["text"]] > where[other.wish["text"]]:
                    yield f"{op} was over before {other} began, and comes after it."

    def _rematch(self) -> Iterator[str]:
        """However many ask for a rematch, it is one."""
        answered = {op.answer["id"] for op in self._of("rematch") if op.ok}
        told = None if self._about is None else self._about["rematch"]
        if answered and answered != {told}:
            yield f"the rematch was acknowledged as {sorted(answered)}, and is {told}."

    def _fair(self) -> Iterator[str]:
        if self._record is not None and (self._verdict is None or self._verdict.get("fair") is not True):
            yield f"the check of its record says {self._verdict}."

    def _replayed(self) -> Iterator[str]:
        """Play it again: every state ever told is in it."""
        try:
            yield from self._played_again()
        except Race108Error as fault:
            yield f"it cannot be played again: {fault}"

    def _played_again(self) -> Iterator[str]:
        if self._record is None:
            return
        setup = {key: value for key, value in self._record.items() if key not in ("results", "table", "time_up")}
        game = Game.replay(setup | {"moves": []})
        told: dict[int, list[tuple[int | None, Told]]] = defaultdict(list)
        for seat in (None, *range(game.players)):
            for ply in range(len(self._plies) + 1):
                if (seen := self._history.told.get((self._table, seat, ply))) is not None:
                    told[ply].append((seat, seen))
        for ply, row in enumerate([None, *self._plies]):
            if row is not None and row.kind == "move":
                game.play(row.text or "")
            elif row is not None and row.kind == "back":
                game.take_back()
            resigned = row is not None and row.kind == "resign"
            for seat, seen in told[ply]:
                view = game.view(seat) if seat is not None else None
                same = seen.view == digest(game.seen_by(seat))
                if not same or (view is not None and not resigned and seen.moves != digest(view.moves)):
                    yield f"seat {seat} was told otherwise of ply {ply} than the record has it."
                    return


def _made(evidence: Evidence) -> Iterator[str]:
    """Every acknowledged table is there, and none that nobody asked for."""
    history, stored = evidence.history, evidence.stored
    yield from (f"Table {table} was acknowledged and is not there." for table in history.tables.keys() - stored.keys())
    known = history.tables.keys() | {about["rematch"] for about in evidence.abouts.values()}
    unknown = Counter(op.person for op in history.ops if op.kind == "make" and op.outcome == "unknown")
    rematches = sum(op.kind == "rematch" and op.outcome == "unknown" for op in history.ops)
    more = Counter(by for table, by in stored.items() if table not in known)
    for person, count in more.items():
        if count > unknown[person] + rematches:
            yield f"{person} has {count} tables nobody acknowledged, and {unknown[person]} requests without an answer."


def _plies(rows: Sequence[Row], about: Json | None, *, numbered: bool) -> list[Row]:
    """What counts as a ply: what is done in the game. A resignation does if it ends the game."""
    if not numbered:
        return list(rows)
    done = [row for row in rows if row.kind in ("move", "back", "time", "resign")]
    ends = about is None or about["players"] == 2 or len(done) == about["ply"]
    return done if ends else [row for row in done if row.kind != "resign"]


def _fits(op: Op, row: Row) -> bool:
    """Whether a change may be what an operation has asked for."""
    if op.kind in ("move", "back"):
        return row.kind == op.kind and row.seat == op.seat
    wanted = [value for name in ("name", "cut", "bot") if (value := op.wish.get(name))]
    return row.kind == "seat" and row.seat == op.seat and all(value in (row.text or "") for value in wanted)


def _same_seat(leaving: Op, taking: Op) -> bool:
    return leaving.person == taking.person and leaving.seat in (taking.seat, None)


def _last(own: Sequence[Op], what: str) -> str:
    kinds = ("make", "sit", "leave", what)
    return "nothing" if not own else " then ".join(str(op) for op in own if op.ok and op.kind in kinds)[-400:]


def _short(numbers: Sequence[int]) -> str:
    """Only where it goes wrong."""
    wrong = [place for place, number in enumerate(numbers) if place and number != numbers[place - 1] + 1]
    return (
        f"from {numbers[0]}, then {[numbers[place - 1 : place + 1] for place in wrong[:5]]}"
        if numbers
        else "not at all"
    )
