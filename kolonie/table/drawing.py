"""A scene in the terminal: any title, drawn from what its scene says.

A table is drawn in short at the beginning of a turn, with what a player looks at again and again, and in
full when somebody asks for it.
"""

from __future__ import annotations

from itertools import groupby

from rich import box as borders
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table as Rows
from rich.text import Text

from kolonie.core.scene import Scene, put_into_words
from kolonie.core.text import Lexicon
from kolonie.table.boards import Said, board_lines, is_column, legend_text
from kolonie.table.maps import map_paragraphs
from kolonie.table.pieces import (
    RECONSTRUCTED,
    SHADES,
    Paragraph,
    flow,
    mark_text,
    numeral,
    piece_text,
    style_of,
)

LISTED = ("list", "cards", "slots")
"""The layouts with one piece on a line."""


def say(scene: Scene, lexicon: Lexicon) -> Said:
    """The scene in words."""
    said: Said = put_into_words(scene, lexicon)
    return said


def draw(
    said: Said, viewer: int | None, width: int, lexicon: Lexicon, full: bool = True, legend: bool = True
) -> RenderableType:
    """The whole table: common panels, then the others, the viewer's own last.

    In short the others are their figures only, and cards their names.
    """
    common = [panel for panel in said["panels"] if panel["seat"] is None and panel["parts"]]
    own = [panel for panel in said["panels"] if panel["seat"] is not None and panel["seat"] == viewer]
    others = [panel for panel in said["panels"] if panel["seat"] not in (None, viewer)]
    parts: list[RenderableType] = [Text(" › ".join(said["crumbs"]), style="bold")]
    parts += [draw_panel(panel, width, full) for panel in common]
    known = [panel for panel in others if full or panel["summary"]]
    parts += [draw_panel(panel, width) if full else draw_figures(panel) for panel in known]
    parts += [draw_panel(panel, width, full) for panel in own]
    if legend:
        drawn = [*common, *(others if full else ()), *own]
        signs = dict.fromkeys((sign, meaning) for panel in drawn for sign, meaning in panel["legend"])
        parts += [legend_text(list(signs))] if signs else []
    if full:
        parts.append(Text(f"{RECONSTRUCTED} {lexicon.say('term-reconstructed')}", style="dim"))
    return Group(*parts)


def draw_panel(panel: Said, width: int, full: bool = True, legend: bool = False) -> RenderableType:
    """A panel under its name: figures, boards, and what goes with them."""
    content: list[RenderableType] = [heading(panel)]
    if panel["summary"]:
        content.append(Paragraph(Text(), figures(panel), indent=0))
    content += board_lines(panel["parts"], width)
    if legend and panel["legend"]:
        content.append(legend_text(panel["legend"]))
    for part in panel["parts"]:
        if part["kind"] != "grid" and not is_column(part):
            drawn = draw_part(part, width, full)
            content += drawn[1:] if part["kind"] == "map" and part["title"] == panel["title"] else drawn
    return Group(*content)


def draw_figures(panel: Said) -> RenderableType:
    """The figures of somebody else, on a line or two."""
    text = Text(f"{panel['title']}: ", style=f"bold {SHADES.get(panel['colour'], '')}")
    return Paragraph(text, figures(panel))


def heading(panel: Said) -> RenderableType:
    return Rule(Text(panel["title"], style="bold"), align="left", style="cyan")


def figures(panel: Said) -> list[Text]:
    """The figures one after the other; where several begin with the same words, these are said once."""
    told: list[Text] = []
    for begin, run in groupby(panel["summary"], key=_beginning):
        pieces = list(run)
        told.append(piece_text(pieces[0]))
        many = begin and len(pieces) >= MANY
        later = [{**p, "text": p["text"].removeprefix(begin)} if many else p for p in pieces[1:]]
        told += [piece_text(piece) for piece in later]
    return told


MANY = 3
"""So many figures in a row that begin with the same words are a group."""


def _beginning(piece: Said) -> str:
    """All words of a name but the last one."""
    begin, space, _last = str(piece["text"]).rpartition(" ")
    return begin + space


def draw_part(part: Said, width: int, full: bool) -> list[RenderableType]:
    if part["kind"] == "zone":
        return draw_zone(part, width, full)
    if part["kind"] == "map":
        return map_paragraphs(part, full)
    return [draw_track(part) if part["kind"] == "track" else draw_facts(part)]


# -- zones


