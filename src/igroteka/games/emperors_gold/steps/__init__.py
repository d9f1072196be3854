"""The turn, step by step, in the order of the book."""

from igroteka.core.step import Step
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.steps.claim import CLAIM, END
from igroteka.games.emperors_gold.steps.drop import DROP
from igroteka.games.emperors_gold.steps.pawn import PAWN, TURN
from igroteka.games.emperors_gold.steps.place import PLACE

STEPS: tuple[Step[EmperorsGold], ...] = (TURN, DROP, PAWN, PLACE, CLAIM, END)

__all__ = ["STEPS", "TURN"]
