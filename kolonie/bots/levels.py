"""How strong an opponent is wanted: from learner to expert, the same for every game.

Learner and easy look a little way and often take their second or third thought, so they play like people who
are new to a game. Medium plays the best turn that it sees. Hard and expert see more of a turn and try out
what comes after it, in the way that suits the title. `hard@20000` is hard with another budget, told in
positions looked at; `medium@2000` compares the best turns within that many.
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.contests import contested
from kolonie.bots.greedy import Planner, Step, uncollected
from kolonie.bots.looks import looked
from kolonie.bots.rows import is_in_rows, widened
from kolonie.bots.search import Arm, Effort, Trial, weighed
from kolonie.bots.trees import grown
from kolonie.core.chance import Chance
from kolonie.core.judgement import Judgement
from kolonie.core.views import View

EFFORTS: Final = {
    "medium": Effort(plays=0, glances=True),
    "hard": Effort(
        plays=12_000,
        arms=12,
        narrow=15,
        rivals=4,
        look=12_000,
        tries=40_000,
        tried=14,
        ahead=3,
        tree=2_500,
        polish=40_000,
        rivalry=1.0,
    ),
    "expert": Effort(
        plays=24_000,
        arms=12,
        narrow=15,
        rivals=4,
        look=12_000,
        tries=100_000,
        tried=16,
        ahead=5,
        tree=8_000,
        onward=80_000,
        answers=40_000,
        polish=120_000,
        rivalry=1.0,
        rounds=6,
    ),
}
"""What is looked at in rows, in a contest, closely or as a tree is told by the title (`Judgement`)."""

SECOND_THOUGHTS: Final = {"learner": (4, 3, 2, 2, 1, 1), "easy": (7, 2, 1)}
"""How often the best turn that was seen is played, the second, and so on."""
WIDTHS: Final = {"learner": 2, "easy": 6}


class HastyBot(Planner):
    """Looks through its turn with a narrow beam, and plays not always what it likes best."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.shares: tuple[int, ...] = SECOND_THOUGHTS[name]
        self.width: int = WIDTHS[name]

    def turn(self, view: View, chance: Chance) -> tuple[Step, ...]:
        told = view.judgement()
        beam = told.beam._replace(width=min(self.width, told.beam.width), turns=1)
        how: Judgement = told._replace(beam=beam)
        with uncollected():
            arms: list[Arm] = Trial(view, how, Effort(arms=len(self.shares))).whole_turns(
                view.imagine(chance)
            )
        shares = self.shares[: len(arms)]
        drawn = chance.below("bot", sum(shares))
        for arm, share in zip(arms, shares, strict=False):
            if drawn < share:
                return arm.steps
            drawn -= share
        raise AssertionError("some turn is drawn")


class SearchBot(Planner):
    """Compares turns in the way that suits the title, as far as its effort goes."""

    def __init__(self, name: str, effort: Effort) -> None:
        super().__init__(name)
        self.effort = effort

    def turn(self, view: View, chance: Chance) -> tuple[Step, ...]:
        how = view.judgement()
        effort = self.effort
        if is_in_rows(how):
            if effort.look and how.rows is not None:
                how = how._replace(beam=how.rows)
            return widened(view, chance, how, effort)
        if how.contest is not None:
            return contested(view, chance, effort)
        if how.close is not None and effort.look:
            return looked(view, chance, effort)[0].steps
        if effort.tree:
            return grown(view, chance, effort)[0].steps
        return weighed(view, chance, effort)[0].steps


def level(name: str) -> HastyBot | SearchBot:
    """The bot of a level, `level` or `level@plays`. Raises KeyError or ValueError for anything else."""
    if name in SECOND_THOUGHTS:
        return HastyBot(name)
    plain, _at, plays = name.partition("@")
    effort = EFFORTS[plain]
    if "@" in name:
        told = _positive(plays)
        look = min(effort.look, told)
        tries = told - look if effort.tries else 0
        tree = told if effort.tree else 0
        onward = told if effort.onward else 0
        answers = told if effort.answers else 0
        polish = told if effort.polish else 0
        effort = effort._replace(
            plays=told, look=look, tries=tries, tree=tree, onward=onward, answers=answers, polish=polish
        )
    return SearchBot(name, effort)


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= 10_000_000:
        raise ValueError(text)
    return int(text)
