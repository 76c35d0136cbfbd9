"""Chapter 17, the opponent of the solo game: its cards, offers, settling and stadiums."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.evacuation.moves import AutomatonTurn
from kolonie.games.evacuation.positions import Position, started
from tests.citing import rule
from tests.rules.evacuation.trying import asked, idly, refused
from tests.rules.evacuation.worlds import BOX, empty, play

TURN = ("act:exchange", "gain:food,old", "done")


def alone(*cards: str, **settings: str) -> Position:
    """The first turn alone; the opponent's deck is these cards, top first. Progress will ask the player."""
    position = empty(1, **settings)
    position.stock(0, old=(0, 0, 99))
    position.satellites(0, 4, 5)
    if cards:
        position.solo_cards(*cards)
    position.turn_of(0)
    return position


def held(position: Position) -> list[str]:
    return [BOX.area_ids[area] for area in position.state.automaton_areas]


def stadiums(position: Position) -> list[str]:
    return [BOX.stadium_ids[card] for card in position.state.automaton_stadiums]


def tile(position: Position) -> str:
    return BOX.area_ids[BOX.rim[position.state.solo_tile]]


# -- course


@rule("EV-17.01", "EV-17.02", "EV-17.03", "EV-17.04", "EV-17.34", "EV-17.38", "EV-2.22")
def test_a_solo_game_begins() -> None:
    position = started(1, "alone")
    table = position.state
    assert (position.live.settings["aim"], table.order, position.live.to_act()) == ("points", [0, 1, 2], [0])
    assert table.seats[0].satellites == [0, 0] and table.automaton_satellites == [0] * 4
    assert (table.automaton_stadiums, table.automaton_areas) == ([], [])
    assert len(table.seats) == 1  # no board for anybody else


@rule("EV-17.12", "EV-17.15", "EV-17.34", "EV-17.47", "EV-5.21")
@pytest.mark.parametrize(("year", "turns"), [(1, 5), (2, 5), (3, 6), (4, 6)])
def test_the_opponent_plays_all_cards_but_one(year: int, turns: int) -> None:
    """The player has passed: the opponent takes its turns in a row; the neutral civilisation has none."""
    position = alone()
    if year > 1:
        position.year(year - 1)
        position.passed(0)
        position.state.automaton_passed = 1
        position.cleanup()
        idly(position)
    position.satellites(0, 4, 5)
    position.live.journal = []
    position.turn_of(0)
    before = len(position.state.solo_deck)
    play(position, "pass")
    acted = [line for line in position.live.journal if type(line.node) is AutomatonTurn]
    assert (before, len(acted)) == (turns + 1, turns + 1)  # the last one is a pass
    assert (len(position.state.solo_shown), len(position.state.solo_deck)) == (turns, 1)
    assert asked(position, "move")  # the progress phase


@rule("EV-17.12")
def test_the_deck_is_shuffled_each_year_and_the_red_card_comes_in_the_third() -> None:
    orders = {tuple(started(1, f"shuffled {seed}").state.solo_deck) for seed in range(8)}
    assert len(orders) > 4
    assert all(
        sorted(BOX.solo_ids[card] for card in order) == [f"SO{n}" for n in range(1, 7)] for order in orders
    )
    position = alone("SO1")
    position.year(2)
    position.passed(0)
    position.cleanup()
    every = [*position.state.solo_deck, *position.state.solo_shown]
    assert sorted(BOX.solo_ids[card] for card in every) == [f"SO{n}" for n in range(1, 8)]


@rule("EV-17.15", "EV-17.47", "EV-17.13")
def test_turns_alternate_until_one_card_is_left() -> None:
    position = alone("SO5", "SO1", "SO2")
    for left in (2, 1):
        play(position, *TURN)
        assert (len(position.state.solo_deck), position.state.automaton_passed) == (left, 0)
    play(position, *TURN)
    assert (len(position.state.solo_deck), position.state.automaton_passed) == (1, 1)
    play(position, *TURN)
    assert position.live.to_act() == [0]


@rule("EV-17.16")
def test_the_opponent_pays_nothing() -> None:
    position = alone("SO4", "SO1", "SO2")
    stock = list(position.seat(0).stock)
    play(position, *TURN)
    stock[0] += 1
    assert position.seat(0).stock == stock
    assert len(stadiums(position)) == 1


