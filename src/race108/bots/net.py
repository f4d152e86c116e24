"""A small network over sparse features: a list of numbers in, the chance to win out. Plain Numba, no framework.

The input is the set of features that are on; one hidden layer of ReLU units; a sigmoid at the end.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from race108.kernel import inner

Floats = npt.NDArray[np.float32]

HIDDEN = 64
#: Features that can be on at once.
MOST_ON = 160


class Net(NamedTuple):
    """A network: weights into and out of the hidden layer, and their biases.

    Plain arrays, so that compiled code is the same for every number of inputs.
    """

    first: Floats  # by input, then hidden unit
    bias: Floats
    second: Floats
    last: Floats  # one number

    def copy(self) -> Net:
        """Another one with the same weights."""
        return Net(*(part.copy() for part in self))


def new_net(inputs: int, seed: int) -> Net:
    """A network with small random weights."""
    rng = np.random.default_rng(seed)
    return Net(
        rng.normal(0, 0.05, (inputs, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, dtype=np.float32),
        rng.normal(0, 0.05, HIDDEN).astype(np.float32),
        np.zeros(1, dtype=np.float32),
    )


@inner
def add_features(net: Any, on: Any, first: int, last: int, sums: Any) -> None:
    """Add what the features on[first:last] contribute to the hidden units."""
    for i in range(first, last):
        feature = on[i]
        for unit in range(HIDDEN):
            sums[unit] += net.first[feature, unit]


@inner
def outcome(net: Any, sums: Any) -> float:
    """The chance to win, from the sums of the hidden units."""
    total = float(net.last[0])
    for unit in range(HIDDEN):
        total += net.second[unit] * max(sums[unit], 0.0)
    return 1.0 / (1.0 + math.exp(-total))


@inner
def learn(net: Any, on: Any, count: int, target: float, rate: float, sums: Any) -> float:
    """One step of gradient descent towards a target (cross entropy); says what was predicted before."""
    for unit in range(HIDDEN):
        sums[unit] = net.bias[unit]
    add_features(net, on, 0, count, sums)
    predicted = outcome(net, sums)
    step = rate * (target - predicted)
    net.last[0] += step
    for unit in range(HIDDEN):
        if sums[unit] > 0.0:
            through = step * net.second[unit]
            net.second[unit] += step * sums[unit]
            sums[unit] = through
        else:
            sums[unit] = 0.0
        net.bias[unit] += sums[unit]
    for i in range(count):
        feature = on[i]
        for unit in range(HIDDEN):
            net.first[feature, unit] += sums[unit]
    return predicted
