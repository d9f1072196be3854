"""What to say: the town tells what it found out, criminals say what a townsperson would, and lie where it pays."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.certainties import OPEN
from igroteka.games.candy_mafia.bot.rates import BLAMED
from igroteka.games.candy_mafia.bot.role_weights import WEIGHTS
from igroteka.games.candy_mafia.cards import CITIZEN, CRIME, TOWN

# How much more often the likeliest is accused.
SHARP_ACCUSATION: Final = 10.0
# The odds of silence, of all accusations together, of a report of a criminal or of somebody cleared, of a claim and of
# a lie in need.
SILENCE: Final = 0.2
ACCUSING: Final = 4.0
FOUND: Final = 200.0
CLEARING: Final = 12.0
CLAIMING: Final = 4.0
LYING: Final = 0.3
# A player who is suspected this much by the public is in need.
PRESSED: Final = 0.45
# A townsperson lost now is one too many so near the end.
LAST_CHANCE: Final = 2


def statement_odds(assessment: Assessment, legal: list[int]) -> list[float]:
    """The odds of each statement."""
    crime = assessment.side == CRIME
    claims = false_claims(assessment) if crime else true_claim(assessment)
    lies: i64 = false_reports(assessment) if crime else 0
    blames: i64 = 0 if crime else found(assessment)
    clears: i64 = 0 if crime else cleared(assessment)
    accusing = accusations(assessment)
    out: list[float] = []
    for action in legal:
        if action == a.SAY_NOTHING:
            out.append(SILENCE)
        elif action < a.REPORT:
            out.append(CLAIMING if action - a.CLAIM in claims else 0.0)
        elif action < a.ACCUSE:
            about: i64 = (action - a.REPORT) // 3
            side: i64 = (action - a.REPORT) % 3
            if side == CRIME:
                out.append(FOUND if blames >> about & 1 else LYING if lies >> about & 1 else 0.0)
            elif side == TOWN:
                out.append(CLEARING if clears >> about & 1 else 0.0)
            else:
                out.append(0.0)
        elif action < a.VOUCH:
            out.append(accusing[action - a.ACCUSE])
        else:
            out.append(0.0)
    return out


def accusations(assessment: Assessment) -> list[float]:
    """The odds of accusing each: criminals accuse where the town would, partners too."""
    s, seat = assessment.s, assessment.seat
    doubts = assessment.avowed()
    prey: i64 = assessment.prey()
    out: list[float] = [0.0] * s.seats
    whole = 0.0
    for other in k.seats_in(s.alive):
        if other != seat:
            out[other] = exp(SHARP_ACCUSATION * doubts[other]) * (1000.0 if prey >> other & 1 else 1.0)
            whole += out[other]
    if whole > 0.0:
        for other in range(s.seats):
            out[other] *= ACCUSING / whole
    return out


def found(assessment: Assessment) -> i64:
    """The criminals whom the seat has found out and not reported yet, as a mask."""
    guilty: i64 = 0
    for row in assessment.known.rows:
        if side_told(row) == CRIME:
            guilty |= 1 << row[k.FIRST]
    for other in assessment.known.gangs:
        guilty |= 1 << other
    return guilty & untold(assessment)


def cleared(assessment: Assessment) -> i64:
    """Townspeople whom the seat has cleared, once it is known or suspected itself, or where they are in need."""
    s, seat = assessment.s, assessment.seat
    known = assessment.evidence.reporters >> seat & 1 == 1 or assessment.public_crime[seat] >= PRESSED
    innocent: i64 = 0
    for row in assessment.known.rows:
        about = row[k.FIRST]
        if side_told(row) == TOWN and (known or assessment.public_crime[about] >= PRESSED):
            innocent |= 1 << about
    return innocent & untold(assessment) & s.alive


def side_told(row: list[int]) -> i64:
    """The side of somebody that a letter tells, or OPEN."""
    if row[k.KIND] == k.CHECKED:
        return row[k.SECOND]
    if row[k.KIND] == k.LEARNT:
        return row[k.VALUE]
    if row[k.KIND] == k.IS_TOWN:
        return TOWN if row[k.VALUE] else CRIME
    return OPEN


def untold(assessment: Assessment) -> i64:
    """The living others of whom the seat has not reported yet."""
    s, seat = assessment.s, assessment.seat
    mask: i64 = s.alive & ~(1 << seat)
    for row in s.said:
        word = row[1 + seat]
        if a.REPORT <= word < a.ACCUSE:
            mask &= ~(1 << ((word - a.REPORT) // 3))
    return mask


def true_claim(assessment: Assessment) -> list[int]:
    """The own card, if the seat is suspected or somebody else claims the card; else nothing."""
    s, seat = assessment.s, assessment.seat
    card = s.believes[seat]
    if assessment.side != TOWN or assessment.evidence.claims[seat] >= 0 or s.cast.count(card) != 1:
        return []
    robbed = False
    for other in k.seats_in(s.alive):
        robbed = robbed or (other != seat and assessment.evidence.claims[other] == card)
    return [card] if robbed or assessment.public_crime[seat] >= PRESSED else []


def false_claims(assessment: Assessment) -> list[int]:
    """Cards that a suspected criminal may claim, for nobody will miss them."""
    s, seat = assessment.s, assessment.seat
    if assessment.evidence.claims[seat] >= 0 or assessment.public_crime[seat] < PRESSED:
        return []
    out: list[int] = []
    for card in s.in_play():
        free = card == CITIZEN or (s.facts.sides_of[card] == TOWN and WEIGHTS[card].worth < 0.4)
        if free and not s.seen_out(card) and card not in assessment.evidence.claims:
            out.append(card)
    return out


def false_reports(assessment: Assessment) -> i64:
    """Players to report falsely: all who reported one of the gang; else, in need or late, the most suspected."""
    s, seat = assessment.s, assessment.seat
    others: i64 = untold(assessment)
    mask: i64 = 0
    rows = assessment.evidence.rows
    i: i64 = 0
    while i < len(rows):
        who, about = rows[i + 1], rows[i + 2]
        if rows[i] == BLAMED and s.alive >> about & 1 and assessment.is_friend(about) and not assessment.is_friend(who):
            mask |= 1 << who
        i += 3
    if not mask and (assessment.parity() <= LAST_CHANCE or assessment.public_crime[seat] >= PRESSED):
        best = -1.0
        for other in k.seats_in(others):
            if not assessment.is_friend(other) and assessment.public_crime[other] > best:
                best = assessment.public_crime[other]
                mask = 1 << other
    return mask & others
