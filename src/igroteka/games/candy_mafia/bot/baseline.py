"""The baseline: does by night what the card is for, says nothing, votes against anybody but known partners."""

from __future__ import annotations

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.policy import answer_odds


def baseline_odds(assessment: Assessment, legal: list[int]) -> list[float]:
    """The odds of each answer."""
    name = assessment.s.top.name
    if name in ("talk", "floor"):
        return [1.0 if action == a.SAY_NOTHING else 0.0 for action in legal]
    if name in ("ballot", "runoff", "nominate"):
        return [1.0 if action >= a.VOTE and not assessment.is_friend(action - a.VOTE) else 0.001 for action in legal]
    if name in ("hands", "trial"):
        return [1.0 if action == a.HAND_DOWN else 0.3 for action in legal]
    return answer_odds(assessment, legal)
