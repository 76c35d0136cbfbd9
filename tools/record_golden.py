"""Records golden games: `record_golden.py GAME BOTS SEED FILE [OPTION=VALUE ...]`.

The tests replay golden games for ever: a change of rules that breaks one must change `rules_version`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.records import write
from kolonie.core.views import View
from kolonie.games import title
from kolonie.table.table import Table


def main() -> None:
    game_name, names, seed, file, *pairs = sys.argv[1:]
    bots = tuple(names.split(","))
    settings = dict(pair.split("=", 1) for pair in pairs)
    table = Table(title(game_name), bots, seed, settings)
    players = [bot(name) for name in bots]
    minds = [Chance(f"{seed}/mind {seat}") for seat in range(len(bots))]
    while not table.game.over:
        seat = table.game.to_act()[0]
        table.play(seat, players[seat].choose(View(table.game, seat), minds[seat]))
    Path(file).write_text(write(table.record), encoding="utf-8")
    print(file, table.game.scores())


if __name__ == "__main__":
    main()
