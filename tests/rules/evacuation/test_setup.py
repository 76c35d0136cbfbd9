"""Chapters 1 and 2: components, setting up, and which options can be played together."""

from __future__ import annotations

import pytest

from kolonie.core.settings import SetupError
from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import started
from kolonie.games.evacuation.terms import COLOURS, CONTINENTS, OUTER
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, empty, play

SEATS = (1, 2, 3, 4)
every_count = pytest.mark.parametrize("seats", SEATS)


# -- components


@rule("EV-1.06", "EV-2.25", "EV-6.45", "EV-6.49")
def test_a_colour_has_four_factories_of_each_kind() -> None:
    """All of them are unused: areas of the Old World use none before they are evacuated."""
    for seat in started(4).state.seats:
        assert seat.unused == [4, 4, 4]
        assert seat.prepared == [0] * 6


@rule("EV-1.07", "EV-8.25", "EV-2.02", "EV-2.21")
def test_a_continent_has_nine_lands_and_two_oceans() -> None:
    for continent, homes in zip(CONTINENTS, BOX.homes, strict=True):
        assert {home.continent for home in homes} == {continent}
        assert [home.stripe is not None for home in homes] == [True] * 9 + [False] * 2
    for seat in started(4).state.seats:
        assert seat.home == 0b111_1111_1111


@rule("EV-1.09", "EV-2.01", "EV-2.06", "EV-2.07", "EV-2.26")
def test_everybody_has_the_starting_stadium_of_the_colour_without_smileys() -> None:
    assert COLOURS == ("blue", "purple", "pink", "white")
    for index, seat in enumerate(started(4).state.seats):
        (stadium,) = seat.old_stadiums
        assert (BOX.stadiums[stadium].colour, BOX.smileys[stadium]) == (COLOURS[index], 0)
        assert seat.new_stadiums == []


# -- boards


@rule("EV-2.03", "EV-2.04", "EV-2.05", "EV-2.20", "EV-0.01")
@every_count
def test_boards_begin_empty(seats: int) -> None:
    game = TITLE.new(seats, "set-up", {"aim": "points"})
    for seat in game.state.seats:
        assert (seat.satellites, seat.lanes) == ([0, 0], [OUTER, OUTER])
        assert (seat.actions, seat.production) == (0, [0, 0, 0])
        assert seat.stock == [0] * 6  # before the first income: goals are being chosen
        assert (seat.population, seat.penalties) == (0, 0)


@rule("EV-2.08", "EV-2.09", "EV-2.27")
def test_everybody_has_a_set_of_technologies_in_rows_of_one_level() -> None:
    columns = set()
    for seed in range(12):
        seats = started(4, f"sets {seed}").state.seats
        sets = []
        for seat in seats:
            assert [BOX.technology_level[tile] for tile in seat.tiles] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
            (number,) = {BOX.technology_set[tile] for tile in seat.tiles}
            sets.append(number)
            columns.add(seat.tiles[:3])
        assert sorted(sets) == [1, 2, 3, 4]
    assert len(columns) > 4  # more than one order of a row


# -- the table


@rule("EV-2.10", "EV-2.11", "EV-2.12", "EV-2.13", "EV-2.18", "EV-2.23", "EV-7.01")
@every_count
def test_offers_and_decks(seats: int) -> None:
    table = started(seats).state
    assert (len(table.stadium_offer), len(table.stadium_deck)) == (3, 14)
    assert (len(table.shuttle_offer), len(table.shuttle_deck)) == (3, 18)
    assert (len(table.plan_offer), len(table.plan_deck)) == (3, 15)
    backs = [BOX.plan_level[card] for card in (*table.plan_offer, *table.plan_deck)]
    assert backs == [1] * 9 + [2] * 9
    assert not any(BOX.stadiums[card].colour for card in (*table.stadium_offer, *table.stadium_deck))
    assert table.year == 1


@rule("EV-2.14", "EV-2.15", "EV-0.10")
@every_count
def test_four_bonus_cards_lie_open_the_flag_last(seats: int) -> None:
    flags = set()
    for seed in range(8):
        game = started(seats, f"bonuses {seed}").live
        cards = game.state.bonuses
        assert [BOX.bonuses[card].flag for card in cards] == [False, False, False, True]
        assert len(set(cards)) == 4
        flags.add(cards[3])
        assert view(game, None)["table"]["bonuses"] == cards
    assert len(flags) == 2


