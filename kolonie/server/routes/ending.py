"""Ending a game before its end: resigning, abandoning it together, closing one's table."""

from __future__ import annotations

from collections.abc import Awaitable

from litestar import post
from litestar.status_codes import HTTP_200_OK

from kolonie.server.api import Abandon, Done, Resign
from kolonie.server.endings import NotAlone, NotStarted
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.routes.common import check_sees, own_seat
from kolonie.server.store.rows import Person


async def _done(work: Awaitable[None]) -> None:
    try:
        await work
    except NotStarted:
        raise Sorry(409, "not-running") from None
    except NotAlone:
        raise Sorry(409, "not-alone") from None


@post("/api/tables/{table_id:str}/resign", tags=["play"], summary="Give up", status_code=HTTP_200_OK)
async def resign(table_id: str, data: Resign, person: Person, house: House) -> Done:
    """The seat cannot win any more, and its game counts as lost. A bot plays it on for the others.

    When only one seat is left it has won; when no person is left the game is over.
    """
    async with house.hub.at(table_id) as live:
        own_seat(live, person, data.seat)
    await _done(house.endings.resign(table_id, data.seat))
    return Done(True)


@post(
    "/api/tables/{table_id:str}/abandon",
    tags=["play"],
    summary="Agree to stop the game here",
    status_code=HTTP_200_OK,
)
async def abandon(table_id: str, data: Abandon, person: Person, house: House) -> Done:
    """When all agree who play themselves now, the game is over and counts for nothing."""
    async with house.hub.at(table_id) as live:
        mine = live.row.seats_of(person.id)
        if not mine:
            check_sees(live.row, person)
            raise Sorry(403, "not-your-seat")
    for seat in mine:
        async with house.hub.at(table_id) as live:
            if live.sitting.ending == "abandoned":
                break
        await _done(house.endings.agree(table_id, seat, data.agree))
    return Done(True)


@post("/api/tables/{table_id:str}/close", tags=["tables"], summary="Close my table", status_code=HTTP_200_OK)
async def close_table(table_id: str, person: Person, house: House) -> Done:
    """Only its owner, and not while others play at it: with them a game is abandoned, or resigned."""
    async with house.hub.at(table_id) as live:
        check_sees(live.row, person)
        if live.row.owner != person.id:
            raise Sorry(403, "not-owner")
    await _done(house.endings.close(table_id, person.id))
    return Done(True)


ROUTES = [resign, abandon, close_table]
