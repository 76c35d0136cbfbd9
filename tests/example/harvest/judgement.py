"""Harvest: what a seat has, and what the best cards of its hand may still bring."""

from __future__ import annotations

from kolonie.core.judgement import Judgement
from tests.example.harvest.game import NOTHING, Game


def value(game: Game, seat: int) -> float:
    """Points, water, what is sown, and the hand: every card is worth at least what the stall pays."""
    mine = game.state.seats[seat]
    sown = 0 if mine.sown == NOTHING else game.box.crops[mine.sown].worth * (1 + mine.watered)
    hand = sum(max(1.0, 0.8 * game.box.crops[kind].worth) for kind in mine.hand)
    return mine.points + mine.water + sown + hand


JUDGEMENT = Judgement(value)
