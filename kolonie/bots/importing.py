"""Bots of other people: named `module:Class`, found in the current folder too, known to worker processes."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from kolonie.bots.bot import BOTS, OURS, Bot, BotError, bot


def named_bot(name: str) -> Bot:
    """The bot that a command names: a listed one, or `module:Class`, from the current folder too."""
    if ":" not in name:
        return bot(name)
    made = _made(name, found(name))
    if not callable(getattr(made, "choose", None)):
        raise BotError(f"{name} is not a bot: it has no method choose(view, chance)")
    return cast(Bot, made)


def found(name: str) -> Any:
    """The class that `module:Class` means. Raises BotError."""
    module_name, _colon, path = name.partition(":")
    if not path or not all(part.isidentifier() for part in module_name.split(".")):
        raise BotError(f"{name}: a bot of your own is named module:Class, such as my_bots:Dreamer")
    thing: Any = _module(name, module_name)
    for part in path.split("."):
        thing = getattr(thing, part, None)
    if thing is None:
        raise BotError(f"{name}: the module {module_name} has no {path}")
    return thing


def _module(name: str, module_name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name and f"{module_name}.".startswith(f"{error.name}."):
            raise BotError(f"{name}: there is no module {error.name} (looked in {here} too)") from None
        raise BotError(f"{name}: {module_name} cannot be imported, {error}") from error
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise BotError(f"{name}: {module_name} cannot be imported, {told}") from error


def _made(name: str, thing: Any) -> Any:
    if not callable(thing):
        raise BotError(f"{name} is not a bot: it is a {type(thing).__name__}, not a class")
    try:
        return thing()
    except Exception as error:
        raise BotError(f"{name}: cannot be made, {type(error).__name__}: {error}") from error


def registered() -> dict[str, str]:
    """The bots that were added to the list since it was imported, as `module:Class`.

    Raises BotError for one that another process could not import.
    """
    spelt = {}
    for name, factory in BOTS.items():
        if name in OURS:
            continue
        module_name, path = getattr(factory, "__module__", ""), getattr(factory, "__qualname__", "<nameless>")
        if "<" in path or not _importable(module_name):
            raise BotError(f"{name}: no other process could import {path} from {module_name or 'nowhere'}")
        spelt[name] = f"{module_name}:{path}"
    return spelt


def register(spelt: dict[str, str]) -> None:
    """Adds to the list what another process has registered there."""
    for name, where in spelt.items():
        BOTS[name] = found(where)


def _importable(module_name: str) -> bool:
    if module_name == "__main__":  # a script is run again by a new process, a prompt is not
        return hasattr(sys.modules["__main__"], "__file__")
    try:
        return bool(module_name) and find_spec(module_name) is not None
    except (ImportError, ValueError):
        return False
