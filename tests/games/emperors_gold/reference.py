"""The rules once more, slow and obvious, from the specification alone: whatever the engine does must be the same here.

Nothing of the engine is used. A card is a tuple of shape, colour and value, a cell a tuple of line and column, a move a
text.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping

Card = tuple[str, str, int]
Cell = tuple[int, int]
CELLS = [(line, column) for line in range(5) for column in range(5)]
OPEN = {2: 3, 3: 4, 4: 5}
GOAL = {2: 6, 3: 5, 4: 4}


def card(name: str) -> Card:
    """A card by its name."""
    shape, colour, value = name.split("-")
    return shape, colour, int(value)


class Task:
    """Points for a row of this many cards with these shapes and colours in it."""

    def __init__(self, points: int, least: int, needs: list[str]) -> None:
        self.points, self.least, self.needs = points, least, needs

    def done_by(self, row: list[Card]) -> bool:
        """Is the row long enough, and is everything in it?"""
        features = {shape for shape, _, _ in row} | {colour for _, colour, _ in row}
        return len(row) >= self.least and all(need in features for need in self.needs)


class Reference:
    """A table; chance is told to it."""

    def __init__(self, seats: int, options: Mapping[str, object], tasks: dict[str, Task]) -> None:
        self.seats, self.options, self.tasks = seats, options, tasks
        self.teams = options["sides"] == "teams"
        self.goal = 5 if self.teams else GOAL[seats]
        self.board: dict[Cell, Card | None] = dict.fromkeys(CELLS)
        self.pawn: Cell = (2, 2)
        self.deck = {
            (shape, colour, value)
            for shape in ("circle", "square", "hexagon", "star", "rhombus")
            for colour in ("red", "yellow", "green", "blue", "violet")
            for value in (1, 2, 3)
        }
        self.discard: set[Card] = set()
        self.open: list[str | None] = [None] * (4 if self.teams else OPEN[seats])
        self.task_deck = set(tasks)
        self.rows: list[list[list[Card]]] = [[[], []] for _ in range(2 if self.teams else seats)]
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.turns = [0] * seats
        self.idle = 0
        self.current = 0
        self.winner_of_goal = -1
        self.over = ""

    # The parts of a turn.

    def begin(self) -> None:
        """The next turn begins; what is asked first?"""
        self.step = "PAWN"
        self.moved, self.dropped = False, False
        self.row: int | None = None
        rows = [[list(row) for row in mine] for mine in self.rows]
        self.before = dict(self.board), self.pawn, rows, set(self.discard)
        if not self.destinations():
            can_take = any(self.takeable_from(cell) for cell in self.cards())
            if not can_take:
                self.end_turn(took=False)
            else:
                assert len(self.mine()) == 2 and all(self.mine())
                self.step = "DROP"

    def mine(self) -> list[list[Card]]:
        """The rows of the player whose turn it is."""
        return self.rows[self.current % len(self.rows)]

    def cards(self) -> list[Cell]:
        """The cells with a card."""
        return [cell for cell in CELLS if self.board[cell] is not None]

    def takeable(self) -> list[Cell]:
        """Cells whose card has its own distance to the pawn."""
        found = []
        for cell in self.cards():
            down, across = abs(cell[0] - self.pawn[0]), abs(cell[1] - self.pawn[1])
            taken = self.board[cell]
            assert taken is not None
            if (down == 0) != (across == 0) and down + across == taken[2]:
                found.append(cell)
        return found

    def swap(self, to: Cell) -> None:
        """The pawn goes there, the card comes here."""
        self.board[self.pawn], self.board[to] = self.board[to], None
        self.pawn = to

    def takeable_from(self, to: Cell) -> list[Cell]:
        """What could be taken if the pawn went there."""
        there = copy.copy(self)
        there.board = dict(self.board)
        there.swap(to)
        return there.takeable()

    def fits(self, one: Card, row: list[Card], side: str) -> bool:
        """May the card lie at this end of the row?"""
        if side == "L" and (not self.options["two_sided"] or len(row) < 2):
            return False
        end = row[-1] if side == "R" else row[0]
        return bool(self.options["children"]) or one[0] == end[0] or one[1] == end[1]

    def placings(self) -> list[tuple[Cell, str, str]]:
        """Where which card could go now."""
        found = []
        for cell in self.takeable():
            one = self.board[cell]
            assert one is not None
            for slot, row in enumerate(self.mine()):
                in_use = self.row == slot if self.row is not None else not self.dropped
                if row and in_use:
                    found += [(cell, "AB"[slot], side) for side in "LR" if self.fits(one, row, side)]
            if self.row is None and not all(self.mine()):
                found.append((cell, "NEW", "R"))
        return found

    def destinations(self) -> list[Cell]:
        """Where the pawn can go."""
        found = []
        for cell in self.cards():
            there = copy.copy(self)
            there.board = dict(self.board)
            there.swap(cell)
            anything = self.options["row_discard"] == "at_chosen_position"
            if there.takeable() if anything else there.placings():
                found.append(cell)
        return found

    def claimable(self) -> list[str]:
        """The tasks that can be taken, and with which row."""
        found = []
        assert self.row is not None
        for number, name in enumerate(self.open):
            if name and self.tasks[name].done_by(self.mine()[self.row]):
                found.append(f"CLAIM {number + 1}")
            if name and self.options["claim_any_row"] and self.tasks[name].done_by(self.mine()[1 - self.row]):
                found.append(f"CLAIM {number + 1} OTHER")
        return found

    # What may be done.

    def legal(self) -> set[str]:
        """All moves."""
        if self.step == "DROP":
            return {"DROP_ROW A", "DROP_ROW B"}
        if self.step == "PAWN":
            moves = {f"PAWN {line},{column}" for line, column in self.destinations()}
            if self.options["row_discard"] == "free" and all(self.mine()) and not self.dropped:
                moves |= {"DROP_ROW A", "DROP_ROW B"}
            return moves
        if self.step == "PLACE":
            moves = {f"PLACE {cell[0]},{cell[1]} {row} {side}" for cell, row, side in self.placings()}
            return moves | ({"STOP"} if self.row is not None else set())
        return {"CLAIM NONE", *self.claimable()}

    def play(self, move: str) -> None:
        """One of them happens; a turn that is over waits for `refill`."""
        verb, *words = move.split()
        if verb == "DROP_ROW":
            row = "AB".index(words[0])
            self.discard |= set(self.mine()[row])
            self.mine()[row] = []
            self.dropped = True
            self.step = "PLACE" if self.moved else "PAWN"
        elif verb == "PAWN":
            self.swap(at(words[0]))
            self.moved = True
            self.step = "PLACE" if self.placings() else "DROP"
        elif verb == "PLACE":
            self.place(at(words[0]), *words[1:])
        elif verb == "STOP":
            if self.claimable():
                self.step = "CLAIM"
            else:
                self.end_turn(took=True)
        else:
            if words != ["NONE"]:
                self.claim(int(words[0]) - 1, other="OTHER" in words)
            self.end_turn(took=True)

    def place(self, cell: Cell, row: str, side: str) -> None:
        """A card comes to a row."""
        slot = (0 if not self.mine()[0] else 1) if row == "NEW" else "AB".index(row)
        one = self.board[cell]
        assert one is not None
        self.board[cell] = None
        self.mine()[slot].insert(0 if side == "L" else len(self.mine()[slot]), one)
        self.row = slot

    def claim(self, number: int, other: bool) -> None:
        """A task for a row."""
        assert self.row is not None
        slot = 1 - self.row if other else self.row
        name = self.open[number]
        assert name is not None
        self.won[self.current].append(name)
        self.open[number] = None
        self.discard |= set(self.mine()[slot])
        self.mine()[slot] = []

    def time_up(self) -> None:
        """Nothing of the turn has happened."""
        self.board, self.pawn, self.rows, self.discard = self.before
        self.end_turn(took=False)

    # The end of a turn, and of the game.

    def end_turn(self, took: bool) -> None:
        """The turn is over."""
        self.step = "END"
        self.idle = 0 if took else self.idle + 1
        self.turns[self.current] += 1

    def refill(self, board: dict[Cell, Card | None], tasks: list[str | None]) -> None:
        """These cards and tasks have come; they must be where such could come from."""
        for cell in CELLS:
            if self.board[cell] is None and cell != self.pawn:
                if not self.deck:
                    self.deck, self.discard = self.discard, set()
                came = board[cell]
                assert (came is None) == (not self.deck), "a cell stays empty exactly when nothing is left"
                if came is not None:
                    self.deck.remove(came)
                self.board[cell] = came
        for number, name in enumerate(self.open):
            if name is None and self.task_deck:
                came_up = tasks[number]
                assert came_up is not None
                self.task_deck.remove(came_up)
                self.open[number] = came_up

    def next_turn(self) -> None:
        """Is the game over? If not, the next player."""
        if self.winner_of_goal < 0 and self.enough(self.current):
            self.winner_of_goal = self.current
            self.rival_turn_left = self.teams and self.rivals_have_a_turn()
        elif self.winner_of_goal >= 0:
            self.rival_turn_left = False
        if self.winner_of_goal >= 0 and (not self.rival_turn_left if self.teams else len(set(self.turns)) == 1):
            self.over = "goal"
        elif self.idle == 3 * self.seats:
            self.over = "idle"
        elif self.turns == [100] * self.seats:
            self.over = "turns"
        else:
            self.current = (self.current + 1) % self.seats
            self.begin()

    def enough(self, seat: int) -> bool:
        """Has the seat, or its team, enough tasks?"""
        together = self.teams and self.options["team_goal_counts"] == "team"
        mine = [other for other in range(self.seats) if other == seat or (together and (other - seat) % 2 == 0)]
        return sum(len(self.won[other]) for other in mine) >= self.goal

    def rivals_have_a_turn(self) -> bool:
        """Does the other team play once more?"""
        ours = sum(self.turns[seat] for seat in range(4) if (seat - self.current) % 2 == 0)
        theirs = sum(self.turns[seat] for seat in range(4) if (seat - self.current) % 2 == 1)
        return self.options["team_last_turn"] == "literal" or theirs < ours

    def result(self) -> tuple[list[int], list[int]]:
        """Points and places by seat."""
        sides = len(self.rows)
        points: list[list[int]] = [[] for _ in range(sides)]
        for seat, names in enumerate(self.won):
            points[seat % sides] += [self.tasks[name].points for name in names]
        order = [[sum(row), *sorted(row, reverse=True)] for row in points]
        places = [1 + sum(other > mine for other in order) for mine in order]
        return [order[seat % sides][0] for seat in range(self.seats)], [
            places[seat % sides] for seat in range(self.seats)
        ]


def at(text: str) -> Cell:
    """A cell as it is written."""
    line, column = text.split(",")
    return int(line), int(column)
