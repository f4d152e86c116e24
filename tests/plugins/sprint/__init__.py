"""Sprint, a game for the tests: play a card from a hidden hand, run that far, knock others back; 20 wins."""

from race108.games.about import About, Option, Variant

ABOUT = About(
    name="sprint",
    version=1,
    variants=(Variant("basic", players=range(2, 5)),),
    options=(Option("goal", "whole", 20, least=5, most=60),),
)
