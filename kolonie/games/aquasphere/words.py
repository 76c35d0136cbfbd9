"""What options say, what they touch, and what should be known before one of them is taken."""

from __future__ import annotations

from kolonie.core.ahead import Hidden
from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.games.aquasphere.box import BLUE, COLOURS, LETTERS, PLAYER_COLOURS, RED, WHITE, YELLOW
from kolonie.games.aquasphere.pieces import TIME, submarine_price, way_price
from kolonie.games.aquasphere.state import Game


def colour_name(colour: int, form: str = "m") -> Message:
    """A colour of an action in words; `form` is the gender and case that Czech needs."""
    return message(f"colour-{COLOURS[colour]}", form=form)


def player_colour(colour: int) -> Message:
    return message(f"player-colour-{PLAYER_COLOURS[colour]}")


def seat_name(seat: int) -> Message:
    return message("seat-name", n=seat + 1)


# -- options


def label(game: Game, seat: int, choice: Option) -> Message:
    """What an option says, offered or refused."""
    table = game.state
    box = game.box
    verb = choice.verb
    key = f"opt-{verb}"
    if verb in ("engineer", "sidestep"):
        return _programming_label(game, seat, choice)
    if verb == "area":
        colour = colour_name(COLOURS.index(choice.word()), "onto")
        return message(key, colour=colour, action=message(f"action-{choice.word()}"))
    if verb in ("buy", "return", "back", "line"):
        form = "m" if verb == "buy" else "from"
        return message(key, colour=colour_name(COLOURS.index(choice.word()), form))
    if verb == "go":
        position = table.ring.index(LETTERS.index(choice.word()))
        return message(key, sector=choice.word(), price=way_price(game, table.seats[seat], position))
    if verb == "place":
        return message(key, sector=choice.word())
    if verb == "colour":
        return message(key, colour=message(f"player-colour-{choice.word()}"))
    if verb == "card":
        return message(key, card=box.card_text(box.research_ids.index(choice.word())))
    if verb == "catch":
        n = choice.num()
        return message(key, n=n, kp=box.table[min(n, len(box.table) - 1)])
    if verb == "kp":
        return message(key, kp=int(choice.word()))
    if verb == "perform":
        return _perform_label(game, seat)
    return message(key)


def _programming_label(game: Game, seat: int, choice: Option) -> Message:
    """Where the engineer goes and what that programs: nothing without a bot in the supply (AQ-9.12)."""
    table = game.state
    token = table.tokens[game.box.field_ids.index(choice.word())]
    if token < 0:
        return message(f"opt-{choice.verb}-start", field=choice.word())
    key = f"opt-{choice.verb}" if table.seats[seat].bots else f"opt-{choice.verb}-idle"
    return message(key, field=choice.word(), colour=colour_name(token))


def _perform_label(game: Game, seat: int) -> Message:
    table = game.state
    player = table.seats[seat]
    area = COLOURS[player.area]
    if area == "white":
        symbol = game.box.programming_fields[table.ring[player.scientist]]
        taken = player.programmed >> symbol & 1  # AQ-13.31: then it gives time
        return message(
            "opt-perform-white-taken" if taken else "opt-perform-white",
            colour=colour_name(symbol),
            time=message("what-time", n=game.box.occupied_gain),
        )
    price = submarine_price(game, player, player.scientist) if area == "blue" else 0
    return message(f"opt-perform-{area}", price=price, bulb=game.box.bulb(game.seats, table.round))


def places(game: Game, seat: int, choice: Option) -> tuple[str, ...]:
    """The places on the board that an option touches."""
    verb = choice.verb
    if verb in ("engineer", "sidestep"):
        return (f"hq:{choice.word()}",)
    if verb in ("go", "place"):
        return (f"sector:{choice.word()}",)
    if verb == "area":
        table = game.state
        return (f"area:{LETTERS[table.ring[table.seats[seat].scientist]]}:{choice.word()}",)
    if verb in ("buy", "return", "back", "line"):
        return (f"symbol:{seat}:{choice.word()}",)
    if verb == "card":
        return (f"research:{choice.word()}",)
    if verb == "withdraw":
        return ("withdrawal",)
    return ()


