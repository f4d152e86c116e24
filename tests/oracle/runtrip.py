"""Run & Trip, slow and obvious, in the order of the rulebook; R1 ... R20 are the rulings of docs/rulings.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .chance import Chance

GOAL = 100
LETTERS = "ab"  # R15: two tokens
Tokens = list[list[int]]


def square_symbols(square: int) -> str:
    """The prime factors of a square's number, every prime above 7 as P (R1)."""
    if square in (0, 1, GOAL):
        return ""
    symbols = ""
    for prime in (2, 3, 5, 7):
        while square % prime == 0:
            symbols += str(prime)
            square //= prime
    if square > 1:  # below 100 there is at most one prime factor above 7
        symbols += "P"
    return symbols


def all_cards() -> list[str]:
    """The 108 cards of `factors` (R2), in ascending order of number, then of text."""
    further = {1: ["25", "3P", "222"], 2: ["27", "5P", "22P"], 0: ["35", "7P", "223"]}
    cards = []
    for number in range(1, 10):
        symbols = ["2", "3", "5", "7", "P", "22", "23", "2P", "33"] + further[number % 3]
        cards += sorted(f"{number}[{text}]" for text in symbols)
    return cards


def card_number(card: str) -> int:
    """The number of a card such as 4[2P]."""
    return int(card[0])


def card_symbols(card: str) -> str:
    """The symbols of a card such as 4[2P]."""
    return card[2:-1]


def take_away(symbols: str, wanted: str) -> str | None:
    """What is left of the wanted symbols without these, or None if these are not all among them."""
    for symbol in symbols:
        if symbol not in wanted:
            return None
        wanted = wanted.replace(symbol, "", 1)
    return wanted


def matching_sets(cards: list[str], wanted: str) -> list[list[str]]:
    """Every set of these cards whose symbols, all together, are exactly the wanted ones (R6)."""
    if not wanted:
        return [[]]
    sets = []
    for i, card in enumerate(cards):
        left = take_away(card_symbols(card), wanted)
        if left is not None:
            sets += [[card, *others] for others in matching_sets(cards[i + 1 :], left)]
    return sets


def put(tokens: Tokens, side: int, token: int, square: int) -> None:
    """Put a token on a square; another token there, except on the start, is pushed back one square (R8)."""
    tokens[side][token] = square
    if square == 0:
        return
    for other_side, squares in enumerate(tokens):
        for other, other_square in enumerate(squares):
            if (other_side, other) != (side, token) and other_square == square:
                put(tokens, other_side, other, square - 1)
                return


def go_forward(tokens: Tokens, side: int, token: int, steps: int) -> None:
    """Forward, but a token that would pass 100 stays where it is (R10)."""
    square = tokens[side][token] + steps
    if square <= GOAL:
        put(tokens, side, token, square)


def go_back(tokens: Tokens, side: int, token: int, steps: int) -> None:
    """Back, but not below the start (R9)."""
    put(tokens, side, token, max(0, tokens[side][token] - steps))


