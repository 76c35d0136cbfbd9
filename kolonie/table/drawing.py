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
    """A panel: boards on the left, what goes with them on the right, if there is room for both."""
    boards: list[RenderableType] = []
    lines: list[RenderableType] = []
    for part in panel["parts"]:
        if full or part["kind"] in ("zone", "track"):
            drawn = PAINTERS[part["kind"]](part)
            (boards if part["kind"] == "grid" else lines).append(drawn)
    content: list[RenderableType] = []
    if panel["summary"]:
        content.append(Text("   ").join([piece_text(piece) for piece in panel["summary"]]))
    if boards and width >= BOARD_WIDTH * (len(boards) + 1):
        aside = Rows.grid(padding=(0, 2, 0, 0))
        aside.add_row(*boards, Group(*lines))
        content.append(aside)
    else:
        content += [*boards, *lines]
    style = "cyan" if full else "dim"
    title = escape(panel["title"])
    return Panel(Group(*content), title=title, title_align="left", border_style=style, box=borders.ROUNDED)


BOARD_WIDTH = 48
"""What a grid, or text beside it, needs at least."""


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
        text.append(" · ")
        text.append_text(piece_text(on_it))
    return text


def pieces_text(pieces: Any, between: str = "  ") -> Text:
    return Text(between).join([piece_text(piece) for piece in pieces])


def draw_zone(part: Any) -> RenderableType:
    """What lies in a zone. A card is there to be read: what it says follows its name."""
    head = Text(f"{part['title']}: ", style="bold")
    if part["note"]:
        head.append(f"({part['note']}) ", style="not bold dim")
    if not part["pieces"]:
        head.append("–", style="not bold dim")
    elif part["layout"] in LISTED:
        for piece in part["pieces"]:
            head.append("\n  • ")
            head.append_text(piece_text(piece))
            if piece["detail"]:
                head.append(f": {piece['detail']}", style="not bold dim")
    else:
        head.append_text(pieces_text(part["pieces"]))
    return head


LISTED = ("list", "cards", "slots")
"""The layouts with one piece on a line."""


def draw_track(part: Any) -> RenderableType:
    line = Text(f"{part['title']}: ", style="bold")
    for number, space in enumerate(part["spaces"]):
        if number:
            line.append(" │ ", style="not bold dim")
        line.append(space["text"] or "·", style=SHADES.get(space["colour"], "not bold dim"))
        printed = space["marks"] if len(space["text"]) <= SHORT else ()
        for piece in (*printed, *space["pieces"]):
            line.append(" ")
            line.append_text(piece_text(piece))
    return line


SHORT = 3
"""A space with a longer text has its marks in words already."""


def draw_map(part: Any) -> RenderableType:
    """A line for each place; small places stand in the line of the place they belong to."""
    spots = part["spots"]
    inner: dict[int, list[Any]] = {}
    for spot in spots:
        if spot["shape"] in ("dot", "extra"):
            inner.setdefault(nearest(spots, spot), []).append(spot)
    rows = Rows(
        title=Text(part["title"], style="bold"),
        box=borders.SIMPLE_HEAD,
        show_header=False,
        title_justify="left",
    )
    for number, spot in enumerate(spots):
        if spot["shape"] in ("dot", "extra", "way"):
            continue
        name = Text(spot["code"] or spot["text"], style=SHADES.get(spot["colour"], "bold"))
        inside = pieces_text(spot["pieces"])
        for told in (*[piece["detail"] for piece in spot["pieces"]], spot["note"]):
            if told:
                inside.append(f"  {told}", style="dim")
        small = Text("   ").join([spot_text(one) for one in inner.get(number, [])])
        rows.add_row(name, inside, small, Text("   ").join(ways_from(part, number)))
    return rows


def nearest(spots: Any, small: Any) -> int:
    """The number of the large place that a small one lies next to."""
    return min(
        (number for number, spot in enumerate(spots) if spot["shape"] == "site"),
        key=lambda n: (spots[n]["x"] - small["x"]) ** 2 + (spots[n]["y"] - small["y"]) ** 2,
    )


def spot_text(spot: Any) -> Text:
    """A place in a few characters: its name, and what stands there or, as long as it is free, is printed."""
    text = Text(f"{spot['code'] or spot['text']} ", style="dim")
    if spot["pieces"]:
        return text.append_text(pieces_text(spot["pieces"]))
    return text.append_text(pieces_text(spot["marks"], " ")) if spot["marks"] else text.append("–")


def ways_from(part: Any, number: int) -> list[Text]:
    """The ways that begin at a place; those that are places themselves say what stands there."""
    spots = part["spots"]
    between = [spot for spot in spots if spot["shape"] == "way"]
    if between:
        return [spot_text(spot) for spot in between if spot["joins"][0] == number]
    found = []
    for a, b, price in part["ways"]:
        if a == number:
            cost = f" ({price})" if price else ""
            found.append(Text(f"→ {spots[b]['text']}{cost}", style="dim"))
    return found


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
