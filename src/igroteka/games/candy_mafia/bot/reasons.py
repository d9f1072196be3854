"""Why a vote or a statement is given, in one sentence; where nothing else would be true, that it is drawn by lot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.certainties import may_be_about
from igroteka.games.candy_mafia.bot.statements import found, side_told
from igroteka.games.candy_mafia.bot.suspicion import EQUAL, of_suspect, suspects_of
from igroteka.games.candy_mafia.bot.voting import GUESS
from igroteka.games.candy_mafia.cards import CRIME, SLEEPWALKER, TOWN

HINTS: Final = (
    "found",
    "learnt",
    "met",
    "murderer",
    "jailed",
    "reported",
    "false-claim",
    "rival-claim",
    "against-town",
    "suspect",
    "among",
    "joins",
    "by-lot",
    "prey",
    "blends",
    "outsider",
    "decides",
    "lost-partner",
    "nobody",
    "says-role",
    "says-false-role",
    "says-check",
    "says-false-check",
    "accuses",
    "waits",
    "spares",
    "dooms",
    "drawn",
)
VOTES: Final = ("ballot", "runoff", "nominate", "hands", "trial")
# Where the strong bot draws its answer by lot.
BY_LOT: Final = ("ballot", "runoff", "nominate", "hands", "trial", "talk", "floor")


def reasons_of(assessment: Assessment, action: i64) -> list[Reason]:
    """One sentence for a statement, a vote or a pardon; silence and a hand kept down need not have one."""
    given = of_answer(assessment, action)
    lots = assessment.s.top.name in BY_LOT and action not in (a.SAY_NOTHING, a.HAND_DOWN)
    return given or ([Reason("drawn")] if lots else [])


def of_answer(assessment: Assessment, action: i64) -> list[Reason]:
    """One sentence for a statement, a vote or a pardon, if one of them is true."""
    if assessment.s.top.name in ("talk", "floor"):
        return of_statement(assessment, action)
    if assessment.s.top.name == "save":
        return [Reason("spares" if action == a.YES else "dooms")]
    return of_vote(assessment, action)


def of_statement(assessment: Assessment, action: i64) -> list[Reason]:
    """What a word of the day is for: the town tells what it knows, criminals what a townsperson would."""
    crime = assessment.side == CRIME
    if action == a.SAY_NOTHING:
        return [] if crime or found(assessment) else [Reason("waits")]
    if action >= a.VOUCH:
        return []
    if action < a.REPORT:
        return of_claim(assessment, action - a.CLAIM)
    if action < a.ACCUSE:
        about, side = divmod(int(action) - a.REPORT, 3)
        was_told = any(row[k.FIRST] == about and side_told(row) == side for row in assessment.known.rows)
        if was_told == crime:
            return []
        return [Reason("says-check" if was_told else "says-false-check", {"seat": about})] if was_told or crime else []
    target: i64 = action - a.ACCUSE
    words: dict[str, str | int] = {"seat": int(target)}
    if assessment.prey() >> target & 1:
        return [Reason("prey", words)]
    if crime:
        return of_criminal(assessment, target, words)
    return [Reason("accuses", words) if why.id == "by-lot" else why for why in of_suspect(assessment, target, words)]


def of_claim(assessment: Assessment, card: i64) -> list[Reason]:
    """Why a card is claimed: the town's own one, or by a criminal one of the town's."""
    own = card == assessment.s.believes[assessment.seat]
    if own and assessment.side == TOWN:
        return [Reason("says-role")]
    lies = assessment.side == CRIME and not own and assessment.s.facts.sides_of[card] == TOWN
    return [Reason("says-false-role")] if lies else []


def of_vote(assessment: Assessment, action: i64) -> list[Reason]:
    """One sentence for a vote; nothing for any other answer."""
    s = assessment.s
    if s.top.name not in VOTES or action == a.HAND_DOWN:
        return []
    target: i64 = s.suspects[s.at] if action == a.HAND_UP else action - a.VOTE
    if target < 0:
        waits = assessment.side == TOWN and assessment.parity() == 2 and assessment.top_foe() < GUESS
        return [Reason("nobody")] if waits else []
    words: dict[str, str | int] = {"seat": int(target)}
    if assessment.prey() >> target & 1:
        return [Reason("prey", words)]
    if assessment.side == CRIME:
        return of_criminal(assessment, target, words)
    return of_suspect(assessment, target, words)


def of_criminal(assessment: Assessment, target: i64, words: dict[str, str | int]) -> list[Reason]:
    """Against a partner, with the town, or against a stranger whose loss helps the gang."""
    votes = assessment.s.top.name in VOTES
    if assessment.is_friend(target):
        return [Reason("lost-partner", words)] if is_criminal(assessment, target) else []
    doubts = [assessment.public_crime[other] for other in suspects_of(assessment)]
    most = max(doubts, default=0.0)
    if most - min(doubts, default=0.0) >= EQUAL and assessment.public_crime[target] > most - EQUAL:
        return [Reason("decides" if votes and assessment.one_vote_decides() else "blends", words)]
    return [Reason("outsider", words)] if knows_the_gang(assessment) else []


def is_criminal(assessment: Assessment, partner: i64) -> bool:
    """Is the partner no spy of the town, as far as the seat can tell?"""
    if not may_be_about(assessment.s, SLEEPWALKER):
        return True
    card: i64 = assessment.known.cards.get(int(partner), -1)
    return card >= 0 and assessment.s.facts.sides_of[card] == CRIME


def knows_the_gang(assessment: Assessment) -> bool:
    """Does the seat know every criminal in play?"""
    if may_be_about(assessment.s, SLEEPWALKER):
        return False
    met: i64 = 0
    for other in k.seats_in(assessment.s.alive):
        met += assessment.belief.sure[other] == CRIME
    return met >= assessment.belief.guilty
