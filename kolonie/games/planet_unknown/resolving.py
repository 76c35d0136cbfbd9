"""What the effects of cards and events do: most join the pending gains, some ask (chapters 18, 19)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.core.steps import SKIP
from kolonie.games.planet_unknown.advancing import STRAIGHT, height_of
from kolonie.games.planet_unknown.effects import (
    AT_ONCE,
    WHEN,
    AdvanceDifferent,
    AdvanceOneOf,
    AdvanceSame,
    CivDecksAddFromBox,
    CivDecksRemoveRandom,
    DestroyPersonalMission,
    DrawPersonalMission,
    GainMovement,
    GainPatch,
    PeekNextEvent,
    PlaceSectionTile,
    RaiseAllTo,
    RegressOneOf,
    Synergy,
    TeleportRover,
)
from kolonie.games.planet_unknown.flow import PLACE_TILE
from kolonie.games.planet_unknown.ground import cells_of
from kolonie.games.planet_unknown.nodes import MilestoneRegress
from kolonie.games.planet_unknown.pending import (
    BY_CARD,
    NO_SYNERGY,
    SILENT,
    raise_to,
    several,
    up,
)
from kolonie.games.planet_unknown.placing import DEPOT, OBEYING, SALVAGE, begin_placing, fits
from kolonie.games.planet_unknown.rovers import (
    after_arrival,
    barred,
    cell_of,
    move_rover,
    settle,
    way_option,
)
from kolonie.games.planet_unknown.state import NONE, Game
from kolonie.games.planet_unknown.station import RINGS, TILE, section
from kolonie.games.planet_unknown.terms import ALL_TRACKS, CIV, TRACKS
from kolonie.games.planet_unknown.tracks import (
    gain_synergy,
    powers,
    regress,
    regressable,
)


def tracks_mask(names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TRACKS.index(name)
    return mask


def nothing_now(_game: Game, frame: Frame) -> Frame | None:
    """Restrictions are read from the event while it lies open, end-game cards by the scoring."""
    return frame.parent


for _kind, _when in WHEN.items():
    if _when != AT_ONCE:
        runs(_kind)(nothing_now)


# -- trackers


@runs(AdvanceDifferent)
def run_advance_different(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    node: AdvanceDifferent = frame.node
    seat.gains.append(several(node.trackers, node.steps))
    return frame.parent


@runs(AdvanceSame)
def run_advance_same(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.gains.append(up(ALL_TRACKS, frame.node.steps, BY_CARD))
    return frame.parent


@runs(AdvanceOneOf)
def run_advance_one_of(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    node: AdvanceOneOf = frame.node
    flags = BY_CARD if node.benefits else BY_CARD | SILENT
    seat.gains.append(up(tracks_mask(node.tracks), node.steps, flags))
    return frame.parent


@runs(RaiseAllTo)
def run_raise(game: Game, frame: Frame) -> Frame | None:
    """The trackers that are below now; each goes on until it is there (PU-18.12)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    node: RaiseAllTo = frame.node
    board = box.corporations[seat.corporation]
    mask = 0
    for tracker in range(5):
        if height_of(board, seat, tracker) < node.field:
            mask |= 1 << tracker
    flags = NO_SYNERGY if "synergy" in node.suppress else 0
    if mask:
        seat.gains.append(raise_to(node.field, mask, flags))
    return frame.parent


