"""Records golden games of Evacuation in which together every component is used.

`cover_evacuation.py FOLDER [TRIES]`: games of collectors, players who settle, research and build by chance,
but with a plan, in all sets of options. Of each batch of tries the one is kept that adds most.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.core.records import write
from kolonie.core.settings import every_choice
from kolonie.games import title
from kolonie.table.table import Table

EV = title("evacuation")
COLLECTOR = "collector"
RANKS = {
    "task": 9.0,
    "play": 6.0,
    "settle": 5.0,
    "launch": 6.0,
    "evacuate": 6.0,
    "place": 5.0,
    "card": 4.0,
    "build": 4.0,
    "draw": 3.0,
    "research": 3.0,
    "ship": 3.0,
    "clone": 3.0,
    "raise": 5.0,
    "refresh": -2.0,
    "discard": 1.0,
    "pass": -1.0,
    "done": -2.0,
    "leave": -2.0,
}
ACTIONS = {"settle": 5.0, "shuttle": 3.0, "clone": 2.5, "research": 3.5, "develop": 3.0, "develop-gain": 3.0}


class Collector:
    """Takes what is still wanted first, and what leads on; the rest by chance."""

    def __init__(self, wanted: set[str], seed: str) -> None:
        self.wanted = wanted
        self.dice = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Option:
        return max(game.options(seat), key=lambda choice: self.rank(game, seat, choice))

    def rank(self, game: Game, seat: int, choice: Option) -> float:
        mine = game.state.seats[seat]
        rank = RANKS.get(choice.verb, 2.0) + 4.0 * self.dice.random()
        if choice.verb == "act":
            rank = ACTIONS.get(choice.word(), 2.0) + 3.0 * self.dice.random()
            if mine.stock[2] < 4 and game.state.year < 4 and mine.old_shuttles and mine.actions > 2:
                rank -= 5.0  # energy for a launch
        elif choice.verb == "research":
            rank += mine.research[choice.num() - 1]
        elif choice.verb == "settle":
            rank += self.on_lines(game, seat, game.box.area_ids.index(choice.word()))
        elif choice.verb in ("draw", "play"):
            rank += 8.0 if f"infrastructure {choice.word()}" in self.wanted else -2.0
        elif choice.verb in ("build", "card", "keep"):
            kind = {"keep": "goal"}.get(choice.verb, choice.verb)
            if choice.verb == "build":
                kind = "shuttle" if choice.word() in game.box.shuttle_ids else "stadium"
            rank += 3.0 * (f"{kind} {choice.word()}" in self.wanted)
        elif choice.verb == "carry":
            rank = float(choice.num(1)) * (choice.word() == "steel")
        elif choice.verb == "gain":
            rank += (choice.word(1) == "new") + 2.0 * (choice.word() == "steel")
        elif choice.verb == "strength":
            rank += choice.num(1)
        return rank

    def on_lines(self, game: Game, seat: int, area: int) -> float:
        """Forests and tundras that lie on a line with others of one's own meet requirements."""
        box = game.box
        bonus = (2.0, -2.0, 5.0, -2.0)[box.biomes[area]]
        for other in game.state.seats[seat].areas:
            if {box.biomes[area], box.biomes[other]} <= {0, 2}:
                bonus += 3.0 * sum(box.line_of[other][d] == box.line_of[area][d] for d in (1, 2))
        return bonus


def play(wanted: set[str], seats: int, seed: str, settings: dict[str, str]) -> tuple[Table, set[str]]:
    """A game of collectors, and which of the wanted things were used in it."""
    table = Table(EV, (COLLECTOR,) * seats, seed, settings)
    collector = Collector(wanted, seed)
    while not table.game.over:
        seat = table.game.to_act()[0]
        table.play(seat, collector.choose(table.game, seat).key)
    return table, set().union(*EV.used(table.game)) & wanted


def main() -> None:
    folder = Path(sys.argv[1])
    tries = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    wanted = {component.id for component in EV.components(EV.box())}
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    while wanted and number < 60:
        best: tuple[Table, set[str]] | None = None
        for attempt in range(tries):
            seats = 4 if number >= 4 else number + 1
            sets = every_choice(EV.settings, seats)
            if number >= 4:
                sets = [one for one in sets if one["aim"] == "points" and one["tasks"] == "on"]
            settings = sets[(7 * number + attempt) % len(sets)]
            found = play(wanted, seats, f"cover {number} {attempt}", settings)
            if best is None or len(found[1]) > len(best[1]):
                best = found
        assert best is not None
        table, used = best
        number += 1
        if not used:
            continue
        wanted -= used
        file = folder / f"{table.game.seats}-cover-{number}.kol"
        file.write_text(write(table.record), encoding="utf-8")
        print(file, table.game.settings, len(used), "new,", len(wanted), "missing", flush=True)
    print("missing:", sorted(wanted))


if __name__ == "__main__":
    main()
