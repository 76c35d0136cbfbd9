"""AquaSphere: what a seat has, in points it may still become."""

from __future__ import annotations

from kolonie.core.judgement import Judgement
from kolonie.games.aquasphere.box import COLOURS, Box
from kolonie.games.aquasphere.pieces import CRYSTAL, OCTOPOD, RESEARCH, TIME
from kolonie.games.aquasphere.scoring import control_counts, final_parts, interim_items, letters_in_lab
from kolonie.games.aquasphere.state import WITHDRAWN, Game, Seat

CONTESTED = 0.3
"""A majority is soon lost again: how much of it is counted."""
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
    now = majority * CONTESTED + bots + crystals + octopods
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
    total = letters + 0.5 * distinct + subs + lab + 2.5 * len(seat.expansions)
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
    total += _programmed(game, seat)
    if seat.engineer != WITHDRAWN:
        tier = box.fields[seat.engineer].tier
        total += 2.4 * (3 - tier)
    return total


def _programmed(game: Game, seat: Seat) -> float:
    """What programmed bots will do; little if their action is possible nowhere."""
    table = game.state
    room = seat.room
    total = 0.0
    for colour, name in enumerate(COLOURS):
        if not seat.programmed >> colour & 1:
            continue
        if name == "green":
            able = len(seat.expansions) < game.box.max_expansions and any(table.expansions)
        elif name == "yellow":
            able = seat.time < room[TIME] and any(table.time)
        elif name == "black":
            able = seat.crystals < room[CRYSTAL] and any(table.crystals)
        elif name == "violet":
            able = any(table.octopods)
        elif name == "blue":
            able = seat.subs > 0
        elif name == "red":
            able = len(seat.research) < room[RESEARCH] and any(table.research)
        else:
            able = seat.bots > 0
        total += BOT if able else IDLE_BOT
        if able and name == "green":
            total += GREEN_BOT
    return total


BOT = 4.0
IDLE_BOT = 1.2
GREEN_BOT = 2.0

JUDGEMENT = Judgement(value)
