"""Regret matching: answers that would have been better are given more often."""

from __future__ import annotations

from mypy_extensions import i64


class Regrets:
    """The regrets of one player at one decision, and the plan that follows from them."""

    def __init__(self, answers: i64) -> None:
        self.missed: list[float] = [0.0] * answers
        self.plan: list[float] = [1.0 / float(answers)] * answers
        # The average plan, later ones counting more: it approaches an equilibrium.
        self.shares: list[float] = [0.0] * answers
        self.times: i64 = 0

    def learn(self, worth: list[float]) -> None:
        """Learn from the worth that each answer would have had this time."""
        plan = self.plan
        missed = self.missed
        expected = 0.0
        for k in range(len(plan)):
            expected += plan[k] * worth[k]
        self.times += 1
        whole = 0.0
        for k in range(len(plan)):
            self.shares[k] += float(self.times) * plan[k]
            missed[k] = max(0.0, missed[k] + worth[k] - expected)
            whole += missed[k]
        for k in range(len(plan)):
            plan[k] = missed[k] / whole if whole > 0.0 else 1.0 / float(len(plan))
