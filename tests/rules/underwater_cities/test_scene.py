"""What a table shows beside components: the turn step by step, the forecast, matches, tracks and goals."""

from __future__ import annotations

import random

import pytest

from kolonie.core.engine import Game
from kolonie.core.scene import Panel, Piece, Track, Zone, put_into_words
from kolonie.core.text import lexicon
from kolonie.core.views import view
from kolonie.games.underwater_cities.forecast import (
    expected,
    final_zone,
    foreseen,
    production_zone,
    seat_of,
)
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.pictograms import signs
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.reef import before_production, over_night, turn
from tests.rules.underwater_cities.sea import (
    claim,
    first,
    goods,
    have,
    hold,
    index_of,
    play,
    put,
    sea_box,
    started,
)


def panel(game: Game, viewer: int | None, seat: int | None = None) -> Panel:
    """A panel as somebody sees it: of a seat, or the common board."""
    found: Panel = next(p for p in TITLE.scene(game.box, view(game, viewer)).panels if p.seat == seat)
    return found


def zone(shown: Panel, layout: str, number: int = 0) -> Zone:
    return [part for part in shown.parts if isinstance(part, Zone) and part.layout == layout][number]


def steps(game: Game, viewer: int | None) -> list[tuple[str, str]]:
    found = zone(panel(game, viewer), "steps").pieces
    words = lexicon(TITLE, "en")
    return [(str(put_into_words(piece.text, words)), piece.icon.removeprefix("step-")) for piece in found]


def acting(game: Game) -> int:
    return int(game.to_act()[0])


# -- the steps of the turn


@rule("UC-3.05")
def test_the_turn_is_a_list_that_is_ticked_off() -> None:
    game = started(3, "1")
    seat = first(game)
    me = acting(game)
    hold(game, seat, "T2", "T3", "28")
    goods(game, seat, credit=9, kelp=9, steelplast=9)
    reconsider(game)
    assert steps(game, me)[0] == ("Choose an action slot", "now")
    play(game, "slot:R2")
    assert steps(game, me)[:2] == [("Slot R2", "done"), ("Play a card", "now")]
    card = next(key for key in keys(game) if key.startswith("card:"))
    play(game, card)
    states = [state for _text, state in steps(game, me)]
    assert states[:2] == ["done", "done"] and states[-1] == "todo"
    assert ("Slot first or card first", "now") in steps(game, me)
    other = next(index for index in range(3) if index != me)
    assert steps(game, other) == steps(game, me) == steps(game, None)  # it is played openly


@rule("UC-3.11")
def test_parts_of_a_slot_are_told_apart() -> None:
    """Of a tunnel and a city one is going on; then it is done, and the other is left."""
    game = started(3, "1")
    seat = first(game)
    me = acting(game)
    hold(game, seat, "T2", "T3", "28")
    goods(game, seat, credit=9, kelp=9, steelplast=9)
    reconsider(game)
    play(game, "slot:R2", "card:T3")
    while not any(key.startswith("build") for key in keys(game)):
        play(game, next(key for key in keys(game) if key != "done"))
    assert dict(steps(game, me))["build a tunnel"] == "now"
    play(game, next(key for key in keys(game) if key.startswith("build")))
    while "done" not in keys(game):
        play(game, keys(game)[0])
    told = dict(steps(game, me))
    assert told["build a tunnel"] == "done"
    assert told["build a city"] == "now"


def test_between_turns_there_are_no_steps() -> None:
    game = TITLE.new(2, "between", {})
    assert view(game, 0)["steps"] == [] and view(game, 0)["turn"] == 0
    assert not any(isinstance(p, Zone) and p.layout == "steps" for p in panel(game, 0).parts)


@rule("UC-3.02")
def test_the_turns_of_a_round_are_counted() -> None:
    game = started(2, "1")
    assert view(game, None)["turn"] == 1
    rounds = game.state.round
    seen = set()
    while game.state.round == rounds:
        seen.add(view(game, None)["turn"])
        play(game, keys(game)[0])
    assert seen - {0} == {1, 2, 3}


# -- whether card and slot match


