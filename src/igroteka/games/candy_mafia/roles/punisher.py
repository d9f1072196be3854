"""The punisher: one kill on the night after the marked player died."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import attempt
from igroteka.games.candy_mafia.night.state import MARK
from igroteka.games.candy_mafia.roles.special import Killing, Special
from igroteka.games.candy_mafia.state import CandyMafia

PUNISHER: Final[int] = BY_NAME["punisher"]
BY_PUNISHER: Final = Killing("punisher")


class Punisher(Special):
    """Is asked for the name of the victim long before the revenge is taken."""

    ask_further = "ask-revenge"

    def asked_further(self, s: CandyMafia) -> i64:
        """The player who has a revenge. [punisher] [R40]"""
        seat: i64 = s.avenges
        return seat if seat >= 0 and (s.jailed | s.knows_recruited()) >> seat & 1 == 0 else -1

    def answer_further(self, s: CandyMafia, seat: i64, action: i64) -> None:
        s.tonight.sentence = targets(action)[0]
        if s.tonight.sentence >= 0:
            mail.note(s, seat, k.CHOSE, action)

    def imagine_tonight(self, s: CandyMafia, me: i64, row: list[int], murders_done: bool) -> bool:
        if row[k.KIND] != k.CHOSE or s.avenges != me or s.tonight.sentence >= 0:
            return False
        s.tonight.sentence = targets(row[k.FIRST])[0]
        return True


def strike_back(s: CandyMafia) -> None:
    """The revenge is taken, unless the punisher sleeps or is doomed. [punisher] [R40] [R123]"""
    seat, victim = s.avenges, s.tonight.sentence
    s.avenges = -1
    if seat >= 0 and victim >= 0 and s.awake(seat) and s.recruited >> seat & 1 == 0:
        attempt(s, BY_PUNISHER, 1 << seat, victim)


def earn(s: CandyMafia) -> None:
    """The player whose mark is among the dead of the night has a revenge the next night. [punisher] [R40]"""
    t = s.tonight
    by, marked = t.laid_by[MARK], t.laid[MARK]
    s.avenges = -1
    if by >= 0 and t.doomed >> marked & 1 and t.doomed >> by & 1 == 0 and s.recruited >> by & 1 == 0:
        s.avenges = by
        mail.note(s, by, k.REVENGE)


ROLE: Final = Punisher()
