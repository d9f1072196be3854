"""What the windows of an evening have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.windows import Window
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.state import CandyMafia

# Every answer once: a list of these is made without making numbers, of which those above 256 are objects of their own.
ANSWERS: Final[list[object]] = list(range(a.ACTIONS))
FIRST_ACTING: Final = 2
MODEST = (a.NOBODY_PICKED, a.VOTE_NOBODY, a.HAND_DOWN, a.SAY_NOTHING, a.WRITE_NOTHING)


class OfEvening(Window[CandyMafia]):
    """A window in which a player who says nothing does nothing. [R11] [R124]"""

    def enter(self, s: CandyMafia) -> None:
        """Unless it says otherwise nobody is asked anything."""
        s.ask_all([])

    def unhurried(self, s: CandyMafia) -> bool:
        """Until the first night in which roles act all is new."""
        return self.covert and s.night <= FIRST_ACTING

    def default(self, s: CandyMafia, seat: i64, rng: Rng) -> int:
        legal = self.legal(s, seat)
        return legal[0] if legal[0] in MODEST else legal[rng.below(len(legal))]

    def reach(self, s: CandyMafia, seat: i64, first: int) -> list[int]:
        """The players whom the seat may reach for in vain."""
        legal = self.legal(s, seat)
        return [first + other for other in range(s.seats) if first + other not in legal]


class OfAPlayer(OfEvening):
    """A window in which somebody is picked."""

    def near(self, s: CandyMafia, seat: i64) -> list[int]:
        return self.reach(s, seat, a.PICK)


def about(action: i64, first: i64) -> i64:
    """The seat that an answer is about."""
    return action - first