@runs(Synergy)
def run_synergy(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    for _ in range(frame.node.n):
        gain_synergy(game.box, table, table.seats[frame.seat])
    return frame.parent


@asks(RegressOneOf, "PU-19.28")
def ask_regress(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    node: RegressOneOf = frame.node
    mask = tracks_mask(node.tracks)
    able = regressable(game.box, seat, mask, node.steps)
    if why is not None:
        for tracker in cells_of(mask & ~able):
            why.add(STRAIGHT["regress"][tracker], "PU-19.29", message("why-tracker-cannot-move"))
    return [STRAIGHT["regress"][tracker] for tracker in cells_of(able)]


@takes(RegressOneOf)
def take_regress(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    regress(game.box, seat, TRACKS.index(choice.word()), frame.node.steps)
    return frame.parent


@asks(MilestoneRegress, "PU-25.02")
def ask_milestone_regress(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    able = regressable(game.box, seat, ALL_TRACKS & ~(1 << CIV), 1)
    if why is not None:
        for tracker in cells_of(ALL_TRACKS & ~able):
            why.add(STRAIGHT["regress"][tracker], "PU-25.02", message("why-tracker-cannot-move"))
    return [STRAIGHT["regress"][tracker] for tracker in cells_of(able)]


@takes(MilestoneRegress)
def take_milestone_regress(game: Game, frame: Frame, choice: Option) -> Frame | None:
    regress(game.box, game.state.seats[frame.seat], TRACKS.index(choice.word()), 1)
    return frame.parent


# -- patches, movement, tiles


@runs(GainPatch)
def run_gain_patch(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.patches_due += frame.node.n
    return settle(frame.parent, seat) if frame.parent is not None else None


@runs(GainMovement)
def run_gain_movement(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.moves += frame.node.n
    return frame.parent


@asks(PlaceSectionTile, "PU-18.21")
def ask_section_tile(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    able = powers(box, seat)
    options = []
    for ring, stack in enumerate(section(box, table, frame.seat)):
        tile = table.tops[stack]
        if tile != NONE and fits(box, table, seat, tile, OBEYING, able):  # PU-5.21
            options.append(TILE[ring])
        elif why is not None:
            why.add(TILE[ring], "PU-7.15", message("why-tile-does-not-fit"))
    return options


@takes(PlaceSectionTile)
def take_section_tile(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    ring = RINGS.index(choice.word())
    tile = table.tops[section(game.box, table, frame.seat)[ring]]
    mode = DEPOT if frame.node.advance else SALVAGE
    seat = table.seats[frame.seat]
    return begin_placing(game, frame.then(PLACE_TILE), seat, tile, ring, OBEYING, mode)


@asks(TeleportRover, "PU-18.10")
def ask_teleport(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if not seat.rovers:
        return []
    targets = cells_of(box.planets[seat.planet].cells & ~barred(box, table, seat))
    options = [way_option("teleport", start, target) for start in cells_of(seat.rovers) for target in targets]
    if options:
        options.append(SKIP)
    return options


@takes(TeleportRover)
def take_teleport(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    following = frame.parent
    if choice is SKIP or following is None:
        return following
    target = cell_of(choice, 2)
    return after_arrival(following, seat, target, move_rover(game.box, seat, cell_of(choice), target))


# -- cards


@runs(CivDecksAddFromBox)
@runs(CivDecksRemoveRandom)
def run_decks(_game: Game, frame: Frame) -> Frame | None:
    """Carried out once, when the event was revealed (PU-19.15)."""
    return frame.parent


def change_decks(game: Game, effect: object) -> None:
    """PU-19.21, PU-9.14."""
    table = game.state
    box = game.box
    for rank in range(1, 5):
        if isinstance(effect, CivDecksAddFromBox):
            for _ in range(effect.per_rank):
                pool = [card for card in table.unused if box.civ_ranks[card] == rank]
                if pool:
                    card = pool[game.draw_below("decks", len(pool))]
                    table.unused.remove(card)
                    table.decks[rank - 1] = (*table.decks[rank - 1], card)
        elif isinstance(effect, CivDecksRemoveRandom):
            for _ in range(effect.per_rank):
                deck = list(table.decks[rank - 1])
                if deck:
                    table.unused.append(deck.pop(game.draw_below("decks", len(deck))))
                    table.decks[rank - 1] = tuple(deck)


@runs(DrawPersonalMission)
def run_draw_mission(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    game.reveal()
    for _ in range(frame.node.n):
        if table.mission_box:
            table.seats[frame.seat].missions.append(table.mission_box.pop())
    return frame.parent


@asks(DestroyPersonalMission, "PU-19.22")
def ask_destroy_mission(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if frame.pos >= frame.node.n:
        return []
    return [option("drop", game.box.mission_ids[mission]) for mission in seat.missions]


@takes(DestroyPersonalMission)
def take_destroy_mission(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    mission = game.box.mission_ids.index(choice.word())
    table.seats[frame.seat].missions.remove(mission)
    table.missions_lost.append(mission)
    return frame.at(frame.pos + 1)


@runs(PeekNextEvent)
def run_peek(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    game.reveal()
    table.seats[frame.seat].peeked = table.events[-1]
    return frame.parent
