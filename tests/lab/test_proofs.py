"""`rules check` believes tests that ran and passed on this code; nothing else makes a rule look proved."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kolonie.core.ledger import ledger, read_ledger, reason_of
from kolonie.games import titles
from kolonie.lab.citations import Coverage, citations, coverage
from kolonie.lab.proofs import REPORT, read_proofs
from tests.example.harvest.meta import TITLE as HARVEST
from tests.tools.commanding import Capture, problem, run_json

ROOT = Path(__file__).parents[2]
RULES = list(ledger(HARVEST, "en"))
TEST = """
from tests.citing import rule
import pytest
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: some code, a helper of the tests, and two files of tests."""
    (tmp_path / "kolonie").mkdir()
    (tmp_path / "kolonie" / "engine.py").write_text("one = 1\n")
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "helper.py").write_text("two = 2\n")
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(*ids)"]\n')
    write(
        tmp_path, "test_a.py", f"@rule('{RULES[0]}', '{RULES[1]}')\ndef test_one():\n    assert 1 + 1 == 2\n"
    )
    write(tmp_path, "deep/test_b.py", f"@rule('{RULES[2]}')\ndef test_two():\n    assert 2 + 2 == 4\n")
    return tmp_path


def write(checkout: Path, name: str, body: str) -> None:
    (checkout / "tests" / name).write_text(TEST + body, encoding="utf-8")


def pytest_in(checkout: Path, *arguments: str) -> None:
    """Runs pytest there with our plugin, as the suite does."""
    words = ["-q", "-p", "tests.citing", "--rootdir", str(checkout), "-c", str(checkout / "pyproject.toml")]
    subprocess.run(
        [sys.executable, "-m", "pytest", *words, *(arguments or ("tests",))],
        cwd=checkout,
        env={"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        check=False,
    )


def checked(checkout: Path) -> Coverage:
    return coverage(HARVEST, citations(checkout / "tests"))


def test_without_a_run_citations_are_counted_and_that_is_said(checkout: Path, capsys: Capture) -> None:
    found = checked(checkout)
    assert (found.by, found.tested, found.unrun, found.failing) == ("citations", 3, [], [])
    assert found.untested == RULES[3:]


def test_tests_that_passed_are_counted(checkout: Path) -> None:
    pytest_in(checkout)
    found = checked(checkout)
    assert (found.by, found.tested, found.unrun, found.failing) == ("passed tests", 3, [], [])


def test_results_of_several_processes_come_together(checkout: Path) -> None:
    pytest_in(checkout, "-p", "xdist", "-n", "2", "tests")
    assert checked(checkout).tested == 3
    proofs = read_proofs(checkout)
    assert proofs is not None
    assert sorted(proofs) == ["deep/test_b.py", "test_a.py"]


SHORT_OF_IT = """
@rule({0})
def test_fails(): assert 1 == 2

@pytest.mark.skip
@rule({1})
def test_is_skipped(): assert True

@pytest.mark.xfail
@rule({2})
def test_is_known_to_fail(): assert 1 == 2

@pytest.mark.xfail
@rule({3})
def test_passes_by_surprise(): assert 1 == 1

@pytest.mark.parametrize("n", [1, 2])
@rule({4})
def test_fails_once(n): assert n == 1

@pytest.fixture
def bad():
    yield 1
    raise ValueError

@rule({5})
def test_fails_afterwards(bad): assert bad
"""


def test_one_that_did_not_pass_proves_nothing(checkout: Path) -> None:
    (checkout / "tests" / "test_a.py").unlink()
    (checkout / "tests" / "deep" / "test_b.py").unlink()
    write(checkout, "test_c.py", SHORT_OF_IT.format(*(repr(ident) for ident in RULES)))
    pytest_in(checkout)
    found = checked(checkout)
    assert (found.tested, found.failing) == (0, RULES)
    assert not found.good


def test_a_rule_that_one_test_proves_is_proved_whatever_another_says(checkout: Path) -> None:
    write(checkout, "test_c.py", f"@rule('{RULES[0]}')\ndef test_three():\n    assert 1 == 2\n")
    pytest_in(checkout)
    assert checked(checkout).failing == []


def test_one_that_is_never_collected_proves_nothing(checkout: Path) -> None:
    write(
        checkout,
        "test_c.py",
        f"def outer():\n    @rule('{RULES[3]}')\n    def test_in():\n        assert True\n",
    )
    pytest_in(checkout)
    assert checked(checkout).unrun == [RULES[3]]


def test_an_empty_one_proves_nothing(checkout: Path) -> None:
    every = ", ".join(repr(ident) for ident in RULES)
    write(checkout, "test_c.py", f'@rule({every})\ndef test_all():\n    """All of them."""\n    all\n')
    pytest_in(checkout)
    found = checked(checkout)
    assert found.hollow == ["test_c.py::test_all"]
    assert (found.tested, found.unrun) == (3, RULES[3:])
    assert not found.good


# -- old results


@pytest.mark.parametrize("changed", ["kolonie/engine.py", "tests/helper.py"])
def test_results_on_other_code_are_not_believed(checkout: Path, changed: str) -> None:
    pytest_in(checkout)
    with (checkout / changed).open("a") as file:
        file.write("more = 3\n")
    assert checked(checkout).unrun == RULES[:3]
    pytest_in(checkout, "tests/test_a.py")
    assert checked(checkout).unrun == RULES[2:3], "only one file was run again"


def test_results_of_a_file_that_was_changed_are_not_believed(checkout: Path) -> None:
    pytest_in(checkout)
    with (checkout / "tests" / "test_a.py").open("a") as file:
        file.write("\n\ndef test_more():\n    assert True\n")
    assert checked(checkout).unrun == RULES[:2]


def test_a_run_of_a_part_adds_to_what_is_known(checkout: Path) -> None:
    write(
        checkout,
        "test_c.py",
        "".join(f"@rule('{RULES[n]}')\ndef test_{n}():\n    assert {n}\n" for n in (3, 4)),
    )
    pytest_in(checkout, "tests/test_c.py", "-k", "test_3")
    assert (checked(checkout).tested, checked(checkout).unrun) == (1, [*RULES[:3], RULES[4]])
    pytest_in(checkout, "tests/test_c.py", "-k", "test_4")
    pytest_in(checkout, "tests/deep")
    assert (checked(checkout).tested, checked(checkout).unrun) == (3, RULES[:2])


def test_a_file_that_is_gone_is_forgotten(checkout: Path) -> None:
    pytest_in(checkout)
    (checkout / "tests" / "deep" / "test_b.py").unlink()
    pytest_in(checkout)
    proofs = read_proofs(checkout)
    assert proofs is not None
    assert list(proofs) == ["test_a.py"]
    assert RULES[2] in checked(checkout).untested


def test_a_report_that_cannot_be_read_is_none(checkout: Path) -> None:
    for text in ("", "[]", '{"format": 0}', '{"format": 1, "files": {"a": 3}}'):
        (checkout / REPORT).parent.mkdir(exist_ok=True)
        (checkout / REPORT).write_text(text)
        assert read_proofs(checkout) is None
        assert checked(checkout).by == "citations"


# -- ledgers


def rules_in(folder: Path, language: str, *lines: str) -> None:
    (folder / "rules").mkdir(exist_ok=True)
    (folder / "rules" / f"{language}.md").write_text("\n".join(lines), encoding="utf-8")


class Paper(type(HARVEST)):  # type: ignore[misc]
    """The example game with ledgers of the test's own."""

    def __init__(self, home: Path) -> None:
        super().__init__(HARVEST.shape, HARVEST.flow)
        self.home = home


