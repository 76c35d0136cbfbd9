"""Section 3: the programming section and the two tracks of headquarters."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from tests.citing import rule
from tests.rules.aquasphere.station import (
    BOX,
    engineer_to,
    give_card,
    lay_tokens,
    offered,
    play,
    program,
    refused,
    seat_of,
    set_ups,
    started,
    table_of,
    to_interim,
    turn_of,
)

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


def moves(game: Game, verb: str = "engineer") -> list[str]:
    return [key.partition(":")[2] for key in offered(game) if key.startswith(f"{verb}:")]


def position(field: str = "H0") -> Game:
    """A player without programmed bots, with the engineer on a field and the tokens of P1."""
    game = started(2)
    turn_of(game, 0)
    lay_tokens(game, "P1")
    program(game, 0)
    engineer_to(game, 0, field)
    return game


@rule("AQ-3.01")
def test_one_start_field_and_seven_fields_with_a_token_each() -> None:
    for game in set_ups(3, 10):
        tokens = table_of(game).tokens
        assert len(tokens) == 8 and tokens[0] == -1
        assert sorted(tokens[1:]) == list(range(7))


@rule("AQ-3.02")
def test_tokens_lie_still_during_a_round_and_are_laid_anew_in_the_next() -> None:
    game = position()
    tokens = table_of(game).tokens
    coming = BOX.layouts[table_of(game).next_program]
    play(game, "engineer:H1")
    assert table_of(game).tokens == tokens
    to_interim(game)
    assert table_of(game).tokens == coming
    assert coming != tokens


@rule("AQ-3.03", "AQ-3.05", "AQ-3.06", "AQ-3.07")
@pytest.mark.parametrize("field", ARROWS)
def test_the_engineer_moves_along_two_arrows_and_nowhere_else(field: str) -> None:
    game = position(field)
    assert moves(game) == ARROWS[field]
    for other in set(ARROWS) - set(ARROWS[field]) - {"H0"}:
        assert refused(game, f"engineer:{other}") == "AQ-9.10"


@rule("AQ-3.04", "AQ-3.05")
def test_three_tiers_of_two_or_three_fields() -> None:
    tiers = [[f.id for f in BOX.fields if f.tier == tier] for tier in (0, 1, 2, 3)]
    assert tiers == [["H0"], ["H1", "H2"], ["H3", "H4", "H5"], ["H6", "H7"]]
    for field in BOX.fields:
        assert all(BOX.fields[BOX.field_ids.index(a)].tier == field.tier + 1 for a in field.arrows)


@rule("AQ-3.08", "AQ-3.10")
def test_three_moves_and_no_more() -> None:
    game = position()
    made = 0
    while moves(game):
        program(game, 0)
        play(game, f"engineer:{moves(game)[0]}")
        turn_of(game, 0)
        made += 1
    assert made == 3


@rule("AQ-3.09", "AQ-3.10")
@pytest.mark.parametrize("field", ARROWS)
def test_the_engineer_leaves_only_from_an_exit_field(field: str) -> None:
    game = position(field)
    if field in ("H6", "H7"):
        assert "withdraw" in offered(game)
    else:
        assert refused(game, "withdraw") == "AQ-11.02"


@rule("AQ-3.11")
def test_engineers_may_share_a_field() -> None:
    game = started(4)
    turn_of(game, 0)
    for index in range(4):
        program(game, index)
    play(game, *["engineer:H1"] * 4)
    assert [BOX.field_ids[seat.engineer] for seat in table_of(game).seats] == ["H1"] * 4


@rule("AQ-3.12")
def test_the_withdrawal_track_records_who_leaves_and_play_order_stays() -> None:
    game = started(3)
    turn_of(game, 1)
    for index in (1, 2, 0):
        engineer_to(game, index, "H6" if index != 2 else "H3")
        program(game, index)
    play(game, "withdraw")  # seat 1
    play(game, "engineer:H7")  # seat 2
    play(game, "withdraw")  # seat 0
    assert table_of(game).withdrawn == [1, 0]
    assert table_of(game).order == [1, 2, 0]


@rule("AQ-3.13")
def test_eight_ways_through_headquarters() -> None:
    ways = _ways(position(), sidestep=False)
    assert len(ways) == len(set(ways)) == 8
    assert {len(way) for way in ways} == {3}
    assert all([BOX.fields[BOX.field_ids.index(f)].tier for f in way] == [1, 2, 3] for way in ways)
    assert {field for way in ways for field in way} == set(ARROWS) - {"H0"}


@rule("AQ-3.13", "AQ-3.08", "AQ-17.24")
def test_with_a_sidestep_every_way_has_four_fields() -> None:
    game = position()
    give_card(game, 0, "R29")
    ways = [way for way in _ways(game, sidestep=True) if len(way) != 3]
    assert {len(way) for way in ways} == {4}
    assert all(len(set(way)) == 4 for way in ways)


def _ways(game: Game, sidestep: bool) -> list[tuple[str, ...]]:
    """All ways of the engineer to an exit, by playing them."""
    found: list[tuple[str, ...]] = []
    if "withdraw" in offered(game):
        found.append(())
    for key in offered(game):
        verb, _, field = key.partition(":")
        if verb == "engineer" or (sidestep and verb == "sidestep"):
            twin = game.clone()
            play(twin, key)
            turn_of(twin, 0)
            program(twin, 0)
            found += [(field, *rest) for rest in _ways(twin, sidestep)]
    return found


@rule("AQ-3.07")
def test_an_option_a_move_never_leaves_the_engineer_where_he_was() -> None:
    game = position("H1")
    play(game, "engineer:H4")
    assert BOX.field_ids[seat_of(game, 0).engineer] == "H4"
    turn_of(game, 0)
    assert refused(game, "engineer:H4") == "AQ-9.10"
    assert refused(game, "engineer:H1") == "AQ-9.10"
