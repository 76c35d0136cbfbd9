"""What a coach says at a table where only bots play besides."""

from __future__ import annotations

import asyncio

from litestar import get

from kolonie.server.api import Problem
from kolonie.server.coaching import CoachInfo, coach_info
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.routes.common import answer, check_sees
from kolonie.server.store.rows import Person, TableRow


def has_coach(row: TableRow, person: str) -> bool:
    """Whether this person has one seat and all others are those of bots: nobody is treated unfairly."""
    return len(row.seats_of(person)) == 1 and all(
        seat.person == person or seat.kind == "bot" for seat in row.seats
    )


@get(
    "/api/tables/{table_id:str}/coach",
    tags=["play"],
    summary="What a coach says",
    responses={403: answer(Problem, "Other people play here: there is no coach")},
)
async def show_coach(table_id: str, person: Person, house: House, language: str) -> CoachInfo:
    """Words for every kind of decision and scoring of this game. What could be played says `hint`."""
    async with house.hub.at(table_id) as live:
        check_sees(live.row, person)
        if not has_coach(live.row, person.id):
            raise Sorry(403, "no-hint")
        terms = live.row.terms
    return await asyncio.to_thread(coach_info, terms, language)


ROUTES = [show_coach]
