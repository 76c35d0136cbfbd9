"""A table from what is kept of it, by this program, which may not be the one that kept it.

It goes on with the components it began with, if they are there. All its moves are folded again and must mean
what they meant (`table.proof`); only a snapshot of this very program is believed without that. A table that
means something else now is stopped: it shows its last state that is certain and is never changed.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from kolonie.core.saving import SaveError, state_hash
from kolonie.games import UnknownGame
from kolonie.games import title as game_title
from kolonie.server.store.rows import Stopped, TableRow
from kolonie.table import snapshots
from kolonie.table.events import Event
from kolonie.table.proof import Changed
from kolonie.table.sitting import Sitting

LOG = logging.getLogger("kolonie")


class Unreadable(Exception):
    """Not even the beginning of the table can be shown by this program."""


class Kept(msgspec.Struct, frozen=True):
    """All that is kept of a table: its row, how it was last kept as a whole, and its log from the start."""

    row: TableRow
    snapshot: str | None
    events: list[Event]


def at_once(row: TableRow, snapshot: str | None, events: list[Event], box: Any) -> Sitting | None:
    """The table from a snapshot of this program and the events after it; None if there is none."""
    if snapshot is None:
        return None
    try:
        sitting = snapshots.restore(game_title(row.terms.game), row.terms, row.names, snapshot, box)
        for event in events:
            sitting.apply(event)
    except (SaveError, Changed):
        return None
    return sitting


def proved(kept: Kept, box: Any) -> tuple[Sitting, Stopped | None]:
    """The table folded from its first event, and why it cannot go on, if it cannot. Raises Unreadable."""
    row = kept.row
    try:
        title = game_title(row.terms.game)
        sitting, wrong = _folded(kept, box, len(kept.events))
    except UnknownGame:
        raise Unreadable(row.id) from None
    except Exception as error:
        raise Unreadable(row.id) from error
    if wrong is None:
        return sitting, None
    looked_at = _last_state(kept, box, wrong)
    if looked_at is None:
        looked_at, _wrong = _folded(kept, box, wrong - 1)
    record = looked_at.table.record
    moves = sum(len(event.keys) for event in kept.events if event.kind == "play")
    LOG.warning(
        "table %s is stopped: event %s of %s means something else now", row.id, wrong, len(kept.events)
    )
    return looked_at, Stopped(record.rules, title.rules_version, len(record.moves), moves)


def _folded(kept: Kept, box: Any, upto: int) -> tuple[Sitting, int | None]:
    """The fold of the first events, and the number of the one that does not mean the same any more."""
    row = kept.row
    sitting = Sitting(game_title(row.terms.game), row.terms, row.names, box)
    seen = None if kept.snapshot is None else snapshots.witness(kept.snapshot)
    for event in kept.events[:upto]:
        try:
            sitting.apply(event)
        except Exception:  # whatever a changed rule makes of an old move
            return sitting, event.number
        if seen is not None and seen[0] == event.number and seen[1] != state_hash(sitting.game):
            return sitting, event.number
    return sitting, None


def _last_state(kept: Kept, box: Any, wrong: int) -> Sitting | None:
    """The table as its snapshot shows it, if that is newer than what is certain by replay."""
    row = kept.row
    try:
        assert kept.snapshot is not None
        sitting = snapshots.restore(
            game_title(row.terms.game), row.terms, row.names, kept.snapshot, box, to_look_at=True
        )
    except Exception:  # there is none, or this program cannot read it
        return None
    return sitting if sitting.version >= wrong else None
