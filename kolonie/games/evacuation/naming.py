"""Evacuation in words: how views name what the state numbers (see `kolonie.core.naming`).

Stocks go by world and resource; areas, cards and tiles by their names, as in the keys of options.
"""

from __future__ import annotations

from typing import Any, Final

from kolonie.core.naming import (
    Known,
    Namer,
    Naming,
    bits_of,
    each,
    flag,
    id_in,
    masked,
    number_or_none,
    one_of,
    plain,
    sheet,
)
from kolonie.games.evacuation.pieces import factories_on
from kolonie.games.evacuation.scoring import PARTS, RACE_PARTS
from kolonie.games.evacuation.state import SEAT, TABLE
from kolonie.games.evacuation.terms import (
    BIOMES,
    FACTORIES,
    LANES,
    OPENED,
    OWN_SYMBOLS,
    POWERS,
    RESOURCES,
    SIDE,
    SYMBOLS,
    WORLDS,
)


def by_world(names: tuple[str, ...]) -> Namer:
    """A list with an entry for each world and kind."""

    def stock(value: Any, known: Known) -> Any:
        return {
            world: dict(zip(names, value[SIDE * place : SIDE * place + SIDE], strict=True))
            for place, world in enumerate(WORLDS)
        }

    return stock


def home(value: Any, known: Known) -> Any:
    """Own areas of the Old World that are not evacuated; a seat has the continent of its number."""
    index = next(place for place, seat in enumerate(known.table["seats"]) if seat is known.own)
    return masked(known.box.home_ids[index], value)


def satellites(value: Any, known: Known) -> Any:
    """Where each satellite stands."""
    return [
        {"section": section, "lane": LANES[lane]}
        for section, lane in zip(value, known.own["lanes"], strict=True)
    ]


def powers(value: Any, known: Known) -> Any:
    """What completed technologies change, as far as it is anything."""
    told: dict[str, Any] = {name: n for name, n in zip(POWERS, value, strict=True) if n}
    if "symbols" in told:
        told["symbols"] = [name for bit, name in enumerate(SYMBOLS) if value[OWN_SYMBOLS] >> bit & 1]
    if "opened" in told:
        told["opened"] = [name for bit, name in enumerate(BIOMES) if value[OPENED] >> bit & 1]
    return told


def areas(value: Any, known: Known) -> Any:
    """Settled areas with the factories on them."""
    return {
        known.box.area_ids[area]: dict(zip(FACTORIES, factories_on(work), strict=True))
        for area, work in zip(value, known.own["works"], strict=True)
    }


def settled(value: Any, known: Known) -> Any:
    return masked(known.box.area_ids, value)


def pictures(value: Any, known: Known) -> Any:
    """Illustrations that were drawn or played, by name."""
    box = known.box
    found = {plan.picture for card, plan in enumerate(box.plans) if value >> box.plan_picture[card] & 1}
    return sorted(found)


def lines(value: Any, known: Known) -> Any:
    box = known.box
    return [
        {"number": box.line_entries[line // 2].id, "areas": [box.area_ids[a] for a in box.module_lines[line]]}
        for line in value
    ]


def tile(value: Any, known: Known) -> Any:
    return known.box.area_ids[known.box.rim[value]] if value >= 0 else None


def final(value: Any, known: Known) -> Any:
    """The parts of the race or of the points game."""
    return [
        dict(zip(PARTS if len(parts) == len(PARTS) else RACE_PARTS, parts, strict=True)) for parts in value
    ]


SHUTTLE: Final = each(id_in("shuttle_ids"))
STADIUM: Final = each(id_in("stadium_ids"))
PLAN: Final = each(id_in("plan_ids"))
CARD: Final = each(id_in("card_ids"))
GOAL: Final = each(id_in("goal_ids"))
TASK: Final = each(id_in("task_ids"))
SOLO: Final = each(id_in("solo_ids"))
CARGO: Final = (*RESOURCES, *FACTORIES, "population")

NAMING: Final = Naming(
    TABLE,
    {
        "year": plain,
        "order": plain,
        "trigger": number_or_none,
        "settled": settled,
        "shuttle_offer": SHUTTLE,
        "stadium_offer": STADIUM,
        "plan_offer": PLAN,
        "shuttle_deck": SHUTTLE,
        "stadium_deck": STADIUM,
        "plan_deck": PLAN,
        "bonuses": each(id_in("bonus_ids")),
        "action_deck": CARD,
        "action_discard": CARD,
        "tasks": TASK,
        "lines": lines,
        "solo_deck": SOLO,
        "solo_shown": SOLO,
        "solo_number": number_or_none,
        "solo_tile": tile,
        "rival_draft": GOAL,
        "automaton_passed": flag,
        "automaton_areas": each(id_in("area_ids")),
        "automaton_stadiums": STADIUM,
        "automaton_satellites": plain,
        "automaton_lanes": each(one_of(LANES)),
        "final": final,
    },
    nested={
        "seats": Naming(
            SEAT,
            {
                "stock": by_world(RESOURCES),
                "production": sheet(RESOURCES),
                "prepared": by_world(FACTORIES),
                "unused": sheet(FACTORIES),
                "population": plain,
                "home": home,
                "satellites": satellites,
                "lanes": each(one_of(LANES)),
                "actions": plain,
                "groups": plain,
                "strength": plain,
                "passed": flag,
                "old_shuttles": SHUTTLE,
                "new_shuttles": SHUTTLE,
                "launched": SHUTTLE,
                "returning": SHUTTLE,
                "old_stadiums": STADIUM,
                "new_stadiums": STADIUM,
                "cargo": sheet(CARGO),
                "cargo_stadiums": STADIUM,
                "tiles": each(id_in("technology_ids")),
                "research": plain,
                "powers": powers,
                "plans": PLAN,
                "secret_plans": PLAN,
                "waiting": PLAN,
                "running": PLAN,
                "pictures": pictures,
                "areas": areas,
                "works": plain,
                "penalties": plain,
                "tasks": TASK,
                "tasks_done": TASK,
                "shown": CARD,
                "marking": CARD,
                "hand": CARD,
                "draft": GOAL,
                "goals": GOAL,
                "due": flag,
            },
        )
    },
    derived={
        "smileys": plain,
        "symbols": each(bits_of(SYMBOLS)),
        "price": plain,
        "paying": plain,
        "strengths": plain,
        "phase": plain,
        "back": number_or_none,
    },
)