@rule("UC-3.08", "UC-3.09")
def test_the_hand_says_what_matches_once_a_slot_is_chosen() -> None:
    game = started(3, "1")
    seat = first(game)
    me = acting(game)
    hold(game, seat, "T1", "T2", "T3")
    reconsider(game)
    colours = {card: game.box.card_colours[game.box.card_number[card]] for card in ("T1", "T2", "T3")}
    assert not any(piece.marks for piece in zone(panel(game, me, me), "cards").pieces)
    play(game, "slot:R1")
    shown = {piece.code: piece.marks[-1].icon for piece in zone(panel(game, me, me), "cards").pieces}
    red = game.box.side[3].colours[game.box.side[3].codes.index("R1")]
    assert shown == {card: "match" if colour == red else "no-match" for card, colour in colours.items()}


@rule("UC-3.08")
def test_a_slot_says_how_many_cards_of_the_own_hand_match_and_nothing_of_others() -> None:
    game = started(2, "1")
    seat = first(game)
    me = acting(game)
    hold(game, seat, "T1", "T2", "T3")
    reconsider(game)
    held = [game.box.card_colours[game.box.card_number[card]] for card in ("T1", "T2", "T3")]
    for viewer in (me, 1 - me, None):
        for number, colour in enumerate(("green", "red", "yellow")):
            for slot in zone(panel(game, viewer), "slots", number).pieces:
                fitting = [mark.n for mark in slot.marks if mark.icon == "card"]
                own = held if viewer == me else hand_colours(game, viewer)
                n = own.count(number)
                assert fitting == ([n] if n else []), (viewer, colour)


def hand_colours(game: Game, viewer: int | None) -> list[int]:
    return [] if viewer is None else [game.box.card_colours[card] for card in game.state.seats[viewer].hand]


# -- the forecast


def forecast(game: Game, seat: Seat, viewer: int | None = None) -> dict[str, int | None]:
    index = index_of(game, seat)
    return {piece.icon: piece.n for piece in zone(panel(game, viewer, index), "forecast").pieces}


def feed(game: Game, seat: Seat) -> Piece:
    return zone(panel(game, None, index_of(game, seat)), "forecast").pieces[-1]


@rule("UC-17.01", "UC-18.02", "UC-18.04")
def test_the_forecast_comes_true() -> None:
    game, seat = before_production()
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM", upgraded=True)
    put(game, seat, "farm", "LR.1", "LM.1", upgraded=True)
    put(game, seat, "desalination", "LR.2", upgraded=True)
    put(game, seat, "laboratory", "LR.3")
    claim(game, seat, "T43")  # a point for each upgraded farm
    goods(game, seat, credit=2)
    told = forecast(game, seat)
    points = seat.points
    assert told["feed"] == 2
    eaten = {mark.icon: mark.n for mark in feed(game, seat).marks}
    assert eaten == {"kelp": -2}
    over_night(game)
    had = {"credit": 2}
    comes = {name: n for name, n in told.items() if name not in ("feed", "point", "card")}
    after = {name: had.get(name, 0) + (n or 0) + (eaten.get(name) or 0) for name, n in comes.items()}
    assert have(game, seat) == {name: n for name, n in after.items() if n}
    assert seat.points == points + (told["point"] or 0)


@rule("UC-18.05", "UC-18.06")
def test_hunger_is_foreseen() -> None:
    game, seat = before_production()
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    goods(game, seat, biomatter=1)
    seat.points = 10
    assert {mark.icon: mark.n for mark in feed(game, seat).marks} == {"biomatter": -1, "point": -3}
    over_night(game)
    assert seat.points == 10 - 3


@rule("UC-17.14")
def test_what_is_decided_in_production_is_named_and_not_counted() -> None:
    game, seat = turn(2)
    claim(game, seat, "36")  # a laboratory may give something else
    put(game, seat, "laboratory", "LR.1")
    shown = zone(panel(game, None, index_of(game, seat)), "forecast").pieces
    assert [piece.icon for piece in shown if piece.n is None] == ["card-production"]
    assert forecast(game, seat)["science"] == 1


