"""A small network: what is on and how much there is of something in, the chance to win out. Plain Numba, no framework.

Most inputs are features that are on or not; the last ones are amounts. A first layer of ReLU units sees them, a second
one sees the first, and a sigmoid at the end sees both. The oldest networks know no amounts and have no second layer:
they are networks with fewer rows.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from race108.kernel import LANES, add_rows, add_weighted, inner, zero_singles, zeros

Floats = npt.NDArray[np.float32]

HIDDEN = 64
DEEP = 32
UNITS = HIDDEN + DEEP
#: Features that can be on at once, and amounts.
MOST_ON = 160
MOST_AMOUNTS = 128

_ZERO = np.float32(0.0)


class Net(NamedTuple):
    """A network: weights into the first layer, from there into the second, and out of both; and their biases.

    Plain arrays, so that compiled code is the same for every number of inputs.
    """

    first: Floats  # by input, then unit of the first layer
    bias: Floats
    middle: Floats  # by unit of the first layer, then of the second; the last row is the bias. Or no rows at all.
    second: Floats  # out of both layers
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
        rng.normal(0, 0.15, (HIDDEN + 1, DEEP)).astype(np.float32),
        rng.normal(0, 0.05, UNITS).astype(np.float32),
        np.zeros(1, dtype=np.float32),
    )


def grown(net: Net, inputs: int, seed: int) -> Net:
    """The same network with more inputs and a second layer, which it has yet to learn to use: it judges as before."""
    more = new_net(inputs, seed)
    more.first[...] = 0.0
    more.first[: len(net.first)] = net.first
    more.bias[...], more.last[...] = net.bias, net.last
    more.second[...] = net.second
    if len(net.middle):
        more.middle[...] = net.middle
    return more


@inner
def add_features(net: Any, on: Any, first: int, last: int, sums: Any) -> None:
    """Add what the features on[first:last] contribute to the first layer."""
    for unit in range(0, HIDDEN, LANES):
        add_rows(net.first, unit, on, first, last, sums, unit)


@inner
def add_amounts(net: Any, base: int, amounts: Any, first: int, last: int, sums: Any) -> None:
    """Add what amounts[first:last] contribute, whose rows begin at ``base``. Most are 0, and add nothing."""
    some, weights = zeros(HIDDEN), zero_singles(HIDDEN)
    while first < last:  # a judge that looks back has any number of them
        count, end = 0, min(last, first + HIDDEN)
        for i in range(first, end):
            some[count], weights[count] = base + i, amounts[i]
            count += int(amounts[i] != _ZERO)
        for unit in range(0, HIDDEN, LANES):
            add_weighted(net.first, unit, some, weights, count, sums, unit)
        first = end


#: However sure a network is (in log odds), what has not happened yet is less than a game that is won.
SURE = 9.0


@inner
def outcome(net: Any, sums: Any) -> float:
    """The chance to win, from the sums of the first layer; those of the second are written behind them."""
    total = float(net.last[0])
    active, amounts, count = zeros(HIDDEN), zero_singles(HIDDEN), 0  # the units that see something
    for unit in range(HIDDEN):
        active[count], amounts[count] = unit, sums[unit]
        count += int(sums[unit] > _ZERO)
    if net.middle.shape[0] > 0:
        for unit in range(DEEP):
            sums[HIDDEN + unit] = net.middle[HIDDEN, unit]
        add_weighted(net.middle, 0, active, amounts, count, sums, HIDDEN)
        for unit in range(HIDDEN, UNITS):
            total += net.second[unit] * max(sums[unit], 0.0)
    for i in range(count):
        total += net.second[active[i]] * float(amounts[i])
    total = min(max(total, -SURE), SURE)
    return 1.0 / (1.0 + power_of_e(-total))


# The reduction to half of ln 2 and the polynomial are those of Sun's fdlibm (e_exp.c); the error is below one unit in
# the last place.
_FAR = 700.0
_PER_LN2 = 1.44269504088896338700e00
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_P1, _P2, _P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
_P4, _P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08


@inner
def power_of_e(x: float) -> float:
    """e to the power of x, up to 700 and down to -700, from sums and products alone.

    So it has the same bits on every machine; the ``exp`` of a C library may differ in the last one.
    """
    x = min(max(x, -_FAR), _FAR)
    twos = int(x * _PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    high, low = x - twos * _LN2_HIGH, twos * _LN2_LOW
    rest = high - low
    square = rest * rest
    near = rest - square * (_P1 + square * (_P2 + square * (_P3 + square * (_P4 + square * _P5))))
    power = 1.0 - ((low - rest * near / (2.0 - near)) - high)
    return float(power * np.int64((twos + 1023) << 52).view(np.float64))


# The polynomial is that of fdlibm's e_log.c; the error is below one unit in the last place.
_ROOT_HALF, _ONE = 0x3FE6A09E00000000, 0x3FF0000000000000  # the bits of these numbers
_FRACTION = (1 << 52) - 1
_G1, _G2, _G3 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01
_G4, _G5, _G6 = 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01
_G7 = 1.479819860511658591e-01


@inner
def natural_log(x: float) -> float:
    """The natural logarithm of a number above 0 that is not tiny (a normal one), from sums and products alone."""
    bits = int(np.float64(x).view(np.int64)) + (_ONE - _ROOT_HALF)
    twos = (bits >> 52) - 1023
    near = float(np.int64((bits & _FRACTION) + _ROOT_HALF).view(np.float64)) - 1.0
    part = near / (2.0 + near)
    square = part * part
    fourth = square * square
    rest = fourth * (_G2 + fourth * (_G4 + fourth * _G6))
    rest += square * (_G1 + fourth * (_G3 + fourth * (_G5 + fourth * _G7)))
    half = 0.5 * near * near
    return part * (half + rest) + twos * _LN2_LOW - half + near + twos * _LN2_HIGH


@inner
def learn(
    net: Any, on: Any, count: int, base: int, amounts: Any, many: int, target: float, rate: float, sums: Any
) -> float:
    """One step of gradient descent towards a target (cross entropy); says what was predicted before.

    The net has a second layer. ``sums`` has room for both layers.
    """
    for unit in range(HIDDEN):
        sums[unit] = net.bias[unit]
    add_features(net, on, 0, count, sums)
    add_amounts(net, base, amounts, 0, many, sums)
    predicted = outcome(net, sums)
    step = np.float32(rate * (target - predicted))
    net.last[0] += step
    for unit in range(HIDDEN, UNITS):
        if sums[unit] > _ZERO:
            through = step * net.second[unit]
            net.second[unit] += step * sums[unit]
            sums[unit] = through
        else:
            sums[unit] = _ZERO
        net.middle[HIDDEN, unit - HIDDEN] += sums[unit]
    for unit in range(HIDDEN):
        amount = sums[unit]
        through = _ZERO
        if amount > _ZERO:
            through = step * net.second[unit]
            net.second[unit] += step * amount
            for deep in range(DEEP):
                through += sums[HIDDEN + deep] * net.middle[unit, deep]
            for deep in range(DEEP):
                net.middle[unit, deep] += amount * sums[HIDDEN + deep]
        sums[unit] = through
        net.bias[unit] += through
    for i in range(count):
        feature = on[i]
        for unit in range(HIDDEN):
            net.first[feature, unit] += sums[unit]
    for i in range(many):
        amount = amounts[i]
        if amount != _ZERO:
            for unit in range(HIDDEN):
                net.first[base + i, unit] += amount * sums[unit]
    return predicted
