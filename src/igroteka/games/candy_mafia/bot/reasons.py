"""Why a vote is given, in one sentence: what was told, what was heard, or what a lie is for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason, by_degree
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.checks import LIE
from igroteka.games.candy_mafia.bot.rates import BLAMED
from igroteka.games.candy_mafia.cards import CRIME, TOWN

HINTS: Final = (
    "found",
    "reported",
    "false-claim",
    "against-town",
    "suspect",
    "by-lot",
    "prey",
    "scattered",
    "together",
    "lost-partner",
    "nobody",
    "says-role",
    "says-false-role",
    "says-check",
    "says-false-check",
    "accuses",
    "blends",
    "waits",
    "spares",
    "dooms",
)
# Log-odds that only a check of one's own gives; more than that above all others is a suspicion.
CHECK: Final = 2.0
MORE: Final = 0.02
BELIEVED: Final = 0.5
VOTES: Final = ("ballot", "runoff", "nominate", "hands", "trial")


def of_answer(assessment: Assessment, action: i64) -> list[Reason]:
    """One sentence for a statement, a vote or a pardon."""
    if assessment.s.top.name in ("talk", "floor"):
        return [of_statement(assessment, action)]
    if assessment.s.top.name == "save":
        return [Reason("spares" if action == a.YES else "dooms")]
    return of_vote(assessment, action)


def of_statement(assessment: Assessment, action: i64) -> Reason:
    """What a word of the day is for: the town tells what it knows, criminals what a townsperson would."""
    crime = assessment.side == CRIME
    if action == a.SAY_NOTHING or action >= a.VOUCH:
        return Reason("waits")
    if action < a.REPORT:
        return Reason("says-false-role" if crime else "says-role")
    if action < a.ACCUSE:
        return Reason("says-false-check" if crime else "says-check", {"seat": int((action - a.REPORT) // 3)})
    target: i64 = action - a.ACCUSE
    words: dict[str, str | int] = {"seat": int(target)}
    if crime:
        return Reason("blends", words)
    why = of_town(assessment, target, words)
    return Reason("accuses", words) if why.id == "by-lot" else why


def of_vote(assessment: Assessment, action: i64) -> list[Reason]:
    """One sentence for a vote; nothing for any other answer."""
    s = assessment.s
    if s.top.name not in VOTES or action == a.HAND_DOWN:
        return []
    target: i64 = s.suspects[s.at] if action == a.HAND_UP else action - a.VOTE
    if target < 0:
        return [Reason("nobody")]
    words: dict[str, str | int] = {"seat": int(target)}
    if assessment.prey() >> target & 1:
        return [Reason("prey", words)]
    if assessment.side == CRIME:
        if assessment.is_friend(target):
            return [Reason("lost-partner", words)]
        return [Reason("together" if assessment.one_vote_decides() else "scattered", words)]
    return [of_town(assessment, target, words)]


def of_town(assessment: Assessment, target: i64, words: dict[str, str | int]) -> Reason:
    """What speaks most against the target, to a seat of the town."""
    belief = assessment.belief
    if belief.sure[target] == CRIME or belief.log_odds[target] > max(CHECK, LIE):
        return Reason("found", words)
    if belief.log_odds[target] >= CHECK:
        return Reason("false-claim", words)
    rows = assessment.evidence.rows
    wronged: i64 = -1
    i: i64 = 0
    while i < len(rows):
        kind, who, about = rows[i], rows[i + 1], rows[i + 2]
        i += 3
        if kind == BLAMED and about == target and who != assessment.seat and belief.crime[who] < BELIEVED:
            return Reason("reported", {**words, "other": who})
        if who == target and belief.sure[about] == TOWN and about != assessment.seat:
            wronged = about
    others = [belief.crime[other] for other in assessment.s.suspects if other not in (target, assessment.seat)]
    if belief.crime[target] < max(others, default=0.0) + MORE:
        return Reason("by-lot", words)
    if wronged >= 0:
        return Reason("against-town", {**words, "other": int(wronged)})
    return Reason("suspect", {**words, **by_degree(belief.crime[target])})
