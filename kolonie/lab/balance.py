"""How even a game is between its cards, seats and boards, measured by games that bots play.

A component is judged by how its users fare against the others at their table. That is no proof of what it
does by itself: whoever plays much scores much, whatever the card, and who is ahead fulfils contracts. So
components are not held against zero but against those of their kind whose text is documented: a card of ours
may lie as far from their mean as they lie from each other, three times over, and no further. Where hardly any
text of a kind is documented, a component is held against the others of its kind in the same way: a shuttle
against the other shuttles.

Every difference is known only as well as so many games tell it. One that was rarely used is known less well
than those it is held against, and is allowed that much more.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from kolonie.core.chance import Chance
from kolonie.core.text import lexicon
from kolonie.core.title import Component, SetupError, Title
from kolonie.games import title
from kolonie.lab.matches import Spec, on_all_cores, play_out

FEW = 12
"""Fewer uses than this tell nothing: the component is listed and not judged."""
DRAWS = 50
"""So often are options drawn until they go together with the fixed ones."""
LIMIT = 3.0
"""How many spreads a designed component may lie from the mean of those it is held against."""
ENOUGH = 4
"""Fewer documented components, or fewer others of a kind, are no yardstick."""


@dataclass(frozen=True)
class Sheet:
    """What is kept of one game, a line for each seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    used: tuple[tuple[str, ...], ...]
    sides: tuple[str, ...]
    places: tuple[int, ...]
    """Each seat's place in the order in which the game began."""
    course: str = ""
    """How the game went as a whole (`Title.course`)."""


@dataclass(frozen=True)
class Weighed:
    """A component: how often it was used, and by how much its users beat the others at their table."""

    id: str
    name: str
    designed: bool
    uses: int
    per_game: float
    difference: float
    error: float
    """The standard error of the difference."""
    spreads: float | None
    """How far from the mean of those it is held against, in their spreads and its own error together.

    None if it is too rarely used to be judged, or they are.
    """

    @property
    def stands_out(self) -> bool:
        return self.designed and self.spreads is not None and abs(self.spreads) > LIMIT


@dataclass(frozen=True)
class Group:
    """Seats that have something in common: when their turn comes, or what they play with."""

    name: str
    games: int
    mean: float
    lead: float
    """Mean difference to the others at the table."""
    error: float
    """The standard error of that."""
    share_won: float


@dataclass(frozen=True)
class Balance:
    game: str
    bot: str
    games: int
    mean: float
    documented_mean: float
    documented_spread: float
    components: tuple[Weighed, ...]
    places: tuple[Group, ...]
    sides: tuple[Group, ...]
    courses: tuple[tuple[str, int], ...] = ()
    """How the games went, and how many went so."""

    @property
    def standing_out(self) -> tuple[Weighed, ...]:
        return tuple(line for line in self.components if line.stands_out)


def play_sheet(spec: Spec) -> Sheet:
    game = play_out(spec, journal=True)
    start = game.title.new(game.seats, spec.seed, dict(spec.settings), game.box)
    order = game.conduct.order(start, "play order")
    return Sheet(
        tuple(game.scores()),
        tuple(game.winners()),
        tuple(tuple(sorted(names)) for names in game.title.used(game)),
        tuple(game.title.own_side(game, seat) for seat in range(game.seats)),
        tuple(order.index(seat) for seat in range(game.seats)),
        game.title.course(game),
    )


def plan(
    chosen: Title,
    bot: str,
    games: int,
    seed: str,
    players: int | None,
    fixed: Mapping[str, str] | None = None,
) -> list[Spec]:
    """Games with every number of rivals in turn, under options drawn at random but for the fixed ones.

    Numbers of players that the fixed options are not for are left out.
    """
    least = max(2, chosen.min_seats)
    counts = [players] if players else list(range(least, chosen.max_seats + 1))
    if counts[0] < least:
        raise SetupError(f"players: balance needs rivals at the table, at least {least} players")
    if fixed:
        counts = _allowed(chosen, counts, fixed)
    specs = []
    for number in range(games):
        seats = counts[number % len(counts)]
        drawn = settings_with(chosen, seats, fixed or {}, Chance(f"{seed}/settings {number}"))
        specs.append(Spec(chosen.id, f"{seed}/{number}", (bot,) * seats, tuple(sorted(drawn.items()))))
    return specs


def settings_with(chosen: Title, seats: int, fixed: Mapping[str, str], chance: Chance) -> dict[str, str]:
    """Settings drawn at random that go together with the fixed ones. Raises SetupError if there are none."""
    tries = DRAWS if fixed else 1
    for left in reversed(range(tries)):
        drawn = chosen.random_settings(seats, chance)
        try:
            return chosen.check({**drawn, **fixed}, seats)
        except SetupError:
            if not left:
                raise
    raise AssertionError


def _allowed(chosen: Title, counts: list[int], fixed: Mapping[str, str]) -> list[int]:
    wrong: SetupError | None = None
    allowed = []
    for seats in counts:
        try:
            settings_with(chosen, seats, fixed, Chance("allowed"))
            allowed.append(seats)
        except SetupError as error:
            wrong = wrong or error
    if wrong is not None and not allowed:
        raise wrong
    return allowed


