"""A second pair of hands: another process works something out while this one does the same elsewhere.

A thought that tries out many turns in a world can have half of them tried out elsewhere. What is found is
the same, only sooner. It is a copy of this process (`fork`) that does the work, so nothing has to
be written down for it, and it tells nothing but numbers. Who plays many games at once does not need it: every
core has a game already. So it is off until a process that answers one person at a time wants it.
"""

from __future__ import annotations

import os
import threading
from array import array
from collections.abc import Callable
from typing import Final

from kolonie.machine import cores

Work = Callable[[], list[float]]

_WANTED: Final = [False]


def lend_hands(wanted: bool = True) -> None:
    """Lets thoughts of this process use a second core, where the system has one and can copy a process."""
    _WANTED[0] = wanted


def has_hands() -> bool:
    """Whether a second core is there and idle. A process with several threads is not copied."""
    if not _WANTED[0] or not hasattr(os, "fork") or threading.active_count() > 1:
        return False
    return cores() > 1 and os.getloadavg()[0] < cores()


def aside(work: Work) -> Callable[[], list[float] | None]:
    """Has something worked out in another process; what is returned waits for the numbers it found.

    None if that process came to grief: then nothing is known.
    """
    hear, tell = os.pipe()
    child = os.fork()
    if child == 0:
        _tell(hear, tell, work)
    os.close(tell)

    def wait() -> list[float] | None:
        with os.fdopen(hear, "rb") as told:
            heard = told.read()
        _child, status = os.waitpid(child, 0)
        if status:
            return None
        found = array("d")
        found.frombytes(heard)
        return list(found)

    return wait


def _tell(hear: int, tell: int, work: Work) -> None:
    """The life of the other process. It ends here, whatever happens: the rest belongs to its twin."""
    failed = 1
    try:
        os.close(hear)
        with os.fdopen(tell, "wb") as line:
            line.write(array("d", work()).tobytes())
        failed = 0
    finally:
        os._exit(failed)
