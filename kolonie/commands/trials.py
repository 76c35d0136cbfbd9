"""`kolonie lab upgrade` and `kolonie lab faults`: what a server would do when it comes to the worst."""

from __future__ import annotations

import argparse
import asyncio
from dataclasses import asdict

from kolonie.commands.keeping import config_of
from kolonie.commands.parsing import (
    Commands,
    Problem,
    command,
    emit,
    positive,
    printer,
    progress_bar,
    takes_json,
)


def add(lab: Commands) -> None:
    upgrade = command(lab, "upgrade", do_upgrade, "what this program makes of the tables of a database")
    upgrade.add_argument(
        "--from", dest="database", required=True, metavar="DATABASE", help="it is not changed"
    )
    takes_json(upgrade)
    faults = command(
        lab, "faults", do_faults, "kills, full disks, torn connections: what a server loses (nothing)"
    )
    faults.add_argument("--kills", type=positive, default=100)
    takes_json(faults)


def do_upgrade(args: argparse.Namespace) -> int:
    try:
        from kolonie.lab import upgrade
        from kolonie.server.store.backup import BadBackup
    except ModuleNotFoundError as error:
        raise Problem(f"lab upgrade needs the server parts ({error.name} is missing)") from None
    config = config_of(args.database)
    if config.sqlite_file is not None and not config.sqlite_file.exists():
        raise Problem(f"database: there is no {config.sqlite_file}")
    with progress_bar() as bar:
        task = bar.add_task("tables", total=None)
        try:
            report = asyncio.run(
                upgrade.examine(config, lambda done, every: bar.update(task, completed=done, total=every))
            )
        except BadBackup as error:
            raise Problem(str(error)) from None
    data = {"counts": report.counts(), "tables": [asdict(judged) for judged in report.tables]}
    emit(args, data, printer("\n".join(report.lines())))
    return 1 if report.stopping else 0


def do_faults(args: argparse.Namespace) -> int:
    try:
        from kolonie.lab import faults
    except ModuleNotFoundError as error:
        raise Problem(f"lab faults needs the server parts ({error.name} is missing)") from None
    with progress_bar() as bar:
        task = bar.add_task("kills", total=args.kills)
        report = faults.run(args.kills, lambda done: bar.update(task, completed=done))
    emit(args, asdict(report), printer("\n".join(report.lines())))
    return 1 if report.lost or report.wrong else 0
