"""Which components have worked for whom: for reports on balance."""

from __future__ import annotations

from kolonie.core.title import Component
from kolonie.games.evacuation import entries
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.moves import Bonus
from kolonie.games.evacuation.pieces import completed
from kolonie.games.evacuation.state import Game

OURS = "reconstructed"


def components(box: Box) -> tuple[Component, ...]:
    """Everything that players choose between; starting stadiums all have."""
    listed: tuple[tuple[str, list[entries.Named]], ...] = (
        ("shuttle", [*box.shuttles]),
        ("stadium", [stadium for stadium in box.stadiums if not stadium.colour]),
        ("infrastructure", [*box.plans]),
        ("technology", [*box.technologies]),
        ("card", [*box.cards]),
        ("goal", [*box.goals]),
        ("task", [*box.tasks]),
        ("bonus", [*box.bonuses]),
    )
    return tuple(
        Component(f"{kind} {entry.id}", box.named(entry), entry.source == OURS)
        for kind, found in listed
        for entry in found
    )


def used(game: Game) -> list[set[str]]:
    """What was built, played, completed, kept or earned; infrastructure only if it has paid out."""
    table = game.state
    box = game.box
    found: list[set[str]] = [set() for _ in table.seats]
    for entry in game.journal or ():
        choice = entry.choice
        if choice is not None and choice.verb == "build":
            kind = "shuttle" if choice.word() in box.shuttle_ids else "stadium"
            found[entry.seat].add(f"{kind} {choice.word()}")
        elif choice is not None and choice.verb in ("card", "task"):
            found[entry.seat].add(f"{choice.verb} {choice.word()}")
        elif isinstance(entry.node, Bonus) and entry.args.get("earned") == "yes":
            found[entry.seat].add(f"bonus {entry.args['card']}")
    for index, seat in enumerate(table.seats):
        found[index] |= {f"infrastructure {box.plan_ids[card]}" for card in seat.running}
        found[index] |= {f"technology {box.technology_ids[tile]}" for tile in completed(seat)}
        found[index] |= {f"goal {box.goal_ids[goal]}" for goal in seat.goals}
    return found


def own_side(game: Game, seat: int) -> str:
    """The set of technologies, which differs from seat to seat."""
    return f"set {game.box.technology_set[game.state.seats[seat].tiles[0]]}"


def course(game: Game) -> str:
    """The aim, and the year in which the game ended: a race may be over before the last one."""
    return f"{game.settings['aim']}, ended in year {game.state.year}"
