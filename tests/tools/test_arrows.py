"""The house has levels: imports point one way, and nothing in a running game touches the world outside."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import kolonie
from kolonie.games import SHELF

HOME = Path(kolonie.__file__).parent
LEVELS = {
    "core": 0,
    "machine": 0,
    "games": 1,
    "build": 1,
    "bots": 2,
    "table": 2,
    "learn": 3,
    "analysis": 3,
    "puzzles": 3,
    "server": 4,
    "lab": 5,
    "adapters": 4,
    "commands": 6,
    "cli": 7,
    "__main__": 8,
}
"""core <- games <- bots, table <- learn, analysis, puzzles <- server, adapters <- lab <- commands <- cli.

All of a level may share.
"""

OUTSIDE = {
    *("asyncio", "concurrent", "datetime", "http", "io", "multiprocessing", "os", "random", "secrets"),
    *("select", "selectors", "shutil", "signal", "socket", "socketserver", "sqlite3", "ssl", "subprocess"),
    *("sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
"""What opens sockets, clocks, files or dice. Chance is part of the state, and nothing else is chance."""

LOADERS = {"core/packs.py", "core/text.py", "core/ledger.py", "core/weights.py"}
"""The only files of the core that read files: components, words, rules, weights, all before a game begins."""

FILE_WORDS = {
    *("open", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "unlink", "iterdir", "glob"),
    *("rglob", "exists", "is_file", "is_dir", "stat", "touch", "rename"),
}

SOURCES = sorted(path for path in HOME.rglob("*.py") if "__pycache__" not in path.parts)
RULED = [path for path in SOURCES if path.relative_to(HOME).parts[0] in ("core", "games")]


def name_of(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module a file imports, wherever in it, as an absolute name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield str(node.module)
            if node.module == "kolonie":
                yield from (f"kolonie.{alias.name}" for alias in node.names)


def at_run_time(tree: ast.Module) -> ast.Module:
    """The file without what only a type checker sees."""
    kept = [n for n in tree.body if not (isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING")]
    return ast.Module(kept, [])


def level(module: str) -> int:
    """The level of a module of ours; the package itself is below everything."""
    parts = module.split(".")
    return LEVELS[parts[1]] if len(parts) > 1 and parts[1] in LEVELS else -1


def own_level(path: Path) -> int:
    part = path.relative_to(HOME).parts[0].removesuffix(".py")
    return LEVELS.get(part, -1)


def test_every_part_of_the_house_has_a_level() -> None:
    parts = {path.relative_to(HOME).parts[0].removesuffix(".py") for path in SOURCES}
    assert parts - {"__init__"} <= set(LEVELS)
    assert {"core", "games", "bots", "lab", "table", "cli"} <= parts


def test_imports_point_down() -> None:
    wrong = []
    for path in SOURCES:
        for module in imports(tree_of(path)):
            if module.split(".")[0] == "tests" or (_ours(module) and level(module) > own_level(path)):
                wrong.append(f"{name_of(path)} imports {module}")
    assert wrong == []


def _ours(module: str) -> bool:
    return module.split(".")[0] == "kolonie"


def test_games_do_not_know_each_other() -> None:
    wrong = []
    for path in RULED:
        parts = path.relative_to(HOME).parts
        if parts[0] == "games" and len(parts) > 2:
            others = [m for m in imports(tree_of(path)) if m.startswith("kolonie.games.")]
            wrong += [f"{name_of(path)} imports {m}" for m in others if m.split(".")[2] != parts[1]]
    assert wrong == []


def test_core_and_games_import_nothing_that_reaches_outside() -> None:
    wrong = [
        f"{name_of(path)} imports {module}"
        for path in RULED
        for module in imports(at_run_time(tree_of(path)))
        if module.split(".")[0] in OUTSIDE
    ]
    assert wrong == ["core/typed.py imports threading"], "types are learnt under a lock; nothing else waits"


def calls_in(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the name of everything a file calls."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call):
            function = node.func
            yield node.lineno, function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)


def test_only_loading_touches_files() -> None:
    touching = {
        name_of(path): [f"{line}: {called}" for line, called in calls_in(path) if called in FILE_WORDS]
        for path in RULED
    }
    assert {name: lines for name, lines in touching.items() if lines and name not in LOADERS} == {}
    assert all(touching[name] for name in LOADERS), "the loaders are the ones we think they are"


def words_in(tree: ast.Module) -> Iterator[str]:
    """Every name and every text of a file, docstrings left out: those may show an example."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name


def test_nothing_in_the_core_names_a_game() -> None:
    folders = {path.name for path in (HOME / "games").iterdir() if path.is_dir() and path.name[0] != "_"}
    games = set(SHELF) | folders
    assert "aquasphere" in games
    spellings = "|".join(re.escape(name).replace("_", "[ _-]?") for name in sorted(games))
    named = re.compile(spellings, re.IGNORECASE)
    for path in (HOME / "core").rglob("*.py"):
        found = [word for word in words_in(tree_of(path)) if named.search(word)]
        assert not found, name_of(path)
    for path in (HOME / "core" / "text").glob("*.ftl"):
        assert not named.search(path.read_text(encoding="utf-8")), name_of(path)
