"""What has happened, for programs that show it; hidden cards are never shown to others."""

from __future__ import annotations

import json
import random
from typing import Any

from race108.game import Game
from tables import FULL, advanced, runtrip, runtrip_position, team, triggs
from variants import Variant, each

Event = tuple[Any, ...]


def events(game: Game, seat: int | None = None, since: int = 0) -> list[Event]:
    """Everything that a seat, or an onlooker, saw happen."""
    return [event for _, seen in game.turns_seen(seat, since=since) for event in game.rules.happened(seen)]


# --- Triggs ---------------------------------------------------------------------------------------------------------


def test_a_card_drawn_from_the_centre_is_shown_to_who_draws_it_only() -> None:
    """T16."""
    game = triggs([2], left=[8, 6], centre=[11, 9])
    game.play("draw L", "draw C")
    drawn = [("drew", 0, 8, "left"), ("turned_up", "left", 6)]
    assert events(game, 0) == [*drawn, ("drew", 0, 11, "centre")]
    assert events(game, 1) == events(game) == [*drawn, ("drew", 0, None, "centre")]


def test_the_last_card_of_a_pile_turns_up_nothing() -> None:
    game = triggs([2], right=[5])
    game.play("draw R")
    assert events(game) == [("drew", 0, 5, "right")]


def test_every_discarded_card_is_shown() -> None:
    """T4."""
    game = triggs([9, 9, 4])
    game.play("discard 9x2")
    assert events(game) == [("discarded", 0, 9, "discard")] * 2


def test_obsolete_cards_go_to_the_box() -> None:
    """T13."""
    game = triggs([12, 4], crossed={12: 5}, others_crossed={12: 5})
    game.play("discard 12x1")
    assert events(game) == [("discarded", 0, 12, "box")]


def test_a_forming_from_one_card_and_from_two() -> None:
    """T5."""
    game = triggs([11, 7, 4, 1])
    game.play("form 11=11", "form 11=7+4")
    assert events(game) == [
        ("formed", 0, (11,)),
        ("crossed", 0, 11, False),
        ("formed", 0, (7, 4)),
        ("crossed", 0, 11, False),
    ]


def test_a_chain_of_extra_crosses() -> None:
    """T7, T8."""
    game = triggs([10, 12], crossed={10: 3, 8: 3})
    game.play("form 10=10", "extra 8", "extra 5")
    assert events(game) == [
        ("formed", 0, (10,)),
        ("crossed", 0, 10, False),
        ("filled", 0, 10),
        ("crossed", 0, 8, True),
        ("filled", 0, 8),
        ("crossed", 0, 5, True),
    ]


def test_the_winning_cross() -> None:
    game = triggs([12, 3], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert events(game)[-2:] == [("filled", 0, 12), ("won", 0)]


def test_of_a_refilled_pile_the_cards_are_counted() -> None:
    """T10. Everybody knows which cards these are, but nobody in which order."""
    game = triggs([2], left=[8], discard=[3, 5, 5, 9, 11])
    game.play("draw L")
    drew, refill, top = events(game)
    assert (drew, refill) == (("drew", 0, 8, "left"), ("refilled", "left", 5))
    assert top == ("turned_up", "left", game.position()["left"][0])


def test_an_obsolete_card_on_a_pile() -> None:
    """T13."""
    game = triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 12, 6])
    game.play("draw L")
    assert events(game) == [
        ("drew", 0, 5, "left"),
        ("turned_up", "left", 12),
        ("removed", "left", 12),
        ("turned_up", "left", 6),
    ]


def test_five_new_cards_are_shown_to_their_holder_only() -> None:
    """T9, T16."""
    game = triggs([9], centre=[3, 4, 5, 6, 7, 8])
    game.play("discard 9x1")
    assert events(game, 0)[1:] == [("emptied", 0), *(("drew", 0, card, "centre") for card in (3, 4, 5, 6, 7))]
    assert events(game, 1)[1:] == [("emptied", 0), *[("drew", 0, None, "centre")] * 5]


# --- Run & Trip -----------------------------------------------------------------------------------------------------


def test_a_run_that_pushes_others() -> None:
    """R5, R8. Each pushes the next one, whatever their numbers are."""
    game = runtrip([11, 12, 4, 10], ["8[5]", "1[2]"], deck=[], turn=2)
    game.play("run 8[5]")
    assert events(game) == [
        ("ran", 2, "8[5]", 2),
        ("moved", 2, 4, 12),
        ("pushed", 1, 12, 11),
        ("pushed", 0, 11, 10),
        ("pushed", 3, 10, 9),
    ]


