"""What a table in the browser must know of Run & Trip besides its compiled code (``local.json`` in the client)."""

from typing import Any

from race108.games.runtrip import SET_ASIDE
from race108.games.runtrip.happened import NAMES
from race108.games.runtrip.layout import Layout, named_layout
from race108.games.runtrip.mind import HANDS
from race108.games.runtrip.rules import STEPS
from race108.games.runtrip.showing import LONGEST_MOVE
from race108.games.runtrip.value import SORTS


def looked_up(layout: Layout) -> dict[str, Any]:
    """The tables that the rules look a layout up in, by what squares show: the number of all their parts and, for cards
    that fit, their number among the parts, the parts that have room for them (64 bits, so a text), and which they are.
    """
    tables, found = layout.lookup[0], {}
    for square, symbols in enumerate(layout.squares):
        if symbols and symbols not in found:
            full, room, weight = (tables[name][square].tolist() for name in ("full", "room", "weight"))
            alike: dict[tuple[int, int], list[int]] = {}
            for card in range(len(room)):
                if room[card]:
                    alike.setdefault((weight[card], room[card]), []).append(card)
            found[symbols] = [full, [[weighs, str(parts), cards] for (weighs, parts), cards in alike.items()]]
    return found


FACTS = {
    "aside": SET_ASIDE,
    "hands": HANDS,
    "longest": LONGEST_MOVE,
    "sorts": SORTS,
    "steps": [NAMES[step - 1] for step in STEPS],
    "layouts": {"factors": looked_up(named_layout("factors"))},
}
