"""A picture of the table that knows no game: what a terminal or a browser can draw of any title.

A game reads its scene from a *view*, so a scene can show nothing that the viewer may not know. Everything
that an option can touch carries the same `place` word as the option (`Title.places`). Parts are values: there
are hundreds in a scene, so they are of a kind that is made and compared quickly.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kolonie.core.messages import Message
from kolonie.core.text import Lexicon

Text = Message | str


class Piece(Struct, frozen=True, gc=False):
    """One thing that lies somewhere: a card, a token, a number of cubes."""

    text: Text
    icon: str = ""
    colour: str = ""
    """A colour word of the design system: `green`, `seat-0`, ..."""
    n: int | None = None
    """How many, if it is a quantity."""
    place: str = ""
    detail: Text = ""
    """What the inspector says of it."""
    source: str = ""
    """Provenance of a component: rulebook, public or reconstructed."""
    dim: bool = False
    code: str = ""
    """Its number or letters, where it has any."""
    tags: tuple[Text, ...] = ()
    """Short words printed on it: its kind, that it is used."""
    signs: tuple[str, ...] = ()
    """What it does, as icon words."""
    marks: tuple[Piece, ...] = ()
    """Small things on it: a price, the tokens of those who stand there. Their words say their number too.

    Marks without words picture what the piece's own words say already.
    """
    short: Text = ""
    """One to three characters for it, where there is no room for words; the panel's legend explains them."""
    cells: tuple[Cell, ...] = ()
    """What it looks like, if it is a tile made of cells."""
    hue: Text = ""
    """Its colour in words, where the colour matters in play: for all who do not see it."""


class Zone(Struct, frozen=True, gc=False):
    """Pieces that lie together.

    `layout`: `row`, `pile`, `list`, `cards` (each to be read in full) or `slots` (places to stand on).
    """

    title: Text
    pieces: tuple[Piece, ...]
    place: str = ""
    layout: str = "row"
    note: Text = ""
    colour: str = ""
    """The colour that the pieces have in common."""
    kind: str = "zone"


class Space(Struct, frozen=True, gc=False):
    """One space of a track."""

    text: Text
    pieces: tuple[Piece, ...] = ()
    place: str = ""
    icon: str = ""
    colour: str = ""
    marks: tuple[Piece, ...] = ()
    """What is printed on it."""
    code: str = ""
    """Its number, where the spaces are counted."""


class Track(Struct, frozen=True, gc=False):
    """Spaces in a row, with what stands on them."""

    title: Text
    spaces: tuple[Space, ...]
    kind: str = "track"
    short: Text = ""
    """What stands over a narrow column. Tracks that have it can be drawn side by side."""


class Cell(Struct, frozen=True, gc=False):
    """One cell of a grid. `colour` is its ground, `letter` what a terminal writes there (one or two)."""

    x: int
    y: int
    colour: str = ""
    letter: Text = ""
    icon: str = ""
    pieces: tuple[Piece, ...] = ()
    place: str = ""
    detail: Text = ""
    region: str = ""
    """Between neighbours of different regions there is a line: a chasm, a border."""


class Grid(Struct, frozen=True, gc=False):
    """Cells in rows and columns; positions without a cell are empty."""

    title: Text
    width: int
    height: int
    cells: tuple[Cell, ...]
    right: tuple[str, ...] = ()
    """What is written at the end of each row."""
    below: tuple[str, ...] = ()
    """What is written at the foot of each column."""
    kind: str = "grid"


class Spot(Struct, frozen=True, gc=False):
    """One place of a map, at x and y from 0 to 100.

    `shape`: nothing (a box with words), or what it is in a drawn network: `site` (a large place), `dot` (a
    small one), `extra` (a small one for special cases), `tile` (a printed tile) or `way` (it lies between two
    others). Spots that are all of the shape `hex` are one map of hexes, a row for each y, side by side.
    """

    x: int
    y: int
    text: Text
    pieces: tuple[Piece, ...] = ()
    place: str = ""
    colour: str = ""
    note: Text = ""
    shape: str = ""
    code: str = ""
    """Its short name, as it is written on the map."""
    joins: tuple[int, ...] = ()
    """The numbers of the two spots that a `way` lies between."""
    marks: tuple[Piece, ...] = ()
    """What is printed on it: a bonus, a price (a number below zero)."""


class Map(Struct, frozen=True, gc=False):
    """Places and the ways between them (pairs of spot numbers, with what a way costs)."""

    title: Text
    spots: tuple[Spot, ...]
    ways: tuple[tuple[int, int, str], ...] = ()
    ground: str = ""
    """What a drawn network lies on: `sea` or nothing."""
    kind: str = "map"


class Facts(Struct, frozen=True, gc=False):
    """Names and values."""

    title: Text
    rows: tuple[tuple[Text, Text], ...]
    kind: str = "facts"


Part = Zone | Track | Grid | Map | Facts


class Panel(Struct, frozen=True, gc=False):
    """A part of the table: the common board (seat None) or what belongs to one seat."""

    title: Text
    parts: tuple[Part, ...]
    seat: int | None = None
    summary: tuple[Piece, ...] = ()
    """The figures that are always in sight, also when the panel is folded."""
    colour: str = ""
    """The colour that the seat plays with, as its pieces have it."""
    legend: tuple[tuple[Text, Text], ...] = ()
    """What the letters and short signs of its parts mean: a sign and its meaning."""


class Scene(Struct, frozen=True, gc=False):
    """The whole table as one viewer sees it. `crumbs` say where in the game we are (round, phase)."""

    crumbs: tuple[Text, ...]
    panels: tuple[Panel, ...] = ()
    passed: tuple[Text, ...] = ()
    """Phases of the round that are over, where the last of the crumbs is one of several."""
    ahead: tuple[Text, ...] = ()
    """Phases of the round that are still to come."""


def put_into_words(thing: Any, lexicon: Lexicon) -> Any:
    """A scene (or any part of it) as JSON values, with every message said in one language."""
    kind = thing.__class__
    if kind is str or kind is int or kind is bool or thing is None:
        return thing
    if kind is Message:
        return lexicon.say(thing)
    if kind is tuple or kind is list:
        return [put_into_words(part, lexicon) for part in thing]
    if not isinstance(thing, Struct):
        return thing
    return {name: put_into_words(getattr(thing, name), lexicon) for name in thing.__struct_fields__}
