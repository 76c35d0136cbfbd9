"""The components of Evacuation, decoded from the packs and laid out for quick use."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Group, Node, Seq
from kolonie.core.options import Option, option
from kolonie.core.packs import PackError
from kolonie.games.evacuation import entries, notation
from kolonie.games.evacuation.checking import check, check_constants
from kolonie.games.evacuation.notation import Price, Requirement
from kolonie.games.evacuation.packing import HOME as HOME
from kolonie.games.evacuation.packing import Packs
from kolonie.games.evacuation.rulings import RULINGS, Rulings
from kolonie.games.evacuation.terms import (
    BIOMES,
    COLOURS,
    EVENTS,
    OPENED,
    OWN_SYMBOLS,
    POWERS,
    RESOURCES,
    SOLO_ACTIONS,
    STRIPES,
    SYMBOLS,
    TALLIES,
)
from kolonie.games.evacuation.worlds import Vector, Worlds, bits


class Box(Worlds):
    """All components. Everything is addressed by its number in the packs; `*_ids` turn numbers into names."""

    def __init__(self, extra_packs: tuple[Path, ...] = ()) -> None:
        packs = Packs(extra_packs)
        self.infos = packs.infos
        self._read_numbers(packs)
        self._read_rulings(packs)
        self._read_actions(packs)
        self._read_old_world(packs)
        self._read_new_world(packs)
        self._read_track(packs)
        self._read_offers(packs)
        self._read_technologies(packs)
        self._read_cards(packs)
        self._read_modules(packs)
        check(self, packs)

    # -- numbers

    def _read_numbers(self, packs: Packs) -> None:
        constants = {c.id: tuple(c.value) for c in packs.decode("constants", entries.Constant)}
        self.constants = constants
        check_constants(constants, packs)
        self.years = constants["years"][0]
        self.market_size = constants["market_size"][0]
        self.aim_stadiums, self.aim_production = constants["aim"]
        self.free_of_group, self.surcharge = constants["group_surcharge"]
        self.old_feeding = (0, *constants["old_feeding"])
        self.new_feeding = (0, *constants["new_feeding"])
        self.entertainment = (0, *constants["entertainment"])
        self.factory_limit = constants["factories_of_a_kind"][0]
        self.research_needed = constants["research_needed"]
        self.clone_price, self.clones = constants["clones"]
        self.refresh_price = constants["refresh_price"][0]
        self.return_energy = constants["return_energy"][0]
        self.cards_dealt, self.hand_size, self.year_draw = constants["hand"]
        self.goals_dealt, self.goals_kept = constants["goals"]
        self.tasks_laid = constants["tasks"][0]
        self.milestones = constants["milestones"]
        self.production_points = constants["production_points"]
        self.production_points_above = constants["production_points_above"][0]
        self.area_lost, self.person_lost, self.stadium_lost, self.penalty_lost = constants["points_lost"]
        self.places = constants["places"]
        self.places_of_two = constants["places_of_two"]
        self.race_smileys = constants["race_smileys"]
        self.race_smileys_of_two = constants["race_smileys_of_two"]
        self.solo_gap = constants["solo_gap"][0]
        """Half smileys by which the neutral civilisation lies behind the opponent (EV-17.07)."""
        self.solo_smileys = constants["solo_smileys"][0]
        self.solo_marks = constants["solo_marks"]
        self.solo_x = constants["solo_x"][0]

    def _read_rulings(self, packs: Packs) -> None:
        given = {ruling.id: ruling.value for ruling in packs.decode("rulings", entries.Ruling)}
        for name, values in RULINGS.items():
            if name not in given:
                raise PackError(f"{HOME / 'packs'}: rulings {name}: is missing")
            if given[name] not in values:
                raise packs.wrong("rulings", name, f"field value: must be one of {', '.join(values)}")
        self.rulings = Rulings(given)
        self.track_price = (*self.constants["track_price"], self.rulings.late_price)
        """The energy of the first action, the second, ...; the last number is for all later ones."""

    # -- boards

    def _read_actions(self, packs: Packs) -> None:
        actions = packs.decode("actions", entries.Action)
        self.action_ids = tuple(action.id for action in actions)
        self.action_groups = tuple(action.group for action in actions)
        self.action_effects: tuple[Node, ...] = tuple(
            packs.spelt("actions", action.id, self._board_action, action.effect, "effect")
            for action in actions
        )
        self.act: tuple[Option, ...] = tuple(option("act", name) for name in self.action_ids)

    def _board_action(self, given: Any, path: str) -> Node:
        """A board action; by a ruling the player may choose the order of its parts."""
        found = notation.board_action(given, path)
        if self.rulings.free_order and isinstance(found, Seq):
            return replace(in_any_order(found.parts, "ask-parts", "EV-0.12"), leave_out=False)
        return found

    def _read_track(self, packs: Packs) -> None:
        sections = packs.decode("sections", entries.Section)
        self.last_section = len(sections) - 1
        self.cell_effects: tuple[tuple[Node | None, ...], ...] = tuple(
            (None, *(self._cell_effect(packs, section.id, cell) for cell in (section.middle, section.inner)))
            for section in sections
        )
        self.cell_symbols = tuple(
            (0, *(bits(cell.symbols, SYMBOLS) if cell else 0 for cell in (section.middle, section.inner)))
            for section in sections
        )
        self.has_lanes = tuple(section.inner is not None for section in sections)
        """False for the start and the end, which have one cell only (EV-10.28)."""
        self.passed = tuple(
            sum(section >= border for border in self.milestones) for section in range(len(sections))
        )
        """How many milestones lie behind each section."""

    def _cell_effect(self, packs: Packs, ident: str, cell: entries.Cell | None) -> Node | None:
        if cell is None or cell.effect is None:
            return None
        return packs.spelt("sections", ident, self._effect, cell.effect, "effect")

    def _effect(self, given: Any, path: str) -> Node:
        """An effect; by a ruling the player may choose the order of its parts."""
        found = notation.effect(given, path)
        if self.rulings.free_order and isinstance(found, Seq):
            return in_any_order(found.parts, "ask-parts", "EV-0.12")
        return found

    # -- offers

    def _read_offers(self, packs: Packs) -> None:
        shuttles = packs.decode("shuttles", entries.Shuttle)
        self.shuttles = shuttles
        self.shuttle_ids = tuple(shuttle.id for shuttle in shuttles)
        prices = [packs.spelt("shuttles", s.id, notation.price, s.price, "price") for s in shuttles]
        self.launch_energy = tuple(shuttle.launch for shuttle in shuttles)
        self.zones = tuple(tuple(STRIPES.index(zone) for zone in shuttle.zones) for shuttle in shuttles)
        self.hold = tuple(shuttle.buildings for shuttle in shuttles)
        self.cargo_room = tuple(shuttle.resources for shuttle in shuttles)
        self.launch = tuple(option("launch", name) for name in self.shuttle_ids)
        self.fly_back = tuple(option("return", name) for name in self.shuttle_ids)

        stadiums = packs.decode("stadiums", entries.Stadium)
        self.stadiums = stadiums
        self.stadium_ids = tuple(stadium.id for stadium in stadiums)
        self.smileys = tuple(stadium.smileys for stadium in stadiums)
        dear = [packs.spelt("stadiums", s.id, notation.price, s.price, "price") for s in stadiums]
        self.starters = tuple(
            next(i for i, stadium in enumerate(stadiums) if stadium.colour == colour) for colour in COLOURS
        )
        self.ship_stadium = tuple(option("ship", name) for name in self.stadium_ids)
        self.prices: tuple[tuple[Price, ...], tuple[Price, ...]] = (tuple(prices), tuple(dear))
        """By what is built: shuttles, stadiums."""

        plans = packs.decode("infrastructure", entries.Infrastructure)
        self.plans = plans
        self.plan_ids = tuple(plan.id for plan in plans)
        self.plan_level = tuple(1 if plan.deck == "I" else 2 for plan in plans)
        pictures = sorted({plan.picture for plan in plans})
        self.plan_picture = tuple(pictures.index(plan.picture) for plan in plans)
        self.plan_cost: tuple[Price, ...] = tuple(
            packs.spelt("infrastructure", plan.id, notation.price, plan.cost, "cost") for plan in plans
        )
        self.plan_yield: tuple[Vector, ...] = tuple(
            packs.spelt("infrastructure", plan.id, notation.price, plan.production, "production")
            for plan in plans
        )
        self.plan_total = tuple(sum(gains) for gains in self.plan_yield)
        self.plan_needs: tuple[tuple[Requirement, ...], ...] = tuple(
            packs.spelt("infrastructure", plan.id, self._requirement, plan.needs, "needs") for plan in plans
        )
        self.offer_ids = (self.shuttle_ids, self.stadium_ids, self.plan_ids)
        self.build_here = tuple(
            tuple(tuple(option("build", name, world) for world in ("old", "new")) for name in names)
            for names in (self.shuttle_ids, self.stadium_ids)
        )
        self.discard = tuple(tuple(option("discard", name) for name in names) for names in self.offer_ids)
        self.draw = tuple(option("draw", name) for name in self.plan_ids)
        self.play = tuple(option("play", name) for name in self.plan_ids)

        bonuses = packs.decode("bonuses", entries.Bonus)
        self.bonuses = bonuses
        self.bonus_ids = tuple(bonus.id for bonus in bonuses)
        self.bonus_numbers = tuple((bonus.lower, bonus.higher) for bonus in bonuses)
        self.bonus_effects: tuple[tuple[Node, Node], ...] = tuple(
            (
                packs.spelt("bonuses", bonus.id, self._effect, bonus.lower_bonus, "lower_bonus"),
                packs.spelt("bonuses", bonus.id, self._effect, bonus.higher_bonus, "higher_bonus"),
            )
            for bonus in bonuses
        )

    def _requirement(self, given: Any, path: str) -> tuple[Requirement, ...]:
        return notation.requirement(given, path, self.rulings.mixed_lines)

    # -- cards and tiles

    def _read_technologies(self, packs: Packs) -> None:
        tiles = packs.decode("technologies", entries.Technology)
        self.technologies = tiles
        self.technology_ids = tuple(tile.id for tile in tiles)
        self.technology_set = tuple(tile.set for tile in tiles)
        self.technology_level = tuple(tile.level for tile in tiles)
        self.technology_smileys = tuple(tile.smileys for tile in tiles)
        self.technology_event = tuple(EVENTS.index(tile.after) if tile.after else -1 for tile in tiles)
        self.technology_people = tuple(tile.people for tile in tiles)
        self.technology_effects: tuple[Node | None, ...] = tuple(
            None
            if tile.effect is None
            else packs.spelt(
                "technologies",
                tile.id,
                notation.answer if tile.after else self._effect,
                tile.effect,
                "effect",
            )
            for tile in tiles
        )
        self.technology_powers = tuple(self._powers(tile, packs) for tile in tiles)
        self.sets = tuple(
            tuple(number for number, tile in enumerate(tiles) if tile.set == which) for which in (1, 2, 3, 4)
        )

    def _powers(self, tile: entries.Technology, packs: Packs) -> tuple[tuple[int, int], ...]:
        """Which powers a completed tile raises, and by how much."""
        found = []
        for name, n in (tile.power or {}).items():
            if name not in POWERS[:OWN_SYMBOLS]:
                raise packs.wrong("technologies", tile.id, f"field power.{name}: there is no such power")
            found.append((POWERS.index(name), n))
        if tile.symbol:
            found.append((OWN_SYMBOLS, 1 << SYMBOLS.index(tile.symbol)))
        if tile.opens:
            found.append((OPENED, 1 << BIOMES.index(tile.opens)))
        return tuple(found)

    def _read_cards(self, packs: Packs) -> None:
        cards = packs.decode("cards", entries.Card)
        self.cards = cards
        self.card_ids = tuple(card.id for card in cards)
        self.card_strengths = tuple(tuple(card.strength) for card in cards)
        self.card_effects: tuple[Node, ...] = tuple(
            in_any_order(
                tuple(
                    packs.spelt("cards", card.id, self._effect, half, f"halves[{number}]")
                    for number, half in enumerate(card.halves)
                ),
                "ask-halves",
                "EV-15.08",
            )
            for card in cards
        )
        self.all_cards = tuple(n for n, card in enumerate(cards) for _copy in range(card.copies))
        self.play_card = tuple(option("card", name) for name in self.card_ids)
        self.drop_card = tuple(option("drop", name) for name in self.card_ids)
        self.mark = tuple(option("mark", name) for name in self.card_ids)
        goals = packs.decode("goals", entries.Goal)
        self.goals = goals
        self.goal_ids = tuple(goal.id for goal in goals)
        for goal in goals:
            if goal.count not in TALLIES:
                raise packs.wrong("goals", goal.id, f"field count: must be one of {', '.join(TALLIES)}")
        self.goal_tally = tuple(TALLIES.index(goal.count) for goal in goals)
        self.keep_goal = tuple(option("keep", name) for name in self.goal_ids)
        self.drop_goal = tuple(option("discard", name) for name in self.goal_ids)

    def _read_modules(self, packs: Packs) -> None:
        tasks = packs.decode("tasks", entries.Task)
        self.tasks = tasks
        self.task_ids = tuple(task.id for task in tasks)
        for task in tasks:
            if task.count not in TALLIES:
                raise packs.wrong("tasks", task.id, f"field count: must be one of {', '.join(TALLIES)}")
        self.task_tally = tuple(TALLIES.index(task.count) for task in tasks)
        self.task_least = tuple(task.least for task in tasks)
        self.task_cost: tuple[Price, ...] = tuple(
            packs.spelt("tasks", task.id, notation.price, task.cost, "cost") for task in tasks
        )
        self.task_points = tuple(task.points for task in tasks)
        self.task_yields = tuple(self._task_yields(task, packs) for task in tasks)
        """The productions that a task can raise: one, or three of which the player chooses."""
        lines = packs.decode("lines", entries.Line)
        self.line_entries = lines
        self.module_lines = tuple(
            tuple(self._area(packs, entry.id, name) for name in line)
            for entry in lines
            for line in (entry.a, entry.b)
        )
        self.module_sides = tuple(
            tuple(i for i, entry in enumerate(lines) if entry.card == side) for side in ("A", "B")
        )
        solo = packs.decode("solo", entries.Solo)
        self.solo = solo
        self.solo_ids = tuple(card.id for card in solo)
        self.solo_actions = tuple(SOLO_ACTIONS.index(card.action) for card in solo)
        self.solo_arrows = tuple(1 if card.arrow == "b" else 0 for card in solo)
        self.solo_numbers = tuple(card.number for card in solo)
        self.solo_years = tuple(card.from_year for card in solo)

    def _task_yields(self, task: entries.Task, packs: Packs) -> tuple[tuple[str, Vector], ...]:
        if "any" in task.production:
            n = task.production["any"]
            return tuple(
                (name, (n * (i == 0), n * (i == 1), n * (i == 2))) for i, name in enumerate(RESOURCES)
            )
        given = packs.spelt("tasks", task.id, notation.price, task.production, "production")
        return (("", given),)

    def _area(self, packs: Packs, ident: str, name: str) -> int:
        if name not in self.area_ids:
            raise packs.wrong("lines", ident, f"there is no area {name}")
        return self.area_ids.index(name)

    # -- words

    def offered_name(self, what: int, card: int) -> Message:
        """A shuttle, stadium or infrastructure card by its name."""
        return self.named((self.shuttles, self.stadiums, self.plans)[what][card])

    def named(self, entry: entries.Named) -> Message:
        """The name of a component in the reader's language, or its code."""
        return message(
            "component", name=entry.name or entry.id, name_cs=entry.name_cs or entry.name or entry.id
        )


def in_any_order(parts: tuple[Node, ...], ask: str, rule: str) -> Group:
    """Parts in either order, any of them left out."""
    words = ("first", "second", "third", "fourth")
    return Group(tuple(zip(words, parts, strict=False)), leave_out=True, ask=ask, rule=rule)
