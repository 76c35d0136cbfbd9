"""People, their sessions, and the signing key. Of passwords and sessions only hashes are kept."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kolonie.server.store.accounts import fold, session_id
from kolonie.server.store.database import Database
from kolonie.server.store.rows import Person
from kolonie.server.store.schema import PEOPLE, PRESENCE, SEATS, SECRETS, SESSIONS, TABLES

REMEMBERED = 10.0
MOST_KNOWN = 5000
SEEN_EVERY = 6 * 3600.0
"""Seconds between two notes that somebody was here: a day is exact enough, and a note is a write."""
AT_ONCE = 500
"""Guests that are deleted in one transaction, so that nobody waits long for the one writer."""


class NameTaken(Exception):
    """There is an account of that name."""


class People:
    """Sessions are looked up with every request, so they are remembered for a few seconds.

    Whoever changes a person calls `forget`, here and (through the bus) in every other process.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    def forget(self, person: str) -> None:
        for session, (_until, known) in list(self._known.items()):
            if known.id == person:
                del self._known[session]

    async def signing_key(self) -> bytes:
        """The key of the cookies."""
        return await self.secret("signing")

    async def secret(self, name: str) -> bytes:
        """A key of 32 bytes, made once for each database and shared by all processes on it."""
        kept = select(SECRETS.c.value).where(SECRETS.c.name == name)

        def work(connection: Connection) -> bytes:
            value = connection.execute(kept).scalar_one_or_none()
            if value is None:
                if self.database.postgres:
                    connection.exec_driver_sql("LOCK TABLE secrets IN EXCLUSIVE MODE")
                    value = connection.execute(kept).scalar_one_or_none()
                if value is None:
                    value = secrets.token_hex(32)
                    connection.execute(insert(SECRETS).values(name=name, value=value))
            return bytes.fromhex(str(value))

        return await self.database.write(work)

    async def new_guest(self, name: str, language: str | None, agent: str = "") -> tuple[Person, str]:
        """A guest and the secret of its first session."""
        person_id = secrets.token_urlsafe(12)
        session = secrets.token_urlsafe(24)
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(PEOPLE),
                {
                    "id": person_id,
                    "name": name,
                    "theme": "system",
                    "language": language,
                    "created": now,
                    "mailed_at": 0.0,
                    "seen": now,
                },
            )
            connection.execute(insert(SESSIONS), _session(session, person_id, now, agent))

        await self.database.write(work)
        return Person(person_id, name, True, language, "system", None, session), session

    async def by_session(self, session: str) -> Person | None:
        known = self._known.get(session)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        person = await self._by_session(session)
        if person is not None:
            self._known[session] = (time.monotonic() + REMEMBERED, person)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return person

    async def _by_session(self, session: str) -> Person | None:
        def work(connection: Connection) -> Any:
            found = connection.execute(
                select(PEOPLE, SESSIONS.c.seen.label("used"))
                .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
                .where(SESSIONS.c.id == session_id(session))
            )
            return found.first()

        row = await self.database.read(work)
        if row is None:
            return None
        now = time.time()
        if min(row.seen, row.used) < now - SEEN_EVERY:
            await self._note(row.id, session, now)
        return _person(row, session)

    async def _note(self, person: str, session: str, now: float) -> None:
        """The person is here, with this session."""

        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=now))
            connection.execute(update(SESSIONS).where(SESSIONS.c.id == session_id(session)).values(seen=now))

        await self.database.write(work)

    async def by_id(self, person: str) -> Person | None:
        def work(connection: Connection) -> Person | None:
            row = (connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).first()
            return _person(row, "") if row is not None else None

        return await self.database.read(work)

    async def new_session(self, person: str, agent: str = "") -> str:
        session = secrets.token_urlsafe(24)

        def work(connection: Connection) -> None:
            connection.execute(insert(SESSIONS), _session(session, person, time.time(), agent))

        await self.database.write(work)
        return session

    async def end_session(self, session: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session_id(session)))

        await self.database.write(work)

    async def change(self, person: str, values: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))

        await self.database.write(work)

    async def make_account(self, person: str, name: str, password: str) -> None:
        """The guest gets an account. `password` is a hash. Raises NameTaken."""
        await self.rename_account(person, name, {"password": password})

    async def rename_account(self, person: str, name: str, further: dict[str, Any] | None = None) -> None:
        """The account is called so, and so it logs in. Raises NameTaken."""
        try:
            await self.change(person, {"account": fold(name), "name": name, **(further or {})})
        except IntegrityError:
            raise NameTaken from None

    async def account(self, name: str) -> tuple[str, str] | None:
        """The person and the password hash of an account."""
        if "\0" in name:  # no account has it in its name, and PostgreSQL does not look for it
            return None

        def work(connection: Connection) -> tuple[str, str] | None:
            found = connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.account == fold(name))
            )
            row = found.first()
            return (row[0], row[1]) if row is not None else None

        return await self.database.read(work)

    async def confirm_mail(self, token: str) -> bool:
        """The address that the token was sent to is the person's own."""

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.mail_token == token)
                .values(mail=PEOPLE.c.mail_pending, mail_pending=None, mail_token=None)
            )
            return done.rowcount == 1

        return await self.database.write(work)

    async def may_mail(self, person: str, now: float, pause: float) -> bool:
        """Counts a mail to the person; False if the last one was less than `pause` seconds ago."""

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == person, PEOPLE.c.mailed_at <= now - pause)
                .values(mailed_at=now)
            )
            return done.rowcount == 1

        return await self.database.write(work)

    async def delete_guests(self, unseen_since: float) -> int:
        """Deletes guests who were not here since then and whom no unfinished table needs; tells how many.

        What they played stays: seats of finished tables keep their names, scores and chat their places.
        Several processes may do this at once, and a guest who comes back meanwhile is spared.
        """
        unfinished = TABLES.c.status.in_(("open", "running"))
        sits = exists().where(SEATS.c.person == PEOPLE.c.id, SEATS.c.table_id == TABLES.c.id, unfinished)
        owns = exists().where(TABLES.c.owner == PEOPLE.c.id, unfinished)
        gone = (PEOPLE.c.account.is_(None), PEOPLE.c.seen < unseen_since, ~or_(sits, owns))

        def work(connection: Connection) -> int:
            some = list(connection.execute(select(PEOPLE.c.id).where(*gone).limit(AT_ONCE)).scalars())
            really = delete(PEOPLE).where(PEOPLE.c.id.in_(some), *gone).returning(PEOPLE.c.id)
            ids = list(connection.execute(really).scalars())
            for kept in (SESSIONS, PRESENCE):
                connection.execute(delete(kept).where(kept.c.person.in_(ids)))
            return len(ids)

        deleted = 0
        while count := await self.database.write(work):
            deleted += count
        return deleted


def _session(session: str, person: str, now: float, agent: str) -> dict[str, Any]:
    return {"id": session_id(session), "person": person, "created": now, "seen": now, "agent": agent}


def _person(row: Any, session: str) -> Person:
    return Person(row.id, row.name, row.account is None, row.language, row.theme, row.mail, session)
