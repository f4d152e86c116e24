"""A game at the terminal: people and bots take their turns until it is over or somebody stops."""

from __future__ import annotations

import hashlib
import time
from typing import TextIO

from rich.text import Text

from race108.bots import bot_named, choose_move, end_game
from race108.bots.names import names_at_table
from race108.errors import BadOption, BadRequest, BotFailed, Race108Error
from race108.game import Game, View
from race108.games.registry import has_part, part_of
from race108.terminal.board import Board, as_text, told
from race108.terminal.ending import who_won
from race108.terminal.help import command_in, help_page, rules_page
from race108.terminal.menu import Menu
from race108.terminal.screen import Look, Quit, Screen

PERSON = "me"
BOT = "bot:"


def play(
    game: Game,
    seats: list[str],
    language: str,
    input: TextIO,
    output: TextIO,
    minutes: float | None = None,
    clear: bool | None = None,
) -> int:
    """Play a game to its end, or until somebody stops.

    A seat is "me" or a bot such as "bot:greedy". ``clear``: every turn begins on a clear screen; None: on a terminal.
    """
    session = _Session(game, seats, language, Screen(input, output, clear), minutes)
    try:
        session.run()
    except Quit:
        session.tell("terminal-goodbye")
    return 0


def _character(who: str) -> str | None:
    """The bot in a seat, if it is one of the characters that people know by name."""
    return who.removeprefix(BOT) if who.startswith(f"{BOT}level") else None


