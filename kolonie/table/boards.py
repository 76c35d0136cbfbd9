"""Boards made of cells in a terminal: maps with axes, tracks as columns, pictures of tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kolonie.table.pieces import SHADES, Paragraph, side_by_side

At = tuple[int, int]
Said = dict[str, Any]
"""A part of a scene in words (`kolonie.core.scene.put_into_words`)."""

CELL = 3
"""How many characters wide a cell is."""


def cell_signs(cell: Said) -> str:
    """What is written on a cell: its letter and the tokens that lie there."""
    return f"{cell['letter'] or '·'}{tokens(cell)}"[:CELL]


def tokens(cell: Said) -> str:
    return "".join(piece["short"] or str(piece["text"])[:1] for piece in cell["pieces"])


# -- maps


def grid_lines(part: Said, numbers: Mapping[At, int] | None = None) -> list[Text]:
    """A map with axes and with what stands at the ends of its rows and columns.

    `numbers` are written over cells that can be chosen.
    """
    cells = {(cell["x"], cell["y"]): cell for cell in part["cells"]}
    axis = Text("   " + "".join(f"{x:<{CELL}}" for x in range(part["width"])), style="dim")
    lines = [Text(part["title"], style="bold"), axis]
    for y in range(part["height"]):
        lines.append(_row(part, cells, y, numbers or {}))
        border = _border(part, cells, y)
        if border is not None:
            lines.append(border)
    if part["below"]:
        lines.append(Text("   " + "".join(f"{word:<{CELL}}" for word in part["below"]), style="dim"))
    return lines


def _row(part: Said, cells: dict[At, Said], y: int, numbers: Mapping[At, int]) -> Text:
    line = Text(f"{y:>2} ", style="dim")
    for x in range(part["width"]):
        cell = cells.get((x, y))
        if cell is None:
            line.append(" " * CELL)
            continue
        shade = SHADES.get(cell["colour"], "white")
        signs, style = cell_signs(cell), f"not dim {shade}"
        if (x, y) in numbers:
            signs, style = f"{numbers[(x, y)]}{tokens(cell)}"[:CELL], f"not dim bold black on {shade}"
        line.append(signs, style=style)
        line.append(" " * (CELL - 1 - len(signs)))
        if len(signs) < CELL:
            beside = cells.get((x + 1, y))
            line.append("│" if beside is not None and beside["region"] != cell["region"] else " ")
    if y < len(part["right"]):
        line.append(f" {part['right'][y]}", style="dim")
    return line


def _border(part: Said, cells: dict[At, Said], y: int) -> Text | None:
    """The lines between the regions of this row and the next, if there are any."""
    line = "   "
    for x in range(part["width"]):
        above, below = cells.get((x, y)), cells.get((x, y + 1))
        parted = above is not None and below is not None and above["region"] != below["region"]
        line += "─" * CELL if parted else " " * CELL
    return Text(line.rstrip(), style="dim") if line.strip() else None


# -- tracks


def columns(tracks: Sequence[Said]) -> list[Text]:
    """Tracks side by side as columns, the highest space on top, as they stand on a printed board."""
    spaces = [{space["code"]: space for space in track["spaces"]} for track in tracks]
    codes = sorted({code for column in spaces for code in column}, key=int, reverse=True)
    drawn = [{code: _space(column[code]) for code in column} for column in spaces]
    heads = [Text(track["short"], style="bold") for track in tracks]
    widths = [
        1 + max(head.cell_len, *(text.cell_len for text in column.values()))
        for head, column in zip(heads, drawn, strict=True)
    ]
    lines = [_line("  ", heads, widths)]
    for code in codes:
        cells = [column.get(code, Text()) for column in drawn]
        lines.append(_line(f"{code:>2}", cells, widths))
    return lines


def _line(code: str, cells: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text(code, style="dim")
    for cell, wide in zip(cells, widths, strict=True):
        line.append(" ")
        line.append_text(cell)
        line.append(" " * (wide - 1 - cell.cell_len))
    return line


def _space(space: Said) -> Text:
    """One space in a few signs: who stands there, and what is printed."""
    text = Text()
    for piece in space["pieces"]:
        text.append(piece["short"] or str(piece["text"])[:1], style=f"bold {SHADES.get(piece['colour'], '')}")
    printed = "".join(mark["short"] for mark in space["marks"])
    text.append(printed or ("" if space["pieces"] else "·"), style="not dim" if printed else "dim")
    return text


def is_column(part: Said) -> bool:
    return part["kind"] == "track" and bool(part["short"])


def board_lines(parts: Sequence[Said], width: int) -> list[Text]:
    """The maps of a panel and its columns of tracks, next to each other where there is room."""
    grids = [grid_lines(part) for part in parts if part["kind"] == "grid"]
    tracks = [part for part in parts if is_column(part)]
    blocks = [*grids, *([columns(tracks)] if tracks else [])]
    lines: list[Text] = []
    while blocks:
        block = blocks.pop(0)
        if blocks:
            both = side_by_side(block, blocks[0])
            if max(line.cell_len for line in both) <= width:
                block = both
                blocks.pop(0)
        lines += block
    return lines


# -- tiles


def picture(cells: Sequence[Said], anchor: At | None = None) -> list[Text]:
    """A tile as it looks; the cell by which it is laid down is framed."""
    if not cells:
        return []
    left, top = min(cell["x"] for cell in cells), min(cell["y"] for cell in cells)
    wide = max(cell["x"] for cell in cells) - left + 1
    high = max(cell["y"] for cell in cells) - top + 1
    found = {(cell["x"] - left, cell["y"] - top): cell for cell in cells}
    framed = None if anchor is None else (anchor[0] - left, anchor[1] - top)
    lines = []
    for y in range(high):
        line = Text()
        for x in range(wide):
            cell = found.get((x, y))
            signs = "" if cell is None else cell_signs(cell)[: CELL - 1]
            style = "" if cell is None else SHADES.get(cell["colour"], "")
            if anchor is not None:
                line.append("[" if (x, y) == framed else " ", style="bold")
            line.append(signs, style=style)
            line.append("]" if (x, y) == framed else " ", style="bold")
            line.append(" " * (CELL - 1 - len(signs)))
        lines.append(line)
    return lines


def legend_text(rows: Sequence[Sequence[str]]) -> Paragraph:
    """What the signs mean."""
    signs = [Text.assemble((sign, "bold"), f" {meaning}", style="dim") for sign, meaning in rows]
    return Paragraph(Text(), signs, indent=0)
