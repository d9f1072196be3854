"""«Семья» (Famiglia): two godfathers recruit from one street."""

from igroteka.games.famiglia.game import FamigliaGame as GAME

__all__ = ["GAME"]
