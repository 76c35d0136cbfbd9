"""Progress in learning: kept for accounts; guests keep theirs in their browser."""

from __future__ import annotations

from litestar import get, put

from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.progress import Progress
from kolonie.server.store.rows import Person


def _account(person: Person) -> str:
    if person.guest:
        raise Sorry(409, "no-account")
    return person.id


@get("/api/progress", tags=["lessons"], summary="How far I have come")
async def show_progress(person: Person, house: House) -> Progress:
    return await house.accounts.progress(_account(person))


@put("/api/progress", tags=["lessons"], summary="Join what this browser knows with what is kept")
async def join_progress(data: Progress, person: Person, house: House) -> Progress:
    """Nothing is forgotten by this. The answer is all that is kept now."""
    return await house.accounts.join_progress(_account(person), data)


ROUTES = [show_progress, join_progress]
