"""Whether an effect of a card or an event can be carried out now, and what it shows as icons.

What cannot be done is void (PU-18.19, PU-19.10); only a choice between effects asks first.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Node
from kolonie.core.readers import HANDLERS, ICONS, POSSIBLE, RULE, IconsReader, PossibleReader, Reason, always
from kolonie.games.planet_unknown import effects as e
from kolonie.games.planet_unknown.patches import other_uses, patch_cells, safe_cells
from kolonie.games.planet_unknown.state import Game
from kolonie.games.planet_unknown.terms import TRACKS
from kolonie.games.planet_unknown.tracks import can_advance, powers


def something_to_choose(game: Game, frame: Frame) -> Reason | None:
    """Effects that ask are possible if there is anything to choose."""
    kind = type(frame.node)
    ask = HANDLERS[kind].ask
    assert ask is not None
    if ask(game, frame, None):
        return None
    return RULE[kind], message("why-nothing-to-choose")


def tracker_can_move(game: Game, frame: Frame) -> Reason | None:
    """One of the trackers that the effect names, or any."""
    seat = game.state.seats[frame.seat]
    board = game.box.corporations[seat.corporation]
    names: tuple[str, ...] = getattr(frame.node, "tracks", TRACKS)
    able = powers(game.box, seat)
    if any(can_advance(board, seat, TRACKS.index(name), able, 0) for name in names):
        return None
    return "PU-8.07", message("why-tracker-cannot-move")


def use_for_a_patch(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    able = powers(game.box, seat)
    cells = patch_cells(game.box, seat, able)
    if safe_cells(game, frame, cells, able) or other_uses(game.box, game.state, seat, able):
        return None
    return "PU-13.06", message("why-no-place-for-a-patch")


def meteorite_there(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    if seat.meteorites or seat.loaded:
        return None
    return "PU-19.27", message("why-nothing-to-choose")


def event_to_come(game: Game, _frame: Frame) -> Reason | None:
    if game.state.events:
        return None
    return "PU-19.40", message("why-no-event-left")


NEEDS: Final[dict[type[Node], PossibleReader]] = {
    e.AdvanceDifferent: tracker_can_move,
    e.AdvanceSame: tracker_can_move,
    e.AdvanceOneOf: tracker_can_move,
    e.RegressOneOf: something_to_choose,
    e.RaiseAllTo: tracker_can_move,
    e.Synergy: tracker_can_move,
    e.GainPatch: use_for_a_patch,
    e.GainMovement: always,
    e.PlaceSectionTile: something_to_choose,
    e.TeleportRover: something_to_choose,
    e.CollectLifepods: something_to_choose,
    e.CollectMeteorites: meteorite_there,
    e.DestroyMeteorites: something_to_choose,
    e.DestroyMeteoritesInLine: something_to_choose,
    e.Points: always,
    e.PointsAndAdvance: always,
    e.PointsPerPatchOnPlanet: always,
    e.LifepodRate: always,
    e.SetMeteoriteRepo: always,
    e.SetCommerce: always,
    e.ExtraRoverOnTilePlacedThisTurn: always,
    e.CivDecksAddFromBox: always,
    e.CivDecksRemoveRandom: always,
    e.DrawPersonalMission: always,
    e.DestroyPersonalMission: something_to_choose,
    e.RotateStationFreely: something_to_choose,
    e.RemoveStackInCurrentSection: something_to_choose,
    e.AddMeteoriteToFreeSymbol: something_to_choose,
    e.DestroyRoverIfMoreThan: something_to_choose,
    e.DestroyPlanetLifepod: something_to_choose,
    e.DestroyCollected: something_to_choose,
    e.PeekNextEvent: event_to_come,
    e.ForbidRoverEntry: always,
    e.ForbidTileOnEdge: always,
    e.ForbidTileOnIce: always,
    e.ForbidMatchingAdjacentTerrain: always,
    e.AdvanceOnlyOneBuilding: always,
    e.SuppressMilestones: always,
    e.SuppressSynergy: always,
}

SIGNS: Final[dict[type[Node], tuple[str, ...]]] = {
    e.AdvanceDifferent: ("advance",),
    e.AdvanceSame: ("advance",),
    e.AdvanceOneOf: ("advance",),
    e.RegressOneOf: ("regress",),
    e.RaiseAllTo: ("advance",),
    e.Synergy: ("synergy",),
    e.GainPatch: ("patch",),
    e.GainMovement: ("movement",),
    e.PlaceSectionTile: ("tile",),
    e.TeleportRover: ("rover", "jump"),
    e.CollectLifepods: ("lifepod",),
    e.CollectMeteorites: ("meteorite",),
    e.DestroyMeteorites: ("destroy", "meteorite"),
    e.DestroyMeteoritesInLine: ("destroy", "meteorite"),
    e.Points: ("points",),
    e.PointsAndAdvance: ("points", "advance"),
    e.PointsPerPatchOnPlanet: ("points", "patch"),
    e.LifepodRate: ("points", "lifepod"),
    e.SetMeteoriteRepo: ("points", "meteorite"),
    e.SetCommerce: ("points",),
    e.ExtraRoverOnTilePlacedThisTurn: ("rover",),
    e.CivDecksAddFromBox: ("card",),
    e.CivDecksRemoveRandom: ("destroy", "card"),
    e.DrawPersonalMission: ("mission",),
    e.DestroyPersonalMission: ("destroy", "mission"),
    e.RotateStationFreely: ("station",),
    e.RemoveStackInCurrentSection: ("destroy", "tile"),
    e.AddMeteoriteToFreeSymbol: ("meteorite",),
    e.DestroyRoverIfMoreThan: ("destroy", "rover"),
    e.DestroyPlanetLifepod: ("destroy", "lifepod"),
    e.DestroyCollected: ("destroy",),
    e.PeekNextEvent: ("event",),
    e.ForbidRoverEntry: ("forbidden", "rover"),
    e.ForbidTileOnEdge: ("forbidden", "tile"),
    e.ForbidTileOnIce: ("forbidden", "tile"),
    e.ForbidMatchingAdjacentTerrain: ("forbidden", "tile"),
    e.AdvanceOnlyOneBuilding: ("forbidden", "advance"),
    e.SuppressMilestones: ("forbidden", "milestone"),
    e.SuppressSynergy: ("forbidden", "synergy"),
}


def _showing(signs: tuple[str, ...]) -> IconsReader:
    def read(_node: Node) -> tuple[str, ...]:
        return signs

    return read


POSSIBLE.update(NEEDS)
ICONS.update({kind: _showing(signs) for kind, signs in SIGNS.items()})
