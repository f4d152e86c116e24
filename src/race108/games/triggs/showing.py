"""What is shown of Triggs, written by compiled code (see ``race108/writing.py``): views, moves, events, the telling.

Only this knows both a move's text and its action. What a seat cannot see (T16) is never written for it.
"""

from __future__ import annotations

from typing import Any

from race108.games.triggs import rules as r
from race108.games.triggs.happened import NAMES
from race108.games.triggs.view import hide_cards
from race108.kernel import Record, inner, jit, tiny, zeros
from race108.writing import (
    ALL,
    BEGIN,
    CLOSE,
    NEXT,
    ONLOOKER,
    OPEN,
    QUOTE,
    SENTENCE,
    Phrases,
    comma,
    is_written,
    put_byte,
    put_number,
    put_phrase,
    whole,
)

PHASES = ("act", "draw", "form", "extra", "over")
PILES = ("left", "centre", "right")

_ACTIONS = r.ACTIONS
_phrase = Phrases()

_NULL, _TRUE, _FALSE, _LISTS = (_phrase(text) for text in ("null", "true", "false", "],["))
_CROSSED, _LEFT, _CENTRE = (_phrase(f'],"{key}":[') for key in ("crossed", "left", "centre"))
_RIGHT, _DISCARD, _BOX = (_phrase(f'],"{key}":[') for key in ("right", "discard", "box"))
_HANDS = _phrase(',"hands":[')
_TURN, _PHASE, _VALUE, _WINNERS = (_phrase(f',"{key}":') for key in ("turn", "phase", "value", "winners"))
_PHASE_NAMES = tuple(_phrase(f'"{phase}"') for phase in PHASES)
_PILE_NAMES = tuple(_phrase(f'"{pile}"') for pile in PILES)

_DRAWS = tuple(_phrase(f"draw {pile}") for pile in "LCR")
_DISCARDING, _FORMING, _EXTRA, _STOP = (_phrase(text) for text in ("discard ", "form ", "extra ", "stop"))
_TIMES, _EQUALS, _PLUS = b"x=+"
_END = ord("}")

#: How an event begins, by its kind; there is none of kind 0.
_EVENTS = tuple(_phrase(f'["{name}",') for name in ("", *NAMES))
_TO_BOX, _TO_DISCARD = _phrase('"box"'), _phrase('"discard"')

_PLAYER = ',"player":{"seat":'
(
    _SAY_DRAW,
    _SAY_DRAW_TWO,
    _SAY_DISCARD,
    _SAY_DISCARD_BOX,
    _SAY_CROSS,
    _SAY_CROSS_FILL,
    _SAY_EXTRA,
    _SAY_EXTRA_FILL,
    _SAY_EMPTIED,
    _SAY_EMPTIED_SEEN,
    _SAY_EMPTIED_NONE,
    _SAY_WON,
) = (
    _phrase(f'{{"say":"tell-{name}"{_PLAYER}')
    for name in (
        "draw",
        "draw-two",
        "discard",
        "discard-box",
        "cross",
        "cross-fill",
        "extra",
        "extra-fill",
        "emptied",
        "emptied-seen",
        "emptied-none",
        "won",
    )
)
_SAY_REFILL, _SAY_REMOVED = (_phrase(f'{{"say":"tell-{name}"') for name in ("refill", "removed"))
_CARD_SEEN, _SECOND_SEEN = (_phrase(f',"{key}":{{"say":"drawn-card","value":') for key in ("card", "second"))
_CARD_HIDDEN, _SECOND_HIDDEN = (_phrase(f',"{key}":{{"say":"drawn-hidden"') for key in ("card", "second"))
_FROM = tuple(_phrase(f',"pile":{{"say":"pile-{pile}"}}') for pile in PILES)
_ARG_VALUE, _ARG_COUNT, _ARG_ROW = (_phrase(f',"{key}":') for key in ("value", "count", "row"))
_ARG_CARDS, _ARG_ONE = _phrase(',"cards":['), _phrase(',"one":{"say":"a-value","value":')
_ARG_MANY = _phrase('},"many":{"say":"many-values","many":{"say":"count","count":')

_TABLE = _phrase.table()


@tiny
def put(out: Any, at: int, phrase: int) -> int:
    """Write a phrase."""
    return put_any(out, at, whole(phrase))


