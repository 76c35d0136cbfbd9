"""How the packs of Data Era spell what the base game has no word for, and how that becomes nodes.

VOCABULARY

Packs are `packs/data_era.toml` (rules as data: resource, kinds, overlay tiles, assistants, special sites,
what leaves the game) and `packs/cards.toml` (48 cards, 7 metropolises, 3 contracts, and the constants
`deck_sizes` and `special_sizes`, which count them). Everything of `docs/underwater-cities-cards.md` can be
used. In addition:

Goods: `half_disc`, always in halves (DE-4.02). Kinds: `data_center` (a building), `data_city` (a city). So
`building`, `structure` and `city` stand for four, five and three kinds (DE-1.07, DE-1.08).

    effect = { gain = { half_disc = 2, science = 1 } }              1 disc and 1 science (D1)
    effect = [{ build = "data_center", price = "free" }, { gain = { card = 1 } }]                     (D2)
    when = { built = "data_center" }                                or { upgraded = ... }        (D3, D23)
    when = "once_per_turn"
    effect = { pay = { half_disc = 1 }, for = { gain = { steelplast = 1 } } }                         (D8)
    effect = { if = { data_center = 1 }, then = { gain = { ... } } }     connected ones               (D10)
    effect = { if = { upgraded_data_center = 1 }, then = ... }                                        (D17)
    effect = { gain = { steelplast = { of = "data_center", per = 2, most = 2 } } }                    (D27)
    effect = { build = "data_city", price = { kelp = 1, steelplast = 1, half_disc = 2 } }             (D16)
    score = { of = "data_city", n = 2 }                                                               (D33)
    score = { of = "complete_city", n = 2 }       cities with all four types of building              (D38)
    score = { least = ["farm", "desalination", "laboratory", "data_center"] }                         (D41)
    sale = { pay = { half_disc = 4 }, points = 1 }                                                    (D37)

Three constructs are new:

    effect = { first = { build = "data_city", price = { ... } }, then = { gain = { point = 1 } } }    (D31)
        one part; `then` (goods, points and cards only) comes if `first` (one part, no list) was done

    when = { slot = "S07" }
    effect = { give_up = { steelplast = 1 }, for = { action = 1 } }                                   (D29)
        joins the parts of the slot: the slot gives so much less of what it has not given yet, and the part
        after `for` is done

    additional = { cards = 3 }       the additional draw takes 3 cards instead of 2                   (D13)
    additional = { green = 2 }       an extra green card costs 2 halves; also `red`, `yellow`         (D44)
    additional = { credit = 1 }      1 credit may be paid instead of half a disc for an additional action
                                     that costs exactly half a disc                                   (D46)
        a field of a permanent card, like `discount`; one of these lines, or several

A gain of different resources can name more than one unit of something:

    effect = { gain_different = 2, from = ["credit", "kelp", { half_disc = 2 }] }

Metropolises may be green; what needs another expansion says so and is never dealt (DE-13.07):

    [[metropolises]]
    id = "DGR1"
    colour = "green"
    requires = "new_discoveries"
    instant = { gain = { half_disc = 2, card = 2 } }
    production = { gain = { half_disc = 1, credit = 1 } }
    source = "reconstructed"

Overlay tiles, assistants and special sites (in `packs/data_era.toml`):

    [[overlays]]                     the tile's text replaces that of the slot, which keeps its name (DE-3.04)
    id = "OV01"
    side = "1-2"
    covers = "S12"
    effect = ...
    source = "reconstructed"

    [[assistants]]
    id = "D49"
    timing = "production"
    player = 1                       whose it is; without it every player has one
    start = { half_disc = 2 }        what it gives before the first turn
    effect = { gain = { half_disc = 1 } }
    name, name_cs, source

    [[sites]]                        what is printed on a site of a board, added to what the board says
    id = "5/b7"                      board/site
    production = { credit = 1, point = 1 }          also bonus, surcharge, multiplier
    source = "reconstructed"

Names of cards are `name` (en) and `name_cs` in the pack, as in the base packs.
"""

from __future__ import annotations

from typing import Any

from kolonie.core.nodes import Node
from kolonie.games.underwater_cities.data_era.moves import Following, GiveUp
from kolonie.games.underwater_cities.nodes import Receive
from kolonie.games.underwater_cities.notation import Misspelt, Speller, spells


@spells("first")
def read_first(speller: Speller, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
    """`{ first = { build = "data_city" }, then = { gain = { point = 1 } } }`."""
    speller._only(given, path, "first", "then")
    word, first, times = speller._part(given["first"], f"{path}.first")
    _gain, then, _once = speller._part(given.get("then"), f"{path}.then")
    if times != 1:
        raise Misspelt(f"{path}.first", "must be done once")
    if not isinstance(then, Receive):
        raise Misspelt(f"{path}.then", "must be goods, points and cards: { gain = { point = 1 } }")
    return word, Following(first, then), 1


@spells("give_up")
def read_give_up(speller: Speller, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
    """`{ give_up = { steelplast = 1 }, for = { action = 1 } }`."""
    speller._only(given, path, "give_up", "for")
    if "for" not in given:
        raise Misspelt(f"{path}.for", "missing: what is done instead")
    price = speller.price(given["give_up"], f"{path}.give_up")
    return "give-up", GiveUp(price, speller.effect(given["for"], f"{path}.for")), 1
