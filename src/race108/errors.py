"""What can go wrong, told to the person who can put it right.

An error carries the name of a message in the Fluent catalogues and its arguments, so that it can be said in every
language; ``str(error)`` is the English sentence.
"""

from __future__ import annotations

from race108.words import Argument, say


class Race108Error(ValueError):
    """Something the user can put right. The game is unchanged."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def text(self, language: str = "en") -> str:
        """The sentence in one of the four languages."""
        return say(self.message, language, **self.arguments)

    def __str__(self) -> str:
        return self.text()


class NoEngine(Race108Error):
    """Nothing here can run the compiled functions that are wanted."""


class BadMove(Race108Error):
    """A move that cannot be played."""


class UnreadableMove(BadMove):
    """A text that is no move of this game."""


class AmbiguousMove(BadMove):
    """A text that fits several legal moves."""


class IllegalMove(BadMove):
    """A move the rules do not allow now."""


class BadPosition(Race108Error):
    """A position that cannot be."""


class BadOption(Race108Error):
    """An option, a seed or a number of players that cannot be."""


class BadLayout(Race108Error):
    """A layout that cannot be played."""


class BadRecord(Race108Error):
    """A record that cannot be replayed."""


class BadRequest(Race108Error):
    """A request to the referee that cannot be carried out."""


class BadWeights(Race108Error):
    """A file of weights that cannot be used."""


class CannotTakeBack(Race108Error):
    """The last move stays played."""


class BotFailed(Race108Error):
    """A bot that runs as a program of its own has crashed, hung or answered rubbish: its seat has lost the game."""

    @property
    def seat(self) -> int:
        """Whose bot it is."""
        return int(self.arguments["seat"])

    @property
    def reason(self) -> Argument:
        """What went wrong: the name of a message, and its arguments."""
        return self.arguments["reason"]