@dataclass
class RunTrip:
    """A game of Run & Trip; the first card of the deck is its top, the last of the discard is its top."""

    players: int
    variant: str
    mercy: bool
    even: bool
    tokens: Tokens
    hands: list[list[str]]
    aside: list[str]
    deck: list[str]
    discard: list[str]
    turn: int
    phase: str
    winners: list[int] | None

    # Setup

    @classmethod
    def new(
        cls,
        players: int,
        seed: int | bytes,
        variant: str = "basic",
        mercy: bool = False,
        cut: int = 0,
        even: bool = False,
    ) -> RunTrip:
        """Deal a new game (R3, R17, R20)."""
        if players not in {"basic": range(2, 7), "advanced": (2, 3), "team": (4,)}[variant]:
            raise ValueError("not a number of players for this variant")
        if mercy and (variant != "basic" or players < 4):  # R14, R15
            raise ValueError("Mercy is for 4 to 6 players in basic")
        chance = Chance.of_ply(seed, 0)
        order = list(range(108))
        chance.shuffle(order)
        first = chance.below(players)
        order = order[cut:] + order[:cut]  # R17
        numbered = all_cards()
        cards = [numbered[i] for i in order]
        dealt = 2 * players
        set_aside = {4: 4, 5: 8}.get(players, 0) if even else 0  # R20
        sides = 2 if variant == "team" else players  # R18
        return cls(
            players=players,
            variant=variant,
            mercy=mercy,
            even=even,
            tokens=[[0] if variant == "basic" else [0, 0] for _ in range(sides)],
            hands=[cards[2 * seat : 2 * seat + 2] for seat in range(players)],
            aside=cards[dealt : dealt + set_aside],
            deck=cards[dealt + set_aside :],
            discard=[],
            turn=first,
            phase="act",
            winners=None,
        )

    @classmethod
    def from_position(cls, position: dict[str, Any], seed: int | bytes) -> RunTrip:
        """Go on from a complete position; after the deal this game needs no chance, so the seed does nothing."""
        return cls(
            players=position["players"],
            variant=position["variant"],
            mercy=position["mercy"],
            even="aside" in position,
            tokens=[list(squares) for squares in position["tokens"]],
            hands=[list(hand) for hand in position["hands"]],
            aside=list(position.get("aside", [])),
            deck=list(position["deck"]),
            discard=position["discard"][::-1],
            turn=position["turn"],
            phase=position["phase"],
            winners=None if position["winners"] is None else list(position["winners"]),
        )

    def position(self) -> dict[str, Any]:
        """The position as in docs/protocol.md; piles top first."""
        position: dict[str, Any] = {
            "game": "runtrip",
            "players": self.players,
            "variant": self.variant,
            "mercy": self.mercy,
            "layout": "factors",
            "tokens": [list(squares) for squares in self.tokens],
            "hands": [sorted(hand) for hand in self.hands],
            "deck": list(self.deck),
            "discard": self.discard[::-1],
            "turn": self.turn,
            "phase": self.phase,
            "winners": None if self.winners is None else list(self.winners),
        }
        if self.even:
            position["aside"] = list(self.aside)
        return position

    # What may be done

    def legal(self) -> list[str]:
        """Every legal move, sorted."""
        if self.phase == "act":
            return sorted(self._runs() + self._trips())
        if self.phase == "trip":  # R7: trip again or end, but not run
            return sorted([*self._trips(), "end"])
        return []

    def _runs(self) -> list[str]:
        """Every run (R5): any card, any own token."""
        moves = []
        for card in self.hands[self.turn]:
            for own in range(self._tokens_each()):
                if self._may_stand(self._after_run(card, own)):
                    moves.append(f"run {card}{self._own_text(own)}")
        return moves

    def _trips(self) -> list[str]:
        """Every trip (R6): any opponent's token, any set of cards that matches its square, any own token."""
        moves = []
        hand = sorted(self.hands[self.turn])
        for side, squares in enumerate(self.tokens):
            for token, square in enumerate(squares):
                if side == self._side() or not square_symbols(square) or self._spared(square):
                    continue
                for cards in matching_sets(hand, square_symbols(square)):
                    for own in range(self._tokens_each()):
                        if self._may_stand(self._after_trip(side, token, cards, own)):
                            target = f"{side + 1}{self._letter(token)}"
                            moves.append(f"trip {target} {' '.join(cards)}{self._own_text(own)}")
        return moves

    def _spared(self, square: int) -> bool:
        """Mercy: a token in the last position, over all tokens, cannot be tripped (R14)."""
        return self.mercy and square == min(min(squares) for squares in self.tokens)

    def _may_stand(self, after: Tokens) -> bool:
        """With two tokens, one may be moved onto 100 only if that wins the game, judged after the whole move (R16)."""
        side = self._side()
        if self.variant == "basic" or GOAL not in after[side]:
            return True
        others = [squares for other, squares in enumerate(after) if other != side]
        return all(min(after[side]) > min(squares) for squares in others)

    def _after_run(self, card: str, own: int) -> Tokens:
        """The tokens after a run."""
        after = [list(squares) for squares in self.tokens]
        go_forward(after, self._side(), own, card_number(card))
        return after

    def _after_trip(self, side: int, token: int, cards: list[str], own: int) -> Tokens:
        """The tokens after a trip: the opponent's move with its pushes first, then the own (R11)."""
        after = [list(squares) for squares in self.tokens]
        steps = sum(card_number(card) for card in cards)
        go_back(after, side, token, steps)
        go_forward(after, self._side(), own, steps)
        return after

    def _side(self) -> int:
        """The side of the player on turn: in team seats 0 and 2 against 1 and 3 (R18)."""
        return self.turn % 2 if self.variant == "team" else self.turn

    def _tokens_each(self) -> int:
        return 1 if self.variant == "basic" else 2

    def _letter(self, token: int) -> str:
        return "" if self.variant == "basic" else LETTERS[token]

    def _own_text(self, token: int) -> str:
        return "" if self.variant == "basic" else f" {LETTERS[token]}"

    # What is done

    def play(self, move: str) -> None:
        """Play one legal move."""
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        words = move.split()
        own = 0
        if self.variant != "basic" and words[0] != "end":
            own = LETTERS.index(words.pop())
        if words[0] == "run":
            self._play_run(words[1], own)
        elif words[0] == "trip":
            side = int(words[1][0]) - 1
            token = 0 if self.variant == "basic" else LETTERS.index(words[1][1])
            self._play_trip(side, token, words[2:], own)
        else:
            self._end_turn()

    def _play_run(self, card: str, own: int) -> None:
        self.tokens = self._after_run(card, own)
        self._lay_down([card])
        if self._goal_reached():
            self._end_game()
        else:
            self._end_turn()

    def _play_trip(self, side: int, token: int, cards: list[str], own: int) -> None:
        self.tokens = self._after_trip(side, token, cards, own)
        self._lay_down(cards)
        if self._goal_reached():
            self._end_game()
        elif self._trips():
            self.phase = "trip"
        else:  # R7: the turn ends by itself
            self._end_turn()

    def _lay_down(self, cards: list[str]) -> None:
        for card in cards:
            self.hands[self.turn].remove(card)
            self.discard.append(card)

    def _end_turn(self) -> None:
        """Draw two cards, or what is left (R12); the next player with cards is on turn (R13)."""
        for _ in range(2):
            if self.deck:
                self.hands[self.turn].append(self.deck.pop(0))
        for step in range(1, self.players + 1):
            seat = (self.turn + step) % self.players
            if self.hands[seat]:
                self.turn = seat
                self.phase = "act"
                return
        self._end_game()

    # The end

    def _goal_reached(self) -> bool:
        return any(GOAL in squares for squares in self.tokens)

    def time(self) -> None:
        """The time limit has passed (R19): the game ends, in the middle of a turn too."""
        if self.phase == "over":
            raise ValueError("the game is over")
        self._end_game()

    def _end_game(self) -> None:
        """The sides whose last token is furthest ahead win (R13, R15)."""
        ranks = [min(squares) for squares in self.tokens]
        self.winners = [side for side, rank in enumerate(ranks) if rank == max(ranks)]
        self.phase = "over"
