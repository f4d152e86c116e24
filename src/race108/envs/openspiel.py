"""Both games for OpenSpiel, registered as ``python_triggs`` and ``python_runtrip`` when this module is imported.

>>> import pyspiel
>>> import race108.envs.openspiel
>>> state = pyspiel.load_game("python_runtrip(players=4,variant=team)").new_initial_state()
>>> state.chance_outcomes()  # who begins; then every card of the deal
[(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]

Chance is explicit: who begins, every card that is dealt and every card of a refill is a chance node of its own. Actions
are those of all environments. The winner gets 1 and the others -1; a win that k players share is worth 2/k - 1 to each.
Triggs that goes on for too long is called off and shared by all.

Observation tensors hold what ``features.py`` names, as it stands there (not scaled), after the seat. Information state
strings tell everything a seat has seen, in its order: they have perfect recall. Information state tensors cannot: they
are the observation, in which much of it is summed up, and the last few things that have happened.

OpenSpiel's searches that are written in Python work as they are. ``pyspiel.ISMCTSBot``, written in C++, cannot search
a game that is written in Python (with 2.0 it ends the whole program, also with OpenSpiel's own ``python_kuhn_poker``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from race108.envs.openspiel_chance import CHANCE, NOBODY, Outcomes
from race108.envs.openspiel_kit import Kit, kit_for
from race108.envs.openspiel_table import Table
from race108.errors import IllegalMove
from race108.game import View
from race108.games.runtrip.ruleset import RunTrip
from race108.games.triggs import ROWS
from race108.games.triggs.ruleset import Triggs
from race108.kernel import events_in

#: How many of the last things that have happened stand in an information state tensor.
EVENTS = 32

Parameters = dict[str, Any]


class State(pyspiel.State):  # type: ignore[misc]
    """A game in progress. What Python asks often is answered here, without a detour through C++."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._table = Table(game.kit)

    # --- whose decision it is, and what can be decided --------------------------------------------------------------

    def current_player(self) -> int:
        """Whose decision is next: a player's, that of chance, or nobody's."""
        return self._table.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._table.player == NOBODY

    def is_chance_node(self) -> bool:
        """Whether chance decides next."""
        return self._table.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, without one the current one, may do."""
        table = self._table
        if table.player >= 0 and (player is None or player == table.player):
            return table.legal.copy()
        actions: list[int] = super().legal_actions(*([] if player is None else [player]))
        return actions

    def _legal_actions(self, _player: int) -> list[int]:
        return self._table.legal

    def chance_outcomes(self) -> Outcomes:
        """What chance can decide, and how likely it is."""
        return self._table.outcomes()

    def _apply_action(self, action: int) -> None:
        try:
            self._table.apply(action)
        except IllegalMove as error:
            raise pyspiel.SpielError(str(error)) from None

    def returns(self) -> list[float]:
        """What the players get."""
        return self._table.returns()

    # --- what is known ----------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> State:
        """The same game with everything the player does not know dealt anew; its information state stays the same.

        The history still tells the cards that were dealt at first: do not replay it. For the other players the game
        begins anew in so far as they no longer know which cards they had drawn unseen, only which ones they hold.
        """
        table: Table = self._table
        new: State = self.clone()
        new._table = table.dealt_anew(player, table.kit.random_dealer(probability_sampler))
        return new

    def view(self, player: int) -> View:
        """What a player may know, as race108's own bots want it; in the middle of a trip there is none."""
        return self._table.view(player)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table.text(player, action)

    def __str__(self) -> str:
        return self._table.truth()


