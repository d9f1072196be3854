"""What to answer: one policy for each kind of deed and side, the same for all roles; rows of weights make the difference."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.core.windows import readers_of
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import night
from igroteka.games.candy_mafia.bot import role_weights as w
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.role_weights import WEIGHTS, RoleWeights
from igroteka.games.candy_mafia.bot.statements import statement_odds
from igroteka.games.candy_mafia.calls import targets
from igroteka.games.candy_mafia.cards import CRIME, TOWN
from igroteka.games.candy_mafia.state import CandyMafia

# How much more often a better target is chosen, by night and by day.
SHARP: Final = 8.0
VOTE_SHARP: Final = 300.0
# Criminals scatter their votes while somebody will be left to draw conclusions: whoever is always with the crowd is known by its mistakes.
SCATTERED: Final = 4.0
# Each accuser of today makes somebody so much likelier to be voted for: so that those who know nothing agree.
FOLLOW: Final = 0.02
# Of equals those who know nothing mean the same one, by a lot that nobody can load: so that one loud voice does not decide.
ORDER: Final = 0.04
# A partner whom everybody suspects so much cannot be helped.
LOST: Final = 0.45
# With a vote to spare before an even end the town rather waits than guesses.
GUESS: Final = 0.45
# A hand goes up against whoever is at most so much less suspected than the likeliest.
NEAR: Final = 0.05
RARELY: Final = 0.02


def answer_odds(assessment: Assessment, legal: list[int]) -> list[float]:
    """The odds of each answer; an empty list: all alike."""
    s, name = assessment.s, assessment.s.top.name
    if name == "talk":
        return statement_odds(assessment, legal)
    if name in ("ballot", "runoff", "nominate"):
        odds = vote_odds(assessment)
        return [odds[action - a.VOTE] if action >= a.VOTE else odds[s.seats] for action in legal]
    if name in ("hands", "trial"):
        up = raises_hand(assessment)
        return [0.95 if (action == a.HAND_UP) == up else 0.05 for action in legal]
    if name == "spirits":
        return [0.0 if action != a.WRITE_NOTHING else 1.0 for action in legal]
    if name == "truce":
        return [1.0 if action == a.HAND_DOWN else RARELY for action in legal]
    if name == "save":
        return [1.0 if (action == a.YES) == saves_condemned(assessment) else 0.0 for action in legal]
    return night_odds(assessment, name, legal)


def vote_odds(assessment: Assessment) -> list[float]:
    """The odds of a vote against each seat, and of one against nobody."""
    s = assessment.s
    doubts = suspicions(assessment)
    most = -1.0
    other: i64
    open_to_vote: i64 = 0
    for other in s.suspects:
        if other != assessment.seat:
            open_to_vote |= 1 << other
            most = max(most, doubts[other])
    out: list[float] = [0.0] * (s.seats + 1)
    sharp = SCATTERED if assessment.side == CRIME and not assessment.one_vote_decides() else VOTE_SHARP
    for other in range(s.seats):
        if open_to_vote >> other & 1:
            out[other] = exp(sharp * (doubts[other] - most))
    waits = assessment.side == TOWN and assessment.parity() == 2 and assessment.top_foe() < GUESS
    out[s.seats] = 10.0 if waits or most <= 0.0 else RARELY
    return out


def suspicions(assessment: Assessment) -> list[float]:
    """How willingly the seat votes against each: the town by what it believes, others by what the town believes."""
    s, seat = assessment.s, assessment.seat
    out: list[float] = [0.0] * s.seats
    accused = assessment.evidence.accused
    suspected = assessment.avowed()
    prey: i64 = assessment.prey()
    # Whoever never votes against somebody is linked with him: a small gang, which many days will judge, cannot afford that.
    spares = assessment.side == CRIME and not assessment.must_hide()
    other: i64
    for other in range(s.seats):
        if other == seat:
            continue
        doubt = suspected[other] + FOLLOW * float(accused[other])
        if spares and doubt < LOST and assessment.is_friend(other):
            doubt = doubt * 0.2 - 0.2
        if prey >> other & 1:
            doubt += 1.0
        out[other] = doubt
    for other in range(s.seats):
        place: i64 = (other + assessment.evidence.tie_break) % s.seats
        out[other] -= ORDER * float(place) / float(s.seats)
    return out


def raises_hand(assessment: Assessment) -> bool:
    """Suspect by suspect: is it this one?"""
    s = assessment.s
    doubts = suspicions(assessment)
    best = max([doubts[other] for other in k.seats_in(s.alive) if other != assessment.seat])
    return doubts[s.suspects[s.at]] >= best - NEAR


def saves_condemned(assessment: Assessment) -> bool:
    """Is the condemned worth the saviour's own life?"""
    s = assessment.s
    threshold = WEIGHTS[s.believes[assessment.seat]].threshold
    return (
        assessment.side == TOWN
        and assessment.foes[s.condemned] < threshold
        and assessment.importance(s.condemned) > 1.0
    )


