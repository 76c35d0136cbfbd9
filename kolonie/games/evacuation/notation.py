"""How packs spell what components do, and how that becomes nodes.

An effect is one part or a list of parts, which are done in the printed order (EV-0.12):

    effect = { research = 1 }
    effect = [{ gain = { any = 1 } }, { develop = 2 }]

The parts; `n` beside them says how often (1 if it is left out):

    { gain = { food = 2, any = 1 } }         resources, each on a world of choice; `any`: the kind too
    { population = 2 }                       population tokens on the New World side
    { factory = "any", n = 1 }               prepared factories, free: "farm", "steelworks", "power_plant"
    { production = { food = 1 } }            New World production; `any = 2`: one of choice, `each = 1`: all
    { exchange = 3 }                         up to three exchanges inside a world
    { develop = 2 }                          up to two developments of infrastructure
    { research = 1 }
    { settle = 1, steel_less = 1 }           steel less for each settling; `bold = true`: one biome further
    { build = "shuttle", n = 1, less = 2 }   or "stadium"; so many resources less, or `free = true`
    { prepare = "any", n = 2 }               or a factory by name, each paid with its own resource
    { clone = 1 }
    { fly = 1, free = true }                 shuttles fly at once; `free`: without launch energy
    { draw = 1 }                             further action cards (advanced game only)

Where they stand:

    [[actions]]         group = 2, effect = ...                    board actions; the group is the strength
    [[cards]]           copies = 2, strength = [1, 3], halves = [part or list, ...]          (one or two)
    [[bonuses]]         lower = 6, lower_bonus = ..., higher = 9, higher_bonus = ..., flag = true
    [[sections]]        inner = { effect = ... } or { symbols = ["leaf"] }; middle likewise
    [[technologies]]    set, level, smileys, and exactly one of
        effect = ...                          once, when it is completed (the lightning)
        after = "shuttle" + effect            whenever you have built one; "stadium"; "settling", with
                                              `people = 2`: of at least so many population tokens
        power = { clone = 1 }                 for good; the names are in `terms.SPELT_POWERS`
        symbol = "leaf"                       a settlement symbol for good
        opens = "desert"                      a biome, whatever the satellites say
    [[infrastructure]]  deck = "I", picture = "rail-hub", cost = { steel = 1 }, production = { energy = 2 },
        needs = { areas = { tundra = 4 } }                                    own areas of a biome
        needs = { areas = { desert = 2 }, with = "population" }               each with population ("factory")
        needs = { areas = { forest = 2 }, line = "NE-SW" }                    on one line of this direction
        needs = { areas = { forest = 1, tundra = 2 }, line = "mixed" }        on one line of EV-18.07
        needs = [ ..., ... ]                                                  all of them
    [[goals]]           count = "tundra" (`terms.TALLIES`) and one of
        per = 2, most = 12                    so many points for each, at most so many
        steps = [[9, 5], [10, 9]]             the points of the highest number reached
        exact = [[0, 14], [1, 10]]            the points of exactly this number; `lowest = 6`: only with every
                                              production at least so high
    [[tasks]]           count = "technologies", least = 5, cost, production (`any` too), points = 5
    [[solo]]            action = "settle" with arrow = "a" or "b", "stadium", "shuttle", "infrastructure";
                        number = 1 to 3 of its back, 0 for X; from_year = 3

Every entry has an `id` and a `source` ("rulebook", "public", "reconstructed"). Cards, technologies, goals,
tasks, bonuses, stadiums, shuttles and infrastructure may have a `name` and a `name_cs`; what they do is read
from the effect. A mistake raises Misspelt with the path of the field.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from kolonie.core.nodes import Node, Seq
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
from kolonie.games.evacuation.terms import (
    ANY,
    BIOMES,
    DIRECTIONS,
    EACH,
    FACTORIES,
    RESOURCES,
    SHUTTLE,
    STADIUM,
)

Price = tuple[int, int, int]
"""So much food, steel and energy."""


class Misspelt(ValueError):
    """Something in an effect that is not understood: the field's path and what is wrong with it."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(f"{path}: {text}")
        self.path = path
        self.text = text


