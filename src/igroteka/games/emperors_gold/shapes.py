"""The shape of what is seen of a table and of what is told: the page's types are made from it."""

# Other programs read these types while they run:
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from igroteka.games.emperors_gold.cards import Link

# The numbers of open tasks and of tasks that end the game; for each task its points, its least number of cards and what
# it needs.
Facts = dict[str, int | list[str]]


class Task(TypedDict):
    """A task card: its points, for a row with at least this number of cards and all of these shapes and colours."""

    id: str
    points: int
    least: int
    needs: list[str]


class Progress(TypedDict):
    """What a row still lacks for an open task: shapes and colours, and cards to be long enough."""

    missing: list[str]
    short: int
    done: bool


class Row(TypedDict):
    """A row: its cards from the left, what each shares with the next, and the cells whose cards fit an end of it."""

    cards: list[str]
    links: list[Link]
    # Cells whose card would fit the right end, and, where both ends count, the left one.
    fits: list[int]
    fits_left: list[int]
    # By slot of the open tasks; null where no task lies.
    progress: list[Progress | None]


class Side(TypedDict):
    """A side (partners, or one player alone): the two places for rows, tasks done, points."""

    rows: list[Row]
    points: int
    # The number of tasks that count towards the end, as the house counts them.
    count: int


class Seat(TypedDict):
    """A player and the tasks that they took."""

    side: int
    tasks: list[Task]
    points: int


class Turn(TypedDict):
    """The part of the present turn that is done."""

    # The cell that the pawn left; -1: it has not moved.
    pawn_from: int
    # The row in use, 0 or 1; -1: none yet.
    row: int
    # The cells from which cards were taken, in order.
    taken: list[int]
    # The row that was discarded, 0 or 1; -1: none.
    dropped: int


class Look(TypedDict):
    """The table."""

    # By cell, line by line: a card, "pawn", or nothing.
    board: list[str]
    pawn: int
    deck: int
    discard: list[str]
    # By slot; null: no task is left.
    tasks: list[Task | None]
    task_deck: int
    sides: list[Side]
    seats: list[Seat]
    starter: int
    current: int
    round: int
    # The number of tasks that end the game; the number of turns left then, -1: nobody has enough tasks yet.
    goal: int
    left: int
    # The number of turns in a row in which nobody took a card, and the number of them that ends the game.
    idle: int
    idle_end: int
    turn: Turn
    # Cells whose cards can be taken where the pawn stands now.
    takeable: list[int]
    # While the pawn is to move: by cell, the cells whose cards could be taken if it went there; the swapped card lies
    # at the pawn's old cell.
    reach: NotRequired[list[list[int]]]


class Dealt(TypedDict):
    """The board is laid out."""

    event: Literal["dealt"]
    starter: int
    tasks: list[str]


class Moved(TypedDict):
    """The pawn goes to a cell, and its card to the pawn's."""

    event: Literal["moved"]
    seat: int
    cell: int
    # The cell in words.
    line: int
    column: int
    card: str
    to: int


class Taken(TypedDict):
    """A card leaves its cell and begins a row, or is added to one; `by` is what it shares with its neighbour."""

    event: Literal["started", "added"]
    seat: int
    card: str
    cell: int
    slot: int
    by: Literal["", "shape", "colour", "both", "none"]
    left: bool
    cards: int


class Dropped(TypedDict):
    """A row is discarded."""

    event: Literal["dropped"]
    seat: int
    slot: int
    cards: list[str]


class Claimed(TypedDict):
    """A task is done, and its row is spent."""

    event: Literal["claimed"]
    seat: int
    task: str
    points: int
    slot: int
    cards: list[str]


class Declined(TypedDict):
    """A task could have been taken, but was not."""

    event: Literal["declined"]
    seat: int


class Passed(TypedDict):
    """A turn without a card: nothing can be taken, or the time was over."""

    event: Literal["passed"]
    seat: int
    why: Literal["nothing", "time"]


class Refilled(TypedDict):
    """Cards come to empty cells."""

    event: Literal["refilled"]
    cells: list[int]
    cards: list[str]


class Reshuffled(TypedDict):
    """The discards become the deck."""

    event: Literal["reshuffled"]
    cards: int


class Opened(TypedDict):
    """A task is turned up."""

    event: Literal["opened"]
    task: str
    points: int


class LastRound(TypedDict):
    """Somebody has enough tasks; the number of turns that follow is told."""

    event: Literal["last-round"]
    seat: int
    turns: int


EVENTS = (Dealt, Moved, Taken, Dropped, Claimed, Declined, Passed, Refilled, Reshuffled, Opened, LastRound)
