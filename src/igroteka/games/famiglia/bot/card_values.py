"""The worth of cards and recruits at a glance, in points: the card that comes, less the cards laid down for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.famiglia.bot.fitted_values import FittedValues
from igroteka.games.famiglia.cards import KINDS, VALUED, WORKING_BRUTES, one, worth
from igroteka.games.famiglia.state import Famiglia

NOTHING: Final = -100.0
# A poor recruit is still better than none, for a pass may end the game.
LEAST: Final = 0.1


def held(cards: i64, promise: list[float]) -> float:
    """The points that these cards will still bring."""
    total = 0.0
    at: i64 = 0
    while cards:
        total += promise[at + (cards & 7)]
        cards >>= 3
        at += 8
    return total


def gain(hand: i64, kind: i64, known: FittedValues) -> float:
    """The points that one more card of the kind adds to the promise of a hand."""
    at: i64 = 8 * kind + ((hand >> (3 * kind)) & 7)
    return known.hand[at + 1] - known.hand[at]


def loss(hand: i64, kind: i64, known: FittedValues) -> float:
    """The points lost by laying down a card of the kind from the hand."""
    at: i64 = 8 * kind + ((hand >> (3 * kind)) & 7)
    return known.hand[at] - known.hand[at - 1] - known.area[8 * kind + 1]


def regain(hand: i64, kind: i64, known: FittedValues) -> float:
    """The points won when a card of the kind comes back from the area."""
    return gain(hand, kind, known) - known.area[8 * kind + 1]


def recruit(s: Famiglia, hand: i64, kind: i64, cost: i64, known: FittedValues) -> float:
    """The worth of recruiting this card at this cost, paid in the cheapest way."""
    came = s.facts.points[kind] + gain(hand, kind, known)
    if cost == 0:
        return came
    needed: i64 = kind - kind % 5 + cost - 1
    have: i64 = (hand >> (3 * needed)) & 7
    if have == 0:
        return NOTHING
    laid = loss(hand, needed, known)
    can = have > 1
    if (kind < 15 or s.house.joker_for_mercenary) and (have == 1 or s.house.joker_beside_pair):
        joker: i64
        for joker in range(15 + cost, 20):
            if (hand >> (3 * joker)) & 7:
                can = True
                laid = min(laid, loss(hand, joker, known))
    return max(LEAST, came - laid) if can else NOTHING


def best_recruit(s: Famiglia, hand: i64, known: FittedValues) -> float:
    """The worth of the best recruit that the street offers without a Brute; 0: none."""
    best = 0.0
    street: i64 = s.street
    kind: i64 = 0
    while street:
        if street & 7:
            best = max(best, recruit(s, hand, kind, kind % 5, known))
        street >>= 3
        kind += 1
    return best


def best_threat(s: Famiglia, hand: i64, strength: i64, known: FittedValues) -> float:
    """The worth of the best recruit after a Brute of this strength was laid down."""
    best = 0.0
    street: i64 = s.street & VALUED
    kind: i64 = 0
    while street:
        if street & 7:
            best = max(best, recruit(s, hand, kind, max(0, kind % 5 - strength), known))
        street >>= 3
        kind += 1
    return best


def best(s: Famiglia, hand: i64, known: FittedValues) -> float:
    """The worth of the best recruit, with or without a Brute."""
    found = best_recruit(s, hand, known)
    if hand & WORKING_BRUTES:
        strength: i64
        for strength in range(1, 5):
            brute: i64 = 10 + strength
            if (hand >> (3 * brute)) & 7:
                threat = best_threat(s, hand - one(brute), strength, known)
                if threat > 0.0:
                    found = max(found, LEAST, threat - loss(hand, brute, known))
    return found


def standing(s: Famiglia, seat: i64) -> i64:
    """The seat's lead if the game ended now: in points, or with equal points in strength; 0: a draw."""
    points = s.facts.points
    mine = s.hand(seat) + s.area(seat)
    theirs = s.hand(1 - seat) + s.area(1 - seat)
    lead = worth(mine, points) - worth(theirs, points)
    if lead or mine == theirs:
        return lead
    value: i64
    kind: i64
    for value in range(4, -1, -1):
        below: i64 = 1 << 30
        while True:  # cards of one value, those with the most points first
            top: i64 = -1
            for kind in range(value, KINDS, 5):
                if top < points[kind] < below:
                    top = points[kind]
            if top < 0:
                break
            below = top
            more: i64 = 0
            for kind in range(value, KINDS, 5):
                if points[kind] == top:
                    more += ((mine >> (3 * kind)) & 7) - ((theirs >> (3 * kind)) & 7)
            if more:
                return more
    return 0
