"""Both variants step by step, each in the order of a round."""

from igroteka.core.step import Step
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps.big_hunt import ACT, DECLARE, HUNT
from igroteka.games.pechenka.steps.everyone import CARD, SHIELDS, SWORDS

EVERYONE: tuple[Step[Pechenka], ...] = (CARD, SWORDS, SHIELDS)
BIG_HUNT: tuple[Step[Pechenka], ...] = (DECLARE, ACT, HUNT)
STEPS: tuple[Step[Pechenka], ...] = (*EVERYONE, *BIG_HUNT)
