"""The load report runs, and its figures make sense."""

from __future__ import annotations

import asyncio

from kolonie.lab.load import Plan, run, share
from tests.tools.commanding import Capture, run_json


def test_a_small_load() -> None:
    report = asyncio.run(run(Plan("aquasphere", tables=4, listeners=2, seconds=2, pause=0.3, idle=60)))
    assert report.idle == 60 and report.idle_kb_each >= 0 and report.server_mb > 20
    assert report.paced_moves_per_s > 1 and report.full_moves_per_s > report.paced_moves_per_s
    assert 0 < report.paced_accept_p50 <= report.paced_accept_p99
    assert len(report.lines()) == 9 and report.full_cpu_ms > 0


def test_the_command_prints_its_report_once(capsys: Capture) -> None:
    data = run_json(capsys, "lab", "load", "--tables", 1, "--seconds", 0.5, "--idle", 0)
    assert data["full_moves_per_s"] > 0


def test_shares() -> None:
    values = [float(n) for n in range(1, 101)]
    assert (share(values, 0.5), share(values, 0.99), share([], 0.5)) == (51.0, 100.0, 0.0)
