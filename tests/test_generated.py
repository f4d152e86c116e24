"""Files of the client that are made from the code: they are as the code makes them now."""

from __future__ import annotations

from generated import ROOT, generated


def test_every_file_made_from_the_code_is_as_the_code_makes_it_now() -> None:
    made = generated()
    assert ROOT / "web/src/games/triggs/facts.json" in made
    stale = [str(path.relative_to(ROOT)) for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python tests/generated.py"
