"""Search: whole turns are the moves, and each is tried out in worlds that could be the true one.

The best few turns that a beam finds are the arms. In each imagined world every arm is played, then everybody
plays turns of a narrow beam until the seat has finished its next one or some more, and the position is
judged. The arms meet the same worlds, the weaker half is left out step by step, and what the beam liked best
stays unless another is clearly ahead. The budget is counted in positions, not in seconds: the same view and
the same chance give the same answer on every machine.

Where turns show their worth only in a row, rows of own turns are looked through instead (`rows`). Where a
beam misses much of a turn, it is looked through more closely before its best turns are tried out (`looks`).
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from operator import attrgetter
from typing import Final, NamedTuple, TypeVar

from kolonie.bots.greedy import Line, Search, Step, Turn, beginning, uncollected
from kolonie.bots.hands import aside, has_hands
from kolonie.core.chance import Chance
from kolonie.core.engine import BEYOND, Game
from kolonie.core.judgement import Beam, Judgement
from kolonie.core.views import View

CLOSE: Final = 8_000
"""For so many positions a title says how wide a closer look is (`Judgement.close`)."""

WORTHWHILE: Final = 2_000
"""A world that takes fewer positions is met sooner than another process is made for it."""

ALIKE: Final = 2
"""So many turns that begin alike are tried out: others are to have their room."""

Found = TypeVar("Found", bound=Turn)


class Effort(NamedTuple):
    """How much a search takes on."""

    plays: int = 4000
    """So many positions are looked at in a search, about."""
    arms: int = 8
    """So many turns are compared."""
    narrow: int = 3
    """The width of the beam that the seat plays on with afterwards,"""
    rivals: int = 3
    """and that of the others, whose turns matter by what they leave to it."""
    caution: float = 1.0
    """By so many standard errors another turn must be ahead of what the beam liked best."""
    fewest: int = 4
    """No turn is preferred that was tried out in fewer worlds,"""
    most: int = 64
    """and none is tried out in more."""
    look: int = 0
    """So many positions for a closer look at the turn, where a title wants one; 0: none is taken."""
    tries: int = 0
    """So many more to try out what such a look has found; 0: its best turn is played."""
    tried: int = 10
    """So many of those turns are tried out."""
    ahead: int = 1
    """So many own turns after the one that is tried out are played before a position is judged."""
    tree: int = 0
    """So many positions, where a tree is grown (`trees`); 0: none is."""
    onward: int = 0
    """Where rows are looked through: so many positions in all, if they are played on too (`rows`)."""
    answers: int = 0
    """Where rows are looked through: so many positions to see what the others answer (`answered`)."""
    polish: int = 0
    """Where rows are looked through: so many positions to change the best of them a little (`polish`)."""
    glances: bool = False
    """In a contest: whether not everything is looked at that is worth trying."""
    rivalry: float = 0.0
    """In a contest: so much of what the best of the others can come to is taken off."""
    rounds: int = 0
    """In a contest: in so many worlds the best turns are tried out a round farther."""


class Arm:
    """A whole turn, and what came of it in each world so far."""

    __slots__ = ("first", "gain", "steps", "worths")

    def __init__(self, steps: tuple[Step, ...], first: float) -> None:
        self.steps = steps
        self.first = first
        """What the beam thought of it."""
        self.worths: list[float] = []
        self.gain = 0.0
        """How much more it has proved to be worth than that, beside the others (`looks`)."""

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else self.first


def closely(usual: Beam, close: Beam, look: int) -> Beam:
    """How a turn is looked through where a title wants a closer look: wider with more positions."""
    if not look:
        return usual
    times = look / CLOSE
    return close._replace(
        width=max(usual.width, round(times * close.width)),
        most=max(usual.most, round(times * close.most)),
    )


def weighed(view: View, chance: Chance, effort: Effort) -> list[Arm]:
    """The best turns that were found, the one to be played first."""
    how = view.judgement()
    with uncollected():
        trial = Trial(view, how, effort)
        arms = trial.whole_turns(view.imagine(chance))
        if len(arms) > 1 and trial.plays < effort.plays:  # one world alone would prefer nothing
            trial.compare(arms, chance, effort.plays - trial.plays)
    return preferred(arms, effort)


def preferred(arms: list[Arm], effort: Effort) -> list[Arm]:
    """The arms by what they proved to be worth; the beam's own first unless one is clearly ahead of it."""
    own = arms[0]
    ranked = sorted(arms, key=_rank, reverse=True)
    for arm in ranked:
        if arm is own:
            break
        if is_ahead(arm, own, effort):
            ranked.remove(arm)
            return [arm, *ranked]
    ranked.remove(own)
    return [own, *ranked]


