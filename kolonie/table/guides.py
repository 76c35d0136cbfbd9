"""How to play, as text: a guide, a player aid and a glossary beside the rules of each game and expansion.

They are Markdown of few forms (`guide/en.md`, `aid/en.md`, `glossary/en.md` in the folder of the game):

    ## Your turn {#turn}                      a chapter; its name in braces is the same in every language
    - Take {time} time. [[AQ-13.09]]          a statement, a picture before its word, the rule it rests on
    1. **Program** a bot. [[AQ-9.02]]         a step
    ![The station.](station)                  a scene of the board, with what is to be seen on it

Pictures stand before the words they show, so that the text is whole without them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from kolonie.core.ledger import ID
from kolonie.core.text import LANGUAGES
from kolonie.core.title import Title

PieceKind = Literal["text", "strong", "icon", "rule"]
BlockKind = Literal["text", "item", "step", "scene"]

HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z_]+)\}$")
SCENE = re.compile(r"!\[(?P<text>.+)\]\((?P<name>[a-z_]+)\)$")
START = re.compile(r"(?P<item>- )|(?P<step>\d+\. )")
PIECE = re.compile(
    rf"\*\*(?P<strong>[^*]+)\*\*|\{{(?P<icon>[a-z0-9-]+)\}}(?P<gap> ?)|\s*\[\[(?P<rule>{ID})\]\]"
)
TERM = re.compile(r"- \{(?P<icon>[a-z0-9-]+)\} \*\*(?P<name>[^*]+)\*\*: (?P<about>.+)$")
COUNT = r"[+−]?\d+½?|½"
BOUND = {
    "en": re.compile(rf"(?<![^\s(])({COUNT}) (?=\S|$)"),
    "cs": re.compile(rf"(?<![^\s(])([ksvzouaiKSVZOUAI]|{COUNT}) (?=\S|$)"),
}
"""What does not end a line: a number before what it counts, a Czech preposition of one letter."""


class GuideError(ValueError):
    """A guide that is not in the agreed form."""


@dataclass(frozen=True)
class Piece:
    """Some words, strong words, the name of an icon, or the ID of a rule."""

    kind: PieceKind
    text: str


@dataclass(frozen=True)
class Block:
    """A paragraph, a statement of a list, a step of one, or the caption of a scene."""

    kind: BlockKind
    pieces: tuple[Piece, ...]
    scene: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(piece.text for piece in self.pieces if piece.kind == "rule")

    @property
    def plain(self) -> str:
        """The words alone."""
        return "".join(piece.text for piece in self.pieces if piece.kind in ("text", "strong"))


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Term:
    """A word of the game: what it means here, and what it is called in the other language."""

    icon: str
    name: str
    elsewhere: str
    about: Block


@dataclass(frozen=True)
class Guide:
    """What there is to read about a game or an expansion in one language."""

    id: str
    game: str
    """The title: its rules are cited."""
    title: str
    guide: tuple[Chapter, ...]
    aid: tuple[Chapter, ...]
    terms: tuple[Term, ...]


# -- reading


def read_pieces(text: str, language: str) -> tuple[Piece, ...]:
    found: list[Piece] = []
    at = 0

    def words(kind: PieceKind, raw: str) -> None:
        if raw:
            found.append(Piece(kind, BOUND[language].sub("\\1\u00a0", raw)))

    for match in PIECE.finditer(text):
        words("text", text[at : match.start()])
        at = match.end()
        if match["strong"]:
            words("strong", match["strong"])
        elif match["icon"]:
            found.append(Piece("icon", match["icon"]))
        else:
            found.append(Piece("rule", match["rule"]))
    words("text", text[at:])
    return tuple(found)


def read_block(line: str, language: str) -> Block:
    scene = SCENE.match(line)
    if scene is not None:
        return Block("scene", read_pieces(scene["text"], language), scene["name"])
    start = START.match(line)
    kind: BlockKind = "text" if start is None else "item" if start["item"] else "step"
    return Block(kind, read_pieces(line[start.end() :] if start else line, language))


def read_chapters(path: Path, language: str) -> tuple[str, tuple[Chapter, ...]]:
    """The title and the chapters of a file."""
    title, chapters = "", []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("#"):
            heading = HEADING.match(line)
            if heading is None:
                raise GuideError(f"{path}:{number}: not a heading with its name")
            chapters.append((heading["id"], heading["title"], list[Block]()))
        elif line.strip():
            if not chapters:
                raise GuideError(f"{path}:{number}: before the first chapter")
            chapters[-1][2].append(read_block(line.strip(), language))
    return title, tuple(Chapter(ident, name, tuple(blocks)) for ident, name, blocks in chapters)


def read_terms(home: Path, language: str) -> tuple[Term, ...]:
    """The glossary. The same lines of its files are the same term."""
    lines = {name: list(_term_lines(home / "glossary" / f"{name}.md")) for name in LANGUAGES}
    other = next(name for name in LANGUAGES if name != language)
    if len(lines[language]) != len(lines[other]):
        raise GuideError(f"{home / 'glossary'}: not as many terms in every language")
    return tuple(
        Term(mine["icon"], mine["name"], theirs["name"], Block("text", read_pieces(mine["about"], language)))
        for mine, theirs in zip(lines[language], lines[other], strict=True)
    )


def _term_lines(path: Path) -> Iterator[re.Match[str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("- "):
            term = TERM.match(line)
            if term is None:
                raise GuideError(f"{path}:{number}: not a term")
            yield term


# -- finding


def places(title: Title) -> dict[str, Path]:
    """The folders of a title and its expansions that have a guide."""
    homes = {title.id: title.home, **{one.id: one.home for one in title.expansions}}
    return {name: home for name, home in homes.items() if (home / "guide").is_dir()}


@lru_cache(maxsize=32)
def read_guide(title: Title, name: str, language: str) -> Guide:
    """The guide of a title, or of one of its expansions. KeyError if it has none."""
    home = places(title)[name]
    called, guide = read_chapters(home / "guide" / f"{language}.md", language)
    _called, aid = read_chapters(home / "aid" / f"{language}.md", language)
    return Guide(name, title.id, called, guide, aid, read_terms(home, language))


def guides_of(title: Title, settings: Mapping[str, str], language: str) -> list[Guide]:
    """What there is to read at a table: of the game and of the expansions that are played with."""
    played = [title.id, *(one.id for one in title.active(settings))]
    return [read_guide(title, name, language) for name in places(title) if name in played]