ELSEWHERE = {
    "colour": ("AQ-2.03", "why-only-at-set-up"),
    "engineer": ("AQ-8.03", "why-only-in-turn"),
    "sidestep": ("AQ-8.03", "why-only-in-turn"),
    "buy": ("AQ-8.03", "why-only-in-turn"),
    "go": ("AQ-8.03", "why-only-in-turn"),
    "withdraw": ("AQ-8.03", "why-only-in-turn"),
    "return": ("AQ-12.10", "why-choice-pending"),
    "area": ("AQ-10.01", "why-only-in-action"),
    "perform": ("AQ-10.01", "why-only-in-action"),
    "decline": ("AQ-10.01", "why-only-in-action"),
    "catch": ("AQ-10.01", "why-only-in-action"),
    "back": ("AQ-6.03", "why-only-third-bot"),
    "line": ("AQ-4.09", "why-only-at-line"),
    "stop": ("AQ-4.09", "why-only-at-line"),
    "place": ("AQ-13.02", "why-only-letter"),
    "kp": ("AQ-17.11", "why-only-catch"),
    "card": ("AQ-17.03", "why-no-event"),
    "income": ("AQ-14.02", "why-only-interim"),
}
"""When what is not offered could be done: the rule that says it, and its words."""


# -- what should be known before


def remarks(game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
    """What an option would cost or lose, where its label and what changes do not say it."""
    if choice.verb in ("return", "back"):
        return _time_lost(game, seat, game.box.return_gain)
    if choice.verb == "income":
        player = game.state.seats[seat]
        return _time_lost(game, seat, game.box.submarines - player.subs)
    if choice.verb == "perform":
        return _perform_remarks(game, seat)
    if choice.verb in ("go", "area"):
        return _no_action(game, seat, choice)
    if choice.verb == "catch":
        kp = game.box.table[min(choice.num(), len(game.box.table) - 1)]
        return _red_lines(game, seat, kp)
    return ()


def _perform_remarks(game: Game, seat: int) -> tuple[Message, ...]:
    table = game.state
    player = table.seats[seat]
    area = player.area
    if area in (BLUE, RED):
        return _red_lines(game, seat, game.box.bulb(game.seats, table.round))
    if area == YELLOW:
        return _time_lost(game, seat, max(table.time[player.scientist], game.box.take_time_minimum))
    if area == WHITE:
        symbol = game.box.programming_fields[table.ring[player.scientist]]
        if player.programmed >> symbol & 1:
            return _time_lost(game, seat, game.box.occupied_gain)
    return ()


def _no_action(game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
    """That the bot is used up and nothing can be done with it there: tried out, for the rules know best."""
    twin = game.clone()
    twin.journal = []
    try:
        twin.play(seat, choice)
    except Hidden:
        return ()
    done = {entry.choice.verb for entry in twin.journal if entry.seat == seat and entry.choice is not None}
    asked = {one.verb for one in twin.options(seat)} if seat in twin.asks else set()
    lost = "decline" in done or ("decline" in asked and asked <= {"decline", "return"})
    return (message("remark-no-action"),) if lost else ()


def _time_lost(game: Game, seat: int, n: int) -> tuple[Message, ...]:
    """Time that does not fit into the lab (AQ-7.04)."""
    player = game.state.seats[seat]
    over = n - (player.room[TIME] - player.time)
    return (message("remark-time", n=over),) if over > 0 else ()


def _red_lines(game: Game, seat: int, kp: int) -> tuple[Message, ...]:
    """Red lines on the way: what they cost, what lies behind one that cannot be paid (AQ-4.07, AQ-4.09)."""
    player = game.state.seats[seat]
    first = line = game.box.line_after(player.kp)
    paid = 0
    while player.kp + kp >= line and paid < player.crystals:
        paid += 1
        line = game.box.line_after(line)
    found = [message("remark-crossing", line=first, n=paid)] if paid else []
    over = player.kp + kp - (line - 1)
    if over > 0:
        found.append(message("remark-line" if player.programmed else "remark-points", line=line, n=over))
    return tuple(found)
