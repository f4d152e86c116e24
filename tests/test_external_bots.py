"""Bots in any language: they play whole games from their view alone, and one that fails loses that game and no more."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from race108 import BadOption, Game
from race108.bots import bot_named, choose_move, end_game, external
from race108.bots.names import players_of
from race108.bots.program import dismiss_all
from race108.cli import main
from race108.errors import BotFailed
from race108.kernel import new_dealer
from race108.lab.duel import Duel, Played, play_duel, play_game
from race108.lab.work import Notebook, Place
from race108.referee import Referee
from race108.server.thinkers import bot_allowed
from race108.terminal.play import play
from race108.words import LANGUAGES, say
from variants import Variant, name

ROOT = Path(__file__).parents[1]
EXAMPLES = [ROOT / "examples/bots/mybot.py", ROOT / "examples/bots/mybot.pl"]
COMMANDS = [f"cmd:{shlex.quote(str(path))}" for path in EXAMPLES]
PAGE = ROOT / "docs/external-bots.md"
#: Games to play to the end.
WHOLE: list[Variant] = [
    ("triggs", 2, {}),
    ("triggs", 4, {"refill": "all"}),
    ("runtrip", 3, {}),
    ("runtrip", 2, {"variant": "advanced"}),
    ("runtrip", 4, {"variant": "team", "even": True}),
]


def unruly(what: str, times: int = 1_000_000, file: Path | str = "", *, ms: int = 2_000) -> str:
    """A bot that behaves in some way (see unruly.py)."""
    command = shlex.join([sys.executable, "-S", str(ROOT / "tests/unruly.py"), what, str(times), str(file)])
    return f"cmd:{ms}ms:{command}"


def duel(bots: tuple[str, ...], deals: int, **more: Any) -> list[Played]:
    """All games of a duel of Run & Trip."""
    found = play_duel(Duel("runtrip", bots, deals, **more), Place(), None, lambda _done, _all: None)
    return [game for games in found for game in games]


def processes(mark: str) -> list[str]:
    """Whatever this test has started and is still there: by a mark in its environment, or as a zombie of ours."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            marked = mark.encode() in (folder / "environ").read_bytes()
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue
        if marked or (state == "Z" and int(parent) == os.getpid()):
            found.append(f"{folder.name} {state} {(folder / 'cmdline').read_text()}")
    return found


def eventually(holds: Callable[[], bool], seconds: float = 20.0) -> bool:
    until = time.monotonic() + seconds
    while not holds() and time.monotonic() < until:
        time.sleep(0.02)
    return holds()


