"""Хитрый полицейский: takes all snatchers of the discard, or two of the player who has most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import SNATCHER, count, one
from igroteka.games.candy_empire.empire import steal
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import OfCurrent, is_last
from igroteka.games.candy_empire.steps.end import END

TAKES: Final = 2


def richest(s: CandyEmpire) -> list[int]:
    """The other players with most snatchers; none if nobody has any.

    Protected ones count only where agreed. [sly] [R31]
    """
    best: i64 = 0
    out: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if seat == s.current:
            continue
        number: i64 = count(s.players[seat].loose, SNATCHER)
        if s.house.protected_count:
            number += count(s.players[seat].safe, SNATCHER)
        if number > best:
            best = number
            out = []
        if number == best and number > 0:
            out.append(seat)
    return out


def work(s: CandyEmpire) -> None:
    """Look through the discard and take all snatchers; if none is there, take from the richest player.

    [sly] [R31] [R32] [R33]
    """
    me = s.current
    s.look_through(me)
    if s.banned_now(SNATCHER):
        if s.telling:
            s.tell(Event("searched", {"seat": int(me), "number": 0}))
        return
    number: i64 = count(s.discard, SNATCHER)
    for _ in range(number):
        s.take(SNATCHER, 0)
    s.players[me].loose += number * one(SNATCHER)
    s.clear_of_snatchers()
    if s.telling:
        s.tell(Event("searched", {"seat": int(me), "number": int(number)}))
    if number:
        return
    among = richest(s)
    if len(among) == 1:
        take_from(s, among[0])
    elif among:
        s.then(SLY)


def take_from(s: CandyEmpire, seat: i64) -> None:
    """Take two snatchers of one player, or the unprotected ones if there are fewer. [sly]"""
    number: i64 = min(TAKES, count(s.players[seat].loose, SNATCHER))
    for _ in range(number):
        steal(s, s.current, seat, SNATCHER)
    if s.telling:
        s.tell(Event("raided", {"seat": int(s.current), "owner": int(seat), "number": int(number)}))


class Sly(OfCurrent):
    """Several players have most snatchers: choose one to take from. [sly] [R31]"""

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        return [a.PLAYER + other for other in richest(s)]

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        other: i64 = action - a.PLAYER
        if other >= s.seats:
            return "no-such-player"
        return "yourself" if other == seat else "not-most"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        legal = self.legal(s, seat)
        return [a.PLAYER + other for other in range(int(s.seats)) if a.PLAYER + other not in legal]

    def ends(self, s: CandyEmpire, seat: i64) -> list[int]:
        return s.legal(seat) if is_last(s) else []

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        s.then(END)
        take_from(s, action - a.PLAYER)


SLY: Final = Sly("sly", "sly", a.PLAYER, a.NAME - 1)
