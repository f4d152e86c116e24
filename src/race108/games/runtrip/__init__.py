"""Run & Trip: race to 100, or trip an opponent by matching the symbols of a square (2 to 6 players)."""

from race108.games.about import About, Option, Variant

BASIC = Variant("basic", players=range(2, 7), tokens=1)
ADVANCED = Variant("advanced", players=range(2, 4), tokens=2, cut=True)  # R15, R17
TEAM = Variant("team", players=range(4, 5), sides=2, tokens=2, silent=True, cut=True)  # R18, R17

#: R20. How many cards are set aside so that everyone draws equally often.
SET_ASIDE = {4: 4, 5: 8}

ABOUT = About(
    name="runtrip",
    version=1,
    variants=(BASIC, ADVANCED, TEAM),  # in this order they are numbered in the kernel
    options=(
        Option("mercy", "flag", False, players=range(4, 7), variants=("basic",), refusal="runtrip-bad-mercy"),  # R14
        Option("layout", "layout", "factors"),  # R1
        Option("cut", "whole", 0, least=0, most=107, refusal="runtrip-bad-cut"),  # R17
        Option("even", "flag", False),  # R20
    ),
    written="RunTrip",
    place=2,
    clock=True,  # R19
    outlook=True,
)