@pytest.fixture(autouse=True)
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Everything a test starts carries a mark; nothing may be left of it."""
    text = f"race108-test-{os.urandom(8).hex()}"
    monkeypatch.setenv("UNRULY", text)
    yield text
    dismiss_all()
    assert processes(text) == []


# --- good bots ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", WHOLE, ids=name)
@pytest.mark.parametrize("example", COMMANDS, ids=["py", "pl"])
def test_the_examples_play_whole_games(example: str, variant: Variant) -> None:
    game, players, options = variant
    sides = 2 if options.get("variant") == "team" else players
    bots = [example, *["greedy"] * (sides - 1)]
    played = play_game(game, bots, 1, 1, 7, options)
    assert played.finished
    assert played.forfeit is None
    assert sum(played.shares) == pytest.approx(1)


def test_programs_play_on_the_engine_that_people_get() -> None:
    command = [
        sys.executable,
        "-m",
        "race108",
        "duel",
        "triggs",
        "cmd:examples/bots/mybot.py",
        "random",
        "--deals",
        "1",
    ]
    world = os.environ | {"RACE108_ENGINE": "wasm"}
    done = subprocess.run([*command, "--json"], cwd=ROOT, env=world, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not json.loads(done.stdout)["forfeits"]


def test_the_examples_are_the_same_bot_and_know_what_they_are_doing() -> None:
    """Both answer alike, and win against random: ten of ten games of Triggs is luck once in a thousand times."""
    python, perl = (
        [play_game("triggs", [example, "random"], deal, deal % 2, 1, {}) for deal in range(10)] for example in COMMANDS
    )
    assert python == perl
    assert [game.shares for game in python] == [(1.0, 0.0)] * 10


def test_the_examples_are_short_and_stand_on_the_page() -> None:
    page = PAGE.read_text()
    for example in EXAMPLES:
        text = example.read_text()
        assert len(text.splitlines()) <= 20
        assert text in page
        assert os.access(example, os.X_OK)


def test_a_program_plays_one_game_after_another(tmp_path: Path) -> None:
    """One process for a whole duel; every game begins, and ends with its winners."""
    log = tmp_path / "log"
    games = duel((unruly("record", file=log), "random"), 4)
    assert eventually(lambda: log.read_text().count('"end"') == 8)
    heard = [line.split(" ", 1) for line in log.read_text().splitlines()]
    assert len({pid for pid, _ in heard}) == 1
    messages = [json.loads(line) for _, line in heard]
    assert [m["seat"] for m in messages if m["type"] == "begin"] == [0, 1] * 4
    seats = [m["seat"] for m in messages if m["type"] == "begin"]
    ends = [m["winners"] for m in messages if m["type"] == "end"]
    assert [float(seat in winners) for seat, winners in zip(seats, ends)] == [game.shares[0] for game in games]


def test_a_bot_notices_that_another_game_has_begun(tmp_path: Path) -> None:
    """Nobody says so: the same bot is simply asked about another game."""
    log = tmp_path / "log"
    games = [Game.new("triggs", 2, seed) for seed in (1, 2)]
    bot = bot_named(unruly("record", file=log), games[0].rules)
    for game in games:
        for _ in range(8):
            game.play(choose_move(bot, game.view(game.turn), bytes(32)))
    heard = [json.loads(line.split(" ", 1)[1])["type"] for line in log.read_text().splitlines()]
    assert heard.count("begin") == 4
    assert heard.count("end") == 2
    assert len({line.split(" ", 1)[0] for line in log.read_text().splitlines()}) == 2


def test_a_program_may_end_after_every_game() -> None:
    games = duel((unruly("leave"), "random"), 3)
    assert [game.forfeit for game in games] == [None] * 6


def test_a_program_that_takes_its_chance_from_the_seed_plays_the_same_every_time() -> None:
    once = duel((unruly("by-chance"), "greedy"), 2)
    assert duel((unruly("by-chance"), "greedy"), 2) == once
    assert len({game.plies for game in once}) > 1


def test_a_bot_that_speaks_megabytes_to_stderr_plays_on() -> None:
    """Three megabytes with each of a few moves."""
    game = Game.new("triggs", 2, 1)
    bot = bot_named(unruly("flood"), game.rules)
    for _ in range(5):
        game.play(choose_move(bot, game.view(game.turn), bytes(32)))


def test_an_answer_may_be_written_as_people_would() -> None:
    game = Game.new("triggs", 2, 1)
    bot = bot_named("cmd:sh -c 'while read line; do echo \"  DRAW   l \"; done'", game.rules)
    assert choose_move(bot, game.view(game.turn), bytes(32)) == "draw L"


# --- what a bot gets to know ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", WHOLE, ids=name)
def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(variant: Variant, tmp_path: Path) -> None:
    """One bot sits at all seats, with a process for each. What each was sent is made again from the views."""
    game_name, players, options = variant
    game = Game.new(game_name, players, 3, **options)
    log = tmp_path / "log"
    bot = bot_named(unruly("record", file=log), game.rules)
    expected: dict[int, list[Any]] = {seat: [] for seat in range(players)}
    while not game.over and game.ply < 60:
        view = game.view(game.turn)
        expected[game.turn].append([view.json, view.moves, view.events])
        game.play(choose_move(bot, view, bytes(32)))
    end_game([bot], None)
    assert eventually(lambda: log.read_text().count('"end"') == sum(map(bool, expected.values())))
    by_process: dict[str, list[Any]] = {}
    for line in log.read_text().splitlines():
        pid, message = line.split(" ", 1)
        by_process.setdefault(pid, []).append(json.loads(message))
    for begin, *questions, end in by_process.values():
        assert set(begin) == {"type", "protocol", "game", "players", "seat", "options", "seed"}
        assert end == {"type": "end", "winners": None}
        told: list[Any] = []
        for question, (seen, moves, events) in zip(questions, expected.pop(begin["seat"]), strict=True):
            told += question["events"]
            assert told == json.loads(json.dumps(game.rules.happened(events)))
            assert question == {"type": "move", "view": seen, "events": question["events"], "moves": moves, "ms": 2000}
        assert all(is_hidden(event) for event in told if event[0] == "drew" and event[1] != begin["seat"])
    assert not any(expected.values())


def is_hidden(drawn: list[Any]) -> bool:
    """T16, R4: of what others draw, the cards of Triggs' centre are hidden, and the symbols in Run & Trip."""
    return drawn[2] is None if drawn[-1] == "centre" else drawn[-1] in ("left", "right") or "[?]" in drawn[2]


