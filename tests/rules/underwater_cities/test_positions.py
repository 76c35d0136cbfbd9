"""The builder of positions: what it makes is a game that could have been played, or it says why not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kolonie.core.positions import PositionError
from kolonie.core.saving import load, save, state_hash
from kolonie.core.views import named
from kolonie.games.underwater_cities.legality import faults
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import ChooseSlot, KeepHand, Sell
from kolonie.games.underwater_cities.positions import Position, started, swept
from tests.laws.playing import positions, step


def reef() -> Position:
    """A little network in round 6, with cards in front and in hand."""
    position = swept(3, number=6)
    position.build(0, "nonsymbiotic", "LM", "MR")
    position.build(0, "symbiotic", "MM")
    position.build(0, "tunnel", "LR-LM", "LR-MR")
    position.build(0, "tunnel", "LM-MM", upgraded=True)
    position.build(0, "farm", "LM.1", "LM.2", upgraded=True)
    position.build(0, "laboratory", "LR.1")
    position.connect(0, "BLUE_TR")
    position.build(0, "tunnel", "MR-UR")
    position.metropolises(0, "BR2", "BL03", "BL05")
    position.hold(0, "70", "71", "72")
    position.claim(0, "38", "44", "99", "36", "186")
    position.used(0, "44")
    position.goods(0, credit=3, kelp=1)
    position.points(0, 17)
    position.marker(1, 2)
    position.marker(2, 2)
    position.occupy(1, "R1")
    position.turn_of(0, turn=2)
    return position


def test_what_was_placed_is_on_the_table_of_a_game_that_can_be_played() -> None:
    position = reef()
    assert position.built(0, "tunnel") == {"LR-LM", "LR-MR", "LM-MM", "MR-UR", "UR-BLUE_TR"}
    assert position.upgraded(0) == {"LM-MM", "LM.1", "LM.2"}
    assert position.goods_of(0) == {"credit": 3, "kelp": 1}
    assert [position.where(card) for card in ("70", "38", "44", "186")] == [
        *("hand", "permanents", "actions", "endgames")
    ]
    game = position.game()
    table = game.state
    assert (game.to_act(), table.era, table.round, table.acting) == ([0], 2, 6, 0)
    assert table.supply[position.kind("tunnel")] == 47 - 5
    seen = named(game, 1)["table"]
    assert seen["seats"][0]["joined"] == ["BLUE_TR"] and seen["seats"][0]["used"] == ["44"]
    assert seen["tiles"] == {"R1": [1]} and "slot:R1" not in {choice.key for choice in game.options(0)}
    assert table.seats[2].height > table.seats[1].height
    assert state_hash(load(TITLE, save(game))) == state_hash(game)
    game.play(0, "slot:S00")
    assert position.asked() is ChooseSlot, "the game is independent of the builder"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_position_of_a_real_game_is_called_impossible(seats: int) -> None:
    for seed in range(2):
        for game in positions(TITLE, seats, seed):
            if game.state.round:
                assert faults(game) == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_any_decision_of_a_real_game_is_a_position(seats: int) -> None:
    for game in positions(TITLE, seats, 7):
        if game.state.round and not game.over and game.number % 23 == 0:
            built = Position(game.clone()).game()
            assert state_hash(built) == state_hash(game)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 4, 5, 10])
def test_a_round_begins_as_play_would_begin_it(seats: int, number: int) -> None:
    game = swept(seats, number).game()
    table = game.state
    assert (table.round, table.era, game.to_act()) == (number, 1 + (number > 4) + (number > 7), [0])
    assert {game.box.card_eras[card] for card in table.deck} == {table.era}
    dice = random.Random(number)
    while not game.over:
        step(game, dice)
    assert table.round == 11, "the rest of the game was played from there"


def test_the_last_turn_before_a_production() -> None:
    position = reef()
    position.last_turn(0)
    game = position.game()
    assert (game.to_act(), game.state.round, game.state.order) == ([0], 7, (1, 2, 0))
    while game.state.era == 2:
        game.play(0, "slot:S00" if "slot:S00" in [o.key for o in game.options(0)] else game.options(0)[0])
    assert isinstance(game.asks[1].frame.node, KeepHand) and game.state.seats[0].used == ()


def test_production_the_sale_and_the_end() -> None:
    position = reef()
    position.to_production()
    assert (position.offered(), position.state.round) == (["card:36", "done"], 8)
    assert position.goods_of(0) == {"credit": 3 + 4, "kelp": 1 + 3, "steelplast": 1, "science": 1}
    position.play("done")
    assert position.state.era == 3 and "kelp" not in position.goods_of(0), "four cities were fed"
    position = swept(2)
    position.to_round(10)
    position.claim(0, "186")
    position.goods(0, kelp=4, credit=4)
    position.to_sale()
    game = position.game()
    assert game.to_act() == [0] and isinstance(game.asks[0].frame.node, Sell)
    game.play(0, "sell:186")
    game.play(0, "done")
    assert game.over and not position.live.over
    end = position.at_the_end()
    assert end.over and end.scores() == [2 + 2, 2], "the start cities and what was left over"


def test_cards_are_moved_and_never_made() -> None:
    position = swept(2, number=8)
    drawn = position.names(position.seat(1).hand)[0]
    position.hold(0, drawn, "181", "196")
    assert position.where(drawn) == "hand" and len(position.seat(1).hand) == 3
    position.hold(0, "70")
    assert [position.where(card) for card in ("181", "196")] == ["aside", "specials"]
    position.claim(0, "27", "44")
    position.unclaim(0, "27", "PA")
    assert (position.where("27"), position.where("PA")) == ("retired", "removed")
    assert position.names(position.seat(0).actions) == ["44"] and position.seat(0).listens == 0
    position.next_cards("130", "131")
    position.discards("132")
    position.offer("184")
    position.special_deck("196", "197")
    position.tuck(1, "202")
    position.game()
    assert position.names(position.state.deck[-2:]) == ["131", "130"]
    position.no_deck()
    assert position.where("130") == "retired"


def test_what_stood_there_goes_back_to_the_supply() -> None:
    position = reef()
    before = position.state.supply
    position.tear_down(0, "LM-MM", "LM.1")
    assert position.upgraded(0) == {"LM.2"} and position.built(0, "farm") == {"LM.2"}
    position.board(0, "4")
    assert position.built(0, "nonsymbiotic") == {"LR"} and position.built(0, "tunnel") == set()
    assert before[position.kind("tunnel")] == 47


def test_there_can_be_fewer_pieces() -> None:
    position = reef()
    position.supply(tunnel=0, symbiotic=1)
    position.spare("BL01")
    game = position.game()
    assert game.state.supply[position.kind("tunnel")] == 0
    with pytest.raises(PositionError, match="no tunnel is left"):
        position.build(1, "tunnel", "LR-LM")


def test_slots_of_four_players() -> None:
    position = swept(4)
    position.occupy(1, "Y1", "G5")
    position.occupy(2, "Y1")
    position.copy_tile(2)
    position.goods(0, credit=2)
    game = position.game()
    assert "copy:Y1" not in {choice.key for choice in game.options(0)}
    position.free()
    position.copy_tile(None)
    assert "slot:Y1" in position.offered() and position.state.seats[1].slots == 0


def test_neutral_tiles() -> None:
    position = swept(1)
    position.free()
    position.occupy("neutral", "G1", "R1", "Y1")
    position.occupy("fourth neutral", "G2")
    game = position.game()
    assert not {"slot:G1", "slot:G2"} & {choice.key for choice in game.options(0)}
    assert game.state.neutral == (0, 4, 8)


def no_spare_tile(position: Position) -> None:
    position.spare()
    position.gain_metropolis(0, "BL03")


def a_tile_that_left(position: Position) -> None:
    position.spare("BL03")
    position.metropolises(0, "BR2", "BL10", "BL05")


def a_city_far_away(position: Position) -> None:
    position.build(0, "nonsymbiotic", "UL", "ML")
    position.tear_down(0, "MM")


IMPOSSIBLE: list[tuple[Callable[[Position], object], str]] = [
    (lambda p: p.build(0, "farm", "LR-LM"), "has no site LR-LM for a farm"),
    (lambda p: p.build(0, "castle", "LM"), "nothing called castle"),
    (lambda p: p.build(0, "laboratory", "LM.1"), "something stands on LM.1"),
    (lambda p: p.build(0, "symbiotic", "LR"), "something stands on LR"),
    (lambda p: p.build(0, "nonsymbiotic", "LM", upgraded=True), "a city cannot be upgraded"),
    (lambda p: p.connect(0, "RED"), "no metropolis space RED"),
    (lambda p: p.board(0, "9"), "no board 9"),
    (lambda p: p.supply(farm=3), "the supply of farm cannot be 3"),
    (lambda p: p.metropolises(0, "BR1"), "has 3 metropolis tiles, not 1"),
    (lambda p: p.metropolises(0, "BR1", "BL01", "BL01"), "only one metropolis BL01"),
    (lambda p: p.gain_metropolis(0, "BL99"), "no metropolis BL99"),
    (no_spare_tile, "no other metropolis is left for BL03"),
    (a_tile_that_left, "BL10 is not in this game"),
    (lambda p: p.contracts("GC9"), "no contract GC9"),
    (lambda p: p.occupy(0, "Z1"), "no slot Z1"),
    (lambda p: p.occupy("pink", "G1"), "no pink action tiles"),
    (lambda p: p.copy_tile(0), "no action-copy tile"),
    (lambda p: p.goods(0, gold=1), "there is no gold"),
    (lambda p: p.marker(0, 6), "has 5 spaces|has 4 spaces"),
    (lambda p: p.hold(0, "999"), "no card 999"),
    (lambda p: p.hold(0, "38"), "card 38 was played already"),
    (lambda p: p.hold(0, "70", "70"), "only one of each"),
    (lambda p: p.claim(0, "28"), "28 is not laid down"),
    (lambda p: p.unclaim(0, "28"), "not all of 28 lie in front of seat 0"),
    (lambda p: p.used(0, "38"), "38 does not lie there"),
    (lambda p: p.spent(0, "38"), "38 does not lie there"),
    (lambda p: p.tuck(0, "198"), "198 is not tucked"),
    (lambda p: p.offer("28"), "28 is not a special card"),
    (lambda p: p.special_deck("181"), "181 is not a special card"),
    (lambda p: p.to_round(4), "round 4 does not come"),
    (lambda p: p.to_round(11), "round 11 does not come"),
    (lambda p: p.turn_of(0, turn=4), "time 4 of a step that is done 3 times"),
    (lambda p: p.order(0, 1), "is no play order of 3"),
    (lambda p: p.seat(3), "no seat 3 among 3"),
    (lambda p: swept(3, boards=("1", "2")), "boards for 3 seats are needed"),
]


@pytest.mark.parametrize(("edit", "text"), IMPOSSIBLE)
def test_what_cannot_be_is_told_at_once(edit: Callable[[Position], object], text: str) -> None:
    with pytest.raises(PositionError, match=text):
        edit(reef())


UNFINISHED: list[tuple[Callable[[Position], object], str]] = [
    (a_city_far_away, "city on UL"),
    (lambda p: p.build(0, "tunnel", "UM-BROWN"), "nothing leads to the tunnel UM-BROWN"),
    (lambda p: p.build(1, "farm", "UL.1"), "the building on UL.1 is at no city"),
    (lambda p: p.board(1, "1"), "two players have board 1"),
    (lambda p: p.board(1, "6"), "board 6 is not basic"),
    (lambda p: p.metropolises(0, "BL01", "BL03", "BL05"), "metropolises of the wrong colours"),
    (lambda p: p.occupy(2, "R1"), "2 tiles on slot R1"),
    (lambda p: p.occupy(2, "G1", "G2", "G3", "G4"), "seat 2: 4 tiles on slots"),
    (lambda p: p.goods(0, credit=-1), "seat 0: -1 credit"),
    (lambda p: p.hold(0, "70", "71", "72", "73"), "4 cards in hand at the start of a turn"),
    (lambda p: p.claim(0, "45", "46", "47"), "5 action cards"),
    (lambda p: p.contracts("GC1"), "contracts in a game without"),
    (lambda p: p.claim(0, "180"), "card 180 is of a later era"),
    (lambda p: setattr(p.state, "deck", p.state.deck[1:]), "cards: "),
    (lambda p: setattr(p.seat(0), "listens", 0), "does not listen as its cards do"),
    (lambda p: setattr(p.seat(0), "joined", 0), "the network is not what follows"),
    (lambda p: setattr(p.seat(0), "upgraded", 1), "something upgraded that was not built"),
    (lambda p: setattr(p.state, "round", 3), "round 3 is not in era 2"),
    (lambda p: setattr(p.state, "deck", (*p.state.deck[1:], p.seat(0).hand[0])), "lies in 2 places"),
]


@pytest.mark.parametrize(("edit", "text"), UNFINISHED)
def test_what_cannot_be_in_the_end_is_no_game(edit: Callable[[Position], object], text: str) -> None:
    position = reef()
    edit(position)
    with pytest.raises(PositionError, match=text):
        position.game()


def test_a_game_as_chance_has_it() -> None:
    position = started(4, "chance", boards="advanced")
    game = position.game()
    assert game.to_act() == [game.state.order[0]] and game.state.round == 1
    twin = position.clone()
    twin.points(0, 5)
    assert position.seat(0).points == 0
