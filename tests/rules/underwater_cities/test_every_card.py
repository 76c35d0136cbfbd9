"""Every card, metropolis, contract and slot does what its text says: one row each, in `every_card.txt`."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.flow import TURN
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Feed, FinalScoring, Produce, Sell
from kolonie.games.underwater_cities.state import NO_CARD, Table
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.rows import Scene, change, look, read_rows, wanted

ROWS = read_rows()
MATCHING = {"green": "slot:G1", "red": "slot:R1", "yellow": "slot:Y4"}
"""Slots that score one point and do nothing else (`slots.toml`)."""
USE_AN_ACTION = "slot:R4"
BLUE = "UR-BLUE_TR"


# -- how a row of each sort is played


def turn_with(
    position: str, played: str, slot_point: bool = True, seats: int = 2, real: bool = False
) -> set[str]:
    """A whole turn; the point of an empty slot and the card drawn at the end are no part of the change."""
    scene = Scene(position, seats, real)
    reconsider(scene.game)
    held = len(scene.seat.hand)
    before = look(scene)
    scene.play(*played.split())
    scene.finish(leaving="slot:Y1" in played or "slot:G2" in played)  # slots of our own, as wide as can be
    after = look(scene)
    after[0]["point"] -= slot_point
    after[0]["card"] -= 1 - held  # one drawn, the one that was held played
    return change(before, after)


def instant(ident: str, position: str, played: str) -> set[str]:
    scene = Scene(position)
    card = scene.box.cards[scene.box.card_number[ident] - 1]
    way = f"{MATCHING[card.colour]} order:card {'benefit ' if card.price else ''}{played}"
    return turn_with(f"{position} hand:{ident}", way)


def action(ident: str, position: str, played: str) -> set[str]:
    done = turn_with(f"used:PA claim:{ident} {position}", f"{USE_AN_ACTION} {played}", slot_point=False)
    assert f"used:{ident}" in done
    return done - {f"used:{ident}"}


def permanent(ident: str, position: str, played: str) -> set[str]:
    empty = {*MATCHING.values()} & {*played.split()}
    return turn_with(f"claim:{ident} {position}", played, slot_point=bool(empty))


def production(ident: str, position: str, played: str) -> set[str]:
    """What is produced with the card, compared with what is produced without it."""
    seen = []
    for setting in (position, f"{position} {ident}"):
        scene = Scene(setting)
        scene.run(Produce())
        if setting != position:
            scene.play(*played.split())
        scene.finish(leaving=setting == position)
        if scene.feeding:
            scene.run(Feed())
        seen.append(look(scene))
    return change(seen[0], seen[1])


def endgame(ident: str, position: str, played: str) -> set[str]:
    scene = Scene(f"claim:{ident} {position}")
    before = look(scene)
    scene.run(Sell())
    scene.play(*played.split())
    scene.finish()
    after = look(scene)
    scene.run(FinalScoring())
    after[0]["point"] += scene.seat.final[1]
    return change(before, after)


def metropolis(ident: str, position: str, played: str) -> set[str]:
    tile, _space, when = ident.partition(" ")
    if when:
        return production(f"tunnel@{BLUE} tile:{tile}", f"tunnel@{BLUE} tile:BL08 {position}", played)
    if tile.startswith("BR"):
        scene = Scene(f"brown:{tile} brown {position}")
        scene.run(FinalScoring())
        return {f"+{scene.seat.final[0]}point"}
    way = f"slot:Y1 build build:tunnel at:{BLUE} {played}"
    done = turn_with(f"tile:{tile} tunnel@LR-MR tunnel@MR-UR {position}", way, slot_point=False)
    return done - {f"tunnel@{BLUE}"}


def contract(ident: str, position: str, played: str) -> set[str]:
    return turn_with(f"contract:{ident} {position}", played, slot_point="slot:Y4" in played)


def slot(ident: str, position: str, played: str) -> set[str]:
    """The slot as it is printed, on the side of the main board that has it."""
    box: Box = TITLE.box()
    seats = 2 if ident in box.side[2].names else 3
    side = box.side[seats]
    code = side.codes[side.names.index(ident)]
    return turn_with(position, f"slot:{code} {played}", slot_point=False, seats=seats, real=True)


TIMINGS = {"instant": instant, "action": action, "permanent": permanent, "endgame": endgame}


def played_out(ident: str, position: str, played: str) -> set[str]:
    box: Box = TITLE.box()
    if ident in box.card_number:
        timing = box.card_timings[box.card_number[ident]]
        if timing == "production":
            return production(f"claim:{ident}", position, played)
        return TIMINGS[timing](ident, position, played)
    if ident in box.contract_ids:
        return contract(ident, position, played)
    return slot(ident, position, played) if ident in box.slots else metropolis(ident, position, played)


@rule(
    "UC-12.05", "UC-12.06", "UC-12.07", "UC-12.08", "UC-12.09", "UC-12.10", "UC-12.11", "UC-12.12", "UC-12.13"
)
@rule(
    "UC-12.14", "UC-12.15", "UC-12.16", "UC-12.17", "UC-12.18", "UC-12.20", "UC-12.21", "UC-12.22", "UC-12.23"
)
@rule("UC-12.24", "UC-12.29", "UC-12.30", "UC-12.31", "UC-15.09", "UC-15.12", "UC-20.02", "UC-4.07")
@rule(
    "UC-19.02", "UC-19.03", "UC-19.04", "UC-19.05", "UC-19.06", "UC-19.08", "UC-23.01", "UC-23.15", "UC-23.16"
)
@rule(
    "UC-23.17", "UC-23.18", "UC-23.20", "UC-23.21", "UC-23.22", "UC-23.23", "UC-23.24", "UC-23.25", "UC-23.26"
)
@rule("UC-23.27", "UC-23.28")
@pytest.mark.parametrize(
    ("ident", "position", "played", "changed"),
    ROWS,
    ids=[f"{number}-{row[0]}" for number, row in enumerate(ROWS)],
)
def test_it_does_what_its_text_says(ident: str, position: str, played: str, changed: str) -> None:
    assert played_out(ident, position, played) == wanted(changed)


UNDERSEA_SERVER_FARM = "98"
"""It changes nothing but the hand limit: it has a test of its own below."""


def test_the_table_has_a_row_for_everything() -> None:
    box: Box = TITLE.box()
    everything = {*box.card_ids[1:], *box.tile_ids, *box.contract_ids, *box.slots}
    assert everything - {row[0] for row in ROWS} == {UNDERSEA_SERVER_FARM}
    produced = {
        f"{tile} production" for tile, made in zip(box.tile_ids, box.tile_production, strict=True) if made
    }
    assert {row[0] for row in ROWS if row[0] not in everything} == produced


@rule("UC-16.04")
def test_the_undersea_server_farm_raises_the_hand_limit() -> None:
    for cards, claimed, discards in ((5, "", 2), (5, "claim:98", 1), (4, "claim:98", 0)):
        scene = Scene(claimed)
        table: Table = scene.game.state
        scene.seat.hand, table.deck = table.deck[:cards], table.deck[cards:]
        scene.run(TURN)
        thrown = 0
        while keys(scene.game)[0].startswith("discard:"):
            scene.game.play(scene.index, keys(scene.game)[0])
            thrown += 1
        assert thrown == discards


@rule("UC-23.03")
@pytest.mark.parametrize(
    ("ident", "played", "legal", "illegal", "why"),
    [
        ("84", "build build:farm", "at:LR.1", "at:UL.1", "UC-8.07"),
        ("72", "build", "at:LR-LM", "at:LM-LL", "UC-8.10"),
        ("154", "build build:symbiotic", "at:LM", "at:UL", "UC-8.03"),
        ("158", "build build:farm", "at:LR.X", "at:LR.1", "UC-8.15"),
    ],
)
def test_a_card_builds_on_legal_sites_only(
    ident: str, played: str, legal: str, illegal: str, why: str
) -> None:
    scene = Scene(f"credit=9 kelp=9 steelplast=9 biomatter=9 hand:{ident}")
    reconsider(scene.game)
    colour = scene.box.cards[scene.box.card_number[ident] - 1].colour
    scene.play(MATCHING[colour], "order:card", *played.split())
    assert legal in keys(scene.game)
    assert refusal(scene.game, illegal) == why


@rule("UC-4.01", "UC-4.02", "UC-4.03", "UC-4.11", "UC-5.11", "UC-5.13")
@pytest.mark.parametrize("ident", TITLE.box().card_ids[1:])
def test_it_goes_where_it_belongs(ident: str) -> None:
    """Played for its benefit: claimed to its row, or discarded; a paid special instant is tucked away."""
    scene = Scene(f"credit=9 kelp=9 steelplast=9 science=9 hand:{ident}")
    reconsider(scene.game)
    table: Table = scene.game.state
    number = scene.box.card_number[ident]
    card = scene.box.cards[number - 1]
    scene.play(MATCHING[card.colour], "order:card", *(["benefit"] if card.price else []))
    if card.timing != "instant":
        assert scene.seat.goods[scene.box.credit] == 9 - card.price
    while scene.game.to_act() == [scene.index]:
        offered = keys(scene.game)
        scene.game.play(scene.index, "done" if "done" in offered else offered[0])
    piles = {
        "action": scene.seat.actions[1:],
        "permanent": scene.seat.permanents,
        "production": scene.seat.productions,
        "endgame": scene.seat.endgames,
        "tucked": scene.seat.tucked,
        "discard": table.discard,
        "removed": table.removed,
    }
    spent = "tucked" if card.price else "discard" if card.era == table.era else "removed"
    wanted_pile = spent if card.timing == "instant" else card.timing
    assert [name for name, pile in piles.items() if number in pile] == [wanted_pile]
    assert table.played == NO_CARD
