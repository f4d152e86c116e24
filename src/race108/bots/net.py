"""A small network over sparse features: a list of numbers in, the chance to win out. Plain Numba, no framework.

The input is the set of features that are on; one hidden layer of ReLU units; a sigmoid at the end.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from race108.kernel import inner, record_dtype

HIDDEN = 64
#: Features that can be on at once.
MOST_ON = 160


def net_dtype(inputs: int) -> np.dtype[Any]:
    """The record of a network: weights into and out of the hidden layer, and their biases."""
    return record_dtype(
        [
            ("first", "f4", (inputs, HIDDEN)),
            ("bias", "f4", HIDDEN),
            ("second", "f4", HIDDEN),
            ("last", "f4"),
        ]
    )


def new_net(inputs: int, seed: int) -> Any:
    """An array of one network with small random weights."""
    rng = np.random.default_rng(seed)
    net = np.zeros(1, dtype=net_dtype(inputs))
    net["first"][0] = rng.normal(0, 0.05, (inputs, HIDDEN))
    net["second"][0] = rng.normal(0, 0.05, HIDDEN)
    return net


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
    total = float(net.last)
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
    net.last += step
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
