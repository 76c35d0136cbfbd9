"""The steps only Planet Unknown has, each a frozen value. `flow` puts them in order."""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.nodes import Node, Test

# -- setting up


@dataclass(frozen=True)
class DealBoards(Node):
    """Offer each player one asymmetric planet and one asymmetric corporation (PU-2.06)."""


@dataclass(frozen=True)
class ChoosePlanet(Node):
    """Take a planet (PU-2.05)."""


@dataclass(frozen=True)
class ChooseCorporation(Node):
    """Take a corporation (PU-2.05)."""


@dataclass(frozen=True)
class ChooseFlux(Node):
    """Choose the track on which the flux token starts (PU-2.19)."""


@dataclass(frozen=True)
class LayOut(Node):
    """Lifepods, rovers, station and decks (chapter 2)."""


@dataclass(frozen=True)
class DealMissions(Node):
    """Deal the mission cards that may become personal missions (PU-2.14, PU-20.02)."""


@dataclass(frozen=True)
class KeepMissions(Node):
    """Give back one of the mission cards dealt (PU-2.14, PU-20.02)."""


@dataclass(frozen=True)
class LayMissions(Node):
    """Neighbour missions (PU-2.12, PU-2.13)."""


@dataclass(frozen=True)
class BuildEvents(Node):
    """The event deck (PU-19.03)."""


@dataclass(frozen=True)
class FirstCommander(Node):
    """The first commander, by chance (PU-2.15)."""


@dataclass(frozen=True)
class FaceSection(Node):
    """Solo: turn the station so that any section faces you (PU-22.02)."""


# -- the turn


@dataclass(frozen=True)
class Step(Node):
    """A step of the flow with its name, which everything inside can ask for."""

    name: str
    part: Node


@dataclass(frozen=True)
class BeginTurn(Node):
    """Nothing is left over from the last turn (PU-4.15, PU-4.18)."""


@dataclass(frozen=True)
class Rotate(Node):
    """The commander turns the station or leaves it (PU-3.07)."""


@dataclass(frozen=True)
class TurnStation(Node):
    """The station turns one section clockwise (PU-21.01, PU-22.05)."""


@dataclass(frozen=True)
class RevealEvent(Node):
    """Reveal the top event (PU-19.06)."""


@dataclass(frozen=True)
class ResolveEvent(Node):
    """A player carries out the event (PU-19.07)."""


@dataclass(frozen=True)
class StartOfTurn(Node):
    """Effects at the start of the turn (PU-4.03)."""


@dataclass(frozen=True)
class SelectTile(Node):
    """Select one of the two tiles of the section (PU-4.05)."""


@dataclass(frozen=True)
class PlaceTile(Node):
    """Place the selected tile (chapter 5)."""


@dataclass(frozen=True)
class Act(Node):
    """Pending gains in any order, then the end of one's turn (PU-4.09)."""


@dataclass(frozen=True)
class MakePicks(Node):
    """All civilization picks of a player, in any order (PU-9.06)."""


@dataclass(frozen=True)
class FinishUp(Node):
    """The end-game effects of a player in any order (PU-15.04)."""


@dataclass(frozen=True)
class Resolve(Node):
    """Pending gains of an event, a card or an ability in any order, as long as there are any (PU-4.09)."""


@dataclass(frozen=True)
class DropGains(Node):
    """What could not be carried out is lost (PU-8.16), with `picks` also picks from empty decks (PU-9.04)."""

    picks: bool = False


@dataclass(frozen=True)
class Uncover(Node):
    """The tiles taken leave the station and the next ones are seen (PU-3.11)."""


@dataclass(frozen=True)
class EndTurn(Node):
    """End check, next commander (PU-4.13)."""


@dataclass(frozen=True)
class EndEffects(Node):
    """What a player still has to do after the last turn (PU-15.02)."""


@dataclass(frozen=True)
class FinalScoring(Node):
    """Parts A to F (chapter 15)."""


# -- decisions in the middle of something


@dataclass(frozen=True)
class Patches(Node):
    """All patches in hand, one after the other (PU-4.10)."""


@dataclass(frozen=True)
class PlacePatch(Node):
    """Place a patch or store it (PU-13.01, PU-13.07)."""


@dataclass(frozen=True)
class PutLifepod(Node):
    """Where a collected lifepod goes (PU-27.01, PU-29.01)."""


@dataclass(frozen=True)
class MoveFlux(Node):
    """The flux token may go to another track (PU-32.02)."""


@dataclass(frozen=True)
class MilestoneRegress(Node):
    """Republic: another tracker goes back for a civ milestone (PU-25.02)."""


@dataclass(frozen=True)
class DestroyLoad(Node):
    """A loaded rover on water may destroy its meteorite (PU-28.14)."""


@dataclass(frozen=True)
class FurtherSteps(Node):
    """A tracker that can choose its way goes on (PU-31.02)."""


@dataclass(frozen=True)
class MoveLifepods(Node):
    """Take a collected lifepod from where it lies (PU-27.11)."""


@dataclass(frozen=True)
class PickCard(Node):
    """Keep one civilization card of a deck (PU-9.01)."""


@dataclass(frozen=True)
class PickLeftover(Node):
    """Keep one of all cards left in the decks (PU-25.14)."""


@dataclass(frozen=True)
class KeepCommon(Node):
    """Keep one of three missions for all players (PU-29.15)."""


# -- conditions


@dataclass(frozen=True)
class Setting(Test):
    """The table plays with this setting."""

    name: str
    value: str


@dataclass(frozen=True)
class Solo(Test):
    """One player."""


@dataclass(frozen=True)
class PersonalMissions(Test):
    """Solo, or the personal mission module."""


@dataclass(frozen=True)
class WithEvents(Test):
    """Events are played."""


@dataclass(frozen=True)
class HasFlux(Test):
    """The player has Flux Industries."""


@dataclass(frozen=True)
class HasPicks(Test):
    """The player reached a civ milestone that is not yet picked."""


@dataclass(frozen=True)
class Running(Test):
    """No end condition has been met."""


STEPS: tuple[type[Node], ...] = (
    DealBoards,
    ChoosePlanet,
    ChooseCorporation,
    ChooseFlux,
    LayOut,
    DealMissions,
    KeepMissions,
    LayMissions,
    BuildEvents,
    FirstCommander,
    FaceSection,
    Step,
    BeginTurn,
    Rotate,
    TurnStation,
    RevealEvent,
    ResolveEvent,
    StartOfTurn,
    SelectTile,
    PlaceTile,
    Act,
    MakePicks,
    FinishUp,
    Resolve,
    DropGains,
    Uncover,
    EndTurn,
    EndEffects,
    FinalScoring,
    Patches,
    PlacePatch,
    PutLifepod,
    MoveFlux,
    MilestoneRegress,
    DestroyLoad,
    FurtherSteps,
    MoveLifepods,
    PickCard,
    PickLeftover,
    KeepCommon,
)
