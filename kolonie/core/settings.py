"""What is chosen before a game: variants, modules, expansions, and how the choices depend on one another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kolonie.core.chance import Chance
from kolonie.core.messages import Message, message


@dataclass(frozen=True)
class Limit:
    """Values that can be chosen only with so many seats, or only beside certain values of other settings."""

    values: tuple[str, ...]
    rule: str
    seats: tuple[int, ...] = ()
    """Empty: any number."""
    beside: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Settings declared before this one, each with the values that allow it."""

    def allows(self, seats: int, chosen: Mapping[str, str]) -> bool:
        if self.seats and seats not in self.seats:
            return False
        return all(chosen[name] in values for name, values in self.beside)

    def reason(self, setting: str, value: str, seats: int, chosen: Mapping[str, str]) -> Message:
        what = {"setting": message(f"setting-{setting}"), "value": message(f"setting-{setting}-{value}")}
        if self.seats and seats not in self.seats:
            return message("why-setting-seats", **what, seats=seats)
        name = next(name for name, values in self.beside if chosen[name] not in values)
        other = {"other": message(f"setting-{name}"), "is": message(f"setting-{name}-{chosen[name]}")}
        return message("why-setting-beside", **what, **other)


@dataclass(frozen=True)
class Setting:
    """A choice made before the game. `values` lists what it can be; the first one allowed is the default."""

    name: str
    values: tuple[str, ...]
    rule: str = ""
    limits: tuple[Limit, ...] = ()

    def allowed(self, seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
        """The values that can be chosen beside what was chosen before."""
        if not self.limits:
            return self.values
        return tuple(value for value in self.values if self.limit(value, seats, chosen) is None)

    def limit(self, value: str, seats: int, chosen: Mapping[str, str]) -> Limit | None:
        """What forbids a value here, or None."""
        for limit in self.limits:
            if value in limit.values and not limit.allows(seats, chosen):
                return limit
        return None


Settings = tuple[Setting, ...]


class SetupError(ValueError):
    """A table that cannot be set up. The text names the field, `rule` the rule that forbids it."""

    def __init__(self, text: str, rule: str = "", reason: Message | None = None) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.rule = rule
        self.reason = reason


def complete(settings: Settings, wished: Mapping[str, str], seats: int, game: str) -> dict[str, str]:
    """All settings with their values, those that were not wished for at their default. Raises SetupError."""
    known = {setting.name: setting for setting in settings}
    for name, value in wished.items():
        if name not in known:
            listed = ", ".join(known) or "none"
            raise SetupError(f"option {name}: {game} has no such option (it has: {listed})")
        if known[name].values and value not in known[name].values:
            raise SetupError(f"option {name}: {value} is not one of {', '.join(known[name].values)}")
    chosen: dict[str, str] = {}
    for setting in settings:
        if not setting.values:
            chosen[setting.name] = wished.get(setting.name, "")
            continue
        wish = wished.get(setting.name)
        value = setting.allowed(seats, chosen)[0] if wish is None else wish
        limit = setting.limit(value, seats, chosen)
        if limit is not None:
            where = _where(limit, seats, chosen)
            reason = limit.reason(setting.name, value, seats, chosen)
            raise SetupError(f"option {setting.name}: {value} is not possible {where}", limit.rule, reason)
        chosen[setting.name] = value
    return chosen


def _where(limit: Limit, seats: int, chosen: Mapping[str, str]) -> str:
    if limit.seats and seats not in limit.seats:
        return f"with {seats} seat" + ("s" if seats != 1 else "")
    name = next(name for name, values in limit.beside if chosen[name] not in values)
    return f"beside {name}={chosen[name]}"


def choices(settings: Settings, wished: Mapping[str, str], seats: int) -> dict[str, tuple[str, ...]]:
    """For each setting the values that can be chosen, given the seats and what is wished for before it.

    A form shows a setting where there is a choice, and nothing where there is none.
    """
    chosen: dict[str, str] = {}
    found: dict[str, tuple[str, ...]] = {}
    for setting in settings:
        found[setting.name] = allowed = setting.allowed(seats, chosen)
        value = wished.get(setting.name, "")
        chosen[setting.name] = value if value in allowed else allowed[0] if allowed else value
    return found


def drawn(settings: Settings, seats: int, chance: Chance) -> dict[str, str]:
    """Legal values at random: what the laws are tried with."""
    chosen: dict[str, str] = {}
    for setting in settings:
        allowed = setting.allowed(seats, chosen)
        chosen[setting.name] = allowed[chance.below("settings", len(allowed))] if allowed else ""
    return chosen


def every_choice(settings: Settings, seats: int) -> list[dict[str, str]]:
    """All legal sets of values for so many seats."""
    sets: list[dict[str, str]] = [{}]
    for setting in settings:
        sets = [
            {**chosen, setting.name: value}
            for chosen in sets
            for value in (setting.allowed(seats, chosen) or ("",))
        ]
    return sets
