"""The reasons why a part of the turn is skipped, and the check whether only a pass is left.

The steps use them to begin, and the view tells them.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.famiglia.cards import VALUED, WORKING_ACCOUNTANTS, WORKING_BRUTES, ZEROS
from igroteka.games.famiglia.paying import can_recruit
from igroteka.games.famiglia.shapes import Declining, NoAccountant, NoBrute, NoRefresh
from igroteka.games.famiglia.state import Famiglia


def refresh_idle(s: Famiglia) -> NoRefresh:
    """The reason why there is no refresh: it needs a deck, no 0 on the street, in the second passage only once a turn.

    [refresh] [second-deck] [R7]
    """
    if s.passage > 2:
        return "no-deck"
    if s.passage == 2 and s.refreshed:
        return "once"
    return "zero" if s.street & ZEROS else ""


def accountant_idle(s: Famiglia, seat: i64) -> NoAccountant:
    """The reason why no Accountant is played: he must not be a 0, and the area must have a card. [accountant] [R16]"""
    if s.hand(seat) & WORKING_ACCOUNTANTS == 0:
        return "nobody"
    return "" if s.area(seat) else "no-area"


def brute_idle(s: Famiglia, seat: i64) -> NoBrute:
    """The reason why no Brute is played: he must not be a 0, and a street card must cost something. [brute] [R26]"""
    if s.hand(seat) & WORKING_BRUTES == 0:
        return "nobody"
    return "" if s.street & VALUED else "no-target"


def pass_ends(s: Famiglia) -> bool:
    """Would a pass be the second in a row, or the last turn of all? [early-end] [end] [R14]"""
    return s.passes == 1 or (s.passage > 2 and s.current != s.starter)


def declining(s: Famiglia, seat: i64) -> Declining:
    """What is left to the player who declines the present part of the turn; declining by itself is never a pass.

    [R14] [R32]
    """
    step = s.top.name
    if s.current != seat or step not in ("refresh", "accountant", "brute"):
        return ""
    goes_on = (step == "refresh" and not accountant_idle(s, seat)) or (step != "brute" and not brute_idle(s, seat))
    if goes_on or can_recruit(s, seat):
        return ""
    return "end" if pass_ends(s) else "pass"
