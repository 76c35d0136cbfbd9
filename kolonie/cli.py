"""The `kolonie` command. Errors that the user can put right are one line and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from kolonie import __version__
from kolonie.bots import BotError
from kolonie.build import build_name
from kolonie.commands import (
    analysing,
    checks,
    keeping,
    learning,
    matches,
    measuring,
    operating,
    playing,
    puzzling,
    replays,
)
from kolonie.commands.parsing import Command, Parser, Problem
from kolonie.core.ledger import LedgerError
from kolonie.core.packs import PackError
from kolonie.core.records import RecordError
from kolonie.core.saving import SaveError
from kolonie.core.title import SetupError
from kolonie.games import UnknownGame
from kolonie.lab.citations import NoTests
from kolonie.lab.crews import CrewError, hired
from kolonie.lab.listings import BadPosition
from kolonie.server.command import add_serve

ERRORS = (
    SetupError,
    UnknownGame,
    BotError,
    PackError,
    RecordError,
    SaveError,
    LedgerError,
    NoTests,
    BadPosition,
    CrewError,
)


def build_parser() -> Parser:
    parser = Parser(prog="kolonie", description="A table for heavy strategy games.")
    parser.add_argument("--version", action="version", version=f"kolonie {__version__} ({build_name()})")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    playing.add(commands)
    learning.add(commands)
    puzzling.add(commands)
    matches.add(commands)
    replays.add(commands)
    analysing.add(commands)
    checks.add(commands)
    add_serve(commands)
    operating.add(commands)
    keeping.add(commands)
    measuring.add(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    try:
        args = parser.parse_args(arguments)
        if getattr(args, "run", None) is None:
            if args.command is not None:
                raise Problem(
                    f"{args.command}: which one? {args.choices} (see kolonie {args.command} --help)"
                )
            parser.print_help()
            return 0
        run: Command = args.run
        with hired(getattr(args, "ray", "")):
            return run(args)
    except (Problem, *ERRORS) as error:
        print(f"kolonie: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
