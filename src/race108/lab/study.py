"""Studies: what many games of strong play say about a game, as a table of games, a summary and a page to read.

Every game follows from the seed, its condition and its number, so it does not matter how the work is divided.
"""

from __future__ import annotations

import base64
import errno
import hashlib
import io
import json
import os
import platform
import shlex
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import numpy as np

import race108
from race108.bots.mind import mind_for
from race108.bots.net import Net, grown
from race108.errors import BadOption
from race108.game import rules_class
from race108.games.registry import about
from race108.kernel import new_dealer
from race108.lab.counting import Column, counted, spread, sure
from race108.lab.subject import Condition, study_of
from race108.lab.train import EXPLORE, EXPLORED, RATES, school_for
from race108.lab.work import Notebook, Place, Task, carry_out
from race108.progress import Progress
from race108.ruleset import Json, Ruleset

FORMAT = 1
#: Games of one task.
CHUNK = 250
#: Games from which a network learns between two changes of its learning rate.
LESSON = 250


# --- what is played -------------------------------------------------------------------------------------------------


def conditions_of(game: str, given: Mapping[str, Any]) -> list[Condition]:
    """All the ways to play that are studied; an option that the game's study does not have is refused."""
    study = study_of(game)
    for name in given:
        if name not in [option.name for option in study.options]:
            raise BadOption("study-no-option", option=name, game=about(game).named())
    return study.conditions(given)


@cache
def _rules(game: str, players: int, options: str) -> Ruleset:
    return rules_class(game).from_options(players, json.loads(options))


# --- tasks: what a worker does --------------------------------------------------------------------------------------


def learn(game: str, players: int, options: str, lessons: int, seed: int) -> str:
    """Teach a network these options; the same games make the same network. Gives it as text."""
    rules = _rules(game, players, options)
    school = school_for(rules)
    beginner = school.beginner(seed)
    net = grown(mind_for(rules).net, len(beginner.first), seed) if study_of(game).learns_on else beginner
    for done in range(0, lessons, LESSON):
        part = done / lessons
        rate = RATES[0] + (RATES[1] - RATES[0]) * part
        dealer = new_dealer(_seed(seed, f"lessons {game} {options}", done))
        school.learn(net, min(LESSON, lessons - done), dealer, rate, EXPLORE if part < EXPLORED else 0)
    return base64.b64encode(b"".join(part.tobytes() for part in net)).decode()


def play(game: str, condition: str, players: int, options: str, net: str, seed: int, games: tuple[int, int]) -> Any:
    """Play the games with these numbers; one list of facts for each."""
    rules = _rules(game, players, options)
    weights = _weights(rules, net)
    seeds = [_seed(seed, f"{game} {condition}", number) for number in range(*games)]
    return study_of(game).record_games(rules, weights, seeds)


def _weights(rules: Ruleset, text: str) -> Net:
    """The network that comes with race108, or the one in the text."""
    if not text:
        return mind_for(rules).net
    net = school_for(rules).beginner(0)
    numbers = np.frombuffer(base64.b64decode(text), dtype=np.float32)
    ends = np.cumsum([part.size for part in net])
    return Net(*(part.reshape(like.shape).copy() for part, like in zip(np.split(numbers, ends[:-1]), net, strict=True)))


def _seed(seed: int, what: str, number: int) -> bytes:
    return hashlib.sha256(f"race108 study {seed} {what} {number}".encode()).digest()


# --- the study ------------------------------------------------------------------------------------------------------


