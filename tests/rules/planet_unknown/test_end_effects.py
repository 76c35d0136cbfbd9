"""Chapter 15, first half: what is still done after the last turn."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import END_CHECK, END_EFFECTS
from kolonie.games.planet_unknown.terms import SYNERGY_FOR_PATCH
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    cells,
    deck,
    due,
    fill,
    go_to,
    heights,
    keep_cards,
    lay,
    mask,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import collected, final, free_cells, moved, named, near, sheet

BOOSTS = [f"boost:{name}" for name in ("biomass", "civ", "rover", "tech", "water")]


def ending(game: Game, *cards: str) -> Game:
    """Seat 0 holds these cards and the game has just ended."""
    keep_cards(game, 0, *cards)
    go_to(game, END_EFFECTS)
    return game


@rule("PU-15.01", "PU-15.02", "PU-15.04")
def test_end_game_effects_come_before_scoring_in_any_order() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    seat_of(game).stored = 1
    seat_of(game).stuck = 1
    keep_cards(game, 0, "C23")
    go_to(game, END_CHECK)
    assert table_of(game).over == 1 and not game.over and table_of(game).final == []
    assert offered(game) == [*BOOSTS, "patch"]
    play(game, 0, "patch", "cover:6,0", "boost:water")
    assert game.over and final(game)["planet"] == 1, "the patch was placed before scoring"
    assert heights(game) == (0, 1, 0, 0, 0)


@rule("PU-15.02")
def test_republic_takes_its_cards_among_the_end_game_effects() -> None:
    game = started(2, corporation="republic")
    breakthrough(game, 0, 5)
    for rank, cards in enumerate((["C07"], ["C09"], ["C20"], ["C27"]), 1):
        deck(game, rank, *cards)
    ending(game, "C24")
    assert offered(game) == [*BOOSTS, "leftover"]
    play(game, 0, "leftover", "card:C27", "card:C20", "boost:water")
    assert final(game)["cards"] == 3 + 4 + 3


@rule("PU-9.02", "PU-15.02")
@pytest.mark.parametrize(("card", "effect"), [("C01", "boost"), ("C03", "cover"), ("C13", "pod")])
def test_an_immediate_card_among_them_is_carried_out_before_the_next_is_taken(card: str, effect: str) -> None:
    game = started(2, corporation="republic")
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, 5)
    for rank, cards in enumerate((["C01", "C03"], ["C13"], ["C20"], ["C27"]), 1):
        deck(game, rank, *cards)
    ending(game)
    play(game, 0, f"card:{card}")
    assert offered(game) == offered(game, verb=effect)


@rule("PU-15.04")
def test_players_act_in_the_turn_order_of_the_last_turn() -> None:
    game = started(3)
    table = table_of(game)
    table.commander = 1
    for index, card in enumerate(("C23", "C24", "C27")):
        keep_cards(game, index, card)
    seat_of(game, 2).stored = 1
    paint(game, 2, "civ", (5, 0))
    seat_of(game, 0).stuck = 1
    go_to(game, END_CHECK)
    order = []
    while not game.over:
        (index,) = game.to_act()
        order.append(index)
        play(game, index, offered(game, index)[0])
    assert order == [1, 2, 0], "the token is not passed any more"


@rule("PU-15.03")
def test_stored_patches_follow_the_placement_rules_or_are_lost() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    seat_of(game).stored = 1
    ending(game)
    assert offered(game) == named("cover", near((5, 0)) & free_cells(game))

    game = started(2)
    fill(game, 0, (5, 0))
    before = seat_of(game).patches
    seat_of(game).stored = 3
    assert sheet(game)["planet"] == 40
    assert seat_of(game).patches == before | mask((5, 0)) and seat_of(game).stored == 0


@rule("PU-15.05")
@pytest.mark.parametrize("benefit", ["patch", "rover", "movement", "synergy", "breakthrough"])
def test_advances_at_the_end_give_their_benefits(benefit: str) -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (8, 5))
    seat = seat_of(game)
    track(game, 0, civ=7, biomass=2, tech=2, rover=0 if benefit == "rover" else 3)
    ending(game, "C23")
    if benefit == "patch":
        play(game, 0, "boost:biomass", "cover:6,0")
        assert cells(seat.patches) == [(6, 0)]
    elif benefit == "rover":
        play(game, 0, "boost:rover")
        assert offered(game) == ["land:5,0", "land:5,1"]
        play(game, 0, "land:5,1")
        assert seat.supply == 0 and game.over
    elif benefit == "movement":
        play(game, 0, "boost:rover")
        assert moved(game) == 2 and "rover:8,5,8,6" in offered(game)
    elif benefit == "synergy":
        play(game, 0, "boost:civ", "synergy:water")
        assert heights(game)[:2] == (8, 1)
    else:
        play(game, 0, "boost:tech")
        assert seat.levels == 1


@rule("PU-15.06")
def test_a_civ_milestone_at_the_end_gives_a_card() -> None:
    game = started(2)
    track(game, 0, civ=2)
    deck(game, 1, "C07", "C03", "C06")
    paint(game, 0, "civ", (5, 0))
    ending(game, "C23")
    twin = game.clone()
    play(game, 0, "boost:civ")
    assert offered(game) == ["card:C03", "card:C06", "card:C07"]
    play(game, 0, "card:C07")
    assert final(game)["cards"] == 2 + 2
    play(twin, 0, "boost:civ", "card:C03", "cover:6,0")
    assert final(twin)["planet"] == 1 and final(twin)["cards"] == 2


@rule("PU-15.07")
def test_rovers_and_lifepods_are_removed_only_after_the_end_game_effects() -> None:
    game = started(2)
    rover(game, 0, (6, 2))
    track(game, 0, rover=1)
    ending(game, "C23")
    play(game, 0, "boost:rover", "rover:6,2,7,2")
    assert final(game)["lifepods"] == 1, "the rover was still there to collect"
    for seat in table_of(game).seats:
        assert seat.rovers == seat.lifepods == 0, "and now the planets are cleared"


@rule("PU-15.20")
def test_event_restrictions_are_over() -> None:
    game = started(2, events=EVENTS)
    open_event(game, "R18")
    table = table_of(game)
    table.past, table.events = table.events, []
    track(game, 0, civ=7)
    keep_cards(game, 0, "C23")
    go_to(game, END_CHECK)
    play(game, 0, "boost:civ", "synergy:water")
    assert heights(game)[:2] == (8, 1), "R18 suppressed synergies in the last turn"


@rule("PU-15.20")
@pytest.mark.parametrize(
    ("corporation", "level", "ability"),
    [
        ("wormhole", 1, "reset"),
        ("cosmos", 2, "shift-three"),
        ("cosmos", 5, "shift-one"),
        ("horizon", 5, "drive"),
        ("jump-drive", "E", "row"),
        ("jump-drive", "F", "mission"),
        ("flux", 5, "surge"),
        ("makeshift", 4, "yield"),
    ],
)
def test_voluntary_abilities_and_duties_are_over(corporation: str, level: int | str, ability: str) -> None:
    game = started(2, corporation=corporation)
    track(game, 0, civ=3, tech=6, biomass=14)
    collected(game, 0, lifepods=1)
    breakthrough(game, 0, level)
    assert offered(game, verb=ability), "in step 4 it is offered"
    seat_of(game).duty = 1
    ending(game, "C23")
    assert {key.partition(":")[0] for key in offered(game)} == {"boost"}
    play(game, 0, "boost:water")
    assert game.over


@rule("PU-15.20")
def test_there_are_no_start_of_turn_effects() -> None:
    game = started(2, corporation="oasis")
    paint(game, 0, "water", (5, 5))
    rover(game, 0, (5, 5))
    breakthrough(game, 0, 2)
    ending(game, "C23")
    assert moved(game) == 0


@rule("PU-15.21")
def test_abilities_that_change_a_gain_or_a_step_still_work() -> None:
    game = started(2)
    rover(game, 0, (5, 5))
    breakthrough(game, 0, 3)
    track(game, 0, rover=1)
    ending(game, "C23")
    play(game, 0, "boost:rover")
    assert moved(game) == 2, "Coalition 3"

    game = started(2, corporation="cosmos")
    rover(game, 0, (5, 5))
    paint(game, 0, "energy", (6, 6), (7, 6))
    breakthrough(game, 0, 1, 4)
    track(game, 0, rover=1)
    ending(game, "C23")
    play(game, 0, "boost:rover", "rover:5,5,6,6", "rover:6,6,7,6")
    assert moved(game) == 1, "Cosmos 1 and 4"

    game = started(2, corporation="wormhole")
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, 3)
    ending(game, "C23")
    play(game, 0, "boost:biomass", "benefit:patch", "more", "cover:6,0", "cover:5,1")
    assert seat_of(game).patches == mask((6, 0), (5, 1)), "Wormhole 3"

    game = started(2, corporation="republic")
    breakthrough(game, 0, 4)
    track(game, 0, civ=1, water=2)
    ending(game, "C23")
    play(game, 0, "boost:civ")
    assert offered(game, verb="synergy"), "Republic 4"


@rule("PU-15.21")
@pytest.mark.parametrize("used", [False, True])
def test_limits_of_a_turn_are_shared_with_the_last_turn(used: bool) -> None:
    game = started(2, corporation="jump-drive")
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, "A", "C")
    track(game, 0, biomass=2)
    if used:
        seat_of(game).used |= SYNERGY_FOR_PATCH
    ending(game, "C23")
    play(game, 0, "boost:biomass")
    assert ("swap" in offered(game)) != used
    if not used:
        play(game, 0, "swap", "double:water")
        assert heights(game)[1] == 2


@rule("PU-15.22")
def test_a_card_with_an_advance_gained_at_the_end_gives_it_too() -> None:
    game = started(2)
    track(game, 0, civ=13)
    deck(game, 4, "C24", "C27")
    ending(game, "C23")
    play(game, 0, "boost:civ", "card:C24")
    assert offered(game) == BOOSTS
    play(game, 0, "boost:water")
    assert final(game)["cards"] == 2 + 3 and heights(game) == (14, 1, 0, 0, 0)

    game = started(2, corporation="republic")
    breakthrough(game, 0, 5)
    for rank in range(1, 4):
        deck(game, rank)
    deck(game, 4, "C23", "C27", "C36")
    ending(game)
    play(game, 0, "card:C23", "card:C27", "boost:tech")
    assert heights(game)[4] == 1 and final(game)["cards"] == 2 + 4


@rule("PU-15.23")
@pytest.mark.parametrize("card", ["C23", "C24"])
def test_republic_5_reached_at_the_end_gives_its_cards_at_once(card: str) -> None:
    game = started(2, corporation="republic")
    paint(game, 0, "civ", (5, 0))
    track(game, 0, tech=13)
    for rank, cards in enumerate((["C01"], ["C09"], ["C20"], ["C27"]), 1):
        deck(game, rank, *cards)
    seat_of(game).stored = 1
    ending(game, card)
    assert "leftover" not in offered(game), "not before it is reached"
    play(game, 0, "boost:tech")
    assert offered(game) == ["card:C01", "card:C09", "card:C20", "card:C27"], "the stored patch can wait"
    play(game, 0, "card:C01", "boost:water", "boost:biomass", "card:C27", "cover:6,0")
    assert heights(game)[1:3] == (1, 1) and final(game)["cards"] == {"C23": 2, "C24": 3}[card] + 4


@rule("PU-15.23")
def test_republic_5_gives_its_cards_only_once() -> None:
    game = started(2, corporation="republic")
    breakthrough(game, 0, 5)
    track(game, 0, tech=13)
    for rank, cards in enumerate((["C06"], ["C09"], ["C20"], ["C27"]), 1):
        deck(game, rank, *cards)
    ending(game, "C23")
    play(game, 0, "leftover", "card:C27", "card:C20", "boost:tech")
    assert game.over and final(game)["cards"] == 2 + 4 + 3


@rule("PU-15.24", "PU-15.20")
@pytest.mark.parametrize(("corporation", "level"), [("republic", 3), ("jump-drive", "B")])
def test_no_jump_is_started_at_the_end(corporation: str, level: int | str) -> None:
    game = started(2, corporation=corporation)
    for x in (5, 8):
        lay(game, 0, f"D2.civ-energy{'.meteor' if x == 8 else ''}", x, 0 if x == 5 else 1)
    rover(game, 0, (5, 0))
    breakthrough(game, 0, level)
    track(game, 0, rover=1)
    due(game, 0, moves=1)
    assert offered(game, verb="jump"), "in step 4 it is offered"
    ending(game, "C23")
    play(game, 0, "boost:rover")
    assert offered(game, verb="rover") and not offered(game, verb="jump")
    assert refused(game, 0, "jump:5,0,8,1") == "PU-15.24"


@rule("PU-15.24", "PU-15.21")
def test_c21_at_the_end_gives_the_synergy_of_republic_4() -> None:
    game = started(2, corporation="republic")
    breakthrough(game, 0, 4, 5)
    track(game, 0, civ=3, water=6, biomass=6, rover=6, tech=6)
    for rank in (1, 2, 4):
        deck(game, rank)
    deck(game, 3, "C21")
    ending(game)
    assert heights(game)[0] == 4 and "regress:water" in offered(game)
    play(game, 0, "regress:water")
    play(game, 0, "raise:civ")
    assert offered(game) == sorted(f"synergy:{name}" for name in ("biomass", "civ", "rover", "tech", "water"))
