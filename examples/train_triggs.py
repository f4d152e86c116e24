"""Learn Triggs from nothing by playing against oneself (PPO), in plain NumPy, until `greedy` is beaten.

    python examples/train_triggs.py --minutes 10

One network plays both seats of 1,024 games at once. Triggs for two is a zero-sum game: what the next position is worth
to me is what it is worth to whoever acts there, with the sign turned if that is my opponent.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from race108.envs.batch import Batch
from race108.envs.gymnasium import RaceEnv

Array = np.ndarray[Any, Any]
GAMES, STEPS, HIDDEN, MINIBATCH = 1024, 32, 384, 4096
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3


class Net:
    """One hidden layer; a policy and a value on top. Gradients by hand, steps by Adam."""

    def __init__(self, most: Array, actions: int, rng: np.random.Generator) -> None:
        self.scale = 1 / most.astype(np.float32)
        first = rng.normal(0, np.sqrt(2 / len(most)), (len(most), HIDDEN)).astype(np.float32)
        second = rng.normal(0, 0.1 / np.sqrt(HIDDEN), (HIDDEN, actions + 1)).astype(np.float32)
        biases = np.zeros(HIDDEN, dtype=np.float32), np.zeros(actions + 1, dtype=np.float32)
        self.parts = [first, biases[0], second, biases[1]]
        self.means, self.squares = ([np.zeros_like(part) for part in self.parts] for _ in range(2))
        self.updates = 0

    def forward(self, observed: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """The chance to choose each action, and the value; with what going back needs."""
        x = observed * self.scale
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


def beats(net: Net, opponent: str, games: int) -> float:
    """The share of games won against a bot, choosing the likeliest action."""
    env, won = RaceEnv("triggs", opponents=opponent), 0
    for seed in range(games):
        observed, info = env.reset(seed=seed)
        over = called_off = False
        while not (over or called_off):
            chances = net.forward(observed[None], info["action_mask"][None])[0]
            observed, reward, over, called_off, info = env.step(int(chances[0].argmax()))
        won += reward > 0
    return won / games


def main() -> None:
    """Learn, look at the strength from time to time, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=40, help="games against greedy at each look")
    parser.add_argument("--looks", type=int, default=5, help="how often to look")
    parser.add_argument("--out", type=Path, default=Path("triggs-learned.png"), help="where the curve is drawn")
    given = parser.parse_args()
    rng, batch = np.random.default_rng(1), Batch("triggs", players=2, games=GAMES, seed=1)
    curve, steps, playing = [], 0, 0.0
    net = Net(batch.features.most, batch.rules.action_count, rng)
    for look in range(1, given.looks + 1):
        while playing < 60 * given.minutes * look / given.looks:
            began = time.perf_counter()
            data = collect(batch, net, rng)
            learn(net, data, RATE * max(0.1, 1 - playing / (60 * given.minutes)), rng)
            playing += time.perf_counter() - began
            steps += len(data["better"])
        curve.append((playing / 60, beats(net, "greedy", given.games)))
        print(f"{playing / 60:5.1f} min {steps / 1e6:6.2f} M steps: beats greedy in {curve[-1][1]:.0%} of games")
    figure = Figure()
    figure.subplots().plot(*zip(*curve, strict=True), marker="o")
    figure.axes[0].set(xlabel="minutes of learning", ylabel="games won against greedy", ylim=(0, 1))
    figure.savefig(given.out, dpi=120)


if __name__ == "__main__":
    main()
