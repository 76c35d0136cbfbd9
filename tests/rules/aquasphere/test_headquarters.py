"""Section 3: the programming section and the two tracks of headquarters."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.positions import Position, started
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, set_ups

ARROWS = {
    "H0": ["H1", "H2"],
    "H1": ["H3", "H4"],
    "H2": ["H4", "H5"],
    "H3": ["H6", "H7"],
    "H4": ["H6", "H7"],
    "H5": ["H6", "H7"],
    "H6": [],
    "H7": [],
}


def moves(station: Position, verb: str = "engineer") -> list[str]:
    return [key.partition(":")[2] for key in station.offered() if key.startswith(f"{verb}:")]


def position(field: str = "H0") -> Position:
    """A player without programmed bots, with the engineer on a field and the tokens of P1."""
    station = started(2)
    station.turn_of(0)
    station.lay_tokens("P1")
    station.program(0)
    station.engineer_to(0, field)
    return station


@rule("AQ-3.01")
def test_one_start_field_and_seven_fields_with_a_token_each() -> None:
    for station in set_ups(3, 10):
        tokens = station.state.tokens
        assert len(tokens) == 8 and tokens[0] == -1
        assert sorted(tokens[1:]) == list(range(7))


@rule("AQ-3.02")
def test_tokens_lie_still_during_a_round_and_are_laid_anew_in_the_next() -> None:
    station = position()
    tokens = station.state.tokens
    coming = BOX.layouts[station.state.next_program]
    station.play("engineer:H1")
    assert station.state.tokens == tokens
    station.to_interim()
    assert station.state.tokens == coming
    assert coming != tokens


@rule("AQ-3.03", "AQ-3.05", "AQ-3.06", "AQ-3.07")
@pytest.mark.parametrize("field", ARROWS)
def test_the_engineer_moves_along_two_arrows_and_nowhere_else(field: str) -> None:
    station = position(field)
    assert moves(station) == ARROWS[field]
    for other in set(ARROWS) - set(ARROWS[field]) - {"H0"}:
        assert station.refused(f"engineer:{other}") == "AQ-9.10"


@rule("AQ-3.04", "AQ-3.05")
def test_three_tiers_of_two_or_three_fields() -> None:
    tiers = [[f.id for f in BOX.fields if f.tier == tier] for tier in (0, 1, 2, 3)]
    assert tiers == [["H0"], ["H1", "H2"], ["H3", "H4", "H5"], ["H6", "H7"]]
    for field in BOX.fields:
        assert all(BOX.fields[BOX.field_ids.index(a)].tier == field.tier + 1 for a in field.arrows)


@rule("AQ-3.08", "AQ-3.10")
def test_three_moves_and_no_more() -> None:
    station = position()
    made = 0
    while moves(station):
        station.program(0)
        station.play(f"engineer:{moves(station)[0]}")
        station.turn_of(0)
        made += 1
    assert made == 3


@rule("AQ-3.09", "AQ-3.10")
@pytest.mark.parametrize("field", ARROWS)
def test_the_engineer_leaves_only_from_an_exit_field(field: str) -> None:
    station = position(field)
    if field in ("H6", "H7"):
        assert "withdraw" in station.offered()
    else:
        assert station.refused("withdraw") == "AQ-11.02"


@rule("AQ-3.11")
def test_engineers_may_share_a_field() -> None:
    station = started(4)
    station.turn_of(0)
    for index in range(4):
        station.program(index)
    station.play(*["engineer:H1"] * 4)
    assert [BOX.field_ids[seat.engineer] for seat in station.state.seats] == ["H1"] * 4


@rule("AQ-3.12")
def test_the_withdrawal_track_records_who_leaves_and_play_order_stays() -> None:
    station = started(3)
    station.turn_of(1)
    for index in (1, 2, 0):
        station.engineer_to(index, "H6" if index != 2 else "H3")
        station.program(index)
    station.play("withdraw")  # seat 1
    station.play("engineer:H7")  # seat 2
    station.play("withdraw")  # seat 0
    assert station.state.withdrawn == [1, 0]
    assert station.state.order == [1, 2, 0]


@rule("AQ-3.13")
def test_eight_ways_through_headquarters() -> None:
    ways = _ways(position(), sidestep=False)
    assert len(ways) == len(set(ways)) == 8
    assert {len(way) for way in ways} == {3}
    assert all([BOX.fields[BOX.field_ids.index(f)].tier for f in way] == [1, 2, 3] for way in ways)
    assert {field for way in ways for field in way} == set(ARROWS) - {"H0"}


@rule("AQ-3.13", "AQ-3.08", "AQ-17.24")
def test_with_a_sidestep_every_way_has_four_fields() -> None:
    station = position()
    station.give_card(0, "R29")
    ways = [way for way in _ways(station, sidestep=True) if len(way) != 3]
    assert {len(way) for way in ways} == {4}
    assert all(len(set(way)) == 4 for way in ways)


def _ways(station: Position, sidestep: bool) -> list[tuple[str, ...]]:
    """All ways of the engineer to an exit, by playing them."""
    found: list[tuple[str, ...]] = []
    if "withdraw" in station.offered():
        found.append(())
    for key in station.offered():
        verb, _, field = key.partition(":")
        if verb == "engineer" or (sidestep and verb == "sidestep"):
            twin = station.clone()
            twin.play(key)
            twin.turn_of(0)
            twin.program(0)
            found += [(field, *rest) for rest in _ways(twin, sidestep)]
    return found


@rule("AQ-3.07")
def test_an_option_a_move_never_leaves_the_engineer_where_he_was() -> None:
    station = position("H1")
    station.play("engineer:H4")
    assert BOX.field_ids[station.seat(0).engineer] == "H4"
    station.turn_of(0)
    assert station.refused("engineer:H4") == "AQ-9.10"
    assert station.refused("engineer:H1") == "AQ-9.10"
