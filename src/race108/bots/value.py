"""The bot ``value``: a learned evaluation, the best whole turn, no search. For Triggs."""

from __future__ import annotations

from typing import Any

from race108.bots.weights import shipped_net
from race108.game import View


def choose(view: View, dealer: Any) -> tuple[int, ...]:
    """The first step of the turn whose end the network likes best."""
    from race108.bots.triggs_value import choose_action, inputs

    players = view.rules.players
    return (int(choose_action(view.table, shipped_net("triggs", players, inputs(players)), dealer)),)
