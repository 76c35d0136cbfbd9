"""Long lists are asked in steps: nothing is lost on the way, and no list is longer than a screen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Option, option
from kolonie.core.text import lexicon
from kolonie.core.views import view
from kolonie.games import title, titles
from kolonie.table.choosing import Choosing, Entry, in_common, natural
from kolonie.table.drawing import say
from kolonie.table.offering import Offer

ROOM = 20
AT = {
    f"lay:{x},{y},r{turned}": [(x, y), (x + 1, y)] if turned % 2 == 0 else [(x, y), (x, y + 1)]
    for x in range(12)
    for y in range(12)
    for turned in range(4)
}
"""Where a strip of two cells would lie."""


def words(choice: Option) -> str:
    if choice.verb == "lay":
        return f"Lay at ({choice.args[0]},{choice.args[1]}), turned {str(choice.args[2])[1:]}"
    return f"{choice.verb} {' '.join(map(str, choice.args))}".strip()


def cells(choice: Option) -> Sequence[tuple[int, int]]:
    if choice.verb == "drive":
        x, y, x2, y2 = map(int, choice.args)
        return [(x, y), (x2, y2)]
    return AT.get(choice.key, [])


CHOOSING = Choosing(words, cells, ROOM)


def lay(*spots: tuple[int, int, int]) -> list[Option]:
    return [option("lay", x, y, f"r{turned}") for x, y, turned in spots]


# -- order


def test_numbers_are_sorted_as_numbers() -> None:
    listed = sorted(lay((10, 3, 0), (2, 2, 0), (2, 11, 0), (1, 1, 0)), key=natural)
    assert [choice.key for choice in listed] == ["lay:1,1,r0", "lay:2,2,r0", "lay:2,11,r0", "lay:10,3,r0"]


@pytest.mark.parametrize("word", ["done", "decline", "skip", "end", "withdraw"])
def test_what_only_ends_something_stands_last(word: str) -> None:
    entries = CHOOSING.entries([option(word), option("zebra", 1), option("alpha")])
    assert [entry.key for entry in entries] == ["alpha", "zebra:1", word]


def test_an_option_that_does_without_stands_last() -> None:
    entries = CHOOSING.entries([option("order", "none"), option("order", "slot"), option("order", "card")])
    assert [entry.key for entry in entries] == ["order:card", "order:slot", "order:none"]


# -- steps


def test_a_list_that_fits_on_the_screen_is_shown_as_it_is() -> None:
    options = [option("go", n) for n in range(ROOM)]
    assert [entry.key for entry in CHOOSING.entries(options)] == [f"go:{n}" for n in range(ROOM)]


def test_what_is_laid_is_turned_first_and_then_placed() -> None:
    options = lay(*((x, y, turned) for x in range(3) for y in range(2) for turned in range(4)))
    turns = CHOOSING.entries(options)
    assert [entry.words for entry in turns] == ["turned 0", "turned 1", "turned 2", "turned 3"]
    assert all(entry.lays and entry.at is None and not entry.key for entry in turns)
    places = CHOOSING.entries(turns[1].options)
    assert [entry.at for entry in places] == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert [entry.key for entry in places] == [f"lay:{x},{y},r1" for y in range(2) for x in range(3)]


def test_two_ways_to_lay_something_are_enough_to_ask_in_steps() -> None:
    assert [entry.lays for entry in CHOOSING.entries(lay((0, 0, 0), (0, 0, 1)))] == [True, True]
    assert [entry.key for entry in CHOOSING.entries(lay((4, 4, 2)))] == ["lay:4,4,r2"]


def test_ways_between_cells_are_asked_from_where_and_to_where() -> None:
    options = [option("drive", x, 0, x2, 5) for x in range(3) for x2 in range(10)]
    starts = CHOOSING.entries(options)
    assert [entry.at for entry in starts] == [(0, 0), (1, 0), (2, 0)]
    goals = CHOOSING.entries(starts[1].options)
    assert [entry.key for entry in goals] == [f"drive:1,0,{x2},5" for x2 in range(10)]


def test_cells_are_listed_if_they_are_few_and_shown_on_the_map_if_they_are_many() -> None:
    options = [option("drive", 0, 0, x, 5) for x in range(7)]
    assert [entry.at for entry in CHOOSING.entries(options[:6])] == [None] * 6
    assert [entry.at for entry in CHOOSING.entries(options)] == [(x, 5) for x in range(7)]
    with_end = CHOOSING.entries([*options, option("skip")])
    assert [entry.at for entry in with_end] == [*((x, 5) for x in range(7)), None]
    assert with_end[-1].key == "skip"


def test_a_long_list_of_several_verbs_puts_the_longest_together() -> None:
    options = [option("go", n) for n in range(30)] + [option("buy", n) for n in range(4)] + [option("done")]
    entries = CHOOSING.entries(options)
    assert [entry.words for entry in entries] == ["buy 0", "buy 1", "buy 2", "buy 3", "go … (30)", "done"]
    inside = CHOOSING.entries(entries[4].options)
    assert [len(entry.options) for entry in inside] == [19, 11]
    assert inside[0].words == "go 0 … go 18"


def test_a_long_list_with_several_arguments_is_parted_by_the_first_that_tells_apart() -> None:
    options = [option("pay", "gold", colour, n) for colour in ("red", "blue") for n in range(15)]
    assert [entry.words for entry in CHOOSING.entries(options)] == [
        "pay gold blue … (15)",
        "pay gold red … (15)",
    ]


@pytest.mark.parametrize(
    ("labels", "shared"),
    [
        (["Lay at (1,3), turned 2", "Lay at (10,3), turned 2"], "turned 2"),
        (["Lay at (1,3), turned 2, over", "Lay at (4,3), turned 2, over"], "turned 2, over"),
        (["Lay at (1,3)", "Lay at (4,3)"], "Lay at … (2)"),
        (["Red: one", "Red: two", "Red: three"], "Red … (3)"),
        (["Lay", "Lay"], "Lay"),
        (["One", "Two"], "One … (2)"),
    ],
)
def test_what_labels_have_in_common(labels: list[str], shared: str) -> None:
    assert in_common(labels) == shared


# -- whole games


def reached(offer: Offer, options: Sequence[Option], room: int, depth: int = 0) -> Iterator[str]:
    """Every option that can be chosen in steps."""
    entries: list[Entry] = offer.entries(options)
    on_map = [entry.at for entry in entries if entry.at is not None]
    assert len(entries) - len(on_map) <= room
    assert len(set(on_map)) == len(on_map), "one number on a cell"
    assert depth < 6
    for entry in entries:
        if len(entry.options) == 1:
            yield entry.key
        else:
            assert len(entries) > 1 or depth == 0
            yield from reached(offer, entry.options, room, depth + 1)


def positions(game: Game, seed: int) -> Iterator[Game]:
    dice = random.Random(seed)
    while not game.over:
        yield game
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))


@pytest.mark.parametrize("game", [item.id for item in titles()])
def test_in_whole_games_every_option_is_reached_once_and_no_list_is_too_long(game: str) -> None:
    item = title(game)
    lexicons = [lexicon(item, language) for language in ("en", "cs")]
    seen = 0
    for number, at in enumerate(positions(item.new(2, "steps"), 5)):
        seat = at.to_act()[0]
        if len(at.options(seat)) <= 12 and number % 10:
            continue
        seen += 1
        speech = lexicons[seen % 2]
        offer = Offer(at, seat, say(item.scene(at.box, view(at, seat)), speech), speech, room=12)
        found = list(reached(offer, at.options(seat), 12))
        assert sorted(found) == sorted(choice.key for choice in at.options(seat))
        if seen > 25:
            break
    assert seen > 10