@inner
def put_any(out: Any, at: int, phrase: int) -> int:
    """The same."""
    return put_phrase(out, at, _TABLE, phrase)


# --- the table ------------------------------------------------------------------------------------------------------


@inner
def put_hand(out: Any, at: int, counts: Any, seat: int, cards: int) -> int:
    """A hand of which these cards are known, in ascending order; null for the others."""
    first = at = put_byte(out, at, OPEN)
    for value in range(1, r.VALUES + 1):
        for _ in range(counts[seat, value]):
            at = put_number(out, comma(out, at, first), value)
            cards -= 1
    for _ in range(cards):
        at = put(out, comma(out, at, first), _NULL)
    return put_byte(out, at, CLOSE)


@inner
def put_cards(out: Any, at: int, cards: Any, count: int) -> int:
    """A pile from the top down."""
    first = at
    for i in range(count - 1, -1, -1):
        at = put_number(out, comma(out, at, first), int(cards[i]))
    return at


@inner
def put_pile(out: Any, at: int, s: Record, pile: int, seat: int) -> int:
    """T2. The centre is face down; of the other piles the top can be seen."""
    first, top = at, int(s.height[pile]) - 1
    for i in range(top, -1, -1):
        at = comma(out, at, first)
        if seat == ALL or (i == top and pile != r.CENTRE):
            at = put_number(out, at, int(s.pile[pile, i]))
        else:
            at = put(out, at, _NULL)
    return at


@inner
def put_rest(out: Any, at: int, s: Record, seat: int) -> int:
    """Everything that comes after the hands."""
    at = put(out, at, _CROSSED)
    first = at
    for other in range(s.players):
        at = put_byte(out, comma(out, at, first), OPEN)
        for row in range(1, r.VALUES + 1):
            if row > 1:
                at = comma(out, at, first)
            at = put_number(out, at, int(s.crossed[other, row]))
        at = put_byte(out, at, CLOSE)
    at = put_pile(out, put(out, at, _LEFT), s, int(r.LEFT), seat)
    at = put_pile(out, put(out, at, _CENTRE), s, int(r.CENTRE), seat)
    at = put_pile(out, put(out, at, _RIGHT), s, int(r.RIGHT), seat)
    at = put_cards(out, put(out, at, _DISCARD), s.discard, int(s.discards))
    at = put_cards(out, put(out, at, _BOX), s.box, int(s.boxed))
    at = put_byte(out, at, CLOSE)
    at = put_number(out, put(out, at, _TURN), int(s.turn))
    at = put(out, put(out, at, _PHASE), _PHASE_NAMES[s.phase])
    at = put(out, at, _VALUE)
    at = put_number(out, at, int(s.value)) if s.value else put(out, at, _NULL)
    return put_byte(out, put_winners(out, put(out, at, _WINNERS), s), _END)


@inner
def put_winners(out: Any, at: int, s: Record) -> int:
    """Who has won, once the game is over."""
    if s.phase != r.OVER:
        return put(out, at, _NULL)
    at = put_number(out, put_byte(out, at, OPEN), int(s.winner))
    return put_byte(out, at, CLOSE)


# --- moves ----------------------------------------------------------------------------------------------------------


