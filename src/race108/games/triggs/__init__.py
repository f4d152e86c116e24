"""Triggs: draw, discard, or cross off; a full row gives an extra cross (2 to 4 players)."""

from race108.games.about import About, Option, Variant

#: T1. The boxes of the rows 1 to 12.
ROWS = (2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5)

ABOUT = About(
    name="triggs",
    version=1,
    variants=(Variant("basic", players=range(2, 5)),),
    options=(
        Option("rows", "wholes", ROWS, least=1, most=9, length=len(ROWS), refusal="triggs-bad-rows"),
        Option("refill", "choice", "emptied", choices=("emptied", "all")),  # T11
    ),
    place=1,
)
