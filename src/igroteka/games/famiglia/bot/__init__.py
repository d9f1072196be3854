"""What the bots know about Famiglia."""

from igroteka.games.famiglia.bot.heuristics import FamigliaHeuristics

__all__ = ["FamigliaHeuristics"]
