"""What was drawn and said at one table, kept as long as somebody looks: only what is new is drawn again.

Parts of the scene are shared by all viewers who see the same of them. Whatever stays the same stays the same
object, so that comparing two states costs little.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from msgspec.structs import replace

from kolonie.core.engine import Game
from kolonie.core.scene import Panel, Part, Scene
from kolonie.core.shapes import Json
from kolonie.core.sketches import Drawing, Later
from kolonie.server.drawn import Drawn
from kolonie.server.states import OptionState
from kolonie.server.store.rows import TableRow
from kolonie.server.wording import again, draw
from kolonie.server.words import TableWords, table_words
from kolonie.table.story import Teller

OTHERS = 6
"""How many different pictures of one part are kept: as many as there are viewers who see it differently."""


class _Kept:
    """A part that was drawn, and as it was said in each language."""

    __slots__ = ("drawing", "said")

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.said: dict[str, list[Any]] = {}


class Page:
    """What a viewer saw last, its picture and the options: they hold as long as it sees the same."""

    __slots__ = ("drawn", "options", "seen")

    def __init__(self, seen: dict[str, Json]) -> None:
        self.seen = seen
        self.drawn: Drawn | None = None
        self.options: list[OptionState] | None = None


class Sketchbook:
    """The memory of one table. `names` are those of its seats: if they change, everything is said anew."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._parts: dict[tuple[Any, ...], list[_Kept]] = {}
        self._panels: dict[tuple[Hashable, ...], tuple[Any, Any]] = {}
        self._tellers: dict[int | None, Teller] = {}
        self._words: dict[str, TableWords] = {}
        self._pages: dict[tuple[int | None, str], Page] = {}

    def page(self, viewer: int | None, language: str, seen: dict[str, Json]) -> Page:
        """The page of the viewer: an empty one if it sees something else than before."""
        found = self._pages.get((viewer, language))
        if found is None or found.seen != seen:
            found = self._pages[viewer, language] = Page(seen)
        return found

    def words(self, row: TableRow, language: str) -> TableWords:
        """The words of the table, with what was said at it before."""
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = table_words(row, language)
        return found

    def picture(self, box: Any, sketch: Scene, viewer: int | None, words: TableWords) -> Drawn:
        """The scene in words."""
        panels = [self._panel(box, panel, (viewer, n), words) for n, panel in enumerate(sketch.panels)]
        drawn: Drawn = draw(replace(sketch, panels=()), words)
        drawn.panels = panels
        return drawn

    def _panel(self, box: Any, panel: Panel, place: tuple[Hashable, ...], words: TableWords) -> Any:
        parts: list[Any] = []
        for part in panel.parts:
            parts += self._part(box, part, place[-1], words)
        frame = replace(panel, parts=())
        key = (*place, words.language)
        known = self._panels.get(key)
        if known is None:
            said = draw(frame, words)
            said.parts = parts
        else:
            old, before = known
            bare = type(before)(before.title, [], before.seat, before.summary, before.colour, before.legend)
            said = again(frame, old, bare, words)
            same = len(parts) == len(before.parts) and all(
                a is b for a, b in zip(parts, before.parts, strict=True)
            )
            if said is bare and same:
                said = before
            else:
                said = type(before)(said.title, parts, said.seat, said.summary, said.colour, said.legend)
        self._panels[key] = (frame, said)
        return said

    def _part(self, box: Any, part: Part | Later, panel: Hashable, words: TableWords) -> list[Any]:
        if not isinstance(part, Later):
            return [draw(part, words)]
        kept = self._parts.setdefault((panel, *part.name), [])
        found: _Kept | None = None
        for one in kept:
            if one.drawing.holds(part.inputs):
                found = one
                break
        if found is None:
            found = _Kept(Drawing(box, part))
        elif kept[0] is found and words.language in found.said:
            return found.said[words.language]
        if words.language not in found.said:
            found.said[words.language] = self._say(found.drawing.parts, kept, words)
        if found in kept:
            kept.remove(found)
        kept.insert(0, found)
        del kept[OTHERS:]
        return found.said[words.language]

    def _say(self, parts: tuple[Part, ...], kept: list[_Kept], words: TableWords) -> list[Any]:
        """Starts from what was last said there."""
        for one in kept:
            said = one.said.get(words.language)
            if said is not None:
                found = again(parts, one.drawing.parts, said, words)
                return list(found)
        return [draw(part, words) for part in parts]

    def teller(self, game: Game, viewer: int | None) -> Teller:
        """Who tells the viewer what has happened, and knows what has been told."""
        found = self._tellers.get(viewer)
        if found is None:
            found = self._tellers[viewer] = Teller(game, viewer)
        return found
