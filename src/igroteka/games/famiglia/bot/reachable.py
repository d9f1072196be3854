"""The cards of the street that the player to move could still recruit this turn."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.famiglia.cards import one
from igroteka.games.famiglia.state import Famiglia


def reachable(s: Famiglia, kind: i64) -> bool:
    """Could the card still be recruited this turn? A yes may be too hopeful, a no is certain."""
    step = s.top.name
    seat = s.current
    hand = s.hand(seat)
    takes = exchange(s, step, hand)
    value = kind % 5
    if step == "recruit":
        return payable(s, hand, 0, 0, kind, s.cost if kind == s.threatened else value)
    if step == "threaten" or step == "lower":
        return weakened(s, hand, 0, 0, kind, s.brute)
    area = s.area(seat)
    if payable(s, hand, area, takes, kind, value):
        return True
    strength: i64
    for strength in range(1, 5):
        brute: i64 = 10 + strength
        if (hand >> (3 * brute)) & 7:
            if weakened(s, hand - one(brute), area, takes, kind, strength):
                return True
        elif takes and (area >> (3 * brute)) & 7 and weakened(s, hand, area - one(brute), takes - 1, kind, strength):
            return True
    return False


def exchange(s: Famiglia, step: str, hand: i64) -> i64:
    """The number of cards that may still come back from the area."""
    if step == "take-back":
        return s.limit - s.owed
    if step == "refresh" or step == "accountant":
        value: i64 = 4
        while value and (hand >> (3 * (5 + value))) & 7 == 0:
            value -= 1
        return value
    return 0


def weakened(s: Famiglia, hand: i64, area: i64, takes: i64, kind: i64, strength: i64) -> bool:
    """Could the card be paid, or made free, if a Brute of this strength threatens one?"""
    value = kind % 5
    lowest = max(0, value - strength)
    cost: i64
    for cost in range(lowest, value + 1):
        if cost > lowest and cost < value and s.house.exact:
            continue
        if payable(s, hand, area, takes, kind, cost):
            return True
    return False


def payable(s: Famiglia, hand: i64, area: i64, takes: i64, kind: i64, cost: i64) -> bool:
    """Can the card be paid with the hand and some cards of the area?"""
    if cost == 0:
        return True
    needed: i64 = kind - kind % 5 + cost - 1
    here: i64 = (hand >> (3 * needed)) & 7
    more: i64 = (area >> (3 * needed)) & 7
    if here + min(more, takes) >= 2:
        return True
    if here == 0:
        if more == 0 or takes == 0:
            return False
        takes -= 1
    if kind >= 15 and not s.house.joker_for_mercenary:
        return False
    usable: i64 = hand + area if takes else hand
    return usable >> (3 * (15 + cost)) != 0  # a Mercenary of this value or more: they are the last kinds
