"""What the bots know about Famiglia."""

from igroteka.games.famiglia.bot.heuristics import FamigliaHeuristics
from igroteka.games.famiglia.bot.reasons import HINTS

__all__ = ["HINTS", "FamigliaHeuristics"]
