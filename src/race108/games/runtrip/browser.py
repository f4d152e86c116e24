"""What a table in the browser must know of Run & Trip besides its compiled code (``local.json`` in the client)."""

from race108.games.runtrip import SET_ASIDE
from race108.games.runtrip.happened import NAMES
from race108.games.runtrip.layout import MOST_PARTS
from race108.games.runtrip.mind import HANDS
from race108.games.runtrip.rules import MOST_ON_A_CARD, MOST_SYMBOLS, STEPS
from race108.games.runtrip.showing import LONGEST_MOVE
from race108.games.runtrip.value import SORTS

FACTS = {
    "aside": SET_ASIDE,
    "hands": HANDS,
    "longest": LONGEST_MOVE,
    "most": {"symbols": MOST_SYMBOLS, "parts": MOST_PARTS, "face": MOST_ON_A_CARD},
    "sorts": SORTS,
    "steps": [NAMES[step - 1] for step in STEPS],
}
