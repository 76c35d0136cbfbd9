"""A table as one line of a list: who opened it, its clock, what differs from the usual game."""

from __future__ import annotations

import re
import time

from kolonie.core.title import Title
from kolonie.games import title as game_title
from kolonie.server.api import ClockInfo, ListedSeat, ListedTable
from kolonie.server.store.rows import TableRow
from kolonie.server.words import QuickLexicon, game_words


def again_id(table_id: str) -> str:
    """The name of the table at which the same people play again: known to all of them, whoever is first."""
    found = re.fullmatch(r"(.*)\.(\d{1,4})", table_id)
    return f"{found[1]}.{int(found[2]) + 1}" if found else f"{table_id}.2"


def listed(row: TableRow, person: str, online: set[str], language: str, again: set[str]) -> ListedTable:
    """`again` are the tables where others that are listed go on."""
    title: Title = game_title(row.terms.game)
    words = game_words(title.id, language)
    seats = [
        ListedSeat(s.seat, s.name, s.kind, s.kind == "bot" or s.person in online, s.seat in row.to_act)
        for s in row.seats
    ]
    clock = row.terms.clock
    running = row.status == "running" and clock is not None and row.wake_at is not None
    return ListedTable(
        row.id,
        title.id,
        words.say("title"),
        seats,
        row.mode,
        row.status,
        any(seat in row.to_act for seat in row.seats_of(person)),
        row.updated,
        next((s.name for s in row.seats if s.person == row.owner), ""),
        ClockInfo(clock.initial_s, clock.increment_s) if clock is not None else None,
        variants(title, row, words),
        max(0.0, row.wake_at - time.time()) if running and row.wake_at is not None else None,
        again_id(row.id) if again_id(row.id) in again else None,
    )


def variants(title: Title, row: TableRow, words: QuickLexicon) -> list[str]:
    """The settings that are not as they usually are with so many players, in words."""
    usual = title.check({}, row.terms.seats)
    return [
        f"{words.say(f'setting-{name}')}: {_value(words, name, value)}"
        for name, value in row.terms.settings.items()
        if value != usual.get(name) and words.has(f"setting-{name}")
    ]


def _value(words: QuickLexicon, name: str, value: str) -> str:
    key = f"setting-{name}-{value}"
    return words.say(key) if words.has(key) else value
