"""Chapter 22: the solo game."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.messages import message
from kolonie.core.title import SetupError
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.positions import Position
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL, NOT_USED
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import at_slot, idle, until
from tests.rules.underwater_cities.reef import begin, eve, over_night, ready
from tests.rules.underwater_cities.sea import free, goods, have, hold, names, play, put, supply

RING = 12


def alone(**settings: str) -> Game:
    return begin(1, "5", **settings)


def on_top(game: Game, card: str) -> None:
    """The card lies on top of the era deck."""
    Position(game).next_cards(card)


def fourth(game: Game) -> list[int]:
    return [slot for slot, tile in enumerate(game.state.tiles) if tile & FOURTH]


def neutral(game: Game) -> list[int]:
    return [slot for slot, tile in enumerate(game.state.tiles) if tile & NEUTRAL]


@rule("UC-22.01", "UC-22.03", "UC-22.04", "UC-22.18")
def test_setting_up_alone() -> None:
    with pytest.raises(SetupError, match=r"UC-22\.01"):
        TITLE.new(1, "alone", {"boards": "basic"})
    game = TITLE.new(1, "alone", {})
    table = game.state
    seat = table.seats[0]
    assert game.box.boards[seat.board].side == "advanced" and len(table.tiles) == RING
    assert seat.step == 0
    assert have(game, seat) == {"credit": 2, "kelp": 1, "steelplast": 1, "science": 1}
    assert table.supply[game.box.kind["symbiotic"]] == -1
    assert table.copier == NOT_USED and table.contracts == () and len(table.offer) == 6


@rule("UC-22.03")
def test_purple_domes_never_run_out() -> None:
    game = alone()
    for site in ("LM", "MR"):
        seat = ready(game, steelplast=1, kelp=1, biomatter=1, credit=2)
        supply(game, nonsymbiotic=0)
        free(game)
        reconsider(game)
        play(game, "slot:R4", "card:T3", f"at:{site}")
        assert game.state.supply[game.box.kind["symbiotic"]] == -1
    assert seat.built[game.box.kind["symbiotic"]].bit_count() == 2


@rule("UC-22.02")
def test_br5_is_not_used() -> None:
    box = TITLE.box()
    seen = set()
    for seed in range(25):
        table = TITLE.new(1, f"brown {seed}", {}).state
        seen |= {box.tile_ids[t] for t in table.seats[0].tiles} & {f"BR{n}" for n in range(1, 6)}
    assert seen == {"BR1", "BR2", "BR3", "BR4"}


@rule("UC-22.05", "UC-22.06")
@pytest.mark.parametrize(("start", "first"), [("first", 0), ("second", 1), ("third", 2), ("fourth", 3)])
def test_where_the_neutral_tiles_start(start: str, first: int) -> None:
    game = alone(start=start)
    assert neutral(game) == [first, first + 4, first + 8]
    with pytest.raises(SetupError, match=r"UC-22\.06"):
        TITLE.new(2, "two", {"start": "second"})


@rule("UC-22.07", "UC-22.19")
def test_neutral_tiles_are_those_of_another_player() -> None:
    game = alone()
    seat = ready(game, "T51", "T2", "T4", credit=5, kelp=5, steelplast=5)
    assert refusal(game, "slot:R1") == "UC-3.06"
    assert "slot:S00" in keys(game)
    play(game, "slot:Y2", "card:T51", "order:card", "perform")
    assert set(keys(game)) == {"perform:G1", "perform:R1", "perform:Y1"}
    play(game, "perform:R1")
    assert have(game, seat)["steelplast"] == 7
    while not at_slot(game):
        idle(game)
    play(game, "slot:S00", f"card:{names(game, seat.hand)[0]}")
    until(game, at_slot)
    assert "slot:S00" in keys(game)


@rule("UC-22.08", "UC-22.20")
def test_the_neutral_tiles_go_round() -> None:
    game = alone(start="fourth")
    for number in range(1, 4):
        eve(game, number)
        game.state.seats[0].moved = 1
        over_night(game)
        until(game, at_slot)
        assert neutral(game) == sorted((slot + number) % RING for slot in (3, 7, 11))
        assert all(t in (0, NEUTRAL) for t in game.state.tiles)  # the own tiles are back


@rule("UC-22.09", "UC-22.10", "UC-22.11", "UC-22.12", "UC-22.14")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("14", 4),  # 1 + 4: the fifth
        ("98", 4),  # 17 goes round once; 8 would be the digits of 17
        ("10", 0),  # the three tiles have moved on before
        ("20", 2),  # the second is occupied by then
        ("66", 11),  # the twelfth
        ("29", 10),  # the eleventh
        ("55", 10),  # the tenth is occupied
    ],
)
def test_the_fourth_tile(card: str, slot: int) -> None:
    game = alone()
    eve(game, 1)
    on_top(game, card)
    assert game.state.seats[0].moved == 0
    over_night(game)
    assert neutral(game) == [1, 5, 9]
    assert fourth(game) == [slot]
    assert names(game, game.state.discard)[-1] == card
    until(game, at_slot)
    assert refusal(game, f"slot:{game.box.side[1].codes[slot]}") == "UC-3.06"


@rule("UC-22.13", "UC-22.09", "UC-22.20")
def test_the_fourth_tile_is_removed_and_placed_anew() -> None:
    game = alone()
    eve(game, 1)
    on_top(game, "14")
    over_night(game)
    assert fourth(game) == [4]
    eve(game, 2)
    on_top(game, "66")
    over_night(game)
    assert (fourth(game), neutral(game)) == ([11], [2, 6, 10])
    until(game, at_slot)
    ready(game)
    free(game, "G3", "R3", "Y3")
    reconsider(game)
    play(game, "slot:G1", "card:T2", "done")
    assert game.state.seats[0].step == 1
    eve(game, 3)
    over_night(game)
    assert fourth(game) == [] and game.state.seats[0].step == 0


@rule("UC-22.16")
@pytest.mark.parametrize("source", ["slot", "card", "board", "none"])
def test_any_step_counts(source: str) -> None:
    game = alone()
    free(game)
    seat = ready(game, "T16", "T3", "T4", credit=5)
    if source == "slot":
        play(game, "slot:G1", "card:T3", "done")
    elif source == "card":
        play(game, "slot:R2", "card:T16", "order:card", "action", "use:T16", "advance", "done", "done")
    elif source == "board":
        put(game, seat, "nonsymbiotic", "MM", "UL")
        reconsider(game)
        play(game, "slot:G2", "card:T3", "at:UL.2", "advance", "done")
        while not at_slot(game):
            idle(game)
    eve(game, 1)
    over_night(game)
    assert (fourth(game) == []) == (source != "none")


@rule("UC-22.15", "UC-22.14")
def test_after_an_era_the_card_is_of_the_old_deck() -> None:
    game = alone()
    eve(game, 4)
    on_top(game, "66")
    over_night(game)
    assert game.state.era == 2 and fourth(game) == [11]
    assert game.box.card_number["66"] in game.state.removed
    eve(game, 10)
    before = (game.state.deck, game.state.discard)
    over_night(game)
    assert game.over and (game.state.deck, game.state.discard) == before and fourth(game) == []


@rule("UC-22.17", "UC-22.21")
@pytest.mark.parametrize(
    ("cities", "points", "won"), [(7, 100, True), (7, 99, False), (6, 100, False), (6, 150, False)]
)
def test_both_goals_are_needed(cities: int, points: int, won: bool) -> None:
    """The start city is one of the seven."""
    game = alone()
    eve(game, 10)
    seat = game.state.seats[0]
    seat.tiles = ()
    put(game, seat, "nonsymbiotic", *("LM", "MR", "LL", "MM", "UR", "UM")[: cities - 1])
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-LL", "LM-MM", "MR-UR", "UM-UR")
    goods(game, seat, kelp=9)
    # leftovers of the production: what the tunnels and the tripled one give, less the food
    ahead = game.clone()
    over_night(ahead)
    seat.points = points - ahead.state.seats[0].points + seat.points
    over_night(game)
    assert game.over and seat.connected.bit_count() == cities
    assert game.scores() == [points]
    assert game.winners() == ([0] if won else [])
    told = {"cities": cities, "goal": 7, "points": points, "target": 100}
    assert game.title.grade(game) == message("grade-won" if won else "grade-lost", **told)


@rule("UC-22.18", "UC-13.01")
def test_no_copy_tile_alone() -> None:
    game = alone()
    ready(game, credit=9)
    hold(game, game.state.seats[0], "T2", "T3", "T4")
    reconsider(game)
    assert not any(key.startswith("copy") for key in keys(game))