@pytest.mark.parametrize("variant", WHOLE, ids=name)
def test_what_a_bot_is_sent_does_not_change_when_hidden_cards_are_dealt_anew(variant: Variant, tmp_path: Path) -> None:
    game_name, players, options = variant
    game = Game.new(game_name, players, 5, **options)
    logs = [tmp_path / "as-it-is", tmp_path / "otherwise"]
    bots = [bot_named(unruly("record", file=log), game.rules) for log in logs]
    changed = 0
    while not game.over and game.ply < 40:
        dealt = game.rules.position(game.view(game.turn).resample(new_dealer(game.ply.to_bytes(32))))
        changed += dealt != game.position()
        for truth, bot in zip((game.position(), dealt), bots):
            view = Game.from_position(truth, 1).view(game.turn)
            move = choose_move(bot, view, bytes(32))
        game.play(move)
    as_it_is, otherwise = ([line.split(" ", 1)[1] for line in log.read_text().splitlines()] for log in logs)
    assert changed > 20
    assert len(as_it_is) > 40
    assert as_it_is == otherwise


# --- bots that fail -------------------------------------------------------------------------------------------------

#: What a bot does after one good answer, and what is said of it; where two things are right, it is a matter of luck.
FAILURES = {
    "crash": "ended with code 3 ",
    "be-killed": "ended with code -11 ",
    "hang": "did not answer within 700 ms",
    "leave-a-child": "did not answer within 700 ms",
    "rubbish": "answered “hello”: “hello” is not a move",
    "blank": "answered “”: ",
    "binary": "answered “��[31m�”: ",
    "illegal": "answered “stop”: You have drawn one card and must draw",
    "json": 'answered “{"move": ',
    "megabyte": "a line of more than 4,096 characters",
    "speak-for-ever": "a line of more than 4,096 characters",
    "close-the-output": "closed its output",
    "twice": "wrote “draw L” although nobody asked it",
    "babble": "” although nobody asked it|a line of more than",
    "deaf": "did not answer within 700 ms",
}


@pytest.mark.parametrize("what", FAILURES)
def test_a_bot_that_fails_loses_its_game(what: str) -> None:
    began = time.monotonic()
    played = play_game("triggs", [unruly(what, 1, ms=700), "random"], 1, 0, 1, {})
    assert time.monotonic() - began < 8
    assert played.shares == (0.0, 1.0)
    assert played.forfeit is not None
    assert played.forfeit.bot == 0
    message, arguments = played.forfeit.reason
    assert any(words in say(message, **arguments) for words in FAILURES[what].split("|"))
    for language in LANGUAGES:
        assert say(message, language, **arguments)


