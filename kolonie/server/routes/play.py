"""Playing: moves, take-back, confirmation, and what is said meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from kolonie.server.api import (
    ChatLine,
    Confirm,
    Done,
    Move,
    Moved,
    Mute,
    Problem,
    Report,
    TakeBack,
)
from kolonie.server.bus import Notice
from kolonie.server.errors import Sorry, refusal
from kolonie.server.house import House
from kolonie.server.hub import Command, TableStopped
from kolonie.server.live import Live
from kolonie.server.logbook import outlook_state
from kolonie.server.opening import clean_text
from kolonie.server.picture import AT_ONCE
from kolonie.server.routes.common import (
    AnyRequest,
    answer,
    check_sees,
    own_seat,
    provide_language,
    provide_person,
    viewer_of,
)
from kolonie.server.routes.tables import picture
from kolonie.server.states import DecisionDetails, Outlooks, StaleProblem
from kolonie.server.store.rows import Person
from kolonie.server.words import table_words
from kolonie.table.events import Event
from kolonie.table.sitting import CannotTakeBack, NotStarted, Refused, StaleMove

LOG = logging.getLogger("kolonie")
CONFLICT = {409: answer(StaleProblem, "The table is not so; as it is now it is in `state`")}
ILLEGAL = {422: answer(Problem, "The move is not legal: reason and rule")}


@get(
    "/api/tables/{table_id:str}/decision",
    tags=["play"],
    summary="What else there is to know of my decision",
    responses=CONFLICT,
)
async def get_details(
    table_id: str,
    person: Person,
    house: House,
    language: str,
    seat: Annotated[int, Parameter(ge=0, le=7)],
    number: Annotated[int, Parameter(ge=0, le=1_000_000)],
) -> DecisionDetails:
    """For decision `number` of my seat: what cannot be done and why, and what its options would do."""

    def may(live: Live) -> bool:
        own_seat(live, person, seat)
        return live.sitting.started and number == live.sitting.marks[seat]

    found = await house.audience.explain(table_id, seat, language, may)
    if found is not None:
        return found
    raise await conflict(house, table_id, person, seat, language, "stale")


@get(
    "/api/tables/{table_id:str}/outlook",
    tags=["play"],
    summary="What options of mine would do",
    responses={**CONFLICT, **ILLEGAL},
)
async def get_outlook(
    table_id: str,
    person: Person,
    house: House,
    language: str,
    seat: Annotated[int, Parameter(ge=0, le=7)],
    number: Annotated[int, Parameter(ge=0, le=1_000_000)],
    key: Annotated[list[str], Parameter(min_items=1, max_items=AT_ONCE)],
) -> Outlooks:
    """For some options of decision `number` of my seat: what each costs and brings. Nothing is played."""
    async with house.hub.at(table_id) as live:
        own_seat(live, person, seat)
        words = table_words(live.row, language)
        if live.sitting.started and number == live.sitting.marks[seat]:
            try:
                seen = await asyncio.to_thread(live.sitting.outlooks, seat, key)
            except Refused as refused:
                raise refusal(live.row.terms.game, refused.reason, refused.rule, language) from None
            return Outlooks(number, [outlook_state(k, one, words) for k, one in zip(key, seen, strict=True)])
    raise await conflict(house, table_id, person, seat, language, "stale")


class Conflict(Exception):
    """The table is not as the request supposes; the text is the code of the error."""


async def _act(
    house: House, table_id: str, person: Person, seat: int, language: str, command: Command
) -> Moved:
    """Runs a command of a seat, and says in the person's language what stood in the way."""

    def checked(live: Live) -> Event | None:
        own_seat(live, person, seat)
        return command(live)

    try:
        live, _event = await house.hub.change(table_id, checked)
    except (StaleMove, NotStarted, CannotTakeBack, Conflict, TableStopped) as error:
        raise await conflict(house, table_id, person, seat, language, _code(error)) from None
    except Refused as refused:
        async with house.hub.at(table_id) as live:
            raise refusal(live.row.terms.game, refused.reason, refused.rule, language) from None
    return Moved(live.sitting.marks[seat])


def _code(error: StaleMove | NotStarted | CannotTakeBack | Conflict | TableStopped) -> str:
    if isinstance(error, TableStopped):
        return "stopped"
    if isinstance(error, Conflict):
        return str(error)
    if isinstance(error, CannotTakeBack):
        return f"back-{error.wall}"
    return "stale" if isinstance(error, StaleMove) else "not-running"


async def conflict(house: House, table_id: str, person: Person, seat: int, language: str, code: str) -> Sorry:
    async with house.hub.at(table_id) as live:
        state = await picture(house, live, viewer_of(live, person, seat, language))
    return Sorry(409, code, state=state)


