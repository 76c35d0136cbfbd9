"""`kolonie rules` and `kolonie packs`: what the games are made of, and whether it holds together."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from kolonie.commands.parsing import (
    Commands,
    Problem,
    command,
    emit,
    family,
    takes_json,
)
from kolonie.commands.rulebook import add_guide, add_show
from kolonie.core.packs import read_pack
from kolonie.core.title import Title
from kolonie.games import SHELF, title, titles
from kolonie.lab.citations import citations, coverage, tests_folder


def add(commands: Commands) -> None:
    rules = family(commands, "rules", "the rules and their tests", "check, guide or show")
    checking = command(rules, "check", do_rules_check, "rules without a test, tests without a rule")
    checking.add_argument("game", nargs="?")
    checking.add_argument("--tests", metavar="FOLDER")
    takes_json(checking)
    add_show(rules)
    add_guide(rules)

    packs = family(commands, "packs", "packs of components", "check")
    packing = command(packs, "check", do_packs_check, "check a pack, or all of ours")
    packing.add_argument("file", nargs="?")
    packing.add_argument("--game", choices=list(SHELF))
    takes_json(packing)


def do_rules_check(args: argparse.Namespace) -> int:
    chosen = [title(args.game)] if args.game else titles()
    cited = citations(tests_folder(Path(args.tests) if args.tests else None))
    reports = [coverage(item, cited) for item in chosen]

    def plain(console: Console) -> None:
        for r in reports:
            shade = "green" if r.good else "red"
            console.print(
                f"[{shade}]{r.game}[/]: {r.rules} rules, {r.observable} observable, {r.tested} tested"
            )
            for name, wrong in WRONG.items():
                found: list[str] = getattr(r, name)
                if found:
                    more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
                    told = f"  {wrong}: {', '.join(found[:SHOWN])}{more}"
                    console.print(told, markup=False, highlight=False, soft_wrap=True)
        if cited.ran is None:
            console.print(
                "No run of the tests is known (pytest leaves a report): only citations were counted."
            )

    emit(args, [asdict(r) for r in reports], plain)
    return 0 if all(r.good for r in reports) else 1


SHOWN = 40
"""So many are listed for people; `--json` has them all."""
WRONG = {
    "untested": "without a test",
    "unknown": "cited but unknown",
    "failing": "cited by no test that passed",
    "unrun": "not tested since tests or code changed (run pytest)",
    "hollow": "tests that do nothing",
    "bare_notes": "notes that do not say why they need no test",
    "cited_notes": "notes that a test cites",
    "languages": "languages that differ",
}
"""What can be wrong with a ledger, by the fields of `Coverage`."""


def do_packs_check(args: argparse.Namespace) -> int:
    checked: list[dict[str, Any]] = []
    if args.file is None:
        for item in titles():
            checked += _checked(item, item.box(), 0)
            for one in item.expansions:
                checked += _checked(item, item.box((), {one.id: "on"}), -len(one.packs))
    else:
        path = Path(args.file)
        item = title(args.game) if args.game else fitting_title(path)
        checked = _checked(item, item.box((path,)), -1)

    def plain(console: Console) -> None:
        for entry in checked:
            console.print(f"[green]ok[/] {entry['game']} {entry['pack']} [dim]{entry['sha256'][:16]}[/]")
            for line in entry.get("report", ()):
                console.print(f"   {line}", markup=False, highlight=False, soft_wrap=True)

    emit(args, checked, plain)
    return 0


def _checked(item: Title, box: Any, first: int) -> list[dict[str, Any]]:
    """What is told of a game's packs from the `first` on; the last one carries the game's own report."""
    found: list[dict[str, Any]] = [
        {"game": item.id, "pack": pack.name, "sha256": pack.sha256} for pack in item.packs(box)[first:]
    ]
    report = item.pack_report(box)
    if report:
        found[-1]["report"] = report
    return found


def fitting_title(path: Path) -> Title:
    """The game whose lists a pack names; if none has them all, the first that has one."""
    lists = set(read_pack(path))
    partial = None
    for item in titles():
        own: set[str] = set()
        for base in (item.home / "packs").glob("*.toml"):
            own |= set(read_pack(base))
        if lists and lists <= own:
            return item
        if lists & own:
            partial = partial or item
    if partial is None:
        raise Problem(f"{path}: no game has the lists {', '.join(sorted(lists)) or '(none)'}; name --game")
    return partial
