"""Planets as they are printed, drawn here once more: land `#`, ice `~`, lifepods on land `o`, nothing `.`."""

from __future__ import annotations

import random

import pytest

from kolonie.games.planet_unknown.checks import TIMINGS
from kolonie.games.planet_unknown.terms import POWERS
from tests.citing import rule
from tests.rules.planet_unknown.colony import BOX, cells, seat_of, started

MAPS = {
    "gaia": """
        .....#o.....
        ...~####~...
        ..#o~##~##..
        .##~~~~~~##.
        .##~o###~##.
        ###~####~###
        ###~####~###
        .##~###o~##.
        .##~~~~~~o#.
        ..########..
        ...######...
        .....o#.....
    """,
    "kaax": """
        .....##.....
        ...####~~...
        ..######~o..
        .~~#o######.
        .~#########.
        o##########o
        ###~~~##~~~#
        .#~~#~##~##.
        .#~#~~##~#o.
        ..##~##~~#..
        ...#~o#~#...
        .....##.....
    """,
    "lacuna": """
        ....#~##....
        ..#~~~####..
        .#~~#..####.
        .#~o.##.###.
        ##~~..#o~~~~
        #o#~~###~..#
        ##.#~~.#~#o#
        ###.#~~~~#.#
        .##.##~.o##.
        ...#o#~##.#.
        ...##~~###..
        ....#~##....
    """,
    "oblivion": """
        ~~~######~~~
        ~~~###o##~~~
        ~~~#....#~~~
        o###....#o##
        ###......###
        #..........#
        #..........#
        ###......###
        ##o#....###o
        ~~~#....#~~~
        ~~~##o###~~~
        ~~~######~~~
    """,
    "tartarus": """
        .....#o.....
        ...~#####...
        ..#~####~~..
        .o~~###~~~#.
        .#~##~o~###.
        #~~##~~~####
        ~~###~o~####
        .######~###.
        .######~##o.
        ..####o###..
        ...######...
        .....##.....
    """,
}


def drawn(name: str) -> list[str]:
    return MAPS[name].split()


def where(name: str, letters: str) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(drawn(name)) for x, sign in enumerate(row) if sign in letters}


@rule("PU-1.11", "PU-33.04")
@pytest.mark.parametrize("name", MAPS)
def test_the_ground_of_a_planet(name: str) -> None:
    assert [len(row) for row in drawn(name)] == [12] * 12
    planet = BOX.planets[BOX.planet_ids.index(name)]
    assert set(cells(planet.cells)) == where(name, "#~o")
    assert set(cells(planet.ice)) == where(name, "~")
    assert len(where(name, "#~o")) == (94 if name == "lacuna" else 96)
    outline = where(name, "#~o") == set(cells(BOX.planets[BOX.planet_ids.index("ksb-4156")].cells))
    assert outline == (name not in ("lacuna", "oblivion"))


@rule("PU-2.07")
@pytest.mark.parametrize("name", MAPS)
def test_lifepods_stand_where_the_planet_shows_them(name: str) -> None:
    assert len(where(name, "o")) == 6
    assert set(cells(seat_of(started(2, planet=name)).lifepods)) == where(name, "o")


# -- what the packs say of cards and abilities


def test_cards_are_kept_for_the_end_as_their_packs_say() -> None:
    kept = {card.id for card, is_kept in zip(BOX.civ_cards, BOX.civ_kept, strict=True) if is_kept}
    assert kept == {card.id for card in BOX.civ_cards if card.when == "end_game"}
    assert 0 < len(kept) < len(BOX.civ_cards)


def test_every_ability_has_one_time_to_work() -> None:
    assert sorted(key for keys in TIMINGS.values() for key in keys) == sorted(POWERS)


def test_abilities_are_used_up_as_their_packs_say() -> None:
    """What play marks as used this turn or in this game is what the packs call so, and nothing else."""
    used: set[str] = set()
    spent: set[str] = set()
    for number, name in enumerate(BOX.corporation_ids * 2):
        game = started(2, corporation=name)
        for mine in game.state.seats:
            mine.levels = (1 << len(BOX.corporations[mine.corporation].levels)) - 1
        dice = random.Random(number)
        while not game.over:
            seat = dice.choice(game.to_act())
            game.play(seat, dice.choice(game.options(seat)))
            for mine in game.state.seats:
                used |= {key for bit, key in enumerate(POWERS) if mine.used >> bit & 1}
                spent |= {key for bit, key in enumerate(POWERS) if mine.spent >> bit & 1}
    assert used <= {*TIMINGS["once_per_turn"], *TIMINGS["once_per_turn_mandatory"]}
    assert spent <= set(TIMINGS["once_per_game"])
    assert len(used) >= 5
    assert len(spent) >= 3
