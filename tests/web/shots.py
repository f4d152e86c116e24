"""Pictures of every screen, in the folder build/shots: ``make shots``. The best ones are kept for the README.

``python tests/web/shots.py triggs`` makes only those with this word in their names.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

sys.path.append(str(Path(__file__).resolve().parents[1]))

from PIL import Image

from browser import DESKTOP, PHONE, Chromium
from layout import SIZES
from screens import SCREENS
from server_world import Server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "shots"
#: Both moods of the table at every size, and the languages in turn.
LOOKS: list[tuple[str, tuple[int, int], Literal["light", "dark"], str]] = [
    ("phone", PHONE, "light", "de"),
    ("phone-dark", PHONE, "dark", "en"),
    ("desktop", DESKTOP, "light", "en"),
    ("desktop-dark", DESKTOP, "dark", "es"),
    *((f"{wide}", (wide, high), "light", "it") for wide, high in SIZES if (wide, high) not in (PHONE, DESKTOP)),
    *((f"{wide}-dark", (wide, high), "dark", "de") for wide, high in SIZES if (wide, high) not in (PHONE, DESKTOP)),
]
#: What stands in the README, in 256 colours: a third of the size, and nobody sees the difference.
BEST = {
    "web-triggs": "triggs-row-desktop",
    "web-runtrip": "runtrip-trip-desktop",
    "web-phone-triggs": "triggs-card-phone",
    "web-phone-learn": "learn-triggs-phone",
    "web-phone-runtrip": "runtrip-card-phone-dark",
}


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with Server() as server, Chromium() as chromium:
        for name, screen in SCREENS.items():
            if wanted and not any(word in name for word in wanted):
                continue
            for look, size, theme, language in LOOKS:
                with chromium.visitor(server, size=size, theme=theme, language=language) as ann:
                    page = screen.opens(ann)
                    for stage in screen.stages(page):
                        page.wait_for_timeout(300)  # pictures and fonts
                        page.screenshot(path=FOLDER / f"{name}{stage}-{look}.png")
            print(name, flush=True)
    for name, picture in BEST.items():
        if (FOLDER / f"{picture}.png").exists():
            with Image.open(FOLDER / f"{picture}.png") as whole:
                reduced = whole.convert("RGB").quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
                reduced.save(ROOT / "docs" / "pictures" / f"{name}.png", optimize=True)
    print(f"The pictures are in {FOLDER.relative_to(ROOT)}.")


if __name__ == "__main__":
    main(sys.argv[1:])
