"""The worth of the empires, as they are, for one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_empire.cards import CHARACTERS, count, one
from igroteka.games.candy_empire.score import candies, gain
from igroteka.games.candy_empire.state import CandyEmpire

# The weight of the strongest rival, and of the mean of all.
STRONGEST: Final = 0.6
MEAN: Final = 0.4
# The worth of a card in hand, by character, beyond what it brings when it is played at once.
KEPT: Final = [1.0, 2.6, 1.2, 1.4, 3.6, 2.6, 0.8, 2.2, 2.0, 0.8, 1.2, 1.5, 1.6]


class Worth:
    """The candies of each seat as they stand, and the worth of a change of two empires for one player."""

    def __init__(self, s: CandyEmpire, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.scores: list[int] = [
            int(candies(s.facts, s.players[other].loose + s.players[other].safe)) for other in range(s.seats)
        ]
        self.now = self.lead(-1, 0, -1, 0)

    def lead(self, first: i64, more: i64, other: i64, less: i64) -> float:
        """My lead if one player gained some candies, and another one some others."""
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
        """The candies that a player gains by several cards of a character."""
        s = self.s
        mine: i64 = s.players[seat].loose + s.players[seat].safe
        total: i64 = 0
        for _ in range(number):
            total += gain(s.facts, mine, card)
            mine += one(card)
        return total

    def lose(self, seat: i64, card: i64, number: i64) -> i64:
        """The candies that a player gains by losing cards of a character: mostly fewer than none."""
        s = self.s
        mine: i64 = s.players[seat].loose + s.players[seat].safe
        total: i64 = 0
        for _ in range(number):
            mine -= one(card)
            total -= gain(s.facts, mine, card)
        return total

    def played(self, card: i64) -> float:
        """The worth of my card in my empire."""
        return self.lead(self.seat, self.add(self.seat, card), -1, 0) - self.now

    def removed(self, other: i64, card: i64) -> float:
        """The worth for me of a card's leaving an empire."""
        return self.lead(other, self.lose(other, card, 1), -1, 0) - self.now

    def stolen(self, other: i64, card: i64, number: i64) -> float:
        """The worth for me of another player's cards coming to my empire."""
        gained: i64 = self.add_several(self.seat, card, number)
        return self.lead(self.seat, gained, other, self.lose(other, card, number)) - self.now

    def wiped(self, card: i64) -> float:
        """The worth for me of a character's leaving all empires."""
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
    """The worth of a hand for the turns to come."""
    total = 0.0
    hand: i64 = s.players[seat].hand
    card: i64
    for card in range(CHARACTERS):
        total += float(count(hand, card)) * KEPT[card]
    return total


assert len(KEPT) == CHARACTERS
