"""«Печенька» (Pechenka): hunters who must find out who is who before they are found out."""

from igroteka.games.pechenka.game import PechenkaGame as GAME

__all__ = ["GAME"]
