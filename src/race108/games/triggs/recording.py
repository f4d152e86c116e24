"""What happened in a game of Triggs: the bot ``value`` on all seats, watched while it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from race108.games.triggs.rules import (
    ACT,
    CROSSED,
    DISCARDS,
    FORMS,
    OVER,
    REFILLED,
    STATE,
    VALUES,
    apply,
    deal,
)
from race108.games.triggs.ruleset import Triggs
from race108.games.triggs.value import ROOM, rank
from race108.kernel import Record, inner, jit_apart, new_dealer, scratch, set_dealer

#: A game that goes on for ever is called off after so many turns of all seats together.
MOST_TURNS = 2_000

#: What is kept of a game, in this order, and what it means.
FACTS = {
    "first": "the seat that began",
    "winners": "bit mask of the seats that have won; 0 when the game was called off",
    "finished": "whether somebody won within the limit of turns",
    "turns": "turns of all seats together",
    "crosses": "crosses of all seats together",
    "extra_crosses": "crosses that a filled row gave, without a card",
    "extra_turns": "turns with at least one extra cross",
    "chain_turns": "turns with a chain: at least two extra crosses",
    "longest_chain": "the most extra crosses in one turn",
    "last_turn_crosses": "crosses the winner made in the last turn",
    "margin": "the winner's crosses minus those of the best other seat",
    "lead_changes": "how often another seat than before had the most crosses alone at the end of a turn",
    "draws": "turns in which cards were drawn",
    "discards": "turns in which cards were discarded",
    "crossings": "turns in which a value was crossed off",
    "refills": "piles refilled from the discards",
}

(
    FIRST,
    WINNERS,
    FINISHED,
    TURNS,
    CROSSES,
    EXTRA_CROSSES,
    EXTRA_TURNS,
    CHAIN_TURNS,
    LONGEST_CHAIN,
    LAST_TURN_CROSSES,
    MARGIN,
    LEAD_CHANGES,
    DRAWS,
    DISCARDING,
    CROSSINGS,
    REFILLS,
) = range(len(FACTS))


@inner
def crosses_of(s: Record, seat: int) -> int:
    """How many crosses a sheet has."""
    crosses = 0
    for row in range(1, VALUES + 1):
        crosses += int(s.crossed[seat, row])
    return crosses


@inner
def leader_of(s: Record) -> int:
    """The seat with the most crosses, if it is alone with them, or -1."""
    leader, most = -1, -1
    for seat in range(s.players):
        crosses = crosses_of(s, seat)
        if crosses > most:
            leader, most = seat, crosses
        elif crosses == most:
            leader = -1
    return leader


@inner
def count_events(dealer: Record, facts: Any) -> Any:
    """Count what the dealer has noted of one action; says how many crosses it made, and how many of them were extra."""
    crosses, extra, pile = 0, 0, -1
    for i in range(dealer.noted):
        kind = int(dealer.log[i, 0])
        if kind == CROSSED:
            crosses += 1
            extra += int(dealer.log[i, 3])
        # A refill is noted value by value.
        filled = int(dealer.log[i, 1]) if kind == REFILLED else -1
        facts[REFILLS] += int(filled >= 0 and filled != pile)
        pile = filled
    facts[CROSSES] += crosses
    facts[EXTRA_CROSSES] += extra
    return crosses, extra


@inner
def count_kind(action: int, facts: Any) -> None:
    """Count a turn by the action it began with."""
    facts[TURNS] += 1
    if action < DISCARDS:
        facts[DRAWS] += 1
    elif action < FORMS:
        facts[DISCARDING] += 1
    else:
        facts[CROSSINGS] += 1


@inner
def count_end(s: Record, crosses: int, facts: Any) -> None:
    """What can be said when the game is over."""
    facts[FINISHED] = 1
    facts[WINNERS] = 1 << int(s.winner)
    facts[LAST_TURN_CROSSES] = crosses
    best = 0
    for seat in range(s.players):
        if seat != s.winner:
            best = max(best, crosses_of(s, seat))
    facts[MARGIN] = crosses_of(s, int(s.winner)) - best


@jit_apart
def record_game(
    state: Any, players: int, rows: Any, refill_all: int, net: Any, facts: Any, room: Any, dealer: Any
) -> None:
    """Deal, let the network play all seats, and write down what happened."""
    s, r, d = state[0], room[0], dealer[0]
    d.noting = 0
    deal(s, players, rows, refill_all, d)
    for i in range(len(facts)):
        facts[i] = 0
    facts[FIRST] = s.turn
    leader, crosses, extra = -1, 0, 0
    while s.phase != OVER and (s.phase != ACT or facts[TURNS] < MOST_TURNS):
        _, best = rank(s, net, r, d)
        action = int(r.moves[best])
        if s.phase == ACT:
            count_kind(action, facts)
            crosses, extra = 0, 0
        d.noting, d.noted = 1, 0  # only what is played is noted, not what was thought of
        apply(s, action, d)
        d.noting = 0
        new_crosses, new_extra = count_events(d, facts)
        crosses += new_crosses
        extra += new_extra
        if s.phase in (ACT, OVER):  # the turn has ended
            facts[EXTRA_TURNS] += int(extra > 0)
            facts[CHAIN_TURNS] += int(extra > 1)
            facts[LONGEST_CHAIN] = max(facts[LONGEST_CHAIN], extra)
            now = leader_of(s)
            if now >= 0:
                facts[LEAD_CHANGES] += int(leader >= 0 and now != leader)
                leader = now
    if s.phase == OVER:
        count_end(s, crosses, facts)


def record_games(rules: Triggs, net: Any, seeds: Sequence[bytes]) -> list[list[int]]:
    """One game for each seed; what happened, as FACTS."""
    rows = np.array((0, *rules.rows), dtype=np.int8)
    state, dealer = np.zeros(1, dtype=STATE), new_dealer(bytes(32))
    facts, room = np.zeros(len(FACTS), dtype=np.int64), scratch(ROOM)
    recorded: list[list[int]] = []
    for seed in seeds:
        set_dealer(dealer, seed, 0)
        record_game(state, rules.players, rows, int(rules.refill == "all"), net, facts, room, dealer)
        recorded.append(facts.tolist())
    return recorded
