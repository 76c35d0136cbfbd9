"""A player's board as a panel of the scene: both worlds with their stocks apart, and all beside them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kolonie.core.messages import message
from kolonie.core.scene import Facts, Panel, Part, Piece, Space, Text, Track, Zone
from kolonie.core.sketches import later
from kolonie.games.evacuation import texts
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.energy import price_of
from kolonie.games.evacuation.phrases import goods, kebabbed, seat_name
from kolonie.games.evacuation.picturing import (
    card_piece,
    cubes,
    factory_piece,
    goal_piece,
    offered_piece,
    seat_colour,
    task_piece,
    technology_piece,
)
from kolonie.games.evacuation.places import prepared_place, stock_place
from kolonie.games.evacuation.printing import effect_marks, home_marks, symbol_pieces
from kolonie.games.evacuation.scoring import points_of_level
from kolonie.games.evacuation.terms import (
    FACTORIES,
    INFRASTRUCTURE,
    OLD,
    RESOURCES,
    SHUTTLE,
    SIDE,
    STADIUM,
    STRIPES,
    WORLDS,
)


def player_panels(box: Box, view: dict[str, Any]) -> tuple[Panel, ...]:
    panels = []
    for index in range(len(view["table"]["seats"])):
        title = message("scene-player", name=seat_name(index), continent=message(f"continent-{index}"))
        panels.append(
            Panel(title, _parts(view, index), index, _summary(box, view, index), seat_colour(index))
        )
    return tuple(panels)


def _summary(box: Box, view: dict[str, Any], index: int) -> tuple[Piece, ...]:
    """Production first, with the aim of the race or the points of a level; then stadiums and the rest."""
    table = view["table"]
    seat = table["seats"][index]
    if table["year"] == 0:
        return ()
    found = []
    for kind, name in enumerate(RESOURCES):
        level = seat["production"][kind]
        if view["settings"]["aim"] == "race":
            mark = Piece("", icon="aim", n=box.aim_production)
        else:
            mark = Piece("", icon="point", n=points_of_level(box, level))
        place = f"production:{index}:{name}"
        text = message(f"scene-production-{name}")
        found.append(Piece(text, icon=f"production-{name}", n=level, place=place, marks=(mark,)))
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
            later(_world, seat, index, 0),
            later(_home, seat, index),
            later(_world, seat, index, 1),
            later(_aboard, seat, index),
            later(_action_track, seat, index),
            later(_actions, view, index),
        ]
    if seat["tiles"]:
        parts.append(later(_technologies, seat, index))
    if table["year"]:
        parts += [later(_plans, seat, index), later(_figures, view, index)]
    goals = view["goals"][index] if "goals" in view else seat["goals"]
    parts.append(later(_cards, seat, index, goals))
    return tuple(parts)


def _world(box: Box, seat: dict[str, Any], index: int, world: int) -> Zone:
    """One side of the board: cubes, prepared factories, population, shuttles, stadiums."""
    base = SIDE * world
    name = WORLDS[world]
    standing = [
        factory_piece(kind, seat["prepared"][base + kind], prepared_place(index, world, kind))
        for kind in range(3)
    ]
    if world != OLD:
        people = Piece(
            message("scene-population"), icon="population", n=seat["population"], place=f"population:{index}"
        )
        standing.append(people)
    # A place where nothing stands yet is an empty mark beside the cubes.
    free = tuple(replace(piece, text="") for piece in standing if not piece.n)
    pieces = [cubes(kind, seat["stock"][base + kind], stock_place(index, world, kind)) for kind in range(3)]
    pieces[-1] = replace(pieces[-1], marks=free)
    pieces += [piece for piece in standing if piece.n]
    flying = seat["launched"] if world == OLD else seat["returning"]
    for shuttle in seat[f"{name}_shuttles"]:
        pieces.append(offered_piece(box, SHUTTLE, shuttle))
    for shuttle in flying:
        pieces.append(offered_piece(box, SHUTTLE, shuttle, (message("scene-flying"),)))
    for stadium in seat[f"{name}_stadiums"]:
        pieces.append(offered_piece(box, STADIUM, stadium))
    return Zone(message(f"scene-{name}-side"), tuple(pieces), f"world:{index}:{name}")


def _aboard(box: Box, seat: dict[str, Any], index: int) -> list[Part]:
    """What is on its way to the New World: cubes, factories, population, stadiums."""
    cargo = seat["cargo"]
    pieces = [cubes(kind, cargo[kind]) for kind in range(3) if cargo[kind]]
    pieces += [factory_piece(kind, cargo[SIDE + kind]) for kind in range(3) if cargo[SIDE + kind]]
    if cargo[-1]:
        pieces.append(Piece(message("scene-population"), icon="population", n=cargo[-1]))
    pieces += [offered_piece(box, STADIUM, stadium) for stadium in seat["cargo_stadiums"]]
    if not seat["launched"]:
        return []
    return [Zone(message("scene-aboard"), tuple(pieces), f"aboard:{index}")]


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
            name = "people" if kind < 0 else kebabbed(FACTORIES[kind])
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
                detail=message("scene-home-gives", goods=goods(box.home_yield[index][place]))
                if there
                else message("scene-home-gave"),
                source=area.source,
                marks=home_marks(box, index, place),
            )
        )
    return Zone(message("scene-continent"), tuple(pieces), f"home:{index}", "slots")


def _action_track(box: Box, seat: dict[str, Any], index: int) -> Track:
    """What each action of the year costs; all after the last space cost as much as that one (EV-5.06)."""
    marker = Piece(message("scene-action-marker"), icon="action", colour=seat_colour(index))
    last = len(box.track_price)
    reached = min(seat["actions"], last)
    spaces = []
    for number in range(1, last + 1):
        price = str(price_of(box, seat["powers"], number))
        spaces.append(Space(price, (marker,) if number == reached else (), code=str(number)))
    return Track(message("scene-action-track"), tuple(spaces))


def _actions(box: Box, view: dict[str, Any], index: int) -> Zone:
    """Board actions by group: what they do, what they would cost now, how often the group was used."""
    seat = view["table"]["seats"][index]
    once = view["settings"]["actions"] == "advanced"
    pieces = []
    for action, name in enumerate(box.action_ids):
        group = box.action_groups[action]
        used = seat["groups"][group]
        dearer = box.surcharge if used >= box.free_of_group else 0
        price = view["price"][index] + dearer
        closed = once and group == 1 and used > 0  # EV-15.03
        marks = [Piece(message("what-energy", n=price) if dearer else "", icon="energy", n=price)]
        if used and box.action_groups.index(group) == action:
            marks.append(Piece(message("scene-marked", group=group, n=used), icon="action", n=used))
        pieces.append(
            Piece(
                texts.action_name(box, action),
                icon="action",
                place=f"action:{index}:{name}",
                detail=texts.effect_text(box.action_effects[action]),
                code=str(group),
                dim=closed,
                marks=(*marks, *effect_marks(box.action_effects[action])),
            )
        )
    return Zone(
        message("scene-actions"),
        tuple(pieces),
        f"actions:{index}",
        "row",
    )


def _technologies(box: Box, seat: dict[str, Any], index: int) -> Zone:
    pieces = []
    for place, tile in enumerate(seat["tiles"]):
        row, column = divmod(place, 3)
        before = (0, 1, 3)[row]
        needed = box.research_needed[row]
        done = min(needed, max(0, seat["research"][column] - before))
        pieces.append(technology_piece(box, index, tile, column, done, needed))
    return Zone(message("scene-technologies"), tuple(pieces), f"technologies:{index}", "cards")


def _plans(box: Box, seat: dict[str, Any], index: int) -> Zone:
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
    return Zone(message("scene-infrastructure"), tuple(pieces), f"infrastructure:{index}")


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


def _cards(box: Box, seat: dict[str, Any], index: int, own_goals: Any) -> list[Part]:
    """Action cards, goals and tasks; of what others hide the number is told."""
    parts: list[Part] = []
    hand = seat["hand"]
    if isinstance(hand, dict):
        if hand["count"]:
            parts.append(Facts(message("scene-hand"), ((message("scene-hidden"), str(hand["count"])),)))
    elif hand:
        parts.append(_laid("hand", index, [card_piece(box, card) for card in hand]))
    if seat["shown"]:
        parts.append(_laid("shown", index, [card_piece(box, card) for card in seat["shown"]]))
    for name, goals in (("draft", seat["draft"]), ("goals", own_goals)):
        if isinstance(goals, list) and goals:
            parts.append(_laid(name, index, [goal_piece(box, goal) for goal in goals]))
    tasks = [task_piece(box, task) for task in seat["tasks"]]
    tasks += [task_piece(box, task, (message("scene-played"),)) for task in seat["tasks_done"]]
    if tasks:
        parts.append(_laid("own-tasks", index, tasks))
    return parts


def _laid(name: str, index: int, pieces: list[Piece]) -> Zone:
    return Zone(message(f"scene-{name}"), tuple(pieces), f"{name}:{index}", "cards")
