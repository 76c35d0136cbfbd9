"""What the value of Planet Unknown takes for room: cells that tiles can still cover."""

from __future__ import annotations

from kolonie.bots.greedy import best_line
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games.planet_unknown.bot.room import DOUBTS, line_worths, room_of
from kolonie.games.planet_unknown.ground import bit_at, cell_at
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.nodes import Rotate

BOX = TITLE.box()
PLANET = BOX.planets[0]
SHAPES = [shape.id for shape in BOX.shapes]


def fitting(empty: int) -> set[str]:
    fits = room_of(BOX, empty).fits
    return {shape for number, shape in enumerate(SHAPES) if fits >> number & 1}


def test_shapes_fit_where_they_have_room_in_some_orientation() -> None:
    assert fitting(PLANET.cells) == set(SHAPES)
    assert fitting(bit_at(5, 5)) == set()
    assert fitting(bit_at(5, 5) | bit_at(5, 6)) == {"D2"}
    assert fitting(bit_at(11, 5) | bit_at(0, 6)) == set(), "the end of a row does not touch the next one"
    assert fitting(sum(bit_at(x, 5) for x in range(4))) == {"D2", "I3", "I4"}
    assert fitting(bit_at(5, 5) | bit_at(6, 5) | bit_at(5, 6) | bit_at(6, 6)) == {"D2", "V3", "O4"}


def test_a_cell_is_the_more_doubtful_the_fewer_shapes_cover_it() -> None:
    hole, pair = bit_at(2, 5), bit_at(5, 5) | bit_at(5, 6)
    row = sum(bit_at(x, 8) for x in range(4, 8))
    room = room_of(BOX, hole | pair | row)
    assert room.grades[:3] == (hole, pair, row)  # D2 and I4 cover the ends of the row, I3 too
    assert room.doubt(hole, 0.0) == DOUBTS[0]
    assert room.doubt(pair, 0.5) == 2 * (DOUBTS[1] + 0.5)
    assert room.doubt(bit_at(9, 3), 0.5) == 0.0, "a covered cell is in no doubt"
    assert room_of(BOX, PLANET.cells).grades[4] == PLANET.cells


def test_time_presses_when_more_is_empty_than_the_turns_cover() -> None:
    room = room_of(BOX, PLANET.cells)
    assert room.hurry(0, 30.0) == 0.0
    assert 0.0 < room.hurry(0, 10.0) < room.hurry(0, 5.0) < room.hurry(0, 0.0)
    assert room.hurry(3, 5.0) < room.hurry(0, 5.0), "stored patches will cover cells too"


def test_a_full_planet_is_worth_its_lines_less_those_a_meteorite_spoils() -> None:
    full = room_of(BOX, 0)
    everything = sum(points for _cells, points in PLANET.lines)
    assert line_worths(BOX, PLANET, full, [], 0.0) == (everything, 0.0)
    middle = [(cell_at(5, 6), 0.0)]
    row, column = PLANET.lines[6][1], PLANET.lines[12 + 5][1]
    assert line_worths(BOX, PLANET, full, middle, 0.0) == (everything - row - column, 0.0)


def test_whoever_turns_the_station_looks_at_the_tiles_it_turns_to() -> None:
    game = TITLE.new(2, "turning")
    while not (game.state.turn and isinstance(game.asks[game.to_act()[0]].frame.node, Rotate)):
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    seat = game.to_act()[0]
    line = best_line(View(game, seat).imagine(Chance("turn")), seat, TITLE.judgement())
    verbs = [choice.verb for _offered, choice in line]
    assert verbs[:2] == ["rotate", "tile"] and len(verbs) > 2
