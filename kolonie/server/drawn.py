"""The picture of a table as it goes over the wire: the parts of `kolonie.core.scene`, put into words.

The core's parts hold messages and belong to no language; these hold sentences. They have the same fields in
the same order (a test compares them), so one function makes these from those.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kolonie.core import scene
from kolonie.core.messages import Message
from kolonie.core.text import Lexicon


class Piece(Struct, gc=False):
    """One thing that lies somewhere; `n` is None where counting means nothing."""

    text: str
    icon: str
    colour: str
    n: int | None
    place: str
    detail: str
    source: str
    dim: bool


class Zone(Struct, tag_field="kind", tag="zone"):
    title: str
    pieces: list[Piece]
    place: str
    layout: str
    note: str


class Space(Struct):
    text: str
    pieces: list[Piece]
    place: str
    icon: str
    colour: str


class Track(Struct, tag_field="kind", tag="track"):
    title: str
    spaces: list[Space]


class Cell(Struct):
    x: int
    y: int
    colour: str
    letter: str
    icon: str
    pieces: list[Piece]
    place: str
    detail: str


class Grid(Struct, tag_field="kind", tag="grid"):
    title: str
    width: int
    height: int
    cells: list[Cell]
    right: list[str]
    below: list[str]


class Spot(Struct):
    x: int
    y: int
    text: str
    pieces: list[Piece]
    place: str
    colour: str
    note: str


class SceneMap(Struct, tag_field="kind", tag="map"):
    """`ways` are pairs of spot numbers, with what a way costs."""

    title: str
    spots: list[Spot]
    ways: list[tuple[int, int, str]]


class Facts(Struct, tag_field="kind", tag="facts"):
    title: str
    rows: list[tuple[str, str]]


Part = Zone | Track | Grid | SceneMap | Facts


class Panel(Struct):
    """The common board (`seat` None) or what belongs to one seat."""

    title: str
    parts: list[Part]
    seat: int | None
    summary: list[Piece]


class Drawn(Struct):
    """A whole scene."""

    crumbs: list[str]
    panels: list[Panel]


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


def draw(picture: scene.Scene, words: Lexicon) -> Drawn:
    """A scene said in one language."""
    drawn: Drawn = _said(picture, words)
    return drawn


def _said(thing: Any, words: Lexicon) -> Any:
    kind = thing.__class__
    if kind is str or kind is int or kind is bool or thing is None:
        return thing
    if kind is Message:
        return words.say(thing)
    if kind is tuple or kind is list:
        return [_said(part, words) for part in thing]
    wire = WIRE[kind]
    return wire(*[_said(getattr(thing, name), words) for name in wire.__struct_fields__])
