"""What the sockets of one table are told of it: the first time everything, afterwards what has changed.

An easel stands in the server's own process or in a painter's (`painter`); it makes the same messages in both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct

from kolonie.server.live import Live
from kolonie.server.picture import Viewer, build, pick_seat
from kolonie.server.said import Told
from kolonie.server.sketchbook import Sketchbook
from kolonie.server.store.rows import ChatRow
from kolonie.table.sitting import Sitting


class Looking(Struct, frozen=True, array_like=True):
    """Somebody with a socket at the table, and what is wanted: the seat asked for, a language.

    `seen` is the first log line wanted (None: the last ones), `anew` whether everything is to be told.
    """

    number: int
    person: str | None
    wanted: int | None
    language: str
    seen: int | None = None
    anew: bool = False
    muted: tuple[str, ...] = ()
    """Whose lines are not wanted."""


class Easel:
    """The memory of one table: what was drawn, and what each socket knows, by its number."""

    def __init__(self) -> None:
        self._book = Sketchbook(())
        self._told: dict[int, Told] = {}
        self._read: tuple[list[int], int] = ([], 0)
        """Who did something in secret when the log was last told, and how long it was."""

    def knows(self, live: Live, looking: Collection[Looking]) -> bool:
        """Whether nothing has to be drawn for the first time."""
        return self._book.names == live.row.names and all(
            not one.anew and one.number in self._told for one in looking
        )

    def tells_anew(self, sitting: Sitting) -> bool:
        """Whether the log has to be told from its beginning: something was taken back, or what was done in
        secret can be read now."""
        secret, length = self._read
        games = [sitting.game, *(draft.game for draft in sitting.drafts.values())]
        self._read = (sorted(sitting.game.shown), sum(len(game.journal or ()) for game in games))
        return self._read[0] != secret or self._read[1] < length

    def paint(
        self, live: Live, looking: Collection[Looking], online: set[str], chat: list[ChatRow]
    ) -> Iterator[tuple[int, bytes]]:
        """For each of them its number and what it is told, which is nothing if it sees no change."""
        if self._book.names != live.row.names:
            self._book = Sketchbook(live.row.names)
        built: dict[tuple[str | None, int | None, str, int | None], Told] = {}
        for one in looking:
            seat = pick_seat(live.row, live.sitting, one.person, one.wanted)
            key = (one.person, seat, one.language, one.seen)
            news = built.get(key)
            if news is None:
                viewer = Viewer(
                    one.person, seat, tuple(live.row.seats_of(one.person)), one.language, one.seen
                )
                film = live.reel() if live.sitting.over else None
                lines = without(chat, one.muted)
                state = build(live.row, live.sitting, viewer, online, lines, film, book=self._book)
                news = built[key] = Told(state)
            yield one.number, self._tell(one, news)

    def _tell(self, one: Looking, news: Told) -> bytes:
        """Nothing if there is nothing new: the number of messages must not tell how often others changed
        their minds in secret."""
        older = None if one.anew else self._told.get(one.number)
        body = news.whole() if older is None else news.since(older)
        if body:
            self._told[one.number] = news
        return body

    def forget(self, numbers: Collection[int]) -> None:
        """These have gone."""
        for number in numbers:
            self._told.pop(number, None)


def without(lines: list[ChatRow], muted: Collection[str]) -> list[ChatRow]:
    """The lines that others than these people have said."""
    return [line for line in lines if line.person not in muted] if muted else lines
