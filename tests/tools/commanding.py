"""Runs `kolonie` commands as a program would, and holds them to their promises."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kolonie.cli import main

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *args: object) -> str:
    """Runs a command that must succeed; tells what it printed."""
    code = main([str(arg) for arg in args])
    shown = capsys.readouterr()
    assert (code, shown.err.strip()) == (0, "")
    return shown.out


def run_json(capsys: Capture, *args: object, code: int = 0) -> Any:
    """Runs a command with --json; tells the one line it printed, as data."""
    assert main([*(str(arg) for arg in args), "--json"]) == code
    shown = capsys.readouterr()
    assert shown.err.strip() == ""
    assert shown.out.count("\n") == 1, "one line of JSON and nothing else"
    return json.loads(shown.out)


def problem(capsys: Capture, *args: object) -> str:
    """Runs a command that must fail: one line on standard error, nothing on standard output, exit code 2."""
    code = main([str(arg) for arg in args])
    shown = capsys.readouterr()
    assert (code, shown.out) == (2, "")
    lines = [line for line in shown.err.splitlines() if line.strip()]
    assert len(lines) == 1, shown.err
    assert lines[0].startswith("kolonie: ")
    return lines[0].removeprefix("kolonie: ")
