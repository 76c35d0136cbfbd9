"""Levels: how turns are compared in many worlds, what a budget is, and that a level is worth its name."""

from __future__ import annotations

import pytest

from kolonie.bots import LEVELS, USUAL, BotError, UnknownBot, bot
from kolonie.bots.levels import EFFORTS, HastyBot, SearchBot
from kolonie.bots.looks import BEHIND, looked
from kolonie.bots.search import ALIKE, Arm, Effort, Trial, closely, preferred, weighed
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Beam
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.core.views import View, determinize
from kolonie.games import title, titles
from kolonie.lab.arena import arena

AQ = title("aquasphere")


def arm(first: float, *worths: float) -> Arm:
    made = Arm((), first)
    made.worths.extend(worths)
    return made


def begun(seed: str) -> Game:
    """A game of AquaSphere after the first choices, which are alike."""
    game = AQ.new(2, seed)
    while game.number < 12:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    return game


# -- comparing


def test_what_the_beam_liked_best_stays_unless_another_is_clearly_ahead() -> None:
    own = arm(10.0, 5.0, 7.0, 3.0, 9.0)
    lucky = arm(9.0, 5.5, 6.0, 14.0, 1.0)  # ahead by 0.6 in the mean, and by chance
    better = arm(8.0, 6.0, 8.5, 4.0, 10.5)
    assert preferred([own, lucky], Effort())[0] is own
    assert preferred([own, lucky, better], Effort())[0] is better
    assert preferred([own, lucky], Effort(caution=0.0))[0] is lucky


