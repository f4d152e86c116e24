"""Sprint for machines that learn: who is on turn, where everyone stands, and the own hand."""

from race108.envs.features import Blocks, Row
from race108.game import View
from sprint.ruleset import HELD, VALUES, Sprint


def features(rules: Sprint) -> Blocks:
    seats = range(rules.players)
    return [("turn", 1, [seats]), ("square", rules.goal, [seats]), ("hand", HELD, [range(1, VALUES + 1)])]


def observe(view: View, seat: int, told: dict[str, Row]) -> None:
    told["turn"][view.turn - seat] = 1
    told["square"][:] = view.json["tokens"][seat:] + view.json["tokens"][:seat]
    told["hand"][:] = [view.json["hands"][seat].count(card) for card in range(1, VALUES + 1)]
