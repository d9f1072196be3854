"""The sorcerer: his life and his gang's murder for one townsperson."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, TOWN
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import doom
from igroteka.games.candy_mafia.state import CandyMafia


def sacrifice(s: CandyMafia, by: i64, a: i64) -> None:
    """The murder is given up with the first name; a name that is no townsperson may be changed once. [sorcerer] [R51] [R53] [R123]"""
    t = s.tonight
    gang: i64 = s.gang_of(by)
    t.kills = [murder for murder in t.kills if murder[0] != gang]
    if turn(s, by, a):
        doom(s, by, "sacrifice")
    else:
        t.refused = by
        t.not_this = a
        mail.note(s, by, k.REFUSED, a)


def second(s: CandyMafia, by: i64, a: i64) -> None:
    """After the second name the sorcerer leaves, whoever it was. [sorcerer] [R53]"""
    if a >= 0:
        turn(s, by, a)
    doom(s, by, "sacrifice")
    s.tonight.refused = -1


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


def has_murder(s: CandyMafia, seat: i64) -> bool:
    """Has the seat's gang agreed on a victim tonight? [sorcerer] [R51]"""
    gang: i64 = s.gang_of(seat)
    return any(murder[0] == gang for murder in s.tonight.kills)
