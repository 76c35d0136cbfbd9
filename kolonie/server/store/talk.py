"""What is said at a table and who is there, and how games ended."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from kolonie.server.store.database import Database
from kolonie.server.store.schema import CHAT, PRESENCE, RESULTS

LAST_LINES = 100


class Talk:
    """Chat and presence."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table_id: str, person: str, who: str, text: str) -> float:
        at = time.time()
        async with self.database.write() as connection:
            await connection.execute(
                insert(CHAT).values(table_id=table_id, person=person, who=who, text=text, at=at)
            )
        return at

    async def lines(self, table_id: str) -> list[tuple[str, str, float]]:
        """The last lines, oldest first."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(CHAT.c.who, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.table_id == table_id)
                .order_by(CHAT.c.id.desc())
                .limit(LAST_LINES)
            )
            return [(who, text, at) for who, text, at in found][::-1]

    async def here(self, table_id: str, person: str, node: str, until: float) -> None:
        """The person is at the table until then, as far as this node knows."""
        where = (
            PRESENCE.c.table_id == table_id,
            PRESENCE.c.person == person,
            PRESENCE.c.node == node,
        )
        async with self.database.write() as connection:
            done = await connection.execute(update(PRESENCE).where(*where).values(until=until))
            if done.rowcount == 0:
                await connection.execute(
                    insert(PRESENCE).values(table_id=table_id, person=person, node=node, until=until)
                )

    async def gone(self, table_id: str, person: str, node: str) -> None:
        """The person has left; when, stays known for a while."""
        async with self.database.write() as connection:
            await connection.execute(
                update(PRESENCE)
                .where(PRESENCE.c.table_id == table_id, PRESENCE.c.person == person, PRESENCE.c.node == node)
                .values(until=time.time())
            )

    async def forget_node(self, node: str) -> None:
        """Nobody is here through that node any more."""
        now = time.time()
        async with self.database.write() as connection:
            await connection.execute(
                update(PRESENCE).where(PRESENCE.c.node == node, PRESENCE.c.until > now).values(until=now)
            )

    async def forget_before(self, then: float) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.until < then))

    async def last_seen(self, table_id: str, person: str) -> float | None:
        """Until when the person was at the table (in the future: it is there now)."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(func.max(PRESENCE.c.until)).where(
                    PRESENCE.c.table_id == table_id, PRESENCE.c.person == person
                )
            )
            until: float | None = found.scalar_one_or_none()
            return until

    async def present(self, table_ids: list[str]) -> dict[str, set[str]]:
        """Who is at these tables now."""
        found: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
        if table_ids:
            async with self.database.read() as connection:
                rows = await connection.execute(
                    select(PRESENCE.c.table_id, PRESENCE.c.person).where(
                        PRESENCE.c.table_id.in_(table_ids), PRESENCE.c.until > time.time()
                    )
                )
                for table_id, person in rows:
                    found[table_id].add(person)
        return found


class Results:
    """Scores of finished games, and what can be told from them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def summary(self, person: str | None) -> list[Any]:
        """Games, best and mean score by game, seats and mode: everybody's, or one person's."""
        columns = (RESULTS.c.game, RESULTS.c.seats, RESULTS.c.mode)
        query = select(
            *columns,
            func.count(RESULTS.c.table_id.distinct()).label("games"),
            func.count().label("plays"),
            func.max(RESULTS.c.score).label("best"),
            func.avg(RESULTS.c.score).label("mean"),
            func.count().filter(RESULTS.c.won).label("wins"),
        )
        if person is not None:
            query = query.where(RESULTS.c.person == person)
        async with self.database.read() as connection:
            found = await connection.execute(query.group_by(*columns).order_by(*columns))
            return list(found.all())

    async def recent(self, person: str, limit: int = 200) -> list[Any]:
        """The person's last games."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(RESULTS)
                .where(RESULTS.c.person == person)
                .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id)
                .limit(limit)
            )
            return list(found.all())