@inner
def put_move(out: Any, at: int, action: int) -> int:
    """The text of an action."""
    if action < r.DISCARDS:
        return put(out, at, _DRAWS[action])
    if action < r.FORMS:
        at = put_number(out, put(out, at, _DISCARDING), (action - r.DISCARDS) // r.COPIES + 1)
        return put_number(out, put_byte(out, at, _TIMES), (action - r.DISCARDS) % r.COPIES + 1)
    if action < r.STOP:
        way = action - r.FORMS
        at = put_number(out, put(out, at, _FORMING), r.way_part(way, 0))
        at = put_number(out, put_byte(out, at, _EQUALS), r.way_part(way, 1))
        small = r.way_part(way, 2)
        return put_number(out, put_byte(out, at, _PLUS), small) if small else at
    if action == r.STOP:
        return put(out, at, _STOP)
    return put_number(out, put(out, at, _EXTRA), action - r.EXTRAS + 1)


@inner
def put_moves(out: Any, at: int, actions: Any, count: int) -> int:
    """Actions as a list of texts."""
    first = at = put_byte(out, at, OPEN)
    for i in range(count):
        at = put_byte(out, comma(out, at, first), QUOTE)
        at = put_byte(out, put_move(out, at, int(actions[i])), QUOTE)
    return put_byte(out, at, CLOSE)


@inner
def action_of(s: Record, text: Any, out: Any) -> int:
    """The legal action with this text, or -1."""
    actions = zeros(_ACTIONS)
    for i in range(r.legal(s, actions)):
        if is_written(out, int(BEGIN), put_move(out, int(BEGIN), int(actions[i])), text):
            return int(actions[i])
    return -1


# --- what has happened ----------------------------------------------------------------------------------------------


@inner
def card_seen(events: Any, i: int, seat: int) -> int:
    """T16. The card of an event, as far as the seat sees it."""
    if events[i, 0] == r.DREW and events[i, 3] == r.CENTRE and events[i, 1] != seat and seat != ALL:
        return 0
    return int(events[i, 2])


@inner
def put_events(out: Any, at: int, events: Any, count: int, seat: int) -> int:
    """Events by their names, for programs that show them."""
    first = at = put_byte(out, at, OPEN)
    i = 0
    while i < count:
        kind, who, how = int(events[i, 0]), int(events[i, 1]), int(events[i, 3])
        what = card_seen(events, i, seat)
        at = put(out, comma(out, at, first), _EVENTS[kind])
        if kind in (r.REFILLED, r.TURNED_UP, r.REMOVED):
            at = put(out, at, _PILE_NAMES[who])
        else:
            at = put_number(out, at, who)
        i += 1
        if kind == r.REFILLED:  # noted value by value
            while i < count and events[i, 0] == kind and events[i, 1] == who:
                how += int(events[i, 3])
                i += 1
            at = put_number(out, comma(out, at, first), how)
        elif kind == r.FORMED:
            at = put_number(out, put_byte(out, comma(out, at, first), OPEN), what)
            if how:
                at = put_number(out, comma(out, at, first), how)
            at = put_byte(out, at, CLOSE)
        elif kind not in (r.EMPTIED, r.WON):
            at = comma(out, at, first)
            at = put_number(out, at, what) if what else put(out, at, _NULL)
            if kind == r.DREW:
                at = put(out, comma(out, at, first), _PILE_NAMES[how])
            elif kind == r.DISCARDED:
                at = put(out, comma(out, at, first), _TO_BOX if how else _TO_DISCARD)
            elif kind == r.CROSSED:
                at = put(out, comma(out, at, first), _TRUE if how else _FALSE)
        at = put_byte(out, at, CLOSE)
    return put_byte(out, at, CLOSE)


@inner
def put_told(out: Any, at: int, events: Any, count: int, seat: int) -> int:
    """A turn in sentences: messages and their arguments, for whoever knows the words."""
    begin, i, emptied = at, 0, False
    while i < count:
        kind = int(events[i, 0])
        end = i + 1
        while end < count and (goes_with(events, i, end) or (emptied and events[end, 0] == r.DREW)):
            end += 1
        if not (kind in (r.FILLED, r.TURNED_UP) or (emptied and kind == r.DREW)):
            if at != begin:
                at = put_byte(out, at, SENTENCE)
            at = put_sentence(out, at, events, i, count if kind == r.EMPTIED else end, seat)
        emptied = emptied or kind == r.EMPTIED  # it draws five, and a refill may come between
        i = end
    return at


@inner
def goes_with(events: Any, first: int, other: int) -> bool:
    """Whether an event belongs into the same sentence."""
    kind, also = int(events[first, 0]), int(events[other, 0])
    if kind == r.FORMED:  # all formings of one value, with their crosses
        return also in (r.FORMED, r.FILLED) or (also == r.CROSSED and int(events[other, 3]) != 1)
    if kind == r.CROSSED:
        return also == r.FILLED
    if kind == r.DREW:
        return also in (r.DREW, r.TURNED_UP)
    if kind == r.REFILLED:
        return also == kind and int(events[other, 1]) == int(events[first, 1])
    return kind == r.DISCARDED and also == kind


@inner
def put_sentence(out: Any, at: int, events: Any, i: int, end: int, seat: int) -> int:
    """The sentence for events that belong together, of which it is clear what they have in common."""
    kind = int(events[i, 0])
    if kind == r.DREW:
        at = put_drawn(out, at, events, i, end, seat)
    elif kind == r.DISCARDED:
        at = put_who(out, at, _SAY_DISCARD_BOX if events[i, 3] else _SAY_DISCARD, events, i)
        at = put_counted(out, at, int(events[i, 2]), end - i)
    elif kind == r.FORMED:
        at = put_formed(out, at, events, i, end)
    elif kind == r.CROSSED:
        at = put_who(out, at, _SAY_EXTRA_FILL if end - i > 1 else _SAY_EXTRA, events, i)
        at = put_number(out, put(out, at, _ARG_ROW), int(events[i, 2]))
    elif kind == r.EMPTIED:
        at = put_emptied(out, at, events, i, end, seat)
    elif kind == r.REFILLED:
        many = 0
        for k in range(i, end):
            many += int(events[k, 3]) if events[k, 0] == kind else 0
        at = put(out, put(out, at, _SAY_REFILL), _FROM[events[i, 1]])
        at = put_number(out, put(out, at, _ARG_COUNT), many)
    elif kind == r.REMOVED:
        at = put(out, put(out, at, _SAY_REMOVED), _FROM[events[i, 1]])
        at = put_number(out, put(out, at, _ARG_VALUE), int(events[i, 2]))
    else:
        at = put_who(out, at, int(_SAY_WON), events, i)
    return put_byte(out, at, _END)


@inner
def put_who(out: Any, at: int, phrase: int, events: Any, i: int) -> int:
    """A message about a player."""
    return put_byte(out, put_number(out, put(out, at, phrase), int(events[i, 1])), _END)


@inner
def put_counted(out: Any, at: int, value: int, count: int) -> int:
    """So many cards or crosses of one value, in all the ways that languages say it."""
    at = put_number(out, put(out, at, _ARG_COUNT), count)
    at = put_number(out, put(out, at, _ARG_ONE), value)
    at = put_byte(out, put_number(out, put(out, at, _ARG_MANY), count), _END)
    return put_byte(out, put_number(out, put(out, at, _ARG_VALUE), value), _END)


@inner
def put_drawn(out: Any, at: int, events: Any, i: int, end: int, seat: int) -> int:
    """T3. One card or two, and from where."""
    draws = 0
    for k in range(i, end):
        draws += int(events[k, 0] == r.DREW)
    at = put_who(out, at, _SAY_DRAW if draws == 1 else _SAY_DRAW_TWO, events, i)
    draws = 0
    for k in range(i, end):
        if events[k, 0] == r.DREW and draws < 2:
            value = card_seen(events, k, seat)
            if value:
                at = put_number(out, put(out, at, _SECOND_SEEN if draws else _CARD_SEEN), value)
            else:
                at = put(out, at, _SECOND_HIDDEN if draws else _CARD_HIDDEN)
            at = put_byte(out, put(out, at, _FROM[events[k, 3]]), _END)
            draws += 1
    return at


@inner
def put_formed(out: Any, at: int, events: Any, i: int, end: int) -> int:
    """T5, T6. All crosses of one value, and what they were formed from."""
    formings, filled = 0, False
    for k in range(i, end):
        formings += int(events[k, 0] == r.FORMED)
        filled = filled or events[k, 0] == r.FILLED
    at = put_who(out, at, _SAY_CROSS_FILL if filled else _SAY_CROSS, events, i)
    at = put_counted(out, at, int(events[i, 2]) + int(events[i, 3]), formings)
    at = put(out, at, _ARG_CARDS)
    first = at
    for k in range(i, end):
        if events[k, 0] == r.FORMED:
            at = put_byte(out, comma(out, at, first), QUOTE)
            at = put_number(out, at, int(events[k, 2]))
            if events[k, 3]:
                at = put_number(out, put_byte(out, at, _PLUS), int(events[k, 3]))
            at = put_byte(out, at, QUOTE)
    return put_byte(out, at, CLOSE)


@inner
def put_emptied(out: Any, at: int, events: Any, i: int, end: int, seat: int) -> int:
    """T9. The cards that were drawn then, in ascending order, for who sees them."""
    drawn, seen = 0, 0
    for k in range(i, end):
        if events[k, 0] == r.DREW:
            drawn += 1
            seen += int(card_seen(events, k, seat) > 0)
    if seen == 0:
        return put_who(out, at, _SAY_EMPTIED if drawn else _SAY_EMPTIED_NONE, events, i)
    at = put(out, put_who(out, at, int(_SAY_EMPTIED_SEEN), events, i), _ARG_CARDS)
    first = at
    for value in range(1, r.VALUES + 1):
        for k in range(i, end):
            if events[k, 0] == r.DREW and card_seen(events, k, seat) == value:
                at = put_number(out, comma(out, at, first), value)
    return put_byte(out, at, CLOSE)


# --- the edge -------------------------------------------------------------------------------------------------------


@jit
def play_and_show(state: Any, text: Any, actor: int, most: int, dealer: Any, blind: Any, out: Any) -> int:
    """Carry out the legal move with this text (nothing, if it is empty), and write how the table stands then.

    Gives the length of what was written, or 0 if there is no such move. The first line is for whoever carries on the
    game: whose turn it is, whether the game is over, the turn not begun, something brought to light, and who has won.
    With ``most`` below 0 that is all. Else come, a line each: the view before the hands (after what the rules
    say), every hand as others see it, the view after them, every hand as its owner sees it, at most so many legal
    moves, and of the turn in the dealer's log what ``actor`` has seen (events, sentences) and what all others have.
    What all see is written from a copy in which there is nothing else.
    """
    s, d = state[0], dealer[0]
    noted = int(d.noted)
    if text[0]:
        action = action_of(s, text, out)
        if action < 0:
            return 0
        r.step(state, action, dealer)
    at = put_head(out, s, d, noted)
    if most < 0:
        return at
    blind[0] = s
    hide_cards(blind, int(ONLOOKER))
    b = blind[0]
    at = put(out, put_byte(out, at, NEXT), _HANDS)
    for seat in range(s.players):
        at = put_hand(out, put_byte(out, at, NEXT), b.known, seat, int(b.cards[seat]))
    at = put_rest(out, put_byte(out, at, NEXT), b, int(ONLOOKER))
    for seat in range(s.players):
        at = put_hand(out, put_byte(out, at, NEXT), s.hand, seat, int(s.cards[seat]))
    actions = zeros(_ACTIONS)
    at = put_moves(out, put_byte(out, at, NEXT), actions, min(most, r.legal(s, actions)))
    at = put_turn(out, put_byte(out, at, NEXT), d.log, int(d.noted), actor)
    return put_turn(out, put_byte(out, at, NEXT), d.log, int(d.noted), int(ONLOOKER))


@inner
def put_head(out: Any, s: Record, d: Record, noted: int) -> int:
    """What whoever carries on the game needs to know."""
    revealed = False
    for i in range(noted, int(d.noted)):
        kind = int(d.log[i, 0])
        revealed = revealed or kind == r.DREW or r.REFILLED <= kind <= r.REMOVED
    at = put_number(out, put_byte(out, int(BEGIN), OPEN), int(s.turn))
    at = put(out, comma(out, at, int(BEGIN)), _TRUE if s.phase == r.OVER else _FALSE)
    at = put(out, comma(out, at, int(BEGIN)), _TRUE if s.phase == r.ACT else _FALSE)
    at = put(out, comma(out, at, int(BEGIN)), _TRUE if revealed else _FALSE)
    return put_byte(out, put_winners(out, comma(out, at, int(BEGIN)), s), CLOSE)


@inner
def put_turn(out: Any, at: int, events: Any, count: int, seat: int) -> int:
    """A turn as a seat saw it: a line of events, and one of sentences."""
    at = put_events(out, at, events, count, seat)
    return put_told(out, put_byte(out, at, NEXT), events, count, seat)


@jit
def write_table(state: Any, seat: int, out: Any) -> int:
    """A table as JSON, after what the rules say: as a seat sees it, or (-2) the whole truth."""
    s = state[0]
    everything = seat == ALL
    at = put(out, int(BEGIN), _HANDS)
    first = at
    for other in range(s.players):
        at = comma(out, at, first)
        if everything or other == seat:
            at = put_hand(out, at, s.hand, other, int(s.cards[other]))
        else:
            at = put_hand(out, at, s.known, other, int(s.cards[other]))
    return put_rest(out, at, s, seat)


@jit
def write_moves(moves: Any, out: Any) -> int:
    """Actions as a list of texts."""
    return put_moves(out, int(BEGIN), moves, moves.shape[0])


@jit
def write_turn(dealer: Any, out: Any) -> int:
    """The turn in the dealer's log, with all that stands there: by its events' names, and in sentences."""
    return put_turn(out, int(BEGIN), dealer[0].log, int(dealer[0].noted), int(ALL))
