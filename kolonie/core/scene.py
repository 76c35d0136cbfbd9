"""A picture of the table that knows no game: what a terminal or a browser can draw of any title.

A game reads its scene from a *view*, so a scene can show nothing that the viewer may not know. Everything
that an option can touch carries the same `place` word as the option (`Title.places`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from kolonie.core.messages import Message
from kolonie.core.text import Lexicon

Text = Message | str


@dataclass(frozen=True)
class Piece:
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


@dataclass(frozen=True)
class Zone:
    """Pieces that lie together. `layout`: row, pile or list."""

    title: Text
    pieces: tuple[Piece, ...]
    place: str = ""
    layout: str = "row"
    note: Text = ""
    kind: str = "zone"


@dataclass(frozen=True)
class Space:
    """One space of a track."""

    text: Text
    pieces: tuple[Piece, ...] = ()
    place: str = ""
    icon: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Track:
    """Spaces in a row, with what stands on them."""

    title: Text
    spaces: tuple[Space, ...]
    kind: str = "track"


@dataclass(frozen=True)
class Cell:
    """One cell of a grid. `colour` is its ground, `letter` what a terminal writes there."""

    x: int
    y: int
    colour: str = ""
    letter: str = ""
    icon: str = ""
    pieces: tuple[Piece, ...] = ()
    place: str = ""
    detail: Text = ""


@dataclass(frozen=True)
class Grid:
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


@dataclass(frozen=True)
class Spot:
    """One place of a map, at x and y from 0 to 100."""

    x: int
    y: int
    text: Text
    pieces: tuple[Piece, ...] = ()
    place: str = ""
    colour: str = ""
    note: Text = ""


@dataclass(frozen=True)
class Map:
    """Places and the ways between them (pairs of spot numbers, with what a way costs)."""

    title: Text
    spots: tuple[Spot, ...]
    ways: tuple[tuple[int, int, str], ...] = ()
    kind: str = "map"


@dataclass(frozen=True)
class Facts:
    """Names and values."""

    title: Text
    rows: tuple[tuple[Text, Text], ...]
    kind: str = "facts"


Part = Zone | Track | Grid | Map | Facts


@dataclass(frozen=True)
class Panel:
    """A part of the table: the common board (seat None) or what belongs to one seat."""

    title: Text
    parts: tuple[Part, ...]
    seat: int | None = None
    summary: tuple[Piece, ...] = ()
    """The figures that are always in sight, also when the panel is folded."""


@dataclass(frozen=True)
class Scene:
    """The whole table as one viewer sees it. `crumbs` say where in the game we are (round, phase)."""

    crumbs: tuple[Text, ...]
    panels: tuple[Panel, ...] = field(default=())


def put_into_words(thing: Any, lexicon: Lexicon) -> Any:
    """A scene (or any part of it) as JSON values, with every message said in one language."""
    if isinstance(thing, Message):
        return lexicon.say(thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        return {f.name: put_into_words(getattr(thing, f.name), lexicon) for f in fields(thing)}
    if isinstance(thing, tuple | list):
        return [put_into_words(part, lexicon) for part in thing]
    return thing
