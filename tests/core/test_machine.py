"""A process uses only what of the machine is left to it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kolonie.machine import cores

HELD = """
import os
from kolonie.machine import cores
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
print(cores())
"""


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="no cores can be taken away here")
def test_cores_that_were_taken_away_do_not_count() -> None:
    told = subprocess.run([sys.executable, "-c", HELD], capture_output=True, text=True, check=True)
    assert int(told.stdout) == 1 <= cores()
