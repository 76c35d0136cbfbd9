"""People, their sessions, and the signing key. Of passwords and sessions only hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kolonie.server.store.database import Database
from kolonie.server.store.rows import Person
from kolonie.server.store.schema import PEOPLE, SECRETS, SESSIONS


class NameTaken(Exception):
    """There is an account of that name."""


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def signing_key(self) -> bytes:
        """The key of the cookies, made once for each database and shared by all processes on it."""
        async with self.database.write() as connection:
            found = await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == "signing"))
            value = found.scalar_one_or_none()
            if value is None:
                if self.database.postgres:
                    await connection.exec_driver_sql("LOCK TABLE secrets IN EXCLUSIVE MODE")
                    found = await connection.execute(
                        select(SECRETS.c.value).where(SECRETS.c.name == "signing")
                    )
                    value = found.scalar_one_or_none()
                if value is None:
                    value = secrets.token_hex(32)
                    await connection.execute(insert(SECRETS).values(name="signing", value=value))
            return bytes.fromhex(str(value))

    async def new_guest(self, name: str, language: str | None) -> tuple[Person, str]:
        """A guest and the secret of its first session."""
        person_id = secrets.token_urlsafe(12)
        session = secrets.token_urlsafe(24)
        now = time.time()
        async with self.database.write() as connection:
            await connection.execute(
                insert(PEOPLE).values(
                    id=person_id, name=name, theme="system", language=language, created=now, mailed_at=0.0
                )
            )
            await connection.execute(
                insert(SESSIONS).values(id=_hash(session), person=person_id, created=now)
            )
        return Person(person_id, name, True, language, "system", None, session), session

    async def by_session(self, session: str) -> Person | None:
        async with self.database.read() as connection:
            found = await connection.execute(
                select(PEOPLE)
                .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
                .where(SESSIONS.c.id == _hash(session))
            )
            row = found.first()
            return _person(row, session) if row is not None else None

    async def by_id(self, person: str) -> Person | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).first()
            return _person(row, "") if row is not None else None

    async def new_session(self, person: str) -> str:
        session = secrets.token_urlsafe(24)
        async with self.database.write() as connection:
            await connection.execute(
                insert(SESSIONS).values(id=_hash(session), person=person, created=time.time())
            )
        return session

    async def end_session(self, session: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id == _hash(session)))

    async def change(self, person: str, values: dict[str, Any]) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))

    async def make_account(self, person: str, name: str, password: str) -> None:
        """The guest gets an account. `password` is a hash. Raises NameTaken."""
        try:
            await self.change(person, {"account": name.casefold(), "name": name, "password": password})
        except IntegrityError:
            raise NameTaken from None

    async def account(self, name: str) -> tuple[str, str] | None:
        """The person and the password hash of an account."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.account == name.casefold())
            )
            row = found.first()
            return (row[0], row[1]) if row is not None else None

    async def confirm_mail(self, token: str) -> bool:
        """The address that the token was sent to is the person's own."""
        async with self.database.write() as connection:
            done = await connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.mail_token == token)
                .values(mail=PEOPLE.c.mail_pending, mail_pending=None, mail_token=None)
            )
            return done.rowcount == 1

    async def may_mail(self, person: str, now: float, pause: float) -> bool:
        """Counts a mail to the person; False if the last one was less than `pause` seconds ago."""
        async with self.database.write() as connection:
            done = await connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == person, PEOPLE.c.mailed_at <= now - pause)
                .values(mailed_at=now)
            )
            return done.rowcount == 1


def _hash(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()


def _person(row: Any, session: str) -> Person:
    return Person(row.id, row.name, row.account is None, row.language, row.theme, row.mail, session)
