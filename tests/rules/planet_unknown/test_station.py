"""Chapters 3 and 21: the station, the commander, and the automatic rotation for two players."""

from __future__ import annotations

import pytest

from kolonie.core.options import Refused
from kolonie.core.title import SetupError
from kolonie.core.views import determinize, view
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.state import ACTION, END_EFFECTS, NONE, PICKS, ROTATION
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    deck,
    due,
    empty_stack,
    face,
    fill,
    finish,
    go_to,
    offered,
    play,
    seat_of,
    set_up,
    started,
    step_of,
    table_of,
)

INNER = ("I3", "T4", "V3", "L4", "D2", "O4")
OUTER = ("Z5", "F5", "Z4", "I4", "N5", "U5")


def shape(tile: int) -> str:
    return BOX.tile_ids[tile].split(".")[0]


# -- what the station is


@rule("PU-3.01", "PU-3.02")
def test_six_sections_with_a_small_and_a_large_stack_each() -> None:
    game = started(6)
    tops = table_of(game).tops
    assert tuple(shape(tile) for tile in tops) == INNER + OUTER
    sections = view(game, None)["sections"]
    assert [(shape(tops[i]), shape(tops[o])) for i, o in sections] == list(zip(INNER, OUTER, strict=True))


@rule("PU-3.03", "PU-3.04")
@pytest.mark.parametrize("alignment", range(6))
def test_the_alignment_pairs_the_rings_and_stays(alignment: int) -> None:
    game = started(6, alignment=str(alignment), step=ROTATION)
    for commander, rotation in ((0, 0), (1, 5), (2, 2)):
        play(game, commander, f"rotate:{rotation}")
        tops = table_of(game).tops
        for seat, (inner, outer) in enumerate(view(game, None)["sections"]):
            slot = (seat + rotation) % 6
            assert shape(tops[outer]) == OUTER[slot]
            assert shape(tops[inner]) == INNER[(slot + alignment) % 6]
        while step_of(game) != ROTATION:
            finish(game)


@rule("PU-3.03", "PU-3.05")
def test_the_alignment_is_0_unless_asked_for_or_drawn() -> None:
    assert table_of(set_up(2)).alignment == 0
    assert table_of(set_up(2, alignment="4")).alignment == 4
    drawn = {table_of(set_up(2, seed=f"ring {n}", alignment="random")).alignment for n in range(40)}
    assert drawn == set(range(6))


@rule("PU-3.06")
@pytest.mark.parametrize(
    ("rotation", "outer"),
    [
        (0, ["Z5", "F5", "I4", "N5"]),
        (1, ["F5", "Z4", "N5", "U5"]),
        (4, ["N5", "U5", "F5", "Z4"]),
        (5, ["U5", "Z5", "Z4", "I4"]),
    ],
)
def test_which_slot_faces_a_marker(rotation: int, outer: list[str]) -> None:
    game = started(4, step=ROTATION)  # markers at 0, 1, 3, 4
    play(game, 0, f"rotate:{rotation}")
    tops = table_of(game).tops
    assert [shape(tops[stack]) for _inner, stack in view(game, None)["sections"]] == outer


@rule("PU-3.06", "PU-21.01", "PU-21.03")
def test_automatic_rotation_turns_clockwise_after_every_turn() -> None:
    game = started(2, rotation="automatic", step=ROTATION)
    table = table_of(game)
    for turn, rotation in enumerate([0, 5, 4, 3], 1):  # the first turn: as set up
        assert (table.turn, step_of(game), table.rotation) == (turn, ACTION, rotation)
        outer = view(game, None)["sections"][0][1]
        assert shape(table.tops[outer]) == OUTER[rotation]
        finish(game)
        while step_of(game) == PICKS:
            finish(game)


@rule("PU-21.01")
def test_automatic_rotation_is_for_two_players_and_nobody_else_rotates() -> None:
    for seats in (1, 3, 4, 5, 6):
        with pytest.raises(SetupError):
            TITLE.new(seats, "variant", {"rotation": "automatic"})
    game = started(2, rotation="automatic", step=ROTATION)
    for _ in range(3):
        assert not any(key.startswith("rotate") for seat in game.to_act() for key in keys(game, seat))
        for seat in (0, 1):
            with pytest.raises(Refused):
                game.play(seat, "rotate:3")
        finish(game)
        while step_of(game) == PICKS:
            finish(game)


@rule("PU-21.02")
def test_without_the_variant_two_players_rotate_freely() -> None:
    game = started(2, step=ROTATION)
    assert offered(game, 0) == [f"rotate:{r}" for r in range(6)]
    play(game, 0, "rotate:2")
    assert table_of(game).rotation == 2
    finish(game)
    while step_of(game) == PICKS:
        finish(game)
    assert table_of(game).rotation == 2  # it does not turn by itself
    assert offered(game, 1) == [f"rotate:{r}" for r in range(6)]


@rule("PU-21.02")
def test_in_the_variant_the_commander_still_passes_and_picks_first() -> None:
    game = started(2, rotation="automatic")
    finish(game)
    while step_of(game) == PICKS:
        finish(game)
    assert table_of(game).commander == 1
    for index in (0, 1):
        seat_of(game, index).picks = [1]
    go_to(game, PICKS)
    assert game.to_act() == [1]


# -- the commander


