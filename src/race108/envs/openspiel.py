"""Games for OpenSpiel, registered as ``python_`` and their names when this module is imported.

>>> import pyspiel
>>> import race108.envs.openspiel
>>> state = pyspiel.load_game("python_runtrip(players=4,variant=team)").new_initial_state()
>>> state.chance_outcomes()  # who begins; then every card of the deal
[(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]

Chance is explicit: who begins, every card that is dealt and every card of a refill is a chance node of its own. Actions
are those of all environments, and so are the returns. A game that goes on for too long is called off and shared by all.

Observation tensors hold what the game's features name, as it stands there (not scaled), after the seat. Information
state strings tell everything a seat has seen, in its order: they have perfect recall. Information state tensors cannot:
they are the observation, in which much of it is summed up, and the last few things that have happened.

OpenSpiel's searches that are written in Python work as they are. ``pyspiel.ISMCTSBot``, written in C++, cannot search
a game that is written in Python (with 2.0 it ends the whole program, also with OpenSpiel's own ``python_kuhn_poker``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from race108.envs.openspiel_chance import CHANCE, NOBODY, Outcomes
from race108.envs.openspiel_episode import SpielEpisode
from race108.envs.openspiel_kit import Kit, kit_class, kit_for
from race108.errors import IllegalMove
from race108.game import View
from race108.games.about import Option
from race108.games.registry import about, games_with
from race108.kernel import events_in
from race108.words import say

#: How many of the last things that have happened stand in an information state tensor.
EVENTS = 32

Parameters = dict[str, Any]


class State(pyspiel.State):  # type: ignore[misc]
    """A game in progress. What Python asks often is answered here, without a detour through C++."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._episode = SpielEpisode(game.kit)

    # --- whose decision it is, and what can be decided --------------------------------------------------------------

    def current_player(self) -> int:
        """Whose decision is next: a player's, that of chance, or nobody's."""
        return self._episode.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._episode.player == NOBODY

    def is_chance_node(self) -> bool:
        """Whether chance decides next."""
        return self._episode.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, without one the current one, may do."""
        episode = self._episode
        if episode.player >= 0 and (player is None or player == episode.player):
            return episode.legal.copy()
        actions: list[int] = super().legal_actions(*([] if player is None else [player]))
        return actions

    def _legal_actions(self, _player: int) -> list[int]:
        return self._episode.legal

    def chance_outcomes(self) -> Outcomes:
        """What chance can decide, and how likely it is."""
        return self._episode.outcomes()

    def _apply_action(self, action: int) -> None:
        try:
            self._episode.apply(action)
        except IllegalMove as error:
            raise pyspiel.SpielError(str(error)) from None

    def returns(self) -> list[float]:
        """What the players get."""
        return self._episode.returns()

    # --- what is known ----------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> State:
        """The same game with everything the player does not know dealt anew; its information state stays the same.

        The history still tells the cards that were dealt at first: do not replay it. For the other players the game
        begins anew in so far as they no longer know which cards they had drawn unseen, only which ones they hold.
        """
        episode: SpielEpisode = self._episode
        new: State = self.clone()
        new._episode = episode.dealt_anew(player, episode.kit.random_dealer(probability_sampler))
        return new

    def view(self, player: int) -> View:
        """What a player may know, as race108's own bots want it; in the middle of a move there is none."""
        return self._episode.view(player)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._episode.text(player, action)

    def __str__(self) -> str:
        return self._episode.truth()


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
        episode: SpielEpisode = state._episode
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        if episode.state is None:
            return
        episode.observe(player, self._row)
        self.tensor[self._kit.players :][: len(self._row)] = self._row
        if self._recall:
            rows = events_in(episode.rows(player))[-EVENTS:]
            told = self.dict["events"][EVENTS - len(rows) :]
            told[np.arange(len(rows)), rows[:, 0]] = 1  # the kind
            told[:, -3:] = rows[:, 1:]

    def string_from(self, state: State, player: int) -> str:
        """What the player knows, as text."""
        episode: SpielEpisode = state._episode
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return episode.truth()
        single = self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not self._public:
            return episode.hand(player) if single else ""
        seat = player if single else -1
        return f"seat {player}\n" + (episode.remembered(seat) if self._recall else episode.seen(seat))


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; each has a class of its own."""

    name: str

    def __init__(self, parameters: Parameters | None = None) -> None:
        name = self.name
        kit = kit_for(name, *_chosen(name, parameters or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=kit.rules.action_count,
            max_chance_outcomes=max(len(kit.deck), kit.players),
            num_players=kit.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=kit.sum,
            max_game_length=kit.longest,
        )
        super().__init__(_type(name, zero_sum=kit.sum == 0), info, parameters or {})
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


def parameters_of(name: str) -> Parameters:
    """The parameters of a game, and what they are when they are not given.

    Numbers of a list are parted by spaces: OpenSpiel parts parameters by commas.
    """
    defaults = {option.name: option.default for option in _options(name)}
    told = {key: " ".join(map(str, value)) if isinstance(value, tuple) else value for key, value in defaults.items()}
    return {"players": about(name).players[0], **told}


def _options(name: str) -> list[Option]:
    return [option for option in about(name).choices if option.name not in kit_class(name).without]


def _chosen(name: str, parameters: Parameters) -> list[Any]:
    """The number of players and the options, in a form that can be kept and compared."""
    given = parameters_of(name) | parameters
    read = {option.name: option.read(given[option.name]) for option in _options(name)}
    return [
        given["players"],
        *((key, tuple(value) if isinstance(value, list) else value) for key, value in read.items()),
    ]


def _type(name: str, *, zero_sum: bool = True) -> Any:
    kind, declared = pyspiel.GameType, about(name)
    return kind(
        short_name=f"python_{name}",
        long_name=say(f"{name}-name", "en"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=declared.players[-1],
        min_num_players=declared.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(name),
    )


for _name in games_with("openspiel"):
    if f"python_{_name}" not in pyspiel.registered_names():
        # A class, not a function: OpenSpiel lets go of it when there is no interpreter any more that could free it.
        pyspiel.register_game(_type(_name), type(f"Game_{_name}", (Game,), {"name": _name}))