class Observer:
    """What a player knows, as a tensor and as a string.

    There is a tensor of what everyone sees together with what the player sees; there are strings of either alone, too.
    """

    def __init__(self, kit: Kit, kind: Any, parameters: Parameters | None) -> None:
        if parameters:
            raise ValueError(f"An observer takes no parameters, not {parameters}.")
        self._kit = kit
        self._public: bool = kind.public_info
        self._private = kind.private_info
        self._recall: bool = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self._make_tensor()

    def _make_tensor(self) -> None:
        kit = self._kit
        shapes = {"seat": (kit.players,), **{name: block.shape for name, block in kit.features.blocks.items()}}
        if self._recall:
            shapes["events"] = (EVENTS, len(kit.words) + 3)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), dtype=np.float32)
        for (name, shape), part in zip(shapes.items(), np.split(self.tensor, np.cumsum(sizes)[:-1]), strict=True):
            self.dict[name] = part.reshape(shape)
        self._row = np.zeros(len(kit.features), dtype=np.int8)

    def set_from(self, state: State, player: int) -> None:
        """Write the tensor; before the deal is done there is nothing to see but the seat."""
        table: Table = state._table
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        if table.state is None:
            return
        table.observe(player, self._row)
        self.tensor[self._kit.players :][: len(self._row)] = self._row
        if self._recall:
            rows = events_in(table.rows(player))[-EVENTS:]
            told = self.dict["events"][EVENTS - len(rows) :]
            told[np.arange(len(rows)), rows[:, 0]] = 1  # the kind
            told[:, -3:] = rows[:, 1:]

    def string_from(self, state: State, player: int) -> str:
        """What the player knows, as text."""
        table: Table = state._table
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return table.truth()
        single = self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not self._public:
            return table.hand(player) if single else ""
        seat = player if single else -1
        return f"seat {player}\n" + (table.remembered(seat) if self._recall else table.seen(seat))


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of the two games with its options."""

    kit: Kit

    def _set_up(self, name: str, parameters: Parameters, kit: Kit) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=kit.rules.action_count,
            max_chance_outcomes=max(len(kit.deck), kit.players),
            num_players=kit.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=kit.sum,
            max_game_length=kit.longest,
        )
        super().__init__(_type(name, zero_sum=kit.sum == 0), info, parameters)
        self.kit = kit

    def new_initial_state(self) -> State:
        """A game before the deal."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that holds for every game."""
        return self.kit.most_chance

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> Observer:
        """An object that tells what a player knows."""
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TriggsGame(Game):
    """Triggs."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = TRIGGS | (parameters or {})
        rows = given["rows"].split()
        boxes = tuple(map(int, rows)) if all(text.isdecimal() for text in rows) else ()
        kit = kit_for(Triggs.about.name, given["players"], ("rows", boxes), ("refill", given["refill"]))
        self._set_up("python_triggs", parameters or {}, kit)


class RunTripGame(Game):
    """Run & Trip."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = RUNTRIP | (parameters or {})
        options = [(name, given[name]) for name in RUNTRIP if name != "players"]
        self._set_up("python_runtrip", parameters or {}, kit_for(RunTrip.about.name, given["players"], *options))


#: The parameters and what they are when they are not given. Boxes are parted by spaces: OpenSpiel parts parameters by
#: commas. There is no cut (R17): chance decides the order of the cards anyway.
TRIGGS: Parameters = {"players": 2, "rows": " ".join(map(str, ROWS)), "refill": "emptied"}
RUNTRIP: Parameters = {"players": 2, "variant": "basic", "mercy": False, "even": False, "layout": "factors"}
_NAMES = {"python_triggs": "Triggs", "python_runtrip": "Run & Trip"}
_PARAMETERS = {"python_triggs": TRIGGS, "python_runtrip": RUNTRIP}
_PLAYERS = {"python_triggs": Triggs.about.players, "python_runtrip": RunTrip.about.players}
_CLASSES = {"python_triggs": TriggsGame, "python_runtrip": RunTripGame}


def _type(name: str, *, zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=_NAMES[name],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=_PLAYERS[name][-1],
        min_num_players=_PLAYERS[name][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS[name],
    )


for _name, _class in _CLASSES.items():
    if _name not in pyspiel.registered_names():
        pyspiel.register_game(_type(_name, zero_sum=True), _class)
