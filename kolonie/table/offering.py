"""A decision on the screen: its options as lines, as pictures of tiles, or as numbers on a map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.options import Decision, Option
from kolonie.core.outlook import Outlook, outlooks
from kolonie.core.scene import Grid, Scene, put_into_words
from kolonie.core.text import Lexicon
from kolonie.core.views import determinize, view
from kolonie.table.boards import At, Said, grid_lines, picture
from kolonie.table.choosing import Choosing, Entry, chosen, typed_key
from kolonie.table.differences import difference
from kolonie.table.pieces import SHADES, Paragraph, side_by_side

NARROW = 18
"""How wide a column of pictures is at least: a tile is five cells long at most."""


def costs_and_brings(outlook: Outlook, seat: int, lexicon: Lexicon) -> list[str]:
    """What an option costs and brings a seat: numbers that change, and what else to know."""
    told = [difference(change, lexicon) for change in outlook.changes if change.seat == seat]
    told += [lexicon.say(remark) for remark in outlook.remarks]
    if outlook.reveals:
        told.append(lexicon.say("term-reveals"))
    return told


class Offer:
    """What one seat is asked now, with everything needed to show it."""

    def __init__(self, game: Game, seat: int, said: Said, lexicon: Lexicon, room: int) -> None:
        self.game = game
        self.seat = seat
        self.lexicon = lexicon
        self.grids: list[Said] = []
        self.at: dict[str, tuple[int, At]] = {}
        """For each place that is a cell: the number of its grid, and where it is."""
        self.tiles: dict[str, Said] = {}
        """The things with a picture, by place."""
        self.shades: dict[str, str] = {}
        """The colours of things, by place: a card is told by its colour too."""
        self._places: dict[str, tuple[str, ...]] = {}
        for panel in said["panels"]:
            for part in panel["parts"]:
                self._read(part)
        self.choosing = Choosing(self.words, self.cells, room)

    def _read(self, part: Said) -> None:
        if part["kind"] == "grid":
            for cell in part["cells"]:
                if cell["place"]:
                    self.at[cell["place"]] = (len(self.grids), (cell["x"], cell["y"]))
            self.grids.append(part)
        for piece in part.get("pieces", ()):
            self.shades[piece["place"]] = SHADES.get(piece["colour"], "")
            if piece["cells"]:
                self.tiles[piece["place"]] = piece

    # -- what options say and touch

    def words(self, choice: Option) -> str:
        return self.lexicon.say(self.game.title.label(self.game, self.seat, choice))

    def places(self, choice: Option) -> tuple[str, ...]:
        found = self._places.get(choice.key)
        if found is None:
            found = self._places[choice.key] = self.game.title.places(self.game, self.seat, choice)
        return found

    def cells(self, choice: Option) -> list[At]:
        """The cells that an option touches; none if they are not all on one map."""
        found = [self.at.get(place) for place in self.places(choice)]
        known = [cell for cell in found if cell is not None]
        if len(known) < len(found) or len({grid for grid, _at in known}) != 1:
            return []
        return [at for _grid, at in known]

    def laid(self, choice: Option) -> list[Said]:
        """What would lie on the cells that an option touches, if it were played.

        It is tried in a world that the seat cannot tell from the true one.
        """
        twin = determinize(self.game, self.seat, Chance("a picture"))
        twin.play(self.seat, choice)
        scene: Scene = twin.title.scene(twin.box, view(twin, self.seat))
        touched = set(self.places(choice))
        grids = [part for panel in scene.panels for part in panel.parts if isinstance(part, Grid)]
        cells = [cell for grid in grids for cell in grid.cells if cell.place in touched]
        return [put_into_words(cell, self.lexicon) for cell in cells]

    # -- the screen

    def entries(self, options: Sequence[Option]) -> list[Entry]:
        """The next step, passing over steps that leave no choice."""
        found = self.choosing.entries(options)
        while len(found) == 1 and len(found[0].options) > 1:
            found = self.choosing.entries(found[0].options)
        return found

    def draw(self, entries: Sequence[Entry], console: Console) -> RenderableType:
        if any(entry.at is not None for entry in entries):
            others = [(n, entry) for n, entry in enumerate(entries, 1) if entry.at is None]
            return Group(self._map(entries), self._lines(others))
        if any(entry.lays for entry in entries):
            shown = [(entry.words, [picture(self.laid(entry.options[0]))]) for entry in entries]
            return gallery(shown, [""] * len(shown), console.width)
        shown = [(entry.words, self._pictures(entry)) for entry in entries]
        if any(pictures for _words, pictures in shown) and len(shown) <= GALLERY:
            return gallery(shown, [entry.key for entry in entries], console.width)
        return self._lines(list(enumerate(entries, 1)))

    def _lines(self, numbered: Sequence[tuple[int, Entry]]) -> RenderableType:
        """Options on lines, with what they would do if there is room for that; what all do is said once."""
        keys = [entry.key for _number, entry in numbered if entry.key]
        if 2 * len(numbered) > self.choosing.room:
            keys = []
        found = zip(keys, outlooks(self.game, self.seat, keys), strict=True)
        told = {key: costs_and_brings(outlook, self.seat, self.lexicon) for key, outlook in found}
        always: list[str] = []
        if len(numbered) > 1 and len(keys) == len(numbered):
            first, *rest = told.values()
            always = [part for part in first if all(part in other for other in rest)]
        lines: list[RenderableType] = []
        for number, entry in numbered:
            own = [part for part in told.get(entry.key, ()) if part not in always]
            lines.append(self._line(number, entry, own))
        if always:
            words = self.lexicon.say("term-always", what=" · ".join(always))
            lines.append(Paragraph(Text(f"     {words}", style="green"), indent=5))
        return Group(*lines)

    def _line(self, number: int, entry: Entry, told: Sequence[str]) -> RenderableType:
        places = self.places(entry.options[0]) if entry.key else ()
        shade = self.shades.get(places[0], "") if len(places) == 1 else ""
        line = Text.assemble("  ", (f"{number:>2}", "bold cyan"), " ", (entry.words, shade))
        if entry.key:
            line.append(f"  {entry.key}", style="dim")
        if told:
            line.append(f"  {' · '.join(told)}", style="green")
        return Paragraph(line, indent=5)

    def _pictures(self, entry: Entry) -> list[list[Text]]:
        if not entry.key:
            return []
        tiles = [self.tiles[place] for place in self.places(entry.options[0]) if place in self.tiles]
        return [picture(tile["cells"]) for tile in tiles]

    def _map(self, entries: Sequence[Entry]) -> RenderableType:
        """A map with the number of each entry on its cell, beside it what would be laid."""
        first = entries[0].options[0]
        numbers = {entry.at: number for number, entry in enumerate(entries, 1) if entry.at is not None}
        grid = self.grids[self.at[self.places(first)[0]][0]]
        lines = grid_lines(grid, numbers)
        if self.framed(entries):
            aside = [Text(), *picture(self.laid(first), entries[0].at)]
            lines = side_by_side(lines, aside)
        return Group(*lines)

    def framed(self, entries: Sequence[Entry]) -> bool:
        """True if something is laid by one of its cells, which its picture shows in a frame."""
        first = entries[0].options[0]
        return len(self.cells(first)) > len(self.choosing.spots(first))


GALLERY = 12
"""Longer lists are not shown as pictures."""


def gallery(shown: Sequence[tuple[str, list[list[Text]]]], keys: Sequence[str], width: int) -> RenderableType:
    """Entries in columns: number and words, below them their pictures."""
    blocks = []
    for number, ((words, pictures), key) in enumerate(zip(shown, keys, strict=True), 1):
        head = Text.assemble((f"{number:>2}", "bold cyan"), f" {words}")
        if key:
            head.append(f"  {key}", style="dim")
        lines: list[Text] = []
        for one in pictures:
            lines = side_by_side(lines, one) if lines else [Text("   ").append_text(line) for line in one]
        blocks.append((head, lines))
    widest = max((line.cell_len for _head, lines in blocks for line in lines), default=0)
    columns = max(1, min(len(blocks), width // (max(NARROW, widest) + 2)))
    rows = Rows.grid(padding=(0, 2, 0, 0))
    for _column in range(columns):
        rows.add_column(width=width // columns - 2)
    for start in range(0, len(blocks), columns):
        part = blocks[start : start + columns]
        rows.add_row(*(Group(Paragraph(head, indent=3), *lines) for head, lines in part))
    return rows


def asked(
    offer: Offer,
    decision: Decision,
    console: Console,
    read_line: Callable[[], str],
    command: Callable[[str], None],
) -> str:
    """Asks step by step until something is chosen; tells its key. What is no answer goes to `command`."""
    steps: list[Sequence[Option]] = [decision.options]
    while True:
        listed = offer.entries(steps[-1])
        console.print(Paragraph(Text(offer.lexicon.say(decision.prompt), style="bold")))
        console.print(offer.draw(listed, console))
        word = read_line().strip()
        if word == "u" and len(steps) > 1:
            steps.pop()
            continue
        line = chosen(word, listed)
        if line is not None and len(line.options) > 1:
            steps.append(line.options)
            continue
        key = line.options[0].key if line is not None else typed_key(word, decision)
        if key is not None:
            return key
        command(word)
