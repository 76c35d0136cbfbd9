"""Opening tables: from people's wishes to a row, seats with their links, and the first events."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from msgspec.structs import replace

from kolonie.bots import USUAL, bot_names
from kolonie.core.records import Share
from kolonie.core.title import SetupError
from kolonie.games import title as game_title
from kolonie.server.api import NewSeat, NewTable
from kolonie.server.errors import Sorry
from kolonie.server.hub import wake_time
from kolonie.server.store.database import beside_the_loop
from kolonie.server.store.packs import named
from kolonie.server.store.rows import Mode, Origin, Person, SeatRow, Status, TableRow
from kolonie.server.store.seating import TELLING, Begin
from kolonie.server.store.tables import Tables
from kolonie.server.words import QuickLexicon, server_words
from kolonie.table.events import Clock, Event, Terms
from kolonie.table.sitting import Sitting

# Two bots of the same level are told apart by their names, in every language.
BOT_CALLED = ("Kelpie", "Nautil", "Tycho", "Coral", "Vega", "Juno")


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """The secret of a link: 192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    return secrets.token_hex(16)


def guest_name(language: str) -> str:
    return server_words(language).say("guest-name", n=str(secrets.randbelow(10_000)).zfill(4))


def clean_text(text: str) -> str:
    """What can stand in a line: no control characters or marks of direction, no runs of space."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str, field: str = "name") -> str:
    """A name that can stand in a line."""
    cleaned = clean_text(name)
    if not cleaned:
        raise Sorry(400, "bad-name", field=field)
    return cleaned


def seat_rows(wishes: list[NewSeat], person: Person, pledge: str | None = None) -> tuple[SeatRow, ...]:
    """The seats as they are asked for; the first of the person's own is bound by its pledge.

    Raises Sorry for a bot that does not exist.
    """
    rows = []
    for number, wish in enumerate(wishes):
        field = f"seats[{number}]"
        named = clean_name(wish.name, f"{field}.name") if wish.name is not None else None
        if wish.kind == "bot":
            name = wish.bot or USUAL
            if name not in bot_names():
                raise Sorry(400, "no-bot", field=f"{field}.bot", bot=name)
            rows.append(SeatRow(number, "bot", named or BOT_CALLED[number % len(BOT_CALLED)], bot=name))
        elif wish.kind in ("me", "hotseat"):
            called = named if wish.kind == "hotseat" else None
            rows.append(SeatRow(number, wish.kind, called or person.name, person=person.id))
        elif wish.kind == "link":
            rows.append(SeatRow(number, "link", "", token=new_token()))
        else:
            rows.append(SeatRow(number, "open", ""))
    if sum(row.kind == "me" for row in rows) > 1:
        raise Sorry(400, "two-me", field="seats")
    own = next((row.seat for row in rows if row.person is not None), None)
    if pledge is not None and own is not None:
        rows[own] = replace(rows[own], pledge=pledge)
    return tuple(rows)


def terms_of(wish: NewTable, seats: tuple[SeatRow, ...], words: QuickLexicon) -> Terms:
    """The terms of a new table. Raises Sorry, with reason and rule, for settings that cannot be chosen."""
    title = game_title(wish.game)
    if not title.min_seats <= len(seats) <= title.max_seats:
        raise Sorry(400, "seats", field="seats", least=title.min_seats, most=title.max_seats)
    try:
        settings = title.check(wish.settings, len(seats))
    except SetupError as error:
        reason = None if error.reason is None else words.say(error.reason)
        field = str(error).partition(":")[0]
        raise Sorry(400, "setup", field=field, rule=error.rule or None, text=reason) from None
    if wish.seed is not None and any(seat.kind in ("open", "link") for seat in seats):
        raise Sorry(400, "seed-with-others", field="seed")
    return Terms(
        game=title.id,
        seats=len(seats),
        settings=settings,
        seed=wish.seed or new_seed(),
        chosen=wish.seed is not None,
        confirm=wish.confirm,
        clock=Clock(wish.clock.initial_s, wish.clock.increment_s) if wish.clock else None,
        bots={seat.seat: seat.bot for seat in seats if seat.bot is not None},
    )


def beginning(row: TableRow, box: Any) -> Begin:
    """How the game of a table begins once its seats are filled, with the components agreed upon."""

    def dealt(shares: tuple[Share, ...]) -> tuple[Event, list[int], float | None]:
        now = time.time()
        sitting = Sitting(game_title(row.terms.game), row.terms, row.names, box)
        return sitting.start(now, shares), sitting.to_act(), wake_time(sitting, now)

    return lambda shares: beside_the_loop(dealt, shares)


async def open_table(
    tables: Tables,
    terms: Terms,
    seats: tuple[SeatRow, ...],
    owner: str,
    mode: Mode,
    public: bool,
    origin: Origin = "played",
    moves: list[tuple[int, str]] | None = None,
    shares: tuple[Share, ...] = (),
    name: str = "",
) -> TableRow:
    """Writes the table. If all seats are filled it has started, and given moves have been played.

    Where somebody has yet to tell what it adds to the shuffle, it waits for that, but not for long.
    """
    now = time.time()
    title = game_title(terms.game)
    components = tables.components
    box = await components.box(terms)
    if not terms.rules:
        terms = replace(terms, rules=title.rules_version, packs=named(title, box))
    if terms.packs == named(title, await components.own_box(title, terms.settings)):
        await components.keep(title, terms.settings)
    sitting = Sitting(title, terms, tuple(seat.name for seat in seats), box)
    filled = not any(seat.free for seat in seats)
    waits = any(seat.pledge for seat in seats)

    def dealt_and_played() -> list[Event]:
        events = [sitting.start(now, shares)] if filled and not waits else []
        return events + [sitting.played(seat, key, now) for seat, key in moves or ()]

    events = await asyncio.to_thread(dealt_and_played)
    status: Status = "running" if events else "open"
    if sitting.over or origin == "record":
        status = "finished"
    row = TableRow(
        id=name or new_id(),
        terms=terms,
        status=status,
        mode=mode,
        origin=origin,
        public=public,
        owner=owner,
        watch=new_token(),
        created=now,
        updated=now,
        to_act=tuple(sitting.to_act()) if status == "running" else (),
        seats=seats,
    )
    wake_at = wake_time(sitting, now) if status == "running" else None
    await tables.create(row, events, now + TELLING if filled and waits else wake_at)
    return row
