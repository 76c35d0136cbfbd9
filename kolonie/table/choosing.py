"""How a decision with many options is asked in small steps: what to lay first, then where.

The engine lists every placement of a tile as an option of its own. A person would rather turn the tile in
the hand and then look for a place. So options of one verb that lay something on a map, and any list that is
longer than a screen, are put together by what they have in common: first by the words among their
arguments (a way to turn a tile), then by the cells of the map. Nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kolonie.core.options import Decision, Option

At = tuple[int, int]
Kind = TypeVar("Kind", bound=Hashable)

LEAVING = frozenset(("done", "skip", "decline", "end", "stop", "keep", "leave", "none", "pass", "withdraw"))
"""The words by which titles let somebody do nothing more: such options stand last."""
FEW = 6
"""So many cells are named in a list; more are shown on the map."""
NUMBERS = re.compile(r"(\d+)")
CELL = re.compile(r"\(?(\d{1,3})\s*[,; ]\s*(\d{1,3})\)?$")
"""How a cell of a map is typed: its column and its row."""


@dataclass(frozen=True)
class Entry:
    """One line to choose: an option, or several that are asked about next."""

    words: str
    options: tuple[Option, ...]
    at: At | None = None
    """The cell of the map that it stands for."""
    lays: bool = False
    """It lays something on the map, so that a picture says more than words."""

    @property
    def key(self) -> str:
        return self.options[0].key if len(self.options) == 1 else ""


class Choosing:
    """The options of one decision, ready to be asked about step by step."""

    def __init__(
        self,
        words: Callable[[Option], str],
        cells: Callable[[Option], Sequence[At]],
        room: int,
    ) -> None:
        self.words = words
        self.cells = cells
        """The cells of a map that an option touches."""
        self.room = room
        """How many lines a screen has for options."""

    def entries(self, options: Sequence[Option]) -> list[Entry]:
        """What to show of these options: each, or groups of them. Never more lines than a screen has,
        except for cells, which are shown on the map."""
        options = sorted(options, key=natural)
        verbs: dict[str, list[Option]] = {}
        for choice in options:
            verbs.setdefault(choice.verb, []).append(choice)
        if len(verbs) == 1:
            return self._of_one_verb(options)
        on_map = [verb for verb, found in verbs.items() if len(found) > FEW and self._maps(found)]
        if len(on_map) == 1 and len(options) - len(verbs[on_map[0]]) <= FEW:
            others = [choice for choice in options if choice.verb != on_map[0]]
            return self._of_one_verb(verbs[on_map[0]]) + [self._single(choice) for choice in others]
        grouped = {verb for verb, found in verbs.items() if len(found) > 1 and self._lays(found)}
        by_length = sorted(verbs, key=lambda verb: -len(verbs[verb]))
        lines = sum(1 if verb in grouped else len(found) for verb, found in verbs.items())
        for verb in by_length:
            if lines > self.room and len(verbs[verb]) > 1 and verb not in grouped:
                grouped.add(verb)
                lines -= len(verbs[verb]) - 1
        found: list[Entry] = []
        for verb in dict.fromkeys(choice.verb for choice in options):
            if verb in grouped:
                found.append(self._group(verbs[verb]))
            else:
                found += [self._single(choice) for choice in verbs[verb]]
        return found if len(found) <= self.room else self._ranges(found)

    def _single(self, choice: Option) -> Entry:
        return Entry(self.words(choice), (choice,))

    def _group(self, options: Sequence[Option], at: At | None = None, lays: bool = False) -> Entry:
        return Entry(in_common([self.words(choice) for choice in options]), tuple(options), at, lays)

    def _of_one_verb(self, options: Sequence[Option]) -> list[Entry]:
        lays = self._lays(options)
        short = FEW if self._maps(options) else self.room
        if len(options) <= short and not (lays and len(options) > 1):
            return [self._single(choice) for choice in options]
        on_map = all(self.cells(choice) for choice in options)
        arguments = min(len(choice.args) for choice in options)
        for index in range(arguments):
            if on_map and any(isinstance(choice.args[index], int) for choice in options):
                continue
            parts = _parted(options, [choice.args[index] for choice in options])
            if len(parts) > 1 and (len(parts) < len(options) or lays):
                kinds = sorted(parts, key=lambda kind: digits(str(kind)))
                found = [self._group(parts[kind], lays=lays) for kind in kinds]
                return found if len(found) <= self.room else self._ranges(found)
        return self._on_map(options) if on_map else self._ranges([self._single(one) for one in options])

    def _on_map(self, options: Sequence[Option]) -> list[Entry]:
        """By the cells that tell the options apart: where from, then where to."""
        for index in range(len(self.spots(options[0]))):
            parts = _parted(options, [self.spots(choice)[index] for choice in options])
            if len(parts) > 1:
                cells = sorted(parts, key=reading)
                return [self._group(parts[at], at=at) for at in cells]
        return self._ranges([self._single(choice) for choice in options])

    def _maps(self, options: Sequence[Option]) -> bool:
        """True if the options are told apart by cells alone: they name cells and nothing else."""
        return not self._lays(options) and all(
            len(choice.args) == 2 * len(self.cells(choice)) > 0 for choice in options
        )

    def _lays(self, options: Sequence[Option]) -> bool:
        """True if each option covers several cells, not just those that its arguments name."""
        return all(len(self.cells(choice)) > max(1, len(_pairs(choice))) for choice in options)

    def spots(self, choice: Option) -> list[At]:
        """The cells by which an option is told from others: those it names, or the first that it covers."""
        cells = list(self.cells(choice))
        named = [pair for pair in _pairs(choice) if pair in cells]
        if len(named) == len(cells):
            return named
        return [min(cells, key=reading)]

    def _ranges(self, found: list[Entry]) -> list[Entry]:
        """Too many lines of any kind: some at a time."""
        size = max(self.room - 1, -(-len(found) // self.room))
        ranges = []
        for start in range(0, len(found), size):
            part = found[start : start + size]
            words = f"{part[0].words} … {part[-1].words}" if len(part) > 1 else part[0].words
            ranges.append(Entry(words, tuple(choice for entry in part for choice in entry.options)))
        return ranges


def _parted(options: Sequence[Option], by: Sequence[Kind]) -> dict[Kind, list[Option]]:
    parts: dict[Kind, list[Option]] = {}
    for choice, kind in zip(options, by, strict=True):
        parts.setdefault(kind, []).append(choice)
    return parts


def reading(at: At) -> At:
    """Sorts cells as one reads: row by row."""
    return at[1], at[0]


def _pairs(choice: Option) -> list[At]:
    """The pairs of numbers among the arguments: each may name a cell."""
    pairs: list[At] = []
    numbers: list[int] = []
    for value in choice.args:
        numbers = [*numbers, value] if isinstance(value, int) else []
        if len(numbers) == 2:
            pairs.append((numbers[0], numbers[1]))
            numbers = []
    return pairs


def natural(choice: Option) -> tuple[object, ...]:
    """Sorts options as a person would: numbers as numbers, and what only ends something last."""
    leaves = choice.verb in LEAVING if not choice.args else choice.args == ("none",)
    return (leaves, *digits(choice.key))


def digits(word: str) -> tuple[object, ...]:
    """A word in parts that sort its numbers by their value."""
    return tuple((0, int(p), "") if p.isdecimal() else (1, 0, p) for p in NUMBERS.split(word))


def in_common(labels: Sequence[str]) -> str:
    """What labels share: whole parts of their sentences, or at least how they begin."""
    if len(set(labels)) == 1:
        return labels[0]
    first, *others = [label.split(", ") for label in labels]
    shared = [part for part in first if all(part in other for other in others)]
    if shared:
        return ", ".join(shared)
    words = [re.split(r"[ (:]", label) for label in labels]
    begin = []
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        begin.append(column[0])
    return f"{' '.join(begin).rstrip(' :')} … ({len(labels)})" if begin else f"{labels[0]} … ({len(labels)})"


def chosen(word: str, lines: Sequence[Entry]) -> Entry | None:
    """The line a typed word stands for: by its number, or by its cell on the map."""
    if word.isdecimal() and len(word) < 9 and 1 <= int(word) <= len(lines):
        return lines[int(word) - 1]
    cell = CELL.match(word)
    if cell is not None:
        at = (int(cell[1]), int(cell[2]))
        return next((line for line in lines if line.at == at), None)
    return None


def typed_key(word: str, decision: Decision) -> str | None:
    """A key as it is written. What only looks like one is played too: so it is refused with its reason."""
    offered = any(choice.key == word for choice in decision.options)
    return word if offered or (":" in word and " " not in word) else None