@rule("EV-2.16", "EV-5.04")
@every_count
def test_action_cards_are_dealt_in_the_advanced_game_only(seats: int) -> None:
    aim = "points" if seats == 1 else "race"
    game = TITLE.new(seats, "cards", {"aim": aim, "actions": "advanced"})
    while game.state.year == 0:
        who = game.to_act()[0]
        game.play(who, keys(game, who)[0])
    assert [len(seat.hand) for seat in game.state.seats] == [7] * seats
    assert len(game.state.action_deck) == 80 - 7 * seats
    basic = started(seats, aim=aim)
    assert [seat.hand for seat in basic.state.seats] == [[]] * seats
    assert not any(key.startswith(("card:", "mark:")) for key in keys(basic.live))


@rule("EV-2.17", "EV-5.01")
def test_turns_follow_the_order_track() -> None:
    firsts = set()
    for seed in range(12):
        position = started(4, f"order {seed}")
        order = position.state.order
        assert sorted(order) == [0, 1, 2, 3]
        firsts.add(order[0])
        for index in order:
            assert position.live.to_act() == [index]
            play(position, "pass", seat=index)
    assert len(firsts) > 1


@rule("EV-2.19", "EV-14.24")
def test_goals_are_drafted_when_only_technologies_are_known() -> None:
    game = TITLE.new(3, "draft", {"aim": "points"})
    assert all(len(seat.draft) == 4 and len(seat.tiles) == 9 for seat in game.state.seats)
    table = game.state
    assert not (table.stadium_offer or table.shuttle_offer or table.plan_offer or table.bonuses)


@rule("EV-2.28")
@pytest.mark.parametrize("actions", ["basic", "advanced"])
def test_one_seed_gives_one_game(actions: str) -> None:
    """And what an option does not use leaves the other draws as they are."""
    first, again = (started(3, "seed", actions=actions).state for _ in range(2))
    assert first == again
    plain = started(3, "seed").state
    assert [seat.tiles for seat in first.seats] == [seat.tiles for seat in plain.seats]
    assert first.stadium_offer == plain.stadium_offer


# -- options


@rule("EV-2.29")
def test_defaults() -> None:
    for seats in SEATS:
        settings = TITLE.check({}, seats)
        assert settings["aim"] == ("points" if seats == 1 else "race")
        assert (settings["actions"], settings["bonuses"]) == ("basic", "strict")
        assert (settings["tasks"], settings["lines"], settings["third"]) == ("off", "off", "off")
    assert TITLE.check({"actions": "advanced"}, 2)["bonuses"] == "lenient"


@rule("EV-2.30")
@pytest.mark.parametrize(
    ("seats", "settings", "why"),
    [
        (0, {}, "EV-2.30"),
        (5, {}, "EV-2.30"),
        (1, {"aim": "race"}, "EV-17.01"),
        (2, {"actions": "advanced", "bonuses": "strict"}, "EV-15.13"),
        (3, {"tasks": "on"}, "EV-16.01"),
        (3, {"aim": "race", "lines": "on"}, "EV-16.01"),
        (1, {"third": "on"}, "EV-17.33"),
        (3, {"third": "on"}, "EV-17.33"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_rule(seats: int, settings: dict[str, str], why: str) -> None:
    with pytest.raises(SetupError) as refused:
        TITLE.new(seats, "no", settings)
    assert refused.value.rule == why


@rule("EV-2.31", "EV-15.01", "EV-16.01", "EV-11.07")
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"aim": "race", "actions": "advanced"}),
        (4, {"aim": "points", "actions": "advanced", "tasks": "on"}),
        (1, {"actions": "advanced", "tasks": "on", "lines": "on"}),
        (3, {"aim": "race", "bonuses": "lenient"}),
        (1, {"bonuses": "strict"}),
        (2, {"aim": "points", "lines": "on", "third": "on"}),
    ],
)
def test_every_other_combination_can_be_played(seats: int, settings: dict[str, str]) -> None:
    assert started(seats, "yes", **settings).live.to_act()  # type: ignore[arg-type]


@rule("EV-2.22", "EV-10.04", "EV-17.10")
@every_count
def test_the_middle_lane_is_for_three_and_more(seats: int) -> None:
    position = empty(seats, aim="points")
    position.acted(0, 1, g4=1)
    if seats == 1:
        position.order(0, 1, 2)
    position.progress()
    play(position, "move:1,2")
    assert ("cell:middle" in keys(position.live, 0)) == (seats >= 3)
