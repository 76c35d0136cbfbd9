"""Chapter 17: the card-driven opponent, and the third civilisation for two players."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.scoring import PARTS
from kolonie.games.evacuation.terms import INNER, OUTER
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, empty, play

RIM = [BOX.area_ids[area] for area in BOX.rim]


def solo(*cards: str, **settings: str) -> Position:
    """The first turn alone; the opponent's deck is these cards, top first."""
    position = empty(1, **settings)
    if cards:
        position.solo_cards(*cards)
    return position


def act(position: Position) -> None:
    """The player researches, then the opponent acts."""
    position.turn_of(0)
    play(position, "act:exchange", "gain:food,old", "done")


# -- setting up


@rule("EV-17.01", "EV-17.02", "EV-17.03", "EV-17.04", "EV-17.34", "EV-17.38")
def test_three_civilisations_of_which_one_is_played() -> None:
    position = solo()
    table = position.state
    assert position.live.settings["aim"] == "points"
    assert table.order == [0, 1, 2]
    assert table.automaton_satellites == [0, 0, 0, 0]
    assert table.automaton_stadiums == []
    assert position.live.to_act() == [0]


@rule("EV-17.11", "EV-2.28")
def test_the_goals_of_a_solo_game() -> None:
    game = TITLE.new(1, "goals", {})
    table = game.state
    assert (len(table.seats[0].draft), len(table.rival_draft)) == (4, 4)
    mine, rival = list(table.seats[0].draft), list(table.rival_draft)
    game.play(0, f"keep:{BOX.goal_ids[mine[0]]}")
    assert table.rival_draft == mine[1:]
    assert len(table.seats[0].draft) == 3 and set(table.seats[0].draft) < set(rival)
    while table.year == 0:
        game.play(0, keys(game, 0)[0])
    assert len(table.seats[0].goals) == 3


@rule("EV-17.05", "EV-17.06", "EV-17.39", "EV-17.40")
def test_no_large_stadiums_in_the_first_two_years() -> None:
    for seed in range(12):
        table = started(1, f"stadiums {seed}").state
        assert all(BOX.smileys[card] <= 3 for card in table.stadium_offer)
        assert len(table.stadium_offer) == 3
    position = solo()
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.on_top("stadium", "ST16", "ST13", "ST04")
    position.stock(0, old=(9, 9, 9))
    position.begin(0, "action/stadium")
    play(position, "build:ST01,old")
    assert position.shown("stadium") == ["ST02", "ST03", "ST04"]
    assert set(position.deck("stadium")[-2:]) == {"ST16", "ST13"}
    position.year(2)
    position.on_top("stadium", "ST17")
    position.passed(0)
    position.cleanup()
    assert "ST17" in position.shown("stadium")  # year 3 has begun


@rule("EV-17.40")
def test_places_stay_empty_where_only_large_stadiums_are_left() -> None:
    position = solo()
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.state.stadium_deck = [BOX.stadium_ids.index(name) for name in ("ST16", "ST13")]
    position.stock(0, old=(9, 9, 9))
    position.begin(0, "action/stadium")
    play(position, "build:ST01,old")
    assert position.shown("stadium") == ["ST02", "ST03"]


# -- order


@rule("EV-17.07", "EV-17.08", "EV-17.09")
@pytest.mark.parametrize(
    ("mine", "rival", "order"),
    [
        (["ST08"], ["ST03"], [0, 1, 2]),
        (["ST03"], ["ST08"], [1, 0, 2]),
        (["ST01"], ["ST08"], [1, 0, 2]),
        ([], ["ST08"], [1, 2, 0]),
        ([], ["ST16"], [1, 2, 0]),
        (["ST03"], ["ST04"], [1, 0, 2]),
        ([], [], [1, 0, 2]),
    ],
)
def test_the_neutral_is_two_and_a_half_smileys_behind(
    mine: list[str], rival: list[str], order: list[int]
) -> None:
    position = solo()
    for name in mine:
        position.give(0, "stadium", name, "new")
    position.state.automaton_stadiums = [position.fetch("stadium", name) for name in rival]
    position.change_order()
    assert position.state.order == order


# -- the opponent's turns


@rule("EV-17.12", "EV-17.15")
@pytest.mark.parametrize(("year", "cards"), [(1, 6), (2, 6), (3, 7), (4, 7)])
def test_the_deck_of_a_year(year: int, cards: int) -> None:
    position = solo()
    if year > 1:
        position.year(year - 1)
        position.passed(0)
        position.state.automaton_passed = 1
        position.cleanup()
    table = position.state
    assert len(table.solo_deck) + len(table.solo_shown) == cards
    red = BOX.solo_ids.index("SO7")
    assert (red in (*table.solo_deck, *table.solo_shown)) == (year >= 3)


