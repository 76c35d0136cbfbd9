"""Balance reports: who is counted how, and that a card which stands out is found."""

from __future__ import annotations

from math import sqrt

import pytest

from kolonie.core.title import SetupError
from kolonie.games import title
from kolonie.lab.balance import FEW, Sheet, balance, lead, plan, weigh, yardstick
from kolonie.lab.matches import Spec, play_out
from tests.tools.commanding import Capture, problem, run_json

UC = title("underwater_cities")
COMPONENTS = UC.components(UC.box())
DOCUMENTED = [c.id for c in COMPONENTS if not c.designed and c.id.startswith("card")]
DESIGNED = [c.id for c in COMPONENTS if c.designed and c.id.startswith("card")]


def sheet(scores: tuple[int, ...], first: tuple[str, ...]) -> Sheet:
    """A game of two in which the first seat used some cards."""
    return Sheet(scores, (0,), (first, ()), ("1", "2"), (0, 1))


def games(card: str, ahead: int, n: int = FEW) -> list[Sheet]:
    """Games in which the user of a card beats the other by about so much."""
    return [sheet((50 + ahead + number % 3 - 1, 50), (card,)) for number in range(n)]


def documented() -> list[Sheet]:
    """Documented cards that lie a few points from each other."""
    return [s for card, ahead in zip(DOCUMENTED, (0, 2, 4, 6), strict=False) for s in games(card, ahead)]


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    assert lead(Sheet((60, 40, 50), (0,), ((), (), ()), ("", "", ""), (0, 1, 2)), 0) == 15
    assert lead(Sheet((60, 40, 50), (0,), ((), (), ()), ("", "", ""), (0, 1, 2)), 1) == -15


@pytest.mark.parametrize(("ahead", "stands_out"), [(3, False), (10, False), (12, True), (-6, True)])
def test_a_designed_card_far_from_the_documented_ones_stands_out(ahead: int, stands_out: bool) -> None:
    """Documented: mean 3, spread 2.58; three spreads are 7.7 points."""
    report = weigh(UC, "made up", documented() + games(DESIGNED[0], ahead))
    assert report.documented_mean == pytest.approx(3)
    assert report.documented_spread == pytest.approx(2.582, abs=0.001)
    assert [line.id for line in report.standing_out] == ([DESIGNED[0]] if stands_out else [])


def scattered(card: str, ahead: int, by: int) -> list[Sheet]:
    """As many games again, half of them so much better and half so much worse."""
    return [sheet((50 + ahead + (by if number % 2 else -by), 50), (card,)) for number in range(FEW)]


