"""AquaSphere: what can be said of a seat in numbers."""

from __future__ import annotations

from typing import Final

from kolonie.games.aquasphere.box import COLOURS, Box
from kolonie.games.aquasphere.pieces import CRYSTAL, OCTOPOD, RESEARCH, TIME
from kolonie.games.aquasphere.scoring import control_counts, final_parts, interim_items, letters_in_lab
from kolonie.games.aquasphere.state import WITHDRAWN, Game, Seat, Table

NAMES: Final = (
    "one",
    "knowledge points",
    # what an interim scoring would give now
    "majority",
    "bots in play",
    "crystal points",
    "octopods left",
    "red lines unpaid",
    # pieces
    "crystals",
    "time up to six",
    "time beyond",
    "submarines out",
    "control fields",
    # the lab
    "letter points",
    "letters",
    "all submarines",
    "complete lab",
    "expansions",
    "room for crystals",
    "room for octopods",
    "room for time",
    "room for research",
    "token cards",
    "octopod cards",
    "interim cards",
    "other cards",
    # programmed bots that can act somewhere, by colour, and those that cannot
    *(f"{colour} bot" for colour in COLOURS),
    "idle bots",
    "ways to act",
    "out of reach",
    # the round
    "engineer's steps",
    "withdrawn",
    "plays first",
)
STAGES: Final = 4
KINDS: Final = {"token": 0, "octopod": 1, "interim": 2}
EXPECTED_MAJORITY: Final = 0.3
"""A majority is soon lost again: how much of it is expected where red lines are counted."""
PAYS: Final = 0.6
"""A programmed bot may become a crystal by the time a red line is reached."""


def stage(game: Game) -> int:
    """The round."""
    return min(max(game.state.round - 1, 0), STAGES - 1)


def terms(game: Game, index: int) -> list[float]:
    table = game.state
    box = game.box
    seat = table.seats[index]
    room = seat.room
    counts = control_counts(table)
    majority, bots, crystals, octopods = interim_items(game, index, counts)
    letters, _time, subs, lab = final_parts(game, seat)
    found: list[float] = [1.0, seat.kp, majority, bots, crystals, octopods]
    found.append(_unpaid(box, seat, EXPECTED_MAJORITY * majority + bots + crystals + octopods))
    found += [min(seat.crystals, 4), min(seat.time, 6), max(0, seat.time - 6)]
    found += [box.submarines - seat.subs, counts[index]]
    found += [letters, letters_in_lab(box, seat), subs, lab, len(seat.expansions)]
    found += [room[CRYSTAL] - 2, room[OCTOPOD] - 2, room[TIME] - 4, room[RESEARCH] - 2]
    cards = [0.0, 0.0, 0.0, 0.0]
    for card in seat.research:
        cards[KINDS.get(box.card_kind[card], 3)] += 1.0
    found += cards
    found += _programmed(game, seat)
    steps = 0 if seat.engineer == WITHDRAWN else 3 - box.fields[seat.engineer].tier
    place = table.withdrawn.index(index) + 1 if index in table.withdrawn else 0
    found += [steps, place, 1 if table.order[0] == index else 0]
    return found


def _unpaid(box: Box, seat: Seat, coming: float) -> float:
    """Red lines ahead that will cost points for want of crystals."""
    reach = seat.kp + max(0, int(coming))
    lines = 0
    line = box.line_after(seat.kp)
    while line <= reach:
        lines += 1
        line = box.line_after(line)
    return max(0.0, lines - seat.crystals - PAYS * seat.programmed.bit_count())


def _programmed(game: Game, seat: Seat) -> list[float]:
    """Programmed bots by colour, idle ones, and how far it is to where they can act."""
    table = game.state
    found = [0.0] * (len(COLOURS) + 3)
    for colour in range(len(COLOURS)):
        if not seat.programmed >> colour & 1:
            continue
        near = _nearest(table, seat, _targets(game, seat, COLOURS[colour]))
        if near < 0:
            found[-3] += 1.0
            continue
        found[colour] = 1.0
        found[-2] += near
        if near > seat.time:
            found[-1] += 1.0
    return found


def _targets(game: Game, seat: Seat, colour: str) -> list[bool]:
    """In which sectors an action of the colour has something to do."""
    table = game.state
    room = seat.room
    everywhere = [True] * 6
    nowhere = [False] * 6
    if colour == "green":
        full = len(seat.expansions) >= game.box.max_expansions
        return nowhere if full else [bool(pile) for pile in table.expansions]
    if colour == "yellow":
        return [n > 0 for n in table.time] if seat.time < room[TIME] else nowhere
    if colour == "black":
        return [n > 0 for n in table.crystals] if seat.crystals < room[CRYSTAL] else nowhere
    if colour == "violet":
        return [n > 0 for n in table.octopods]
    if colour == "blue":
        return everywhere if seat.subs > 0 else nowhere
    if colour == "red":
        return [bool(pile) for pile in table.research] if len(seat.research) < room[RESEARCH] else nowhere
    return everywhere if seat.bots > 0 else nowhere


def _nearest(table: Table, seat: Seat, targets: list[bool]) -> int:
    """The price of the cheapest way to one of the sectors; -1 if there is none."""
    best = -1
    for sector in range(6):
        if targets[sector]:
            price = table.ways[6 * seat.scientist + sector] if seat.scientist >= 0 else 0
            if best < 0 or price < best:
                best = price
    return best
