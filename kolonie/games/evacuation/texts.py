"""Effects and components in words and icons, read from nodes and entries: no card's text is typed in."""

from __future__ import annotations

from collections import Counter

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Group, Node, Seq
from kolonie.core.readers import ICONS, TEXT, text_of
from kolonie.games.evacuation import entries
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.nodes import (
    Build,
    Clone,
    Develop,
    DrawCards,
    Exchange,
    Fly,
    GainFactory,
    GainPopulation,
    GainResource,
    Prepare,
    RaiseProduction,
    Research,
    Settle,
)
from kolonie.games.evacuation.phrases import (
    chain,
    factory,
    goods,
    join,
    kebabbed,
    needs,
    offered,
    production,
    productions,
    resource,
)
from kolonie.games.evacuation.terms import ANY, BIOMES, EACH, FACTORIES, OFFERS, RESOURCES, SYMBOLS

# -- effects


def _gained(node: Node) -> Message | None:
    """What an effect gives, if it does nothing but give."""
    if isinstance(node, GainResource):
        return resource(node.kind, node.n)
    if isinstance(node, GainFactory):
        return factory(node.kind, node.n)
    if isinstance(node, GainPopulation):
        return message("what-population", n=node.n)
    return None


def _gain(node: Node) -> Message:
    given = _gained(node)
    assert given is not None
    return message("node-gain", goods=given)


def _production(node: RaiseProduction) -> Message:
    return production(node.kind, node.n)


def _exchange(node: Exchange) -> Message:
    return message("node-exchange", n=node.n)


def _develop(node: Develop) -> Message:
    return message("node-develop", n=node.n)


def _research(node: Research) -> Message:
    return message("node-research", n=node.n)


def _settle(node: Settle) -> Message:
    return message("node-settle", n=node.n, less=node.less, bold="yes" if node.bold else "no")


def _build(node: Build) -> Message:
    things = offered(node.what, node.n)
    return message("node-build", things=things, n=node.n, less=node.less, free="yes" if node.free else "no")


def _prepare(node: Prepare) -> Message:
    return message("node-prepare", factories=factory(node.kind, node.n), n=node.n)


def _clone(node: Clone) -> Message:
    return message("node-clone", n=node.n)


def _fly(node: Fly) -> Message:
    return message("node-fly", n=node.n, free="yes" if node.free else "no")


def _draw(node: DrawCards) -> Message:
    return message("node-draw-cards", n=node.n)


def effect_text(node: Node) -> Message:
    """What an effect does; what is gained one after another is said at once."""
    if not isinstance(node, Seq):
        return text_of(node)
    said: list[Message] = []
    gains: list[Message] = []
    for part in node.parts:
        given = _gained(part)
        if given is not None:
            gains.append(given)
            continue
        if gains:
            said.append(message("node-gain", goods=join("list-and", gains)))
            gains = []
        said.append(text_of(part))
    if gains:
        said.append(message("node-gain", goods=join("list-and", gains)))
    return join("list-then", said)


# -- icons


def _kind_icon(node: GainResource | RaiseProduction) -> tuple[str, ...]:
    if node.kind == EACH:
        return RESOURCES
    return ("any",) if node.kind == ANY else (RESOURCES[node.kind],)


def _production_icons(node: RaiseProduction) -> tuple[str, ...]:
    return ("production", *_kind_icon(node))


def _factory_icons(node: GainFactory | Prepare) -> tuple[str, ...]:
    return ("factory" if node.kind == ANY else FACTORIES[node.kind],)


def _build_icons(node: Build) -> tuple[str, ...]:
    return (OFFERS[node.what],)


TEXT.update(
    {
        GainResource: _gain,
        GainPopulation: _gain,
        GainFactory: _gain,
        RaiseProduction: _production,
        Exchange: _exchange,
        Develop: _develop,
        Research: _research,
        Settle: _settle,
        Build: _build,
        Prepare: _prepare,
        Clone: _clone,
        Fly: _fly,
        DrawCards: _draw,
    }
)
ICONS.update(
    {
        GainResource: _kind_icon,
        GainPopulation: lambda _node: ("population",),
        GainFactory: _factory_icons,
        RaiseProduction: _production_icons,
        Exchange: lambda _node: ("exchange",),
        Develop: lambda _node: ("infrastructure",),
        Research: lambda _node: ("research",),
        Settle: lambda _node: ("settle",),
        Build: _build_icons,
        Prepare: _factory_icons,
        Clone: lambda _node: ("clone",),
        Fly: lambda _node: ("flight",),
        DrawCards: lambda _node: ("card",),
    }
)


# -- cards


def action_name(box: Box, action: int) -> Message:
    """A board action in a word or two; one of a pack of one's own is called by what it does."""
    name = box.action_ids[action]
    return message("action-name", action=name, text=effect_text(box.action_effects[action]))


def card_text(box: Box, card: int) -> Message:
    """The strengths of an action card and its halves."""
    strengths = [message("number", n=n) for n in box.card_strengths[card]]
    return message("card-text", strength=join("list-or", strengths), halves=halves_text(box, card))


def halves_text(box: Box, card: int) -> Message:
    effect = box.card_effects[card]
    halves = [part for _word, part in effect.parts] if isinstance(effect, Group) else [effect]
    return join("list-halves", [effect_text(half) for half in halves])