@rule("PU-3.07", "PU-3.08")
def test_only_the_commander_rotates_to_any_position_for_all() -> None:
    game = started(3, step=ROTATION)
    table_of(game).commander, table_of(game).rotation = 2, 3
    go_to(game, ROTATION)
    assert game.to_act() == [2]
    assert offered(game, 2) == [f"rotate:{r}" for r in range(6)]  # 3 leaves it as it is
    for other in (0, 1):
        with pytest.raises(Refused):
            game.clone().play(other, "rotate:1")
    with pytest.raises(Refused):
        game.clone().play(2, "rotate:6")
    for rotation in range(6):
        twin = game.clone()
        twin.play(2, f"rotate:{rotation}")
        assert [outer - 6 for _inner, outer in view(twin, None)["sections"]] == [
            (position + rotation) % 6 for position in (0, 2, 4)
        ]
        assert not any(key.startswith("rotate") for seat in range(3) for key in keys(twin, seat))


@rule("PU-3.09", "PU-3.10", "PU-9.05")
def test_the_token_goes_to_the_left_and_turn_order_starts_with_it() -> None:
    game = started(3, step=ROTATION)
    for commander, rank in ((0, 1), (1, 2), (2, 3), (0, 4)):
        assert table_of(game).commander == commander
        assert game.to_act() == [commander]
        play(game, commander, "rotate:0")
        for index in range(3):
            seat_of(game, index).picks = [rank]
        kept = [c.id for c in BOX.civ_cards if c.rank == rank and c.when == "end_game"]
        deck(game, rank, *kept[:4])
        go_to(game, PICKS)
        for step in range(3):
            assert game.to_act() == [(commander + step) % 3]
            play(game, (commander + step) % 3, f"card:{kept[step]}")


@rule("PU-3.12", "PU-7.02")
def test_a_commander_may_leave_a_player_without_a_place() -> None:
    game = started(2, step=ROTATION)
    fill(game, 1, (5, 5), (5, 6))
    rotation = next(r for r in range(6) if "D2" not in (INNER[(3 + r) % 6], OUTER[(3 + r) % 6]))
    assert f"rotate:{rotation}" in offered(game, 0)
    play(game, 0, f"rotate:{rotation}")
    finish(game, 1)
    assert seat_of(game, 1).stuck and seat_of(game, 1).covered.bit_count() == 94
    finish(game)
    while step_of(game) == PICKS:
        finish(game)
    assert game.over


@rule("PU-3.13")
def test_the_first_rotation_is_drawn() -> None:
    assert {table_of(set_up(2, seed=f"turn {n}")).rotation for n in range(40)} == set(range(6))


# -- what is seen of the stacks


@rule("PU-3.11", "PU-5.17")
def test_the_next_tile_is_seen_when_all_have_confirmed() -> None:
    game = started(2)
    table = table_of(game)
    face(game, 0, inner="D2.civ-energy")
    mine = view(game, 0)["sections"][0][0]
    beneath = table.stacks[mine][-1]
    play(game, 0, "tile:inner")
    assert view(game, 0)["table"]["tops"][mine] == table.tops[mine]
    assert BOX.tile_ids[table.tops[mine]] == "D2.civ-energy.plain"
    assert game.reveals == started(2).reveals
    finish(game, 0)
    assert game.to_act() == [1]
    for viewer in (0, 1, None):
        assert BOX.tile_ids[view(game, viewer)["table"]["tops"][mine]] == "D2.civ-energy.plain"
        assert view(game, viewer)["stacks"][mine] == 12
    finish(game, 1)
    for viewer in (0, 1, None):
        assert view(game, viewer)["table"]["tops"][mine] == beneath
        assert view(game, viewer)["stacks"][mine] == 11


@rule("PU-3.11")
def test_the_order_below_the_top_is_unknown() -> None:
    game = started(2)
    seen = view(game, 0)["table"]
    assert seen["stacks"] == {"count": 12}
    twin = determinize(game, 0, game.chance.clone())
    assert table_of(twin).tops == table_of(game).tops
    assert table_of(twin).stacks != table_of(game).stacks
    assert [sorted(s) for s in table_of(twin).stacks] == [sorted(s) for s in table_of(game).stacks]


@rule("PU-3.11")
def test_a_tile_taken_by_a_card_uncovers_the_next_at_once() -> None:
    game = started(2)
    table = table_of(game)
    for index in (0, 1):
        fill(game, index, (5, 4), (5, 5), (5, 6), (6, 4), (6, 5), (6, 6))
        seat_of(game, index).picks = [BOX.civ_ranks[BOX.civ_ids.index("C05")]]
    deck(game, BOX.civ_ranks[BOX.civ_ids.index("C05")], "C05", "C01")
    face(game, 0, inner="D2.civ-energy")
    stack = view(game, 0)["sections"][0][0]
    beneath = table.stacks[stack][-1]
    go_to(game, PICKS)
    play(game, 0, "card:C05")
    if "tile:inner" in keys(game, 0):
        play(game, 0, "tile:inner")
    play(game, 0, keys(game, 0)[0])
    assert step_of(game) == PICKS and game.to_act() == [1]  # still step 5
    for viewer in (0, 1, None):
        assert view(game, viewer)["table"]["tops"][stack] == beneath


@rule("PU-3.14")
def test_everybody_knows_how_many_tiles_are_left() -> None:
    game = started(2)
    empty_stack(game, 0, 0, keep=3)
    empty_stack(game, 1, 1)
    (mine, _), (_, theirs) = view(game, None)["sections"]
    for viewer in (0, 1, None):
        counts = view(game, viewer)["stacks"]
        assert (counts[mine], counts[theirs]) == (3, 0)
        assert sum(counts) == 10 * 12 + 3
    assert table_of(game).tops[theirs] == NONE


@rule("PU-3.07")
def test_nobody_is_asked_to_rotate_in_the_middle_of_a_turn() -> None:
    game = started(3, events=EVENTS)
    due(game, 0)
    for index in range(3):
        assert not offered(game, index, "rotate")
    go_to(game, END_EFFECTS)
    assert game.over
