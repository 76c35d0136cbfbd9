"""The suite: `--deep` makes the laws play a thousand games; runs tell what they proved (`citing`)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.citing import pytest_collection_modifyitems as pytest_collection_modifyitems
from tests.citing import pytest_configure as pytest_configure

settings.register_profile("kolonie", deadline=None, derandomize=True, max_examples=25)
settings.load_profile("kolonie")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="play many more games in the laws")


@pytest.fixture(scope="session")
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))
