"""The analysis of a finished table: asked for, told how far it is, read."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from kolonie.server.analyst import TooMany
from kolonie.server.api import Problem
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.live import Live
from kolonie.server.reviewed import AnalysisState, ReviewDetails
from kolonie.server.reviewing import NOTHING, details, told, under_way
from kolonie.server.routes.common import answer, check_sees
from kolonie.server.store.rows import Person
from kolonie.server.words import table_words

UNFINISHED = {409: answer(Problem, "The table is not finished, or cannot be played again by this program")}


def _check(live: Live, visitor: Person | None) -> None:
    """Whoever may see the replay may read what was found out; before the end it would tell secrets."""
    check_sees(live.row, visitor)
    if live.row.stopped is not None:
        raise Sorry(409, "stopped")
    if live.row.status != "finished" or not live.sitting.table.record.moves:
        raise Sorry(409, "not-finished")


@post(
    "/api/tables/{table_id:str}/analysis",
    tags=["past"],
    summary="Ask for the analysis of a finished table",
    status_code=HTTP_200_OK,
    responses={**UNFINISHED, 429: answer(Problem, "As many as one may ask for in a day, or at once")},
)
async def ask(table_id: str, person: Person, house: House, language: str) -> AnalysisState:
    """Every turn of every seat, weighed when no bot has anything to do. Whoever asks again is told how far
    it is."""
    async with house.hub.at(table_id) as live:
        _check(live, person)
        try:
            await house.analyst.ask(live, person.id)
        except TooMany:
            raise Sorry(429, "analysis-limit") from None
    return await _state(table_id, person, house, language)


@get(
    "/api/tables/{table_id:str}/analysis",
    tags=["past"],
    summary="The analysis of a table, or how far it is",
    responses=UNFINISHED,
)
async def read(table_id: str, visitor: Person | None, house: House, language: str) -> AnalysisState:
    return await _state(table_id, visitor, house, language)


async def _state(table_id: str, visitor: Person | None, house: House, language: str) -> AnalysisState:
    async with house.hub.at(table_id) as live:
        _check(live, visitor)
        row, done = await house.analyst.of(table_id)
        if row is None:
            return NOTHING
        if row.finished is None:
            return under_way(row, done)
        words, moves = table_words(live.row, language), live.sitting.table.record.moves
        return await asyncio.to_thread(lambda: told(row, live.reel(), moves, words))


@get(
    "/api/tables/{table_id:str}/analysis/{number:int}",
    tags=["past"],
    summary="One turn of an analysis, with the better line",
    responses={**UNFINISHED, 404: answer(Problem, "There is no such table, or no such turn")},
)
async def read_turn(
    table_id: str,
    number: Annotated[int, Parameter(ge=0, le=100_000)],
    visitor: Person | None,
    house: House,
    language: str,
) -> ReviewDetails:
    async with house.hub.at(table_id) as live:
        _check(live, visitor)
        row, _done = await house.analyst.of(table_id)
        if row is None or row.finished is None or number >= len(row.found.reviews):
            raise Sorry(404, "no-turn", field="number")
        words, moves = table_words(live.row, language), live.sitting.table.record.moves
        return await asyncio.to_thread(lambda: details(row, live.reel(), moves, number, words))


ROUTES = [ask, read, read_turn]
