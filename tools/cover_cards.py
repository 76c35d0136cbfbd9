"""Records golden games of Underwater Cities in which together every card, tile and contract is used.

`cover_cards.py FOLDER [TRIES [EXPANSION]]`: first games of greedy bots, until all metropolises and contracts
have been reached; then games of collectors, players who only want to use cards that no recorded game has used
yet: from each batch of tries the one that adds most is kept, until none is missing. With an expansion
(`data_era`) only what it adds is wanted.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.core.records import write
from kolonie.core.views import View
from kolonie.games import title
from kolonie.table.table import Table

UC = title("underwater_cities")
SEATS = 4
COLLECTOR = "collector"
GREAT = {"contracts": "on", "boards": "advanced"}
SETTINGS: tuple[dict[str, str], ...] = ({}, {"contracts": "on"}, {"boards": "advanced"}, GREAT)


class Collector:
    """Plays cards of the slot's colour that are still wanted; everything else by chance."""

    def __init__(self, wanted: set[str], seed: str) -> None:
        self.wanted = wanted
        self.dice = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Option:
        options = game.options(seat)
        ranks = [self.rank(game, seat, choice) for choice in options]
        return self.dice.choice([o for o, rank in zip(options, ranks, strict=True) if rank == max(ranks)])

    def is_wanted(self, number: str) -> bool:
        return f"card {number}" in self.wanted

    def rank(self, game: Game, seat: int, choice: Option) -> int:
        box, table = game.box, game.state
        side = box.side[game.seats]
        if choice.verb == "slot":
            slot = side.codes.index(choice.word())
            hand = [c for c in table.seats[seat].hand if self.is_wanted(box.card_ids[c])]
            if any(box.card_colours[c] == side.colours[slot] for c in hand):
                return 2
            return 1 if "special" in str(side.effects[slot]).lower() else 0
        if choice.verb == "card":
            card = box.card_number[choice.word()]
            fits = box.card_colours[card] == side.colours[table.slot]
            return (2 if fits else 0) if self.is_wanted(choice.word()) else 1
        if choice.verb == "extra":
            return 3 if self.is_wanted(choice.word()) else -1
        if choice.verb == "discard":
            return not self.is_wanted(choice.word())
        if choice.verb in ("special", "keep") and choice.args:
            return self.is_wanted(choice.word())
        if choice.verb == "order":
            return choice.word() != "none"
        return choice.verb not in ("done", "decline")


def play(
    wanted: set[str], bots: tuple[str, ...], seed: str, settings: dict[str, str]
) -> tuple[Table, set[str]]:
    """A game of bots or collectors, and which of the wanted things were used in it."""
    table = Table(UC, bots, seed, settings)
    collector = Collector(wanted, seed)
    players = {name: bot(name) for name in bots if name != COLLECTOR}
    minds = [Chance(f"{seed}/mind {seat}") for seat in range(len(bots))]
    while not table.game.over:
        seat = table.game.to_act()[0]
        if bots[seat] == COLLECTOR:
            table.play(seat, collector.choose(table.game, seat).key)
        else:
            table.play(seat, players[bots[seat]].choose(View(table.game, seat), minds[seat]))
    return table, wanted & set().union(*UC.used(table.game))


def main() -> None:
    folder, tries = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 8
    expansions = sys.argv[3:]
    on = dict.fromkeys(expansions, "on")
    wanted = {component.id for component in UC.components(UC.box(settings=on))}
    if on:
        wanted -= {component.id for component in UC.components(UC.box())}
    name = "-".join([str(SEATS), *expansions]).replace("_", "-")
    number = 0
    while wanted:
        number += 1
        built = {name for name in wanted if not name.startswith("card")}
        if built:
            kept = play(wanted, ("greedy",) * SEATS, f"built {number}", {**GREAT, **on})
            if not kept[1] & built:
                continue
        else:
            settings = {**SETTINGS[number % len(SETTINGS)], **on}
            bots = (COLLECTOR,) * SEATS
            games = (play(wanted, bots, f"cards {number}/{trial}", settings) for trial in range(tries))
            kept = max(games, key=lambda game: len(game[1]))
        table, found = kept
        wanted -= found
        path = folder / f"{name}-{'greedy' if built else 'cards'}-{number}.kol"
        path.write_text(write(table.record), encoding="utf-8")
        print(path, table.game.scores(), f"{len(found)} more, {len(wanted)} missing", flush=True)


if __name__ == "__main__":
    main()