def test_a_run_that_would_pass_100_moves_nobody() -> None:
    """R10."""
    game = runtrip([95, 0], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert events(game) == [("ran", 0, "8[5]", 0)]


def test_the_worked_example() -> None:
    """R6 to R9."""
    game = runtrip([0, 5, 12], ["3[22]", "4[3]", "6[5]"], deck=[])
    game.play("trip 3 3[22] 4[3]", "trip 3 6[5]")
    assert events(game) == [
        ("laid", 0, "3[22]"),
        ("laid", 0, "4[3]"),
        ("tripped", 0, 2, 7),
        ("moved", 2, 12, 5),
        ("pushed", 1, 5, 4),
        ("moved", 0, 0, 7),
        ("laid", 0, "6[5]"),
        ("tripped", 0, 2, 6),
        ("moved", 2, 5, 0),
        ("moved", 0, 7, 13),
    ]


def steps(game: Game) -> list[Event]:
    """How the tokens have moved."""
    return [event for event in events(game) if event[0] in ("moved", "pushed")]


def test_the_tripped_token_pushes_the_own_one_before_that_goes_forward() -> None:
    """R11. Player 3 is pushed from 9 to 8 and pushes player 1 from 8 to 7, who then goes 3 forward."""
    game = runtrip([8, 12, 9], ["3[223]"], deck=[])
    game.play("trip 2 3[223]")
    assert steps(game) == [("moved", 1, 12, 9), ("pushed", 2, 9, 8), ("pushed", 0, 8, 7), ("moved", 0, 7, 10)]


def test_the_own_token_pushes_the_tripped_one_where_that_has_just_arrived() -> None:
    """R11. Player 3 is pushed twice: by the tripped token, and when that is pushed itself."""
    game = runtrip([6, 12, 9], ["3[223]"], deck=[])
    game.play("trip 2 3[223]")
    assert steps(game) == [
        ("moved", 1, 12, 9),
        ("pushed", 2, 9, 8),
        ("moved", 0, 6, 9),
        ("pushed", 1, 9, 8),
        ("pushed", 2, 8, 7),
    ]


def test_a_token_that_ends_where_it_began_has_moved_all_the_same() -> None:
    """R11. Player 1 is pushed back one and goes one forward."""
    game = runtrip([1, 2], ["1[2]"], deck=[])
    game.play("trip 2 1[2]")
    assert steps(game) == [("moved", 1, 2, 1), ("pushed", 0, 1, 0), ("moved", 0, 0, 1), ("pushed", 1, 1, 0)]


def test_of_cards_others_draw_only_the_numbers_are_shown() -> None:
    """R4."""
    game = runtrip([0, 0], ["8[5]", "1[2]"], deck=["9[P]", "6[7]", "2[3]"])
    game.play("run 8[5]")
    assert events(game, 0)[2:] == [("drew", 0, "9[P]"), ("turned_up", 6), ("drew", 0, "6[7]"), ("turned_up", 2)]
    for seat in (1, None):
        assert events(game, seat)[2:] == [
            ("drew", 0, "9[?]"),
            ("turned_up", 6),
            ("drew", 0, "6[?]"),
            ("turned_up", 2),
        ]


def test_the_last_card_of_the_deck_turns_up_nothing() -> None:
    game = runtrip([0, 0], ["8[5]", "1[2]"], deck=["9[P]"])
    game.play("run 8[5]")
    assert events(game)[2:] == [("drew", 0, "9[?]")]


def test_two_tokens_of_a_player_follow_each_other() -> None:
    """R15."""
    game = advanced([(4, 12), (20, 30)], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5] a")
    assert events(game) == [("ran", 0, "8[5]", 0), ("moved", 0, 4, 12), ("pushed", 1, 12, 11)]


def test_two_tokens_of_a_side_follow_each_other() -> None:
    """R18."""
    game = team([(4, 12), (0, 16)], ["8[5]", "1[2]"], deck=[], turn=3)
    game.play("run 8[5] b")
    assert events(game) == [("ran", 3, "8[5]", 3), ("moved", 3, 16, 24)]


def test_a_layout_of_ones_own_has_its_own_cards() -> None:
    given = runtrip_position([0, 0], ["8[5]", "1[2]"], deck=["9[P]"])
    game = Game.from_position(given, 1)
    layout = dict(own_layout(game))
    renamed = json.loads(json.dumps(given).replace("P]", "Q]"))
    own = Game.from_position(renamed | {"layout": layout}, 1)
    for one in (game, own):
        one.play("run 8[5]")
    assert events(game, 0)[-1] == ("drew", 0, "9[P]")
    assert events(own, 0)[-1] == ("drew", 0, "9[Q]")


def own_layout(game: Game) -> dict[str, Any]:
    """The layout ``factors`` under the same name, with Q for P."""
    layout = game.rules.layout  # type: ignore[attr-defined]
    cards: dict[str, list[str]] = {str(number): [] for number in range(1, 10)}
    for card in layout.cards:
        cards[card[0]].append(card[2:-1].replace("P", "Q"))
    squares = [symbols.replace("P", "Q") for symbols in layout.squares[1:100]]
    return {"format": 1, "name": layout.name, "symbols": list("2357Q"), "squares": squares, "cards": cards}


# --- every variant --------------------------------------------------------------------------------------------------


def shown_after(position: dict[str, Any], happened: list[Event]) -> Any:
    """What can be followed by the events alone: the crosses, or the tokens; and how many cards everybody has."""
    hands = [len(cards) for cards in position["hands"]]
    crossed = [list(rows) for rows in position.get("crossed", ())]
    tokens = [square for pair in position.get("tokens", ()) for square in pair]
    for kind, who, *what in happened:
        if kind == "drew":
            hands[who] += 1
        elif kind in ("discarded", "ran", "laid"):
            hands[who] -= 1
        elif kind == "formed":
            hands[who] -= len(what[0])
        elif kind == "crossed":
            crossed[who][what[0] - 1] += 1
        elif kind in ("moved", "pushed"):
            assert tokens[who] == what[0]
            tokens[who] = what[1]
    return hands, crossed, tokens


@each()
def test_whoever_follows_the_events_knows_the_table(variant: Variant) -> None:
    kind, players, options = variant
    chance, game = random.Random(5), Game.new(kind, players, 5, **options)
    while not game.over:
        before, ply = game.position(), game.ply
        game.play(chance.choice(game.moves()))
        after = shown_after(game.position(), [])
        for seat in (None, *range(players)):
            assert shown_after(before, events(game, seat, since=ply)) == after
