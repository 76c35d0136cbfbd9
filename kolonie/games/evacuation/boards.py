"""A player's board as a panel of the scene: both worlds with their stocks apart, and all beside them."""

from __future__ import annotations

from typing import Any

from kolonie.core.messages import message
from kolonie.core.scene import Facts, Panel, Part, Piece, Text, Zone
from kolonie.core.sketches import later
from kolonie.games.evacuation import texts
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.picturing import (
    card_piece,
    cubes,
    factory_piece,
    goal_piece,
    offered_piece,
    seat_colour,
    seat_name,
    symbol_pieces,
    task_piece,
    technology_piece,
)
from kolonie.games.evacuation.terms import (
    FACTORIES,
    INFRASTRUCTURE,
    RESOURCES,
    SHUTTLE,
    SIDE,
    STADIUM,
    STRIPES,
)


def player_panels(view: dict[str, Any]) -> tuple[Panel, ...]:
    panels = []
    for index in range(len(view["table"]["seats"])):
        title = message("scene-player", name=seat_name(index), continent=message(f"continent-{index}"))
        panels.append(Panel(title, _parts(view, index), index, _summary(view, index), seat_colour(index)))
    return tuple(panels)


def _summary(view: dict[str, Any], index: int) -> tuple[Piece, ...]:
    """Production first, then stadiums, smileys and penalties."""
    table = view["table"]
    seat = table["seats"][index]
    if table["year"] == 0:
        return ()
    found = [
        Piece(message(f"scene-production-{name}"), icon=f"production-{name}", n=seat["production"][kind])
        for kind, name in enumerate(RESOURCES)
    ]
    found.append(Piece(message("scene-new-stadiums"), icon="stadium", n=len(seat["new_stadiums"])))
    found.append(Piece(message("scene-smileys"), icon="smiley", n=view["smileys"][index]))
    if seat["penalties"]:
        found.append(Piece(message("scene-penalties"), icon="penalty", n=seat["penalties"]))
    if seat["passed"]:
        found.append(Piece(message("scene-passed"), icon="pass"))
    return tuple(found)


def _parts(view: dict[str, Any], index: int) -> tuple[Part, ...]:
    table = view["table"]
    seat = table["seats"][index]
    parts: list[Part] = []
    if table["year"]:
        parts += [
            later(_world, seat, "old"),
            later(_home, seat, index),
            later(_world, seat, "new"),
            later(_actions, view, index),
        ]
    if seat["tiles"]:
        parts.append(later(_technologies, seat, index))
    if table["year"]:
        parts += [later(_plans, seat), later(_figures, view, index)]
    goals = view["goals"][index] if "goals" in view else seat["goals"]
    parts.append(later(_cards, seat, goals))
    return tuple(parts)


def _world(box: Box, seat: dict[str, Any], world: str) -> Zone:
    """One side of the board: cubes, prepared factories, population, shuttles, stadiums."""
    base = 0 if world == "old" else SIDE
    pieces = [cubes(kind, seat["stock"][base + kind]) for kind in range(3)]
    for kind in range(3):
        n = seat["prepared"][base + kind]
        if n:
            pieces.append(factory_piece(kind, n))
    if world == "new" and seat["population"]:
        pieces.append(Piece(message("scene-population"), icon="population", n=seat["population"]))
    flying = seat["launched"] if world == "old" else seat["returning"]
    for shuttle in seat[f"{world}_shuttles"]:
        pieces.append(offered_piece(box, SHUTTLE, shuttle))
    for shuttle in flying:
        pieces.append(offered_piece(box, SHUTTLE, shuttle, (message("scene-flying"),)))
    for stadium in seat[f"{world}_stadiums"]:
        pieces.append(offered_piece(box, STADIUM, stadium))
    return Zone(message(f"scene-{world}-side"), tuple(pieces))


def _home(box: Box, seat: dict[str, Any], index: int) -> Zone:
    """The own continent: what stands on each area, by stripe; evacuated areas are dim."""
    pieces = []
    for place, area in enumerate(box.homes[index]):
        stripe = box.home_stripe[index][place]
        there = bool(seat["home"] >> place & 1)
        if stripe < 0:
            text: Text = message("scene-home-ocean")
            colour = "biome-ocean"
        else:
            kind = box.home_factory[index][place]
            name = "people" if kind < 0 else FACTORIES[kind].replace("_", "-")
            text = message(f"scene-{name}", n=box.home_people[index][place])
            colour = f"stripe-{STRIPES[stripe]}"
        tags: tuple[Text, ...] = () if there else (message("scene-evacuated"),)
        if stripe >= 0:
            tags = (message(f"stripe-{STRIPES[stripe]}"), *tags)
        pieces.append(
            Piece(
                text,
                icon="continent",
                colour=colour,
                place=f"home:{area.id}",
                code=str(place + 1) if stripe >= 0 else "",
                dim=not there,
                tags=tags,
                source=area.source,
            )
        )
    return Zone(message("scene-continent"), tuple(pieces), layout="slots")


