"""The table of «Золото императора»: board, decks, tasks, rows, and the fields of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.beginning import draw_first
from igroteka.core.bits import count_bits, lowest
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.state import State
from igroteka.games.emperors_gold.board import ALL_CELLS, CENTRE, EMPTY, THE_PAWN
from igroteka.games.emperors_gold.cards import CARDS
from igroteka.games.emperors_gold.facts import EmperorsGoldFacts
from igroteka.games.emperors_gold.options import House
from igroteka.games.emperors_gold.placed import placings
from igroteka.games.emperors_gold.rows import NO_ROW
from igroteka.games.emperors_gold.tasks import one

NO_TASK: Final = -1
NO_SLOT: Final = -1
GOING_ON: Final = -1
# Shared and never changed.
NO_CARDS: Final[list[int]] = []
BARE: Final[list[int]] = [THE_PAWN if cell == CENTRE else EMPTY for cell in range(25)]


class EmperorsGold(State):
    """Several treasure hunters, one pawn. All is open but the order of the two decks. [R27]"""

    def __init__(
        self, game: Game, facts: EmperorsGoldFacts, house: House, seats: i64, options: dict[str, Value]
    ) -> None:
        super().__init__(game, seats, options)
        self.facts = facts
        self.house = house
        # Cards by cell, or EMPTY, or THE_PAWN.
        self.board: list[int] = NO_CARDS
        # The cells with a card, as bits: by value; and those whose shape, whose colour has this bit in its number.
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.threes: i64 = 0
        self.shape1: i64 = 0
        self.shape2: i64 = 0
        self.shape4: i64 = 0
        self.colour1: i64 = 0
        self.colour2: i64 = 0
        self.colour4: i64 = 0
        self.pawn: i64 = CENTRE
        # Where the pawn may go, as bits, while it is to move.
        self.goals: i64 = 0
        # The deck is the first `in_deck` cards of this list, in no order: chance decides at each refill. Discards lie
        # open.
        self.stock: list[int] = NO_CARDS
        self.in_deck: i64 = 0
        self.discard: list[int] = NO_CARDS
        # Tasks that are not drawn yet, as bits; those that lie open, by slot.
        self.task_deck: i64 = 0
        self.open: list[int] = NO_CARDS
        # Two rows for each side, as lists of cards; and as numbers, by which all is decided: the two rows of the
        # present side, and both rows of each side in one, as its last turn left them.
        self.rows: list[list[int]] = []
        self.row_a: i64 = NO_ROW
        self.row_b: i64 = NO_ROW
        self.rows_0: i64 = NO_ROW
        self.rows_1: i64 = NO_ROW
        self.rows_2: i64 = NO_ROW
        self.rows_3: i64 = NO_ROW
        # Tasks that each seat has done, as bits.
        self.won: list[int] = NO_CARDS
        self.starter: i64 = 0
        self.current: i64 = 0
        # The number of turns that are over; of those in a row in which nobody took a card; of those left once the goal
        # is reached.
        self.turns: i64 = 0
        self.idle: i64 = 0
        self.left: i64 = GOING_ON
        # The turn: the pawn's cell before it moved, the row in use, the cards placed as one number, the row that was
        # discarded.
        self.pawn_from: i64 = NO_SLOT
        self.row: i64 = NO_SLOT
        self.placed: i64 = 0
        self.dropped: i64 = NO_SLOT
        self.dropped_cards: list[int] = NO_CARDS

    def side(self, seat: i64) -> i64:
        """The side of a seat: partners share one."""
        return seat % self.house.sides

    @property
    def deck(self) -> list[int]:
        """The cards that are not drawn yet."""
        return self.stock[: self.in_deck]

    def set_deck(self, cards: list[int]) -> None:
        """Make these the cards that are not drawn yet."""
        self.stock = cards
        self.in_deck = len(cards)

    def placings(self) -> list[int]:
        """The cards placed in this turn, as actions."""
        return placings(self.placed, self.row)

    def lay(self, cell: i64, card: i64) -> None:
        """A card comes to a cell."""
        self.board[cell] = card
        self.mark(card, 1 << cell)

    def lift(self, cell: i64) -> i64:
        """A card leaves its cell."""
        card: i64 = self.board[cell]
        self.board[cell] = EMPTY
        self.mark(card, 1 << cell)
        return card

    def swap(self, cell: i64) -> None:
        """The pawn goes to a cell, whose card comes to where the pawn was. [pawn] [R2]"""
        card: i64 = self.board[cell]
        self.board[self.pawn] = card
        self.board[cell] = THE_PAWN
        self.mark(card, 1 << cell | 1 << self.pawn)
        self.pawn = cell

    def mark(self, card: i64, cells: i64) -> None:
        """Mark the cells to which a card came, or which it left."""
        value: i64 = card % 3
        if value == 0:
            self.ones ^= cells
        elif value == 1:
            self.twos ^= cells
        else:
            self.threes ^= cells
        shape: i64 = card // 15
        colour: i64 = card // 3 % 5
        self.shape1 ^= cells & -(shape & 1)
        self.shape2 ^= cells & -(shape >> 1 & 1)
        self.shape4 ^= cells & -(shape >> 2)
        self.colour1 ^= cells & -(colour & 1)
        self.colour2 ^= cells & -(colour >> 1 & 1)
        self.colour4 ^= cells & -(colour >> 2)

    def lay_board(self, board: list[int]) -> None:
        """Lay cards, the pawn and holes on their cells."""
        self.board = [EMPTY] * 25
        self.ones = self.twos = self.threes = 0
        self.shape1 = self.shape2 = self.shape4 = 0
        self.colour1 = self.colour2 = self.colour4 = 0
        cell: i64
        for cell in range(25):
            if board[cell] >= 0:
                self.lay(cell, board[cell])
            elif board[cell] == THE_PAWN:
                self.board[cell] = THE_PAWN
                self.pawn = cell

    def cards(self) -> i64:
        """The cells with a card, as bits."""
        return self.ones | self.twos | self.threes

    def deal(self) -> None:
        """Deal 24 cards around the pawn and the open tasks; a random player starts. [setup] [R29]"""
        facts, house = self.facts, self.house
        rng = self.chance()
        self.lay_board(BARE)
        self.set_deck(list(range(CARDS)))
        self.task_deck = facts.all_tasks
        self.open = [NO_TASK] * house.open
        self.rows = [NO_CARDS] * (2 * house.sides)
        self.won = [0] * self.seats
        self.starter = draw_first(rng, self.seats, self.agreed_first)
        self.current = self.starter
        self.fill_board(rng)
        self.fill_tasks(rng)
        if self.telling:
            tasks = [facts.tasks[task].id for task in self.open]
            self.tell(Event("dealt", {"starter": int(self.starter), "tasks": tasks}))
        self.push(facts.first_step)

    def holes(self) -> i64:
        """The empty cells, as bits."""
        return ALL_CELLS & ~self.cards() & ~(1 << self.pawn)

    def fill_board(self, rng: Rng) -> None:
        """Fill empty cells line by line; when the deck runs out, the discards become the new deck. [refill] [R17]"""
        holes: i64 = self.holes()
        while holes:
            if self.in_deck == 0:
                if not self.discard:
                    break
                self.set_deck(sorted(self.discard))
                self.discard = NO_CARDS
                if self.telling:
                    self.tell(Event("reshuffled", {"cards": int(self.in_deck)}))
            stock = self.stock
            place: i64 = rng.below(self.in_deck)
            card: i64 = stock[place]
            self.in_deck -= 1
            stock[place] = stock[self.in_deck]
            self.lay(lowest(holes), card)
            holes &= holes - 1

    def fill_tasks(self, rng: Rng) -> None:
        """Put a new task in the place of each one that was done. [refill] [R18]"""
        slot: i64
        for slot in range(len(self.open)):
            if self.open[slot] != NO_TASK or self.task_deck == 0:
                continue
            number: i64 = rng.below(count_bits(self.task_deck))
            task: i64 = 0
            while True:
                if self.task_deck >> task & 1:
                    if number == 0:
                        break
                    number -= 1
                task += 1
            self.task_deck -= one(task)
            self.open_task(slot, task)

    def open_task(self, slot: i64, task: i64) -> None:
        """Put this task, or none, into a place for tasks."""
        tasks = self.open.copy()
        tasks[slot] = task
        self.open = tasks

    def end_turn(self) -> None:
        """A turn ends: the discarded row lies open, the fields of the turn are empty."""
        if self.dropped_cards:
            self.discard = self.discard + self.dropped_cards
        self.forget_turn()

    def forget_turn(self) -> None:
        """Empty the fields of the turn, as before its first move."""
        self.pawn_from = NO_SLOT
        self.row = NO_SLOT
        self.placed = 0
        self.dropped = NO_SLOT
        self.dropped_cards = NO_CARDS

    def clone(self) -> EmperorsGold:
        """An independent copy."""
        c = EmperorsGold(self.game, self.facts, self.house, self.seats, self.options)
        self.copy_to(c)
        c.board = self.board.copy()
        c.ones = self.ones
        c.twos = self.twos
        c.threes = self.threes
        c.shape1 = self.shape1
        c.shape2 = self.shape2
        c.shape4 = self.shape4
        c.colour1 = self.colour1
        c.colour2 = self.colour2
        c.colour4 = self.colour4
        c.pawn = self.pawn
        c.goals = self.goals
        c.set_deck(self.deck)
        c.discard = self.discard
        c.task_deck = self.task_deck
        c.open = self.open
        c.rows = [row.copy() for row in self.rows]
        c.row_a = self.row_a
        c.row_b = self.row_b
        c.rows_0 = self.rows_0
        c.rows_1 = self.rows_1
        c.rows_2 = self.rows_2
        c.rows_3 = self.rows_3
        c.won = self.won.copy()
        c.starter = self.starter
        c.current = self.current
        c.turns = self.turns
        c.idle = self.idle
        c.left = self.left
        c.pawn_from = self.pawn_from
        c.row = self.row
        c.placed = self.placed
        c.dropped = self.dropped
        c.dropped_cards = self.dropped_cards
        return c
