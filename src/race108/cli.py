"""The command ``race108``: play in the browser or the terminal, referee, layouts, benchmarks, lab, server, printing."""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from race108 import __version__
from race108.errors import BadOption, Race108Error
from race108.games.about import Option
from race108.games.registry import about, games, games_with, part_of
from race108.words import LANGUAGES, preferred_language, say


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; says what is wrong in one sentence, and 2, when it cannot be carried out."""
    gc.disable()  # while loading there is no garbage to look for: a tenth of the start
    given = list(sys.argv[1:] if arguments is None else arguments)
    language, rest = _language_in(given)
    command = rest[0] if rest else "serve"  # nothing was asked for: whoever has installed a game wants to play
    _choose_engine(command)
    options = _parser(language, command).parse_args(given if rest else [*given, command])
    try:
        code: int = options.run(options, language)
    except Race108Error as error:
        print(error.text(language), file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    finally:
        gc.enable()
    return code


#: The commands that work for a while, where the fastest engine is worth waiting for.
_LASTING = ("bench", "duel", "ladder", "arena", "study", "train")


def _choose_engine(command: str) -> None:
    """What people wait for takes the engine that is ready at once; so do the processes it starts."""
    if "race108.kernel" not in sys.modules and command not in _LASTING:
        os.environ.setdefault("RACE108_ENGINE", "wasm")


def _language_in(given: list[str]) -> tuple[str, list[str]]:
    """The language is needed before the options are read: the help is in it too. And what is given besides it."""
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--language", choices=LANGUAGES)
    known, rest = first.parse_known_args(given)
    return preferred_language(known.language), rest


def _parser(language: str, command: str) -> argparse.ArgumentParser:
    """Knows the command and those that are its kind, or all: saying what each is for takes a tenth of a start."""

    def text(message: str, **arguments: Any) -> str:
        return say(message, language, **arguments).replace("%", "%%")

    names = [known.named() for known in games().values()]
    parser = argparse.ArgumentParser(prog="race108", description=say("cli-about", language, games=names))
    parser.add_argument("--version", action="version", version=f"race108 {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help=text("cli-language"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in [add for add, names in _KINDS.items() if command in names] or [*_KINDS, _add_of_games]:
        add(commands, text)
    return parser


def _add_referee(commands: Any, text: Any) -> None:
    referee = commands.add_parser("referee", help=text("cli-referee"), description=text("cli-referee"))
    referee.set_defaults(run=_referee)


def _add_bench(commands: Any, text: Any) -> None:
    bench = commands.add_parser("bench", help=text("cli-bench"), description=text("cli-bench"))
    playouts = bench.add_subparsers(required=True, metavar="COMMAND").add_parser(
        "playouts", help=text("cli-bench-playouts")
    )
    playouts.add_argument("game", choices=list(games()))
    playouts.add_argument("--players", type=int, default=2)
    playouts.add_argument("--seconds", type=float, default=3.0)
    playouts.add_argument("--threads", type=int, default=1)
    _add_game_options(playouts, text)
    playouts.add_argument("--json", action="store_true", help=text("cli-json"))
    playouts.set_defaults(run=_bench_playouts)


def _add_of_games(commands: Any, text: Any) -> None:
    """What only one game has."""
    for game in games_with("commands"):
        part_of(game, "commands").add_commands(commands, text)


def _add_lab(commands: Any, text: Any) -> None:
    duel = commands.add_parser("duel", help=text("cli-duel"), description=text("cli-duel"))
    duel.add_argument("game", choices=list(games()))
    duel.add_argument("bots", nargs="+", metavar="BOT", help=text("cli-bots"))
    duel.add_argument("--deals", type=int, default=100, help=text("cli-deals"))
    duel.add_argument("--until-sure", action="store_true", help=text("cli-until-sure"))
    duel.add_argument("--luck-adjusted", action="store_true", help=text("cli-luck-adjusted"))
    _add_game_options(duel, text)
    _add_work(duel, text)
    duel.set_defaults(run=_duel)

    ladder = commands.add_parser("ladder", help=text("cli-ladder"), description=text("cli-ladder"))
    ladder.add_argument("game", choices=list(games()))
    ladder.add_argument("bots", nargs="*", metavar="BOT", help=text("cli-bots"))
    ladder.add_argument("--deals", type=int, default=40, help=text("cli-deals"))
    ladder.add_argument("--picture", type=Path, metavar="FILE", help=text("cli-ladder-picture"))
    _add_game_options(ladder, text)
    _add_work(ladder, text)
    ladder.set_defaults(run=_ladder)

    arena = commands.add_parser("arena", help=text("cli-arena"), description=text("cli-arena"))
    arena.add_argument("game", choices=list(games()))
    arena.add_argument("bot", metavar="BOT", help=text("cli-bots"))
    arena.add_argument("--players", type=int, default=2)
    arena.add_argument("--deals", type=int, default=100, help=text("cli-deals"))
    _add_game_options(arena, text)
    _add_work(arena, text, kept=False)
    arena.set_defaults(run=_arena)

    study = commands.add_parser("study", help=text("cli-study"), description=text("cli-study"))
    study.add_argument("game", choices=games_with("study"))
    study.add_argument("--games", type=int, default=2000, help=text("cli-study-games"))
    study.add_argument("--out", type=Path, default=Path("."), metavar="FOLDER", help=text("cli-study-out"))
    _add_options(study, text, _study_options())
    _add_work(study, text)
    study.set_defaults(run=_study)

    train = commands.add_parser("train", help=text("cli-train"), description=text("cli-train"))
    train.add_argument("game", choices=games_with("school"))
    train.add_argument("--players", type=int, default=2)
    _add_game_options(train, text, only=("variant",))
    train.add_argument("--games", type=int, default=100_000, help=text("cli-train-games"))
    train.add_argument("--seed", type=int, default=1, help=text("cli-seed"))
    train.add_argument("--jobs", type=int, default=1, metavar="N", help=text("cli-train-jobs"))
    train.add_argument("--out", type=Path, required=True, metavar="FILE", help=text("cli-train-out"))
    train.add_argument("--resume", action="store_true", help=text("cli-train-resume"))
    known = train.add_mutually_exclusive_group()
    known.add_argument("--grow", action="store_true", help=text("cli-train-grow"))
    known.add_argument("--from", dest="start", type=Path, metavar="FILE", help=text("cli-train-from"))
    kind = train.add_mutually_exclusive_group()
    kind.add_argument("--varied", action="store_true", help=text("cli-train-varied"))
    kind.add_argument("--hindsight", action="store_true", help=text("cli-train-hindsight"))
    train.add_argument("--json", action="store_true", help=text("cli-json"))
    train.set_defaults(run=_train)


def _add_server(commands: Any, text: Any) -> None:
    serve = commands.add_parser("serve", help=text("cli-serve"), description=text("cli-serve"))
    serve.add_argument("--host", help=text("cli-serve-host"))
    serve.add_argument("--port", type=int, help=text("cli-serve-port"))
    serve.add_argument("--workers", type=int, metavar="N", help=text("cli-serve-workers"))
    serve.add_argument("--config", type=Path, metavar="FILE", help=text("cli-serve-config"))
    serve.add_argument("--no-browser", action="store_true", help=text("cli-serve-no-browser"))
    serve.set_defaults(run=_serve)

    _add_admin(commands, text)
    _add_hosting(commands, text)

    verify = commands.add_parser("verify", help=text("cli-verify"), description=text("cli-verify"))
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.add_argument("--promised", metavar="HASH", help=text("cli-verify-promised"))
    verify.add_argument("--cut", action="append", default=[], metavar="SEAT:TEXT", help=text("cli-verify-cut"))
    verify.set_defaults(run=_verify)


def _add_review(commands: Any, text: Any) -> None:
    review = commands.add_parser("review", help=text("cli-review"), description=text("cli-review"))
    review.add_argument("file", type=Path, metavar="RECORD", help=text("cli-review-file"))
    review.add_argument("--html", type=Path, metavar="FILE", help=text("cli-review-html"))
    review.add_argument("--deals", type=int, metavar="N", help=text("cli-review-deals"))
    review.add_argument("--json", action="store_true", help=text("cli-json"))
    review.set_defaults(run=_review)


def _add_admin(commands: Any, text: Any) -> None:
    admin = commands.add_parser("admin", help=text("cli-admin"), description=text("cli-admin"))
    verbs = admin.add_subparsers(required=True, metavar="COMMAND", dest="verb")

    def verb(name: str) -> Any:
        parser = verbs.add_parser(name, help=text(f"cli-admin-{name}"), description=text(f"cli-admin-{name}"))
        _add_store(parser, text)
        parser.set_defaults(run=_admin)
        return parser

    block = verb("block")
    block.add_argument("network", metavar="ADDRESS|NETWORK", help=text("cli-admin-network"))
    block.add_argument("--days", type=float, metavar="N", help=text("cli-admin-days"))
    block.add_argument("--why", default="", metavar="TEXT", help=text("cli-admin-why"))
    verb("unblock").add_argument("network", metavar="ADDRESS|NETWORK", help=text("cli-admin-network"))
    verb("blocks")
    verb("forgotten")
    verb("restore").add_argument("table", metavar="TABLE", help=text("cli-admin-table"))
    verb("costs").add_argument("--server", metavar="URL", help=text("cli-admin-server"))


def _add_store(parser: Any, text: Any) -> None:
    """Whoever looks after a server finds its store as ``serve`` does."""
    parser.add_argument("--config", type=Path, metavar="FILE", help=text("cli-serve-config"))
    parser.add_argument("--data", metavar="FOLDER", help=text("cli-admin-data"))
    parser.add_argument("--database", metavar="URL", help=text("cli-admin-database"))


def _add_hosting(commands: Any, text: Any) -> None:
    def verb(name: str, file: str, run: Any) -> Any:
        parser = commands.add_parser(name, help=text(f"cli-{name}"), description=text(f"cli-{name}"))
        if file:
            parser.add_argument("file", type=Path, metavar=file, help=text(f"cli-{name}-file"))
        _add_store(parser, text)
        parser.set_defaults(run=run, verb=name)
        return parser

    doctor = verb("doctor", "", _doctor)
    doctor.add_argument("--host", help=text("cli-serve-host"))
    doctor.add_argument("--port", type=int, help=text("cli-serve-port"))
    verb("backup", "FILE", _host)
    verb("restore", "FILE", _host).add_argument("--replace", action="store_true", help=text("cli-restore-replace"))
    verb("export", "FOLDER|FILE", _host)


def _add_print(commands: Any, text: Any) -> None:
    """Values are checked where the pages are made, so that whatever is wrong is one sentence."""
    from race108.printing.things import help_for, offers, options_of, papers_of

    things = commands.add_parser("print", help=text("cli-print"), description=text("cli-print")).add_subparsers(
        required=True, metavar="THING", dest="thing"
    )
    for name, offer in offers().items():
        about_it = text(next(iter(offer.values())).help)
        one = things.add_parser(name, help=about_it, description=about_it)
        if len(offer) > 1:
            one.add_argument("--game", metavar="GAME", help=text("cli-print-game", games=list(offer)))
        for option in options_of(offer).values():
            metavar = {"whole": "N", "layout": "NAME|FILE"}.get(option.kind)
            one.add_argument(f"--{option.name}", metavar=metavar, help=text(help_for(offer, option.name)))
        one.add_argument(
            "--paper", default="a4", metavar="PAPER", help=text("cli-print-paper", papers=papers_of(offer))
        )
        one.add_argument("--style", default="colour", metavar="STYLE", help=text("cli-print-style"))
        one.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=text("cli-language"))
        one.add_argument("-o", "--out", metavar="FILE", help=text("cli-print-out"))
        one.set_defaults(run=_print)


def _add_work(parser: Any, text: Any, *, kept: bool = True) -> None:
    """What all long work has in common; what is not kept begins anew."""
    parser.add_argument("--seed", type=int, default=1, help=text("cli-seed"))
    parser.add_argument("--jobs", type=int, metavar="N", help=text("cli-jobs"))
    parser.add_argument("--on", metavar="ray|ray://HOST:PORT", help=text("cli-on"))
    if kept:
        parser.add_argument("--save", type=Path, metavar="FILE", help=text("cli-save"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _add_game_options(parser: Any, text: Any, only: Sequence[str] = ()) -> None:
    """The options of all games, as they declare them."""
    declared = [(f"{name}-option-{option.name}", option) for name, game in games().items() for option in game.choices]
    _add_options(parser, text, [(help, option) for help, option in declared if not only or option.name in only])


def _study_options() -> list[tuple[str, Option]]:
    """What can be given to the studies of all games, with the messages that say what it is."""
    from race108.lab.subject import study_of

    return [
        (f"{game}-study-{option.name}", option) for game in games_with("study") for option in study_of(game).options
    ]


def _add_options(parser: Any, text: Any, declared: Sequence[tuple[str, Option]]) -> None:
    """Options with the messages that say what they are; one that two games have is added once."""
    taken: set[str] = set()
    for message, option in declared:
        if option.name not in taken:
            taken.add(option.name)
            parser.add_argument(f"--{option.name}", help=text(message), **_typed(option))


def _typed(option: Option) -> dict[str, Any]:
    """How an option is given on the command line; its values are checked by the game."""
    match option.kind:
        case "flag":
            return {"action": "store_true", "default": None}
        case "choice":
            return {"choices": option.choices}
        case "whole":
            return {"type": int}
        case "layout":
            return {"metavar": "NAME|FILE"}
        case _:
            return {}


def _add_play(commands: Any, text: Any) -> None:
    play = commands.add_parser("play", help=text("cli-play"), description=text("cli-play"))
    play.add_argument("game", choices=games_with("board"), nargs="?", help=text("cli-play-game"))
    play.add_argument("--players", type=int, help=text("cli-players"))
    play.add_argument("--people", type=int, default=1, help=text("cli-people"))
    play.add_argument("--bot", default="greedy", help=text("cli-bot"))
    play.add_argument("--seed", help=text("cli-seed"))
    _add_game_options(play, text)
    play.add_argument("--minutes", type=float, help=text("cli-minutes"))
    play.set_defaults(run=_play)


_KINDS: Mapping[Callable[[Any, Any], None], Sequence[str]] = {
    _add_play: ("play",),
    _add_referee: ("referee",),
    _add_bench: ("bench",),
    _add_lab: ("duel", "ladder", "arena", "study", "train"),
    _add_server: ("serve", "admin", "backup", "restore", "export", "doctor", "verify"),
    _add_print: ("print",),
    _add_review: ("review",),
}


# --- play -----------------------------------------------------------------------------------------------------------


def _play(options: argparse.Namespace, language: str) -> int:
    from race108.compiling import compile_first
    from race108.game import Game, rules_class
    from race108.seed import seed_from

    game = options.game or _ask_game(language)
    declared, given = about(game), _game_options(game, options)
    players = options.players or max(declared.variant(given.get("variant")).players[0], options.people)
    if not 1 <= options.people <= players:
        raise BadOption("cli-bad-people", players=players)
    if options.minutes is not None and not declared.clock:
        raise BadOption("no-time-limit", game=declared.named())
    if options.minutes is not None and not 0 < options.minutes <= 1440:
        raise BadOption("cli-bad-minutes")
    rules = rules_class(game).from_options(players, given)  # refused before, not after, a long compile
    if options.people < players:
        from race108.bots import check_bots

        check_bots([options.bot], rules)
    seed = seed_from(_seed(options.seed))
    compile_first(rules, language, [options.bot] if options.people < players else [])
    table = Game.with_options(game, players, seed, given)
    from race108.terminal.play import play

    gc.enable()
    seats = ["me"] * options.people + [f"bot:{options.bot}"] * (players - options.people)
    return play(table, seats, language, sys.stdin, sys.stdout, options.minutes)


def _ask_game(language: str) -> str:
    """Which game? Asked until there is an answer."""
    known = games_with("board")
    if len(known) == 1:
        return known[0]
    listed = [f"{place} {say(about(game).named()[0], language)}" for place, game in enumerate(known, 1)]
    print(say("cli-ask-game", language, games=listed))
    while line := sys.stdin.readline():
        answer = line.strip().lower()
        if answer.isdecimal() and 1 <= int(answer[:9]) <= len(known):
            return known[int(answer) - 1]
        if answer in known:
            return answer
        print(say("cli-ask-game", language, games=listed))
    raise KeyboardInterrupt


def _seed(given: str | None) -> object:
    return int(given) if given is not None and given.isdecimal() and len(given) < 64 else given


def _game_options(game: str, options: argparse.Namespace) -> dict[str, Any]:
    """The options that were given; one that the game does not have is refused by it."""
    names = {option.name for declared in games().values() for option in declared.choices}
    return about(game).read({name: getattr(options, name, None) for name in sorted(names)})


# --- the other commands ---------------------------------------------------------------------------------------------


def _compile(game: str, language: str) -> None:
    from race108.compiling import compile_first
    from race108.game import rules_class

    rules = rules_class(game)
    compile_first(rules.from_options(rules.about.players[0], {}), language)


def _referee(options: argparse.Namespace, language: str) -> int:
    from race108.referee import serve

    gc.enable()
    # Programs expect English unless they ask for something else.
    answers = options.language or "en"
    serve(sys.stdin.buffer, sys.stdout.buffer, lambda game: _compile(game, language), answers)
    return 0


def _bench_playouts(options: argparse.Namespace, language: str) -> int:
    from race108.compiling import compile_first
    from race108.game import rules_class
    from race108.playouts import measure

    if not 0 < options.seconds <= 3600 or not 1 <= options.threads <= 64:
        raise BadOption("cli-bad-bench")
    given = _game_options(options.game, options)
    compile_first(rules_class(options.game).from_options(options.players, given), language)
    result = measure(options.game, options.players, options.seconds, options.threads, given)
    if options.json:
        print(json.dumps(result))
    else:
        print(say("bench-result", language, **{name: str(value) for name, value in result.items()}))
    return 0


# --- the lab --------------------------------------------------------------------------------------------------------


def _duel(options: argparse.Namespace, language: str) -> int:
    from race108.lab.commands import duel, stoppable

    return stoppable(lambda: duel(options, _game_options(options.game, options), language), options.save, language)


def _ladder(options: argparse.Namespace, language: str) -> int:
    from race108.lab.commands import ladder, stoppable

    options.picture = options.picture or Path(f"ladder-{options.game}.svg")
    return stoppable(lambda: ladder(options, _game_options(options.game, options), language), options.save, language)


def _arena(options: argparse.Namespace, language: str) -> int:
    from race108.lab.commands import arena, stoppable

    return stoppable(lambda: arena(options, _game_options(options.game, options), language), None, language)


def _study(options: argparse.Namespace, language: str) -> int:
    from race108.lab.commands import stoppable, study

    given = {option.name: getattr(options, option.name) for _, option in _study_options()}
    given = {name: value for name, value in given.items() if value is not None}
    return stoppable(lambda: study(options, given, language), options.save, language)


def _train(options: argparse.Namespace, language: str) -> int:
    from race108.lab.commands import train

    return train(options, language)


# --- the server -----------------------------------------------------------------------------------------------------


def _serve(options: argparse.Namespace, language: str) -> int:
    from race108.server.run import serve
    from race108.server.settings import read_settings

    given = {"config": options.config, "host": options.host, "port": options.port, "workers": options.workers}
    return serve(read_settings(given), language, browser=not options.no_browser)


def _admin(options: argparse.Namespace, language: str) -> int:
    from race108.server.admin import administer
    from race108.server.settings import read_settings

    gc.enable()
    return administer(options.verb, options, read_settings(_store_named(options)), language)


def _doctor(options: argparse.Namespace, language: str) -> int:
    from race108.server.doctor import examine

    return examine(_store_named(options) | {"host": options.host, "port": options.port}, language)


def _host(options: argparse.Namespace, language: str) -> int:
    from race108.server.hosting import host
    from race108.server.settings import read_settings

    gc.enable()
    return host(options.verb, options, read_settings(_store_named(options)), language)


def _store_named(options: argparse.Namespace) -> dict[str, Any]:
    return {"config": options.config, "data": options.data, "database": options.database}


def _verify(options: argparse.Namespace, language: str) -> int:
    import orjson

    from race108.verify import verified

    try:
        record = orjson.loads(options.file.read_bytes())
    except OSError as fault:
        raise BadOption("verify-no-file", file=str(options.file), fault=str(fault.strerror)) from None
    except ValueError:
        record = None
    for line in verified(record, language, options.promised, options.cut):
        print(line)
    return 0


def _review(options: argparse.Namespace, language: str) -> int:
    from race108.coach.commands import review

    return review(options, language)


# --- printing -------------------------------------------------------------------------------------------------------


def _print(options: argparse.Namespace, language: str) -> int:
    from race108.printing.command import print_thing

    return print_thing(options, language)
