"""What is shown of Run & Trip, written by compiled code (see ``race108/writing.py``): views, moves, events, tellings.

Only this knows both a move's text and its actions. What a seat cannot see (R4) is never written for it.
"""

from __future__ import annotations

from typing import Any

from race108.games.runtrip import rules as r
from race108.games.runtrip.happened import NAMES
from race108.games.runtrip.view import count_numbers, hide_cards
from race108.kernel import Record, inner, jit, lowest_bit, tiny, zero_rows, zeros
from race108.writing import (
    ALL,
    BEGIN,
    CLOSE,
    COMMA,
    NEXT,
    ONLOOKER,
    OPEN,
    QUOTE,
    SENTENCE,
    Phrases,
    comma,
    put_byte,
    put_number,
    put_phrase,
    whole,
)

PHASES = ("act", "trip", "lay", "over")
LETTERS = "ab"
#: So many moves can be listed at once: more than anybody is told.
MOST_MOVES = 2048
#: A move as its actions: whom a trip is aimed at, its cards, and then -1.
LONGEST_MOVE = r.MOST_SYMBOLS + 2

_ACTIONS, _SEATS, _NUMBERS = r.ACTIONS, r.TOKENS, r.NUMBERS + 1
_phrase = Phrases()

_NULL, _TRUE, _FALSE, _UNKNOWN = (_phrase(text) for text in ("null", "true", "false", '"?"'))
_TOKENS, _HANDS, _DECK = _phrase(',"tokens":['), _phrase('],"hands":['), _phrase('],"deck":[')
_DISCARD, _ASIDE = _phrase('],"discard":['), _phrase('],"aside":[')
_TURN, _PHASE, _WINNERS = (_phrase(f',"{key}":') for key in ("turn", "phase", "winners"))
_PHASE_NAMES = tuple(_phrase(f'"{phase}"') for phase in PHASES)
_BACK, _END_OF_BACK = _phrase('"'), _phrase('[?]"')
_RUN, _TRIP, _STOP = _phrase("run "), _phrase("trip "), _phrase("end")
_BLANK, _FIRST_LETTER, _END = ord(" "), ord(LETTERS[0]), ord("}")

#: How an event begins, by its kind; there is none of kind 0.
_EVENTS = tuple(_phrase(f'["{name}"') for name in ("", *NAMES))
_SAY_DRAW, _SAY_STAY, _SAY_RUN, _SAY_RUN_TOKEN, _SAY_TRIP = (
    _phrase(f'{{"say":"tell-rt-{name}","player":{{"seat":') for name in ("draw", "stay", "run", "run-token", "trip")
)
_SAY_PUSH, _SAY_BACK, _SAY_FORWARD = (_phrase(f'{{"say":"tell-rt-{name}"') for name in ("push", "back", "forward"))
_CARD, _CARDS, _TOTAL = _phrase(',"card":'), _phrase(',"cards":['), _phrase(',"total":')
_TOKEN, _OWNED = _phrase(',"token":{"seat":'), _phrase(',"token":{"say":"token-of","owner":{"seat":')
_OF_SIDE = _phrase(',"token":{"say":"token-of","owner":{"say":"side","number":')
_LETTER = _phrase(',"letter":"')
_WHOSE, _WHO = _phrase(',"whose":{"for":['), _phrase(',"who":{"for":[')
_IS_YOU, _IS_YOURS = _phrase('],"is":"you","else":"other"}'), _phrase('],"is":"yours","else":"other"}')
_ELSE_FOR, _AT_YOU = _phrase('],"is":"you","else":{"for":['), _phrase('],"is":"at-you","else":"other"}}')
_AT_YOURS, _NO_LETTER = _phrase('],"is":"at-yours","else":"other"}}'), _phrase(',"letter":""')
_FROM, _FROM_START = _phrase(',"start":{"say":"square","square":'), _phrase(',"start":{"say":"square-start"')
_TO, _TO_START = _phrase(',"square":{"say":"square","square":'), _phrase(',"square":{"say":"square-start"')

_TABLE = _phrase.table()


