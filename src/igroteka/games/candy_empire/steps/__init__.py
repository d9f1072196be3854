"""The turn, step by step."""

from igroteka.core.step import Step
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.block import BLOCK
from igroteka.games.candy_empire.steps.boss import BOSS, RETURN
from igroteka.games.candy_empire.steps.detective import DETECTIVE
from igroteka.games.candy_empire.steps.end import END
from igroteka.games.candy_empire.steps.judge import JUDGE
from igroteka.games.candy_empire.steps.kidnapper import KIDNAPPER
from igroteka.games.candy_empire.steps.lawyer import LAWYER
from igroteka.games.candy_empire.steps.main import MAIN
from igroteka.games.candy_empire.steps.mercenary import MERCENARY
from igroteka.games.candy_empire.steps.policeman import POLICEMAN
from igroteka.games.candy_empire.steps.sly import SLY
from igroteka.games.candy_empire.steps.thief import FETCHED_THIEF, THIEF

STEPS: tuple[Step[CandyEmpire], ...] = (
    MAIN,
    MERCENARY,
    POLICEMAN,
    BOSS,
    RETURN,
    JUDGE,
    BLOCK,
    KIDNAPPER,
    DETECTIVE,
    SLY,
    LAWYER,
    THIEF,
    FETCHED_THIEF,
    END,
)

__all__ = ["MAIN", "STEPS"]
