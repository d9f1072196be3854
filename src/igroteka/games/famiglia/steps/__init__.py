"""The turn, step by step, in the order of the book."""

from igroteka.core.step import Step
from igroteka.games.famiglia.state import Famiglia
from igroteka.games.famiglia.steps.brute import BRUTE, LOWER, THREATEN
from igroteka.games.famiglia.steps.exchange import ACCOUNTANT, GIVE, TAKE_BACK
from igroteka.games.famiglia.steps.recruit import RECRUIT
from igroteka.games.famiglia.steps.refresh import REFRESH

STEPS: tuple[Step[Famiglia], ...] = (REFRESH, ACCOUNTANT, TAKE_BACK, GIVE, BRUTE, THREATEN, LOWER, RECRUIT)
