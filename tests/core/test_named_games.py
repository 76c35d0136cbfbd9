"""The games in words: every name in a view leads back to the number or mask that it stands for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.views import named, view
from kolonie.games import title
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.planet_unknown.box import field_of
from kolonie.games.planet_unknown.ground import bit_at
from kolonie.games.planet_unknown.terms import POWERS, TERRAINS, TRACKS
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL

Seen = dict[str, Any]
Back = Callable[[Any], Any]
"""From words to what the engine keeps."""


def pairs(name: str, games: int = 3) -> Iterator[tuple[Game, Seen, Seen]]:
    """Positions of random games, each as a view and in words; the ends among them."""
    game_title = title(name)
    for number in range(games):
        seats = min(game_title.max_seats, number + game_title.min_seats)
        settings = game_title.random_settings(seats, Chance(f"named {number}"))
        game = game_title.new(seats, f"named {number}", settings)
        dice = random.Random(number)
        while not game.over:
            seat = dice.choice(game.to_act())
            if game.number % 7 == 0:
                yield game, view(game, seat), named(game, seat)
            game.play(seat, dice.choice(game.options(seat)))
        yield game, view(game, None), named(game, None)


def compare(seen: Seen, told: Seen, back: dict[str, Back]) -> None:
    """Each field in words, turned back, is the field as it was; what is hidden stays as it was."""
    assert list(told) == list(seen)
    for name, turn in back.items():
        if name not in seen:
            continue  # a number of somebody else's
        hidden = isinstance(told[name], dict) and list(told[name]) == ["count"]
        assert (told[name] if hidden else turn(told[name])) == seen[name], name


def each(back: Back) -> Back:
    return lambda value: [back(part) for part in value]


def number(ids: Any) -> Back:
    return lambda name: -1 if name is None else list(ids).index(name)


def mask(ids: Any) -> Back:
    return lambda names: sum(1 << list(ids).index(name) for name in names)


def values(names: Any) -> Back:
    """A table with exactly these names, in their order."""

    def listed(value: dict[str, Any]) -> list[Any]:
        assert list(value) == list(names)
        return list(value.values())

    return listed


def then(*steps: Back) -> Back:
    def all_of_them(value: Any) -> Any:
        for step in steps:
            value = step(value)
        return value

    return all_of_them


# -- AquaSphere


def station(box: Any, letters: list[str]) -> dict[str, Back]:
    """The station, once it is laid out."""
    around = values(letters)

    def prices(value: dict[str, Any]) -> list[int]:
        return [value[a].get(b, 0) for a in letters for b in letters]

    def bays(value: dict[str, Any]) -> list[int]:
        return [bay.get(colour, 0) for bay in around(value) for colour in PLAYER_COLOURS]

    def tokens(value: dict[str, Any]) -> list[int]:
        return [COLOURS.index(value[field]) if field in value else -1 for field in box.field_ids]

    return {
        "ring": each(number(LETTERS)),
        "ways": prices,
        "free_ways": prices,
        "tokens": tokens,
        "next_program": number([card.id for card in box.program_cards]),
        "time": around,
        "crystals": around,
        "octopods": around,
        "control": then(around, each(lambda seat: -1 if seat is None else seat)),
        "bays": bays,
        "subs": then(around, each(each(number(PLAYER_COLOURS)))),
        "research": then(around, each(each(number(box.research_ids)))),
        "expansions": then(around, each(each(number(box.expansion_ids)))),
        "neutral_subs": values(PLAYER_COLOURS),
    }


def test_aquasphere_in_words() -> None:
    for game, seen, told in pairs("aquasphere"):
        box = game.box
        letters = [LETTERS[letter] for letter in seen["table"]["ring"]]
        compare(seen["table"], told["table"], station(box, letters) if letters else {})
        for mine, words in zip(seen["table"]["seats"], told["table"]["seats"], strict=True):
            back: dict[str, Back] = {
                "colour": number(PLAYER_COLOURS),
                "base": number(LETTERS),
                "programmed": mask(COLOURS),
                "engineer": number(box.field_ids),
                "area": number(COLOURS),
                "bought": int,
                "sidestepped": int,
                "expansions": each(number(box.expansion_ids)),
                "research": each(number(box.research_ids)),
                "room": values(("research", "crystals", "octopods", "time")),
            }
            if letters:
                back["scientist"] = number(letters)
            compare(mine, words, back)
        for raw, interim in zip(seen.get("interim", ()), told.get("interim", ()), strict=True):
            assert values(("majority", "bots", "crystals", "octopods"))(interim) == raw
        if game.over:
            assert [sum(line.values()) for line in told["table"]["final"]] == told["scores"]


# -- Planet Unknown


def cells(names: list[str]) -> int:
    return sum(bit_at(*map(int, name.split(","))) for name in names)


def planet_table(box: Any) -> dict[str, Back]:
    return {
        "tops": lambda value: each(number(box.tile_ids))([*value["inner"], *value["outer"]]),
        "gone": each(number(box.tile_ids)),
        "missions": each(number(box.mission_ids)),
        "missions_lost": each(number(box.mission_ids)),
        "event": number(box.event_ids),
        "past": each(number(box.event_ids)),
        "over": int,
    }


def planet_seat(box: Any, corporation: Any) -> dict[str, Back]:
    tiles = box.tile_ids
    pieces = ("patches", "lifepods", "meteorites", "rovers", "loaded", "held")
    return {
        **dict.fromkeys(("covered", "buildings", "symbols", *pieces), cells),
        **dict.fromkeys(("cards", "kept"), each(number(box.civ_ids))),
        **dict.fromkeys(("missions", "dealt", "returned"), each(number(box.mission_ids))),
        "planet": number(box.planet_ids),
        "corporation": number(box.corporation_ids),
        "offered_planet": number(box.planet_ids),
        "offered_corporation": number(box.corporation_ids),
        "terrain": then(values(TERRAINS), each(cells)),
        "laid": each(lambda piece: [tiles.index(piece["tile"]), cells(piece["cells"])]),
        "trackers": then(values(TRACKS), each(field_of)),
        "levels": mask(corporation.levels),
        "pod_fields": lambda names: sum(1 << field_of(name) for name in names),
        "flux": number(TRACKS),
        "common": number(box.mission_ids),
        "peeked": number(box.event_ids),
        "took": number(("inner", "outer")),
        "stuck": int,
        "used": mask(POWERS),
        "spent": mask(POWERS),
    }


def test_planet_unknown_in_words() -> None:
    gains: set[str] = set()
    for game, seen, told in pairs("planet_unknown", 4):
        box = game.box
        compare(seen["table"], told["table"], planet_table(box))
        for mine, words in zip(seen["table"]["seats"], told["table"]["seats"], strict=True):
            compare(mine, words, planet_seat(box, box.corporations[mine["corporation"]]))
            for gain, word in zip(mine["gains"], words["gains"], strict=True):
                gains.add(word["kind"])
                assert mask(TRACKS)(word["trackers"]) == gain["trackers"]
                assert (word["n"], word["steps"]) == (gain["n"], gain["steps"])
        if game.over:
            assert [sum(line.values()) for line in told["table"]["final"]] == told["scores"]
    assert len(gains) > 2, "pending gains of several kinds were met"


# -- Underwater Cities


def city_table(box: Any, codes: tuple[str, ...]) -> dict[str, Back]:
    def holders(value: dict[str, Any]) -> list[int]:
        bits = {"neutral": NEUTRAL, "fourth neutral": FOURTH}
        return [
            sum(bits[who] if isinstance(who, str) else 1 << who for who in value.get(code, ()))
            for code in codes[:-1]
        ]

    cards = each(number(box.card_ids))
    return {
        **dict.fromkeys(("discard", "removed", "offer"), cards),
        "acting": lambda seat: -1 if seat is None else seat,
        "slot": number(codes),
        "played": number(box.card_ids),
        "leaving": number(box.card_ids),
        "tiles": holders,
        "neutral": each(number(codes)),
        "supply": then(values(box.kinds), each(lambda left: -1 if left is None else left)),
        "contracts": each(number(box.contract_ids)),
    }


def city_seat(box: Any, board: Any, codes: tuple[str, ...]) -> dict[str, Back]:
    of_cities = ("cities", "reached", "connected", "open_cities")
    of_buildings = ("upgraded", "occupied", "alive", "open_buildings", "open_expansions")
    of_tunnels = ("upgraded_tunnels", "touching", "open_tunnels")
    of_cards = ("hand", "known", "drawn", "thrown", "actions", "used", "permanents", "productions")

    def built(value: dict[str, Any]) -> list[int]:
        return [mask(sites_of(box, board, kind).ids)(value[name]) for kind, name in enumerate(box.kinds)]

    return {
        **dict.fromkeys(of_cities, mask(board.cities.ids)),
        **dict.fromkeys(of_buildings, mask(board.buildings.ids)),
        **dict.fromkeys(of_tunnels, mask(board.tunnels.ids)),
        **dict.fromkeys((*of_cards, "endgames", "tucked", "cheaper", "spent"), each(number(box.card_ids))),
        "board": number([other.id for other in box.boards]),
        "goods": values(box.resources),
        "built": built,
        "joined": mask(board.metropolis_ids),
        "tiles": then(values(board.metropolis_ids), each(number(box.tile_ids))),
        "gained": each(number(box.tile_ids)),
        "contracts": each(number(box.contract_ids)),
        "slots": mask(codes),
        "fresh": lambda value: sum(value.get(kind, 0) << 4 * i for i, kind in enumerate(box.kinds)),
        "sold": lambda value: list(value.values()),
        "moved": int,
    }


def test_underwater_cities_in_words() -> None:
    for game, seen, told in pairs("underwater_cities", 4):
        box = game.box
        codes = box.side[game.seats].codes
        compare(seen["table"], told["table"], city_table(box, codes))
        deck = [-1 if card is None else card for card in seen["special_deck"]]
        assert each(number(box.card_ids))(told["special_deck"]) == deck
        for mine, words in zip(seen["table"]["seats"], told["table"]["seats"], strict=True):
            compare(mine, words, city_seat(box, box.boards[mine["board"]], codes))
            assert list(words["sold"]) == words["endgames"][: len(mine["sold"])]
            if game.over:
                assert sum(words["final"].values()) == sum(mine["final"])