def night_odds(assessment: Assessment, name: str, legal: list[int]) -> list[float]:
    """The odds of answers to a call, to the gang's question, to a shot."""
    s, seat = assessment.s, assessment.seat
    weights = WEIGHTS[s.believes[seat]]
    purpose: i64 = weights.purpose
    threshold = weights.threshold
    if name == "gang":
        return gang_odds(assessment, legal)
    if name == "shot" or (s.place >= 0 and takes_revenge(s, seat)):
        purpose = w.HARM
    if s.place >= 0 and night.window(s).second and s.tonight.refused == seat:
        purpose, threshold = w.SACRIFICE, 0.0
    if purpose == w.SECOND_VOTE:
        wanted = assessment.side == TOWN and assessment.top_foe() >= threshold
        return [1.0 if (action == a.YES) == wanted else 0.0 for action in legal]
    if purpose == w.REVIVE:
        return [revival_odds(assessment, action, threshold) for action in legal]
    odds = target_values(assessment, purpose, weights)
    idle = 1.0 if prefers_nobody(assessment, purpose, threshold) else 0.0
    out: list[float] = []
    for action in legal:
        one, other = targets(action)
        if one < 0:
            out.append(idle * 1000.0 if idle > 0.0 else 0.0001)
        elif a.KILL <= action < a.TAKE:
            out.append(1000.0 * exp(SHARP * assessment.foes[one]) if assessment.foes[one] >= threshold else 0.0)
        elif other >= 0:
            out.append(odds[one] * odds[other])
        else:
            out.append(odds[one])
    return out


def takes_revenge(s: CandyMafia, seat: i64) -> bool:
    """Is this the punisher's revenge?"""
    return night.window(s).revenge and night.question(s, night.window(s), seat) == night.BY_REVENGE


def prefers_nobody(assessment: Assessment, purpose: i64, threshold: float) -> bool:
    """Is it better to choose nobody, if one may?"""
    if purpose == w.SACRIFICE:
        return assessment.public_crime[assessment.seat] < threshold
    return assessment.side == TOWN and purpose in (w.HARM, w.BLOCK) and assessment.top_foe() < threshold


def revival_odds(assessment: Assessment, action: i64, threshold: float) -> float:
    """Whom of the dead to bring back: cards are seen when somebody leaves."""
    s = assessment.s
    if action < a.PICK:
        return 0.5
    card = s.shown[action - a.PICK]
    same = s.facts.sides_of[card] == assessment.side
    return float(WEIGHTS[card].worth) * 20.0 if same and WEIGHTS[card].worth >= threshold else 0.0


def target_values(assessment: Assessment, purpose: i64, weights: RoleWeights) -> list[float]:
    """How much each seat is worth as a target of such a deed."""
    s, seat, side = assessment.s, assessment.seat, assessment.side
    out: list[float] = [0.0] * s.seats
    asked = assessment.asked_about() if purpose == w.ASK else assessment.known.chosen if purpose == w.GATHER else 0
    other: i64
    for other in range(s.seats):
        foe = assessment.foes[other]
        if purpose == w.HARM:
            want = foe if side == TOWN else foe + 0.3 * assessment.importance(other)
        elif purpose == w.GUARD:
            want = 0.5 * assessment.importance(other) * (1.0 - foe) if side == TOWN else 1.0 - foe
            if other == seat:
                want = 0.5 * weights.worth
        elif purpose == w.COVER:
            want = assessment.public_crime[other] if assessment.is_friend(other) else -0.5
        elif purpose == w.SLANDER:
            want = -0.5 if assessment.is_friend(other) else assessment.public_crime[other]
        elif purpose == w.ASK:
            doubt = assessment.belief.crime[other]
            want = foe if side == CRIME else min(doubt, 1.0 - doubt) + weights.guilt_bonus * doubt
        elif purpose == w.BLOCK:
            want = foe if side == TOWN else foe + 0.3 * assessment.importance(other)
        elif purpose == w.SACRIFICE:
            want = (
                -1.0
                if assessment.is_friend(other)
                else 0.3 * assessment.importance(other) - assessment.public_crime[other]
            )
        elif purpose == w.GATHER:
            want = 0.3 * assessment.importance(other)
        else:
            want = -0.3 if other == seat else 0.0
        out[other] = exp(SHARP * want) * (RARELY if asked >> other & 1 else 1.0)
    return out


def gang_odds(assessment: Assessment, legal: list[int]) -> list[float]:
    """The gang's victim: whoever matters and is trusted; partners who have chosen are followed."""
    s, seat = assessment.s, assessment.seat
    spy = assessment.side != CRIME
    agreed: i64 = 0
    for other in readers_of(s.top, s, seat):
        if s.sealed and s.sealed[other] >= a.PICK:
            agreed |= 1 << (s.sealed[other] - a.PICK)
    out: list[float] = []
    for action in legal:
        if action < a.PICK:
            out.append(1000.0 if spy and not agreed else RARELY * RARELY)
            continue
        victim: i64 = action - a.PICK
        if assessment.is_friend(victim):
            out.append(0.0)
            continue
        want = 0.5 * assessment.importance(victim) + 0.5 * (1.0 - assessment.public_crime[victim])
        out.append(exp(SHARP * want) * (1000.0 if agreed >> victim & 1 else 1.0))
    return out
