"""What missions count, judged once at the end (chapter 17)."""

from __future__ import annotations

from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.ground import WIDTH, areas
from kolonie.games.planet_unknown.state import Seat
from kolonie.games.planet_unknown.terms import ENERGY, TERRAINS, TRACKS
from kolonie.games.planet_unknown.tracks import at_top


def currents(box: Box, seat: Seat) -> int:
    """Uncovered currents: at the end they are cells of energy terrain (PU-34.28)."""
    return box.planets[seat.planet].currents & ~seat.covered


def terrain_at_end(box: Box, seat: Seat, name: str | None) -> int:
    assert name is not None
    terrain = TERRAINS.index(name)
    cells = seat.terrain[terrain]
    return cells | currents(box, seat) if terrain == ENERGY else cells


def buildings_of(seat: Seat, name: str | None) -> int:
    """Visible buildings of a terrain (PU-17.05)."""
    assert name is not None
    return seat.buildings & seat.terrain[TERRAINS.index(name)]


def collected(box: Box, seat: Seat, token: str | None) -> int:
    """PU-17.06."""
    if token == "meteorite":
        return seat.rocks
    levels = seat.levels.bit_count() if box.corporations[seat.corporation].pods_on_levels else 0
    return seat.pods + seat.pod_fields.bit_count() + levels


def count(box: Box, seat: Seat, criterion: Criterion) -> int:
    """The number that players compare in a neighbour mission."""
    kind = criterion.kind
    if kind == "edge_buildings":
        return (buildings_of(seat, criterion.terrain) & box.planets[seat.planet].edge).bit_count()
    if kind == "building_count":
        return buildings_of(seat, criterion.terrain).bit_count()
    if kind == "tracks_at_maximum":
        return sum(at_top(box, seat, track) for track in range(5))
    if kind == "collected":
        return collected(box, seat, criterion.token)
    groups = areas(terrain_at_end(box, seat, criterion.terrain))
    if kind == "area_count":
        return len(groups)
    return max((group.bit_count() for group in groups), default=0)


def block(cells: int, wide: int, high: int) -> bool:
    """Whether the cells hold a full block (PU-17.08)."""
    found = cells
    for step in range(1, wide):
        found &= cells >> step
    rows = found
    for step in range(1, high):
        found &= rows >> WIDTH * step
    return bool(found)


def fulfilled(box: Box, seat: Seat, criterion: Criterion) -> bool:
    """Whether a personal mission is fulfilled."""
    kind = criterion.kind
    planet = box.planets[seat.planet]
    if kind == "rectangle":
        cells = terrain_at_end(box, seat, criterion.terrain)
        wide, high = criterion.w, criterion.h
        return block(cells, wide, high) or (criterion.either_orientation and block(cells, high, wide))
    if kind == "area_with_buildings":
        sites = buildings_of(seat, criterion.terrain)
        groups = areas(terrain_at_end(box, seat, criterion.terrain))
        return any((group & sites).bit_count() >= criterion.at_least for group in groups)
    if kind == "track_at_maximum":
        assert criterion.track is not None
        return at_top(box, seat, TRACKS.index(criterion.track))
    if kind == "building_count_at_most":
        return buildings_of(seat, criterion.terrain).bit_count() <= criterion.at_most
    if kind == "collected_at_least":
        return collected(box, seat, criterion.token) >= criterion.at_least
    if kind == "more_lifepods_than_meteorites":
        return collected(box, seat, "lifepod") > seat.rocks
    if kind == "all_ice_covered":
        return not planet.ice & ~seat.covered
    return not planet.cells & ~planet.ice & ~seat.covered & ~currents(box, seat)  # PU-17.11