# -- offers


@rule("EV-17.13", "EV-17.17", "EV-17.18", "EV-17.19")
@pytest.mark.parametrize(
    ("what", "card", "offer", "new"),
    [
        ("shuttle", "SO5", ("SH01", "SH02", "SH03"), "SH04"),
        ("infrastructure", "SO6", ("I01", "I02", "I03"), "I04"),
        ("stadium", "SO4", ("ST01", "ST02", "ST03"), "ST04"),
    ],
)
@pytest.mark.parametrize(("back", "number"), [("SO1", 1), ("SO2", 2), ("SO3", 3)])
def test_the_card_names_the_offer_and_the_next_back_the_place(
    what: str, card: str, offer: tuple[str, ...], new: str, back: str, number: int
) -> None:
    position = alone(card, back)
    position.offer(what, *offer)
    position.on_top(what, new)
    size = len(position.deck(what))
    others = {name: position.shown(name) for name in ("shuttle", "stadium", "infrastructure") if name != what}
    play(position, *TURN)
    gone = offer[number - 1]
    assert position.shown(what) == [name for name in offer if name != gone] + [new]
    if what == "stadium":
        assert stadiums(position) == [gone]
        assert gone not in position.deck(what) and len(position.deck(what)) == size - 1
    else:
        assert position.deck(what)[-1] == gone and len(position.deck(what)) == size
        assert stadiums(position) == []
    assert {name: position.shown(name) for name in others} == others
    assert held(position) == []


@rule("EV-17.14")
@pytest.mark.parametrize(("card", "what"), [("SO5", "shuttle"), ("SO4", "stadium")])
def test_x_means_nothing_for_an_offer(card: str, what: str) -> None:
    position = alone(card, "SO6")
    before = (position.shown(what), position.deck(what))
    play(position, *TURN)
    assert (position.shown(what), position.deck(what), stadiums(position)) == (*before, [])
    assert len(position.state.solo_shown) == 5  # the card is played nevertheless


@rule("EV-17.41")
@pytest.mark.parametrize(("card", "what", "left"), [("SO5", "shuttle", "SH01"), ("SO4", "stadium", "ST01")])
def test_a_number_of_an_empty_place_does_nothing(card: str, what: str, left: str) -> None:
    position = alone(card, "SO3")
    position.offer(what, left)
    deck = position.deck(what)
    play(position, *TURN)
    assert (position.shown(what), position.deck(what)) == ([left], deck)


# -- settling


@rule("EV-17.13", "EV-17.14", "EV-17.20", "EV-17.22", "EV-17.23", "EV-17.37", "EV-17.43")
@pytest.mark.parametrize(
    ("start", "card", "back", "rim", "area"),
    [
        ("H01", "SO1", "SO4", "H05", "H05"),  # the rim area itself is the first
        ("H01", "SO2", "SO4", "H05", "H05"),
        ("H01", "SO1", "SO2", "H10", "H11"),  # 2A: to the east
        ("H01", "SO2", "SO5", "H10", "H17"),  # 2B: to the south-east
        ("H01", "SO1", "SO3", "H16", "H18"),  # a corner: both arrows are one
        ("H01", "SO2", "SO3", "H16", "H18"),
        ("H01", "SO1", "SO6", "H23", "H06"),  # X is 4
        ("H01", "SO2", "SO6", "H23", "H26"),  # an ocean that nobody could settle yet
        ("H34", "SO3", "SO2", "H36", "H31"),
        ("H34", "SO2", "SO5", "H36", "H32"),
        ("H03", "SO1", "SO6", "H10", "H13"),  # around the start
    ],
)
def test_the_tile_moves_and_areas_are_counted_inland(
    start: str, card: str, back: str, rim: str, area: str
) -> None:
    position = alone(card, back)
    position.solo_tile(start)
    play(position, *TURN)
    assert (tile(position), held(position)) == (rim, [area])
    assert position.state.settled == 1 << BOX.area_ids.index(area)


@rule("EV-17.24", "EV-17.37")
def test_the_tile_begins_beside_tundra() -> None:
    position = started(1, "tile")
    assert tile(position) == "H01"
    assert BOX.biomes[BOX.rim[position.state.solo_tile]] == 0


