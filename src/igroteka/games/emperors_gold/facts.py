"""What is printed on the cards and in the book of «Золото императора»."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.step import Step
from igroteka.games.emperors_gold.tasks import HOW_MANY, one, read_tasks

COUNTS = ("two", "three", "four")


class EmperorsGoldFacts:
    """The facts of the box, and the step that every turn begins with."""

    def __init__(self, data: Data, first_step: Step[Any]) -> None:
        # The step at the end of a turn leads to it; passed in here, since its file imports that step's.
        self.first_step = first_step
        self.tasks = read_tasks(data)
        self.all_tasks: i64 = 2 * one(HOW_MANY - 1) - 1
        self.needs: list[int] = [int(task.asks) for task in self.tasks]
        # The fewest cards that a task asks for.
        self.shortest: i64 = min(int(task.least) for task in self.tasks)
        self.by_id = {task.id: number for number, task in enumerate(self.tasks)}
        # By the number of players, from two on: the number of open tasks, and of tasks that end the game. [setup] [end]
        self.open: list[int] = [data.number(f"open.{count}", 1, 5) for count in COUNTS]
        self.goal: list[int] = [data.number(f"goal.{count}", 1, 8) for count in COUNTS]
        self.open_teams: i64 = data.number("open.teams", 1, 5)
        self.goal_teams: i64 = data.number("goal.teams", 1, 8)
        data.done()
