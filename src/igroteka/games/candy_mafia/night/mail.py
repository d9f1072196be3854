"""What is told to one seat or to a moderator: nothing else writes a row of what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.state import CandyMafia


def note(s: CandyMafia, seat: i64, kind: i64, a: i64 = -1, b: i64 = -1, value: i64 = 0) -> None:
    """The seat is told something, remembers it, and nobody else hears of it. [mail]"""
    remember(s, seat, row_of(s, kind, a, b, value))


def note_each(s: CandyMafia, seats: i64, kind: i64, a: i64 = -1, b: i64 = -1, value: i64 = 0) -> None:
    """Each of these seats is told the same. [mail]"""
    rows = row_of(s, kind, a, b, value)
    for seat in k.seats_in(seats):
        remember(s, seat, rows)


def row_of(s: CandyMafia, kind: i64, a: i64, b: i64, value: i64) -> list[list[int]]:
    """A row, ready to be put behind others."""
    row: list[int] = [int(s.night), int(kind), int(a), int(b), int(value)]
    return [row]


def remember(s: CandyMafia, seat: i64, rows: list[list[int]]) -> None:
    """The seat keeps a row in mind; what it chose itself it need not be told."""
    before = s.told[seat]
    s.told[seat] = before + rows if before else rows
    if s.telling and rows[0][k.KIND] != k.CHOSE:
        # Others who hear it are told to whom it was said.
        heard: dict[str, tuple[object, list[int]]] = {"heard_by": (int(seat), s.hearers(-1))}
        s.tell(Event(k.KINDS[rows[0][k.KIND]], k.words(rows[0]), heard, audience=s.hearers(seat)))


def not_woken(s: CandyMafia, seat: i64) -> None:
    """The seat has lost a call: it is told once a night, without a cause. [block] [R6] [R114]"""
    if s.tonight.lost >> seat & 1 == 0:
        s.tonight.lost |= 1 << seat
        note(s, seat, k.UNWOKEN)


def cause(s: CandyMafia, id: str, clause: str, told: dict[str, object]) -> None:
    """Why the night went so, and by which clause: for a moderator, and for everybody when the record is open. [R61]"""
    s.tell(Event(id, {**told, "clause": clause}, audience=s.hearers(-1)))
