"""The end of the game exactly: every answer, and every card that may still be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import KINDS, one, size, worth

if TYPE_CHECKING:
    from igroteka.games.famiglia.state import Famiglia

# Points break ties between equal chances to win, and no more.
POINT: Final = 1e-7
UNKNOWN: Final = -1


class Endgame:
    """What each position is worth to one seat: its chance to win, then points; within a budget of positions."""

    def __init__(self, seat: i64, budget: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = budget
        self.known: dict[tuple[int, int, int, int, int, int, tuple[int, ...]], float] = {}

    def best(self, s: Famiglia) -> int:
        """The best answer of the seat, which is asked; UNKNOWN if the budget does not suffice."""
        found = UNKNOWN
        highest = -1.0
        for action in s.legal(self.seat):
            value = self.after(s, action)
            if self.left < 0:
                return UNKNOWN
            if value > highest:
                highest = value
                found = action
        return found

    def value(self, s: Famiglia) -> float:
        """What the position is worth if both play their best."""
        if s.over:
            return self.result(s)
        key = position(s)
        value = self.known.get(key)
        if value is not None:
            return value
        self.left -= 1
        mine = s.who == self.seat
        best = -1.0 if mine else 2.0
        for action in s.legal(s.who):
            if self.left < 0:
                return 0.0
            value = self.after(s, action)
            if value > best if mine else value < best:
                best = value
        self.known[key] = best
        return best

    def result(self, s: Famiglia) -> float:
        """Won, drawn or lost, and by how much."""
        points = s.facts.points
        seat = self.seat
        lead = worth(s.hand(seat), points) + worth(s.area(seat), points)
        lead -= worth(s.hand(1 - seat), points) + worth(s.area(1 - seat), points)
        share = 1.0 if lead > 0 else 0.0 if lead < 0 else s.score().share(seat)
        return share + POINT * float(lead)

    def after(self, s: Famiglia, action: i64) -> float:
        """What the answer is worth, over all cards that it may bring."""
        number = opened(s, action)
        if s.passage == 2 and number < s.deck_size:
            return self.drawn(s, action, s.deck, 0, 0, number, 1.0 / ways(s.deck_size, number))
        # All that is left of the deck comes, or none: nothing is left to chance.
        next = s.clone()
        next.advance(s.who, action)
        return self.value(next)

    def drawn(self, s: Famiglia, action: i64, bag: i64, kind: i64, hand: i64, number: i64, chance: float) -> float:
        """The sum over all ways to draw so many more cards, from this kind on, beside those in hand."""
        if number == 0:
            return chance * self.value(draw(s, action, hand))
        total = 0.0
        while kind < KINDS:
            there: i64 = (bag >> (3 * kind)) & 7
            copies: i64 = 1
            while copies <= there and copies <= number:
                more = chance * ways(there, copies)
                total += self.drawn(s, action, bag, kind + 1, hand + copies * one(kind), number - copies, more)
                copies += 1
            kind += 1
        return total


def opened(s: Famiglia, action: i64) -> i64:
    """How many cards of the deck the answer asks for."""
    if a.STOP < action < a.NO_ACCOUNTANT:
        return a.kind20(action - a.DISCARD) % 5
    if a.RECRUIT <= action <= a.AMOUNT and s.street == one((action - a.RECRUIT) // 20):
        return s.facts.street
    return 0


def draw(s: Famiglia, action: i64, cards: i64) -> Famiglia:
    """The position after the answer if just these cards are drawn, fewer than there are."""
    next = s.clone()
    next.deck = cards
    next.deck_size = size(cards)
    # A card that is not reached keeps the deck from running out.
    next.under = [*s.under, 0]
    next.advance(s.who, action)
    next.under = next.under[:-1]
    next.deck = s.deck - cards
    next.deck_size = s.deck_size - size(cards)
    return next


def ways(there: i64, taken: i64) -> float:
    """In how many ways so many cards can be taken of those that are there."""
    number = 1.0
    k: i64
    for k in range(taken):
        number = number * float(there - k) / float(k + 1)
    return number


def position(s: Famiglia) -> tuple[int, int, int, int, int, int, tuple[int, ...]]:
    """All that the rest of the game depends on, when the discard pile is gone; the last area follows from the rest."""
    turn: i64 = s.facts.step_numbers[s.top.name]
    turn = turn * 2 + s.current
    turn = turn * 2 + s.passes
    turn = turn * 2 + s.refreshed
    turn = turn * 4 + s.passage
    turn = turn * 32 + s.locked + 1
    turn = turn * 8 + s.limit
    turn = turn * 8 + s.owed
    turn = turn * 32 + s.last
    turn = turn * 8 + s.brute
    turn = turn * 32 + s.threatened + 1
    turn = turn * 4 + s.cost
    return (turn, s.hand0, s.hand1, s.area0, s.street, s.deck, tuple(s.under))
