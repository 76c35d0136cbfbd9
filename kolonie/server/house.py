"""The parts of a running server, put together once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from kolonie.core.text import LANGUAGES
from kolonie.games import titles
from kolonie.server.analyst import Analyst
from kolonie.server.audience import HEARTBEAT, Audience
from kolonie.server.brains import Brains
from kolonie.server.bus import Bus, LocalBus
from kolonie.server.collecting import Collector
from kolonie.server.config import Config
from kolonie.server.endings import Endings
from kolonie.server.hub import LEASE, Hub
from kolonie.server.keeper import Keeper
from kolonie.server.mail import Mail
from kolonie.server.metering import Meters
from kolonie.server.pace import Pace
from kolonie.server.seal import Seal
from kolonie.server.sessions import Signer
from kolonie.server.store.accounts import Accounts
from kolonie.server.store.analyses import Analyses
from kolonie.server.store.database import Database
from kolonie.server.store.moderation import Moderation
from kolonie.server.store.people import People
from kolonie.server.store.seating import Seating
from kolonie.server.store.tables import Tables
from kolonie.server.store.talk import Results, Talk
from kolonie.server.studio import Studio
from kolonie.server.words import game_words, server_words

FORGET = 7 * 86400.0
"""Seconds after which it is forgotten when somebody was last at a table."""
SOON, HOUR, DAY = 3.0, 3600.0, 86400.0
LOG = logging.getLogger("kolonie")


def _between_processes(url: str) -> Bus:
    from kolonie.server.notifying import PostgresBus

    return PostgresBus(url)


class House:
    """Everything that lives as long as the server does."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.node = secrets.token_hex(6)
        self.database = Database(config)
        self.people = People(self.database)
        self.accounts = Accounts(self.database)
        self.tables = Tables(self.database)
        self.seating = Seating(self.database)
        self.moderation = Moderation(self.database)
        self.talk = Talk(self.database)
        self.results = Results(self.database)
        self.bus: Bus = _between_processes(self.database.url) if self.database.postgres else LocalBus()
        self.hub = Hub(self.tables, self.bus)
        self.hub.watched = lambda table: self.audience.busy(table)
        self.studio = Studio(config.painters)
        self.audience = Audience(self.hub, self.talk, self.people, self.moderation, self.node, self.studio)
        self.brains = Brains(config.workers)
        self.mail = Mail(config, self.people, self.accounts)
        self.keeper = Keeper(self.hub, self.tables, self.seating, self.brains, self.bus, self.mail)
        self.keeper.watched = self.audience.busy
        self.analyst = Analyst(self.hub, self.tables, Analyses(self.database), self.brains)
        self.endings = Endings(config, self.hub, self.tables, self.keeper, self.bus, self.mail)
        self.meters = Meters()
        self.pace = Pace(config.slow_ms / 1000)
        self.signer = Signer(b"")
        self.seal: Seal | None = None
        """Signs records, once the database is open."""
        self.stopping = asyncio.Event()
        self.greeting: list[str] = []
        """What is printed when everything is up."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.pace.watch(asyncio.get_running_loop())
        for language in LANGUAGES:
            await asyncio.to_thread(server_words, language)
        await asyncio.to_thread(titles)
        await self.database.open()
        self.signer = Signer(await self.people.signing_key())
        self.seal = Seal(await self.people.secret("record"))
        if not self.database.postgres:
            await self.talk.forget_before(float("inf"))
        await self.bus.open(self.audience.heard, self.audience.all_changed)
        self.brains.open()
        if not self.database.postgres:
            await self.keeper.sweep(ahead=2 * LEASE)
        collector = Collector(lambda: self.hub.moves)
        self._tasks = [
            asyncio.create_task(each())
            for each in (self._watch, self._beat, self._tidy, self._expire, self._learn, collector.run)
        ]
        for line in self.greeting:
            print(line, flush=True)

    async def close(self) -> None:
        """Stops without haste: what was acknowledged is on disk already, so nothing has to be saved."""
        self.stopping.set()
        self.audience.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        await self.analyst.close()
        await self.brains.close()
        await self.studio.close()
        with contextlib.suppress(Exception):
            await self.hub.close()
        with contextlib.suppress(Exception):
            await self.talk.forget_node(self.node)
        await self.bus.close()
        await self.database.close()

    async def _watch(self) -> None:
        """Every second: tables whose time has come."""
        while True:
            await asyncio.sleep(1)
            try:
                while await self.keeper.sweep():
                    pass
                await self.hub.drop_idle(self.audience.busy)
                await self.studio.tidy()
            except Exception:
                LOG.exception("the sweep failed")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.audience.heartbeat()
                self.audience.tell_clocks()
                if self.database.postgres:
                    await self.audience.look_for_missed()
                await self.talk.forget_before(time.time() - FORGET)
            except Exception:
                LOG.exception("the heartbeat failed")

    async def _learn(self) -> None:
        """Soon after the start: the words and boxes of all games, which take long to read, before somebody
        waits."""
        await asyncio.sleep(SOON)
        for title in await asyncio.to_thread(titles):
            await self.tables.components.own_box(title, {})
            for language in LANGUAGES:
                await asyncio.to_thread(game_words, title.id, language)

    async def _expire(self) -> None:
        """At the start and every hour (in tests sooner): tables where nobody comes."""
        shortest = min((d for d in (self.config.table_days, self.config.open_days) if d > 0), default=0.0)
        while True:
            try:
                await self.endings.look_for_quiet()
            except Exception:
                LOG.exception("quiet tables could not be looked after")
            await asyncio.sleep(min(HOUR, max(1.0, shortest * DAY / 10)))

    async def _tidy(self) -> None:
        """At the start and every day: guests who never came back."""
        while self.config.guest_days > 0:
            try:
                deleted = await self.people.delete_guests(time.time() - self.config.guest_days * DAY)
                if deleted:
                    LOG.info("guests who had not come back, deleted: %s", deleted)
            except Exception:
                LOG.exception("old guests could not be deleted")
            await asyncio.sleep(DAY)