class _Session:
    def __init__(self, game: Game, seats: list[str], language: str, screen: Screen, minutes: float | None) -> None:
        if len(seats) != game.players:
            raise BadOption("terminal-bad-seats", players=game.players)
        if minutes is not None and not game.rules.about.clock:
            raise BadRequest("no-time-limit", game=game.rules.about.named())
        self.game = game
        self.language = language
        self.screen = screen
        self.board: Board = part_of(game.rules.game, "board")
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.bots = {
            seat: bot_named(who.removeprefix(BOT), game.rules) for seat, who in enumerate(seats) if who != PERSON
        }
        #: The characters have names of their own; everybody else at a screen is known by their number.
        self.names = tuple(names_at_table([None] * len(seats), [_character(who) for who in seats], language))
        self.ends = None if minutes is None else time.monotonic() + 60 * minutes
        #: Who sits before the screen, and up to which ply each seat (None: an onlooker) has been told what happened.
        self.before: int | None = None
        self.told: dict[int | None, int] = {}
        self.first = game.ply
        self.notices: list[str] = []
        #: How many steps of help there have been, and at which ply.
        self.helped = (0, -1)

    @property
    def look(self) -> Look:
        return self.screen.look(self.language, self.names)

    def tell(self, message: str) -> None:
        """Say something."""
        self.screen.show(Text(self.look.say(message)))

    # --- turns ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """To the end: of the game, or of a bot that fails."""
        winners: list[int] | None = None
        try:
            self._take_turns()
            winners = self.game.winners
        except BotFailed as failed:
            winners = self.game.rules.others(failed.seat)
            player = self.look.player(failed.seat)
            self.notices.append(self.look.say("terminal-forfeit", player=player, reason=failed.reason))
        finally:
            end_game(self.bots.values(), winners)
        self._show_end(winners or [])

    def _take_turns(self) -> None:
        while not self.game.over:
            if self._time_is_up():
                break
            seat = self.game.turn
            if seat in self.bots:
                self._play_bot(seat)
            else:
                self._face(seat)
                self._ask_for_move(seat)

    def _play_bot(self, seat: int) -> None:
        """A bot gets its view and nothing else."""
        seed = hashlib.sha256(self.game.seed + seat.to_bytes(1) + self.game.ply.to_bytes(4)).digest()
        with self.screen.waiting(self.look.say("terminal-thinking", player=self.look.player(seat))):
            move = choose_move(self.bots[seat], self.game.view(seat), seed)
        self.game.play(move)

    def _face(self, seat: int) -> None:
        """Several people share the screen: whoever is next must not see the hand of the one before."""
        if len(self.people) > 1 and seat != self.before:
            name = self.look.player(seat)
            if self.before is not None:
                self._show_table(self.game.view(self.before))
                self.told[self.before] = self.game.ply
                self._pause("terminal-pass-on", name)
            self.screen.curtain()
            self._pause("terminal-curtain", name)
            self.screen.curtain()
        self.before = seat

    def _pause(self, message: str, player: str) -> None:
        if command_in(self.screen.ask(self.look.say(message, player=player))) == "quit":
            raise Quit

    def _ask_for_move(self, seat: int) -> None:
        """Show the table and ask until something is played or the table is to be shown again."""
        view = self.game.view(seat)
        menu = self.board.menu(view, self.look)
        self._show_table(view)
        self._show_menu(view, menu)
        answered = False
        while not answered and not self._time_is_up():
            line = self.screen.ask(self.look.say("terminal-prompt"))
            if not self._time_is_up():
                answered = self._answer(line, view, menu)

    def _time_is_up(self) -> bool:
        """Whether the time limit has passed; then the game is over."""
        if not self.game.over and self.ends is not None and time.monotonic() >= self.ends:
            self.game.time_up()
            self.notices.append(self.look.say("terminal-time-up"))
        return self.game.over

    # --- what is typed ----------------------------------------------------------------------------------------------

    def _answer(self, line: str, view: View, menu: Menu) -> bool:
        """Do what a line asks for; says whether the table is to be shown again."""
        try:
            match command_in(line):
                case None:
                    return not line or self._play(line, view, menu)
                case "undo":
                    return self._undo(view)
                case "quit":
                    raise Quit
                case "moves":
                    self.screen.show(*menu.long(self.look))
                case "log":
                    self._show_log(view)
                case "hint":
                    self._show_hint(view)
                case "rules":
                    self.screen.show(*rules_page(self.board, view, self.look, self.ends is not None))
                case _:
                    self.screen.show(*help_page(view, self.look))
        except Race108Error as error:
            self.screen.show(Text(error.text(self.language), style="bold"))
        return False

    def _play(self, line: str, view: View, menu: Menu) -> bool:
        """Play a move, given by its number or in words."""
        before = self.game.ply
        self.game.play(menu.chosen(line))
        self.told[view.seat] = before
        self.notices = []
        return True

    def _undo(self, view: View) -> bool:
        move = self.game.take_back()
        self.told[view.seat] = self.game.ply
        self.notices = [self.look.say("terminal-undone", move=move)]
        return True

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _show_table(self, view: View) -> None:
        """The table as a seat sees it, with what it has not been told yet."""
        since = self.told.get(view.seat, self.first)
        news = self.game.tell(view.seat, self.language, since=since, names=self.names)
        self.screen.fresh()
        self.screen.show(self._title(view), *self.board.draw(view, self.look, [*news, *self.notices]))

    def _title(self, view: View) -> Text:
        look = self.look
        rules = view.rules
        message, _ = rules.about.named(rules.played.name)
        parts = [look.say(message)]
        if view.seat is not None:
            parts.append(look.say("terminal-you-are", player=look.player(view.seat)))
        if rules.played.sides and view.seat is not None:
            side = view.seat % rules.sides
            partners = [look.player(seat) for seat in rules.seats_of([side]) if seat != view.seat]
            parts.append(look.say("terminal-your-side", side=("side", {"number": side + 1}), player=partners))
        if self.ends is not None and not self.game.over:
            parts.append(look.say("terminal-time-left", minutes=int(self.ends - time.monotonic()) // 60 + 1))
        return Text.assemble((parts[0], "bold"), *(f" · {part}" for part in parts[1:]))

    def _show_menu(self, view: View, menu: Menu) -> None:
        self.screen.show(Text(self.board.question(view, self.look), style="italic"), *menu.short(self.look))

    def _show_log(self, view: View) -> None:
        news = self.game.tell(view.seat, self.language, names=self.names) or [self.look.say("terminal-log-empty")]
        self.screen.show(as_text(told(news, self.look.width)))

    def _show_hint(self, view: View) -> None:
        """Help in three steps, one more each time it is asked for; not where people play against each other."""
        from race108.coach.review import hint

        if len(self.people) > 1:
            raise BadRequest("terminal-hint-alone")
        if not has_part(view.rules.game, "judge"):
            raise BadRequest("review-no-judge", game=view.rules.about.named())
        steps, ply = self.helped
        self.helped = (steps + 1 if ply == self.game.ply else 1, self.game.ply)
        with self.screen.waiting(self.look.say("terminal-hint-thinking")):
            found = hint(view, names=self.names)
        why = [self.look.say(message, **arguments) for message, arguments in found.why[:2]]
        said = [self.look.say(found.kind), self.look.say("terminal-hint-move", move=found.move)]
        said += why or [self.look.say("terminal-hint-no-reason")]
        self.screen.show(as_text(told(said[: self.helped[0]] if self.helped[0] < 3 else said, self.look.width)))

    def _show_end(self, winners: list[int]) -> None:
        """The last table, without any hand if several people look at it, and who has won."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.told.setdefault(None, self.told.get(self.before, self.first))
        self._show_table(self.game.view(viewer))
        self.screen.show(Text(who_won(self.game.rules, winners, viewer, self.look), style="bold"))
