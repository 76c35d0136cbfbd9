"""What this program would make of the tables of a database, before anything is switched.

The database is copied (it may be in use) and the copy brought up to date; every table is folded from its
first event and held against its fingerprints, as a server would do. The database itself is not changed.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, select

from kolonie.server.config import Config
from kolonie.server.restoring import Kept, Unreadable, proved
from kolonie.server.store.backup import back_up
from kolonie.server.store.database import Database
from kolonie.server.store.packs import named
from kolonie.server.store.schema import TABLES
from kolonie.server.store.tables import Tables

Verdict = Literal["holds", "goes over", "stops", "unreadable"]


@dataclass(frozen=True)
class Judged:
    """One table: whether it goes on as it is, under a new label, not at all, or cannot even be shown."""

    id: str
    game: str
    status: str
    verdict: Verdict
    rules: str
    moves: int
    shown: int
    kept_packs: bool
    """It goes on with components that this program does not have any more."""


@dataclass
class Report:
    tables: list[Judged] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        return dict(Counter(f"{judged.status}: {judged.verdict}" for judged in self.tables))

    @property
    def stopping(self) -> list[Judged]:
        return [judged for judged in self.tables if judged.verdict in ("stops", "unreadable")]

    def lines(self) -> list[str]:
        told = [f"{count:>6} {what}" for what, count in sorted(self.counts().items())]
        kept = sum(judged.kept_packs for judged in self.tables)
        told.append(
            f"{len(self.tables):>6} tables in all, {kept} of them with components kept in the database"
        )
        for judged in self.stopping:
            what = f"{judged.id} {judged.game} ({judged.status}, rules {judged.rules})"
            place = f"shown after {judged.shown} of {judged.moves} moves"
            told.append(f"  {what}: {judged.verdict}, {place}")
        return told


async def examine(config: Config, tell: Callable[[int, int], None] = lambda _done, _all: None) -> Report:
    """Judges every table of a database; `tell` is told how many are done, of how many."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        await back_up(config, copy)
        database = Database(replace(config, database=str(copy)))
        try:
            await database.open()
            tables = Tables(database)
            report = Report()
            ids = await database.read(_ids)
            for number, table_id in enumerate(ids, 1):
                report.tables.append(await _judge(tables, table_id))
                tell(number, len(ids))
        finally:
            await database.close()
    return report


def _ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars())


async def _judge(tables: Tables, table_id: str) -> Judged:
    found = await tables.load(table_id)
    assert found is not None, "it was listed just now"
    row, _snapshot, _events = found
    terms = row.terms
    kept = Kept(row, await tables.newest_still(table_id), await tables.events(table_id, 0))
    moves = sum(len(event.keys) for event in kept.events if event.kind == "play")
    try:
        box = await tables.components.box(terms)
        sitting, stopped = proved(kept, box)
    except Exception as error:
        if not isinstance(error, Unreadable) and not isinstance(error, LookupError | ValueError):
            raise
        return Judged(table_id, terms.game, row.status, "unreadable", terms.rules, moves, 0, False)
    own = sitting.title.box(settings=terms.settings)
    apart = bool(terms.packs) and terms.packs == named(sitting.title, box) != named(sitting.title, own)
    verdict: Verdict = "stops" if stopped else "holds"
    if stopped is None and row.status == "running" and not sitting.is_labelled:
        verdict = "goes over"
    shown = stopped.shown if stopped else len(sitting.table.record.moves)
    return Judged(table_id, terms.game, row.status, verdict, terms.rules, moves, shown, apart)
