"""Отнимаша: two of them in another's turn stop a judge or a policeman."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.who import NOBODY
from igroteka.core.windows import Window
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import NAMES, SNATCHER, cards, count, names, one
from igroteka.games.candy_empire.empire import blockers, steal
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.end import END


def try_it(s: CandyEmpire) -> None:
    """A judge or a policeman has named a target: the players who may block are asked first. [block] [R14] [R16]"""
    if blockers(s):
        s.then(BLOCK)
    else:
        happen(s)


def happen(s: CandyEmpire) -> None:
    """The ability that was not blocked happens. [judge] [policeman] [R17]"""
    me, other = s.current, s.target
    if s.wanted != NOBODY:
        steal(s, me, other, s.wanted)
        if s.telling:
            s.tell(Event("took", {"seat": int(me), "owner": int(other), "card": NAMES[s.wanted]}))
    else:
        exchange(s, me, other)
    s.then(END)


def exchange(s: CandyEmpire, me: i64, other: i64) -> None:
    """Two players exchange hands, and the other one draws at once.

    Which card came from where is not told, for the hand does not show it. [judge] [R17]
    """
    mine, theirs = s.players[me].hand, s.players[other].hand
    s.swap(me, other)
    came = s.draw(other, s.facts.hand)
    if s.telling:
        one, two = [int(me)], [int(other)]
        told = {"seat": int(me), "other": int(other), "drawn": len(came)}
        now = names(s.hands[other])
        hidden = {"gave": (names(cards(mine)), one), "got": (names(cards(theirs)), [*one, *two]), "now": (now, two)}
        s.tell(Event("swapped", told, hidden))


class Block(Window[CandyEmpire]):
    """Every player with two snatchers may block.

    If several do, the target pays first, then the nearest to the left. [block] [R14] [R15]
    """

    def enter(self, s: CandyEmpire) -> None:
        s.ask_all(blockers(s))

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.PASS, a.BLOCK]

    def default(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        return a.PASS

    def resolve(self, s: CandyEmpire, answers: list[int]) -> None:
        order = [s.target, *((s.current + k) % s.seats for k in range(1, s.seats))]
        seat: i64
        for seat in order:
            if answers[seat] == a.BLOCK:
                pay(s, seat)
                s.then(END)
                return
        happen(s)


def pay(s: CandyEmpire, seat: i64) -> None:
    """Two snatchers go to the discard, unprotected ones first. [block] [R6] [R15]"""
    for _ in range(2):
        if count(s.players[seat].loose, SNATCHER):
            s.players[seat].loose -= one(SNATCHER)
        else:
            s.players[seat].safe -= one(SNATCHER)
        s.open += one(SNATCHER)
    if s.telling:
        s.tell(Event("blocked", {"seat": int(seat), "other": int(s.current)}))


BLOCK: Final = Block("block", "block", a.PASS, a.BLOCK, pace="short")
