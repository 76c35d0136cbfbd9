"""What is said at a table and who is there, and how games ended."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from kolonie.server.store.database import Database
from kolonie.server.store.rows import ChatRow
from kolonie.server.store.schema import CHAT, PRESENCE, RESULTS

LAST_LINES = 100


class Talk:
    """Chat and presence."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table_id: str, person: str, who: str, text: str) -> float:
        at = time.time()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(CHAT).values(table_id=table_id, person=person, who=who, text=text, at=at)
            )

        await self.database.write(work)
        return at

    async def lines(self, table_id: str) -> list[ChatRow]:
        """The last lines, oldest first."""

        def work(connection: Connection) -> list[ChatRow]:
            found = connection.execute(
                select(CHAT.c.id, CHAT.c.person, CHAT.c.who, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.table_id == table_id)
                .order_by(CHAT.c.id.desc())
                .limit(LAST_LINES)
            )
            return [ChatRow(*line) for line in found][::-1]

        return await self.database.read(work)

    async def here(self, table_id: str, person: str, node: str, until: float) -> None:
        """The person is at the table until then, as far as this node knows."""
        where = (
            PRESENCE.c.table_id == table_id,
            PRESENCE.c.person == person,
            PRESENCE.c.node == node,
        )

        def work(connection: Connection) -> None:
            done = connection.execute(update(PRESENCE).where(*where).values(until=until))
            if done.rowcount == 0:
                there = {"table_id": table_id, "person": person, "node": node, "until": until}
                connection.execute(insert(PRESENCE), there)

        await self.database.write(work)

    async def gone(self, table_id: str, person: str, node: str) -> None:
        """The person has left; when, stays known for a while."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(PRESENCE)
                .where(PRESENCE.c.table_id == table_id, PRESENCE.c.person == person, PRESENCE.c.node == node)
                .values(until=time.time())
            )

        await self.database.write(work)

    async def forget_node(self, node: str) -> None:
        """Nobody is here through that node any more."""
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(
                update(PRESENCE).where(PRESENCE.c.node == node, PRESENCE.c.until > now).values(until=now)
            )

        await self.database.write(work)

    async def forget_before(self, then: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.until < then))

        await self.database.write(work)

    async def last_seen(self, table_id: str, person: str) -> float | None:
        """Until when the person was at the table (in the future: it is there now)."""

        def work(connection: Connection) -> float | None:
            found = connection.execute(
                select(func.max(PRESENCE.c.until)).where(
                    PRESENCE.c.table_id == table_id, PRESENCE.c.person == person
                )
            )
            until: float | None = found.scalar_one_or_none()
            return until

        return await self.database.read(work)

    async def present(self, table_ids: list[str]) -> dict[str, set[str]]:
        """Who is at these tables now."""
        found: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
        if table_ids:

            def work(connection: Connection) -> None:
                rows = connection.execute(
                    select(PRESENCE.c.table_id, PRESENCE.c.person).where(
                        PRESENCE.c.table_id.in_(table_ids), PRESENCE.c.until > time.time()
                    )
                )
                for table_id, person in rows:
                    found[table_id].add(person)

            await self.database.read(work)
        return found


class Results:
    """Scores of finished games, and what can be told from them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def summary(self, person: str | None) -> list[Any]:
        """Games, best and mean score by game, seats and mode: everybody's, or one person's."""
        columns = (RESULTS.c.game, RESULTS.c.seats, RESULTS.c.mode)
        played = ~RESULTS.c.early & ~RESULTS.c.resigned  # points of a game cut short say nothing
        query = select(
            *columns,
            func.count(RESULTS.c.table_id.distinct()).label("games"),
            func.count().label("plays"),
            func.max(RESULTS.c.score).filter(played).label("best"),
            func.avg(RESULTS.c.score).filter(played).label("mean"),
            func.count().filter(RESULTS.c.won).label("wins"),
        )
        if person is not None:
            query = query.where(RESULTS.c.person == person)

        def work(connection: Connection) -> list[Any]:
            found = connection.execute(query.group_by(*columns).order_by(*columns))
            return list(found.all())

        return await self.database.read(work)

    async def recent(self, person: str, limit: int = 200) -> list[Any]:
        """The person's last games."""

        def work(connection: Connection) -> list[Any]:
            found = connection.execute(
                select(RESULTS)
                .where(RESULTS.c.person == person)
                .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id)
                .limit(limit)
            )
            return list(found.all())

        return await self.database.read(work)