@rule("EV-17.43")
@pytest.mark.parametrize("corner", ["H01", "H04", "H22", "H37", "H34", "H16"])
def test_at_a_corner_both_arrows_are_one(corner: str) -> None:
    place = [BOX.area_ids[area] for area in BOX.rim].index(corner)
    one, two = BOX.inland[place]
    assert one == two and len(one) == 7  # through the middle of the map


@rule("EV-17.21", "EV-17.36", "EV-17.44")
@pytest.mark.parametrize("owner", ["player", "opponent"])
def test_a_settled_area_loses_the_action_but_not_the_step(owner: str) -> None:
    position = alone("SO1", "SO2")
    if owner == "player":
        position.settle(0, "H11", "farm")
    else:
        position.occupy("H11")
    before = (held(position), position.state.settled)
    play(position, *TURN)
    assert (held(position), position.state.settled) == before
    assert tile(position) == "H10"


@rule("EV-17.20", "EV-6.37")
def test_an_area_of_the_opponent_cannot_be_settled() -> None:
    position = alone("SO1", "SO4")
    play(position, *TURN)
    assert held(position) == ["H05"]
    position.people(0, 2)
    position.stock(0, new=(0, 9, 0))
    position.prepare(0, "new", "farm", "farm")
    position.begin(0, "action/settle")
    assert refused(position, "settle:H05") == "EV-6.37"


# -- what is open


@rule("EV-17.42")
def test_only_the_back_of_the_top_card_is_seen() -> None:
    position = alone("SO5", "SO2", "SO6", "SO1")
    for viewer in (0, None):
        seen = view(position.live, viewer)["table"]
        assert (seen["solo_deck"], seen["solo_number"]) == ({"count": 4}, 2)
    play(position, *TURN)
    seen = view(position.live, 0)["table"]
    assert (seen["solo_deck"], seen["solo_number"]) == ({"count": 3}, 2)  # SO2 lies on top, its back shows 2
    assert seen["solo_shown"][-1] == BOX.solo_ids.index("SO5")


# -- large stadiums


@rule("EV-17.05")
@pytest.mark.parametrize(("year", "shown"), [(1, "ST03"), (2, "ST03"), (3, "ST13"), (4, "ST13")])
def test_large_stadiums_go_under_the_deck_in_the_first_half(year: int, shown: str) -> None:
    """The opponent takes a stadium; what comes is 4, 5 and then 2 smileys."""
    position = alone("SO4", "SO1")
    position.year(year)
    position.offer("stadium", "ST01", "ST02", "ST04")
    position.on_top("stadium", "ST13", "ST16", "ST03")
    position.turn_of(0)
    play(position, *TURN)
    assert position.shown("stadium") == ["ST02", "ST04", shown]
    if year < 3:
        assert position.deck("stadium")[-2:] == ["ST13", "ST16"]


@rule("EV-17.06")
def test_the_opening_offer_has_no_large_stadiums() -> None:
    for seed in range(20):
        position = started(1, f"opening {seed}")
        offer = position.state.stadium_offer
        assert len(offer) == 3
        assert max(BOX.smileys[card] for card in offer) <= 3
        assert len(position.deck("stadium")) == 14


@rule("EV-17.05", "EV-17.39", "EV-12.04")
@pytest.mark.parametrize(("year", "shown"), [(1, "ST03"), (2, "ST16")])
def test_the_cleanup_of_the_second_year_is_free_of_it(year: int, shown: str) -> None:
    position = alone()
    position.year(year)
    position.offer("stadium", "ST01", "ST02", "ST04")
    position.on_top("stadium", "ST16", "ST03")
    position.passed(0)
    position.cleanup()
    assert position.shown("stadium")[:3] == ["ST02", "ST04", shown]


@rule("EV-17.40")
def test_a_place_stays_empty_while_only_large_ones_are_left() -> None:
    position = alone("SO4", "SO1")
    position.offer("stadium", "ST01", "ST02", "ST03")
    table = position.state
    table.stadium_deck = [card for card in table.stadium_deck if BOX.smileys[card] > 3]
    size = len(table.stadium_deck)
    play(position, *TURN)
    assert (position.shown("stadium"), len(table.stadium_deck)) == (["ST02", "ST03"], size)
