"""Looking after oneself: sessions, passwords, all that is kept of somebody, and being forgotten."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get, post
from litestar.status_codes import HTTP_200_OK

from kolonie.server.api import Done, Me
from kolonie.server.errors import Sorry
from kolonie.server.farewell import farewell
from kolonie.server.house import House
from kolonie.server.personal import (
    Deletion,
    EndSession,
    Farewell,
    KeptData,
    KeptLine,
    KeptReport,
    KeptResult,
    KeptTable,
    NewPassword,
    PasswordChange,
    ResetWish,
    SessionInfo,
)
from kolonie.server.routes.common import AnyRequest
from kolonie.server.routes.people import changed, checked_password, me_of, renew, sessions_over
from kolonie.server.sessions import check_password, hash_password
from kolonie.server.store.accounts import SHOWN, Kept, session_id
from kolonie.server.store.rows import Person
from kolonie.server.words import server_words

HOUR = 3600.0


@get("/api/sessions", tags=["people"], summary="The browsers I am logged in with")
async def list_sessions(person: Person, house: House) -> list[SessionInfo]:
    rows = await house.accounts.sessions(person.id)
    return [_session(row, person) for row in rows]


def _session(row: Any, person: Person) -> SessionInfo:
    current = row.id == session_id(person.session)
    return SessionInfo(row.id[:SHOWN], row.created, row.seen or row.created, row.agent, current)


@post("/api/sessions/end", tags=["people"], summary="Log out other browsers", status_code=HTTP_200_OK)
async def end_sessions(data: EndSession, person: Person, house: House) -> Done:
    """One of my sessions, or all but this one. Their open tables are closed at once."""
    if data.id == session_id(person.session)[:SHOWN]:
        raise Sorry(409, "own-session", field="id")
    ended = await house.accounts.end_sessions(person.id, data.id, person.session)
    if data.id is not None and not ended:
        raise Sorry(404, "no-own-session", field="id")
    await sessions_over(house, person.id, ended)
    return Done(True)


# -- passwords


@post("/api/account/password", tags=["people"], summary="Change my password", status_code=HTTP_200_OK)
async def change_password(data: PasswordChange, request: AnyRequest, person: Person, house: House) -> Done:
    """All other sessions are ended, and this one is renewed."""
    await _proved(house, person, data.old)
    kept = await asyncio.to_thread(hash_password, checked_password(data.new, "new"))
    await house.people.change(person.id, {"password": kept, "reset_token": None, "reset_until": 0.0})
    ended = await house.accounts.end_sessions(person.id, but=person.session)
    await sessions_over(house, person.id, ended)
    await renew(request, house, person.id, person)
    return Done(True)


async def _proved(house: House, person: Person, password: str) -> None:
    """Raises Sorry unless it is the person's password."""
    if person.guest:
        raise Sorry(409, "no-account")
    if not await asyncio.to_thread(check_password, await house.accounts.password(person.id), password):
        raise Sorry(403, "bad-password", field="password")


@post("/api/reset", tags=["people"], summary="Ask for a new password by mail", status_code=HTTP_200_OK)
async def ask_reset(data: ResetWish, person: Person, house: House, language: str) -> Done:
    """The answer is the same whether there is such an account and whether it has an address or not."""
    if house.mail.smtp is None:
        raise Sorry(409, "no-reset-mail")
    asyncio.get_running_loop().create_task(_mail_reset(house, data.name, language))
    return Done(True)


async def _mail_reset(house: House, name: str, language: str) -> None:
    found = await house.people.account(name)
    known = await house.people.by_id(found[0]) if found else None
    now = time.time()
    if known is None or not known.mail or not await house.accounts.may_mail_to(known.mail, now):
        return
    made = await house.accounts.new_reset(name, now + HOUR)
    if made is not None:
        await house.mail.reset_password(known.mail, known.name, made[1], known.language or language)


@post("/api/reset/{token:str}", tags=["people"], summary="Set a new password", status_code=HTTP_200_OK)
async def use_reset(
    token: str, data: NewPassword, request: AnyRequest, person: Person, house: House, language: str
) -> Me:
    """With a link from a mail or from the operator, once. Whoever has it is logged in, everybody else out."""
    kept = await asyncio.to_thread(hash_password, checked_password(data.password, "password"))
    account = await house.accounts.use_reset(token, kept, time.time())
    if account is None:
        raise Sorry(404, "no-link")
    await sessions_over(house, account, await house.accounts.end_sessions(account))
    await renew(request, house, account, person)
    known = await house.people.by_id(account)
    assert known is not None
    return me_of(known, known.language or language, house)


# -- all that is kept


@get("/api/account/data", tags=["people"], summary="Everything that is kept about me")
async def export_data(person: Person, house: House) -> Response[KeptData]:
    body = _kept(await house.accounts.kept(person.id), person)
    headers = {"Content-Disposition": 'attachment; filename="kolonie.json"'}
    return Response(body, headers=headers)


def _kept(kept: Kept, person: Person) -> KeptData:
    row = kept.person
    return KeptData(
        id=row.id,
        name=row.name,
        guest=row.account is None,
        language=row.language,
        theme=row.theme,
        mail=row.mail,
        created=row.created,
        seen=row.seen,
        sessions=[_session(each, person) for each in kept.sessions],
        tables=[
            KeptTable(s.table_id, s.game, s.status, s.seat, s.name, s.created, s.updated) for s in kept.seats
        ],
        results=[KeptResult(r.table_id, r.game, r.score, r.won, r.resigned, r.at) for r in kept.results],
        chat=[KeptLine(c.table_id, c.text, c.at) for c in kept.chat],
        reports=[KeptReport(r.table_id, r.who, r.text, r.reason, r.at) for r in kept.reports],
        muted=list(kept.mutes),
        progress=kept.progress,
    )


# -- being forgotten


@get("/api/account/deletion", tags=["people"], summary="What deleting me would do")
async def before_deletion(person: Person, house: House, language: str) -> Deletion:
    kept = await house.accounts.kept(person.id)
    words = server_words(language)
    unfinished = len(await house.accounts.unfinished(person.id))
    finished = len({seat.table_id for seat in kept.seats if seat.status == "finished"})
    goes = ["deletion-guest" if person.guest else "deletion-account"]
    counted = [("deletion-tables", unfinished), ("deletion-chat", len(kept.chat))]
    said = [words.say(key) for key in goes] + [words.say(key, n=n) for key, n in counted if n]
    stays = [words.say("deletion-games", n=finished)] if finished else []
    return Deletion(said, [*stays, words.say("deletion-backups")])


@post("/api/account/delete", tags=["people"], summary="Delete me", status_code=HTTP_200_OK)
async def delete_me(data: Farewell, request: AnyRequest, person: Person, house: House, language: str) -> Done:
    """Games that are being played are resigned, tables of mine that wait for players are closed."""
    if not person.guest:
        await _proved(house, person, data.password or "")
    ended = await farewell(house, person.id, server_words(language).say("former-player"))
    await sessions_over(house, person.id, ended)
    await changed(house, person.id)
    request.scope["kolonie_session"] = ""  # type: ignore[typeddict-unknown-key]
    return Done(True)


ROUTES = [
    list_sessions,
    end_sessions,
    change_password,
    ask_reset,
    use_reset,
    export_data,
    before_deletion,
    delete_me,
]
