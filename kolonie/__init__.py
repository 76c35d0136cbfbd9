"""Kolonie: a table for heavy strategy games of colonisation.

from kolonie.games import title

game = title("aquasphere").new(seats=2, seed="any text")
while not game.over:
    seat = game.to_act()[0]
    game.play(seat, game.options(seat)[0])
print(game.scores(), game.winners())
"""

__version__ = "0.2.0"
