"""Triggs, slow and obvious, in the order of the rulebook; T1 ... T16 are the rulings of docs/rulings.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .chance import Chance

VALUES = range(1, 13)
ROWS = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]  # T1
HAND_LIMIT = 10


def starting_sizes(players: int) -> dict[str, int]:
    """How many cards each pile has at the start (T2), in the order in which piles are refilled (T10)."""
    rest = 108 - 5 * players
    return {"C": rest - 2 * (rest // 4), "L": rest // 4, "R": rest // 4}


@dataclass
class Triggs:
    """A game of Triggs; of each pile, the discard and the box the last card is the top."""

    players: int
    seed: int | bytes
    rows: list[int]
    refill: str
    hands: list[list[int]]
    crossed: list[list[int]]
    piles: dict[str, list[int]]
    discard: list[int]
    box: list[int]
    turn: int
    phase: str
    value: int | None
    winners: list[int] | None
    chance: Chance
    ply: int = 0

    # Setup

    @classmethod
    def new(cls, players: int, seed: int | bytes, rows: list[int] | None = None, refill: str = "emptied") -> Triggs:
        """Deal a new game (T2)."""
        chance = Chance.of_ply(seed, 0)
        cards = [value for value in VALUES for _ in range(9)]
        chance.shuffle(cards)
        first = chance.below(players)
        hands = [cards[5 * seat : 5 * seat + 5] for seat in range(players)]
        rest = cards[5 * players :]
        quarter = len(rest) // 4
        return cls(
            players=players,
            seed=seed,
            rows=list(ROWS if rows is None else rows),
            refill=refill,
            hands=hands,
            crossed=[[0] * 12 for _ in range(players)],
            piles={"L": rest[:quarter], "R": rest[quarter : 2 * quarter], "C": rest[2 * quarter :]},
            discard=[],
            box=[],
            turn=first,
            phase="act",
            value=None,
            winners=None,
            chance=chance,
        )

    @classmethod
    def from_position(cls, position: dict[str, Any], seed: int | bytes) -> Triggs:
        """Go on from a complete position; its next move is ply 1."""
        return cls(
            players=position["players"],
            seed=seed,
            rows=list(position["rows"]),
            refill=position["refill"],
            hands=[list(hand) for hand in position["hands"]],
            crossed=[list(sheet) for sheet in position["crossed"]],
            piles={
                "L": position["left"][::-1],
                "C": position["centre"][::-1],
                "R": position["right"][::-1],
            },
            discard=position["discard"][::-1],
            box=position["box"][::-1],
            turn=position["turn"],
            phase=position["phase"],
            value=position["value"],
            winners=None if position["winners"] is None else list(position["winners"]),
            chance=Chance.of_ply(seed, 0),
        )

    def position(self) -> dict[str, Any]:
        """The position as in docs/protocol.md; piles top first."""
        return {
            "game": "triggs",
            "players": self.players,
            "rows": list(self.rows),
            "refill": self.refill,
            "hands": [sorted(hand) for hand in self.hands],
            "crossed": [list(sheet) for sheet in self.crossed],
            "left": self.piles["L"][::-1],
            "centre": self.piles["C"][::-1],
            "right": self.piles["R"][::-1],
            "discard": self.discard[::-1],
            "box": self.box[::-1],
            "turn": self.turn,
            "phase": self.phase,
            "value": self.value,
            "winners": None if self.winners is None else list(self.winners),
        }

    # What may be done

    def legal(self) -> list[str]:
        """Every legal move, sorted."""
        moves: list[str] = []
        if self.phase == "act":
            moves = self._draws() + self._discards()
            for value in VALUES:
                moves += self._formings(value)
        elif self.phase == "draw":
            moves = self._draws()
        elif self.phase == "form":
            assert self.value is not None
            moves = self._formings(self.value) + ["stop"]
        elif self.phase == "extra":
            moves = [f"extra {value}" for value in VALUES if self._free(value) > 0]  # T7
        return sorted(moves)

    def _draws(self) -> list[str]:
        """Action A, one card of it (T3)."""
        if len(self.hands[self.turn]) >= HAND_LIMIT:
            return []
        return [f"draw {name}" for name in "LCR" if self.piles[name]]

    def _discards(self) -> list[str]:
        """Action B (T4)."""
        hand = self.hands[self.turn]
        return [f"discard {value}x{count}" for value in VALUES for count in range(1, hand.count(value) + 1)]

    def _formings(self, value: int) -> list[str]:
        """Action C, one forming of this value from one card or from two, the larger first (T5)."""
        hand = self.hands[self.turn]
        if self._free(value) == 0:
            return []
        moves = []
        if value in hand:
            moves.append(f"form {value}={value}")
        for larger in VALUES:
            smaller = value - larger
            if larger > smaller and larger in hand and smaller in hand:
                moves.append(f"form {value}={larger}+{smaller}")
            if larger == smaller and hand.count(larger) >= 2:
                moves.append(f"form {value}={larger}+{smaller}")
        return moves

    def _free(self, value: int) -> int:
        """The free boxes in this row of the player on turn."""
        return self.rows[value - 1] - self.crossed[self.turn][value - 1]

    # What is done

    def play(self, move: str) -> None:
        """Play one legal move."""
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        self.ply += 1
        self.chance = Chance.of_ply(self.seed, self.ply)
        word, _, rest = move.partition(" ")
        if word == "draw":
            self._play_draw(rest)
        elif word == "discard":
            value, count = rest.split("x")
            self._play_discard(int(value), int(count))
        elif word == "form":
            value, cards = rest.split("=")
            self._play_form(int(value), [int(card) for card in cards.split("+")])
        elif word == "stop":
            self._end_of_crossing_or_discarding()
        elif word == "extra":
            self._play_extra(int(rest))

    def _play_draw(self, name: str) -> None:
        first_of_two = self.phase == "act"
        self._draw_card(name)
        below_limit = len(self.hands[self.turn]) < HAND_LIMIT  # T3: with nine in hand only one is drawn
        if first_of_two and below_limit and any(self.piles.values()):
            self.phase = "draw"
        else:
            self._next_player()

    def _play_discard(self, value: int, count: int) -> None:
        target = self.box if value in self._obsolete() else self.discard  # T13
        for _ in range(count):
            self.hands[self.turn].remove(value)
            target.append(value)
        self._settle()
        self._end_of_crossing_or_discarding()

    def _play_form(self, value: int, cards: list[int]) -> None:
        for card in cards:
            self.hands[self.turn].remove(card)
            self.discard.append(card)  # T6: at once
        if self._cross(value):
            return
        if self._formings(value):  # T6: the player goes on or stops
            self.phase = "form"
            self.value = value
        else:
            self._end_of_crossing_or_discarding()

    def _play_extra(self, value: int) -> None:
        if not self._cross(value):
            self._end_of_crossing_or_discarding()

    def _cross(self, value: int) -> bool:
        """Make a cross; True when that ends the game (T8) or an extra cross is owed for it (T7)."""
        self.crossed[self.turn][value - 1] += 1
        if self.crossed[self.turn] == self.rows:  # T8: nothing further happens
            self.phase = "over"
            self.value = None
            self.winners = [self.turn]
            return True
        self._settle()
        if self._free(value) == 0:
            self.phase = "extra"
            self.value = None
            return True
        return False

    def _end_of_crossing_or_discarding(self) -> None:
        """The end of action B or C: a player with no cards left draws five from the centre (T9)."""
        if not self.hands[self.turn]:
            for _ in range(5):
                if self.piles["C"]:  # T12: takes what there is
                    self._draw_card("C")
        self._next_player()

    def _next_player(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.phase = "act"
        self.value = None

    def _draw_card(self, name: str) -> None:
        self.hands[self.turn].append(self.piles[name].pop())
        self._settle()

    # Settling the table (T15)

    def _settle(self) -> None:
        """Removals, then refills, until nothing changes (T15)."""
        changed = True
        while changed:
            removed = self._remove_obsolete_tops()
            refilled = self._refill_piles()
            changed = removed or refilled

    def _obsolete(self) -> list[int]:
        """12 once every row 12 is full; then 11 once every row 11 is full as well (T13)."""
        if not self._full_for_all(12):
            return []
        return [12, 11] if self._full_for_all(11) else [12]

    def _full_for_all(self, value: int) -> bool:
        return all(sheet[value - 1] == self.rows[value - 1] for sheet in self.crossed)

    def _remove_obsolete_tops(self) -> bool:
        """Left top until it may stay, then right top (T13); the centre is face down (T14)."""
        removed = False
        for name in "LR":
            pile = self.piles[name]
            while pile and pile[-1] in self._obsolete():
                self.box.append(pile.pop())
                removed = True
        return removed

    def _refill_piles(self) -> bool:
        """Refill empty piles from the discards (T10), with the option `all` then the others too (T11)."""
        sizes = starting_sizes(self.players)
        empty = [name for name in "CLR" if not self.piles[name]]
        if not empty or not self.discard:
            return False
        for name in empty:
            self._raise_pile(name, sizes[name])
        if self.refill == "all":
            for name in "CLR":
                self._raise_pile(name, sizes[name])
        return True

    def _raise_pile(self, name: str, size: int) -> None:
        """Shuffle the discards and put as many as the pile lacks, or all there are, underneath it."""
        lacking = size - len(self.piles[name])
        if lacking <= 0 or not self.discard:
            return
        self.chance.shuffle(self.discard)
        kept = max(0, len(self.discard) - lacking)
        self.piles[name] = self.discard[kept:] + self.piles[name]
        self.discard = self.discard[:kept]
