"""Kuhn's poker with three cards, a game whose answer is known: it is worth -1/18 to the one who begins."""

from __future__ import annotations

import numpy as np

from solve.pechenka.regrets import Regrets

# Every deal of two different cards is as likely; the higher card wins.
DEAL = (1.0 - np.eye(3)) / 6
WIN = np.sign(np.arange(3)[:, None] - np.arange(3)[None, :])
PASS, BET = 0, 1


def kuhn_value(sweeps: int) -> float:
    """What both have learnt after this many sweeps, played against each other."""
    opening, calling, checked, facing = (Regrets(np.full((3, 2), 0.5), 1) for _ in range(4))
    for sweep in range(1, sweeps + 1):
        beginner(opening.learn, calling.learn, checked.odds, facing.odds)
        remember((opening, calling), opening.odds[:, :1], sweep)
        answerer(checked.learn, facing.learn, opening.odds, calling.odds)
        remember((checked, facing), np.ones((3, 1)), sweep)
    first, second = opening.average(), calling.average()
    return beginner(
        lambda values: (first * values).sum(1),
        lambda values: (second * values).sum(1),
        checked.average(),
        facing.average(),
    )


def remember(decisions, checked, sweep):
    """The beginner comes to the second decision only after a check."""
    decisions[0].remember(np.ones((3, 1)), sweep**2)
    decisions[1].remember(checked, sweep**2)


def beginner(open_, call, checked, facing) -> float:
    """By the own card: bet or check, then fold or call."""
    showdown = DEAL * WIN
    met = checked[:, BET]
    called = call(np.stack([-(DEAL @ met), 2 * (showdown @ met)], 1))
    check = showdown @ checked[:, PASS] + called
    bet = DEAL @ facing[:, PASS] + 2 * (showdown @ facing[:, BET])
    return float(open_(np.stack([check, bet], 1)).sum())


def answerer(after_check, after_bet, opening, calling) -> None:
    """By the own card: after a check and after a bet."""
    showdown = -(DEAL * WIN).T
    checked, bet = opening[:, PASS], opening[:, BET]
    folded, called = checked * calling[:, PASS], checked * calling[:, BET]
    after_check(np.stack([showdown @ checked, DEAL @ folded + 2 * (showdown @ called)], 1))
    after_bet(np.stack([-(DEAL @ bet), 2 * (showdown @ bet)], 1))
