"""What all commands share: the parser, its usual arguments, and how results are printed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kolonie.core.records import Record, RecordError, read
from kolonie.core.text import LANGUAGES
from kolonie.table.screen import Screen

Command = Callable[[argparse.Namespace], int]
Commands = Any
"""Where commands are added: argparse has no public name for it."""


BOT = "a bot: its name, or module:Class for one of your own"


class Problem(Exception):
    """Something the user can put right; its text is printed as one line."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message} (see {self.prog} --help)")


# -- arguments


def command(commands: Commands, name: str, run: Command, about: str) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    made.set_defaults(run=run, json=False)
    return made


def family(commands: Commands, name: str, about: str, choices: str) -> Commands:
    """A command that has commands of its own; `choices` names them when none is given."""
    made = commands.add_parser(name, help=about, description=about)
    made.set_defaults(run=None, choices=choices)
    return made.add_subparsers(dest=f"{name}_command", metavar="COMMAND", parser_class=Parser)


def takes_json(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="print JSON")


def takes_language(made: argparse.ArgumentParser) -> None:
    made.add_argument("--lang", choices=LANGUAGES, default="en", help="language")


def takes_packs(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--pack", action="append", default=[], metavar="FILE", help="components to lay over ours"
    )


def takes_settings(made: argparse.ArgumentParser, told: str = "an option of the game") -> None:
    made.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=told)


def takes_ray(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="let a Ray cluster play (local: one that is started on this machine)",
    )


def takes_keep(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--keep", type=kept_file, metavar="FILE", help="keep the games that were played, and go on from them"
    )


def kept_file(text: str) -> Path:
    path = Path(text)
    if not path.parent.is_dir():
        raise Problem(f"--keep: there is no folder {path.parent}")
    return path


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


positive.__name__ = "whole number of at least 1"


def share(text: str) -> float:
    number = float(text)
    if not 0 < number <= 1:
        raise ValueError
    return number


share.__name__ = "share above 0 and up to 1"


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 86_400:
        raise ValueError
    return number


seconds.__name__ = "number of seconds above 0"


def settings_of(pairs: list[str]) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem(f"--set {pair}: must be option=value")
        settings[name.strip()] = value.strip()
    return settings


def read_record(name: str) -> Record:
    path = Path(name)
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise Problem(f"{path}: not a text file") from None
    except RecordError as error:
        raise Problem(f"{path}: {error}") from None


# -- results


def emit(args: argparse.Namespace, data: Any, plain: Callable[[Console], None]) -> None:
    """Prints data as JSON if asked to, else as people like it."""
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        plain(Screen())


def printer(line: str) -> Callable[[Console], None]:
    def plain(console: Console) -> None:
        console.print(line)

    return plain


def progress_bar() -> Progress:
    """A bar on standard error, so that results on standard output stay clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
