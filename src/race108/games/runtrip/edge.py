"""What the outside calls of Run & Trip's compiled code (see ``race108/edge.py``)."""

from __future__ import annotations

from race108.bots.thought import LONGEST
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
    kept,
    listed,
    read,
    scratch,
)
from race108.games.runtrip import hindsight, judge, ledger, reasons, rules, showing, thought, value, view, why
from race108.kernel import DEALER, EVENT

_STATE = changed(rules.STATE)
_LOOK = read(rules.STATE)
_LAYOUT = kept(rules.LAYOUT)
_LORE = kept(value.LORE)
_LEGAL = listed("i2", rules.ACTIONS)
_NUMBERS = read("i8", 6, value.ALL_NUMBERS)
_MOVES = listed("i2", value.MOVES, LONGEST)
_ROOM = scratch(value.ROOM)
_SEEN: dict[str, Kind] = {"state": _LOOK, "layout": _LAYOUT, "lore": _LORE, "numbers": _NUMBERS, "net": NET}
_THINKING: dict[str, Kind] = {"room": _ROOM, "thought": THINKS, "dealer": DEALT_BY}

_RULES = (
    entry(rules.fill_layout, layout=changed(rules.LAYOUT), gives="whole"),
    entry(
        rules.start_game,
        state=_STATE,
        players=WHOLE,
        variant=WHOLE,
        mercy=WHOLE,
        cut=WHOLE,
        aside=WHOLE,
        dealer=DEALT_BY,
    ),
    entry(rules.legal_actions, state=_LOOK, layout=_LAYOUT, out=_LEGAL, gives="whole"),
    entry(
        rules.legal_moves,
        state=_LOOK,
        layout=_LAYOUT,
        out=listed("i2", None, rules.MOST_SYMBOLS + 2),
        gives="whole",
    ),
    entry(rules.step, state=_STATE, layout=_LAYOUT, action=WHOLE, dealer=DEALT_BY),
    entry(rules.step_and_list, state=_STATE, layout=_LAYOUT, action=WHOLE, dealer=DEALT_BY, out=_LEGAL, gives="whole"),
    entry(rules.time_up, state=_STATE),
    entry(
        rules.playouts,
        state=_STATE,
        layout=_LAYOUT,
        players=WHOLE,
        variant=WHOLE,
        mercy=WHOLE,
        aside=WHOLE,
        games=WHOLE,
        dealer=DEALT_BY,
        gives="whole",
        apart=True,
    ),
)
_POSITIONS = (
    entry(rules.empty_table, state=_STATE, players=WHOLE, variant=WHOLE, mercy=WHOLE),
    entry(rules.take_card, state=_STATE, seat=WHOLE, card=WHOLE),
    entry(rules.shuffle_cards, cards=changed("i1", None), count=WHOLE, dealer=DEALT_BY),
)
_VIEWS = (
    entry(view.hide_cards, state=_STATE, seat=WHOLE),
    entry(view.hide_draws, events=changed("i2", None, EVENT), seat=WHOLE),
    entry(view.count_numbers, state=_LOOK, seat=WHOLE, numbers=changed("i8", 6, value.ALL_NUMBERS)),
    entry(rules.deal_unseen, state=_STATE, seat=WHOLE, numbers=_NUMBERS, top=WHOLE, dealer=DEALT_BY),
)
_SHOWING = (
    entry(
        showing.play_and_show,
        state=_STATE,
        layout=_LAYOUT,
        even=WHOLE,
        text=TEXT,
        actor=WHOLE,
        most=WHOLE,
        dealer=DEALT_BY,
        blind=scratch(rules.STATE),
        listed=scratch("i2", showing.MOST_MOVES, showing.LONGEST_MOVE),
        out=PAGE,
        gives="whole",
    ),
    entry(
        showing.write_table,
        state=_LOOK,
        layout=_LAYOUT,
        even=WHOLE,
        numbers=_NUMBERS,
        seat=WHOLE,
        out=PAGE,
        gives="whole",
    ),
    entry(
        showing.write_moves,
        moves=read("i2", None, showing.LONGEST_MOVE),
        layout=_LAYOUT,
        per_side=WHOLE,
        out=PAGE,
        gives="whole",
    ),
    entry(showing.write_turn, dealer=read(DEALER), layout=_LAYOUT, variant=WHOLE, out=PAGE, gives="whole"),
    entry(
        why.why_not,
        state=_LOOK,
        layout=_LAYOUT,
        text=TEXT,
        listed=scratch("i2", showing.MOST_MOVES, showing.LONGEST_MOVE),
        out=PAGE,
        gives="whole",
    ),
)
_BOTS = (
    entry(value.learn_layout, layout=_LAYOUT, lore=changed(value.LORE), hands=WHOLE, dealer=DEALT_BY, apart=True),
    entry_with(
        value.rank_moves,
        _SEEN | {"moves": _MOVES, "worths": listed("f8", value.MOVES), "room": _ROOM, "dealer": DEALT_BY},
        gives="whole",
        apart=True,
    ),
    entry_with(thought.choose_at_level, _SEEN | {"level": WHOLE} | _THINKING, apart=True),
    entry_with(thought.search, _SEEN | {"rollouts": WHOLE} | _THINKING, apart=True),
    entry_with(thought.begin_search, _SEEN | _THINKING, apart=True),
    entry_with(thought.play_batch, _SEEN | _THINKING, apart=True),
)
_COACH = (
    entry_with(
        judge.judge,
        _SEEN | {"played": MOVE, "deals": WHOLE, "room": _ROOM, "verdict": JUDGES, "dealer": DEALT_BY},
        apart=True,
    ),
    entry_with(
        judge.chances,
        _SEEN | {"seat": WHOLE, "deals": WHOLE, "room": _ROOM, "worths": CHANCES, "dealer": DEALT_BY},
        apart=True,
    ),
    entry(
        reasons.find_reasons,
        state=_LOOK,
        layout=_LAYOUT,
        numbers=_NUMBERS,
        other=MOVE,
        better=MOVE,
        after=scratch(rules.STATE, 2),
        out=REASONS,
        dealer=DEALT_BY,
        gives="whole",
    ),
    entry(
        ledger.account,
        state=_LOOK,
        layout=_LAYOUT,
        lore=_LORE,
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
