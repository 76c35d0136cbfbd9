"""What runs of the tests have shown: which tests that cite rules were collected and passed.

Every run of pytest in a checkout writes here (`tests/citing.py`); `kolonie rules check` reads it. A run of a
part of the tests replaces what it ran and keeps the rest. Nothing is believed longer than it is true: each
file of tests is kept with digests of itself and of the code, and what has changed since counts as not run.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

REPORT = Path(".pytest_cache") / "cited-rules.json"
"""Below the root of the checkout."""
FORMAT = 1
SOURCES = (".py", ".toml", ".ftl")
PASSED = "passed"
FAILED = "failed"


@dataclass(frozen=True)
class Ran:
    """How one test ended, and the rules it cites."""

    rules: tuple[str, ...]
    outcome: str


@dataclass(frozen=True)
class FileOfTests:
    """What is known of a file: it holds only as long as file and code are what they were."""

    digest: str
    code: str
    tests: dict[str, Ran] = field(default_factory=dict)


Proofs = dict[str, FileOfTests]
"""By file, as named below the folder of tests."""


def digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        with contextlib.suppress(OSError):
            found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def code_digest(root: Path, tests: Path) -> str:
    """What the tests run on: the package, and whatever in the folder of tests is no file of tests."""
    package = (path for path in (root / "kolonie").rglob("*") if path.suffix in SOURCES)
    others = (path for path in tests.rglob("*.py") if not path.name.startswith("test_"))
    return digest(sorted({*package, *others}))


def read_proofs(root: Path) -> Proofs | None:
    """What earlier runs have left; None if there was none, or if it cannot be read."""
    try:
        kept = json.loads((root / REPORT).read_text(encoding="utf-8"))
        if kept["format"] != FORMAT:
            return None
        return {
            name: FileOfTests(
                given["digest"],
                given["code"],
                {test: Ran(tuple(ran["rules"]), ran["outcome"]) for test, ran in given["tests"].items()},
            )
            for name, given in kept["files"].items()
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


def write_proofs(root: Path, tests: Path, code: str, ran: Mapping[str, Mapping[str, Ran]]) -> None:
    """Adds a run to what is known. `code` is the digest of the code when the run began."""
    known = read_proofs(root) or {}
    for name, results in ran.items():
        now = digest([tests / name])
        before = known.get(name)
        kept = before.tests if before is not None and (before.digest, before.code) == (now, code) else {}
        known[name] = FileOfTests(now, code, {**kept, **results})
    files = {name: asdict(found) for name, found in sorted(known.items()) if (tests / name).exists()}
    path = root / REPORT
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps({"format": FORMAT, "files": files}), encoding="utf-8")
    draft.replace(path)


def still_true(root: Path, tests: Path, proofs: Proofs) -> dict[str, Ran]:
    """How each test ended whose file and code have not changed since: `rules/test_a.py::test_b`.

    A test with parameters is one test here: it passed if something of it passed and nothing failed.
    """
    code = code_digest(root, tests)
    found: dict[str, Ran] = {}
    for name, known in proofs.items():
        if known.code != code or known.digest != digest([tests / name]):
            continue
        for test, ran in known.tests.items():
            whole = f"{name}::{test.partition('[')[0]}"
            other = found.get(whole)
            found[whole] = ran if other is None else _together(other, ran)
    return found


def _together(one: Ran, other: Ran) -> Ran:
    rules = tuple(dict.fromkeys((*one.rules, *other.rules)))
    for outcome in (FAILED, PASSED):
        if outcome in (one.outcome, other.outcome):
            return Ran(rules, outcome)
    return Ran(rules, one.outcome)
