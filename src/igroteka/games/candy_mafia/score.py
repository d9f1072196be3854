"""Who shares the victory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.outcome import Outcome
from igroteka.games.candy_mafia.cards import CRIME, GANGS, LONER, NAMES, NONE
from igroteka.games.candy_mafia.state import CandyMafia

# Numbers of sides: town, the gangs, then loners and those without a side by seat; one more for a player who wins with
# another side.
TOWN_SIDE: Final = 0
MAFIA_SIDE: Final = 1
LONE_SIDE: Final = 3
ANOTHER: Final = 40


def wins(s: CandyMafia, seat: i64) -> bool:
    """Has the seat won, dead or alive? [victory] [R88] [R126]"""
    side: i64 = s.sides[seat]
    if not s.won:
        return False
    if side == NONE:
        return True
    if "piper" in s.won and s.recruited >> seat & 1 and s.house.recruits != "charm":
        return True
    if side == LONER:
        own = NAMES[s.cards[seat]] in s.won
        return own and (s.alive >> seat & 1 == 1 or s.hangman == seat)
    if side == CRIME:
        return "crime" in s.won or (s.house.two_gangs and GANGS[s.gang_of(seat)] in s.won)
    return "town" in s.won


def side_number(s: CandyMafia, seat: i64) -> int:
    """The side as an outcome counts it."""
    side: i64 = s.sides[seat]
    if side == CRIME:
        return int(MAFIA_SIDE + (s.gang_of(seat) if s.house.two_gangs else 0))
    return TOWN_SIDE if side == 0 else int(LONE_SIDE + seat)


def outcome(s: CandyMafia) -> Outcome:
    """The winners are first, the rest second; where nobody wins, nobody loses. [victory]"""
    won = [wins(s, seat) for seat in range(s.seats)]
    sides = [side_number(s, seat) for seat in range(s.seats)]
    usual = {sides[seat]: won[seat] for seat in range(s.seats) if s.recruited >> seat & 1 == 0}
    for seat in range(s.seats):
        if won[seat] != usual.get(sides[seat], won[seat]):
            sides[seat] = ANOTHER
    places = [1 if mine or not any(won) else 2 for mine in won]
    named = [name for name in s.facts.winners if name in s.won]
    sheet = [{"won": 1 if mine else 0} for mine in won]
    return Outcome(s.over, [1 if mine else 0 for mine in won], places, sheet, any(won), sides, named)
