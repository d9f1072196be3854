"""What the bots know about «Печенька»: a folder for each variant, and what both think with."""

from igroteka.games.pechenka.bot.heuristics import PechenkaHeuristics

__all__ = ["PechenkaHeuristics"]