@pytest.fixture
def paper(tmp_path: Path) -> Paper:
    return Paper(tmp_path)


def test_a_note_says_why_it_needs_no_test(paper: Paper, tmp_path: Path, checkout: Path) -> None:
    lines = [
        "- **HV-1.01** A rule.",
        "- **HV-1.02** Sow early. [note: advice]",
        "- **HV-1.03** Both pages agree, see HV-1.01. [reconstructed] [note]",
        "- **HV-1.04** See HV-1.02. [note]",
        "- **HV-1.05** See HV-9.99. [note]",
        "- **HV-1.06** Nobody knows. [note]",
    ]
    for language in ("en", "cs"):
        rules_in(tmp_path, language, *lines)
    rules = read_ledger(tmp_path / "rules" / "en.md")
    assert (rules["HV-1.02"].note, rules["HV-1.02"].reason, rules["HV-1.02"].text) == (
        True,
        "advice",
        "Sow early.",
    )
    assert (rules["HV-1.03"].reconstructed, rules["HV-1.03"].note) == (True, True)
    assert [reason_of(rules[f"HV-1.0{n}"], rules) for n in (2, 3)] == ["advice", "HV-1.01"]
    found = coverage(paper, citations(checkout / "tests"))
    bare = ("HV-1.04", "HV-1.05", "HV-1.06")
    assert found.bare_notes == [f"{ident} ({language})" for language in ("en", "cs") for ident in bare]


def test_a_note_that_a_test_cites_is_none(paper: Paper, tmp_path: Path, checkout: Path) -> None:
    for language in ("en", "cs"):
        rules_in(tmp_path, language, f"- **{RULES[0]}** Known. [note: advice]", f"- **{RULES[1]}** Seen.")
    found = coverage(paper, citations(checkout / "tests"))
    assert found.cited_notes == [RULES[0]]
    assert (found.observable, found.tested) == (1, 1)


def test_the_languages_are_compared(paper: Paper, tmp_path: Path, checkout: Path) -> None:
    rules_in(tmp_path, "en", "- **HV-1.01** A.", "- **HV-1.02** B. [public]", "- **HV-1.03** C. [note: x]")
    rules_in(tmp_path, "cs", "- **HV-1.02** B.", "- **HV-1.03** C. HV-1.02 [note]", "- **HV-1.04** D.")
    found = coverage(paper, citations(checkout / "tests"))
    assert found.languages == [
        "HV-1.01: not in cs",
        "HV-1.04: only in cs",
        "HV-1.02: marked otherwise in cs",
        "HV-1.03: marked otherwise in cs",
    ]
    assert not found.good


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_our_ledgers_are_in_order(title: type) -> None:
    found = coverage(title, citations(ROOT / "tests"))  # type: ignore[arg-type]
    assert (found.untested, found.unknown, found.hollow) == ([], [], [])
    assert (found.bare_notes, found.cited_notes, found.languages) == ([], [], [])


# -- the command


def test_the_command_tells_it(checkout: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    where = ("--tests", checkout / "tests")
    (report,) = run_json(capsys, "rules", "check", "aquasphere", *where, code=1)
    assert (report["by"], report["unrun"], report["tested"]) == ("citations", [], 0)
    pytest_in(checkout)
    (report,) = run_json(capsys, "rules", "check", "aquasphere", *where, code=1)
    assert report["by"] == "passed tests"
    assert "the tests are not here" in problem(capsys, "rules", "check", "--tests", checkout / "none")
