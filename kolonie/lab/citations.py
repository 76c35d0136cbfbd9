"""Which rules are proved by a test: reads the `@rule(...)` marks of the tests without running them."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from kolonie.core.ledger import ledger
from kolonie.core.title import Title


class NoTests(ValueError):
    """The folder with the tests cannot be found."""


@dataclass(frozen=True)
class Coverage:
    """The state of one ledger. `observable` rules need a test, notes do not."""

    game: str
    rules: int
    observable: int
    tested: int
    untested: list[str]
    unknown: list[str]


def tests_folder(given: Path | None = None) -> Path:
    """The tests of this checkout: beside the package, or below the current folder."""
    candidates = [given] if given else [Path(__file__).parents[2] / "tests", Path.cwd() / "tests"]
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise NoTests("the tests are not here: run this in a checkout of the project, or name --tests FOLDER")


def citations(folder: Path) -> dict[str, list[str]]:
    """Every cited rule ID with the tests that cite it."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                continue
            for decorator in node.decorator_list:
                for ident in _ids(decorator):
                    cited.setdefault(ident, []).append(f"{path.relative_to(folder)}::{node.name}")
    return cited


def _ids(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    function = decorator.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name != "rule":
        return []
    return [a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]


def coverage(title: Title, cited: dict[str, list[str]]) -> Coverage:
    rules = ledger(title, "en")
    observable = [ident for ident, rule in rules.items() if not rule.note]
    untested = [ident for ident in observable if ident not in cited]
    mine = [ident for ident in cited if ident.startswith(f"{title.prefix}-")]
    return Coverage(
        game=title.id,
        rules=len(rules),
        observable=len(observable),
        tested=len(observable) - len(untested),
        untested=untested,
        unknown=sorted(ident for ident in mine if ident not in rules),
    )
