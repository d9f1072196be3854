"""What the bots of «Конфетная империя» know about it."""

from igroteka.games.candy_empire.bot.heuristics import CandyEmpireHeuristics
from igroteka.games.candy_empire.bot.reasons import HINTS

__all__ = ["HINTS", "CandyEmpireHeuristics"]
