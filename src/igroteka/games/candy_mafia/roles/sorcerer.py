"""The sorcerer: his life and his gang's murder for one townsperson."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.cards import CRIME, TOWN
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import doom
from igroteka.games.candy_mafia.night.gangs import has_murder, known_gang
from igroteka.games.candy_mafia.roles.special import FINE, Special
from igroteka.games.candy_mafia.state import CandyMafia

WHY: Final = "sacrifice"


class Sorcerer(Special):
    """May name a second player if the first is no townsperson."""

    ask_further = "ask-second"

    def entitled(self, s: CandyMafia, seat: i64) -> bool:
        """Has his gang a murder to give up? [sorcerer] [R51]"""
        return has_murder(s, seat)

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """The murder is given up; a name that is no townsperson may be changed once. [sorcerer] [R51] [R53] [R123]"""
        t = s.tonight
        gang: i64 = s.gang_of(by)
        t.kills = [murder for murder in t.kills if murder[0] != gang]
        if turn(s, by, a):
            doom(s, by, WHY, "sorcerer")
        else:
            t.refused = by
            t.not_this = a
            mail.note(s, by, k.REFUSED, a)

    def asked_further(self, s: CandyMafia) -> i64:
        return s.tonight.refused

    def why_not_further(self, s: CandyMafia, other: i64) -> str:
        return "same-again" if other == s.tonight.not_this else FINE

    def answer_further(self, s: CandyMafia, seat: i64, action: i64) -> None:
        """After the second name the sorcerer leaves, even if that is no townsperson either. [sorcerer] [R53]"""
        other = targets(action)[0]
        if other >= 0:
            turn(s, seat, other)
        doom(s, seat, WHY, "sorcerer")
        s.tonight.refused = -1

    def letters(self, s: CandyMafia, awaits: i64) -> None:
        """The new criminal learns of the gang. [change] [mail]"""
        turned: i64 = s.tonight.turned
        if turned >= 0 and awaits >> turned & 1:
            gang: i64 = s.gang_of(turned)
            mail.note(s, turned, k.TURNED, gang, -1, known_gang(s, gang))
        s.tonight.turned = -1

    def imagine_tonight(self, s: CandyMafia, me: i64, row: list[int], murders_done: bool) -> bool:
        if row[k.KIND] != k.REFUSED or murders_done:
            return False
        s.tonight.refused = me
        s.tonight.not_this = row[k.FIRST]
        return True


def turn(s: CandyMafia, by: i64, a: i64) -> bool:
    """A townsperson becomes a criminal and keeps the card. [change] [R52]"""
    doomed = s.tonight.doomed >> a & 1 and not s.house.doomed_act
    if s.sides[a] != TOWN or doomed:
        return False
    s.sides[a] = CRIME
    if s.triad >> by & 1:
        s.triad |= 1 << a
    else:
        s.triad &= ~(1 << a)
    s.tonight.turned = a
    return True


ROLE: Final = Sorcerer()
