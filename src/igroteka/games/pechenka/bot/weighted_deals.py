"""Deals that are not equally likely.

Each place has a weight for each role, and the weight of a deal is the product of them.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.core.chance import Rng
from igroteka.games.pechenka.cards import put


def endings(weights: list[list[float]]) -> list[float]:
    """By the set of roles that the first places have taken: the sum of the weights of all ways to fill the others."""
    size: i64 = 1 << len(weights)
    worth: list[float] = [0.0] * size
    worth[size - 1] = 1.0
    taken: i64 = size - 2
    while taken >= 0:
        row = weights[count_bits(taken)]
        total = 0.0
        role: i64
        for role in range(len(row)):
            if not (taken >> role) & 1 and row[role] > 0.0:
                total += row[role] * worth[taken | 1 << role]
        worth[taken] = total
        taken -= 1
    return worth


def chances(weights: list[list[float]], place: i64) -> list[float]:
    """The chance of each role at a place; together they make one."""
    row = weights[place]
    others = [weights[k] for k in range(len(weights)) if k != place]
    # The place itself comes last: it takes the role that the others left.
    after = endings([*others, row])
    before: list[float] = [0.0] * len(after)
    before[0] = 1.0
    full: i64 = len(after) - 1
    taken: i64
    for taken in range(full):
        here = before[taken]
        if here > 0.0:
            next_place = count_bits(taken)
            if next_place < len(others):
                next_row = others[next_place]
                role: i64
                for role in range(len(row)):
                    if not (taken >> role) & 1 and next_row[role] > 0.0:
                        before[taken | 1 << role] += here * next_row[role]
    whole = after[0]
    return [row[k] * before[full & ~(1 << k)] / whole for k in range(len(row))]


def draw(weights: list[list[float]], after: list[float], rng: Rng) -> i64:
    """A random deal, drawn by weight; `after` are its endings."""
    deal: i64 = 0
    taken: i64 = 0
    place: i64
    role: i64
    for place in range(len(weights)):
        row = weights[place]
        left = rng.real() * after[taken]
        last: i64 = -1
        for role in range(len(row)):
            if not (taken >> role) & 1 and row[role] > 0.0:
                worth = row[role] * after[taken | 1 << role]
                if worth > 0.0:
                    last = role
                    left -= worth
                    if left < 0.0:
                        break
        deal = put(deal, place, last)
        taken |= 1 << last
    return deal
