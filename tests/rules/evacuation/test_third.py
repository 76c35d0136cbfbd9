"""Chapter 17, the third civilisation for two players: it blocks areas and offers, and is no player."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.moves import AutomatonTurn
from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.scoring import PARTS
from tests.citing import rule
from tests.rules.evacuation.trying import asked, refused
from tests.rules.evacuation.worlds import BOX, empty, play

TURN = ("act:exchange", "gain:food,old", "done")


def three(*cards: str, **settings: str) -> Position:
    """Two players and the third civilisation, whose deck is these cards, top first."""
    position = empty(2, **{"third": "on", **settings})
    for index in (0, 1):
        position.stock(index, old=(0, 0, 99))
        position.satellites(index, 4, 5)
    if cards:
        position.solo_cards(*cards)
    return position


@rule("EV-17.33", "EV-17.45", "EV-17.48")
@pytest.mark.parametrize("aim", ["race", "points"])
def test_it_is_laid_out_beside_two_players(aim: str) -> None:
    table = started(2, "third", None, third="on", aim=aim).state
    assert sorted(table.order) == [0, 1]
    assert (table.automaton_satellites, table.automaton_stadiums, table.automaton_areas) == ([], [], [])
    assert len(table.solo_deck) == 6
    assert BOX.area_ids[BOX.rim[table.solo_tile]] == "H01"
    assert started(2, "third", None, aim=aim).state.solo_deck == []


@rule("EV-17.45")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_it_is_always_last_in_a_round(order: tuple[int, int]) -> None:
    position = three("SO5", "SO1", "SO2", "SO4")
    position.order(*order)
    position.turn_of(order[0])
    for turns in (0, 1):
        assert len(position.state.solo_shown) == 2 + turns
        play(position, *TURN, seat=order[0])
        assert (position.live.to_act(), len(position.state.solo_shown)) == ([order[1]], 2 + turns)
        play(position, *TURN, seat=order[1])
        assert (position.live.to_act(), len(position.state.solo_shown)) == ([order[0]], 3 + turns)


@rule("EV-17.45", "EV-17.47", "EV-17.12", "EV-17.15")
@pytest.mark.parametrize(("year", "turns"), [(1, 5), (3, 6)])
def test_it_takes_its_turns_in_a_row_when_both_have_passed(year: int, turns: int) -> None:
    position = three()
    if year > 1:
        position.year(year - 1)
        position.passed(0, 1)
        position.state.automaton_passed = 1
        position.cleanup()
    position.live.journal = []
    first, second = position.state.order
    position.turn_of(first)
    play(position, "pass", seat=first)
    play(position, "pass", seat=second)
    acted = [line for line in position.live.journal if type(line.node) is AutomatonTurn]
    assert (len(acted), len(position.state.solo_shown)) == (turns + 1, turns)


@rule("EV-17.45", "EV-17.13", "EV-17.19")
def test_a_stadium_it_takes_leaves_the_game() -> None:
    position = three("SO4", "SO2", aim="race")
    position.offer("stadium", "ST01", "ST13", "ST03")
    position.turn_of(0)
    play(position, *TURN)
    play(position, *TURN, seat=1)
    assert "ST13" not in position.shown("stadium") + position.deck("stadium")
    position.give(0, "stadium", "ST01", "new")
    assert TITLE.extra_view(position.live, None)["smileys"] == [1, 0]
    position.change_order()
    assert position.state.order == [0, 1]


@rule("EV-17.45", "EV-17.20", "EV-17.48", "EV-6.37")
def test_areas_it_holds_are_settled() -> None:
    position = three("SO1", "SO4", "SO2")
    position.turn_of(0)
    play(position, *TURN)
    play(position, *TURN, seat=1)
    assert [BOX.area_ids[area] for area in position.state.automaton_areas] == ["H05"]
    position.people(0, 2)
    position.stock(0, new=(0, 9, 0))
    position.prepare(0, "new", "farm", "farm")
    position.begin(0, "action/settle")
    assert refused(position, "settle:H05") == "EV-6.37"
    assert "H05" not in asked(position, "settle")


@rule("EV-17.48", "EV-17.05")
def test_large_stadiums_stay_in_the_offer() -> None:
    position = three("SO4", "SO1", "SO2")
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.on_top("stadium", "ST16")
    position.turn_of(0)
    play(position, *TURN)
    play(position, *TURN, seat=1)
    assert position.shown("stadium") == ["ST02", "ST03", "ST16"]


@rule("EV-17.48")
def test_it_counts_in_no_comparison_and_takes_no_task() -> None:
    position = three("SO5", "SO4", "SO2", aim="points", lines="on", tasks="on")
    position.lines("2b")
    position.tasks("PT5", "PT4", "PT3")
    position.occupy("H08", "H07", "H06", "H05")
    position.state.automaton_stadiums = [position.fetch("stadium", name) for name in ("ST15", "ST16", "ST17")]
    position.settle(0, "H09")
    for name in ("ST01", "ST02", "ST-blue"):
        position.give(0, "stadium", name, "new")
    position.turn_of(0)
    play(position, *TURN)
    play(position, *TURN, seat=1)
    assert len(position.state.tasks) == 3
    final = position.at_the_end().state.final
    for part in ("lines", "smileys"):
        assert [parts[PARTS.index(part)] for parts in final] == [4, 0]  # the values of two players
    assert len(final) == 2


@rule("EV-17.48", "EV-10.04", "EV-2.22")
def test_lanes_and_levels_are_those_of_two_players() -> None:
    position = three(aim="race")
    position.progress()
    play(position, "move:1,0")
    assert refused(position, "cell:middle") == "EV-10.04"
    position = three(aim="race")
    position.satellites(0, 6, 6)
    position.evacuated(0, *BOX.home_ids[0][:9])
    for name in ("ST01", "ST02", "ST-blue"):
        position.give(0, "stadium", name, "new")
    position.production(0, 6, 9, 9)
    assert TITLE.scores(position.at_the_end())[0] == 7  # most smileys: +1


@rule("EV-17.48", "EV-13.02")
def test_it_has_no_last_action_in_a_race() -> None:
    position = three("SO4", "SO1", "SO2", aim="race")
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    position.production(0, 7, 8, 8)
    position.prepare(0, "new", "farm")
    position.turn_of(0)
    play(position, "act:settle")
    assert (position.state.trigger, position.live.to_act()) == (0, [1])
    play(position, *TURN, seat=1)
    assert position.live.over
    assert (len(position.state.solo_deck), position.state.automaton_stadiums) == (3, [])
