"""Whom a seat chooses by night and with a shot: one way for each purpose, the same for all roles."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.core.windows import readers_of
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.bot import role_weights as w
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.role_weights import WEIGHTS, RoleWeights
from igroteka.games.candy_mafia.cards import AT_MURDERS, AT_REVENGE, CRIME, TOWN
from igroteka.games.candy_mafia.night.questions import FURTHER, question
from igroteka.games.candy_mafia.night.schedule import window
from igroteka.games.candy_mafia.state import CandyMafia

# How much more often a better target is chosen.
SHARP_CHOICE: Final = 8.0
# How much less often somebody is chosen again.
CHOSEN_BEFORE: Final = 0.02
# The odds that a gang kills nobody.
NO_VICTIM: Final = 0.0004


def night_odds(assessment: Assessment, name: str, legal: list[int]) -> list[float]:
    """The odds of each answer to a call, to the gang's question, to a shot."""
    s, seat = assessment.s, assessment.seat
    weights = WEIGHTS[s.believes[seat]]
    purpose: i64 = weights.purpose
    threshold = weights.threshold
    if name == "gang":
        return gang_odds(assessment, legal)
    if name == "shot" or (s.place >= 0 and takes_revenge(s, seat)):
        purpose = w.ATTACK
    if s.place >= 0 and window(s).further == AT_MURDERS and s.tonight.refused == seat:
        purpose, threshold = w.SACRIFICE, 0.0
    if purpose == w.SECOND_VOTE:
        wanted = assessment.side == TOWN and assessment.top_foe() >= threshold
        return [1.0 if (action == a.YES) == wanted else 0.0 for action in legal]
    if purpose == w.REVIVE:
        return [revival_odds(assessment, action, threshold) for action in legal]
    odds = target_odds(assessment, purpose, weights)
    idle = 1.0 if prefers_nobody(assessment, purpose, threshold) else 0.0
    out: list[float] = []
    for action in legal:
        one, other = targets(action)
        if one < 0:
            out.append(idle * 1000.0 if idle > 0.0 else 0.0001)
        elif a.KILL <= action < a.TAKE:
            out.append(1000.0 * exp(SHARP_CHOICE * assessment.foes[one]) if assessment.foes[one] >= threshold else 0.0)
        elif other >= 0:
            out.append(odds[one] * odds[other])
        else:
            out.append(odds[one])
    return out


def takes_revenge(s: CandyMafia, seat: i64) -> bool:
    """Is this the punisher's revenge?"""
    return window(s).further == AT_REVENGE and question(s, window(s), seat) == FURTHER


def prefers_nobody(assessment: Assessment, purpose: i64, threshold: float) -> bool:
    """Is it better to choose nobody, if one may?"""
    if purpose == w.SACRIFICE:
        return assessment.public_crime[assessment.seat] < threshold
    return assessment.side == TOWN and purpose in (w.ATTACK, w.BLOCK) and assessment.top_foe() < threshold


def revival_odds(assessment: Assessment, action: i64, threshold: float) -> float:
    """The odds of bringing this one back from the dead, whose cards all have seen."""
    s = assessment.s
    if action < a.PICK:
        return 0.5
    card = s.shown[action - a.PICK]
    same = s.facts.sides_of[card] == assessment.side
    return float(WEIGHTS[card].worth) * 20.0 if same and WEIGHTS[card].worth >= threshold else 0.0


def target_odds(assessment: Assessment, purpose: i64, weights: RoleWeights) -> list[float]:
    """The odds of each seat as the target of a deed for this purpose."""
    s, seat, side = assessment.s, assessment.seat, assessment.side
    out: list[float] = [0.0] * s.seats
    asked = assessment.asked_about() if purpose == w.ASK else assessment.known.chosen if purpose == w.GATHER else 0
    other: i64
    for other in range(s.seats):
        foe = assessment.foes[other]
        if purpose == w.ATTACK or purpose == w.BLOCK:
            want = foe if side == TOWN else foe + 0.3 * assessment.importance(other)
        elif purpose == w.GUARD:
            want = 0.5 * assessment.importance(other) * (1.0 - foe) if side == TOWN else 1.0 - foe
            if other == seat:
                want = 0.5 * weights.worth
        elif purpose == w.WHITEWASH:
            want = assessment.public_crime[other] if assessment.is_friend(other) else -0.5
        elif purpose == w.SLANDER:
            want = -0.5 if assessment.is_friend(other) else assessment.public_crime[other]
        elif purpose == w.ASK:
            doubt = assessment.belief.crime[other]
            want = foe if side == CRIME else min(doubt, 1.0 - doubt) + weights.guilt_bonus * doubt
        elif purpose == w.SACRIFICE:
            want = 0.3 * assessment.importance(other) - assessment.public_crime[other]
            if assessment.is_friend(other):
                want = -1.0
        elif purpose == w.GATHER:
            want = 0.3 * assessment.importance(other)
        else:
            want = -0.3 if other == seat else 0.0
        out[other] = exp(SHARP_CHOICE * want) * (CHOSEN_BEFORE if asked >> other & 1 else 1.0)
    return out


def gang_odds(assessment: Assessment, legal: list[int]) -> list[float]:
    """The odds of each victim of the gang: one who matters and is trusted, or whom a partner has chosen."""
    s, seat = assessment.s, assessment.seat
    spy = assessment.side != CRIME
    agreed: i64 = 0
    for other in readers_of(s.top, s, seat):
        if s.sealed and s.sealed[other] >= a.PICK:
            agreed |= 1 << (s.sealed[other] - a.PICK)
    out: list[float] = []
    for action in legal:
        if action < a.PICK:
            out.append(1000.0 if spy and not agreed else NO_VICTIM)
            continue
        victim: i64 = action - a.PICK
        if assessment.is_friend(victim):
            out.append(0.0)
            continue
        want = 0.5 * assessment.importance(victim) + 0.5 * (1.0 - assessment.public_crime[victim])
        out.append(exp(SHARP_CHOICE * want) * (1000.0 if agreed >> victim & 1 else 1.0))
    return out
