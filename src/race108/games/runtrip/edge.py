"""What the outside calls of Run & Trip's compiled code (see ``race108/edge.py``)."""

from __future__ import annotations

from race108.edge import DEALT_BY, NET, WHOLE, changed, entry, kept, listed, read
from race108.games.runtrip import rules, value, view
from race108.kernel import EVENT

_STATE = changed(rules.STATE)
_LOOK = read(rules.STATE)
_LAYOUT = kept(rules.LAYOUT)
_LORE = kept(value.LORE)
_LEGAL = listed("i2", rules.ACTIONS)
_NUMBERS = (6, rules.NUMBERS + 1)

_RULES = (
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
    entry(view.count_numbers, state=_LOOK, seat=WHOLE, numbers=changed("i8", *_NUMBERS)),
    entry(rules.deal_unseen, state=_STATE, seat=WHOLE, numbers=read("i8", *_NUMBERS), top=WHOLE, dealer=DEALT_BY),
)
_BOTS = (
    entry(value.learn_layout, layout=_LAYOUT, lore=changed(value.LORE), hands=WHOLE, dealer=DEALT_BY, apart=True),
    entry(
        value.rank_moves,
        state=_LOOK,
        layout=_LAYOUT,
        lore=_LORE,
        numbers=read("i8", *_NUMBERS),
        net=NET,
        moves=listed("i2", value.MOVES, value.LONGEST),
        worths=listed("f8", value.MOVES),
        dealer=DEALT_BY,
        gives="whole",
        apart=True,
    ),
    entry(
        value.simulate,
        deals=read(rules.STATE, None),
        layout=_LAYOUT,
        lore=_LORE,
        net=NET,
        candidates=read("i2", None, value.LONGEST),
        turns=WHOLE,
        totals=changed("f8", None),
        dealer=DEALT_BY,
        apart=True,
    ),
)

EDGE = (*_RULES, *_POSITIONS, *_VIEWS, *_BOTS)
