"""What the steps of a turn have in common."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.step import Step
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import CHARACTERS, count
from igroteka.games.candy_empire.state import CandyEmpire


class OfCurrent(Step[CandyEmpire]):
    """A step that asks the player whose turn it is."""

    def enter(self, s: CandyEmpire) -> None:
        s.ask(s.current)


class Aim(OfCurrent):
    """A step that points at a card of an empire."""

    def can_be_touched(self, s: CandyEmpire, action: i64) -> bool:
        """Can the card meant by this action be touched: is an unprotected one there?"""
        other: i64 = (action - a.TARGET) // CHARACTERS
        return other < s.seats and count(s.players[other].loose, (action - a.TARGET) % CHARACTERS) > 0

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        """The reason why no ability can touch the card."""
        other: i64 = (action - a.TARGET) // CHARACTERS
        if other >= s.seats:
            return "no-such-player"
        return "protected" if count(s.players[other].safe, (action - a.TARGET) % CHARACTERS) else "not-in-empire"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        """Every card in an empire that cannot be meant."""
        legal = s.legal(seat)
        there = [
            int(a.target(other, card))
            for other in range(int(s.seats))
            for card in range(CHARACTERS)
            if count(s.players[other].loose + s.players[other].safe, card)
        ]
        return [action for action in there if action not in legal]


def is_last(s: CandyEmpire) -> bool:
    """Is this the last turn: no card to draw, and none in the next player's hand? [end]"""
    after: i64 = (s.current + 1) % s.seats
    over = not s.house.series or s.game_number == s.facts.games
    return over and s.left == 0 and not s.players[after].hand


def cannot_kidnap(s: CandyEmpire) -> bool:
    """Has somebody no card in hand? Then nobody is kidnapped. [kidnapper] [R23]"""
    return any(not s.players[seat].hand and (s.house.own_hand_counts or seat != s.current) for seat in range(s.seats))