@dataclass(frozen=True)
class Requirement:
    """Own areas that a card of infrastructure asks for: so many of each biome, all with something on them.

    With `lines`, they lie on one straight line of one of these directions (EV-18.04, EV-18.05).
    """

    areas: tuple[int, int, int, int]
    content: str = ""
    lines: tuple[int, ...] = ()
    mixed: bool = False


def _only(given: dict[str, Any], path: str, *allowed: str) -> None:
    for name in given:
        if name not in allowed:
            raise Misspelt(f"{path}.{name}", f"not known here (allowed: {', '.join(allowed)})")


def _number(given: Any, path: str, least: int = 1, most: int = 9) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise Misspelt(path, f"must be a number from {least} to {most}")
    return given


def _flag(given: Any, path: str) -> bool:
    if not isinstance(given, bool):
        raise Misspelt(path, "must be true or false")
    return given


def _named(given: Any, path: str, names: tuple[str, ...]) -> int:
    if given not in names:
        raise Misspelt(path, f"must be one of: {', '.join(names)}")
    return names.index(given)


def _factory(given: Any, path: str) -> int:
    return ANY if given == "any" else _named(given, path, (*FACTORIES, "any"))


def price(given: Any, path: str) -> Price:
    """Resources by name, such as `{ steel = 2, food = 1 }`."""
    if not isinstance(given, dict):
        raise Misspelt(path, "must be resources such as { steel = 2, food = 1 }")
    _only(given, path, *RESOURCES)
    food, steel, energy = (_number(given.get(name, 0), f"{path}.{name}", 0) for name in RESOURCES)
    return (food, steel, energy)


def _gain(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "gain")
    goods = given["gain"]
    if not isinstance(goods, dict) or not goods:
        raise Misspelt(f"{path}.gain", "must be resources such as { food = 1, any = 1 }")
    _only(goods, f"{path}.gain", *RESOURCES, "any")
    return [
        GainResource(RESOURCES.index(name) if name in RESOURCES else ANY, _number(n, f"{path}.gain.{name}"))
        for name, n in goods.items()
    ]


def _production(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "production")
    goods = given["production"]
    if not isinstance(goods, dict) or len(goods) != 1:
        raise Misspelt(f"{path}.production", "must be one of { food = 1 }, { any = 2 }, { each = 1 }")
    _only(goods, f"{path}.production", *RESOURCES, "any", "each")
    ((name, n),) = goods.items()
    kind = {"any": ANY, "each": EACH}.get(name)
    return [
        RaiseProduction(
            RESOURCES.index(name) if kind is None else kind, _number(n, f"{path}.production.{name}")
        )
    ]


def _population(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "population")
    return [GainPopulation(_number(given["population"], f"{path}.population"))]


def _gained_factory(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "factory", "n")
    return [
        GainFactory(_factory(given["factory"], f"{path}.factory"), _number(given.get("n", 1), f"{path}.n"))
    ]


def _exchange(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "exchange")
    return [Exchange(_number(given["exchange"], f"{path}.exchange"))]


def _develop(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "develop")
    return [Develop(_number(given["develop"], f"{path}.develop"))]


def _research(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "research")
    return [Research(_number(given["research"], f"{path}.research"))]


def _settle(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "settle", "steel_less", "bold")
    n = _number(given["settle"], f"{path}.settle")
    less = _number(given.get("steel_less", 0), f"{path}.steel_less", 0)
    return [Settle(n, less, _flag(given.get("bold", False), f"{path}.bold"))]


def _build(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "build", "n", "less", "free")
    what = (SHUTTLE, STADIUM)[_named(given["build"], f"{path}.build", ("shuttle", "stadium"))]
    less = _number(given.get("less", 0), f"{path}.less", 0)
    free = _flag(given.get("free", False), f"{path}.free")
    return [Build(what, _number(given.get("n", 1), f"{path}.n"), less, free)]


def _prepare(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "prepare", "n")
    return [Prepare(_factory(given["prepare"], f"{path}.prepare"), _number(given.get("n", 1), f"{path}.n"))]


