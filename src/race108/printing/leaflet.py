"""The rules as a leaflet. It says what the client's rules pages say, so that there is one text of the rules only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from race108.games.registry import about
from race108.printing.thing import Thing, Wish
from race108.words import catalogues, say

if TYPE_CHECKING:
    from race108.printing.typesetting import Pages

#: It is set as large as two pages allow, in tenths of a point.
_SMALLEST, _LARGEST = 80, 125


@dataclass(frozen=True)
class Leaflet:
    """What stands in a game's leaflet, by the names of the client's messages, and the template that draws it."""

    game: str
    template: Path
    #: Chapters and their paragraphs, as on the client's page but without what matters only on a screen.
    chapters: Mapping[str, tuple[str, ...]]
    questions: tuple[str, ...]
    #: Pictures that have a caption, and other words that stand in pictures.
    captions: tuple[str, ...]
    words: Mapping[str, str]
    #: Messages of the game's own that end a chapter.
    endings: Mapping[str, str] = field(default_factory=dict)

    def thing(self) -> Thing:
        """The leaflet as a thing to be printed."""
        return Thing("rules", "cli-print-rules", self._lay_out)

    def text(self, language: str) -> dict[str, Any]:
        """The chapters and the questions."""

        def said(name: str) -> str:
            return self._client(name, language)

        paragraphs = {name: [said(f"{name}-{one}") for one in ones] for name, ones in self.chapters.items()}
        for name, message in self.endings.items():
            paragraphs[name].append(say(message, language))
        chapters = [{"name": name, "title": said(name), "paragraphs": ones} for name, ones in paragraphs.items()]
        questions = [[said(f"ask-{name}"), said(f"answer-{name}")] for name in self.questions]
        return {"chapters": chapters, "questions": questions}

    def _around(self, language: str) -> dict[str, str]:
        """What stands around the text: title, captions, names of things in pictures."""
        named = about(self.game).named()
        found = {
            "title": say("print-rules-title", language, game=named),
            "game": say(named[0], language),
            **{name: self._client(name, language) for name in ("pitch", "players", "argue")},
        }
        for caption in self.captions:
            found[f"figure-{caption}"] = self._client(f"figure-{caption}", language)
        return found | {name: self._client(message, language) for name, message in self.words.items()}

    def _client(self, name: str, language: str) -> str:
        """A message of the game's rules page."""
        return client_words(f"rules-{self.game}-{name}", language, f"{self.game}-rules")

    def _lay_out(self, wish: Wish) -> Pages:
        """The leaflet, as large as fits."""
        from race108.printing.typesetting import Pages, pages_of

        data = wish.data(self._around(wish.language), **self.text(wish.language))
        fits, too_large = _SMALLEST, _LARGEST
        while too_large - fits > 1:
            tried = (fits + too_large) // 2
            if pages_of(self.template, data | {"size": tried}) <= 2:
                fits = tried
            else:
                too_large = tried
        return Pages(self.template, data | {"size": fits})


def client_words(message: str, language: str, room: str) -> str:
    """A message of the browser client."""
    bundle = _bundle(language, room)
    text, faults = bundle.format_pattern(bundle.get_message(message).value)
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
