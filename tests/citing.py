"""Tests say which rules they prove: `@rule("AQ-5.10")`. `kolonie rules check` reads these marks."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
