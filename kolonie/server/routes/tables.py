"""Opening, finding, joining and leaving tables."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from kolonie.bots import bot_names
from kolonie.core.title import Title
from kolonie.games import title as game_title
from kolonie.server.api import (
    Done,
    Join,
    Joined,
    ListedSeat,
    ListedTable,
    NewTable,
    SeatLink,
    TableCreated,
    TableState,
    TakeOver,
)
from kolonie.server.bus import Notice
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.hub import Live, wake_time
from kolonie.server.opening import open_table, seat_rows, terms_of
from kolonie.server.picture import Viewer, build
from kolonie.server.routes.common import check_sees, known_game, viewer_of
from kolonie.server.store.rows import Person, TableRow
from kolonie.server.words import game_words
from kolonie.table.events import Event
from kolonie.table.sitting import Sitting

DAYS = 3 * 86400.0
"""How long somebody may stay away from a table over days."""


@post("/api/tables", tags=["tables"], summary="Open a table")
async def create_table(data: NewTable, person: Person, house: House, language: str) -> TableCreated:
    """A seed may be given only if no other people can sit down: who knows the seed knows every card."""
    data.game = known_game(data.game)
    words = game_words(data.game, language)
    seats = seat_rows(data.seats, person, words)
    terms = terms_of(data, seats, words)
    row = await open_table(house.tables, terms, seats, person.id, data.mode, data.public)
    await house.keeper.begun(row)
    return created(row)


def created(row: TableRow) -> TableCreated:
    links = [SeatLink(seat.seat, f"/join/{seat.token}") for seat in row.seats if seat.token]
    return TableCreated(row.id, links, f"/watch/{row.watch}")


@get("/api/tables", tags=["tables"], summary="Tables of mine, open ones, finished ones")
async def list_tables(
    house: House,
    visitor: Person | None,
    language: str,
    which: Annotated[Literal["mine", "open", "finished"], Parameter(query="list")] = "mine",
) -> list[ListedTable]:
    person = visitor.id if visitor else ""
    if which == "open":
        rows = await house.tables.open()
    elif which == "mine":
        rows = await house.tables.mine(person)
    else:
        rows = await house.tables.finished(person)
    online = await house.talk.present([row.id for row in rows])
    return [_listed(row, person, online[row.id], language) for row in rows]


def _listed(row: TableRow, person: str, online: set[str], language: str) -> ListedTable:
    title: Title = game_title(row.terms.game)
    seats = [
        ListedSeat(s.seat, s.name, s.kind, s.kind == "bot" or s.person in online, s.seat in row.to_act)
        for s in row.seats
    ]
    mine = row.seats_of(person)
    return ListedTable(
        row.id,
        title.id,
        game_words(title.id, language).say("title"),
        seats,
        row.mode,
        row.status,
        any(seat in row.to_act for seat in mine),
        row.updated,
    )


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
    chat = await house.talk.lines(live.row.id)
    film = live.reel() if live.sitting.over else None
    return build(live.row, live.sitting, viewer, online, chat, film)


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
            and await _sit_down(house, row, seat.seat, person)
        ):
            return Joined(row.id, seat.seat)
    raise Sorry(409, "no-seat", field="seat")


@post("/api/join/{token:str}", tags=["tables"], summary="Take the seat of a link", status_code=HTTP_200_OK)
async def join_by_link(token: str, person: Person, house: House) -> Joined:
    found = await house.tables.seat_by_token(token)
    if found is None:
        raise Sorry(404, "no-link")
    table_id, seat = found
    async with house.hub.at(table_id) as live:
        row = live.row
    mine = row.seats_of(person.id)
    if mine:
        return Joined(table_id, mine[0])
    if not await _sit_down(house, row, seat, person):
        raise Sorry(409, "no-seat")
    return Joined(table_id, seat)


async def _sit_down(house: House, row: TableRow, seat: int, person: Person) -> bool:
    """Somebody sits down, if the seat is still free. When the last seat is filled, the game begins."""
    box = await house.tables.components.box(row.terms)

    def begin() -> tuple[Event, list[int], float | None]:
        now = time.time()
        sitting = Sitting(game_title(row.terms.game), row.terms, row.names, box)
        return sitting.start(now), sitting.to_act(), wake_time(sitting, now)

    done = await house.tables.take_seat(row.id, seat, person.id, person.name, begin)
    if done == "taken":
        return False
    house.hub.outdated(row.id)
    await house.bus.publish(Notice(row.id, "seats"))
    if done == "started":
        await house.keeper.started(row.id)
    return True


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
        elif row.seats[seat].kind in ("open", "link"):
            await house.tables.free_seat(table_id, seat, person.id)
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
        row, started = live.row, live.sitting.started
    mine = row.seats_of(person.id)
    if not mine:
        check_sees(row, person)
        raise Sorry(403, "not-your-seat")
    if row.stopped is not None:
        raise Sorry(409, "stopped")
    if data.seat >= len(row.seats) or row.seats[data.seat].kind == "bot" or not started:
        raise Sorry(409, "cannot-take-over", field="seat")
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
    join_by_link,
    leave_table,
    take_over,
]
