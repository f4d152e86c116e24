"""How fast is too fast, and how many are too many."""

from __future__ import annotations

import pytest

from race108.server import limits
from race108.server.limits import Limits, Rate
from race108.server.refusals import TooFast


def test_who_is_too_fast_is_refused_and_others_are_not() -> None:
    some = Limits()
    rate = Rate(0.001, 3)
    for _ in range(3):
        some.check(rate, "ann")
    with pytest.raises(TooFast):
        some.check(rate, "ann")
    some.check(rate, "ben")


def test_an_address_may_hold_so_many_connections_and_no_more() -> None:
    some = Limits()
    for _ in range(limits.OPEN_AT_ONCE):
        some.opens("10.0.0.1")
    with pytest.raises(TooFast):
        some.opens("10.0.0.1")
    some.opens("10.0.0.2")
    some.closes("10.0.0.1")
    some.opens("10.0.0.1")


def test_limits_can_be_switched_off() -> None:
    none = Limits(on=False)
    for _ in range(limits.OPEN_AT_ONCE + 1):
        none.opens("10.0.0.1")
        none.check(Rate(0.001, 1), "ann")
