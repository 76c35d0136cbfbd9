"""A table that nobody keeps: what lessons and puzzles show of a game, as if it were one that is played."""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.engine import Game
from kolonie.core.outlook import outlooks
from kolonie.core.text import Lexicon
from kolonie.core.views import journal, view
from kolonie.server.logbook import log_lines, outlook_state, since_turn
from kolonie.server.picture import AT_ONCE, options_of, refusals_of, rules_of
from kolonie.server.states import DecisionDetails, DecisionState, SeatState, TableState
from kolonie.server.wording import draw
from kolonie.server.words import TableWords
from kolonie.table.export import counted
from kolonie.table.story import story


def names_at(game: Game, seat: int, name: str, words: Lexicon) -> tuple[str, ...]:
    """Who sits there: the visitor, and others who are only called by their number."""
    others = [words.say("seat-name", n=index + 1) for index in range(game.seats)]
    return tuple(name or called if index == seat else called for index, called in enumerate(others))


@dataclass(frozen=True)
class Practice:
    """A game as a seat sees it, after the answers that led there."""

    game: Game
    seat: int
    path: tuple[str, ...]
    words: TableWords
    asked: bool
    """Whether the seat is to choose something now."""

    def table(self, name: str, names: tuple[str, ...]) -> TableState:
        game, seat, words = self.game, self.seat, self.words
        title = game.title
        seen = view(game, seat)
        drawn = draw(title.scene(game.box, seen), words)
        entries = journal(game, seat)
        told = story(game, seat, entries)
        count = counted(entries)
        return TableState(
            id=name,
            game=title.id,
            title=words.say("title"),
            status="running",
            stopped=None,
            number=count.moves,
            you=seat,
            your_seats=[seat],
            names=list(names),
            seats=[
                SeatState(
                    name=called,
                    kind="me" if index == seat else "bot",
                    online=True,
                    clock_s=None,
                    to_act=self.asked and index == seat,
                    bot=None,
                    resigned=False,
                )
                for index, called in enumerate(names)
            ],
            crumbs=drawn.crumbs,
            passed=drawn.passed,
            ahead=drawn.ahead,
            panels=drawn.panels,
            board=seen,
            decision=self._decision() if self.asked else None,
            log=log_lines(told, None, words, count),
            chat=[],
            since_your_turn=since_turn(told, seat),
            options=dict(game.settings),
            commitment="",
            seed=None,
            verified=None,
            shares=[],
            dealing=False,
            chosen=True,
            result=None,
            ending=None,
            agreed=[],
            owner=False,
            expires=None,
            mode="live",
            confirm=False,
            public=False,
            can_take_back=bool(self.path),
            your_number=len(self.path),
            seat_links=[],
            spectator_url=None,
        )

    def _decision(self) -> DecisionState:
        """What the seat is asked. Its number is that of the answer: here is counted from the beginning."""
        decision = self.game.decision(self.seat)
        rule = rules_of(self.game.title.id, self.words.language).get(decision.rule)
        return DecisionState(
            decision.seat,
            len(self.path),
            self.words.say(decision.prompt),
            decision.rule,
            rule.text if rule else "",
            options_of(self.game, decision.seat, decision.options, self.words),
            bool(self.path),
            None,
            False,
            decision.prompt.key,
        )

    def details(self) -> DecisionDetails:
        game, seat, words = self.game, self.seat, self.words
        keys = [choice.key for choice in game.options(seat)]
        found = outlooks(game, seat, keys) if len(keys) <= AT_ONCE else []
        told = [outlook_state(key, one, words) for key, one in zip(keys, found, strict=False)]
        return DecisionDetails(len(self.path), refusals_of(game, seat, words), told)
