"""The components of Underwater Cities: the packs, decoded and checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Count, Node, Test
from kolonie.core.options import Option, option
from kolonie.core.packs import PackError, RawPack, override, pack_hash, read_pack
from kolonie.core.title import PackInfo
from kolonie.core.typed import typed
from kolonie.games.underwater_cities import entries
from kolonie.games.underwater_cities.board import Board, Reward, Vector, reward
from kolonie.games.underwater_cities.checking import check_board, check_box, is_sure
from kolonie.games.underwater_cities.further import NOTHING_FURTHER, Further
from kolonie.games.underwater_cities.nodes import EVENT, Discount, Do, Price, Sale, When
from kolonie.games.underwater_cities.notation import Misspelt, Speller, same
from kolonie.games.underwater_cities.phrases import call_together
from kolonie.games.underwater_cities.printing import printed
from kolonie.games.underwater_cities.regards import NOTHING, helps, regard, regard_of_test, stirs

if TYPE_CHECKING:
    from kolonie.games.underwater_cities.counts import Demand

HOME: Final = Path(__file__).parent
PACKS: Final = (
    "base",
    "boards",
    "era1",
    "era1_designed",
    "era2",
    "era2_designed",
    "era3",
    "era3_designed",
    "specials",
    "specials_designed",
)
FURTHER_LISTS: Final = ("overlays", "sites", "start_cards")
"""Lists that only expansions have entries for."""
COLOURS: Final = ("green", "red", "yellow")
COLOURLESS: Final = -1
NO_ERA: Final = -1
"""The era of a card that lies in front of its owner from the start."""
ALWAYS: Final = "S00"
"""The slot that is always available (UC-12.24)."""
T = TypeVar("T")
E = TypeVar("E", bound=entries.Entry)


class Side:
    """One side of the main board. The last slot is the one that is always available."""

    def __init__(
        self, ring: list[entries.RingEntry], slots: dict[str, Do], covered: dict[str, str] | None = None
    ) -> None:
        """`covered` tells which of the slots lie under a tile whose effect holds instead."""
        names = [*(entry.slot for entry in ring), ALWAYS]
        tiles = covered or {}
        self.ring = len(ring)
        self.codes = (*(entry.id.partition("/")[2] for entry in ring), ALWAYS)
        self.colours = (*(COLOURS.index(entry.colour) for entry in ring), COLOURLESS)
        self.names = tuple(names)
        self.overlays = tuple(tiles.get(name, "") for name in names)
        self.effects = tuple(slots[tiles.get(name, name)] for name in names)
        self.sure = tuple(is_sure(effect) for effect in self.effects)
        """True if a part of the slot can be done whatever the player has (UC-3.12)."""
        self.sources = tuple(entry.source for entry in ring)
        self.choose: tuple[Option, ...] = tuple(option("slot", code) for code in self.codes)
        self.in_order = tuple(sorted(range(len(names)), key=self.codes.__getitem__))
        """The slots as they are listed, sorted by their keys."""
        self.copy: tuple[Option, ...] = tuple(option("copy", code) for code in self.codes)
        self.perform: tuple[Option, ...] = tuple(option("perform", code) for code in self.codes)
        self.slot_of: dict[Option, int] = {
            choice: slot
            for named in (self.choose, self.copy, self.perform)
            for slot, choice in enumerate(named)
        }


class Packs:
    """The pack files laid together; it remembers where every entry came from."""

    def __init__(self, extra: tuple[Path, ...]) -> None:
        """`extra` are laid over our own: first those of expansions, then those of the player."""
        self.raw: RawPack = {name: [] for name in FURTHER_LISTS}
        self.origin: dict[tuple[str, str], Path] = {}
        infos: list[PackInfo] = []
        for name in PACKS:
            path = HOME / "packs" / f"{name}.toml"
            further = read_pack(path)
            infos.append(PackInfo(name, pack_hash(further)))
            for listed, given in further.items():
                for entry in given:
                    if (listed, entry["id"]) in self.origin:
                        raise PackError(f"{path}: {listed} {entry['id']}: field id: is in another pack too")
                    self.origin[listed, entry["id"]] = path
                self.raw.setdefault(listed, []).extend(given)
        for path in extra:
            further = read_pack(path)
            infos.append(PackInfo(path.stem, pack_hash(further)))
            self.raw = override(self.raw, further, path)
            for listed, given in further.items():
                self.origin.update({(listed, entry["id"]): path for entry in given})
        self.infos = tuple(infos)

    def decode(self, listed: str, kind: type[E]) -> list[E]:
        found: list[E] = []
        for entry in self.raw.get(listed, []):
            try:
                found.append(typed(entry, kind))
            except msgspec.ValidationError as error:
                raise self.wrong(listed, entry["id"], str(error)) from None
        return found

    def wrong(self, listed: str, ident: str, text: str) -> PackError:
        return PackError(f"{self.origin[listed, ident]}: {listed} {ident}: {text}")

    def spelt(self, listed: str, ident: str, read: Callable[[Any, str], T], given: Any, field: str) -> T:
        """A field read by the speller, with errors that name file, entry and field."""
        try:
            return read(given, field)
        except Misspelt as error:
            raise self.wrong(listed, ident, f"field {error.path}: {error.text}") from None


class Box:
    """All components. Everything is addressed by its number in the packs; `*_ids` turn numbers into names."""

    def __init__(self, extra_packs: tuple[Path, ...] = (), further: Further = NOTHING_FURTHER) -> None:
        packs = Packs(extra_packs)
        self.further = further
        self.infos = packs.infos
        self.origin = packs.origin
        self._read_basics(packs)
        groups = self._groups()
        self.speller = Speller(
            self.resources,
            {kind.id: kind.sort for kind in self.kind_entries},
            groups,
            self.common_resources,
        )
        call_together(groups)
        self.kind_times: tuple[Count | None, ...] = tuple(
            packs.spelt("kinds", kind.id, self.speller.count, kind.times, "times") if kind.times else None
            for kind in self.kind_entries
        )
        """For cities: a count by which the product is multiplied."""
        self._read_slots(packs)
        self._read_tiles(packs)
        self._read_cards(packs)
        self.start_cards = packs.decode("start_cards", entries.StartCard)
        drawn = printed(packs)
        for entry in drawn:
            check_board(entry, packs)
        self.boards = tuple(Board(entry, self.resources) for entry in drawn)
        self.board_sides = {
            side: tuple(i for i, board in enumerate(self.boards) if board.side == side)
            for side in ("basic", "advanced")
        }
        check_box(self, packs)

    def _read_basics(self, packs: Packs) -> None:
        resources = packs.decode("resources", entries.Resource)
        self.resources = tuple(r.id for r in resources)
        self.resource = {name: i for i, name in enumerate(self.resources)}
        self.leftover = tuple(r.leftover for r in resources)
        self.parts = tuple(r.parts for r in resources)
        """How many units of each resource make a whole one."""
        self.common_resources = tuple(r.id for r in resources if r.common)
        self.is_replaceable = tuple(r.replaceable for r in resources)
        self.replaceable = tuple(i for i, r in enumerate(resources) if r.replaceable)
        self.biomatter = next(i for i, r in enumerate(resources) if r.replaces)
        self.credit = self.resource["credit"]
        self.kelp = self.resource["kelp"]
        self.nothing: Vector = (0,) * len(resources)

        self.kind_entries = packs.decode("kinds", entries.Kind)
        self.kinds = tuple(same(kind.id) for kind in self.kind_entries)
        self.kind = {name: i for i, name in enumerate(self.kinds)}
        self.sorts = tuple(kind.sort for kind in self.kind_entries)
        self.building_kinds = tuple(i for i, sort in enumerate(self.sorts) if sort == "building")
        self.city_kinds = tuple(i for i, sort in enumerate(self.sorts) if sort == "city")
        self.is_building = tuple(sort == "building" for sort in self.sorts)
        self.tunnel = self.sorts.index("tunnel")
        self.start_kind = next(i for i, kind in enumerate(self.kind_entries) if kind.start)
        self.usual = tuple(self.goods(kind.price) for kind in self.kind_entries)
        self.usual_alone: tuple[tuple[Vector, ...], ...] = tuple((price,) for price in self.usual)
        self.plain_product = tuple(reward(kind.plain, self.resources) for kind in self.kind_entries)
        self.upgraded_product = tuple(
            reward(kind.upgraded, self.resources) if kind.upgraded is not None else None
            for kind in self.kind_entries
        )
        self.pair_bonus = tuple(
            reward(kind.pair, self.resources) if kind.pair is not None else None for kind in self.kind_entries
        )
        self.kind_options: tuple[Option, ...] = tuple(option("build", name) for name in self.kinds)
        self._vectors: dict[Price, Vector] = {}
        self._alternatives: dict[tuple[Price, ...], tuple[Vector, ...]] = {}
        self._kind_numbers: dict[tuple[str, ...], tuple[int, ...]] = {}
        self._kind_alone: dict[str, tuple[int, ...]] = {name: (i,) for i, name in enumerate(self.kinds)}

        constants = {c.id: tuple(c.value) for c in packs.decode("constants", entries.Constant)}
        self.constants = constants
        self.rounds = constants["rounds"]
        self.hand_limit = constants["hand_limit"][0]
        self.action_limit = constants["action_limit"][0]
        self.upgrade_price: Vector = constants["upgrade_price"]
        self.copy_price: Vector = constants["copy_price"]
        self.city_points = constants["city_points"]
        self.track = tuple(reward(s.reward, self.resources) for s in packs.decode("track", entries.Space))
        self.track_ids = tuple(entry["id"] for entry in packs.raw["track"])
        self.spaces = len(self.track) - 1
        self.start_extra = tuple(self.goods(s.goods) for s in packs.decode("starts", entries.Start))

    def _groups(self) -> dict[str, tuple[str, ...]]:
        buildings = tuple(self.kinds[i] for i in self.building_kinds)
        return {
            "building": buildings,
            "structure": (*buildings, self.kinds[self.tunnel]),
            "city": tuple(self.kinds[i] for i in self.city_kinds),
        }

    def _read_slots(self, packs: Packs) -> None:
        self.slots: dict[str, Do] = {}
        for slot in packs.decode("slots", entries.SlotEntry):
            self.slots[slot.id] = packs.spelt("slots", slot.id, self.speller.effect, slot.effect, "effect")
        ring = packs.decode("ring", entries.RingEntry)
        for entry in ring:
            if entry.slot not in self.slots:
                raise packs.wrong("ring", entry.id, f"field slot: there is no slot {entry.slot}")
        covered: dict[str, dict[str, str]] = {"1-2": {}, "3-4": {}}
        for tile in packs.decode("overlays", entries.Overlay):
            if tile.side not in covered or not any(
                entry.slot == tile.covers and entry.id.startswith(tile.side) for entry in ring
            ):
                text = f"field covers: there is no slot {tile.covers} on side {tile.side}"
                raise packs.wrong("overlays", tile.id, text)
            covered[tile.side][tile.covers] = tile.id
            self.slots[tile.id] = packs.spelt("overlays", tile.id, self.speller.effect, tile.effect, "effect")
        few = Side([entry for entry in ring if entry.id.startswith("1-2/")], self.slots, covered["1-2"])
        many = Side([entry for entry in ring if entry.id.startswith("3-4/")], self.slots, covered["3-4"])
        self.side: tuple[Side, ...] = (few, few, few, many, many)
        """The side of the main board for each number of players (UC-2.01)."""

    def _read_tiles(self, packs: Packs) -> None:
        self.metropolises: list[entries.Metropolis] = []
        self.tile_score: list[Count | None] = []
        self.tile_instant: list[Do | None] = []
        self.tile_production: list[Do | None] = []
        for m in packs.decode("metropolises", entries.Metropolis):
            score, instant = m.score or None, m.instant
            if score is not None:
                score = packs.spelt("metropolises", m.id, self.speller.count, score, "score")
            if instant is not None:
                instant = packs.spelt("metropolises", m.id, self.speller.given, instant, "instant")
            production = self._optional_effect(packs, "metropolises", m.id, m.production, "production")
            if not m.requires:
                self.metropolises.append(m)
                self.tile_score.append(score)
                self.tile_instant.append(instant)
                self.tile_production.append(production)
        self.tile_ids = tuple(m.id for m in self.metropolises)
        self.contracts = packs.decode("contracts", entries.Contract)
        self.contract_ids = tuple(c.id for c in self.contracts)
        self.criteria: list[Test] = []
        self.demands: list[Demand] = []
        """The same, made ready to be asked often (`events.settle_contracts`)."""
        self.contract_rewards: list[Do] = []
        for c in self.contracts:
            self.criteria.append(
                packs.spelt("contracts", c.id, self.speller.condition, c.criterion, "criterion")
            )
            self.contract_rewards.append(
                packs.spelt("contracts", c.id, self.speller.given, c.reward, "reward")
            )
        self.contract_helping = tuple(helps(effect) for effect in self.contract_rewards)
        self.contract_regard = tuple(regard_of_test(test) for test in self.criteria)
        self.contract_events = tuple(stirs(test) for test in self.criteria)

    def _optional_effect(self, packs: Packs, listed: str, ident: str, given: Any, field: str) -> Do | None:
        return packs.spelt(listed, ident, self.speller.effect, given, field) if given is not None else None

    def _read_cards(self, packs: Packs) -> None:
        """Cards by number; first those that lie in front of their owners from the start."""
        assistants = self.assistants = packs.decode("assistants", entries.Assistant)
        self.cards = packs.decode("cards", entries.Card)
        spell = self.speller
        none = (0,) * len(assistants)
        self.card_ids = (*(a.id for a in assistants), *(c.id for c in self.cards))
        self.card_number = {name: i for i, name in enumerate(self.card_ids)}
        self.card_eras = (*(NO_ERA for _ in assistants), *(c.era for c in self.cards))
        self.card_colours = (
            *(COLOURLESS for _ in assistants),
            *(COLOURS.index(c.colour) for c in self.cards),
        )
        self.card_timings = (*(a.timing for a in assistants), *(c.timing for c in self.cards))
        self.card_prices = (*none, *(c.price for c in self.cards))
        self.card_sources = (*(a.source for a in assistants), *(c.source for c in self.cards))
        self.card_names = (
            *((a.name, a.name_cs or a.name) for a in assistants),
            *((c.name, c.name_cs or c.name) for c in self.cards),
        )
        titles = ([c.name for c in self.cards], [c.name_cs or c.name for c in self.cards])
        self._shared_names = tuple(frozenset(n for n in names if names.count(n) > 1) for names in titles)
        self.card_digits = (*none, *(sum(int(x) for x in c.id if x.isdigit()) for c in self.cards))
        self.effects: list[Do | None] = [
            packs.spelt("assistants", a.id, spell.effect, a.effect, "effect") for a in assistants
        ]
        self.whens: list[When | None] = [None for _ in assistants]
        self.discounts: list[tuple[Discount, ...]] = [() for _ in assistants]
        self.scores: list[Count | None] = [None for _ in assistants]
        self.sales: list[Sale | None] = [None for _ in assistants]
        self.more_hand = (*none, *(c.hand_limit for c in self.cards))
        self.feeds = (*none, *(c.feed for c in self.cards))
        self.card_additional = (*({} for _ in assistants), *(c.additional for c in self.cards))
        """The numbers of an expansion that a card changes for its owner."""
        self.card_acts = [-1] * len(self.card_ids)
        """What the effect of each card sets off, once it was asked for (`bringing`)."""
        self.granted = frozenset(i for i, a in enumerate(assistants) if a.timing != "action")
        """Cards from the start that were never claimed: no action cards."""
        for c in self.cards:
            self.effects.append(self._optional_effect(packs, "cards", c.id, c.effect, "effect"))
            self.whens.append(packs.spelt("cards", c.id, spell.when, c.when, "when") if c.when else None)
            self.discounts.append(
                packs.spelt("cards", c.id, spell.discounts, c.discount, "discount") if c.discount else ()
            )
            self.scores.append(packs.spelt("cards", c.id, spell.count, c.score, "score") if c.score else None)
            self.sales.append(packs.spelt("cards", c.id, spell.sale, c.sale, "sale") if c.sale else None)
        slots = max([regard(effect, NOTHING) for effect in self.slots.values()])
        self.regard = tuple(NOTHING if effect is None else regard(effect, slots) for effect in self.effects)
        """On what of the buildings of its owner it depends what a card brings."""
        self.tile_regard = tuple(
            NOTHING if instant is None else regard(instant, slots) for instant in self.tile_instant
        )
        self.helping = tuple(effect is not None and helps(effect) for effect in self.effects)
        """Whether a card brings something that can be used in the same turn."""
        self.card_events = tuple(-1 if w is None else EVENT[w.event] for w in self.whens)
        self.card_options: dict[str, tuple[Option, ...]] = {
            verb: tuple(option(verb, name) for name in self.card_ids)
            for verb in (
                "card",
                "discard",
                "use",
                "once",
                "drop",
                "special",
                "keep",
                "below",
                "ready",
                "sell",
                *self.further.card_verbs(),
            )
        }

    # -- turning words of nodes into numbers

    def goods(self, given: dict[str, int]) -> Vector:
        return tuple(given.get(name, 0) for name in self.resources)

    def vector(self, price: Price) -> Vector:
        """A price as amounts of each resource."""
        found = self._vectors.get(price)
        if found is None:
            found = self._vectors[price] = self.goods(dict(price))
        return found

    def vectors(self, prices: tuple[Price, ...]) -> tuple[Vector, ...]:
        """Alternative prices as amounts of each resource."""
        found = self._alternatives.get(prices)
        if found is None:
            found = self._alternatives[prices] = tuple(self.vector(price) for price in prices)
        return found

    def kind_numbers(self, names: tuple[str, ...]) -> tuple[int, ...]:
        if len(names) == 1:
            return self._kind_alone[names[0]]
        found = self._kind_numbers.get(names)
        if found is None:
            found = self._kind_numbers[names] = tuple(self.kind[name] for name in names)
        return found

    def is_special(self, card: int) -> bool:
        return self.card_eras[card] == 0

    def card_name(self, card: int) -> Message:
        en, cs = self.card_names[card]
        return message("card-name", en=en, cs=cs)

    def card_told(self, card: int) -> Message:
        """A card in the log, where nothing stands beside its name: if two share it, its number does."""
        names = [
            f"{name} ({self.card_ids[card]})" if name in shared else name
            for name, shared in zip(self.card_names[card], self._shared_names, strict=True)
        ]
        return message("card-name", en=names[0], cs=names[1])

    def roots(self) -> dict[str, Node]:
        """Every effect of the box, by a name that stays the same."""
        trees: dict[str, Node] = {f"slot/{name}": effect for name, effect in self.slots.items()}
        for name, effect in zip(self.card_ids, self.effects, strict=True):
            if effect is not None:
                trees[f"card/{name}"] = effect
        for i, name in enumerate(self.tile_ids):
            instant, production = self.tile_instant[i], self.tile_production[i]
            if instant is not None:
                trees[f"tile/{name}/instant"] = instant
            if production is not None:
                trees[f"tile/{name}/production"] = production
        for name, effect in zip(self.contract_ids, self.contract_rewards, strict=True):
            trees[f"contract/{name}"] = effect
        return {**trees, **self.further.roots()}


def add(one: Reward, other: Reward, times: int = 1) -> Reward:
    """Rewards laid together."""
    goods = tuple([n + times * other.goods[what] for what, n in enumerate(one.goods)])
    return Reward(goods, one.points + times * other.points)