def test_an_arm_is_not_preferred_for_what_it_did_in_a_world_or_two() -> None:
    own = arm(10.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    assert preferred([own, arm(9.0, 9.0, 9.0)], Effort(fewest=4))[0] is own
    assert preferred([own, arm(9.0, 9.0)], Effort(fewest=1))[0] is own


def test_arms_are_different_turns_and_all_meet_the_same_worlds() -> None:
    game = begun("arms")
    seat = game.to_act()[0]
    arms = weighed(View(game, seat), Chance("mind"), Effort(plays=2000, arms=6))
    assert 1 < len(arms) <= 6
    assert len({tuple(choice.key for _offered, choice in one.steps) for one in arms}) == len(arms)
    assert len(arms[0].worths) >= max(len(one.worths) for one in arms[1:]) > 1
    assert all(one.worths for one in arms), "each was tried out at least once"


def test_a_budget_is_counted_in_positions_and_kept_roughly() -> None:
    game = begun("budget")
    view = View(game, game.to_act()[0])
    for plays in (1500, 6000):
        trial = Trial(view, view.judgement(), Effort(plays=plays))
        arms = trial.whole_turns(view.imagine(Chance("mind")))
        trial.compare(arms, Chance("mind"), plays - trial.plays)
        assert plays <= trial.plays < plays + 1500, "the last world is played to its end"


def test_no_turn_is_tried_out_in_more_worlds_than_told() -> None:
    game = begun("most")
    arms = weighed(View(game, game.to_act()[0]), Chance("mind"), Effort(plays=20_000, arms=3, most=5))
    assert [len(one.worths) for one in arms] == [5, 5, 5]


@pytest.mark.parametrize("game_title", titles(), ids=lambda t: t.id)
def test_the_same_turn_in_the_same_world_comes_to_the_same(game_title: Title) -> None:
    game = game_title.new(game_title.min_seats, "worlds")
    view = View(game, game.to_act()[0])
    trial = Trial(view, view.judgement(), Effort())
    arms = trial.whole_turns(view.imagine(Chance("a")))
    world = view.imagine(Chance("b"))
    first = trial.outcome(world.clone(), arms[0])
    assert trial.outcome(world.clone(), arms[0]) == first


def test_search_answers_alike_in_worlds_that_differ_in_hidden_things_and_changes_nothing() -> None:
    for number in range(3):
        game = begun(f"hidden {number}")
        seat = game.to_act()[0]
        before = state_hash(game)
        other = determinize(game, seat, Chance(f"other {number}"))
        answers = {bot("medium@900").choose(View(world, seat), Chance("mind")) for world in (game, other)}
        assert len(answers) == 1 and state_hash(other) != before == state_hash(game)


# -- a closer look


CITIES = title("underwater_cities")
NARROW = CITIES.judgement()._replace(beam=Beam(width=4, depth=24, fan=2, most=1))
LOOK = EFFORTS["hard"]._replace(tries=0)


def first_turn(seats: int, seed: str) -> View:
    """The first turn of a game of Underwater Cities, for a bot whose usual beam is narrow."""
    game = CITIES.new(seats, seed)
    while not isinstance(game.asks[game.to_act()[0]].frame.node, NARROW.horizon):
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    return View(game, game.to_act()[0], NARROW)


def test_a_closer_look_finds_turns_that_are_better() -> None:
    view = first_turn(2, "closer")
    quick = looked(view, Chance("mind"), LOOK._replace(look=0))
    close = looked(view, Chance("mind"), LOOK)
    assert close[0].first > quick[0].first
    assert not any(one.worths for one in close), "nothing is tried out without a budget for it"
    assert SearchBot("look", LOOK).turn(view, Chance("mind")) == close[0].steps


def test_a_closer_look_is_wider_with_more_positions_and_never_narrower_than_usual() -> None:
    usual, close = Beam(width=60, most=2), Beam(width=1000, most=100)
    widths = [closely(usual, close, look) for look in (100, 8_000, 24_000)]
    assert [(beam.width, beam.most) for beam in widths] == [(60, 2), (1000, 100), (3000, 300)]
    assert closely(usual, close, 0) is usual


def test_what_a_closer_look_has_found_is_tried_out() -> None:
    view = first_turn(2, "closer")
    effort = LOOK._replace(look=1_000, tries=12_000, narrow=2, ahead=2)
    arms = looked(view, Chance("mind"), effort)
    assert 1 < len(arms) <= effort.tried and all(one.worths for one in arms)
    assert max(len(one.worths) for one in arms) > 1
    begun = [tuple(choice.key for _offered, choice in one.steps[:2]) for one in arms]
    assert max(begun.count(one) for one in begun) <= ALIKE, "there is room for other beginnings"
    best = max(one.first for one in arms)
    assert min(one.first for one in arms) >= best - BEHIND
    assert SearchBot("tries", effort).turn(view, Chance("mind")) == arms[0].steps


def test_own_turns_after_the_one_that_is_tried_out_are_played() -> None:
    view = first_turn(2, "ahead")
    rounds = []
    for ahead in (1, 3):
        trial = Trial(view, view.judgement(), LOOK._replace(look=1_000, narrow=2, ahead=ahead))
        one = trial.whole_turns(view.imagine(Chance("look")))[0]
        trial.meet(view.imagine(Chance("world")), [one])
        rounds.append(max(number for _begins, _seat, number in trial.replies))
    assert rounds == [2, 4], "the others have had a turn after each of them"


def begun_trial() -> tuple[Trial, list[Arm], Game]:
    """A first turn, the turns that are to be tried out, and a world for that."""
    view = first_turn(2, "replies")
    trial = Trial(view, view.judgement(), LOOK._replace(look=2_000, narrow=4))
    arms = trial.whole_turns(view.imagine(Chance("look")))
    return trial, arms, view.imagine(Chance("world"))


def test_others_answer_turns_that_begin_alike_in_the_same_way() -> None:
    trial, arms, world = begun_trial()
    rival = 1 - trial.seat
    for one in arms:
        begins = one.steps[0][1].key
        when = (begins, rival, 1)
        known = trial.replies.get(when)
        before = trial.begun(world.clone(), one)
        plays = trial.plays
        after = trial.replied(before, rival, when)
        assert rival not in after.asks and trial.seat in after.asks
        if known is not None:
            assert trial.plays == plays + len(known), "it is not looked for again"
    assert 1 < len(trial.replies) < len(arms), "some begin alike"
    for (begins, _rival, _number), steps in trial.replies.items():
        assert steps[0][1].key != begins, "the slot is taken"


def test_an_answer_that_cannot_be_given_is_looked_for_again() -> None:
    trial, arms, world = begun_trial()
    rival = 1 - trial.seat
    when = ("any", rival, 1)
    trial.replied(trial.begun(world.clone(), arms[0]), rival, when)
    wanted = trial.replies[when][0][1]
    blocking = next(one for one in arms if one.steps[0][1] == wanted)
    trial.replied(trial.begun(world.clone(), blocking), rival, when)
    assert trial.replies[when][0][1] != wanted


# -- levels


def test_every_level_has_a_bot_that_knows_its_name() -> None:
    assert USUAL in LEVELS
    for name in LEVELS:
        made = bot(name)
        assert made.name == name
        assert isinstance(made, (HastyBot, SearchBot))
    plays = [EFFORTS[name].plays for name in ("medium", "hard", "expert")]
    assert plays == sorted(plays)


def test_a_budget_of_ones_own_is_named_after_the_level() -> None:
    made = bot("hard@123")
    told = EFFORTS["hard"]._replace(plays=123, look=123, tries=0, tree=123, polish=123)
    assert isinstance(made, SearchBot) and made.effort == told
    more = bot("hard@50000")
    assert isinstance(more, SearchBot) and more.effort.look + more.effort.tries == 50_000
    expert = bot("expert@30000")
    assert isinstance(expert, SearchBot)
    effort = expert.effort
    assert (effort.plays, effort.onward, effort.tree, effort.polish) == (30_000,) * 4
    assert expert.effort.look + expert.effort.tries == 30_000
    medium = bot("medium@2000")
    assert isinstance(medium, SearchBot) and medium.effort == EFFORTS["medium"]._replace(plays=2_000)


@pytest.mark.parametrize("name", ["easy@5", "hard@", "hard@0", "hard@-3", "hard@many", "hard@99999999"])
def test_a_wrong_budget_is_said(name: str) -> None:
    with pytest.raises(BotError, match="a budget is told as medium@2000"):
        bot(name)


def test_a_budget_is_for_levels_only() -> None:
    with pytest.raises(UnknownBot):
        bot("greedy@100")


def test_medium_beats_easy_beats_random() -> None:
    assert arena("aquasphere", "medium@600", "easy", 6, "levels").share_a >= 0.75
    assert arena("aquasphere", "easy", "random", 8, "levels").share_a >= 0.8