def balance(
    game: str,
    bot: str,
    games: int,
    seed: str,
    players: int | None = None,
    progress: Callable[[int], None] | None = None,
    fixed: Mapping[str, str] | None = None,
) -> Balance:
    """Plays the games and weighs what was used in them."""
    chosen = title(game)
    sheets = []
    specs = plan(chosen, bot, games, seed, players, fixed)
    for number, sheet in enumerate(on_all_cores(play_sheet, specs), 1):
        sheets.append(sheet)
        if progress is not None:
            progress(number)
    return weigh(chosen, bot, sheets, fixed)


def _components(chosen: Title, fixed: Mapping[str, str]) -> list[Component]:
    """What can be used in such games: the base's own, and what expansions bring that are not turned off."""
    found: dict[str, Component] = {}
    for box in (chosen.box((), fixed), *_boxes_with_expansions(chosen, fixed)):
        for component in chosen.components(box):
            found.setdefault(component.id, component)
    return list(found.values())


def _boxes_with_expansions(chosen: Title, fixed: Mapping[str, str]) -> list[Any]:
    return [chosen.box((), {**fixed, one.id: "on"}) for one in chosen.expansions if one.id not in fixed]


def weigh(chosen: Title, bot: str, sheets: list[Sheet], fixed: Mapping[str, str] | None = None) -> Balance:
    leads: dict[str, list[float]] = defaultdict(list)
    for sheet in sheets:
        for seat, names in enumerate(sheet.used):
            for name in names:
                leads[name].append(lead(sheet, seat))
    words = lexicon(chosen, "en")
    listed = _components(chosen, fixed or {})
    documented = yardstick([leads[c.id] for c in listed if not c.designed])
    weighed = []
    for component in listed:
        found = leads[component.id]
        mean = fmean(found) if found else 0.0
        error = _error(found)
        rule = _against(component, listed, leads)
        weighed.append(
            Weighed(
                component.id,
                words.say(component.name),
                component.designed,
                len(found),
                len(found) / len(sheets),
                mean,
                error,
                rule.spreads(mean, error) if len(found) >= FEW and rule.others >= ENOUGH else None,
            )
        )
    weighed.sort(key=_difference, reverse=True)
    return Balance(
        chosen.id,
        bot,
        len(sheets),
        fmean(score for sheet in sheets for score in sheet.scores),
        documented.centre,
        documented.spread,
        tuple(weighed),
        groups(sheets, _place_name),
        groups(sheets, _side_name),
        tuple(sorted(Counter(sheet.course for sheet in sheets if sheet.course).items())),
    )


class Yardstick(NamedTuple):
    """What components are held against."""

    others: int
    """So many components."""
    centre: float
    spread: float
    """How far they lie from each other."""
    chance: float
    """The square of their standard error, on the average: so much of the spread is chance."""

    def spreads(self, mean: float, error: float) -> float | None:
        """How far from the centre a component lies that is known with such an error."""
        scale = sqrt(self.spread**2 + max(0.0, error**2 - self.chance))
        return (mean - self.centre) / scale if scale else None


def yardstick(found: list[list[float]]) -> Yardstick:
    """Made of the leads of each component that was used often enough."""
    enough = [leads for leads in found if len(leads) >= FEW]
    means = [fmean(leads) for leads in enough]
    if not means:
        return Yardstick(0, 0.0, 0.0, 0.0)
    spread = stdev(means) if len(means) > 1 else 0.0
    return Yardstick(len(means), fmean(means), spread, fmean(_error(leads) ** 2 for leads in enough))


def _error(leads: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0


def _against(component: Component, listed: list[Component], leads: Mapping[str, list[float]]) -> Yardstick:
    """The documented ones of its kind, which is the first word of its id; all of it where those are few."""
    kind = component.id.split()[0]
    others = [other for other in listed if other is not component and other.id.split()[0] == kind]
    rule = yardstick([leads[other.id] for other in others if not other.designed])
    return rule if rule.others >= ENOUGH else yardstick([leads[other.id] for other in others])


def lead(sheet: Sheet, seat: int) -> float:
    """By how much a seat beats the others of its table, on average."""
    others = [score for index, score in enumerate(sheet.scores) if index != seat]
    return sheet.scores[seat] - fmean(others)


def groups(sheets: list[Sheet], name_of: Callable[[Sheet, int], str]) -> tuple[Group, ...]:
    seats: dict[str, list[tuple[Sheet, int]]] = defaultdict(list)
    for sheet in sheets:
        for seat in range(len(sheet.scores)):
            seats[name_of(sheet, seat)].append((sheet, seat))
    return tuple(
        Group(
            name,
            len(found),
            fmean(sheet.scores[seat] for sheet, seat in found),
            fmean(lead(sheet, seat) for sheet, seat in found),
            _error([lead(sheet, seat) for sheet, seat in found]),
            fmean((seat in sheet.winners) / len(sheet.winners) for sheet, seat in found),
        )
        for name, found in sorted(seats.items())
        if name
    )


def _place_name(sheet: Sheet, seat: int) -> str:
    return f"{len(sheet.scores)} players, place {sheet.places[seat] + 1}"


def _side_name(sheet: Sheet, seat: int) -> str:
    return sheet.sides[seat]


def _difference(line: Weighed) -> float:
    return line.difference
