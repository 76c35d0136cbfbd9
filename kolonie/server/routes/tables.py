"""Opening, finding, joining and leaving tables."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK

from kolonie.bots import bot_names
from kolonie.core.chance import commitment
from kolonie.server.api import (
    Done,
    Invitation,
    Join,
    Joined,
    ListedTable,
    NewTable,
    Pledge,
    Reveal,
    SeatLink,
    TableCreated,
    TakeOver,
)
from kolonie.server.bus import Notice
from kolonie.server.easel import without
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.live import Live
from kolonie.server.opening import beginning, open_table, seat_rows, terms_of
from kolonie.server.picture import Viewer, build
from kolonie.server.routes.common import check_sees, known_game, viewer_of
from kolonie.server.routes.listing import again_id, listed
from kolonie.server.states import TableState
from kolonie.server.store.rows import Person, TableRow
from kolonie.server.words import game_words

DAYS = 3 * 86400.0
"""How long somebody may stay away from a table over days."""


@post("/api/tables", tags=["tables"], summary="Open a table")
async def create_table(data: NewTable, person: Person, house: House, language: str) -> TableCreated:
    """A seed may be given only if no other people can sit down: who knows the seed knows every card."""
    data.game = known_game(data.game)
    words = game_words(data.game, language)
    seats = seat_rows(data.seats, person, data.pledge if data.seed is None else None)
    given = [s.name for s, wish in zip(seats, data.seats, strict=True) if wish.name is not None]
    taken = await house.accounts.taken(given, person.id)
    if taken is not None:
        raise Sorry(409, "name-taken", field="seats")
    terms = terms_of(data, seats, words)
    row = await open_table(house.tables, terms, seats, person.id, data.mode, data.public)
    await house.keeper.begun(row)
    return created(row)


def created(row: TableRow) -> TableCreated:
    links = [SeatLink(seat.seat, f"/join/{seat.token}") for seat in row.seats if seat.token]
    return TableCreated(row.id, links, f"/watch/{row.watch}", commitment(row.terms.seed))


@get("/api/tables", tags=["tables"], summary="Tables of mine, open ones, those being played, finished ones")
async def list_tables(
    house: House,
    visitor: Person | None,
    language: str,
    which: Annotated[Literal["mine", "open", "live", "finished"], Parameter(query="list")] = "mine",
) -> list[ListedTable]:
    person = visitor.id if visitor else ""
    if which == "open":
        rows = await house.tables.open()
    elif which == "mine":
        rows = await house.tables.mine(person)
    elif which == "live":
        rows = [row for row in await house.tables.live() if not row.seats_of(person)]
    else:
        rows = await house.tables.finished(person)
    online = await house.talk.present([row.id for row in rows])
    again = await house.tables.existing([again_id(row.id) for row in rows if row.status == "finished"])
    return [listed(row, person, online[row.id], language, again) for row in rows]


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table as I see it")
async def get_table(
    table_id: str,
    house: House,
    visitor: Person | None,
    language: str,
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
    log: Literal["last", "all"] = "last",
) -> TableState:
    async with house.hub.at(table_id) as live:
        check_sees(live.row, visitor)
        viewer = viewer_of(live, visitor, seat, language)
        viewer.log_from = 0 if log == "all" else None
        return await picture(house, live, viewer)


async def picture(house: House, live: Live, viewer: Viewer) -> TableState:
    """The table as the viewer sees it, with chat and presence."""
    online = (await house.talk.present([live.row.id]))[live.row.id]
    muted = await house.moderation.muted_by(viewer.person) if viewer.person is not None else ()
    chat = without(await house.talk.lines(live.row.id), muted)

    def drawn() -> TableState:
        film = live.reel() if live.sitting.over else None
        return build(live.row, live.sitting, viewer, online, chat, film)

    return await asyncio.to_thread(drawn)  # all of it anew, which takes long


@get("/api/watch/{token:str}", tags=["tables"], summary="A table as spectators see it")
async def watch_table(token: str, house: House, language: str) -> TableState:
    table_id = await house.tables.table_by_watch(token)
    if table_id is None:
        raise Sorry(404, "no-link")
    async with house.hub.at(table_id) as live:
        return await picture(house, live, Viewer(None, None, (), language))


# -- seats


@post(
    "/api/tables/{table_id:str}/join", tags=["tables"], summary="Take an open seat", status_code=HTTP_200_OK
)
async def join_table(table_id: str, data: Join, person: Person, house: House) -> Joined:
    async with house.hub.at(table_id) as live:
        row = live.row
    check_sees(row, person)
    mine = row.seats_of(person.id)
    if mine:
        return Joined(row.id, mine[0])
    for seat in row.seats:
        if (
            data.seat in (None, seat.seat)
            and seat.kind == "open"
            and seat.free
            and await sit_down(house, row, seat.seat, person, data.pledge)
        ):
            return Joined(row.id, seat.seat)
    raise Sorry(409, "no-seat", field="seat")


@get("/api/join/{token:str}", tags=["tables"], summary="What a link is for")
async def invitation(token: str, visitor: Person | None, house: House, language: str) -> Invitation:
    found = await house.tables.seat_by_token(token)
    row = await house.tables.row(found[0]) if found else None
    if found is None or row is None:
        raise Sorry(404, "no-link")
    online = (await house.talk.present([row.id]))[row.id]
    table = listed(row, visitor.id if visitor else "", online, language, set())
    return Invitation(table, found[1], row.seats[found[1]].free)


@post("/api/join/{token:str}", tags=["tables"], summary="Take the seat of a link", status_code=HTTP_200_OK)
async def join_by_link(
    token: str, person: Person, house: House, data: Annotated[Pledge | None, Body()] = None
) -> Joined:
    found = await house.tables.seat_by_token(token)
    if found is None:
        raise Sorry(404, "no-link")
    table_id, seat = found
    async with house.hub.at(table_id) as live:
        row = live.row
    mine = row.seats_of(person.id)
    if mine:
        return Joined(table_id, mine[0])
    if not await sit_down(house, row, seat, person, data.pledge if data else None):
        raise Sorry(409, "no-seat")
    return Joined(table_id, seat)


async def sit_down(house: House, row: TableRow, seat: int, person: Person, pledge: str | None) -> bool:
    """Somebody sits down, if the seat is still free. When the last seat is filled, the game begins."""
    box = await house.tables.components.box(row.terms)
    done = await house.seating.take_seat(
        row.id, seat, person.id, person.name, beginning(row, box), None if row.terms.chosen else pledge
    )
    if done == "taken":
        return False
    house.hub.outdated(row.id)
    await house.bus.publish(Notice(row.id, "seats"))
    if done == "started":
        await house.keeper.started(row.id)
    return True


@post(
    "/api/tables/{table_id:str}/reveal",
    tags=["tables"],
    summary="Tell what I add to the shuffle",
    status_code=HTTP_200_OK,
)
async def reveal_entropy(table_id: str, data: Reveal, person: Person, house: House) -> Done:
    """Once all seats are filled: what the pledge of the seat was made from. Then the game begins."""
    async with house.hub.at(table_id) as live:
        row = live.row
    if data.seat not in row.seats_of(person.id):
        check_sees(row, person)
        raise Sorry(403, "not-your-seat", field="seat")
    if row.seats[data.seat].entropy == data.entropy:
        return Done(True)
    box = await house.tables.components.box(row.terms)
    done = await house.seating.reveal(table_id, data.seat, person.id, data.entropy, beginning(row, box))
    if done == "refused":
        raise Sorry(409, "no-pledge", field="entropy")
    house.hub.outdated(table_id)
    await house.bus.publish(Notice(table_id, "seats"))
    if done == "started":
        await house.keeper.started(table_id)
    return Done(True)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], summary="Leave a table", status_code=HTTP_200_OK)
async def leave_table(table_id: str, person: Person, house: House) -> Done:
    """Before the start the seat is free again; afterwards a bot plays it until its owner is back."""
    async with house.hub.at(table_id) as live:
        row, started = live.row, live.sitting.started
    mine = row.seats_of(person.id)
    if not mine:
        check_sees(row, person)
        raise Sorry(403, "not-your-seat")
    if row.stopped is not None:
        raise Sorry(409, "stopped")
    for seat in mine:
        if started:
            await house.keeper.hand_over(table_id, seat, house.keeper.stand_in, "left")
        elif row.seats[seat].kind in ("open", "link") and not await house.seating.free_seat(
            table_id, seat, person.id
        ):
            raise Sorry(409, "dealing")
    house.hub.outdated(table_id)
    await house.bus.publish(Notice(table_id, "seats"))
    return Done(True)


@post(
    "/api/tables/{table_id:str}/takeover",
    tags=["tables"],
    summary="Give a seat to a bot, or take it back",
    status_code=HTTP_200_OK,
)
async def take_over(table_id: str, data: TakeOver, person: Person, house: House) -> Done:
    """The owner gives a seat to any bot and takes it back at will.

    While the owner is absent others may give it to the strongest quick bot, and to no other.
    """
    async with house.hub.at(table_id) as live:
        row, started, resigned = live.row, live.sitting.started, list(live.sitting.resigned)
    mine = row.seats_of(person.id)
    if not mine:
        check_sees(row, person)
        raise Sorry(403, "not-your-seat")
    if row.stopped is not None:
        raise Sorry(409, "stopped")
    if data.seat >= len(row.seats) or row.seats[data.seat].kind == "bot" or not started:
        raise Sorry(409, "cannot-take-over", field="seat")
    if resigned[data.seat]:
        raise Sorry(409, "has-resigned", field="seat")
    if data.bot is not None and data.bot not in bot_names():
        raise Sorry(400, "no-bot", field="bot", bot=data.bot)
    if data.seat in mine:
        await house.keeper.hand_over(table_id, data.seat, data.bot, "left" if data.bot else "")
        return Done(True)
    seen = await house.talk.last_seen(table_id, row.seats[data.seat].person or "") or row.created
    patience = house.config.absence if row.mode == "live" else DAYS
    if data.bot is None or time.time() - seen < patience:
        raise Sorry(409, "is-present", field="seat")
    await house.keeper.hand_over(table_id, data.seat, house.keeper.stand_in, "absent")
    return Done(True)


ROUTES = [
    create_table,
    list_tables,
    get_table,
    watch_table,
    join_table,
    invitation,
    join_by_link,
    reveal_entropy,
    leave_table,
    take_over,
]
