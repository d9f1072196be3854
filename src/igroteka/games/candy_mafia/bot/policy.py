"""The policy: the odds of each answer by the kind of question; the same for all roles but for a row of weights."""

from __future__ import annotations

from typing import Final

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.night_answers import night_odds
from igroteka.games.candy_mafia.bot.statements import statement_odds
from igroteka.games.candy_mafia.bot.voting import raises_hand, saves_condemned, vote_odds

# The odds that a seat wants a truce.
TRUCE: Final = 0.02


def answer_odds(assessment: Assessment, legal: list[int]) -> list[float]:
    """The odds of each answer; an empty list: all alike."""
    s, name = assessment.s, assessment.s.top.name
    if name in ("talk", "floor"):
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
        return [1.0 if action == a.HAND_DOWN else TRUCE for action in legal]
    if name == "save":
        return [1.0 if (action == a.YES) == saves_condemned(assessment) else 0.0 for action in legal]
    return night_odds(assessment, name, legal)
