"""Counting votes, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.core.event import Event
from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.state import CandyMafia


def voters(s: CandyMafia) -> i64:
    """The living who may vote today. [vote] [R67]"""
    return s.alive & ~s.still & ~s.jailed


def open_vote(s: CandyMafia) -> None:
    """The vote begins: all living are suspects, in turn. [vote] [R64]"""
    living = seats_in(s.alive)
    turn: i64 = 0
    if s.first > 0:
        turn = count_bits(s.alive & ((1 << s.first) - 1))
    s.suspects = living[turn:] + living[:turn]
    clear(s)
    if s.house.candidates:
        s.then(s.game.steps["nominate"])
    else:
        s.then(s.game.steps["hands" if s.house.open_hands else "ballot"])


def clear(s: CandyMafia) -> None:
    """A new vote."""
    s.votes = s.house.none_yet
    s.at = 0
    s.again_vote = False


def first_suspect(s: CandyMafia) -> None:
    """Each day begins one living player further. [vote] [R64]"""
    place: i64
    for place in range(1, s.seats + 1):
        seat: i64 = (s.first + place) % s.seats
        if s.alive >> seat & 1:
            s.first = seat
            return


def enough(s: CandyMafia) -> i64:
    """How many votes it takes to execute anybody: one, or more than half of all that may be cast today. [vote] [R74]"""
    return count_bits(voters(s)) // 2 + 1 if s.house.candidates or s.house.majority else 1


def count(s: CandyMafia, again: bool) -> None:
    """Most votes condemn, if they are enough; equal ones are voted on once more; then nobody is executed.

    [vote] [R74]
    """
    record(s, s.votes)
    top: i64 = most_voted(s.votes)
    tie: bool = top & (top - 1) != 0
    if top == 0 or (again and tie):
        nobody(s)
    elif not tie:
        most = seats_in(top)[0]
        if s.votes.count(most) < enough(s):
            nobody(s)
        else:
            condemn(s, most)
    else:
        s.suspects = [seat for seat in s.suspects if top >> seat & 1]
        clear(s)
        s.again_vote = True
        if s.telling:
            s.tell(Event("tie", {"seats": s.suspects.copy()}))
        s.then(s.game.steps["defence"])


def record(s: CandyMafia, votes: list[int]) -> None:
    """Everybody remembers who voted for whom."""
    row: list[int] = [int(s.day)]
    row += votes
    rows = [row]
    s.ballots = s.ballots + rows


def most_voted(votes: list[int]) -> i64:
    """Those with the most votes; nobody, where nobody has any. Votes are seats by seat."""
    # Numbers written upright: each mask has one binary digit of everybody's number of votes.
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    sixteens: i64 = 0
    vote: i64
    for vote in votes:
        if vote >= 0:
            carry: i64 = 1 << vote
            ones ^= carry
            carry &= ~ones
            twos ^= carry
            carry &= ~twos
            fours ^= carry
            carry &= ~fours
            eights ^= carry
            carry &= ~eights
            sixteens ^= carry
    top: i64 = ones | twos | fours | eights | sixteens
    digit: i64
    for digit in (sixteens, eights, fours, twos, ones):
        if top & digit:
            top &= digit
    return top


def is_unanimous(votes: list[int]) -> bool:
    """Do all who name somebody name the same one?"""
    named: i64 = -1
    vote: i64
    for vote in votes:
        if vote >= 0:
            if named >= 0 and vote != named:
                return False
            named = vote
    return True


def condemn(s: CandyMafia, seat: i64) -> None:
    """Somebody is condemned and has a last word. [verdict] [R71]"""
    s.condemned = seat
    s.suspects = []
    clear(s)
    if s.telling:
        s.tell(Event("condemned", {"seat": int(seat)}))
    s.then(s.game.steps["last_word"])


def nobody(s: CandyMafia) -> None:
    """The town could not decide. [vote] [R74]"""
    s.suspects = []
    clear(s)
    if s.telling:
        s.tell(Event("undecided", {}))
    s.then(s.game.steps["evening"])


def tell_votes(s: CandyMafia) -> None:
    """The ballots are opened. [vote] [R64]"""
    if s.telling:
        for seat in seats_in(voters(s)):
            s.tell(Event("voted", {"seat": seat, "target": s.votes[seat]}))
