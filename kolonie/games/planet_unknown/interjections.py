"""What a player may do at any decision of the own turn: move rovers, use abilities (PU-4.16, PU-11.11)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot
from kolonie.games.planet_unknown.abilities import ABILITY_VERBS, ability_options, use_ability
from kolonie.games.planet_unknown.flow import GAINS
from kolonie.games.planet_unknown.nodes import SelectTile
from kolonie.games.planet_unknown.rovers import rover_options, take_rover
from kolonie.games.planet_unknown.state import ACTION, PICKS, Game
from kolonie.games.planet_unknown.tracks import powers

OWN_STEPS: Final = (ACTION, PICKS)
INTERJECTIONS: Final = frozenset(("rover", "jump", *ABILITY_VERBS))


def interjections(game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
    """Adds them to what a decision offers. Abilities belong to steps 3, 4 and 5 (PU-4.16, PU-15.20)."""
    seat = game.state.seats[frame.seat]
    able = powers(game.box, seat)
    if seat.moves or why is not None:
        rover_options(game, frame, able, options, why)
    if able and frame.env["step"] in OWN_STEPS:
        ability_options(game, seat, able, options, why)


def interject(game: Game, frame: Frame, choice: Option) -> Frame:
    """Carries one out, on top of the decision that it interrupts."""
    if choice.verb == "rover" or choice.verb == "jump":
        return take_rover(game, frame, choice)
    if isinstance(frame.node, SelectTile):
        frame = frame.inner(GAINS)  # what an ability gives is carried out before the tile is selected
    return use_ability(game, frame, choice)
