"""A scene in the terminal: any title, drawn from what its scene says."""

from __future__ import annotations

from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Rows
from rich.text import Text

from kolonie.core.scene import Scene, put_into_words
from kolonie.core.text import Lexicon

SHADES = {
    "green": "green",
    "yellow": "yellow",
    "black": "grey50",
    "violet": "magenta",
    "blue": "blue",
    "red": "red",
    "white": "bright_white",
    "player-natural": "navajo_white3",
    "player-yellow": "bright_yellow",
    "player-red": "bright_red",
    "player-blue": "bright_blue",
    "land": "grey35",
    "ice": "bright_cyan",
    "civ": "grey70",
    "water": "blue",
    "biomass": "green",
    "rover": "red",
    "tech": "bright_white",
    "energy": "yellow",
    "purple": "magenta",
    "orange": "orange3",
    "seat-0": "bright_blue",
    "seat-1": "bright_red",
    "seat-2": "bright_green",
    "seat-3": "bright_yellow",
    "seat-4": "bright_magenta",
    "seat-5": "bright_cyan",
}


def draw(scene: Scene, lexicon: Lexicon, viewer: int | None, width: int) -> RenderableType:
    """The whole table: common panels, then the viewer's own, then the others' figures."""
    said = put_into_words(scene, lexicon)
    parts: list[RenderableType] = []
    own: list[RenderableType] = []
    others: list[RenderableType] = []
    for panel in said["panels"]:
        if panel["seat"] is None:
            parts.append(draw_panel(panel, width, full=True))
        elif panel["seat"] == viewer:
            own.append(draw_panel(panel, width, full=True))
        else:
            others.append(draw_panel(panel, width, full=viewer is None))
    crumbs = Text(" › ".join(said["crumbs"]), style="bold")
    return Group(crumbs, *parts, *others, *own)


def draw_panel(panel: Any, width: int, full: bool) -> RenderableType:
    lines: list[RenderableType] = []
    if panel["summary"]:
        lines.append(Text("   ").join([piece_text(piece) for piece in panel["summary"]]))
    for part in panel["parts"]:
        if full or part["kind"] in ("zone", "track"):
            lines.append(PAINTERS[part["kind"]](part))
    style = "cyan" if full else "dim"
    title = escape(panel["title"])
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, box=borders.ROUNDED)


def piece_text(piece: Any) -> Text:
    """A piece in a few characters: code, name, colour, number, and what is on it."""
    style = SHADES.get(piece["colour"], "")
    if piece["dim"]:
        style = f"dim {style}".strip()
    count = "" if piece["n"] is None else f" {piece['n']}"
    mark = " ◇" if piece["source"] == "reconstructed" else ""
    word = f"[{piece['text']}]" if piece["colour"] and not piece["dim"] else piece["text"]
    code = f"{piece['code']} " if piece["code"] else ""
    tags = f" ({', '.join(piece['tags'])})" if piece["tags"] else ""
    text = Text(f"{code}{word}{count}{mark}{tags}", style=style)
    for on_it in piece["marks"]:
        text.append(f" · {on_it['text']}")
    return text


def draw_zone(part: Any) -> RenderableType:
    head = Text(f"{part['title']}: ", style="bold")
    if not part["pieces"]:
        head.append("–", style="dim")
    elif part["layout"] in ("list", "cards", "slots"):
        for piece in part["pieces"]:
            head.append("\n  • ")
            head.append_text(piece_text(piece))
    else:
        head.append_text(Text("  ").join([piece_text(piece) for piece in part["pieces"]]))
    if part["note"]:
        head.append(f"  ({part['note']})", style="dim")
    return head


def draw_track(part: Any) -> RenderableType:
    line = Text(f"{part['title']}: ", style="bold")
    for space in part["spaces"]:
        line.append(f" {space['text']}", style=SHADES.get(space["colour"], "dim"))
        for mark in space["marks"] if space["text"].isalnum() else ():
            line.append(f" {mark['text']}", style="dim")
        for piece in space["pieces"]:
            line.append("·")
            line.append_text(piece_text(piece))
    return line


def draw_map(part: Any) -> RenderableType:
    rows = Rows(
        title=Text(part["title"], style="bold"),
        box=borders.SIMPLE_HEAD,
        show_header=False,
        title_justify="left",
    )
    for number, spot in enumerate(part["spots"]):
        ways = []
        for a, b, price in part["ways"]:
            if a == number:
                name = part["spots"][b]["text"]
                ways.append(f"→ {name}" + (f" ({price})" if price else ""))
        name = Text(spot["text"], style=SHADES.get(spot["colour"], "bold"))
        inside = Text("  ").join([piece_text(piece) for piece in spot["pieces"]])
        rows.add_row(name, inside, Text(spot["note"], style="dim"), Text("  ".join(ways), style="dim"))
    return rows


def draw_grid(part: Any) -> RenderableType:
    cells = {(cell["x"], cell["y"]): cell for cell in part["cells"]}
    lines = [Text(part["title"], style="bold")]
    lines.append(Text("    " + " ".join(f"{x:>2}" for x in range(part["width"])), style="dim"))
    for y in range(part["height"]):
        line = Text(f"{y:>3} ", style="dim")
        for x in range(part["width"]):
            cell = cells.get((x, y))
            if cell is None:
                line.append("   ")
                continue
            pieces = "".join(str(piece["text"])[:1] for piece in cell["pieces"])
            letter = f"{cell['letter'] or '·'}{pieces}"[:2]
            line.append(f"{letter:>2} ", style=SHADES.get(cell["colour"], ""))
        if y < len(part["right"]):
            line.append(f" {part['right'][y]}", style="dim")
        lines.append(line)
    if part["below"]:
        lines.append(Text("    " + " ".join(f"{word:>2}" for word in part["below"]), style="dim"))
    return Group(*lines)


def draw_facts(part: Any) -> RenderableType:
    line = Text(f"{part['title']}: ", style="bold")
    line.append("   ".join(f"{name} – {value}" for name, value in part["rows"]))
    return line


PAINTERS = {
    "zone": draw_zone,
    "track": draw_track,
    "map": draw_map,
    "grid": draw_grid,
    "facts": draw_facts,
}


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
