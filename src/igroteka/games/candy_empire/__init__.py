"""«Конфетная империя» (Candy Empire): thirteen characters, closed hands, and a discard that only some have seen."""

from igroteka.games.candy_empire.game import CandyEmpireGame as GAME

__all__ = ["GAME"]
