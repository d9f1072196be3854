"""Who has won: conditions in their order, asked at dawn, after executions and at the end of the day."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import CRIME, EXECUTIONER, LONER, NAMES
from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.roles.piper import PIPER
from igroteka.games.candy_mafia.roles.witch import WITCH
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import LAST_PAIR


class Living:
    """How many live, by side."""

    def __init__(self, s: CandyMafia) -> None:
        self.town: i64 = 0
        self.crime: i64 = 0
        self.loners: i64 = 0
        # Of the criminals: how many are of the second gang.
        self.triad: i64 = 0
        self.all: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if s.alive >> seat & 1 == 0:
                continue
            self.all += 1
            side: i64 = s.sides[seat]
            if side == CRIME:
                self.crime += 1
                self.triad += s.triad >> seat & 1
            elif side == LONER:
                self.loners += 1
            else:
                self.town += 1


def judge(s: CandyMafia) -> bool:
    """The game ends at the first condition that holds, or with all that hold. [victory] [R81] [R84]"""
    won: list[str] = []
    ending = ""
    count = Living(s)
    if s.hangman >= 0:
        won.append(NAMES[s.cards[s.hangman]])
        ending = "loners"
    elif count.all == 0 or (count.all == 1 and s.holds(seats_in(s.alive)[0], EXECUTIONER)):
        s.end("nobody", [])
        return True
    if not won or s.house.joint:
        if count.loners:
            won += lone_winners(s)
        if won:
            ending = "loners"
    if not won or s.house.joint:
        gang = winning_gang(s, count)
        if gang:
            won.append(gang)
            ending = ending or ("gang" if s.house.two_gangs else "crime")
    if (not won or s.house.joint) and town_wins(s, count):
        won.append("town")
        ending = ending or "town"
    if not ending:
        return False
    s.end(ending, won)
    return True


def lone_winners(s: CandyMafia) -> list[str]:
    """Loners whose own condition holds. [victory] [maniac] [witch] [piper]"""
    won: list[str] = []
    for seat in seats_in(s.alive):
        others: i64 = s.alive & ~(1 << seat)
        if s.sides[seat] != LONER:
            continue
        pair = others & (others - 1) == 0 and s.mark(seat, LAST_PAIR)
        cursed = s.plays(seat, WITCH) and others & ~s.cursed == 0
        piped = s.plays(seat, PIPER) and others & ~s.recruited == 0
        if pair or cursed or piped:
            won.append(NAMES[s.cards[seat]])
    return won


def winning_gang(s: CandyMafia, count: Living) -> str:
    """The criminals, or one gang of two, if they are enough. [victory] [two-gangs] [R82] [R89]"""
    if not s.house.two_gangs:
        return "crime" if count.crime > 0 and 2 * count.crime >= count.all else ""
    mafia: i64 = count.crime - count.triad
    if mafia > 0 and count.triad > 0:
        return ""
    if mafia > 0 and count.town <= mafia:
        return "mafia"
    return "triad" if count.triad > 0 and count.town <= count.triad else ""


def town_wins(s: CandyMafia, count: Living) -> bool:
    """No criminal is left, and somebody of the town is. [victory] [R83] [R90]"""
    return count.crime == 0 and count.town > 0 and not (s.house.loners_hold and count.loners > 0)


def hunger(s: CandyMafia) -> bool:
    """The bread is gone at the end of the third day: the criminals win, each gang that lives. [baker] [R87]"""
    if s.bread < 0 or s.day < s.bread:
        return False
    count = Living(s)
    won: list[str] = []
    if count.crime > count.triad:
        won.append("mafia" if s.house.two_gangs else "crime")
    if count.triad:
        won.append("triad")
    s.end("hunger" if won else "nobody", won)
    return True