def study(
    game: str,
    games: int,
    seed: int,
    place: Place,
    folder: Path,
    language: str,
    progress: Progress,
    given: Mapping[str, Any] | None = None,
    notebook: Path | None = None,
    only: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Play so many games for each condition; writes ``study-GAME.html`` and ``study-GAME.parquet``, gives a summary."""
    _check_extra()
    _check_folder(folder, game)
    wanted = [c for c in conditions_of(game, given or {}) if only is None or c.id in only]
    facts = _facts_of(game, games, seed, place, progress, wanted, notebook)
    summary = {
        "format": FORMAT,
        "game": game,
        "games": games,
        "seed": seed,
        "command": command(game, games, seed, given or {}),
        "versions": _versions(),
        "conditions": [_summary_of(game, condition, facts[condition.id]) for condition in wanted],
    }
    from race108.lab.report.page import page

    table = _table(game, wanted, facts, summary)
    _write(folder, {f"study-{game}.parquet": table, f"study-{game}.html": page(summary, language).encode()})
    return summary


def command(game: str, games: int, seed: int, given: Mapping[str, Any]) -> str:
    """The command that does this again."""
    own = "".join(f" --{name} {shlex.quote(str(value))}" for name, value in given.items())
    return f"race108 study {game} --games {games} --seed {seed}{own}"


def _check_extra() -> None:
    try:
        for package in ("jinja2", "matplotlib", "pyarrow.parquet"):
            import_module(package)
    except ImportError:
        raise BadOption("lab-no-extra") from None


def _check_folder(folder: Path, game: str) -> None:
    """Better now than after an hour of games."""
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise BadOption("cli-bad-folder", folder=str(folder))
    for path in (folder / f"study-{game}.{kind}" for kind in ("html", "parquet")):
        if path.is_dir():
            raise BadOption("lab-cannot-write", file=str(path), fault=os.strerror(errno.EISDIR))


def _versions() -> Json:
    found = {name: metadata.version(name) for name in ("numpy", "numba", "matplotlib", "pyarrow")}
    return {"race108": race108.__version__, "python": platform.python_version()} | found


def _facts_of(
    game: str,
    games: int,
    seed: int,
    place: Place,
    progress: Progress,
    conditions: Sequence[Condition],
    notebook: Path | None,
) -> dict[str, dict[str, Column]]:
    """Learn what has to be learned, then play everything; the facts of all games by condition, as columns."""
    total = sum(games + condition.lessons for condition in conditions)
    book = Notebook(notebook, _header(game, games, seed, conditions))
    learned = [condition for condition in conditions if condition.lessons > 0]
    lessons: list[Task] = [(game, c.players, c.options, c.lessons, seed) for c in learned]
    nets: dict[str, str] = {}
    done = 0
    for number, net in carry_out(learn, lessons, place, book):
        nets[learned[number].id] = net
        done += learned[number].lessons
        progress(done, total)
    ranges = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    chunks: list[Task] = [
        (game, c.id, c.players, c.options, nets.get(c.id, ""), seed, numbers) for c in conditions for numbers in ranges
    ]
    rows: dict[str, list[list[int]]] = {condition.id: [] for condition in conditions}
    # The notebook numbers all tasks from 0, and the lessons, which are done, come first.
    for number, facts in carry_out(play, lessons + chunks, place, book):
        if number >= len(lessons):
            rows[chunks[number - len(lessons)][1]] += facts
            done += len(facts)
            progress(done, total)
    return {condition: _columns(game, facts) for condition, facts in rows.items()}


def _header(game: str, games: int, seed: int, conditions: Sequence[Condition]) -> Json:
    """What a notebook is for: the games, and the networks that play them."""
    digest = hashlib.sha256()
    for condition in conditions:
        rules = _rules(game, condition.players, condition.options)
        digest.update(repr(condition).encode() + b"".join(part.tobytes() for part in mind_for(rules).net))
    what = {"study": game, "games": games, "seed": seed, "chunk": CHUNK}
    return {**what, "race108": race108.__version__, "conditions": digest.hexdigest()}


def _columns(game: str, rows: list[list[int]]) -> dict[str, Column]:
    names = study_of(game).facts()
    numbers = np.array(rows, dtype=np.int64).reshape(len(rows), len(names))
    return {name: numbers[:, i] for i, name in enumerate(names)}


# --- the summary ----------------------------------------------------------------------------------------------------


def shares_of(game: str, condition: Condition, facts: dict[str, Column]) -> Column:
    """Each side's share of every game, in the order of play from who began. A game called off is shared by all."""
    sides = _rules(game, condition.players, condition.options).sides
    side = (facts["first"][:, None] + np.arange(sides)) % sides
    won = (facts["winners"][:, None] >> side & 1).astype(np.float64)
    won[facts["winners"] == 0] = 1.0
    shares: Column = won / won.sum(axis=1, keepdims=True)
    return shares


def _summary_of(game: str, condition: Condition, facts: dict[str, Column]) -> Json:
    """What the games of one condition say."""
    shares = [sure(share) for share in shares_of(game, condition, facts).T]
    games, finished = len(facts["turns"]), facts["finished"] > 0
    if finished.any():  # one game called off would weigh as much as forty others
        facts = {name: column[finished] for name, column in facts.items()}
    return {
        "id": condition.id,
        "kind": condition.kind,
        "players": condition.players,
        "options": json.loads(condition.options),
        "lessons": condition.lessons,
        "games": games,
        "finished": int(finished.sum()),
        "first": shares[0],
        "shares": shares,
        "turns": spread(facts["turns"]),
        "lead_changes": counted(facts["lead_changes"]),
        "mean": {name: round(float(column.mean()), 4) for name, column in facts.items() if name not in NOT_COUNTS},
        **study_of(game).summary(facts),
    }


#: Facts of which a mean would say nothing.
NOT_COUNTS = ("first", "winners", "finished")


# --- the files ------------------------------------------------------------------------------------------------------


def _table(game: str, conditions: Sequence[Condition], facts: dict[str, dict[str, Column]], summary: Json) -> bytes:
    """All games as a Parquet file. Every column says what it means."""
    pa, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    study = study_of(game)
    told = {
        "condition": "the way to play, as in the summary",
        "players": "how many played",
        "game": "the number of the game; with the seed and the condition it says which game it was",
        "shares": "each side's share of the win, in the order of play from the one that began",
        **study.facts(),
    }
    counts = [len(facts[condition.id]["turns"]) for condition in conditions]
    columns = {
        "condition": pa.array(np.repeat([c.id for c in conditions], counts).tolist(), pa.string()),
        "players": pa.array(np.repeat([c.players for c in conditions], counts), pa.int8()),
        "game": pa.array(np.concatenate([np.arange(count) for count in counts]), pa.int32()),
        "shares": pa.array(
            [share for c in conditions for share in shares_of(game, c, facts[c.id]).tolist()], pa.list_(pa.float64())
        ),
    }
    for name in study.facts():
        column = np.concatenate([facts[condition.id][name] for condition in conditions])
        yes_or_no = name in study.yes_or_no
        columns[name] = pa.array(column.astype(bool) if yes_or_no else column, pa.bool_() if yes_or_no else pa.int32())
    fields = [pa.field(name, columns[name].type, False, {"description": told[name]}) for name in columns]
    about = {"format": str(FORMAT), "game": game, "seed": str(summary["seed"]), "command": summary["command"]}
    schema = pa.schema(fields, about | {"race108": race108.__version__})
    out = io.BytesIO()
    parquet.write_table(pa.Table.from_arrays(list(columns.values()), schema=schema), out, compression="zstd")
    return out.getvalue()


def _write(folder: Path, files: dict[str, bytes]) -> None:
    """Write every file whole, or none and nothing else."""
    unfinished = {folder / name: folder / f".{name}.{os.getpid()}.unfinished" for name in files}
    try:
        for path, waiting in unfinished.items():
            waiting.write_bytes(files[path.name])
        for path, waiting in unfinished.items():
            waiting.replace(path)
    except OSError as fault:
        raise BadOption("lab-cannot-write", file=str(folder), fault=str(fault.strerror)) from None
    finally:
        for waiting in unfinished.values():
            waiting.unlink(missing_ok=True)
