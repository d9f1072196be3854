"""The task cards: points, a least number of cards, and what must be among them."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.errors import BadData
from igroteka.games.emperors_gold import rows
from igroteka.games.emperors_gold.cards import COLOURS, SHAPES

HOW_MANY: Final = 34
MOST_POINTS = 99
ID = re.compile(r"tasks\.([A-Za-z0-9]{1,8})\.points")


class Task:
    """The points of a task, and what a row must have for it."""

    def __init__(self, id: str, points: int, least: int, needs: list[str]) -> None:
        self.id = id
        self.points: i64 = points
        # The least number of cards.
        self.least: i64 = least
        self.needs = needs
        # The shapes and colours, as bits.
        self.shapes: i64 = sum(1 << SHAPES.index(need) for need in needs if need in SHAPES)
        self.colours: i64 = sum(1 << COLOURS.index(need) for need in needs if need in COLOURS)
        # The same in the form of a row that is one number, with the number of cards.
        self.asks: i64 = least | self.shapes << rows.SHAPES | self.colours << rows.COLOURS

    def done_by(self, row: i64) -> bool:
        """Has the row done the task?"""
        return done(self.asks, row)

    def lacks(self, row: i64) -> i64:
        """The number of cards that the row lacks at least."""
        return lacks(self.asks, row)

    def missing(self, row: list[int]) -> list[str]:
        """The shapes and colours that the row lacks."""
        have = {SHAPES[card // 15] for card in row} | {COLOURS[card // 3 % 5] for card in row}
        return [need for need in self.needs if need not in have]


def done(asks: i64, row: i64) -> bool:
    """Is the row long enough, with every shape and colour somewhere in it, in any order? [task] [R14] [R15]"""
    return row & rows.LENGTH >= asks & rows.LENGTH and (asks & ~row) >> rows.SHAPES == 0


def lacks(asks: i64, row: i64) -> i64:
    """The number of cards that the row lacks at least: a card has a shape and a colour."""
    missing: i64 = (asks & ~row) >> rows.SHAPES
    # The bits of both are counted side by side, in pairs, in fours, in eights.
    counts: i64 = (missing & 31) | (missing >> 5) << 8
    counts -= counts >> 1 & 0x5555
    counts = (counts & 0x3333) + (counts >> 2 & 0x3333)
    counts = counts + (counts >> 4) & 0xF0F
    most: i64 = (asks & rows.LENGTH) - (row & rows.LENGTH)
    if counts & 15 > most:
        most = counts & 15
    if counts >> 8 > most:
        most = counts >> 8
    return most


def one(task: i64) -> i64:
    """This task alone, as bits."""
    # Not 1 << task, nor a name for the 1: in the C that mypyc writes it is a literal, and has 32 bits.
    return 0x2_0000_0000 >> (HOW_MANY - 1 - task)


def read_tasks(data: Data) -> list[Task]:
    """The tasks of the box, each checked; in the order of their names."""
    ids = sorted(found[1] for name in data.facts if (found := ID.fullmatch(name)))
    if len(ids) != HOW_MANY:
        raise BadData(f"{data.file}: tasks: must be {HOW_MANY}, not {len(ids)}")
    return [read_task(data, id) for id in ids]


def read_task(data: Data, id: str) -> Task:
    """One task, checked: it must not need more shapes or colours than cards."""
    points = data.number(f"tasks.{id}.points", 1, MOST_POINTS)
    needs = data.words(f"tasks.{id}.needs", -1, (*SHAPES, *COLOURS))
    if not needs or len(set(needs)) != len(needs):
        raise BadData(f"{data.file}: tasks.{id}.needs: must be different shapes or colours, at least one")
    most = max(sum(need in SHAPES for need in needs), sum(need in COLOURS for need in needs))
    least = data.number(f"tasks.{id}.cards", 1, 25)
    if least < most:
        raise BadData(f"{data.file}: tasks.{id}.cards: {least} cards cannot have {most} shapes or colours")
    return Task(id, points, least, needs)
