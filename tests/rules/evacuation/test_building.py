"""Chapter 6: shuttles and stadiums, and prices that are lowered (EV-0.13)."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.test_research import scholar
from tests.rules.evacuation.worlds import BOX, NOTHING, act, empty, refused


def owned(position: Position, what: str, world: str) -> list[str]:
    seat = position.seat(0)
    piles = {
        ("shuttle", "old"): seat.old_shuttles,
        ("shuttle", "new"): seat.new_shuttles,
        ("stadium", "old"): seat.old_stadiums,
        ("stadium", "new"): seat.new_stadiums,
    }
    ids = BOX.shuttle_ids if what == "shuttle" else BOX.stadium_ids
    return [ids[card] for card in piles[what, world]]


@rule("EV-6.41", "EV-0.04")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize(("name", "price"), [("SH01", (0, 2, 1)), ("SH10", (1, 3, 0)), ("SH21", (0, 5, 2))])
def test_a_shuttle_from_the_offer(name: str, price: tuple[int, int, int], world: str) -> None:
    position = empty()
    position.offer("shuttle", "SH01", "SH10", "SH21")
    position.stock(0, **{world: (2, 6, 3)})
    act(position, "shuttle", f"build:{name},{world}")
    food, steel, energy = price
    assert position.cubes(0, world) == (2 - food, 6 - steel, 3 - energy)
    assert owned(position, "shuttle", world) == [name]
    assert owned(position, "shuttle", "new" if world == "old" else "old") == []
    assert position.live.to_act() == [1]


@rule("EV-6.42", "EV-0.04")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize(("name", "price"), [("ST01", (1, 2, 0)), ("ST08", (1, 3, 1)), ("ST17", (2, 3, 2))])
def test_a_stadium_from_the_offer(name: str, price: tuple[int, int, int], world: str) -> None:
    position = empty()
    position.offer("stadium", "ST01", "ST08", "ST17")
    position.stock(0, **{world: (3, 6, 3)})
    act(position, "stadium", f"build:{name},{world}")
    food, steel, energy = price
    assert position.cubes(0, world) == (3 - food, 6 - steel, 3 - energy)
    assert name in owned(position, "stadium", world)
    assert name not in owned(position, "stadium", "new" if world == "old" else "old")
    assert position.live.to_act() == [1]


@rule("EV-6.41", "EV-6.42")
@pytest.mark.parametrize(("action", "gone"), [("shuttle", "SH05"), ("stadium", "ST09")])
def test_what_does_not_lie_in_the_offer_is_not_built(action: str, gone: str) -> None:
    position = empty()
    position.offer("shuttle", "SH01", "SH02", "SH03")
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, old=(9, 9, 9))
    act(position, action)
    about = "EV-6.41" if action == "shuttle" else "EV-6.42"
    assert position.live.decision(0).rule == about, "the question names its own rule"
    assert len([key for key in keys(position.live, 0) if key.startswith("build:")]) == 3
    assert refused(position, f"build:{gone},old") == "EV-6.41"


@rule("EV-6.41", "EV-3.07")
def test_a_price_that_cannot_be_paid_is_refused() -> None:
    position = empty()
    position.offer("shuttle", "SH01", "SH10", "SH21")
    position.stock(0, old=(0, 4, 1))
    act(position, "shuttle")
    assert "build:SH01,old" in keys(position.live, 0)
    for key in ("build:SH10,old", "build:SH21,old", "build:SH01,new"):
        assert refused(position, key) == "EV-3.07"


@rule("EV-6.43")
def test_no_limit_on_shuttles_and_stadiums() -> None:
    position = empty()
    for number in range(4, 19):
        position.give(0, "shuttle", f"SH{number:02}", "old")
    for number in range(4, 15):
        position.give(0, "stadium", f"ST{number:02}", "new")
    position.offer("shuttle", "SH01", "SH02", "SH03")
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, old=(5, 5, 5))
    act(position, "shuttle", "build:SH01,old")
    act(position, "stadium", "build:ST01,old")
    assert len(owned(position, "shuttle", "old")) == 16
    assert len(owned(position, "stadium", "old")) + len(owned(position, "stadium", "new")) == 1 + 11 + 1


# -- so many resources less


@rule("EV-0.13")
def test_the_payer_chooses_what_is_left_out() -> None:
    """TE23c: a stadium for two less."""
    position = scholar(2, 0, 0, 5)
    position.offer("stadium", "ST08", "ST16", "ST17")
    position.stock(0, new=(1, 3, 1))
    act(position, "stadium", "build:ST08,new")  # 1 food, 3 steel, 1 energy
    assert keys(position.live, 0) == ["pay:0,2,1", "pay:0,3,0", "pay:1,1,1", "pay:1,2,0"]
    for key in ("pay:1,3,1", "pay:0,0,0", "pay:0,1,1", "pay:3,0,0", "done"):
        assert refused(position, key) == "EV-0.13"
    position.live.play(0, "pay:1,1,1")
    assert position.cubes(0, "new") == (0, 2, 0)


@rule("EV-0.13")
def test_only_what_is_there_can_be_paid() -> None:
    position = scholar(2, 0, 0, 5)
    position.offer("stadium", "ST08", "ST16", "ST17")
    position.stock(0, new=(0, 3, 0))
    act(position, "stadium", "build:ST08,new")  # one way only: it is paid without a question
    assert position.cubes(0, "new") == NOTHING
    position = scholar(2, 0, 0, 5)
    position.offer("stadium", "ST08", "ST16", "ST17")
    position.stock(0, old=(1, 0, 0), new=(0, 2, 0))
    act(position, "stadium")
    assert refused(position, "build:ST08,new") == "EV-3.07"


@rule("EV-0.13")
@pytest.mark.parametrize(("name", "paid"), [("ST01", 0), ("ST03", 0), ("ST08", 1), ("ST16", 3)])
def test_reductions_add_up_and_no_price_is_below_nothing(name: str, paid: int) -> None:
    """AC04 lowers the price by two, TE23c by two more: 3, 4, 5 and 7 resources."""
    position = scholar(2, 0, 0, 5)
    position.offer("stadium", name, "ST10", "ST13")
    position.stock(0, new=(9, 9, 9))
    position.begin(0, "card/AC04")
    position.live.play(0, "first")
    position.live.play(0, f"build:{name},new")
    if paid:
        listed = keys(position.live, 0)
        assert all(sum(map(int, key.removeprefix("pay:").split(","))) == paid for key in listed)
        position.live.play(0, listed[0])
    assert sum(position.cubes(0, "new")) == 27 - paid
