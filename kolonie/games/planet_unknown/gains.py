"""Pending gains: what each kind offers, how it is carried out, and its words (PU-4.09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot, option
from kolonie.games.planet_unknown.advancing import (
    UP_VERBS,
    forgo_options,
    offer_up,
    take_forgo,
    take_up,
    verb_of,
)
from kolonie.games.planet_unknown.flow import MOVE_LIFEPODS, PATCHES, PICK_LEFTOVER
from kolonie.games.planet_unknown.ground import cells_of
from kolonie.games.planet_unknown.patches import other_uses, patch_cells, safe_cells
from kolonie.games.planet_unknown.pending import (
    AT_ONCE,
    BY_SYNERGY,
    LAND,
    LEFTOVER,
    NO_SYNERGY,
    ONE_OF,
    PATCHING,
    PODS,
    RAISE,
    ROCKS,
    SEVERAL,
    STORED,
    UP,
    own_gains,
    since,
)
from kolonie.games.planet_unknown.rovers import (
    after_arrival,
    arrive,
    cell_of,
    cell_options,
    collect_rock,
    settle,
)
from kolonie.games.planet_unknown.state import NONE, Gain, Game, Seat
from kolonie.games.planet_unknown.terms import ADVANCE, BENEFITS, PATCH, SYNERGY, TRACKS
from kolonie.games.planet_unknown.tracks import (
    can_advance,
    gain_synergy,
    powers,
    step_to,
    way_up,
)

ON_LAND: Final = cell_options("land")
ROCK: Final = cell_options("rock")
LOAD: Final = cell_options("load")
TAKE: Final = option("patch")
SHIFT: Final = option("shift")
LEFTOVERS: Final = option("leftover")

Offer = Callable[[Game, Frame, Gain, int, list[Option], "WhyNot | None"], bool]
"""Adds what the gain offers, given the abilities that work. True if it must be carried out, and can be."""
Take = Callable[[Game, Frame, Seat, int, Option], Frame]
"""Carries out the gain at this place of the list, on top of the frame that offered it."""
Text = Callable[[Gain], Message]
"""Puts it into words, as something that is still pending."""


class Kind:
    """All that there is to know of one kind of gain."""

    __slots__ = ("offer", "take", "text", "verbs")

    def __init__(self, verbs: tuple[str, ...], offer: Offer, take: Take, text: Text) -> None:
        self.verbs = verbs
        """The words by which it is chosen."""
        self.offer = offer
        self.take = take
        self.text = text


# -- a new rover


def offer_landing(
    game: Game, frame: Frame, _gain: Gain, _able: int, options: list[Option], why: WhyNot | None
) -> bool:
    """PU-11.01, PU-11.04, PU-11.25."""
    seat = game.state.seats[frame.seat]
    if not seat.laid or not seat.supply:
        return False
    cells = cells_of(seat.laid[-1][1] & ~seat.rovers)
    options.extend([ON_LAND[cell] for cell in cells])
    if why is not None:
        for cell in cells_of(seat.laid[-1][1] & seat.rovers):
            why.add(ON_LAND[cell], "PU-11.12", message("why-rover-there"))
    return bool(cells)


def take_landing(game: Game, frame: Frame, seat: Seat, index: int, choice: Option) -> Frame:
    del seat.gains[index]
    seat.supply -= 1
    seat.trail = 0
    cell = cell_of(choice)
    return after_arrival(frame, seat, cell, arrive(game.box, seat, 1 << cell, False))


# -- a patch


def offer_patch(
    _game: Game, _frame: Frame, _gain: Gain, _able: int, options: list[Option], _why: WhyNot | None
) -> bool:
    options.append(TAKE)
    return True


def take_patch(_game: Game, frame: Frame, seat: Seat, index: int, _choice: Option) -> Frame:
    gain = seat.gains.pop(index)
    seat.patches_due += 1
    patches = frame.inner(PATCHES)
    return patches.bind("stored", 1) if gain.how & STORED else patches


# -- meteorites without rover


def offer_rocks(
    game: Game, frame: Frame, _gain: Gain, _able: int, options: list[Option], _why: WhyNot | None
) -> bool:
    """Also one that is loaded (PU-19.27, PU-28.17)."""
    seat = game.state.seats[frame.seat]
    options.extend([ROCK[cell] for cell in cells_of(seat.meteorites)])
    options.extend([LOAD[cell] for cell in cells_of(seat.loaded)])
    return bool(seat.meteorites or seat.loaded)


def take_rock(game: Game, frame: Frame, seat: Seat, index: int, choice: Option) -> Frame:
    gain = seat.gains[index]
    gain.n -= 1
    if not gain.n:
        del seat.gains[index]
    bit = 1 << cell_of(choice)
    if choice.verb == "load":
        seat.loaded &= ~bit
        seat.held &= ~bit
    else:
        seat.meteorites &= ~bit
    collect_rock(game.box, seat)
    return settle(frame, seat)


# -- one of two benefits


def offer_benefits(
    game: Game, frame: Frame, gain: Gain, able: int, options: list[Option], why: WhyNot | None
) -> bool:
    """One that cannot be carried out is not offered (PU-26.04, PU-26.07)."""
    seat = game.state.seats[frame.seat]
    board = game.box.corporations[seat.corporation]
    found = False
    for kind, n in board.either[gain.field]:
        choice = option("benefit", TRACKS[n] if kind == ADVANCE else BENEFITS[kind])
        if _can_benefit(game, frame, gain, kind, n, able):
            found = True
            options.append(choice)
        elif why is not None:
            why.add(choice, "PU-26.07", message("why-benefit-impossible"))
    return found


def _can_benefit(game: Game, frame: Frame, gain: Gain, kind: int, n: int, able: int) -> bool:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    board = box.corporations[seat.corporation]
    limits = box.restrictions[table.event]
    if kind == SYNERGY:
        if limits.no_synergy or gain.how & NO_SYNERGY:
            return False
        return any(can_advance(board, seat, tracker, able, BY_SYNERGY) for tracker in range(5))
    if kind == PATCH:
        if limits.suppressed >> PATCH & 1:
            return False
        cells = patch_cells(box, seat, able)
        if safe_cells(game, frame, cells, able):
            return True
        return bool(other_uses(box, table, seat, able))
    return can_advance(board, seat, n, able, 0)


def take_benefit(game: Game, frame: Frame, seat: Seat, index: int, choice: Option) -> Frame:
    box = game.box
    board = box.corporations[seat.corporation]
    gain = seat.gains.pop(index)
    word = choice.word()
    for kind, n in board.either[gain.field]:
        if word == (TRACKS[n] if kind == ADVANCE else BENEFITS[kind]):
            if kind == SYNERGY:
                gain_synergy(box, game.state, seat)
            elif kind == PATCH:
                seat.patches_due += n
            else:
                step_to(box, game.state, seat, n, way_up(board, seat, n, powers(box, seat)), gain.how)
    return settle(frame, seat)


# -- collected lifepods, and cards that are left


def offer_shift(
    game: Game, frame: Frame, _gain: Gain, _able: int, options: list[Option], _why: WhyNot | None
) -> bool:
    seat = game.state.seats[frame.seat]
    if seat.pods or seat.pod_fields:
        options.append(SHIFT)
    return False  # a may


def take_shift(_game: Game, frame: Frame, seat: Seat, index: int, _choice: Option) -> Frame:
    return frame.inner(MOVE_LIFEPODS).bind("left", seat.gains.pop(index).n)


def offer_leftover(
    game: Game, _frame: Frame, _gain: Gain, _able: int, options: list[Option], _why: WhyNot | None
) -> bool:
    if not any(game.state.decks):
        return False
    options.append(LEFTOVERS)
    return True


def take_leftover(game: Game, frame: Frame, seat: Seat, index: int, _choice: Option) -> Frame:
    game.reveal()
    return frame.inner(PICK_LEFTOVER).bind("left", seat.gains.pop(index).n)


# -- words


def text_of_advance(gain: Gain) -> Message:
    if gain.how & BY_SYNERGY:
        return message("gain-synergy")
    names = tuple(message(f"track-{TRACKS[tracker]}") for tracker in cells_of(gain.trackers))
    return message(f"gain-{gain.kind}", tracks=names, steps=gain.steps, field=gain.field, n=gain.n)


def text_by_kind(gain: Gain) -> Message:
    return message(f"gain-{gain.kind}", n=gain.n)


KINDS: Final[dict[str, Kind]] = {
    UP: Kind(UP_VERBS, offer_up, take_up, text_of_advance),
    SEVERAL: Kind(("boost",), offer_up, take_up, text_of_advance),
    RAISE: Kind(("raise",), offer_up, take_up, text_of_advance),
    LAND: Kind(("land",), offer_landing, take_landing, text_by_kind),
    PATCHING: Kind(("patch",), offer_patch, take_patch, text_by_kind),
    ROCKS: Kind(("rock", "load"), offer_rocks, take_rock, text_by_kind),
    ONE_OF: Kind(("benefit",), offer_benefits, take_benefit, text_by_kind),
    PODS: Kind(("shift",), offer_shift, take_shift, text_by_kind),
    LEFTOVER: Kind(("leftover",), offer_leftover, take_leftover, text_by_kind),
}


# -- all of them


def gain_options(
    game: Game, frame: Frame, seat: Seat, able: int, options: list[Option], why: WhyNot | None
) -> bool:
    """Adds what the pending gains offer. True if one of them is a must that can be carried out."""
    gains = own_gains(frame, seat)
    must = False
    seen: list[Gain] = []
    for gain in gains:
        if gain in seen:
            continue  # equal gains are listed once
        if gain.how & AT_ONCE and any(game.state.decks):  # PU-15.23
            options[:] = [LEFTOVERS]
            return True
        seen.append(gain)
        if KINDS[gain.kind].offer(game, frame, gain, able, options, why):
            must = True
    if must:
        board = game.box.corporations[seat.corporation]
        if board.blocks:
            for gain in seen:
                forgo_options(seat, board, gain, able, options)
    if len(seen) > 1:
        _drop_doubles(options)
    return must


def gains_text(gains: list[Gain]) -> tuple[Message, ...]:
    """Pending gains in words, equal ones once."""
    told = [KINDS[gain.kind].text(gain) for gain in gains]
    return tuple(dict.fromkeys(told))


def _drop_doubles(options: list[Option]) -> None:
    seen: set[str] = set()
    kept = []
    for choice in options:
        if choice.key not in seen:
            seen.add(choice.key)
            kept.append(choice)
    options[:] = kept


def take_gain(game: Game, frame: Frame, choice: Option) -> Frame:
    """Carries out the first pending gain that offers the option, on top of the frame that offered it."""
    seat = game.state.seats[frame.seat]
    if choice.verb not in STEPS_UP:
        seat.sidled = 0
    if choice.verb == "forgo":
        return take_forgo(game, frame, seat, TRACKS.index(choice.word()))
    index = len(seat.gains) - 1
    if index > since(frame):
        index = meant(game, frame, seat, choice)
    return KINDS[seat.gains[index].kind].take(game, frame, seat, index, choice)


STEPS_UP: Final = frozenset((*UP_VERBS, "raise"))
"""With these words a tracker goes up: `tracks.step_to` knows what that changes."""


def meant(game: Game, frame: Frame, seat: Seat, choice: Option) -> int:
    """The place of the first pending gain that offers the option, or NONE."""
    first = since(frame)
    gains = seat.gains
    verb = "synergy" if choice.verb == "double" else choice.verb
    able = -1
    for index in range(first, len(gains)):
        gain = gains[index]
        if gain.kind in (UP, SEVERAL, RAISE):
            if verb != verb_of(gain):
                continue
        elif verb not in KINDS[gain.kind].verbs:
            continue
        if able < 0:
            able = powers(game.box, seat)
        offered: list[Option] = []
        KINDS[gain.kind].offer(game, frame, gain, able, offered, None)
        if choice in offered:
            return index
    return NONE
