"""What a player knows of the own card: what it has done, and what it may still do."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.night.questions import role_of
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import FATED


class OwnCard:
    """The own card of a player; one who is back does not know until nightfall whether it was taken. [R106]"""

    def __init__(self, s: CandyMafia, known: Known) -> None:
        seat: i64 = known.me
        card: i64 = s.believes[seat]
        role = role_of(s, seat)
        taken: bool = s.cards[seat] != card
        self.recruited: bool = s.knows_recruited() >> seat & 1 == 1
        # Nobody chooses anybody in the night before coming back.
        self.last: i64 = s.last[role.memory] if role.memory >= 0 and not taken else -1
        spent: i64 = s.used if taken else s.spent
        self.spent: bool = role.once >= 0 and (spent >> role.once & 1 == 1 or (taken and known.acted))
        self.owes: bool = s.house.traits[card] & FATED != 0 and not known.acted
