"""Playing at the terminal: whole games through the real loop, typed by a script."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from race108.coach.review import hint
from race108.errors import BadOption, BadRequest, Race108Error
from race108.game import Game
from race108.terminal.play import play
from race108.words import LANGUAGES, say

CURTAIN = "\n" * 100
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("triggs", 2, {}),
    ("triggs", 3, {"refill": "all"}),
    ("triggs", 4, {"rows": [9, 1] * 6}),
    ("runtrip", 2, {}),
    ("runtrip", 5, {"even": True}),
    ("runtrip", 6, {"mercy": True}),
    ("runtrip", 3, {"variant": "advanced", "cut": 30}),
    ("runtrip", 4, {"variant": "team"}),
]


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


class Typist(io.StringIO):
    """Types whatever a function says; None is the end of input."""

    def __init__(self, line: Callable[[], str | None], terminal: bool = False) -> None:
        super().__init__()
        self.line = line
        self.terminal = terminal

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self.line()
        return "" if line is None else line + "\n"

    def isatty(self) -> bool:
        return self.terminal


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def any_number(game: Game, seed: int = 1) -> Callable[[], str]:
    chance = random.Random(seed)
    return lambda: str(chance.randint(1, max(1, len(game.moves()))))


def typed(*lines: str) -> Callable[[], str | None]:
    rest = list(lines)
    return lambda: rest.pop(0) if rest else None


def shown(game: Game, seats: list[str], line: Callable[[], str | None], language: str = "en", **more: Any) -> str:
    output = io.StringIO()
    assert play(game, seats, language, Typist(line), output, **more) == 0
    return output.getvalue()


def words(text: str) -> str:
    """A text without its line breaks and the signs of lists."""
    return " ".join(text.replace("• ", "").split())


def sure_game(**more: Any) -> Game:
    """Triggs with a hand that can form 11 twice."""
    position = {
        "game": "triggs",
        "players": 2,
        "hands": [[4, 7, 9, 9, 11], [1, 2, 3, 4, 5]],
        "left": [6, 8],
        "right": [2, 3],
    }
    return Game.from_position(position | more, seed=5)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_a_game_is_played_to_its_end_within_eighty_columns(name: str, players: int, options: dict[str, Any]) -> None:
    game = Game.new(name, players, seed=11, **options)
    language = LANGUAGES[players % len(LANGUAGES)]
    bot = "bot:greedy" if name == "triggs" else "bot:random"
    text = shown(game, ["me"] + [bot] * (players - 1), any_number(game), language)
    assert game.over
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "terminal-" not in text
    assert "\x1b" not in text
    last = text.splitlines()[-1]
    if 0 in game.rules.seats_of(game.winners or []):
        assert say("terminal-you-won", language) in last or len(game.winners or []) > 1
    else:
        assert say("player", language, number=game.rules.seats_of(game.winners or [])[0] + 1) in last


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_bots_alone_are_told_about_to_the_end(name: str) -> None:
    game = Game.new(name, 2, seed=3)
    text = shown(game, ["bot:random", "bot:random"] if name == "runtrip" else ["bot:greedy"] * 2, typed())
    assert game.over
    assert all(sentence in words(text) for sentence in game.tell())


def test_the_same_lines_and_seed_give_the_same_game() -> None:
    texts = []
    for _ in range(2):
        game = Game.new("runtrip", 3, seed=8)
        texts.append(shown(game, ["me", "bot:random", "bot:random"], any_number(game)))
    assert texts[0] == texts[1]


def test_what_the_others_did_is_told_in_plain_words() -> None:
    game = Game.new("runtrip", 3, seed=9)
    text = words(shown(game, ["me", "bot:random", "bot:random"], any_number(game), "es"))
    theirs = [sentence for sentence in game.tell(0, "es") if not sentence.startswith("Jugador 1")]
    assert len(theirs) > 20
    assert all(sentence in text for sentence in theirs)


def test_a_move_can_be_typed_or_chosen_by_its_number() -> None:
    by_number, by_text = sure_game(), sure_game()
    shown(by_number, ["me", "me"], typed("", "1", "3"))
    shown(by_text, ["me", "me"], typed("", "DRAW  left", "draw r"))
    assert by_number.moves_played == by_text.moves_played == ["draw L", "draw R"]


def test_sides_win_together_in_team() -> None:
    game = Game.new("runtrip", 4, seed=2, variant="team")
    text = shown(game, ["me", "me", "me", "bot:random"], any_number(game))
    side = (game.winners or [0])[0]
    partners = f"Player {side + 1} and Player {side + 3}"
    assert text.splitlines()[-1] == f"Team {side + 1} has won: {partners}."


# --- what is typed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("triggs", ["blah", "stop", "form 11", "draw X", "discard 12x9", "extra 3"]),
        ("runtrip", ["blah", "end", "run", "trip 1 4[P]", "run 9[7Z]", "trip 7"]),
    ],
)
def test_a_line_that_cannot_be_played_is_explained(language: str, name: str, lines: list[str]) -> None:
    game = sure_game() if name == "triggs" else Game.new(name, 2, seed=4)
    text = words(shown(game, ["me", "me"], typed("", *lines), language))
    for line in lines:
        with pytest.raises(Race108Error) as error:
            game.play(line)
        assert words(error.value.text(language)) in text
    assert game.ply == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_not_in_the_list_is_explained(language: str) -> None:
    game = sure_game()
    most = len(game.moves())
    text = words(shown(game, ["me", "bot:random"], typed("0", "1000000000000"), language))
    assert words(say("terminal-no-number", language, number="0", most=most)) in text
    assert words(say("terminal-no-number", language, number="100000000", most=most)) in text
    assert game.ply == 0


def test_a_hint_says_more_each_time_it_is_asked_for() -> None:
    game = Game.new("triggs", players=2, seed=7)
    found = hint(game.view(game.turn))
    seats = ["bot:random", "bot:random"]
    seats[game.turn] = "me"
    once, twice, thrice = (words(shown(game, seats, typed(*["hint"] * times))) for times in (1, 2, 3))
    move, why = words(say("terminal-hint-move", move=found.move)), words(say(found.why[0][0], **found.why[0][1]))
    assert words(say(found.kind)) in once
    assert move not in once
    assert move in twice
    assert why not in twice
    assert why in thrice


def test_people_who_play_against_each_other_get_no_hints() -> None:
    text = shown(Game.new("triggs", players=2, seed=7), ["me", "me"], typed("", "hint"))
    assert words(say("terminal-hint-alone")) in words(text)


def test_undo_takes_back_a_step() -> None:
    game = sure_game()
    before = game.position()
    text = shown(game, ["me", "bot:random"], typed("form 11=11", "undo"))
    assert "Taken back: form 11=11." in text
    assert game.position() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_is_refused_once_a_card_was_seen(language: str) -> None:
    game = sure_game()
    text = shown(game, ["me", "bot:random"], typed("undo", "draw C", "undo"), language)
    assert words(say("take-back-nothing", language)) in words(text)
    assert words(say("take-back-revealed", language)) in words(text)
    assert game.moves_played == ["draw C"]


@pytest.mark.parametrize("line", ["q", "QUIT", None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_stopping_or_the_end_of_input_is_a_friendly_goodbye(line: str | None, language: str) -> None:
    for seats in (["me", "bot:random"], ["me", "me"]):
        text = shown(sure_game(), seats, lambda: line, language)
        assert text.splitlines()[-1] == say("terminal-goodbye", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers(language: str) -> None:
    commands = ("?", "help", "moves", "log", "rules", "")
    for name, players, options in VARIANTS:
        game = Game.new(name, players, seed=4, **options)
        minutes = 9 if name == "runtrip" else None
        text = shown(game, ["me"] + ["bot:random"] * (players - 1), typed(*commands), language, minutes=minutes)
        assert words(say(f"{name}-terminal-rules", language)) in words(text)
        assert words(say("terminal-help-undo", language)) in words(text)
        assert all(move in text for move in game.moves())


def test_moves_shows_what_the_short_list_leaves_out() -> None:
    position = {"game": "runtrip", "players": 2, "tokens": [[3], [64]], "phase": "act", "turn": 0}
    hand = [f"{number}[{symbols}]" for number in range(1, 10) for symbols in ("2", "22")]
    game = Game.from_position(position | {"hands": [hand, ["9[P]"]]}, seed=1)
    text = shown(game, ["me", "me"], typed("", "moves"))
    short, _, long = text.partition("> moves")
    count = len(game.moves())
    assert f"{count}) trip" not in short
    assert f"{count}) trip" in long
    assert "type “moves”" in short


def test_unprintable_signs_in_a_line_do_no_harm() -> None:
    text = shown(sure_game(), ["me", "bot:random"], typed("\x1b[A\x07é\udcff"))
    assert "“[Aé” is not a move" in text


# --- what may be seen -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"variant": "advanced"}), (4, {"variant": "team"})])
def test_nobody_sees_symbols_of_another_hand(players: int, options: dict[str, Any]) -> None:
    game = Game.new("runtrip", players, seed=6, **options)
    output = io.StringIO()
    number, curtains = any_number(game), 0

    def look_and_type() -> str:
        nonlocal curtains
        screen = output.getvalue().rpartition(CURTAIN)[2]
        viewers = set(re.findall(r"you are Player (\d)", screen))
        assert len(viewers) <= 1
        curtains += not viewers
        hands = game.position()["hands"]
        hidden = [card for seat, hand in enumerate(hands) if str(seat + 1) not in viewers for card in hand]
        assert not any(card in screen for card in hidden)
        return number()

    assert play(game, ["me"] * players, "en", Typist(look_and_type), output) == 0
    assert game.over
    assert curtains > 10


def test_the_screen_is_the_same_whatever_another_hand_hides() -> None:
    position = Game.new("triggs", 2, seed=4).position() | {"turn": 0}
    hand, centre = position["hands"][1], position["centre"]
    swapped = position | {"hands": [position["hands"][0], centre[-5:]], "centre": centre[:-5] + hand}
    lines = ("", "draw L", "draw R", "", "log")
    texts = [shown(Game.from_position(truth, seed=2), ["me", "me"], typed(*lines)) for truth in (position, swapped)]
    screens = [text.split(CURTAIN) for text in texts]
    assert sorted(hand) != sorted(centre[-5:])
    assert screens[0][:4] == screens[1][:4]  # nothing yet, curtain, player 1, curtain
    assert "you are Player 1" in screens[0][2]
    assert screens[0][4] != screens[1][4]  # player 2 sees the hand


def test_the_next_player_is_asked_by_name_behind_a_curtain() -> None:
    game = Game.from_position(Game.new("triggs", 2, seed=4).position() | {"turn": 0})
    text = shown(game, ["me", "me"], typed("", "draw L", "draw R", "", ""))
    before, _, after = text.partition("Press Enter to hide your cards, then hand over to Player 2.")
    assert before.split(CURTAIN)[1].strip().startswith("Player 1, it is your turn.")
    assert after.split(CURTAIN)[1].strip().startswith("Player 2, it is your turn.")
    assert "you are Player 2" in after.split(CURTAIN)[2]


def test_a_single_person_meets_no_curtain() -> None:
    game = Game.new("runtrip", 2, seed=7)
    assert CURTAIN not in shown(game, ["bot:random", "me"], any_number(game))


def test_the_last_screen_shows_no_hand_to_several_people() -> None:
    game = Game.new("runtrip", 2, seed=7)
    text = shown(game, ["me", "me"], any_number(game))
    last = text[text.rindex("Run & Trip") :]
    hands = game.position()["hands"]
    assert "Your hand" not in last
    assert not any(card in last for hand in hands for card in hand)


# --- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_after_the_time_limit_is_not_played(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("race108.terminal.play.time.monotonic", lambda: now[0])
    game = Game.new("runtrip", 2, seed=1)
    before = game.ply

    def slow() -> str:
        now[0] += 70
        return "1"

    text = shown(game, ["me", "me"], slow, language, minutes=2)
    assert game.over
    assert game.ply == before
    assert say("terminal-time-up", language) in text
    assert say("terminal-time-left", language, minutes=1) in text


def test_triggs_has_no_time_limit() -> None:
    with pytest.raises(BadRequest, match="no time limit"):
        shown(sure_game(), ["me", "me"], typed(), minutes=5)


def test_every_seat_needs_somebody() -> None:
    with pytest.raises(BadOption, match="2 seats"):
        shown(sure_game(), ["me"], typed())
    with pytest.raises(BadOption, match="no bot"):
        shown(sure_game(), ["me", "bot:nobody"], typed())


# --- terminals ------------------------------------------------------------------------------------------------------


def test_two_players_fit_a_terminal_of_eighty_by_twenty_four() -> None:
    for name in ("triggs", "runtrip"):
        game = Game.new(name, 2, seed=1)
        lines = [*("1" for _ in range(6)), None]
        output = Terminal()
        play(game, ["me", "bot:random"], "de", Typist(lambda: lines.pop(0), terminal=True), output)  # noqa: B023
        screens = output.getvalue().split("\x1b[2J\x1b[H")[1:]
        assert len(screens) > 5
        for screen in screens[:-1]:
            table = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen.split("(? für Hilfe) >")[0])
            assert table.count("\n") < 24
            assert max(len(line) for line in table.splitlines()) <= 80


def test_cards_are_coloured_unless_the_user_wants_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    bright, plain = Terminal(), Terminal()
    play(sure_game(), ["me", "bot:random"], "en", Typist(typed()), bright)
    monkeypatch.setenv("NO_COLOR", "1")
    play(sure_game(), ["me", "bot:random"], "en", Typist(typed()), plain)
    assert re.search(r";48;[25];", bright.getvalue())
    assert not re.search(r"[34]8;[25];", plain.getvalue())
    assert "\x1b[1;4" in bright.getvalue()  # 9 is underlined
    assert "[7]" in plain.getvalue()


def test_a_wide_terminal_shows_the_players_beside_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "130")
    monkeypatch.setenv("LINES", "50")
    for name, beside in (("triggs", "Free boxes"), ("runtrip", "Deck: ")):
        output = Terminal()
        play(Game.new(name, 2, seed=1), ["me", "me"], "en", Typist(typed("")), output)
        line = next(line for line in output.getvalue().splitlines() if beside in line)
        assert len(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line).split(beside)[0]) > 50


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_an_output_without_unicode_gets_plain_signs(encoding: str, name: str) -> None:
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding=encoding)
    game = Game.new(name, 2, seed=12)
    play(game, ["me", "bot:random"], "de", Typist(typed("5", "rules", "?", "1", "1", "moves")), output)
    output.flush()
    text = raw.getvalue().decode(encoding)
    assert "222222" in text if name == "runtrip" else "12 . . . . ." in text


# --- words ----------------------------------------------------------------------------------------------------------