def _actions(box: Box, view: dict[str, Any], index: int) -> Zone:
    """Board actions by group; what is marked this year is told with the group."""
    seat = view["table"]["seats"][index]
    pieces = []
    for action, name in enumerate(box.action_ids):
        group = box.action_groups[action]
        used = seat["groups"][group]
        first = box.action_groups.index(group) == action
        marks = (Piece(message("scene-marked", n=used), icon="action"),) if used and first else ()
        pieces.append(
            Piece(
                texts.effect_text(box.action_effects[action]),
                icon="action",
                place=f"action:{index}:{name}",
                code=str(group),
                marks=marks,
            )
        )
    return Zone(
        message("scene-actions"),
        tuple(pieces),
        layout="slots",
        note=message("scene-next-price", n=view["price"][index], number=seat["actions"] + 1),
    )


def _technologies(box: Box, seat: dict[str, Any], index: int) -> Zone:
    pieces = []
    for place, tile in enumerate(seat["tiles"]):
        row, column = divmod(place, 3)
        before = (0, 1, 3)[row]
        needed = box.research_needed[row]
        done = min(needed, max(0, seat["research"][column] - before))
        pieces.append(technology_piece(box, index, tile, column, done, needed))
    return Zone(message("scene-technologies"), tuple(pieces), layout="cards")


def _plans(box: Box, seat: dict[str, Any]) -> Zone:
    """Infrastructure: in hand, waiting for its requirement, paid out."""
    pieces = []
    secret = seat["secret_plans"]
    if isinstance(secret, list):
        pieces += [
            offered_piece(box, INFRASTRUCTURE, card, (message("scene-plan-plans"),)) for card in secret
        ]
    elif secret["count"]:
        pieces.append(Piece(message("scene-hidden"), icon="infrastructure", n=secret["count"]))
    for name in ("plans", "waiting", "running"):
        for card in seat[name]:
            pieces.append(offered_piece(box, INFRASTRUCTURE, card, (message(f"scene-plan-{name}"),)))
    return Zone(message("scene-infrastructure"), tuple(pieces))


def _figures(_box: Box, view: dict[str, Any], index: int) -> Facts:
    table = view["table"]
    shown = symbol_pieces(view["symbols"][index])
    rows: list[tuple[Text, Text]] = [
        (message("scene-paying"), message(f"scene-paying-{view['paying'][index]}")),
        (message("scene-strength"), str(view["strengths"][index])),
    ]
    if shown:
        symbols = message("scene-notes", notes=tuple(piece.text for piece in shown))
        rows.append((message("scene-symbols"), symbols))
    if table["final"]:
        rows.append((message("scene-total"), str(view["scores"][index])))
    return Facts(message("scene-figures"), tuple(rows))


def _cards(box: Box, seat: dict[str, Any], own_goals: Any) -> list[Part]:
    """Action cards, goals and tasks; of what others hide the number is told."""
    parts: list[Part] = []
    hand = seat["hand"]
    if isinstance(hand, dict):
        if hand["count"]:
            parts.append(Facts(message("scene-hand"), ((message("scene-hidden"), str(hand["count"])),)))
    elif hand:
        parts.append(
            Zone(message("scene-hand"), tuple(card_piece(box, card) for card in hand), layout="cards")
        )
    if seat["shown"]:
        shown = tuple(card_piece(box, card) for card in seat["shown"])
        parts.append(Zone(message("scene-shown"), shown, layout="cards"))
    for name, goals in (("draft", seat["draft"]), ("goals", own_goals)):
        if isinstance(goals, list) and goals:
            pieces = tuple(goal_piece(box, goal) for goal in goals)
            parts.append(Zone(message(f"scene-{name}"), pieces, layout="cards"))
    tasks = [task_piece(box, task) for task in seat["tasks"]]
    tasks += [task_piece(box, task, (message("scene-played"),)) for task in seat["tasks_done"]]
    if tasks:
        parts.append(Zone(message("scene-own-tasks"), tuple(tasks), layout="cards"))
    return parts
