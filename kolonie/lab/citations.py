"""Which rules are proved by a test: those that a test cites (`@rule(...)`) which was run and passed."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

from kolonie.core.ledger import Rule, ledger, reason_of
from kolonie.core.text import LANGUAGES
from kolonie.core.title import Title
from kolonie.lab.proofs import PASSED, Ran, read_proofs, still_true


class NoTests(ValueError):
    """The folder with the tests cannot be found."""


@dataclass(frozen=True)
class Coverage:
    """The state of one ledger. `observable` rules need a test, notes do not."""

    game: str
    rules: int
    observable: int
    tested: int
    by: str
    """What `tested` counts: `passed tests`, or `citations` where no run of the tests is known."""
    untested: list[str]
    unknown: list[str]
    """Cited, and in no ledger."""
    failing: list[str]
    """Cited by tests that were run, none of which passed."""
    unrun: list[str]
    """Cited by tests that were not run since they or the code changed."""
    hollow: list[str]
    """Tests that cite rules of this game and do nothing."""
    bare_notes: list[str]
    """Notes that neither name the rule in force nor say why they need no test."""
    cited_notes: list[str]
    """Notes that a test proves: then they are no notes."""
    languages: list[str]
    """Where the ledgers of two languages differ in rules or marks."""

    @property
    def good(self) -> bool:
        return not (
            self.untested
            or self.unknown
            or self.failing
            or self.unrun
            or self.hollow
            or self.bare_notes
            or self.cited_notes
            or self.languages
        )


@dataclass(frozen=True)
class Citations:
    """What a folder of tests says: by rule the tests that cite it, and which of all of these do nothing."""

    cited: dict[str, list[str]]
    hollow: dict[str, list[str]] = field(default_factory=dict)
    """The empty tests, with the rules they cite."""
    ran: dict[str, Ran] | None = None
    """How they ended when they were last run; None if that is not known."""


def tests_folder(given: Path | None = None) -> Path:
    """The tests of this checkout: beside the package, or below the current folder."""
    candidates = [given] if given else [Path(__file__).parents[2] / "tests", Path.cwd() / "tests"]
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise NoTests("the tests are not here: run this in a checkout of the project, or name --tests FOLDER")


def citations(folder: Path) -> Citations:
    """Every cited rule ID with the tests that cite it, and what is known of their last run."""
    cited: dict[str, list[str]] = {}
    hollow: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        except (OSError, SyntaxError, ValueError) as error:
            raise NoTests(f"{path}: cannot be read ({error.__class__.__name__})") from None
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                continue
            ids = [ident for decorator in node.decorator_list for ident in _ids(decorator)]
            name = f"{path.relative_to(folder).as_posix()}::{node.name}"
            for ident in ids:
                cited.setdefault(ident, []).append(name)
            if ids and not _does_something(node):
                hollow[name] = ids
    root = folder.parent
    proofs = read_proofs(root)
    return Citations(cited, hollow, None if proofs is None else still_true(root, folder, proofs))


def _ids(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    function = decorator.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name != "rule":
        return []
    return [a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]


def _does_something(test: ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef) -> bool:
    """Whether anything in its body can fail: an assertion of its own, or a call of something that asserts."""
    return any(
        isinstance(part, ast.Assert | ast.Call | ast.Raise) for line in test.body for part in ast.walk(line)
    )


def coverage(title: Title, tests: Citations) -> Coverage:
    rules = ledger(title, "en")
    mine = tuple(f"{prefix}-" for prefix in title.prefixes)
    cited = {ident: names for ident, names in tests.cited.items() if ident.startswith(mine)}
    observable = [ident for ident, rule in rules.items() if not rule.note]
    known = [ident for ident in observable if ident in cited]
    failing: list[str] = []
    unrun: list[str] = []
    if tests.ran is not None:
        for ident in known:
            ends = [tests.ran.get(name) for name in cited[ident] if name not in tests.hollow]
            if not any(end is not None and end.outcome == PASSED for end in ends):
                (failing if any(ends) else unrun).append(ident)
    return Coverage(
        game=title.id,
        rules=len(rules),
        observable=len(observable),
        tested=len(known) - len(failing) - len(unrun),
        by="citations" if tests.ran is None else "passed tests",
        untested=[ident for ident in observable if ident not in cited],
        unknown=sorted(ident for ident in cited if ident not in rules),
        failing=failing,
        unrun=unrun,
        hollow=[name for name, ids in tests.hollow.items() if any(ident in cited for ident in ids)],
        bare_notes=bare_notes(title),
        cited_notes=[ident for ident, rule in rules.items() if rule.note and ident in cited],
        languages=differences(title),
    )


def bare_notes(title: Title) -> list[str]:
    """Notes without a reason, in any language."""
    found = []
    for language in LANGUAGES:
        rules = ledger(title, language)
        found += [
            f"{ident} ({language})"
            for ident, rule in rules.items()
            if rule.note and not reason_of(rule, rules)
        ]
    return found


def differences(title: Title) -> list[str]:
    """Where a ledger is not the same as the English one: a rule more or less, another mark."""
    model = ledger(title, "en")
    found = []
    for language in LANGUAGES:
        other = ledger(title, language)
        found += [f"{ident}: not in {language}" for ident in model if ident not in other]
        found += [f"{ident}: only in {language}" for ident in other if ident not in model]
        found += [
            f"{ident}: marked otherwise in {language}"
            for ident, rule in other.items()
            if ident in model and _marks(rule) != _marks(model[ident])
        ]
    return found


def _marks(rule: Rule) -> tuple[bool, ...]:
    return rule.public, rule.reconstructed, rule.note, bool(rule.reason)
