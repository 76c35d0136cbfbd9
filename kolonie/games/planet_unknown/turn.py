"""The turn: select, gains, movement, abilities, end; and the course of all turns (chapters 4, 7)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, asks, runs, takes
from kolonie.games.planet_unknown.abilities import duty_options
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.civ import end_advance, look, pick_options, refuse_picks
from kolonie.games.planet_unknown.flow import DROP_GAINS
from kolonie.games.planet_unknown.gains import gain_options, gains_text, take_gain
from kolonie.games.planet_unknown.nodes import (
    Act,
    BeginTurn,
    DropGains,
    EndEffects,
    EndTurn,
    FinishUp,
    HasPicks,
    MakePicks,
    Resolve,
    Running,
    SelectTile,
    StartOfTurn,
    Step,
)
from kolonie.games.planet_unknown.pending import leftover, own_gains, patch, since
from kolonie.games.planet_unknown.placing import (
    NOWHERE,
    TURN_TILE,
    begin_placing,
    best_level,
    placeable,
    section_tiles,
    select,
    unplaced_gains,
)
from kolonie.games.planet_unknown.state import EVENT, NONE, Game, Seat
from kolonie.games.planet_unknown.station import RINGS, TILE, empty_section, section
from kolonie.games.planet_unknown.terms import (
    FLUX_MOVEMENT,
    LEFTOVER_CARDS,
    LOADED_MOVEMENT,
    REGRESS_DUTY,
    WATER,
    WATER_MOVEMENT,
    number_of,
)
from kolonie.games.planet_unknown.tracks import powers

END: Final = option("end")


# -- the course of turns


def running(game: Game, _frame: Frame, _test: Test) -> bool:
    return not game.state.over


def has_picks(game: Game, frame: Frame, _test: Test) -> bool:
    return bool(game.state.seats[frame.seat].picks)


TEST[Running] = running
TEST[HasPicks] = has_picks


@runs(Step)
def run_step(_game: Game, frame: Frame) -> Frame | None:
    node: Step = frame.node
    return frame.then(node.part).bind("step", node.name)


@runs(BeginTurn)
def run_begin_turn(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.turn += 1
    for seat in table.seats:
        begin_turn(game.box, seat)
    if game.journal is not None:
        game.tell(frame, {"turn": table.turn})
    return frame.parent


def begin_turn(box: Box, seat: Seat) -> None:
    """Abilities can be used again, nothing is left over from the last turn (PU-4.15, PU-4.18)."""
    seat.took = NONE
    seat.stuck = 0
    seat.moves = 0
    seat.trail = 0
    seat.used = 0
    seat.sidled = 0
    seat.rover_due = 0
    seat.duty = 1 if powers(box, seat) & REGRESS_DUTY else 0  # PU-31.13


@runs(EndTurn)
def run_end_turn(game: Game, frame: Frame) -> Frame | None:
    """Step 6 (PU-7.01, PU-7.14, PU-19.14)."""
    table = game.state
    stuck = any(seat.stuck for seat in table.seats)
    empty = empty_section(table)
    last_event = table.event != NONE and not table.events
    if table.event != NONE:
        table.past.append(table.event)
        table.event = NONE
    if stuck or empty or last_event:
        table.over = 1
        if game.journal is not None:
            reason = "stuck" if stuck else "empty" if empty else "events"
            game.tell(frame, {"reason": message(f"end-{reason}")})
        return frame.parent
    table.commander = (table.commander + 1) % len(table.seats)  # PU-3.09
    return frame.parent


# -- start of turn


@runs(StartOfTurn)
def run_start(game: Game, frame: Frame) -> Frame | None:
    """Step 3: movement by where the rovers stand now (PU-23.08)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    able = powers(box, seat)
    if able:
        amounts = box.corporations[seat.corporation].amounts
        before = seat.moves
        if able & FLUX_MOVEMENT:
            rovers = seat.rovers & seat.terrain[seat.flux]
            seat.moves += rovers.bit_count() * amounts[number_of(FLUX_MOVEMENT)]
        if able & WATER_MOVEMENT:
            seat.moves += (seat.rovers & seat.terrain[WATER]).bit_count() * amounts[number_of(WATER_MOVEMENT)]
        if able & LOADED_MOVEMENT:
            seat.moves += seat.loaded.bit_count() * amounts[number_of(LOADED_MOVEMENT)]
        if game.journal is not None and seat.moves > before:
            game.tell(frame, {"n": seat.moves - before})
    return frame.parent


# -- selecting


