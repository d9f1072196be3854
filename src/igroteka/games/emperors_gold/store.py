"""A position written down and read again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.errors import BadRecord
from igroteka.core.reader import Reader
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold import placed
from igroteka.games.emperors_gold.board import CELLS, EMPTY, THE_PAWN
from igroteka.games.emperors_gold.cards import BY_NAME, NAMES
from igroteka.games.emperors_gold.check import check
from igroteka.games.emperors_gold.state import EmperorsGold

PAWN_NAME = "pawn"
NOTHING = "-"
MOST_TURNS = 400
PLACINGS: Final = {a.notation(action): action for action in range(a.PLACE, a.STOP)}


def save(s: EmperorsGold) -> dict[str, object]:
    """All fields; cards and tasks by their names."""
    return {
        "board": " ".join([written(card) for card in s.board]),
        "deck": listed(s.deck),
        "discard": listed(s.discard),
        "tasks": " ".join([s.facts.tasks[task].id if task >= 0 else NOTHING for task in s.open]),
        "rows": [listed(row) for row in s.rows],
        "won": [ids(s, won) for won in s.won],
        "starter": int(s.starter),
        "current": int(s.current),
        "turns": int(s.turns),
        "idle": int(s.idle),
        "left": int(s.left),
        "pawn_from": int(s.pawn_from),
        "row": int(s.row),
        "placed": [a.notation(placing) for placing in s.placings()],
        "dropped": int(s.dropped),
        "dropped_cards": listed(s.dropped_cards),
    }


def gist(s: EmperorsGold) -> object:
    """All fields as numbers."""
    numbers = (s.task_deck, s.starter, s.current, s.turns, s.idle, s.left, s.pawn_from, s.row, s.dropped)
    lists = (s.board, s.deck, s.discard, s.open, s.rows, s.won, s.placings(), s.dropped_cards)
    return ([int(number) for number in numbers], lists)


def listed(cards: list[int]) -> str:
    """Cards by their names."""
    return " ".join([NAMES[card] for card in cards])


def written(card: int) -> str:
    """What lies on a cell."""
    return NAMES[card] if card >= 0 else PAWN_NAME if card == THE_PAWN else NOTHING


def ids(s: EmperorsGold, tasks: i64) -> str:
    """Tasks by their names."""
    return " ".join([task.id for number, task in enumerate(s.facts.tasks) if tasks >> number & 1])


def restore(s: EmperorsGold, source: Reader) -> None:
    """The inverse of `save`."""
    seats, sides = int(s.seats), int(s.house.sides)
    board = [read_cell(word) for word in source.text("board").split()]
    if len(board) != CELLS or board.count(THE_PAWN) != 1:
        raise BadRecord("position.table.board: there are 25 cells and exactly one pawn")
    s.lay_board(board)
    s.set_deck(cards(source.text("deck"), "deck"))
    s.discard = cards(source.text("discard"), "discard")
    s.set_rows([cards(row, "rows") for row in source.texts("rows", 2 * sides)])
    s.starter = source.number("starter", 0, seats - 1)
    s.take_up(source.number("current", 0, seats - 1))
    s.turns = source.number("turns", 0, MOST_TURNS)
    s.idle = source.number("idle", 0, 3 * seats)
    s.left = source.number("left", -1, seats - 1)
    s.pawn_from = source.number("pawn_from", -1, CELLS - 1)
    s.row = source.number("row", -1, 1)
    restore_placed(s, source.texts("placed", -1))
    s.dropped = source.number("dropped", -1, 1)
    s.dropped_cards = cards(source.text("dropped_cards"), "dropped_cards")
    restore_tasks(s, source)
    check(s)


def restore_tasks(s: EmperorsGold, source: Reader) -> None:
    """Open tasks, tasks done; the rest is in the deck."""
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
    """What lies on a cell."""
    if word in (PAWN_NAME, NOTHING):
        return THE_PAWN if word == PAWN_NAME else EMPTY
    return cards(word, "board")[0]


def task(s: EmperorsGold, id: str, where: str) -> int:
    """A task by its name."""
    if id not in s.facts.by_id:
        raise BadRecord(f"position.table.{where}: {id[:20]!r} is no task")
    return s.facts.by_id[id]


def restore_placed(s: EmperorsGold, words: list[str]) -> None:
    """What was placed this turn."""
    for word in words:
        action = PLACINGS.get(word)
        if action is None:
            raise BadRecord(f"position.table.placed: {word[:20]!r} places no card")
        if s.row >= 0 and (a.slot_of(action) != s.row or len(words) > len(s.row_of(s.row))):
            raise BadRecord("position.table.placed: those cards are not in the row")
        if len(words) > placed.MOST:
            raise BadRecord("position.table.placed: nobody can reach so many cards")
        s.placed = placed.and_then(s.placed, a.cell_of(action), (action - a.PLACE) % 2)
