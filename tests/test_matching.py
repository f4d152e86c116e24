"""What a part of a hand can match is worked out from what the whole hand can: all sets of cards are tried here."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from itertools import combinations

HANDS, CARDS = 12, 7


def test_a_part_of_a_hand_matches_what_its_own_cards_match() -> None:
    # Interpreted: compiled code has no way in for a single function.
    alone = os.environ | {"RACE108_ENGINE": "python"}
    done = subprocess.run([sys.executable, __file__], env=alone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100, "hardly anything could be matched"


def main() -> None:
    """Compare, and say how often something matched."""
    import numpy as np

    from race108.games.runtrip.layout import named_layout
    from race108.games.runtrip.matching import begin_hand, best_of_part, spread, spread_of_part
    from race108.games.runtrip.rules import HALF, number_of
    from race108.games.runtrip.value import LORE, ROOM

    layout, rng, matched = named_layout("factors"), random.Random(1), 0
    squares = [square for square, symbols in enumerate(layout.squares) if symbols]
    lore, room = np.zeros(1, dtype=LORE)[0], np.zeros(1, dtype=ROOM)[0]
    lore.kinds = len(squares)  # each a kind of its own
    lore.kind[: len(squares)], lore.many[: len(squares)] = squares, 1
    symbols = [card.partition("[")[2].rstrip("]") for card in layout.cards]

    def halves(cards: tuple[int, ...]) -> tuple[int, int]:
        low = sum(1 << card for card in cards if card < HALF)
        return low, sum(1 << (card - HALF) for card in cards if card >= HALF)

    for _ in range(HANDS):
        hand = tuple(rng.sample(range(len(layout.cards)), CARDS))
        begin_hand(layout.lookup[0], lore, *halves(hand), room)
        for size in (CARDS, CARDS - 1, CARDS - 3):
            part = tuple(rng.sample(hand, size))
            sums: dict[str, int] = {}
            for count in range(1, size + 1):
                for cards in combinations(part, count):
                    shown = "".join(sorted("".join(symbols[card] for card in cards)))
                    sums[shown] = max(sums.get(shown, 0), sum(number_of(card) for card in cards))
            best = [sums.get("".join(sorted(layout.squares[square])), 0) for square in squares]
            found = [best_of_part(layout.lookup[0], square, *halves(part), room) for square in squares]
            assert found == best, (hand, part)
            many = sum(one > 0 for one in best)
            assert spread_of_part(layout.lookup[0], *halves(part), room) == many
            assert spread(layout.lookup[0], lore, *halves(part)) == many
            matched += many
    print(matched)


if __name__ == "__main__":
    main()
