"""Why a part of the turn asks nobody: what its step enters by, and what the view tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.games.famiglia.cards import VALUED, WORKING_ACCOUNTANTS, WORKING_BRUTES, ZEROS
from igroteka.games.famiglia.shapes import NoAccountant, NoBrute, NoRefresh

if TYPE_CHECKING:
    from igroteka.games.famiglia.state import Famiglia


def refresh_idle(s: Famiglia) -> NoRefresh:
    """While there is a deck and no 0 on the street, in the second passage once a turn. [refresh] [second-deck] [R7]"""
    if s.passage > 2:
        return "no-deck"
    if s.passage == 2 and s.refreshed:
        return "once"
    return "zero" if s.street & ZEROS else ""


def accountant_idle(s: Famiglia, seat: i64) -> NoAccountant:
    """It takes an Accountant who is no 0, and an area to fetch from. [accountant] [R16]"""
    if s.hand(seat) & WORKING_ACCOUNTANTS == 0:
        return "nobody"
    return "" if s.area(seat) else "no-area"


def brute_idle(s: Famiglia, seat: i64) -> NoBrute:
    """It takes a Brute who is no 0, and a street card that costs something. [brute] [R26]"""
    if s.hand(seat) & WORKING_BRUTES == 0:
        return "nobody"
    return "" if s.street & VALUED else "no-target"