def test_a_bot_that_hangs_or_ends_at_once_loses_too(mark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "STARTING_MS", 500)
    game = Game.new("triggs", 2, 1)
    reasons = {
        "sleep 100": "within",
        "true": "ended with code 0",
        "cat /dev/zero": "a line of|although nobody asked it",
    }
    for command, reason in reasons.items():
        with pytest.raises(BotFailed, match=reason) as failed:
            choose_move(bot_named(f"cmd:100ms:{command}", game.rules), game.view(game.turn), bytes(32))
        assert failed.value.seat == game.turn
        assert processes(mark) == []


def test_a_program_may_take_its_time_to_start() -> None:
    """Its first answer comes after a second, though a move has 300 ms."""
    game = Game.new("triggs", 2, 1)
    slow = "cmd:300ms:sh -c 'sleep 1; while read line; do echo draw L; done'"
    assert choose_move(bot_named(slow, game.rules), game.view(game.turn), bytes(32)) == "draw L"


def test_the_next_game_is_played_by_a_fresh_process(tmp_path: Path) -> None:
    """It crashes once; the other games are played to the end."""
    games = duel((unruly("crash", 5, tmp_path / "mark"), "random"), 3)
    assert [game.forfeit is None for game in games] == [False, *[True] * 5]


def test_a_program_that_speaks_for_ever_between_games_holds_nobody_up() -> None:
    games = duel((unruly("babble-in-the-end"), "random"), 4)
    lost = [game.forfeit is not None for game in games]
    assert lost == [False, True] * 4


def test_when_one_of_three_fails_the_others_share_the_win() -> None:
    played = play_game("runtrip", ["random", unruly("crash", 2), "random"], 1, 2, 1, {})
    assert played.shares == (0.5, 0.0, 0.5)
    assert played.forfeit is not None
    assert played.forfeit.bot == 1


def test_when_a_partner_fails_the_other_side_wins() -> None:
    played = play_game("runtrip", [unruly("crash", 2), "random"], 1, 0, 1, {"variant": "team"})
    assert played.shares == (0.0, 1.0)


