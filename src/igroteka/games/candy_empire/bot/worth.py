"""How good it is for a player that empires are as they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_empire.cards import CHARACTERS, count, one
from igroteka.games.candy_empire.score import candies, gain
from igroteka.games.candy_empire.state import CandyEmpire

# How much the strongest rival counts, and how much the mean of all.
STRONGEST: Final = 0.6
MEAN: Final = 0.4
# What a card in hand may still bring, by character, beyond what it brings when it is played at once.
KEPT: Final = [1.0, 2.6, 1.2, 1.4, 3.6, 2.6, 0.8, 2.2, 2.0, 0.8, 1.2, 1.5, 1.6]


class Worth:
    """Candies by seat as they stand, and what a change of two empires means for one player."""

    def __init__(self, s: CandyEmpire, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.scores: list[int] = [
            int(candies(s.facts, s.players[other].loose + s.players[other].safe)) for other in range(s.seats)
        ]
        self.now = self.lead(-1, 0, -1, 0)

    def lead(self, first: i64, more: i64, other: i64, less: i64) -> float:
        """My lead if one player had so many candies more, and another so many."""
        s, seat = self.s, self.seat
        sides: i64 = s.house.sides
        mine = 0.0
        theirs = 0.0
        best = -1000.0
        rival: i64
        for rival in range(s.seats):
            score: i64 = self.scores[rival]
            if rival == first:
                score += more
            if rival == other:
                score += less
            if rival % sides == seat % sides:
                mine += float(score)
            else:
                theirs += float(score)
                if float(score) > best:
                    best = float(score)
        if s.house.teams:
            return mine - theirs
        return mine - STRONGEST * best - MEAN * theirs / float(s.seats - 1)

    def add(self, seat: i64, card: i64) -> i64:
        """The candies that a player gains by a card."""
        s = self.s
        return gain(s.facts, s.players[seat].loose + s.players[seat].safe, card)

    def add_several(self, seat: i64, card: i64, number: i64) -> i64:
        """The candies that a player gains by so many of a card."""
        s = self.s
        mine: i64 = s.players[seat].loose + s.players[seat].safe
        total: i64 = 0
        for _ in range(number):
            total += gain(s.facts, mine, card)
            mine += one(card)
        return total

    def lose(self, seat: i64, card: i64, number: i64) -> i64:
        """The candies that a player gains, mostly fewer than none, by losing so many of a card."""
        s = self.s
        mine: i64 = s.players[seat].loose + s.players[seat].safe
        total: i64 = 0
        for _ in range(number):
            mine -= one(card)
            total -= gain(s.facts, mine, card)
        return total

    def played(self, card: i64) -> float:
        """What my card in my empire is worth."""
        return self.lead(self.seat, self.add(self.seat, card), -1, 0) - self.now

    def removed(self, other: i64, card: i64) -> float:
        """What it is worth that a card of an empire goes."""
        return self.lead(other, self.lose(other, card, 1), -1, 0) - self.now

    def stolen(self, other: i64, card: i64, number: i64) -> float:
        """What it is worth that cards of another come to me."""
        gained: i64 = self.add_several(self.seat, card, number)
        return self.lead(self.seat, gained, other, self.lose(other, card, number)) - self.now

    def wiped(self, card: i64) -> float:
        """What it is worth that a character leaves all empires."""
        s = self.s
        before = self.scores
        self.scores = before.copy()
        other: i64
        for other in range(s.seats):
            number: i64 = s.players[other].loose >> (4 * card) & 15
            if number:
                self.scores[other] = int(before[other] + self.lose(other, card, number))
        after = self.lead(-1, 0, -1, 0)
        self.scores = before
        return after - self.now


def in_hand(s: CandyEmpire, seat: i64) -> float:
    """What a hand may still bring."""
    total = 0.0
    hand: i64 = s.players[seat].hand
    card: i64
    for card in range(CHARACTERS):
        total += float(count(hand, card)) * KEPT[card]
    return total


assert len(KEPT) == CHARACTERS
