"""Maps with places and ways in a terminal: a paragraph for each large place, one for what lies between."""

from __future__ import annotations

from itertools import pairwise

from rich.console import RenderableType
from rich.text import Text

from kolonie.table.boards import Said
from kolonie.table.pieces import SHADES, Paragraph, flow, mark_text, piece_text

SMALL = ("dot", "extra")


def map_paragraphs(part: Said, full: bool) -> list[RenderableType]:
    """All places of a map. Small ones stand with the place they belong to, ways have a line of their own."""
    spots = part["spots"]
    if spots and all(spot["shape"] == "hex" for spot in spots):
        return [Text(part["title"], style="bold"), *hex_lines(spots)]
    inner: dict[int, list[Said]] = {}
    for spot in spots:
        if spot["shape"] in SMALL:
            inner.setdefault(nearest(spots, spot), []).append(spot)
    lines: list[RenderableType] = [Text(part["title"], style="bold")]
    for number, spot in enumerate(spots):
        if spot["shape"] not in (*SMALL, "way"):
            lines.append(_place(part, number, spot, inner.get(number, []), full))
    between = [_way(spots, spot) for spot in spots if spot["shape"] == "way"]
    if between:
        lines.append(Paragraph(Text("↔ ", style="bold"), between, "  "))
    return lines


HEX = 8
"""How many characters a hex is wide."""


def hex_lines(spots: list[Said]) -> list[Text]:
    """Hexes row by row, half a hex apart: name and who stands there, below it what is printed."""
    rows: dict[int, list[Said]] = {}
    for spot in spots:
        rows.setdefault(spot["y"], []).append(spot)
    steps = [b["x"] - a["x"] for row in rows.values() for a, b in pairwise(row)]
    step = max(1, min(steps, default=1))
    left = min(spot["x"] for spot in spots)
    lines: list[Text] = []
    for y in sorted(rows):
        above, below = Text(), Text()
        for spot in sorted(rows[y], key=lambda one: one["x"]):
            column = (spot["x"] - left) * HEX // step
            for line, words in ((above, _hex_name(spot)), (below, _hex_print(spot))):
                line.append(" " * max(0, column - len(line.plain)))
                line.append_text(words)
        lines += [above, below]
    return lines


def _hex_name(spot: Said) -> Text:
    """The name of a hex in the colour of its ground; who has it in the colour of the player."""
    name = Text(spot["code"], style=SHADES.get(spot["colour"], "bold"))
    for piece in spot["pieces"]:
        if piece["short"]:
            name.append(f"\u25cf{piece['short']}", style=SHADES.get(piece["colour"], "bold"))
    return name


def _hex_print(spot: Said) -> Text:
    """What is printed on a hex, in short signs; once it is taken it matters no more."""
    if spot["pieces"]:
        return Text("")
    return Text("".join(mark["short"] for mark in spot["marks"])[: HEX - 1], style="dim")


def nearest(spots: list[Said], small: Said) -> int:
    """The number of the large place that a small one lies next to."""
    return min(
        (number for number, spot in enumerate(spots) if spot["shape"] == "site"),
        key=lambda n: (spots[n]["x"] - small["x"]) ** 2 + (spots[n]["y"] - small["y"]) ** 2,
    )


def _place(part: Said, number: int, spot: Said, small: list[Said], full: bool) -> Paragraph:
    text = Text(spot["code"] or spot["text"], style=SHADES.get(spot["colour"], "") + " bold")
    ways = _ways(part, number)
    if ways:
        text.append(f" → {', '.join(ways)}", style="not bold dim")
    text.append(": ", style="bold")
    told = [piece_text(piece, full) for piece in spot["pieces"]]
    for piece in spot["pieces"]:
        if piece["detail"] and piece["detail"] != piece["text"]:
            told.append(Text(piece["detail"], style="not bold dim"))
    if spot["marks"]:
        told.append(_printed(spot["marks"]))
    elif spot["note"] and (full or not told):
        told.append(Text(spot["note"], style="not bold dim"))
    if not told:
        told.append(Text("–", style="dim"))
    told += [_small(one, spot["code"]) for one in small]
    return Paragraph(text, told, "  " if small else " · ")


def _printed(marks: list[Said]) -> Text:
    """What is printed on a place, in brackets: it does not lie there."""
    return Text.assemble(("(", "dim"), flow([mark_text(mark) for mark in marks], ", "), (")", "dim"))


def _small(spot: Said, of: str) -> Text:
    """A small place after its large one: what stands there or, as long as it is free, what is printed."""
    code = spot["code"].removeprefix(of) or spot["text"]
    return _occupied(Text(f"{code} ", style="dim"), spot)


def _occupied(text: Text, spot: Said) -> Text:
    if spot["pieces"]:
        return text.append_text(flow([piece_text({**piece, "marks": []}, False) for piece in spot["pieces"]]))
    return text.append_text(_printed(spot["marks"]) if spot["marks"] else Text("–", style="dim"))


def _way(spots: list[Said], spot: Said) -> Text:
    ends = [spots[end]["code"] or name_of(spots[end]) for end in spot["joins"]]
    return _occupied(Text(f"{'–'.join(ends)} ", style="dim"), spot)


def name_of(spot: Said) -> str:
    """A place that has no short name is called by what lies there."""
    return str(spot["pieces"][0]["text"] if spot["pieces"] else spot["text"])


def _ways(part: Said, number: int) -> list[str]:
    """Where ways lead from a place, and what they cost; not where the ways are places themselves."""
    if any(spot["shape"] == "way" for spot in part["spots"]):
        return []
    found = []
    for a, b, price in part["ways"]:
        if a == number:
            cost = f" ({price})" if price else ""
            found.append(f"{part['spots'][b]['text']}{cost}")
    return found
