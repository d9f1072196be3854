"""«Конфетная мафия» (Candy Mafia): 49 roles, nights that only the moderator sees, and days of talk and votes."""

from igroteka.games.candy_mafia.game import CandyMafiaGame as GAME

__all__ = ["GAME"]
