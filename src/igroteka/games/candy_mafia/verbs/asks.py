"""Verbs that learn something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, LONER, NONE, TOWN
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import BY_WATCH, attempt, one_of
from igroteka.games.candy_mafia.night.tonight import COVER, LIBEL, WATCH
from igroteka.games.candy_mafia.odd.elders_son import in_office
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import MEEK, OFFICE, SPY
from igroteka.games.candy_mafia.verbs.base import Verb


def seen_side(s: CandyMafia, seat: i64) -> i64:
    """The side as a check shows it: cover before slander before recruitment before innocent looks before the truth. [check] [R22] [R25]"""
    if s.tonight.laid[COVER] == seat:
        return TOWN
    if s.tonight.laid[LIBEL] == seat:
        return CRIME
    if s.recruited >> seat & 1:
        return LONER
    side: i64 = s.sides[seat]
    if side == NONE or (side == CRIME and s.trait(seat, MEEK)):
        return TOWN
    return side


def true_side(s: CandyMafia, seat: i64) -> i64:
    """The side beside a card that is shown: masks do not help, recruitment does. [check] [R23]"""
    return LONER if s.recruited >> seat & 1 else s.sides[seat]


def checked(s: CandyMafia, by: i64, a: i64) -> None:
    """The sentry kills the first who checks the ward, after the answer is given. [sentry] [R27] [R33]"""
    t = s.tonight
    if t.laid[WATCH] == a and not t.watch_used and t.laid_by[WATCH] != by:
        t.watch_used = True
        attempt(s, BY_WATCH, 1 << t.laid_by[WATCH], by)


class AskSide(Verb):
    """Town, crime or loner. [check] [R21]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        mail.note(s, by, k.CHECKED, a, seen_side(s, a))
        checked(s, by, a)


class AskSame(Verb):
    """Are both of the town, or neither? [fortune-teller] [R26]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        same = (seen_side(s, a) == TOWN) == (seen_side(s, b) == TOWN)
        mail.note(s, by, k.COMPARED, a, b, 1 if same else 0)
        checked(s, by, a)
        checked(s, by, b)


class AskTown(Verb):
    """Is it a townsperson? [detective]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        mail.note(s, by, k.IS_TOWN, a, -1, 1 if seen_side(s, a) == TOWN else 0)
        checked(s, by, a)


class AskTownSpared(Verb):
    """Is it a townsperson? Then nobody executes them tomorrow. [judge] [R24]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        town = seen_side(s, a) == TOWN
        mail.note(s, by, k.IS_TOWN, a, -1, 1 if town else 0)
        if town and s.night > 1:
            s.tonight.immune |= 1 << a
        checked(s, by, a)


class AskCard(Verb):
    """The card itself. [check] [R23]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        mail.note(s, by, k.LEARNT, a, s.cards[a], true_side(s, a))
        checked(s, by, a)


class AskCardShown(Verb):
    """The card itself; and the one who was checked learns by whom. [inquisitor]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        mail.note(s, by, k.LEARNT, a, s.cards[a], true_side(s, a))
        s.tonight.seen_by = by
        s.tonight.seen = a
        checked(s, by, a)


class AskCardJailed(Verb):
    """The card itself; a criminal goes to prison in the morning. [jailer] [R24]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        side: i64 = true_side(s, a)
        mail.note(s, by, k.LEARNT, a, s.cards[a], side)
        if side == CRIME and s.night > 1:
            s.tonight.jail |= 1 << a
        checked(s, by, a)


class AskOffice(Verb):
    """Is it the elder, his son in his place, or the sleepwalker? [candy-baron]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        wanted: bool = s.mark(a, OFFICE) or s.card_trait(a, SPY) or in_office(s, a)
        mail.note(s, by, k.OFFICE, a, -1, 1 if wanted else 0)
        checked(s, by, a)


class Glimpse(Verb):
    """One of those who came to kill. [clairvoyant]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        killers: i64 = s.tonight.met[a]
        mail.note(s, by, k.KILLER, a, one_of(s, killers) if killers else -1)


SIDE: Final[Verb] = AskSide()
SAME: Final[Verb] = AskSame()
IF_TOWN: Final[Verb] = AskTown()
TOWN_SPARED: Final[Verb] = AskTownSpared()
CARD: Final[Verb] = AskCard()
CARD_SHOWN: Final[Verb] = AskCardShown()
CARD_JAILED: Final[Verb] = AskCardJailed()
IF_OFFICE: Final[Verb] = AskOffice()
GLIMPSE: Final[Verb] = Glimpse()
