"""How a seat votes, raises its hand and saves: the town by what it believes, criminals so as not to be known by it."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.role_weights import WEIGHTS
from igroteka.games.candy_mafia.cards import CRIME, TOWN

# How much more often a more suspected player is voted for.
SHARP_VOTE: Final = 300.0
# Criminals scatter their votes while somebody will be left to draw conclusions: a player who is always with the crowd
# is known by its mistakes.
SCATTERED: Final = 4.0
# By this much each accuser of today makes a vote likelier: so that those who know nothing agree.
FOLLOW: Final = 0.02
# Of equals those who know nothing mean the same one, by a lot that nobody can load: so that one loud voice does not
# decide.
ORDER: Final = 0.04
# A partner whom everybody suspects by this much cannot be helped.
LOST: Final = 0.45
# With a vote to spare before an even end the town rather waits than guesses.
GUESS: Final = 0.45
# A hand goes up against everybody who is less suspected than the likeliest by this much at most.
NEAR: Final = 0.05
# The odds of a vote against nobody: by one who would rather wait, and by anybody else.
WAITING: Final = 10.0
AGAINST_NOBODY: Final = 0.02


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
    sharp = SCATTERED if assessment.side == CRIME and not assessment.one_vote_decides() else SHARP_VOTE
    for other in range(s.seats):
        if open_to_vote >> other & 1:
            out[other] = exp(sharp * (doubts[other] - most))
    waits = assessment.side == TOWN and assessment.parity() == 2 and assessment.top_foe() < GUESS
    out[s.seats] = WAITING if waits or most <= 0.0 else AGAINST_NOBODY
    return out


def suspicions(assessment: Assessment) -> list[float]:
    """How willingly the seat votes against each: the town by what it believes, others by what the public believes."""
    s, seat = assessment.s, assessment.seat
    out: list[float] = [0.0] * s.seats
    accused = assessment.evidence.accused
    suspected = assessment.avowed()
    prey: i64 = assessment.prey()
    # Two who never vote against each other are linked: a small gang, which many days will judge, cannot afford that.
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
    """Does the seat raise its hand against the suspect who is asked about now?"""
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
