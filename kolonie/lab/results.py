"""Games of bots that are kept in a file: long measurements can be stopped, and gone on with.

The first line tells of which rules and bots the games are: a digest of their files. Games of others are not
counted with them, unless they prove to be the same: when files have changed since, two games of every kind
are played again and must end in the same position. Each further line is a game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import kolonie
from kolonie.core.title import SetupError
from kolonie.lab.matches import Outcome, Spec, Thought, map_games

PLAYING = ("core", "bots", "games")
"""The packages that decide what bots play."""
READ = (".py", ".json", ".toml")
AGAIN = 2
"""So many games of a kind are played again if files have changed: they stand for the others."""


def makings(game: str) -> str:
    """A digest of all that decides how bots play a game."""
    home = Path(kolonie.__file__).parent
    total = hashlib.sha256()
    for package in PLAYING:
        for path in sorted((home / package).rglob("*")):
            place = path.relative_to(home).as_posix()
            if path.suffix not in READ or (package == "games" and not place.startswith(f"games/{game}/")):
                continue
            total.update(place.encode() + b"\n")
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


def kept_games(specs: list[Spec], path: Path | None) -> Iterator[Outcome]:
    """How the games end, in order. Those that are kept in the file are not played, the others are kept there.

    Raises SetupError if the file holds anything else, or games of rules or bots that play otherwise.
    """
    if path is None:
        yield from map_games(specs)
        return
    head = {"games of": {game: makings(game) for game in sorted({spec.game for spec in specs})}}
    known = _read(path, head)
    if not path.exists():
        path.write_text(json.dumps(head) + "\n", "utf-8")
    played = map_games([spec for spec in specs if spec not in known])
    for spec in specs:
        outcome = known.get(spec)
        if outcome is None:
            outcome = next(played)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome)) + "\n")
        yield outcome


def _read(path: Path, head: dict[str, Any]) -> dict[Spec, Outcome]:
    if not path.exists():
        return {}
    first, *lines = path.read_text("utf-8").splitlines() or [""]
    try:
        found = json.loads(first)
        outcomes = [_outcome(json.loads(line)) for line in lines]
    except (ValueError, TypeError, KeyError):
        raise SetupError(f"{path}: this is no file of kept games") from None
    if not isinstance(found, dict) or found.keys() != head.keys():
        raise SetupError(f"{path}: this is no file of kept games")
    if found != head:
        _prove(path, found, head, outcomes)
        path.write_text("\n".join([json.dumps(head), *lines, ""]), "utf-8")
    return {outcome.spec: outcome for outcome in outcomes}


def _prove(path: Path, found: dict[str, Any], head: dict[str, Any], outcomes: list[Outcome]) -> None:
    """Plays some games again. Raises SetupError if one ends otherwise, or if there is another game's."""
    same = found["games of"].keys() == head["games of"].keys()
    kinds: dict[object, list[Outcome]] = {}
    for outcome in outcomes:
        spec = outcome.spec
        kinds.setdefault((tuple(sorted(spec.bots)), spec.settings, spec.packs), []).append(outcome)
    kept = [outcome for kind in kinds.values() for outcome in kind[:AGAIN]]
    if not same or list(map_games([outcome.spec for outcome in kept])) != kept:
        raise SetupError(f"{path}: these games were played with other rules or bots")


def _outcome(told: dict[str, Any]) -> Outcome:
    spec = told["spec"]
    return Outcome(
        Spec(
            spec["game"],
            spec["seed"],
            tuple(spec["bots"]),
            tuple((name, value) for name, value in spec["settings"]),
            tuple(spec["packs"]),
        ),
        told["decisions"],
        tuple(told["scores"]),
        tuple(told["winners"]),
        told["hash"],
        tuple(Thought(**thought) for thought in told["thoughts"]),
    )
