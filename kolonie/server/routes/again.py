"""Playing again with the same people: whoever asks first opens the table, the others take their old seats."""

from __future__ import annotations

from litestar import get, post
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from kolonie.server.api import Joined, Rematch
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.opening import new_seed, new_token, open_table
from kolonie.server.routes.common import check_sees
from kolonie.server.routes.listing import again_id
from kolonie.server.routes.tables import sit_down
from kolonie.server.store.rows import Person, SeatKind, SeatRow, TableRow


@get("/api/tables/{table_id:str}/rematch", tags=["past"], summary="Where the same people play again")
async def find_rematch(table_id: str, house: House, visitor: Person | None) -> Rematch:
    row = await _over(house, table_id, visitor)
    again = await house.tables.row(again_id(row.id))
    if again is None:
        return Rematch(None, [])
    return Rematch(again.id, [seat.name for seat in again.seats if seat.person is not None])


@post(
    "/api/tables/{table_id:str}/rematch",
    tags=["past"],
    summary="Play again with the same people",
    status_code=HTTP_200_OK,
)
async def rematch(table_id: str, house: House, person: Person) -> Joined:
    """Opens the table with the same terms, or takes the person's old seats at it."""
    row = await _over(house, table_id, person)
    mine = row.seats_of(person.id)
    if not mine:
        raise Sorry(403, "not-your-seat")
    again = await house.tables.row(again_id(row.id)) or await _open(house, row, person)
    for seat in mine:
        if again.seats[seat].free:
            await sit_down(house, again, seat, person, None)
    return Joined(again.id, mine[0])


async def _over(house: House, table_id: str, person: Person | None) -> TableRow:
    row = await house.tables.row(table_id)
    if row is None:
        raise Sorry(404, "no-table")
    check_sees(row, person)
    if row.status != "finished" or row.origin == "record":
        raise Sorry(409, "not-finished")
    return row


async def _open(house: House, row: TableRow, person: Person) -> TableRow:
    seats = tuple(_again(seat, person) for seat in row.seats)
    bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
    terms = replace(row.terms, seed=new_seed(), chosen=False, bots=bots)
    name = again_id(row.id)
    try:
        new = await open_table(house.tables, terms, seats, person.id, row.mode, row.public, name=name)
    except IntegrityError:
        # Somebody else was faster by a moment.
        found = await house.tables.row(name)
        assert found is not None
        return found
    await house.keeper.begun(new)
    return new


def _again(seat: SeatRow, person: Person) -> SeatRow:
    """The seat at the new table: bots and whoever asks sit there, the seats of others wait for them."""
    if seat.kind == "bot":
        return SeatRow(seat.seat, "bot", seat.name, bot=seat.bot)
    if seat.person == person.id:
        kind: SeatKind = "hotseat" if seat.kind == "hotseat" else "me"
        return SeatRow(seat.seat, kind, seat.name, person=person.id)
    return SeatRow(seat.seat, "link", "", token=new_token())


ROUTES = [find_rematch, rematch]
