"""The container file says what is there, and what it says works: followed without a container engine."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Containerfile").read_text()


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("try_container", ROOT / "tools" / "try_container.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_what_it_copies_is_there_and_its_parts_fit_together(tool: ModuleType) -> None:
    found = tool.check(TEXT)
    assert [stage.name for stage in found] == ["client", ""]
    copied = [rest.split()[0] for word, rest in found[-1].steps if word == "COPY"]
    assert copied == ["locks/run.txt", "kolonie", "--from=client"]


@pytest.mark.parametrize(
    ("there", "instead", "why"),
    [
        ("COPY kolonie kolonie", "COPY colony kolonie", "colony is not in the checkout"),
        ("COPY kolonie kolonie", "COPY build kolonie", "build is "),
        ("--from=client", "--from=web", "no stage web"),
        ("python:3.12-slim", "python", "no certain version"),
        ("EXPOSE 8000", "EXPOSE 8001", "do not both use it"),
        ('"0.0.0.0"', '"127.0.0.1"', "nobody outside"),
        ("=/data/tables.sqlite", "=/srv/tables.sqlite", "lost with the container"),
        ('CMD ["serve", ', 'CMD serve "', "not a list"),
        ("STOPSIGNAL", "STOPPSIGNAL", "not an instruction"),
    ],
)
def test_what_does_not_fit_is_told(tool: ModuleType, there: str, instead: str, why: str) -> None:
    assert there in TEXT
    with pytest.raises(tool.Wrong, match=why):
        tool.check(TEXT.replace(there, instead))


def test_its_command_serves_and_stops_in_good_order(tool: ModuleType, tmp_path: Path) -> None:
    """With the packages of this environment; `--deep` sets up a new one."""
    trial = tool.Trial(tool.check(TEXT)[-1], tmp_path, Path(sys.executable))
    trial.build()
    said = trial.serve()
    assert any(line.startswith("kolonie ") for line in said)
    assert (tmp_path / "data" / "tables.sqlite").is_file()
    assert not any("kolonie/server" in line for line in trial.left_out)


def test_what_the_lock_file_names_is_enough(
    tool: ModuleType, deep: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if not deep:
        pytest.skip("installs packages: with --deep")
    assert tool.main([]) == 0, capsys.readouterr().err


def test_a_command_that_fails_is_told(tool: ModuleType, tmp_path: Path) -> None:
    stage = tool.check(TEXT)[-1]
    stage.steps.append(("CMD", '["serve", "--port", "8000", "--nonsense"]'))
    trial = tool.Trial(stage, tmp_path, Path(sys.executable))
    trial.build()
    with pytest.raises(tool.Wrong, match="never became healthy"):
        trial.serve()