def draw_zone(part: Said, width: int, full: bool) -> list[RenderableType]:
    """What lies in a zone. A card is there to be read: what it says follows its name."""
    head = Text(f"{part['title']}: ", style="bold")
    if part["note"]:
        head.append(f"({part['note']}) ", style="not bold dim")
    pieces = part["pieces"]
    if not pieces:
        hidden = part["layout"] == "cards" and part["note"]
        return [Paragraph(head, [] if hidden else [Text("–", style="dim")])]
    if part["layout"] not in LISTED:
        return [Paragraph(head, _row(part, full))]
    if part["layout"] == "slots" and not full:
        part, common = _alike(part)
        if common:
            head.append(f"({', '.join(common)}) ", style="not bold dim")
    short = None if full else _in_short(part, width - head.cell_len)
    if short is not None:
        return [Paragraph(head, short)]
    if not full:
        pieces = [piece for piece in pieces if not piece["dim"]]
    lines: list[RenderableType] = [Paragraph(head if pieces else head.append("–", style="not bold dim"))]
    return lines + [Paragraph(Text("• ").append_text(described(piece, full)), indent=2) for piece in pieces]


def described(piece: Said, full: bool) -> Text:
    """A piece with what is to be read on it."""
    text = piece_text(piece, full)
    if piece["detail"] and piece["detail"] != piece["text"]:
        text.append(f": {piece['detail']}", style="dim")
    return text


def _row(part: Said, full: bool) -> list[Text]:
    pieces = part["pieces"]
    if part["layout"] == "pile" and not full:
        return [Text(str(len(pieces)))]
    mixed = any(piece["dim"] for piece in pieces) and not all(piece["dim"] for piece in pieces)
    return [piece_text(piece, full, framed=mixed) for piece in pieces]


def _alike(part: Said) -> tuple[Said, list[str]]:
    """Slots without the marks that all of them have, and these."""
    pieces = part["pieces"]
    if len(pieces) < 2:
        return part, []
    common = [mark for mark in pieces[0]["marks"] if all(mark in piece["marks"] for piece in pieces)]
    own = [{**p, "marks": [mark for mark in p["marks"] if mark not in common]} for p in pieces]
    return {**part, "pieces": own}, [mark_text(mark).plain for mark in common if mark["text"]]


def _in_short(part: Said, room: int) -> list[Text] | None:
    """A list on a line: cards by their names, places to stand on by their codes if words are too long."""
    pieces = part["pieces"]
    if part["layout"] == "cards":
        return None
    if part["layout"] == "slots":
        words = [piece_text(piece, full=False) for piece in pieces]
        if flow(words).cell_len > room and all(piece["code"] for piece in pieces):
            return [_code(piece) for piece in pieces]
        return words
    if not any(piece["detail"] for piece in pieces):
        return None
    return [piece_text({**piece, "tags": [], "marks": []}, full=False) for piece in pieces]


def _code(piece: Said) -> Text:
    """A place by its code, and who stands there."""
    text = Text(piece["code"], style=style_of(piece))
    who = [mark_text(mark) for mark in piece["marks"] if mark["text"]]
    return Text.assemble(text, " (", flow(who, ", "), ")") if who else text


# -- tracks and facts


def draw_track(part: Said) -> Paragraph:
    spaces = []
    for space in part["spaces"]:
        text = Text(space["text"] or "·", style=SHADES.get(space["colour"], "dim"))
        if space["marks"] and len(space["text"]) <= SHORT:
            words = ", ".join(str(mark["text"]) for mark in space["marks"] if mark["text"])
            text.append(f" ({words})" if words else "", style="dim")
        for piece in space["pieces"]:
            text.append(" ")
            text.append_text(piece_text(piece, framed=True))
        spaces.append(text)
    return Paragraph(Text(f"{part['title']}: ", style="bold"), spaces, " │ ")


SHORT = 3
"""A space with a longer text has its marks in words already."""


def draw_facts(part: Said) -> Paragraph:
    rows = [Text(f"{name} – {numeral(value)}") for name, value in part["rows"]]
    return Paragraph(Text(f"{part['title']}: ", style="bold"), rows)


def score_table(parts: list[dict[str, int]], names: list[str], lexicon: Lexicon) -> RenderableType:
    """The score sheet: a row for each category, a column for each seat."""
    rows = Rows(box=borders.SIMPLE_HEAD)
    rows.add_column("")
    for name in names:
        rows.add_column(escape(name), justify="right")
    for category in parts[0]:
        total = category == "total"
        label = lexicon.say("term-total") if total else lexicon.say(f"part-{category}")
        rows.add_row(
            Text(label, style="bold" if total else ""),
            *(Text(str(seat[category]), style="bold" if total else "") for seat in parts),
        )
    return rows
