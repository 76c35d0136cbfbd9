"""What was played: replay, records, going on from a position, statistics."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from msgspec.structs import replace

from kolonie.core.options import Refused
from kolonie.core.records import RecordError, dealt_from, read, write
from kolonie.games import title as game_title
from kolonie.server.api import (
    Continue,
    NewSeat,
    Problem,
    PublicKey,
    RecentGame,
    Score,
    Stats,
    TableCreated,
)
from kolonie.server.brain import Inspect
from kolonie.server.brains import Unanswered
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.opening import open_table, seat_rows
from kolonie.server.picture import Viewer, build, moment
from kolonie.server.routes.common import AnyRequest, answer, check_sees, known_game, viewer_of
from kolonie.server.routes.tables import created
from kolonie.server.states import TableState
from kolonie.server.store.rows import Person, SeatRow
from kolonie.server.words import game_words, server_words
from kolonie.table.events import Terms
from kolonie.table.export import public_record
from kolonie.table.film import Still

LARGEST_RECORD = 400_000
LONGEST_LINE = 60
"""So many options of a line that was not played are shown."""


@get("/api/tables/{table_id:str}/replay", tags=["past"], summary="The table after so many moves")
async def replay(
    table_id: str,
    house: House,
    visitor: Person | None,
    language: str,
    at: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Parameter(ge=-1, le=7)] = None,
    then: Annotated[list[str] | None, Parameter(max_items=LONGEST_LINE)] = None,
) -> TableState:
    """Of a finished table any seat's view (-1: a spectator's); of a running one only the person's own.

    With `then`, what that seat would see had it played these options instead; only after the end.
    """
    async with house.hub.at(table_id) as live:
        check_sees(live.row, visitor)
        viewer = viewer_of(live, visitor, seat, language)
        if live.row.status == "finished" and seat is not None:
            if seat >= live.row.terms.seats:
                raise Sorry(400, "invalid", field="seat")
            viewer = Viewer(viewer.person, seat if seat >= 0 else None, viewer.seats, language)
        if not live.sitting.started and live.row.stopped is None:
            raise Sorry(409, "not-running")
        if live.row.status != "finished" and live.row.stopped is None:
            at = moment(live.sitting, viewer, at)
        if not then:
            return await asyncio.to_thread(
                lambda: build(live.row, live.sitting, viewer, set(), [], live.reel(), at)
            )
        if live.row.status != "finished" or live.row.stopped is not None or viewer.seat is None:
            raise Sorry(409, "not-finished", field="then")
        acting, keys = viewer.seat, then

        def imagined() -> TableState:
            game = live.reel().at(at)
            for key in keys:
                game.play(acting, key)
            return build(live.row, live.sitting, viewer, set(), [], Still(game), 0)

        try:
            return await asyncio.to_thread(imagined)
        except Refused:
            raise Sorry(400, "invalid", field="then") from None


@get(
    "/api/tables/{table_id:str}/record.kol",
    tags=["past"],
    summary="The record of a table",
    media_type=MediaType.TEXT,
    responses={200: answer(str, "The record; without the seed before the end", MediaType.TEXT)},
)
async def get_record(table_id: str, house: House, visitor: Person | None) -> Response[str]:
    """Before the end the record carries the commitment in place of the seed, and no draft."""
    async with house.hub.at(table_id) as live:
        check_sees(live.row, visitor)
        viewers = live.row.seats_of(visitor.id if visitor else None)
        # of an uploaded game nothing is known here
        seal = house.seal if live.row.origin == "played" else None

        def written() -> str:
            record = public_record(live.sitting.table, live.row.names, viewers)
            return write(record if seal is None else seal.signed(record))

        text = await asyncio.to_thread(written)
        name = f"{live.row.terms.game}-{table_id}.kol"
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/key", tags=["past"], summary="The key that records of this server are signed with")
async def public_key(house: House) -> PublicKey:
    assert house.seal is not None
    return PublicKey("ed25519", house.seal.public)


def _called(seats: tuple[str, ...], language: str) -> list[str]:
    """The names in a record; bots named only by their kind get its label, several of a kind a number."""
    words = server_words(language)
    labels = [words.say(f"bot-{name}") if words.has(f"bot-{name}") else name for name in seats]
    return [
        f"{label[:27]} {labels[: at + 1].count(label)}" if labels.count(label) > 1 else label[:30]
        for at, label in enumerate(labels)
    ]


@post(
    "/api/records",
    tags=["past"],
    summary="Upload a record and open it for replay",
    request_max_body_size=LARGEST_RECORD,
    responses={
        422: answer(Problem, "Not a record of a game that was played"),
        503: answer(Problem, "Nobody had time to play it again"),
    },
)
async def upload_record(request: AnyRequest, person: Person, house: House, language: str) -> TableCreated:
    """The body is the text of a `.kol` file. It is played again move by move before it is opened."""
    text = (await request.body()).decode("utf-8", "replace")
    try:
        record = await asyncio.to_thread(read, text)
    except RecordError as error:
        raise Sorry(422, "bad-record", field=str(error)) from None
    known_game(record.game)
    try:
        answer = await house.brains.ask("record", Inspect(text))
    except Unanswered:
        raise Sorry(503, "busy") from None
    if answer.wrong:
        raise Sorry(422, "bad-record", field="; ".join(answer.wrong))
    title = game_title(record.game)
    settings = title.check(record.settings, len(record.seats))
    terms = Terms(title.id, len(record.seats), settings, record.seed, rules=record.rules, packs=record.packs)
    terms = replace(terms, chosen=record.chosen)
    seats = tuple(
        SeatRow(number, "hotseat", name, person=None, bot=None)
        for number, name in enumerate(_called(record.seats, language))
    )
    row = await open_table(
        house.tables, terms, seats, person.id, "live", False, "record", record.moves, record.shares
    )
    return created(row)


@post("/api/tables/{table_id:str}/continue", tags=["past"], summary="Go on from a position, for practice")
async def go_on(table_id: str, data: Continue, person: Person, house: House, language: str) -> TableCreated:
    """Only from a finished table: a running one would give its secrets away."""
    async with house.hub.at(table_id) as live:
        check_sees(live.row, person)
        if live.row.status != "finished":
            raise Sorry(409, "not-finished")
        if live.row.stopped is not None:
            raise Sorry(409, "stopped")
        moves = live.sitting.table.record.moves[: data.at]
        shares = live.sitting.table.record.shares
        terms = replace(live.row.terms, seed=dealt_from(live.row.terms.seed, shares))
        acting = await asyncio.to_thread(lambda: live.reel().at(data.at).to_act())
        mine = live.row.seats_of(person.id) or acting[:1] or [0]
        names = live.row.names
    if not acting:
        raise Sorry(409, "nothing-to-play", field="at")
    wishes = data.seats or [
        NewSeat("me") if seat == mine[0] else NewSeat("bot", name) for seat, name in enumerate(names)
    ]
    if len(wishes) != terms.seats or any(wish.kind in ("open", "link") for wish in wishes):
        raise Sorry(400, "invalid", field="seats")
    seats = seat_rows(wishes, person)
    bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
    practice = Terms(terms.game, terms.seats, terms.settings, terms.seed, terms.confirm, None, bots, True)
    practice = replace(practice, packs=terms.packs)
    row = await open_table(house.tables, practice, seats, person.id, "live", False, "practice", moves)
    await house.keeper.begun(row)
    return created(row)


@get("/api/stats", tags=["past"], summary="Scores by game, seats and mode")
async def stats(house: House, visitor: Person | None, language: str) -> Stats:
    mine = await house.results.summary(visitor.id) if visitor else []
    recent = await house.results.recent(visitor.id) if visitor else []
    return Stats(
        [_score(row, language) for row in await house.results.summary(None)],
        [_score(row, language) for row in mine],
        [
            RecentGame(
                r.table_id,
                r.game,
                game_words(r.game, language).say("title"),
                r.seats,
                r.mode,
                r.score,
                r.won,
                r.resigned,
                r.early,
                r.at,
            )
            for r in recent
        ],
    )


def _score(row: Any, language: str) -> Score:
    title = game_words(row.game, language).say("title")
    mean = None if row.mean is None else round(float(row.mean), 2)
    return Score(row.game, title, row.seats, row.mode, row.games, row.wins, row.best, mean)


ROUTES = [replay, get_record, public_key, upload_record, go_on, stats]
