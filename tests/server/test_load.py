"""The load report runs, and its figures make sense."""

from __future__ import annotations

import asyncio

import pytest

from kolonie.lab.load import Plan, run, share
from tests.tools.commanding import Capture, run_json


def test_a_small_load() -> None:
    """Two people at each table; what they are sent is small and compressed, and nobody moves out of turn."""
    plan = Plan(("aquasphere", "planet_unknown"), tables=3, seconds=2, rate=6, idle=60, bots=2)
    said: list[str] = []
    report = asyncio.run(run(plan, said.append))
    assert report.idle == 60 and report.idle_kb_each >= 0 and report.server_mb > 20
    for game in plan.games:
        paced, full = report.games[game]["paced"], report.games[game]["full"]
        assert paced.moves_per_s > 1 and full.moves_per_s > 1 and full.server_ms > 0
        assert full.moves_per_m == pytest.approx(1e6 * full.moves_per_s / full.calibration_per_s)
        assert 0 < full.accepted_p50 <= full.accepted_p99 and full.shown_p50 > 0 and full.other_p50 > 0
        assert 1 <= full.messages_per_move <= 3
        assert 0 < full.bytes_mean < full.bytes_whole and full.bytes_most < 10_000
        packed, whole = report.first_bytes[game]
        assert 0 < packed < whole
    assert report.bot_tables == 2 and report.bot_p50 > 0
    assert any("planet_unknown" in line for line in said) and "idle" in "\n".join(report.lines())


def test_the_command_prints_its_report_once(capsys: Capture) -> None:
    args = ("lab", "load", "aquasphere", "--tables", 1, "--seconds", 0.5, "--idle", 0, "--bots", 0)
    data = run_json(capsys, *args)
    assert data["games"]["aquasphere"]["full"]["moves_per_s"] > 0


def test_shares() -> None:
    values = [float(n) for n in range(1, 101)]
    assert (share(values, 0.5), share(values, 0.99), share([], 0.5)) == (51.0, 100.0, 0.0)
