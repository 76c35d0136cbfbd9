"""Games on all cores: whoever plays them ends with the process that wanted them."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

PLAYING = """
import time
from kolonie.lab.matches import on_all_cores
if __name__ == "__main__":
    for _told in on_all_cores(time.sleep, [0.05] * 4000, 2):
        print("one is over", flush=True)
"""


def players_of(process: int) -> set[int]:
    """The processes that it has started to play."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


def is_running(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children of a process are read from /proc")
def test_nobody_plays_on_when_the_starter_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "playing.py"
    script.write_text(PLAYING)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as starter:
        assert starter.stdout is not None
        starter.stdout.readline()
        players = players_of(starter.pid)
        starter.kill()
    assert len(players) == 2
    until = time.monotonic() + 60
    while any(map(is_running, players)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_running, players))
