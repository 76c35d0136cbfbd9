"""Guides, player aids and glossaries on the screen of a terminal, as wide as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from kolonie.table.guides import Block, Chapter, Term
from kolonie.table.lookup import folded
from kolonie.table.pieces import Paragraph

SIGNS = {"item": "• ", "text": ""}


def chapter_texts(chapters: Sequence[Chapter]) -> Iterator[RenderableType]:
    """Chapter by chapter, with an empty line between them. Scenes are left out: there is nothing to draw."""
    for number, chapter in enumerate(chapters):
        if number:
            yield ""
        yield Text(chapter.title, style="bold")
        step = 0
        for block in chapter.blocks:
            if block.kind == "scene":
                continue
            step = step + 1 if block.kind == "step" else 0
            sign = f"{step}. " if step else SIGNS[block.kind]
            yield Paragraph(block_text(block, sign), indent=len(sign))


def block_text(block: Block, sign: str = "") -> Text:
    text = Text(sign)
    for piece in block.pieces:
        if piece.kind == "rule":
            text.append(f" {piece.text}", style="cyan")
        elif piece.kind != "icon":
            text.append(piece.text, style="bold" if piece.kind == "strong" else "")
    return text


def term_texts(terms: Sequence[Term]) -> Iterator[RenderableType]:
    """The terms by their names."""
    for term in sorted(terms, key=lambda one: folded(one.name)):
        name = Text.assemble((term.name, "bold"), (f" ({term.elsewhere})", "dim"), " ")
        yield Paragraph(name.append_text(block_text(term.about)), indent=2)


def terms_like(terms: Sequence[Term], words: str) -> list[Term]:
    """The terms that have these words in either of their names."""
    wanted = folded(words)
    return [term for term in terms if wanted in folded(f"{term.name} {term.elsewhere}")]
