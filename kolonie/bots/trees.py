"""Trees: a turn is played on again and again, everybody going where it has proved best for them so far.

A node is a turn of a seat, its branches are the best whole turns that a beam finds there. Each time a world
is imagined that could be the true one, and the tree is gone down in it: the seat whose turn it is takes what
has brought it most so far or was hardly tried, of the more turns the more often it has been there. Where the
tree ends a node is added, and the position is judged for all who took a turn on the way. Each seat looks for
what is best for itself, so there may be any number of them.

Nodes are told apart by the turns that led there, not by what chance has brought in between: in another world
a turn is played as far as it is offered.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from kolonie.bots.greedy import Step, uncollected
from kolonie.bots.search import Effort, Trial, different
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Beam, Judgement
from kolonie.core.views import View

BEGINNING: Final = 1.5
"""So many turns are tried at a node at first,"""
WIDENING: Final = 0.4
"""and so much faster or slower more of them than it is visited: the power of these visits."""
CURIOSITY: Final = 1.0
"""How far what was hardly tried is preferred, as a part of what the turns of a node seem to differ by."""
APART: Final = 2.0
"""They are taken to differ by this at least."""


class Branch:
    """A whole turn at a node, and what it has brought."""

    __slots__ = ("first", "next", "steps", "total", "visits")

    def __init__(self, steps: tuple[Step, ...], first: float) -> None:
        self.steps = steps
        self.first = first
        """What the beam thought of it."""
        self.next: Node | None = None
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else self.first


class Node:
    """A turn of a seat."""

    __slots__ = ("branches", "seat", "visits")

    def __init__(self, seat: int, branches: list[Branch]) -> None:
        self.seat = seat
        self.branches = branches
        """The best first."""
        self.visits = 0

    def chosen(self) -> Branch:
        """The turn that is tried next."""
        branches = self.branches
        most = min(len(branches), int(BEGINNING * float(self.visits + 1) ** WIDENING))
        spread = CURIOSITY * max(APART, branches[0].first - branches[most - 1].first)
        known = log(float(self.visits + 1))
        best = branches[0]
        top = float("-inf")
        for place in range(most):
            branch = branches[place]
            if branch.visits == 0:
                return branch
            hope = branch.total / branch.visits + spread * sqrt(known / branch.visits)
            if hope > top:
                best, top = branch, hope
        return best


def grown(view: View, chance: Chance, effort: Effort, told: Judgement | None = None) -> list[Branch]:
    """The turns of the seat, the one to be played first; judged as `told`, or as the title says."""
    how = view.judgement() if told is None else told
    with uncollected():
        tree = Tree(Trial(view, how, effort), view.imagine(chance))
        if len(tree.root.branches) > 1:
            while tree.trial.plays < effort.tree:
                tree.grow(view.imagine(chance))
    return sorted(tree.root.branches, key=_rank, reverse=True)


def _rank(branch: Branch) -> tuple[int, float]:
    return (branch.visits, branch.mean)


class Tree:
    """What may come after each turn of a seat, as far as it was looked at."""

    def __init__(self, trial: Trial, world: Game) -> None:
        self.trial = trial
        beam = trial.how.beam
        self.later: Beam = beam._replace(width=min(beam.later, beam.width), turns=1)
        """The beam by which all turns but the first are looked for."""
        self.root = self.node(world, trial.seat, trial.first)

    def node(self, world: Game, seat: int, beam: Beam) -> Node:
        """The best turns of a seat. The world is used up."""
        lines = different(self.trial.turns(world, seat, beam), self.trial.effort.arms)
        return Node(seat, [Branch(line.steps, line.worth) for line in lines])

    def grow(self, world: Game) -> None:
        """Goes down the tree to its end, adds a node there, and remembers what has come of it."""
        trial = self.trial
        node: Node = self.root
        path: list[tuple[Node, Branch]] = []
        fresh: Node | None = None
        while True:
            branch = node.chosen()
            path.append((node, branch))
            trial.play(world, node.seat, branch.steps)
            trial.plays += 1  # or a game that ends here would be gone through for ever
            if world.over:
                break
            acting = world.to_act()[0]
            if branch.next is None:
                fresh = branch.next = self.node(world.clone(), acting, self.later)
                break
            if branch.next.seat != acting:  # chance has brought somebody else's turn
                break
            node = branch.next
        worths: dict[int, float] = {}
        for node, branch in path:
            seat = node.seat
            if seat not in worths:
                if fresh is not None and fresh.seat == seat:
                    worths[seat] = fresh.branches[0].first
                else:
                    worths[seat] = trial.how.value(world, seat)
            node.visits += 1
            branch.visits += 1
            branch.total += worths[seat]
