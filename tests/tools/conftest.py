"""Files that several tests of the tools start from."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.recording import finished_text


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game, in a file."""
    path = tmp_path / "game.kol"
    path.write_text(finished_text(), encoding="utf-8")
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that changes one card."""
    path = tmp_path / "mine.toml"
    path.write_text('[[research]]\nid = "R01"\namount = 3\n', encoding="utf-8")
    return path
