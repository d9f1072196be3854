"""What speaks against a player in the eyes of the town: what was told to it alone, heard, or worked out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason, by_degree
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.rates import ACCUSED, BLAMED, VOTED
from igroteka.games.candy_mafia.cards import CRIME, LONER, SIDES, TOWN

# Suspicions nearer to each other than this are equal.
EQUAL: Final = 0.02
BELIEVED: Final = 0.5


def of_suspect(assessment: Assessment, target: i64, words: dict[str, str | int]) -> list[Reason]:
    """What speaks most against the target; nothing, where somebody else is suspected more."""
    why = told(assessment, target, words) or claimed(assessment, target, words) or reported(assessment, target, words)
    if why:
        return why
    doubts = assessment.avowed()
    others = [doubts[other] for other in suspects_of(assessment) if other != target]
    most = max(others, default=0.0)
    if doubts[target] < most - EQUAL:
        return []
    if doubts[target] >= most + EQUAL:
        return said_and_done(assessment, target, words)
    if doubts[target] < min(others) + EQUAL:
        return [Reason("joins" if assessment.evidence.accused[target] else "by-lot", words)]
    return [Reason("among", words)]


def suspects_of(assessment: Assessment) -> list[int]:
    """Against whom the seat may speak or vote now."""
    s = assessment.s
    asked = s.suspects if s.top.name in ("ballot", "runoff") else k.seats_in(s.alive)
    return [int(other) for other in asked if other != assessment.seat]


def told(assessment: Assessment, target: i64, words: dict[str, str | int]) -> list[Reason]:
    """What the seat was told of the target, or met or sees for certain; the last word counts."""
    why: list[Reason] = []
    for row in assessment.known.rows:
        kind = row[k.KIND]
        if kind == k.KILLER and row[k.SECOND] == target:
            why = [Reason("murderer", words)]
        if row[k.FIRST] != target or kind not in (k.CHECKED, k.IS_TOWN, k.LEARNT):
            continue
        side: i64 = row[k.SECOND] if kind == k.CHECKED else row[k.VALUE]
        if kind == k.IS_TOWN:
            side = TOWN if row[k.VALUE] else CRIME
        if side not in (CRIME, LONER):
            why = []
        elif kind == k.LEARNT:
            why = [Reason("learnt", words)]
        else:
            why = [Reason("found", {**words, "side": SIDES[side]})]
    if assessment.s.jailed >> target & 1:
        return [Reason("jailed", words)]
    return why or ([Reason("met", words)] if int(target) in assessment.known.gangs else [])


def claimed(assessment: Assessment, target: i64, words: dict[str, str | int]) -> list[Reason]:
    """A card that the target claims and somebody else has shown, or the seat itself holds."""
    s, seat = assessment.s, assessment.seat
    card = assessment.evidence.claims[target]
    if card < 0 or s.cast.count(card) != 1:
        return []
    elsewhere = any(s.shown[other] == card for other in range(s.seats) if other != target)
    return [Reason("false-claim", words)] if elsewhere or s.believes[seat] == card else []


def reported(assessment: Assessment, target: i64, words: dict[str, str | int]) -> list[Reason]:
    """A check that somebody claimed and the seat believes, as it was claimed."""
    for row in assessment.s.said:
        for who in range(assessment.s.seats):
            word = row[1 + who]
            if who == assessment.seat or who == target or not a.REPORT <= word < a.ACCUSE:
                continue
            about, side = divmod(word - a.REPORT, 3)
            if about == target and side != TOWN and assessment.belief.crime[who] < BELIEVED:
                return [Reason("reported", {**words, "other": who, "side": SIDES[side]})]
    return []


def said_and_done(assessment: Assessment, target: i64, words: dict[str, str | int]) -> list[Reason]:
    """What was said and done by the one who is suspected most."""
    s, belief, claims = assessment.s, assessment.belief, assessment.evidence.claims
    rows = assessment.evidence.rows
    is_of = False
    i: i64 = 0
    while i < len(rows):
        kind, who, about = rows[i], rows[i + 1], rows[i + 2]
        i += 3
        is_of = is_of or target in (who, about)
        if who != target or belief.sure[about] != TOWN or about == assessment.seat:
            continue
        if kind in (ACCUSED, BLAMED, VOTED):
            return [Reason("against-town", {**words, "other": about})]
    if claims[target] >= 0 and s.cast.count(claims[target]) == 1:
        for other in k.seats_in(s.alive):
            if other != target and claims[other] == claims[target]:
                return [Reason("rival-claim", {**words, "other": other})]
    # who is left because others are cleared is suspected by no word and no vote
    return [Reason("suspect", {**words, **by_degree(belief.crime[target])})] if is_of else []