# --- commands -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("cmd:./no-such-bot", "no program “./no-such-bot”"),
        ("cmd:no-such-program-anywhere --fast", "no program “no-such-program-anywhere”"),
        ("cmd:/", "no program “/”"),
        ("cmd:./plain-text", "no program “./plain-text”"),
        ("cmd:./bad-script", "cannot be started"),
        ("cmd:false", "ended with code 1"),
        ("cmd:'mybot", "close any quotation marks"),
        ("cmd: ", "name a program"),
        ("cmd:0ms:true", "1 to 600"),
        ("cmd:600001ms:true", "1 to 600"),
        ("cmd:", "There is no bot"),
        ("cmd", "There is no bot"),
    ],
)
@pytest.mark.parametrize("command", ["duel", "ladder", "play"])
def test_a_bot_that_cannot_play_is_refused_before_anything_runs(
    bot: str, sentence: str, command: str, tmp_path: Path, monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plain-text").write_text("not to be run")
    Path("bad-script").write_text("#!/no/such/interpreter\n")
    Path("bad-script").chmod(0o755)
    bots = ["--bot", bot] if command == "play" else ["greedy", bot]
    assert main(["--language", "en", command, "triggs", *bots]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.strip().count("\n") == 0
    assert told.out == ""


def test_a_duel_says_how_many_games_were_forfeited_and_why(tmp_path: Path, capsys: Any) -> None:
    notes = tmp_path / "notes"
    bot = unruly("rubbish", 3)
    command = ["--language", "en", "duel", "triggs", bot, "random", "--deals", "4", "--jobs", "2", "--save", str(notes)]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "unruly.py forfeited 8 of 8 games. The first time: The program answered “hello”: “hello” is not" in told
    assert main(["--language", "de", *command[2:], "--json"]) == 0  # from the notebook, nothing is played again
    forfeits = json.loads(capsys.readouterr().out)["forfeits"]
    assert [(forfeit["deal"], forfeit["rotation"]) for forfeit in forfeits] == [
        (d, r) for d in range(4) for r in (0, 1)
    ]
    assert all("„hello“ ist kein Zug" in forfeit["reason"] for forfeit in forfeits)
    assert {(forfeit["bot"], forfeit["name"]) for forfeit in forfeits} == {(bot, "unruly.py")}


def test_a_notebook_from_before_can_still_be_read(tmp_path: Path) -> None:
    asked = Duel("runtrip", ("random", "random"), 1)
    book = Notebook(tmp_path / "notes", asked.header())
    book.write(0, [[[deal, rotation, [1.0, 0.0], 9, True] for rotation in (0, 1)] for deal in range(4)])
    ((first, _),) = play_duel(asked, Place(), book, lambda _done, _all: None)
    assert first == Played(0, 0, (1.0, 0.0), 9, True)


def test_a_ladder_tells_of_forfeits_too_and_names_bots_shortly(tmp_path: Path, capsys: Any) -> None:
    """However long the command is: the picture has room for the ratings, and the JSON has the whole command."""
    pytest.importorskip("matplotlib")
    bot = unruly("crash", 2, tmp_path / ("long" * 50))
    picture, notes = tmp_path / "ladder.svg", tmp_path / "notes"
    bots = ["random", bot, "$mine$=" + unruly("crash", 2), "anchor=greedy"]
    options = ["--deals", "1", "--jobs", "1", "--picture", str(picture), "--save", str(notes)]
    assert main(["--language", "en", "ladder", "runtrip", *bots, *options]) == 0
    told = capsys.readouterr().out
    assert re.search(r"unruly\.py forfeited \d of 6 games\. The first time: The program ended with code 3", told)
    assert "$mine$ forfeited" in told
    assert max(map(len, told.splitlines())) < 120
    assert main(["--language", "en", "ladder", "runtrip", *bots, *options, "--json"]) == 0
    rungs = {rung["bot"]: rung for rung in json.loads(capsys.readouterr().out)["ladder"]}
    assert [rungs[given]["name"] for given in bots] == ["random", "unruly.py", "$mine$", "anchor"]
    assert rungs["anchor=greedy"]["rating"] == 1000


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        (("cmd:./bots/mybot.py --deep", "greedy"), ("mybot.py", "greedy")),
        (("cmd:./a/mybot", "cmd:500ms:./b/mybot -x", "greedy", "greedy"), ("mybot", "mybot 2", "greedy", "greedy 2")),
        (("cmd:/usr/bin/python3.11 -S '/my bots/a.py' b", "cmd:env X=1 perl a.pl"), ("a.py", "a.pl")),
        (
            ("cmd:sh -c 'while read x; do :; done'", "cmd:python3", "cmd:java -jar bot.jar"),
            ("sh", "python3", "bot.jar"),
        ),
        (("value:/home/me/nets/deep.npz", "search:50ms"), ("value:deep.npz", "search:50ms")),
        (("mine=cmd:./x", "cmd:./mine", "my=cmd:A=1 ./x", "value:a=b.npz"), ("mine", "mine 2", "my", "value:a=b.npz")),
        (("cmd:./the-strongest-bot-of-them-all.py",) * 2, ("the-strongest-…em-all.py", "the-strongest…m-all.py 2")),
        (("  deep =search:5000", "cmd:./a\n\tb"), ("deep", "a")),
    ],
)
def test_bots_have_short_names_that_tell_them_apart(bots: tuple[str, ...], names: tuple[str, ...]) -> None:
    assert tuple(player.name for player in players_of(bots)) == names
    assert [player.bot for player in players_of(bots)] == list(bots)
    assert all(0 < len(name) <= 24 for name in names)


