"""Guides as they go over the wire, and the position that their pictures show."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

from kolonie.core.records import read
from kolonie.core.title import Title
from kolonie.games import titles
from kolonie.server.picture import Viewer, build
from kolonie.server.states import TableState
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.table.events import Terms
from kolonie.table.guides import BlockKind, Chapter, Guide, Piece, PieceKind, places, read_guide
from kolonie.table.sitting import Sitting

NAMES = ("Marta", "Nautil", "Jonáš", "Kelpie", "Ema", "Orion")
"""Who sits at the table of the pictures."""


class GuidePiece(Struct):
    """Some words, strong words, the name of an icon that stands before its word, or a rule's ID."""

    kind: PieceKind
    text: str


class GuideBlock(Struct):
    """`scene` names the view of the drawn board that a block of this kind describes."""

    kind: BlockKind
    pieces: list[GuidePiece]
    scene: str


class GuideChapter(Struct):
    id: str
    title: str
    blocks: list[GuideBlock]


class TermInfo(Struct):
    icon: str
    name: str
    elsewhere: str
    """What it is called in the other language."""
    about: list[GuidePiece]


class GuideInfo(Struct):
    id: str
    game: str
    """The game whose rules are cited: for an expansion, that of its base."""
    title: str
    guide: list[GuideChapter]
    aid: list[GuideChapter]
    terms: list[TermInfo]


def told(guide: Guide) -> GuideInfo:
    return GuideInfo(
        guide.id,
        guide.game,
        guide.title,
        [_chapter(chapter) for chapter in guide.guide],
        [_chapter(chapter) for chapter in guide.aid],
        [TermInfo(term.icon, term.name, term.elsewhere, _pieces(term.about.pieces)) for term in guide.terms],
    )


def _chapter(chapter: Chapter) -> GuideChapter:
    blocks = [GuideBlock(block.kind, _pieces(block.pieces), block.scene) for block in chapter.blocks]
    return GuideChapter(chapter.id, chapter.title, blocks)


def _pieces(pieces: tuple[Piece, ...]) -> list[GuidePiece]:
    return [GuidePiece(piece.kind, piece.text) for piece in pieces]


def find(name: str) -> tuple[Title, str] | None:
    """The title that has a guide of this name, its own or that of an expansion."""
    key = name.strip().lower().replace("-", "_")
    return next(((title, key) for title in titles() if key in places(title)), None)


@lru_cache(maxsize=32)
def guide_info(title: Title, name: str, language: str) -> GuideInfo:
    return told(read_guide(title, name, language))


# -- pictures


@lru_cache(maxsize=16)
def scene(title: Title, name: str) -> tuple[TableRow, Sitting] | None:
    """The table of the pictures: the game of `guide/scene.kol` after its last move; None without such a file."""
    file = places(title)[name] / "guide" / "scene.kol"
    if not file.is_file():
        return None
    record = read(file.read_text(encoding="utf-8"))
    names = NAMES[: len(record.seats)]
    terms = Terms(record.game, len(names), record.settings, record.seed)
    seats = tuple(SeatRow(seat, "hotseat", name, person="guide") for seat, name in enumerate(names))
    row = TableRow(
        f"guide-{name}", terms, "running", "live", "played", True, "guide", "", 0.0, 0.0, (), seats
    )
    sitting = Sitting(title, terms, names)
    sitting.start(0.0)
    for seat, key in record.moves:
        sitting.move(seat, sitting.marks[seat], key, 0.0)
    return row, sitting


@lru_cache(maxsize=32)
def scene_state(title: Title, name: str, language: str) -> TableState | None:
    """What the first player sees at the table of the pictures, with nothing to decide."""
    found = scene(title, name)
    if found is None:
        return None
    state = build(*found, Viewer("guide", 0, (0,), language), set(), [])
    return msgspec.structs.replace(state, decision=None, log=[])
