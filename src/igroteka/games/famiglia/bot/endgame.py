"""An exact search of the end of the game: every answer, and every card that may still be drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.bot.reachable import reachable
from igroteka.games.famiglia.cards import KINDS, one, size, worth
from igroteka.games.famiglia.score import score
from igroteka.games.famiglia.state import NO_CARD, RAN_OUT_TWICE, Famiglia

# Points break ties between equal chances to win, and no more.
POINT: Final = 1e-7
UNKNOWN: Final = -1
PASS_BY: Final = -1


class Endgame:
    """The worth of positions for one seat: its chance to win, then points; within a budget of positions."""

    def __init__(self, seat: i64, budget: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = budget
        self.known: dict[tuple[int, int, int, int, int, int, tuple[int, ...]], float] = {}
        self.hopes: dict[tuple[int, int, int], float] = {}

    def best(self, s: Famiglia) -> int:
        """The best answer of the seat, whose turn it is; UNKNOWN if the budget does not suffice."""
        found = UNKNOWN
        highest = -1.0
        hope = self.hope(s, True)
        for action in s.legal(self.seat):
            value = self.after(s, action)
            if self.left < 0:
                return UNKNOWN
            if value > highest:
                highest = value
                found = action
                if value >= hope:
                    break
        return found

    def value(self, s: Famiglia) -> float:
        """The worth of the position if both play their best."""
        if s.over:
            return self.result(s)
        key = position(s)
        value = self.known.get(key)
        if value is not None:
            return value
        self.left -= 1
        mine = s.who == self.seat
        best = -1.0 if mine else 2.0
        hope = self.hope(s, mine)
        for action in s.legal(s.who):
            if self.left < 0:
                return 0.0
            value = self.after(s, action)
            if value > best if mine else value < best:
                best = value
                if best >= hope if mine else best <= hope:
                    break
        self.known[key] = best
        return best

    def hope(self, s: Famiglia, mine: bool) -> float:
        """The most that the player to move can expect. A player's last turn is all about the card he recruits."""
        if s.passage != RAN_OUT_TWICE:
            return 2.0 if mine else -1.0
        hope = self.taken(s, PASS_BY)
        street: i64 = s.street
        kind: i64 = 0
        while street:
            if street & 7 and reachable(s, kind):
                value = self.taken(s, kind)
                hope = max(hope, value) if mine else min(hope, value)
            street >>= 3
            kind += 1
        return hope

    def taken(self, s: Famiglia, kind: i64) -> float:
        """The worth of the position after the turn ends with this card."""
        key = (int(s.current), s.street, kind)
        value = self.hopes.get(key)
        if value is None:
            next = s.clone()
            next.top = s.game.steps["recruit"]
            next.locked = NO_CARD
            next.limit = 0
            next.owed = 0
            next.last = 0
            next.brute = 0
            next.threatened = kind
            next.cost = 0
            next.advance(s.who, a.PASS if kind == PASS_BY else a.recruit(kind, 1, a.FREE))
            value = self.value(next)
            self.hopes[key] = value
        return value

    def result(self, s: Famiglia) -> float:
        """The worth of a game that is over: won, drawn or lost, and by how many points."""
        points = s.facts.points
        seat = self.seat
        lead = worth(s.hand(seat), points) + worth(s.area(seat), points)
        lead -= worth(s.hand(1 - seat), points) + worth(s.area(1 - seat), points)
        share = 1.0 if lead > 0 else 0.0 if lead < 0 else score(s).share(seat)
        return share + POINT * float(lead)

    def after(self, s: Famiglia, action: i64) -> float:
        """The worth of the answer, over all cards that it may bring."""
        number = opened(s, action)
        if s.passage == 2 and number < s.deck_size:
            return self.drawn(s, action, s.deck, 0, 0, number, 1.0 / ways(s.deck_size, number))
        # All that is left of the deck comes, or none: no chance is involved.
        next = s.clone()
        next.advance(s.who, action)
        return self.value(next)

    def drawn(self, s: Famiglia, action: i64, bag: i64, kind: i64, hand: i64, number: i64, chance: float) -> float:
        """The sum over all ways to draw some more cards, from this kind on, beside those already drawn."""
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
    """The number of cards of the deck that the answer asks for."""
    if a.STOP < action < a.NO_ACCOUNTANT:
        return a.kind20(action - a.DISCARD) % 5
    if a.RECRUIT <= action <= a.AMOUNT and s.street == one((action - a.RECRUIT) // 20):
        return s.facts.street
    return 0


def draw(s: Famiglia, action: i64, cards: i64) -> Famiglia:
    """The position after the answer if exactly these cards, and not the whole deck, are drawn."""
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
    """The number of ways to take a part of the cards that are there."""
    number = 1.0
    k: i64
    for k in range(taken):
        number = number * float(there - k) / float(k + 1)
    return number


def position(s: Famiglia) -> tuple[int, int, int, int, int, int, tuple[int, ...]]:
    """A key of all that the rest of the game depends on when the discard pile is gone.

    The second area is not in it: it follows from the others.
    """
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
    hand0, area0, hand1 = s.hand0, s.area0, s.hand1
    if s.passage == RAN_OUT_TWICE and s.current != s.starter:
        # The starter has no turn left: his cards count alike wherever they lie.
        if s.starter == 0:
            hand0, area0 = hand0 + area0, 0
        else:
            hand1 = 0
    return (turn, hand0, area0, hand1, s.street, s.deck, tuple(s.under))
