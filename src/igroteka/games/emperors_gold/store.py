"""A position is written down and read again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, last_seat, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold import placed
from igroteka.games.emperors_gold.board import CELLS, EMPTY, THE_PAWN
from igroteka.games.emperors_gold.cards import BY_NAME, NAMES
from igroteka.games.emperors_gold.check import check
from igroteka.games.emperors_gold.side_rows import cards_of, set_rows, take_up
from igroteka.games.emperors_gold.state import GOING_ON, NO_SLOT, EmperorsGold
from igroteka.games.emperors_gold.steps.claim import IDLE_ROUNDS

PAWN_NAME = "pawn"
NOTHING = "-"
MOST_TURNS = 400
PLACINGS: Final = {a.describe(action).notation: action for action in range(a.PLACE, a.STOP)}

FIELDS: Final = (
    Field("starter", most=last_seat),
    Field("current", most=last_seat),
    Field("turns", most=MOST_TURNS),
    Field("idle", most=lambda s: int(IDLE_ROUNDS * s.seats)),
    Field("left", GOING_ON, last_seat),
    Field("pawn_from", NO_SLOT, CELLS - 1),
    Field("row", NO_SLOT, 1),
    Field("dropped", NO_SLOT, 1),
)
# Cards and tasks, written by their names.
BY_HAND: Final = ("board", "stock", "in_deck", "discard", "open", "rows", "won", "placed", "dropped_cards")
# The same cards, tasks and rows as bits and numbers; where the pawn may go.
DERIVED: Final = (
    *("ones", "twos", "threes", "shape1", "shape2", "shape4", "colour1", "colour2", "colour4"),
    *("pawn", "goals", "task_deck"),
    *("row_a", "row_b", "rows_0", "rows_1", "rows_2", "rows_3"),
)


def save(s: EmperorsGold) -> dict[str, object]:
    """All fields; cards and tasks by their names."""
    return {
        "board": " ".join([written(card) for card in s.board]),
        "deck": listed(s.deck),
        "discard": listed(s.discard),
        "tasks": " ".join([s.facts.tasks[task].id if task >= 0 else NOTHING for task in s.open]),
        "rows": [listed(row) for row in s.rows],
        "won": [ids(s, won) for won in s.won],
        "placed": [a.describe(placing).notation for placing in s.placings()],
        "dropped_cards": listed(s.dropped_cards),
        **save_fields(s, FIELDS),
    }


def gist(s: EmperorsGold) -> object:
    """All fields as numbers, for the fingerprint."""
    lists = (s.board, s.deck, s.discard, s.open, s.rows, s.won, s.placings(), s.dropped_cards)
    return ([int(s.task_deck), *save_fields(s, FIELDS).values()], lists)


def listed(cards: list[int]) -> str:
    """The names of these cards."""
    return " ".join([NAMES[card] for card in cards])


def written(card: int) -> str:
    """The word for the content of a cell."""
    return NAMES[card] if card >= 0 else PAWN_NAME if card == THE_PAWN else NOTHING


def ids(s: EmperorsGold, tasks: i64) -> str:
    """The names of these tasks."""
    return " ".join([task.id for number, task in enumerate(s.facts.tasks) if tasks >> number & 1])


def restore(s: EmperorsGold, source: Reader) -> None:
    """The inverse of `save`."""
    board = [read_cell(word) for word in source.text("board").split()]
    if len(board) != CELLS or board.count(THE_PAWN) != 1:
        raise BadRecord("position.table.board: there are 25 cells and exactly one pawn")
    s.lay_board(board)
    s.set_deck(cards(source.text("deck"), "deck"))
    s.discard = cards(source.text("discard"), "discard")
    set_rows(s, [cards(row, "rows") for row in source.texts("rows", 2 * int(s.house.sides))])
    restore_fields(s, FIELDS, source)
    take_up(s, s.current)
    restore_placed(s, source.texts("placed", -1))
    s.dropped_cards = cards(source.text("dropped_cards"), "dropped_cards")
    restore_tasks(s, source)
    check(s)


def restore_tasks(s: EmperorsGold, source: Reader) -> None:
    """Read the open tasks and the tasks done; the rest is in the deck."""
    s.open = [-1 if id == NOTHING else task(s, id, "tasks") for id in source.text("tasks").split()]
    if len(s.open) != s.house.open:
        raise BadRecord(f"position.table.tasks: must be {s.house.open} places")
    won = [[task(s, id, "won") for id in row.split()] for row in source.texts("won", int(s.seats))]
    seen = [number for number in s.open if number >= 0] + [number for row in won for number in row]
    if len(set(seen)) != len(seen) or any(row != sorted(row) for row in won):
        raise BadRecord("position.table.won: a task is there twice, or out of order")
    s.won = [sum(1 << number for number in row) for row in won]
    s.task_deck = s.facts.all_tasks - sum(1 << number for number in seen)
    if s.task_deck and -1 in s.open:
        raise BadRecord("position.table.tasks: a place is empty, though tasks are left")


def cards(text: str, where: str) -> list[int]:
    """The cards that a text names."""
    words = text.split()
    for word in words:
        if word not in BY_NAME:
            raise BadRecord(f"position.table.{where}: {word[:20]!r} is no card")
    return [BY_NAME[word] for word in words]


def read_cell(word: str) -> int:
    """The content of a cell, by its word."""
    if word in (PAWN_NAME, NOTHING):
        return THE_PAWN if word == PAWN_NAME else EMPTY
    return cards(word, "board")[0]


def task(s: EmperorsGold, id: str, where: str) -> int:
    """A task by its name."""
    if id not in s.facts.by_id:
        raise BadRecord(f"position.table.{where}: {id[:20]!r} is no task")
    return s.facts.by_id[id]


def restore_placed(s: EmperorsGold, words: list[str]) -> None:
    """Read the cards placed this turn."""
    for word in words:
        action = PLACINGS.get(word)
        if action is None:
            raise BadRecord(f"position.table.placed: {word[:20]!r} places no card")
        if s.row >= 0 and (a.slot_of(action) != s.row or len(words) > len(cards_of(s, s.row))):
            raise BadRecord("position.table.placed: those cards are not in the row")
        if len(words) > placed.MOST:
            raise BadRecord("position.table.placed: nobody can reach so many cards")
        s.placed = placed.and_then(s.placed, a.cell_of(action), (action - a.PLACE) % 2)
