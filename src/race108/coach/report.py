"""A review for people: as text for a terminal, and as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import floor

from race108.coach.review import Decision, Review
from race108.coach.words import player_named
from race108.ruleset import Json
from race108.words import Argument, say

#: So many of a game's dearest decisions come first.
DEAREST = 3
_SHOWN_REASONS = 2


def text(review: Review, language: str) -> str:
    """The review for a terminal."""
    return "\n".join(_lines(review, language))


def _lines(review: Review, language: str) -> Iterator[str]:
    yield title(review, language)
    yield say("review-by", language, network=review.network)
    for message, arguments in review.missing:
        yield say(message, language, **arguments)
    if not review.decisions:
        return
    yield ""
    for seat in range(review.rules.players):
        yield _sum(review, seat, language)
    yield from _ledger(review, language)
    if dearest := dearest_of(review):
        yield ""
        yield say("review-dearest", language)
        for one in dearest:
            yield from (_line(one, language), *(f"   {reason}" for reason in _reasons(one, language)))
    yield ""
    yield say("review-all", language)
    for one in review.decisions:
        yield _row(one, language)


def title(review: Review, language: str) -> str:
    """Which game it was."""
    rules = review.rules
    return say("review-title", language, game=rules.about.named(rules.played.name), count=rules.players)


def dearest_of(review: Review) -> list[Decision]:
    """The decisions that lost most, the dearest first."""
    lost = [one for one in review.decisions if one.grade in ("inexact", "mistake", "blunder")]
    return sorted(lost, key=lambda one: -one.loss)[:DEAREST]


def points(amount: float) -> str:
    """Points of winning chance, as people read them; rounded down, so that a loss keeps the name of its grade."""
    return f"{floor(10 * amount) / 10:.1f}"


def _player(seat: int) -> Argument:
    return player_named(seat, None)


def _sum(review: Review, seat: int, language: str) -> str:
    own = [one for one in review.decisions if one.seat == seat]
    real = [one for one in own if one.counts]
    lost = sum(one.loss for one in own)
    first = say(
        "review-player",
        language,
        player=_player(seat),
        lost=points(lost),
        count=len(real),
        each=points(lost / max(1, len(real))),
    )
    counted = {grade: sum(one.grade == grade for one in own) for grade in ("blunder", "mistake", "inexact")}
    second = say(
        "review-counts",
        language,
        blunders=counted["blunder"],
        mistakes=counted["mistake"],
        inexact=counted["inexact"],
    )
    return f"{first} {second}"


def _ledger(review: Review, language: str) -> Iterator[str]:
    if review.ledger:
        yield ""
        yield say("review-ledger", language)
    for account in review.ledger:
        yield _account(account, language)


def _account(account: Json, language: str) -> str:
    parts = {name: f"{amount:+.1f}" for name, amount in account.items() if name != "seat"}
    return say("review-ledger-line", language, player=_player(account["seat"]), **parts)


def _line(one: Decision, language: str) -> str:
    return say(
        "review-line",
        language,
        ply=one.ply + 1,
        player=_player(one.seat),
        played=one.played,
        grade=(f"grade-{one.grade}", {}),
        loss=points(one.loss),
        best=one.best,
    )


def _reasons(one: Decision, language: str) -> list[str]:
    return [say(message, language, **arguments) for message, arguments in one.reasons[:_SHOWN_REASONS]]


def _row(one: Decision, language: str) -> str:
    grade = say(f"grade-{one.grade}", language)
    loss = f"-{points(one.loss)}" if one.loss else ""
    better = "" if one.best == one.played else one.best
    return f"{one.ply + 1:4} {one.seat + 1} {one.worth:5.1f} {loss:>6} {one.played:24} {grade:18} {better}".rstrip()


# --- one page -------------------------------------------------------------------------------------------------------

_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1c2733;background:#fff}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #d8dee6}
.n{text-align:right}.blunder{background:#fbdcd8}.mistake{background:#fdeccd}.inexact{background:#f6f4d4}
svg{width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#e8edf2;background:#151b22}th,td{border-color:#34404d}
.blunder{background:#5a231f}.mistake{background:#553c12}.inexact{background:#45421a}}
"""
_COLOURS = ("#1769aa", "#c2410c", "#2e7d32", "#7b1fa2", "#8d6e00", "#00796b")


def page(review: Review, language: str) -> str:
    """The review as one page: no script, nothing that is loaded from elsewhere."""
    head = escape(title(review, language))
    notes = [say(message, language, **arguments) for message, arguments in review.missing]
    body = [f"<h1>{head}</h1>", _paragraphs([say("review-by", language, network=review.network), *notes])]
    if review.decisions:
        body.append(curve(review))
        body.append(_paragraphs([_sum(review, seat, language) for seat in range(review.rules.players)]))
        body.append(_paragraphs(list(_ledger(review, language))[1:]))
        if dearest := dearest_of(review):
            body.append(f"<h2>{escape(say('review-dearest', language))}</h2>")
            for one in dearest:
                body.append(_paragraphs([" ".join([_line(one, language), *_reasons(one, language)])]))
        body.append(f"<h2>{escape(say('review-all', language))}</h2>")
        body.append(_table(review, language))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{head}</title><style>{_STYLE}</style></head>\n<body>{''.join(body)}</body></html>\n"
    )


def _paragraphs(lines: list[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>\n" for line in lines)


def _table(review: Review, language: str) -> str:
    names = ("move", "player", "played", "best", "worth", "loss", "grade")
    heads = "".join(f"<th>{escape(say(f'review-column-{name}', language))}</th>" for name in names)
    rows = "".join(_table_row(one, language) for one in review.decisions)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _table_row(one: Decision, language: str) -> str:
    why = " ".join(_reasons(one, language))
    grade = say(f"grade-{one.grade}", language)
    return (
        f'<tr class="{one.grade}"><td class="n">{one.ply + 1}</td><td>{one.seat + 1}</td>'
        f"<td>{escape(one.played)}</td><td>{escape('' if one.best == one.played else one.best)}</td>"
        f'<td class="n">{points(one.worth)}</td><td class="n">{points(one.loss) if one.loss else ""}</td>'
        f"<td>{escape(grade)}{': ' if why else ''}{escape(why)}</td></tr>\n"
    )


def curve(review: Review) -> str:
    """The chance to win of every seat, as each saw it at its own decisions."""
    last = max(1, review.decisions[-1].ply)
    lines = []
    for seat in range(review.rules.players):
        own = [one for one in review.decisions if one.seat == seat]
        way = " ".join(f"{20 + 760 * one.ply / last:.1f},{10 + 1.8 * (100 - one.worth):.1f}" for one in own)
        colour = _COLOURS[seat]
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{30 + 24 * seat}" y="214" fill="{colour}" font-size="14">{seat + 1}</text>')
    half = '<line x1="20" x2="780" y1="100" y2="100" stroke="#8894a0" stroke-dasharray="4"/>'
    return f'<svg viewBox="0 0 800 220" role="img">{half}{"".join(lines)}</svg>'
