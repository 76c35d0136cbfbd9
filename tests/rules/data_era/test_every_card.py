"""Every card, tile and contract of Data Era does what its text says: rows in `every_card.txt`."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.entries import Card
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import FinalScoring, Produce, Sell
from kolonie.games.underwater_cities.state import NO_CARD, Table
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.data_era.rows import ERA, HERE, EraScene
from tests.rules.underwater_cities.rows import change, look, read_rows, wanted

ROWS = read_rows(HERE)
MATCHING = {"green": "slot:G1", "red": "slot:R1", "yellow": "slot:Y4"}
"""Slots that score one point and do nothing else (`slots.toml`)."""
USE_AN_ACTION = "slot:R4"
BLUE = "UR-BLUE_TR"
FULL_AUTOMATION = "D29"
"""It changes a slot, so it is played with slots as they are printed."""


def entry(box: Box, ident: str) -> Card:
    return next(card for card in box.cards if card.id == ident)


# -- how a row of each sort is played


def turn_with(
    position: str, played: str, slot_point: bool = True, seats: int = 2, real: bool = False
) -> set[str]:
    """A whole turn; the point of an empty slot and the card drawn at the end are no part of the change."""
    scene = EraScene(position, seats, real)
    reconsider(scene.game)
    held = len(scene.seat.hand)
    before = look(scene)
    scene.play(*played.split())
    scene.finish(leaving="slot:Y1" in played)  # a slot of our own, as wide as can be
    after = look(scene)
    after[0]["point"] -= slot_point
    after[0]["card"] -= held == 0  # else as many were drawn as were played
    return change(before, after)


def instant(ident: str, position: str, played: str) -> set[str]:
    card = entry(TITLE.box((), ERA), ident)
    way = f"{MATCHING[card.colour]} order:card {'benefit ' if card.price else ''}{played}"
    return turn_with(f"{position} hand:{ident}", way)


def action(ident: str, position: str, played: str) -> set[str]:
    done = turn_with(f"used:PA claim:{ident} {position}", f"{USE_AN_ACTION} {played}", slot_point=False)
    assert f"used:{ident}" in done
    return done - {f"used:{ident}"}


def permanent(ident: str, position: str, played: str) -> set[str]:
    real = ident == FULL_AUTOMATION
    empty = {*MATCHING.values()} & {*played.split()} and not real
    return turn_with(f"claim:{ident} {position}", played, slot_point=bool(empty), real=real)


def production(ident: str, position: str, played: str) -> set[str]:
    """What is produced with the card, compared with what is produced without it."""
    seen = []
    for setting in (position, f"{position} {ident}"):
        scene = EraScene(setting)
        scene.run(Produce())
        if setting != position:
            scene.play(*played.split())
        scene.finish(leaving=setting == position)
        seen.append(look(scene))
    return change(seen[0], seen[1])


def endgame(ident: str, position: str, played: str) -> set[str]:
    scene = EraScene(f"claim:{ident} {position}")
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
    if tile.startswith("DBR"):
        scene = EraScene(f"brown:{tile} brown {position}")
        scene.run(FinalScoring())
        return {f"+{scene.seat.final[0]}point"}
    way = f"slot:Y1 build build:tunnel at:{BLUE} {played}"
    done = turn_with(f"tile:{tile} tunnel@LR-MR tunnel@MR-UR {position}", way, slot_point=False)
    return done - {f"tunnel@{BLUE}"}


def overlay(ident: str, position: str, played: str) -> set[str]:
    """The slot that the tile covers, on its side of the main board."""
    box: Box = TITLE.box((), ERA)
    seats = 2 if ident in box.side[2].overlays else 3
    side = box.side[seats]
    code = side.codes[side.overlays.index(ident)]
    return turn_with(position, f"slot:{code} {played}", slot_point=False, seats=seats, real=True)


TIMINGS = {"instant": instant, "action": action, "permanent": permanent, "endgame": endgame}


def played_out(ident: str, position: str, played: str) -> set[str]:
    box: Box = TITLE.box((), ERA)
    if ident in box.card_number:
        timing = entry(box, ident).timing
        if timing == "production":
            return production(f"claim:{ident}", position, played)
        return TIMINGS[timing](ident, position, played)
    if ident in box.contract_ids:
        return turn_with(f"contract:{ident} {position}", played, slot_point=False)
    return overlay(ident, position, played) if ident in box.slots else metropolis(ident, position, played)


@rule("DE-3.02", "DE-3.03", "DE-3.04", "DE-4.09", "DE-5.04", "DE-6.03")
@rule("DE-9.16", "DE-9.17", "DE-9.18", "DE-9.19", "DE-9.20", "DE-11.09", "DE-3.12", "DE-3.27", "DE-7.65")
@pytest.mark.parametrize(
    ("ident", "position", "played", "changed"),
    ROWS,
    ids=[f"{number}-{row[0]}" for number, row in enumerate(ROWS)],
)
def test_it_does_what_its_text_says(ident: str, position: str, played: str, changed: str) -> None:
    assert played_out(ident, position, played) == wanted(changed)


@rule("DE-2.04", "DE-2.05", "DE-2.07", "DE-2.09", "DE-2.13")
def test_the_table_has_a_row_for_everything() -> None:
    base: Box = TITLE.box()
    box: Box = TITLE.box((), ERA)
    cards = {card.id for card in box.cards} - {card.id for card in base.cards}
    assert cards == {f"D{number}" for number in range(1, 49)}
    tiles = {*box.tile_ids} - {*base.tile_ids}
    assert tiles == {"DBL1", "DBL2", "DBL3", "DBR1", "DBR2"}
    contracts = {*box.contract_ids} - {*base.contract_ids}
    assert contracts == {"GC9", "GC10", "GC11"}
    overlays = {*box.slots} - {*base.slots}
    assert overlays == {f"OV{number:02}" for number in range(1, 14)}
    produced = {
        f"{tile} production"
        for tile, made in zip(box.tile_ids, box.tile_production, strict=True)
        if made and tile in tiles
    }
    assert {row[0] for row in ROWS} == cards | tiles | contracts | overlays | produced


@rule("DE-9.16")
def test_the_commodity_exchange_works_once_in_a_turn() -> None:
    scene = EraScene("claim:D8 half_disc=4 hand:18")
    reconsider(scene.game)
    scene.play("once:D8")
    assert "once:D8" not in keys(scene.game)
    assert scene.counted()["half_disc"] == 3


@rule("DE-9.19")
def test_full_automation_gives_up_one_steelplast_and_no_more() -> None:
    scene = EraScene("claim:D29 claim:D4 claim:D14 half_disc=2", real=True)
    reconsider(scene.game)
    scene.play("slot:R1", "card:D29", "action", "use:D4")
    assert "card:D29" not in keys(scene.game)


@rule("DE-5.05", "DE-6.05")
@pytest.mark.parametrize(
    ("ident", "played", "legal", "illegal", "why"),
    [
        ("D2", "build", "at:LR.1", "at:LR.X", "DE-7.64"),
        ("D16", "build", "at:LM", "at:UL", "UC-8.03"),
        ("D20", "", "build:data_center", "build:farm", ""),
        ("D21", "build", "at:LR.1", "at:MM.1", "UC-8.07"),
    ],
)
def test_a_card_builds_on_legal_sites_only(
    ident: str, played: str, legal: str, illegal: str, why: str
) -> None:
    """With no half disc left an expansion site stays closed."""
    goods = "credit=9 kelp=9 steelplast=9 biomatter=9"
    discs = " half_disc=2" if ident == "D16" else ""
    start = f"used:PA claim:{ident} {goods}" if ident == "D20" else f"{goods}{discs} hand:{ident}"
    scene = EraScene(start)
    reconsider(scene.game)
    colour = entry(scene.box, ident).colour
    scene.play(*([USE_AN_ACTION] if ident == "D20" else [MATCHING[colour], "order:card"]), *played.split())
    assert legal in keys(scene.game)
    refused = refusal(scene.game, illegal)
    assert not why or refused == why


@rule("DE-3.16", "DE-3.17", "DE-3.24")
@pytest.mark.parametrize("ident", [f"D{number}" for number in range(1, 49)])
def test_it_goes_where_it_belongs(ident: str) -> None:
    """Played for its benefit: claimed to its row or discarded; the assistants stay where they are."""
    scene = EraScene(f"credit=9 kelp=9 steelplast=9 science=9 hand:{ident}")
    reconsider(scene.game)
    table: Table = scene.game.state
    number = scene.box.card_number[ident]
    card = entry(scene.box, ident)
    claimed = scene.seat.productions
    scene.play(MATCHING[card.colour], "order:card", *(["benefit"] if card.price else []))
    if card.timing != "instant":
        assert scene.seat.goods[scene.box.credit] == 9 - card.price
    while scene.game.to_act() == [scene.index]:
        offered = keys(scene.game)
        scene.game.play(scene.index, "done" if "done" in offered else offered[0])
    piles = {
        "action": scene.seat.actions[1:],
        "permanent": scene.seat.permanents,
        "production": scene.seat.productions[len(claimed) :],
        "endgame": scene.seat.endgames,
        "discard": table.discard,
        "removed": table.removed,
    }
    spent = "discard" if card.era == table.era else "removed"
    wanted_pile = spent if card.timing == "instant" else card.timing
    assert [name for name, pile in piles.items() if number in pile] == [wanted_pile]
    assert scene.seat.productions[: len(claimed)] == claimed
    assert table.played == NO_CARD
