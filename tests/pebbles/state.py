"""The table of Pebbles: the bag, the hands, the row and what everyone has taken."""

from __future__ import annotations

from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.state import NOBODY, State
from tests.pebbles.facts import Facts


class Table(State):
    """Two to four players round a row. Every list of pebbles is replaced, never changed: clones share it."""

    def __init__(self, game: Game, facts: Facts, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        self.facts = facts
        # Sorted, as the hands are: only chance decides which pebble is drawn.
        self.bag = facts.pebbles
        self.hands: list[list[int]] = [[]] * seats
        self.row: list[int] = []
        self.taken: list[list[int]] = [[]] * seats
        # Who laid the last pebble of the row.
        self.last = NOBODY
        self.current = 0
        # How many have passed in turn.
        self.passes = 0

    def deal(self) -> None:
        for seat in range(int(self.seats)):
            for _ in range(self.facts.dealt):
                self.draw(seat)
        self.push(self.game.steps["turn"])

    def draw(self, seat: int) -> None:
        """A pebble goes from the bag to a hand, seen by nobody else."""
        place = int(self.chance().below(len(self.bag)))
        pebble = self.bag[place]
        self.bag = self.bag[:place] + self.bag[place + 1 :]
        self.hands[seat] = sorted([*self.hands[seat], pebble])
        self.tell(Event("drew", {"seat": seat}, {"pebble": (pebble, [seat])}))

    def clone(self) -> Table:
        c = Table(self.game, self.facts, int(self.seats), self.options)
        self.copy_to(c)
        c.bag, c.hands, c.row, c.taken = self.bag, self.hands.copy(), self.row, self.taken.copy()
        c.last, c.current, c.passes = self.last, self.current, self.passes
        return c
