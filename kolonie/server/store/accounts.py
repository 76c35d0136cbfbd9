"""What people may ask for about themselves: sessions, passwords, what is kept of them, being forgotten."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from kolonie.server.progress import Progress, joined
from kolonie.server.store.database import Database
from kolonie.server.store.schema import (
    ANALYSES,
    CHAT,
    MAILED,
    MUTES,
    PEOPLE,
    PRESENCE,
    PROGRESS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    TABLES,
)

PROGRESS_OF = msgspec.json.Decoder(Progress)
SHOWN = 16
"""So many characters of a session's hash name it to its owner; they open nothing."""
WINDOW = 3600.0
LONGEST = 60
"""So much of a folded name is kept; folding can make a name longer."""
MAILS = 3
"""So many mails that nobody has confirmed go to one address within the window, whoever asks for them."""


def fold(name: str) -> str:
    """The name as accounts are told apart by it: the case and the way of writing do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()[:LONGEST]


def session_id(session: str) -> str:
    """What is kept of a session's secret."""
    return hashlib.sha256(session.encode()).hexdigest()


class Kept(msgspec.Struct, frozen=True):
    """All rows that are about one person."""

    person: Row[Any]
    sessions: Sequence[Row[Any]]
    seats: Sequence[Row[Any]]
    results: Sequence[Row[Any]]
    chat: Sequence[Row[Any]]
    reports: Sequence[Row[Any]]
    mutes: Sequence[str]
    progress: Progress


