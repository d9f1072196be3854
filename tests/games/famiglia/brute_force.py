"""The value of a late position by trying everything, slowly, with nothing but the public contract."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from igroteka.core.state import State
from tests.games.famiglia.table import ordered

POINT = 1e-7


class TooBig(Exception):
    """More positions than a test has time for."""


class BruteForce:
    """What positions are worth to one seat: its chance to win, then points."""

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.left = limit

    def values(self, s: State) -> dict[int, float]:
        """What each answer of the player who is asked is worth."""
        return {action: self.after(s, action) for action in s.legal(s.turn()[0])}

    def value(self, s: State) -> float:
        self.left -= 1
        if self.left < 0:
            raise TooBig
        outcome = s.outcome()
        if outcome is not None:
            return outcome.share(self.seat) + POINT * (outcome.scores[self.seat] - outcome.scores[1 - self.seat])
        return (max if s.turn()[0] == self.seat else min)(self.values(s).values())

    def after(self, s: State, action: int) -> float:
        outcomes = [self.value(next) for next in worlds(s, action)]
        return sum(outcomes) / len(outcomes)


def worlds(s: State, action: int) -> Iterator[State]:
    """The positions after an answer, one for each order in which the cards that it opens may come: all as likely."""
    number = opens(s, action)
    dump: Any = s.dump() if number else {"table": {"deck": ""}}
    deck = dump["table"]["deck"].split()
    number = min(number, len(deck))
    for drawn in permutations(deck, number):
        rest = deck.copy()
        for card in drawn:
            rest.remove(card)
        yield played(dump, s, action, rest, list(drawn))


def played(dump: Any, s: State, action: int, rest: list[str], drawn: list[str]) -> State:
    """Lay the deck in this order, as if it had been seen; play; forget the order of the rest again."""
    if not drawn:
        next = s.clone()
        next.play(s.turn()[0], action)
        return next
    table = dump["table"]
    under = " ".join([*table["under"].split(), *rest, *reversed(drawn)])
    next = s.game.load({**dump, "table": {**table, "deck": "", "under": under}})
    next.play(s.turn()[0], action)
    after: Any = next.dump()
    left = after["table"]["under"].split()
    after["table"]["deck"] = ordered(" ".join(left[len(left) - len(rest) :]))
    after["table"]["under"] = " ".join(left[: len(left) - len(rest)])
    return s.game.load(after)


def opens(s: State, action: int) -> int:
    """How many cards an answer opens if the deck has them."""
    words = s.game.notation(action).split()
    if words[0] == "discard":
        return int(words[1][1])
    if words[0] == "recruit":
        street = s.view(0)["street"]
        assert isinstance(street, list)
        return 6 if len(street) == 1 else 0
    return 0
