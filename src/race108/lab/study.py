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
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

import race108
from race108.bots.mind import mind_for
from race108.bots.net import Net
from race108.errors import BadOption
from race108.game import rules_class
from race108.games.runtrip import rules as runtrip
from race108.games.runtrip import study as study_runtrip
from race108.games.runtrip.layout import Layout, layout_from, named_layout
from race108.games.runtrip.ruleset import RunTrip
from race108.games.triggs import ROWS
from race108.games.triggs import rules as triggs
from race108.games.triggs import study as study_triggs
from race108.games.triggs.ruleset import Triggs
from race108.kernel import new_dealer
from race108.lab.duel import standing
from race108.lab.train import EXPLORE, EXPLORED, RATES, school_for
from race108.lab.work import Notebook, Place, Task, carry_out
from race108.progress import Progress
from race108.ruleset import Json, Ruleset

FORMAT = 1
#: Games of one task.
CHUNK = 250
#: Other rows and other layouts need a network of their own: it learns from so many games first, in such steps.
LESSONS, LESSON = 30_000, 250
#: The squares of ``factors`` in another order, always the same.
SHUFFLED = 108

Column = npt.NDArray[Any]


# --- conditions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Condition:
    """One way to play a game: what is special about it, how many play, the options, and whether it is learned first."""

    kind: str
    players: int
    options: str  # as JSON
    lessons: int = 0

    @property
    def id(self) -> str:
        """Its name in the table."""
        return f"{self.kind}-{self.players}"


def conditions_of(game: str, layout: str | None = None) -> list[Condition]:
    """All the ways to play that are studied."""
    return _triggs_conditions() if game == "triggs" else _runtrip_conditions(layout)


def _condition(kind: str, players: int, options: Json, lessons: int = 0) -> Condition:
    return Condition(kind, players, json.dumps(options, sort_keys=True), lessons)


