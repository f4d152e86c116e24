"""Temporal differences: learn Triggs from nothing by playing against oneself, Q(λ) after Peng, in plain NumPy.

    python examples/baselines/td.py --out mine.npz

A network says for every action what the game will bring if it is taken. It plays both seats of 512 games at once,
mostly the action it thinks best and sometimes any other. An action is worth what the best action is worth in the next
position, or a few positions later: a mean over all of them, in which a later one counts less (λ). What is good for the
opponent is as bad for me.
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
GAMES, STEPS, HIDDEN, MINIBATCH, LONGEST = 512, 32, 128, 2048, 600
RATE, CURIOUS, LAMBDA = 1e-3, 0.05, 0.95
#: What never changes at one table, or cannot be read from a single view (see ``player.py``).
LEFT_OUT = ("turn", "highest", "boxes", "refill_all", "refilled")


class Net:
    """One hidden layer; on top, what the position is worth and how much better or worse each action is."""

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

    def forward(self, observed: Array) -> tuple[Array, Array, Array]:
        """What comes out, with what going back needs."""
        x = observed[:, self.inputs] * self.scale
        hidden = np.maximum(x @ self.parts[0] + self.parts[1], 0)
        return hidden @ self.parts[2] + self.parts[3], x, hidden

    def best(self, observed: Array, masks: Array) -> tuple[Array, Array]:
        """The legal action that promises most, for each row, and what it promises."""
        out = self.forward(observed)[0]
        better = np.where(masks != 0, out[:, :-1], -1e9)
        return better.argmax(axis=1), np.tanh(better.max(axis=1) + out[:, -1])

    def fit(self, observed: Array, actions: Array, targets: Array, rate: float) -> None:
        """Bring what the network says of these actions nearer to the targets: one step of Adam."""
        out, x, hidden = self.forward(observed)
        rows = np.arange(len(out))
        worth = np.tanh(out[rows, actions] + out[:, -1])
        top = np.zeros_like(out)
        top[rows, actions] = top[:, -1] = (worth - targets) * (1 - worth**2) / len(out)
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


def collect(batch: Batch, net: Net, curious: float, rng: np.random.Generator) -> list[Array]:
    """Play some steps in all games: observations, actions, and what they are worth by what came after them."""
    kept, sign, reward = list[tuple[Array, ...]](), list[Array](), list[Array]()
    for _ in range(STEPS):
        observed, masks, fresh = batch.observations.copy(), batch.masks.copy(), batch.over | batch.called_off
        best, worth = net.best(observed, masks)
        other = np.where(masks != 0, rng.random(masks.shape), -1).argmax(axis=1)
        actions, seats = np.where(rng.random(len(batch)) < curious, other, best), batch.turn.copy()
        batch.step(actions)
        ended = batch.over | batch.called_off | fresh
        sign.append(~ended * np.where(batch.turn == seats, 1.0, -1.0))
        reward.append(batch.rewards[np.arange(len(batch)), batch.acted])
        kept.append((observed, actions, worth, ~fresh))
    later = following = net.best(batch.observations, batch.masks)[1]
    targets = list[Array]()
    for step in reversed(range(STEPS)):
        later = reward[step] + sign[step] * ((1 - LAMBDA) * following + LAMBDA * later)
        targets.insert(0, later)
        following = kept[step][2]
    observed, actions, _, played = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    return [part[played] for part in (observed, actions, np.concatenate(targets))]


def beats(net: Net, game: str, opponent: str, games: int) -> float:
    """The share of games won against a bot, never curious."""
    env, won = RaceEnv(game, opponents=opponent, most_actions=LONGEST), 0
    for seed in range(games):
        observed, info = env.reset(seed=seed)
        over = called_off = False
        while not (over or called_off):
            action = net.best(observed[None], info["action_mask"][None])[0][0]
            observed, reward, over, called_off, info = env.step(int(action))
        won += reward > 0
    return won / games


def main() -> None:
    """Learn, look at the strength from time to time, and keep the network and its curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="triggs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=float, default=8, help="actions to learn from, in millions")
    parser.add_argument("--looks", type=int, default=8, help="how often to look at the strength")
    parser.add_argument("--games", type=int, default=100, help="games against each bot at a look")
    parser.add_argument("--out", type=Path, default=Path("td.npz"), help="the network; its curve is kept beside it")
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    batch = Batch(given.game, 2, GAMES, given.seed, most_actions=LONGEST)
    net = Net(batch.features, batch.rules.action_count, rng)
    curve, steps, minutes = list[dict[str, float]](), 0, 0.0
    for look in range(1, given.looks + 1):
        began = time.process_time()
        while (done := steps / (1e6 * given.steps)) < look / given.looks:
            observed, actions, targets = collect(batch, net, CURIOUS * max(0.2, 1 - done), rng)
            steps += len(actions)
            for at in np.array_split(rng.permutation(len(actions)), len(actions) // MINIBATCH + 1):
                net.fit(observed[at], actions[at], targets[at], RATE * max(0.05, 1 - done))
        minutes += (time.process_time() - began) / 60
        shares = {bot: beats(net, given.game, bot, given.games) for bot in ("random", "greedy")}
        curve.append({"steps": steps, "minutes": round(minutes, 2), **shares})
        print(f"{minutes:5.1f} min {steps / 1e6:6.2f} M steps: beats greedy in {shares['greedy']:.0%} of games")
    net.save(given.out)
    about = {"game": given.game, "seed": given.seed, "millions": given.steps, "looked_at": given.games, "curve": curve}
    given.out.with_suffix(".json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
