"""The worth of each answer at a glance, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.bot.card_values import (
    LEAST,
    best,
    best_recruit,
    best_threat,
    gain,
    loss,
    recruit,
    regain,
    standing,
)
from igroteka.games.famiglia.bot.fitted_values import FittedValues
from igroteka.games.famiglia.cards import KINDS, one
from igroteka.games.famiglia.state import NO_CARD, Famiglia

# The worth of an answer that wins or loses the game at once.
CERTAIN: Final = 50.0
# The points hoped for from the street after a refresh, by the number of cards that it opens.
FRESH: Final = (0.0, 2.0, 3.0, 3.5, 4.0)


def judge(s: Famiglia, seat: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of each answer."""
    hand = s.hand(seat)
    first: i64 = legal[0]
    if first == a.STOP:
        return judge_refresh(s, hand, legal, known)
    if first == a.NO_ACCOUNTANT:
        return judge_accountant(s.area(seat), hand, legal, known)
    if first <= a.ENOUGH:
        return judge_taking(hand, legal, known)
    if first < a.NO_BRUTE:
        return [-loss(hand, action - a.GIVE, known) for action in legal]
    if first == a.NO_BRUTE:
        return judge_brute(s, hand, legal, known)
    if first < a.PASS:
        return judge_threat(s, hand, legal, known)
    if first == a.PASS:
        return judge_recruit(s, hand, legal, known)
    return [recruit(s, hand, s.threatened, s.threatened % 5 - (action - a.AMOUNT), known) for action in legal]


def judge_refresh(s: Famiglia, hand: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of keeping the street as it is, and of opening new cards."""
    now = best(s, hand, known)
    out = [now]
    k: i64
    for k in range(1, len(legal)):
        kind = a.kind20(legal[k] - a.DISCARD)
        out.append(0.5 * now + FRESH[kind % 5])
    return out


def judge_accountant(area: i64, hand: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of an exchange: the best cards of the area, less the worst of the hand."""
    wanted: list[float] = []
    spare: list[float] = []
    kind: i64
    for kind in range(KINDS):
        if (area >> (3 * kind)) & 7:
            wanted.append(regain(hand, kind, known))
        if (hand >> (3 * kind)) & 7:
            spare.append(loss(hand, kind, known))
    wanted.sort(reverse=True)
    spare.sort()
    out = [0.0]
    for action in legal[1:]:
        value = action - a.ACCOUNTANT
        change = -loss(hand, 5 + value, known)
        for k in range(min(value, len(wanted), len(spare))):
            change += max(0.0, wanted[k] - spare[k])
        out.append(change)
    return out


def judge_taking(hand: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of each card to take back; of taking no more, when every card of the hand is better."""
    spare = 100.0
    kind: i64
    for kind in range(KINDS):
        if (hand >> (3 * kind)) & 7:
            spare = min(spare, loss(hand, kind, known))
    return [spare if action == a.ENOUGH else regain(hand, action - a.TAKE_BACK, known) for action in legal]


def judge_brute(s: Famiglia, hand: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of a Brute: that of the recruit which he makes possible."""
    out = [best_recruit(s, hand, known)]
    k: i64
    for k in range(1, len(legal)):
        strength: i64 = legal[k] - a.BRUTE
        brute: i64 = 10 + strength
        out.append(best_threat(s, hand - one(brute), strength, known) - loss(hand, brute, known))
    return out


def judge_threat(s: Famiglia, hand: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of each threat: that of the card which becomes cheaper."""
    out: list[float] = []
    for action in legal:
        kind = a.kind20(action - a.THREATEN)
        out.append(recruit(s, hand, kind, max(0, kind % 5 - s.brute), known))
    return out


def judge_recruit(s: Famiglia, hand: i64, legal: list[int], known: FittedValues) -> list[float]:
    """The worth of each recruit: the card that comes, less the one that is laid down."""
    points = s.facts.points
    out = [0.0]
    ahead = standing(s, s.current)
    if ahead <= 0:  # the other player would pass too, and the game would be over
        out[0] = -CERTAIN
    elif s.passes:
        out[0] = CERTAIN
    k: i64
    for k in range(1, len(legal)):
        action: i64 = legal[k] - a.RECRUIT
        kind: i64 = action // 20
        rest: i64 = action % 20
        payment: i64 = rest % a.PAYMENTS
        came = points[kind] + gain(hand, kind, known)
        if payment:
            cost: i64 = s.cost if rest >= a.PAYMENTS else kind % 5
            laid: i64 = kind - kind % 5 + cost - 1
            if payment > a.PAIR and payment % 2 == 0:
                laid = 15 + payment // 2
            came -= loss(hand, laid, known)
        out.append(came)
    return out


def offer(s: Famiglia, known: FittedValues) -> float:
    """The worth of the best recruit that the player to move can still get this turn; 0: none."""
    hand = s.hand(s.current)
    step = s.top.name
    if step == "threaten" or step == "lower":
        return best_threat(s, hand, s.brute, known)
    if step != "recruit":
        return best(s, hand, known)
    if s.threatened == NO_CARD:
        return best_recruit(s, hand, known)
    legal = s.legal(s.current)
    worths = judge_recruit(s, hand, legal, known)
    return 0.0 if len(legal) == 1 else max(LEAST, max(worths[1:]))