@post(
    "/api/tables/{table_id:str}/moves",
    tags=["play"],
    summary="Play a move",
    status_code=HTTP_200_OK,
    responses={**CONFLICT, **ILLEGAL},
)
async def play_move(table_id: str, data: Move, request: AnyRequest) -> Moved:
    """Answers decision `number` of the seat with an option key. Repeating the same move does no harm."""
    # Litestar starts a task for each of several dependencies: of what is asked most often they are a part
    person, house, language = provide_person(request), request.app.state.house, provide_language(request)
    return await play(house, table_id, person, language, data)


async def play(house: House, table_id: str, person: Person, language: str, data: Move) -> Moved:
    """A move, however it came. Raises Sorry."""

    def command(live: Live) -> Event | None:
        sitting = live.sitting
        if sitting.bots[data.seat] is not None:
            raise Conflict("bot-plays")
        return sitting.move(data.seat, data.number, data.key, time.time())

    return await _act(house, table_id, person, data.seat, language, command)


@post(
    "/api/tables/{table_id:str}/take-back",
    tags=["play"],
    summary="Take back my last move or my whole turn",
    status_code=HTTP_200_OK,
    responses=CONFLICT,
)
async def take_back(table_id: str, data: TakeBack, person: Person, house: House, language: str) -> Moved:
    def command(live: Live) -> Event | None:
        if not live.sitting.started:
            raise NotStarted
        return live.sitting.take_back(data.seat, data.number, data.whole_turn, time.time())

    return await _act(house, table_id, person, data.seat, language, command)


@post(
    "/api/tables/{table_id:str}/confirm",
    tags=["play"],
    summary="Confirm my drafted moves",
    status_code=HTTP_200_OK,
    responses=CONFLICT,
)
async def confirm(table_id: str, data: Confirm, person: Person, house: House, language: str) -> Moved:
    def command(live: Live) -> Event | None:
        try:
            return live.sitting.confirm(data.seat, time.time())
        except CannotTakeBack:
            raise Conflict("no-draft") from None

    return await _act(house, table_id, person, data.seat, language, command)


@post("/api/tables/{table_id:str}/chat", tags=["play"], summary="Say something", status_code=HTTP_200_OK)
async def chat(table_id: str, data: ChatLine, person: Person, house: House) -> Done:
    """Only people at the table speak."""
    async with house.hub.at(table_id) as live:
        row = live.row
    if not row.seats_of(person.id):
        check_sees(row, person)
        raise Sorry(403, "not-your-seat")
    if await house.moderation.silenced_until(person.id) > time.time():
        raise Sorry(403, "silenced")
    text = clean_text(data.text)
    if not text:
        raise Sorry(400, "invalid", field="text")
    await house.talk.say(table_id, person.id, person.name, text)
    await house.bus.publish(Notice(table_id, "chat"))
    return Done(True)


@get("/api/tables/{table_id:str}/muted", tags=["play"], summary="The seats whose lines I do not want to read")
async def muted(table_id: str, person: Person, house: House) -> list[int]:
    async with house.hub.at(table_id) as live:
        check_sees(live.row, person)
        row = live.row
    silent = await house.moderation.muted_by(person.id)
    return [seat.seat for seat in row.seats if seat.person in silent]


@post(
    "/api/tables/{table_id:str}/mute",
    tags=["play"],
    summary="Read somebody's lines no more, or again",
    status_code=HTTP_200_OK,
)
async def mute(table_id: str, data: Mute, person: Person, house: House) -> list[int]:
    """Holds at all tables and in all browsers of mine: what the other says is not sent to me. Nobody else is
    told. Answers with the seats that are muted here."""
    async with house.hub.at(table_id) as live:
        check_sees(live.row, person)
        row = live.row
    other = row.seats[data.seat].person if data.seat < len(row.seats) else None
    if other is None or other == person.id:
        raise Sorry(409, "cannot-mute", field="seat")
    await house.moderation.mute(person.id, other, data.muted)
    await house.bus.publish(Notice("", "muted", person=person.id))
    silent = await house.moderation.muted_by(person.id)
    return [seat.seat for seat in row.seats if seat.person in silent]


@post(
    "/api/tables/{table_id:str}/report",
    tags=["play"],
    summary="Report a line of the chat to the operator",
    status_code=HTTP_200_OK,
)
async def report(table_id: str, data: Report, person: Person, house: House) -> Done:
    async with house.hub.at(table_id) as live:
        check_sees(live.row, person)
    if not await house.moderation.report(table_id, data.line, person.id, clean_text(data.reason)):
        raise Sorry(404, "no-line", field="line")
    LOG.warning("a line of the chat of table %s was reported (kolonie operator reports)", table_id)
    return Done(True)


ROUTES = [get_details, get_outlook, play_move, take_back, confirm, chat, muted, mute, report]
