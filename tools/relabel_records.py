"""After components have changed: `relabel_records.py FILE ...` writes records again that still can be played.

For golden games, puzzles and games of guides, when designed components were evened out. Every move of a
record is played with the components of this program; it then gets their hashes, and its result and state hash
as they are now. What cannot be played to its end is named and left: record it again (`record_golden.py`).
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from kolonie.core.records import Record, RecordError, close, read, replay, write
from kolonie.games import title


def relabelled(record: Record) -> tuple[Record, str]:
    """The record with the components of this program, and what became of its result. Raises RecordError."""
    played = title(record.game)
    box = played.box(settings=record.settings)
    packs = tuple((pack.name, pack.sha256) for pack in played.packs(box))
    found = replace(record, packs=packs, moves=list(record.moves))
    game = replay(found, played, box)
    if not record.result:
        return found, "no result"
    if not game.over:
        raise RecordError("the game is not over after its last move")
    close(found, game, record.seed)
    return found, "same result" if found.result == record.result else f"{record.result} -> {found.result}"


def main() -> int:
    left = 0
    for name in sys.argv[1:]:
        path = Path(name)
        text = path.read_text(encoding="utf-8")
        try:
            found, told = relabelled(read(text))
        except RecordError as error:
            left += 1
            print(f"{name}: left as it is: {error}")
            continue
        path.write_text(write(found), encoding="utf-8")
        print(f"{name}: {told}")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main())
