"""What a player may do at any decision of the own turn: move rovers, use abilities (PU-4.16, PU-11.11)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import interjects
from kolonie.games.planet_unknown.abilities import ABILITY_VERBS, ability_options, use_ability
from kolonie.games.planet_unknown.flow import GAINS
from kolonie.games.planet_unknown.nodes import Act, FinishUp, MakePicks, PlaceTile, Resolve, SelectTile
from kolonie.games.planet_unknown.placing import moves_before_placing
from kolonie.games.planet_unknown.rovers import rover_options, take_rover
from kolonie.games.planet_unknown.state import ACTION, PICKS, Game
from kolonie.games.planet_unknown.tracks import powers

VERBS: Final = frozenset(("rover", "jump", *ABILITY_VERBS))
OWN_STEPS: Final = (ACTION, PICKS)
"""Steps 3, 4 and 5: in the others no ability is started (PU-4.16, PU-15.20)."""

interjects(SelectTile, PlaceTile, Act, Resolve, MakePicks, FinishUp)


def interjections(game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
    """Adds what the movement points and breakthroughs allow beside what is asked."""
    seat = game.state.seats[frame.seat]
    if not seat.moves and not seat.levels and why is None:
        return
    able = powers(game.box, seat)
    placing = isinstance(frame.node, PlaceTile)
    if placing and not moves_before_placing(game, frame, able):
        return
    if seat.moves or why is not None:
        rover_options(game, frame, able, options, why)
    if able and not placing and frame.env["step"] in OWN_STEPS:
        ability_options(game, seat, able, options, why)


def interject(game: Game, frame: Frame, choice: Option) -> Frame:
    """Carries one out, on top of the decision that it interrupts."""
    if choice.verb == "rover" or choice.verb == "jump":
        if isinstance(frame.node, PlaceTile):
            if not game.hides():
                game.reveal()  # PU-5.18: the selection can no longer be taken back
            frame = frame.bind("moved", 1)
        return take_rover(game, frame, choice)
    if isinstance(frame.node, SelectTile):
        frame = frame.inner(GAINS)  # what an ability gives is carried out before the tile is selected
    return use_ability(game, frame, choice)
