"""`kolonie operator`: what only whoever runs a server can do, on its database, while it runs or not."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

from rich.console import Console
from rich.markup import escape

from kolonie.commands.parsing import Commands, Problem, command, emit, family, takes_json
from kolonie.server.config import Config, ConfigError, from_environment

DAY = 86400.0
Work = Callable[[Any, argparse.Namespace], Awaitable[Any]]


def add(commands: Commands) -> None:
    group = family(
        commands,
        "operator",
        "look after the people of a server: passwords, reports, silence",
        "people, reset, reports, settle, silence, unsilence",
    )
    people = _command(group, "people", _people, "list people by a part of their names")
    people.add_argument("name", nargs="?", default="")
    reset = _command(group, "reset", _reset, "make a link with which an account gets a new password")
    reset.add_argument("name")
    reset.add_argument("--hours", type=float, default=24.0, help="how long it can be used")
    reports = _command(group, "reports", _reports, "list reported lines of chats")
    reports.add_argument("--all", action="store_true", help="also those that are settled")
    settle = _command(group, "settle", _settle, "a report needs no more looking at")
    settle.add_argument("number", type=int)
    silence = _command(group, "silence", _silence, "let somebody say nothing in chats for a while")
    silence.add_argument("name", help="the name of an account, or the id of a person")
    silence.add_argument("--days", type=float, default=7.0)
    unsilence = _command(group, "unsilence", _unsilence, "let somebody speak again")
    unsilence.add_argument("name", help="the name of an account, or the id of a person")


def _command(group: Commands, name: str, work: Work, about: str) -> argparse.ArgumentParser:
    def run(args: argparse.Namespace) -> int:
        data = asyncio.run(_on_database(work, args))
        emit(args, data, lambda console: _show(console, data))
        return 0

    made = command(group, name, run, about)
    made.add_argument("--database", default=None, help="a file, or postgresql://...; also KOLONIE_DATABASE")
    takes_json(made)
    return made


async def _on_database(work: Work, args: argparse.Namespace) -> Any:
    try:
        from kolonie.server.store.database import Database
    except ModuleNotFoundError as error:
        raise Problem(f"kolonie operator needs the server parts: {error.name} is missing") from None
    try:
        given = from_environment(os.environ)
        if args.database:
            given["database"] = args.database
        config = Config(**given)  # type: ignore[arg-type]
        if config.sqlite_file is not None and not config.sqlite_file.exists():
            raise Problem(f"database: there is no {config.sqlite_file}")
    except ConfigError as error:
        raise Problem(str(error)) from None
    args.public_url = config.public_url
    database = Database(config)
    try:
        await database.open()
        return await work(database, args)
    finally:
        await database.close()


def _show(console: Console, data: Any) -> None:
    rows = data if isinstance(data, list) else [data]
    if not rows:
        console.print("nothing")
    for row in rows:
        told = [f"[bold]{name}[/] {escape(str(value))}" for name, value in row.items() if value is not None]
        console.print("  ".join(told), highlight=False, soft_wrap=True)


def _date(at: float | None) -> str | None:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)) if at else None


def _moderation(database: Any) -> Any:
    from kolonie.server.store.moderation import Moderation

    return Moderation(database)


async def _people(database: Any, args: argparse.Namespace) -> list[dict[str, Any]]:
    return [
        {
            "id": row.id,
            "name": row.name,
            "account": row.account is not None,
            "mail": row.mail is not None,
            "seen": _date(row.seen),
            "silenced_until": _date(row.silenced_until) if row.silenced_until > time.time() else None,
        }
        for row in await _moderation(database).people(args.name)
    ]


async def _reset(database: Any, args: argparse.Namespace) -> dict[str, Any]:
    from kolonie.server.store.accounts import Accounts

    until = time.time() + args.hours * 3600
    made = await Accounts(database).new_reset(args.name, until)
    if made is None:
        raise Problem(f"{args.name}: there is no account of that name")
    return {"name": made[2].name, "link": f"{args.public_url}/reset/{made[1]}", "until": _date(until)}


async def _reports(database: Any, args: argparse.Namespace) -> list[dict[str, Any]]:
    return [
        {
            "number": row.id,
            "at": _date(row.at),
            "table": row.table_id,
            "person": row.person,
            "who": row.who,
            "text": row.text,
            "reason": row.reason,
            "settled": _date(row.settled),
        }
        for row in await _moderation(database).reports(args.all)
    ]


async def _settle(database: Any, args: argparse.Namespace) -> dict[str, Any]:
    if not await _moderation(database).settle(args.number):
        raise Problem(f"{args.number}: there is no such report that waits")
    return {"settled": args.number}


async def _silence(database: Any, args: argparse.Namespace) -> dict[str, Any]:
    until = time.time() + args.days * DAY
    if not await _moderation(database).silence(args.name, until):
        raise Problem(f"{args.name}: there is no such account and no such person")
    return {"name": args.name, "silenced_until": _date(until)}


async def _unsilence(database: Any, args: argparse.Namespace) -> dict[str, Any]:
    if not await _moderation(database).silence(args.name, 0.0):
        raise Problem(f"{args.name}: there is no such account and no such person")
    return {"name": args.name, "silenced_until": None}