@tiny
def put(out: Any, at: int, phrase: int) -> int:
    """Write a phrase."""
    return put_any(out, at, whole(phrase))


@inner
def put_any(out: Any, at: int, phrase: int) -> int:
    """The same."""
    return put_phrase(out, at, _TABLE, phrase)


# --- cards ----------------------------------------------------------------------------------------------------------


@inner
def put_face(out: Any, at: int, layout: Record, card: int) -> int:
    """A card as it is written, without quotation marks."""
    length = int(layout.face[card, 0])
    for i in range(1, length + 1):
        at = put_byte(out, at, int(layout.face[card, i]))
    return at


@tiny
def put_card(out: Any, at: int, layout: Record, card: int) -> int:
    """A card; of which only the number is known, as -number."""
    return put_any_card(out, at, layout, whole(card))


@inner
def put_any_card(out: Any, at: int, layout: Record, card: int) -> int:
    """The same."""
    if card < 0:
        return put(out, put_number(out, put(out, at, _BACK), -card), _END_OF_BACK)
    return put_byte(out, put_face(out, put_byte(out, at, QUOTE), layout, card), QUOTE)


@inner
def put_pile(out: Any, at: int, layout: Record, cards: Any, count: int) -> int:
    """A pile from the top down."""
    first = at
    for i in range(count - 1, -1, -1):
        at = put_card(out, comma(out, at, first), layout, int(cards[i]))
    return at


@inner
def put_unknown(out: Any, at: int, first: int, count: int) -> int:
    """So many cards of which nothing is known."""
    for _ in range(count):
        at = put(out, comma(out, at, first), _UNKNOWN)
    return at


@inner
def put_hand(out: Any, at: int, layout: Record, low: int, high: int) -> int:
    """A hand, in ascending order."""
    first = at = put_byte(out, at, OPEN)
    while low:
        at = put_card(out, comma(out, at, first), layout, lowest_bit(low))
        low &= low - 1
    while high:
        at = put_card(out, comma(out, at, first), layout, r.HALF + lowest_bit(high))
        high &= high - 1
    return put_byte(out, at, CLOSE)


@inner
def put_backs(out: Any, at: int, layout: Record, numbers: Any, seat: int) -> int:
    """A hand of which only the numbers are known."""
    first = at = put_byte(out, at, OPEN)
    for number in range(1, r.NUMBERS + 1):
        for _ in range(numbers[seat, number]):
            at = put_card(out, comma(out, at, first), layout, -number)
    return put_byte(out, at, CLOSE)


# --- the table ------------------------------------------------------------------------------------------------------


@inner
def put_tokens(out: Any, at: int, s: Record) -> int:
    """Everything that comes before the hands."""
    at = put(out, at, _TOKENS)
    first = at
    for side in range(s.sides):
        at = put_byte(out, comma(out, at, first), OPEN)
        for which in range(s.per_side):
            if which:
                at = put_byte(out, at, COMMA)
            at = put_number(out, at, int(s.token[side * int(s.per_side) + which]))
        at = put_byte(out, at, CLOSE)
    return put(out, at, _HANDS)


@inner
def put_rest(out: Any, at: int, s: Record, layout: Record, even: int, top: int, seat: int) -> int:
    """Everything that comes after the hands; ``top`` is the number on top of the deck, which everybody sees."""
    at = put(out, at, _DECK)
    first = at
    if seat == ALL:
        at = put_pile(out, at, layout, s.deck, int(s.decked))
    elif s.decked > 0:
        at = put_unknown(out, put_card(out, at, layout, -top), first, int(s.decked) - 1)
    at = put_pile(out, put(out, at, _DISCARD), layout, s.discard, int(s.discards))
    if even:
        at = put(out, at, _ASIDE)
        first = at
        if seat == ALL:
            for i in range(s.asided):
                at = put_card(out, comma(out, at, first), layout, int(s.aside[i]))
        else:
            at = put_unknown(out, at, first, int(s.asided))
    at = put_byte(out, at, CLOSE)
    at = put_number(out, put(out, at, _TURN), int(s.turn))
    at = put(out, put(out, at, _PHASE), _PHASE_NAMES[s.phase])
    return put_byte(out, put_winners(out, put(out, at, _WINNERS), s), _END)


