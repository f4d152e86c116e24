"""Games for Gymnasium: one agent against chosen bots, and many games in one compiled call.

>>> import gymnasium
>>> import race108.envs.gymnasium
>>> env = gymnasium.make("race108/Triggs-v1", opponents=["greedy"])
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))

The agent sits at ``seat``; the bots play from their own views. An illegal action costs 1 and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from race108.bots import bot_named, end_game
from race108.checks import is_whole
from race108.envs import VERSION
from race108.envs.batch import Batch
from race108.envs.episode import MOST_ACTIONS, Seeds, episode_for, rewards_for
from race108.envs.many import PENALTY
from race108.envs.picture import MODES, check_mode, modes_of, shown
from race108.errors import BadOption, BotFailed
from race108.games.registry import about, games_with
from race108.kernel import new_dealer
from race108.ruleset import Json

Info = dict[str, Any]
#: What ``opponents`` may be in a vector, where everything happens in compiled code.
VECTOR_OPPONENTS = ("random", "self")


def spaces_of(features: Any, actions: int) -> tuple[spaces.Box, spaces.Discrete[Any]]:
    """What is observed, and what can be done."""
    return spaces.Box(0, features.most, dtype=np.int8), spaces.Discrete(actions)


class RaceEnv(gymnasium.Env[Any, Any]):
    """One agent at a table of bots. ``info["action_mask"]`` says what is legal."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (Gymnasium reads it so)

    def __init__(
        self,
        game: str | None = None,
        players: int | None = None,
        *,
        opponents: Sequence[str] | str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        most_actions: int = MOST_ACTIONS,
        **options: Any,
    ) -> None:
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        count = players if players is not None else max(2, len(names) + 1)
        self.episode = episode_for(game, count, options, watched=True)
        rules = self.episode.rules
        self.render_mode = check_mode(rules.game, render_mode)
        self.metadata = {**self.metadata, "render_modes": modes_of(rules.game)}
        if not (is_whole(seat) and 0 <= seat < count):
            raise BadOption("bad-seat", most=count - 1)
        if len(names) not in (1, count - 1):
            raise BadOption("bad-opponents", seats=count - 1)
        bots = [bot_named(name, rules) for name in (names if len(names) > 1 else names * (count - 1))]
        self._seat = seat
        self._bots = dict(zip((other for other in range(count) if other != seat), bots, strict=True))
        self._most_actions = most_actions
        self._seeds = Seeds()
        self._chance = new_dealer(bytes(32))
        self.observation_space, self.action_space = spaces_of(self.episode.features, rules.action_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Deal a new game, and let the bots play up to the agent's turn."""
        super().reset(seed=seed)
        used = self._seeds.next(seed)
        end_game(self._bots.values(), self.episode.winners)
        self._chance = new_dealer(used, 1 << 32)  # the bots' own; no ply of a game is so high
        self.episode.deal(used)
        failed = self._let_bots_play()
        return self._observation(), self._info() if failed is None else self._info(failed=str(failed))

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """Carry out an action of the agent; the bots play on until it is on turn again."""
        episode = self.episode
        if episode.over or not (0 <= action < len(episode.mask) and episode.mask[action]):
            episode.count += 1
            return self._observation(), PENALTY, episode.over, self._called_off(), self._info(illegal=True)
        episode.act(int(action))
        failed = self._let_bots_play()
        if failed is not None:  # its seat has lost
            reward = rewards_for(episode.rules, episode.rules.others(failed.seat))[self._seat]
            return self._observation(), reward, True, False, self._info(failed=str(failed))
        return self._observation(), episode.rewards()[self._seat], episode.over, self._called_off(), self._info()

    def _let_bots_play(self) -> BotFailed | None:
        episode = self.episode
        while not episode.over and episode.turn != self._seat:
            try:
                actions = self._bots[episode.turn](episode.view(episode.turn), self._chance)
            except BotFailed as failed:
                return failed
            for action in actions:
                episode.act(action)
        return None

    def _called_off(self) -> bool:
        return not self.episode.over and self.episode.count >= self._most_actions

    def _observation(self) -> npt.NDArray[np.int8]:
        return self.episode.observed_by(self._seat).copy()

    def _info(self, **more: Any) -> Info:
        on_turn = self.episode.turn == self._seat and not self.episode.over
        mask = self.episode.mask.copy() if on_turn else np.zeros_like(self.episode.mask)
        return {"action_mask": mask, **more}

    def render(self) -> Any:
        """The table as the seat on turn sees it: printed, as a text, or as a picture."""
        return shown(self.episode, self.render_mode)

    def record(self) -> Json:
        """The game so far as a record: it can be saved, verified, and looked at in the browser."""
        return self.episode.record()


class RaceVectorEnv(VectorEnv[Any, Any, Any]):
    """Thousands of games in one compiled call, with auto-reset at the next step.

    With ``opponents="random"`` the agent sits at ``seat`` in every game. With ``"self"`` it plays all seats: an
    observation is that of the seat on turn, a reward that of the seat that has just acted, and ``info["rewards"]``
    tells what every seat got. The arrays are the same ones after every step; ``copy=True`` gives new ones instead.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str | None = None,
        players: int = 2,
        *,
        opponents: str = "random",
        seat: int = 0,
        copy: bool = False,
        most_actions: int = MOST_ACTIONS,
        **options: Any,
    ) -> None:
        if opponents not in VECTOR_OPPONENTS:
            raise BadOption("bad-choice", option="opponents", choices=list(VECTOR_OPPONENTS))
        self._own = opponents == "self"
        learner = None if self._own else seat
        self.batch = Batch(game, players, num_envs, learner=learner, most_actions=most_actions, **options)
        self.num_envs = num_envs
        self._seat, self._copy = seat, copy
        features, actions = self.batch.features, self.batch.rules.action_count
        self.single_observation_space, self.single_action_space = spaces_of(features, actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self.batch.deal(seed)
        return self._observations(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, Info]:
        """One action in every game."""
        batch = self.batch
        batch.step(actions)
        seats = batch.acted if self._own else self._seat
        rewards = batch.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return self._observations(), rewards, batch.over.copy(), batch.called_off.copy(), self._infos()

    def _observations(self) -> npt.NDArray[np.int8]:
        return self.batch.observations.copy() if self._copy else self.batch.observations

    def _infos(self) -> Info:
        batch = self.batch
        infos: Info = {
            "action_mask": batch.masks,
            "turn": batch.turn,
            "acted": batch.acted,
            "rewards": batch.rewards,
            "illegal": batch.illegal,
        }
        return {name: array.copy() for name, array in infos.items()} if self._copy else infos


def one(**arguments: Any) -> RaceEnv:
    """A game for one agent, as Gymnasium makes it."""
    return RaceEnv(**arguments)


for _game in games_with("environment"):
    gymnasium.register(
        id=f"race108/{about(_game).title}-v{VERSION}",
        entry_point=f"{__name__}:one",
        vector_entry_point=f"{__name__}:RaceVectorEnv",
        kwargs={"game": _game},
    )
