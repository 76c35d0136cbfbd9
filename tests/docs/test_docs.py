"""Follows the pages for newcomers: commands are run, Python is executed, quotations are checked.

Blocks of a page by kind:

- python: executed, all of a page in one module; a block whose first line names a file (`# my_bots.py`) is
  added to that file instead;
- console: `$ kolonie ...` is run, and the lines below it are what it prints (`...` stands for anything);
- toml: written to the file that its first line names (`# my-cards.toml`);
- any block below `<!-- path -->` is a quotation and must stand in that file as it is; quoted Python is
  executed among the other names of its file.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from kolonie.bots.bot import BOTS
from kolonie.cli import main
from kolonie.games import SHELF
from kolonie.lab import citations

ROOT = Path(__file__).parents[2]
PAGES = ("add-a-game", "add-a-card", "add-a-bot")
FENCE = re.compile(r"(?ms)^(?:<!-- (?P<file>\S+) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$")
Capture = pytest.CaptureFixture[str]


@dataclass(frozen=True)
class Block:
    kind: str
    text: str
    quoted: Path | None
    line: int


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    source = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    return [
        Block(
            found["kind"],
            found["text"],
            ROOT / found["file"] if found["file"] else None,
            source[: found.start("text")].count("\n"),
        )
        for found in FENCE.finditer(source)
    ]


@pytest.fixture
def shelf() -> Iterator[None]:
    """Whatever a page registers is gone after it."""
    games, bots = dict(SHELF), dict(BOTS)
    yield
    for registry, before in ((SHELF, games), (BOTS, bots)):
        registry.clear()
        registry.update(before)  # type: ignore[arg-type]


@pytest.fixture
def imports(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules that a page writes are forgotten after it, and so is their folder."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    known = set(sys.modules)
    yield
    for name in set(sys.modules) - known:
        if "." not in name:
            del sys.modules[name]


def execute(block: Block, page: str, module: ModuleType) -> None:
    """Runs a block of Python so that a traceback names the line of the page."""
    if block.quoted is not None:
        quoted = import_module(".".join(block.quoted.relative_to(ROOT).with_suffix("").parts))
        for name, thing in vars(quoted).items():
            vars(module).setdefault(name, thing)
    code = compile("\n" * block.line + block.text, f"docs/{page}.md", "exec")
    exec(code, vars(module))


def file_of(block: Block) -> str:
    """The file that a block belongs into by its first line; nothing if it names none."""
    named = re.match(r"# ([\w-]+\.(?:toml|py))\n", block.text)
    return named[1] if named and block.quoted is None else ""


def type_in(block: Block, capsys: Capture) -> None:
    """Runs the commands of a console block and compares what they print."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _newline, wanted = part.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "kolonie"
        capsys.readouterr()
        code = main(arguments)
        shown = capsys.readouterr()
        assert code == (2 if wanted.startswith("kolonie: ") else 0), f"{command}: {shown.err}"
        printed = shown.err if code else shown.out
        assert matches(wanted, printed), f"{command} printed:\n{printed}"


def matches(wanted: str, printed: str) -> bool:
    """Whether the page tells what was printed; line breaks of a narrow screen do not count."""
    pattern = ".*".join(re.escape(" ".join(part.split())) for part in wanted.split("..."))
    flat = " ".join(printed.split())
    return re.fullmatch(pattern.replace(r"\ .*", ".*").replace(r".*\ ", ".*"), flat) is not None


def no_proofs(_root: Path) -> None:
    """A newcomer has not run the tests yet."""


@pytest.mark.parametrize("page", PAGES)
def test_a_newcomer_can_follow_the_page(
    page: str, shelf: None, imports: None, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(citations, "read_proofs", no_proofs)
    module = ModuleType(f"{__package__}.{page.replace('-', '_')}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    ran = set()
    for block in blocks(page):
        ran.add(block.kind)
        if block.kind == "python" and file_of(block):
            with Path(file_of(block)).open("a", encoding="utf-8") as file:
                file.write(f"{block.text}\n\n")
        elif block.kind == "python":
            execute(block, page, module)
        elif block.kind == "console":
            type_in(block, capsys)
        elif block.kind == "toml" and block.quoted is None:
            assert file_of(block).endswith(".toml")
            Path(file_of(block)).write_text(block.text, encoding="utf-8")
    assert {"python", "console"} <= ran


@pytest.mark.parametrize("page", PAGES)
def test_quotations_stand_in_their_files(page: str) -> None:
    for block in blocks(page):
        if block.quoted is not None:
            assert block.text in block.quoted.read_text(encoding="utf-8"), f"docs/{page}.md:{block.line}"


def test_every_block_is_of_a_kind_we_know() -> None:
    for page in PAGES:
        for block in blocks(page):
            if block.quoted is None:
                assert block.kind in ("python", "console", "toml", ""), f"docs/{page}.md:{block.line}"


def test_links_lead_somewhere() -> None:
    for page in [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize(
    ("wanted", "printed", "same"),
    [
        ("ok mine ...", "ok mine 1f0c\n", True),
        ("ok mine ...", "not ok mine 1f0c\n", False),
        ("...\nend", "a\nb\nend\n", True),
        ("...\nend", "a\nb\nend not\n", False),
        ("wins ...% of 8", "wins 50.0% of 8", True),
        ("wins ...% of 8", "wins 50.0 of 8", False),
        ("...", "", True),
    ],
)
def test_output_is_really_compared(wanted: str, printed: str, same: bool) -> None:
    assert matches(wanted, printed) == same
