"""What of the machine is there for this process."""

from __future__ import annotations

import os


def cores() -> int:
    """How many cores it may use: a container or `taskset` may leave it fewer than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