def test_the_forecast_is_the_same_for_everybody() -> None:
    """It is read from what everybody sees: hidden cards count, but are not looked at."""
    game = started(2, "1")
    seen = view(game, 0)["table"]["seats"][1]
    assert isinstance(seen["hand"], dict)
    assert len(seat_of(foreseen(seen)).hand) == len(game.state.seats[1].hand)
    mine = expected(game.box, seat_of(foreseen(view(game, 1)["table"]["seats"][1])))
    theirs = expected(game.box, seat_of(foreseen(seen)))
    assert (mine.goods, mine.points, mine.cards) == (theirs.goods, theirs.points, theirs.cards)


@rule("UC-19.02", "UC-19.10", "UC-19.12")
def test_what_the_end_would_score() -> None:
    game, seat = turn(2)
    goods(game, seat, credit=8)
    put(game, seat, "farm", "LR.1")
    pieces = zone(panel(game, None, index_of(game, seat)), "forecast", 1).pieces
    assert [piece.n for piece in pieces[:4]] == [0, 0, 3, 2]
    assert pieces[4].n == seat.points + 5


# -- the common board


@rule("UC-3.01")
def test_the_track_of_eras_has_a_production_after_each_of_them() -> None:
    game = started(2, "1")
    track = [part for part in panel(game, None).parts if isinstance(part, Track)][2]
    assert "".join("P" if space.icon == "production" else "r" for space in track.spaces) == "rrrrPrrrPrrrP"
    assert [space.code for space in track.spaces if space.pieces] == ["1"]
    game, _seat = before_production()
    game.state.round = 5
    track = [part for part in panel(game, None).parts if isinstance(part, Track)][2]
    assert [number for number, space in enumerate(track.spaces) if space.pieces] == [4]


def copy_tiles(game: Game) -> list[Piece]:
    zones = [part for part in panel(game, None).parts if isinstance(part, Zone)]
    return [piece for one in zones for piece in one.pieces if piece.place == "copy"]


@rule("UC-13.03", "UC-13.04")
def test_the_copy_tile_lies_on_the_table_of_four() -> None:
    game = started(4, "1")
    (tile,) = copy_tiles(game)
    assert [mark.icon for mark in tile.marks] == ["credit"] and not tile.dim
    game.state.copier = 2
    (tile,) = copy_tiles(game)
    assert [mark.colour for mark in tile.marks] == ["player-blue"] and tile.dim
    assert copy_tiles(started(3, "1")) == []


@rule("UC-22.17")
def test_the_goals_of_the_game_alone_are_in_sight() -> None:
    game = TITLE.new(1, "alone", {"boards": "advanced"})
    cities, points = zone(panel(game, 0), "goals").pieces
    assert (cities.n, cities.code) == (1, "7")
    assert (points.n, points.code) == (0, "100")


# -- effects as they are printed


@pytest.mark.parametrize(
    ("slot", "printed"),
    [
        ("S00", "2 card 2 credit"),
        ("S06", "tunnel nonsymbiotic / symbiotic"),
        ("S09", "2 advance"),
        ("S12", "2 farm / 2 laboratory"),
        ("S19", "use-action farm / desalination / laboratory / tunnel upgrade"),
        ("S20", "2 science / 3 upgrade"),
        ("S21", "tunnel / advance 2 card credit"),
    ],
)
def test_a_slot_as_it_is_printed(slot: str, printed: str) -> None:
    assert " ".join(signs(sea_box().slots[slot])) == printed


@pytest.mark.parametrize("settings", [{}, {"data_era": "on"}], ids=str)
def test_forecasts_need_nothing_else_of_a_player(settings: dict[str, str]) -> None:
    """What is left out of `foreseen` changes nothing, and all viewers expect the same."""
    dice = random.Random("foreseen")
    game = TITLE.new(2, "foreseen", TITLE.check(settings, 2))
    while not game.over:
        for index, seat in enumerate(game.state.seats):
            for viewer in (None, 0, 1):
                own = seat_of(foreseen(view(game, viewer)["table"]["seats"][index]))
                assert production_zone(game.box, own, 4) == production_zone(game.box, seat, 4)
                assert final_zone(game.box, own) == final_zone(game.box, seat)
                for acting in (True, False):
                    further = game.box.further
                    assert further.pictured(game.box, own, acting) == further.pictured(game.box, seat, acting)
        for _ in range(7):
            if not game.over:
                seat_to_act = dice.choice(game.to_act())
                game.play(seat_to_act, dice.choice(game.options(seat_to_act)))
