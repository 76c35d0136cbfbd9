"""Chapter 7: offers, how they age, and the paid refresh."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import empty, play


def rich() -> Position:
    position = empty()
    position.stock(0, old=(9, 9, 9), new=(9, 9, 9))
    position.offer("shuttle", "SH01", "SH02", "SH03")
    position.on_top("shuttle", "SH07", "SH08", "SH09")
    return position


@rule("EV-7.01", "EV-7.02", "EV-6.41")
@pytest.mark.parametrize(
    ("taken", "shown"),
    [
        ("SH01", ["SH02", "SH03", "SH07"]),
        ("SH02", ["SH01", "SH03", "SH07"]),
        ("SH03", ["SH01", "SH02", "SH07"]),
    ],
)
def test_the_others_slide_and_a_new_one_comes(taken: str, shown: list[str]) -> None:
    position = rich()
    position.begin(0, "action/shuttle")
    play(position, f"build:{taken},old")
    assert position.shown("shuttle") == shown


@rule("EV-7.03", "EV-7.05", "EV-7.14", "EV-7.11")
def test_a_refresh_discards_in_a_chosen_order() -> None:
    position = rich()
    position.begin(0, "action/shuttle")
    play(position, "refresh:food,new", "discard:SH03", "discard:SH01", "done")
    assert position.cubes(0, "new") == (8, 9, 9)
    assert position.shown("shuttle") == ["SH02", "SH07", "SH08"]
    assert position.deck("shuttle")[-2:] == ["SH03", "SH01"]


@rule("EV-7.03")
def test_all_three_can_be_discarded_for_any_resource_of_either_world() -> None:
    position = rich()
    position.begin(0, "action/shuttle")
    kinds = ("food", "steel", "energy")
    assert {key for key in keys(position.live, 0) if key.startswith("refresh:")} == {
        f"refresh:{kind},{world}" for kind in kinds for world in ("old", "new")
    }
    play(position, "refresh:steel,old", "discard:SH01", "discard:SH02", "discard:SH03")
    assert position.shown("shuttle") == ["SH07", "SH08", "SH09"]


@rule("EV-7.13")
def test_a_refresh_discards_at_least_one() -> None:
    position = rich()
    position.begin(0, "action/shuttle")
    play(position, "refresh:steel,old")
    assert refusal(position.live, "done", 0) == "EV-7.13"


@rule("EV-7.04", "EV-7.06")
def test_after_a_refresh_nothing_need_be_taken() -> None:
    position = rich()
    position.turn_of(0)
    play(position, "act:shuttle", "refresh:steel,old", "discard:SH01", "done")
    assert refusal(position.live, "refresh:steel,old", 0) == "EV-7.06"
    play(position, "leave")
    seat = position.seat(0)
    assert (seat.old_shuttles, seat.actions, seat.groups[2]) == ([], 1, 1)


@rule("EV-7.06", "EV-7.07")
def test_each_draw_has_its_own_refresh_and_stays_a_draw() -> None:
    position = empty()
    position.stock(0, old=(9, 0, 0), new=(9, 9, 9))
    position.offer("infrastructure", "I03", "I01", "I05")
    position.plan(0, "I06")
    position.offer("infrastructure", "I03", "I01", "I05")
    position.begin(0, "action/develop")
    play(position, "refresh:food,old", "discard:I03", "done")
    assert refusal(position.live, "play:I06", 0) == "EV-7.07"
    play(position, "leave")  # only this draw is given up
    assert "play:I06" in keys(position.live, 0)
    assert any(key.startswith("refresh:") for key in keys(position.live, 0))
    play(position, "refresh:food,old", "discard:I01", "done")
    first = next(key for key in keys(position.live, 0) if key.startswith("draw:"))
    play(position, first)
    assert len(position.seat(0).plans) == 2


@rule("EV-7.08", "EV-7.15")
def test_an_empty_deck_leaves_places_empty() -> None:
    position = rich()
    position.state.shuttle_deck.clear()
    position.begin(0, "action/shuttle")
    play(position, "build:SH01,old")
    assert position.shown("shuttle") == ["SH02", "SH03"]
    position.state.shuttle_offer.clear()
    position.turn_of(0)
    assert refusal(position.live, "act:shuttle", 0) == "EV-7.15"


@rule("EV-7.11")
def test_with_a_short_deck_discards_return_at_once() -> None:
    position = rich()
    position.state.shuttle_deck.clear()
    position.begin(0, "action/shuttle")
    play(position, "refresh:steel,old", "discard:SH01", "done")
    assert position.shown("shuttle") == ["SH02", "SH03", "SH01"]


@rule("EV-7.10")
def test_first_level_infrastructure_goes_below_the_second() -> None:
    position = empty()
    position.stock(0, old=(1, 0, 0))
    position.offer("infrastructure", "I03", "I01", "I05")
    position.begin(0, "action/develop")
    play(position, "refresh:food,old", "discard:I01", "done")
    assert position.deck("infrastructure")[-1] == "I01"
    assert any(name.startswith("II") for name in position.deck("infrastructure"))


@rule("EV-7.12", "EV-18.14", "EV-6.60")
@pytest.mark.parametrize(
    ("effect", "first"),
    [
        ("bonus/YB2/higher", "build:SH01,new"),
        ("technology/TE11c", "build:SH01,old"),
        ("cell/3/1", "draw:"),
        ("bonus/YB4/lower", "draw:"),
    ],
)
def test_a_refresh_belongs_to_every_taking(effect: str, first: str) -> None:
    position = rich()
    position.begin(0, effect)
    offered = keys(position.live, 0)
    assert any(key.startswith("refresh:") for key in offered)
    assert any(key.startswith(first) for key in offered)


@rule("EV-7.09", "EV-12.04", "EV-12.01", "EV-12.02", "EV-12.05", "EV-12.07")
def test_cleanup_takes_the_oldest_of_each_offer() -> None:
    position = empty()
    position.stock(0, old=(1, 2, 3), new=(3, 2, 1))
    position.plan(0, "II09")
    position.give(0, "shuttle", "SH21")
    bonuses = list(position.state.bonuses)
    before = {what: position.shown(what) for what in ("shuttle", "stadium", "infrastructure")}
    tops = {what: position.deck(what)[0] for what in before}
    position.passed(0, 1)
    position.cleanup()
    for what, shown in before.items():
        assert position.shown(what) == [*shown[1:], tops[what]]
        assert position.deck(what)[-1] == shown[0]
    assert (position.state.year, position.state.bonuses) == (2, bonuses[1:])
    seat = position.seat(0)
    assert (len(seat.plans), len(seat.old_shuttles)) == (1, 1)
    assert position.cubes(0, "new")[1] == 2
