"""AquaSphere: what a seat has, in points it may still become."""

from __future__ import annotations

from kolonie.core.judgement import Judgement
from kolonie.games.aquasphere.box import Box
from kolonie.games.aquasphere.pieces import CRYSTAL, OCTOPOD, RESEARCH, TIME
from kolonie.games.aquasphere.scoring import control_counts, final_parts, interim_items, letters_in_lab
from kolonie.games.aquasphere.state import WITHDRAWN, Game, Seat

LATER_SCORING = 0.45
"""How much of today's interim items a later scoring is expected to give again."""


def value(game: Game, seat: int) -> float:
    """The seat's prospects less those of its strongest rival."""
    table = game.state
    if game.over:
        won = 50.0 if seat in game.winners() else 0.0
        scores = game.scores()
        return won + scores[seat] - max(s for i, s in enumerate(scores) if i != seat)
    counts = control_counts(table)
    worth = [_prospects(game, index, counts) for index in range(game.seats)]
    return worth[seat] - 0.6 * max(w for i, w in enumerate(worth) if i != seat)


def _prospects(game: Game, index: int, counts: list[int]) -> float:
    table = game.state
    box = game.box
    seat = table.seats[index]
    left = box.rounds - table.round
    majority, bots, crystals, octopods = interim_items(game, index, counts)
    now = majority * 0.6 + bots + crystals + octopods
    total = seat.kp + now * (1.0 + LATER_SCORING * left)
    total += _lines(box, seat, now)
    total += _lab(game, seat, left)
    total += _pieces(game, seat, left)
    return total + 0.7 * counts[index]


def _lines(box: Box, seat: Seat, coming: float) -> float:
    """Points that will be lost at red lines for want of crystals."""
    kp, crystals = seat.kp, seat.crystals
    payers = crystals + seat.programmed.bit_count() * 0.6
    lines = 0
    reach = kp + max(0, int(coming))
    line = box.line_after(kp)
    while line <= reach:
        lines += 1
        line = box.line_after(line)
    missing = max(0.0, lines - payers)
    return -6.0 * missing + 1.2 * min(crystals, 4)


def _lab(game: Game, seat: Seat, left: int) -> float:
    box = game.box
    room = seat.room
    letters, _time, subs, lab = final_parts(game, seat)
    distinct = letters_in_lab(box, seat)
    total = letters + 0.5 * distinct + subs + lab + 0.9 * len(seat.expansions)
    total += (room[CRYSTAL] - 2) * 1.0 + (room[OCTOPOD] - 2) * 0.8 + (room[TIME] - 4) * 0.3
    total += (room[RESEARCH] - 2) * 0.6
    for card in seat.research:
        kind = box.card_kind[card]
        total += {"token": 1.2, "octopod": 1.5, "interim": 1.0, "immediate": 0.0}.get(kind, 1.0) * left
    return total


def _pieces(game: Game, seat: Seat, left: int) -> float:
    box = game.box
    out = box.submarines - seat.subs
    total = 0.75 * min(seat.time, 6) + 0.2 * max(0, seat.time - 6)
    total += out * (0.8 * left + 0.5)
    total += 2.6 * seat.programmed.bit_count()
    if seat.engineer != WITHDRAWN:
        tier = box.fields[seat.engineer].tier
        total += 2.4 * (3 - tier)
    return total


JUDGEMENT = Judgement(value)
