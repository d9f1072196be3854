"""The view, the same for everybody: all but the order of the decks. [R27]"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from igroteka.games.emperors_gold.actions import cell_of
from igroteka.games.emperors_gold.board import CELLS, THE_PAWN, after_swap, takeable
from igroteka.games.emperors_gold.cards import ALL_KINDS, CARDS, MATCHES, NAMES, link, names
from igroteka.games.emperors_gold.placed import how_many
from igroteka.games.emperors_gold.rows import row_of
from igroteka.games.emperors_gold.score import done, points
from igroteka.games.emperors_gold.shapes import Look, Progress, Row, Seat, Side
from igroteka.games.emperors_gold.shapes import Task as TaskShape
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.steps import STEPS
from igroteka.games.emperors_gold.tasks import HOW_MANY, Task

MOST_ROWS: Final = 8
MOST_OPEN: Final = 5
STEP_NUMBERS: Final = {step.name: number for number, step in enumerate(STEPS)}
OBSERVATION = CARDS + CELLS + 2 * MOST_ROWS + MOST_OPEN + HOW_MANY + 12


def all_see_alike(s: EmperorsGold) -> bool:
    """True: everything lies open but the decks, which nobody sees."""
    return True


def look(s: EmperorsGold, viewer: i64) -> Look:
    """The open table; while the pawn is to move, also the cells it would reach from everywhere."""
    seen: Look = {
        "board": ["pawn" if card == THE_PAWN else NAMES[card] if card >= 0 else "" for card in s.board],
        "pawn": int(s.pawn),
        "deck": int(s.in_deck),
        "discard": names(sorted([*s.discard, *s.dropped_cards])),
        "tasks": [None if task < 0 else shown(s.facts.tasks[task]) for task in s.open],
        "task_deck": sum(int(s.task_deck >> task & 1) for task in range(HOW_MANY)),
        "sides": [side(s, number) for number in range(int(s.house.sides))],
        "seats": [seat_of(s, seat) for seat in range(int(s.seats))],
        "starter": int(s.starter),
        "current": int(s.current),
        "round": int(s.turns // s.seats) + 1,
        "goal": int(s.house.goal),
        "left": int(s.left),
        "idle": int(s.idle),
        "idle_end": int(3 * s.seats),
        "turn": {
            "pawn_from": int(s.pawn_from),
            "row": int(s.row),
            "taken": [int(cell_of(placing)) for placing in s.placings()],
            "dropped": int(s.dropped),
        },
        "takeable": takeable(s.board, s.pawn),
    }
    if s.top.name == "pawn":
        seen["reach"] = [after_swap(s.board, s.pawn, cell) if s.board[cell] >= 0 else [] for cell in range(CELLS)]
    return seen


def shown(task: Task) -> TaskShape:
    """A task as it is printed."""
    return {"id": task.id, "points": int(task.points), "least": int(task.least), "needs": list(task.needs)}


def side(s: EmperorsGold, number: int) -> Side:
    """The rows of a side, its tasks and points."""
    tasks = [int(sum(s.won[seat] >> task & 1 for task in range(HOW_MANY))) for seat in range(int(s.seats))]
    mine = [count for seat, count in enumerate(tasks) if seat % int(s.house.sides) == number]
    return {
        "rows": [row(s, s.rows[number * 2]), row(s, s.rows[number * 2 + 1])],
        "points": points(s, number),
        "count": max(mine) if s.house.goal_of_person else sum(mine),
    }


def seat_of(s: EmperorsGold, seat: int) -> Seat:
    """A player's own tasks."""
    mine = done(s, seat)
    return {
        "side": seat % int(s.house.sides),
        "tasks": [shown(task) for task in mine],
        "points": sum(int(task.points) for task in mine),
    }


def row(s: EmperorsGold, cards: list[int]) -> Row:
    """A row, and the cards and tasks within its reach."""
    left = cards[:1] if s.house.two_sided and len(cards) > 1 else []
    return {
        "cards": names(cards),
        "links": [link(one, other) for one, other in pairwise(cards)],
        "fits": fitting(s, cards[-1:]),
        "fits_left": fitting(s, left),
        "progress": [None if task < 0 else progress(s.facts.tasks[task], cards) for task in s.open],
    }


def fitting(s: EmperorsGold, end: list[int]) -> list[int]:
    """The cells whose cards may lie beside this end. [match]"""
    if not end:
        return []
    kinds = ALL_KINDS if s.house.children else MATCHES[end[0] // 3]
    return [cell for cell, card in enumerate(s.board) if card >= 0 and kinds >> (card // 3) & 1]


def progress(task: Task, cards: list[int]) -> Progress:
    """What the row lacks for the task."""
    return {
        "missing": task.missing(cards),
        "short": max(0, int(task.least) - len(cards)),
        "done": task.done_by(row_of(cards)),
    }


def observe(s: EmperorsGold, seat: i64) -> list[int]:
    """The observation: the place of every card, the ends of the rows and the tasks; then the numbers of the turn.

    My own side comes first.
    """
    out: list[int] = [0] * (OBSERVATION - 12)  # all cards in the deck
    at: i64 = CARDS
    card: i64
    for card in s.discard:
        out[card] = 1
    for card in s.dropped_cards:
        out[card] = 1
    for card in s.board:
        if card >= 0:
            out[card] = 2
            out[at] = card + 1
        elif card == THE_PAWN:
            out[at] = CARDS + 1
        at += 1
    observe_rows(s, seat, out)
    at += 2 * MOST_ROWS
    task: i64
    for task in s.open:
        out[at] = task + 1
        at += 1
    observe_tasks(s, seat, out)
    seats: i64 = s.seats
    out += [
        STEP_NUMBERS.get(s.top.name, 0),
        int((s.current - seat + seats) % seats),
        int((s.starter - seat + seats) % seats),
        min(int(s.turns), 500),
        int(s.idle),
        int(s.left) + 1,
        int(s.pawn),
        int(s.pawn_from) + 1,
        int(s.row) + 1,
        int(how_many(s.placed)),
        int(s.dropped) + 1,
        int(s.in_deck),
    ]
    return out


def observe_rows(s: EmperorsGold, seat: i64, out: list[int]) -> None:
    """Write in which row each card is, and which cards are at the ends."""
    sides: i64 = s.house.sides
    at: i64 = CARDS + CELLS
    where: i64 = 3
    number: i64
    slot: i64
    card: i64
    for number in range(sides):
        first: i64 = (seat + number) % sides * 2
        for slot in range(first, first + 2):
            row = s.rows[slot]
            if row:
                out[at] = row[0] + 1
                out[at + 1] = row[-1] + 1
            for card in row:
                out[card] = where
            at += 2
            where += 1


def observe_tasks(s: EmperorsGold, seat: i64, out: list[int]) -> None:
    """Write who has done each task."""
    seats: i64 = s.seats
    other: i64
    for other in range(seats):
        won: i64 = s.won[other]
        at: i64 = CARDS + CELLS + 2 * MOST_ROWS + MOST_OPEN
        while won:
            if won & 1:
                out[at] = (other - seat + seats) % seats + 1
            won >>= 1
            at += 1
