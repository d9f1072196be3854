"""What a seat thinks of everybody before it answers: who is an enemy, who matters, whom the others suspect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.belief import Belief, public_belief, was_told
from igroteka.games.candy_mafia.bot.evidence import Evidence
from igroteka.games.candy_mafia.bot.role_weights import WEIGHTS
from igroteka.games.candy_mafia.cards import CRIME, EXECUTIONER, TOWN
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.state import CandyMafia

# To the town a loner is less of an enemy than a criminal.
LESSER: Final = 0.4
# What a stranger is worth, whose card nobody knows; and what one who reported something is worth besides.
STRANGER: Final = 0.4
REPORTER: Final = 1.2
# A townsperson executed and one murdered in the night after it.
A_DAY_AND_A_NIGHT: Final = 2
# A gang is small with more than this many players alive for each of its members.
FEW: Final = 4


class Assessment:
    """What one seat thinks before one answer, from what it was told and what everybody saw, and nothing else."""

    def __init__(self, s: CandyMafia, seat: i64, evidence: Evidence) -> None:
        self.s = s
        self.seat: i64 = seat
        self.evidence = evidence
        self.known = Known(s, seat)
        alike = evidence.share_belief and not was_told(self.known)
        self.belief = public_belief(s, evidence) if alike else Belief(s, self.known, evidence)
        self.side: i64 = self.known.side
        # By seat: how much of an enemy it seems, from 0 to 1.
        self.foes: list[float] = [0.0] * s.seats
        other: i64
        for other in range(s.seats):
            crime = self.belief.crime[other]
            if self.side == CRIME and s.house.two_gangs:
                self.foes[other] = 0.0 if self.is_friend(other) else 1.0
            elif self.side == CRIME:
                self.foes[other] = 1.0 - crime
            else:
                self.foes[other] = crime + LESSER * self.belief.loner[other]
        self.foes[seat] = 0.0

    @property
    def public_crime(self) -> list[float]:
        """By seat: how likely it is a criminal to everybody who was told nothing."""
        return public_belief(self.s, self.evidence).crime

    def is_friend(self, other: i64) -> bool:
        """Does the seat know a partner there?"""
        if other == self.seat:
            return True
        if self.side != CRIME or self.belief.sure[other] != CRIME:
            return False
        return not self.s.house.two_gangs or self.known.gangs.get(int(other), -1) == self.known.gang

    def importance(self, other: i64) -> float:
        """How much the other seems to matter: by its card, if it is known or claimed, and by what it has reported."""
        card = self.known.cards.get(int(other), -1)
        if card >= 0:
            return WEIGHTS[card].worth
        claim = self.evidence.claims[other]
        worth = WEIGHTS[claim].worth if claim >= 0 else STRANGER
        return worth + (REPORTER if self.evidence.reporters >> other & 1 else 0.0)

    def asked_about(self) -> i64:
        """Those whose side or card the seat was told."""
        mask: i64 = 0
        for row in self.known.rows:
            if row[k.KIND] in (k.CHECKED, k.IS_TOWN, k.LEARNT, k.OFFICE):
                mask |= 1 << row[k.FIRST]
        return mask

    def prey(self) -> i64:
        """Those whom the seat wants executed, for its card is the Executioner."""
        return self.known.chosen if self.s.thinks(self.seat, EXECUTIONER) else 0

    def avowed(self) -> list[float]:
        """Whom the seat says it suspects: the town says what it believes, others what the public believes."""
        return self.foes if self.side == TOWN else self.public_crime

    def parity(self) -> i64:
        """How many more townspeople must leave until the criminals are enough."""
        return self.living() - 2 * self.belief.guilty

    def living(self) -> i64:
        """How many are still in play."""
        return len(k.seats_in(self.s.alive))

    def one_vote_decides(self) -> bool:
        """Are the criminals enough once a townsperson is executed and another one murdered?"""
        return self.parity() <= A_DAY_AND_A_NIGHT and not self.has_rivals()

    def must_hide(self) -> bool:
        """Are the criminals fewer than a quarter of the living, so that they have to stay unknown for long?"""
        return self.living() > FEW * self.belief.guilty

    def has_rivals(self) -> bool:
        """Does another gang stand between the seat's own and its victory?"""
        if not self.s.house.two_gangs:
            return False
        own: i64 = 0
        for other in k.seats_in(self.s.alive):
            own += self.is_friend(other)
        return self.belief.guilty > own

    def top_foe(self) -> float:
        """How sure the seat is of its likeliest living enemy."""
        return max([self.foes[other] for other in k.seats_in(self.s.alive)])
