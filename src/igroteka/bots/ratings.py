"""The difference between two bots: scores, Elo, and a sequential test."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from typing import Final

SIGMAS: Final = 1.96  # 95 % of a normal distribution lie within
GAIN: Final = 20.0  # Elo: the least that is worth calling better
MISTAKE: Final = 0.05  # the probability of an error of the test, either way


def elo(score: float) -> float:
    """The Elo difference at which this score is expected."""
    return -400.0 * log10(1.0 / score - 1.0)


def expected(difference: float) -> float:
    """The score expected at this Elo difference."""
    return 1.0 / (1.0 + exp(-difference * log(10.0) / 400.0))


class Rating:
    """A rating of the first bot from the pairs so far; each pair is a score from 0 to 1, a draw counts one half."""

    def __init__(self, scores: Sequence[float]) -> None:
        self.pairs = len(scores)
        self.score = sum(scores) / self.pairs
        self.error = SIGMAS * sqrt(variance(scores) / self.pairs) if self.pairs > 1 else 0.5
        self.elo = self.bounded(self.score)
        self.least = self.bounded(self.score - self.error)
        self.most = self.bounded(self.score + self.error)

    def bounded(self, score: float) -> float:
        """The Elo of a score; no number of games tells more than half a game short of all of them."""
        margin = 0.25 / self.pairs
        return elo(min(max(score, margin), 1.0 - margin))


def variance(scores: Sequence[float]) -> float:
    """The variance of the scores of pairs."""
    mean = sum(scores) / len(scores)
    return sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)


class Sprt:
    """Wald's sequential test on pairs: no better (0 Elo), or better (+20)? It decides as soon as it may."""

    def __init__(self) -> None:
        self.pairs = 0
        self.sum = 0.0
        self.squares = 0.0
        self.verdict = ""
        # The number of pairs until the decision.
        self.needed = 0

    def add(self, score: float) -> None:
        """One more pair."""
        self.pairs += 1
        self.sum += score
        self.squares += score * score
        bound = log((1.0 - MISTAKE) / MISTAKE)
        if not self.verdict and abs(self.evidence()) >= bound:
            self.verdict = "better" if self.evidence() > 0 else "not better"
            self.needed = self.pairs

    def evidence(self) -> float:
        """The log-likelihood ratio of «better» to «no better»; normal approximation."""
        worse, better = 0.5, expected(GAIN)
        mean = self.sum / self.pairs
        # One extreme pair is added: a few equal pairs prove nothing.
        spread = (self.squares - self.pairs * mean * mean + 0.25) / self.pairs
        return self.pairs * (better - worse) * (2.0 * mean - worse - better) / (2.0 * spread)
