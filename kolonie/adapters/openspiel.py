"""Every game for OpenSpiel: `pip install kolonie[openspiel]`.

    import pyspiel
    import kolonie.adapters.openspiel
    game = pyspiel.load_game("kolonie_underwater_cities(players=3,settings=data_era:on;boards:basic)")

Actions are the ids of `kolonie.adapters.actions`, the observation tensor is the vector of
`kolonie.adapters.columns`, and the observation string is the view of the seat. Chance acts once, before
the first decision: it chooses one of `deals` shuffles, and all later draws follow from that one. Where
several seats are asked at once they act one after the other, and none sees what another has done. The
information state is what the seat sees now, and a chain of fingerprints of all that it saw and answered
at its own decisions before. `resample_from_infostate` gives a state that the player cannot tell from the
true one; such a state has no history of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from kolonie.adapters import seeing
from kolonie.adapters.actions import actions
from kolonie.adapters.columns import columns
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.title import Title
from kolonie.core.views import determinize
from kolonie.games import titles

DEALS = 4096
MOST_POINTS = 1000.0
"""No game brings more, or costs more."""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
USUAL = {"players": 0, "settings": "", "reward": "win", "deals": DEALS}
"""`players=0` is two, or as few as there can be."""


def type_of(title: Title) -> Any:
    return pyspiel.GameType(
        short_name=f"kolonie_{title.id}",
        long_name=f"Kolonie: {title.id.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=title.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=USUAL,
    )


@dataclass(frozen=True)
class Terms:
    """What is played: a title with its seats and settings, what counts, and how many shuffles there are."""

    title: Title
    seats: int
    settings: dict[str, str]
    reward: seeing.Reward
    deals: int


def terms_of(title: Title, params: dict[str, Any]) -> Terms:
    given = {**USUAL, **params}
    wished = dict(part.split(":", 1) for part in str(given["settings"]).split(";") if part)
    _title, seats, settings = seeing.table_for(title.id, given["players"] or None, wished)
    return Terms(
        title, seats, settings, "score" if given["reward"] == "score" else "win", int(given["deals"])
    )


class TableGame(pyspiel.Game):
    """A title with its seats and settings."""

    def __init__(self, title: Title, params: dict[str, Any] | None = None) -> None:
        self.terms = terms = terms_of(title, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=actions(title.id).room,
            max_chance_outcomes=terms.deals,
            num_players=terms.seats,
            min_utility=0.0 if terms.reward == "win" else -MOST_POINTS,
            max_utility=1.0 if terms.reward == "win" else MOST_POINTS,
            max_game_length=title.longest(terms.seats),
        )
        super().__init__(type_of(title), info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self, self.terms)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self, iig_obs_type, params)


class TableState(pyspiel.State):
    """A position; before the deal there is no game in it."""

    def __init__(self, table: Any, terms: Terms) -> None:
        super().__init__(table)
        self.terms = terms
        self.game: Game | None = None
        self.memory = [""] * terms.seats
        """For each seat the fingerprint of all that it saw and answered so far."""

    def _twin(self, game: Game | None, memory: list[str]) -> TableState:
        twin = TableState(self.get_game(), self.terms)
        twin.game = game
        twin.memory = list(memory)
        return twin

    # -- playing

    def current_player(self) -> int:
        if self.game is None:
            return CHANCE
        return TERMINAL if self.game.over else seeing.next_seat(self.game)

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.terms.deals) for deal in range(self.terms.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.game is None or player != self.current_player():
            return []
        return list(seeing.offered(self.game, player))

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            terms = self.terms
            self.game = terms.title.new(terms.seats, f"openspiel/{action}", dict(terms.settings))
            return
        seat = seeing.next_seat(self.game)
        choice = seeing.offered(self.game, seat)[int(action)]
        told = f"{self.memory[seat]}\n{seeing.as_text(self.game, seat)}\n{choice.key}"
        self.memory[seat] = hashlib.sha256(told.encode()).hexdigest()
        self.game.play(seat, choice)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.game is None:
            return f"deal:{action}"
        offered = seeing.offered(self.game, player)
        return offered[action].key if action in offered else actions(self.terms.title.id).told(action)

    def returns(self) -> list[float]:
        if self.game is None:
            return [0.0] * self.terms.seats
        return seeing.rewards(self.game, self.terms.reward)

    def __str__(self) -> str:
        return "before the deal" if self.game is None else repr(self.game)

    # -- what players know

    def words(self, player: int) -> dict[str, Any]:
        """What the player sees, by name."""
        return {} if self.game is None else seeing.in_words(self.game, player)

    def information(self, player: int) -> str:
        """What the player sees now, after what it remembers."""
        seen = "" if self.game is None else seeing.as_text(self.game, player)
        return f"{self.memory[player]}\n{seen}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one. What others remember in it is not known."""
        if self.game is None:
            return self._twin(None, self.memory)
        mind = Chance(f"resample/{probability_sampler()!r}")
        world = determinize(self.game, player_id, mind)
        memory = [kept if seat == player_id else "imagined" for seat, kept in enumerate(self.memory)]
        return self._twin(world, memory)


class TableObserver:
    """What a player is told: text, and the vector with the names of its columns."""

    def __init__(self, table: TableGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observing; passed {params}")
        self.recall = kind is not None and kind.perfect_recall
        size = 0 if self.recall else columns(table.terms.title.id).size(table.terms.seats)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self.recall else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.recall:
            return
        self.tensor.fill(0)
        if state.game is not None:
            self.tensor[:] = seeing.in_numbers(state.game, player)

    def string_from(self, state: TableState, player: int) -> str:
        if self.recall:
            return state.information(player)
        return "" if state.game is None else seeing.as_text(state.game, player)


def register() -> None:
    """Makes every title known to `pyspiel.load_game`."""
    for title in titles():
        kind = type_of(title)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _game_class(title))


def _game_class(title: Title) -> type[TableGame]:
    """A class, no function: the library lets go of it after Python has ended, and a class is still there."""

    class TitleGame(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, params)

    return TitleGame


register()
