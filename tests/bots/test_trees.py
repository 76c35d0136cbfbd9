"""Trees: turns are played on where that is best for each, within a budget, and nothing hidden decides."""

from __future__ import annotations

import pytest

from kolonie.bots.levels import SearchBot, level
from kolonie.bots.search import Effort, Trial
from kolonie.bots.trees import Branch, Node, Tree, grown
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.saving import state_hash
from kolonie.core.views import View, determinize
from kolonie.games import title
from kolonie.lab.arena import arena

AQUASPHERE = title("aquasphere")
SMALL = Effort(arms=6, tree=1_500)


def begun(seed: str, played: int = 30, seats: int = 2) -> Game:
    """A game in which some turns were played."""
    game = AQUASPHERE.new(seats, seed)
    dice = Chance(seed)
    for _ in range(played):
        seat = game.to_act()[0]
        offered = game.options(seat)
        game.play(seat, offered[dice.below("play", len(offered))])
    return game


def tree_of(game: Game, effort: Effort = SMALL) -> Tree:
    view = View(game, game.to_act()[0])
    return Tree(Trial(view, view.judgement(), effort), view.imagine(Chance("first")))


def branch(first: float, *brought: float) -> Branch:
    made = Branch((), first)
    made.visits, made.total = len(brought), sum(brought)
    return made


def test_a_seat_takes_what_has_brought_it_most_or_was_hardly_tried() -> None:
    good, poor, third = branch(5.0, *[4.0] * 20), branch(4.5, *[1.0] * 20), branch(4.0)
    node = Node(0, [good, poor, third])
    node.visits = 1
    assert node.chosen() is good, "at first not everything is tried"
    node.visits = 40
    assert node.chosen() is third, "later more of it is, and what was never tried first of all"
    third.visits, third.total = 20, -40.0
    assert node.chosen() is good
    good.visits, good.total = 4_000, 16_000.0
    poor.visits, poor.total = 3, 3.0
    node.visits = 5_000
    assert node.chosen() is poor, "what was hardly tried may be better than it seems"


def test_all_who_took_a_turn_are_told_what_has_come_of_it() -> None:
    tree = tree_of(begun("told"))
    view = tree.trial.view
    for times in range(1, 31):
        tree.grow(view.imagine(Chance(f"world {times}")))
        assert tree.root.visits == sum(one.visits for one in tree.root.branches) == times
    deeper = [one.next for one in tree.root.branches if one.next is not None and one.next.visits]
    assert deeper, "the tree is more than a turn deep"
    for node in deeper:
        assert node.visits == sum(one.visits for one in node.branches)
    tried = [one for one in tree.root.branches if one.visits]
    assert len(tried) > 1
    assert tree.root.seat == view.seat and all(node.seat != view.seat for node in deeper)


def test_a_rival_does_what_is_best_for_the_rival() -> None:
    tree = tree_of(begun("rival"), SMALL._replace(arms=4))
    for times in range(60):
        tree.grow(tree.trial.view.imagine(Chance(f"world {times}")))
    most = max(tree.root.branches, key=lambda one: one.visits).next
    assert most is not None and most.seat != tree.root.seat
    favourite = max(most.branches, key=lambda one: one.visits)
    tried = [one for one in most.branches if one.visits]
    assert len(tried) > 1 and favourite.mean > min(one.mean for one in tried)


def test_the_budget_ends_the_tree() -> None:
    view = View(game := begun("budget"), game.to_act()[0])
    visits = []
    for plays in (1, 1_000, 4_000):
        turns = grown(view, Chance("mind"), SMALL._replace(tree=plays))
        visits.append(sum(one.visits for one in turns))
    assert visits[0] == 0 < visits[1] < visits[2]


def test_a_tree_ends_where_the_game_is_over() -> None:
    game = AQUASPHERE.new(2, "over")
    dice = Chance("over")
    last = game
    while not game.over:
        last = game.clone()
        seat = game.to_act()[0]
        offered = game.options(seat)
        game.play(seat, offered[dice.below("play", len(offered))])
    assert grown(View(last, last.to_act()[0]), Chance("mind"), SMALL)


def test_the_turn_that_was_visited_most_is_played() -> None:
    view = View(game := begun("most"), game.to_act()[0])
    first, again = (grown(view, Chance("mind"), SMALL) for _ in range(2))
    assert [one.steps for one in first] == [one.steps for one in again], "the same chance, the same turn"
    assert first[0].visits == max(one.visits for one in first)
    assert SearchBot("tree", SMALL).choose(view, Chance("mind")) == first[0].steps[0][1].key


@pytest.mark.parametrize("seats", [2, 4])
def test_trees_answer_alike_in_worlds_that_differ_in_hidden_things(seats: int) -> None:
    for number in range(2):
        game = begun(f"hidden {number}", seats=seats)
        seat = game.to_act()[0]
        before = state_hash(game)
        other = determinize(game, seat, Chance(f"other {number}"))
        answers = {level("expert@1500").choose(View(world, seat), Chance("mind")) for world in (game, other)}
        assert len(answers) == 1 and state_hash(other) != before == state_hash(game)


def test_looking_farther_wins() -> None:
    assert arena("aquasphere", "expert@1200", "medium", 6, "farther").share_a >= 0.65
