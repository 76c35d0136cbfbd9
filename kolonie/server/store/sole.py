"""One server on one SQLite file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class Occupied(Exception):
    """Another server uses the file; the text says which."""


class Sole:
    """A lock beside the file that ends with its process, however that ends."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        place = file.with_name(f"{file.name}.lock")
        held: IO[str] = place.open("a+", encoding="ascii")
        try:
            _lock(held)
        except OSError:
            held.seek(0)
            who = held.read().strip() or "unknown"
            held.close()
            raise Occupied(
                f"{file} is used by another kolonie server (process {who}). One SQLite file has one server; "
                "several servers share a PostgreSQL database"
            ) from None
        held.truncate(0)
        held.write(str(os.getpid()))
        held.flush()
        self._held = held

    def release(self) -> None:
        self._held.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(held: IO[str]) -> None:
        held.seek(1 << 30)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(held: IO[str]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
