"""Tests say which rules they prove: `@rule("AQ-5.10")`. `kolonie rules check` reads these marks.

It believes only tests that have passed, so each run leaves a report of those that cite rules (`lab.proofs`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.lab.proofs import FAILED, PASSED, Ran, code_digest, write_proofs

FOLDER = "tests"


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test cites goes with its results, also from one process to another."""
    for item in items:
        cited = [ident for mark in item.iter_markers("rule") for ident in mark.args]
        if cited:
            item.user_properties.append(("rules", cited))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(
        config, "workerinput"
    ):  # a worker of xdist tells its results to the one process that writes
        config.pluginmanager.register(Witness(config.rootpath))


class Witness:
    """Sees how every test ends, whichever process ran it, and writes it down at the end."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.tests = root / FOLDER
        self.code = code_digest(root, self.tests)
        self.ran: dict[str, dict[str, Ran]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = tuple(ident for name, cited in report.user_properties if name == "rules" for ident in cited)  # type: ignore[attr-defined]
        file, _colons, test = report.nodeid.partition("::")
        if not rules or not file.startswith(f"{FOLDER}/"):
            return
        results = self.ran.setdefault(file.removeprefix(f"{FOLDER}/"), {})
        before = results.get(test)
        if report.failed or (before is not None and before.outcome == FAILED):
            outcome = FAILED
        elif report.when == "call":
            outcome = PASSED if report.passed and not hasattr(report, "wasxfail") else "skipped"
        else:
            outcome = before.outcome if before is not None else "skipped"
        results[test] = Ran(rules, outcome)

    def pytest_sessionfinish(self) -> None:
        if self.ran:
            write_proofs(self.root, self.tests, self.code, self.ran)
