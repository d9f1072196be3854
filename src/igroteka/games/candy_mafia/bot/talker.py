"""What to say: the town tells what it found out, criminals say what a townsperson would, and lie where it pays."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.evidence import BLAMED
from igroteka.games.candy_mafia.bot.mind import Mind
from igroteka.games.candy_mafia.bot.ways import WAYS
from igroteka.games.candy_mafia.cards import CITIZEN, CRIME, TOWN
from igroteka.games.candy_mafia.traits import HANGMAN

# How much more often the likeliest is accused.
ACCUSE_SHARP: Final = 10.0
# The odds of words: nothing, an accusation of anybody, a found criminal, somebody cleared, a claim in need, a lie in need.
SILENCE: Final = 0.2
ACCUSING: Final = 4.0
FOUND: Final = 200.0
CLEARING: Final = 12.0
CLAIMING: Final = 4.0
LYING: Final = 0.3
# Whoever is so much suspected speaks for himself.
PRESSED: Final = 0.45
# A townsperson lost now is one too many so near the end.
LAST_CHANCE: Final = 2


def words(mind: Mind, legal: list[int]) -> list[float]:
    """The odds of each statement."""
    crime = mind.side == CRIME
    claims = false_claims(mind) if crime else true_claim(mind)
    lies: i64 = false_reports(mind) if crime else 0
    blames: i64 = 0 if crime else found(mind)
    clears: i64 = 0 if crime else cleared(mind)
    accusing = accusations(mind)
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


def accusations(mind: Mind) -> list[float]:
    """How likely each is accused: criminals point where the town would, at partners too."""
    s, seat = mind.s, mind.seat
    doubts = mind.foes if mind.side == TOWN else mind.crowd
    prey: i64 = mind.chosen() if s.knows_trait(seat, HANGMAN) else 0
    out: list[float] = [0.0] * s.seats
    whole = 0.0
    for other in k.seats_in(s.alive):
        if other != seat:
            out[other] = exp(ACCUSE_SHARP * doubts[other]) * (1000.0 if prey >> other & 1 else 1.0)
            whole += out[other]
    if whole > 0.0:
        for other in range(s.seats):
            out[other] *= ACCUSING / whole
    return out


def found(mind: Mind) -> i64:
    """The criminals whom the seat has found out and not told of yet."""
    guilty: i64 = 0
    for row in mind.known.rows:
        kind, about = row[k.KIND], row[k.FIRST]
        if (
            (kind == k.CHECKED and row[k.SECOND] == CRIME)
            or (kind == k.IS_TOWN and row[k.VALUE] == 0)
            or (kind == k.LEARNT and row[k.VALUE] == CRIME)
        ):
            guilty |= 1 << about
    for other in mind.known.gangs:
        guilty |= 1 << other
    return guilty & untold(mind)


def cleared(mind: Mind) -> i64:
    """Townspeople whom the seat has cleared: it says so once it is known itself or suspected, or for somebody in need."""
    s, seat = mind.s, mind.seat
    known = mind.evidence.reporters >> seat & 1 == 1 or mind.crowd[seat] >= PRESSED
    innocent: i64 = 0
    for row in mind.known.rows:
        kind, about = row[k.KIND], row[k.FIRST]
        if (
            (kind == k.CHECKED and row[k.SECOND] == TOWN)
            or (kind == k.IS_TOWN and row[k.VALUE] == 1)
            or (kind == k.LEARNT and row[k.VALUE] == TOWN)
        ) and (known or mind.crowd[about] >= PRESSED):
            innocent |= 1 << about
    return innocent & untold(mind) & s.alive


def untold(mind: Mind) -> i64:
    """The living others of whom the seat has not reported yet."""
    s, seat = mind.s, mind.seat
    mask: i64 = s.alive & ~(1 << seat)
    for row in s.said:
        word = row[1 + seat]
        if a.REPORT <= word < a.ACCUSE:
            mask &= ~(1 << ((word - a.REPORT) // 3))
    return mask


def true_claim(mind: Mind) -> list[int]:
    """The own card, when the seat is suspected or somebody else claims it."""
    s, seat = mind.s, mind.seat
    card = s.believes[seat]
    if mind.side != TOWN or mind.evidence.claims[seat] >= 0 or s.cast.count(card) != 1:
        return []
    robbed = False
    for other in k.seats_in(s.alive):
        robbed = robbed or (other != seat and mind.evidence.claims[other] == card)
    return [card] if robbed or mind.crowd[seat] >= PRESSED else []


def false_claims(mind: Mind) -> list[int]:
    """Cards that nobody will miss, when the seat is suspected."""
    s, seat = mind.s, mind.seat
    if mind.evidence.claims[seat] >= 0 or mind.crowd[seat] < PRESSED:
        return []
    out: list[int] = []
    for card in s.in_play():
        free = card == CITIZEN or (s.facts.sides_of[card] == TOWN and WAYS[card].worth < 0.4)
        if free and not s.seen_out(card) and card not in mind.evidence.claims:
            out.append(card)
    return out


def false_reports(mind: Mind) -> i64:
    """Whoever found out one of the gang is slandered in turn; and in the end one lie may decide."""
    s, seat = mind.s, mind.seat
    others: i64 = untold(mind)
    mask: i64 = 0
    rows = mind.evidence.rows
    i: i64 = 0
    while i < len(rows):
        who, about = rows[i + 1], rows[i + 2]
        if rows[i] == BLAMED and s.alive >> about & 1 and mind.is_friend(about) and not mind.is_friend(who):
            mask |= 1 << who
        i += 3
    if not mask and (mind.parity() <= LAST_CHANCE or mind.crowd[seat] >= PRESSED):
        best = -1.0
        for other in k.seats_in(others):
            if not mind.is_friend(other) and mind.crowd[other] > best:
                best = mind.crowd[other]
                mask = 1 << other
    return mask & others
