"""Lock files say exactly what is installed, and never from which address."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lock", sorted((ROOT / "locks").glob("*.txt")), ids=lambda path: str(path.name))
def test_a_python_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text()
    assert "--hash=sha256:" in text
    assert "://" not in text and "--index" not in text


def test_the_lock_of_the_client_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    for name, part in lock["packages"].items():
        assert "resolved" not in part, name
        assert not name or "integrity" in part, name


def test_the_client_names_exact_versions_and_the_lock_has_them() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())["devDependencies"]
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert lock[""]["devDependencies"] == wanted
    for name, version in wanted.items():
        assert lock[f"node_modules/{name}"]["version"] == version, name
