"""More positions of Planet Unknown: drawn terrain, cards just taken, and the score sheet at the end."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.planet_unknown.positions import Position
from kolonie.games.planet_unknown.state import END_EFFECTS, PICKS
from tests.positioning import keys
from tests.rules.planet_unknown.colony import BOX, Cell, cells, deck, go_to, paint, seat_of, table_of

LETTERS = {"c": "civ", "w": "water", "b": "biomass", "r": "rover", "t": "tech", "e": "energy"}
TRACKERS = ("civ", "water", "biomass", "rover", "tech")


def sketch(game: Game, index: int, x: int, y: int, /, *rows: str, **others: str) -> None:
    """Terrain drawn from (x, y) on: `ccW` is two cells of civ and one of water with a building.

    The letters are the initials of the terrains; `others` gives a meaning to further ones: `x="civ"`.
    """
    meaning = LETTERS | others
    for letter, terrain in meaning.items():
        found = [
            (x + dx, y + dy, mark)
            for dy, row in enumerate(rows)
            for dx, mark in enumerate(row)
            if mark.lower() == letter
        ]
        if found:
            places = [(left, top) for left, top, _mark in found]
            built = tuple((left, top) for left, top, mark in found if mark.isupper())
            paint(game, index, terrain, *places, buildings=built)


def near(*places: Cell) -> set[Cell]:
    """All positions that share a side with one of these."""
    return {(x + dx, y + dy) for x, y in places for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def free_cells(game: Game, index: int = 0) -> set[Cell]:
    """The cells of the planet without a piece."""
    seat = seat_of(game, index)
    return set(cells(BOX.planets[seat.planet].cells & ~seat.covered))


def named(verb: str, places: set[Cell] | list[Cell]) -> list[str]:
    """The keys `verb:x,y` of these cells, sorted as options are."""
    return sorted(f"{verb}:{x},{y}" for x, y in places)


def card_number(name: str) -> int:
    return BOX.civ_ids.index(name)


def mission(name: str) -> int:
    return BOX.mission_ids.index(name)


def take(game: Game, index: int, card: str, step: str = PICKS) -> None:
    """In step 5 (or the event step) the seat takes this card, the only one left of its rank."""
    rank = BOX.civ_ranks[card_number(card)]
    deck(game, rank, card)
    seat_of(game, index).picks = [rank]
    go_to(game, step)
    if f"pick:{rank}" in keys(game, index):
        game.play(index, f"pick:{rank}")


def collected(game: Game, index: int, lifepods: int = 0, meteorites: int = 0) -> None:
    """Tokens in the scoring area of a seat; the lifepods come from its planet."""
    Position(game).collected(index, lifepods, meteorites)


def sheet(game: Game, index: int = 0) -> dict[str, int]:
    """The score sheet of a seat when the game ends now and nobody has end-game effects to decide."""
    go_to(game, END_EFFECTS)
    return final(game, index)


def final(game: Game, index: int = 0) -> dict[str, int]:
    """The score sheet of a seat, as the view of a game that is over tells it."""
    assert game.over, "somebody still has to decide"
    found: dict[str, int] = view(game, None)["breakdown"][index]
    return found


def sheets(game: Game, line: str) -> list[int]:
    """One line of the score sheet of every seat, when the game ends now."""
    go_to(game, END_EFFECTS)
    return [final(game, index)[line] for index in range(game.seats)]


def lay_missions(game: Game, *names: str) -> None:
    """These neighbour missions lie on the table, number i between seats i and i + 1."""
    table_of(game).missions = [mission(name) for name in names]


def moved(game: Game, index: int = 0) -> int:
    """The movement points a seat has left."""
    return seat_of(game, index).moves
