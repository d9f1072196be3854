"""What the bots know about «Печенька»: a folder for each variant, and what both think with."""

from igroteka.games.pechenka.bot.heuristics import PechenkaHeuristics
from igroteka.games.pechenka.bot.reasons import HINTS

__all__ = ["HINTS", "PechenkaHeuristics"]
