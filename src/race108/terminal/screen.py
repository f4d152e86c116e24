"""The terminal itself: lines in, lines and colours out. It knows nothing of the games."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import IO, TextIO, cast

from rich.console import Console, RenderableType
from rich.text import Text

from race108.words import Argument, say

#: What can be done now, everywhere.
ACCENT = "bold magenta"

_TYPED_CHARACTERS = 500
_CURTAIN_LINES = 100
_ASCII = str.maketrans(
    {
        **dict(zip("☒☐●■▲◆★✚→←↑┌┐└┘─│▒·×•", "X.o#^%*+><^++++-|#-x*", strict=True)),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("–−", "-"),
        "’": "'",
        "…": "...",
        "\xa0": " ",
    }
)


class Quit(Exception):
    """The player wants to stop, or there is no more input."""


@dataclass(frozen=True)
class Look:
    """For whom and how something is drawn."""

    language: str
    width: int
    height: int | None  # None: the output scrolls for ever
    colour: bool
    unicode: bool
    #: What the players are called; nothing: Player 1, Player 2 ...
    names: tuple[str, ...] = ()

    def say(self, message: str, **arguments: Argument) -> str:
        """A message in the reader's language."""
        return say(message, self.language, **arguments)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.names[seat] if self.names else self.say("player", number=seat + 1)


class Screen:
    """Where the game is shown and typed."""

    def __init__(self, source: TextIO, output: TextIO, clear: bool | None = None) -> None:
        encoding = (getattr(output, "encoding", None) or "utf-8").lower()
        self._unicode = encoding.startswith("utf")
        self._input = source
        self._output: TextIO = output if self._unicode else cast(TextIO, _Ascii(output, encoding))
        self._console = Console(file=cast(IO[str], self._output), highlight=False, emoji=False, markup=False)
        self._is_terminal = output.isatty()
        self._can_clear = self._is_terminal and not self._console.is_dumb_terminal
        self._clears = self._can_clear if clear is None else clear

    def look(self, language: str, names: tuple[str, ...] = ()) -> Look:
        """How to draw for this terminal, as large as it is now."""
        console = self._console
        return Look(
            language=language,
            width=max(60, console.width),
            height=console.height if self._is_terminal else None,
            colour=console.color_system is not None and not console.no_color,
            unicode=self._unicode,
            names=names,
        )

    def show(self, *things: RenderableType) -> None:
        """Print things below each other."""
        for thing in things:
            self._console.print(thing)

    def ask(self, prompt: str) -> str:
        """A line that is typed, without its end and anything unprintable."""
        self._console.print(Text(prompt, style="bold"), end=" ")
        self._output.flush()
        try:
            line = self._input.readline()
        except UnicodeDecodeError:
            line = "\ufffd\n"
        except KeyboardInterrupt:
            line = ""
        if not line:
            self._console.print()
            raise Quit
        typed = "".join(sign for sign in line if sign.isprintable())[:_TYPED_CHARACTERS].strip()
        if not self._input.isatty():
            self._console.print(Text(typed))
        return typed

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """A sign of life while something takes its time; it leaves nothing behind."""
        return self._console.status(text, spinner="line") if self._can_clear else nullcontext()

    def fresh(self) -> None:
        """Begin at the top, or after an empty line where nothing can be cleared."""
        if self._clears:
            self._output.write("\x1b[2J\x1b[H")
        else:
            self._console.print()

    def curtain(self) -> None:
        """Nothing that was shown so far can be seen any more."""
        if self._can_clear:
            self._output.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self._output.write("\n" * _CURTAIN_LINES)


class _Ascii:
    """An output that cannot show every sign gets plain ones."""

    def __init__(self, output: TextIO, encoding: str) -> None:
        self._output = output
        self.encoding = encoding

    def write(self, text: str) -> int:
        plain = text.translate(_ASCII).encode(self.encoding, "replace").decode(self.encoding)
        return self._output.write(plain)

    def flush(self) -> None:
        self._output.flush()

    def isatty(self) -> bool:
        return self._output.isatty()

    def fileno(self) -> int:
        return self._output.fileno()