@rule("EV-17.13", "EV-17.16", "EV-17.17", "EV-17.18", "EV-17.19")
@pytest.mark.parametrize(
    ("card", "then", "what", "number"),
    [
        ("SO5", "SO1", "shuttle", 1),
        ("SO5", "SO3", "shuttle", 3),
        ("SO6", "SO2", "infrastructure", 2),
        ("SO4", "SO5", "stadium", 2),
    ],
)
def test_the_opponent_takes_from_the_offers(card: str, then: str, what: str, number: int) -> None:
    """The number is on the back of the next card; 1 is the oldest."""
    position = solo(card, then, "SO2" if then != "SO2" else "SO1")
    before = position.shown(what)
    act(position)
    taken = before[number - 1]
    assert position.shown(what)[:2] == [name for name in before if name != taken]
    if what == "stadium":
        assert [BOX.stadium_ids[n] for n in position.state.automaton_stadiums] == [taken]
        assert taken not in position.deck(what)
    else:
        assert position.deck(what)[-1] == taken


@rule("EV-17.14", "EV-17.41")
def test_x_and_empty_places_do_nothing() -> None:
    position = solo("SO5", "SO6", "SO1")
    before = position.shown("shuttle")
    act(position)
    assert position.shown("shuttle") == before
    position = solo("SO5", "SO3", "SO1")
    position.offer("shuttle", "SH01", "SH02")
    act(position)
    assert position.shown("shuttle") == ["SH01", "SH02"]


@rule("EV-17.14", "EV-17.20", "EV-17.22", "EV-17.24", "EV-17.37", "EV-17.43", "EV-17.23")
@pytest.mark.parametrize(
    ("card", "then", "number"), [("SO1", "SO4", 1), ("SO1", "SO5", 2), ("SO2", "SO3", 3), ("SO2", "SO6", 4)]
)
def test_the_opponent_settles_inland(card: str, then: str, number: int) -> None:
    position = solo(card, then, "SO2" if card == "SO1" else "SO1")
    assert (RIM[0], BOX.biomes[BOX.rim[0]]) == ("H01", 0)
    act(position)
    table = position.state
    tile = (0 - number) % len(RIM)
    assert table.solo_tile == tile
    line = BOX.inland[tile][1 if card == "SO2" else 0]
    assert line[0] == BOX.rim[tile]  # the rim area counts as 1
    assert table.automaton_areas == [line[number - 1]]
    assert table.settled == 1 << line[number - 1]


@rule("EV-17.21", "EV-17.36", "EV-17.44")
@pytest.mark.parametrize("owner", ["player", "opponent"])
def test_a_settled_area_is_lost_but_the_tile_has_moved(owner: str) -> None:
    position = solo("SO1", "SO4", "SO2")
    target = BOX.area_ids[BOX.inland[(0 - 1) % len(RIM)][0][0]]
    if owner == "player":
        kinds = ("farm",) * BOX.area_factories[BOX.area_ids.index(target)]
        position.settle(0, target, *kinds)
    else:
        position.occupy(target)
    before = list(position.state.automaton_areas)
    act(position)
    assert position.state.automaton_areas == before
    assert position.state.solo_tile == len(RIM) - 1


@rule("EV-17.15", "EV-17.47")
def test_the_last_card_is_not_played() -> None:
    position = solo("SO5", "SO1")
    act(position)
    assert len(position.state.solo_deck) == 1
    position.stock(0, old=(0, 0, 9))
    position.turn_of(0)
    for _ in range(2):  # the opponent passes, the player goes on
        play(position, "act:exchange", "gain:food,old", "done")
        assert position.live.to_act() == [0]
    assert position.state.automaton_passed == 1


@rule("EV-17.42")
def test_only_the_back_of_the_top_card_is_open() -> None:
    position = solo("SO5", "SO1", "SO3")
    table = view(position.live, 0)["table"]
    assert table["solo_deck"] == {"count": 3}
    assert table["solo_number"] == 2
    act(position)
    assert view(position.live, 0)["table"]["solo_number"] == 1


# -- progress and the end


@rule("EV-17.25", "EV-17.26", "EV-17.27", "EV-17.28")
@pytest.mark.parametrize(
    ("year", "card", "opponent", "neutral"),
    [(1, "SO5", [2, 8], [2, 5]), (2, "SO5", [2, 8], [2, 8]), (3, "SO6", [4, 6], [4, 3])],
)
def test_strengths_of_the_automated_civilisations(
    year: int, card: str, opponent: list[int], neutral: list[int]
) -> None:
    position = solo()
    position.year(year)
    position.bonus("YB2")
    position.solo_cards(card)
    position.order(1, 2, 0)
    position.progress()
    table = position.state
    assert sorted(table.automaton_satellites[:2]) == sorted(opponent)
    assert sorted(table.automaton_satellites[2:]) == sorted(neutral)
    assert table.automaton_lanes[:2] == [INNER, INNER]