def _triggs_conditions() -> list[Condition]:
    found = [_condition("usual", players, {}) for players in Triggs.about.players]
    found += [_condition("refill", players, {"refill": "all"}) for players in Triggs.about.players]
    sheets = {
        "rows-two": (2,) * triggs.VALUES,
        "rows-four": (4,) * triggs.VALUES,
        "rows-short": (1, 2) * (triggs.VALUES // 2),
        "rows-reversed": ROWS[::-1],
    }
    found.append(_control())
    return found + [_condition(kind, 2, {"rows": rows}, LESSONS) for kind, rows in sheets.items()]


def _control() -> Condition:
    """The usual game, learned as other rows and layouts are: what differs from it is not the network's doing."""
    return _condition("relearned", 2, {}, LESSONS)


def _runtrip_conditions(layout: str | None) -> list[Condition]:
    found = [_condition("usual", players, {}) for players in range(2, 7)]
    found += [_condition("mercy", players, {"mercy": True}) for players in range(4, 7)]
    found += [_condition("even", players, {"even": True}) for players in (4, 5)]
    found += [_condition("advanced", players, {"variant": "advanced"}) for players in (2, 3)]
    found.append(_condition("team", 4, {"variant": "team"}))
    found.append(_control())
    found.append(_condition("shuffled", 2, {"layout": shuffled_layout().as_json()}, LESSONS))
    if layout is not None:
        found.append(_condition("own", 2, {"layout": layout_from(layout).as_json()}, LESSONS))
    return found


def shuffled_layout() -> Layout:
    """The squares and cards of ``factors``, the squares in another order. What can be matched stays the same."""
    factors = named_layout("factors")
    order = np.random.default_rng(SHUFFLED).permutation(np.arange(1, runtrip.GOAL))
    squares = ("", *(factors.squares[square] for square in order), "")
    return Layout("factors, shuffled", factors.symbols, squares, factors.cards)


@cache
def _rules(game: str, players: int, options: str) -> Ruleset:
    return rules_class(game).from_options(players, json.loads(options))


# --- tasks: what a worker does --------------------------------------------------------------------------------------


def learn(game: str, players: int, options: str, lessons: int, seed: int) -> str:
    """Teach a network these rows or this layout; the same games make the same network. Gives it as text."""
    rules = _rules(game, players, options)
    school = school_for(rules)
    net = mind_for(rules).net.copy() if isinstance(rules, RunTrip) else school.beginner(seed)
    for done in range(0, lessons, LESSON):
        part = done / lessons
        rate = RATES[0] + (RATES[1] - RATES[0]) * part
        dealer = new_dealer(_seed(seed, f"lessons {game} {options}", done))
        school.learn(net, min(LESSON, lessons - done), rate, EXPLORE if part < EXPLORED else 0, dealer)
    return base64.b64encode(b"".join(part.tobytes() for part in net)).decode()


def play(game: str, condition: str, players: int, options: str, net: str, seed: int, games: tuple[int, int]) -> Any:
    """Play the games with these numbers; one list of facts for each."""
    rules = _rules(game, players, options)
    weights = _weights(rules, net)
    seeds = [_seed(seed, f"{game} {condition}", number) for number in range(*games)]
    if isinstance(rules, RunTrip):
        return study_runtrip.record_games(rules, weights, seeds)
    return study_triggs.record_games(cast(Triggs, rules), weights, seeds)


def _weights(rules: Ruleset, text: str) -> Net:
    """The network that comes with race108, or the one in the text."""
    net = mind_for(rules).net
    if not text:
        return net
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
    layout: str | None = None,
    notebook: Path | None = None,
    only: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Play so many games for each condition; writes ``study-GAME.html`` and ``study-GAME.parquet``, gives a summary."""
    _check_extra()
    _check_folder(folder, game)
    wanted = [c for c in conditions_of(game, layout) if only is None or c.id in only]
    facts = _facts_of(game, games, seed, place, progress, wanted, notebook)
    summary = {
        "format": FORMAT,
        "game": game,
        "games": games,
        "seed": seed,
        "command": command(game, games, seed, layout),
        "versions": _versions(),
        "conditions": [_summary_of(game, condition, facts[condition.id]) for condition in wanted],
    }
    from race108.lab.report import page

    table = _table(game, wanted, facts, summary)
    _write(folder, {f"study-{game}.parquet": table, f"study-{game}.html": page(summary, language).encode()})
    return summary


def command(game: str, games: int, seed: int, layout: str | None) -> str:
    """The command that does this again."""
    own = "" if layout is None else f" --layout {layout}"
    return f"race108 study {game} --games {games} --seed {seed}{own}"


def _check_extra() -> None:
    try:
        import_module("matplotlib")
        import_module("pyarrow.parquet")
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
    names = fact_names(game)
    numbers = np.array(rows, dtype=np.int64).reshape(len(rows), len(names))
    return {name: numbers[:, i] for i, name in enumerate(names)}


def fact_names(game: str) -> dict[str, str]:
    """What is kept of a game, and what it means."""
    return study_triggs.FACTS if game == "triggs" else study_runtrip.FACTS


# --- the summary ----------------------------------------------------------------------------------------------------


def shares_of(condition: Condition, facts: dict[str, Column]) -> Column:
    """Each side's share of every game, in the order of play from who began. A game called off is shared by all."""
    sides = 2 if condition.kind == "team" else condition.players
    side = (facts["first"][:, None] + np.arange(sides)) % sides
    won = (facts["winners"][:, None] >> side & 1).astype(np.float64)
    won[facts["winners"] == 0] = 1.0
    shares: Column = won / won.sum(axis=1, keepdims=True)
    return shares


def _summary_of(game: str, condition: Condition, facts: dict[str, Column]) -> Json:
    """What the games of one condition say."""
    shares = [_standing(share) for share in shares_of(condition, facts).T]
    games, finished = len(facts["turns"]), facts["finished"] > 0
    if finished.any():  # one game called off would weigh as much as forty others
        facts = {name: column[finished] for name, column in facts.items()}
    summary = {
        "id": condition.id,
        "kind": condition.kind,
        "players": condition.players,
        "options": json.loads(condition.options),
        "lessons": condition.lessons,
        "games": games,
        "finished": int(finished.sum()),
        "first": shares[0],
        "shares": shares,
        "turns": _spread(facts["turns"]),
        "lead_changes": _counted(facts["lead_changes"]),
        "mean": {name: round(float(column.mean()), 4) for name, column in facts.items() if name not in NOT_COUNTS},
    }
    return summary | (_chains(facts) if game == "triggs" else _trips(facts))


#: Facts of which a mean would say nothing.
NOT_COUNTS = ("first", "winners", "finished")


def _standing(shares: Column) -> Json:
    """A share with its 95 % interval."""
    found = standing(shares.tolist())
    return {"share": round(found.share, 5), "low": round(found.low, 5), "high": round(found.high, 5)}


def _spread(counts: Column) -> Json:
    """The middle of some counts, and how far they are spread."""
    parts = {"p10": 10, "p25": 25, "median": 50, "p75": 75, "p90": 90}
    return {
        "mean": round(float(counts.mean()), 3),
        **{name: int(np.percentile(counts, part, method="lower")) for name, part in parts.items()},
        "most": int(counts.max()),
    }


def _counted(counts: Column) -> Json:
    """How often each count occurs: the share of games with 0, with 1, ..."""
    often = np.bincount(counts) / len(counts)
    return {"mean": round(float(counts.mean()), 3), "shares": [round(float(share), 5) for share in often]}


def _part(some: Column, whole: Column) -> float:
    return round(float(some.sum() / max(1, whole.sum())), 5)


def _chains(facts: dict[str, Column]) -> Json:
    """Triggs: how long the chains are, and what extra crosses matter."""
    return {
        "longest_chain": _counted(facts["longest_chain"]),
        "extra_part": _part(facts["extra_crosses"], facts["crosses"]),
    }


def _trips(facts: dict[str, Column]) -> Json:
    """Run & Trip: how often somebody trips, or could and does not, and how games end."""
    return {
        "longest_series": _counted(facts["longest_series"]),
        "declined_part": _part(facts["declined"], facts["could_trip"]),
        "goal": _standing(facts["reached_goal"].astype(np.float64)),
    }


# --- the files ------------------------------------------------------------------------------------------------------


def _table(game: str, conditions: Sequence[Condition], facts: dict[str, dict[str, Column]], summary: Json) -> bytes:
    """All games as a Parquet file. Every column says what it means."""
    pa, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    told = {
        "condition": "the way to play, as in the summary",
        "players": "how many played",
        "game": "the number of the game; with the seed and the condition it says which game it was",
        "shares": "each side's share of the win, in the order of play from the one that began",
        **fact_names(game),
    }
    counts = [len(facts[condition.id]["turns"]) for condition in conditions]
    columns = {
        "condition": pa.array(np.repeat([c.id for c in conditions], counts).tolist(), pa.string()),
        "players": pa.array(np.repeat([c.players for c in conditions], counts), pa.int8()),
        "game": pa.array(np.concatenate([np.arange(count) for count in counts]), pa.int32()),
        "shares": pa.array(
            [share for c in conditions for share in shares_of(c, facts[c.id]).tolist()], pa.list_(pa.float64())
        ),
    }
    for name in fact_names(game):
        column = np.concatenate([facts[condition.id][name] for condition in conditions])
        yes_or_no = name in YES_OR_NO
        columns[name] = pa.array(column.astype(bool) if yes_or_no else column, pa.bool_() if yes_or_no else pa.int32())
    fields = [pa.field(name, columns[name].type, False, {"description": told[name]}) for name in columns]
    about = {"format": str(FORMAT), "game": game, "seed": str(summary["seed"]), "command": summary["command"]}
    schema = pa.schema(fields, about | {"race108": race108.__version__})
    out = io.BytesIO()
    parquet.write_table(pa.Table.from_arrays(list(columns.values()), schema=schema), out, compression="zstd")
    return out.getvalue()


#: Facts that are true or false.
YES_OR_NO = ("finished", "reached_goal")


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
