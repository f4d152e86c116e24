"""What the outside calls of Triggs' compiled code (see ``race108/edge.py``)."""

from __future__ import annotations

from race108.edge import (
    CHANCES,
    DEALT_BY,
    JUDGES,
    MOVE,
    NET,
    PAGE,
    REASONS,
    TEXT,
    THINKS,
    WHOLE,
    WORTHS,
    Kind,
    changed,
    entry,
    entry_with,
    listed,
    read,
    scratch,
)
from race108.games.triggs import hindsight, judge, ledger, memory, reasons, rules, showing, thought, value, view, why
from race108.kernel import DEALER, EVENT

_STATE = changed(rules.STATE)
_LOOK = read(rules.STATE)
_MEMORY = read(memory.MEMORY)
_ROOM = scratch(value.ROOM)
_ROWS = read("i1", rules.VALUES + 1)
_LEGAL = listed("i2", rules.ACTIONS)
_SEEN = read("i2", None, EVENT)
_SHOWN: dict[str, Kind] = {"state": _LOOK, "net": NET}
_KNOWN: dict[str, Kind] = {"state": _LOOK, "memory": _MEMORY, "net": NET}
_THINKING: dict[str, Kind] = {"room": _ROOM, "thought": THINKS, "dealer": DEALT_BY}

_RULES = (
    entry(rules.start_game, state=_STATE, players=WHOLE, rows=_ROWS, refill_all=WHOLE, dealer=DEALT_BY),
    entry(rules.any_action, state=_LOOK, dealer=DEALT_BY, gives="whole"),
    entry(rules.legal_actions, state=_LOOK, out=_LEGAL, gives="whole"),
    entry(rules.step, state=_STATE, action=WHOLE, dealer=DEALT_BY),
    entry(rules.step_and_list, state=_STATE, action=WHOLE, dealer=DEALT_BY, out=_LEGAL, gives="whole"),
    entry(
        rules.playouts,
        state=_STATE,
        players=WHOLE,
        rows=_ROWS,
        refill_all=WHOLE,
        games=WHOLE,
        cap=WHOLE,
        dealer=DEALT_BY,
        gives="whole",
        apart=True,
    ),
)
_POSITIONS = (
    entry(rules.prepare_table, state=_STATE),
    entry(rules.take_card, state=_STATE, seat=WHOLE, value=WHOLE),
    entry(rules.count_sheets, state=_STATE),
    entry(rules.shuffle_cards, cards=changed("i1", None), count=WHOLE, dealer=DEALT_BY),
    entry(rules.settle_table, state=_STATE, dealer=DEALT_BY),
)
_VIEWS = (
    entry(view.hide_cards, state=_STATE, seat=WHOLE),
    entry(view.hide_draws, events=changed("i2", None, EVENT), seat=WHOLE),
    entry(memory.remember_all, memory=changed(memory.MEMORY), start=_LOOK, seat=WHOLE, events=_SEEN),
    entry(memory.deal_unseen, memory=_MEMORY, state=_STATE, seat=WHOLE, dealer=DEALT_BY),
)
_SHOWING = (
    entry(
        showing.play_and_show,
        state=_STATE,
        text=TEXT,
        actor=WHOLE,
        most=WHOLE,
        dealer=DEALT_BY,
        blind=scratch(rules.STATE),
        out=PAGE,
        gives="whole",
    ),
    entry(showing.write_table, state=_LOOK, seat=WHOLE, out=PAGE, gives="whole"),
    entry(showing.write_moves, moves=read("i8", None), out=PAGE, gives="whole"),
    entry(showing.write_turn, dealer=read(DEALER), out=PAGE, gives="whole"),
    entry(why.why_not, state=_LOOK, text=TEXT, out=PAGE, gives="whole"),
)
_BOTS = (
    entry(
        value.rank_moves,
        state=_LOOK,
        net=NET,
        moves=_LEGAL,
        worths=listed("f8", rules.ACTIONS),
        room=_ROOM,
        dealer=DEALT_BY,
        gives="whole",
        apart=True,
    ),
    entry_with(thought.choose_at_level, _SHOWN | {"level": WHOLE} | _THINKING, apart=True),
    entry_with(thought.search, _KNOWN | {"rollouts": WHOLE} | _THINKING, apart=True),
    entry_with(thought.begin_search, _KNOWN | _THINKING, apart=True),
    entry_with(thought.play_batch, _KNOWN | _THINKING, apart=True),
)
_COACH = (
    entry_with(
        judge.judge,
        _KNOWN | {"played": MOVE, "deals": WHOLE, "room": _ROOM, "verdict": JUDGES, "dealer": DEALT_BY},
        apart=True,
    ),
    entry_with(
        judge.chances,
        _KNOWN | {"seat": WHOLE, "deals": WHOLE, "room": _ROOM, "worths": CHANCES, "dealer": DEALT_BY},
        apart=True,
    ),
    entry(
        reasons.find_reasons,
        state=_LOOK,
        other=MOVE,
        better=MOVE,
        after=scratch(rules.STATE, 2),
        out=REASONS,
        gives="whole",
    ),
    entry(
        ledger.account,
        state=_LOOK,
        move=MOVE,
        orders=WHOLE,
        value=NET,
        judge_net=NET,
        room=_ROOM,
        sight=scratch(hindsight.SIGHT),
        worths=WORTHS,
        dealer=DEALT_BY,
        apart=True,
    ),
)

EDGE = (*_RULES, *_POSITIONS, *_VIEWS, *_SHOWING, *_BOTS, *_COACH)
