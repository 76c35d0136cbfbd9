"""Guides as they go over the wire."""

from __future__ import annotations

from msgspec import Struct

from kolonie.table.guides import BlockKind, Chapter, Guide, Piece, PieceKind


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