def test_who_is_known_no_better_is_held_to_the_spread_and_who_is_less_well_to_more() -> None:
    leads = [[float(ahead + by) for by in (-3, 3) * (FEW // 2)] for ahead in (0, 2, 4, 6)]
    rule = yardstick(leads)
    assert (rule.others, rule.centre) == (4, 3)
    known = sqrt(rule.chance)
    assert rule.spreads(3 + 2 * rule.spread, known) == pytest.approx(2)
    assert rule.spreads(3 + 2 * rule.spread, 0) == pytest.approx(2)
    assert rule.spreads(3 + 2 * rule.spread, sqrt(rule.chance + 3 * rule.spread**2)) == pytest.approx(1)
    assert yardstick([[3.0] * FEW] * 4).spreads(3, 0) is None, "nothing to measure with"


@pytest.mark.parametrize(("by", "stands_out"), [(1, True), (9, False)])
def test_what_is_hardly_known_does_not_stand_out(by: int, stands_out: bool) -> None:
    report = weigh(UC, "made up", documented() + scattered(DESIGNED[0], 12, by))
    assert bool(report.standing_out) == stands_out


def test_each_kind_has_its_own_measure() -> None:
    """Who is ahead fulfils contracts: far above cards, but not above other contracts."""
    contracts = [c.id for c in COMPONENTS if c.id.startswith("contract")]
    fulfilled = [
        s for one, ahead in zip(contracts, (20, 22, 24, 26, 23), strict=False) for s in games(one, ahead)
    ]
    assert not weigh(UC, "made up", documented() + fulfilled).standing_out
    assert weigh(UC, "made up", documented() + games(DESIGNED[0], 23) + fulfilled).standing_out


EV = title("evacuation")
SHUTTLES = [c.id for c in EV.components(EV.box()) if c.id.startswith("shuttle")]
STADIUMS = [c.id for c in EV.components(EV.box()) if c.id.startswith("stadium")]


def like() -> list[Sheet]:
    """Shuttles that lie a few points from each other, and stadiums that lie far above them."""
    shuttles = [
        s for card, ahead in zip(SHUTTLES[1:], (0, 2, 4, 6), strict=False) for s in games(card, ahead)
    ]
    stadiums = [s for card, ahead in zip(STADIUMS[1:], (20, 22), strict=False) for s in games(card, ahead)]
    return shuttles + stadiums


@pytest.mark.parametrize(("ahead", "spreads"), [(3, 0), (10, 2.711), (12, 3.486), (-6, -3.486)])
def test_where_little_is_documented_a_component_is_held_against_its_kind(ahead: int, spreads: float) -> None:
    """The other shuttles: mean 3. What it says itself does not count."""
    report = weigh(EV, "made up", like() + games(SHUTTLES[0], ahead))
    (line,) = [line for line in report.components if line.id == SHUTTLES[0]]
    assert line.spreads == pytest.approx(spreads, abs=0.001)
    assert (SHUTTLES[0] in [line.id for line in report.standing_out]) == (abs(spreads) > 3)


def test_a_kind_with_few_others_is_listed_and_not_judged() -> None:
    report = weigh(EV, "made up", like() + games(STADIUMS[0], 60))
    (line,) = [line for line in report.components if line.id == STADIUMS[0]]
    assert (line.uses, line.spreads) == (FEW, None)


def test_it_is_told_how_the_games_went() -> None:
    report = balance("evacuation", "random", 2, "length", players=2, fixed={"aim": "race"})
    assert sum(games for _course, games in report.courses) == 2
    assert all(course.startswith("race, ended in year ") for course, _games in report.courses)


def test_what_is_rarely_used_is_listed_and_not_judged() -> None:
    report = weigh(UC, "made up", documented() + games(DESIGNED[0], 40, FEW - 1))
    (line,) = [line for line in report.components if line.id == DESIGNED[0]]
    assert (line.uses, line.spreads) == (FEW - 1, None)
    assert not report.standing_out


def test_a_documented_card_never_stands_out() -> None:
    report = weigh(UC, "made up", documented() + games(DOCUMENTED[5], 60))
    assert not report.standing_out


def test_places_and_boards_are_told_apart() -> None:
    report = weigh(UC, "made up", [sheet((60, 50), ()), sheet((40, 30), ())])
    assert [(g.name, g.games, g.mean, g.lead, g.share_won) for g in report.places] == [
        ("2 players, place 1", 2, 50, 10, 1),
        ("2 players, place 2", 2, 40, -10, 0),
    ]
    assert [(g.name, g.mean) for g in report.sides] == [("1", 50), ("2", 40)]


@pytest.mark.parametrize(
    ("fixed", "listed", "missing"),
    [
        ({"data_era": "on"}, {"card 1", "card D1", "blue DBL1", "contract GC9"}, {"card 189", "brown BR3"}),
        ({"data_era": "off"}, {"card 1", "card 189", "brown BR3"}, {"card D1", "blue DBL1", "contract GC9"}),
        ({}, {"card 1", "card 189", "card D1", "brown BR3", "blue DBL1", "contract GC9"}, set()),
    ],
)
def test_components_of_expansions_are_weighed_where_they_can_be_used(
    fixed: dict[str, str], listed: set[str], missing: set[str]
) -> None:
    report = weigh(UC, "made up", [sheet((60, 50), ())], fixed)
    found = {line.id for line in report.components}
    assert listed <= found
    assert not missing & found


def test_every_number_of_rivals_has_its_turn() -> None:
    specs = plan(UC, "random", 6, "seed", None)
    assert [len(spec.bots) for spec in specs] == [2, 3, 4, 2, 3, 4]
    assert {dict(spec.settings)["boards"] for spec in plan(UC, "random", 30, "seed", 2)} == {
        "basic",
        "advanced",
    }
    with pytest.raises(SetupError, match="rivals"):
        plan(UC, "random", 6, "seed", 1)


def test_options_can_be_fixed() -> None:
    specs = plan(UC, "random", 12, "seed", None, {"boards": "advanced"})
    assert [len(spec.bots) for spec in specs[:3]] == [2, 3, 4]
    assert {dict(spec.settings)["boards"] for spec in specs} == {"advanced"}
    assert {dict(spec.settings)["contracts"] for spec in specs} == {"on", "off"}, "the others are drawn"
    assert plan(UC, "random", 6, "seed", None, {}) == plan(UC, "random", 6, "seed", None)
    with pytest.raises(SetupError, match="option boards: round is not one of basic, advanced"):
        plan(UC, "random", 6, "seed", None, {"boards": "round"})
    with pytest.raises(SetupError, match="option colour"):
        plan(UC, "random", 6, "seed", None, {"colour": "red"})


def test_fixed_options_leave_out_the_numbers_of_players_they_are_not_for() -> None:
    planets = title("planet_unknown")
    specs = plan(planets, "random", 6, "seed", None, {"rotation": "automatic"})
    assert {len(spec.bots) for spec in specs} == {2}
    with pytest.raises(SetupError, match="rotation"):
        plan(planets, "random", 6, "seed", 4, {"rotation": "automatic"})


def test_the_command_takes_options(capsys: Capture) -> None:
    told = run_json(
        *(capsys, "lab", "balance", "underwater_cities", "--bot", "random", "--games", 2, "--players", 2),
        *("--set", "boards=advanced"),
    )
    assert {side["name"] for side in told["sides"]} <= {"5", "6", "7", "8"}
    assert "option boards" in problem(capsys, "lab", "balance", "underwater_cities", "--set", "boards=round")


def test_a_used_card_is_one_played_for_its_benefit() -> None:
    """Instants leave no trace on the table, and a card played for its colour alone is not used."""
    game = play_out(Spec("underwater_cities", "usage", ("random", "random")), journal=True)
    box = game.box
    timings = set()
    for seat, names in enumerate(UC.used(game)):
        mine = game.state.seats[seat]
        laid = (*mine.permanents, *mine.productions, *mine.endgames, *mine.tucked, *mine.actions)
        assert {f"card {box.card_ids[card]}" for card in laid if card} <= names
        numbers = [box.card_number[name.removeprefix("card ")] for name in names if name.startswith("card")]
        timings |= {box.card_timings[card] for card in numbers}
        assert len(names) < 30, "most cards of a random player are played for nothing"
    assert "instant" in timings


def test_a_whole_report() -> None:
    seen: list[int] = []
    off = {"data_era": "off"}
    report = balance("underwater_cities", "random", 3, "whole", progress=seen.append, fixed=off)
    assert seen == [1, 2, 3]
    assert (report.games, len(report.components)) == (3, len(COMPONENTS))
    assert sum(group.games for group in report.places) == 2 + 3 + 4
