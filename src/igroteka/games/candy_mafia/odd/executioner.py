"""The executioner: one player must be executed; if they leave otherwise, he himself must be."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import HANGMAN


def leaves(s: CandyMafia, seat: i64, executed: bool) -> None:
    """Asked before the seat leaves: is it what the executioner wants? [executioner] [R85]"""
    if executed and s.mark(seat, HANGMAN) and s.hunted:
        s.hangman = seat
    if seat != s.prey:
        return
    s.prey = -1
    if not executed:
        s.hunted = True
        return
    other: i64
    for other in range(s.seats):
        if s.alive >> other & 1 and s.mark(other, HANGMAN):
            s.hangman = other
