"""Counting votes, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.knowledge import seats_in, size

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia


def voters(s: CandyMafia) -> i64:
    """The living who may vote today. [vote] [R67]"""
    return s.alive & ~s.still & ~s.jailed


def open_vote(s: CandyMafia) -> None:
    """The vote begins: all living are suspects, in turn. [vote] [R64]"""
    living = seats_in(s.alive)
    turn: i64 = 0
    if s.first > 0:
        turn = size(s.alive & ((1 << s.first) - 1))
    s.suspects = living[turn:] + living[:turn]
    s.clear_votes()
    if s.house.candidates:
        s.then(s.game.steps["nominate"])
    else:
        s.then(s.game.steps["hands" if s.house.open_hands else "ballot"])


def first_suspect(s: CandyMafia) -> None:
    """Each day begins one living player further. [vote] [R64]"""
    place: i64
    for place in range(1, s.seats + 1):
        seat: i64 = (s.first + place) % s.seats
        if s.alive >> seat & 1:
            s.first = seat
            return


def count(s: CandyMafia, again: bool) -> None:
    """Most votes condemn; equal ones are voted on once more; then nobody is executed. [vote] [R74]"""
    s.ballots = [*s.ballots, [int(s.day), *s.votes]]
    counts: list[int] = [0] * s.seats
    for vote in s.votes:
        if vote >= 0:
            counts[vote] += 1
    most: i64 = most_of(counts)
    top = [seat for seat in range(s.seats) if counts[seat] == most]
    if most == 0 or (again and len(top) > 1):
        nobody(s)
    elif len(top) == 1:
        condemn(s, top[0])
    else:
        s.suspects = [seat for seat in s.suspects if seat in top]
        s.clear_votes()
        s.again_vote = True
        if s.telling:
            s.tell(Event("tie", {"seats": s.suspects.copy()}))
        s.then(s.game.steps["defence"])


def most_of(counts: list[int]) -> i64:
    """The most that anybody has."""
    most: i64 = 0
    number: i64
    for number in counts:
        if number > most:
            most = number
    return most


def condemn(s: CandyMafia, seat: i64) -> None:
    """Somebody is condemned and has a last word. [verdict] [R71]"""
    s.condemned = seat
    s.suspects = []
    s.clear_votes()
    if s.telling:
        s.tell(Event("condemned", {"seat": int(seat)}))
    s.then(s.game.steps["last_word"])


def nobody(s: CandyMafia) -> None:
    """The town could not decide. [vote] [R74]"""
    s.suspects = []
    s.clear_votes()
    if s.telling:
        s.tell(Event("undecided", {}))
    s.then(s.game.steps["evening"])


def tell_votes(s: CandyMafia) -> None:
    """The ballots are opened. [vote] [R64]"""
    if s.telling:
        for seat in seats_in(voters(s)):
            s.tell(Event("voted", {"seat": seat, "target": s.votes[seat]}))
