"""What routes share: who asks, in which language, and at which table."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec

from kolonie.games import UnknownGame, title
from kolonie.server.errors import Sorry, language_of
from kolonie.server.house import House
from kolonie.server.live import Live
from kolonie.server.picture import Viewer, pick_seat
from kolonie.server.store.rows import Person, TableRow

AnyRequest = Request[Any, Any, Any]


def answer(kind: type, description: str, media_type: MediaType = MediaType.JSON) -> ResponseSpec:
    """A further answer of a route, for the description (which has no made-up examples)."""
    return ResponseSpec(kind, generate_examples=False, description=description, media_type=media_type)


def provide_house(state: State) -> House:
    house: House = state.house
    return house


def provide_visitor(request: AnyRequest) -> Person | None:
    """Whoever asks; None without a session."""
    person = request.scope.get("kolonie_person")
    return person if isinstance(person, Person) else None


def provide_person(request: AnyRequest) -> Person:
    """Whoever asks, who must have a session."""
    person = provide_visitor(request)
    if person is None:
        raise Sorry(401, "no-session")
    return person


def provide_language(request: AnyRequest) -> str:
    return language_of(request)


def may_see(row: TableRow, person: str | None) -> bool:
    """People at the table, its owner, everybody if it is public, and whoever could still join it."""
    if row.public or row.status == "open":
        return True
    return person is not None and (person == row.owner or bool(row.seats_of(person)))


def check_sees(row: TableRow, person: Person | None) -> None:
    if not may_see(row, person.id if person else None):
        raise Sorry(404, "no-table")


def own_seat(live: Live, person: Person, seat: int) -> None:
    """Only the person on the seat acts for it."""
    if seat not in live.row.seats_of(person.id):
        check_sees(live.row, person)
        raise Sorry(403, "not-your-seat", field="seat")


def viewer_of(live: Live, person: Person | None, wanted: int | None, language: str) -> Viewer:
    person_id = person.id if person else None
    seat = pick_seat(live.row, live.sitting, person_id, wanted)
    return Viewer(person_id, seat, tuple(live.row.seats_of(person_id)), language)


def known_game(name: str) -> str:
    try:
        return title(name).id
    except UnknownGame:
        raise Sorry(404, "no-game", field="game", game=name) from None