class Accounts:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- sessions

    async def sessions(self, person: str) -> Sequence[Row[Any]]:
        """The person's sessions, the last used first."""
        query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def end_sessions(self, person: str, named: str | None = None, but: str = "") -> list[str]:
        """Ends one session (by the beginning of its hash) or all, except that of the secret `but`."""
        which = [SESSIONS.c.person == person, SESSIONS.c.id != session_id(but)]
        if named is not None:
            which = [SESSIONS.c.person == person, func.substr(SESSIONS.c.id, 1, SHOWN) == named]

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(delete(SESSIONS).where(*which).returning(SESSIONS.c.id)).scalars())

        return await self.database.write(work)

    # -- passwords

    async def password(self, person: str) -> str | None:
        """The hash that is kept."""
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def new_reset(self, name: str, until: float) -> tuple[str, str, Row[Any]] | None:
        """A token that gives the account of that name a new password; None if there is no such account."""
        token = secrets.token_urlsafe(24)

        def work(connection: Connection) -> tuple[str, str, Row[Any]] | None:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.account == fold(name))).first()
            if row is None:
                return None
            connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == row.id)
                .values(reset_token=session_id(token), reset_until=until)
            )
            return row.id, token, row

        return await self.database.write(work)

    async def use_reset(self, token: str, password: str, now: float) -> str | None:
        """Sets the password (a hash) of the account that the token was made for; tells whose, once."""

        def work(connection: Connection) -> str | None:
            done = connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.reset_token == session_id(token), PEOPLE.c.reset_until > now)
                .values(password=password, reset_token=None, reset_until=0.0)
                .returning(PEOPLE.c.id)
            )
            found: str | None = done.scalar_one_or_none()
            return found

        return await self.database.write(work)

    # -- mail

    async def may_mail_to(self, address: str, now: float) -> bool:
        """Counts a mail to an address that did not ask for it itself; False if it has had enough."""
        key = session_id(address.strip().casefold())

        def work(connection: Connection) -> bool:
            connection.execute(delete(MAILED).where(MAILED.c.since <= now - WINDOW))
            counted = update(MAILED).where(MAILED.c.address == key).values(count=MAILED.c.count + 1)
            count = connection.execute(counted.returning(MAILED.c.count)).scalar_one_or_none()
            if count is None:
                connection.execute(insert(MAILED).values(address=key, since=now, count=1))
            return count is None or count <= MAILS

        return await self.database.write(work)

    # -- names

    async def taken(self, names: Sequence[str], but: str) -> str | None:
        """The first of the names that is another person's account."""
        query = select(PEOPLE.c.account).where(
            PEOPLE.c.account.in_([fold(name) for name in names]), PEOPLE.c.id != but
        )
        found = await self.database.read(lambda connection: set(connection.execute(query).scalars()))
        return next((name for name in names if fold(name) in found), None)

    async def guests_called(self, name: str, but: str) -> list[tuple[str, str | None]]:
        """Guests who go by the name of an account, with their languages."""
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language).where(PEOPLE.c.account.is_(None))

        def work(connection: Connection) -> list[tuple[str, str | None]]:
            wanted = fold(name)
            return [
                (p, language)
                for p, called, language in connection.execute(query)
                if fold(called) == wanted and p != but
            ]

        return await self.database.read(work)

    # -- a guest who has an account

    async def adopt(self, guest: str, person: str, name: str) -> list[str]:
        """All that the guest had becomes the account's, and the guest is gone; tells which tables changed."""

        def work(connection: Connection) -> list[str]:
            sits = select(SEATS.c.table_id).where(SEATS.c.person == guest)
            owns = select(TABLES.c.id).where(TABLES.c.owner == guest)
            changed = {*connection.execute(sits).scalars(), *connection.execute(owns).scalars()}
            mine = (SEATS.c.person == guest, SEATS.c.kind != "hotseat")
            connection.execute(update(SEATS).where(*mine).values(name=name))
            owners = (SEATS.c.person, TABLES.c.owner, ANALYSES.c.person)
            for column in (*owners, CHAT.c.person, RESULTS.c.person, REPORTS.c.person):
                connection.execute(update(column.table).where(column == guest).values({column: person}))
            _adopt_mutes(connection, guest, person)
            _forget(connection, guest)
            return sorted(changed)

        return await self.database.write(work)

    # -- progress in learning

    async def progress(self, person: str) -> Progress:
        return await self.database.read(lambda connection: _progress(connection, person))

    async def join_progress(self, person: str, more: Progress) -> Progress:
        """Adds what somebody else knows of it; tells all that is known now."""

        def work(connection: Connection) -> Progress:
            both = joined(_progress(connection, person), more)
            connection.execute(delete(PROGRESS).where(PROGRESS.c.person == person))
            body = msgspec.json.encode(both).decode()
            connection.execute(insert(PROGRESS).values(person=person, body=body))
            return both

        return await self.database.write(work)

    # -- all that is kept, and the end of it

    async def kept(self, person: str) -> Kept:
        def work(connection: Connection) -> Kept:
            def rows(table: Any, column: Any) -> Sequence[Row[Any]]:
                return connection.execute(select(table).where(column == person)).all()

            seats = (
                select(SEATS, TABLES.c.game, TABLES.c.status, TABLES.c.created, TABLES.c.updated)
                .join(TABLES, TABLES.c.id == SEATS.c.table_id)
                .where(SEATS.c.person == person)
                .order_by(TABLES.c.created)
            )
            muted = (
                select(PEOPLE.c.name)
                .join(MUTES, MUTES.c.muted == PEOPLE.c.id)
                .where(MUTES.c.person == person)
            )
            return Kept(
                connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one(),
                rows(SESSIONS, SESSIONS.c.person),
                connection.execute(seats).all(),
                rows(RESULTS, RESULTS.c.person),
                rows(CHAT, CHAT.c.person),
                rows(REPORTS, REPORTS.c.reporter),
                list(connection.execute(muted).scalars()),
                _progress(connection, person),
            )

        return await self.database.read(work)

    async def unfinished(self, person: str) -> list[str]:
        """Tables that the person sits at or owns and that have not ended."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = select(TABLES.c.id).where(
            TABLES.c.status.in_(("open", "running")), or_(TABLES.c.owner == person, TABLES.c.id.in_(sits))
        )
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def delete(self, person: str, name: str) -> list[str]:
        """Forgets the person; `name` stands on its seats from now on. Tells which tables changed.

        Games belong to everybody who played them: moves and scores stay, without anybody's name.
        """

        def work(connection: Connection) -> list[str]:
            mine = SEATS.c.person == person
            changed = list(connection.execute(select(SEATS.c.table_id).where(mine)).scalars())
            connection.execute(update(SEATS).where(mine, SEATS.c.kind != "bot").values(name=name))
            connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=None))
            connection.execute(delete(CHAT).where(CHAT.c.person == person))
            connection.execute(delete(REPORTS).where(REPORTS.c.person == person))
            _forget(connection, person)
            return changed

        return await self.database.write(work)


def _adopt_mutes(connection: Connection, guest: str, person: str) -> None:
    """Whom the guest does not want to hear, the account does not either; so with those who mute the guest."""
    both = (guest, person)
    query = select(MUTES.c.person, MUTES.c.muted).where(
        or_(MUTES.c.person.in_(both), MUTES.c.muted.in_(both))
    )
    known = {(p, muted) for p, muted in connection.execute(query)}
    moved = {(person if p == guest else p, person if muted == guest else muted) for p, muted in known}
    new = [{"person": p, "muted": muted} for p, muted in sorted(moved - known) if p != muted]
    if new:
        connection.execute(insert(MUTES), new)


def _progress(connection: Connection, person: str) -> Progress:
    body = connection.execute(select(PROGRESS.c.body).where(PROGRESS.c.person == person)).scalar()
    return PROGRESS_OF.decode(body) if body else Progress()


def _forget(connection: Connection, person: str) -> None:
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(reporter=None))
    connection.execute(update(ANALYSES).where(ANALYSES.c.person == person).values(person=None))
    connection.execute(delete(MUTES).where(or_(MUTES.c.person == person, MUTES.c.muted == person)))
    for kept in (SESSIONS, PRESENCE, PROGRESS):
        connection.execute(delete(kept).where(kept.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
