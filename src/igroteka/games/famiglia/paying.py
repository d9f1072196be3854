"""The cards that can be recruited, and the ways to pay for them."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.state import Famiglia


def payments(s: Famiglia, out: list[int], hand: i64, kind: i64, lowered: i64, cost: i64) -> None:
    """List all ways to pay for a street card. [pair] [mercenary]"""
    base: i64 = a.RECRUIT + kind * 20 + lowered * 10
    if cost == 0:
        out.append(base + a.FREE)
        return
    needed: i64 = kind - kind % 5 + cost - 1
    have: i64 = (hand >> (3 * needed)) & 7
    if have == 0:
        return
    if have > 1:
        out.append(base + a.PAIR)
        if not s.house.joker_beside_pair:  # [R31]
            return
    if kind < 15 or s.house.joker_for_mercenary:
        jokers: i64 = hand >> (3 * (15 + cost))  # stronger than the card they stand for
        payment: i64 = base + 2 * cost
        while jokers:
            if jokers & 7:
                out.append(payment)
                out.append(payment + 1)
            jokers >>= 3
            payment += 2


def recruits(s: Famiglia, out: list[int], hand: i64) -> None:
    """List all that can be recruited from the street, in every way. [recruit] [R18]"""
    street: i64 = s.street
    threatened: i64 = s.threatened
    kind: i64 = 0
    while street:
        value: i64
        for value in range(5):
            here: i64 = street & 7
            if here:
                if kind != threatened:
                    payments(s, out, hand, kind, 0, value)
                else:  # only the chosen copy costs less
                    if here > 1:
                        payments(s, out, hand, kind, 0, value)
                    payments(s, out, hand, kind, 1, s.cost)
            street >>= 3
            kind += 1


def can_recruit(s: Famiglia, seat: i64) -> bool:
    """Is there a street card that the player could recruit now?"""
    out: list[int] = []
    recruits(s, out, s.hand(seat))
    return len(out) > 0


def price(s: Famiglia, action: i64) -> i64:
    """The value for which the card of this recruit counts. [R18] [R19]"""
    lowered = (action - a.RECRUIT) % (2 * a.PAYMENTS) >= a.PAYMENTS
    return s.cost if lowered else (action - a.RECRUIT) // (2 * a.PAYMENTS) % 5
