"""Games small enough to know the right answer by heart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.bots.heuristics import Heuristics
from igroteka.core.chance import Rng
from igroteka.core.data import Data
from igroteka.core.declared import Shapes
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.outcome import Outcome, places_of
from igroteka.core.state import State
from igroteka.core.step import Step
from tests.methods import by_methods


class Small(Game):
    """A game without cards, options or texts."""

    def __init__(
        self, table: type[Table], seats: Sequence[int], actions: int, heuristics: Heuristics[Any] | None = None
    ) -> None:
        self.table = table
        super().__init__(
            id=table.__name__.lower(),
            rules=1,
            seats=seats,
            actions=actions,
            bound=100,
            observation=0,
            options=(),
            steps=(),
            endings=("done",),
            data=Data("", "none"),
            shapes=Shapes(None, None, ()),
            parts=by_methods(),
            heuristics=heuristics or Heuristics(),
        )

    def blank(self, seats: int, options: dict[str, Value]) -> State:
        return self.table(self, seats, options)

    def begin(self, seats: int = 0, seed: int = 0) -> Any:
        """A fresh game whose numbers a test may set."""
        return self.new(seats, seed)

    def ask(self, table: Any, seat: int) -> Any:
        """The table with the seat asked anew, after a test has set its numbers."""
        table.who, table.can = seat, None
        return table

    def notation(self, action: int) -> str:
        return str(action)


class Table(State):
    """All that a small game has: numbers in public, and numbers that nobody may see."""

    step: Step[Any]

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        self.open: list[int] = []
        self.hidden: list[int] = []
        self.scores = [0] * seats

    def deal(self) -> None:
        self.push(self.step)

    def clone(self) -> Table:
        c = type(self)(self.game, int(self.seats), self.options)
        self.copy_to(c)
        c.open, c.hidden, c.scores = self.open.copy(), self.hidden.copy(), self.scores.copy()
        return c

    def redeal(self, seat: int, rng: Rng) -> None:
        pass

    def score(self) -> Outcome:
        return Outcome(self.over, self.scores, places_of(self.scores), [])


class Show(Step[Table]):
    """Both show a side of their penny at once: the first wins if they are equal, with some luck on heads."""

    def enter(self, s: Table) -> None:
        s.ask_all(list(range(int(s.seats))))

    def legal(self, s: Table, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, s: Table, answers: list[int]) -> None:
        equal = answers[0] == answers[1]
        if equal and answers[0] == 0 and s.open and s.chance().below(100) < s.open[0]:
            equal = False  # the luck: two heads do not always count
        s.scores = [1, 0] if equal else [0, 1]
        s.finish("done")


class Pennies(Table):
    """Matching pennies: the player who does not play half and half loses to somebody who notices."""

    step = Show("show", "rules")


class UnfairPennies(Pennies):
    """Two heads count only half the time: then the first should show heads two times in three."""

    def deal(self) -> None:
        self.open = [50]
        super().deal()


class Take(Step[Table]):
    """Take one to three of the stones; the last one wins, and the player who moves after the winner comes second."""

    def enter(self, s: Table) -> None:
        s.ask(s.open[1])

    def legal(self, s: Table, seat: int) -> list[int]:
        return list(range(1, min(3, s.open[0]) + 1))

    def play(self, s: Table, seat: int, action: int) -> None:
        s.open[0] -= action
        s.open[1] = (seat + 1) % int(s.seats)
        if s.open[0] == 0:
            for k in range(int(s.seats)):
                s.scores[(seat + k) % int(s.seats)] = -k
            s.finish("done")


class Stones(Table):
    """The oldest of all counting games, for any number of players."""

    step = Take("take", "rules")
    stones = 10

    def deal(self) -> None:
        self.open = [self.stones, 0]
        super().deal()


class Guess(Step[Table]):
    """Guess the hidden number."""

    def enter(self, s: Table) -> None:
        s.ask(1)

    def legal(self, s: Table, seat: int) -> list[int]:
        return [0, 1, 2]

    def play(self, s: Table, seat: int, action: int) -> None:
        s.scores = [0, 1] if action == s.hidden[0] else [1, 0]
        s.finish("done")


class Cup(Table):
    """A number under a cup: only a cheat guesses it more often than not."""

    step = Guess("guess", "rules")

    def deal(self) -> None:
        self.hidden = [int(self.chance().below(3))]
        super().deal()

    def redeal(self, seat: int, rng: Rng) -> None:
        if seat == 1:
            self.hidden = [int(rng.below(3))]


class Hide(Step[Table]):
    """Put a number under the cup, for the other to guess."""

    def enter(self, s: Table) -> None:
        s.ask(0)

    def legal(self, s: Table, seat: int) -> list[int]:
        return [0, 1, 2]

    def play(self, s: Table, seat: int, action: int) -> None:
        s.hidden = [action]
        s.then(Cup.step)


class HideAndGuess(Table):
    """The same, but a player hides the number."""

    step = Hide("hide", "rules")

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.hidden and seat == 1:
            self.hidden = [int(rng.below(3))]


class Discreet(Heuristics[Table]):
    """Knows that nobody sees what is hidden."""

    def __init__(self) -> None:
        super().__init__(secretive=True)

    def shown(self, s: Table, seat: int, action: int, viewer: int) -> int:
        return -1 if seat == 0 else action


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Mark(Step[Table]):
    """Put a mark on a free field; three in a row win."""

    def enter(self, s: Table) -> None:
        s.ask(sum(field >= 0 for field in s.open) % 2)

    def legal(self, s: Table, seat: int) -> list[int]:
        return [k for k in range(9) if s.open[k] < 0]

    def play(self, s: Table, seat: int, action: int) -> None:
        s.open[action] = seat
        if any(all(s.open[k] == seat for k in line) for line in LINES):
            s.scores[seat] = 1
            s.finish("done")
        elif min(s.open) >= 0:
            s.finish("done")


class Crosses(Table):
    """Noughts and crosses."""

    step = Mark("mark", "rules")

    def deal(self) -> None:
        self.open = [-1] * 9
        super().deal()
