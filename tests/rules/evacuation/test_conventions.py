"""Chapter 0: sides, gains, order, what may be declined, what happens by itself."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.engine import Game
from kolonie.games.evacuation.moves import Bonus, DecideRace, PayOut, TakeTask
from kolonie.games.evacuation.positions import started
from kolonie.games.evacuation.terms import FACTORIES, RESOURCES
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.test_research import scholar
from tests.rules.evacuation.worlds import BOX, NOTHING, act, empty, idle, refused


def on_one_side(game: Game) -> None:
    """Every shuttle and stadium lies in one place; nothing of a seat is counted twice or below nothing."""
    table = game.state
    shuttles = Counter([*table.shuttle_offer, *table.shuttle_deck])
    stadiums = Counter([*table.stadium_offer, *table.stadium_deck, *table.automaton_stadiums])
    for seat in table.seats:
        shuttles.update([*seat.old_shuttles, *seat.new_shuttles, *seat.launched, *seat.returning])
        stadiums.update([*seat.old_stadiums, *seat.new_stadiums, *seat.cargo_stadiums])
        assert min(*seat.stock, *seat.prepared, *seat.unused, *seat.cargo, seat.population) >= 0
        for kind in range(3):
            on_areas = sum(work >> 3 * kind & 7 for work in seat.works)
            prepared = seat.prepared[kind] + seat.prepared[3 + kind] + seat.cargo[3 + kind]
            assert seat.unused[kind] + prepared + on_areas == 4
    assert {*shuttles.values()} == {*stadiums.values()} == {1}
    assert (len(shuttles), len(stadiums)) == (21, 17 + len(table.seats))


@rule("EV-0.01")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_lies_on_one_side(seats: int) -> None:
    """Through a whole game of chance."""
    game = started(seats, "sides").live
    step = 0
    while not game.over:
        who = game.to_act()[0]
        options = game.options(who)
        game.play(who, options[(7 * step + 3) % len(options)])
        step += 1
        on_one_side(game)
    assert step > 40


@rule("EV-0.02")
@pytest.mark.parametrize(("factory", "kind"), list(zip(FACTORIES, RESOURCES, strict=True)))
def test_what_each_factory_makes(factory: str, kind: str) -> None:
    position = empty()
    position.prepare(0, "new", factory)
    act(position, "settle")
    position.stock(0, new=NOTHING)
    position.income()
    assert position.cubes(0, "new") == tuple(int(name == kind) for name in RESOURCES)


@rule("EV-0.04")
def test_a_gain_is_free_and_goes_to_a_side_of_choice() -> None:
    position = empty()
    position.begin(0, "bonus/YB1/lower")
    assert keys(position.live, 0) == [
        "done",
        *sorted(f"gain:{kind},{world}" for kind in RESOURCES for world in ("new", "old")),
    ]
    position.live.play(0, "gain:energy,new")
    position.live.play(0, "done")
    position.begin(0, "bonus/YB2/higher")  # a free shuttle
    builds = [key for key in keys(position.live, 0) if key.startswith("build:")]
    assert len(builds) == 3 * 2
    position.live.play(0, builds[1])
    assert position.cubes(0, "new") == (0, 0, 1)


@rule("EV-0.04", "EV-3.07")
def test_building_is_paid_where_it_happens() -> None:
    position = empty()
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, old=(1, 2, 0), new=(1, 1, 9))
    act(position, "stadium")
    assert [key for key in keys(position.live, 0) if key.startswith("build:")] == ["build:ST01,old"]


@rule("EV-0.07")
def test_no_supply_runs_out() -> None:
    """More cubes than the box has, more penalties than its 20 tokens, more people than its player tokens."""
    position = empty()
    position.stock(0, old=(100, 100, 100), new=(100, 100, 100))
    position.production(0, 90, 90, 90)
    position.seat(0).penalties = 19
    position.people(0, 60)
    position.income()
    assert position.cubes(0, "new") == (190, 190, 190)
    assert position.cubes(0, "old") == (102, 107, 107)
    act(position, "clone")
    assert position.seat(0).population == 62
    position = empty()
    position.seat(0).penalties = 19
    position.year(4)
    position.income()
    assert position.seat(0).penalties == 19 + 4 + 2


@rule("EV-0.08")
def test_bonuses_are_resolved_in_turn_order() -> None:
    position = empty(3)
    position.bonus("YB1")
    for index in range(3):
        position.acted(index, 2, g2=3)  # 6, the lower number
        position.seat(index).strength = 6
    position.order(1, 2, 0)
    position.live.journal = []
    position.bonuses(1)
    for who in (1, 2, 0):
        assert position.live.to_act() == [who]
        position.play("gain:food,old", "gain:food,old")
    told = [event.seat for event in position.live.journal if isinstance(event.node, Bonus)]
    assert told == [1, 2, 0]


@rule("EV-0.09")
def test_costs_may_not_be_declined() -> None:
    """What was begun is paid: a lowered price, the energy of an action, a discard after a refresh."""
    position = scholar(2, 0, 0, 5)
    position.offer("stadium", "ST08", "ST09", "ST10")
    position.stock(0, new=(2, 4, 2))
    act(position, "stadium", "build:ST08,new")
    assert all(key.startswith("pay:") for key in keys(position.live, 0))
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 3)
    position.stock(0, old=(0, 0, 5), new=(0, 0, 5))
    act(position, "research")
    assert all(key.startswith("energy:") for key in keys(position.live, 0))
    position = empty()
    position.stock(0, old=(5, 5, 5))
    act(position, "shuttle", "refresh:food,old")
    assert all(key.startswith("discard:") for key in keys(position.live, 0))


@rule("EV-0.09")
def test_mandatory_movement_may_not_be_declined() -> None:
    position = empty()
    position.acted(0, 2, g3=2)
    position.progress()
    assert all(key.startswith("move:") for key in keys(position.live, 0))
    position.live.play(0, "move:1,3")
    assert "done" not in keys(position.live, 0)


@rule("EV-0.12")
@pytest.mark.parametrize(
    ("effect", "verbs"),
    [
        ("action/develop-gain", ["gain", "draw"]),
        ("action/research-gain", ["gain", "research"]),
        ("action/exchange", ["gain", "swap"]),
        ("bonus/YB1/higher", ["gain", "research"]),
        ("bonus/YB5/lower", ["research", "settle"]),
        ("bonus/YB4/lower", ["draw", "draw", "factory"]),
    ],
)
def test_parts_are_done_in_the_printed_order(effect: str, verbs: list[str]) -> None:
    position = scholar(4, 1, 1, 1)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.begin(0, effect)
    for number, verb in enumerate(verbs):
        offered = {key.partition(":")[0] for key in keys(position.live, 0)}
        assert verb in offered
        assert not offered & ({*verbs[number + 1 :]} - {verb})
        position.live.play(0, next(key for key in keys(position.live, 0) if key.startswith(f"{verb}:")))


# -- consequences


@rule("EV-0.14")
def test_technologies_pay_before_infrastructure_and_tasks() -> None:
    """The fourth tundra: the gain of TE33c is asked first; then I05 pays out, and its level takes a task."""
    position = empty(aim="points", tasks="on")
    position.tasks("PT3")  # a production of 5
    position.take_set(0, 3)
    position.research(0, 0, 0, 5)
    for area in ("H02", "H06", "H35"):
        position.settle(0, area)
    position.plan(0, "I05", played=True)  # 2 energy for four tundras
    position.production(0, 1, 1, 1)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.live.journal = []
    act(position, "settle")  # H09: 2 energy
    seat = position.seat(0)
    assert all(key.startswith("gain:") for key in keys(position.live, 0))
    assert (seat.production, len(seat.waiting), seat.tasks) == ([1, 1, 3], 1, [])
    position.live.play(0, "gain:food,new")
    assert (seat.production, len(seat.running), len(seat.tasks)) == ([1, 1, 5], 1, 1)
    told = [type(event.node) for event in position.live.journal]
    assert told.index(PayOut) < told.index(TakeTask)


@rule("EV-0.14")
def test_infrastructure_pays_before_the_race_is_looked_at() -> None:
    position = empty(aim="race")
    for area in ("H02", "H06", "H35"):
        position.settle(0, area)
    position.plan(0, "I05", played=True)
    position.production(0, 8, 8, 4)
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.live.journal = []
    act(position, "settle")  # H09: 2 energy, and 2 of the card
    assert position.seat(0).production == [8, 8, 8]
    assert position.state.trigger == 0
    told = [type(event.node) for event in position.live.journal]
    assert told.index(PayOut) < told.index(DecideRace)


@rule("EV-0.14")
def test_the_interrupted_effect_goes_on() -> None:
    """A bonus: research that completes a technology with a lightning, then settling."""
    position = scholar(2, 0, 0, 2)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.begin(0, "bonus/YB5/lower")
    for key in ("research:3", "gain:food,old", "gain:food,old"):  # TE22c
        position.live.play(0, key)
    position.live.play(0, "settle:H06")
    assert position.seat(0).production == [2, 0, 0]


# -- what happens by itself, what may be declined


@rule("EV-0.15")
def test_milestones_ask_nobody() -> None:
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 1, g1=1)
    position.progress()
    assert keys(position.live, 0) == ["move:1,0", "move:1,1", "move:2,0", "move:2,1"]
    position.live.play(0, "move:2,1")  # the second satellite past the second milestone
    assert position.seat(0).production == [1, 1, 1]


@rule("EV-0.15")
def test_production_of_a_settling_asks_nobody() -> None:
    position = empty()
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    act(position, "settle", "settle:H35")
    assert position.seat(0).production == [1, 0, 1]
    assert position.live.to_act() == [1]


@rule("EV-0.15")
@pytest.mark.parametrize(
    "effect", ["bonus/YB1/lower", "bonus/YB2/higher", "bonus/YB6/higher", "cell/1/2", "cell/2/2", "cell/13/2"]
)
def test_bonuses_and_cells_may_be_declined_as_a_whole(effect: str) -> None:
    position = empty()
    position.turn_of(0)
    seat = position.seat(0)
    before = (list(seat.stock), list(seat.prepared), list(seat.plans), list(seat.research), seat.population)
    position.begin(0, effect)
    while "pass" not in keys(position.live, 0):
        position.live.play(0, "done")
    assert (seat.stock, seat.prepared, seat.plans, seat.research, seat.population) == before
    assert (seat.old_shuttles, seat.new_shuttles) == ([], [])


@rule("EV-0.15")
def test_the_card_at_the_end_of_a_turn_is_drawn_without_a_question() -> None:
    position = empty(actions="advanced")
    position.hand(0, "AC01", "AC01", "AC07", "AC07")
    idle(position, 1)
    act(position, "exchange", "mark:AC01", "gain:food,old", "done")
    assert (len(position.seat(0).hand), len(position.seat(0).marking)) == (4, 1)
    assert position.live.to_act() == [1]


@rule("EV-0.15", "EV-5.19")
def test_a_board_action_may_not_be_declined() -> None:
    position = empty()
    act(position, "research")
    assert refused(position, "done") == "EV-5.19"
    assert {*keys(position.live, 0)} == {"research:1", "research:2", "research:3"}
    assert BOX.rulings.empty_actions is False
