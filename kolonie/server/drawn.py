"""The picture of a table as it goes over the wire: the parts of `kolonie.core.scene`, put into words.

The core's parts hold messages and belong to no language; these hold sentences. They have the same fields in
the same order (a test compares them), so one function makes these from those. There are thousands of them in
every state that is sent, and none can be part of a ring: the collector of rings need not look at them.
What most parts leave out has a default and is sent only where it says something.
"""

from __future__ import annotations

from msgspec import Struct

from kolonie.core import scene


class Piece(Struct, gc=False, omit_defaults=True):
    """One thing that lies somewhere; `n` is None where counting means nothing."""

    text: str
    icon: str
    colour: str
    n: int | None
    place: str
    detail: str
    source: str
    dim: bool
    code: str
    tags: list[str]
    signs: list[str]
    marks: list[Piece]
    short: str = ""
    cells: list[Cell] = []
    hue: str = ""


class Zone(Struct, tag_field="kind", tag="zone", gc=False):
    title: str
    pieces: list[Piece]
    place: str
    layout: str
    note: str
    colour: str


class Space(Struct, gc=False, omit_defaults=True):
    text: str
    pieces: list[Piece]
    place: str
    icon: str
    colour: str
    marks: list[Piece]
    code: str = ""


class Track(Struct, tag_field="kind", tag="track", gc=False, omit_defaults=True):
    title: str
    spaces: list[Space]
    short: str = ""


class Cell(Struct, gc=False, omit_defaults=True):
    x: int
    y: int
    colour: str
    letter: str
    icon: str
    pieces: list[Piece]
    place: str
    detail: str
    region: str = ""


class Grid(Struct, tag_field="kind", tag="grid", gc=False):
    title: str
    width: int
    height: int
    cells: list[Cell]
    right: list[str]
    below: list[str]


class Spot(Struct, gc=False):
    x: int
    y: int
    text: str
    pieces: list[Piece]
    place: str
    colour: str
    note: str
    shape: str
    code: str
    joins: list[int]
    marks: list[Piece]


class SceneMap(Struct, tag_field="kind", tag="map", gc=False):
    """`ways` are pairs of spot numbers, with what a way costs."""

    title: str
    spots: list[Spot]
    ways: list[tuple[int, int, str]]
    ground: str


class Facts(Struct, tag_field="kind", tag="facts", gc=False):
    title: str
    rows: list[tuple[str, str]]


Part = Zone | Track | Grid | SceneMap | Facts


class Panel(Struct, gc=False, omit_defaults=True):
    """The common board (`seat` None) or what belongs to one seat."""

    title: str
    parts: list[Part]
    seat: int | None
    summary: list[Piece]
    colour: str
    legend: list[tuple[str, str]] = []


class Drawn(Struct, gc=False):
    """A whole scene."""

    crumbs: list[str]
    panels: list[Panel]
    passed: list[str] = []
    ahead: list[str] = []


WIRE: dict[type, type[Struct]] = {
    scene.Piece: Piece,
    scene.Zone: Zone,
    scene.Space: Space,
    scene.Track: Track,
    scene.Cell: Cell,
    scene.Grid: Grid,
    scene.Spot: Spot,
    scene.Map: SceneMap,
    scene.Facts: Facts,
    scene.Panel: Panel,
    scene.Scene: Drawn,
}
