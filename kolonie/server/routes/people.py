"""Who you are: guest or account, name, language, look."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from typing import Any

from litestar import get, post, put
from litestar.status_codes import HTTP_200_OK

from kolonie.server.api import Credentials, Done, Me, MeChange
from kolonie.server.bus import Notice
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.opening import clean_name, guest_name
from kolonie.server.routes.common import AnyRequest
from kolonie.server.sessions import agent_of, check_password, hash_password
from kolonie.server.store.accounts import session_id
from kolonie.server.store.people import NameTaken
from kolonie.server.store.rows import Person

SHORTEST_PASSWORD = 8
ADDRESS = re.compile(r"^[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>]+$")


def me_of(person: Person, language: str, house: House) -> Me:
    mails = house.mail.smtp is not None
    return Me(person.id, person.name, person.guest, language, person.theme, person.mail, mails)  # type: ignore[arg-type]


@get("/api/me", tags=["people"], summary="Who am I")
async def who_am_i(person: Person, language: str, house: House, fresh: bool = False) -> Me:
    """The person of this session. On a first visit a guest is made and the cookies are set.

    A browser with a session that is over or not of this server is told so (401); `fresh` begins anew.
    """
    return me_of(person, language, house)


@put("/api/me", tags=["people"], summary="Change my name, language, look or mail address")
async def change_me(data: MeChange, person: Person, house: House, language: str) -> Me:
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = await _own_name(house, person, data.name)
    if data.language is not None:
        values["language"] = data.language
    if data.theme is not None:
        values["theme"] = data.theme
    if data.mail is not None:
        values |= await _change_mail(data.mail, house, person, data.language or language)
    if values:
        await house.people.change(person.id, values)
        await changed(house, person.id)
    if "name" in values:
        await _told_seats(house, await house.tables.rename(person.id, values["name"]))
    if data.language is not None:
        house.audience.speak(person.id, data.language)
    known = await house.people.by_id(person.id)
    assert known is not None
    return me_of(known, known.language or language, house)


async def _own_name(house: House, person: Person, wanted: str) -> str:
    """A name that is nobody else's account. With that of an account one logs in, so it changes at once."""
    name = clean_name(wanted)
    try:
        if not person.guest:
            await house.people.rename_account(person.id, name)
            await _only_one(house, person.id, name)
        elif await house.accounts.taken([name], person.id):
            raise NameTaken
    except NameTaken:
        raise Sorry(409, "name-taken", field="name") from None
    return name


async def _only_one(house: House, person: str, name: str) -> None:
    """Guests who go by the name of the new account get one of the usual names."""
    for guest, language in await house.accounts.guests_called(name, person):
        usual = guest_name(language or "en")
        await house.people.change(guest, {"name": usual})
        await changed(house, guest)
        await _told_seats(house, await house.tables.rename(guest, usual))


async def _told_seats(house: House, tables: list[str]) -> None:
    for table_id in tables:
        await house.bus.publish(Notice(table_id, "seats"))


async def _change_mail(address: str, house: House, person: Person, language: str) -> dict[str, Any]:
    """A new address gets a link that must be opened before anything else is sent there."""
    if not address:
        return {"mail": None, "mail_pending": None, "mail_token": None}
    if house.mail.smtp is None:
        raise Sorry(409, "no-mail", field="mail")
    if not ADDRESS.match(address):
        raise Sorry(400, "bad-mail", field="mail")
    now = time.time()
    if not await house.people.may_mail(person.id, now, 60):
        raise Sorry(429, "rate", field="mail")
    if not await house.accounts.may_mail_to(address, now):
        raise Sorry(429, "mails", field="mail")
    token = secrets.token_urlsafe(24)
    asyncio.get_running_loop().create_task(house.mail.confirm_address(address, token, language))
    return {"mail_pending": address, "mail_token": token}


@post("/api/mail/{token:str}", tags=["people"], summary="Confirm a mail address", status_code=HTTP_200_OK)
async def confirm_mail(token: str, house: House, person: Person) -> Done:
    if not await house.people.confirm_mail(token):
        raise Sorry(404, "no-link")
    await changed(house, person.id)
    return Done(True)


@post("/api/account", tags=["people"], summary="Turn the guest into an account", status_code=HTTP_200_OK)
async def make_account(
    data: Credentials, request: AnyRequest, person: Person, house: House, language: str
) -> Me:
    """The guest keeps its tables. The session is renewed."""
    if not person.guest:
        raise Sorry(409, "has-account")
    password = checked_password(data.password, "password")
    name = clean_name(data.name)
    kept = await asyncio.to_thread(hash_password, password)
    try:
        await house.people.make_account(person.id, name, kept)
    except NameTaken:
        raise Sorry(409, "name-taken", field="name") from None
    await _only_one(house, person.id, name)
    await renew(request, house, person.id, person)
    await _told_seats(house, await house.tables.rename(person.id, name))
    known = await house.people.by_id(person.id)
    assert known is not None
    return me_of(known, language, house)


@post("/api/login", tags=["people"], summary="Log in to an account", status_code=HTTP_200_OK)
async def log_in(data: Credentials, request: AnyRequest, person: Person, house: House, language: str) -> Me:
    """A guest who logs in brings along its seats, tables and scores."""
    found = await house.people.account(data.name)
    kept = found[1] if found else None
    if not await asyncio.to_thread(check_password, kept, data.password) or found is None:
        raise Sorry(403, "bad-login")
    known = await house.people.by_id(found[0])
    if known is None:  # deleted in this moment
        raise Sorry(403, "bad-login")
    await renew(request, house, known.id, person)
    if person.guest and person.id != known.id:
        await _told_seats(house, await house.accounts.adopt(person.id, known.id, known.name))
    return me_of(known, known.language or language, house)


@post("/api/logout", tags=["people"], summary="Log out", status_code=HTTP_200_OK)
async def log_out(request: AnyRequest, person: Person, house: House) -> Done:
    """Sockets of this session are closed."""
    await house.people.end_session(person.session)
    await sessions_over(house, person.id, [session_id(person.session)])
    request.scope["kolonie_session"] = ""  # type: ignore[typeddict-unknown-key]
    return Done(True)


def checked_password(password: str, field: str) -> str:
    if len(password) < SHORTEST_PASSWORD:
        raise Sorry(400, "short-password", field=field, n=SHORTEST_PASSWORD)
    return password


async def changed(house: House, person: str) -> None:
    """What was remembered of the person is forgotten, in every process."""
    house.people.forget(person)
    await house.bus.publish(Notice("", "person", person=person))


async def sessions_over(house: House, person: str, sessions: list[str]) -> None:
    """Sessions of the person have ended: nothing more is sent to their sockets, in any process."""
    await changed(house, person)
    for session in sessions:
        await house.bus.publish(Notice("", "session", person=session))


async def renew(request: AnyRequest, house: House, person: str, before: Person) -> None:
    """A new session for a new standing, so that nobody who knew the old one shares it."""
    session = await house.people.new_session(person, agent_of(request.headers.get("user-agent", "")))
    await house.people.end_session(before.session)
    await sessions_over(house, before.id, [session_id(before.session)])
    await changed(house, person)
    request.scope["kolonie_session"] = session  # type: ignore[typeddict-unknown-key]


ROUTES = [who_am_i, change_me, confirm_mail, make_account, log_in, log_out]
