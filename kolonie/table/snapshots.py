"""A sitting as text, so that a long table need not be folded from its first event.

A snapshot is taken only where it is complete: nobody has a draft, no seats act at once, and no move can
be taken back. It holds every secret of the table, like the log itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from kolonie.core.engine import Change, Entry
from kolonie.core.messages import Message
from kolonie.core.options import option
from kolonie.core.records import Share, close
from kolonie.core.saving import Addresses, SaveError, addresses, hash_of_saved, load, save
from kolonie.core.title import Title
from kolonie.core.typed import typed
from kolonie.table.events import Terms
from kolonie.table.proof import code_of
from kolonie.table.sitting import Sitting
from kolonie.table.table import Step

FORMAT = 4


def can_be_taken(sitting: Sitting) -> bool:
    if not sitting.started or sitting.drafts or sitting.game.waiting is not None:
        return False
    return all(step.before is None for step in sitting.table.steps[-1:])


def take(sitting: Sitting) -> str:
    """The sitting as text. Raises SaveError where the journal holds something that cannot be written."""
    book = addresses(sitting.game)
    body = {
        "format": FORMAT,
        "code": code_of(sitting.title),
        "label": [sitting.table.record.rules, sitting.table.record.packs, sitting.table.record.migrated],
        "position": save(sitting.game),
        "journal": [_pack_entry(book, entry) for entry in sitting.game.journal or ()],
        "counted": sitting.game.counted,
        "steps": [[s.seat, s.key, s.entries, s.strand, s.revealed] for s in sitting.table.steps],
        "version": sitting.version,
        "left": sitting.clocks.left,
        "since": sitting.clocks.since,
        "forgiven": sitting.clocks.forgiven,
        "bots": sitting.bots,
        "reasons": sitting.reasons,
        "marks": sitting.marks,
        "answers": sitting.answers,
        "shares": sitting.table.record.shares,
        "resigned": sitting.resigned,
        "agreed": sorted(sitting.agreed),
        "ended": [sitting.ending, sitting.ended_by],
        "times": sitting.times,
    }
    return msgspec.json.encode(body).decode()


def restore(
    title: Title, terms: Terms, names: tuple[str, ...], text: str, box: Any = None, to_look_at: bool = False
) -> Sitting:
    """The sitting again. Raises SaveError for a snapshot of another program, rules, packs or format.

    `to_look_at`: of whatever program, if it can still be read. It must not be played on.
    """
    try:
        body = msgspec.json.decode(text)
        if body["format"] != FORMAT:
            raise SaveError("a snapshot of another format")
        if body["code"] != code_of(title) and not to_look_at:
            raise SaveError("a snapshot of another program")
        sitting = Sitting(title, terms, names, box)
        game = load(title, body["position"], sitting.game.box, of_any_version=to_look_at)
        book = addresses(game)
        game.journal = [_unpack_entry(book, packed) for packed in body["journal"]]
        game.counted = body["counted"]
        table = sitting.table
        if body.get("shares"):
            table.record.shares = typed(tuple(body["shares"]), tuple[Share, ...])
        table.game = game
        table.steps = [Step(seat, key, None, *rest) for seat, key, *rest in body["steps"]]
        rules, packs, migrated = body["label"]
        told = tuple((name, sha) for name, sha in packs)
        table.record = replace(table.record, rules=rules, packs=told, migrated=tuple(migrated))
        table.record.moves = [(step.seat, step.key) for step in table.steps]
        if game.over:
            close(table.record, game, table.seed)
        sitting.version = body["version"]
        sitting.started = True
        sitting.clocks.left = [float(x) for x in body["left"]]
        sitting.clocks.since = body["since"]
        sitting.clocks.forgiven = body["forgiven"]
        sitting.bots = body["bots"]
        sitting.reasons = body["reasons"]
        sitting.marks = body["marks"]
        sitting.times = body.get("times", [])
        sitting.answers = [(number, key) for number, key in body["answers"]]
        sitting.resigned = body.get("resigned", sitting.resigned)
        sitting.agreed = set(body.get("agreed", ()))
        ending, seat = body.get("ended", ("", 0))
        if ending:
            sitting.close(ending, seat)
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"not a snapshot of this table: {error!r}") from None
    return sitting


def witness(text: str) -> tuple[int, str] | None:
    """What a snapshot of any program can witness: after which event which state hash there was."""
    try:
        body = msgspec.json.decode(text)
        return int(body["version"]), hash_of_saved(body["position"])
    except (KeyError, TypeError, ValueError):
        return None


def _pack_entry(book: Addresses, entry: Entry) -> list[Any]:
    args = {name: _pack(value) for name, value in entry.args.items()}
    choice = None if entry.choice is None else [entry.choice.verb, *entry.choice.args]
    changes = [change.key() for change in entry.changes]
    node = book.name(entry.node)
    line = [entry.number, entry.seat, node, args, entry.only, entry.strand, entry.forced]
    return [*line, choice, entry.places, changes]


def _unpack_entry(book: Addresses, packed: list[Any]) -> Entry:
    number, seat, node, args, only, strand, forced, choice, places, changes = packed
    told = {name: _unpack(value) for name, value in args.items()}
    entry = Entry(number, seat, book.node(node), told, only, strand, forced)
    if choice is not None:
        entry.choice = option(*choice)
    entry.places = tuple(places)
    entry.changes = tuple(Change(*change) for change in changes)
    return entry


def _pack(value: object) -> Any:
    if isinstance(value, Message):
        return {"say": value.key, "with": [[name, _pack(part)] for name, part in value.args]}
    if isinstance(value, tuple | list):
        return [_pack(part) for part in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise SaveError(f"a journal may not hold a {type(value).__name__}")


def _unpack(packed: Any) -> object:
    if isinstance(packed, dict):
        return Message(packed["say"], tuple((name, _unpack(part)) for name, part in packed["with"]))
    if isinstance(packed, list):
        return tuple(_unpack(part) for part in packed)
    return packed
