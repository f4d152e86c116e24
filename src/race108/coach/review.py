"""A whole game gone through again: every decision with its verdict, judged from what the mover could know then."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from race108.bots.mind import Mind, mind_for, net_file
from race108.coach.judge import DEALS, DEALS_OF_A_HINT, Actions, judged
from race108.coach.ledger import InOrder, ledger_of
from race108.coach.words import Told
from race108.errors import BadOption, BadRecord, Race108Error
from race108.game import Game, View
from race108.games.registry import has_part, part_of
from race108.ruleset import Json, Ruleset
from race108.words import Argument, say


@dataclass(frozen=True)
class Decision:
    """One move of a game, judged. Worth and loss are points of winning chance (100 is a win)."""

    ply: int
    seat: int
    played: str
    best: str
    worth: float
    loss: float
    grade: str
    #: Whether there was something to decide: not one move only, nor moves that are all alike.
    counts: bool
    reasons: tuple[Told, ...]

    def json(self, language: str) -> Json:
        """As programs read it."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "played": self.played,
            "best": self.best,
            "worth": self.worth,
            "loss": self.loss,
            "grade": self.grade,
            "reasons": [say(message, language, **arguments) for message, arguments in self.reasons],
        }


@dataclass
class Review:
    """What the judge says of a game, as far as it could be played again."""

    rules: Ruleset
    network: str
    decisions: list[Decision] = field(default_factory=list)
    #: For every seat where its result came from, in points; none if the game did not end by the rules.
    ledger: list[Json] = field(default_factory=list)
    #: What could not be reviewed, each as one sentence.
    missing: list[Told] = field(default_factory=list)

    def json(self, language: str = "en") -> Json:
        """As programs read it; ``note`` is there only if something could not be reviewed."""
        told: Json = {
            "game": self.rules.game,
            "players": self.rules.players,
            "network": self.network,
            "decisions": [one.json(language) for one in self.decisions],
            "ledger": self.ledger,
        }
        if self.missing:
            told["note"] = " ".join(say(message, language, **arguments) for message, arguments in self.missing)
        return told


def reviewed(
    record: object, deals: int = DEALS, names: Sequence[str] | None = None, threads: int | None = None
) -> Review:
    """The review of a record. One that is broken further on is reviewed up to there; nothing at all is refused.

    Every move is judged for itself, so all cores share the work (or as many threads as somebody says), and the review
    is the same.
    """
    playing = Game.replaying(record)
    game = next(playing)
    moves: list[str] = record["moves"]  # type: ignore[index]  # ``replaying`` has seen to that
    review = begun(game)
    mind = mind_for(game.rules)
    moments = list(_moments(game, playing, len(moves), review.missing))

    def judge(ply: int) -> Decision:
        return decided(*moments[ply], ply, mind, deals, names)

    with _at_once(threads) as in_order:
        review.decisions.extend(in_order(judge, range(len(moments))))
        if not review.missing:
            _finish(review, game, record, deals, in_order)
    return review


def _moments(game: Game, playing: Iterator[Game], moves: int, missing: list[Told]) -> Iterator[tuple[View, str]]:
    """What the mover knew, and what they played, move by move; and what cannot be played again is said."""
    try:
        for ply in range(moves):
            if game.over:
                break  # what follows cannot be played, and playing on will say so
            view = game.view(game.turn)
            next(playing)
            yield view, game.moves_since(ply)[0]
        for _ in playing:
            pass
    except BadRecord as fault:
        missing.append(("review-broken", {"ply": game.ply, "fault": _fault(fault)}))


@contextmanager
def _at_once(threads: int | None) -> Iterator[InOrder]:
    """Compiled code leaves the interpreter to others, so threads are enough for all cores."""
    pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="judge")
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def begun(game: Game) -> Review:
    """An empty review; a game that nobody can judge is refused."""
    if not has_part(game.rules.game, "judge"):
        raise BadOption("review-no-judge", game=game.rules.about.named())
    return Review(game.rules, network_of(game.rules))


def _finish(review: Review, game: Game, record: object, deals: int, in_order: InOrder) -> None:
    """The ledger, if the game has ended, and a sentence for what there is not; half as many orders as deals."""
    gave_up = isinstance(record, dict) and "results" in record
    if not game.over and not gave_up:
        review.missing.append(("review-unfinished" if review.decisions else "review-nothing", {}))
        return
    try:
        review.ledger = [line.json() for line in ledger_of(record, max(1, deals // 2), in_order).lines]
    except Race108Error as fault:
        review.missing.append(("review-no-ledger", {"fault": _fault(fault)}))


def _fault(fault: Race108Error) -> Argument:
    return (fault.message, fault.arguments)


def decided(
    view: View, played: str, ply: int, mind: Mind, deals: int = DEALS, names: Sequence[str] | None = None
) -> Decision:
    """The verdict on a move, from the view of who made it; the reasons compare it with the best one."""
    actions = view.read(played)
    verdict = judged(view, actions, mind, deals, ply)
    told: tuple[Told, ...] = ()
    if verdict.loss > 0 and verdict.grade not in ("best", "close", "forced"):
        told = tuple(reasons(view, mind, actions, verdict.best, names))
    best = played if verdict.grade in ("best", "forced") else view.write(verdict.best)
    seat = view.turn
    return Decision(
        ply, seat, played, best, verdict.worth, verdict.loss, verdict.grade, counts=verdict.counts, reasons=told
    )


def reasons(view: View, mind: Mind, other: Actions, better: Actions, names: Sequence[str] | None = None) -> list[Told]:
    """Why one move is better than another: only what was really found."""
    coaching: Any = part_of(view.rules.game, "coaching")
    return [coaching.told(view, row, names) for row in coaching.reasons(view, mind, other, better)]


# --- hints ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hint:
    """Help in three steps: what kind of move, which one, and why, if a reason was found."""

    kind: str
    move: str
    why: tuple[Told, ...]
    worth: float


def hint(view: View, mind: Mind | None = None, names: Sequence[str] | None = None) -> Hint:
    """What the seat on turn could do, from its view alone; why it is better than the next best move."""
    mind = mind or mind_for(view.rules)
    verdict = judged(view, None, mind, DEALS_OF_A_HINT)
    told = reasons(view, mind, verdict.second, verdict.best, names) if verdict.second else []
    kind = part_of(view.rules.game, "coaching").kind(view, verdict.best)
    return Hint(kind, view.write(verdict.best), tuple(told), verdict.worth)


# --- which network --------------------------------------------------------------------------------------------------


def network_of(rules: Ruleset) -> str:
    """The name of the network that judges, and the first signs of its file's SHA-256: whoever has the same agrees."""
    file = net_file(rules)
    return f"{file.stem}@{_digest(file)}"


@cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]