@rule("EV-17.28")
def test_a_taken_inner_cell_sends_them_outside() -> None:
    position = solo("SO5")
    position.bonus("YB2")
    position.order(1, 2, 0)
    position.progress()
    table = position.state
    shared = set(table.automaton_satellites[:2]) & set(table.automaton_satellites[2:])
    for satellite, lane in zip(table.automaton_satellites[2:], table.automaton_lanes[2:], strict=True):
        assert lane == (OUTER if satellite in shared else INNER)


@rule("EV-17.29", "EV-10.23")
def test_automated_satellites_stop_at_the_end() -> None:
    position = solo("SO5")
    position.bonus("YB2")
    position.state.automaton_satellites = [17, 10, 18, 18]
    position.order(1, 2, 0)
    position.progress()
    assert position.state.automaton_satellites == [18, 18, 18, 18]


@rule("EV-17.30", "EV-17.31")
@pytest.mark.parametrize(
    ("mine", "rival", "points"),
    [
        (("ST01", "ST02", "ST03"), ("ST08",), 4),
        (("ST01", "ST02", "ST03"), ("ST13",), 2),
        (("ST01", "ST02", "ST03"), ("ST16",), 0),
        (("ST16", "ST17"), (), 0),  # fewer than 3 stadiums
        (("ST01", "ST02", "ST03"), (), 4),
    ],
)
def test_smileys_are_compared_with_the_opponent(
    mine: tuple[str, ...], rival: tuple[str, ...], points: int
) -> None:
    position = solo()
    for name in mine:
        position.give(0, "stadium", name, "new")
    position.state.automaton_stadiums = [position.fetch("stadium", name) for name in rival]
    assert position.at_the_end().state.final[0][PARTS.index("smileys")] == points


@rule("EV-17.35")
def test_the_opponent_holds_areas_of_a_line() -> None:
    for held, points in (((), 4), (("H06",), 2), (("H06", "H05"), 0)):
        position = solo(lines="on")
        position.lines("2b")
        position.settle(0, "H09")
        position.occupy(*held)
        assert position.at_the_end().state.final[0][PARTS.index("lines")] == points


@rule("EV-16.17")
def test_the_opponent_takes_no_tasks() -> None:
    position = solo("SO5", "SO1", "SO2", tasks="on")
    position.tasks("PT5", "PT4", "PT3")
    position.occupy("H01", "H02", "H03")
    act(position)
    assert len(position.state.tasks) == 3


@rule("EV-17.32", "EV-17.46")
@pytest.mark.parametrize(
    ("lowest", "grade"), [(8, "grade-below"), (24, "grade-decent"), (31, "grade-strong")]
)
def test_a_result_is_measured_by_the_rulebook(lowest: int, grade: str) -> None:
    position = solo()
    position.satellites(0, 6, 6)
    position.evacuated(0, *BOX.home_ids[0][:9])
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    position.goals(0, "GO02", "GO03", "GO04")
    position.production(0, lowest, lowest, lowest)
    game = position.at_the_end()
    told = TITLE.grade(game)
    assert told is not None and told.key == grade
    assert TITLE.ranking(game) == [[0]]


# -- a third civilisation


@rule("EV-17.33", "EV-17.45", "EV-17.48")
def test_the_third_civilisation_is_last_and_blocks() -> None:
    position = empty(2, third="on")
    position.solo_cards("SO4", "SO1", "SO2")
    before = position.shown("stadium")
    position.turn_of(0)
    play(position, "pass")
    play(position, "pass", seat=1)
    table = position.state
    assert table.automaton_satellites == []
    assert position.live.settings["third"] == "on"
    taken = [BOX.stadium_ids[card] for card in table.automaton_stadiums]
    assert taken == [before[0]]
    assert all(BOX.area_ids[area] not in before for area in table.automaton_areas)


@rule("EV-17.48", "EV-10.04")
def test_the_third_civilisation_is_no_player() -> None:
    position = empty(2, aim="points", third="on", lines="on", tasks="on")
    position.lines("2b")
    position.settle(0, "H09")
    position.occupy("H06", "H05")
    position.tasks("PT5", "PT4", "PT3")
    position.state.automaton_stadiums = [position.fetch("stadium", "ST17")]
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    final = position.at_the_end().state.final[0]
    assert (final[PARTS.index("lines")], final[PARTS.index("smileys")]) == (4, 4)
    assert len(position.state.tasks) == 3
    position.change_order()
    assert sorted(position.state.order) == [0, 1]
