"""`kolonie backup` and `kolonie restore`: everything that a server keeps, as one file."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from kolonie.commands.parsing import Commands, Problem, command, emit, printer, progress_bar, takes_json
from kolonie.server.config import Config, ConfigError, from_environment


def add(commands: Commands) -> None:
    save = command(commands, "backup", do_backup, "write all that a server keeps to one file, while it runs")
    save.add_argument("file", type=Path)
    load = command(commands, "restore", do_restore, "fill a database from a backup")
    load.add_argument("file", type=Path)
    load.add_argument("--over", action="store_true", help="replace what the database holds now")
    for made in (save, load):
        made.add_argument("--database", help="a file, or postgresql://...; also KOLONIE_DATABASE")
        takes_json(made)


def config_of(database: str | None) -> Config:
    try:
        given = from_environment(os.environ)
        if database:
            given["database"] = database
        config = Config(**given)  # type: ignore[arg-type]
        config.database_url  # noqa: B018
    except ConfigError as error:
        raise Problem(str(error)) from None
    return config


def do_backup(args: argparse.Namespace) -> int:
    backup = _parts()
    config = config_of(args.database)
    if config.sqlite_file is not None and not config.sqlite_file.exists():
        raise Problem(f"database: there is no {config.sqlite_file}")
    return _run(args, "backup", lambda tell: backup.back_up(config, args.file, tell))


def do_restore(args: argparse.Namespace) -> int:
    backup = _parts()
    from kolonie.server.store.sole import Occupied, Sole

    config = config_of(args.database)
    try:
        sole = Sole(config.sqlite_file) if config.sqlite_file is not None else None
    except Occupied as error:
        raise Problem(f"database: {error}") from None
    try:
        return _run(args, "restore", lambda tell: backup.put_back(config, args.file, args.over, tell))
    finally:
        if sole is not None:
            sole.release()


def _parts() -> Any:
    try:
        from kolonie.server.store import backup
    except ModuleNotFoundError as error:
        raise Problem(f"this needs the server parts: {error.name} is missing") from None
    return backup


def _run(args: argparse.Namespace, what: str, work: Any) -> int:
    from kolonie.server.store.backup import BadBackup

    with progress_bar() as bar:
        task = bar.add_task(what, total=None)
        try:
            done = asyncio.run(work(lambda name: bar.update(task, description=f"{what}: {name}", advance=1)))
        except BadBackup as error:
            raise Problem(str(error)) from None
        except OSError as error:
            raise Problem(f"{args.file}: {error.strerror}") from None
    held = f"{done.tables} tables with {done.events} events, {done.people} people, {done.bytes} bytes"
    data = {"file": str(args.file), **asdict(done)}
    emit(args, data, printer(f"{args.file}: {held}; read again and found whole"))
    return 0
