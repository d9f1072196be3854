"""The worlds that a player may believe in."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_empire.dream import blank_notes, dream
from igroteka.games.candy_empire.state import CandyEmpire


def redeal(s: CandyEmpire, seat: i64, rng: Rng) -> None:
    """Deal anew what the seat does not remember; what the others remember is their secret. [memory]"""
    s.remember()
    reader: i64 = seat if 0 <= seat < s.seats else s.seats
    dream(s, s.notes[reader], rng)
    hidden: i64 = s.hidden
    s.notes = [row if row.reader == reader else blank_notes(s, row.reader, hidden) for row in s.notes]
