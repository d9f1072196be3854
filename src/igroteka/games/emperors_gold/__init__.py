"""«Золото императора» (Emperor's Gold): one pawn for all, rows of stones, and the tasks of the court."""

from igroteka.games.emperors_gold.game import EmperorsGoldGame as GAME

__all__ = ["GAME"]
