"""PPO with masked actions: learn Triggs from nothing by playing against oneself, in plain NumPy.

    python examples/baselines/ppo.py --out mine.npz

One network plays both seats of 1,024 games at once. Triggs for two is a zero-sum game: what the next position is worth
to me is what it is worth to whoever acts there, with the sign turned if that is my opponent.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from race108.envs.batch import Batch
from race108.envs.features import Features
from race108.envs.gymnasium import RaceEnv

Array = np.ndarray[Any, Any]
GAMES, STEPS, HIDDEN, MINIBATCH, LONGEST = 1024, 32, 128, 4096, 600
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3
#: What never changes at one table, or cannot be read from a single view (see ``player.py``).
LEFT_OUT = ("turn", "highest", "boxes", "refill_all", "refilled")


class Net:
    """One hidden layer; a policy and a value on top. Gradients by hand, steps by Adam."""

    def __init__(self, features: Features, actions: int, rng: np.random.Generator) -> None:
        kept = [block for block in features.blocks.values() if block.name not in LEFT_OUT]
        self.inputs = np.concatenate([np.arange(block.first, block.first + block.size) for block in kept])
        self.scale = 1 / features.most[self.inputs].astype(np.float32)
        first = rng.normal(0, np.sqrt(2 / len(self.inputs)), (len(self.inputs), HIDDEN))
        second = rng.normal(0, 0.1 / np.sqrt(HIDDEN), (HIDDEN, actions + 1))
        parts = first, np.zeros(HIDDEN), second, np.zeros(actions + 1)
        self.parts = [part.astype(np.float32) for part in parts]
        self.means, self.squares = ([np.zeros_like(part) for part in self.parts] for _ in range(2))
        self.updates = 0

    def forward(self, observed: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """The chance to choose each action, and the value; with what going back needs."""
        x = observed[:, self.inputs] * self.scale
        hidden = np.maximum(x @ self.parts[0] + self.parts[1], 0)
        out = hidden @ self.parts[2] + self.parts[3]
        logits = np.where(masks != 0, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), np.tanh(out[:, -1]), x, hidden

    def update(self, x: Array, hidden: Array, top: Array, rate: float) -> None:
        """Go down the gradient whose part at the outputs is ``top``."""
        below = (top @ self.parts[2].T) * (hidden > 0)
        gradients = [x.T @ below, below.sum(axis=0), hidden.T @ top, top.sum(axis=0)]
        self.updates += 1
        size = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for part, gradient, mean, square in zip(self.parts, gradients, self.means, self.squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            part -= size * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        """Half as many digits, and for counts as they are: ``player.py`` plays with this."""
        first, below, second, above = self.parts
        parts = first * self.scale[:, None], below, second[:, :-1], above[:-1]
        np.savez_compressed(path, *(part.astype(np.float16) for part in parts))


def choose(chances: Array, rng: np.random.Generator) -> Array:
    """An action of each row by its chances."""
    found: Array = (chances.cumsum(axis=1) < rng.random((len(chances), 1))).sum(axis=1)
    return found.clip(max=chances.shape[1] - 1)


def collect(batch: Batch, net: Net, rng: np.random.Generator) -> dict[str, Array]:
    """Play some steps in all games, and find out how much better each action was than expected."""
    kept, sign, reward = list[tuple[Array, ...]](), list[Array](), list[Array]()
    for _ in range(STEPS):
        observed, masks, fresh = batch.observations.copy(), batch.masks.copy(), batch.over | batch.called_off
        chances, values, *_ = net.forward(observed, masks)
        actions, seats = choose(chances, rng), batch.turn.copy()
        batch.step(actions)
        rows, ended = np.arange(len(actions)), batch.over | batch.called_off | fresh
        sign.append(~ended * np.where(batch.turn == seats, 1.0, -1.0))
        reward.append(batch.rewards[rows, batch.acted])
        kept.append((observed, masks, actions, chances[rows, actions], values, ~fresh))
    following = net.forward(batch.observations, batch.masks)[1]
    ahead, better = np.zeros(len(following)), list[Array]()
    for step in reversed(range(STEPS)):
        values = kept[step][4]
        ahead = reward[step] + sign[step] * (following + LAMBDA * ahead) - values
        better.insert(0, ahead)
        following = values
    names = "observed masks actions chances values played".split()
    data = {name: np.concatenate(parts) for name, parts in zip(names, zip(*kept, strict=True), strict=True)}
    data["better"] = np.concatenate(better)
    return {name: part[data["played"]] for name, part in data.items()}


def learn(net: Net, data: dict[str, Array], rate: float, rng: np.random.Generator) -> None:
    """PPO: make better actions likelier, but never by much at once."""
    better = (data["better"] - data["better"].mean()) / (data["better"].std() + 1e-8)
    targets = np.clip(data["values"] + data["better"], -1, 1)
    for at in np.array_split(rng.permutation(len(better)), max(1, len(better) // MINIBATCH)):
        chances, values, x, hidden = net.forward(data["observed"][at], data["masks"][at])
        rows, actions = np.arange(len(at)), data["actions"][at]
        ratio = chances[rows, actions] / data["chances"][at]
        capped = np.where(better[at] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(capped, 0, better[at] * ratio)
        logs = np.log(chances + 1e-12)
        disorder = -(chances * logs).sum(axis=1, keepdims=True)
        top = chances * (push[:, None] + ENTROPY * (logs + disorder))
        top[rows, actions] -= push
        slope = 0.5 * (values - targets[at]) * (1 - values**2)
        net.update(x, hidden, np.column_stack([top, slope]).astype(np.float32) / len(at), rate)


def beats(net: Net, game: str, opponent: str, games: int) -> float:
    """The share of games won against a bot, choosing the likeliest action."""
    env, won = RaceEnv(game, opponents=opponent, most_actions=LONGEST), 0
    for seed in range(games):
        observed, info = env.reset(seed=seed)
        over = called_off = False
        while not (over or called_off):
            chances = net.forward(observed[None], info["action_mask"][None])[0]
            observed, reward, over, called_off, info = env.step(int(chances[0].argmax()))
        won += reward > 0
    return won / games


def main() -> None:
    """Learn, look at the strength from time to time, and keep the network and its curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="triggs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=float, default=12, help="actions to learn from, in millions")
    parser.add_argument("--looks", type=int, default=8, help="how often to look at the strength")
    parser.add_argument("--games", type=int, default=100, help="games against each bot at a look")
    parser.add_argument("--out", type=Path, default=Path("ppo.npz"), help="the network; its curve is kept beside it")
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    batch = Batch(given.game, 2, GAMES, given.seed, most_actions=LONGEST)
    net = Net(batch.features, batch.rules.action_count, rng)
    curve, steps, minutes = list[dict[str, float]](), 0, 0.0
    for look in range(1, given.looks + 1):
        began = time.process_time()
        while (done := steps / (1e6 * given.steps)) < look / given.looks:
            data = collect(batch, net, rng)
            learn(net, data, RATE * max(0.1, 1 - done), rng)
            steps += len(data["better"])
        minutes += (time.process_time() - began) / 60
        shares = {bot: beats(net, given.game, bot, given.games) for bot in ("random", "greedy")}
        curve.append({"steps": steps, "minutes": round(minutes, 2), **shares})
        print(f"{minutes:5.1f} min {steps / 1e6:6.2f} M steps: beats greedy in {shares['greedy']:.0%} of games")
    net.save(given.out)
    about = {"game": given.game, "seed": given.seed, "millions": given.steps, "looked_at": given.games, "curve": curve}
    given.out.with_suffix(".json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
