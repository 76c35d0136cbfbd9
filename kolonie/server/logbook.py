"""The story of a table and what options would do, in words, as they go over the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kolonie.core.engine import Change, Entry
from kolonie.core.outlook import Outlook
from kolonie.server.states import ChangeState, LogLine, OutlookState, StepState
from kolonie.server.words import QuickLexicon
from kolonie.table.differences import briefly, difference
from kolonie.table.export import Count
from kolonie.table.story import Line, joined

LAST_LINES = 60
"""How many lines are sent at least if nobody asks for more."""


def log_lines(
    lines: list[Line], first: int | None, words: QuickLexicon, count: Count, times: Sequence[float] = ()
) -> list[LogLine]:
    """The lines from number `first` on; None for the last ones: at least sixty, and not always as many,
    so that a state mostly goes on where the one before it ended. `times` are those of the moves.

    Moves are counted as the reader can.
    """
    start = max(0, len(lines) // LAST_LINES - 1) * LAST_LINES if first is None else first
    found: list[LogLine] = []
    language = words.language
    for line in lines[start:]:
        at = count.upto(line.at)
        said = line.said.get(language)
        if said is None or said.at != at:
            said = line.said[language] = _line(line, at, words, times)
        found.append(said)
    return found


def _line(line: Line, at: int, words: QuickLexicon, times: Sequence[float]) -> LogLine:
    when = (times[line.at - 1] or None) if 0 < line.at <= len(times) else None
    if line.heading is not None:
        part = line.heading.key.removeprefix("heading-")
        return LogLine(line.number, at, "heading", None, words.say(line.heading), part, when)
    return LogLine(
        line.number,
        at,
        "line",
        line.seat,
        joined([words.line(entry) for entry in line.clauses]),
        "",
        when,
        change_states(line.changes, words),
        [_step(entry, words) for entry in line.details],
        list(line.places),
        line.rule or None,
    )


def _step(entry: Entry, words: QuickLexicon) -> str:
    """A detail with what it brought whoever did it; what it brought others stands in the line."""
    own = ", ".join(difference(change, words) for change in entry.changes if change.seat == entry.seat)
    return f"{words.line(entry)} ({own})" if own else words.line(entry)


def since_turn(lines: list[Line], seat: int | None) -> int:
    """The first line after the seat's previous turn."""
    index = len(lines)
    if seat is None:
        return index
    while index and lines[index - 1].seat == seat:
        index -= 1
    while index and lines[index - 1].seat != seat:
        index -= 1
    return index


def change_states(changes: Iterable[Change], words: QuickLexicon) -> list[ChangeState]:
    return [
        ChangeState(
            change.seat,
            difference(change, words),
            briefly(change, words),
            change.after - change.before,
            change.what,
            change.after,
            words.has(f"level-{change.what}"),
        )
        for change in changes
    ]


def outlook_state(key: str, outlook: Outlook, words: QuickLexicon) -> OutlookState:
    remarks = [words.say(remark) for remark in outlook.remarks]
    steps = [StepState(words.say(step.said), list(step.places)) for step in outlook.steps]
    return OutlookState(
        key, change_states(outlook.changes, words), remarks, outlook.reveals, outlook.passes, steps
    )
