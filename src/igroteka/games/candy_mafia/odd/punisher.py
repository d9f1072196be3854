"""The punisher: one kill on the night after the marked player died."""

from __future__ import annotations

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import BY_PUNISHER, attempt
from igroteka.games.candy_mafia.night.tonight import MARK
from igroteka.games.candy_mafia.state import CandyMafia


def strike_back(s: CandyMafia) -> None:
    """The revenge named earlier in the night is taken, unless the punisher sleeps or is doomed. [punisher] [R40] [R123]"""
    seat, victim = s.avenges, s.tonight.sentence
    s.avenges = -1
    if seat >= 0 and victim >= 0 and s.awake(seat) and s.recruited >> seat & 1 == 0:
        attempt(s, BY_PUNISHER, 1 << seat, victim)


def earn(s: CandyMafia) -> None:
    """Whose mark is among the dead of the night has a revenge the next night. [punisher] [R40]"""
    t = s.tonight
    by, marked = t.laid_by[MARK], t.laid[MARK]
    s.avenges = -1
    if by >= 0 and t.doomed >> marked & 1 and t.doomed >> by & 1 == 0 and s.recruited >> by & 1 == 0:
        s.avenges = by
        mail.note(s, by, k.REVENGE)
