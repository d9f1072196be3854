"""Ways to pay for a street card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.games.famiglia import actions as a

if TYPE_CHECKING:
    from igroteka.games.famiglia.state import Famiglia


def payments(s: Famiglia, out: list[int], hand: i64, kind: i64, lowered: i64, cost: i64) -> None:
    """All ways to pay for a street card. [pair] [mercenary]"""
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
    if kind < 15 or s.house.joker_for_mercenary:
        jokers: i64 = hand >> (3 * (15 + cost))  # stronger than the card they stand for
        payment: i64 = base + 2 * cost
        while jokers:
            if jokers & 7:
                out.append(payment)
                out.append(payment + 1)
            jokers >>= 3
            payment += 2
