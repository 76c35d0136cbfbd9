"""After components have changed: `relabel_records.py FILE ...` writes records again that still can be played.

For golden games, puzzles and games of guides, when designed components were evened out. Every move of a
record is played with the components of this program; it then gets their hashes, and its result and state hash
as they are now. Of a puzzle every way to play its turn is tried again: its goal must be what it was. What
does not hold is named and left: record it again (`record_golden.py`), or find another puzzle.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

from kolonie.core.records import RecordError, close, read, replay
from kolonie.games import title
from kolonie.lab.puzzles import every_end
from kolonie.puzzles.puzzles import PREFIX, position, read_puzzle
from kolonie.puzzles.turning import set_out

MANY = 100_000
EARLIER = " (with earlier components)"


def relabelled(text: str) -> tuple[str, str]:
    """The record with the components of this program, and what became of it. Raises RecordError."""
    record = read(text)
    played = title(record.game)
    box = played.box(settings=record.settings)
    packs = tuple((pack.name, pack.sha256) for pack in played.packs(box))
    if record.packs == packs:
        return text, "as it was"
    found = replace(record, packs=packs, moves=list(record.moves))
    game = replay(found, played, box)
    for name, sha in packs:
        text = re.sub(rf'\[Pack "{name} [0-9a-f]+"\]', f'[Pack "{name} {sha}"]', text)
    if f"[{PREFIX}" in text:
        return proven(text), "the same puzzle"
    if not record.result:
        return text, "no result"
    if not game.over:
        raise RecordError("the game is not over after its last move")
    close(found, game, record.seed)
    text = text.replace(f'[Result "{record.result}"]', f'[Result "{found.result}"]')
    text = text.replace(f'[Hash "{record.hash}"]', f'[Hash "{found.hash}"]')
    return text, "same result" if found.result == record.result else f"{record.result} -> {found.result}"


def proven(text: str) -> str:
    """The puzzle, if its turn makes as many points as it did, and no other more. Raises RecordError."""
    puzzle = read_puzzle(text)
    world = set_out(position(puzzle), puzzle.seat)
    world.journal = None
    made = [end.made for end in every_end(world, puzzle.seat, MANY)]
    best = max(made)
    next_best = max((points for points in made if points < best), default=0)
    if (best, next_best, len(made), made.count(best)) != (
        puzzle.goal,
        puzzle.next,
        puzzle.ends,
        puzzle.solving,
    ):
        raise RecordError(f"the turn makes {best}, else {next_best}, in {made.count(best)} of {len(made)}")
    if EARLIER in text:
        return text
    return text.replace(f'[{PREFIX}found "{puzzle.found}"]', f'[{PREFIX}found "{puzzle.found}{EARLIER}"]')


def main() -> int:
    left = 0
    for name in sys.argv[1:]:
        path = Path(name)
        try:
            text, told = relabelled(path.read_text(encoding="utf-8"))
        except RecordError as error:
            left += 1
            print(f"{name}: left as it is: {error}")
            continue
        path.write_text(text, encoding="utf-8")
        print(f"{name}: {told}")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main())
