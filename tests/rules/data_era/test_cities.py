"""Chapters DE-6, DE-8, DE-9, DE-11 and DE-12: data cities, cards of the base game, scoring, solo play."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.messages import Message
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.counts import count, holds
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import EndRound, Feed, FinalScoring
from kolonie.games.underwater_cities.nodes import Build, Convert, Do
from kolonie.games.underwater_cities.scoring import PARTS
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.data_era.ocean import (
    build,
    claim,
    go,
    goods,
    have,
    number,
    offered,
    play,
    produce,
    put,
    run,
    stands,
    take_out,
    turn,
)

DATA_CITY = {"kelp": 1, "steelplast": 2, "half_disc": 2, "credit": 1}
FOUR = ("farm", "desalination", "laboratory", "data_center")


def scored(game: Game, seat: Seat) -> dict[str, int]:
    """The parts of the final score."""
    run(game, -1, FinalScoring())
    return dict(zip(PARTS, seat.final, strict=True))


# -- building


@rule("DE-6.02", "DE-6.03", "DE-6.04", "DE-6.06")
def test_a_data_city_is_built_by_what_builds_a_city() -> None:
    game, seat = turn(2, "1", **DATA_CITY)
    play(game, "slot:R4", "card:E2", "build", "build:data_city")
    assert set(keys(game)) == {"at:LM", "at:MR"}
    play(game, "at:LM")
    assert have(game, seat) == {} and stands(game, seat, "data_city") == ["LM"]
    assert game.state.supply[game.box.kind["data_city"]] == 4
    for missing in DATA_CITY:
        game, seat = turn(2, "1", **{**DATA_CITY, "biomatter": 0, missing: DATA_CITY[missing] - 1})
        play(game, "slot:R4", "card:E2")
        assert refusal(game, "build:data_city") in ("DE-6.02", "UC-14.02")
        assert not offered(game, "build") or "build:data_city" not in keys(game)


@rule("DE-6.05", "DE-6.11", "DE-9.13")
def test_one_named_colour_is_that_colour() -> None:
    box: Box = TITLE.box(settings={"data_era": "on"})
    named = [
        part
        for effect in (*box.effects, *box.slots.values())
        if isinstance(effect, Do)
        for _word, part in effect.parts
        if isinstance(part, Build) and part.kinds in (("symbiotic",), ("nonsymbiotic",))
    ]
    assert all("data_city" not in part.kinds for part in named)
    game, seat = turn(2, "1")
    put(game, seat, "data_city", "LM")
    run(game, game.state.seats.index(seat), Convert("nonsymbiotic", "symbiotic"))
    assert stands(game, seat, "data_city") == ["LM"] and stands(game, seat, "symbiotic") == ["LR"]
    score = box.speller.count({"of": "symbiotic", "n": 2}, "score")
    put(game, seat, "tunnel", "LR-LM")
    assert count(game.box, seat, score) == 2


@rule("DE-6.07")
def test_biomatter_replaces_kelp_and_steelplast_only() -> None:
    game, seat = turn(2, "1", biomatter=3, half_disc=2, credit=1)
    play(game, "slot:R4", "card:E2", "build")
    build(game, "data_city", "LM")
    assert have(game, seat) == {}
    for amounts in ({"biomatter": 9, "credit": 1}, {"biomatter": 9, "half_disc": 2}):
        game, seat = turn(2, "1", **amounts)
        play(game, "slot:R4", "card:E2")
        go(game, "build")
        assert "build:data_city" not in keys(game)


@rule("DE-6.08", "DE-6.14")
def test_reductions_free_builds_and_surcharges() -> None:
    game, seat = turn(2, "1", kelp=1, steelplast=2, half_disc=2)
    claim(game, seat, "E13")  # two credits less for cities
    reconsider(game)
    play(game, "slot:R4", "card:E2", "build")
    build(game, "data_city", "LM")
    assert have(game, seat) == {}
    game, seat = turn(2, "5", kelp=9, steelplast=5, half_disc=9, credit=4)
    put(game, seat, "nonsymbiotic", "LM")
    reconsider(game)
    play(game, "slot:R4", "card:E2", "build")
    build(game, "data_city", "MM")
    assert have(game, seat) == {"kelp": 8, "half_disc": 7}  # with 3 steelplast and 3 credits more
    run(game, game.state.seats.index(seat), Build(("data_city",), ((),)))
    assert refusal(game, "at:MM") in ("UC-8.03",) and "at:MR" in keys(game)
    play(game, "at:MR")
    assert have(game, seat) == {"kelp": 8, "half_disc": 7}  # free: no disc either


@rule("DE-6.14")
def test_a_site_with_six_points() -> None:
    game, seat = turn(2, "6", **{**DATA_CITY, "science": 2, "credit": 3})
    put(game, seat, "nonsymbiotic", "MR")
    reconsider(game)
    play(game, "slot:R4", "card:E2", "build")
    build(game, "data_city", "UR")
    assert seat.points == 6 and have(game, seat) == {}


@rule("DE-6.15", "DE-9.05", "DE-9.22")
def test_a_named_price_has_no_disc() -> None:
    game, seat = turn(2, "1", "E12", "E2", "E3", steelplast=1, kelp=1, credit=2)
    play(game, "slot:R3", "card:E12", "order:card")
    go(game, "build")
    assert keys(game) == ["build:data_city", "build:nonsymbiotic", "build:symbiotic"]
    build(game, "data_city", "LM")
    assert have(game, seat) == {}
    for card in ("55", "171"):
        effect = game.box.effects[number(game, card)]
        kinds = [part.kinds for _w, part in effect.parts if isinstance(part, Build)]
        assert any("data_city" in one for one in kinds), card


@rule("DE-6.09", "DE-6.10", "DE-8.19")
def test_it_is_a_city_but_not_a_symbiotic_one() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_city", "LM")
    assert "at:LM.1" not in keys(game)
    number_of = game.box.boards[seat.board].cities.number
    assert seat.open_cities >> number_of["LL"] & 1  # its neighbours are legal sites
    assert not seat.connected >> number_of["LM"] & 1
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    assert produce(game, seat) == {"credit": 2}  # both tunnels touch a city; no points of its own
    assert seat.connected.bit_count() == 2
    goods(game, seat, kelp=5)
    run(game, game.state.seats.index(seat), Feed())
    assert have(game, seat) == {"kelp": 3}
    assert holds(game.box, seat, game.box.speller.condition({"city": 2}, "x"))


@rule("DE-8.19", "DE-10.02")
def test_the_one_that_counts_as_three_eats_once_and_is_one_city() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "data_city", "MM")
    put(game, seat, "tunnel", "LR-MR", "MR-MM")
    goods(game, seat, kelp=5)
    run(game, game.state.seats.index(seat), Feed())
    assert have(game, seat) == {"kelp": 3}
    assert scored(game, seat)["cities"] == 4


@rule("DE-6.12")
def test_the_start_city_is_white() -> None:
    game, seat = turn(2)
    assert stands(game, seat, "nonsymbiotic") == ["LR"] and not stands(game, seat, "data_city")


# -- production


@rule("DE-8.10", "DE-8.11", "DE-8.13", "DE-8.14", "DE-8.15", "DE-8.16", "DE-8.17")
def test_points_are_blue_domes_times_sets() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_city", "LM", "MR")
    put(game, seat, "nonsymbiotic", "LL")
    put(game, seat, "tunnel", "LR-LM", upgraded=False)
    put(game, seat, "farm", "LR.1")
    put(game, seat, "desalination", "LR.2", upgraded=True)
    put(game, seat, "laboratory", "LR.X")  # expansion sites count
    assert "point" not in produce(game, seat)
    put(game, seat, "data_center", "LM.1")  # not all at one city
    assert produce(game, seat)["point"] == 1 * 1  # MR is not connected
    put(game, seat, "tunnel", "LR-MR")
    assert produce(game, seat)["point"] == 2 * 1
    put(game, seat, "farm", "LM.2")
    put(game, seat, "desalination", "LM.3")
    put(game, seat, "laboratory", "MR.1")
    assert produce(game, seat)["point"] == 2 * 1
    put(game, seat, "data_center", "LL.1")  # not connected
    assert produce(game, seat)["point"] == 2 * 1
    put(game, seat, "tunnel", "LM-LL")
    assert produce(game, seat)["point"] == 2 * 2
    assert produce(game, seat)["point"] == 2 * 2  # in every production


@rule("DE-8.12", "DE-10.01")
def test_the_triple_site() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "data_city", "MM")
    put(game, seat, "tunnel", "LR-MR", "MR-MM")
    for kind, site in zip(FOUR, ("LR.1", "LR.2", "LR.X", "MM.1"), strict=True):
        put(game, seat, kind, site)
    assert produce(game, seat)["point"] == 3
    site = next(s for s in game.box.boards[seat.board].entry.cities if s.id == "MM")
    assert (site.multiplier, site.surcharge) == (3, {"steelplast": 3, "credit": 3})


# -- cards and tiles of the base game


@rule("DE-9.03", "DE-9.04", "DE-9.06")
def test_lists_of_the_rulebook_mean_cities_of_any_colour() -> None:
    box: Box = TITLE.box(settings={"data_era": "on"})
    cities = box.speller.groups["city"]
    for card in ("32", "104", "125", "144", "154"):
        at = box.card_number[card]
        on = [discount.kinds for discount in box.discounts[at]]
        assert box.feeds[at] or cities in on or _asks_for(box, at), card
    for card in ("53", "88", "146", "13", "82", "194"):
        assert _asks_for(box, box.card_number[card]), card


def _asks_for(box: Box, card: int) -> bool:
    """True if the effect of a card counts cities of any colour."""
    return "data_city" in repr(box.effects[card])


@rule("DE-9.15")
def test_the_brown_tile_for_many_cities() -> None:
    game, seat = turn(2, "1")
    at = game.box.tile_ids.index("BR5")
    seat.gained = (at,)
    put(game, seat, "data_city", "LM", "MR", "MM", "LL")
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-MM", "LM-LL")
    five = scored(game, seat)["metropolis"]
    assert five > 0
    other, mine = turn(2, "1")
    mine.gained = (at,)
    put(other, mine, "nonsymbiotic", "LM", "MR", "MM", "LL")
    put(other, mine, "tunnel", "LR-LM", "LR-MR", "LM-MM", "LM-LL")
    assert scored(other, mine)["metropolis"] == five


@rule("DE-9.23", "DE-1.07")
def test_every_type_of_building_means_four() -> None:
    game, seat = turn(2, "1")
    test = game.box.speller.condition({"complete_city": 1}, "x")
    named = game.box.speller.condition({"farm": 1, "desalination": 1, "laboratory": 1}, "x")
    for kind, site in zip(FOUR[:3], ("LR.1", "LR.2", "LR.3"), strict=True):
        put(game, seat, kind, site)
    assert not holds(game.box, seat, test) and holds(game.box, seat, named)
    put(game, seat, "data_center", "LR.X")
    assert holds(game.box, seat, test)


# -- final scoring


@rule("DE-11.01", "DE-11.02", "DE-11.03", "DE-11.04")
@pytest.mark.parametrize("city", ["nonsymbiotic", "symbiotic", "data_city"])
@pytest.mark.parametrize(("types", "points"), [(0, 2), (1, 3), (2, 4), (3, 6), (4, 8)])
def test_cities_by_the_number_of_types(city: str, types: int, points: int) -> None:
    game, seat = turn(2, "1")
    put(game, seat, city, "LM")
    put(game, seat, "tunnel", "LR-LM", upgraded=True)
    sites = ("LM.1", "LM.2", "LM.3", "LM.X")
    for kind, site in zip(FOUR[::-1][:types], sites, strict=False):
        put(game, seat, kind, site, upgraded=kind == "farm")
    assert scored(game, seat)["cities"] == 2 + points  # the start city has none
    if types == 1:
        put(game, seat, "data_center", "LM.2", "LM.3", upgraded=True)
        assert scored(game, seat)["cities"] == 2 + points


@rule("DE-11.05", "DE-11.06")
def test_parts_of_the_score_in_their_order() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_city", "LM")
    put(game, seat, "tunnel", "LR-LM")
    for kind, site in zip(FOUR, ("LR.1", "LR.2", "LR.3", "LR.X"), strict=True):
        put(game, seat, kind, site)
    goods(game, seat)
    assert produce(game, seat)["point"] == 1
    goods(game, seat)
    assert PARTS == ("metropolis", "endgame", "cities", "leftovers")
    assert scored(game, seat) == {"metropolis": 0, "endgame": 0, "cities": 8 + 2, "leftovers": 0}


@rule("DE-11.07", "DE-11.08")
@pytest.mark.parametrize(("halves", "points"), [(7, 0), (8, 1), (9, 1), (15, 1), (16, 2)])
def test_leftover_discs_count_whole(halves: int, points: int) -> None:
    game, seat = turn(2, "1", half_disc=halves)
    assert scored(game, seat)["leftovers"] == points


@rule("DE-11.09", "DE-3.13")
def test_the_removed_tile_is_never_scored() -> None:
    assert "BR3" not in TITLE.box(settings={"data_era": "on"}).tile_ids
    assert "BR3" in TITLE.box().tile_ids


# -- solo


def finished(points: int, cities: int) -> Message:
    """What a solo game is called that ended with so many points and connected cities."""
    game, seat = turn(1, "5")
    sites = ("LM", "MR", "LL", "MM", "UR", "UL")[: cities - 1]
    put(game, seat, "data_city", *sites)
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-LL", "LM-MM", "MR-UR", "MM-UL")
    seat.points = points
    game.asks = {}
    grade = TITLE.grade(game)
    assert grade is not None
    return grade


@rule("DE-12.01", "DE-12.02", "DE-12.03", "DE-12.04", "DE-12.05")
@pytest.mark.parametrize(
    ("points", "cities", "rating", "won"),
    [
        (99, 7, 0, False),
        (100, 7, 0, True),
        (109, 7, 0, True),
        (110, 7, 1, True),
        (119, 6, 1, False),
        (120, 7, 2, True),
        (134, 6, 2, False),
        (135, 7, 3, True),
        (200, 3, 3, False),
    ],
)
def test_grades_look_at_the_points_alone(points: int, cities: int, rating: int, won: bool) -> None:
    grade = finished(points, cities)
    args = dict(grade.args)
    assert args["rating"] == rating
    goals = args["goals"]
    assert isinstance(goals, Message) and goals.key == ("grade-won" if won else "grade-lost")
    for language in LANGUAGES:
        words = lexicon(TITLE, language)
        assert words.say(goals) in words.say(grade)


@rule("DE-12.04")
def test_without_the_expansion_there_are_no_grades() -> None:
    game = TITLE.new(1, "plain")
    game.asks, game.waiting = {}, None
    grade = TITLE.grade(game)
    assert grade is not None and grade.key == "grade-lost"


@rule("DE-12.08")
def test_the_digits_of_a_numbered_card() -> None:
    game, _seat = turn(1, "5")
    assert [game.box.card_digits[number(game, card)] for card in ("D17", "D8", "D43")] == [8, 8, 7]
    take_out(game, "D17")
    game.state.deck = (*game.state.deck, number(game, "D17"))
    game.state.seats[0].moved = 0
    run(game, -1, EndRound())
    fourth = [slot for slot, tile in enumerate(game.state.tiles) if tile == 1 << 7]
    (slot,) = fourth
    assert slot >= 7 or game.state.tiles[7]  # the eighth, or the next that is free
