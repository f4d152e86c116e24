"""The icons of the client, from its mark (web/public/icon.svg): ``python tools/icons.py`` writes them beside it.

A device that puts icons into shapes of its own gets one with room round the mark (maskable).
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import typst

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
#: A file, its width, and how much of it the mark takes.
ICONS = {"app-192.png": (192, 0.86), "app-512.png": (512, 0.86), "app-maskable-512.png": (512, 0.6)}


def drawn(width: int, part: float) -> bytes:
    """A square on the colour of the table, with the mark in its middle."""
    table = json.loads((ROOT / "src/race108/palette.json").read_text(encoding="utf-8"))["colours"]["table"][0]
    text = (
        f'#set page(width: {width}pt, height: {width}pt, margin: 0pt, fill: rgb("{table}"))\n'
        f'#set align(center + horizon)\n#image("icon.svg", height: {round(width * part)}pt)\n'
    )
    with TemporaryDirectory() as folder:
        (Path(folder) / "icon.svg").write_bytes((PUBLIC / "icon.svg").read_bytes())
        (Path(folder) / "icon.typ").write_text(text, encoding="utf-8")
        return bytes(typst.compile(Path(folder) / "icon.typ", format="png", ppi=72))


if __name__ == "__main__":
    for name, (width, part) in ICONS.items():
        (PUBLIC / name).write_bytes(drawn(width, part))
