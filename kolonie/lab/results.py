"""Games of bots that are kept in a file: long measurements can be stopped, and gone on with.

Each line is a game, and tells of which rules and bots it is: a digest of their files. Games of others are not
counted with them, unless they prove to be the same: when files have changed since, two games of a kind are
played again and must end in the same position. Only kinds that are asked for have to prove it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
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

Kind = tuple[object, ...]


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


@dataclass
class Kept:
    """A game, and the digest of the files that it is known to be played by."""

    files: str
    outcome: Outcome


def kept_games(specs: list[Spec], path: Path | None) -> Iterator[Outcome]:
    """How the games end, in order. Those that are kept in the file are not played, the others are kept there.

    Raises SetupError if the file holds anything else, or games of rules or bots that play otherwise.
    """
    if path is None:
        yield from map_games(specs)
        return
    now = {game: makings(game) for game in sorted({spec.game for spec in specs})}
    kept = read_kept(path)
    _prove(path, kept, {_kind(spec) for spec in specs}, now)
    known = {one.outcome.spec: one.outcome for one in kept}
    played = map_games([spec for spec in specs if spec not in known])
    for spec in specs:
        outcome = known.get(spec)
        if outcome is None:
            outcome = next(played)
            with path.open("a", encoding="utf-8") as file:
                file.write(_line(Kept(now[spec.game], outcome)))
        yield outcome


def _kind(spec: Spec) -> Kind:
    return (spec.game, tuple(sorted(spec.bots)), spec.settings, spec.packs)


def read_kept(path: Path) -> list[Kept]:
    """The games of a file; none if there is no such file. Raises SetupError if it holds anything else."""
    if not path.exists():
        return []
    try:
        return [_kept(json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    except (ValueError, TypeError, KeyError):
        raise SetupError(f"{path}: this is no file of kept games") from None


def _prove(path: Path, kept: list[Kept], wanted: set[Kind], now: dict[str, str]) -> None:
    """Plays some games again that were played by other files. Raises SetupError if one ends otherwise."""
    older: dict[Kind, list[Kept]] = {}
    for one in kept:
        kind = _kind(one.outcome.spec)
        if kind in wanted and one.files != now[one.outcome.spec.game]:
            older.setdefault(kind, []).append(one)
    if not older:
        return
    some = [one.outcome for games in older.values() for one in games[:AGAIN]]
    if list(map_games([outcome.spec for outcome in some])) != some:
        raise SetupError(f"{path}: these games were played with other rules or bots")
    for games in older.values():
        for one in games:
            one.files = now[one.outcome.spec.game]
    path.write_text("".join(map(_line, kept)), "utf-8")


def _line(kept: Kept) -> str:
    outcome = kept.outcome
    spec = outcome.spec
    told: dict[str, Any] = {"files": kept.files, "game": spec.game, "seed": spec.seed, "bots": spec.bots}
    if spec.settings:
        told["settings"] = dict(spec.settings)
    if spec.packs:
        told["packs"] = spec.packs
    told["scores"] = outcome.scores
    told["winners"] = outcome.winners
    told["decisions"] = [thought.decisions for thought in outcome.thoughts]
    told["seconds"] = [thought.seconds for thought in outcome.thoughts]
    told["longest"] = [thought.longest for thought in outcome.thoughts]
    told["hash"] = outcome.hash
    return json.dumps(told) + "\n"


def _kept(told: dict[str, Any]) -> Kept:
    spec = Spec(
        told["game"],
        told["seed"],
        tuple(told["bots"]),
        tuple(dict(told.get("settings", {})).items()),
        tuple(told.get("packs", ())),
    )
    thoughts = tuple(map(Thought, told["decisions"], told["seconds"], told["longest"]))
    return Kept(
        told["files"],
        Outcome(
            spec,
            sum(told["decisions"]),
            tuple(told["scores"]),
            tuple(told["winners"]),
            told["hash"],
            thoughts,
        ),
    )
