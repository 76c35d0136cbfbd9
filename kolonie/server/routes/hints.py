"""A hint: what a strong player would do, thought about in a worker, at tables where that is nobody's loss."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.status_codes import HTTP_200_OK

from kolonie.bots.advice import TOLD, Advice, verdict
from kolonie.core.saving import save
from kolonie.learn.reasons import reasons
from kolonie.server.api import AskHint, Problem
from kolonie.server.brain import Advise
from kolonie.server.brains import Unanswered, Unwanted
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.live import Live
from kolonie.server.logbook import change_states, outlook_state
from kolonie.server.routes.common import answer, own_seat
from kolonie.server.routes.play import CONFLICT, conflict
from kolonie.server.states import AdviceState, HintState, WeighedState
from kolonie.server.store.rows import Person, TableRow
from kolonie.server.words import TableWords, table_words


def among_bots(row: TableRow, person: str) -> bool:
    """Whether every seat is this person's or was a bot's from the start.

    A bot that stands in for somebody does not count: that person may come back.
    """
    return all(seat.person == person or seat.kind == "bot" for seat in row.seats)


@post(
    "/api/tables/{table_id:str}/hint",
    tags=["play"],
    summary="What a strong player would do",
    status_code=HTTP_200_OK,
    responses={
        **CONFLICT,
        403: answer(Problem, "Not my seat, or other people play here: there are no hints"),
        503: answer(Problem, "Too many others are waiting"),
    },
)
async def hint(table_id: str, data: AskHint, person: Person, house: House, language: str) -> HintState:
    """For decision `number` of my seat: two or three options, the best first, with what they bring and how
    the turn would go on; and how much every option that was tried out is worth beside the best.

    Only alone, against bots and at one device. The adviser sees what the seat sees.
    """
    async with house.hub.at(table_id) as live:
        own_seat(live, person, data.seat)
        if not among_bots(live.row, person.id):
            raise Sorry(403, "no-hint")
        asked = _is_asked(live, data)
        if asked:
            terms = live.row.terms
            game = live.sitting.seen_by(data.seat)
            packs = await house.tables.components.texts(terms)
            job = Advise(terms.game, save(game), data.seat, terms, packs, data.key or "")
    if asked:
        try:
            told = await house.brains.ask("hint", job, wanted=lambda: _is_asked(live, data))
        except Unwanted:
            raise await conflict(house, table_id, person, data.seat, language, "stale") from None
        except Unanswered:
            raise Sorry(503, "busy") from None
        if told.fallen_back:
            raise Sorry(503, "busy")
        async with house.hub.at(table_id) as live:
            if _is_asked(live, data):
                return await asyncio.to_thread(_said, live, data, told.advice, language)
    raise await conflict(house, table_id, person, data.seat, language, "stale")


def _is_asked(live: Live, data: AskHint) -> bool:
    """Whether the seat still owes this decision, and may choose what is to be weighed."""
    sitting = live.sitting
    if not sitting.started or live.row.status != "running" or live.row.stopped is not None:
        return False
    game = sitting.seen_by(data.seat)
    if data.number != sitting.marks[data.seat] or data.seat not in game.asks:
        return False
    return data.key is None or game.decision(data.seat).option(data.key) is not None


def _said(live: Live, data: AskHint, weighed: tuple[Advice, ...], language: str) -> HintState:
    words = table_words(live.row, language)
    game = live.sitting.seen_by(data.seat)
    labels = {c.key: game.title.label(game, data.seat, c) for c in game.options(data.seat)}
    told = weighed[:TOLD]
    seen = live.sitting.outlooks(data.seat, [one.key for one in told])
    found = reasons(game, data.seat, told)
    return HintState(
        data.number,
        [
            AdviceState(
                one.key,
                words.say(labels[one.key]),
                one.tenths / 10,
                _less(one, words) if number else "",
                one.worlds,
                outlook_state(one.key, outlook, words),
                [words.say(label) for label in reason.then],
                change_states(reason.changes, words),
            )
            for number, (one, outlook, reason) in enumerate(zip(told, seen, found, strict=True))
        ],
        [
            WeighedState(one.key, one.tenths / 10, called, _less(one, words))
            for one in weighed
            if (called := verdict(list(weighed), one.key, len(labels))) is not None
        ],
    )


def _less(one: Advice, words: TableWords) -> str:
    return words.say("advice-less", tenths=one.tenths, points=one.tenths / 10)


ROUTES = [hint]
