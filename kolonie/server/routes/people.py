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
from kolonie.server.opening import clean_name
from kolonie.server.routes.common import AnyRequest
from kolonie.server.sessions import check_password, hash_password
from kolonie.server.store.people import NameTaken
from kolonie.server.store.rows import Person

SHORTEST_PASSWORD = 8
ADDRESS = re.compile(r"^[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>]+$")


def _me(person: Person, language: str) -> Me:
    return Me(person.id, person.name, person.guest, language, person.theme, person.mail)  # type: ignore[arg-type]


@get("/api/me", tags=["people"], summary="Who am I")
async def who_am_i(person: Person, language: str) -> Me:
    """The person of this session. On a first visit a guest is made and the cookies are set."""
    return _me(person, language)


@put("/api/me", tags=["people"], summary="Change my name, language, look or mail address")
async def change_me(data: MeChange, person: Person, house: House, language: str) -> Me:
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = clean_name(data.name)
    if data.language is not None:
        values["language"] = data.language
    if data.theme is not None:
        values["theme"] = data.theme
    if data.mail is not None:
        values |= await _change_mail(data.mail, house, person, data.language or language)
    if values:
        await house.people.change(person.id, values)
        await _changed(house, person.id)
    if "name" in values:
        for table_id in await house.tables.rename(person.id, values["name"]):
            await house.bus.publish(Notice(table_id, "seats"))
    if data.language is not None:
        house.audience.speak(person.id, data.language)
    changed = await house.people.by_id(person.id)
    assert changed is not None
    return _me(changed, changed.language or language)


async def _change_mail(address: str, house: House, person: Person, language: str) -> dict[str, Any]:
    """A new address gets a link that must be opened before anything else is sent there."""
    if not address:
        return {"mail": None, "mail_pending": None, "mail_token": None}
    if house.mail.smtp is None:
        raise Sorry(409, "no-mail", field="mail")
    if not ADDRESS.match(address):
        raise Sorry(400, "bad-mail", field="mail")
    if not await house.people.may_mail(person.id, time.time(), 60):
        raise Sorry(429, "rate", field="mail")
    token = secrets.token_urlsafe(24)
    asyncio.get_running_loop().create_task(house.mail.confirm_address(address, token, language))
    return {"mail_pending": address, "mail_token": token}


@post("/api/mail/{token:str}", tags=["people"], summary="Confirm a mail address", status_code=HTTP_200_OK)
async def confirm_mail(token: str, house: House, person: Person) -> Done:
    if not await house.people.confirm_mail(token):
        raise Sorry(404, "no-link")
    await _changed(house, person.id)
    return Done(True)


@post("/api/account", tags=["people"], summary="Turn the guest into an account", status_code=HTTP_200_OK)
async def make_account(
    data: Credentials, request: AnyRequest, person: Person, house: House, language: str
) -> Me:
    """The guest keeps its tables. The session is renewed."""
    if not person.guest:
        raise Sorry(409, "has-account")
    if len(data.password) < SHORTEST_PASSWORD:
        raise Sorry(400, "short-password", field="password", n=SHORTEST_PASSWORD)
    name = clean_name(data.name)
    kept = await asyncio.to_thread(hash_password, data.password)
    try:
        await house.people.make_account(person.id, name, kept)
    except NameTaken:
        raise Sorry(409, "name-taken", field="name") from None
    await _renew(request, house, person.id, person.id, person.session)
    for table_id in await house.tables.rename(person.id, name):
        await house.bus.publish(Notice(table_id, "seats"))
    changed = await house.people.by_id(person.id)
    assert changed is not None
    return _me(changed, language)


@post("/api/login", tags=["people"], summary="Log in to an account", status_code=HTTP_200_OK)
async def log_in(data: Credentials, request: AnyRequest, person: Person, house: House, language: str) -> Me:
    found = await house.people.account(data.name)
    kept = found[1] if found else None
    if not await asyncio.to_thread(check_password, kept, data.password) or found is None:
        raise Sorry(403, "bad-login")
    await _renew(request, house, found[0], person.id, person.session)
    changed = await house.people.by_id(found[0])
    assert changed is not None
    return _me(changed, changed.language or language)


@post("/api/logout", tags=["people"], summary="Log out", status_code=HTTP_200_OK)
async def log_out(request: AnyRequest, person: Person, house: House) -> Done:
    await house.people.end_session(person.session)
    await _changed(house, person.id)
    request.scope["kolonie_session"] = ""  # type: ignore[typeddict-unknown-key]
    return Done(True)


async def _changed(house: House, person: str) -> None:
    """What was remembered of the person is forgotten, in every process."""
    house.people.forget(person)
    await house.bus.publish(Notice("", "person", person=person))


async def _renew(request: AnyRequest, house: House, person: str, before: str, old: str) -> None:
    """A new session for a new standing, so that nobody who knew the old one shares it."""
    session = await house.people.new_session(person)
    await house.people.end_session(old)
    await _changed(house, person)
    await _changed(house, before)
    request.scope["kolonie_session"] = session  # type: ignore[typeddict-unknown-key]


ROUTES = [who_am_i, change_me, confirm_mail, make_account, log_in, log_out]
