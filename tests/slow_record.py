"""Reading a whole record, for the slow twins of what compiled code writes."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from struct import Struct
from typing import Any

import numpy as np


def reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """A function that reads a whole record at once, as a named tuple in which a row of numbers is its bytes.

    NumPy takes as long for a single field. A row of one-byte numbers, such as a pile of cards, is listed by ``list``.
    """
    fields: Any = dtype.fields
    sizes = {1: "b", 2: "h", 4: "i", 8: "q"}
    form, end = "<", 0
    for field, offset in fields.values():
        form += f"{offset - end}x" + (f"{field.itemsize}s" if field.subdtype else sizes[field.itemsize])
        end = offset + field.itemsize
    unpack = Struct(form + f"{dtype.itemsize - end}x").unpack
    tuple_of: Any = namedtuple
    table = tuple_of("table", list(fields))
    return lambda state: table._make(unpack(state.tobytes()))
