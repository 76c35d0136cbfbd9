"""How a game of Planet Unknown reads as a story."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.readers import LOG
from kolonie.core.telling import Telling
from kolonie.games.planet_unknown.advancing import STRAIGHT
from kolonie.games.planet_unknown.nodes import (
    BeginTurn,
    ChooseCorporation,
    ChooseFlux,
    ChoosePlanet,
    EndTurn,
    FaceSection,
    FinalScoring,
    KeepMissions,
)
from kolonie.games.planet_unknown.places import first_cell
from kolonie.games.planet_unknown.state import Game
from kolonie.games.planet_unknown.words import label

TELLING: Final = Telling(
    headings={
        ChoosePlanet: "set-up",
        ChooseCorporation: "set-up",
        ChooseFlux: "set-up",
        KeepMissions: "set-up",
        FaceSection: "set-up",
        BeginTurn: "turn",
        EndTurn: "end",
        FinalScoring: "final-scoring",
    },
    asides=frozenset(("benefit", "shift", "shift-one", "shift-three")),
    echoes=frozenset(("advance", "boost", "double", "energy", "raise", "synergy", "twice", BeginTurn)),
    waiting=frozenset(("movement", "synergies", "advances", "picks", "new-rovers")),
)


def log_final(node: FinalScoring, args: dict[str, object]) -> Message:
    """First the planets are cleared, which is nobody's doing (PU-15.07); then everybody has a score sheet."""
    return Message("log-final-scoring" if args else "log-clear-planets", tuple(args.items()))


LOG[FinalScoring] = log_final


def afterwards(game: Game, frame: Frame, choice: Option) -> Message:
    """What a choice reads like afterwards: cards and missions by name alone, trackers by their track."""
    verb = choice.verb
    if verb == "place":
        x, y = first_cell(game, frame, choice)
        return message("told-place", x=x, y=y)
    if choice.args:
        if verb in STRAIGHT or verb in ("forgo", "row"):
            return message(f"told-{verb}", tracker=_tracker(choice))
        if verb == "flux":
            return message("told-flux", track=message(f"of-{choice.word()}"))
        if verb == "card":
            return message("told-card", card=message(f"civ-{choice.word()}"))
        if verb in ("mission", "return", "drop"):
            side = "neighbour" if verb == "mission" else "personal"
            return message(f"told-{verb}", mission=message(f"mission-{choice.word()}-{side}"))
    words = label(game, frame.seat, choice)
    return Message(f"told-{words.key.removeprefix('opt-')}", words.args)


def _tracker(choice: Option) -> Message:
    """A tracker by its name, and the track it goes to if that is named: it is another one."""
    on = choice.word(1) if len(choice.args) > 1 else "own"
    return message("told-tracker", track=choice.word(), on=on)