def _rank(arm: Arm) -> tuple[int, float]:
    return (len(arm.worths), arm.mean)


def is_ahead(arm: Arm, own: Arm, effort: Effort) -> bool:
    """Whether an arm is ahead in the worlds that both have met, by more than chance would have it."""
    gains = [a - b for a, b in zip(arm.worths, own.worths, strict=False)]
    n = len(gains)
    if n < min(effort.fewest, len(own.worths)) or n < 2:
        return False
    mean = sum(gains) / n
    spread = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (n - 1))
    return mean > effort.caution * spread / sqrt(n)


class Trial:
    """Tries out turns of one seat."""

    def __init__(self, view: View, how: Judgement, effort: Effort) -> None:
        self.view = view
        self.seat = view.seat
        self.how = how
        self.effort = effort
        self.first: Beam = how.beam if how.close is None else closely(how.beam, how.close, effort.look)
        """The beam by which turns are looked for that are compared."""
        self.narrow: Beam = how.beam._replace(width=effort.narrow, turns=1)
        self.theirs: Beam = self.narrow._replace(width=effort.rivals)
        self.ahead = effort.ahead
        self.replies: dict[tuple[str, int, int], tuple[Step, ...]] = {}
        """What the others answered in the world in which arms are tried out, by what these begin with."""
        self.plays = 0
        self.cost = 0
        """How many positions the last world took in which arms were tried out, or the first may take."""

    def turns(self, world: Game, seat: int, beam: Beam) -> list[Turn]:
        """The turns of a seat that a beam comes to the end of, the best first. The world is used up."""
        search = Search(world, seat, self.how)
        search.turns = []
        search.through(world, beam)
        self.plays += search.plays
        search.turns.sort(key=attrgetter("worth"), reverse=True)
        return search.turns

    def best_turn(self, world: Game, seat: int, beam: Beam) -> Line:
        """The first of them, and where it leads."""
        search = Search(world, seat, self.how)
        search.through(world, beam)
        self.plays += search.plays
        assert search.best is not None
        return search.best

    def whole_turns(self, world: Game) -> list[Arm]:
        """The best different turns, the best first. The world is used up."""
        lines = different(self.turns(world, self.seat, self.first), self.effort.arms)
        return [Arm(line.steps, line.worth) for line in lines]

    def compare(self, arms: list[Arm], chance: Chance, room: int) -> None:
        """Plays the arms in one world after another and leaves out the weaker half, step by step.

        There is room for so many positions. As long as there is, nothing is left out without another world.
        """
        own = arms[0]
        alive = list(arms)
        halvings = max(1, (len(arms) - 1).bit_length())
        start = self.plays
        self.cost = room // (halvings + 1)
        for stage in range(halvings):
            known = len(own.worths)
            until = start + room * (stage + 1) // halvings
            while not own.worths or (
                self.plays < (until if len(own.worths) > known else start + room)
                and len(own.worths) < self.effort.most
            ):
                self.meet(self.view.imagine(chance), alive)
                self.learn(alive)
            alive.sort(key=self.rank, reverse=True)
            alive = alive[: max(2, (len(alive) + 1) // 2)]
            if own not in alive:
                alive.append(own)

    def learn(self, arms: list[Arm]) -> None:
        """These arms have met another world."""

    def rank(self, arm: Arm) -> tuple[int, float]:
        return _rank(arm)

    def meet(self, world: Game, arms: list[Arm]) -> None:
        """Plays the arms in a world; where a second core is idle, half of them there."""
        before = self.plays
        mine, theirs = halves(arms) if self.cost >= WORTHWHILE and has_hands() else (arms, [])
        if theirs:
            wait = aside(partial(self.told, world, theirs))
            try:
                self._meet(world, mine)
            finally:
                told = wait()
            if told is None:
                self._meet(world, theirs)
            else:
                *worths, plays = told
                for arm, worth in zip(theirs, worths, strict=True):
                    arm.worths.append(worth)
                self.plays += int(plays)
        else:
            self._meet(world, mine)
        self.cost = self.plays - before

    def told(self, world: Game, arms: list[Arm]) -> list[float]:
        """What the arms come to in a world, and how many positions were looked at for that."""
        before = self.plays
        self._meet(world, arms)
        return [*[arm.worths[-1] for arm in arms], float(self.plays - before)]

    def _meet(self, world: Game, arms: list[Arm]) -> None:
        self.replies = {}
        for arm in arms:
            arm.worths.append(self.outcome(world.clone(), arm))

    def begun(self, world: Game, arm: Arm) -> Game:
        """The world after the turn; where it cannot be played to its end, as a narrow beam ends it."""
        seat = self.seat
        self.play(world, seat, arm.steps)
        if seat in world.asks and not self._between(world):
            world = self.after_turn(world, seat)
        return world

    def play(self, world: Game, seat: int, steps: tuple[Step, ...]) -> bool:
        """Plays a turn as far as it is offered; tells whether it was to its end."""
        for _offered, choice in steps:
            ask = world.asks.get(seat)
            if ask is None or choice not in ask.options:
                return False
            world.play(seat, choice)
            self.plays += 1
        return True

    def outcome(self, world: Game, arm: Arm) -> float:
        """What a world is worth to the seat after the turn, and everybody's next ones up to its own."""
        return self.how.value(self.played_on(world, arm), self.seat)

    def played_on(self, world: Game, arm: Arm) -> Game:
        """The world after that. It is used up."""
        seat = self.seat
        own = others = 0
        world = self.begun(world, arm)
        while not world.over:
            acting = world.to_act()[0]
            if world.asks[acting].options[0] is BEYOND:
                break
            if acting == seat:
                if own == self.ahead:
                    break
                if own:
                    self.pass_by(world)
                own += 1
                world = self.after_turn(world, seat)
            else:
                others += 1
                world = self.replied(world, acting, (arm.steps[0][1].key, acting, others))
        return world

    def pass_by(self, world: Game) -> None:
        """On the way, before one of the seat's own turns but the first."""

    def replied(self, world: Game, seat: int, when: tuple[str, int, int]) -> Game:
        """The world after a turn of another seat, which answers turns that begin alike in the same way, if
        it can: it is looked for once. The world is used up."""
        known = self.replies.get(when)
        if known is not None:
            twin = world.clone()
            if self.play(twin, seat, known):
                return twin
        found = self.best_turn(world, seat, self.theirs)
        self.replies[when] = found.steps
        return reopened(found.game)

    def _between(self, world: Game) -> bool:
        """Whether the seat is asked for its next turn, not for the rest of the one that is tried."""
        ask = world.asks[self.seat]
        return type(ask.frame.node) in self.how.horizon

    def after_turn(self, world: Game, seat: int) -> Game:
        """The world after a turn of the seat, as a narrow beam plays it. The world is used up."""
        return reopened(self.best_turn(world, seat, self.narrow).game)


def halves(arms: list[Arm]) -> tuple[list[Arm], list[Arm]]:
    """The arms on two sides. Those that begin alike stay together: the others answer them alike."""
    sides: dict[str, list[Arm]] = {}
    one: list[Arm] = []
    other: list[Arm] = []
    for arm in arms:
        begins = arm.steps[0][1].key
        side = sides.get(begins)
        if side is None:
            side = sides[begins] = one if len(one) <= len(other) else other
        side.append(arm)
    return one, other


def different(lines: list[Turn], most: int) -> list[Turn]:
    """The best of lines that are sorted. What is worth the same is taken for the same."""
    found: list[Turn] = []
    for line in lines:
        if not found or line.worth < found[-1].worth:
            found.append(line)
            if len(found) == most:
                break
    return found


def varied(
    lines: list[Found], fan: int, most: int, behind: float = float("inf"), alike: int = ALIKE
) -> list[Found]:
    """The best of lines that are sorted, but few that begin with the same so many decisions."""
    worths: dict[tuple[str, ...], list[float]] = {}
    found: list[Found] = []
    for line in lines:
        if len(found) == most or line.worth < lines[0].worth - behind:
            break
        same = worths.setdefault(beginning(line, fan), [])
        if len(same) < alike and line.worth not in same:  # what is worth the same is taken for the same
            same.append(line.worth)
            found.append(line)
    return found


def reopened(game: Game) -> Game:
    """The same position without a horizon: it can be played on."""
    game.horizon = ()
    for seat, ask in list(game.asks.items()):
        if ask.options[0] is BEYOND:
            game.go_past(seat)
    return game
