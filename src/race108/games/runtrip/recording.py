"""What happened in a game of Run & Trip: the bot ``value`` on all seats, watched while it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from race108.games.runtrip.mind import lore_of
from race108.games.runtrip.rules import (
    ACT,
    ACTIONS,
    AIMS,
    DECK,
    END,
    GOAL,
    LAYS,
    NUMBERS,
    OVER,
    STATE,
    TOKENS,
    apply,
    deal,
    last_token,
    legal,
    side_of,
)
from race108.games.runtrip.ruleset import RunTrip
from race108.games.runtrip.value import ROOM, public_numbers, rank
from race108.kernel import Record, inner, jit_apart, new_dealer, scratch, set_dealer

#: What is kept of a game, in this order, and what it means.
FACTS = {
    "first": "the seat that began",
    "winners": "bit mask of the sides that have won; a side is a seat, in Team two seats",
    "finished": "always true: the cards run out",
    "turns": "turns of all seats together",
    "runs": "turns in which a seat ran",
    "trips": "trips of all seats together",
    "trip_turns": "turns with at least one trip",
    "longest_series": "the most trips in one turn",
    "could_trip": "turns that began with a trip possible",
    "declined": "turns that began with a trip possible, but the seat ran",
    "stopped": "turns with a trip that ended although another trip was possible",
    "squares_run": "squares gained by running",
    "squares_gained": "squares the tripping tokens gained",
    "squares_lost": "squares the tripped tokens lost",
    "lead_changes": "how often another side than before was ahead alone at the end of a turn",
    "reached_goal": "whether a token reached 100; otherwise the cards ran out",
    "winner_trips": "trips of the side or sides that won",
    "margin": "squares between the winner's last token and that of the best other side",
}

(
    FIRST,
    WINNERS,
    FINISHED,
    TURNS,
    RUNS,
    TRIPS,
    TRIP_TURNS,
    LONGEST_SERIES,
    COULD_TRIP,
    DECLINED,
    STOPPED,
    SQUARES_RUN,
    SQUARES_GAINED,
    SQUARES_LOST,
    LEAD_CHANGES,
    REACHED_GOAL,
    WINNER_TRIPS,
    MARGIN,
) = range(len(FACTS))


@inner
def leader_of(s: Record) -> int:
    """The side whose last token is ahead of all others' last tokens, or -1 when two are level."""
    leader, most = -1, -1
    for side in range(s.sides):
        square = last_token(s, side)
        if square > most:
            leader, most = side, square
        elif square == most:
            leader = -1
    return leader


@inner
def can_trip(s: Record, layout: Record, out: Any) -> bool:
    """Whether a trip is among the legal actions."""
    for i in range(legal(s, layout, out)):
        if AIMS <= out[i] < END:
            return True
    return False


@inner
def play_and_count(s: Record, layout: Record, move: Any, facts: Any, dealer: Record) -> int:
    """Carry out one move, and count the squares it won and cost; says how many trips it was."""
    action = int(move[0])
    if action < LAYS:
        token = side_of(s, int(s.turn)) * int(s.per_side) + action // DECK
        before = int(s.token[token])
        apply(s, layout, action, dealer)
        facts[RUNS] += 1
        facts[SQUARES_RUN] += int(s.token[token]) - before
        return 0
    apply(s, layout, action, dealer)
    if action == END:
        facts[STOPPED] += 1
        return 0
    own, target = int(s.own), int(s.target)
    mine, theirs = int(s.token[own]), int(s.token[target])
    i = 1
    while move[i] >= 0:
        apply(s, layout, int(move[i]), dealer)
        i += 1
    facts[TRIPS] += 1
    facts[SQUARES_GAINED] += int(s.token[own]) - mine
    facts[SQUARES_LOST] += theirs - int(s.token[target])
    return 1


@inner
def count_end(s: Record, trips: Any, facts: Any) -> None:
    """What can be said when the game is over."""
    facts[FINISHED] = 1
    facts[WINNERS] = s.winners
    for token in range(int(s.sides) * int(s.per_side)):
        facts[REACHED_GOAL] |= int(s.token[token] == GOAL)
    ahead, behind, losers = 0, 0, 0
    for side in range(s.sides):
        if s.winners >> side & 1:
            facts[WINNER_TRIPS] += trips[side]
            ahead = last_token(s, side)
        else:
            behind = max(behind, last_token(s, side))
            losers += 1
    facts[MARGIN] = ahead - behind if losers > 0 else 0


@jit_apart
def record_game(
    state: Any,
    layout: Any,
    lore: Any,
    players: int,
    variant: int,
    mercy: int,
    aside: int,
    net: Any,
    facts: Any,
    room: Any,
    dealer: Any,
) -> None:
    """Deal, let the network play all seats, and write down what happened."""
    s, t, r, d = state[0], layout[0], room[0], dealer[0]
    numbers = np.zeros((6, NUMBERS + 1), dtype=np.int64)
    out = np.zeros(ACTIONS, dtype=np.int16)
    trips = np.zeros(TOKENS, dtype=np.int64)
    deal(s, players, variant, mercy, 0, aside, d)
    for i in range(len(facts)):
        facts[i] = 0
    facts[FIRST] = s.turn
    leader, series = -1, 0
    while s.phase != OVER:
        side = side_of(s, int(s.turn))
        public_numbers(s, numbers)
        _, best, _ = rank(s, t, lore[0], numbers, net, r, d)
        if s.phase == ACT:
            series = 0
            facts[TURNS] += 1
            possible = int(can_trip(s, t, out))
            facts[COULD_TRIP] += possible
            facts[DECLINED] += possible & int(r.moves[best, 0] < LAYS)
        tripped = play_and_count(s, t, r.moves[best], facts, d)
        series += tripped
        trips[side] += tripped
        if s.phase in (ACT, OVER):  # the turn has ended
            facts[TRIP_TURNS] += int(series > 0)
            facts[LONGEST_SERIES] = max(facts[LONGEST_SERIES], series)
            now = leader_of(s)
            if now >= 0:
                facts[LEAD_CHANGES] += int(leader >= 0 and now != leader)
                leader = now
    count_end(s, trips, facts)


def record_games(rules: RunTrip, net: Any, seeds: Sequence[bytes]) -> list[list[int]]:
    """One game for each seed; what happened, as FACTS."""
    tables, lore = rules.layout.lookup, lore_of(rules.layout)
    variant, aside = rules.variant_number, rules.set_aside
    state, dealer = np.zeros(1, dtype=STATE), new_dealer(bytes(32))
    facts, room = np.zeros(len(FACTS), dtype=np.int64), scratch(ROOM)
    recorded: list[list[int]] = []
    for seed in seeds:
        set_dealer(dealer, seed, 0)
        record_game(state, tables, lore, rules.players, variant, int(rules.mercy), aside, net, facts, room, dealer)
        recorded.append(facts.tolist())
    return recorded
