"""Section 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.title import SetupError
from kolonie.core.views import view
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import Position, started
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, set_ups


@rule("AQ-1.01", "AQ-1.07")
def test_six_sectors_and_six_base_labs_carry_the_same_letters() -> None:
    assert [sector.id for sector in BOX.sectors] == list(LETTERS)
    assert [lab.id for lab in BOX.base_labs] == list(LETTERS)
    assert sorted(started(4).state.ring) == list(range(6))


@rule("AQ-1.02")
def test_headquarters_carry_all_five_parts() -> None:
    shown = view(started(3).live, 0)["table"]
    assert len(shown["tokens"]) == len(BOX.fields) == 8  # programming section
    assert [seat["kp"] for seat in shown["seats"]] == [0, 0, 0]  # knowledge and lap track
    assert sorted(shown["order"]) == [0, 1, 2]  # play order track
    assert shown["withdrawn"] == []  # withdrawal track


@rule("AQ-1.03", "AQ-1.09")
def test_boards_and_overviews_are_for_two_to_four_players() -> None:
    assert [started(seats).live.seats for seats in (2, 3, 4)] == [2, 3, 4]
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
    census = TITLE.census(started(seats).live)
    assert (census["time"], census["crystals"], census["octopods"]) == (38, 20, 15)


@rule("AQ-1.06")
def test_seven_tokens_one_of_each_symbol() -> None:
    for station in set_ups(2, 10):
        start, *tokens = station.state.tokens
        assert start == -1
        assert sorted(tokens) == list(range(7)) and len(COLOURS) == 7


@rule("AQ-1.08", "AQ-1.11")
def test_research_cards_and_expansions() -> None:
    table = started(4).state
    assert (len(BOX.research_ids), len(BOX.expansion_ids)) == (41, 30)
    assert len(set(BOX.research_ids)) == 41 and len(set(BOX.expansion_ids)) == 30
    assert len(table.research_deck) + sum(map(len, table.research)) == 41
    assert len(table.expansion_deck) + sum(map(len, table.expansions)) == 30


@rule("AQ-1.10", "AQ-1.19")
def test_seven_program_cards_with_one_layout_each() -> None:
    assert len(BOX.program_cards) == 7
    assert len(set(BOX.layouts)) == 7
    for station in set_ups(2, 12):
        table = station.state
        coming = table.next_program
        station.to_round(2)
        assert table.tokens == BOX.layouts[coming]


@rule("AQ-1.14", "AQ-1.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_of_a_colour(seats: int) -> None:
    station = started(seats)
    table = station.state
    for index, seat in enumerate(table.seats):
        assert (table.order.count(index), seat.bots, seat.programmed.bit_count()) == (1, 14, 1)
        deployed = sum(seat.colour in subs for subs in table.subs)
        assert seat.subs + deployed == 6
        assert seat.engineer == 0 and 0 <= seat.scientist < 6
    assert BOX.bots == 16


@rule("AQ-1.15")
def test_player_colours() -> None:
    first = Position(TITLE.new(2, "colours"))
    assert set(first.offered()) == {f"colour:{name}" for name in ("natural", "yellow", "red", "blue")}
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
    station = started(4)
    station.turn_of(0)
    station.give_time(0, 2)
    letter = station.free_letters()[0]
    station.stock(letter, time=2, crystals=1, octopods=1)
    station.lay_tile(letter, "L28")
    station.lay_card(letter, "R01")
    station.act(letter, colour)
    before = _holdings(station, 0)
    station.play("catch:1" if colour == "violet" else "perform")
    after = _holdings(station, 0)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == changes


def _holdings(station: Position, index: int) -> dict[str, int]:
    seat = station.seat(index)
    return {
        "expansions": len(seat.expansions),
        "research": len(seat.research),
        "programmed": len(station.programmed(index)),
        "time": seat.time,
        "crystals": seat.crystals,
        "kp": seat.kp,
        "subs": seat.subs,
        "bots": seat.bots,
    }


@rule("AQ-1.21")
def test_the_general_supply_can_run_out() -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.give_time(0, 1)
    station.state.supply_time = 1
    station.program(0, "red", "green")
    station.play("return:red")
    assert (seat.time, station.state.supply_time) == (2, 0)
    station.play("return:green")
    assert (seat.time, station.state.supply_time) == (2, 0)


@rule("AQ-1.06", "AQ-1.10")
def test_every_program_card_shows_each_token_once() -> None:
    assert all(Counter(card.tokens) == Counter(COLOURS) for card in BOX.program_cards)
