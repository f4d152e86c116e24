"""Games for PettingZoo: several agents, one acts at a time (AEC).

>>> from race108.envs.pettingzoo import env
>>> game = env("triggs", players=3)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> game.step(int(observation["action_mask"].argmax()))

A game has a name of its own, too: its name and the version of its observations, actions and rewards.

>>> from race108.envs.pettingzoo import runtrip_v1
>>> len(runtrip_v1(players=6).possible_agents)
6

An agent acts again and again until its turn is over. An illegal action raises an error, and the game stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from race108.envs import VERSION
from race108.envs.episode import MOST_ACTIONS, Seeds, episode_for
from race108.envs.picture import check_mode, modes_of, shown
from race108.games.registry import games_with
from race108.ruleset import Json

Observation = dict[str, Any]


def env(game: str | None = None, players: int = 2, **options: Any) -> AECEnv[str, Observation, int]:
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
        game: str | None = None,
        players: int = 2,
        *,
        render_mode: str | None = None,
        most_actions: int = MOST_ACTIONS,
        **options: Any,
    ) -> None:
        super().__init__()
        self.episode = episode_for(game, players, options, watched=render_mode is not None)
        rules = self.episode.rules
        self.render_mode = check_mode(rules.game, render_mode)
        self.metadata = {
            "name": f"{rules.game}_v{VERSION}",
            "render_modes": modes_of(rules.game),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._most_actions = most_actions
        self._seeds = Seeds()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        features, actions = self.episode.features, rules.action_count
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
        """What an agent observes: its features name every index."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of the game; the mask tells which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same one, and the same as ``Game.new`` with it."""
        self.episode.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.turn]

    def observe(self, agent: str) -> Observation:
        """What an agent observes, and what it may do; nothing while another one is on turn."""
        episode, seat = self.episode, self._seat[agent]
        if seat == episode.turn:
            return {"observation": episode.observation, "action_mask": episode.mask}
        return {"observation": episode.observed_by(seat), "action_mask": self._none}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent on turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.act(action if action is not None else -1)
        self._cumulative_rewards[agent] = 0.0
        if episode.over or episode.count >= self._most_actions:
            self._end()
        self.agent_selection = self.possible_agents[episode.turn]

    def _end(self) -> None:
        ended = self.terminations if self.episode.over else self.truncations
        for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
            self.rewards[agent] = reward
            ended[agent] = True
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the agent on turn sees it: printed, as a text, or as a picture."""
        return shown(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def record(self) -> Json:
        """The game so far as a record: it can be saved, verified, and looked at in the browser."""
        return self.episode.record()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def __getattr__(name: str) -> Callable[..., AECEnv[str, Observation, int]]:
    """Every game as an environment of its own, by its name and the version: ``env`` of that game."""
    game, _, version = name.rpartition("_")
    if version == f"v{VERSION}" and game in games_with("environment"):
        return partial(env, game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
