"""How likely everybody is a criminal, as far as a seat was told, has heard and has seen them vote."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.conditional_bernoulli import chances_given_total
from igroteka.games.candy_mafia.bot.evidence import BLAMED, RATES, VOTED, Evidence, may_be_about
from igroteka.games.candy_mafia.cards import CRIME, LONER, TOWN
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import MEEK, SPY

OPEN: Final = -1
# Words and votes together make nobody likelier or less likely to be guilty by more than this.
MOST: Final = 400.0
# A check may be deceived: cover, slander, a change of sides.
DECEIVED: Final = 0.04
# Who claims a card that is seen elsewhere lies; one of two who claim the same does.
LIE: Final = 3.0
RIVALS: Final = 0.8
PASSES: Final = 2
# Seats without eyes of their own: what everybody may think.
NO_SEAT: Final = -1


class Belief:
    """Exact chances given how many criminals are left; words and votes of the others are read by what is believed of them."""

    def __init__(self, s: CandyMafia, known: Known, evidence: Evidence) -> None:
        self.known = known
        self.me: i64 = known.me
        self.evidence = evidence
        # By seat: is it certain (CRIME, TOWN, LONER, OPEN)? Log-odds from what was told; chances of crime and of a loner.
        self.sure: list[int] = [OPEN] * s.seats
        self.told: list[float] = [0.0] * s.seats
        self.crime: list[float] = [0.0] * s.seats
        self.loner: list[float] = [0.0] * s.seats
        self.guilty: i64 = 0
        self.be_certain(s)
        self.read_rows(s)
        self.read_claims(s)
        self.conclude(s)

    def be_certain(self, s: CandyMafia) -> None:
        """Cards that were seen, prisoners, partners, and the own side."""
        sure = self.sure
        seat: i64
        for seat in range(s.seats):
            if s.shown[seat] >= 0:
                side = s.facts.sides_of[s.shown[seat]]
                sure[seat] = side if side in (CRIME, LONER) else TOWN
            elif s.jailed >> seat & 1:
                sure[seat] = CRIME
        known = self.known
        for other, card in known.cards.items():
            if sure[other] == OPEN:
                side = s.facts.sides_of[card]
                sure[other] = side if side in (CRIME, LONER) else TOWN
        for other in known.gangs:
            if sure[other] == OPEN:
                sure[other] = CRIME
        if self.me >= 0:
            side = int(known.side)
            sure[self.me] = side if side in (CRIME, LONER) else TOWN
            if side == CRIME and known.gangs and may_be_about(s, SPY):
                self.see_through()

    def see_through(self) -> None:
        """Whoever wakes with the gang and reports one of it is no partner."""
        met, rows = self.known.gangs, self.evidence.rows
        i: i64 = 0
        while i < len(rows):
            kind, who, about = rows[i], rows[i + 1], rows[i + 2]
            i += 3
            if kind == BLAMED and who in met and (about in met or about == self.me):
                self.sure[who] = TOWN

    def read_rows(self, s: CandyMafia) -> None:
        """The answers of the own checks."""
        meek: i64 = 0
        criminals: i64 = 0
        for card in s.cast:
            if s.facts.sides_of[card] == CRIME:
                criminals += 1
                meek += s.house.traits[card] & MEEK != 0
        innocent = min(0.0, log(DECEIVED + float(meek) / float(max(1, criminals))))
        guilty = -log(DECEIVED)
        for row in self.known.rows:
            kind, about, side, value = row[k.KIND], row[k.FIRST], row[k.SECOND], row[k.VALUE]
            if kind == k.CHECKED:
                if side == LONER:
                    self.sure[about] = LONER if self.sure[about] == OPEN else self.sure[about]
                else:
                    self.told[about] += guilty if side == CRIME else innocent
            elif kind == k.IS_TOWN:
                self.told[about] += innocent if value else guilty
            elif kind == k.LEARNT and s.shown[about] < 0:
                self.sure[about] = CRIME if value == CRIME else LONER if value == LONER else TOWN
            elif kind == k.KILLER and side >= 0:
                self.told[side] += guilty

    def read_claims(self, s: CandyMafia) -> None:
        """Cards that cannot be theirs."""
        claims = self.evidence.claims
        seat: i64
        other: i64
        for seat in range(s.seats):
            card = claims[seat]
            if card < 0 or s.cast.count(card) != 1 or self.sure[seat] != OPEN:
                continue
            for other in range(s.seats):
                if other == seat:
                    continue
                if s.shown[other] == card or (other == self.me and s.believes[other] == card):
                    self.told[seat] += LIE
                elif claims[other] == card and s.alive >> other & 1:
                    self.told[seat] += RIVALS

    def conclude(self, s: CandyMafia) -> None:
        """Chances from all of it: the others' words count as much as they themselves are believed."""
        open_seats: list[int] = []
        criminals: i64 = 0
        loners: i64 = 0
        for card in s.cast:
            criminals += s.facts.sides_of[card] == CRIME
            loners += s.facts.sides_of[card] == LONER
        if s.joined >= 0:
            criminals += s.facts.sides_of[s.joined] == CRIME
            loners += s.facts.sides_of[s.joined] == LONER
        living: i64 = 0
        seat: i64
        for seat in range(s.seats):
            sure = self.sure[seat]
            if sure == OPEN:
                open_seats.append(int(seat))
            elif sure == CRIME:
                criminals -= 1
                living += s.alive >> seat & 1
            elif sure == LONER:
                loners -= 1
        if criminals <= 0:
            criminals = 1 if living == 0 else 0  # else it would be over
        self.guilty = living + criminals
        # How likely the seat is a criminal: all alike at first.
        crime = self.crime
        even = float(criminals) / float(max(1, len(open_seats)))
        for seat in range(s.seats):
            crime[seat] = even if self.sure[seat] == OPEN else 1.0 if self.sure[seat] == CRIME else 0.0
        for _ in range(PASSES if criminals > 0 else 0):
            heard = self.listen(s)
            odds: list[float] = []
            for seat in open_seats:
                odds.append(exp(self.told[seat]) * max(1.0 / MOST, min(MOST, heard[seat])))
            found = chances_given_total(odds, criminals)
            for i in range(len(open_seats)):
                crime[open_seats[i]] = found[i]
        innocent = 0.0
        for seat in open_seats:
            innocent += 1.0 - crime[seat]
        part = float(max(0, loners)) / innocent if innocent > 0.01 else 0.0
        for seat in range(s.seats):
            if self.sure[seat] == OPEN:
                self.loner[seat] = min(1.0, part) * (1.0 - crime[seat])
            elif self.sure[seat] == LONER:
                self.loner[seat] = 1.0

    def listen(self, s: CandyMafia) -> list[float]:
        """Words and votes: each is about two people, and makes either so many times likelier by what is believed of the other."""
        rows = self.evidence.rows
        crime = self.crime
        ignores_accusations = self.evidence.ignores_accusations
        heard: list[float] = [1.0] * s.seats
        i: i64 = 0
        while i < len(rows):
            kind: i64 = rows[i]
            who: i64 = rows[i + 1]
            about: i64 = rows[i + 2]
            i += 3
            open_who = self.sure[who] == OPEN
            open_about = self.sure[about] == OPEN and not (ignores_accusations and kind == VOTED)
            if who == self.me or not (open_who or open_about):
                continue
            rates = RATES[kind]
            town_town, town_crime, crime_town, crime_crime = rates[0], rates[1], rates[2], rates[3]
            guilty = crime[who]
            other = crime[about]
            if open_about:
                heard[about] *= (guilty * crime_crime + (1.0 - guilty) * town_crime) / (
                    guilty * crime_town + (1.0 - guilty) * town_town
                )
            if open_who:
                heard[who] *= (other * crime_crime + (1.0 - other) * crime_town) / (
                    other * town_crime + (1.0 - other) * town_town
                )
        return heard


def public_belief(s: CandyMafia, evidence: Evidence) -> Belief:
    """What everybody may think who was told nothing; counted once for all who are asked now."""
    found = evidence.public_belief
    if found is None:
        found = Belief(s, Known(s, NO_SEAT), evidence)
        evidence.public_belief = found
    return found


def was_told(known: Known) -> bool:
    """Does the seat know more of anybody than everybody does?"""
    if known.side == CRIME or known.cards or known.gangs:
        return True
    return any(row[k.KIND] in (k.CHECKED, k.IS_TOWN, k.KILLER) for row in known.rows)