def bonus_text(box: Box, bonus: int) -> Message:
    """Both numbers of a yearly bonus, each with what it brings."""
    (lower, higher), (less, more) = box.bonus_numbers[bonus], box.bonus_effects[bonus]
    return message("bonus-text", lower=lower, less=effect_text(less), higher=higher, more=effect_text(more))


def plan_text(box: Box, plan: int) -> Message:
    """The cost of an infrastructure card, what it needs and what it brings."""
    return message(
        "plan-text",
        cost=goods(box.plan_cost[plan]),
        needs=needs(box.plan_needs[plan]),
        production=productions(box.plan_yield[plan]),
    )


def shuttle_text(box: Box, shuttle: int) -> Message:
    """The price of a shuttle and how it flies."""
    return message("shuttle-text", price=goods(box.prices[0][shuttle]), flight=flight_text(box, shuttle))


def flight_text(box: Box, shuttle: int) -> Message:
    """What a launch costs, and what can be loaded."""
    entry = box.shuttles[shuttle]
    counted = Counter(entry.zones)
    zones = [message("zone", stripe=message(f"stripe-{zone}"), n=n) for zone, n in counted.items()]
    return message(
        "flight-text",
        launch=entry.launch,
        zones=join("list-and", zones) if zones else message("no-zone"),
        buildings=entry.buildings,
        resources=entry.resources,
    )


def stadium_text(box: Box, stadium: int) -> Message:
    """The price of a stadium and its smileys; the starting ones are not built."""
    entry = box.stadiums[stadium]
    smileys = message("what-smiley", n=entry.smileys)
    if entry.colour:
        return smileys
    return message("stadium-text", price=goods(box.prices[1][stadium]), smileys=smileys)


# -- goals and tasks


def goal_text(box: Box, goal: int) -> Message:
    """What a goal counts, and its points."""
    entry = box.goals[goal]
    what = message(f"tally-{kebabbed(entry.count)}")
    if entry.per:
        return message("goal-per", what=what, n=entry.per, most=entry.most)
    rows = entry.steps or entry.exact
    row = "goal-step" if entry.steps else "goal-match"
    points = [message(row, n=n, points=message("what-point", n=points)) for n, points in rows]
    return message(
        "goal-steps" if entry.steps else "goal-exact",
        what=what,
        rows=join("list-and", points),
        lowest=entry.lowest,
    )


def task_text(box: Box, task: int) -> Message:
    """What has to be reached first, and what the card then costs and brings."""
    entry = box.tasks[task]
    yields = box.task_yields[task]
    brings = production(ANY, max(yields[0][1])) if len(yields) > 1 else productions(yields[0][1])
    return message(
        "task-text",
        what=message(f"tally-{kebabbed(entry.count)}"),
        least=entry.least,
        cost=goods(box.task_cost[task]),
        production=brings,
        points=message("what-point", n=entry.points),
    )


# -- technologies


def technology_text(box: Box, tile: int) -> Message:
    """What a technology does once it is completed, and its smileys."""
    entry = box.technologies[tile]
    parts = _technology_parts(box, tile, entry)
    if entry.smileys:
        parts.append(message("what-smiley", n=entry.smileys))
    return chain(parts)


def _technology_parts(box: Box, tile: int, entry: entries.Technology) -> list[Message]:
    effect = box.technology_effects[tile]
    if effect is not None:
        when = f"after-{entry.after}" if entry.after else "at-once"
        return [message(f"technology-{when}", effect=effect_text(effect), people=entry.people)]
    if entry.symbol:
        return [message("technology-symbol", symbol=message(f"of-symbol-{entry.symbol}"))]
    if entry.opens:
        return [message("technology-opens", biomes=message(f"biomes-{entry.opens}"))]
    return [message(f"power-{kebabbed(name)}", n=n) for name, n in (entry.power or {}).items()]


# -- areas and cells


def _symbols(shown: int) -> Message | None:
    names = [message(f"of-symbol-{name}") for number, name in enumerate(SYMBOLS) if shown >> number & 1]
    return message("symbols-needed", symbols=join("list-and", names), n=len(names)) if names else None


def area_text(box: Box, area: int) -> Message:
    """An area of the New World: its biome, what has to be placed, what its people produce, its symbols."""
    made = [production(kind, n) for kind, n in enumerate(box.area_yield[area]) if n]
    return message(
        "area-text",
        biome=message(f"biome-{BIOMES[box.biomes[area]]}"),
        factories=box.area_factories[area],
        people=box.area_people[area],
        production=join("list-and", made) if made else "none",
        symbols=_symbols(box.area_symbols[area]) or "none",
    )


def home_text(box: Box, seat: int, place: int) -> Message:
    """What leaves with an area of the Old World: its factory, or all its population."""
    kind = box.home_factory[seat][place]
    if kind >= 0:
        return factory(kind, 1)
    people = box.home_people[seat][place]
    return message("what-population", n=people) if people else message("home-ocean")


def cell_text(box: Box, section: int, lane: int) -> Message:
    """What a cell of the progress track gives."""
    effect = box.cell_effects[section][lane]
    if effect is not None:
        return effect_text(effect)
    return _symbols(box.cell_symbols[section][lane]) or message("free")
