"""Section 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.engine import Game
from kolonie.core.title import SetupError
from kolonie.core.views import named
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.meta import TITLE
from tests.citing import rule
from tests.laws.playing import positions
from tests.rules.aquasphere.station import (
    BOX,
    enter,
    free_letters,
    give_time,
    lay_card,
    lay_tile,
    offered,
    play,
    program,
    programmed,
    seat_of,
    set_ups,
    started,
    stock,
    table_of,
    to_round,
    turn_of,
)


@rule("AQ-1.01", "AQ-1.07")
def test_six_sectors_and_six_base_labs_carry_the_same_letters() -> None:
    assert [sector.id for sector in BOX.sectors] == list(LETTERS)
    assert [lab.id for lab in BOX.base_labs] == list(LETTERS)
    assert sorted(started(4).state.ring) == list(range(6))


@rule("AQ-1.02")
def test_headquarters_carry_all_five_parts() -> None:
    """All five are used in a game: tokens lie there, counters move, seats are in order and withdraw."""
    assert BOX.lap == 50
    assert [BOX.line_after(50 + kp) - 50 for kp in range(50)] == [BOX.line_after(kp) for kp in range(50)]
    layouts, orders, points = set(), set(), set()
    rounds = 0
    for seed in range(3):
        number = 0
        left: list[int] = []
        for game in positions(TITLE, 3, seed):
            shown = named(game, None)["table"]
            if not shown["round"]:
                continue
            if shown["round"] > number > 0:
                assert shown["order"][: len(left)] == left, "who has left first plays first in the next round"
                rounds += bool(left)
            number, left = shown["round"], shown["withdrawn"]
            layouts.add(tuple(shown["tokens"].items()))
            orders.add(tuple(shown["order"]))
            points |= {seat["kp"] for seat in shown["seats"]}
            assert sorted(shown["order"]) == [0, 1, 2]
    assert len(layouts) > 3
    assert all(sorted(dict(tokens)) == [f"H{n}" for n in range(1, 8)] for tokens in layouts)
    assert all(sorted(dict(tokens).values()) == sorted(COLOURS) for tokens in layouts)
    assert len(orders) > 3
    assert len(points) > 10
    assert rounds > 3


@rule("AQ-1.03", "AQ-1.09")
def test_boards_and_overviews_are_for_two_to_four_players() -> None:
    assert [started(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SetupError):
            TITLE.new(seats, "no")


@rule("AQ-1.04", "AQ-1.20")
def test_centre_cards_have_twelve_faces() -> None:
    faces = [(card.players, card.bulb) for card in BOX.centre_cards]
    assert sorted(faces) == [(players, bulb) for players in (2, 3, 4) for bulb in (2, 3, 4, 5)]


@rule("AQ-1.05", "AQ-1.12", "AQ-1.13", "AQ-1.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stock_of_time_crystals_and_octopods(seats: int) -> None:
    census = TITLE.census(started(seats))
    assert (census["time"], census["crystals"], census["octopods"]) == (38, 20, 15)


@rule("AQ-1.06")
def test_seven_tokens_one_of_each_symbol() -> None:
    for game in set_ups(2, 10):
        start, *tokens = table_of(game).tokens
        assert start == -1
        assert sorted(tokens) == list(range(7)) and len(COLOURS) == 7


@rule("AQ-1.08", "AQ-1.11")
def test_research_cards_and_expansions() -> None:
    table = table_of(started(4))
    assert (len(BOX.research_ids), len(BOX.expansion_ids)) == (41, 30)
    assert len(set(BOX.research_ids)) == 41 and len(set(BOX.expansion_ids)) == 30
    assert len(table.research_deck) + sum(map(len, table.research)) == 41
    assert len(table.expansion_deck) + sum(map(len, table.expansions)) == 30


@rule("AQ-1.10", "AQ-1.19")
def test_seven_program_cards_with_one_layout_each() -> None:
    assert len(BOX.program_cards) == 7
    assert len(set(BOX.layouts)) == 7
    for game in set_ups(2, 12):
        table = table_of(game)
        coming = table.next_program
        to_round(game, 2)
        assert table.tokens == BOX.layouts[coming]


@rule("AQ-1.14", "AQ-1.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_of_a_colour(seats: int) -> None:
    game = started(seats)
    table = table_of(game)
    for index, seat in enumerate(table.seats):
        assert (table.order.count(index), seat.bots, seat.programmed.bit_count()) == (1, 14, 1)
        deployed = sum(seat.colour in subs for subs in table.subs)
        assert seat.subs + deployed == 6
        assert seat.engineer == 0 and 0 <= seat.scientist < 6
    assert BOX.bots == 16


@rule("AQ-1.15")
def test_player_colours() -> None:
    game = TITLE.new(2, "colours")
    assert set(offered(game)) == {f"colour:{name}" for name in ("natural", "yellow", "red", "blue")}
    assert PLAYER_COLOURS == ("natural", "yellow", "red", "blue")


@rule("AQ-1.16", "AQ-5.01")
@pytest.mark.parametrize(
    ("colour", "changes"),
    [
        ("green", {"expansions": 1}),
        ("yellow", {"time": 2}),
        ("black", {"crystals": 1}),
        ("violet", {"kp": 1}),
        ("blue", {"subs": -1, "time": -1, "kp": 2}),
        ("red", {"research": 1, "kp": 2}),
        ("white", {"programmed": 1, "bots": -1}),
    ],
)
def test_each_colour_is_an_area_with_its_action(colour: str, changes: dict[str, int]) -> None:
    game = started(4)
    turn_of(game, 0)
    give_time(game, 0, 2)
    letter = free_letters(game)[0]
    stock(game, letter, time=2, crystals=1, octopods=1)
    lay_tile(game, letter, "L28")
    lay_card(game, letter, "R01")
    enter(game, letter, colour)
    before = _holdings(game, 0)
    play(game, "catch:1" if colour == "violet" else "perform")
    after = _holdings(game, 0)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == changes


def _holdings(game: Game, index: int) -> dict[str, int]:
    seat = seat_of(game, index)
    return {
        "expansions": len(seat.expansions),
        "research": len(seat.research),
        "programmed": len(programmed(game, index)),
        "time": seat.time,
        "crystals": seat.crystals,
        "kp": seat.kp,
        "subs": seat.subs,
        "bots": seat.bots,
    }


@rule("AQ-1.21")
def test_the_general_supply_can_run_out() -> None:
    game = started(2)
    seat = turn_of(game, 0)
    give_time(game, 0, 1)
    table_of(game).supply_time = 1
    program(game, 0, "red", "green")
    play(game, "return:red")
    assert (seat.time, table_of(game).supply_time) == (2, 0)
    play(game, "return:green")
    assert (seat.time, table_of(game).supply_time) == (2, 0)


@rule("AQ-1.06", "AQ-1.10")
def test_every_program_card_shows_each_token_once() -> None:
    assert all(Counter(card.tokens) == Counter(COLOURS) for card in BOX.program_cards)