@pytest.mark.parametrize(
    "bots",
    [("=greedy",), (" =greedy",), ("mine=",), ("x" * 25 + "=greedy",), ("a\tb=greedy",), ("a=greedy", "a=random")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(bots: tuple[str, ...], language: str, capsys: Any) -> None:
    assert main(["--language", language, "duel", "triggs", *bots, "value"]) == 2
    told = capsys.readouterr().err
    messages = (say("bot-bad-name", language, most=24), say("bot-name-twice", language, name="a"))
    assert told == messages[len(bots) - 1] + "\n"


def test_a_bot_with_a_name_of_its_own_plays_as_it_would_without() -> None:
    once = [play_game("triggs", [bot, "random"], 1, 0, 7, {}) for bot in ("greedy", "mine=greedy")]
    assert once[0] == once[1]


def at_the_terminal(seats: list[str], **options: Any) -> str:
    """A game of Triggs in which the person always takes the first move."""
    output = io.StringIO()
    game = Game.new("triggs", len(seats), 1, **options)
    assert play(game, seats, "en", io.StringIO("1\n" * 2_000), output) == 0
    return " ".join(output.getvalue().split())


def test_at_the_terminal_a_program_plays_to_the_end() -> None:
    shown = at_the_terminal(["me", f"bot:{COMMANDS[0]}"], rows=[1] * 12)
    assert shown.endswith(("You have won!", "Player 2 has won."))


def test_at_the_terminal_a_person_wins_when_the_program_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = at_the_terminal(["me", f"bot:{unruly('crash', 4)}"])
    assert "Player 2 forfeits the game. The program ended with code 3 without an answer." in shown
    assert shown.endswith("You have won!")
    shown = at_the_terminal(["me", f"bot:{unruly('crash', 4)}", "bot:greedy"])
    assert shown.endswith("Player 1 and Player 3 share the win.")


def test_the_referee_asks_programs_too() -> None:
    referee = Referee()
    referee.answer({"do": "new", "game": "triggs", "seed": 1})
    answer = referee.answer({"do": "bot", "bot": COMMANDS[1], "ms": 3000})
    assert answer["ok"]
    assert referee.answer({"do": "play", "moves": answer["moves"]})["ok"]
    for bot, sentence in ((unruly("crash", 0), "loses this game"), ("cmd:no-such-bot", "no program"), ("cmd:\0", "no")):
        refused = referee.answer({"do": "bot", "bot": bot})
        assert not refused["ok"]
        assert sentence in refused["error"]


def test_people_on_the_web_never_start_programs(tmp_path: Path) -> None:
    for bot in (f"cmd:touch {tmp_path / 'mark'}", f"cmd:1ms:touch {tmp_path / 'mark'}", "cmd", "cmd:"):
        with pytest.raises(BadOption, match="There is no bot"):
            bot_allowed(bot)
    assert not list(tmp_path.iterdir())


# --- nothing is left behind -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("signalled", "jobs"), [(signal.SIGINT, 2), (signal.SIGKILL, 1), (signal.SIGTERM, 1)])
def test_programs_end_with_the_run_whatever_ends_it(
    signalled: signal.Signals, jobs: int, mark: str, tmp_path: Path
) -> None:
    """The program and the child it has started hang, and would do so for ten minutes."""
    word = tmp_path / "word"
    bot = unruly("leave-a-child", 2, word, ms=600_000)
    command = [sys.executable, "-m", "race108", "duel", "runtrip", bot, "random", "--deals", "8", "--jobs", str(jobs)]
    running = subprocess.Popen(["env", "--default-signal=INT", *command], stderr=subprocess.PIPE)
    try:
        assert eventually(word.exists, 60)
        running.send_signal(signalled)
        _, told = running.communicate(timeout=30)
    finally:
        running.kill()
    assert b"Traceback" not in told
    assert eventually(lambda: not processes(mark))