@inner
def put_winners(out: Any, at: int, s: Record) -> int:
    """The winning players (in team: sides), once the game is over."""
    if s.phase != r.OVER:
        return put(out, at, _NULL)
    first = at = put_byte(out, at, OPEN)
    for side in range(s.sides):
        if int(s.winners) >> side & 1:
            at = put_number(out, comma(out, at, first), side)
    return put_byte(out, at, CLOSE)


# --- moves ----------------------------------------------------------------------------------------------------------


@inner
def put_aim(out: Any, at: int, target: int, per_side: int) -> int:
    """Whom a trip is aimed at."""
    at = put_number(out, put(out, at, _TRIP), target // per_side + 1)
    return put_byte(out, at, _FIRST_LETTER + target % per_side) if per_side > 1 else at


@inner
def put_own(out: Any, at: int, which: int, per_side: int) -> int:
    """Which of one's own tokens goes forward."""
    return put_byte(out, put_byte(out, at, _BLANK), _FIRST_LETTER + which) if per_side > 1 else at


@inner
def put_move(out: Any, at: int, layout: Record, per_side: int, moves: Any, n: int) -> int:
    """The text of a move's actions."""
    action = int(moves[n, 0])
    if action == r.END:
        return put(out, at, _STOP)
    if action < r.LAYS:
        at = put_face(out, put(out, at, _RUN), layout, action % r.DECK)
        return put_own(out, at, action // r.DECK, per_side)
    at = put_aim(out, at, (action - r.AIMS) // 2, per_side)
    i = 1
    while moves[n, i] >= 0:
        at = put_face(out, put_byte(out, at, _BLANK), layout, int(moves[n, i]) - r.LAYS)
        i += 1
    return put_own(out, at, (action - r.AIMS) % 2, per_side)


@inner
def put_moves(out: Any, at: int, layout: Record, per_side: int, moves: Any, count: int) -> int:
    """Moves as a list of texts."""
    first = at = put_byte(out, at, OPEN)
    for n in range(count):
        at = put_byte(out, comma(out, at, first), QUOTE)
        at = put_byte(out, put_move(out, at, layout, per_side, moves, n), QUOTE)
    return put_byte(out, at, CLOSE)


@inner
def stands(text: Any, at: int, out: Any, end: int) -> int:
    """Where a text goes on after what was written into ``out``; -1 if it is another text."""
    if at < 0 or at + end >= text.shape[0]:
        return -1
    for i in range(end):
        if text[at + i] != out[i]:
            return -1
    return at + end


@inner
def actions_of(s: Record, layout: Record, text: Any, out: Any, move: Any) -> bool:
    """Find the legal move with this text, and write its actions into the first row of ``move``."""
    actions, per_side = zeros(_ACTIONS), whole(s.per_side)
    for i in range(r.legal(s, layout, actions)):
        action = int(actions[i])
        move[0, 0] = action
        move[0, 1] = -1
        if not r.AIMS <= action < r.END:
            at = stands(text, int(BEGIN), out, put_move(out, int(BEGIN), layout, per_side, move, int(BEGIN)))
        else:
            at = stands(text, int(BEGIN), out, put_aim(out, int(BEGIN), (action - r.AIMS) // 2, per_side))
            if at > 0:
                at = read_trip(s, layout, text, at, out, move)
        if at > 0 and text[at] == 0:
            return True
    return False


@inner
def read_trip(s: Record, layout: Record, text: Any, at: int, out: Any, move: Any) -> int:
    """The cards of a trip whose aim is read, one after the other; says where the text goes on, -1 if it is another."""
    target, which = (int(move[0, 0]) - r.AIMS) // 2, (int(move[0, 0]) - r.AIMS) % 2
    own = r.side_of(s, int(s.turn)) * int(s.per_side) + which
    square = int(s.token[target])
    rest, last, total, laid = int(layout.full[square]), -1, 0, 0
    while rest > 0:
        low, high = r.next_cards(s, layout, target, own, rest, last, total)
        last = -1
        while last < 0 and low | high:
            card = lowest_bit(low) if low else r.HALF + lowest_bit(high)
            if low:
                low &= low - 1
            else:
                high &= high - 1
            end = put_face(out, put_byte(out, int(BEGIN), _BLANK), layout, card)
            if stands(text, at, out, end) > 0:
                at, last = at + end, card
        if last < 0:
            return -1
        laid += 1
        move[0, laid] = r.LAYS + last
        move[0, laid + 1] = -1
        rest -= int(layout.weight[square, last])
        total += r.number_of(last)
    return stands(text, at, out, put_own(out, int(BEGIN), which, whole(s.per_side)))


# --- what has happened ----------------------------------------------------------------------------------------------


@inner
def card_seen(events: Any, i: int, seat: int) -> int:
    """R4. The card of an event, as far as the seat sees it: of a card others draw, only the number, as -number."""
    card = int(events[i, 2])
    if events[i, 0] == r.DREW and events[i, 1] != seat and seat != ALL and card >= 0:
        return -r.number_of(card)
    return card


@inner
def put_events(out: Any, at: int, layout: Record, events: Any, count: int, seat: int) -> int:
    """Events by their names, for programs that show them."""
    first = at = put_byte(out, at, OPEN)
    for i in range(count):
        kind = int(events[i, 0])
        at = put(out, comma(out, at, first), _EVENTS[kind])
        if kind != r.TURNED_UP:
            at = put_number(out, put_byte(out, at, COMMA), int(events[i, 1]))
        at = put_byte(out, at, COMMA)
        if kind in (r.DREW, r.RAN, r.LAID):
            at = put_card(out, at, layout, card_seen(events, i, seat))
        else:
            at = put_number(out, at, int(events[i, 2]))
        if kind not in (r.DREW, r.LAID, r.TURNED_UP):
            at = put_number(out, put_byte(out, at, COMMA), int(events[i, 3]))
        at = put_byte(out, at, CLOSE)
    return put_byte(out, at, CLOSE)


@inner
def put_told(out: Any, at: int, layout: Record, variant: int, events: Any, count: int, seat: int) -> int:
    """A turn in sentences: messages and their arguments, for whoever knows the words."""
    begin, i, laid = at, 0, 0
    while i < count:
        kind = int(events[i, 0])
        if kind == r.RAN:
            at = put_run(out, put_between(out, at, begin), layout, variant, events, i, count)
            i += int(i + 1 < count and events[i + 1, 0] == r.MOVED)
        elif kind == r.TRIPPED:
            at = put_between(out, at, begin)
            at = put_byte(out, put_number(out, put(out, at, _SAY_TRIP), int(events[i, 1])), _END)
            at = put_token(out, at, variant, int(events[i, 2]))
            at = put_number(out, put(out, at, _WHO), int(events[i, 1]))
            at = put_owners(out, put(out, at, _ELSE_FOR), variant, int(events[i, 2]))
            at = put(out, at, _AT_YOU if variant == r.BASIC else _AT_YOURS)
            at = put_list(out, at, layout, events, laid, i, int(r.LAID), seat)
            at = put_byte(out, put_number(out, put(out, at, _TOTAL), int(events[i, 3])), _END)
            laid = i
        elif kind in (r.MOVED, r.PUSHED):
            at = put_between(out, at, begin)
            if kind == r.PUSHED:
                at = put(out, at, _SAY_PUSH)
            else:
                at = put(out, at, _SAY_BACK if events[i, 3] < events[i, 2] else _SAY_FORWARD)
            at = put_byte(out, put_way(out, at, variant, events, i), _END)
        i += 1
    for i in range(count):
        if events[i, 0] == r.DREW:
            at = put_between(out, at, begin)
            at = put_byte(out, put_number(out, put(out, at, _SAY_DRAW), int(events[i, 1])), _END)
            at = put_list(out, at, layout, events, i, count, int(r.DREW), seat)
            return put_byte(out, at, _END)
    return at


@inner
def put_between(out: Any, at: int, begin: int) -> int:
    """What stands between sentences."""
    return at if at == begin else put_byte(out, at, SENTENCE)


@inner
def put_run(out: Any, at: int, layout: Record, variant: int, events: Any, i: int, count: int) -> int:
    """R5, R10. A run, and where to, unless the token stays."""
    went = i + 1 < count and events[i + 1, 0] == r.MOVED
    phrase = _SAY_STAY
    if went:
        phrase = _SAY_RUN if variant == r.BASIC else _SAY_RUN_TOKEN
    at = put_byte(out, put_number(out, put(out, at, phrase), int(events[i, 1])), _END)
    at = put_card(out, put(out, at, _CARD), layout, int(events[i, 2]))
    if went:
        at = put_way(out, at, variant, events, i + 1)
    return put_byte(out, at, _END)


@inner
def put_list(out: Any, at: int, layout: Record, events: Any, i: int, end: int, kind: int, seat: int) -> int:
    """The cards of events of one kind."""
    at = put(out, at, _CARDS)
    first = at
    for k in range(i, end):
        if events[k, 0] == kind:
            at = put_card(out, comma(out, at, first), layout, card_seen(events, k, seat))
    return put_byte(out, at, CLOSE)


@inner
def put_way(out: Any, at: int, variant: int, events: Any, i: int) -> int:
    """Which token went from where to where."""
    at = put_token(out, at, variant, int(events[i, 1]))
    start, square = int(events[i, 2]), int(events[i, 3])
    at = put(out, at, _FROM_START) if start == r.START else put_number(out, put(out, at, _FROM), start)
    at = put_byte(out, at, _END)
    at = put(out, at, _TO_START) if square == r.START else put_number(out, put(out, at, _TO), square)
    return put_byte(out, at, _END)


@inner
def put_token(out: Any, at: int, variant: int, token: int) -> int:
    """Whose token it is: a player's only one, or one of two; the listener's, or another's."""
    if variant == r.BASIC:
        at = put_byte(out, put_number(out, put(out, at, _TOKEN), token), _END)
        at = put_owners(out, put(out, at, _WHOSE), variant, token)
        return put(out, put(out, at, _IS_YOU), _NO_LETTER)
    if variant == r.TEAM:
        at = put_number(out, put(out, at, _OF_SIDE), token // 2 + 1)
    else:
        at = put_number(out, put(out, at, _OWNED), token // 2)
    at = put_byte(out, put_letter(out, put_byte(out, at, _END), token % 2), _END)
    at = put_owners(out, put(out, at, _WHOSE), variant, token)
    return put_letter(out, put(out, at, _IS_YOURS), token % 2)


@inner
def put_letter(out: Any, at: int, which: int) -> int:
    """Which of two tokens."""
    return put_byte(out, put_byte(out, put(out, at, _LETTER), _FIRST_LETTER + which), QUOTE)


@inner
def put_owners(out: Any, at: int, variant: int, token: int) -> int:
    """The seats to which a token belongs; in Team they are two, opposite each other (R18)."""
    if variant == r.BASIC:
        return put_number(out, at, token)
    at = put_number(out, at, token // 2)
    return put_number(out, put_byte(out, at, COMMA), token // 2 + 2) if variant == r.TEAM else at


# --- the edge -------------------------------------------------------------------------------------------------------


@jit
def play_and_show(
    state: Any, layout: Any, even: int, text: Any, actor: int, most: int, dealer: Any, blind: Any, listed: Any, out: Any
) -> int:
    """Carry out the legal move with this text (nothing, if it is empty), and write how the table stands then.

    Gives the length of what was written, or 0 if there is no such move. The first line is for whoever carries on the
    game: whose turn it is, whether the game is over, the turn not begun, something brought to light, and who has won.
    With ``most`` below 0 that is all. Else come, a line each: the view before the hands (after what the rules
    say), every hand as others see it, the view after them, every hand as its owner sees it, at most so many legal
    moves, and of the turn in the dealer's log what ``actor`` has seen (events, sentences) and what all others have.
    What all see is written from a copy in which there is nothing else, and from the numbers on the backs of cards.
    """
    s, t, d = state[0], layout[0], dealer[0]
    noted = int(d.noted)
    if text[0]:
        if not actions_of(s, t, text, out, listed):
            return 0
        for i in range(LONGEST_MOVE):
            if listed[0, i] < 0:
                break
            r.step(state, layout, int(listed[0, i]), dealer)
    at = put_head(out, s, d, noted)
    if most < 0:
        return at
    numbers = zero_rows(_SEATS, _NUMBERS)
    count_numbers(state, int(ONLOOKER), numbers)
    blind[0] = s
    hide_cards(blind, int(ONLOOKER))
    b = blind[0]
    at = put_tokens(out, put_byte(out, at, NEXT), b)
    for seat in range(s.players):
        at = put_backs(out, put_byte(out, at, NEXT), t, numbers, seat)
    at = put_rest(out, put_byte(out, at, NEXT), b, t, even, int(numbers[0, 0]), int(ONLOOKER))
    for seat in range(s.players):
        at = put_hand(out, put_byte(out, at, NEXT), t, int(s.hand[seat, 0]), int(s.hand[seat, 1]))
    count = min(most, MOST_MOVES, r.list_moves(s, t, listed))
    at = put_moves(out, put_byte(out, at, NEXT), t, whole(s.per_side), listed, count)
    at = put_turn(out, put_byte(out, at, NEXT), t, whole(s.variant), d.log, int(d.noted), actor)
    return put_turn(out, put_byte(out, at, NEXT), t, whole(s.variant), d.log, int(d.noted), int(ONLOOKER))


@inner
def put_head(out: Any, s: Record, d: Record, noted: int) -> int:
    """What whoever carries on the game needs to know."""
    revealed = False
    for i in range(noted, int(d.noted)):
        revealed = revealed or d.log[i, 0] == r.DREW or d.log[i, 0] == r.TURNED_UP
    at = put_number(out, put_byte(out, int(BEGIN), OPEN), int(s.turn))
    at = put(out, comma(out, at, int(BEGIN)), _TRUE if s.phase == r.OVER else _FALSE)
    at = put(out, comma(out, at, int(BEGIN)), _TRUE if s.phase == r.ACT else _FALSE)
    at = put(out, comma(out, at, int(BEGIN)), _TRUE if revealed else _FALSE)
    return put_byte(out, put_winners(out, comma(out, at, int(BEGIN)), s), CLOSE)


@inner
def put_turn(out: Any, at: int, layout: Record, variant: int, events: Any, count: int, seat: int) -> int:
    """A turn as a seat saw it: a line of events, and one of sentences."""
    at = put_events(out, at, layout, events, count, seat)
    return put_told(out, put_byte(out, at, NEXT), layout, variant, events, count, seat)


@jit
def write_table(state: Any, layout: Any, even: int, numbers: Any, seat: int, out: Any) -> int:
    """A table as JSON, after what the rules say: as a seat sees it, which knows these numbers, or (-2) the truth."""
    s, t, everything = state[0], layout[0], seat == ALL
    at = put_tokens(out, int(BEGIN), s)
    first = at
    for other in range(s.players):
        at = comma(out, at, first)
        if everything or other == seat:
            at = put_hand(out, at, t, int(s.hand[other, 0]), int(s.hand[other, 1]))
        else:
            at = put_backs(out, at, t, numbers, other)
    return put_rest(out, at, s, t, even, int(numbers[0, 0]), seat)


@jit
def write_moves(moves: Any, layout: Any, per_side: int, out: Any) -> int:
    """Moves as a list of texts."""
    return put_moves(out, int(BEGIN), layout[0], per_side, moves, moves.shape[0])


@jit
def write_turn(dealer: Any, layout: Any, variant: int, out: Any) -> int:
    """The turn in the dealer's log, with all that stands there: by its events' names, and in sentences."""
    return put_turn(out, int(BEGIN), layout[0], variant, dealer[0].log, int(dealer[0].noted), int(ALL))
