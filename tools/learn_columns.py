"""Adds the columns that views of a game need and its table does not name: `learn_columns.py GAME`.

Views are met in golden games and in random games with all kinds of settings. Where the names that are met in
a place are of one family (the cards of a box, the cells of a map), the rest of it is added too. Lines are
only added at the end.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from kolonie.adapters.columns import COMMON, SEAT, Columns
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.records import read
from kolonie.core.title import Title
from kolonie.core.views import named
from kolonie.games import title
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "kolonie" / "adapters" / "tables"
FEW, MOST = 3, 0.9
"""So many names must be met in a place, and so much of them be of one family, to add the rest of it."""
SPARE = 1.25
"""How much room a new table has for columns to come."""
CELLS = tuple(f"{x},{y}" for x in range(12) for y in range(12))


def random_games(chosen: Title, games: int, seed: str) -> Iterator[Game]:
    """Every position of random games."""
    for number in range(games):
        seats = chosen.min_seats + number % (chosen.max_seats - chosen.min_seats + 1)
        name = f"{seed} {number}"
        game = chosen.new(seats, name, chosen.random_settings(seats, Chance(name)))
        dice = random.Random(number)
        while not game.over:
            yield game
            seat = dice.choice(game.to_act())
            game.play(seat, dice.choice(game.options(seat)))
        yield game


def golden_games(chosen: Title) -> Iterator[Game]:
    """Every position of the golden games."""
    for path in sorted((ROOT / "tests" / "golden" / chosen.id).rglob("*.kol")):
        record = read(path.read_text(encoding="utf-8"))
        box = chosen.box(settings=record.settings)
        game = chosen.new(len(record.seats), record.seed, dict(record.settings), box)
        for seat, key in record.moves:
            yield game
            game.play(seat, key)
        yield game


def families(chosen: Title) -> list[tuple[str, ...]]:
    """Lists of names that belong together, small ones first: components, sites, cells, fields of tracks."""
    found: list[tuple[str, ...]] = []
    for switches in [{}, *({one.id: "on"} for one in chosen.expansions)]:
        box = chosen.box(settings=chosen.check(switches, chosen.max_seats))
        listed = [getattr(box, name) for name in dir(box) if name.endswith("_ids")]
        found += [tuple(names) for names in listed if names and all(isinstance(n, str) for n in names)]
        for timing in set(getattr(box, "card_timings", ())):
            cards = zip(box.card_ids, box.card_timings, strict=True)
            found.append(tuple(card for card, when in cards if when == timing))
        for kind in ("cities", "buildings", "tunnels"):
            sites = {site for board in getattr(box, "boards", ()) for site in getattr(board, kind).ids}
            found += [tuple(sorted(sites))] if sites else []
    if chosen.id == "planet_unknown":
        found += [CELLS, tuple(f"{track}:{place}" for track in TRACKS for place in range(HEIGHT))]
    return sorted(found, key=len)


def with_families(names: set[str], listed: list[tuple[str, ...]]) -> set[str]:
    """The names, and for each place the rest of the smallest family that what is met there comes from."""
    found = set(names)
    words = sorted(name for name in names if "=" in name)
    for path, group in groupby(words, key=lambda name: name.partition("=")[0]):
        met = {name.partition("=")[2] for name in group}
        family = next((f for f in listed if len(met) >= FEW and len(met & set(f)) >= MOST * len(met)), ())
        found |= {f"{path}={word}" for word in family}
    return found


def lines(kind: str, names: set[str]) -> list[str]:
    """The lines that name these columns."""
    found = []
    for path, group in groupby(sorted(names), key=lambda name: name.partition("=")[0]):
        whole = list(group)
        if path in whole:
            found.append(f"{kind} {path}")
        words = [name.partition("=")[2] for name in whole if name != path]
        if words:
            found.append(f"{kind} {path} = {'|'.join(words)}")
    return found


def learn(chosen: Title, games: int, every: int, seed: str) -> None:
    path = TABLES / f"{chosen.id}.columns"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    known = Columns(chosen.id, f"{old}\nroom 99999,99999")
    met: dict[str, set[str]] = {COMMON: set(), SEAT: set()}
    for source in (random_games(chosen, games, seed), golden_games(chosen)):
        for number, game in enumerate(source):
            if number % every == 0 or game.over:
                viewer = number % game.seats
                for kind, name in known.unknown(named(game, viewer)):
                    met[kind].add(name)
    listed = families(chosen)
    added: list[str] = []
    for kind, names in met.items():
        fresh = with_families(names, listed) - set(known.parts[kind].columns)
        added += lines(kind, fresh)
        print(f"{chosen.id}: {len(fresh)} {kind} columns are new")
        known.parts[kind].room = len(known.parts[kind].columns) + len(fresh)
    if "room " not in old:
        rooms = [64 * -int(-SPARE * known.parts[kind].room // 64) for kind in (COMMON, SEAT)]
        old += f"room {rooms[0]},{rooms[1]}\n"
    path.write_text(old + "".join(f"{line}\n" for line in added), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--seed", default="learn")
    args = parser.parse_args()
    learn(title(args.game), args.games, args.every, args.seed)


if __name__ == "__main__":
    main()
