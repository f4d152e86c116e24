"""Both games for PettingZoo: several agents, one acts at a time (AEC).

>>> from race108.envs.pettingzoo import env
>>> game = env("triggs", players=3)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> game.step(int(observation["action_mask"].argmax()))

An agent acts again and again until its turn is over: it draws twice, crosses off number by number, lays a trip card
by card. An illegal action raises an error, and the game stays as it was.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from race108.envs import VERSION
from race108.envs.episode import MOST_ACTIONS, Seeds, table_for
from race108.envs.picture import MODES, check_mode, shown
from race108.ruleset import Json

Observation = dict[str, Any]


def env(game: str = "triggs", players: int = 2, **options: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's wrapper: it insists on a reset and on the order of calls."""
    return Ordered(raw_env(game, players, **options))


class Ordered(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]
    """PettingZoo's wrapper, without its way around for every single attribute once there was a reset."""

    def last(self, observe: bool = True) -> Any:
        """What the agent on turn observes, and what has come of its last action."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int) -> None:
        """Carry out an action of the agent on turn."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The environment itself. Options beside ``render_mode`` and ``most_actions`` are the game's own."""

    def __init__(
        self,
        game: str = "triggs",
        players: int = 2,
        *,
        render_mode: str | None = None,
        most_actions: int = MOST_ACTIONS,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.table = table_for(game, players, options, watched=render_mode is not None)
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._most_actions = most_actions
        self._seeds = Seeds()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        features, actions = self.table.features, self.table.rules.action_count
        self._none = np.zeros(actions, dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, features.most, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: ``features.py`` names every index."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of the game; the mask tells which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same one, and the same as ``Game.new`` with it."""
        self.table.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn]

    def observe(self, agent: str) -> Observation:
        """What an agent observes, and what it may do; nothing while another one is on turn."""
        table, seat = self.table, self._seat[agent]
        if seat == table.turn:
            return {"observation": table.observation, "action_mask": table.mask}
        return {"observation": table.observed_by(seat), "action_mask": self._none}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent on turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(action if action is not None else -1)
        self._cumulative_rewards[agent] = 0.0
        if table.over or table.count >= self._most_actions:
            self._end()
        self.agent_selection = self.possible_agents[table.turn]

    def _end(self) -> None:
        ended = self.terminations if self.table.over else self.truncations
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] = reward
            ended[agent] = True
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the agent on turn sees it: printed, as a text, or as a picture."""
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def record(self) -> Json:
        """The game so far as a record: it can be saved, verified, and looked at in the browser."""
        return self.table.record()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def triggs_v1(players: int = 2, **options: Any) -> AECEnv[str, Observation, int]:
    """Triggs, version 1 of its observations, actions and rewards."""
    return env("triggs", players, **options)


def runtrip_v1(players: int = 2, **options: Any) -> AECEnv[str, Observation, int]:
    """Run & Trip, version 1 of its observations, actions and rewards."""
    return env("runtrip", players, **options)
