"""Every game as a PettingZoo environment (AEC, with action masks): `pip install kolonie[pettingzoo]`.

    from kolonie.adapters.pettingzoo import env
    table = env("underwater_cities", seats=3, settings={"data_era": "on"})

An agent is a seat, `seat_0` to `seat_3`. It observes `observation`, the vector of
`kolonie.adapters.columns`, and `action_mask`, which marks the ids of its options
(`kolonie.adapters.actions`). `words` tells what it sees by name, `keys` which keys the ids stand for.
Where several seats are asked at once they act one after the other, and none sees what another has done.
There are rewards at the end only: the share of the victory, or with `reward="score"` the points.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kolonie.adapters import seeing
from kolonie.adapters.actions import actions
from kolonie.adapters.columns import columns
from kolonie.core.engine import Game

LARGEST = 1e6
"""Nothing that is counted in a game is larger."""
Observation = dict[str, Any]


class TableEnv(AECEnv):
    """A table of one game. The same seed gives the same shuffle."""

    metadata: dict[str, Any] = {
        "name": "kolonie_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        reward: seeing.Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title, self.seats, self.settings = seeing.table_for(game, seats, settings)
        self.box = self.title.box(settings=self.settings)
        self.reward: seeing.Reward = reward
        self.render_mode = render_mode
        self.dice = random.Random()
        self.game: Game | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        room, length = actions(self.title.id).room, columns(self.title.id).size(self.seats)
        self.action_spaces = {agent: spaces.Discrete(room) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (room,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it is the next of those that the last seed leads to."""
        if seed is not None:
            self.dice = random.Random(seed)
        self.game = self.title.new(
            self.seats, f"{self.dice.getrandbits(128):032x}", dict(self.settings), self.box
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def step(self, action: int | None) -> None:
        """Plays the option with that id. Raises ValueError, without a trace, if it is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._running()
        seat = self.possible_agents.index(agent)
        choice = None if action is None else seeing.offered(game, seat).get(int(action))
        if choice is None:
            told = "" if action is None else f" ({actions(self.title.id).told(int(action))})"
            raise ValueError(f"{agent}: {action}{told} is not offered; the mask says what is")
        self._cumulative_rewards[agent] = 0.0
        game.play(seat, choice)
        gained = seeing.rewards(game, self.reward)
        self.rewards = {one: gained[self.possible_agents.index(one)] for one in self.agents}
        self.terminations = dict.fromkeys(self.agents, game.over)
        self._accumulate_rewards()
        self._choose_agent()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        game = self._running()
        self.agent_selection = self.possible_agents[0 if game.over else seeing.next_seat(game)]

    def _running(self) -> Game:
        if self.game is None:
            raise RuntimeError("reset() comes first")
        return self.game

    # -- seeing

    def observe(self, agent: str) -> Observation:
        game = self._running()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(actions(self.title.id).room, np.int8)
        mask[list(seeing.offered(game, seat))] = 1
        return {"observation": np.array(seeing.in_numbers(game, seat), np.float32), "action_mask": mask}

    def words(self, agent: str) -> dict[str, Any]:
        """What the agent sees, by name."""
        return seeing.in_words(self._running(), self.possible_agents.index(agent))

    def keys(self, agent: str) -> dict[int, str]:
        """The keys of the agent's options by id."""
        found = seeing.offered(self._running(), self.possible_agents.index(agent))
        return {number: choice.key for number, choice in found.items()}

    def render(self) -> str | None:
        """The table as everybody sees it: printed, or as text."""
        if self.render_mode == "ansi":
            return seeing.drawn(self._running())
        if self.render_mode == "human":
            print(seeing.drawn(self._running(), colours=True))
        return None

    def close(self) -> None:
        self.game = None


def env(game: str, **rest: Any) -> Any:
    """A table that says in words what is wrong with how it is used."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(TableEnv(game, **rest)))
