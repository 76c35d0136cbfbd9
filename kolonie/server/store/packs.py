"""The components that tables are played with: those of this program, or those kept with the database.

When a table is opened, the text of its packs is kept under their hash. A later program with other packs plays
the table on with what it began with.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, insert, select
from sqlalchemy.exc import IntegrityError

from kolonie.core import packs
from kolonie.core.title import Title
from kolonie.server.store.database import Database
from kolonie.server.store.schema import PACKS
from kolonie.table.events import Terms

LOG = logging.getLogger("kolonie")
MOST = 32
MANY = 1000
Named = tuple[tuple[str, str], ...]
"""Packs: each with its name and the hash of its contents."""
TEXTS = msgspec.json.Decoder(dict[str, str])


def named(title: Title, box: Any) -> Named:
    return tuple((pack.name, pack.sha256) for pack in title.packs(box))


def key_of(game: str, wanted: Named) -> str:
    """Under which name a set of packs is kept."""
    return hashlib.sha256(msgspec.json.encode([game, wanted])).hexdigest()


class Components:
    """The boxes of tables. A box is made once and shared by all tables that are played with it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._kept: set[str] = set()
        self._boxes: OrderedDict[tuple[str, str], Any] = OrderedDict()
        self._made: set[tuple[str, str]] = set()
        """The boxes of this program that were made before: they are soon had again."""

    async def own_box(self, title: Title, settings: dict[str, str]) -> Any:
        """The box of this program. To read its packs takes long."""
        place = (title.id, repr(sorted(settings.items())))
        if place in self._made:
            return title.box(settings=settings)
        box = await asyncio.to_thread(title.box, settings=settings)
        if len(self._made) >= MANY:
            self._made.clear()
        self._made.add(place)
        return box

    async def keep(self, title: Title, settings: dict[str, str]) -> None:
        """Keeps the packs that a table with these settings is going to be played with."""
        wanted = named(title, await self.own_box(title, settings))
        key = key_of(title.id, wanted)
        if not wanted or key in self._kept:
            return
        body = await asyncio.to_thread(_noted, title, settings)

        def work(connection: Connection) -> None:
            if not connection.execute(select(exists().where(PACKS.c.id == key))).scalar():
                connection.execute(insert(PACKS).values(id=key, game=title.id, body=body))

        with contextlib.suppress(IntegrityError):  # another process was faster
            await self.database.write(work)
        self._kept.add(key)

    async def texts(self, terms: Terms) -> dict[str, str]:
        """The texts of the packs of a table, if this program has others and they were kept."""
        title = _title(terms)
        if not terms.packs or terms.packs == named(title, await self.own_box(title, terms.settings)):
            return {}

        def work(connection: Connection) -> str | None:
            found = select(PACKS.c.body).where(PACKS.c.id == key_of(terms.game, terms.packs))
            body: str | None = connection.execute(found).scalar_one_or_none()
            return body

        body = await self.database.read(work)
        return TEXTS.decode(body) if body is not None else {}

    async def box(self, terms: Terms) -> Any:
        """What a table began with; if that is not there any more, what this program has in its place."""
        title = _title(terms)
        texts = await self.texts(terms)
        if not texts:
            return await self.own_box(title, terms.settings)
        place = (key_of(terms.game, terms.packs), repr(sorted(terms.settings.items())))
        if place not in self._boxes:
            try:
                self._boxes[place] = await asyncio.to_thread(box_of, title, terms, texts)
            except Exception as error:  # packs that this program cannot read, for whatever reason
                LOG.warning("kept packs of %s cannot be used: %s", title.id, error)
                return await self.own_box(title, terms.settings)
            while len(self._boxes) > MOST:
                self._boxes.popitem(last=False)
        return self._boxes[place]


def _noted(title: Title, settings: dict[str, str]) -> str:
    """The texts of the packs that make a box, as they are kept."""
    with packs.noted() as texts:
        title.box(settings=settings)
    return msgspec.json.encode(texts).decode()


def box_of(title: Title, terms: Terms, texts: dict[str, str]) -> Any:
    """The box that these texts make. Raises whatever stands in the way."""
    with packs.laid_out(texts):
        box = title.box(settings=terms.settings)
    if named(title, box) != terms.packs:
        raise packs.PackError("they are not what their hashes say")
    return box


def _title(terms: Terms) -> Title:
    from kolonie.games import title

    return title(terms.game)