def _clone(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "clone")
    return [Clone(_number(given["clone"], f"{path}.clone"))]


def _fly(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "fly", "free")
    return [Fly(_number(given["fly"], f"{path}.fly"), _flag(given.get("free", False), f"{path}.free"))]


def _draw(given: dict[str, Any], path: str) -> list[Node]:
    _only(given, path, "draw")
    return [DrawCards(_number(given["draw"], f"{path}.draw"))]


VERBS: Final[dict[str, Callable[[dict[str, Any], str], list[Node]]]] = {
    "gain": _gain,
    "population": _population,
    "factory": _gained_factory,
    "production": _production,
    "exchange": _exchange,
    "develop": _develop,
    "research": _research,
    "settle": _settle,
    "build": _build,
    "prepare": _prepare,
    "clone": _clone,
    "fly": _fly,
    "draw": _draw,
}


def parts(given: Any, path: str) -> list[Node]:
    """The parts of an effect in the printed order."""
    listed = given if isinstance(given, list) else [given]
    if not listed:
        raise Misspelt(path, "must have at least one part")
    found: list[Node] = []
    for number, one in enumerate(listed):
        where = f"{path}[{number}]" if isinstance(given, list) else path
        if not isinstance(one, dict):
            raise Misspelt(where, "a part must be a table such as { research = 1 }")
        verbs = [verb for verb in VERBS if verb in one]
        if len(verbs) != 1:
            raise Misspelt(where, f"needs exactly one of: {', '.join(VERBS)}")
        found += VERBS[verbs[0]](one, where)
    return found


def effect(given: Any, path: str = "effect") -> Node:
    """An effect of which every part can be declined."""
    return _joined(parts(given, path))


def answer(given: Any, path: str = "effect") -> Node:
    """What a lasting technology gives whenever something has happened: it is not declined."""
    return _joined([_bound(part) for part in parts(given, path)])


def board_action(given: Any, path: str = "effect") -> Node:
    """A board action: a gain is a step that must be done; without one, the first part has to be (EV-5.19)."""
    found = parts(given, path)
    gains = isinstance(found[0], GainResource)
    listed = [_bound(part) if isinstance(part, GainResource) or not gains else part for part in found]
    return _joined([_of_board(part) for part in listed])


def _joined(found: list[Node]) -> Node:
    return found[0] if len(found) == 1 else Seq(tuple(found))


def _bound(part: Node) -> Node:
    if isinstance(part, GainResource | GainFactory | RaiseProduction | Develop | Research | Settle):
        return replace(part, must=True)
    if isinstance(part, Build | Prepare | Clone):
        return replace(part, must=True)
    return part


def _of_board(part: Node) -> Node:
    """Some technologies change the board action only (EV-6.57)."""
    return replace(part, board=True) if isinstance(part, Exchange | Prepare) else part


def requirement(given: Any, path: str, mixed: tuple[int, ...]) -> tuple[Requirement, ...]:
    """What a card of infrastructure needs; `mixed` are the directions that a mixed line may have."""
    listed = given if isinstance(given, list) else [given]
    found: list[Requirement] = []
    for number, one in enumerate(listed):
        where = f"{path}[{number}]" if isinstance(given, list) else path
        if not isinstance(one, dict) or "areas" not in one:
            raise Misspelt(where, "must be a table such as { areas = { tundra = 4 } }")
        _only(one, where, "areas", "with", "line")
        _only(one["areas"], f"{where}.areas", *BIOMES)
        tundra, desert, forest, ocean = (
            _number(one["areas"].get(name, 0), f"{where}.areas.{name}", 0) for name in BIOMES
        )
        content = one.get("with", "")
        if content not in ("", "population", "factory"):
            raise Misspelt(f"{where}.with", "must be population or factory")
        line = one.get("line")
        lines: tuple[int, ...] = ()
        if line == "mixed":
            lines = mixed
        elif line is not None:
            lines = (_named(line, f"{where}.line", DIRECTIONS),)
        found.append(Requirement((tundra, desert, forest, ocean), content, lines, line == "mixed"))
    return tuple(found)
