"""What the leaflets say: the messages of the client's rules pages, so that there is one text of the rules only."""

from __future__ import annotations

from functools import cache
from typing import Any

from race108.games.registry import about
from race108.words import catalogues, say

#: Chapters and paragraphs, as in the client's ``rules/pages.ts`` but without what matters only on a screen.
CHAPTERS: dict[str, dict[str, tuple[str, ...]]] = {
    "triggs": {
        "aim": ("race",),
        "material": ("cards", "sheet"),
        "setup": ("deal", "piles"),
        "turn": ("one",),
        "draw": ("two", "limit"),
        "discard": ("same",),
        "cross": ("form", "often", "stop"),
        "chain": ("extra", "on"),
        "empty": ("five", "fewer"),
        "piles": ("refill", "none", "all"),
        "twelves": ("box", "elevens", "hidden", "order"),
        "end": ("win",),
        "seen": ("open", "hidden"),
    },
    "runtrip": {
        "aim": ("race",),
        "material": ("track", "cards"),
        "symbols": ("factors", "safe", "cards"),
        "setup": ("deal",),
        "turn": ("must",),
        "run": ("card",),
        "trip": ("match", "move", "order"),
        "again": ("more", "draw"),
        "push": ("one", "start"),
        "hundred": ("stay",),
        "end": ("when", "win"),
        "seen": ("open", "hidden"),
        "example": ("first", "second", "third"),
        "mercy": ("last",),
        "advanced": ("two", "win", "goal", "cut"),
        "team": ("sides",),
        "options": ("time", "even"),
    },
}
QUESTIONS: dict[str, tuple[str, ...]] = {
    "triggs": ("one", "look", "three", "rid", "must", "first", "more", "round", "top", "drawn"),
    "runtrip": ("exact", "run", "pass", "over", "self", "own", "start", "safe", "deck", "goal"),
}
_CAPTIONS: dict[str, tuple[str, ...]] = {
    "triggs": ("sheet", "piles", "draw", "discard", "cross", "chain"),
    "runtrip": ("run", "trip", "push", "example", "seen"),
}


def words(game: str, language: str) -> dict[str, str]:
    """What stands around the text: title, captions, names of symbols and piles."""
    found = {
        "title": say("print-rules-title", language, game=about(game).named()),
        "game": say(about(game).named()[0], language),
        "pitch": client_words(f"rules-pitch-{game}", language),
        "players": client_words("rules-players", language, game=game),
        "argue": client_words(f"rules-{game}-argue", language),
        "start": client_words("rules-square-start", language),
    }
    for caption in _CAPTIONS[game]:
        found[f"figure-{caption}"] = client_words(f"rules-{game}-figure-{caption}", language)
    for pile in ("left", "centre", "right"):
        found[pile] = client_words(f"rules-pile-{pile}", language)
    return found


def text(game: str, language: str) -> dict[str, Any]:
    """The chapters and the questions of a game."""

    def said(name: str) -> str:
        return client_words(f"rules-{game}-{name}", language)

    paragraphs = {name: [said(f"{name}-{one}") for one in ones] for name, ones in CHAPTERS[game].items()}
    if game == "runtrip":
        paragraphs["team"].append(say("print-team-quiet", language))  # the client's message speaks of its chat
    chapters = [{"name": name, "title": said(name), "paragraphs": ones} for name, ones in paragraphs.items()]
    questions = [[said(f"ask-{name}"), said(f"answer-{name}")] for name in QUESTIONS[game]]
    return {"chapters": chapters, "questions": questions, "game": game}


def road_words(language: str) -> dict[str, str]:
    """What stands on the track."""
    return {place: client_words(f"runtrip-{place}", language, room="runtrip") for place in ("start", "goal")}


def client_words(message: str, language: str, room: str = "rules", **arguments: str) -> str:
    """A message of the browser client."""
    bundle = _bundle(language, room)
    text, faults = bundle.format_pattern(bundle.get_message(message).value, arguments)
    if faults:
        raise KeyError(f"message {message!r} in {language}/{room}.ftl: {faults[0]}")
    return str(text)


@cache
def _bundle(language: str, room: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    catalogue = catalogues() / "web" / language / f"{room}.ftl"
    bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle
