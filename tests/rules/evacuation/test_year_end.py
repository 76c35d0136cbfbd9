"""Chapters 9, 11 and 12: the order of the players, who earns the bonus of the year, and the cleanup."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked, idly
from tests.rules.evacuation.worlds import BOX, empty, play

# -- order


@rule("EV-9.01", "EV-9.02", "EV-9.03")
@pytest.mark.parametrize(
    ("before", "smileys", "after"),
    [
        ((0, 1, 2, 3), (0, 0, 0, 0), [3, 2, 1, 0]),
        ((2, 0, 3, 1), (0, 0, 0, 0), [1, 3, 0, 2]),
        ((0, 1, 2, 3), (1, 2, 3, 4), [3, 2, 1, 0]),
        ((3, 2, 1, 0), (4, 3, 2, 1), [0, 1, 2, 3]),
        ((0, 1, 2, 3), (2, 3, 2, 3), [3, 1, 2, 0]),
        ((0, 1, 2, 3), (0, 0, 2, 0), [2, 3, 1, 0]),
    ],
)
def test_most_smileys_first_and_equals_turned_round(
    before: tuple[int, ...], smileys: tuple[int, ...], after: list[int]
) -> None:
    cards = {1: ["ST01"], 2: ["ST03", "ST04"], 3: ["ST08", "ST09"], 4: ["ST13"]}
    position = empty(4)
    position.order(*before)
    for index, count in enumerate(smileys):
        if count:
            position.give(index, "stadium", cards[count].pop(), "old" if index % 2 else "new")
    position.change_order()
    assert position.state.order == after


@rule("EV-9.01", "EV-6.23")
@pytest.mark.parametrize(("researches", "more"), [(4, 0), (5, 1)])
def test_smileys_of_a_technology_count_once_it_is_completed(researches: int, more: int) -> None:
    """A tile of level 3 with smileys in the first column."""
    position = empty()
    position.take_set(0, 1)
    seat = position.seat(0)
    column = next(c for c in range(3) if BOX.technology_smileys[seat.tiles[6 + c]])
    below = [BOX.technology_smileys[seat.tiles[row * 3 + column]] for row in (0, 1)]
    done = [0, 0, 0]
    done[column] = researches
    position.research(0, *done)
    found = TITLE.extra_view(position.live, None)["smileys"][0]
    assert found == sum(below) + (BOX.technology_smileys[seat.tiles[6 + column]] if more else 0)


@rule("EV-9.04", "EV-9.05", "EV-11.06", "EV-10.08")
def test_when_the_new_order_begins_to_hold() -> None:
    """Turns and flights of year 1 in the old order; satellites, bonuses and turns of year 2 in the new."""
    position = empty(3, bonuses="lenient")
    for index in range(3):
        position.satellites(index, 4, 4)
        position.give(index, "shuttle", f"SH{index + 1:02}")
        position.stock(index, old=(0, 0, 9))
        position.acted(index, 1, g1=1)
    position.bonus("YB1")
    position.give(1, "stadium", "ST08", "old")
    position.order(0, 1, 2)
    position.turn_of(0)
    game = position.live
    asked_of: dict[str, list[int]] = {}
    turns = 0
    while turns < 6:
        (who,) = game.to_act()
        offered = keys(game, who)
        phase = game.title.extra_view(game, None)["phase"]
        seen = asked_of.setdefault(f"{phase} {game.state.year}", [])
        if who not in seen:
            seen.append(who)
        if "pass" in offered:
            turns += 1
        game.play(who, next((key for key in ("pass", "done", "cell:outer") if key in offered), offered[0]))
    assert asked_of["actions 1"] == asked_of["flight 1"] == [0, 1, 2]
    assert asked_of["progress 1"] == asked_of["bonuses 1"] == asked_of["actions 2"] == [1, 2, 0]


# -- bonuses


def earned(total: int, method: str, card: str = "YB2") -> str:
    """Which bonus of a card a total earns: that of its lower or higher number, or none."""
    position = empty(bonuses=method)
    position.bonus(card)
    position.satellites(0, 18, 18)
    position.satellites(1, 4, 5)
    position.acted(0, total, g1=total)
    position.offer("shuttle", "SH01", "SH04", "SH16")
    position.order(0, 1)
    position.progress()
    play(position, "move:1,0", seat=1)
    idly(position, 1)
    if asked(position, "gain"):
        return "lower"
    return "higher" if asked(position, "build") else ""


@rule("EV-11.01", "EV-11.02", "EV-11.05")
@pytest.mark.parametrize("total", range(13))
def test_strict_totals(total: int) -> None:
    """7/10: three resources, or a shuttle for nothing."""
    assert earned(total, "strict") == {7: "lower", 10: "higher"}.get(total, "")


@rule("EV-11.01", "EV-11.03", "EV-11.04", "EV-11.05")
@pytest.mark.parametrize("total", range(13))
def test_lenient_totals(total: int) -> None:
    assert earned(total, "lenient") == ("lower" if total <= 7 else "higher" if total <= 10 else "")


@rule("EV-11.05")
def test_only_one_bonus_of_a_card() -> None:
    position = empty(bonuses="lenient")
    position.bonus("YB2")
    position.bonuses(0)
    play(position, "gain:food,old", "gain:steel,old", "gain:energy,old")
    assert not asked(position, "build") and not asked(position, "gain")


@rule("EV-11.01", "EV-12.02")
def test_the_card_on_top_is_that_of_the_year() -> None:
    position = empty(bonuses="strict")
    position.state.bonuses[:2] = [BOX.bonus_ids.index("YB1"), BOX.bonus_ids.index("YB2")]
    position.passed(0, 1)
    position.cleanup()
    assert BOX.bonus_ids[position.state.bonuses[0]] == "YB2"
    assert len(position.state.bonuses) == 3


@rule("EV-11.06")
def test_bonuses_are_resolved_in_the_new_order() -> None:
    position = empty(3, bonuses="lenient")
    position.bonus("YB1")
    position.order(2, 0, 1)
    position.bonuses()
    seen = []
    for _ in range(3):
        (who,) = position.live.to_act()
        seen.append(who)
        play(position, "gain:food,old", "gain:food,old", seat=who)
    assert seen == [2, 0, 1]


@rule("EV-11.07", "EV-2.29")
def test_the_method_is_chosen_and_strict_otherwise() -> None:
    assert empty().live.settings["bonuses"] == "strict"
    assert empty(bonuses="lenient").live.settings["bonuses"] == "lenient"


@rule("EV-11.09")
@pytest.mark.parametrize(
    ("played", "gained"), [((), 0), (("gain:food,new",), 1), (("gain:food,new", "gain:food,new"), 2)]
)
def test_a_bonus_is_taken_wholly_partly_or_not(played: tuple[str, ...], gained: int) -> None:
    position = empty()
    position.begin(0, "bonus/YB1/lower")
    play(position, *played)
    if gained < 2:
        play(position, "done")
    assert (position.cubes(0, "new"), asked(position, "gain")) == ((gained, 0, 0), set())


@rule("EV-11.09", "EV-0.12")
def test_declining_one_part_leaves_the_next() -> None:
    """YB1: a resource, then a research."""
    position = empty()
    position.begin(0, "bonus/YB1/higher")
    play(position, "done")
    assert asked(position, "research") == {"1", "2", "3"}


@rule("EV-11.08", "EV-6.71")
def test_settling_by_a_bonus_is_paid() -> None:
    position = empty()
    position.people(0, 2)
    position.stock(0, old=(9, 9, 9), new=(0, 1, 0))
    position.begin(0, "bonus/YB7/higher")
    play(position, "research:1")
    assert "H06" not in asked(position, "settle")  # two people, one steel
    position.stock(0, new=(0, 2, 0))
    position.begin(0, "bonus/YB7/higher")
    play(position, "research:2", "settle:H06")
    assert (position.cubes(0, "new"), position.seat(0).population) == ((0, 0, 0), 0)


@rule("EV-11.10")
def test_the_total_is_that_of_the_year_not_what_was_moved() -> None:
    """Two sections were left for satellites; 10 is the total all the same."""
    assert earned(10, "strict") == "higher"


# -- cleanup


def cleaned(position: Position) -> None:
    position.passed(0, 1)
    position.cleanup()


@rule("EV-12.01", "EV-12.02", "EV-12.03", "EV-12.07", "EV-3.03")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_marker_bonus_and_action_track(year: int) -> None:
    position = empty()
    position.year(year)
    bonuses = list(position.state.bonuses)
    position.acted(0, 4, g1=1, g4=3)
    cleaned(position)
    table = position.state
    assert (table.year, table.bonuses) == (year + 1, bonuses[1:])
    seat = table.seats[0]
    assert (seat.actions, seat.groups, seat.passed) == (0, [0] * 5, 0)


@rule("EV-12.04")
def test_only_the_oldest_of_each_offer_goes() -> None:
    position = empty()
    offers = {
        "shuttle": ("SH01", "SH02", "SH03"),
        "stadium": ("ST01", "ST02", "ST03"),
        "infrastructure": ("I01", "I02", "I03"),
    }
    for what, names in offers.items():
        position.offer(what, *names)
    tops = {what: position.deck(what)[0] for what in offers}
    cleaned(position)
    for what, names in offers.items():
        assert position.shown(what) == [*names[1:], tops[what]]
        assert position.deck(what)[-1] == names[0]


@rule("EV-12.04", "EV-7.08")
def test_an_offer_that_is_not_full_loses_its_oldest_too() -> None:
    position = empty()
    position.offer("stadium", "ST01", "ST02")
    position.state.stadium_deck.clear()
    cleaned(position)
    assert position.shown("stadium") == ["ST02", "ST01"]  # under the empty deck, and back at once


@rule("EV-12.05")
def test_everything_else_stays() -> None:
    """Only the income of the next year comes on top."""
    position = empty()
    position.satellites(0, 7, 6, "inner", "inner")
    position.evacuated(0, *BOX.home_ids[0][:9])
    position.stock(0, old=(9, 3, 2), new=(1, 2, 3))
    position.people(0, 2)
    position.prepare(0, "new", "farm")
    position.prepare(0, "old", "power_plant")
    position.plan(0, "II09")
    position.give(0, "shuttle", "SH21", "new")
    position.give(0, "stadium", "ST17", "new")
    position.settle(0, "H36", "steelworks")
    position.seat(0).penalties = 1
    position.research(0, 1, 0, 2)
    before = position.clone().seat(0)
    cleaned(position)
    seat = position.seat(0)
    for name in [
        "population",
        "prepared",
        "plans",
        "new_shuttles",
        "new_stadiums",
        "old_stadiums",
        "areas",
        "works",
        "penalties",
        "research",
        "satellites",
    ]:
        assert getattr(seat, name) == getattr(before, name)
    assert seat.stock == [9 - 4, 3, 2, 1, 2 + 1, 3]  # feeding, and one steel made
    assert seat.lanes == before.lanes  # symbols last until the next progress phase


@rule("EV-12.03", "EV-5.16")
def test_who_has_passed_acts_again() -> None:
    position = empty()
    position.order(0, 1)
    cleaned(position)
    assert position.live.to_act() == [0]
    assert "act:research" in keys(position.live, 0)
