"""Chapter 6: developments of infrastructure, pictures that are equal, delayed payouts."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, NOTHING, act, empty, refused


def developing(*offer: str) -> Position:
    """The turn of seat 0 with this offer."""
    position = empty()
    position.offer("infrastructure", *offer)
    position.turn_of(0)
    return position


def in_hand(position: Position, index: int = 0) -> list[str]:
    return [position.box.plan_ids[card] for card in position.seat(index).plans]


def waiting(position: Position) -> list[str]:
    return [position.box.plan_ids[card] for card in position.seat(0).waiting]


def running(position: Position) -> list[str]:
    return [position.box.plan_ids[card] for card in position.seat(0).running]


@rule("EV-6.08", "EV-0.12")
def test_a_resource_and_then_two_developments() -> None:
    position = developing("I01", "I02", "I03")
    act(position, "develop-gain")
    assert refused(position, "draw:I01") == "EV-6.10"  # the resource comes first
    for key in ("gain:steel,new", "draw:I01", "draw:I02"):
        position.live.play(0, key)
    assert in_hand(position) == ["I01", "I02"]
    assert position.cubes(0, "new") == (0, 1, 0)
    assert position.live.to_act() == [1]


@rule("EV-6.08")
def test_the_resource_just_gained_pays_for_a_card() -> None:
    position = developing("I01", "I02", "I03")
    act(position, "develop-gain", "gain:steel,new", "draw:I01", "play:I01")
    assert (waiting(position), position.cubes(0, "new")) == (["I01"], NOTHING)


@rule("EV-6.08", "EV-0.09")
@pytest.mark.parametrize("drawn", [(), ("draw:I02",)])
def test_fewer_developments_after_the_resource(drawn: tuple[str, ...]) -> None:
    position = developing("I01", "I02", "I03")
    act(position, "develop-gain", "gain:food,old", *drawn, "done")
    assert position.live.to_act() == [1]
    assert len(in_hand(position)) == len(drawn)


@rule("EV-6.09", "EV-6.04")
def test_two_developments_without_a_resource() -> None:
    position = developing("I01", "I02", "I03")
    act(position, "develop", "draw:I03")
    assert "done" in keys(position.live, 0)
    position.live.play(0, "draw:I01")
    assert in_hand(position) == ["I03", "I01"]
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == (NOTHING, NOTHING)
    assert position.live.to_act() == [1]


@rule("EV-6.09", "EV-0.09")
def test_one_of_the_two_may_be_left_out() -> None:
    position = developing("I01", "I02", "I03")
    act(position, "develop")
    assert refused(position, "done") == "EV-5.19"
    act(position, "develop", "draw:I03", "done")
    assert (in_hand(position), position.live.to_act()) == (["I03"], [1])


@rule("EV-6.10")
def test_draws_and_plays_in_any_order() -> None:
    position = developing("I01", "I03", "I05")
    position.plan(0, "I02")
    position.plan(0, "I04")
    position.offer("infrastructure", "I01", "I03", "I05")
    position.stock(0, new=(0, 1, 1))
    for keys_played, hand, played in (
        (("play:I02", "play:I04"), [], ["I02", "I04"]),
        (("play:I02", "draw:I01"), ["I04", "I01"], ["I02"]),
        (("draw:I01", "play:I04"), ["I02", "I01"], ["I04"]),
        (("draw:I01", "play:I01"), ["I02", "I04"], ["I01"]),
        (("draw:I01", "draw:I03"), ["I02", "I04", "I01", "I03"], []),
    ):
        trial = position.clone()
        act(trial, "develop", *keys_played)
        assert (in_hand(trial), waiting(trial)) == (hand, played)
        assert trial.live.to_act() == [1]


@rule("EV-6.11")
def test_the_hand_has_no_limit() -> None:
    position = empty()
    pictures = {BOX.plans[number].picture: name for number, name in enumerate(BOX.plan_ids)}
    assert len(pictures) > 10
    for name in list(pictures.values())[:-1]:
        position.plan(0, name)
    last = list(pictures.values())[-1]
    position.offer("infrastructure", last, "I07", "II07")  # and two twins
    act(position, "develop")  # it is the only step
    assert len(in_hand(position)) == len(pictures)


@rule("EV-6.12", "EV-7.02")
def test_a_drawn_card_leaves_and_the_offer_is_filled() -> None:
    position = developing("I01", "I02", "I03")
    position.on_top("infrastructure", "II05", "II03")
    act(position, "develop", "draw:I02")
    assert position.shown("infrastructure") == ["I01", "I03", "II05"]
    assert refused(position, "draw:I02") == "EV-6.10"
    position.live.play(0, "draw:II05")
    assert position.shown("infrastructure") == ["I01", "I03", "II03"]


@rule("EV-6.13")
def test_a_card_is_paid_by_the_new_world() -> None:
    position = developing("I01", "I02", "I03")
    position.plan(0, "I09")  # 1 food and 1 energy
    position.plan(0, "II01")  # 2 steel
    position.stock(0, old=(5, 5, 5), new=(1, 1, 1))
    act(position, "develop")
    assert refused(position, "play:II01") == "EV-6.13"
    position.live.play(0, "play:I09")
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((5, 5, 5), (0, 1, 0))
    assert (waiting(position), in_hand(position)) == (["I09"], ["II01"])


@rule("EV-6.13")
def test_a_card_of_somebody_else_is_not_played() -> None:
    position = developing("I01", "I02", "I03")
    position.plan(1, "I04")
    position.stock(0, new=(5, 5, 5))
    act(position, "develop")
    assert refused(position, "play:I04") == "EV-6.10"


@rule("EV-6.14", "EV-0.14")
def test_what_is_met_pays_out_at_once() -> None:
    """Before the second development of the same action."""
    position = developing("I01", "I02", "I03")
    for area in ("H02", "H06", "H09", "H35"):
        position.settle(0, area)
    position.plan(0, "I05")
    position.stock(0, new=(0, 0, 1))
    before = list(position.seat(0).production)
    act(position, "develop", "play:I05")
    assert position.seat(0).production == [before[0], before[1], before[2] + 2]
    assert (waiting(position), running(position)) == ([], ["I05"])
    assert "draw:I01" in keys(position.live, 0)


@rule("EV-6.14", "EV-6.15")
def test_what_is_not_met_pays_out_later_and_once() -> None:
    position = empty()
    for area in ("H02", "H06", "H09"):
        position.settle(0, area)
    position.plan(0, "I03")
    position.stock(0, new=(1, 4, 0))
    before = list(position.seat(0).production)
    act(position, "develop", "play:I03", "done")
    assert position.seat(0).production == before
    assert waiting(position) == ["I03"]
    position.people(0, 2)
    position.acted(0, 0)
    act(position, "settle")  # H35, the only one open, is the fourth tundra: food and energy of its own
    after = [before[0] + 1 + 2, before[1], before[2] + 1]
    assert position.seat(0).production == after
    assert (waiting(position), running(position)) == ([], ["I03"])
    position.prepare(0, "new", "farm")
    position.acted(0, 0)
    act(position, "settle")  # H36
    assert position.seat(0).production == [after[0] + 1, after[1], after[2]]


@rule("EV-6.14")
def test_it_pays_out_in_whatever_phase() -> None:
    """A bonus of the year settles the area that was missing."""
    position = empty()
    for area in ("H02", "H06", "H09"):
        position.settle(0, area)
    position.plan(0, "I05", played=True)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    before = position.seat(0).production[2]
    position.begin(0, "bonus/YB5/lower")
    position.live.play(0, "done")  # no research
    position.live.play(0, "settle:H35")
    assert position.seat(0).production[2] == before + 1 + 2


@rule("EV-6.14")
def test_areas_of_others_do_not_meet_it() -> None:
    position = empty()
    for area in ("H02", "H06", "H09"):
        position.settle(1, area)
    position.settle(0, "H35")
    position.plan(0, "I03", played=True)
    assert waiting(position) == ["I03"]


@rule("EV-18.08")
def test_one_area_serves_several_cards() -> None:
    position = empty()
    position.settle(0, "H11", "farm")
    position.settle(0, "H16", "farm")
    before = list(position.seat(0).production)
    position.plan(0, "I01", played=True)
    position.plan(0, "I02", played=True)
    assert position.seat(0).production == [before[0], before[1] + 2, before[2] + 2]


@rule("EV-6.16", "EV-6.18")
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize(("own", "twin"), [("I07", "I08"), ("I01", "II01"), ("II04", "I04")])
def test_a_twin_is_not_drawn(own: str, twin: str, played: bool) -> None:
    """Whether the first one is in hand or in play, waiting or not; others may still take it."""
    position = empty()
    position.plan(0, own, played=played)
    position.offer("infrastructure", twin, "I05", "II05")
    act(position, "develop")
    assert keys(position.live, 0) == ["draw:I05", "draw:II05"]
    assert refused(position, f"draw:{twin}") == "EV-6.18"
    position.turn_of(1)
    position.live.play(1, "act:develop")
    assert f"draw:{twin}" in keys(position.live, 1)


@rule("EV-6.16")
def test_a_card_that_has_paid_out_still_bans_its_twin() -> None:
    position = empty()
    for area in ("H02", "H06", "H09", "H35"):
        position.settle(0, area)
    position.plan(0, "I04", played=True)
    assert running(position) == ["I04"]
    position.offer("infrastructure", "II04", "I05", "II05")
    act(position, "develop")
    assert refused(position, "draw:II04") == "EV-6.18"


@rule("EV-6.16")
def test_the_twin_of_a_card_just_drawn_is_banned_too() -> None:
    position = developing("I07", "I08", "I05")
    act(position, "develop", "draw:I08")
    assert refused(position, "draw:I07") == "EV-6.18"


@rule("EV-6.17")
def test_a_card_does_not_ban_itself() -> None:
    position = developing("I07", "I05", "I03")
    position.stock(0, new=(0, 1, 0))
    act(position, "develop", "draw:I07", "play:I07")
    assert waiting(position) == ["I07"]


@rule("EV-6.18")
def test_with_all_three_banned_only_a_refresh_leads_to_a_draw() -> None:
    position = empty()
    for own in ("I08", "II08", "I01"):
        position.plan(0, own)
    position.offer("infrastructure", "I07", "II07", "II01")
    position.on_top("infrastructure", "I05")
    position.stock(0, old=(1, 0, 0))
    act(position, "develop", "discard:II07", "done")  # the only step there is: it was paid without a question
    assert position.cubes(0, "old") == NOTHING
    assert keys(position.live, 0) == ["draw:I05", "leave"]
    position.live.play(0, "draw:I05")
    assert in_hand(position) == ["I08", "II08", "I01", "I05"]
