"""What all steps of the turn have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.step import Step
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import KINDS, count, kind_of
from igroteka.games.famiglia.state import Famiglia

# The reason for cards that lie nowhere.
NOT_THERE: Final = ("not-on-street", "not-in-hand", "not-in-area")


class FirstIsModest(Step[Famiglia]):
    """A step of the player whose turn it is; the first answer does the least: it is given for an absent one. [R32]"""

    def enter(self, s: Famiglia) -> None:
        s.ask(s.current)

    def default(self, s: Famiglia, seat: i64, rng: Rng) -> int:
        return self.legal(s, seat)[0]

    def near(self, s: Famiglia, seat: i64) -> list[int]:
        return [action for action in self.illegal(s, seat) if self.why(s, seat, action) not in NOT_THERE]


def of_family(hand: i64, family: i64, none: i64) -> list[int]:
    """No card, or a card of the family that can do something, by its value. [abilities]"""
    out: list[int] = [int(none)]
    value: i64
    for value in range(1, 5):
        if count(hand, kind_of(family, value)):
            out.append(none + value)
    return out


def too_early(s: Famiglia) -> list[int]:
    """Street cards, for which it is too early before the last part of the turn. [turn]"""
    out: list[int] = []
    kind: i64
    for kind in range(KINDS):
        if count(s.street, kind):
            out.append(int(a.recruit(kind, 0, a.PAIR if kind % 5 else a.FREE)))
    return out
