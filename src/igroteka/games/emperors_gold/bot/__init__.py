"""What the bots know about «Золото императора»."""

from igroteka.games.emperors_gold.bot.heuristics import EmperorsGoldHeuristics

__all__ = ["EmperorsGoldHeuristics"]
