"""«Золото императора» as a game: facts from the data, options, action space, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.parts import Parts
from igroteka.core.step import Step
from igroteka.games.emperors_gold import actions, score, store, view, worlds
from igroteka.games.emperors_gold.bot import EmperorsGoldHeuristics
from igroteka.games.emperors_gold.bot.reasons import HINTS
from igroteka.games.emperors_gold.cards import COLOURS, NAMES, SHAPES
from igroteka.games.emperors_gold.hindsight import hindsight
from igroteka.games.emperors_gold.options import OPTIONS, TEAMS, House
from igroteka.games.emperors_gold.shapes import EVENTS, Facts, Knew, Look
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.steps import END, PAWN, PLACE, STEPS, TURN
from igroteka.games.emperors_gold.tasks import HOW_MANY, one, read_tasks

SEATS = (2, 3, 4)
COUNTS = ("two", "three", "four")

PARTS: Final = Parts(
    view.look,
    view.observe,
    score.score,
    store.save,
    store.restore,
    worlds.redeal,
    gist=store.gist,
    all_see_alike=view.all_see_alike,
    hindsight=hindsight,
)


class EmperorsGoldGame(Game):
    """The printed facts of the box, ready for play."""

    def __init__(self, data: Data) -> None:
        self.tasks = read_tasks(data)
        super().__init__(
            id="emperors_gold",
            rules=1,
            seats=SEATS,
            actions=actions.ACTIONS,
            bound=12000,  # [R30]
            observation=view.OBSERVATION,
            options=OPTIONS,
            steps=STEPS,
            endings=("goal", "idle", "turns"),
            data=data,
            shapes=Shapes(Facts, Look, EVENTS, Knew),
            parts=PARTS,
            heuristics=EmperorsGoldHeuristics(self.tasks),
            words=Words(HINTS, pieces=(*NAMES, *SHAPES, *COLOURS)),
        )
        # Steps that others lead to; by the game, for files of steps import one another in one direction.
        self.first_step: Step[EmperorsGold] = TURN
        self.pawn_step: Step[EmperorsGold] = PAWN
        self.place_step: Step[EmperorsGold] = PLACE
        self.last_step: Step[EmperorsGold] = END
        self.step_numbers = {step.name: number for number, step in enumerate(STEPS)}
        # By the number of players, from two on: tasks that lie open, and tasks that end the game. [setup] [end]
        self.open: list[int] = [data.number(f"open.{count}", 1, 5) for count in COUNTS]
        self.goal: list[int] = [data.number(f"goal.{count}", 1, 8) for count in COUNTS]
        self.open_teams: i64 = data.number("open.teams", 1, 5)
        self.goal_teams: i64 = data.number("goal.teams", 1, 8)
        self.all_tasks: i64 = 2 * one(HOW_MANY - 1) - 1
        self.needs: list[int] = [int(task.asks) for task in self.tasks]
        # No task asks for fewer cards.
        self.shortest: i64 = min(int(task.least) for task in self.tasks)
        self.placings = {actions.notation(action): action for action in range(actions.PLACE, actions.STOP)}
        self.by_id = {task.id: number for number, task in enumerate(self.tasks)}
        data.done()

    def blank(self, seats: int, options: dict[str, Value]) -> EmperorsGold:
        return EmperorsGold(self, House(self, seats, options), seats, options)

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """Partners sit opposite each other. [teams]"""
        return [0, 1, 0, 1] if options["sides"] == TEAMS else list(range(seats))

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def describe(self, action: int) -> Description:
        return actions.describe(action)
