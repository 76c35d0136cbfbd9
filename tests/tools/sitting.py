"""A sitting at the terminal without a terminal: a script types, a buffer listens."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from kolonie.core.title import Title
from kolonie.table.screen import Screen
from kolonie.table.terminal import Terminal


class Sitting:
    """A terminal with what was typed (`script`, then `habit`) and what was printed.

    `habit` answers when the script is used up; without it the input ends there.
    """

    def __init__(
        self,
        title: Title,
        names: tuple[str, ...],
        script: list[str] | None = None,
        habit: Callable[[Sitting], str] | None = None,
        language: str = "en",
        seed: str = "sitting",
        record: Path | None = None,
        width: int = 120,
        height: int = 60,
        settings: dict[str, str] | None = None,
        moves: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.script = list(script or ())
        self.habit = habit
        self.typed: list[str] = []
        self.marks: list[int] = []
        """How much had been printed when each line was typed."""
        self.screen = io.StringIO()
        console = Screen(file=self.screen, width=width, height=height)
        complete = title.check(settings or {}, len(names))
        box = title.box((), complete)
        self.terminal = Terminal(
            title, names, seed, complete, language, box, record, console=console, ask=self.ask, moves=moves
        )

    def ask(self) -> str:
        self.marks.append(len(self.screen.getvalue()))
        if self.script:
            word = self.script.pop(0)
        elif self.habit is not None:
            word = self.habit(self)
        else:
            raise EOFError
        self.typed.append(word)
        return word

    def run(self) -> str:
        """Plays the sitting; tells everything that was printed."""
        assert self.terminal.run() == 0
        return self.screen.getvalue()

    def answer_to(self, number: int) -> str:
        """What was printed between the line typed as that number and the next one."""
        text = self.screen.getvalue()
        end = self.marks[number + 1] if number + 1 < len(self.marks) else len(text)
        return text[self.marks[number] : end]

    def answer_to_word(self, word: str) -> str:
        return self.answer_to(self.typed.index(word))


def _ends_a_turn(sitting: Sitting) -> bool:
    """True if nothing is decided now but whether the turn stands, or who looks at the screen."""
    terminal = sitting.terminal
    seat = terminal.table.game.to_act()[0]
    return terminal.hand_over_pending(seat) or terminal.looking != seat


def dice(seed: int) -> Callable[[Sitting], str]:
    """Somebody who plays by dice, ends every turn and takes the device when it is passed on."""
    thrown = random.Random(seed)

    def habit(sitting: Sitting) -> str:
        return "" if _ends_a_turn(sitting) else str(thrown.randint(1, len(sitting.terminal.lines)))

    return habit


def hurry(sitting: Sitting) -> str:
    """Somebody who wants to go home: withdraws, or moves the engineer, or takes the first option."""
    game = sitting.terminal.table.game
    if _ends_a_turn(sitting):
        return ""
    keys = [choice.key for choice in game.options(game.to_act()[0])]
    ways = [key for key in keys if key == "withdraw"] + [key for key in keys if key.startswith("engineer")]
    return ways[0] if ways else "1"