@asks(SelectTile, "PU-4.05")
def ask_select(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    able = powers(box, seat)
    tiles = section_tiles(box, table, index)
    if not tiles:
        return []  # PU-5.22
    fitting = placeable(box, table, seat, tiles, able) or tiles
    options: list[Option] = []
    for ring, stack in enumerate(section(box, table, index)):
        tile = table.tops[stack]
        if tile == NONE:
            if why is not None:
                why.add(TILE[ring], "PU-5.03", message("why-stack-empty"))
        elif tile in fitting:
            options.append(TILE[ring])
        elif why is not None:
            why.add(TILE[ring], "PU-5.02", message("why-other-tile-fits"))
    return options


@takes(SelectTile)
def take_select(game: Game, frame: Frame, choice: Option) -> Frame | None:
    turn = frame.parent
    assert turn is not None
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    ring = RINGS.index(choice.word())
    tile = table.tops[section(box, table, index)[ring]]
    # as it was offered, it fits at the first level at which any tile does
    level = best_level(box, table, seat, [tile], powers(box, seat))
    if level == NOWHERE:  # PU-7.02, PU-7.03
        seat.stuck = 1
        seat.took = ring
        select(box, seat, tile)
        seat.gains.extend(unplaced_gains(box, table, tile))
        return turn
    return begin_placing(game, turn, seat, tile, ring, level, TURN_TILE)


# -- gains, movement, abilities


@asks(Resolve, "PU-4.09")
def ask_resolve(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if len(seat.gains) <= since(frame):
        return []
    able = powers(game.box, seat)
    options: list[Option] = []
    must = gain_options(game, frame, seat, able, options, why)
    if not options:
        return []
    if why is not None:
        refuse_picks(seat, "PU-9.02" if "since" in frame.env else "PU-9.08", why)
    may_end(frame, seat, must, options, why)
    return options


@asks(Act, "PU-4.09")
def ask_act(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    able = powers(game.box, seat)
    options: list[Option] = []
    must = bool(seat.gains) and gain_options(game, frame, seat, able, options, why)
    if why is not None:
        refuse_picks(seat, "PU-9.06", why)
    if not seat.picks and duty_options(game.box, seat, able, options):
        must = True
    may_end(frame, seat, must, options, why)
    return options


@asks(MakePicks, "PU-9.06")
def ask_make_picks(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """In the event step nothing else is asked: what may wait is done in the steps that follow."""
    seat = game.state.seats[frame.seat]
    able = powers(game.box, seat)
    options: list[Option] = []
    must = gains_and_picks(game, frame, seat, able, options, why)
    if frame.env["step"] == EVENT:
        if not options:
            return []
    elif duty_options(game.box, seat, able, options):
        must = True
    may_end(frame, seat, must, options, why)
    return options


@asks(FinishUp, "PU-15.04")
def ask_finish_up(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    options: list[Option] = []
    must = gains_and_picks(game, frame, seat, powers(game.box, seat), options, why)
    may_end(frame, seat, must, options, why)
    return options


def gains_and_picks(
    game: Game, frame: Frame, seat: Seat, able: int, options: list[Option], why: WhyNot | None
) -> bool:
    must = bool(seat.gains) and gain_options(game, frame, seat, able, options, why)
    return pick_options(game, seat, able, options, why) or must


def may_end(frame: Frame, seat: Seat, must: bool, options: list[Option], why: WhyNot | None) -> None:
    """Offers to stop here, unless something must be carried out first."""
    if not must:
        options.append(END)
    elif why is not None:
        pending = list(gains_text(own_gains(frame, seat)))
        pending += [message("gain-pick", rank=rank) for rank in seat.picks]
        if seat.duty:
            pending.append(message("gain-duty"))
        why.add(END, "PU-36.11", message("why-gains-first", gains=tuple(pending)))


@takes(Resolve)
@takes(Act)
@takes(MakePicks)
@takes(FinishUp)
def take_act(game: Game, frame: Frame, choice: Option) -> Frame | None:
    verb = choice.verb
    if choice is END:
        return _stop(game, frame)
    if verb == "pick":
        return look(game, frame, choice)
    return take_gain(game, frame, choice)


def _stop(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if len(seat.gains) > since(frame):
        _lose_gains(game, frame)
    if ends_turn(seat, frame):
        seat.moves = 0
    return frame.parent


def _lose_gains(game: Game, frame: Frame) -> None:
    """What cannot be carried out, or is not wanted where it is a may, is lost (PU-8.16)."""
    seat = game.state.seats[frame.seat]
    lost = gains_text(own_gains(frame, seat)) if game.journal is not None else ()
    del seat.gains[since(frame) :]
    if lost:
        game.tell(Frame(DROP_GAINS, 0, frame.seat, frame.env, None), {"gains": lost})


def ends_turn(seat: Seat, frame: Frame) -> bool:
    """Whether stopping here is the last decision of the turn: with it movement points are lost (PU-4.18)."""
    kind = type(frame.node)
    if kind is Act:
        return not seat.picks
    return kind is FinishUp or (kind is MakePicks and frame.env["step"] != EVENT)


@runs(DropGains)
def run_drop(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if len(seat.gains) > since(frame):
        _lose_gains(game, frame)
    if frame.node.picks:
        seat.picks = []
    return frame.parent


# -- after the last turn


@runs(EndEffects)
def run_end_effects(game: Game, frame: Frame) -> Frame | None:
    """PU-15.02: cards with an advance, cards left over, stored patches."""
    box = game.box
    seat = game.state.seats[frame.seat]
    seat.moves = 0
    seat.picks = []
    for card in seat.kept:
        end_advance(box, seat, card)
    if powers(box, seat) & LEFTOVER_CARDS:
        n = box.corporations[seat.corporation].amounts[number_of(LEFTOVER_CARDS)]
        seat.gains.append(leftover(n))
    seat.gains.extend([patch(stored=True) for _ in range(seat.stored)])
    seat.stored = 0
    return frame.parent
