"""What the bots of «Конфетная мафия» know about it."""

from igroteka.games.candy_mafia.bot.heuristics import CandyMafiaHeuristics

__all__ = ["CandyMafiaHeuristics"]
