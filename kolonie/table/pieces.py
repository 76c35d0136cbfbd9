"""Pieces of a scene as a few words in a terminal, and how lines are laid out around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from kolonie.table.screen import wrapped

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
    "player-purple": "bright_magenta",
    "player-orange": "orange3",
    "player-black": "grey70",
    "gold": "bright_yellow",
    "land": "grey58",
    "ice": "bright_cyan",
    "civ": "bright_white",
    "water": "bright_blue",
    "biomass": "green",
    "rover": "bright_red",
    "tech": "grey70",
    "energy": "yellow",
    "purple": "magenta",
    "orange": "orange3",
    "biome-tundra": "bright_white",
    "biome-desert": "yellow",
    "biome-forest": "green",
    "biome-ocean": "bright_blue",
    "stripe-desert": "yellow",
    "stripe-mountain": "grey70",
    "stripe-ocean": "bright_blue",
    "player-pink": "hot_pink",
    "player-white": "bright_white",
    "automaton": "red",
    "seat-0": "bright_blue",
    "seat-1": "bright_red",
    "seat-2": "bright_green",
    "seat-3": "bright_yellow",
    "seat-4": "bright_magenta",
    "seat-5": "bright_cyan",
}
"""The colour words of the design system as a terminal has them."""

RECONSTRUCTED = "◇"


def style_of(piece: Any) -> str:
    style = SHADES.get(piece["colour"], "")
    return f"dim {style}".strip() if piece["dim"] else style


def counted(piece: Any) -> str:
    """The words of a piece with its number; a number at the end of the words is kept apart from it."""
    if piece["n"] is None:
        return str(piece["text"])
    between = ": " if any(sign.isdigit() for sign in piece["text"]) else " "
    return f"{piece['text']}{between}{numeral(piece['n'])}"


def numeral(value: object) -> str:
    """A number below zero has a minus, not a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)


def piece_text(piece: Any, full: bool = True, framed: bool = False) -> Text:
    """A piece: code, words, number, tags, and what is on it.

    `full` tells of its origin too; `framed` sets it off from those around it that are out of use.
    """
    words = counted(piece)
    if framed and not piece["dim"]:
        words = f"[{words}]"
    code = f"{piece['code']} " if piece["code"] else ""
    mark = f" {RECONSTRUCTED}" if full and piece["source"] == "reconstructed" else ""
    said = [*([piece["hue"]] if piece["hue"] else []), *piece["tags"]]
    tags = f" ({', '.join(said)})" if said else ""
    text = Text(f"{code}{words}{mark}{tags}", style=style_of(piece))
    on_it = [mark_text(mark) for mark in piece["marks"] if mark["text"]]
    return Text.assemble(text, " (", flow(on_it, ", "), ")") if on_it else text


def mark_text(piece: Any) -> Text:
    """Something printed on something else: its words say its number, a price is below zero."""
    sign = "−" if (piece["n"] or 0) < 0 else ""
    hue = f"{piece['hue']}: " if piece["hue"] else ""
    return Text(f"{hue}{sign}{piece['text']}", style=style_of(piece))


def flow(parts: Sequence[Text], between: str = " · ") -> Text:
    """Parts one after the other, to be broken between words where it has to be."""
    line = Text()
    for number, part in enumerate(parts):
        if number:
            line.append(between, style="dim")
        line.append_text(part)
    return line


class Paragraph:
    """Some text and, after it, parts that hang together; later lines are indented.

    A line is broken between parts, and inside a part only if it is longer than what is left of a line.
    """

    def __init__(self, lead: Text, parts: Sequence[Text] = (), between: str = " · ", indent: int = 4) -> None:
        self.lead = lead
        self.parts = parts
        self.between = between
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        lines = _broken(self.lead, console, room, room - self.indent)
        for number, part in enumerate(self.parts):
            gap = self.between if number else ""
            after = len(self.between.rstrip()) if number < len(self.parts) - 1 else 0
            used = lines[-1].cell_len + len(gap) + after
            left = room - (self.indent if len(lines) > 1 else 0) - used
            begun = lines[-1].cell_len > self.indent
            if begun and part.cell_len > left and (part.cell_len <= room - self.indent or left < FEW):
                lines[-1].append(gap.rstrip(), style="dim")
                later = room - self.indent - after
                lines += _broken(part, console, later, later)
                continue
            first, *rest = _broken(part, console, left, room - self.indent - after)
            lines[-1].append(gap, style="dim")
            lines[-1].append_text(first)
            lines += rest
        for number, line in enumerate(lines):
            line.rstrip()
            yield Text(" " * self.indent).append_text(line) if number else line


FEW = 20
"""So few characters at the end of a line are not worth beginning a long part there."""


def _broken(text: Text, console: Console, first: int, later: int) -> list[Text]:
    """A text in lines, the first of another width than the others; hard spaces hold."""
    if text.cell_len <= first:
        return [text.copy()]
    begin = wrapped(text, console, max(first, 1))[0]
    at = len(begin.plain.rstrip())
    while text.plain[at : at + 1] == " ":
        at += 1
    return [begin, *(wrapped(text[at:], console, max(later, 8)) if at < len(text.plain) else ())]


def side_by_side(left: list[Text], right: list[Text], gap: int = 3) -> list[Text]:
    """Two blocks of lines next to each other."""
    wide = max((line.cell_len for line in left), default=0) + gap
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (wide - line.cell_len))
            line.append_text(right[number])
        lines.append(line)
    return lines
