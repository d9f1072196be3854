"""The refill of board and tasks at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.core.event import Event
from igroteka.games.emperors_gold.cards import NAMES
from igroteka.games.emperors_gold.state import NO_TASK, EmperorsGold


def tasks_due(s: EmperorsGold) -> bool:
    """Is a place for a task empty while the deck has one?"""
    task: i64
    for task in s.open:
        if task == NO_TASK:
            return s.task_deck != 0
    return False


def refill(s: EmperorsGold) -> None:
    """At the end of a turn board and tasks are filled again, as far as the decks go. [refill]"""
    holes: i64 = s.holes()
    due = tasks_due(s)
    if not due and (holes == 0 or (s.in_deck == 0 and not s.discard)):
        return
    rng = s.chance()
    s.unveil()
    tasks = s.open
    s.fill_board(rng)
    if due:
        s.fill_tasks(rng)
    if s.telling:
        tell_refill(s, holes & ~s.holes(), tasks)


def tell_refill(s: EmperorsGold, filled: i64, before: list[int]) -> None:
    """Tell which cards came to these cells, and which tasks to empty places."""
    cells = bits(filled)
    if cells:
        s.tell(Event("refilled", {"cells": cells, "cards": [NAMES[s.board[cell]] for cell in cells]}))
    for slot, task in enumerate(s.open):
        if task != before[slot]:
            known = s.facts.tasks[task]
            s.tell(Event("opened", {"task": known.id, "points": int(known.points)}))
