"""Chapter 0: supplies, what is open, reductions, and the order of consequences."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.evacuation.prices import ways
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play


@rule("EV-0.07", "EV-4.07")
def test_supplies_have_no_end() -> None:
    """More cubes, population and penalty tokens than there are in the box."""
    position = empty()
    position.year(4)
    position.production(0, 0, 60, 95)
    position.satellites(0, 3, 3)
    position.evacuated(0, *BOX.home_ids[0][:9])
    position.people(0, 60)
    position.seat(0).penalties = 30
    position.income()
    assert position.cubes(0, "new") == (0, 60, 95)
    assert position.seat(0).penalties == 30 + 2 + 4 + 2
    position.stock(0, new=(1, 0, 0))
    position.begin(0, "action/clone")
    assert position.seat(0).population == 62


@rule("EV-0.10", "EV-0.11")
def test_what_everybody_sees() -> None:
    position = empty(3, aim="points", tasks="on")
    position.plan(1, "I03")
    seen = view(position.live, None)["table"]
    other = seen["seats"][1]
    assert other["plans"] == [BOX.plan_ids.index("I03")]
    for name in ("stock", "production", "prepared", "tiles", "research", "penalties", "tasks", "satellites"):
        assert other[name] == _plain(getattr(position.seat(1), name))
    for name in ("shuttle_offer", "stadium_offer", "plan_offer", "bonuses", "tasks"):
        assert seen[name] == _plain(getattr(position.state, name))
    for name in ("shuttle_deck", "stadium_deck", "plan_deck"):
        assert seen[name] == {"count": len(getattr(position.state, name))}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


@rule("EV-0.12")
def test_parts_are_done_in_the_printed_order() -> None:
    position = empty()
    position.stock(0, new=(0, 2, 0))
    position.people(0, 2)
    position.begin(0, "bonus/YB5/lower")
    assert not any(key.startswith("settle:") for key in keys(position.live, 0))
    play(position, "research:1")
    while not any(key.startswith("settle:") for key in keys(position.live, 0)):
        play(position, "done")


@rule("EV-0.13")
@pytest.mark.parametrize(
    ("less", "paid"),
    [
        (0, {(1, 2, 1)}),
        (1, {(0, 2, 1), (1, 1, 1), (1, 2, 0)}),
        (3, {(1, 0, 0), (0, 1, 0), (0, 0, 1)}),
        (4, {(0, 0, 0)}),
        (9, {(0, 0, 0)}),
    ],
)
def test_the_payer_chooses_what_is_left_out(less: int, paid: set[tuple[int, int, int]]) -> None:
    assert set(ways((1, 2, 1), less, [9] * 6, 0)) == paid


@rule("EV-0.13")
def test_reductions_add_up() -> None:
    """Expo Grounds and Volunteer Builders: four resources less."""
    position = empty(actions="advanced")
    position.hand(0, "AC04", "AC01", "AC07", "AC32")
    position.take_set(0, 2)
    position.research(0, 0, 0, 5)
    position.offer("stadium", "ST03", "ST08", "ST13")
    position.stock(0, new=(0, 1, 0))
    position.turn_of(0)
    play(position, "card:AC04", "first")
    assert {"build:ST03,new", "build:ST08,new"} <= set(keys(position.live, 0))
    assert refusal(position.live, "build:ST13,new", 0) == "EV-3.07"


@rule("EV-0.14", "EV-6.68", "EV-6.14", "EV-16.08", "EV-16.04")
def test_consequences_in_their_order() -> None:
    """A settling: Garden City first, then the payout of infrastructure, then the task it fulfils."""
    position = empty(aim="points", tasks="on")
    position.tasks("PT3")
    position.take_set(0, 3)
    position.research(0, 0, 0, 5)
    for area in ("H02", "H06", "H09"):
        position.settle(0, area)
    position.plan(0, "I03", played=True)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.turn_of(0)
    play(position, "act:settle")  # the last tundra for two
    seat = position.seat(0)
    assert "gain:food,new" in keys(position.live, 0)
    assert (seat.running, seat.tasks) == ([], [])  # the technology is answered first
    play(position, "gain:food,new")
    assert ([BOX.plan_ids[card] for card in seat.running], seat.tasks) == (["I03"], [2])


@rule("EV-0.15")
def test_what_is_not_asked() -> None:
    """Milestones, production and public tasks come without a question; a bonus is declined with one."""
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 1, g1=1)
    position.progress()
    play(position, "move:2,1", "cell:outer")
    assert position.seat(0).production == [1, 1, 1]
    position.begin(0, "bonus/YB1/lower")
    assert "done" in keys(position.live, 0)
